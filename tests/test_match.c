/* The statistics of a match against values worked out by hand, and the built-in openings. */
#include "tests/aide_formats.h"

#include <math.h>
#include <string.h>

#include "formats/transcription.h"
#include "interfaces/match.h"
#include "interfaces/match_stats.h"
#include "jeux/othello_8x8.h"

static void proche(double a, double b, double marge)
{
    if (fabs(a - b) > marge)
        fail_msg("%g is not %g", a, b);
}

static void test_rien_a_dire(void **etat)
{
    (void)etat;
    struct match_stats s = {0};
    double elo, demi;
    assert_false(match_elo(&s, &elo, &demi));
    proche(match_llr(&s, 0, 10), 0, 0);
    for (int i = 0; i < 5; i++)
        match_ajouter_paire(&s, 10, 2);
    assert_false(match_elo(&s, &elo, &demi)); /* only wins: no finite Elo */
}

static void test_comptes(void **etat)
{
    (void)etat;
    static const int MARGES[] = {10, -4, 0, 0, 64, 2, -2, -2, 0, 6};
    struct match_stats s = {0};
    for (int i = 0; i < 10; i++)
        match_ajouter(&s, MARGES[i]);
    for (int i = 0; i < 10; i += 2)
        match_ajouter_paire(&s, MARGES[i], MARGES[i + 1]);
    assert_int_equal(s.victoires, 4);
    assert_int_equal(s.nulles, 3);
    assert_int_equal(s.defaites, 3);
    assert_int_equal(s.disques, 74);
    assert_int_equal(match_parties(&s), 10);
    assert_int_equal(s.paires[0], 1);
    assert_int_equal(s.paires[2], 2);
    assert_int_equal(s.paires[3], 1);
    assert_int_equal(s.paires[4], 1);
}

/* A pair is the results of both its games, whichever comes last; a game counts once. */
static void test_paire_notee(void **etat)
{
    (void)etat;
    struct match_partie parties[4] = {{0}};
    struct match m = {.parties = parties};
    match_noter(&m, 1, (struct match_partie){.finie = true, .marge = 10});
    match_noter(&m, 0, (struct match_partie){.finie = true, .marge = -4});
    match_noter(&m, 0, (struct match_partie){.finie = true, .marge = 64});
    match_noter(&m, 2, (struct match_partie){.finie = true, .marge = 2});
    assert_int_equal(match_parties(&m.stats), 3);
    assert_int_equal(m.stats.paires[2], 1); /* one point of two */
    assert_int_equal(m.stats.paires[0] + m.stats.paires[4], 0);
}

/* 75 % is 400 log10(3) = 190.85 Elo. Pairs 0, 1 and 2 points in 10, 30 and 60 cases: mean 0.75,
 * variance 0.3 / 4 + 0.6 - 0.5625 = 0.1125, so +-1.96 sqrt(0.1125 / 100) = 0.0657 on the score,
 * which is 400 log10(0.6843 / 0.3157) = 134.4 to 400 log10(0.8157 / 0.1843) = 258.4 in Elo. */
static void test_elo(void **etat)
{
    (void)etat;
    struct match_stats s = {.paires = {10, 0, 30, 0, 60}};
    double elo, demi;
    assert_true(match_elo(&s, &elo, &demi));
    proche(elo, 190.85, 0.01);
    proche(demi, (258.4 - 134.4) / 2, 0.2);
    struct match_stats egal = {.paires = {5, 0, 0, 0, 5}};
    assert_true(match_elo(&egal, &elo, &demi));
    proche(elo, 0, 1e-9);
    struct match_stats une = {.paires = {0, 0, 1, 0, 0}}; /* one pair tells next to nothing */
    assert_true(match_elo(&une, &elo, &demi) && demi > 300);
}

