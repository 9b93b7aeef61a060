/* A person's past games (partie/passees.h) as a list over the board, one of them to be gone
 * over. */
#ifndef INTERFACES_ECRAN_PARTIES_H
#define INTERFACES_ECRAN_PARTIES_H

#include "interfaces/ecran/vue.h"

/* Are there any? */
bool parties_existent(const struct ecran *e);

/* Lists the last ones. True: one was chosen and opened, in place of the sitting's. */
bool parties_choisir(struct ecran *e);

#endif
