/* What every legal move is worth: near the end against a search by the verbs alone, the opening
 * book, a stop. */
#include "tests/aide.h"

#include "base/alea.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "partie/valeurs.h"

enum { VIDES = 7, POSITIONS = 30 };

static const struct limites AU_LIVRE = {.niveau = NIVEAU_MAX, .moyens.hachage = 1};
static const struct limites SANS_LIVRE = {
    .niveau = NIVEAU_MAX, .moyens.hachage = 1, .sans_livre = true};

/* The margin of `joueur`, whose turn it is, with best play. */
static int marge_parfaite(const struct jeu *jeu, const struct position *p, int joueur)
{
    int coups[COUPS_MAX], meilleure = -1000;
    if (jeu->est_jeu_fini(p))
        return jeu->marge(p) * (joueur == 1 ? 1 : -1);
    const int nb = jeu->lister_coups(p, joueur, coups);
    for (int i = 0; i < nb; i++) {
        const struct position apres = jeu->incrementer_config(p, coups[i], joueur);
        const int m = -marge_parfaite(jeu, &apres, 3 - joueur);
        meilleure = m > meilleure ? m : meilleure;
    }
    return nb ? meilleure : -marge_parfaite(jeu, p, 3 - joueur);
}

/* A random position with so many empty squares and a move to make; whose turn it is. */
static struct position fin_de_partie(const struct jeu *jeu, struct alea *alea, int *joueur)
{
    for (;;) {
        struct position p = jeu->creer_config_init();
        int coups[COUPS_MAX];
        for (*joueur = 1; !jeu->est_jeu_fini(&p); *joueur = 3 - *joueur) {
            const int nb = jeu->lister_coups(&p, *joueur, coups);
            const int pions = jeu->score(&p, 1) + jeu->score(&p, 2);
            if (nb && jeu->colonnes * jeu->lignes - pions <= VIDES)
                return p;
            if (nb)
                p = jeu->incrementer_config(&p, coups[alea_entier(alea, (uint32_t)nb)], *joueur);
        }
    }
}

static void verifier_fin(const struct jeu *jeu, const struct position *p, int joueur)
{
    atomic_bool arret = false;
    struct valeurs v;
    int coups[COUPS_MAX];
    valeurs_init(&v, jeu, p, joueur, &SANS_LIVRE);
    assert_int_equal(v.nb, jeu->lister_coups(p, joueur, coups));
    while (!valeurs_sues(&v)) {
        const int avant = v.profondeur;
        assert_true(valeurs_approfondir(&v, &arret));
        assert_int_equal(v.profondeur, avant + 1);
        assert_true(v.profondeur <= 2 * VIDES);
    }
    for (int i = 0; i < v.nb; i++) {
        const struct valeur_coup *c = &v.coups[i];
        const struct position apres = jeu->incrementer_config(p, c->coup, joueur);
        assert_true(c->pensee.exact);
        assert_true(c->pensee.score == -marge_parfaite(jeu, &apres, 3 - joueur));
        assert_true(i == 0 || c[-1].pensee.score >= c->pensee.score);
        for (int j = 0; j < i; j++)
            assert_int_not_equal(v.coups[j].coup, c->coup);
    }
    valeurs_finir(&v);
}

static void test_fins(void **etat)
{
    static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_6x6};
    struct alea alea;
    (void)etat;
    alea_init(&alea, 71);
    for (int j = 0; j < 2; j++)
        for (int i = 0; i < POSITIONS; i++) {
            int joueur;
            const struct position p = fin_de_partie(JEUX[j], &alea, &joueur);
            verifier_fin(JEUX[j], &p, joueur);
        }
}

/* The four first moves are one by symmetry, and the book knows it. */
static void test_livre(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    const struct position p = jeu->creer_config_init();
    atomic_bool arret = false;
    struct valeurs v;
    (void)etat;
    valeurs_init(&v, jeu, &p, 1, &AU_LIVRE);
    assert_true(valeurs_approfondir(&v, &arret));
    assert_true(valeurs_sues(&v));
    for (int i = 0; i < v.nb; i++) {
        assert_true(v.coups[i].pensee.livre);
        assert_true(v.coups[i].pensee.score == v.coups[0].pensee.score);
    }
    valeurs_finir(&v);
    valeurs_init(&v, jeu, &p, 1, &SANS_LIVRE);
    for (int n = 1; n <= 6; n++) {
        assert_true(valeurs_approfondir(&v, &arret));
        assert_false(v.coups[0].pensee.livre);
    }
    assert_false(valeurs_sues(&v));
    valeurs_finir(&v);
}

/* A turn that is stopped leaves the one before. */
static void test_arret(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    const struct position p = jeu->creer_config_init();
    atomic_bool arret = false;
    struct valeurs v;
    (void)etat;
    valeurs_init(&v, jeu, &p, 1, &SANS_LIVRE);
    assert_true(valeurs_approfondir(&v, &arret));
    assert_true(valeurs_approfondir(&v, &arret));
    const double avant = v.coups[0].pensee.score;
    atomic_store(&arret, true);
    assert_false(valeurs_approfondir(&v, &arret));
    assert_int_equal(v.profondeur, 2);
    assert_true(v.coups[0].pensee.score == avant);
    valeurs_finir(&v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fins),
        cmocka_unit_test(test_livre),
        cmocka_unit_test(test_arret),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
