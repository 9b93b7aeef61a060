/* What the keys do while a moment of the game is being waited for. */
#ifndef INTERFACES_ECRAN_COMMANDES_H
#define INTERFACES_ECRAN_COMMANDES_H

#include "interfaces/ecran/vue.h"

/* Serves a key, a click or a paste. REPONSE_AUCUNE: the wait goes on; else what the display must
 * return, a running thought having been stopped where that was needed. */
enum reponse commandes_servir(struct ecran *e, const struct evenement *ev);

#endif
