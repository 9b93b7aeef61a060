/* What a position seems to be worth: a sum of weights, one for the reading of each pattern
 * (motifs.h) and one for each number of the whole board.
 *
 * The readings are kept up to date move by move: playing on x and turning y changes only the
 * patterns through x and y, by a power of 3 known in advance, so that all of them at once are a
 * few vector additions a disc.
 *
 * "First" and "second" side are those of whoever called indices_init; `cote` says which of them
 * is to move. Weights are in eighths of a disc, by phase of the game; they are fitted by
 * outils/ajuster.c to games of ours (docs/entrainement.md).
 *
 * The weights in a file:
 *
 *     8 bytes   "OTHPOIDS"
 *     4         number of weights, little-endian
 *     4         FNV-1a sum of what follows
 *     ...       one signed byte each, phase by phase, tied weights once
 */
#ifndef MOTEUR_EVALUATION_H
#define MOTEUR_EVALUATION_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/bits.h"
#include "moteur/motifs.h"
#include "moteur/othellier.h"

enum { UN_PION = 8 /* the value of one disc */, POIDS_ENTETE = 16 };

/* Of 256 bits: with 512, which gcc takes as they are, the processor lowers its clock. */
typedef uint16_t mots16 __attribute__((vector_size(32)));

enum { BLOCS = MOTIFS_ALIGNES / 16 };

struct indices {
    _Alignas(64) union {
        mots16 bloc[BLOCS];
        uint16_t v[MOTIFS_ALIGNES];
    };
};

struct evaluation {
    struct indices puissance[64]; /* of each square in each pattern; 0 when it is not in it */
    int8_t poids[PHASES][2][POIDS_PAR_PHASE + 8]; /* seen by the first side, by the second; the
                                                     end may be read by vector loads */
};

/* The evaluation of the weights embedded in the program, prepared at the first call; any thread. */
const struct evaluation *evaluation_embarquee(void);

/* The indices of a position, its side to move being the first side. */
void indices_init(const struct evaluation *e, struct indices *i, const struct othellier *p);

/* The indices after side `cote` (0 first, 1 second) played on x and turned `retournes`. */
static inline void indices_jouer(const struct evaluation *e, const struct indices *avant,
                                 struct indices *apres, int x, uint64_t retournes, int cote)
{
    struct indices r = e->puissance[bits_premier(retournes)];
    while ((retournes = bits_reste(retournes)))
        for (int b = 0; b < BLOCS; b++)
            r.bloc[b] += e->puissance[bits_premier(retournes)].bloc[b];
    const mots16 *q = e->puissance[x].bloc;
    for (int b = 0; b < BLOCS; b++)
        apres->bloc[b] = avant->bloc[b] + q[b] + (cote == 0 ? -r.bloc[b] : q[b] + r.bloc[b]);
}

/* Expected final score for the side to move, `cote`, in eighths of a disc, within +-64 discs. The
 * two sides have `joueur` and `adverse` legal moves. */
static inline int evaluation_valeur(const struct evaluation *e, const struct indices *i, int cote,
                                    int vides, int joueur, int adverse)
{
    const int8_t *poids = e->poids[motifs_phase(vides)][cote];
    int total = poids[DEBUT_JOUEUR + joueur] + poids[DEBUT_ADVERSE + adverse] +
                poids[DEBUT_VIDES + vides];
#pragma GCC unroll 58
    for (int k = 0; k < MOTIFS; k++)
        total += poids[MOTIF_DEBUT[k] + i->v[k]];
    const int max = (SCORE_MAX - 1) * UN_PION;
    return total > max ? max : total < -max ? -max : total;
}

#endif
