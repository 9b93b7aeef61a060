/* SGF: the dialects, the escapes, the trees. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

/* Texts that read as these moves, without a problem. */
static void test_dialectes(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *coups;
    } CAS[] = {
        {"(;GM[2]FF[4]CA[UTF-8]AP[Quarry:0.2.0]SZ[8]PB[]PW[]RE[W+54];B[fe];W[df];B[cc])", "f5d6c3"},
        {"(;GM[2]FF[4];B[F5];W[D6];B[C3])", "f5d6c3"}, /* Edax */
        {"(;FF[4]CA[UTF-8]AP[GoGui:1.5.1]SZ[8];B[fd];W[dc];B[cf])",
         "f5d6c3"}, /* rows from the bottom */
        {"(;GM[1]SZ[8];B[fd];W[dc])", "f5d6"},
        {"\xef\xbb\xbf(;GM[2]FF[4];B[fe];W[df])", "f5d6"}, /* SGF-11 */
        {"  ( ; GM [2] ; B [fe] ; W [df] ) ", "f5d6"},
        {"(;GM[2];b[fe];w[df])", "f5d6"},
        /* SGF-02: the start set up square by square */
        {"(;GM[2]FF[4]\nSZ[8]\nAP[OthelloTk:0.0.3]\nAB[e4][d5]\nAW[d4][e5]\nPL[B]\n;B[f5]\n;W[d6]\n"
         ";B[c3]\n;W[d3]\n)\n",
         "f5d6c3d3"},
        {"(;GM[2]AB[d4:e5]AW[d4][e5]AE[a1:h3];B[f5])", "f5"},
        {"(;GM[2]US[a]XX[1][2][3];B[fe]BL[299.1]OB[3];W[df]ZZ[])", "f5d6"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        aide_lire("sgf", CAS[i].texte, &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_int_equal(r.nb_parties, 1);
        assert_string_equal(aide_coups(&r.parties[0]), CAS[i].coups);
        assert_ptr_equal(format_reconnaitre(vue_de(CAS[i].texte)), format_nomme("sgf"));
        recueil_detruire(&r);
    }
}

static void test_commentaires(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *commentaire;
    } CAS[] = {
        {"(;GM[2]C[\\\\];B[fe];W[df])", "\\"}, /* SGF-04 */
        {"(;GM[2]C[\\\\\\\\];B[fe];W[df])", "\\\\"}, /* SGF-06 */
        {"(;GM[2]C[one\\\ntwo\nthree];B[fe];W[df])", "onetwo\nthree"}, /* SGF-15 */
        {"(;GM[2]C[one\\\r\ntwo\r\nthree];B[fe];W[df])", "onetwo\nthree"},
        {"(;GM[2]C[a\\]b\\:c(;];B[fe];W[df])", "a]b:c(;"},
        {"(;GM[2]C[\xe9t\xe9];B[fe];W[df])", "été"}, /* Latin-1 */
        {"(;GM[2]C[une];C[autre];B[fe];W[df])", "une autre"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        aide_lire("sgf", CAS[i].texte, &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_string_equal(r.parties[0].champs[CHAMP_COMMENTAIRE], CAS[i].commentaire);
        assert_string_equal(aide_coups(&r.parties[0]), "f5d6");
        recueil_detruire(&r);
    }
}

/* SGF-17: a pass written B[], left out, tt, PA. */
static void test_passes(void **etat)
{
    (void)etat;
    static const char DEBUT[] = "(;GM[2]FF[4]SZ[8];B[ef];W[ff];B[cd];W[ce];B[cf];W[df];B[gg];W[fd];"
                                "B[gd];W[gf];B[eg];W[hh];B[hf];W[ge];B[gh];W[fh]";
    static const char *const SUITES[] = {";B[];W[cc])", ";W[cc])", ";B[tt];W[cc])",
                                         ";B[PA];W[cc])"};
    for (size_t i = 0; i < sizeof SUITES / sizeof SUITES[0]; i++) {
        char texte[512];
        struct tampon t = tampon_sur(texte, sizeof texte);
        tampon_ecrire(&t, "%s%s", DEBUT, SUITES[i]);
        struct recueil r;
        aide_lire("sgf", texte, &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_string_equal(aide_passes(&r.parties[0]), "16");
        assert_int_equal(notee_trait(&r.parties[0]), NOIR);
        assert_string_equal(aide_plateau(&r.parties[0]),
                            "------------------O-------XOXXX---XXO-X---XXXOXX----X-O------OOO");
        recueil_detruire(&r);
    }
}

/* Two passes after the end of the game are what some referees ask for. */
static void test_passes_apres_la_fin(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("sgf", "(;GM[2];B[fe];W[df];B[ce];W[ff];B[eg];W[fd];B[ge];W[ef];B[ec];W[];B[])", &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].nb_coups, 9);
    assert_true(notee_finie(&r.parties[0]));
    recueil_detruire(&r);
}

/* SGF-16: the first variation is the main line, the other a branch (test_formats_rameaux.c). */
static void test_variantes(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("sgf", "(;GM[2];B[fe](;W[df];B[cc])(;W[ff]C[\\](]))", &r);
    assert_int_equal(r.nb_parties, 1);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3");
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].nb_rameaux, 1);
    recueil_detruire(&r);
}

