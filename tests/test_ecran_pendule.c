/* The clocks on the screen: seen at every size, going without a key, falling. Nothing here depends
 * on how fast the machine is: a clock is either far from its end or waited for. */
#include <string.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

static void ouvrir(int colonnes, int lignes, const char *noir, const char *blanc,
                   const char *pendule)
{
    ecran_ouvrir(colonnes, lignes, "--noir", noir, "--blanc", blanc, "--nouvelle", "--pendule",
                 pendule, NULL);
}

/* Black's goes, White's stands. */
static void elles_se_voient_a_toutes_les_tailles(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{40, 12}, {60, 46}, {80, 24}, {100, 30}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof *TAILLES; i++) {
        ouvrir(TAILLES[i][0], TAILLES[i][1], "clavier", "clavier", "3000");
        terminal_attendre_texte(ecran, "49:5");
        terminal_attendre_texte(ecran, "50:00");
        ecran_jouer("c4");
        terminal_attendre_texte(ecran, "49:5");
        ecran_quitter_proprement();
    }
}

static void elles_se_voient_sans_panneau(void **etat)
{
    (void)etat;
    ecran_ouvrir(40, 14, "--taille", "10x10", "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", "--pendule", "3000", NULL);
    terminal_attendre_texte(ecran, "49:5");
    terminal_attendre_texte(ecran, "50:00");
    ecran_quitter_proprement();
}

static void la_fin_proche_est_marquee(void **etat)
{
    (void)etat;
    ouvrir(80, 24, "clavier", "clavier", "25");
    terminal_attendre_texte(ecran, "0:25!");
    ecran_quitter_proprement();
    ouvrir(80, 24, "clavier", "clavier", "3000");
    terminal_attendre_texte(ecran, "50:00");
    assert_false(terminal_montre(ecran, "50:00!"));
    ecran_quitter_proprement();
}

/* The loss is told, with what can be done before any move, and another choice of clock goes on. */
static void elle_tombe(void **etat)
{
    (void)etat;
    ouvrir(80, 24, "clavier", "ia:1", "0.3");
    terminal_attendre_texte(ecran, "Noir n'a plus de temps : Blanc gagne.");
    terminal_attendre_texte(ecran, "Vous perdez au temps");
    terminal_attendre_texte(ecran, "u  reprendre le temps");
    assert_false(terminal_montre(ecran, "analyser vos erreurs"));
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Options");
    ecran_menu("Pendule      ‹ 0,3 s ›", NULL);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "▸ Pendule      ‹ sans ›");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups légaux");
    ecran_jouer("c4");
    ecran_quitter_proprement();
}

/* Also while an earlier moment is looked at; it is one of the games lost. */
static void elle_tombe_pendant_une_relecture(void **etat)
{
    (void)etat;
    ouvrir(80, 24, "aleatoire:1", "clavier", "5");
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Blanc n'a plus de temps : Noir gagne.");
    terminal_attendre_texte(ecran, "Vous perdez au temps");
    terminal_attendre_texte(ecran, "Bilan : 0 gagnée, 0 nulle, 1");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Mes parties");
    assert_false(terminal_montre(ecran, "Reprendre")); /* it is over */
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "perdue au temps, hasard");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    ecran_quitter_proprement();
}

static void annuler_rend_le_temps(void **etat)
{
    (void)etat;
    ouvrir(80, 24, "clavier", "clavier", "5");
    ecran_jouer("c4");
    terminal_attendre_texte(ecran, "Noir gagne au temps");
    terminal_attendre_texte(ecran, "u  reprendre un coup et son temps");
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "0:05!");
    ecran_quitter_proprement();
}

static void le_menu_en_propose(void **etat)
{
    (void)etat;
    char chemin[CHEMIN_MAX];
    size_t taille;
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Pendule      ‹ sans ›");
    ecran_menu("Pendule", NULL);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "‹ 1 min ›");
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "‹ 3 min + 2 s ›");
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "2:5");
    terminal_attendre_texte(ecran, "3:00");
    ecran_quitter_proprement();
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    char *garde = lire_fichier(chemin, &taille);
    assert_non_null(strstr(garde, "pendule = 180+2\n"));
    free(garde);
}

static void une_partie_sauvee_les_garde(void **etat)
{
    (void)etat;
    ouvrir(80, 24, "clavier", "clavier", "3000");
    ecran_jouer("c4");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "49:5");
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(le_menu_en_propose), /* nothing to resume */
        TEST(elles_se_voient_a_toutes_les_tailles),
        TEST(elles_se_voient_sans_panneau),
        TEST(la_fin_proche_est_marquee),
        TEST(elle_tombe),
        TEST(elle_tombe_pendant_une_relecture),
        TEST(annuler_rend_le_temps),
        TEST(une_partie_sauvee_les_garde),
    };
    return cmocka_run_group_tests_name("écran, pendule", tests, NULL, NULL);
}
