/* Every variant of the engine's move generation against the slow twin, square by square, on any
 * positions: legal ones, impossible ones, full edges. TEST_MOTEUR_POSITIONS asks for millions. */
#include <string.h>

#include "base/bits.h"
#include "moteur/recherche.h"
#include "tests/moteur_aide.h"

static void verifier_position(const struct variante *v, const struct plateau *p, uint64_t *trouves)
{
    const struct othellier o = bits_de_lent(p);
    const uint64_t coups = v->coups(o.joueur, o.adverse);
    for (int x = 0; x < 64; x++) {
        const int n = plateau_retourne(p, x % 8, x / 8);
        assert_int_equal(coups >> x & 1, n > 0);
        if (p->cases[x / 8][x % 8] != 0)
            continue;
        const uint64_t r = v->retournes(o.joueur, o.adverse, x);
        assert_int_equal(bits_compter(r), n);
        if (n) {
            const struct plateau q = plateau_jouer(p, x % 8, x / 8);
            const struct othellier attendu = bits_de_lent(&q);
            assert_true((o.adverse ^ r) == attendu.joueur);
            assert_true((o.joueur ^ r ^ bit(x)) == attendu.adverse);
            ++*trouves;
        }
    }
}

static void test_coups_et_retournes(void **etat)
{
    (void)etat;
    struct alea alea;
    uint64_t trouves = 0;
    alea_init(&alea, 20261127);
    const long n = nombre_demande("TEST_MOTEUR_POSITIONS", construction_lente() ? 20000 : 100000);
    for (long i = 0; i < n; i++) {
        const struct plateau p = i % 4 == 0
                                     ? plateau_de_partie(8, 8, (int)alea_entier(&alea, 61), &alea)
                                     : plateau_quelconque(8, 8, &alea);
        for (int v = 0; v < variante_compter(); v++)
            verifier_position(variante_numero(v), &p, &trouves);
    }
    assert_true(trouves > (uint64_t)n); /* the positions are not trivial */
}

static void test_stables_des_variantes(void **etat)
{
    (void)etat;
    static struct stabilite s;
    stabilite_init(&s);
    struct alea alea;
    alea_init(&alea, 11);
    uint64_t trouves = 0;
    for (long i = 0; i < 100000; i++) {
        const struct plateau p = i % 2 ? plateau_de_partie(8, 8, (int)alea_entier(&alea, 61), &alea)
                                       : plateau_quelconque(8, 8, &alea);
        const struct othellier o = bits_de_lent(&p);
        const uint64_t attendu = stabilite_discs(&s, o.joueur, o.adverse);
        for (int v = 0; v < variante_compter(); v++)
            assert_true(variante_numero(v)->stables(&s, o.joueur, o.adverse) == attendu);
        trouves += attendu != 0;
    }
    assert_true(trouves > 1000);
}

static void test_dernier_pion(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 7);
    const long n = nombre_demande("TEST_MOTEUR_POSITIONS", 200000);
    for (long i = 0; i < n; i++) {
        const int x = (int)alea_entier(&alea, 64);
        uint64_t j = alea_suivant(&alea);
        if (i & 1)
            j &= alea_suivant(&alea);
        if (i & 2)
            j |= alea_suivant(&alea);
        const struct plateau p = lent_de_bits((struct othellier){j & ~bit(x), ~j & ~bit(x)});
        const struct plateau autre = plateau_passer(&p);
        const unsigned attendu = 2 * (unsigned)plateau_retourne(&p, x % 8, x / 8) |
                                 2 * (unsigned)plateau_retourne(&autre, x % 8, x / 8) << 8;
        for (int v = 0; v < variante_compter(); v++) /* whatever the bit of the empty square */
            assert_int_equal(variante_numero(v)->dernier(i & 4 ? j | bit(x) : j & ~bit(x), x),
                             attendu);
    }
}

static void test_perft(void **etat)
{
    (void)etat;
    static const uint64_t ATTENDU[] = {1,    4,     12,     56,      244,     1396,
                                       8200, 55092, 390216, 3005288, 24571284};
    for (int v = 0; v < variante_compter(); v++)
        for (int n = 0; n <= (construction_lente() ? 8 : 10); n++)
            assert_true(variante_numero(v)->perft(OTHELLIER_DEBUT.joueur, OTHELLIER_DEBUT.adverse,
                                                  n) == ATTENDU[n]);
}

/* Discs called stable keep their colour to the end of any game. */
static void test_stables(void **etat)
{
    (void)etat;
    static struct stabilite s;
    stabilite_init(&s);
    struct alea alea;
    alea_init(&alea, 3);
    uint64_t vus = 0;
    for (int i = 0; i < 3000; i++) {
        const struct plateau p = plateau_de_partie(8, 8, 20 + (int)alea_entier(&alea, 40), &alea);
        struct othellier o = bits_de_lent(&p);
        const uint64_t stables = stabilite_discs(&s, o.joueur, o.adverse);
        assert_true((stables & ~o.joueur) == 0);
        vus += (uint64_t)bits_compter(stables);
        for (int partie = 0; partie < 10; partie++) {
            struct othellier q = o;
            bool tourne = false; /* is the other side to move? */
            while (!othellier_est_fini(&q)) {
                uint64_t coups = othellier_coups(&q);
                for (uint32_t k = coups ? alea_entier(&alea, (uint32_t)bits_compter(coups)) : 0; k;
                     k--)
                    coups = bits_reste(coups);
                q = othellier_jouer(q, coups ? bits_premier(coups) : PASSE);
                tourne = !tourne;
            }
            assert_true((stables & ~(tourne ? q.adverse : q.joueur)) == 0);
        }
    }
    assert_true(vus > 3000);
}

