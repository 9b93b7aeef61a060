/* Other games on the screen. Coloured Awalé: the ring and its seeds by letter as well as by colour,
 * dots where they fit, rims that tell whose a hole is, a move chosen among those of a hole, the
 * sowing shown step by step without ever delaying a key, its own help. Tic-tac-toe: what won. */
#include <stdio.h>
#include <string.h>

#include "tests/ecran_vu.h"

static void ouvrir(int colonnes, int lignes, const char *position)
{
    const char *argv[] = {ecran_programme("awale"), "--noir", "clavier", "--blanc", "clavier",
                          "--nouvelle", position ? "--position" : NULL, position, NULL};
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, (const char *[]){NULL}, colonnes, lignes, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, lignes < 24 ? "coups légaux" : "Joueur 1");
}

static void l_anneau(void **etat)
{
    (void)etat;
    ouvrir(80, 24, "1(13R1T) 9(2B) 16(1R) 4(7B6T) 30-21 56");
    terminal_attendre_texte(ecran, " 16   15   14   13   12   11   10   9 · ");
    assert_true(terminal_montre(ecran, " R  1"));
    assert_true(terminal_montre(ecran, "                                    B  2"));
    assert_true(terminal_montre(ecran, ">1<   2    3    4    5    6    7    8"));
    assert_true(terminal_montre(ecran, " R 13"));
    assert_true(terminal_montre(ecran, "                B  7"));
    assert_true(terminal_montre(ecran, " T  1           T  6"));
    assert_true(terminal_montre(ecran, " 14             13"));
    ecran_quitter_proprement();
}

/* The column of a text that the screen shows in a row, -1: it does not. */
static int colonne_de(const char *texte, int y)
{
    const int colonnes = terminal_colonnes(ecran), n = (int)strlen(texte);
    for (int x = 0; x + n <= colonnes; x++) {
        int i = 0;
        while (i < n && terminal_cellule(ecran, x + i, y).texte[0] == texte[i])
            i++;
        if (i == n)
            return x;
    }
    return -1;
}

/* Dots where they fit, else numbers; a rim of the owner's colour, the slab of wood; the words below
 * begin where the board does. */
static void la_planche(void **etat)
{
    (void)etat;
    ouvrir(100, 30, "1(13R1T) 9(2B) 16(1R) 4(7B6T) 30-21 56");
    terminal_attendre_texte(ecran, "· 9 ·");
    assert_true(terminal_montre(ecran, "R   13"));
    assert_true(terminal_montre(ecran, "B ●●●●"));
    assert_true(terminal_montre(ecran, "  ●●●"));
    assert_true(terminal_montre(ecran, "T ○○○○"));
    int y = 0;
    while (colonne_de(" 16 ", y) < 0)
        y++;
    const int x16 = colonne_de(" 16 ", y), x15 = colonne_de(" 15 ", y);
    assert_int_equal(terminal_cellule(ecran, x16, y).fond, 231);
    assert_int_equal(terminal_cellule(ecran, x15, y).fond, 16);
    assert_int_equal(terminal_cellule(ecran, x16 - 2, y).fond, 137);
    assert_int_equal(colonne_de("1 : Joueur 1, 13 rouges", 28), x16 - 2);
    ecran_quitter_proprement();
}

/* Without colours a rim is seen too. */
static void sans_couleurs(void **etat)
{
    const char *argv[] = {ecran_programme("awale"), "--noir", "clavier", "--blanc", "clavier",
                          "--nouvelle", "--couleur", "jamais", NULL};
    (void)etat;
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, (const char *[]){NULL}, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, "│ 16 │15 ·│");
    assert_true(terminal_montre(ecran, "│R  2│R  2│"));
    int y = 0;
    while (colonne_de("16", y) < 0)
        y++;
    assert_false(terminal_cellule(ecran, colonne_de("16", y), y).inverse);
    assert_true(terminal_cellule(ecran, colonne_de("15", y), y).inverse);
    ecran_quitter_proprement();
}

