/* The last move shown step by step, for games that say how (jeux/jeu.h, compter_etapes). It is a
 * picture only: the game goes on beneath, and a key ends the picture before it is served. */
#ifndef INTERFACES_ECRAN_ETAPES_H
#define INTERFACES_ECRAN_ETAPES_H

#include "interfaces/ecran/vue.h"

/* The game is at a new moment: begins to show the move that led there, if it is one more than what
 * was shown last. */
void etapes_commencer(struct ecran *e);

void etapes_finir(struct ecran *e);

/* Seconds until the last step is over, 0: nothing is being shown. */
double etapes_reste(const struct ecran *e);

/* Milliseconds until the next step, or the middle of this one, -1: none. */
int etapes_delai(const struct ecran *e);

/* Is the pawn just played seen alone, before the first one is turned? It is lit then. */
bool etapes_pose(const struct ecran *e);

/* The position to draw instead of the present one; false: draw that one. `*ensuite`: from the
 * middle of a step on the position of the next one, before that the same. */
bool etapes_position(const struct ecran *e, struct position *p, struct position *ensuite);

#endif
