/* Files of games opened with --ouvrir, and the game written to one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

static void une_partie_ouverte_dit_laquelle(void **etat)
{
    (void)etat;
    char chemin[256], dit[320];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("p.txt"));
    snprintf(dit, sizeof dit, "(%s:2)", chemin);
    ecrire_fichier(chemin, "f5f5\nf5d6\n", 10);
    ecran_ouvrir(100, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Partie 2 sur 2");
    terminal_attendre_texte(ecran, dit);
    terminal_attendre_texte(ecran, "Illisible");
    terminal_taper(ecran, "\r");
    terminal_attendre_absence(ecran, "Illisible");
    terminal_attendre_texte(ecran, ", coup 2");
    unlink(chemin);
}

/* Of a file of several games one is chosen, and the others are a key away. */
static void un_fichier_de_plusieurs_parties(void **etat)
{
    (void)etat;
    static const char PARTIES[] = "[Black \"Rose\"]\n[White \"Hassan\"]\n\n1. f5 d6\n\n"
                                  "[Black \"Tastet\"]\n[White \"Shaman\"]\n\n1. f5 f6 2. e6\n\n"
                                  "[Black \"Nicolas\"]\n[White \"Feldborg\"]\n\n1. f5 f4\n\n";
    char chemin[256], nommee[300];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("parties"));
    snprintf(nommee, sizeof nommee, "%s:3", chemin);
    ecrire_fichier(chemin, PARTIES, strlen(PARTIES));
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Quelle partie ?");
    terminal_attendre_texte(ecran, "Nicolas – Feldborg");
    terminal_taper(ecran, "2");
    terminal_attendre_texte(ecran, "Partie 2 sur 3 : Tastet – Shaman");
    terminal_attendre_texte(ecran, ", coup 3");
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "Partie 3 sur 3 : Nicolas – Feldborg");
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "C'est la dernière partie du fichier.");
    terminal_taper(ecran, "<");
    terminal_attendre_texte(ecran, "Partie 2 sur 3 : ");
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", nommee, NULL); /* no question */
    terminal_attendre_texte(ecran, "Nicolas");
    assert_false(terminal_montre(ecran, "Quelle partie"));
    terminal_taper(ecran, "<");
    terminal_attendre_texte(ecran, "Partie 2 sur 3 : ");
    unlink(chemin);
}

/* No cell holds half a character, nothing stands as "?", and what follows a name is where it is
 * without wide ones. */
static void verifier_entiers(void)
{
    for (int y = 0; y < terminal_lignes(ecran); y++)
        for (int x = 0; x < terminal_colonnes(ecran); x++) {
            const struct terminal_cellule c = terminal_cellule(ecran, x, y);
            assert_true(c.largeur == 1 || (c.largeur == 2 && x + 1 < terminal_colonnes(ecran) &&
                                           !*terminal_cellule(ecran, x + 1, y).texte));
        }
    assert_false(terminal_montre(ecran, "??"));
}

static void des_noms_de_deux_colonnes(void **etat)
{
    static const char PARTIES[] =
        "[Event \"国際オセロ大会🏆決勝\"]\n[Black \"井上博\"]\n[White \"Jose\xcc\x81\"]\n\n"
        "{白の勝ち、黒は角を取れなかったので終盤で逆転された} 1. f5 {[%eval 1,26]} d6 2. c3 "
        "{黒の手は自然だが、もっと良い手があったと思われる} *\n\n"
        "[Event \"Zeta\"]\n[Black \"Rose\"]\n[White \"Hassan\"]\n\n1. f5 {[%eval 1,26]} f6 *\n\n";
    static const int TAILLES[][2] = {{80, 24}, {60, 19}};
    (void)etat;
    const char *chemin = chemin_temporaire("larges.pgn");
    ecrire_fichier(chemin, PARTIES, strlen(PARTIES));
    for (size_t i = 0; i < 2; i++) {
        int x1, y1, x2, y2;
        ecran_ouvrir(TAILLES[i][0], TAILLES[i][1], "--nouvelle", "--ouvrir", chemin, NULL);
        terminal_attendre_texte(ecran, "井上博 – Jose\xcc\x81");
        verifier_entiers();
        if (TAILLES[i][0] == 80) { /* one below the other */
            assert_true(terminal_chercher(ecran, "国際", &x1, &y1));
            assert_true(terminal_chercher(ecran, "Zeta", &x2, &y2));
            assert_int_equal(x1, x2);
        }
        terminal_taper(ecran, "1");
        terminal_attendre_texte(ecran, "coup 3");
        terminal_attendre_texte(ecran, "井上博");
        terminal_attendre_texte(ecran, "黒の手は");
        verifier_entiers();
        terminal_touche(ecran, VTERM_KEY_HOME);
        terminal_attendre_texte(ecran, "白の勝ち");
        verifier_entiers();
    }
    unlink(chemin);
}

