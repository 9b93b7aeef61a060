/* Moves made on the screen: by choosing a cell or by typing, at the present moment or at an earlier
 * one, where another move than the game's begins a variation (partie/session.h). Refusals say why.
 * And how a game is left.
 *
 * Functions that give a boolean tell whether the wait is over, with `*reponse` to return. */
#ifndef INTERFACES_ECRAN_COUPS_H
#define INTERFACES_ECRAN_COUPS_H

#include "interfaces/ecran/vue.h"

/* Before the game may be changed: nobody thinks on it any more. */
void coups_arreter_pensee(struct ecran *e);

/* After a verb of the sitting gave `obtenue`: the loop starts again, at the present moment, when
 * the game was changed or a thought was stopped for nothing. */
bool coups_reprendre(struct ecran *e, enum reponse obtenue, enum reponse *reponse);

/* From a variation, if there is one, back to the moment of the game where it began. */
bool coups_revenir(struct ecran *e, enum reponse *reponse);

/* Leaves; asks first when the game would be lost. */
bool coups_quitter(struct ecran *e, enum reponse *reponse);

/* May a person play at the moment looked at? Else says why not. */
bool coups_peut_jouer(struct ecran *e);

/* Plays on this cell; asks which move when it has several. */
bool coups_jouer_case(struct ecran *e, int x, int y, enum reponse *reponse);

/* Plays what the move field holds. */
bool coups_jouer_saisie(struct ecran *e, enum reponse *reponse);

#endif