static void en_petit(void **etat)
{
    (void)etat;
    ouvrir(40, 12, NULL);
    terminal_attendre_texte(ecran, "R 2 R 2 R 2 R 2 R 2 R 2 R 2 R 2");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "1TB   transparentes puis bleues");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "1TB");
    terminal_taper(ecran, "3B\r");
    terminal_attendre_texte(ecran, "[3]");
    ecran_quitter_proprement();
}

/* In a narrow panel nothing is cut without a sign: words go on below, or are fewer. */
static void rien_de_coupe(void **etat)
{
    static const struct {
        const char *langue, *ia, *trait, *suite, *coup, *relecture;
    } CAS[] = {{"LANGUAGE=fr", "0  IA 3", "Trait à Joueur 1, 32", "coups légaux", ", coup 2",
                "Awalé en c…, relecture 0/2"},
               {"LANGUAGE=en", "0  AI 3", "Player 1 to move, 32", "legal moves", ", move 2",
                "Awalé in col…, move 0 of 2"}};
    const char *argv[] = {ecran_programme("awale"), "--noir", "clavier", "--blanc", "ia:3",
                          "--nouvelle", NULL};
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        terminal_fermer(ecran);
        ecran = terminal_ouvrir(argv, (const char *[]){CAS[i].langue, NULL}, 60, 20,
                                TERMINAL_UTF8);
        terminal_attendre_texte(ecran, CAS[i].trait);
        terminal_attendre_texte(ecran, CAS[i].suite);
        terminal_attendre_texte(ecran, CAS[i].ia);
        terminal_taper(ecran, "1B\r");
        terminal_attendre_texte(ecran, CAS[i].coup);
        terminal_touche(ecran, VTERM_KEY_HOME);
        terminal_attendre_texte(ecran, CAS[i].relecture);
        ecran_quitter_proprement();
    }
}

/* Words make room for what is counted. */
static void le_compte_ne_se_coupe_pas(void **etat)
{
    (void)etat;
    ouvrir(80, 24, NULL);
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "coups légaux");
    ecran_quitter_proprement();
}

static void choisir_parmi_les_coups_d_un_trou(void **etat)
{
    (void)etat;
    ouvrir(80, 24, NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Quel coup ?");
    static const char *const COUPS[] = {
        "1R    rouges, dans chaque trou", "1B    bleues, chez l'adversaire",
        "1TR   transparentes puis rouges", "1TB   transparentes puis bleues"};
    for (size_t i = 0; i < sizeof COUPS / sizeof *COUPS; i++)
        terminal_attendre_texte(ecran, COUPS[i]);
    assert_true(terminal_montre(ecran, "R  2 R  2 R  2 R  2 R  2 R  2 R  2 R  2")); /* beside */
    assert_true(terminal_montre(ecran, ">1<")); /* whose moves they are */
    assert_true(terminal_montre(ecran, "Joueur 2  0"));
    terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Joueur 1 1B");
    terminal_attendre_texte(ecran, "Trait à Joueur 2");
    terminal_taper(ecran, "2\r"); /* the hole alone */
    terminal_attendre_texte(ecran, "2TR   transparentes puis rouges");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Quel coup");
    terminal_taper(ecran, "1\r");
    terminal_attendre_texte(ecran, "trou 1 : R, B, TR ou TB ?");
    assert_false(terminal_montre(ecran, "TB ?."));
    ecran_quitter_proprement();
}

/* Nothing in it is Othello's. */
static void l_aide_est_celle_du_jeu(void **etat)
{
    (void)etat;
    ouvrir(80, 50, NULL);
    assert_false(terminal_montre(ecran, "p parties"));
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "1B       taper un coup, puis Entrée");
    assert_true(terminal_montre(ecran, "Les trous impairs sont au joueur 1"));
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "[3]      le dernier coup");
    assert_false(terminal_montre(ecran, "lettre et chiffre"));
    assert_false(terminal_montre(ecran, "base de parties"));
    assert_false(terminal_montre(ecran, "retourné"));
    terminal_taper(ecran, "qo");
    terminal_attendre_texte(ecran, "Commence     ‹ Joueur 1 ›");
}

