/* The terms of jeux/termes_tmpl.h and the evaluation of jeux/insa_tmpl.h, on positions worked out
 * by hand. X is the side to move. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define LARGEUR     8
#define HAUTEUR     8
#define REGLES(nom) r8x8_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/insa_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

/* Rows from the top; what is not written is empty. */
static struct r8x8_position lire(const char *rangees)
{
    struct r8x8_position p = {0, 0};
    int c = 0;
    for (; *rangees; rangees++) {
        p.joueur |= *rangees == 'X' ? bit(c) : 0;
        p.adverse |= *rangees == 'O' ? bit(c) : 0;
        c = *rangees == '/' ? (c + 7) / 8 * 8 : c + 1;
    }
    return p;
}

static const struct r8x8_insa_style *const MIXTE = &r8x8_INSA[0];

static int cases(const char *rangees)
{
    struct r8x8_position p = lire(rangees);
    return r8x8_insa_cases(&p);
}

static void test_cases(void **etat)
{
    (void)etat;
    assert_int_equal(cases("X"), 500);
    assert_int_equal(cases("O"), -500);
    assert_int_equal(cases(".X"), -150);
    assert_int_equal(cases("..X"), 30);
    assert_int_equal(cases("...X"), 10);
    assert_int_equal(cases("......../.X"), -250);
    assert_int_equal(cases("......../..X"), 0);
    assert_int_equal(cases("......../......../..X"), 2);
    assert_int_equal(cases("......../......X"), -250);
    assert_int_equal(cases("XO"), 500);
    /* Beside a corner already taken, X and C squares cost nothing, whoever holds what. */
    assert_int_equal(cases("OX....../.X"), -500);
    assert_int_equal(cases("X......./X"), 500);
    /* Another corner's squares still cost. */
    assert_int_equal(cases("X.....O."), 500 + 150);
}

static int mobilite(const char *rangees)
{
    struct r8x8_position p = lire(rangees);
    return r8x8_insa_mobilite(&p);
}

static void test_mobilite(void **etat)
{
    (void)etat;
    assert_int_equal(mobilite(""), 0);
    assert_int_equal(mobilite("XO"), 100);
    assert_int_equal(mobilite("OX"), -100);
    assert_int_equal(mobilite(".XO."), 0);
    /* X has e1, c3 and a3 (through b2), O has b1: 100 * (3 - 1) / (3 + 1). */
    assert_int_equal(mobilite("..XO.../.OO"), 50);
    /* Two moves to one: 100 * (2 - 1) / (2 + 1). */
    assert_int_equal(mobilite("XO....../......../XO....../......../OX"), 33);
}

static void test_coins(void **etat)
{
    struct r8x8_position p =
        lire("X......X/......../......../......../......../......../......../O");
    (void)etat;
    assert_int_equal(r8x8_insa_coins(&p), 250);
    p = r8x8_tourner(&p);
    assert_int_equal(r8x8_insa_coins(&p), -250);
}

static int stables(const char *rangees)
{
    struct r8x8_position p = lire(rangees);
    return r8x8_terme_stables(&p);
}

static void test_stables(void **etat)
{
    (void)etat;
    assert_int_equal(stables("......../.XXX"), 0);
    assert_int_equal(stables(".XXXXXX."), 0);
    assert_int_equal(stables("XXX"), 3);
    assert_int_equal(stables("XX.X"), 2);
    assert_int_equal(stables("XXXXXXXX"), 8);
    /* b2 wants one end of its anti-diagonal: a3 or c1. */
    assert_int_equal(stables("XX....../XX"), 3);
    assert_int_equal(stables("XXX...../XX"), 5);
    assert_int_equal(stables("XXX..OOO/XX"), 5 - 3);
    assert_int_equal(stables("OXX"), -1);
}

static int frontiere(const char *rangees)
{
    struct r8x8_position p = lire(rangees);
    return r8x8_terme_frontiere(&p);
}

