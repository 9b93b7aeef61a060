/* What every legal move is worth, on the screen (in analysis, or key x), and the name of the
 * opening. Endings are proved at once, and the book answers at once: what is found does not depend
 * on the machine. */
#include <stdio.h>
#include <string.h>

#include "tests/ecran_vu.h"

/* White is to move, nine squares are empty: c1 +26, b1 b2 h8 +24, a2 +22, g8 +6, b7 +2. */
static const char FIN[] =
    "(;GM[Othello]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O "
    "-*****-- *]B[G7]W[B3]B[B4]W[A4]B[A3];)";

static void ouvrir_la_fin_avec(int colonnes, int lignes, const char *option)
{
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("partie.txt"));
    ecrire_fichier(chemin, FIN, strlen(FIN));
    ecran_ouvrir(colonnes, lignes, "--ouvrir", chemin, "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", option, NULL);
    ecran_attendre_plateau("---XOOXO--XXOOXOXXXOOOXOXXOOOXXOXOXOOOXOXXOXOXXOX-XOXXXO-XXXXX--");
}

static void ouvrir_la_fin(int colonnes, int lignes)
{
    ouvrir_la_fin_avec(colonnes, lignes, NULL);
}

/* The three columns in the middle of a cell. */
static void verifier_case(const char *nom, const char *valeur)
{
    const struct ecran_case c = ecran_case(nom);
    char vu[40];
    snprintf(vu, sizeof vu, "%c%s%c", c.gauche, c.signe, c.droite);
    assert_string_equal(vu, valeur);
}

static void la_valeur_de_chaque_coup(void **etat)
{
    static const char *const LIGNES[] = {"Valeurs pour Blanc", "c1  +26  exact", "a2  +22  exact",
                                         "g8   +6  exact", "b7   +2  exact"};
    (void)etat;
    ouvrir_la_fin(80, 24);
    for (size_t i = 0; i < sizeof LIGNES / sizeof *LIGNES; i++)
        terminal_attendre_texte(ecran, LIGNES[i]);
    verifier_case("c1", "+26");
    verifier_case("b7", "+2=");
    verifier_case("a1", "   ");
    assert_false(terminal_montre(ecran, "a1 "));
    terminal_taper(ecran, "x");
    terminal_attendre_absence(ecran, "Valeurs");
    verifier_case("b7", " ▂ ");
    ecran_quitter_proprement();
}

/* They follow the cursor in words, the look back, and the move. */
static void elles_suivent_la_position(void **etat)
{
    (void)etat;
    ouvrir_la_fin(80, 24);
    terminal_attendre_texte(ecran, "c1  +26  exact");
    terminal_attendre_texte(ecran, ", vaut ");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_attendre_texte(ecran, "exact");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "c1  +26  exact");
    ecran_jouer("c1");
    terminal_attendre_absence(ecran, "Valeurs"); /* the game is played on */
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_attendre_texte(ecran, "-26  exact"); /* the best answer keeps it */
    ecran_quitter_proprement();
}

static void sur_toutes_les_tailles(void **etat)
{
    int x, y;
    (void)etat;
    ouvrir_la_fin(124, 38);
    terminal_attendre_texte(ecran, "b7   +2  exact");
    assert_true(terminal_chercher(ecran, " +2= ", &x, &y)); /* on one line */
    assert_true(terminal_chercher(ecran, " +26= ", &x, &y)); /* the best */
    assert_non_null(strstr(terminal_ligne(ecran, y - 1), "*      *"));
    ouvrir_la_fin(40, 12);
    terminal_attendre_texte(ecran, "+2=");
    terminal_attendre_texte(ecran, ", vaut +24, exact"); /* fewer words, not the value */
    ouvrir_la_fin(60, 19);
    terminal_attendre_texte(ecran, "c1  +26  exact");
    terminal_redimensionner(ecran, 20, 5);
    terminal_redimensionner(ecran, 110, 36);
    terminal_attendre_texte(ecran, "b7   +2  exact");
    ecran_quitter_proprement();
}

