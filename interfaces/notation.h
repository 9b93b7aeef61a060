/* Between a game of Othello as jeux/ plays it and as formats/ writes it: boards by the drawing,
 * moves by the words, which both sides read and write ("c4"), and by their numbers on 8x8. */
#ifndef INTERFACES_NOTATION_H
#define INTERFACES_NOTATION_H

#include "formats/partie_notee.h"
#include "jeux/jeu.h"
#include "partie/partie.h"

/* Of an Othello on any square board. */
struct grille notation_grille(const struct jeu *jeu, const struct position *p);

/* Makes the recorded game one of `jeu`, whose board has its size. False: `raison` says why, and
 * `partie` is not whole. */
bool notation_partie(const struct partie_notee *p, const struct jeu *jeu, struct partie *partie,
                     struct tampon *raison);

/* The same with the recorded moves alone, from where `partie` stands. Passes follow from the
 * positions in both. */
bool notation_rejouer(const struct partie_notee *p, struct partie *partie, struct tampon *raison);

/* The move of a square in the code of its game, COUP_AUCUN: it has none. */
int notation_coup_de(const struct jeu *jeu, int case_);

/* Fills an empty `p` with the start and the first `nb` moves. NULL, or why not. */
const char *notation_noter(const struct partie *partie, int nb, struct partie_notee *p);

/* ---- Othello 8x8 only ---- */

/* Is it that, whatever its start? */
bool notation_connait(const struct jeu *jeu);

/* Of a square (formats/grille.h) its move (jeux/othello_8x8.h), and back; of a pass 0. */
static inline int notation_coup(int c)
{
    return 10 * grille_y(c) + grille_x(c);
}
static inline int notation_case(int coup)
{
    return grille_case(coup % 10, coup / 10);
}

/* The name of the opening of the first `nb` moves, in the user's language; NULL: none is known, or
 * it is another game. */
const char *notation_ouverture(const struct partie *partie, int nb);

#endif
