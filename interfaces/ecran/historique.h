/* The list of the moves, a row for each pair, passes shown; the moment looked at is always in
 * it. */
#ifndef INTERFACES_ECRAN_HISTORIQUE_H
#define INTERFACES_ECRAN_HISTORIQUE_H

#include "interfaces/ecran/vue.h"

void historique_dessiner(const struct ecran *e, struct rectangle r);

/* The moment just after the move at this place of the list drawn there; -1: none is. */
int historique_moment(const struct ecran *e, struct rectangle r, int x, int y);

#endif
