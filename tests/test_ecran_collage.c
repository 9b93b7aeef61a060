/* Pastes on the screen: a move, a game or a position in any format, moves that go on from where the
 * game stands, nonsense. Nothing of a paste is a command. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ecran_vu.h"

/* White is to move, nine squares are empty. */
static const char GGF[] =
    "(;GM[Othello]PB[Amélie]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO "
    "*-*O**-O -*****-- *]B[G7]W[B3]B[B4]W[A4]B[A3];)";
static const char PLATEAU_GGF[] =
    "---XOOXO--XXOOXOXXXOOOXOXXOOOXXOXOXOOOXOXXOXOXXOX-XOXXXO-XXXXX--";

static const char QUEST[] =
    "{\"players\":[{\"name\":\"a\"},{\"name\":\"b\"}],\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},"
    "{\"m\":\"c5\"},{\"m\":\"f6\"},{\"m\":\"e7\"},{\"m\":\"f4\"}]}";
static const char PGN[] = "[Event \"x\"]\r[Black \"y\"]\r[Result \"*\"]\r\r"
                          "1. F5 D6 2. C5 F6\r3. E7 F4 *\r";
static const char HASARD[] =
    "c4e3f4g5e6d6e2d3c6b5b4c7a4f5f6e7h6b7c5a3g7c3b8d7c8g6g4g8f7e1a7e8a2a6a5a8c2b1f8b2"
    "h8h7b6h3a1f3c1h5f1d8b3d2f2g3h4g1g2h1h2d1";
static const char LIGNES[] = "f5 d6\nc5 f6\ne7 f4\n";
static const char APRES_6[] = "---------------------------OOO----XXOO-----X-O------X-----------";
static const char PLATEAU[] = "--------\n--------\n--------\n---OX---\n--XXX---\n--------\n"
                              "--------\n-------- O\n";
static const char APRES_PLATEAU[] =
    "---------------------------OX-----XXX---------------------------";
static const char LIGNE_OBF[] =
    "---------------------------OX-----XXX--------------------------- O; F6:+2; % x";
static const char PLATEAU_ET_COUPS[] =
    "---------------------------OX------XO--------------------------- X;f5d6c5f6e7f4";

/* Pastes on an unbegun game: nothing is asked. */
static void coller_au_depart(const char *texte, const char *plateau, const char *dit)
{
    ecran_deux_personnes(80, 24);
    terminal_coller(ecran, texte);
    ecran_attendre_plateau(plateau);
    terminal_attendre_texte(ecran, dit);
    assert_false(terminal_montre(ecran, "Coup :"));
}

/* The menu of the start takes a game as play does; what cannot take one says so. */
static void le_menu_ouvre_ce_qui_est_colle(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--pions=pleins", NULL);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    terminal_coller(ecran, "bonjour");
    terminal_attendre_texte(ecran, "Collage illisible");
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "Règles");
    terminal_coller(ecran, PGN);
    terminal_attendre_texte(ecran, "Collage refusé : fermez d'abord ce qui est ouvert.");
    terminal_taper(ecran, "\33");
    terminal_attendre_texte(ecran, "Nouvelle partie");
    terminal_coller(ecran, PGN);
    ecran_attendre_plateau(APRES_6);
    terminal_attendre_texte(ecran, "Partie ouverte, 6 coups.");
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Options");
    terminal_coller(ecran, QUEST);
    terminal_attendre_texte(ecran, "Collage refusé");
    terminal_taper(ecran, "\33");
    terminal_attendre_absence(ecran, "Collage refusé");
    ecran_quitter_proprement();
}

/* A game somewhere in a text; an address without one. */
static const char ADRESSE[] = "https://a.org/b?moves=f5d6c5f6e7f4g5e6&x=1";
static const char APRES_ADRESSE[] =
    "---------------------------OOO----XXOXX----XOX------X-----------";

