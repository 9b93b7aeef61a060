/* What is said of a move, or of the game, on the screen: in the panel, and written there. */
#ifndef INTERFACES_ECRAN_COMMENTAIRE_H
#define INTERFACES_ECRAN_COMMENTAIRE_H

#include "interfaces/ecran/vue.h"

/* Asks for the comment of the move that the panel speaks of, of the game at its start, and keeps it
 * in the tree. */
void commentaire_ecrire(struct ecran *e);

/* Draws it whole, in a third of the rows at the most; nothing in an exercise, which it might give
 * away. Gives the rows used. */
int commentaire_dessiner(const struct ecran *e, struct rectangle r);

#endif
