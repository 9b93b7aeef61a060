/* The proofs of outils/prouver.c, against a negamax without any memory, order or cut: 4x4 from its
 * start, 6x6 near the end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* The file itself: its static functions are what is tested. */
int prouver_main(int argc, char **argv);
#define main prouver_main
#include "outils/prouver.c"
#undef main

#include "base/alea.h"

static int valeur_4x4(const struct p4_position *p)
{
    int coups[p4_COUPS_MAX], n = p4_lister(p, coups), meilleur = -100;
    struct p4_position autre = p4_tourner(p);
    if (n == 0)
        return p4_fini(p) ? p4_marge(p) : -valeur_4x4(&autre);
    for (int i = 0; i < n; i++) {
        struct p4_position apres = p4_jouer(p, coups[i]);
        int v = -valeur_4x4(&apres);
        meilleur = v > meilleur ? v : meilleur;
    }
    return meilleur;
}

static int valeur_6x6(const struct p6_position *p)
{
    int coups[p6_COUPS_MAX], n = p6_lister(p, coups), meilleur = -100;
    struct p6_position autre = p6_tourner(p);
    if (n == 0)
        return p6_fini(p) ? p6_marge(p) : -valeur_6x6(&autre);
    for (int i = 0; i < n; i++) {
        struct p6_position apres = p6_jouer(p, coups[i]);
        int v = -valeur_6x6(&apres);
        meilleur = v > meilleur ? v : meilleur;
    }
    return meilleur;
}

static void preuve_4x4(void **etat)
{
    struct prouver4_preuve t;
    struct p4_position p = p4_depart(false);
    (void)etat;
    assert_true(prouver4_init(&t, 16));
    assert_int_equal(prouver4_valeur(&t, &p, 0, false), valeur_4x4(&p));
    prouver4_detruire(&t);
}

/* After random moves, `vides` squares being empty; false when the game ended before. */
static bool fin_au_hasard(struct alea *alea, int vides, struct p6_position *p)
{
    int coups[p6_COUPS_MAX], n;
    *p = p6_depart(false);
    while (bits_compter(p6_vides(p)) > vides) {
        n = p6_lister(p, coups);
        if (n == 0)
            return false;
        *p = p6_jouer(p, coups[alea_entier(alea, (uint32_t)n)]);
    }
    return true;
}

static void preuves_6x6(void **etat)
{
    struct prouver6_preuve t;
    struct alea alea;
    (void)etat;
    alea_init(&alea, 12);
    assert_true(prouver6_init(&t, 12)); /* small: entries are thrown out */
    for (int i = 0; i < 300; i++) {
        struct p6_position p;
        if (fin_au_hasard(&alea, 1 + i % 9, &p))
            assert_int_equal(prouver6_valeur(&t, &p, (i % 5) * 6 - 12, false), valeur_6x6(&p));
    }
    prouver6_detruire(&t);
}

/* A position and its seven other views have one key, and a move goes to the view and back. */
static void vues_6x6(void **etat)
{
    struct alea alea;
    (void)etat;
    alea_init(&alea, 13);
    for (int i = 0; i < 300; i++) {
        struct p6_position p, v;
        int sens, sens_v;
        if (!fin_au_hasard(&alea, 14, &p))
            continue;
        uint64_t cle = prouver6_cle(&p, 14, &sens);
        v = (struct p6_position){p6_transposer(p.joueur), p6_transposer(p.adverse)};
        assert_true(cle == prouver6_cle(&v, 14, &sens_v));
        v = (struct p6_position){p6_miroir(p.joueur), p6_miroir(p.adverse)};
        assert_true(cle == prouver6_cle(&v, 14, &sens_v));
        v = p6_vue(&p, &sens);
        for (int c = 0; c < 36; c++) {
            int la = p6_coup_vu(c, sens);
            assert_int_equal(p6_coup_reel(la, sens), c);
            assert_int_equal(p.joueur >> c & 1, v.joueur >> la & 1);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(preuve_4x4),
        cmocka_unit_test(preuves_6x6),
        cmocka_unit_test(vues_6x6),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
