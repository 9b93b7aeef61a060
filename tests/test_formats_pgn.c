/* PGN: exports of the base, PlayOK's files, Edax's, and what is wrong with them. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#include "formats/pgn.h"

static void test_export_wthor(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("pgn",
              "[Event \"Meijin, 1977\"]\n[Date \"1977\"]\n[Black \"Dupont \\\"Jo\\\"\"]\n"
              "[White \"Ito\"]\n[Result \"34-30\"]\n\n1. F5 D6 2. C3 F3 34-30\n\n"
              "[Event \"?\"]\n[Black \"A\"]\n\n1.F5 D6\n2.C3\n",
              &r);
    assert_int_equal(r.nb_problemes, 1); /* the first game stops before its score */
    assert_int_equal(r.nb_parties, 2);
    assert_string_equal(r.parties[0].champs[CHAMP_NOIR], "Dupont \"Jo\"");
    assert_string_equal(r.parties[0].champs[CHAMP_EVENEMENT], "Meijin, 1977");
    assert_int_equal(notee_annee(&r.parties[0]), 1977);
    assert_true(r.parties[0].resultat.marge == 4);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3f3");
    assert_null(r.parties[1].champs[CHAMP_EVENEMENT]);
    assert_string_equal(aide_coups(&r.parties[1]), "f5d6c3");
    recueil_detruire(&r);
}

/* Small letters, "--" for a pass, tags of its own. */
static void test_playok(void **etat)
{
    (void)etat;
    struct recueil r, r2;
    aide_lire(
        "pgn",
        "[Event \"?\"]\n[Site \"kurnik\"]\n[Date \"2020.01.02\"]\n[Round \"-\"]\n"
        "[Black \"a\"]\n[White \"b\"]\n[Result \"37-27\"]\n[Time \"12:00:00\"]\n"
        "[TimeControl \"300\"]\n[BlackElo \"1500\"]\n\n"
        "1. e6 f6 2. c4 c5 3. c6 d6 4. g7 f4 5. g4 g6 6. e7 h8 7. h6 g5 8. g8 f8 9. -- b4 37-27\n",
        &r);
    assert_int_equal(r.nb_problemes, 1); /* cut after its pass */
    assert_int_equal(r.nb_erreurs, 0);
    assert_string_equal(aide_passes(&r.parties[0]), "16");
    assert_string_equal(r.parties[0].champs[CHAMP_PENDULE], "300");
    assert_string_equal(r.parties[0].champs[CHAMP_CLASSEMENT_NOIR], "1500");
    char *ecrit = aide_ecrire("pgn", &r);
    assert_non_null(strstr(ecrit, "[Time \"12:00:00\"]"));
    assert_non_null(strstr(ecrit, "9. --"));
    aide_lire("pgn", ecrit, &r2);
    aide_memes_parties(&r.parties[0], &r2.parties[0]);
    free(ecrit);
    recueil_detruire(&r);
    recueil_detruire(&r2);
}

static void test_edax(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("pgn",
              "[Black \"Edax\"]\n[Result \"1/2-1/2\"]\n"
              "[FEN \"8/8/8/3pP3/3Pp3/8/8/7p b - - 0 1\"]\n\n1. f5 {[%eval -2] [%emt 0:01:30.5] "
              "vu} pass?\n",
              &r);
    assert_int_equal(r.nb_parties, 0); /* the pass is not legal */
    recueil_detruire(&r);
    aide_lire("pgn",
              "[Black \"Edax\"]\n[Result \"1/2-1/2\"]\n"
              "[FEN \"8/8/8/3pP3/3Pp3/8/8/7p b - - 0 1\"]\n\n{avant} {cela} 1. f5! $12 "
              "{[%eval -2] [%emt 0:01:30.5] vu} (1. e6 (f6) {)} ; )\n) {et} {revu} "
              "d6 ; fin\n2. c3 *",
              &r);
    assert_int_equal(r.nb_problemes, 2); /* a draw, but the game is not over; a variation */
    assert_int_equal(r.nb_erreurs, 0);
    struct partie_notee *p = &r.parties[0];
    assert_string_equal(aide_coups(p), "f5d6c3");
    assert_int_equal(p->depart.pions[grille_case(8, 1)], NOIR);
    assert_int_equal(p->depart.pions[grille_case(4, 4)], BLANC);
    assert_true(p->coups[0].a_eval && p->coups[0].eval == -2);
    assert_true(p->coups[0].a_secondes && p->coups[0].secondes == 90.5);
    assert_string_equal(p->coups[0].commentaire, "vu et revu");
    assert_int_equal(p->coups[0].signes[0], 1);
    assert_int_equal(p->coups[0].signes[1], 12);
    assert_int_equal(p->coups[0].signes[2], 0);
    assert_string_equal(p->coups[1].commentaire, "fin");
    assert_string_equal(p->champs[CHAMP_COMMENTAIRE], "avant cela");
    assert_true(p->resultat.genre == RESULTAT_MARGE && p->resultat.marge == 0);
    recueil_detruire(&r);
}