static void un_refus_dit_pourquoi(void **etat)
{
    (void)etat;
    ouvrir(80, 24, NULL);
    terminal_taper(ecran, "2R\r");
    terminal_attendre_texte(ecran, "les vôtres sont impairs");
    terminal_taper(ecran, "17R\r");
    terminal_attendre_texte(ecran, "les trous vont de 1 à 16");
    ecran_quitter_proprement();
}

static const char LONG[] = "1(12R) 2(9B) 4(20T) 10-10 20", FIN[] = "               R  1 R  1";

/* The 12th seed falls about a second after the move: is the board seen before? */
static bool le_semis_dure(void)
{
    ouvrir(80, 24, LONG);
    terminal_taper(ecran, "1R\r");
    terminal_attendre_texte(ecran, "Trait à Joueur 2");
    bool dure = !terminal_montre(ecran, FIN);
    terminal_attendre_texte(ecran, FIN);
    ecran_quitter_proprement();
    return dure;
}

/* Once in five tries: a busy machine may look too late. */
static void le_semis_pas_a_pas(void **etat)
{
    (void)etat;
    bool dure = false;
    for (int essai = 0; essai < 5 && !dure; essai++)
        dure = le_semis_dure();
    assert_true(dure);
}

static void une_touche_n_attend_pas_le_semis(void **etat)
{
    (void)etat;
    ouvrir(80, 24, LONG);
    terminal_taper(ecran, "1R\r");
    terminal_attendre_texte(ecran, "Trait à Joueur 2");
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "Trait à Joueur 1");
    assert_true(terminal_montre(ecran, " R 12"));
    terminal_taper(ecran, "1R\r2B\r"); /* the second move is typed over the first one's picture */
    terminal_attendre_texte(ecran, "Joueur 2 2B");
    ecran_quitter_proprement();
}

/* As many of the 32 moves as the panel holds, how many that is, and those of the cursor's hole. */
static void la_valeur_des_coups(void **etat)
{
    (void)etat;
    ouvrir(80, 24, NULL);
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Valeurs pour Joueur 1 (20/32)");
    terminal_attendre_texte(ecran, "1 : 1R ");
    assert_true(terminal_montre(ecran, ", 1TB "));
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "2 : Joueur 2, 2 rouges");
    ecran_quitter_proprement();
}

static void ouvrir_le_morpion_en(const char *langue, const char *dit)
{
    const char *argv[] = {ecran_programme("morpion"), "--noir", "clavier", "--blanc", "clavier",
                          "--nouvelle", NULL};
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, (const char *[]){langue, NULL}, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, dit);
}

static void ouvrir_le_morpion(void)
{
    ouvrir_le_morpion_en(NULL, "Trait à Croix");
}

/* Nine moves, and in a lower window eight rows: a second column. */
static void la_valeur_de_tous_les_coups(void **etat)
{
    (void)etat;
    ouvrir_le_morpion();
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "c3    0  exact");
    terminal_redimensionner(ecran, 80, 22);
    terminal_attendre_texte(ecran, "a1    0  exact     c2    0  exact");
    assert_true(terminal_montre(ecran, "c3    0  exact"));
    assert_false(terminal_montre(ecran, "Valeurs pour Croix ("));
    ecran_quitter_proprement();
}

/* Tic-tac-toe marks what won. */
static void le_morpion_montre_l_alignement(void **etat)
{
    (void)etat;
    ouvrir_le_morpion();
    terminal_taper(ecran, "b1\ra1\rb2\ra2\rb3\r");
    terminal_attendre_texte(ecran, "Victoire des croix");
    terminal_touche(ecran, VTERM_KEY_LEFT); /* the cursor off the line */
    terminal_attendre_texte(ecran, "│  O  │ (X) │");
    assert_true(terminal_montre(ecran, "│ [X] │"));
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "taper un coup");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "Chacun pose son signe");
    assert_false(terminal_montre(ecran, "base de parties"));
}

