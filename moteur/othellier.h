/* The board of the 8x8 engine: two words, whose bit 0 is a1, bit 7 h1, bit 63 h8.
 *
 *        a  b  c  d  e  f  g  h
 *     1  0  1  2  3  4  5  6  7
 *     2  8  9 10 ...
 *     8 56 57 58          62 63
 *
 * A position is always seen by the side to move: `joueur` are its discs, `adverse` the other's.
 * Playing a move swaps them. Nothing here knows Black from White.
 *
 * Everything here is the plain, portable form, for code that is not hot; the search uses the
 * static inline twins of primitives.h. Pure functions, any thread. */
#ifndef MOTEUR_OTHELLIER_H
#define MOTEUR_OTHELLIER_H

#include <stdbool.h>
#include <stdint.h>

struct othellier {
    uint64_t joueur;
    uint64_t adverse;
};

/* The start, seen by Black: he has e4 and d5. */
static const struct othellier OTHELLIER_DEBUT = {UINT64_C(0x0000000810000000),
                                                 UINT64_C(0x0000001008000000)};

enum { PASSE = 64, SANS_COUP = 65, SCORE_MAX = 64 };

/* Squares where the side to move may play. */
uint64_t othellier_coups(const struct othellier *p);

/* Discs turned by a disc of the side to move on the empty square `x`; 0: not a legal move. */
uint64_t othellier_retournes(const struct othellier *p, int x);

/* Plays `x` (PASSE swaps the sides); the result is seen by the other side. */
struct othellier othellier_jouer(struct othellier p, int x);

/* Final score for the side to move when the game stops here: difference of discs, the empty
 * squares given to the winner. */
int othellier_score_final(const struct othellier *p);

/* Neither side can move. */
bool othellier_est_fini(const struct othellier *p);

static inline uint64_t othellier_vides(const struct othellier *p)
{
    return ~(p->joueur | p->adverse);
}

/* One of the eight symmetries, `s` from 0 to 7 (0 changes nothing). */
struct othellier othellier_symetrie(struct othellier p, int s);

/* An order of positions, that of a book's file: negative, 0 or positive, as for qsort(). */
int othellier_comparer(struct othellier a, struct othellier b);

/* The position in the smallest of its eight orientations. */
struct othellier othellier_canonique(struct othellier p);

#endif