static void une_page_collee(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--pions=pleins", NULL);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    terminal_coller(ecran, "https://www.eothello.com/game/123");
    terminal_attendre_texte(ecran, "Collage illisible : adresse sans");
    terminal_coller(ecran, ADRESSE);
    terminal_attendre_texte(ecran, "Partie ouverte, 8 coups.");
    ecran_attendre_plateau(APRES_ADRESSE);
    coller_au_depart("Noir: f5 Blanc: d6 Noir: c5 Blanc: f6\nNoir: e7 Blanc: f4\n"
                     "Noir: g5 Blanc: e6\n", APRES_ADRESSE, "Partie ouverte, 8 coups.");
    ecran_quitter_proprement();
}

static void ce_qu_ouvrir_lit_s_ouvre(void **etat)
{
    (void)etat;
    coller_au_depart(GGF, PLATEAU_GGF, "Partie ouverte, 5 coups.");
    terminal_attendre_texte(ecran, "Valeurs pour Blanc"); /* it is gone over */
    coller_au_depart(QUEST, APRES_6, "Partie ouverte, 6 coups.");
    coller_au_depart(PGN, APRES_6, "Partie ouverte, 6 coups.");
    coller_au_depart(LIGNES, APRES_6, "Partie ouverte, 6 coups.");
    coller_au_depart("65 46 35 66 57 64", APRES_6, "Partie ouverte, 6 coups.");
    coller_au_depart(PLATEAU, APRES_PLATEAU, "Position ouverte.");
    terminal_attendre_texte(ecran, "Trait à Blanc");
    coller_au_depart(LIGNE_OBF, APRES_PLATEAU, "Position ouverte.");
    terminal_attendre_texte(ecran, "Trait à Blanc");
    coller_au_depart(PLATEAU_ET_COUPS, APRES_6, "Partie ouverte, 6 coups.");
    coller_au_depart("f5d6c5f6e7f4a1", APRES_6, "Les coups s'arrêtent à une faute");
    terminal_touche(ecran, VTERM_KEY_HOME);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

/* Its branches are variations here, its comments are shown; nothing is lost of what one only
 * read. */
static void une_partie_annotee(void **etat)
{
    (void)etat;
    static const char SGF[] = "(;GM[2]FF[4]SZ[8]C[finale];B[f5]C[usuel];W[d6](;B[c3];W[d3]C[bien])"
                              "(;B[c4]C[à voir];W[b3]))";
    ecran_deux_personnes(80, 24);
    terminal_coller(ecran, SGF);
    terminal_attendre_texte(ecran, "Partie ouverte, 4 coups.");
    terminal_attendre_texte(ecran, "d3 : bien");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "3. c4 b3 (2 coups)");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "c4 : à voir");
    terminal_coller(ecran, LIGNES); /* another game has none of it */
    terminal_attendre_texte(ecran, "Partie ouverte, 6 coups.");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "Aucune variante");
    terminal_coller(ecran, SGF);
    terminal_attendre_texte(ecran, "Partie ouverte, 4 coups.");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "r"); /* gone on with: the save has them */
    terminal_attendre_absence(ecran, "relecture");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Partie reprise");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "3. c4 b3 (2 coups)");
}

/* The first of several games; what was wrong beside it. */
static void plusieurs_parties(void **etat)
{
    (void)etat;
    coller_au_depart("f5d6c5f6e7f4\nf5f4e3f6d3c5\nf5d6c3d3c4\n", APRES_6, "Partie 1 sur 3.");
    coller_au_depart("f5d6c5f5\nf5d6c5f6e7f4\nf5d6c3d3c4\n", APRES_6,
                     "Partie 2 sur 3. Illisible : partie 1, coup 4");
    ecran_quitter_proprement();
}

/* A game in progress is not lost unasked. */
static void ce_qui_serait_perdu_se_demande(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_coller(ecran, GGF);
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Abandonner");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_coller(ecran, GGF);
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(PLATEAU_GGF);
    ecran_quitter_proprement();
}

