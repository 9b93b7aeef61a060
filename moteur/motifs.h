/* The patterns of the evaluation: sets of squares, each read as one number.
 *
 * A pattern's squares are the digits of a number in base 3, its reading: 0 with a disc of the other
 * side, 1 when empty, 2 with a disc of the side to move. The other side reads the complement to the
 * greatest number.
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
 * and 3 x 3 corners (numbered after the edges), rows 3 and 4, diagonals of 6 to 8 squares, those of
 * 4 and 5 together: MOTIFS patterns of 14 kinds.
 * Two readings of a pattern that is its own mirror image are worth the same: they are tied to one
 * weight. Three numbers of the whole board go with the patterns, each a small table of its own:
 * the moves of either side and the number of empty squares.
 *
 * The readings are kept up to date move by move: playing on x and turning y changes only the
 * patterns through x and y, by a power of 3 known in advance, so that all of them at once are a
 * few vector additions a disc. */
#ifndef MOTEUR_MOTIFS_H
#define MOTEUR_MOTIFS_H

#include <stdint.h>

#include "base/bits.h"
#include "moteur/othellier.h"

enum {
    MOTIFS = 58,
    MOTIFS_ALIGNES = 64, /* the last ones stay at index 0 */
    MOTIFS_TRI = 8,      /* the first ones, of two kinds, order the moves of endings by
                            themselves */
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
    QUATRE_FOIS(0), QUATRE_FOIS(M10), QUATRE_FOIS(M10 + M9), QUATRE_FOIS(2 * M10 + M9),
    QUATRE_FOIS(3 * M10 + M9), QUATRE_FOIS(4 * M10 + M9), QUATRE_FOIS(5 * M10 + M9),
    QUATRE_FOIS(6 * M10 + M9), QUATRE_FOIS(6 * M10 + M9),
    QUATRE_FOIS(7 * M10 + M9), QUATRE_FOIS(7 * M10 + 2 * M9),
    QUATRE_FOIS(7 * M10 + 2 * M9 + M8), QUATRE_FOIS(7 * M10 + 2 * M9 + 3 * M8),
    QUATRE_FOIS(7 * M10 + 2 * M9 + 3 * M8 + 2187),
    7 * M10 + 2 * M9 + 2 * M8, 7 * M10 + 2 * M9 + 2 * M8,
};

/* Weights of a phase of the game, four plies each, by empty squares. */
static inline int motifs_phase(int vides)
{
    return vides > 0 ? (vides - 1) / 4 : 0;
}

/* Of 256 bits: with 512, which gcc takes as they are, the processor lowers its clock. */
typedef uint16_t mots16 __attribute__((vector_size(32)));

enum { BLOCS = MOTIFS_ALIGNES / 16, BLOCS_TRI = 1 };

/* A number for each pattern: its reading, as the side to move sees it. */
struct indices {
    _Alignas(64) union {
        mots16 bloc[BLOCS];
        uint16_t v[MOTIFS_ALIGNES];
    };
};

struct motifs {
    struct indices puissance[65]; /* what the digit of each square is worth; 0 when it is not in the
                                     pattern, or no square at all, 64 */
    struct indices maximum;       /* the greatest reading */
};

void motifs_init(struct motifs *m);

/* For each of the POIDS_PAR_PHASE weights, its number among those really different. Returns how
 * many these are. */
int motifs_lier(int32_t *lien);

/* The readings of a position. */
void indices_init(const struct motifs *m, struct indices *i, const struct othellier *p);

/* The first `blocs` blocks of the readings, a constant, after the side to move passed. */
static inline void indices_passer(const struct motifs *m, const struct indices *avant,
                                  struct indices *apres, int blocs)
{
    for (int b = 0; b < blocs; b++)
        apres->bloc[b] = m->maximum.bloc[b] - avant->bloc[b];
}

/* The same after it played on x and turned `retournes`, two of them at a time: most moves turn
 * one or two, and a loop whose end is not foreseen costs more than an addition of nothing. */
static inline void indices_jouer(const struct motifs *m, const struct indices *avant,
                                 struct indices *apres, int x, uint64_t retournes, int blocs)
{
    const mots16 *q = m->puissance[x].bloc;
    struct indices r = {.v = {0}};
    do {
        const mots16 *a = m->puissance[bits_premier(retournes)].bloc;
        retournes = bits_reste(retournes);
        const mots16 *c = m->puissance[retournes ? bits_premier(retournes) : 64].bloc;
        retournes = bits_reste(retournes);
        for (int b = 0; b < blocs; b++)
            r.bloc[b] += a[b] + c[b];
    } while (retournes);
    for (int b = 0; b < blocs; b++)
        apres->bloc[b] = m->maximum.bloc[b] - avant->bloc[b] - q[b] - r.bloc[b] - r.bloc[b];
}

#endif