/* Where the cursor of a text stands, wide characters before it. */
static void un_texte_de_deux_colonnes_s_ecrit(void **etat)
{
    int x, y, xc, yc;
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("f5");
    terminal_taper(ecran, "N");
    terminal_attendre_texte(ecran, "Commentaire du coup 1");
    terminal_taper(ecran, "良い手e\xcc\x81");
    terminal_attendre_texte(ecran, "良い手e\xcc\x81");
    assert_true(terminal_chercher(ecran, "良い手", &x, &y));
    terminal_curseur(ecran, &xc, &yc);
    assert_int_equal(xc, x + 7);
    assert_int_equal(yc, y);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "f5 : 良い手e\xcc\x81");
    verifier_entiers();
    ecran_quitter_proprement();
}

/* Of a long list a number is typed whole, and letters leave the games that hold them; one key comes
 * back to it. */
static void une_longue_liste_se_cherche(void **etat)
{
    (void)etat;
    enum { PARTIES = 14 };
    char chemin[256], texte[PARTIES * 128];
    size_t n = 0;
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("liste.pgn"));
    for (int i = 1; i <= PARTIES; i++)
        n += (size_t)snprintf(texte + n, sizeof texte - n,
                              "[Event \"Ronde %d\"]\n[Black \"N%d\"]\n[White \"%s\"]\n\n"
                              "1. f5%s d6 *\n\n",
                              i, i, i == 5 ? "Éric Rose" : "Hassan",
                              i == 2 ? " {[%eval 1,26]}" : "");
    ecrire_fichier(chemin, texte, n);
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "lettres chercher");
    terminal_attendre_texte(ecran, "N2 – Hassan, 2 coups     analysée  Ronde 2");
    terminal_taper(ecran, "12");
    terminal_attendre_texte(ecran, "Chercher : 12 (12/14)");
    terminal_attendre_texte(ecran, "▸ N12 – Hassan");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie 12 sur 14");
    terminal_taper(ecran, "L");
    terminal_attendre_texte(ecran, "▸ N12 – Hassan");
    terminal_taper(ecran, "eric rz"); /* no game holds z */
    terminal_attendre_texte(ecran, "Chercher : eric r (1/1)");
    assert_false(terminal_montre(ecran, "N12 – Hassan, 2 coups  "));
    terminal_taper(ecran, "\33");
    terminal_attendre_texte(ecran, "N4 – Hassan");
    terminal_attendre_texte(ecran, "▸ N5 – Éric Rose");
    terminal_taper(ecran, "\33");
    terminal_attendre_absence(ecran, "Quelle partie");
    terminal_taper(ecran, "LROSE\r");
    terminal_attendre_texte(ecran, "Partie 5 sur 14 : N5 – Éric Rose");
    unlink(chemin);
}

/* What the file says of the moves is the review: marks, s and z are there at once; y makes it anew,
 * which stays while one goes from a game to another. */