/* Moves that are not legal from the start, but from the moment looked at. */
static void une_suite_se_joue_d_ici(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_coller(ecran, "e3 f4\ng5 e6\n");
    terminal_attendre_texte(ecran, "Jouer d'ici 4 coups collés ?");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "collés");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_coller(ecran, "e3 f4\ng5 e6\n");
    terminal_attendre_texte(ecran, "Jouer d'ici 4 coups collés ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "coup 5");
    assert_false(terminal_montre(ecran, "Valeurs")); /* it is play */
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_coller(ecran, "c3 d3"); /* beside what followed */
    terminal_attendre_texte(ecran, "Jouer d'ici 2 coups collés ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 2");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "relecture 1/5");
    ecran_quitter_proprement();
}

/* In a game that was opened they do not take the place of undone ones, which they may be. */
static void une_suite_garde_la_partie_ouverte(void **etat)
{
    (void)etat;
    coller_au_depart(LIGNES, APRES_6, "Partie ouverte, 6 coups.");
    terminal_taper(ecran, "uu");
    terminal_attendre_texte(ecran, "coup 4");
    terminal_coller(ecran, "d7 f4");
    terminal_attendre_texte(ecran, "Jouer d'ici 2 coups collés ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 5");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "variante");
    terminal_taper(ecran, "q"); /* no save has it while the game is only looked at */
    terminal_attendre_texte(ecran, "Perdre variantes");
    terminal_taper(ecran, "3");
    terminal_attendre_absence(ecran, "Perdre variantes");
    terminal_taper(ecran, "\x12\x12");
    ecran_attendre_plateau(APRES_6);
    terminal_taper(ecran, "uuu");
    terminal_attendre_texte(ecran, "coup 3");
    terminal_coller(ecran, "f6 e7");
    terminal_attendre_texte(ecran, "Jouer d'ici 2 coups collés ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "coup 5");
    terminal_taper(ecran, "\x12");
    ecran_attendre_plateau(APRES_6);
    assert_false(terminal_montre(ecran, "variante"));
    ecran_quitter_proprement();
}

/* The review of a game is kept while a variation of it is reviewed, but not into another game. */
static void la_revue_gardee_est_celle_de_sa_partie(void **etat)
{
    (void)etat;
    static const char *const PARTIES[] = {"c4 e3 f4\ng5 e6\n", "f5 d6\nc5 f6\ne7 f4\n"};
    for (int i = 0; i < 2; i++) {
        if (i == 0)
            ecran_deux_personnes(80, 24);
        terminal_coller(ecran, PARTIES[i]);
        terminal_attendre_texte(ecran, i == 0 ? "Partie ouverte, 5" : "Partie ouverte, 6");
        terminal_taper(ecran, "y");
        terminal_attendre_texte(ecran, "Blanc perd ");
        terminal_attendre_absence(ecran, "arrêter"); /* errors are searched again */
        terminal_taper(ecran, "uu");
        terminal_attendre_texte(ecran, i == 0 ? "coup 3" : "coup 4");
        terminal_taper(ecran, i == 0 ? "c5\r" : "d7\r");
        terminal_attendre_texte(ecran, "variante depuis le coup");
        terminal_taper(ecran, "y");
        terminal_attendre_texte(ecran, "Blanc perd ");
        terminal_attendre_absence(ecran, "arrêter"); /* errors are searched again */
    }
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "variante");
    terminal_taper(ecran, "\x12\x12");
    ecran_attendre_plateau(APRES_6);
    terminal_attendre_texte(ecran, "Blanc perd ");
    ecran_quitter_proprement();
}

/* The computer that thinks is stopped. */
static void pendant_que_l_ordinateur_pense(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--temps=3600", "--nouvelle",
                 "--sans-livre", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Blanc réfléchit");
    terminal_coller(ecran, HASARD);
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie ouverte, 60 coups.");
    ecran_verifier_fils(0);
    ecran_quitter_proprement();
}

/* The reason is that of moves that begin as a continuation does. */
static void une_suite_fausse_dit_ou(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_coller(ecran, "e3 f4 a1");
    terminal_attendre_texte(ecran, "Collage illisible :");
    terminal_attendre_texte(ecran, "« a1 »");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_quitter_proprement();
}

