/* Names of openings, found whatever the orientation of the first move. The table is ours; names and
 * moves are facts that the clubs share. */
#ifndef FORMATS_NOMS_OUVERTURES_H
#define FORMATS_NOMS_OUVERTURES_H

#include "formats/partie_notee.h"

/* The name, in the user's language, of the longest known line that the game begins with; NULL when
 * there is none, or the game is not 8x8 from either diagonal of the start. */
const char *nom_ouverture(const struct partie_notee *p);

/* The line number i of the table, and its name in French and English; false after the last. */
bool nom_ouverture_ligne(int i, const char **coups, const char **francais, const char **anglais);

#endif