/* Where a cell has two rows the marks are under its value. */
static void une_marque_sous_la_valeur(void **etat)
{
    int x, y;
    (void)etat;
    ouvrir_la_fin(80, 24);
    terminal_attendre_texte(ecran, "+24= +26=");
    ecran_place("c1", &x, &y); /* the best */
    for (int dx = -2; dx <= 2; dx += 4)
        assert_string_equal(terminal_cellule(ecran, x + dx, y + 1).texte, "*");
    ecran_place("h8", &x, &y);
    assert_string_equal(terminal_cellule(ecran, x + 2, y + 1).texte, " ");
}

/* How sure a value of two digits is, and advice, have room where there are lines; else the plus
 * makes room, and the best move is in reverse video. */
static void une_valeur_ne_cache_rien(void **etat)
{
    int x, y;
    (void)etat;
    ouvrir_la_fin_avec(80, 24, "--couleur=jamais");
    terminal_attendre_texte(ecran, "c1  +26  exact");
    terminal_attendre_texte(ecran, "+24=+26=");
    ecran_place("c1", &x, &y); /* the best */
    assert_string_equal(terminal_cellule(ecran, x, y - 1).texte, "*");
    assert_string_equal(terminal_cellule(ecran, x, y + 1).texte, "*");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "conseil : c1");
    assert_string_equal(terminal_cellule(ecran, x, y - 1).texte, "*");
    ecran_place("h8", &x, &y);
    assert_string_not_equal(terminal_cellule(ecran, x, y - 1).texte, "*");
    ouvrir_la_fin(40, 12);
    terminal_attendre_texte(ecran, "24=26=");
    ecran_place("c1", &x, &y);
    assert_true(terminal_cellule(ecran, x + 1, y).inverse);
    assert_false(terminal_cellule(ecran, x - 2, y).inverse);
    terminal_taper(ecran, "i");
    terminal_attendre_calme(ecran, 200);
    assert_true(terminal_montre(ecran, "24=26="));
    ecran_quitter_proprement();
}

/* Two people play; nothing tells them what the moves are worth. */
static void verifier_jeu(void)
{
    terminal_attendre_texte(ecran, "Trait à ");
    terminal_attendre_calme(ecran, 150);
    assert_false(terminal_montre(ecran, "Valeurs"));
}

/* Where a game is gone over the values are shown unless one hides them; in play not; what x chose
 * for one does not change the other. */
static void a_l_analyse_et_non_en_jeu(void **etat)
{
    (void)etat;
    ouvrir_la_fin(80, 24);
    terminal_attendre_texte(ecran, "Valeurs pour Blanc");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_taper(ecran, "r"); /* on from there */
    terminal_attendre_absence(ecran, "relecture");
    verifier_jeu();
    ecran_jouer_suite("b2");
    terminal_touche(ecran, VTERM_KEY_PAGEUP); /* a look back in a game that goes on is play */
    terminal_attendre_texte(ecran, "relecture");
    verifier_jeu();
    terminal_taper(ecran, "y"); /* with a review it is not */
    terminal_attendre_texte(ecran, "Valeurs pour ");
    terminal_taper(ecran, "x");
    verifier_jeu();
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_taper(ecran, "x"); /* hidden there, shown in play */
    terminal_attendre_texte(ecran, "Valeurs pour ");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture");
    verifier_jeu();
    terminal_taper(ecran, "n\r");
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

/* The computer thinks on the person's time again once the values are out of sight. */
static void l_ordinateur_reflechit_de_nouveau(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:9", "--temps", "1", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_verifier_fils(1);
    terminal_taper(ecran, "y");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Valeurs pour Blanc");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_absence(ecran, "Valeurs");
    ecran_verifier_fils(1);
    ecran_quitter_proprement();
}

/* A whole board of a hundred squares for who plays the last one. */
static void cent_pions(void **etat)
{
    char position[101];
    (void)etat;
    memset(position, 'X', 100);
    memcpy(position, "-O", 2);
    position[100] = 0;
    ecran_ouvrir(79, 23, "--taille", "10x10", "--position", position, "--noir", "clavier",
                 "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "a1  +100 exact");
    assert_true(terminal_montre(ecran, " 1 +++"));
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, " 1  +100");
    ecran_quitter_proprement();
}

static void le_livre_repond(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "livre");
    assert_int_equal(ecran_case("c4").droite, '#');
    ecran_quitter_proprement();
}

