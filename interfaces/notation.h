/* Between a game of Othello as jeux/ plays it and as formats/ writes it: boards by the drawing,
 * moves by the words, which both sides read and write ("c4"). All of it is for 8x8 but
 * notation_grille(). */
#ifndef INTERFACES_NOTATION_H
#define INTERFACES_NOTATION_H

#include "formats/partie_notee.h"
#include "jeux/jeu.h"
#include "partie/partie.h"

/* Is it Othello 8x8, whatever its start? The others, but notation_grille(), are for these games. */
bool notation_connait(const struct jeu *jeu);

/* Of an Othello on any square board. */
struct grille notation_grille(const struct jeu *jeu, const struct position *p);

/* Of a move its square (formats/grille.h), and back. Neither is for a pass. */
int notation_case(const struct jeu *jeu, int coup);
int notation_coup(const struct jeu *jeu, int case_);

/* Fills an empty `p` with the start and the first `nb` moves. NULL, or why not. */
const char *notation_noter(const struct partie *partie, int nb, struct partie_notee *p);

/* The name of the opening of the first `nb` moves, in the user's language; NULL: none is known, or
 * it is another game. */
const char *notation_ouverture(const struct partie *partie, int nb);

#endif
