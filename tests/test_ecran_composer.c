/* A position set up on the screen: squares by keys and by clicks, a paste, what is refused, and the
 * game that begins there. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ecran_vu.h"

static const char DESERT[] = "----------------------------------------------------------------";
/* White is to move, nine squares are empty: as a GGF record, and its squares. */
static const char GGF[] =
    "(;GM[Othello]PB[Amélie]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO "
    "*-*O**-O -*****-- *]B[G7]W[B3]B[B4]W[A4]B[A3];)";
static const char DIAGRAMME[] = "---XOOXO--XXOOXO--XXOOOO--XXOXOOXXXOOOOOXXOXOXOOX-XOXX-O-XXXXX--";

static void cliquer_texte(const char *texte)
{
    int x, y;
    terminal_attendre_texte(ecran, texte);
    assert_true(terminal_chercher(ecran, texte, &x, &y));
    terminal_cliquer(ecran, x, y, 1);
}

/* The start's menu, and its line of this name. */
static void ouvrir_menu(int colonnes, int lignes, const char *ligne)
{
    ecran_ouvrir(colonnes, lignes, "--theme=classique", NULL);
    cliquer_texte(ligne);
}

static void composer(int colonnes, int lignes)
{
    ouvrir_menu(colonnes, lignes, "Composer une position");
    terminal_attendre_texte(ecran, "Entrée jouer");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* Two people, this position on the board, from the options. */
static void composer_en_jeu(void)
{
    terminal_taper(ecran, "o");
    cliquer_texte("Composer une position");
    terminal_attendre_texte(ecran, "Othello, composition");
}

/* q closes what lies over the board, the menu of the start with the program. */
static void sortir(void)
{
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "Composer une position");
    ecran_quitter_proprement();
}

/* ---- Squares ---- */

static void le_diagramme_se_tape_case_par_case(void **etat)
{
    (void)etat;
    composer(80, 24);
    terminal_attendre_texte(ecran, "4 coups légaux");
    terminal_attendre_texte(ecran, "Trait à Noir, 60 cases vides");
    terminal_taper(ecran, "v");
    ecran_attendre_plateau(DESERT);
    terminal_attendre_texte(ecran, "Personne ne peut jouer");
    terminal_taper(ecran, DIAGRAMME);
    ecran_attendre_plateau(DIAGRAMME);
    terminal_attendre_texte(ecran, "Noir  26");
    terminal_attendre_texte(ecran, "Trait à Noir, 14 cases vides");
    ecran_attendre_curseur("a1"); /* round the board */
    terminal_taper(ecran, "ox*.XO_");
    ecran_attendre_curseur("h1");
    terminal_taper(ecran, "\x7f\x7f");
    ecran_attendre_curseur("f1");
    assert_int_equal(ecran_case("a1").contenu, 'O');
    assert_int_equal(ecran_case("b1").contenu, 'X');
    assert_int_equal(ecran_case("f1").contenu, '-');
    terminal_taper(ecran, "n");
    ecran_attendre_plateau(ECRAN_DEPART);
    sortir();
}

static void une_case_se_change_au_curseur_et_au_clic(void **etat)
{
    (void)etat;
    int x, y;
    composer(80, 24);
    terminal_taper(ecran, "l");
    terminal_touche(ecran, VTERM_KEY_DOWN);
    ecran_attendre_curseur("b2");
    terminal_attendre_texte(ecran, "b2 : vide");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "b2 : Noir");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "b2 : Blanc");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "b2 : vide");
    ecran_place("g7", &x, &y);
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "g7 : Noir");
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "g7 : Blanc");
    cliquer_texte("v vider");
    ecran_attendre_plateau(DESERT);
    sortir();
}

/* ---- Pastes ---- */