static void test_refus(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte;
        int colonne;
    } CAS[] = {
        {"(;GM[2]US[Player[3d]];B[fe];W[df])", 21}, /* SGF-07 */
        {"(;GM[2]FF[4]SZ[19]KM[0.00]AW[po][qo]AB[qm][on];B[sr];W[rq])", 16}, /* SGF-12 */
        {"(;GM[7];B[fe])", 6},
        {"(;GM[2];B[fe];W[df]", 20},
        {"(;GM[2];B[fe];W[df", 19},
        {"(;GM[2];B[fe]W)", 15},
        {"(;GM[2];B[aa])", 11},
        {"(;GM[2];B[fe];W[df];B[ij])", 23},
        {"(;GM[2];B[fe];W[df];W[cc])", 23},
        {"(;GM[2];B[fe];W[])", 17},
        {"(;GM[2];B[fe];AB[aa])", 18},
        {"(;GM[2]AB[xy];B[fe])", 11},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        aide_lire("sgf", CAS[i].texte, &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_problemes, 1);
        assert_int_equal(r.problemes[0].lieu.colonne, CAS[i].colonne);
        recueil_detruire(&r);
    }
}

static void test_taille_19(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("sgf", "(;GM[2]FF[4]SZ[19];B[sr])", &r);
    assert_non_null(strstr(r.problemes[0].texte, "19"));
    recueil_detruire(&r);
}

/* SGF-10: a parenthesis too many is no reason to lose a game; a wrong game is none to lose its
 * neighbours. */
static void test_les_bonnes_restent(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("sgf",
              "(;GM[2]FF[4];B[fe];W[df]))\n(;GM[2];B[aa])\n(;GM[2];B[fe\n(;GM[2];B[fe];W[ff])", &r);
    assert_int_equal(r.nb_parties, 1);
    recueil_detruire(&r);
    aide_lire("sgf", "(;GM[2]FF[4];B[fe];W[df]))\n(;GM[2];B[aa])\n(;GM[2];B[fe];W[ff])", &r);
    assert_int_equal(r.nb_parties, 2);
    assert_int_equal(r.nb_erreurs, 1);
    assert_int_equal(r.problemes[1].lieu.partie, 2);
    recueil_detruire(&r);
}

/* Nested so deep that a recursive reader would die. */
static void test_tres_profond(void **etat)
{
    (void)etat;
    enum { N = 200000 };
    struct octets o = {0};
    octets_texte(&o, "(;GM[2];B[fe]");
    for (int i = 0; i < N; i++)
        octets_texte(&o, "(");
    octets_texte(&o, ";W[df]");
    for (int i = 0; i < N; i++)
        octets_texte(&o, ")");
    octets_texte(&o, ")");
    struct recueil r;
    aide_lire("sgf", o.debut, &r);
    assert_int_equal(r.nb_parties, 1);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6");
    octets_detruire(&o);
    recueil_detruire(&r);
}

/* SGF-19 */
static void test_echappement_ecrit(void **etat)
{
    (void)etat;
    struct recueil r = {0}, r2;
    struct partie_notee *p = recueil_nouvelle(&r);
    notee_champ(p, CHAMP_NOIR, vue_de("A[3d]\\"));
    notee_jouer(p, grille_case(6, 5));
    char *ecrit = aide_ecrire("sgf", &r);
    assert_non_null(strstr(ecrit, "PB[A[3d\\]\\\\]"));
    aide_lire("sgf", ecrit, &r2);
    assert_string_equal(r2.parties[0].champs[CHAMP_NOIR], "A[3d]\\");
    free(ecrit);
    recueil_detruire(&r);
    recueil_detruire(&r2);
}

static void test_resultats(void **etat)
{
    (void)etat;
    static const struct aide_resultat CAS[] = {
        {"B+4", RESULTAT_MARGE, 4, 0},        {"W+54", RESULTAT_MARGE, -54, 0},
        {"0", RESULTAT_MARGE, 0, 0},          {"Draw", RESULTAT_MARGE, 0, 0},
        {"B+R", RESULTAT_VAINQUEUR, 1, 'r'},  {"W+Resign", RESULTAT_VAINQUEUR, -1, 'r'},
        {"W+T", RESULTAT_VAINQUEUR, -1, 't'}, {"B+", RESULTAT_VAINQUEUR, 1, 0},
        {"?", RESULTAT_INCONNU, 0, 0},        {"Void", RESULTAT_INCONNU, 0, 0},
    };
    aide_resultats("sgf", "(;GM[2]RE[", "];B[fe])", CAS, sizeof CAS / sizeof CAS[0]);
}

/* White starts, from a set-up board; notes on moves and on a pass. */
static void test_aller_retour(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf",
              "(;GM[Othello]PC[ici]DT[2003]PB[a]PW[b]RE[-12]TH[3]CO[x]"
              "BO[8 ---------------------------*O------O*--------------------------- O]"
              "W[F5/1.5/2.25]B[D6/-3]CO[bien]W[C3];)",
              &r);
    assert_int_equal(r.nb_problemes, 0);
    aide_aller_retour("sgf", &r);
    recueil_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dialectes),    cmocka_unit_test(test_commentaires),
        cmocka_unit_test(test_passes),       cmocka_unit_test(test_passes_apres_la_fin),
        cmocka_unit_test(test_variantes),    cmocka_unit_test(test_refus),
        cmocka_unit_test(test_taille_19),    cmocka_unit_test(test_les_bonnes_restent),
        cmocka_unit_test(test_tres_profond), cmocka_unit_test(test_echappement_ecrit),
        cmocka_unit_test(test_resultats),    cmocka_unit_test(test_aller_retour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
