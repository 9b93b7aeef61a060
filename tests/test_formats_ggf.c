/* GGF: NBoard's, GGS's, and the ways it goes wrong. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#include "formats/ggf.h"

#define DEPART "BO[8 ---------------------------O*------*O--------------------------- *]"
#define TETE                                                                                       \
    "(;GM[Othello]PC[NBoard]DT[2022-01-17 12:52:30 "                                               \
    "GMT]PB[Human]PW[Engine]RE[?]TI[5:00]TY[8]" DEPART
#define DEBUT "B[F5//2.449]"
#define SUITE                                                                                      \
    "B[C5//1.264]W[F4/1.00]B[D3//1.338]W[E3/2.00]B[F2//4.405]W[C6/9.00]B[G5//6.25]W[B5/13.00]"     \
    "B[A5//3.262]W[B4/23.00]B[B3//5.586]W[C4/25.00/0.1]B[C3//1.75]W[A6/24.00/0.1]B[A7//4.652]"     \
    "W[A3/27.00/0.1]B[F3//2.7680000000000002]W[E6/27.00/0.1]B[C7//4.2860000000000005]W[B6/39.00]"  \
    "B[D7//1.676]W[D8/46.00]B[B8//1.8980000000000001]W[E7/44.00]B[F7//3.689]W[E8/58.00]"           \
    "B[C8//1.793]W[A8/62.00/0.1]B[A4//2.177]W[F8/62.00]B[A2//6.807]W[B7/64.00]B[PA//3.107];)"

/* GGF-01: a real game of NBoard's that ends with a pass: the side to move is White again. */
static void test_passe_finale(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf", TETE DEBUT "W[D6/0.00]" SUITE, &r);
    assert_int_equal(r.nb_problemes, 0);
    struct partie_notee *p = &r.parties[0];
    assert_int_equal(p->nb_coups, 35);
    assert_string_equal(aide_passes(p), "34");
    assert_string_equal(aide_plateau(p),
                        "--------X----X--XXXXXX--XXXXXX--XXOXXXX-XOXOX---XOOOOX--OOOOOO--");
    assert_int_equal(notee_trait(p), BLANC);
    assert_string_equal(p->champs[CHAMP_NOIR], "Human");
    assert_string_equal(p->champs[CHAMP_LIEU], "NBoard");
    assert_string_equal(p->champs[CHAMP_PENDULE], "5:00");
    assert_null(p->champs[CHAMP_VARIANTE]);
    assert_false(p->coups[0].a_eval);
    assert_true(p->coups[0].a_secondes && p->coups[0].secondes == 2.449);
    assert_true(p->coups[1].a_eval && p->coups[1].eval == 0 && !p->coups[1].a_secondes);
    recueil_detruire(&r);
}

/* GGF-04 */
static void test_coup_illegal(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf",
              "(;GM[Othello]PC[GGS/os]PB[a]PW[b]TI[15:00//02:00]TY[8]RE[-40.00:r]"
              "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
              "B[E6//4.09]W[H8/40.00/0.01]B[pass//1.67]W[G7/40.00/0.01]B[pass//2.10]W[G8];)",
              &r);
    assert_int_equal(r.nb_parties, 0);
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.problemes[0].lieu.coup, 2);
    recueil_detruire(&r);
}

/* GGF-05: how a game ended is kept (GGF-04: lost by resignation). */
static void test_resultats(void **etat)
{
    (void)etat;
    static const struct aide_resultat CAS[] = {
        {"-40.00:r", RESULTAT_MARGE, -40, 'r'},
        {"+64.00:t", RESULTAT_MARGE, 64, 't'},
        {"+4.000", RESULTAT_MARGE, 4, 0},
        {"+2.5:s", RESULTAT_MARGE, 2.5, 's'},
        {"-2:l", RESULTAT_MARGE, -2, 'l'},
        {"?", RESULTAT_INCONNU, 0, 0},
        {"0", RESULTAT_MARGE, 0, 0},
        {"1e400", RESULTAT_INCONNU, 0, 0},
    };
    aide_resultats("ggf", "(;GM[Othello]RE[", "]B[F5];)", CAS, sizeof CAS / sizeof CAS[0]);
}

/* GGF-08, no BO: the usual start. */
static void test_sans_plateau(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf", "(;GM[Othello]PC[x]PB[a]PW[b]TY[8]B[F5]W[D6];)", &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6");
    recueil_detruire(&r);
}

/* GGF-09 */
static void test_mauvais_trait(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf", TETE DEBUT "B[D6/0.00]" SUITE, &r);
    assert_int_equal(r.nb_parties, 0);
    assert_int_equal(r.nb_erreurs, 1);
    assert_int_equal(r.problemes[0].lieu.coup, 2);
    recueil_detruire(&r);
}

/* GGF-12 */
static void test_nombres_illisibles(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf", TETE DEBUT "W[D6/NaN/1e400]" SUITE, &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.nb_erreurs, 0);
    assert_int_equal(r.nb_problemes, 1);
    assert_false(r.parties[0].coups[1].a_eval || r.parties[0].coups[1].a_secondes);
    recueil_detruire(&r);
}