static void une_revue_se_lit_dans_le_fichier(void **etat)
{
    (void)etat;
    static const char PARTIES[] =
        "[Black \"Rose\"]\n[White \"Hassan\"]\n\n1. f5 {[%eval 1,26]} d6 {[%eval -1]}\n"
        "2. c5 $6 {[%eval -7] mine, a long comment that has no end of it ?? loses 8; better: c3, "
        "line c3 d3 c4} f4 {[%eval 7]} *\n\n"
        "[Black \"Tastet\"]\n[White \"Shaman\"]\n\n1. f5 f6 *\n\n";
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("revue.pgn"));
    ecrire_fichier(chemin, PARTIES, strlen(PARTIES));
    ecran_ouvrir(100, 34, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Quelle partie ?");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "Analyse lue dans le");
    terminal_attendre_texte(ecran, "3. c5??");
    terminal_attendre_texte(ecran, "Blanc f4 : Blanc +7, fichier");
    terminal_attendre_texte(ecran, "Analyse du fichier, Noir en haut : -7");
    terminal_attendre_texte(ecran, "Rose perd 8");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Perd 8 ; mieux : c3");
    terminal_attendre_texte(ecran, "Suite c3 d3 c4");
    terminal_attendre_texte(ecran, "c5 : coup douteux, mine, a long comment"); /* whole */
    assert_false(terminal_montre(ecran, "loses"));
    assert_true(terminal_montre(ecran, "end of it"));
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "Noir f5 : Noir +1, 27 plis");
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "Partie 2 sur 2");
    assert_false(terminal_montre(ecran, "fichier, Noir en haut"));
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Analyse à 20 plis");
    terminal_attendre_texte(ecran, "Tastet perd 0");
    terminal_taper(ecran, "<");
    terminal_attendre_texte(ecran, "Analyse lue dans le");
    terminal_attendre_texte(ecran, "3. c5??");
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "Analyse à 20 plis");
    terminal_attendre_texte(ecran, "Tastet perd 0");
    unlink(chemin);
}

/* One that ends at a fault says so in the list, and at which when it is opened. */
static void une_partie_a_faute_le_dit(void **etat)
{
    (void)etat;
    static const char PARTIES[] = "[Black \"Rose\"]\n[White \"Hassan\"]\n\n1. f5 d6\n\n"
                                  "[Black \"Tastet\"]\n[White \"Shaman\"]\n\n"
                                  "1. f5 d6 2. c3 d3 3. a1\n\n"
                                  "[Black \"Nicolas\"]\n[White \"Feldborg\"]\n\n1. f5 f4\n\n";
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("fautes"));
    ecrire_fichier(chemin, PARTIES, strlen(PARTIES));
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Partie 1 sur 3");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "(illisible) Tastet – Shaman, 4 coups");
    assert_false(terminal_montre(ecran, "(illisible) Rose"));
    terminal_taper(ecran, "2");
    for (int i = 0; i < 2; i++) {
        terminal_attendre_texte(ecran, "Les coups s'arrêtent à une");
        assert_true(terminal_montre(ecran, "coup 5"));
        terminal_taper(ecran, "\r");
        terminal_attendre_absence(ecran, "Les coups s'arrêtent");
        terminal_attendre_texte(ecran, ", coup 4");
        terminal_taper(ecran, i ? ">" : "<");
        terminal_attendre_texte(ecran, ", coup 2");
        terminal_attendre_texte(ecran, i ? "Partie 3 sur 3 : Nicolas" : "Partie 1 sur 3 : Rose");
        if (i == 0)
            terminal_taper(ecran, ">");
    }
    ecran_quitter_proprement();
    unlink(chemin);
}

/* A game of a board that the program has not is stepped over, and nothing is written on the screen
 * from behind; the file is not read again. */
static void une_partie_refusee_se_saute(void **etat)
{
    (void)etat;
    static const char USUELLE[] = "(;GM[Othello]PB[Rose]PW[%s]TY[8]BO[8 -------- -------- -------- "
                                  "---O*--- ---*O--- -------- -------- -------- *]B[f5]%s;)\n";
    char chemin[256], rangee[13], parties[2048];
    struct tampon t = tampon_sur(parties, sizeof parties);
    tampon_ecrire(&t, USUELLE, "Hassan", "");
    tampon_ajouter(&t, "(;GM[Othello]PB[a]PW[b]TY[12]BO[12");
    for (int y = 0; y < 12; y++) {
        snprintf(rangee, sizeof rangee, "%s",
                 y == 5   ? "-----O*-----"
                 : y == 6 ? "-----*O-----"
                          : "------------");
        tampon_ecrire(&t, " %s", rangee);
    }
    tampon_ajouter(&t, " *];)\n");
    tampon_ecrire(&t, USUELLE, "Tastet", "W[f4]");
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("tailles.ggf"));
    ecrire_fichier(chemin, parties, strlen(parties));
    ecran_ouvrir(100, 30, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Quelle partie");
    terminal_taper(ecran, "1");
    terminal_attendre_absence(ecran, "Quelle partie");
    unlink(chemin);
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "Partie 3 sur 3 : Rose – Tastet");
    terminal_attendre_texte(ecran, "pas de plateau 12x12");
    assert_false(terminal_montre(ecran, "erreur :"));
    terminal_taper(ecran, "<");
    terminal_attendre_texte(ecran, "Partie 1 sur 3 : Rose – Hassan");
}