/* s0 = 0.5, s1 = 1 / (1 + 10^-0.25) = 0.640065 at 100 Elo; mean 0.6, variance 0.04 (pairs 1 and 2
 * as 80 and 20, of which 0 none: 0.8 * 0.25 + 0.2 * 1 - 0.36): 100 * 0.140065 * (1.2 - 1.140065) /
 * 0.08. */
static void test_sprt(void **etat)
{
    (void)etat;
    struct match_stats s = {.paires = {0, 0, 80, 0, 20}};
    proche(match_llr(&s, 0, 100), 10.49, 0.02);
    assert_int_equal(match_verdict(match_llr(&s, 0, 100)), 1);
    struct match_stats perdu = {.paires = {20, 0, 80, 0, 0}};
    assert_int_equal(match_verdict(match_llr(&perdu, 0, 100)), -1);
    assert_int_equal(match_verdict(2.94), 0);
    assert_int_equal(match_verdict(2.95), 1);
    proche(MATCH_BORNE, log(0.95 / 0.05), 1e-12);
}

/* Every built-in opening is eight legal moves from the start, and no two are the same. */
static void test_ouvertures(void **etat)
{
    (void)etat;
    static const char TEXTE[] =
#include "donnees/ouvertures_match.inc"
        ;
    struct recueil r = {0};
    transcription_lire(vue_de(TEXTE), &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_true(r.nb_parties >= 100);
    for (int i = 0; i < r.nb_parties; i++) {
        assert_int_equal(r.parties[i].nb_coups, 8);
        for (int j = 0; j < i; j++)
            assert_false(grille_egal(&r.parties[i].grille, &r.parties[j].grille));
    }
    recueil_detruire(&r);
}

/* Chance, the book, a clock, another program or threads that race make games of one opening differ,
 * or may. */
static void test_redites(void **etat)
{
    (void)etat;
    static const struct {
        struct match m;
        bool repete;
    } CAS[] = {
        {{.noms = {"ia:1", "ia:8"}}, true},
        {{.noms = {"ia:10", "ia:9"}, .profondeur = 3}, true},
        {{.noms = {"ia:insa:4", "ia:2"}, .moyens = {.fils = 1}}, true},
        {{.noms = {"ia:insa", "ia:2"}}, false},
        {{.noms = {"ia:1", "ia:9"}}, false},
        {{.noms = {"ia:1", "ia:2"}, .secondes = 1}, false},
        {{.noms = {"ia:1", "ia:2"}, .pendule = {.reste = 60}}, false},
        {{.noms = {"ia:6", "ia:6"}, .livre = true}, false},
        {{.noms = {"ia:6", "ia:6"}, .moyens = {.fils = 2}}, false},
        {{.noms = {"aleatoire:1", "ia:1"}}, false},
        {{.noms = {"ia:1", "gtp:programme"}}, false},
        {{.noms = {"nboard:programme", "ia:1"}}, false},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct match m = CAS[i].m;
        m.jeu = &jeu_othello_8x8;
        if (match_se_repete(&m) != CAS[i].repete)
            fail_msg("%s against %s", m.noms[0], m.noms[1]);
    }
}

/* Nobody who plays: it is said why, and not taken for a stop. */
static void test_sans_ouvrier(void **etat)
{
    (void)etat;
    atomic_bool arret = false;
    struct match m = {.jeu = &jeu_othello_8x8,
                      .noms = {"aleatoire:1", "aleatoire:2"},
                      .nb_parties = 2,
                      .taches = 2,
                      .arret = &arret};
    assert_null(match_preparer(&m));
    m.noms[1] = "personne";
    assert_false(match_jouer(&m));
    assert_true(m.echec);
    assert_non_null(strstr(m.message, "personne"));
    match_fermer(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rien_a_dire), cmocka_unit_test(test_comptes),
        cmocka_unit_test(test_paire_notee),
        cmocka_unit_test(test_elo),         cmocka_unit_test(test_sprt),
        cmocka_unit_test(test_ouvertures),  cmocka_unit_test(test_redites),
        cmocka_unit_test(test_sans_ouvrier),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