/* Signs stay outside of the comments, those too that were left at the front of one; SGF has words
 * for the usual six, GGF says them in the comment. */
static void test_signes(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "1. f5!? {vu} d6 $2 $14 {douteux} 2. c3?? {$6 $13 relu} d3! *\n";
    static const struct {
        const char *format, *dit[5];
    } ECRITS[] = {
        {"pgn", {"f5 $5 {vu} d6 $2 $14 {douteux}", "c3 $4 $6 $13 {relu} d3 $1 *"}},
        {"sgf", {"IT[]C[vu]", "BM[1]C[$14 douteux]", "BM[2]C[?! $13 relu]", "TE[1])"}},
        {"ggf", {"CO[!? vu]", "CO[? $14 douteux]", "CO[?? ?! $13 relu]", "CO[!]"}},
    };
    struct recueil r, relu;
    aide_lire("pgn", TEXTE, &r);
    for (size_t i = 0; i < sizeof ECRITS / sizeof *ECRITS; i++) {
        char *ecrit = aide_ecrire(ECRITS[i].format, &r);
        print_message("%s\n", ecrit);
        for (int k = 0; ECRITS[i].dit[k]; k++)
            assert_non_null(strstr(ecrit, ECRITS[i].dit[k]));
        aide_lire(ECRITS[i].format, ecrit, &relu);
        if (i == 0)
            aide_memes_parties(&r.parties[0], &relu.parties[0]);
        free(ecrit);
        recueil_detruire(&relu);
    }
    aide_lire("sgf", "(;GM[2];B[fe]BM[2]C[x];W[df]TE[];B[cc]DO[])", &relu);
    assert_int_equal(relu.parties[0].coups[0].signes[0], 4);
    assert_int_equal(relu.parties[0].coups[1].signes[0], 1);
    assert_int_equal(relu.parties[0].coups[2].signes[0], 6);
    recueil_detruire(&relu);
    recueil_detruire(&r);
    aide_lire("pgn", "1. f5 $10 $11 $12 $13 $14 $15 $16 $17 $18 {trop} *\n", &r);
    assert_string_equal(r.parties[0].coups[0].commentaire, "$18 trop");
    recueil_detruire(&r);
}

static void test_pas_fermes(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {"1. f5 {d6", "1. f5 (d6) {", "1. f5 ) {"};
    for (int i = 0; i < 3; i++) {
        struct recueil r;
        aide_lire("pgn", TEXTES[i], &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_erreurs, 1);
        recueil_detruire(&r);
    }
}

/* Moves and score that do not go together are told, at the place where the moves stop. */
static void test_resultat_et_coups(void **etat)
{
    (void)etat;
#define NEUF "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3" /* over: 13 and 0, 64-0 */
    static const struct {
        const char *texte;
        int remarques, coup;
    } CAS[] = {
        {"[Result \"64-0\"]\n\n" NEUF, 0, 0},
        {"[Result \"13-0\"]\n\n" NEUF, 0, 0}, /* empty squares left out */
        {"[Result \"1-0\"]\n\n" NEUF, 0, 0},
        {"[Result \"*\"]\n\n" NEUF, 0, 0},
        {NEUF, 0, 0},
        {"[Result \"62-2\"]\n\n" NEUF, 1, 9},
        {"[Result \"0-64\"]\n\n" NEUF " 0-64", 1, 9},
        {NEUF " 40-24", 1, 9},
        {"[Result \"64-0\"]\n\n1. f5 d6 2. c5", 1, 3},
        {"[Result \"64-0\"]\n", 1, 0},
        {"[Result \"64-0\"]\n[Termination \"time forfeit\"]\n\n1. f5 d6 2. c5", 0, 0},
        {"[Result \"1-0\"]\n\n1. f5 d6 2. c5", 1, 3},
        {"[Result \"0-1\"]\n\n" NEUF, 1, 9},
        {"[Result \"1/2-1/2\"]\n\n" NEUF, 1, 9},
        {"[Result \"*\"]\n\n1. f5 d6 2. c5 *", 0, 0},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        print_message("%s\n", CAS[i].texte);
        aide_lire("pgn", CAS[i].texte, &r);
        assert_int_equal(r.nb_parties, 1);
        assert_int_equal(r.nb_erreurs, 0);
        assert_int_equal(r.nb_problemes, CAS[i].remarques);
        if (CAS[i].remarques) {
            assert_int_equal(r.problemes[0].gravite, AVERTISSEMENT);
            assert_int_equal(r.problemes[0].lieu.partie, 1);
            assert_int_equal(r.problemes[0].lieu.coup, CAS[i].coup);
        }
        recueil_detruire(&r);
    }
}

