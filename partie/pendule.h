/* The clock of a game shared out among its moves.
 *
 * A move has a target, after which nothing new is begun, and a limit, at which the search is cut.
 * The share is taken of all that is still to come: what the clock shows and the increments of the
 * moves up to the ending that can be solved; from there on a move may take most of what is left,
 * since the moves after a solved ending cost nothing. Each move shares out again what the one
 * before left, so that no estimate has to be good.
 *
 * Two parts of the clock are never given: a margin for what the machine does meanwhile, larger when
 * it was late of late (`limites->retard`), and a third of what is left at each move, but near the
 * solved ending.
 *
 * Pure: no clock is read here. All times are in seconds. */
#ifndef PARTIE_PENDULE_H
#define PARTIE_PENDULE_H

#include "base/pensee.h"
#include "base/texte.h"

/* How far a move may go with `vides` empty squares on the board: sets `secondes` and `assez` by
 * `limites->pendule`. Whether there is a clock is for the caller to see: one with nothing left
 * gives the shortest thought. */
void pendule_partager(struct limites *limites, int vides);

/* Reads "300", "300+5", "0.1+0.005". False when it is none, or not from 0.01 s to a day. */
bool pendule_lire(struct vue texte, struct pendule *p);

#endif