/* ENG-13: a game with fifteen passes (REAL-08), each a move of its own, comes to the board of the
 * rules, and MODE=asan says nothing of a shift by 64. */
static void test_passes(void **etat)
{
    (void)etat;
    static const char COUPS[] =
        "f5f6e6f4d3c4e3d6g4h3b5b4c5c6b6g3c3f3b3a6c7d8d7e7b8b7h4h5a8c2a7a4c8e2a5g5a3e8a2f8f7c1"
        "b1a1b2g7d1d2g6g8h8h7h6e1f2g2f1h1g1h2";
    struct othellier o = OTHELLIER_DEBUT;
    bool noir = true;
    int passes = 0;
    for (const char *c = COUPS; *c; noir = !noir) {
        const bool passe = !othellier_coups(&o);
        const int x = passe ? PASSE : c[0] - 'a' + 8 * (c[1] - '1');
        assert_true(passe || othellier_coups(&o) >> x & 1);
        o = othellier_jouer(o, x);
        passes += passe;
        c += passe ? 0 : 2;
    }
    assert_int_equal(passes, 15);
    assert_true((noir ? o.joueur : o.adverse) == ~UINT64_C(0)); /* 64-0 */
}

static void test_symetries(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 5);
    for (int i = 0; i < 1000; i++) {
        const struct othellier o = position_au_hasard(20, &alea);
        for (int s = 0; s < 8; s++) {
            const struct othellier q = othellier_symetrie(o, s);
            assert_int_equal(bits_compter(othellier_coups(&q)), bits_compter(othellier_coups(&o)));
        }
    }
}

/* The indices kept up move by move, passes too, all or the first block alone, are those of the
 * position found afresh, and a position is worth the same in its eight symmetries. */
static void test_indices(void **etat)
{
    (void)etat;
    const struct evaluation *e = evaluation_embarquee();
    struct alea alea;
    alea_init(&alea, 11);
    for (int partie = 0; partie < 200; partie++) {
        struct noeud n, fils, en_partie, neuf;
        noeud_init(e, &n, OTHELLIER_DEBUT);
        while (othellier_coups(&n.p)) {
            uint64_t coups = othellier_coups(&n.p);
            for (uint32_t k = alea_entier(&alea, (uint32_t)bits_compter(coups)); k; k--)
                coups = bits_reste(coups);
            const int x = bits_premier(coups);
            noeud_jouer_blocs(e, &n, &en_partie, x, othellier_retournes(&n.p, x), BLOCS_TRI);
            noeud_jouer(e, &n, &fils, x, othellier_retournes(&n.p, x));
            assert_memory_equal(&en_partie.indices, &fils.indices, sizeof fils.indices.bloc[0]);
            n = fils;
            noeud_passer_blocs(e, &n, &en_partie, BLOCS_TRI);
            noeud_passer(e, &n, &fils);
            assert_memory_equal(&en_partie.indices, &fils.indices, sizeof fils.indices.bloc[0]);
            noeud_init(e, &neuf, fils.p);
            assert_memory_equal(&fils.indices, &neuf.indices, sizeof neuf.indices);
            noeud_init(e, &neuf, n.p);
            assert_memory_equal(&n.indices, &neuf.indices, sizeof neuf.indices);
            const int valeur = evaluation_valeur(e, &n.indices, n.vides, 5, 7);
            assert_int_equal(valeur, evaluation_valeur(e, &neuf.indices, neuf.vides, 5, 7));
            const int tri = evaluation_tri(e, &en_partie.indices, n.vides, 5);
            noeud_passer(e, &n, &fils);
            assert_int_equal(tri, evaluation_tri(e, &fils.indices, n.vides, 5));
            for (int s = 1; s < 8; s++) {
                noeud_init(e, &neuf, othellier_symetrie(n.p, s));
                assert_int_equal(valeur,
                                 evaluation_valeur(e, &neuf.indices, neuf.vides, 5, 7));
                noeud_passer_blocs(e, &neuf, &en_partie, BLOCS_TRI);
                assert_int_equal(tri, evaluation_tri(e, &en_partie.indices, n.vides, 5));
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_coups_et_retournes), cmocka_unit_test(test_dernier_pion),
        cmocka_unit_test(test_perft),              cmocka_unit_test(test_stables),
        cmocka_unit_test(test_stables_des_variantes),
        cmocka_unit_test(test_passes),             cmocka_unit_test(test_symetries),
        cmocka_unit_test(test_indices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
