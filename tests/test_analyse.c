/* A game gone over: near the end each value and loss is that of a search by the slow rules, and the
 * values of a game hang together. */
#include "tests/moteur_aide.h"

#include "base/bits.h"
#include "interfaces/analyse.h"
#include "moteur/livre.h"

enum { VIDES_LENTS = 8, PLIS = 9 };

static atomic_bool jamais;

/* A game by chance, to its end or `coups` moves long. */
static const struct partie_notee *jouer_au_hasard(struct recueil *r, uint64_t graine, int coups)
{
    struct alea alea;
    struct partie_notee *p = recueil_nouvelle(r);
    alea_init(&alea, graine);
    while (!notee_finie(p) && coups-- > 0) {
        int legaux[GRILLE_CASES], n = 0;
        for (int y = 1; y <= 8; y++)
            for (int x = 1; x <= 8; x++)
                if (grille_coup_valide(&p->grille, grille_case(x, y), notee_trait(p)))
                    legaux[n++] = grille_case(x, y);
        assert_null(notee_jouer(p, legaux[alea_entier(&alea, (uint32_t)n)]));
    }
    return p;
}

/* The score by the slow rules, for Black, of the position where `joueur` is to move. */
static int lente(const struct grille *g, int joueur)
{
    const struct plateau p = lent_de_bits(grille_othellier(g, joueur));
    const int s = score_lent(&p, -65, 65);
    return joueur == NOIR ? s : -s;
}

static void verifier_coup(const struct coup_analyse *c, const struct grille *avant)
{
    struct grille apres = *avant, mieux = *avant;
    const int signe = c->joueur == NOIR ? 1 : -1;
    assert_true(grille_jouer(&apres, c->case_, c->joueur));
    assert_true(grille_jouer(&mieux, c->meilleur, c->joueur));
    const int valeur = lente(avant, c->joueur), jouee = lente(&apres, 3 - c->joueur);
    assert_true(c->exact);
    assert_int_equal(c->valeur, valeur);
    assert_int_equal(c->perte, signe * (valeur - jouee));
    assert_int_equal(lente(&mieux, 3 - c->joueur), valeur);
    assert_int_equal(c->meilleur == c->case_, c->perte == 0);
    if (c->suite_longueur > 0)
        assert_int_equal(c->suite[0], c->meilleur);
}

static void verifier_partie(struct moteur *m, const struct partie_notee *p)
{
    static struct analyse a;
    const struct analyse_effort e = {.profondeur = PLIS, .arret = &jamais};
    struct grille g = p->depart;
    int n = 0;
    assert_true(analyser(m, p, &e, &a));
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        const struct coup_analyse *c = &a.coups[n++];
        assert_int_equal(c->case_, p->coups[i].case_);
        assert_int_equal(c->joueur, p->coups[i].joueur);
        assert_int_equal(c->vides, grille_compter(&g, VIDE));
        assert_true(c->perte >= 0);
        if (c->vides <= VIDES_LENTS)
            verifier_coup(c, &g);
        grille_jouer(&g, c->case_, c->joueur);
    }
    assert_int_equal(a.nb, n);
    assert_int_equal(a.marge, grille_marge(&g));
}

/* Each move is worth what the next position is, and what it lost is what the position fell by. */
static void verifier_suite(const struct analyse *a)
{
    for (int i = a->inconnus; i < a->nb; i++) {
        const struct coup_analyse *c = &a->coups[i];
        assert_true(c->perte >= 0);
        assert_int_equal(c->meilleur == c->case_, c->perte == 0);
        if (c->suite_longueur > 0)
            assert_int_equal(c->suite[0], c->meilleur);
        if (i + 1 < a->nb)
            assert_int_equal(analyse_apres(c), a->coups[i + 1].valeur);
    }
}

static void les_valeurs_se_suivent(void **etat)
{
    static struct analyse a;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct recueil r = {0};
    (void)etat;
    for (uint64_t graine = 1; graine <= 4; graine++)
        for (int profondeur = 1; profondeur <= 6; profondeur++) {
            const struct analyse_effort e = {
                .profondeur = profondeur, .livre = graine % 2, .arret = &jamais};
            assert_true(analyser(m, jouer_au_hasard(&r, graine, 60), &e, &a));
            verifier_suite(&a);
        }
    recueil_detruire(&r);
    moteur_detruire(m);
}

