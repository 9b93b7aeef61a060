/* The saved game at the start: offered, shown, kept when another one is wanted. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tests/ecran_vu.h"

static void le_depart_propose_la_partie_sauvee(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Reprendre la partie");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_attendre_absence(ecran, "Reprendre la partie");
}

/* Nothing that says which game is wanted loses the saved one unasked. */
static void une_partie_voulue_ne_perd_pas_la_sauvee(void **etat)
{
    (void)etat;
    static const char *const VOULUES[][2] = {
        {"--taille", "10x10"},
        {"--depart", "miroir"},
        {"--blanc", "clavier"},
        {"--position", "---------------------------OX------XXX--------------------------"}};
    static const char *const MODES[] = {"--legaux=oui", "--texte"};
    for (int i = 0; i < 8; i++) {
        ecran_sauvegarde("clavier", "clavier", 1, "c4");
        ecran_ouvrir(80, 24, MODES[i % 2], VOULUES[i / 2][0], VOULUES[i / 2][1], NULL);
        terminal_attendre_texte(ecran, "Partie commencée");
        if (i / 2 < 2) /* of another board, which is named */
            terminal_attendre_texte(ecran, "Othello 8x8");
        terminal_taper(ecran, i % 2 ? "r\r" : "2");
        terminal_attendre_texte(ecran, "Partie reprise");
        terminal_attendre_texte(ecran, "Trait à Blanc");
    }
    terminal_taper(ecran, "q\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    ecran_ouvrir(80, 24, "--position", VOULUES[3][1], "--premier", "blanc", NULL);
    terminal_attendre_texte(ecran, "Partie commencée");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(VOULUES[3][1]);
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--texte", NULL);
    terminal_attendre_texte(ecran, "Partie commencée");
    terminal_taper(ecran, "n\r");
    terminal_attendre_texte(ecran, "Trait à Noir");
}

/* What was asked for is what Enter begins, its players named; to resume shows the other. */
static void la_partie_voulue_d_abord(void **etat)
{
    (void)etat;
    static const char *const MODES[] = {"--legaux=oui", "--texte"};
    for (int i = 0; i < 2; i++) {
        ecran_sauvegarde("clavier", "clavier", 1, "c4");
        ecran_ouvrir(90, 24, MODES[i], "--noir", "clavier", "--blanc", "ia:2", NULL);
        terminal_attendre_texte(ecran, i ? "nouvelle partie, humain – IA, niveau 2 (n), reprendre"
                                         : "▸ Nouvelle partie : humain – IA, niveau 2");
        terminal_taper(ecran, i ? "n\r" : "\r");
        terminal_attendre_texte(ecran, "Trait à Noir");
    }
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(120, 40, "--taille", "4x4", "--noir", "clavier", "--blanc", "clavier", NULL);
    terminal_attendre_texte(ecran, "Partie commencée : Othello 8x8");
    terminal_attendre_texte(ecran, "▸ Nouvelle partie");
    assert_false(terminal_montre(ecran, "     h     "));
    terminal_touche(ecran, VTERM_KEY_DOWN);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_touche(ecran, VTERM_KEY_UP);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Othello 4x4");
    ecran_quitter_proprement();
}

/* The board under the menu is the saved one while it would be resumed. */
static void le_menu_montre_la_partie_sauvee(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "▸ Reprendre la partie");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_attendre_texte(ecran, "gardée");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_touche(ecran, VTERM_KEY_UP);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_quitter_proprement();
    assert_false(terminal_montre(ecran, "gardée")); /* it still is the saved one */
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_quitter_proprement();
}

/* Where a new game takes its place the saved one goes to the history, and can be opened. */
static void une_autre_partie_garde_la_sauvee(void **etat)
{
    static const char *const OUVRIR[] = {"", "--nouvelle"};
    char historique[4096], ouvrir[4200];
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4"); /* says where files are */
    snprintf(historique, sizeof historique, "%s/othello/othello.historique",
             getenv("XDG_STATE_HOME"));
    for (int i = 0; i < 2; i++) {
        unlink(historique);
        ecran_sauvegarde("clavier", "clavier", 1, "c4e3");
        ecran_ouvrir(200, 24, "--noir", "clavier", "--blanc", "clavier", i ? OUVRIR[i] : NULL,
                     NULL);
        if (i == 0)
            terminal_attendre_texte(ecran, "Partie commencée");
        terminal_taper(ecran, i == 0 ? "\r" : "");
        ecran_attendre_plateau(ECRAN_DEPART);
        assert_int_equal(access(historique, F_OK), -1); /* it stays until a move */
        ecran_jouer("f5");
        ecran_quitter_proprement();
        snprintf(ouvrir, sizeof ouvrir, "%s:1", historique);
        terminal_attendre_texte(ecran, "« Mes parties » la rouvre, ou othello --ouvrir ");
        terminal_attendre_texte(ecran, "othello.historique:1.");
        ecran_ouvrir(80, 24, "--ouvrir", ouvrir, "--nouvelle", NULL);
        terminal_attendre_texte(ecran, "coup 2");
        assert_int_equal(ecran_case("e3").gauche, '[');
        ecran_quitter_proprement();
        ecran_ouvrir(80, 24, "--reprendre", NULL);
        terminal_attendre_texte(ecran, "coup 1");
        ecran_quitter_proprement();
        assert_false(terminal_montre(ecran, "gardée")); /* its own */
    }
}

/* The line of keys names no way back where there is none. */
static void rien_avant_le_debut(void **etat)
{
    (void)etat;
    ecran_deux_personnes(100, 24);
    terminal_attendre_texte(ecran, "Espace jouer");
    assert_false(terminal_montre(ecran, "u annuler"));
    assert_false(terminal_montre(ecran, "y analyser"));
    ecran_jouer("c4");
    terminal_attendre_texte(ecran, "u annuler");
    ecran_jouer("e3");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "PgPréc reculer");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "relecture 0/2");
    assert_false(terminal_montre(ecran, "PgPréc"));
    assert_true(terminal_montre(ecran, "PgSuiv avancer"));
    ecran_quitter_proprement();
}

/* The question names what is begun otherwise: the game of the file. */
static void une_partie_ouverte_ne_perd_pas_la_sauvee(void **etat)
{
    (void)etat;
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("partie.txt"));
    ecrire_fichier(chemin, "f5d6\n", 5);
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(80, 24, "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Partie commencée : coup 1");
    terminal_attendre_texte(ecran, "Ouvrir la partie du fichier");
    assert_false(terminal_montre(ecran, "Nouvelle partie"));
    terminal_attendre_texte(ecran, "▸ Ouvrir la partie du fichier"); /* it was asked for */
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, ", coup 2");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--texte", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "ouvrir le fichier (o)");
    terminal_taper(ecran, "o\r");
    terminal_attendre_texte(ecran, "Blanc joue d6");
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(le_depart_propose_la_partie_sauvee),
        TEST(une_partie_voulue_ne_perd_pas_la_sauvee),
        TEST(une_partie_ouverte_ne_perd_pas_la_sauvee),
        TEST(la_partie_voulue_d_abord),
        TEST(le_menu_montre_la_partie_sauvee),
        TEST(une_autre_partie_garde_la_sauvee),
        TEST(rien_avant_le_debut),
    };
    return cmocka_run_group_tests_name("écran, sauvée", tests, NULL, NULL);
}
