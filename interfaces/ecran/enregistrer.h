/* Key W: the game in progress into a file, whose name is asked, or its moves in one line. */
#ifndef INTERFACES_ECRAN_ENREGISTRER_H
#define INTERFACES_ECRAN_ENREGISTRER_H

#include "interfaces/ecran/vue.h"

/* Writes the moves played, with what the review found; what came of it is a message. */
void enregistrer(struct ecran *e);

/* Before another game takes the place of this one, or the person leaves: asks what becomes of
 * variations and comments that no file has. False: he stays. */
bool enregistrer_avant_de_partir(struct ecran *e);

#endif
