/* The exercises that are due (partie/serie.h) on the screen, in the place of the game, from the
 * first to the last or until the person stops; then how many were found, in a box. */
#ifndef INTERFACES_ECRAN_SERIE_H
#define INTERFACES_ECRAN_SERIE_H

#include "interfaces/ecran/vue.h"

/* Asks those of a series that is open, and closes it. False: the terminal is gone. */
bool serie_demander(struct ecran *e, struct serie *serie);

/* Opens one first; where nothing is due a box says why. */
bool serie_mener(struct ecran *e);

#endif
