/* What the keys do while a moment of the game is being waited for. */
#ifndef INTERFACES_ECRAN_COMMANDES_H
#define INTERFACES_ECRAN_COMMANDES_H

#include "interfaces/ecran/vue.h"

/* Serves a key, a click or a paste. True when the wait is over, with what the display must return;
 * a running thought has then been stopped where that was needed. */
bool commandes_servir(struct ecran *e, const struct evenement *ev, enum reponse *reponse);

#endif