static void ce_qui_est_colle_remplit_le_plateau(void **etat)
{
    static const char *const TEXTES[] = {
        "---XOOXO--XXOOXO--XXOOOO--XXOXOOXXXOOOOOXXOXOXOOX-XOXX-O-XXXXX-- O; % 12",
        "---XOOXO--XXOOXO--XXOOOO--XXOXOOXXXOOOOOXXOXOXOOX-XOXX-O-XXXXX--O",
        "...xooxo\n..xxooxo\n..xxoooo\n..xxoxoo\nxxxooooo\nxxoxoxoo\nx.xoxx.o\n.xxxxx..\n",
        "[FEN \"1ppppp2/p1pPpp1P/ppPpPpPP/pppPPPPP/2ppPpPP/2ppPPPP/2ppPPpP/3pPPpP w\"]\n",
    };
    (void)etat;
    composer(80, 24);
    for (size_t i = 0; i < sizeof TEXTES / sizeof *TEXTES; i++) {
        terminal_taper(ecran, "vn");
        ecran_attendre_plateau(ECRAN_DEPART);
        terminal_coller(ecran, TEXTES[i]);
        ecran_attendre_plateau(DIAGRAMME);
        terminal_attendre_texte(ecran, "Trait à Blanc, 14 cases vides");
        assert_false(terminal_montre(ecran, "illisible"));
    }
    terminal_coller(ecran, GGF); /* and its moves */
    terminal_attendre_texte(ecran, "Trait à Blanc, 9 cases vides");
    sortir();
}

static void ce_qui_ne_se_lit_pas_ne_change_rien(void **etat)
{
    static const char *const TEXTES[] = {"bonjour, q\r", "xxxx", "---OX X",
                                         "0101010101010101010101010101010101010101"};
    (void)etat;
    composer(80, 24);
    for (size_t i = 0; i < sizeof TEXTES / sizeof *TEXTES; i++) {
        terminal_coller(ecran, TEXTES[i]);
        terminal_attendre_texte(ecran, "Collage illisible : ");
        ecran_attendre_plateau(ECRAN_DEPART);
        terminal_taper(ecran, "l");
        terminal_attendre_absence(ecran, "illisible");
    }
    sortir();
}

/* ---- The game from there ---- */

/* From the menu of the start, with the players of the settings: the computer is White. */
static void on_joue_de_la(void **etat)
{
    (void)etat;
    composer(80, 24);
    terminal_coller(ecran, DIAGRAMME);
    ecran_attendre_plateau(DIAGRAMME);
    terminal_taper(ecran, "t");
    terminal_attendre_texte(ecran, "Trait à Blanc, 14 cases vides");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "coup 1");
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_quitter_proprement();
}

static void rien_a_jouer_se_dit_avant(void **etat)
{
    (void)etat;
    composer(80, 24);
    terminal_taper(ecran, "v\r");
    terminal_attendre_texte(ecran, "Personne ne peut jouer : la partie serait finie.");
    terminal_taper(ecran, "x-o\r");
    terminal_attendre_texte(ecran, "Trait à Noir, 62 cases vides");
    terminal_attendre_texte(ecran, "Personne ne peut jouer");
    terminal_taper(ecran, "hhot"); /* one side can: the other passes */
    terminal_attendre_absence(ecran, "Personne ne peut jouer");
    terminal_attendre_texte(ecran, "Blanc  2  aucun coup légal");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Blanc n'a aucun coup légal et passe.");
    ecran_quitter_proprement();
}

/* Escape gives the position up, to the menu it was asked for in, and never leaves. */
static void echap_ne_change_rien(void **etat)
{
    (void)etat;
    composer(80, 24);
    terminal_taper(ecran, "v");
    ecran_attendre_plateau(DESERT);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    cliquer_texte("Nouvelle partie");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    composer_en_jeu();
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "Trait à Blanc, 59 cases vides");
    terminal_taper(ecran, "xxt");
    terminal_attendre_texte(ecran, "Trait à Noir, 57 cases vides");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "Entrée valider");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_jouer("c3");
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_quitter_proprement();
}