/* No graph of a margin that is 0 to the end: the rule is told instead, and players are one each. */
static void le_morpion_n_a_pas_de_graphe(void **etat)
{
    (void)etat;
    ouvrir_le_morpion();
    terminal_attendre_texte(ecran, "Chacun pose son signe");
    terminal_taper(ecran, "b1\ra1\rb2\ra2\rc3\r");
    terminal_attendre_texte(ecran, "5. c3");
    assert_false(terminal_montre(ecran, "Écart"));
    assert_true(terminal_montre(ecran, "Trait à Rond,"));
    ouvrir_le_morpion_en("LANGUAGE=en", "X to move");
    terminal_taper(ecran, "b1\ra1\rb2\ra2\rb3\r");
    terminal_attendre_texte(ecran, "X wins");
}

/* Variations and comments are of every game, and its save has them; a game without a format of
 * exchange has its line of moves to write. `coups`: two of the game, then another second one. */
static void varier(const char *programme, const char *const coups[3])
{
    const char *const argv[] = {ecran_programme(programme), "--reprendre", NULL};
    char dit[64];
    for (int i = 0; i < 3; i++) {
        if (i == 2)
            terminal_touche(ecran, VTERM_KEY_PAGEUP);
        terminal_taper(ecran, coups[i]);
        terminal_taper(ecran, "\r");
        snprintf(dit, sizeof dit, " %s", coups[i]);
        terminal_attendre_texte(ecran, i < 2 ? dit : "variante depuis le coup 2");
    }
    terminal_taper(ecran, "Nà voir\r");
    snprintf(dit, sizeof dit, "%s : à voir", coups[2]);
    terminal_attendre_texte(ecran, dit);
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "Variante : ");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "relecture 1/2");
    ecran_quitter_proprement();
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, (const char *[]){NULL}, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, "Partie reprise");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    snprintf(dit, sizeof dit, "Var. : %s (Tab)", coups[2]);
    terminal_attendre_texte(ecran, dit);
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "variante 1/2");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    snprintf(dit, sizeof dit, "%s : à voir", coups[2]);
    terminal_attendre_texte(ecran, dit);
    terminal_taper(ecran, "V");
    snprintf(dit, sizeof dit, "2. %s (1 coup)", coups[2]);
    terminal_attendre_texte(ecran, dit);
    terminal_taper(ecran, "\rX2");
    terminal_attendre_texte(ecran, "relecture 1/2");
    terminal_attendre_absence(ecran, "Var. :");
    ecran_quitter_proprement();
}

static void des_variantes(void **etat)
{
    (void)etat;
    ouvrir(80, 24, NULL);
    varier("awale", (const char *const[]){"1R", "2B", "4B"});
    ouvrir_le_morpion();
    varier("morpion", (const char *const[]){"b2", "a1", "c3"});
}

/* Its rules at work, each by a move of its own. */
static void la_lecon(void **etat)
{
    (void)etat;
    ouvrir(80, 24, NULL);
    terminal_taper(ecran, "o");
    ecran_menu("Comment jouer", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "3R, rouges");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "    3    1    1    1    1    6");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "3B, bleues");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "7TR, transparentes puis rouges");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "4/5");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "●   7"); /* 2, 3 and 2 seeds taken */
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "▸ Comment jouer");
}

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)
    const struct CMUnitTest tests[] = {
        TEST(l_anneau),
        TEST(la_planche),
        TEST(sans_couleurs),
        TEST(en_petit),
        TEST(rien_de_coupe),
        TEST(le_compte_ne_se_coupe_pas),
        TEST(choisir_parmi_les_coups_d_un_trou),
        TEST(l_aide_est_celle_du_jeu),
        TEST(la_lecon),
        TEST(un_refus_dit_pourquoi),
        TEST(le_semis_pas_a_pas),
        TEST(la_valeur_des_coups),
        TEST(la_valeur_de_tous_les_coups),
        TEST(le_morpion_n_a_pas_de_graphe),
        TEST(le_morpion_montre_l_alignement),
        TEST(des_variantes),
        TEST(une_touche_n_attend_pas_le_semis),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
