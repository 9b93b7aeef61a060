/* A thought in a thread of its own, so that the interface never sleeps through it.
 *
 *     reflexion_lancer(&r, joueur, partie);
 *     ... poll() on reflexion_fd(&r) beside the keyboard ...
 *     erreur = reflexion_finir(&r, &pensee);      readable, or to stop it now
 *
 * Between the two calls nobody may change the game. Signals stay with the calling thread, but for
 * those of a crash. */
#ifndef PARTIE_REFLEXION_H
#define PARTIE_REFLEXION_H

#include <pthread.h>

#include "partie/joueur.h"

struct reflexion {
    pthread_t fil;
    int fin[2]; /* a pipe: a byte is written when the thought is over */
    bool lancee;
    bool medite; /* on the other player's time */
    atomic_bool arret;
    struct joueur *joueur;
    const struct partie *partie;
    struct pensee pensee;
    const char *erreur;
    char message[512];
};

/* Starts `joueur` thinking on the present position of `partie`. NULL, or why not. */
const char *reflexion_lancer(struct reflexion *r, struct joueur *joueur,
                             const struct partie *partie);

/* The same on the time of the other player, who is to move: it has no answer, and goes on until
 * reflexion_finir(). False when he does not do that. */
bool reflexion_mediter(struct reflexion *r, struct joueur *joueur, const struct partie *partie);

/* Becomes readable when the thought is over. -1 when none is running. */
int reflexion_fd(const struct reflexion *r);

/* Stops the thought if it still runs and waits for its end. Gives its error or NULL; `*pensee` is
 * the answer, with `secondes` measured here. Does nothing when none is running. */
const char *reflexion_finir(struct reflexion *r, struct pensee *pensee);

#endif
