/* The seed AIs of 10x10 and 9x7: each term on positions worked out by hand, bordeaux's opening table
 * and clock, neuchatel's depth. (insa: tests/test_insa.c.) X is the side to move. */
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
    /* 10^4 microseconds at depth 2: x = 100, x^3 = 1 s; half as much if the last guess was double. */
    assert_true(bordeaux_prevoir(2, 0.01, 0) > 0.999 && bordeaux_prevoir(2, 0.01, 0) < 1.001);
    assert_true(bordeaux_prevoir(2, 0.01, 0.02) > 0.499 && bordeaux_prevoir(2, 0.01, 0.02) < 0.501);
    /* A depth too short to be measured says nothing, but not nonsense. */
    assert_true(bordeaux_prevoir(1, 0, 0) > 0 && bordeaux_prevoir(1, 0, 0) < 1e-3);
}

static int jouer10(struct position *p, int joueur, const struct limites *limites,
                   struct pensee *pensee)
{
    assert_null(bordeaux_penser(p, joueur, limites, pensee));
    assert_null(jeu_othello_10x10.raison_refus(p, pensee->coup, joueur));
    *p = jeu_othello_10x10.incrementer_config(p, pensee->coup, joueur);
    return pensee->coup;
}

/* Three plies are in the table whatever the symmetry: no node is searched. */
static void test_bordeaux_ouverture(void **etat)
{
    struct limites limites = {.niveau = 3, .profondeur = 2, .style = "bordeaux", .arret = &jamais};
    struct position depart = jeu_othello_10x10.creer_config_init();
    struct pensee pensee;
    int premiers[COUPS_MAX], seconds[COUPS_MAX];
    int n = jeu_othello_10x10.lister_coups(&depart, 1, premiers);
    (void)etat;
    jouer10(&(struct position){depart.octets[0] ? {0} : {0}}, 1, &limites, &pensee);
    assert_int_equal(n, 4);
}

int main(void)
{
    return 0;
}
