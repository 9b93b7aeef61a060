/* The tests of jeux/regles_tmpl.h on one board size: included once per size, with LARGEUR, HAUTEUR
 * and REGLES as the template itself. */
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"

static struct REGLES(position) REGLES(de_plateau)(const struct plateau *lent)
{
    struct REGLES(position) p = {0, 0};
    for (int c = 0; c < LARGEUR * HAUTEUR; c++) {
        int contenu = lent->cases[c / LARGEUR][c % LARGEUR];
        p.joueur |= contenu == 1 ? REGLES(bit)(c) : 0;
        p.adverse |= contenu == 2 ? REGLES(bit)(c) : 0;
    }
    return p;
}

static void REGLES(memes_positions)(const struct REGLES(position) * p, const struct plateau *lent)
{
    struct REGLES(position) q = REGLES(de_plateau)(lent);
    assert_true(p->joueur == q.joueur);
    assert_true(p->adverse == q.adverse);
}

/* Every square: same legality, same discs turned, same position after. */
static void REGLES(comparer)(const struct plateau *lent)
{
    struct REGLES(position) p = REGLES(de_plateau)(lent);
    REGLES(mot) coups = REGLES(coups)(&p);
    for (int c = 0; c < LARGEUR * HAUTEUR; c++) {
        int x = c % LARGEUR, y = c / LARGEUR;
        int n = plateau_retourne(lent, x, y);
        assert_int_equal((int)(coups >> c & 1), n > 0);
        if (!lent->cases[y][x])
            assert_int_equal(REGLES(compter)(REGLES(retournes)(&p, c)), n);
        if (n == 0)
            continue;
        struct REGLES(position) apres = REGLES(jouer)(&p, c);
        struct plateau lent_apres = plateau_jouer(lent, x, y);
        REGLES(memes_positions)(&apres, &lent_apres);
    }
    struct REGLES(position) autre = REGLES(tourner)(&p);
    struct plateau lent_autre = plateau_passer(lent);
    REGLES(memes_positions)(&autre, &lent_autre);
    assert_int_equal(REGLES(fini)(&p), plateau_fini(lent));
    assert_int_equal(REGLES(marge)(&p), plateau_marge(lent));
}

static void REGLES(test_jumeau)(void **etat)
{
    struct alea alea;
    alea_init(&alea, 2026);
    (void)etat;
    for (int i = 0; i < 4000; i++) {
        struct plateau lent = plateau_quelconque(LARGEUR, HAUTEUR, &alea);
        REGLES(comparer)(&lent);
    }
    for (int i = 0; i < 400; i++) {
        int n = (int)alea_entier(&alea, LARGEUR * HAUTEUR - 3);
        struct plateau lent = plateau_de_partie(LARGEUR, HAUTEUR, n, &alea);
        REGLES(comparer)(&lent);
    }
}

static void REGLES(test_perft_jumeau)(void **etat)
{
    struct plateau lent = plateau_depart(LARGEUR, HAUTEUR);
    struct REGLES(position) p = REGLES(depart)(false), autre = REGLES(depart)(true);
    (void)etat;
    REGLES(memes_positions)(&p, &lent);
    for (int n = 0; n <= 6; n++)
        assert_int_equal(REGLES(perft)(&p, n), plateau_perft(&lent, n));
    assert_true(autre.joueur == p.adverse && autre.adverse == p.joueur);
}

/* The lists are closed: squares in increasing order, each once, only legal ones. */
static void REGLES(test_lister)(void **etat)
{
    struct alea alea;
    alea_init(&alea, 7);
    (void)etat;
    for (int i = 0; i < 500; i++) {
        struct plateau lent = plateau_quelconque(LARGEUR, HAUTEUR, &alea);
        struct REGLES(position) p = REGLES(de_plateau)(&lent);
        int coups[REGLES(COUPS_MAX)], n = REGLES(lister)(&p, coups);
        REGLES(mot) vus = 0;
        for (int k = 0; k < n; k++) {
            assert_true(k == 0 || coups[k - 1] < coups[k]);
            vus |= REGLES(bit)(coups[k]);
        }
        assert_true(vus == REGLES(coups)(&p));
    }
}

static void REGLES(test_cle)(void **etat)
{
    struct REGLES(position) p = REGLES(depart)(false), q = REGLES(tourner)(&p);
    (void)etat;
    assert_true(REGLES(cle)(&p) != REGLES(cle)(&q));
    for (int c = 0; c < LARGEUR * HAUTEUR; c++) {
        struct REGLES(position) un = {p.joueur ^ REGLES(bit)(c), p.adverse};
        struct REGLES(position) deux = {p.joueur, p.adverse ^ REGLES(bit)(c)};
        assert_true(REGLES(cle)(&un) != REGLES(cle)(&p));
        assert_true(REGLES(cle)(&deux) != REGLES(cle)(&p));
        assert_true(REGLES(cle)(&deux) != REGLES(cle)(&un));
    }
}

/* The classes of squares cover the board, none overlaps another. */
static void REGLES(test_classes)(void **etat)
{
    REGLES(mot) vues = 0;
    (void)etat;
    for (int c = 0; c < REGLES(CLASSES); c++) {
        assert_true((vues & REGLES(cases_de_classe)(c)) == 0);
        vues |= REGLES(cases_de_classe)(c);
    }
    assert_true(vues == REGLES(PLEIN));
    assert_int_equal(REGLES(compter)(REGLES(COINS)), 4);
    assert_int_equal(REGLES(compter)(REGLES(CASES_C)), 8);
    assert_int_equal(REGLES(compter)(REGLES(CASES_X)), 4);
}
