/* The review of the game on the screen: keys y and s. Endings are proved at once, so that what is
 * found does not depend on the machine; where only a stop may end it, the program is one
 * whose review waits for that. */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tests/ecran_vu.h"

/* The last fourteen moves of a game that White wins by 34. Lost: a4 2, h8 2, b2 2, a2 8 (b7). */
static const char FIN[] =
    "(;GM[Othello]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O "
    "-*****-- *]B[G7]W[B3]B[B4]W[A4]B[A3]W[H8]B[G8]W[C1]B[B2]W[A1]B[A2]W[B1]B[B7]W[A8];)";

/* The same up to a2: White is to move. */
static const char JUSQU_A_A2[] =
    "(;GM[Othello]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O "
    "-*****-- *]B[G7]W[B3]B[B4]W[A4]B[A3]W[H8]B[G8]W[C1]B[B2]W[A1]B[A2];)";

/* A game by chance, and how it begins. */
static const char LONGUE[] =
    "c4e3f4g5e6d6e2d3c6b5b4c7a4f5f6e7h6b7c5a3g7c3b8d7c8g6g4g8f7e1a7e8a2a6a5a8c2b1f8b2"
    "h8h7b6h3a1f3c1h5f1d8b3d2f2g3h4g1g2h1h2d1\n";
static const char DEBUT[] = "c4e3f4g5e6d6e2d3c6b5b4c7a4f5f6e7h6b7c5a3g7c3b8d7c8g6g4g8\n";

/* Without the opening book, so that every move is searched. */
static void ouvrir(int colonnes, int lignes, const char *partie, const char *blanc,
                   const char *option)
{
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("partie.txt"));
    ecrire_fichier(chemin, partie, strlen(partie));
    ecran_ouvrir(colonnes, lignes, "--ouvrir", chemin, "--noir", "clavier", "--blanc", blanc,
                 "--nouvelle", "--sans-livre", option, NULL);
}

static void ouvrir_la_fin(int colonnes, int lignes)
{
    ouvrir(colonnes, lignes, FIN, "clavier", NULL);
    terminal_attendre_texte(ecran, " 49-15");
}

static void analyser_la_fin(int colonnes, int lignes)
{
    ouvrir_la_fin(colonnes, lignes);
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir perd 10, 2 erreurs");
}

static void verifier_repos(void)
{
    ecran_verifier_fils(0);
}

/* A review without end. */
static void lancer_une_longue(int colonnes, int lignes)
{
    ecran_patient();
    ouvrir(colonnes, lignes, LONGUE, "clavier", NULL);
    terminal_attendre_texte(ecran, " gagne ");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "/60 (y : arrêter)");
    ecran_verifier_fils(1);
}

/* ---- What is found ---- */

static void les_marques_et_le_bilan(void **etat)
{
    int x, y;
    (void)etat;
    analyser_la_fin(80, 24);
    terminal_attendre_texte(ecran, "Blanc perd 4, 2 erreurs");
    terminal_attendre_absence(ecran, "arrêter");
    static const char *const MOTS[] = {
        "a4?!", "h8?!", "b2?!", "a2??", "Blanc a8 : Blanc +34, exact", "seul coup légal"};
    for (size_t i = 0; i < sizeof MOTS / sizeof *MOTS; i++)
        terminal_attendre_texte(ecran, MOTS[i]);
    assert_true(terminal_chercher(ecran, "a2??", &x, &y));
    assert_true(terminal_cellule(ecran, x + 2, y).gras);
    assert_false(terminal_cellule(ecran, x, y).gras);
    ecran_quitter_proprement();
}

/* Without room for marks beside the values, attributes tell them. */
static void verifier_a2_en_petit(void)
{
    int x, y;
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "a2 ??");
    ecran_place("a2", &x, &y);
    assert_string_equal(terminal_cellule(ecran, x + 1, y).texte, "4");
    assert_true(terminal_cellule(ecran, x + 1, y).souligne);
    ecran_place("b7", &x, &y);
    assert_string_equal(terminal_cellule(ecran, x + 1, y).texte, "6");
    assert_true(terminal_cellule(ecran, x + 1, y).inverse);
    terminal_redimensionner(ecran, 80, 24);
}

