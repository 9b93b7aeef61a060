/* The seed AIs of 10x10 and 9x7: each term on positions worked out by hand, bordeaux's opening
 * table and clock, neuchatel's depth. (insa: tests/test_insa.c.) X is the side to move. */
#include "tests/aide.h"

#include "base/pensee.h"
#include "jeux/bordeaux.h"
#include "jeux/neuchatel.h"
#include "jeux/othello_tailles.h"

#define LARGEUR     10
#define HAUTEUR     10
#define REGLES(nom) r10x10_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/bordeaux_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

#define LARGEUR     9
#define HAUTEUR     7
#define REGLES(nom) r9x7_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/neuchatel_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

static atomic_bool jamais;

/* Rows from the top, '/' ends one; what is not written is empty. */
static struct r10x10_position lire10(const char *rangees)
{
    struct r10x10_position p = {0, 0};
    int c = 0;
    for (; *rangees; rangees++) {
        p.joueur |= *rangees == 'X' ? r10x10_bit(c) : 0;
        p.adverse |= *rangees == 'O' ? r10x10_bit(c) : 0;
        c = *rangees == '/' ? (c + 9) / 10 * 10 : c + 1;
    }
    return p;
}

static struct r9x7_position lire9(const char *rangees)
{
    struct r9x7_position p = {0, 0};
    int c = 0;
    for (; *rangees; rangees++) {
        p.joueur |= *rangees == 'X' ? r9x7_bit(c) : 0;
        p.adverse |= *rangees == 'O' ? r9x7_bit(c) : 0;
        c = *rangees == '/' ? (c + 8) / 9 * 9 : c + 1;
    }
    return p;
}

/* ---- bordeaux ---- */

static void test_bordeaux_mobilite(void **etat)
{
    struct r10x10_position p = r10x10_depart(true);
    (void)etat;
    assert_int_equal(r10x10_bordeaux_mobilite(&p), 500);
    p = lire10("XO");
    assert_int_equal(r10x10_bordeaux_mobilite(&p), 1000);
    p = lire10("OX");
    assert_int_equal(r10x10_bordeaux_mobilite(&p), 0);
    p = lire10("");
    assert_int_equal(r10x10_bordeaux_mobilite(&p), 500);
}

static void test_bordeaux_coins(void **etat)
{
    struct r10x10_position p = lire10("X........X/..O.......");
    (void)etat;
    assert_int_equal(r10x10_bordeaux_coins(&p), 1000);
    p = lire10("X........O");
    assert_int_equal(r10x10_bordeaux_coins(&p), 500);
    p = lire10("..........");
    assert_int_equal(r10x10_bordeaux_coins(&p), 500);
}

static void test_bordeaux_masque(void **etat)
{
    struct r10x10_position p = lire10("XO");
    (void)etat;
    assert_int_equal(r10x10_bordeaux_masque(&p), 1000 * 100 / 105);
    /* b2 is worth 1, c3 12 */
    p = lire10("........../.X......../..O.......");
    assert_int_equal(r10x10_bordeaux_masque(&p), 1000 * 1 / 13);
    /* c1 30, d1 20, c2 8 */
    p = lire10("..XX....../..O.......");
    assert_int_equal(r10x10_bordeaux_masque(&p), 1000 * 50 / 58);
}

static void test_bordeaux_pions(void **etat)
{
    struct r10x10_position p = lire10("XXXO");
    (void)etat;
    assert_int_equal(r10x10_bordeaux_pions(&p), 750);
}

/* 98 squares are empty: mobility 98/96, corners 1, mask 1/2, discs -2/96 of a 1-1 share. */
static void test_bordeaux_somme(void **etat)
{
    struct r10x10_position p = lire10("XO"), q = r10x10_tourner(&p);
    (void)etat;
    assert_int_equal(r10x10_bordeaux_evaluer(&p), (98 * 500 + 96 * 500 + 48 * 452) / 96);
    assert_in_range(r10x10_bordeaux_evaluer(&p) + r10x10_bordeaux_evaluer(&q) + 1, 0, 2);
}

