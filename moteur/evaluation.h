/* What a position seems to be worth: a sum of weights, one for the reading of each pattern
 * (motifs.h) and one for each number of the whole board.
 *
 * Weights are in eighths of a disc, by phase of the game; they are fitted by outils/ajuster.c to
 * games of ours (docs/entrainement.md).
 *
 * The weights in a file:
 *
 *     7 bytes   "OTHPOID"
 *     1         version, '2': the kinds of patterns in the order of motifs.c
 *     4         number of weights, little-endian
 *     4         FNV-1a sum of what follows
 *     ...       one signed byte each, phase by phase, tied weights once
 */
#ifndef MOTEUR_EVALUATION_H
#define MOTEUR_EVALUATION_H

#include <stddef.h>
#include <stdint.h>

#include "moteur/motifs.h"
#include "moteur/othellier.h"

enum { UN_PION = 8 /* the value of one disc */, POIDS_ENTETE = 16 };

enum {
    DEBUT_TRI_JOUEUR = M10 + M9, /* after the MOTIFS_TRI patterns */
    DEBUT_TRI_VIDES = DEBUT_TRI_JOUEUR + MOBILITES,
    POIDS_TRI = DEBUT_TRI_VIDES + 64,
};

struct evaluation {
    struct motifs motifs;
    int8_t poids[PHASES][POIDS_PAR_PHASE];
    int8_t tri[POIDS_TRI];
};

/* How many weights of evaluation_tri are really different; `lien` as by motifs_lier. */
int evaluation_tri_poids(const int32_t *lien);

/* The evaluation of the weights embedded in the program, prepared at the first call; any thread. */
const struct evaluation *evaluation_embarquee(void);

/* Expected final score for the side to move, in eighths of a disc, within +-64 discs. It has
 * `joueur` legal moves, the other side `adverse`. */
static inline int evaluation_valeur(const struct evaluation *e, const struct indices *i, int vides,
                                    int joueur, int adverse)
{
    const int8_t *poids = e->poids[motifs_phase(vides)];
    int total = poids[DEBUT_JOUEUR + joueur] + poids[DEBUT_ADVERSE + adverse] +
                poids[DEBUT_VIDES + vides];
#pragma GCC unroll 58
    for (int k = 0; k < MOTIFS; k++)
        total += poids[MOTIF_DEBUT[k] + i->v[k]];
    const int max = (SCORE_MAX - 1) * UN_PION;
    return total > max ? max : total < -max ? -max : total;
}

/* The same, more roughly and cheaply, dear proofs that the position is bad counting as worth: eight
 * patterns, with weights of their own for 11 to 17 empty squares (outils/ajuster_tri.c,
 * affiner_tri.c), which the program embeds whatever the others are. */
static inline int evaluation_tri(const struct evaluation *e, const struct indices *i, int vides,
                                 int joueur)
{
    int total = e->tri[DEBUT_TRI_JOUEUR + joueur] + e->tri[DEBUT_TRI_VIDES + vides];
#pragma GCC unroll 8
    for (int k = 0; k < MOTIFS_TRI; k++)
        total += e->tri[MOTIF_DEBUT[k] + i->v[k]];
    return total;
}

#endif
