/* A person's past games (partie/passees.h) as a list over the board, one of them to be gone
 * over. */
#ifndef INTERFACES_ECRAN_PARTIES_H
#define INTERFACES_ECRAN_PARTIES_H

#include "interfaces/ecran/vue.h"

/* Are there any? */
bool parties_existent(const struct ecran *e);

/* Lists the last ones. The one that is chosen, played again, to be freed; NULL: none, and then
 * `*quitter`: the user leaves. */
struct partie *parties_choisir(struct ecran *e, bool *quitter);

#endif
