/* See valoir.h. */
#include "interfaces/valoir.h"

#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"

/* Better ones first, proved ones before others, then by square. */
static int comparer(const void *a, const void *b)
{
    const struct moteur_coup *x = a, *y = b;
    if (x->score != y->score)
        return x->score > y->score ? -1 : 1;
    return x->exact != y->exact ? (x->exact ? -1 : 1) : x->x - y->x;
}

/* The answer about the position after `coup`, of `plis` plies or to the end. False: there was not
 * time enough, which the first turn, of a ply, does not ask for. */
static bool chercher_apres(struct moteur *m, const struct othellier *p, int coup, int plis,
                           double echeance, const atomic_bool *arret, struct moteur_reponse *r)
{
    const struct othellier apres = othellier_jouer(*p, coup);
    const int vides = __builtin_popcountll(othellier_vides(&apres));
    const double reste = plis == 1 ? 1 : echeance - horloge_secondes();
    if (reste <= 0)
        return false;
    const struct moteur_demande d = {
        .profondeur = plis < vides ? plis : 0, .secondes = reste, .arret = arret};
    moteur_chercher(m, &apres, &d, r);
    return r->exact || (plis < vides && r->profondeur >= plis);
}

/* The best move, its line and all that `coups` tell. */
static void rendre(struct moteur_reponse *r, const struct moteur_reponse *suite, int plis)
{
    r->coup = r->coups[0].x;
    r->score = r->coups[0].score;
    r->profondeur = plis + 1;
    r->selectivite = suite->selectivite;
    r->pv[0] = r->coup;
    r->pv_longueur = 1;
    for (int i = 0; i < suite->pv_longueur && r->pv_longueur < MOTEUR_PV_MAX; i++)
        r->pv[r->pv_longueur++] = suite->pv[i];
    r->exact = true;
    for (int i = 0; i < r->n_coups; i++)
        r->exact &= r->coups[i].exact;
}

/* One turn. False: it did not come to its end, and `*r` is as it was but for what it cost. */
static bool faire_un_tour(struct moteur *m, const struct othellier *p, int plis, double echeance,
                          const atomic_bool *arret, struct moteur_reponse *r,
                          struct moteur_reponse suites[64])
{
    struct moteur_coup coups[MOTEUR_COUPS_MAX];
    memcpy(coups, r->coups, sizeof coups);
    for (int i = 0; i < r->n_coups; i++) {
        struct moteur_reponse *suite = &suites[coups[i].x];
        struct moteur_reponse neuve = {.noeuds = 0}; /* nothing where no time is left to search */
        if (coups[i].exact)
            continue;
        const bool faite = chercher_apres(m, p, coups[i].x, plis, echeance, arret, &neuve);
        r->noeuds += neuve.noeuds;
        if (!faite)
            return false;
        *suite = neuve;
        coups[i].score = -neuve.score;
        coups[i].exact = neuve.exact;
    }
    qsort(coups, (size_t)r->n_coups, sizeof *coups, comparer);
    memcpy(r->coups, coups, sizeof coups);
    return true;
}

void valoir(struct moteur *m, const struct othellier *p, double secondes, const atomic_bool *arret,
            struct moteur_reponse *r)
{
    const double debut = horloge_secondes();
    const struct moteur_demande premiere = {.profondeur = 1, .arret = arret};
    struct moteur_reponse *suites = calloc(64, sizeof *suites);
    moteur_chercher(m, p, &premiere, r);
    r->exact = false; /* that would be of the best move alone */
    for (int i = 0; i < r->n_coups; i++)
        r->coups[i].exact = false;
    for (int plis = 1; suites && !r->exact; plis++) {
        if (!faire_un_tour(m, p, plis, debut + secondes, arret, r, suites))
            break;
        rendre(r, &suites[r->coups[0].x], plis);
    }
    free(suites);
    r->secondes = horloge_secondes() - debut;
}