/* A search without end: it gives way to the computer, begins again, and stops to leave. */
static void elle_cede_et_s_arrete(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--temps=3600", "--nouvelle",
                 "--sans-livre", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, " plis");
    ecran_verifier_fils(1);
    terminal_redimensionner(ecran, 20, 5); /* nowhere to show them */
    terminal_attendre_texte(ecran, "il faut");
    ecran_verifier_fils(0);
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, " plis");
    ecran_jouer("f5");
    terminal_attendre_texte(ecran, "Blanc réfléchit");
    ecran_verifier_fils(1);
    assert_false(terminal_montre(ecran, "Valeurs"));
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_attendre_texte(ecran, " plis");
    for (int i = 0; i < 21; i++)
        terminal_taper(ecran, "x");
    terminal_attendre_absence(ecran, "Valeurs");
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, " plis");
    ecran_quitter_proprement();
}

/* Where none can be looked for, the key says why; they come when they can. */
static void elle_dit_ce_qu_elle_attend(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer_suite("e6f4e3f6g5d6e7f5"); /* the shortest game */
    terminal_taper(ecran, "c5\r");
    terminal_attendre_texte(ecran, "n  revanche");
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "les valeurs se montrent en relecture");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Valeurs pour ");
    terminal_attendre_absence(ecran, "en relecture (");
    terminal_taper(ecran, "x");
    terminal_attendre_absence(ecran, "Valeurs");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--noir", "ia:10", "--blanc", "ia:10", "--temps", "600", "--nouvelle",
                 "--sans-livre", NULL);
    terminal_attendre_texte(ecran, "Noir réfléchit…");
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Les valeurs attendent : l'ordinateur réfléchit.");
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Les valeurs des coups ne seront pas montrées.");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--noir", "ia:10", "--blanc", "clavier", "--temps", "3", "--nouvelle",
                 "--sans-livre", NULL);
    terminal_attendre_texte(ecran, "Noir réfléchit…");
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Valeurs pour Blanc");
    terminal_attendre_absence(ecran, "Les valeurs attendent");
    ecran_quitter_proprement();
}

/* By chance. */
static const char HASARD[] = "c4e3f4g5e6d6e2d3c6b5b4c7a4f5f6e7h6b7c5a3g7c3b8d7c8g6g4g8";

static void pendant_une_analyse(void **etat)
{
    (void)etat;
    ecran_patient();
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", "--sans-livre",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer_suite(HASARD);
    terminal_taper(ecran, "yx");
    terminal_attendre_texte(ecran, "Les valeurs attendent la fin de l'analyse (y : l'arrêter).");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_attendre_absence(ecran, "Les valeurs attendent");
    ecran_quitter_proprement();
}

static void le_nom_de_l_ouverture(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer_suite("f5f6");
    terminal_attendre_texte(ecran, "Diagonale");
    ecran_jouer_suite("d3f4");
    terminal_attendre_texte(ecran, "Aile");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Diagonale");
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(la_valeur_de_chaque_coup),
        TEST(elles_suivent_la_position),
        TEST(sur_toutes_les_tailles),
        TEST(une_marque_sous_la_valeur),
        TEST(une_valeur_ne_cache_rien),
        TEST(a_l_analyse_et_non_en_jeu),
        TEST(l_ordinateur_reflechit_de_nouveau),
        TEST(cent_pions),
        TEST(le_livre_repond),
        TEST(elle_cede_et_s_arrete),
        TEST(elle_dit_ce_qu_elle_attend),
        TEST(pendant_une_analyse),
        TEST(le_nom_de_l_ouverture),
    };
    ecran_init(argc, argv);
    return cmocka_run_group_tests_name("écran, valeurs des coups", tests, NULL, NULL);
}
