/* The values of the best moves of a game's present position, 8x8, by an engine of their own, deeper
 * and deeper: behind NBoard's `hint` and the analysis of GTP. */
#ifndef INTERFACES_CONSEIL_H
#define INTERFACES_CONSEIL_H

#include "base/pensee.h"
#include "moteur/moteur.h"
#include "partie/partie.h"

struct conseil {
    int nb;         /* moves to be valued, as moteur_demande.meilleurs */
    int profondeur; /* plies, 2 at the least; 0: to the end of the game */
    double secondes; /* 0: no limit */
    uint64_t noeuds; /* 0: no limit */
    struct moyens moyens;
    /* Called after each iteration, `m` having searched `p`; may be NULL. */
    void (*dire)(void *contexte, const struct moteur *m, const struct othellier *p,
                 const struct moteur_reponse *r);
    void *contexte;
};

/* Searches until the end, a limit or `*arret`; two plies are always searched, which takes no time.
 * For the side to move, who has a move. NULL, or why not. */
const char *conseil_chercher(const struct conseil *c, const struct partie *partie,
                             const atomic_bool *arret, struct moteur_reponse *r);

#endif
