/* The rules of the game at work: each with an example that plays itself on the board (jeux/jeu.h,
 * exemple), for who has never played. The words are those of the help. */
#ifndef INTERFACES_ECRAN_LECON_H
#define INTERFACES_ECRAN_LECON_H

#include "interfaces/ecran/vue.h"

/* Has this game one? */
bool lecon_possible(const struct jeu *jeu);

/* In the place of the board and the panel, until the person has seen it or leaves it. */
void lecon_montrer(struct ecran *e);

#endif