static void test_fen(void **etat)
{
    (void)etat;
    static const char SUITE[] = "p/8/8/8/8/8/8/8 b";
    enum { LONGUE = 6600000 };
    static const char *const FAUX[] = {
        "",
        "8/8",
        "8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8 x",
        "8/8/8/9/8/8/8/8 b",
        "8/8/8/7/8/8/8/8 b",
        "8/8/8/8/8/8/8/q7 b",
        "8/8/8/8/8/8/8/ppppppppp b",
        "8/8/8/8/8/8/8/8/8 b",
        "99999999/8 b",
    };
    struct grille d;
    struct octets o = {0};
    int joueur;
    for (size_t i = 0; i < sizeof FAUX / sizeof FAUX[0]; i++)
        assert_non_null(pgn_lire_fen(vue_de(FAUX[i]), &d, &joueur));
    char *longue = malloc(LONGUE + 1); /* more empty squares than an int can count */
    assert_non_null(longue);
    memset(longue, '9', LONGUE);
    strcpy(longue + LONGUE - strlen(SUITE), SUITE);
    assert_non_null(pgn_lire_fen(vue_de(longue), &d, &joueur));
    free(longue);
    assert_null(pgn_lire_fen(vue_de("10/10/10/10/4pP4/4Pp4/10/10/10/p9 w"), &d, &joueur));
    assert_int_equal(d.taille, 10);
    assert_int_equal(joueur, BLANC);
    assert_int_equal(d.pions[grille_case(1, 1)], NOIR);
    pgn_ecrire_fen(&d, joueur, &o);
    assert_string_equal(o.debut, "10/10/10/10/4pP4/4Pp4/10/10/10/p9 w");
    octets_detruire(&o);
}

/* A game that is wrong in its tags or in its moves takes nothing else along. */
static void test_les_bonnes_restent(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("pgn",
              "[Black \"1\"]\n\n1. f5 d6 *\n\n[Black \"2\"]\n\n1. f5 a1 2. c3\nd3 *\n\n"
              "[Black \"3\"]\n\n1. e6 *\n\n[Black 4]\n[White \"x\"]\n\n1. f5 *\n\n"
              "[Black \"5\"]\n\n1. c4 ??",
              &r);
    assert_int_equal(r.nb_parties, 3);
    assert_int_equal(r.nb_erreurs, 2);
    assert_string_equal(r.parties[1].champs[CHAMP_NOIR], "3");
    assert_string_equal(r.parties[2].champs[CHAMP_NOIR], "5");
    assert_int_equal(r.problemes[0].lieu.partie, 2);
    assert_int_equal(r.problemes[0].lieu.coup, 2);
    assert_int_equal(r.problemes[0].lieu.ligne, 7);
    assert_int_equal(r.problemes[1].lieu.partie, 4);
    recueil_detruire(&r);
}

static void test_fautes(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {
        "[Black \"a]\n1. f5",
        "[Black \"a\"\n1. f5",
        "[\"a\"]",
        "1. f5 {",
        "1. f5 }",
        "1. f5 x",
        "1. i9",
        "[FEN \"8/8 b\"]",
    };
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        aide_lire("pgn", TEXTES[i], &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_erreurs, 1);
        recueil_detruire(&r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_export_wthor), cmocka_unit_test(test_playok),
        cmocka_unit_test(test_signes), cmocka_unit_test(test_pas_fermes),
        cmocka_unit_test(test_edax),         cmocka_unit_test(test_resultat_et_coups),
        cmocka_unit_test(test_fen),          cmocka_unit_test(test_les_bonnes_restent),
        cmocka_unit_test(test_fautes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
