/* The exercises that are due (rappels.h), asked in the place of the game: each is a position out of
 * some game and the move that lost something there, gone over like a game of one move, so that
 * answers are judged as in the exercises of a game (exercices.h). */
#ifndef PARTIE_SERIE_H
#define PARTIE_SERIE_H

#include "partie/epreuve.h"

extern const struct entrainement serie_quotidienne;

/* The number of its move in the game it is from, as a card's title ends; 0: it does not tell. */
int serie_numero(const struct rappel *carte);

#endif
