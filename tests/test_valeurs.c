/* What every legal move is worth: near the end against a search by the verbs alone, the opening
 * book, a stop; the same in the background. */
#include "tests/aide.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
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
static struct position fin_de_partie(const struct jeu *jeu, int vides, struct alea *alea,
                                     int *joueur)
{
    for (;;) {
        struct position p = jeu->creer_config_init();
        int coups[COUPS_MAX];
        for (*joueur = 1; !jeu->est_jeu_fini(&p); *joueur = 3 - *joueur) {
            const int nb = jeu->lister_coups(&p, *joueur, coups);
            const int pions = jeu->score(&p, 1) + jeu->score(&p, 2);
            if (nb && jeu->colonnes * jeu->lignes - pions <= vides)
                return p;
            if (nb)
                p = jeu->incrementer_config(&p, coups[alea_entier(alea, (uint32_t)nb)], *joueur);
        }
    }
}

/* A search as it goes, stopped after so many turns (0: never). */
struct cours {
    struct valeurs v;
    atomic_bool arret;
    int tours, a_faire;
    int profondeur;     /* of the last turn's shallowest move */
    int confiance;      /* the first one told of a search to the end */
    const char *erreur; /* why it ended */
};

static bool su(const struct pensee *c)
{
    return c->exact || c->livre;
}

/* Of a whole turn: all moves, none twice, best first, none shallower than before. */
static void suivre(void *contexte)
{
    struct cours *c = contexte;
    int coups[COUPS_MAX], profondeur = 1000;
    c->tours++;
    assert_int_equal(c->v.nb, c->v.jeu->lister_coups(&c->v.position, c->v.joueur, coups));
    for (int i = 0; i < c->v.nb; i++) {
        const struct pensee *x = &c->v.coups[i];
        assert_true(i == 0 || x[-1].score > x->score ||
                    (x[-1].score == x->score && x[-1].coup < x->coup));
        for (int j = 0; j < i; j++)
            assert_int_not_equal(c->v.coups[j].coup, x->coup);
        c->confiance = c->confiance ? c->confiance : x->selectivite;
        if (!su(x) && x->profondeur < profondeur)
            profondeur = x->profondeur;
    }
    assert_true(profondeur >= c->profondeur);
    c->profondeur = profondeur;
    if (c->tours == c->a_faire)
        atomic_store(&c->arret, true);
}

static void chercher(struct cours *c, const struct jeu *jeu, const struct position *p, int joueur,
                     struct limites limites, int tours)
{
    memset(c, 0, sizeof *c);
    limites.arret = &c->arret;
    valeurs_init(&c->v, jeu, p, joueur, &limites);
    c->v.dire = suivre;
    c->v.contexte = c;
    c->a_faire = tours;
    c->erreur = valeurs_chercher(&c->v);
}

static void verifier_fin(const struct jeu *jeu, const struct position *p, int joueur)
{
    struct cours c;
    chercher(&c, jeu, p, joueur, SANS_LIVRE, 0);
    assert_null(c.erreur);
    assert_true(c.tours > 0);
    for (int i = 0; i < c.v.nb; i++) {
        const struct pensee *x = &c.v.coups[i];
        const struct position apres = jeu->incrementer_config(p, x->coup, joueur);
        assert_true(x->exact);
        assert_true(x->score == -marge_parfaite(jeu, &apres, 3 - joueur));
        assert_true(x->score != 0 || !signbit(x->score)); /* printed, a -0 shows */
    }
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
            const struct position p = fin_de_partie(JEUX[j], VIDES, &alea, &joueur);
            verifier_fin(JEUX[j], &p, joueur);
        }
}

/* The engine sees the end before it proves it, and says how surely; nobody else tells that. */
static void test_confiance(void **etat)
{
    struct alea alea;
    struct cours c;
    int joueur;
    (void)etat;
    alea_init(&alea, 73);
    struct position p = fin_de_partie(&jeu_othello_8x8, 15, &alea, &joueur);
    chercher(&c, &jeu_othello_8x8, &p, joueur, SANS_LIVRE, 0);
    assert_in_range(c.confiance, 1, 99);
    assert_true(c.v.coups[0].exact);
    p = fin_de_partie(&jeu_othello_6x6, VIDES, &alea, &joueur);
    chercher(&c, &jeu_othello_6x6, &p, joueur, SANS_LIVRE, 0);
    assert_int_equal(c.confiance, 0);
    assert_true(c.v.coups[0].exact);
}