/* Before a2: it and the better one are marked, and the values are Black's. */
static void verifier_a2(void)
{
    int x, y;
    terminal_attendre_texte(ecran, "Noir a2 ?? : Blanc +34, exact");
    terminal_attendre_texte(ecran, "Perd 8 ; mieux : b7");
    terminal_attendre_texte(ecran, "Suite b7 ");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_attendre_texte(ecran, "b7  -26  exact");
    terminal_attendre_texte(ecran, "a2  -34  exact");
    for (int dx = -2; dx <= 2; dx += 4) { /* under the values */
        ecran_place("b7", &x, &y);
        assert_string_equal(terminal_cellule(ecran, x + dx, y + 1).texte, "*");
        ecran_place("a2", &x, &y);
        assert_string_equal(terminal_cellule(ecran, x + dx, y + 1).texte, "?");
    }
    verifier_a2_en_petit();
    terminal_attendre_texte(ecran, "a2??");
    assert_true(terminal_chercher(ecran, "a2??", &x, &y)); /* what is spoken of, in the list */
    assert_true(terminal_cellule(ecran, x, y).inverse);
    terminal_taper(ecran, "x");
    terminal_attendre_absence(ecran, "Valeurs");
    assert_true(ecran_case("b7").gauche == '*' && ecran_case("b7").droite == '*');
    assert_true(ecran_case("a2").gauche == '?' && ecran_case("a2").droite == '?');
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
}

/* All that is shown is of the same move: the one played there. */
static void d_un_coup_a_l_autre(void)
{
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "Blanc b1 : Blanc +34, exact");
    assert_int_not_equal(ecran_case("b7").gauche, '*'); /* what was better before */
    assert_int_equal(ecran_case("a2").gauche, '[');
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Noir a2 ?? : Blanc +34, exact");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Blanc a1 : Blanc +26, exact");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
}

static void d_erreur_en_erreur(void **etat)
{
    static const char *const RANGS[] = {"3/14", "5/14", "8/14", "10/14", "3/14", "5/14"};
    int x, y;
    (void)etat;
    analyser_la_fin(80, 24);
    for (size_t i = 0; i < 4; i++) {
        terminal_taper(ecran, "s");
        terminal_attendre_texte(ecran, RANGS[i]);
    }
    verifier_a2();
    d_un_coup_a_l_autre();
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, RANGS[4]);
    terminal_touche(ecran, VTERM_KEY_PAGEUP); /* just before it, it is the next one */
    terminal_attendre_texte(ecran, "relecture 2/14");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, RANGS[4]);
    assert_true(terminal_chercher(ecran, "s erreur", &x, &y));
    terminal_cliquer(ecran, x + 3, y, 1);
    terminal_attendre_texte(ecran, RANGS[5]);
    terminal_touche(ecran, VTERM_KEY_ESCAPE); /* leaves the look back, and no more */
    terminal_attendre_absence(ecran, "relecture");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_calme(ecran, 100);
    terminal_attendre_texte(ecran, "a2??");
}

/* The last move of a game that goes on is an error: it is seen where it was played. */
static void l_erreur_est_le_dernier_coup(void **etat)
{
    (void)etat;
    ouvrir(80, 24, JUSQU_A_A2, "clavier", NULL);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir perd 10, 2 erreurs");
    terminal_attendre_texte(ecran, "Noir a2 ?? : Blanc +34, exact");
    for (int i = 0; i < 3; i++)
        terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "relecture 8/11");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "relecture 10/11");
    terminal_attendre_texte(ecran, "Perd 8 ; mieux : b7");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "coup 11");
    ecran_jouer("b1"); /* the game goes on: nobody has judged that */
    terminal_attendre_absence(ecran, "2 erreurs");
    terminal_attendre_texte(ecran, "a2??");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir perd 10, 2 erreurs");
}

/* All that s leads to has its mark on the axis, which the place looked at does not hide. */
static void le_graphe_montre_les_erreurs(void **etat)
{
    (void)etat;
    int x, y;
    analyser_la_fin(100, 30);
    terminal_attendre_texte(ecran, "──?─?──?─?───┼─");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "relecture 3/14");
    assert_true(terminal_chercher(ecran, "──?─?──?─?────", &x, &y));
    assert_true(terminal_cellule(ecran, x + 2, y).inverse);
    assert_false(terminal_cellule(ecran, x + 4, y).inverse);
    ecran_quitter_proprement();
}

/* Hidden, it is still known: without a thread it is back at once. */
static void on_la_cache_et_on_la_montre(void **etat)
{
    (void)etat;
    analyser_la_fin(100, 30);
    terminal_attendre_texte(ecran, "Analyse à 20 plis, Noir en haut : -34");
    terminal_attendre_texte(ecran, "?───┼─"); /* a2, on the axis of the graph */
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Écart en pions : Blanc +34");
    terminal_attendre_texte(ecran, "───┼─");
    terminal_attendre_absence(ecran, "??");
    assert_false(terminal_montre(ecran, "  s erreur"));
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "y : analyser d'abord la partie.");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Analyse à 20 plis, Noir en haut : -34");
    terminal_attendre_texte(ecran, "a2??");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "Analyse à 20 plis, Noir en haut : -28");
    terminal_taper(ecran, "i"); /* advice has the panel until one goes on */
    terminal_attendre_texte(ecran, "Conseil : ");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "Blanc b3 : Blanc +28, exact");
    terminal_attendre_absence(ecran, "Conseil : ");
}