/* The game in progress is asked about; then all of a game works from there. */
static void a_la_place_de_la_partie(void **etat)
{
    static const char APRES[] = "---XOOXO--XXOOXO--XXOOXO--XXOXXOXXXOOOXOXXOXOXXOX-XOXXXO-XXXXX--";
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    composer_en_jeu();
    terminal_coller(ecran, DIAGRAMME);
    terminal_taper(ecran, "t\r");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "2");
    terminal_attendre_texte(ecran, "Othello, composition");
    terminal_taper(ecran, "\r1");
    terminal_attendre_texte(ecran, "coups légaux");
    ecran_attendre_plateau(DIAGRAMME);
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "aucun coup à annuler");
    ecran_jouer("g7");
    ecran_attendre_plateau(APRES);
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(DIAGRAMME);
    terminal_taper(ecran, "\x12");
    ecran_attendre_plateau(APRES);
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "relecture 0/1");
    ecran_attendre_plateau(DIAGRAMME);
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(APRES);
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir perd ");
    ecran_quitter_proprement();
}

/* Left before its first move, from the menu of the start or from a game. */
static void elle_se_retrouve(void **etat)
{
    (void)etat;
    for (int en_jeu = 0; en_jeu <= 1; en_jeu++) {
        if (en_jeu) {
            ecran_deux_personnes(80, 24);
            composer_en_jeu();
        } else {
            composer(80, 24);
        }
        terminal_coller(ecran, DIAGRAMME);
        ecran_attendre_plateau(DIAGRAMME);
        terminal_taper(ecran, "\r");
        terminal_attendre_texte(ecran, "Trait à Noir");
        terminal_attendre_absence(ecran, "composition");
        ecran_quitter_proprement();
        terminal_attendre_texte(ecran, "Partie sauvée");
        ecran_ouvrir(80, 24, "--theme=classique", NULL);
        cliquer_texte("Reprendre la partie");
        ecran_attendre_plateau(DIAGRAMME);
        ecran_quitter_proprement();
    }
}

/* As it was at the moment looked at; a finished game is not asked about. */
static void du_moment_regarde(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c5f6e7f4g5e6");
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "gagne");
    terminal_touche(ecran, VTERM_KEY_HOME);
    ecran_attendre_plateau(ECRAN_DEPART);
    composer_en_jeu();
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir, 60 cases vides");
    terminal_taper(ecran, "t\r");
    terminal_attendre_texte(ecran, "Trait à Blanc, 4 coups légaux");
    ecran_quitter_proprement();
}

/* Every format tells the start. */
static void elle_s_ecrit(void **etat)
{
    static const char *const EXTENSIONS[] = {"txt", "ggf", "sgf", "pgn"};
    (void)etat;
    for (size_t i = 0; i < sizeof EXTENSIONS / sizeof *EXTENSIONS; i++) {
        char nom[64], chemin[4096];
        snprintf(nom, sizeof nom, "composee.%s", EXTENSIONS[i]);
        snprintf(chemin, sizeof chemin, "%s", chemin_temporaire(nom));
        ecran_deux_personnes(80, 24);
        composer_en_jeu();
        terminal_coller(ecran, DIAGRAMME);
        terminal_taper(ecran, "\r");
        terminal_attendre_texte(ecran, "coups légaux");
        ecran_jouer("g7");
        terminal_taper(ecran, "W");
        terminal_attendre_texte(ecran, "Entrée");
        terminal_taper(ecran, chemin);
        terminal_taper(ecran, "\r");
        terminal_attendre_texte(ecran, nom);
        ecran_quitter_proprement();
        ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
        terminal_attendre_texte(ecran, "coup 1");
        terminal_touche(ecran, VTERM_KEY_HOME);
        ecran_attendre_plateau(DIAGRAMME);
        ecran_quitter_proprement();
    }
}

/* ---- Elsewhere ---- */

static void la_taille_change(void **etat)
{
    (void)etat;
    composer(80, 24);
    terminal_coller(ecran, DIAGRAMME);
    ecran_attendre_plateau(DIAGRAMME);
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "14 vides");
    terminal_attendre_texte(ecran, "n départ");
    ecran_attendre_plateau(DIAGRAMME);
    terminal_redimensionner(ecran, 20, 5);
    terminal_attendre_texte(ecran, "il faut 40x12");
    terminal_taper(ecran, "vox*-.\x7f ");
    terminal_coller(ecran, DESERT);
    terminal_attendre_calme(ecran, 100);
    terminal_redimensionner(ecran, 100, 30);
    terminal_attendre_texte(ecran, "vider le plateau");
    ecran_attendre_plateau(DIAGRAMME);
    sortir();
}