static void test_frontiere(void **etat)
{
    (void)etat;
    assert_int_equal(frontiere("X"), -1);
    assert_int_equal(frontiere("O"), 1);
    /* The middle of a block touches nothing empty, nor does the corner of the board. */
    assert_int_equal(frontiere("......../.XXX..../.XXX..../.XXX"), -8);
    assert_int_equal(frontiere("XXX...../XXX...../XXX"), -5);
    assert_int_equal(frontiere("XXX...../XOX...../XXX"), -5);
}

static int parite(const char *rangees)
{
    struct r8x8_position p = lire(rangees);
    return r8x8_terme_parite(&p);
}

#define PLEIN "XXXXXXXX/"

static void test_parite(void **etat)
{
    (void)etat;
    assert_int_equal(parite(""), -1);
    assert_int_equal(parite("X"), 1);
    assert_int_equal(parite(PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN), 0);
    assert_int_equal(parite(".XXXXXX./" PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN), 2);
    assert_int_equal(parite(".XXXXX../" PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN), 0);
    /* Squares that touch by a corner are one region. */
    assert_int_equal(parite(".XXXXXXX/X.XXXXXX/" PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN), -1);
}

/* Whole evaluations, one for each column of the document's table. */
static void test_ouverture(void **etat)
{
    struct r8x8_position p = lire("XO");
    (void)etat;
    /* squares 500 x 1, mobility 100 x 5, corners 250 x 10, frontier 0 */
    assert_int_equal(r8x8_insa_evaluer(MIXTE, &p), 500 + 500 + 2500);
}

static void test_milieu(void **etat)
{
    struct r8x8_position p = lire(PLEIN PLEIN "OOOOO");
    (void)etat;
    /* squares: corners 1000, edge 60 + 20, a3 -30, c3 d3 e3 -6; x 0.5
     * mobility: a4 to f4 against nothing, 100 x 4       corners 500 x 15
     * stable: 16 discs, 160 x 3       frontier: e2 to h2 against a3 to e3, 10 x 1.5
     * parity: one region of 43, 25 x 1 */
    assert_int_equal(r8x8_insa_phase_de(&p), r8x8_MILIEU);
    assert_int_equal(r8x8_insa_evaluer(MIXTE, &p), 522 + 400 + 7500 + 480 + 15 + 25);
}

static void test_finale(void **etat)
{
    struct r8x8_position p = lire(PLEIN PLEIN PLEIN PLEIN PLEIN PLEIN "OOOO");
    (void)etat;
    /* discs 44 x 10, corners 500 x 20, stable 48 discs: 480 x 5, parity a region of 12: -25 x 3 */
    assert_int_equal(r8x8_insa_phase_de(&p), r8x8_FINALE);
    assert_int_equal(r8x8_insa_evaluer(MIXTE, &p), 440 + 10000 + 2400 - 75);
}

static void test_phases(void **etat)
{
    (void)etat;
    for (int n = 4; n <= 64; n++) {
        struct r8x8_position p = {~UINT64_C(0) >> (64 - n), 0};
        assert_int_equal(r8x8_insa_phase_de(&p), n <= 20   ? r8x8_OUVERTURE
                                                 : n <= 50 ? r8x8_MILIEU
                                                           : r8x8_FINALE);
    }
}

static void test_styles(void **etat)
{
    struct r8x8_position p = lire(PLEIN PLEIN "OOOOO");
    (void)etat;
    assert_string_equal(r8x8_INSA[1].nom, "insa-mobilite");
    assert_int_equal(r8x8_insa_evaluer(&r8x8_INSA[1], &p), 100);
    assert_string_equal(r8x8_INSA[2].nom, "insa-positionnelle");
    assert_int_equal(r8x8_insa_evaluer(&r8x8_INSA[2], &p), 1044);
    assert_string_equal(r8x8_INSA[3].nom, "insa-absolue");
    assert_int_equal(r8x8_insa_evaluer(&r8x8_INSA[3], &p), 11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cases),     cmocka_unit_test(test_mobilite),
        cmocka_unit_test(test_coins),     cmocka_unit_test(test_stables),
        cmocka_unit_test(test_frontiere), cmocka_unit_test(test_parite),
        cmocka_unit_test(test_ouverture), cmocka_unit_test(test_milieu),
        cmocka_unit_test(test_finale),    cmocka_unit_test(test_phases),
        cmocka_unit_test(test_styles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