/* GGF-11: cut anywhere, a game is told and nothing else happens. */
static void test_coupee(void **etat)
{
    (void)etat;
    static const char TEXTE[] = TETE DEBUT "W[D6/0.00]" SUITE;
    for (size_t n = 2; n < sizeof TEXTE - 1; n++) {
        struct recueil r = {0};
        ggf_lire(vue_sur(TEXTE, n), &r);
        assert_int_equal(r.nb_parties, r.nb_tronquees);
        assert_int_equal(r.nb_erreurs, 1);
        recueil_detruire(&r);
    }
}

static void test_fautes(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {
        "(;GM[Amazons]B[F5];)",
        "(;GM[Othello]BO[8 ---O*------*O--- *]B[F5];)",
        "(;GM[Othello]BO[88 ---------------------------O*------*O--------------------------- *];)",
        "(;GM[Othello]BO[];)",
        "(;GM[Othello]BO[8 ---------------------------O*------*O---------------------------];)",
        "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- * *];)",
        "(;GM[Othello]B[F5]" DEPART ";)",
        "(;GM[Othello]B[];)",
        "(;GM[Othello]B[I5];)",
        "(;GM[Othello]B[PA];)",
        "(;GM[Othello] 12 B[F5];)",
        "rien ici",
    };
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        aide_lire("ggf", TEXTES[i], &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_erreurs, 1);
        recueil_detruire(&r);
    }
}

/* A synchronised match: two games on a line; the good game beside a wrong one stays. */
static void test_synchro(void **etat)
{
    (void)etat;
    static const char LIGNES[] = "2 (;GM[Othello]B[F5];)(;GM[Othello]B[E6];)\n"
                                 "1 (;GM[Othello]B[D3];)\n"
                                 "2 (;GM[Othello]B[A1];)(;GM[Othello]B[C4];)\n";
    struct recueil r;
    aide_lire("ggf", LIGNES, &r);
    assert_int_equal(r.nb_parties, 4);
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.problemes[0].lieu.partie, 4);
    assert_int_equal(r.problemes[0].lieu.ligne, 3);
    assert_int_equal(r.parties[0].synchro, r.parties[1].synchro);
    assert_int_not_equal(r.parties[0].synchro, 0);
    assert_int_equal(r.parties[2].synchro, 0);
    char *ecrit = aide_ecrire("ggf", &r);
    assert_memory_equal(ecrit, "2 (;", 4);
    assert_non_null(strstr(ecrit, ";)(;"));
    free(ecrit);
    recueil_detruire(&r);
}

/* Everything that GGF says comes back after writing and reading, tags of others' too. */
static void test_aller_retour(void **etat)
{
    (void)etat;
    static const char TEXTE[] =
        "(;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[saio1200]PW[Saio3000]RB[2197.01]"
        "RW[2199.72]TI[05:00//02:00]TY[s8r20]RE[+4.000]TH[30]KB[1/2]CO[bonne partie]"
        "BO[8 ---------------------------O*------*O--------------------------- *]"
        "B[D3//0.01]W[C5/-2.39]CO[un piège]B[F6/2.5/10];)\n";
    struct recueil r;
    aide_lire("ggf", TEXTE, &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_string_equal(r.parties[0].coups[1].commentaire, "un piège");
    assert_int_equal(r.parties[0].theorique, 30);
    char *ecrit = aide_ecrire("ggf", &r);
    assert_string_equal(ecrit, TEXTE);
    free(ecrit);
    aide_aller_retour("ggf", &r);
    recueil_detruire(&r);
}

static void test_deux_commentaires(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf", "(;GM[Othello]CO[un]CO[jeu]B[D3]CO[un piège]CO[ou pas]W[C5];)", &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_string_equal(r.parties[0].champs[CHAMP_COMMENTAIRE], "un jeu");
    assert_string_equal(r.parties[0].coups[0].commentaire, "un piège ou pas");
    recueil_detruire(&r);
}

static void test_dix_par_dix(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("ggf",
              "(;GM[Othello]TY[10]BO[10 ---------- ---------- ---------- ---------- ----O*---- "
              "----*O---- ---------- ---------- ---------- ---------- *]B[G6]W[E7];)",
              &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].grille.taille, 10);
    assert_string_equal(aide_coups(&r.parties[0]), "g6e7");
    recueil_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deux_commentaires),
        cmocka_unit_test(test_passe_finale),  cmocka_unit_test(test_coup_illegal),
        cmocka_unit_test(test_resultats),     cmocka_unit_test(test_sans_plateau),
        cmocka_unit_test(test_mauvais_trait), cmocka_unit_test(test_nombres_illisibles),
        cmocka_unit_test(test_coupee),        cmocka_unit_test(test_fautes),
        cmocka_unit_test(test_synchro),       cmocka_unit_test(test_aller_retour),
        cmocka_unit_test(test_dix_par_dix),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