static void en_anglais(void **etat)
{
    (void)etat;
    ecran_environnement("LC_ALL=C", "LANGUAGE=en", NULL);
    ecran_codage(TERMINAL_ASCII);
    ouvrir_menu(80, 24, "Set up a position");
    terminal_attendre_texte(ecran, "Black to move, 60 empty squares");
    terminal_attendre_texte(ecran, "Enter play");
    terminal_taper(ecran, "v\r");
    terminal_attendre_texte(ecran, "Nobody can move: the game would be over.");
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "Set up a position");
    ecran_quitter_proprement();
}

/* Boards that the readers of games do not know take squares. */
static void sur_d_autres_plateaux(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--taille=6x6", "--noir=clavier", "--blanc=clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Othello 6x6");
    terminal_taper(ecran, "o");
    cliquer_texte("Composer une position");
    terminal_attendre_texte(ecran, "Trait à Noir, 32 cases vides");
    terminal_coller(ecran, "xxxxxx oooooo ------ ------ ------ ------ o");
    terminal_attendre_texte(ecran, "Trait à Blanc, 24 cases vides");
    terminal_coller(ecran, DIAGRAMME);
    terminal_attendre_texte(ecran, "Collage illisible");
    terminal_attendre_texte(ecran, "Trait à Blanc, 24 cases vides");
    terminal_coller(ecran, GGF);
    terminal_attendre_texte(ecran, "Collage illisible : c'est la position d'un autre plateau");
    terminal_attendre_texte(ecran, "Trait à Blanc, 24 cases vides");
    terminal_taper(ecran, "qq");
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups légaux");
    ecran_quitter_proprement();
}

/* The largest board leaves the panel little room: nothing of it is cut off. */
static void sur_le_plus_grand_plateau(void **etat)
{
    (void)etat;
    static const char *const VUS[][4] = {
        {"LANGUAGE=en", "Set up a position", "4 moves", "no move"},
        {"LANGUAGE=fr", "Composer une position", "4 coups", "aucun coup"}};
    for (size_t i = 0; i < sizeof VUS / sizeof *VUS; i++) {
        ecran_environnement(VUS[i][0], NULL);
        ecran_ouvrir(80, 24, "--taille=10x10", "--noir=clavier", "--blanc=clavier", "--nouvelle",
                     NULL);
        terminal_attendre_texte(ecran, "Othello 10x10");
        terminal_taper(ecran, "o");
        cliquer_texte(VUS[i][1]);
        terminal_attendre_texte(ecran, VUS[i][2]);
        terminal_attendre_texte(ecran, "OBF, GGF, PGN");
        terminal_taper(ecran, "v");
        terminal_attendre_texte(ecran, VUS[i][3]);
        terminal_attendre_texte(ecran, "OBF, GGF, PGN");
    }
}

static void l_awale_n_en_a_pas(void **etat)
{
    const char *argv[] = {ecran_programme("awale"), NULL};
    (void)etat;
    ecran = terminal_ouvrir(argv, (const char *[]){NULL}, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    assert_false(terminal_montre(ecran, "Composer"));
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(le_diagramme_se_tape_case_par_case),
        TEST(une_case_se_change_au_curseur_et_au_clic),
        TEST(ce_qui_est_colle_remplit_le_plateau),
        TEST(ce_qui_ne_se_lit_pas_ne_change_rien),
        TEST(on_joue_de_la),
        TEST(rien_a_jouer_se_dit_avant),
        TEST(echap_ne_change_rien),
        TEST(a_la_place_de_la_partie),
        TEST(elle_se_retrouve),
        TEST(du_moment_regarde),
        TEST(elle_s_ecrit),
        TEST(la_taille_change),
        TEST(en_anglais),
        TEST(sur_d_autres_plateaux),
        TEST(sur_le_plus_grand_plateau),
        TEST(l_awale_n_en_a_pas),
    };
    return cmocka_run_group_tests_name("écran, composer", tests, NULL, NULL);
}
