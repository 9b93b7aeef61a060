/* One 64-bit key for a position, its eight orientations and both ways of seeing it together, for
 * the game base: positions that are mirrored or turned have the same key.
 *
 * The key depends on whose turn it is. Two different positions have the same key once in 2^64
 * pairs. `orientation` (0 to 7) is the one that turns the given position into the canonical one;
 * moves are stored turned by it, and turned back for whoever asks. */
#ifndef FORMATS_CLE_POSITION_H
#define FORMATS_CLE_POSITION_H

#include <stdint.h>

#include "formats/grille.h"

struct cle_position {
    uint64_t cle;
    int orientation;
    unsigned char orientations; /* bit o: that orientation gives the same canonical board */
};

/* The key of an 8x8 position where `joueur` is to move. */
struct cle_position cle_position(const struct grille *g, int joueur);

/* The square `c` turned by an orientation; and back. */
int cle_tourner(int orientation, int c);
int cle_retourner(int orientation, int c);

/* The move as the base stores it: the smallest of the squares that the symmetries of the position
 * make of it, so that equivalent moves are one. */
int cle_coup(const struct cle_position *cle, int c);

#endif
