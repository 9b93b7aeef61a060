/* What past games say of the position on the screen, in the panel instead of thought and moves:
 *
 *     12 408 parties
 *     coup parties  gagné  moyen théor.        as many columns as the panel has room for, the most
 *     d6      8231  48.2%   31.9   32.4        played moves first
 *     f4      4002  47.0%   31.0   30.9
 *
 * Asked once for each position that is drawn, and only while it is open. */
#ifndef INTERFACES_ECRAN_ARCHIVES_H
#define INTERFACES_ECRAN_ARCHIVES_H

#include "interfaces/ecran/vue.h"

/* Opens or closes it. Where there is no answer it stays closed and a message says why. */
void archives_basculer(struct ecran *e);

/* The answer becomes that of the position which is going to be drawn. */
void archives_suivre(struct ecran *e);

/* Gives the rows used. */
int archives_dessiner(const struct ecran *e, struct rectangle r);

#endif
