/* `bordeaux`, the opponent of the 10x10 contest: alpha-beta by iterative deepening, children in the
 * order of the values remembered from the depth before, an opening table of three plies under the
 * board's symmetries, and a clock that guesses the time of the next depth.
 *
 * Time: `limites->secondes` for the move when given. Else the contest's 5 minutes a player: 6 s a
 * move up to the 70th of the game, then what is left divided by the moves left; a move is played
 * from its position alone, so the earlier ones are supposed to have taken all of their 6 s. With
 * `limites->profondeur`, no clock is read. */
#ifndef JEUX_BORDEAUX_H
#define JEUX_BORDEAUX_H

#include "jeux/jeu.h"

/* As struct jeu's penser, for the positions of jeux/othello_10x10.c. The score is in thousandths of
 * the document's unit, in discs when the end of the game is seen. */
const char *bordeaux_penser(const struct position *p, int joueur, const struct limites *limites,
                            struct pensee *pensee);

/* Seconds that the contest's clock leaves for a move with `vides` empty squares. */
double bordeaux_budget(int vides);

/* The guess: time = x^depth, in microseconds, hence x from the depth just finished; corrected by
 * the ratio of the truth to the guess made for it (`prevision` 0: there was none). Gives
 * seconds. */
double bordeaux_prevoir(int profondeur, double secondes, double prevision);

#endif