static void test_bordeaux_horloge(void **etat)
{
    double total = 0;
    (void)etat;
    assert_true(bordeaux_budget(96) == 6 && bordeaux_budget(27) == 6);
    assert_true(bordeaux_budget(26) > 6.9 && bordeaux_budget(26) < 7);
    for (int vides = 96; vides > 0; vides -= 2)
        total += bordeaux_budget(vides);
    assert_true(total > 299.9 && total < 300.1);
}

static void test_bordeaux_prevision(void **etat)
{
    (void)etat;
    /* 10^4 microseconds at depth 2: x = 100, x^3 = 1 s; half as much if the last guess was
     * double. */
    assert_true(bordeaux_prevoir(2, 0.01, 0) > 0.999 && bordeaux_prevoir(2, 0.01, 0) < 1.001);
    assert_true(bordeaux_prevoir(2, 0.01, 0.02) > 0.499 && bordeaux_prevoir(2, 0.01, 0.02) < 0.501);
    /* A depth too short to be measured says nothing, but not nonsense. */
    assert_true(bordeaux_prevoir(1, 0, 0) > 0 && bordeaux_prevoir(1, 0, 0) < 1e-3);
}

/* Three plies are in the table under every symmetry: no node is searched, and the four first moves,
 * which are images of one another, get answers that are too. */
static void test_bordeaux_ouverture(void **etat)
{
    struct limites limites = {.niveau = 3, .profondeur = 2, .style = "bordeaux", .arret = &jamais};
    const struct jeu *jeu = &jeu_othello_10x10;
    struct position depart = jeu->creer_config_init();
    struct pensee pensee;
    int premiers[COUPS_MAX], seconds[COUPS_MAX];
    (void)etat;
    assert_null(bordeaux_penser(&depart, 1, &limites, &pensee));
    assert_int_equal(pensee.noeuds, 0);
    assert_int_equal(jeu->lister_coups(&depart, 1, premiers), 4);
    for (int i = 0; i < 4; i++) {
        struct position un = jeu->incrementer_config(&depart, premiers[i], 1);
        assert_null(bordeaux_penser(&un, 2, &limites, &pensee));
        assert_int_equal(pensee.noeuds, 0);
        assert_null(jeu->raison_refus(&un, pensee.coup, 2));
        int n = jeu->lister_coups(&un, 2, seconds);
        for (int k = 0; k < n; k++) {
            struct position deux = jeu->incrementer_config(&un, seconds[k], 2);
            assert_null(bordeaux_penser(&deux, 1, &limites, &pensee));
            assert_int_equal(pensee.noeuds, 0);
            assert_null(jeu->raison_refus(&deux, pensee.coup, 1));
        }
    }
}

/* Beyond the table it searches: to the depth asked, repeatably, or within the time. */
static void test_bordeaux_pense(void **etat)
{
    struct limites limites = {.niveau = 3, .profondeur = 4, .style = "bordeaux", .arret = &jamais};
    const struct jeu *jeu = &jeu_othello_10x10;
    struct position p = jeu->creer_config_init();
    struct pensee un, deux;
    int joueur = 1, coups[COUPS_MAX];
    (void)etat;
    for (int i = 0; i < 6; i++, joueur = 3 - joueur) {
        jeu->lister_coups(&p, joueur, coups);
        p = jeu->incrementer_config(&p, coups[0], joueur);
    }
    assert_null(bordeaux_penser(&p, joueur, &limites, &un));
    assert_null(bordeaux_penser(&p, joueur, &limites, &deux));
    assert_int_equal(un.profondeur, 4);
    assert_int_equal(un.noeuds, deux.noeuds);
    assert_int_equal(un.coup, deux.coup);
    assert_null(jeu->raison_refus(&p, un.coup, joueur));
    limites = (struct limites){.niveau = 3, .secondes = 0.2, .style = "bordeaux", .arret = &jamais};
    assert_null(bordeaux_penser(&p, joueur, &limites, &un));
    assert_true(un.profondeur >= 2);
    assert_null(jeu->raison_refus(&p, un.coup, joueur));
}

