/* `neuchatel`, the opponent of the 9x7 contest: alpha-beta to a given depth (5 as the contest, or
 * `limites->profondeur`), no clock. The evaluation is in jeux/neuchatel_tmpl.h; the search is the
 * one of all the games, which finds the same move as a plain alpha-beta with fewer nodes. */
#ifndef JEUX_NEUCHATEL_H
#define JEUX_NEUCHATEL_H

#include "jeux/jeu.h"

/* As struct jeu's penser, for the positions of jeux/othello_9x7.c. The score is in the document's
 * unit, in discs when the end of the game is seen. */
const char *neuchatel_penser(const struct position *p, int joueur, const struct limites *limites,
                             struct pensee *pensee);

#endif
