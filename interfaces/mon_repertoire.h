/* The user's opening repertoire (formats/repertoire.h): the file in his data folder, and what it
 * says of the game in progress. Messages are in the user's language. */
#ifndef INTERFACES_MON_REPERTOIRE_H
#define INTERFACES_MON_REPERTOIRE_H

#include "base/fichier.h"
#include "formats/repertoire.h"
#include "partie/session.h"

/* A missing file is an empty repertoire. NULL, or why there is none, "FILE:LINE : reason". */
const char *mon_repertoire_lire(struct repertoire *r);

/* Takes the file, as fichier_prendre() does, and reads it again into `*r`, so that two programs at
 * once lose nothing of each other's: fichier_rendre(*verrou) follows in any case. */
const char *mon_repertoire_prendre(struct repertoire *r, int *verrou);
const char *mon_repertoire_ecrire(const struct repertoire *r);

/* It as displays know it. */
extern const struct carnet mon_repertoire;

#endif
