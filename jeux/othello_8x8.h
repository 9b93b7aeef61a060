/* The course's Othello (othello.h) as a struct jeu (see jeu.h). A move is its place in the course's
 * grid, 10 * y + x. */
#ifndef JEUX_OTHELLO_8X8_H
#define JEUX_OTHELLO_8X8_H

#include "jeux/jeu.h"

extern const struct jeu jeu_othello_8x8;

/* The same, started on the other diagonal: black on (4,4) and (5,5). */
extern const struct jeu jeu_othello_8x8_miroir;

#endif
