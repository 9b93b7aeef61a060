/* What a position seems to be worth: a sum of weights, one for each of 46 patterns of squares.
 *
 * A pattern's squares, read as digits of base 3 (empty 0, first side 1, second side 2), make an
 * index into the weights of its kind. The indices are kept up to date move by move: playing on x
 * and turning y changes only the patterns through x and y, by a power of 3 known in advance, so
 * all 46 at once are three vector additions a disc.
 *
 *     kind          squares  instances         kind          squares  instances
 *     edge             8         4             diagonal 8       8         2
 *     second row       8         4             diagonal 7       7         4
 *     third row        8         4             diagonal 6       6         4
 *     fourth row       8         4             diagonal 5       5         4
 *     corner 3x3       9         4             diagonal 4       4         4
 *     corner 2x4       8         8
 *
 * "First" and "second" side are those of whoever called indices_init; `cote` says which of them
 * is to move. The weights are in eighths of a disc, by phase of the game (empty squares), and come
 * from our own games, solved by ourselves: see outils/apprendre.c.
 *
 * This is the seam for a stronger evaluation: the search knows these functions only. */
#ifndef MOTEUR_EVALUATION_H
#define MOTEUR_EVALUATION_H

#include <stdint.h>

#include "base/bits.h"
#include "moteur/othellier.h"

enum {
    MOTIFS = 46,
    MOTIFS_ALIGNES = 48, /* the last ones stay at index 0 */
    POIDS_PAR_PHASE = 6 * 6561 + 19683 + 2187 + 729 + 243 + 81,
    PHASES = 5,
    UN_PION = 8, /* the value of one disc */
};

struct indices {
    _Alignas(32) uint16_t v[MOTIFS_ALIGNES];
};

struct evaluation {
    struct indices puissance[64];    /* of each square in each pattern; 0 when it is not in it */
    uint32_t debut[MOTIFS_ALIGNES];  /* where the weights of a pattern's kind begin */
    int8_t poids[PHASES][2][POIDS_PAR_PHASE + 1]; /* seen by the first side, by the second */
};

/* Prepares everything from the weights embedded in the program. */
void evaluation_init(struct evaluation *e);

/* Same from `poids`, PHASES * POIDS_PAR_PHASE eighths of a disc seen by the side to move. */
void evaluation_init_avec(struct evaluation *e, const int8_t *poids);

/* The indices of a position, its side to move being the first side. */
void indices_init(const struct evaluation *e, struct indices *i, const struct othellier *p);

static inline int evaluation_phase(int vides)
{
    return vides <= 12 ? 0 : vides >= 25 ? PHASES - 1 : (vides - 9) >> 2;
}

/* The indices after side `cote` (0 first, 1 second) played on x and turned `retournes`. */
static inline void indices_jouer(const struct evaluation *e, const struct indices *avant,
                                 struct indices *apres, int x, uint64_t retournes, int cote)
{
    struct indices d = {{0}};
    for (; retournes; retournes = bits_reste(retournes)) {
        const struct indices *q = &e->puissance[bits_premier(retournes)];
        for (int i = 0; i < MOTIFS_ALIGNES; i++)
            d.v[i] = (uint16_t)(d.v[i] + q->v[i]);
    }
    const struct indices *q = &e->puissance[x];
    if (cote == 0)
        for (int i = 0; i < MOTIFS_ALIGNES; i++)
            apres->v[i] = (uint16_t)(avant->v[i] + q->v[i] - d.v[i]);
    else
        for (int i = 0; i < MOTIFS_ALIGNES; i++)
            apres->v[i] = (uint16_t)(avant->v[i] + 2 * q->v[i] + d.v[i]);
}

/* Expected final score for the side to move, `cote`, in eighths of a disc, within +-64 discs. */
static inline int evaluation_valeur(const struct evaluation *e, const struct indices *i, int cote,
                                    int vides)
{
    const int8_t *poids = e->poids[evaluation_phase(vides)][cote];
    int total = 0;
    for (int k = 0; k < MOTIFS; k++)
        total += poids[e->debut[k] + i->v[k]];
    const int max = (SCORE_MAX - 1) * UN_PION;
    return total > max ? max : total < -max ? -max : total;
}

#endif
