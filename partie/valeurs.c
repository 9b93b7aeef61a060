/* See valeurs.h. */
#include "partie/valeurs.h"

#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"

void valeurs_init(struct valeurs *v, const struct jeu *jeu, const struct position *position,
                  int joueur, const struct limites *limites)
{
    int coups[COUPS_MAX];
    memset(v, 0, sizeof *v);
    v->jeu = jeu;
    v->position = *position;
    v->joueur = joueur;
    v->limites = *limites;
    v->nb = jeu->lister_coups(position, joueur, coups);
    for (int i = 0; i < v->nb; i++)
        v->coups[i].coup = coups[i];
}

void valeurs_finir(struct valeurs *v)
{
    if (v->memoire && v->jeu->oublier)
        v->jeu->oublier(v->memoire);
    v->memoire = NULL;
}

static bool su(const struct valeur_coup *c)
{
    return c->pensee.exact || c->pensee.livre;
}

bool valeurs_sues(const struct valeurs *v)
{
    for (int i = 0; i < v->nb; i++)
        if (!su(&v->coups[i]))
            return false;
    return true;
}

const char *valeurs_penser(const struct jeu *jeu, const struct position *position, int joueur,
                           int trait, const struct limites *limites, struct pensee *pensee)
{
    *pensee = (struct pensee){0};
    if (jeu->est_jeu_fini(position)) {
        pensee->score = jeu->marge(position) * (joueur == 1 ? 1 : -1);
        pensee->exact = pensee->en_points = true;
        return NULL;
    }
    const int qui = jeu->est_coup_possible(position, trait) ? trait : 3 - trait;
    const char *erreur = jeu->penser(position, qui, limites, pensee);
    pensee->score = qui == joueur ? pensee->score : 0 - pensee->score; /* no "-0.00" */
    return erreur;
}

static int comparer(const void *a, const void *b)
{
    const struct valeur_coup *x = a, *y = b;
    if (x->pensee.score != y->pensee.score)
        return x->pensee.score > y->pensee.score ? -1 : 1;
    return x->coup - y->coup;
}

bool valeurs_approfondir(struct valeurs *v, atomic_bool *arret)
{
    struct valeur_coup coups[COUPS_MAX];
    v->limites.profondeur = v->profondeur > 0 ? v->profondeur : 1; /* after the move: 1 at least */
    v->limites.livre_aussi = true;
    v->limites.arret = arret;
    v->limites.memoire = &v->memoire;
    memcpy(coups, v->coups, sizeof coups);
    for (int i = 0; i < v->nb; i++) {
        struct valeur_coup *c = &coups[i];
        if (su(c))
            continue;
        if (v->echeance > 0 && horloge_secondes() >= v->echeance)
            return false;
        const struct position apres = v->jeu->incrementer_config(&v->position, c->coup, v->joueur);
        v->erreur = valeurs_penser(v->jeu, &apres, v->joueur, 3 - v->joueur, &v->limites,
                                   &c->pensee);
        if (v->erreur || atomic_load(arret))
            return false;
        c->pensee.profondeur++;
    }
    qsort(coups, (size_t)v->nb, sizeof *coups, comparer);
    memcpy(v->coups, coups, sizeof coups);
    v->profondeur = v->limites.profondeur + 1;
    return true;
}
