/* The patterns of the evaluation: sets of squares, each read as one number.
 *
 * A pattern's squares are the digits of a number in base 3 (empty 0, first side 1, second side 2).
 * A kind is a pattern and its images by the symmetries of the board, which share their weights:
 *
 *     edge + 2 X     row 2 + 2 corners   angle + X      block
 *     o o o o o o o o   o . . . . . . o   o o o o o . . .   o . o o o o . o
 *     . o . . . . o .   o o o o o o o o   o o . . . . . .   . . o o o o . .
 *                                         o . . . . . . .
 *     triangle       wide diagonal       o . . . . . . .   2 x 5
 *     o o o o        o o . .             o . . . . . . .   o o o o o . . .
 *     o o o .        o o o .                               o o o o o . . .
 *     o o . .        . o o o
 *     o . . .        . . o o
 *
 * and 3 x 3 corners, rows 3 and 4, diagonals of 6 to 8 squares, those of 4 and 5 together: MOTIFS
 * patterns of 14 kinds.
 * Two readings of a pattern that is its own mirror image are worth the same: they are tied to one
 * weight. Three numbers of the whole board go with the patterns, each a small table of its own:
 * the moves of either side and the number of empty squares. */
#ifndef MOTEUR_MOTIFS_H
#define MOTEUR_MOTIFS_H

#include <stdint.h>

#include "moteur/othellier.h"

enum {
    MOTIFS = 58,
    MOTIFS_ALIGNES = 64, /* the last ones stay at index 0 */
    M10 = 59049,
    M9 = 19683,
    M8 = 6561,
    POIDS_MOTIFS = 7 * M10 + 2 * M9 + 3 * M8 + 2187 + 729,
    MOBILITES = 36,
    DEBUT_JOUEUR = POIDS_MOTIFS,               /* tables of the board's numbers: */
    DEBUT_ADVERSE = DEBUT_JOUEUR + MOBILITES,  /* moves of the side to move, of the other, */
    DEBUT_VIDES = DEBUT_ADVERSE + MOBILITES,   /* empty squares */
    POIDS_PAR_PHASE = DEBUT_VIDES + 64,
    PHASES = 15,
};

/* Where the weights of each pattern's kind begin. */
#define QUATRE_FOIS(d) d, d, d, d
static const uint32_t MOTIF_DEBUT[MOTIFS_ALIGNES] = {
    QUATRE_FOIS(0), QUATRE_FOIS(M10), QUATRE_FOIS(2 * M10), QUATRE_FOIS(3 * M10),
    QUATRE_FOIS(4 * M10), QUATRE_FOIS(5 * M10), QUATRE_FOIS(6 * M10), QUATRE_FOIS(6 * M10),
    QUATRE_FOIS(7 * M10), QUATRE_FOIS(7 * M10 + M9), QUATRE_FOIS(7 * M10 + 2 * M9),
    QUATRE_FOIS(7 * M10 + 2 * M9 + M8), QUATRE_FOIS(7 * M10 + 2 * M9 + 3 * M8),
    QUATRE_FOIS(7 * M10 + 2 * M9 + 3 * M8 + 2187),
    7 * M10 + 2 * M9 + 2 * M8, 7 * M10 + 2 * M9 + 2 * M8,
};

/* Weights of a phase of the game, four plies each, by empty squares. */
static inline int motifs_phase(int vides)
{
    return vides > 0 ? (vides - 1) / 4 : 0;
}

/* Fills, for each square and pattern, the worth of the square's digit (0 when it is not in it). */
void motifs_puissances(uint16_t puissance[64][MOTIFS_ALIGNES]);

/* For each of the POIDS_PAR_PHASE weights: in `lien` its number among those really different, in
 * `autre` the weight of the same reading with the two sides exchanged. Returns how many are
 * different. */
int motifs_lier(int32_t *lien, int32_t *autre);

#endif