/* Another move drops what was said of those that followed, and of nothing else. */
static void une_variante_garde_ce_qui_reste_vrai(void **etat)
{
    (void)etat;
    analyser_la_fin(80, 24);
    for (int i = 0; i < 4; i++)
        terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "coup 10");
    terminal_attendre_texte(ecran, "a2??"); /* undone, not forgotten */
    ecran_jouer("b7");
    terminal_attendre_absence(ecran, "a2??");
    terminal_attendre_absence(ecran, "2 erreurs");
    terminal_attendre_texte(ecran, "b2?!");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "a2+??"); /* a variation goes on from there too */
    terminal_taper(ecran, "n");
    terminal_attendre_absence(ecran, "b2?!");
    terminal_attendre_texte(ecran, "4 coups légaux");
}

static void a_toutes_les_tailles(void **etat)
{
    (void)etat;
    analyser_la_fin(80, 24);
    terminal_taper(ecran, "ssss");
    terminal_attendre_texte(ecran, "relecture 10/14");
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "a2 ??");
    terminal_attendre_texte(ecran, "Blanc +34,");
    terminal_attendre_texte(ecran, "Perd 8 ;");
    terminal_attendre_texte(ecran, "mieux : b7");
    terminal_redimensionner(ecran, 60, 19);
    terminal_attendre_texte(ecran, "Noir a2 ?? : Blanc +34, exact");
    terminal_attendre_texte(ecran, "Blanc perd 4"); /* before the line that follows */
    terminal_attendre_texte(ecran, "a2??");
    for (int i = 0; i < 7; i++)
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Blanc a4 ?!");
    terminal_attendre_texte(ecran, "erreur");
    for (int i = 0; i < 7; i++)
        terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_redimensionner(ecran, 60, 12);
    terminal_attendre_texte(ecran, "Noir a2 ?? : Blanc +34, exact");
    terminal_redimensionner(ecran, 120, 40);
    terminal_attendre_texte(ecran, "Analyse à 20 plis, Noir en haut : -26");
    terminal_attendre_texte(ecran, "▌  -26=  ▐"); /* b7 and a2, in large cells */
    terminal_attendre_texte(ecran, "▂ *      * ▂");
    terminal_attendre_texte(ecran, " ?      ? ▆");
    terminal_attendre_texte(ecran, "a2??");
    terminal_redimensionner(ecran, 39, 12);
    terminal_attendre_texte(ecran, "il faut 40x12");
    terminal_taper(ecran, "sy"); /* nothing is done blindly */
    terminal_attendre_calme(ecran, 200);
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "relecture 10/14");
    terminal_attendre_texte(ecran, "a2??");
}

static void en_ascii_et_en_anglais(void **etat)
{
    (void)etat;
    ecran_environnement("NO_COLOR=1", "LANGUAGE=en", NULL);
    ouvrir(80, 24, FIN, "clavier", "--ascii");
    terminal_attendre_texte(ecran, "y review");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Black lost 10, 2 errors");
    terminal_taper(ecran, "ssss");
    terminal_attendre_texte(ecran, "Black a2 ??: White +34, exact");
    terminal_attendre_texte(ecran, "Loses 8; better: b7");
    terminal_attendre_texte(ecran, "a2??");
    assert_true(terminal_montre(ecran, "Othello, move 10 of 14")); /* "review" is y's word */
}

/* ---- While it goes on ---- */

static void tout_est_servi_pendant_ce_temps(void **etat)
{
    (void)etat;
    lancer_une_longue(80, 24);
    terminal_touche(ecran, VTERM_KEY_HOME);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "relecture 1/60");
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "Revoir la partie");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "relecture");
    assert_true(terminal_montre(ecran, "arrêter"));
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "Analyse");
    terminal_redimensionner(ecran, 20, 5);
    terminal_attendre_texte(ecran, "il faut 40x12");
    terminal_redimensionner(ecran, 120, 40);
    terminal_attendre_texte(ecran, "/60 (y : arrêter)");
    terminal_touche(ecran, VTERM_KEY_ESCAPE); /* the last thing begun */
    terminal_attendre_absence(ecran, "arrêter");
    verifier_repos();
    ecran_quitter_proprement();
}

