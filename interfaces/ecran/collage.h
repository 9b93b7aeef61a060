/* A text pasted on the screen, which is never commands: a move goes to the move field; anything
 * that --ouvrir reads, a game or a position, is opened; moves that are legal from the moment looked
 * at are played on from there. What would be lost is asked about first. */
#ifndef INTERFACES_ECRAN_COLLAGE_H
#define INTERFACES_ECRAN_COLLAGE_H

#include "interfaces/ecran/vue.h"

/* Serves an EVENEMENT_COLLAGE; the answer is as in coups.h. Under a menu a move is a game too, and
 * the program must read texts (partie/session.h). */
enum reponse collage_servir(struct ecran *e, const struct evenement *ev);

#endif