static void parties_au_hasard(void **etat)
{
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct recueil r = {0};
    (void)etat;
    assert_non_null(m);
    for (int i = 0; i < (construction_lente() ? 4 : 20); i++)
        verifier_partie(m, jouer_au_hasard(&r, (uint64_t)i + 1, 60));
    verifier_partie(m, jouer_au_hasard(&r, 99, 54)); /* not to its end */
    verifier_partie(m, jouer_au_hasard(&r, 7, 0));
    recueil_detruire(&r);
    moteur_detruire(m);
}

/* The only legal move is worth what comes after it, and loses nothing. */
static void seul_coup(void **etat)
{
    static struct analyse a;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct recueil r = {0};
    const struct analyse_effort e = {.profondeur = 4, .arret = &jamais};
    int seuls = 0;
    (void)etat;
    for (uint64_t graine = 1; graine <= 5; graine++) {
        assert_true(analyser(m, jouer_au_hasard(&r, graine, 60), &e, &a));
        for (int i = 0; i < a.nb; i++) {
            if (!a.coups[i].seul)
                continue;
            seuls++;
            assert_int_equal(a.coups[i].perte, 0);
            assert_int_equal(a.coups[i].meilleur, a.coups[i].case_);
            if (i + 1 == a.nb)
                continue;
            assert_int_equal(a.coups[i].valeur, a.coups[i + 1].valeur);
            assert_int_equal(analyse_confiance(&a.coups[i]), analyse_confiance(&a.coups[i + 1]));
        }
    }
    assert_true(seuls > 5);
    recueil_detruire(&r);
    moteur_detruire(m);
}

/* The best move takes every disc, which is proved at once; what the one played loses against it is
 * no surer than the value of that, whose proof would take for ever. */
static void sur_comme_le_coup_joue(void **etat)
{
    static const int DEBUT[] = {56, 64, 53, 66, 75, 46, 57, 65};
    static struct analyse a;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct recueil r = {0};
    struct partie_notee *p = recueil_nouvelle(&r);
    const struct analyse_effort e = {.secondes = 0.2, .arret = &jamais};
    const struct coup_analyse *c = a.coups;
    (void)etat;
    for (int j = 0; j < 8; j++)
        assert_null(notee_jouer(p, grille_case(DEBUT[j] / 10, DEBUT[j] % 10)));
    const struct grille avant = p->grille;
    p = recueil_nouvelle(&r);
    notee_placer(p, &avant, NOIR);
    assert_null(notee_jouer(p, grille_case(7, 4)));
    assert_true(analyser(m, p, &e, &a));
    assert_int_equal(c->meilleur, grille_case(3, 5));
    assert_int_equal(c->valeur, 64);
    assert_false(c->exact);
    assert_true(analyse_confiance(c) < 100);
    assert_in_range(c->profondeur, 2, c->vides);
    recueil_detruire(&r);
    moteur_detruire(m);
}

/* The four first moves are one, turned: none loses against another. Searched after the rest of the
 * game, which the table holds for one of them, they are worth different values. */
static void coups_symetriques(void **etat)
{
    static const int PARTIES[][5] = {
        {65, 46, 33, 43, 34}, {43, 35, 66, 65, 56}, {34, 33, 43, 35, 24}, {56, 64, 33, 34, 43}};
    static struct analyse a;
    struct recueil r = {0};
    const struct analyse_effort e = {.profondeur = 17, .arret = &jamais};
    (void)etat;
    for (int i = 0; i < 4; i++) {
        struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
        struct partie_notee *p = recueil_nouvelle(&r);
        for (int j = 0; j < 5; j++)
            assert_null(notee_jouer(p, grille_case(PARTIES[i][j] / 10, PARTIES[i][j] % 10)));
        assert_true(analyser(m, p, &e, &a));
        assert_int_equal(a.coups[0].perte, 0);
        assert_int_equal(a.coups[0].meilleur, a.coups[0].case_);
        assert_int_equal(a.coups[0].suite[0], a.coups[0].case_);
        moteur_detruire(m);
    }
    recueil_detruire(&r);
}

/* Where the opening book knows all the moves it answers, as it does to who asks what they are
 * worth; not when it may not. */