/* ---- neuchatel ---- */

/* The document's table, 7 columns and 9 rows, read across. */
static void test_neuchatel_cases(void **etat)
{
    static const int TABLE[9][7] = {
        {500, -25, 25, 3, 25, -25, 500}, {-25, -150, 0, 0, 0, -150, -25},
        {25, 0, 3, 3, 3, 0, 25},         {3, 0, 3, 3, 3, 0, 3},
        {25, 0, 3, 3, 3, 0, 25},         {3, 0, 3, 3, 3, 0, 3},
        {25, 0, 3, 3, 3, 0, 25},         {-25, -150, 0, 0, 0, -150, -25},
        {500, -25, 25, 3, 25, -25, 500},
    };
    (void)etat;
    for (int c = 0; c < 63; c++) {
        struct r9x7_position p = {r9x7_bit(c), 0}, q = {0, r9x7_bit(c)};
        assert_int_equal(r9x7_neuchatel_cases(&p), TABLE[c % 9][c / 9]);
        assert_int_equal(r9x7_neuchatel_cases(&q), -TABLE[c % 9][c / 9]);
    }
}

static void test_neuchatel_dernier(void **etat)
{
    static const int ATTENDUS[] = {25, 25, 0, 0, 25, 25, 0, 0}; /* with 1, 2... discs */
    (void)etat;
    for (int n = 1; n <= 8; n++) {
        struct r9x7_position p = {(UINT64_C(1) << n) - 1, 0};
        assert_int_equal(r9x7_neuchatel_dernier(&p), ATTENDUS[n - 1]);
    }
}

static void test_neuchatel_parts(void **etat)
{
    struct r9x7_position p = lire9("X.XXX...O");
    (void)etat;
    assert_int_equal(r9x7_neuchatel_pions(&p), 25 * 3 / 5);
    assert_int_equal(r9x7_neuchatel_coins(&p), 0);
    p = lire9("X........//////X");
    assert_int_equal(r9x7_neuchatel_coins(&p), 100);
    p = lire9("....");
    assert_int_equal(r9x7_neuchatel_pions(&p) + r9x7_neuchatel_coins(&p), 0);
}

static void test_neuchatel_somme(void **etat)
{
    struct r9x7_position p = lire9("XO");
    (void)etat;
    /* squares 500 + 25, last move 25 (two discs), discs 0, corners 100 */
    assert_int_equal(r9x7_neuchatel_evaluer(&p), 525 + 25 + 0 + 100);
}

static void test_neuchatel_pense(void **etat)
{
    struct limites limites = {.niveau = 3, .style = "neuchatel", .arret = &jamais};
    struct position p = jeu_othello_9x7.creer_config_init();
    struct pensee un, deux;
    (void)etat;
    assert_null(neuchatel_penser(&p, 1, &limites, &un));
    assert_null(neuchatel_penser(&p, 1, &limites, &deux));
    assert_int_equal(un.profondeur, 5);
    assert_int_equal(un.noeuds, deux.noeuds);
    limites.profondeur = 2;
    assert_null(neuchatel_penser(&p, 1, &limites, &un));
    assert_int_equal(un.profondeur, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bordeaux_mobilite),  cmocka_unit_test(test_bordeaux_coins),
        cmocka_unit_test(test_bordeaux_masque),    cmocka_unit_test(test_bordeaux_pions),
        cmocka_unit_test(test_bordeaux_somme),     cmocka_unit_test(test_bordeaux_horloge),
        cmocka_unit_test(test_bordeaux_prevision), cmocka_unit_test(test_bordeaux_ouverture),
        cmocka_unit_test(test_bordeaux_pense),     cmocka_unit_test(test_neuchatel_cases),
        cmocka_unit_test(test_neuchatel_dernier),  cmocka_unit_test(test_neuchatel_parts),
        cmocka_unit_test(test_neuchatel_somme),    cmocka_unit_test(test_neuchatel_pense),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