/* The four first moves are one by symmetry, and the book knows it. */
static void test_livre(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    const struct position p = jeu->creer_config_init();
    struct cours c;
    (void)etat;
    chercher(&c, jeu, &p, 1, AU_LIVRE, 0);
    assert_null(c.erreur);
    assert_int_equal(c.tours, 1);
    for (int i = 0; i < c.v.nb; i++) {
        assert_true(c.v.coups[i].livre);
        assert_true(c.v.coups[i].score == c.v.coups[0].score);
    }
    chercher(&c, jeu, &p, 1, SANS_LIVRE, 6);
    assert_int_equal(c.tours, 6);
    for (int i = 0; i < c.v.nb; i++)
        assert_false(su(&c.v.coups[i]));
}

/* What the book alone says of the move; false: nothing. */
static bool lire_livre(const struct cours *c, int coup, struct pensee *dite)
{
    atomic_bool arret = false;
    struct limites limites = AU_LIVRE;
    const struct position apres = c->v.jeu->incrementer_config(&c->v.position, coup, c->v.joueur);
    limites.noeuds = 1;
    limites.arret = &arret;
    assert_null(valeurs_penser(c->v.jeu, &apres, c->v.joueur, 3 - c->v.joueur, &limites, dite));
    return dite->livre;
}

/* Moves that lead into the book have its value, the others beside them that of a search: all along
 * a line of it. */
static void test_livre_en_partie(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    struct position p = jeu->creer_config_init();
    int joueur = 1, melees = 0, au_livre = 1;
    (void)etat;
    for (; au_livre > 0; joueur = 3 - joueur) {
        struct cours c;
        struct pensee dite;
        int meilleur = COUP_AUCUN;
        au_livre = 0;
        chercher(&c, jeu, &p, joueur, AU_LIVRE, 1);
        assert_int_equal(c.tours, 1);
        for (int i = 0; i < c.v.nb; i++) {
            const struct pensee *x = &c.v.coups[i];
            assert_int_equal(x->livre, lire_livre(&c, x->coup, &dite));
            assert_true(!x->livre || (x->score == dite.score && !x->exact &&
                                      x->profondeur == dite.profondeur + 1));
            meilleur = x->livre && au_livre++ == 0 ? x->coup : meilleur;
        }
        melees += au_livre > 0 && au_livre < c.v.nb;
        if (au_livre > 0)
            p = jeu->incrementer_config(&p, meilleur, joueur);
    }
    assert_true(melees > 0);
}

/* A search that is stopped leaves the turn before. */
static void test_arret(void **etat)
{
    static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_6x6};
    (void)etat;
    for (int j = 0; j < 2; j++) {
        const struct position p = JEUX[j]->creer_config_init();
        struct cours c;
        chercher(&c, JEUX[j], &p, 1, SANS_LIVRE, 2);
        assert_null(c.erreur);
        assert_int_equal(c.tours, 2);
        assert_true(c.profondeur > 2);
    }
}

/* So does one that has had its time. */
static void test_echeance(void **etat)
{
    static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_10x10};
    struct limites limites = SANS_LIVRE;
    (void)etat;
    limites.secondes = 0.3;
    for (int j = 0; j < 2; j++) {
        const struct position p = JEUX[j]->creer_config_init();
        struct cours c;
        chercher(&c, JEUX[j], &p, 1, limites, 0);
        assert_null(c.erreur);
        assert_true(c.tours > 0);
        assert_false(su(&c.v.coups[0]));
    }
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
        const struct position p = fin_de_partie(jeu, VIDES, &alea, &joueur);
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
    malade.valoir = NULL;
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
    verifier_mots((struct estime){.score = 2, .profondeur = 20, .confiance = 73}, "+2", "",
                  "73 %");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fins),
        cmocka_unit_test(test_confiance),
        cmocka_unit_test(test_livre),
        cmocka_unit_test(test_livre_en_partie),
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
