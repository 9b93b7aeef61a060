/* Undo, redo, looking back, the graph of the score. */
#include <string.h>

#include "tests/ecran_vu.h"

/* After f5 d6 c5 f6 e7 f4, six moves. */
static const char APRES_6[] = "---------------------------OOO----XXOO-----X-O------X-----------";

static void annuler_et_refaire_a_deux(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("c4c3");
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "aucun coup à annuler");
    terminal_taper(ecran, "\x12");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "Blanc c3");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "aucun coup à refaire");
}

/* HIST-08: against the computer both moves come back. */
static void HIST_08_annuler_et_refaire_contre_l_ordinateur(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:1", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    char apres[65];
    assert_true(ecran_lire_plateau(apres));
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "\x12");
    ecran_attendre_plateau(apres);
    terminal_attendre_texte(ecran, "coup 2");
}

static void une_variante_remplace_la_suite(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_taper(ecran, "uu");
    terminal_attendre_texte(ecran, "coup 3");
    ecran_jouer("f4");
    terminal_attendre_absence(ecran, "c4");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "aucun coup à refaire");
}

/* HIST-11: three moves back in a finished game; it stays there. */
static void HIST_11_revoir_une_partie_finie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite(ECRAN_COURTE);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Noir gagne ");
    for (int i = 0; i < 3; i++)
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
    ecran_attendre_plateau(APRES_6);
    terminal_attendre_texte(ecran, "6/9");
    terminal_attendre_calme(ecran, 2000);
    ecran_attendre_plateau(APRES_6);
    assert_true(terminal_montre(ecran, "6/9"));
}

static void debut_fin_et_molette(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_touche(ecran, VTERM_KEY_PAGEUP); /* there is nothing before the first move */
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_calme(ecran, 100);
    assert_false(terminal_montre(ecran, "0/0"));
    ecran_jouer_suite("f5d6c5f6e7f4");
    ecran_attendre_plateau(APRES_6);
    terminal_touche(ecran, VTERM_KEY_HOME);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "0/6");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "1/6");
    terminal_cliquer(ecran, 10, 10, 5);
    terminal_attendre_texte(ecran, "2/6");
    terminal_cliquer(ecran, 10, 10, 4);
    terminal_attendre_texte(ecran, "1/6");
    terminal_touche(ecran, VTERM_KEY_END);
    ecran_attendre_plateau(APRES_6);
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "0/6");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(APRES_6);
    terminal_attendre_absence(ecran, "/6");
}

/* Marks of the moment looked at in the columns of the graph, and below its title. */
static int marques_du_graphe(void)
{
    int x0, y0, nb = 0;
    assert_true(terminal_chercher(ecran, "Écart en", &x0, &y0));
    for (int y = y0 + 1; y < terminal_lignes(ecran); y++)
        for (int x = x0; x < terminal_colonnes(ecran); x++)
            nb += strcmp(terminal_cellule(ecran, x, y).texte, "┼") == 0;
    return nb;
}

/* A game that has more moments than the graph has columns. */
static void le_graphe_suit_le_moment(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 60,
                     "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7"
                     "a5g2a7f1h2h1g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Écart en");
    assert_int_equal(marques_du_graphe(), 1);
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_taper(ecran, "x"); /* they leave the place to the graph */
    terminal_attendre_texte(ecran, "Écart en");
    assert_int_equal(marques_du_graphe(), 1);
    for (int rang = 1; rang < 60; rang++) {
        char moment[32];
        struct tampon t = tampon_sur(moment, sizeof moment);
        tampon_ecrire(&t, "relecture %d/60", rang);
        terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
        terminal_attendre_texte(ecran, moment);
        assert_int_equal(marques_du_graphe(), 1);
    }
    ecran_quitter_proprement();
}

/* What is counted on the board swings with every move; the graph does not: it has few peaks. It
 * begins when there is something to see. */
static void le_graphe_n_est_pas_un_peigne(void **etat)
{
    (void)etat;
    int x0, y0, passages = 0;
    ecran_sauvegarde("clavier", "clavier", 24, "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8");
    ecran_ouvrir(100, 30, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Écart en pions : Noir +2");
    assert_true(terminal_chercher(ecran, "┼", &x0, &y0));
    for (int y = y0 - 1; y <= y0 + 1; y += 2)
        for (int x = x0 - 12; x <= x0; x++) /* a column for two moves */
            passages += strcmp(terminal_cellule(ecran, x, y).texte, " ") != 0 &&
                        strcmp(terminal_cellule(ecran, x + 1, y).texte, " ") == 0;
    assert_in_range(passages, 1, 4);
    ecran_deux_personnes(100, 30);
    ecran_jouer_suite("f5d6c3");
    assert_false(terminal_montre(ecran, "Écart"));
    ecran_jouer("d3");
    terminal_attendre_texte(ecran, "Écart en pions : ");
    ecran_quitter_proprement();
}

static void cliquer_sur(const char *texte, int dx)
{
    int x, y;
    terminal_attendre_texte(ecran, texte);
    assert_true(terminal_chercher(ecran, texte, &x, &y));
    terminal_cliquer(ecran, x + dx, y, 1);
}

/* A click on a move of the list, or on the graph, goes to that moment. */
static void un_clic_va_au_moment(void **etat)
{
    int x, y;
    (void)etat;
    ecran_deux_personnes(100, 30);
    ecran_jouer_suite("f5d6c3d3c4f4");
    cliquer_sur(" 3. c3", 4);
    terminal_attendre_texte(ecran, "relecture 3/6");
    cliquer_sur(" 3. c3", 7);
    terminal_attendre_texte(ecran, "relecture 4/6");
    cliquer_sur(" 5. c4", 7);
    terminal_attendre_texte(ecran, "coup 6");
    assert_true(terminal_chercher(ecran, "Écart en pions", &x, &y));
    terminal_cliquer(ecran, x + 1, y + 2, 1);
    terminal_attendre_texte(ecran, "relecture 2/6");
    terminal_cliquer(ecran, x + 30, y + 2, 1); /* after the game's end: nothing */
    terminal_attendre_calme(ecran, 200);
    assert_true(terminal_montre(ecran, "relecture 2/6"));
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(un_clic_va_au_moment),
        TEST(annuler_et_refaire_a_deux),      TEST(HIST_08_annuler_et_refaire_contre_l_ordinateur),
        TEST(une_variante_remplace_la_suite), TEST(HIST_11_revoir_une_partie_finie),
        TEST(debut_fin_et_molette),           TEST(le_graphe_suit_le_moment),
        TEST(le_graphe_n_est_pas_un_peigne),
    };
    return cmocka_run_group_tests_name("écran, revoir", tests, NULL, NULL);
}