static void y_l_arrete(void **etat)
{
    (void)etat;
    lancer_une_longue(80, 24);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 59/60");
    assert_false(terminal_montre(ecran, "  s erreur")); /* none is known */
    terminal_taper(ecran, "y");
    terminal_attendre_absence(ecran, "arrêter");
    verifier_repos();
    assert_false(terminal_montre(ecran, "??"));
    terminal_taper(ecran, "yyyyyyy"); /* an odd number: it goes on */
    terminal_attendre_texte(ecran, "/60 (y : arrêter)");
    terminal_taper(ecran, "yyyyyyy");
    terminal_attendre_absence(ecran, "arrêter");
    verifier_repos();
}

static void une_nouvelle_partie_l_arrete(void **etat)
{
    (void)etat;
    lancer_une_longue(80, 24);
    terminal_taper(ecran, "n");
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_false(terminal_montre(ecran, "Analyse"));
    verifier_repos();
    ecran_quitter_proprement();
}

static void on_quitte_pendant_ce_temps(void **etat)
{
    static const int SIGNAUX[] = {SIGTERM, SIGINT, SIGHUP};
    (void)etat;
    lancer_une_longue(80, 24);
    ecran_quitter_proprement();
    for (size_t i = 0; i < sizeof SIGNAUX / sizeof *SIGNAUX; i++) {
        lancer_une_longue(80, 24);
        terminal_signaler(ecran, SIGNAUX[i]);
        assert_int_equal(terminal_attendre_fin(ecran), 1000 + SIGNAUX[i]);
        assert_null(terminal_desordre(ecran));
    }
    lancer_une_longue(80, 24);
    terminal_raccrocher(ecran);
    terminal_attendre_fin(ecran);
}

/* Both think with one processor: the computer goes first, and it is said. */
static void l_ordinateur_passe_d_abord(void **etat)
{
    (void)etat;
    ecran_patient();
    ouvrir(80, 24, DEBUT, "ia:1", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "ry");
    terminal_attendre_texte(ecran, "/28 (y : arrêter)");
    terminal_taper(ecran, " "); /* the cursor stands on a legal move */
    terminal_attendre_texte(ecran, "Analyse arrêtée");
    terminal_attendre_texte(ecran, "coup 30");
    terminal_attendre_absence(ecran, "arrêter)");
    verifier_repos();
    ecran_patient();
    ouvrir(80, 24, DEBUT, "ia:10", "--temps=3600");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "r ");
    terminal_attendre_texte(ecran, "Blanc réfléchit");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Attendez : l'ordinateur réfléchit.");
    assert_false(terminal_montre(ecran, "Analyse"));
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "/28 (y : arrêter)");
    ecran_quitter_proprement();
}

/* In a game that is looked at the computer to move waits, and serves; its moves can be tried. */
static void l_ordinateur_attend_qu_on_reprenne(void **etat)
{
    (void)etat;
    ouvrir(100, 30, "f5\n", "ia:1", NULL);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_attendre_texte(ecran, "r reprendre d'ici");
    terminal_attendre_texte(ecran, "Valeurs pour Blanc");
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "Partie ouverte"); /* told once */
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_jouer("e3");
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_taper(ecran, "uu");
    terminal_attendre_texte(ecran, ", coup 1");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "conseil : ");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 0/1");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, ", coup 1");
    terminal_taper(ecran, "r");
    terminal_attendre_texte(ecran, ", coup 2");
    ecran_quitter_proprement();
}

/* The review and the values take the same from the opening book. */
static void le_livre_repond(void **etat)
{
    (void)etat;
    ecran_ouvrir(100, 30, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer_suite("f5f4");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc f4 ? : Noir +6, livre");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "vaut -6, livre");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Noir f5 : Noir +1, livre");
    ecran_quitter_proprement();
}

/* What was found before the computer's turn stays in sight. */
static void un_refus_ne_cache_rien(void **etat)
{
    (void)etat;
    ecran_patient();
    ouvrir(80, 24, DEBUT, "ia:10", "--temps=3600");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "ry");
    terminal_attendre_texte(ecran, "Blanc g8 :");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "Blanc réfléchit");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Blanc g8 :");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Attendez : l'ordinateur réfléchit.");
    assert_true(terminal_montre(ecran, "Blanc g8 :"));
    ecran_quitter_proprement();
}