/* More games than the box has rows. */
static void une_longue_liste_defile(void **etat)
{
    (void)etat;
    char chemin[256], parties[512] = "";
    struct tampon t = tampon_sur(parties, sizeof parties);
    for (int i = 0; i < 60; i++)
        tampon_ajouter(&t, i == 49 ? "f5d6c3\n" : "f5d6\n");
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("longue.txt"));
    ecrire_fichier(chemin, parties, strlen(parties));
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "↑ ↓ : 1/60");
    terminal_touche(ecran, VTERM_KEY_UP);
    terminal_attendre_texte(ecran, "↑ ↓ : 60/60");
    for (int i = 0; i < 10; i++)
        terminal_touche(ecran, VTERM_KEY_UP);
    terminal_attendre_texte(ecran, "▸ Noir – Blanc, 3 coups");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie 50 sur 60");
    terminal_attendre_texte(ecran, ", coup 3");
    unlink(chemin);
}

/* W: the game in a file, with what the review found; never over another one unasked. */
static void la_partie_s_ecrit(void **etat)
{
    (void)etat;
    char chemin[256], frappe[300];
    size_t taille;
    snprintf(chemin, sizeof chemin, "%s.pgn", chemin_temporaire("ecrite"));
    unlink(chemin);
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5f4");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd 5");
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20"); /* a name is there already */
    snprintf(frappe, sizeof frappe, " %s \r", chemin);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Partie écrite :");
    char *ecrite = lire_fichier(chemin, &taille);
    assert_non_null(strstr(ecrite, "1. f5"));
    assert_non_null(strstr(ecrite, "? perd 5"));
    free(ecrite);
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20");
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Le remplacer");
    terminal_taper(ecran, "1");
    terminal_attendre_absence(ecran, "Le remplacer");
    terminal_attendre_texte(ecran, "Écrire la partie"); /* another name, then */
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Écrire la partie");
    static const char *const VIDES[] = {"W\x7f\r", "W\x15\r", "W\x17\r", "Wab/cd\x17\x17\r",
                                        "Wab\x15\r"};
    for (size_t i = 0; i < sizeof VIDES / sizeof VIDES[0]; i++) {
        terminal_taper(ecran, VIDES[i]);
        terminal_attendre_texte(ecran, "f5f4");
        terminal_taper(ecran, "x");
        terminal_attendre_absence(ecran, "f5f4");
    }
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20");
    terminal_taper(ecran, "x.exe\r");
    terminal_attendre_texte(ecran, "un fichier .pgn, .ggf");
    terminal_attendre_texte(ecran, "x.exe"); /* to be mended */
    unlink(chemin);
    snprintf(frappe, sizeof frappe, "%.*s\r", (int)(strlen(chemin) - strlen(".pgn")), chemin);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Partie écrite :");
    assert_int_equal(unlink(chemin), 0);
    ecran_quitter_proprement();
}

/* Writes with W what the screen shows to a new file of this kind; it is to be freed. */
static char *ecrire_vers(const char *extension)
{
    char chemin[256], frappe[300];
    size_t taille;
    snprintf(chemin, sizeof chemin, "%s.%s", chemin_temporaire("image"), extension);
    unlink(chemin);
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "(.pgn, .ggf, .sgf, .txt, .svg, .html)");
    snprintf(frappe, sizeof frappe, "%s\r", chemin);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Partie écrite :");
    char *ecrite = lire_fichier(chemin, &taille);
    unlink(chemin);
    return ecrite;
}