/* The end of the user's own game is for the history, though moves of it were pasted. */
static void une_suite_collee_finit_sa_partie(void **etat)
{
    (void)etat;
    char chemin[4096];
    size_t taille = 0;
    snprintf(chemin, sizeof chemin, "%s/othello/othello.historique", getenv("XDG_STATE_HOME"));
    remove(chemin);
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_coller(ecran, HASARD + 2);
    terminal_attendre_texte(ecran, "Jouer d'ici 59 coups collés ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Noir gagne 39-25");
    char *historique = lire_fichier(chemin, &taille);
    assert_non_null(historique);
    assert_non_null(strstr(historique, "c4 e3 f4"));
    free(historique);
    ecran_quitter_proprement();
}

/* A text refused is refused for a reason. */
static void attendre_une_raison(void)
{
    static const char MOTS[] = "Collage illisible :";
    terminal_attendre_texte(ecran, MOTS);
    for (int y = 0; y < terminal_lignes(ecran); y++) {
        const char *suite = strstr(terminal_ligne(ecran, y), "Collage illisible");
        if (suite && strlen(suite) < sizeof MOTS + 8)
            fail_msg("no reason: \"%s\"", suite);
    }
}

/* One message, and nothing else; not a letter of it is a command. */
static void n_importe_quoi(void **etat)
{
    static const char *const TEXTES[] = {"bonjour, q n\n",
                                         "f5d6c3 quit y\n",
                                         "(;GM[Othello]B[A1];)",
                                         "{\"m\":",
                                         "\377\376\001",
                                         "---OX",
                                         "%s%n%s",
                                         "a1a1a1",
                                         "2 (;",
                                         ";;;;;;",
                                         "pass",
                                         "pass pass\n",
                                         "\n \n \n",
                                         "0101010101010101010101010101010101010101"};
    (void)etat;
    for (size_t i = 0; i < sizeof TEXTES / sizeof *TEXTES; i++) {
        ecran_deux_personnes(80, 24);
        terminal_coller(ecran, TEXTES[i]);
        attendre_une_raison();
        ecran_attendre_plateau(ECRAN_DEPART);
        ecran_jouer("c4");
    }
    ecran_quitter_proprement();
}

static void enorme(void **etat)
{
    (void)etat;
    char *texte = malloc(200001);
    for (int essai = 0; essai < 2; essai++) {
        const size_t n = essai ? 200000 : 60000;
        for (size_t i = 0; i < n; i++)
            texte[i] = "a1zz \n"[i % 6];
        texte[n] = 0;
        ecran_deux_personnes(80, 24);
        terminal_coller(ecran, texte);
        terminal_attendre_texte(ecran, essai ? "Collage trop long." : "Collage illisible");
        ecran_jouer("c4");
    }
    free(texte);
    ecran_quitter_proprement();
}

static void un_coup_va_dans_la_saisie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_coller(ecran, " c4\r\n");
    terminal_attendre_texte(ecran, "Coup : c4");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "c");
    terminal_coller(ecran, "3");
    terminal_attendre_texte(ecran, "Coup : c3");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Blanc c3");
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(le_menu_ouvre_ce_qui_est_colle),
        TEST(une_page_collee),
        TEST(ce_qu_ouvrir_lit_s_ouvre),
        TEST(une_partie_annotee),
        TEST(plusieurs_parties),
        TEST(ce_qui_serait_perdu_se_demande),
        TEST(une_suite_se_joue_d_ici),
        TEST(pendant_que_l_ordinateur_pense),
        TEST(n_importe_quoi),
        TEST(une_suite_fausse_dit_ou),
        TEST(une_suite_collee_finit_sa_partie),
        TEST(une_suite_garde_la_partie_ouverte),
        TEST(la_revue_gardee_est_celle_de_sa_partie),
        TEST(enorme),
        TEST(un_coup_va_dans_la_saisie),
    };
    return cmocka_run_group_tests_name("écran, collages", tests, NULL, NULL);
}
