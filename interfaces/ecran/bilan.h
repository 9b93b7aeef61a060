/* The end of a game in the panel: who won as the person sees it, the club's score, and what can be
 * done now. It stays until the game goes on or another one begins. */
#ifndef INTERFACES_ECRAN_BILAN_H
#define INTERFACES_ECRAN_BILAN_H

#include "interfaces/ecran/vue.h"

/* Is the moment on the screen the end of the game? */
bool bilan_a_montrer(const struct ecran *e);

/* Takes down how the person stands against this player, the game that is over included. */
void bilan_compter(struct ecran *e);

/* The result, and the keys where nothing else is said of the game; each gives the rows used, the
 * blank one below too. */
int bilan_dessiner(const struct ecran *e, struct rectangle r);
int bilan_dessiner_touches(const struct ecran *e, struct rectangle r);

#endif