static int compter(const char *texte, const char *mot)
{
    int n = 0;
    while ((texte = strstr(texte, mot)) && *++texte)
        n++;
    return n;
}

/* A picture is of the moment looked at, with what the review says of the move played there. */
static void l_image_est_celle_qu_on_regarde(void **etat)
{
    static const char CROIX[] = "stroke=\"#c22\"", ANNEAU[] = "stroke=\"#183\"";
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5f4");
    char *svg = ecrire_vers("svg");
    assert_non_null(strstr(svg, "Trait à Noir"));
    assert_int_equal(compter(svg, "<circle"), 4 + 6 + 1);
    free(svg);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    svg = ecrire_vers("svg");
    assert_non_null(strstr(svg, "Trait à Blanc"));
    assert_int_equal(compter(svg, "<circle"), 4 + 5 + 1);
    assert_int_equal(compter(svg, CROIX) + compter(svg, ANNEAU), 0);
    free(svg);
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd 5");
    svg = ecrire_vers("svg");
    assert_int_equal(compter(svg, CROIX), 1);
    assert_int_equal(compter(svg, ANNEAU), 1);
    free(svg);
    ecran_quitter_proprement();
}

/* A report has what the review found, and how. */
static void un_rapport_a_la_revue(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5f4");
    char *page = ecrire_vers("html");
    assert_non_null(strstr(page, "<!DOCTYPE html>"));
    assert_null(strstr(page, "<polyline"));
    free(page);
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd 5");
    page = ecrire_vers("html");
    assert_non_null(strstr(page, "<polyline"));
    assert_non_null(strstr(page, "id=\"m2\""));
    assert_non_null(strstr(page, ", 20 plis</p>"));
    free(page);
    ecran_quitter_proprement();
}

/* W proposes the file that was opened, where the game is alone in it. */
static void le_nom_de_la_partie_ouverte(void **etat)
{
    static const char SGF[] = "(;GM[2]FF[4]SZ[8];B[f5];W[d6](;B[c3];W[d3])(;B[c4];W[b3]))";
    (void)etat;
    char chemin[256];
    size_t taille;
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("seule.sgf"));
    ecrire_fichier(chemin, SGF, strlen(SGF));
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    for (int i = 0; i < 2; i++) { /* written, it is its own again */
        terminal_attendre_texte(ecran, ", coup 4");
        terminal_taper(ecran, i ? "N plus\r" : "Nbien\r");
        terminal_attendre_texte(ecran, i ? "d3 : bien plus" : "d3 : bien");
        terminal_taper(ecran, "W");
        terminal_attendre_texte(ecran, "seule.sgf");
        terminal_taper(ecran, "\r");
        terminal_attendre_texte(ecran, "Le remplacer"); /* never unasked */
        terminal_taper(ecran, "2");
        terminal_attendre_texte(ecran, "Partie écrite :");
        char *ecrite = lire_fichier(chemin, &taille);
        assert_non_null(strstr(ecrite, i ? "C[bien plus]" : "C[bien]"));
        assert_non_null(strstr(ecrite, "(;B[cd];W[bc])"));
        free(ecrite);
    }
    ecran_quitter_proprement();
    unlink(chemin);
}

/* Another name where something would be lost: other games, what was not read, what came to the file
 * since, the end of the game, variations. */
