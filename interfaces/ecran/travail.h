/* The drill of a repertoire (interfaces/travail.h) on the screen, in the place of the game, from
 * the first question to the last or until the person stops. In the panel
 *
 *     Répertoire : 12 à revoir
 *     À Noir : votre coup ?
 */
#ifndef INTERFACES_ECRAN_TRAVAIL_H
#define INTERFACES_ECRAN_TRAVAIL_H

#include "interfaces/ecran/vue.h"

struct travail;

void travail_mener(struct ecran *e, struct travail *x);

/* What a key does in it. False: what it does elsewhere. */
bool travail_servir(struct ecran *e, enum commande commande);

/* A legal move is the answer. */
void travail_jouer(struct ecran *e, int coup);

/* Gives the rows used, 0: there is no drill. */
int travail_dessiner(const struct ecran *e, struct rectangle r);

#endif
