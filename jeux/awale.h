/* Coloured Awalé as a `struct jeu`: 16 holes on a ring, red, blue and transparent seeds.
 *
 * Moves are those of jeux/awale_regles.h, typed "3R", "7TB". A position is written as its holes
 * that hold seeds, the score and the number of moves played:
 *
 *     1(2R2B2T) 4(13R1T) 16(1B) 30-21 57                                                       */
#ifndef JEUX_AWALE_H
#define JEUX_AWALE_H

#include "jeux/awale_regles.h"
#include "jeux/jeu.h"

extern const struct jeu jeu_awale;

/* The fast position inside a general one, and back. */
struct awale awale_de_position(const struct position *p);
struct position awale_en_position(const struct awale *a);

#endif
