/* A thought in a thread of its own, so that the interface never sleeps through it.
 *
 *     reflexion_lancer(&r, joueur, partie);
 *     ... poll() on fil_fd(&r.fil) beside the keyboard ...
 *     erreur = reflexion_finir(&r, &pensee);      readable, or to stop it now
 *
 * Between the two calls nobody may change the game that is thought about. */
#ifndef PARTIE_REFLEXION_H
#define PARTIE_REFLEXION_H

#include "base/fil.h"
#include "partie/joueur.h"

struct reflexion {
    struct fil fil; /* fil_fd(); nothing is told before its end */
    struct joueur *joueur;
    const struct partie *partie; /* NULL: on the other player's time */
    struct position position;    /* when he meditates, */
    int trait;                   /* and who is to move */
    struct pensee pensee;
    progres progres; /* what it has found so far, in discs */
    _Atomic(double) debut, fin; /* of it, by horloge_secondes(); 0: not yet */
};

/* Starts `joueur` thinking on the present position of `partie`. NULL, or why not. */
const char *reflexion_lancer(struct reflexion *r, struct joueur *joueur,
                             const struct partie *partie);

/* The same on the time of the other player, who is to move, with a copy of the position: it has no
 * answer, and goes on until reflexion_finir(). False when he does not do that. */
bool reflexion_mediter(struct reflexion *r, struct joueur *joueur, const struct partie *partie);

/* Seconds thought so far, or in all: making the player ready is not counted. */
double reflexion_secondes(const struct reflexion *r);

/* Stops the thought if it still runs and waits for its end. Gives its error, a text in `*r`, or
 * NULL; `*pensee` is the answer, with `secondes` measured here once the player is ready. Does
 * nothing when none is running. */
const char *reflexion_finir(struct reflexion *r, struct pensee *pensee);

#endif
