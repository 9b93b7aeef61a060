/* What every legal move is worth: near the end against a search by the verbs alone, the opening
 * book, a stop; the same in the background. */
#include "tests/aide.h"

#include <math.h>
#include <stdlib.h>

#include "base/alea.h"
#include "base/horloge.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "partie/estimation.h"
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
        assert_int_equal(v.profondeur, avant ? avant + 1 : 2);
        assert_true(v.profondeur <= 2 * VIDES);
    }
    for (int i = 0; i < v.nb; i++) {
        const struct valeur_coup *c = &v.coups[i];
        const struct position apres = jeu->incrementer_config(p, c->coup, joueur);
        assert_true(c->pensee.exact);
        assert_true(c->pensee.score == -marge_parfaite(jeu, &apres, 3 - joueur));
        assert_true(c->pensee.score != 0 || !signbit(c->pensee.score)); /* printed, a -0 shows */
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
    assert_int_equal(v.profondeur, 3);
    assert_true(v.coups[0].pensee.score == avant);
    valeurs_finir(&v);
}

/* So does one that the deadline finds under way. */
static void test_echeance(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    const struct position p = jeu->creer_config_init();
    atomic_bool arret = false;
    struct valeurs v;
    (void)etat;
    valeurs_init(&v, jeu, &p, 1, &SANS_LIVRE);
    v.echeance = horloge_secondes() + 3600;
    assert_true(valeurs_approfondir(&v, &arret));
    v.echeance = horloge_secondes();
    assert_false(valeurs_approfondir(&v, &arret));
    assert_null(v.erreur);
    assert_int_equal(v.profondeur, 2);
    valeurs_finir(&v);
}

/* ---- In the background ---- */

static void suivre_jusqu_au_bout(struct estimation *e)
{
    while (fil_fd(&e->fil) >= 0)
        estimation_recevoir(e); /* sleeps until there is something */
}

static void test_fond(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    struct estimation *e = calloc(1, sizeof *e);
    struct alea alea;
    (void)etat;
    alea_init(&alea, 72);
    for (int i = 0; i < 5; i++) {
        int joueur;
        const struct position p = fin_de_partie(jeu, &alea, &joueur);
        assert_null(estimation_lancer(e, jeu, &p, joueur, &SANS_LIVRE));
        assert_true(estimation_est(e, jeu, &p, joueur));
        assert_false(estimation_est(e, jeu, &p, 3 - joueur));
        suivre_jusqu_au_bout(e);
        assert_true(e->finie);
        assert_int_equal(e->nb, e->valeurs.nb);
        for (int j = 0; j < e->nb; j++) {
            const struct estime *x = &e->estimes[j];
            const struct position apres = jeu->incrementer_config(&p, x->coup, joueur);
            assert_true(x->exact && !x->livre);
            assert_true(x->score == (float)-marge_parfaite(jeu, &apres, 3 - joueur));
            assert_ptr_equal(estimation_coup(e, x->coup), x);
        }
        assert_null(estimation_coup(e, COUP_AUCUN));
    }
    free(e);
}

/* What would go on for hours ends when it is told to, and can begin again. */
static void test_fond_arrete(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    const struct position p = jeu->creer_config_init();
    struct estimation *e = calloc(1, sizeof *e);
    (void)etat;
    fil_arreter(&e->fil);
    assert_int_equal(fil_fd(&e->fil), -1);
    for (int i = 0; i < 3; i++) {
        assert_null(estimation_lancer(e, jeu, &p, 1, &SANS_LIVRE));
        for (int tour = 0; tour < i; tour++)
            estimation_recevoir(e);
        assert_int_equal(e->nb, i ? 4 : 0);
        fil_arreter(&e->fil);
        assert_int_equal(fil_fd(&e->fil), -1);
        assert_false(e->finie);
        assert_int_equal(e->nb, i ? 4 : 0);
    }
    free(e);
}

static void test_sans_penseur(void **etat)
{
    struct jeu muet = jeu_othello_8x8;
    struct estimation *e = calloc(1, sizeof *e);
    (void)etat;
    muet.penser = NULL;
    const struct position p = muet.creer_config_init();
    assert_string_equal(estimation_lancer(e, &muet, &p, 1, &SANS_LIVRE),
                        "ce jeu n'a pas d'intelligence artificielle");
    assert_int_equal(fil_fd(&e->fil), -1);
    assert_false(estimation_est(e, &muet, &p, 1));
    free(e);
}

static int reste_a_penser; /* thoughts before the one that fails */

static const char *penser_puis_echouer(const struct position *p, int joueur,
                                       const struct limites *limites, struct pensee *pensee)
{
    static _Thread_local char message[] = "no memory";
    return reste_a_penser-- > 0 ? jeu_othello_8x8.penser(p, joueur, limites, pensee) : message;
}

/* An error is not the end of the search: it is told, and what was found before stays. */
static void test_echec(void **etat)
{
    struct jeu malade = jeu_othello_8x8;
    struct estimation *e = calloc(1, sizeof *e);
    (void)etat;
    malade.penser = penser_puis_echouer;
    const struct position p = malade.creer_config_init();
    for (int tours = 0; tours < 2; tours++) {
        reste_a_penser = 4 * tours;
        assert_null(estimation_lancer(e, &malade, &p, 1, &SANS_LIVRE));
        suivre_jusqu_au_bout(e);
        assert_false(e->finie);
        assert_string_equal(fil_erreur(&e->fil), "no memory");
        assert_int_equal(e->nb, 4 * tours);
    }
    reste_a_penser = 1000000;
    assert_null(estimation_lancer(e, &malade, &p, 1, &SANS_LIVRE));
    assert_null(fil_erreur(&e->fil));
    fil_arreter(&e->fil);
    assert_null(fil_erreur(&e->fil));
    free(e);
}

static void verifier_mots(struct estime x, const char *valeur, const char *marque,
                          const char *surete)
{
    char memoire[32];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    estime_ecrire(&x, &t);
    assert_string_equal(memoire, valeur);
    assert_string_equal(estime_marque(&x), marque);
    t = tampon_sur(memoire, sizeof memoire);
    estime_dire_surete(&x, &t);
    assert_string_equal(memoire, surete);
}

static void test_mots(void **etat)
{
    (void)etat;
    verifier_mots((struct estime){.score = 4, .exact = true}, "+4", "=", "exact");
    verifier_mots((struct estime){.score = -12, .livre = true}, "-12", "#", "livre");
    verifier_mots((struct estime){.score = -0.4f, .profondeur = 14}, "0", "", "14 plis");
    verifier_mots((struct estime){.score = 0.6f, .profondeur = 1}, "+1", "", "1 pli");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fins),
        cmocka_unit_test(test_livre),
        cmocka_unit_test(test_arret),
        cmocka_unit_test(test_echeance),
        cmocka_unit_test(test_fond),
        cmocka_unit_test(test_fond_arrete),
        cmocka_unit_test(test_sans_penseur),
        cmocka_unit_test(test_echec),
        cmocka_unit_test(test_mots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