static void un_autre_nom_que_le_fichier(void **etat)
{
    static const struct {
        const char *nom, *texte, *suffixe, *touches, *depuis;
    } CAS[] = {
        {"deux.pgn", "[Black \"a\"]\n\n1. f5 d6 *\n\n[Black \"b\"]\n\n1. f5 f6 *\n", ":2", "",
         NULL},
        {"faute.txt", "f5d6c3d3a1\n", "", "\r", NULL},
        {"deguise.txt", "(;GM[2]FF[4]SZ[8];B[f5];W[d6])", "", "", NULL},
        {"debut.sgf", "(;GM[2]FF[4]SZ[8];B[f5];W[d6])", "@1", "", NULL},
        {"annulee.sgf", "(;GM[2]FF[4]SZ[8];B[f5];W[d6])", "", "u", NULL},
        {"variante.txt", "f5d6c3d3\n", "", "uuc4\r", NULL},
        {"venue.pgn", "1. f5 d6 *\n", "", "", "1. f5 d6 *\n\n1. f5 f6 *\n"},
        {"note.pgn", "1. f5 {un} d6 *\n", "", "", "1. f5 {un} d6 {deux} *\n"},
        {"base.inconnu", "f5d6c3d3\n", "", "", NULL},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        char chemin[256], mot[300];
        snprintf(chemin, sizeof chemin, "%s", chemin_temporaire(CAS[i].nom));
        snprintf(mot, sizeof mot, "%s%s", chemin, CAS[i].suffixe);
        ecrire_fichier(chemin, CAS[i].texte, strlen(CAS[i].texte));
        ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", mot, NULL);
        terminal_attendre_texte(ecran, ", coup ");
        terminal_taper(ecran, CAS[i].touches);
        if (CAS[i].depuis)
            ecrire_fichier(chemin, CAS[i].depuis, strlen(CAS[i].depuis));
        terminal_taper(ecran, "W");
        terminal_attendre_texte(ecran, "Écrire");
        if (!terminal_montre(ecran, "othello-20"))
            fail_msg("%s is proposed", CAS[i].nom);
        terminal_touche(ecran, VTERM_KEY_ESCAPE);
        unlink(chemin);
    }
}

/* Why nothing is written is said, however long the path. */
static void un_refus_dit_sa_raison(void **etat)
{
    (void)etat;
    char chemin[256], frappe[300];
    snprintf(chemin, sizeof chemin, "%s/%0100d/x.pgn", chemin_temporaire("absent"), 0);
    ecran_deux_personnes(80, 24);
    ecran_jouer("f5");
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20");
    snprintf(frappe, sizeof frappe, "%s\r", chemin);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Rien n'est écrit : son dossier");
    terminal_attendre_texte(ecran, "n'existe pas");
    terminal_attendre_texte(ecran, "000/x.pgn");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_quitter_proprement();
}

/* A folder is never offered to be replaced; what was said of another path goes. */
static void un_dossier_ne_se_remplace_pas(void **etat)
{
    (void)etat;
    char dossier[256], fichier[256], frappe[300];
    snprintf(dossier, sizeof dossier, "%s", chemin_temporaire("dossier.pgn"));
    snprintf(fichier, sizeof fichier, "%s", chemin_temporaire("la.pgn"));
    assert_int_equal(mkdir(dossier, 0700), 0);
    ecrire_fichier(fichier, "x", 1);
    ecran_deux_personnes(80, 24);
    ecran_jouer("f5");
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20");
    snprintf(frappe, sizeof frappe, "\x15%s\r", dossier);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Rien n'est écrit : c'est un dossier");
    snprintf(frappe, sizeof frappe, "\x15%s\r", fichier);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Garder ce fichier");
    terminal_taper(ecran, "\r");
    terminal_attendre_absence(ecran, "Garder ce fichier");
    terminal_attendre_texte(ecran, "la.pgn ");
    terminal_attendre_absence(ecran, "c'est un dossier");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_quitter_proprement();
    rmdir(dossier);
    unlink(fichier);
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(une_partie_ouverte_dit_laquelle), TEST(un_fichier_de_plusieurs_parties),
        TEST(des_noms_de_deux_colonnes),       TEST(un_texte_de_deux_colonnes_s_ecrit),
        TEST(une_longue_liste_se_cherche),     TEST(une_revue_se_lit_dans_le_fichier),
        TEST(une_partie_a_faute_le_dit),       TEST(une_partie_refusee_se_saute),
        TEST(une_longue_liste_defile),         TEST(la_partie_s_ecrit),
        TEST(l_image_est_celle_qu_on_regarde), TEST(un_rapport_a_la_revue),
        TEST(le_nom_de_la_partie_ouverte),
        TEST(un_autre_nom_que_le_fichier),
        TEST(un_refus_dit_sa_raison),          TEST(un_dossier_ne_se_remplace_pas),
    };
    return cmocka_run_group_tests_name("écran, fichier", tests, NULL, NULL);
}
