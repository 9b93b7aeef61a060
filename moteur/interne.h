/* An engine as its own files see it: moteur.c makes it, racine.c drives it. */
#ifndef MOTEUR_INTERNE_H
#define MOTEUR_INTERNE_H

#include "moteur/equipe.h"
#include "moteur/moteur.h"
#include "moteur/recherche.h"

struct moteur {
    const struct variante *variante;
    struct table table;
    struct stabilite stabilite;
    const struct evaluation *evaluation;
    struct equipe equipe;
    struct travail *travail; /* of the thread that calls */
    struct travail *aides[MOTEUR_FILS_MAX];
    int n_aides;
    atomic_bool fini; /* the time given is over */
    double debut; /* clock time of the present question */
    uint64_t prises; /* squares taken in its position */
};

/* A score as the question wants it told: with MOTEUR_WLD who wins with it, 1 the side to move, -1
 * the other, 0 nobody. */
static inline int score_demande(const struct moteur_demande *d, int score)
{
    return d->but == MOTEUR_WLD ? (score > 0) - (score < 0) : score;
}

/* The nodes of all threads, while the helpers rest. */
uint64_t moteur_noeuds(const struct moteur *m);

/* Into `r` what all threads counted, while the helpers rest. */
void moteur_compter(const struct moteur *m, struct moteur_reponse *r);

/* The search from the root, of a position that has a legal move. Fills `r` but its counts and
 * time. */
void racine_chercher(struct moteur *m, const struct othellier *p, const struct moteur_demande *d,
                     struct moteur_reponse *r);

#endif
