/* The graph of the score over the game: the difference of what the game counts, after every pair of
 * moves, or, where a review is shown, what the positions were worth, all searched to the depth that
 * the title tells; the first player above the axis. */
#ifndef INTERFACES_ECRAN_GRAPHE_H
#define INTERFACES_ECRAN_GRAPHE_H

#include "interfaces/ecran/vue.h"

/* Is there something to show? The first moves of a game say nothing. */
bool graphe_existe(const struct ecran *e);

/* Gives the rows used. */
int graphe_dessiner(const struct ecran *e, struct rectangle r);

/* The moment in this column of the graph drawn there; -1: none is. */
int graphe_moment(const struct ecran *e, struct rectangle r, int x);

#endif
