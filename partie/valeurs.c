/* See valeurs.h. */
#include "partie/valeurs.h"

#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"

enum { PROFONDEUR_MAX = 60 }; /* for games that are never proved to their end */

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
    const struct pensee *x = a, *y = b;
    if (x->score != y->score)
        return x->score > y->score ? -1 : 1;
    return x->coup - y->coup;
}

/* A whole turn. */
static void recevoir(void *contexte, const struct pensee *coups, int nb)
{
    struct valeurs *v = contexte;
    memcpy(v->coups, coups, (size_t)nb * sizeof *coups);
    v->nb = nb;
    qsort(v->coups, (size_t)nb, sizeof *coups, comparer);
    v->dire(v->contexte);
}

/* ---- Move by move ---- */

static bool su(const struct pensee *c)
{
    return c->exact || c->livre;
}

static bool tous_sus(const struct valeurs *v)
{
    int i = 0;
    while (i < v->nb && su(&v->coups[i]))
        i++;
    return i == v->nb;
}

/* What is known of one move once it is searched as far as `limites` say. */
static const char *approfondir_coup(const struct valeurs *v, const struct limites *limites,
                                    struct pensee *c)
{
    const int coup = c->coup;
    const struct position apres = v->jeu->incrementer_config(&v->position, coup, v->joueur);
    const char *erreur = valeurs_penser(v->jeu, &apres, v->joueur, 3 - v->joueur, limites, c);
    c->coup = coup;
    c->profondeur++;
    c->selectivite = 0; /* nobody tells whether it saw the end */
    return erreur;
}

/* One turn. False when something ended it, an error or not. */
static bool approfondir(struct valeurs *v, const struct limites *limites, double echeance,
                        const char **erreur)
{
    struct pensee coups[COUPS_MAX];
    memcpy(coups, v->coups, sizeof coups);
    for (int i = 0; i < v->nb; i++) {
        if (su(&coups[i]))
            continue;
        if (echeance > 0 && horloge_secondes() >= echeance)
            return false;
        *erreur = approfondir_coup(v, limites, &coups[i]);
        if (*erreur || atomic_load(limites->arret))
            return false;
    }
    recevoir(v, coups, v->nb);
    return true;
}

static const char *chercher_un_a_un(struct valeurs *v)
{
    const double secondes = v->limites.secondes;
    const double echeance = secondes > 0 ? horloge_secondes() + secondes : 0;
    const char *erreur = NULL;
    void *memoire = NULL;
    struct limites limites = v->limites;
    limites.secondes = 0;
    limites.memoire = &memoire;
    limites.profondeur = 1; /* after the move */
    while (limites.profondeur < PROFONDEUR_MAX && !tous_sus(v) &&
           approfondir(v, &limites, echeance, &erreur))
        limites.profondeur++;
    if (memoire)
        v->jeu->oublier(memoire);
    return erreur;
}

const char *valeurs_chercher(struct valeurs *v)
{
    return v->jeu->valoir
               ? v->jeu->valoir(&v->position, v->joueur, &v->limites, recevoir, v)
               : chercher_un_a_un(v);
}
