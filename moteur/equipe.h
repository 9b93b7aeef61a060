/* Threads that help one search: young brothers wait (R. Feldmann, "Game tree search on massively
 * parallel systems", 1993).
 *
 * When a node's first move is searched and some thread has nothing to do, the node's owner opens
 * a split (struct scission, on its own stack) and everybody takes the remaining moves from it one
 * by one. The owner leaves only when the last of them is done; meanwhile he helps those who help
 * him, in splits below his own, never elsewhere, so that he is back in time. A cut-off marks the
 * split as cut: whoever works below it notices at the next node.
 *
 * One lock guards every split of a crew: it is taken for a few instructions, twice a move of at
 * least SCISSION_MILIEU plies. Who waits looks out for news for a while before he sleeps. What is
 * not guarded is atomic. */
#ifndef MOTEUR_EQUIPE_H
#define MOTEUR_EQUIPE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "moteur/recherche.h"

struct scission {
    struct equipe *equipe;
    struct scission *parente;  /* the one that its owner works for */
    struct scission *suivante; /* in the crew's list of open splits */
    const struct noeud *noeud;
    const struct liste *liste;
    int prochain; /* index of the next move to give */
    int alpha, beta;
    int meilleur, coup;
    int profondeur, selectivite;
    int ouvriers; /* helpers at work, the owner not counted */
    atomic_bool coupee;
};

struct equipe {
    const struct variante *variante;
    pthread_mutex_t verrou;
    pthread_cond_t reveil;
    struct scission *ouvertes;
    atomic_int libres; /* threads waiting for work */
    atomic_uint annonces; /* counts what those who wait should look at */
    bool finie;
    int aides;
    pthread_t fils[MOTEUR_FILS_MAX];
};

/* Starts `aides` helpers (fewer than MOTEUR_FILS_MAX), each with its own `travaux[i]`, borrowed.
 * Fewer when the system refuses some: e->aides says how many. */
void equipe_demarrer(struct equipe *e, const struct variante *v, struct travail **travaux,
                     int aides);

/* Waits for the helpers to end. No split may be open. */
void equipe_congedier(struct equipe *e);

/* Is some thread waiting for work? (A guess: it may have found some since.) */
static inline bool equipe_libre(struct equipe *e)
{
    return atomic_load_explicit(&e->libres, memory_order_relaxed) > 0;
}

/* Puts the split up for help. */
void scission_ouvrir(struct scission *s);

/* The owner `t` waits until nobody works for the split any more, helping below it. */
void scission_fermer(struct scission *s, struct travail *t);

/* The next move to search and the alpha to search it with; -1: none is left, or cut. */
int scission_prendre(struct scission *s, int *alpha);

/* The score of move x. */
void scission_rendre(struct scission *s, int x, int score);

#endif
