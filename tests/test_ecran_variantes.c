/* Variations: another move tried at an earlier moment, the game kept whole meanwhile. */
#include "tests/ecran_vu.h"

/* What if another move had been played? The game stays whole meanwhile, on the screen, in the
 * review and on disk. */
static void une_variante_garde_la_partie(void **etat)
{
    (void)etat;
    char apres[65];
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    assert_true(ecran_lire_plateau(apres));
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_attendre_texte(ecran, "Échap y revient");
    ecran_jouer("f3");
    terminal_taper(ecran, "uuu");
    terminal_attendre_texte(ecran, "la variante commence ici");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "Blanc f4");
    terminal_taper(ecran, "y"); /* reviewed for itself */
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_touche(ecran, VTERM_KEY_END);
    ecran_attendre_plateau(apres);
    terminal_attendre_texte(ecran, "Blanc perd "); /* the review of the game is back */
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 5");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(apres);
}

/* A game without a review gets none of a variation, but for the moves that are the same. */
static void la_revue_d_une_variante_vaut_pour_les_coups_communs(void **etat)
{
    (void)etat;
    ecran_deux_personnes(118, 40);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Noir c3 : ");
    ecran_quitter_proprement();
}

/* Of a variation of the first move nothing is true of the game: no empty graph is left. */
static void la_revue_d_une_autre_partie_ne_reste_pas(void **etat)
{
    (void)etat;
    ecran_deux_personnes(118, 40);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 1");
    ecran_jouer("c3");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_attendre_texte(ecran, "Analyse à 20 plis");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "relecture 0/5");
    terminal_attendre_absence(ecran, "Analyse à 20 plis");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "analyser d'abord la partie");
    ecran_quitter_proprement();
}

/* A game against the computer, and a variation of its first move. */
static void varier_contre_l_ordinateur(int colonnes, int lignes)
{
    ecran_ouvrir(colonnes, lignes, "--noir", "clavier", "--blanc", "ia:1", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 1");
}

/* Nor are values shown of a game in progress unasked, nor is its level changed there. */
static void une_variante_ne_donne_rien_sans_demande(void **etat)
{
    (void)etat;
    varier_contre_l_ordinateur(118, 40);
    terminal_attendre_calme(ecran, 300);
    assert_false(terminal_montre(ecran, "Valeurs pour"));
    terminal_taper(ecran, "+");
    terminal_attendre_texte(ecran, "Le niveau ne change pas dans une variante");
    assert_true(terminal_montre(ecran, "IA, niveau 1"));
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Valeurs pour Blanc");
    ecran_quitter_proprement();
}

static void le_coup_joue_avance(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "relecture 0/5");
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "relecture 1/5");
    terminal_taper(ecran, "d6\r");
    terminal_attendre_texte(ecran, "relecture 2/5");
}

/* ... unless it is wanted in its place. */
static void une_variante_devient_la_partie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "r");
    terminal_attendre_texte(ecran, "Remplacer 2 coups");
    terminal_taper(ecran, "2");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "r1");
    terminal_attendre_absence(ecran, "variante");
    terminal_attendre_texte(ecran, "coup 4");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "aucun coup à refaire");
}

/* ... at its end too. */
static void une_variante_finie_devient_la_partie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite(ECRAN_COURTE);
    ecran_jouer_suite("c3");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 8/9");
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 9");
    terminal_attendre_texte(ecran, "Noir gagne 13-0");
    terminal_attendre_texte(ecran, "r reprendre d'ici");
    terminal_taper(ecran, "r");
    terminal_attendre_texte(ecran, "Remplacer 1 coup");
    terminal_taper(ecran, "1");
    terminal_attendre_absence(ecran, "variante depuis");
    terminal_attendre_texte(ecran, "Noir gagne ");
    terminal_attendre_absence(ecran, "reprendre d'ici");
    ecran_quitter_proprement();
}

/* Nobody answers there, whoever plays the game. */
static void l_ordinateur_ne_repond_pas_a_une_variante(void **etat)
{
    (void)etat;
    varier_contre_l_ordinateur(80, 24);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    ecran_jouer("c3");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "relecture 0/2");
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "relecture 1/2");
    static const char *const REPONSES[] = {"d6", "f6", "f4"};
    for (int i = 0, tente = 0; i < 3 && !tente; i++) { /* the first that is not the computer's */
        terminal_taper(ecran, REPONSES[i]);
        terminal_taper(ecran, "\r");
        terminal_attendre_calme(ecran, 200);
        tente = terminal_montre(ecran, "variante depuis le coup 2");
        if (!tente)
            terminal_touche(ecran, VTERM_KEY_PAGEUP);
    }
    terminal_attendre_texte(ecran, "variante depuis le coup 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(une_variante_garde_la_partie),
        TEST(le_coup_joue_avance),
        TEST(la_revue_d_une_variante_vaut_pour_les_coups_communs),
        TEST(la_revue_d_une_autre_partie_ne_reste_pas),
        TEST(une_variante_ne_donne_rien_sans_demande),
        TEST(une_variante_devient_la_partie),
        TEST(une_variante_finie_devient_la_partie),
        TEST(l_ordinateur_ne_repond_pas_a_une_variante),
    };
    return cmocka_run_group_tests_name("écran, variantes", tests, NULL, NULL);
}