static void le_livre_repond(void **etat)
{
    static const int PARTIE[] = {65, 64}; /* the parallel, which loses */
    static struct analyse a;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct recueil r = {0};
    struct partie_notee *p = recueil_nouvelle(&r);
    struct analyse_effort e = {.profondeur = 2, .livre = true, .arret = &jamais};
    (void)etat;
    for (int j = 0; j < 2; j++)
        assert_null(notee_jouer(p, grille_case(PARTIE[j] / 10, PARTIE[j] % 10)));
    assert_true(analyser(m, p, &e, &a));
    struct grille g = p->depart;
    for (int i = 0; i < 2; i++) {
        const struct coup_analyse *c = &a.coups[i];
        struct livre_coup coups[LIVRE_COUPS_MAX];
        const struct othellier o = grille_othellier(&g, c->joueur);
        const int signe = c->joueur == NOIR ? 1 : -1, n = livre_coups(livre_embarque(), &o, coups);
        assert_true(c->livre && !c->exact);
        assert_int_equal(signe * c->valeur, coups[0].valeur);
        assert_true(c->suite_longueur > 5);
        for (int k = 0; k < n; k++)
            if (coups[k].x == grille_case_au_moteur(c->case_))
                assert_int_equal(signe * analyse_apres(c), coups[k].valeur);
        assert_int_equal(c->meilleur == c->case_, c->perte == 0);
        assert_int_equal(c->suite[0], c->meilleur);
        grille_jouer(&g, c->case_, c->joueur);
    }
    assert_true(a.coups[1].perte > 0);
    e.livre = false;
    assert_true(analyser(m, p, &e, &a));
    for (int i = 0; i < a.nb; i++)
        assert_false(a.coups[i].livre);
    recueil_detruire(&r);
    moteur_detruire(m);
}

static void compter(void *contexte, int faits, int nb)
{
    int *vus = contexte;
    assert_int_equal(faits, ++*vus);
    assert_int_equal(nb, 60);
}

static void progres_et_arret(void **etat)
{
    static struct analyse a;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct recueil r = {0};
    atomic_bool arret = false;
    int vus = 0;
    const struct partie_notee *p = jouer_au_hasard(&r, 1, 60);
    const struct analyse_effort e = {.profondeur = 2, .arret = &arret, .progres = compter,
                                     .contexte = &vus};
    (void)etat;
    assert_true(analyser(m, p, &e, &a));
    assert_int_equal(vus, 60);
    atomic_store(&arret, true);
    assert_false(analyser(m, p, &e, &a));
    recueil_detruire(&r);
    moteur_detruire(m);
}

/* ---- Errors, once more ---- */

static void noter_repris(void *contexte, int rang)
{
    bool *repris = contexte;
    repris[rang] = true;
}

/* A review of two plies has errors that are none: each that may be one is searched again, deeper,
 * both moves together, and nothing else changes. */
static void les_erreurs_sont_reprises(void **etat)
{
    static struct analyse avant, apres;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 4, .fils = 1});
    struct recueil r = {0};
    bool repris[GRILLE_CASES] = {false};
    int douteuses = 0, tombees = 0;
    struct analyse_effort e = {.profondeur = 2, .arret = &jamais, .contexte = repris};
    const struct partie_notee *p = jouer_au_hasard(&r, 5, 40);
    (void)etat;
    assert_true(analyser(m, p, &e, &avant));
    e.reprise = 0.05;
    e.repris = noter_repris;
    moteur_oublier(m);
    assert_true(analyser(m, p, &e, &apres));
    for (int i = 0; i < avant.nb; i++) {
        const struct coup_analyse *a = &avant.coups[i], *b = &apres.coups[i];
        const bool douteuse = analyse_est_a_reprendre(a);
        assert_int_equal(repris[i], douteuse);
        douteuses += douteuse;
        tombees += a->perte > 0 && b->perte == 0;
        assert_int_equal(b->meilleur == b->case_, b->perte == 0);
        assert_int_equal(b->suite[0], b->meilleur);
        if (douteuse)
            assert_true(b->exact || b->profondeur > a->profondeur);
        else
            assert_memory_equal(a, b, sizeof *a);
    }
    assert_true(douteuses > 3);
    assert_true(tombees > 0);
    recueil_detruire(&r);
    moteur_detruire(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parties_au_hasard),
        cmocka_unit_test(les_valeurs_se_suivent),
        cmocka_unit_test(seul_coup),
        cmocka_unit_test(sur_comme_le_coup_joue),
        cmocka_unit_test(coups_symetriques),
        cmocka_unit_test(le_livre_repond),
        cmocka_unit_test(progres_et_arret),
        cmocka_unit_test(les_erreurs_sont_reprises),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
