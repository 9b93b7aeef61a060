/* A new game, the help, what lies over the board and leaving it. */
#include <stdio.h>
#include <unistd.h>

#include "tests/ecran_vu.h"

static void une_nouvelle_partie_se_demande(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Abandonner");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* As the key on the board does, whether the line is chosen or the key pressed there. */
static void une_nouvelle_partie_des_options_se_demande(void **etat)
{
    (void)etat;
    static const char *const TOUCHES[] = {"oj\r", "on"};
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    for (int i = 0; i < 2; i++) {
        terminal_taper(ecran, TOUCHES[i]);
        terminal_attendre_texte(ecran, "Abandonner cette partie ?");
        terminal_taper(ecran, "2"); /* back to the options */
        terminal_attendre_texte(ecran, "Pendule");
        terminal_taper(ecran, "n3");
        terminal_attendre_absence(ecran, "Abandonner");
        ecran_attendre_plateau(ECRAN_APRES_C4);
    }
    terminal_taper(ecran, "on\r");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

/* A key held, or pressed twice, answers no question. */
static void une_lettre_ne_repond_pas_aux_questions(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_taper(ecran, "nnnoc");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_attendre_calme(ecran, 200);
    assert_true(terminal_montre(ecran, "Abandonner cette partie ?"));
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Abandonner");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

/* Nothing of it is lost: as for q. */
static void une_partie_seulement_regardee_s_abandonne_sans_question(void **etat)
{
    (void)etat;
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("regardee.txt"));
    ecrire_fichier(chemin, "f5d6\n", 5);
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", "--ouvrir",
                 chemin, NULL);
    terminal_attendre_texte(ecran, ", coup 2");
    terminal_taper(ecran, "n");
    ecran_attendre_plateau(ECRAN_DEPART);
    unlink(chemin);
}

static void l_aide_s_ouvre_et_se_ferme(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_touche(ecran, VTERM_KEY_FUNCTION(1));
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
    terminal_taper(ecran, "q"); /* closes the help, and nothing more */
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_true(terminal_vivant(ecran));
}

/* From the board it leaves; what lies over the board it closes, and nothing more. */
static void q_ferme_ce_qui_est_dessus(void **etat)
{
    (void)etat;
    static const char *const BOITES[][2] = {
        {"o", "Options"},
        {"n", "Abandonner cette partie"},
    };
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    for (size_t i = 0; i < 2; i++) {
        terminal_taper(ecran, BOITES[i][0]);
        terminal_attendre_texte(ecran, BOITES[i][1]);
        terminal_taper(ecran, "q");
        ecran_attendre_plateau(ECRAN_APRES_C4);
        terminal_attendre_absence(ecran, BOITES[i][1]);
    }
    terminal_coller(ecran, "f5d6c5f6e7f4");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "q");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    assert_true(terminal_vivant(ecran));
    terminal_taper(ecran, "q");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
}

static void Echap_ne_quitte_jamais(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    for (int i = 0; i < 5; i++) {
        terminal_touche(ecran, VTERM_KEY_ESCAPE);
        terminal_attendre_calme(ecran, 100);
    }
    assert_true(terminal_vivant(ecran));
    ecran_jouer("c4");
}

/* TUI-50: quitting from every screen. */
static void TUI_50_quitter_de_partout(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL); /* the menu of the start */
    terminal_attendre_texte(ecran, "Nouvelle partie");
    ecran_quitter_proprement();
    ecran_deux_personnes(80, 24); /* a look back */
    ecran_jouer("c4");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "0/1");
    ecran_quitter_proprement();
    ecran_deux_personnes(80, 24); /* the options */
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    terminal_taper(ecran, "\003");
    assert_int_not_equal(terminal_attendre_fin(ecran), 0);
    assert_null(terminal_desordre(ecran));
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--sans-livre", "--nouvelle",
                 NULL); /* a thought */
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "réfléchit");
    ecran_quitter_proprement();
}

static void quitter_dit_comment_reprendre(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    ecran_quitter_proprement();
    terminal_attendre_texte(ecran, "--reprendre");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "Trait à Blanc");
}

static void ne_quitte_pas_sans_demander(void)
{
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "Une autre partie est sauvée");
    assert_true(terminal_montre(ecran, "sera perdue"));
    terminal_taper(ecran, "\033");
    terminal_attendre_absence(ecran, "Quitter sans sauver");
}

/* Two windows: the second says that it saves nothing, the first one's game is there in the end. */
static void la_seconde_fenetre_ne_sauve_rien(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    struct terminal *premiere = ecran;
    ecran = NULL;
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Un autre Othello est ouvert : cette partie ne sera pas");
    terminal_attendre_texte(ecran, "Aucune partie à reprendre : nouvelle partie.");
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Un autre Othello est ouvert : cette partie ne sera pas");
    ne_quitte_pas_sans_demander(); /* it would be lost: asked first, Escape stays */
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "Quitter sans sauver");
    terminal_taper(ecran, "\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    terminal_attendre_texte(ecran, "Partie non sauvée");
    terminal_fermer(ecran);
    ecran = premiere;
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

/* ... and leaves a game that was opened unasked: nothing of it is lost. */
static void une_partie_ouverte_se_quitte_sans_question(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    struct terminal *premiere = ecran;
    ecran = NULL;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Un autre Othello est ouvert : cette partie ne sera pas");
    terminal_coller(ecran, "f5d6c5f6e7f4");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie ouverte, 6 coups.");
    ecran_quitter_proprement();
    terminal_fermer(ecran);
    ecran = premiere;
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(une_nouvelle_partie_se_demande),
        TEST(une_nouvelle_partie_des_options_se_demande),
        TEST(une_lettre_ne_repond_pas_aux_questions),
        TEST(une_partie_seulement_regardee_s_abandonne_sans_question),
        TEST(l_aide_s_ouvre_et_se_ferme),
        TEST(q_ferme_ce_qui_est_dessus),
        TEST(Echap_ne_quitte_jamais),
        TEST(TUI_50_quitter_de_partout),
        TEST(quitter_dit_comment_reprendre),
        TEST(la_seconde_fenetre_ne_sauve_rien),
        TEST(une_partie_ouverte_se_quitte_sans_question),
    };
    return cmocka_run_group_tests_name("écran, quitter", tests, NULL, NULL);
}