/* Those of the file, while it is looked at. */
static void les_noms_du_fichier(void **etat)
{
    (void)etat;
    char partie[512];
    snprintf(partie, sizeof partie, "(;GM[Othello]PB[Rose]PW[Murakami]%s",
             FIN + strlen("(;GM[Othello]"));
    ouvrir(100, 30, partie, "ia:3", NULL);
    terminal_attendre_texte(ecran, "Murakami gagne 49-15");
    assert_false(terminal_montre(ecran, "personne"));
    assert_false(terminal_montre(ecran, "niveau 3"));
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Rose perd 10, 2 erreurs");
    terminal_attendre_texte(ecran, "Murakami perd ");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "r");
    terminal_attendre_texte(ecran, "IA, niveau 3");
    assert_false(terminal_montre(ecran, "Murakami"));
    ecran_quitter_proprement();
}

/* The line of keys says what y does now; where advice took its place, y shows it again. */
static void ce_que_fait_y(void **etat)
{
    (void)etat;
    ouvrir(120, 40, FIN, "clavier", NULL);
    terminal_attendre_texte(ecran, "y analyser");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "y cacher");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "Noir perd");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Conseil : ");
    terminal_attendre_texte(ecran, "y analyser");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir perd");
    terminal_attendre_texte(ecran, "y cacher");
    terminal_taper(ecran, "y");
    terminal_attendre_absence(ecran, "Noir perd");
    terminal_attendre_texte(ecran, "y analyser");
    lancer_une_longue(120, 40);
    terminal_attendre_texte(ecran, "y arrêter");
    ecran_quitter_proprement();
}

/* On the person's time the computer thinks, or the review goes on, never both. */
static void un_seul_reflechit(void **etat)
{
    (void)etat;
    ecran_patient();
    ouvrir(80, 24, DEBUT, "ia:9", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_verifier_fils(1);
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "/28 (y : arrêter)");
    ecran_verifier_fils(1);
    terminal_taper(ecran, "u"); /* his turn again, at another moment: the review goes on */
    terminal_attendre_texte(ecran, "coup 27");
    assert_true(terminal_montre(ecran, "/28 (y : arrêter)"));
    ecran_verifier_fils(1);
    terminal_taper(ecran, "y");
    terminal_attendre_absence(ecran, "arrêter");
    ecran_verifier_fils(1);
    ecran_quitter_proprement();
}

/* Nor does it think on the person's time beside a review, whatever x does. */
static void l_ordinateur_ne_reflechit_pas_a_cote(void **etat)
{
    (void)etat;
    ecran_patient();
    ouvrir(80, 24, DEBUT, "ia:10", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "/28 (y : arrêter)");
    terminal_taper(ecran, "xx?");
    terminal_attendre_texte(ecran, "Revoir la partie");
    ecran_verifier_fils(1);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "/28 (y : arrêter)");
    ecran_quitter_proprement();
}

/* ---- Refusals ---- */

static void ce_qui_ne_s_analyse_pas(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Aucun coup à analyser.");
    assert_false(terminal_montre(ecran, "arrêter"));
    ecran_ouvrir(100, 30, "--taille", "6x6", "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_false(terminal_montre(ecran, "y analyser"));
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "L'analyse ne connaît que l'Othello 8x8.");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "L'analyse ne connaît que l'Othello 8x8.");
    const char *argv[] = {
        ecran_programme("morpion"), "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL};
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, (const char *[]){NULL}, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, "Trait à");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Ce jeu ne s'analyse pas.");
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(les_marques_et_le_bilan),
        TEST(d_erreur_en_erreur),
        TEST(l_erreur_est_le_dernier_coup),
        TEST(le_graphe_montre_les_erreurs),
        TEST(on_la_cache_et_on_la_montre),
        TEST(une_variante_garde_ce_qui_reste_vrai),
        TEST(a_toutes_les_tailles),
        TEST(en_ascii_et_en_anglais),
        TEST(tout_est_servi_pendant_ce_temps),
        TEST(y_l_arrete),
        TEST(une_nouvelle_partie_l_arrete),
        TEST(on_quitte_pendant_ce_temps),
        TEST(l_ordinateur_passe_d_abord),
        TEST(l_ordinateur_attend_qu_on_reprenne),
        TEST(les_noms_du_fichier),
        TEST(le_livre_repond),
        TEST(un_refus_ne_cache_rien),
        TEST(ce_que_fait_y),
        TEST(un_seul_reflechit),
        TEST(l_ordinateur_ne_reflechit_pas_a_cote),
        TEST(ce_qui_ne_s_analyse_pas),
    };
    return cmocka_run_group_tests_name("écran, analyse", tests, NULL, NULL);
}
