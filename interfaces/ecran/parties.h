/* A person's past games as a list over the board, one of them to be gone
 * over. */
#ifndef INTERFACES_ECRAN_PARTIES_H
#define INTERFACES_ECRAN_PARTIES_H

#include "interfaces/ecran/vue.h"
#include "partie/passees.h"

/* Lists them. The one that is chosen, played again, to be freed; NULL: none. */
struct partie *parties_choisir(struct ecran *e, const struct passees *p);

#endif
