/* Moves made on the screen: by choosing a cell or by typing, at the present moment or at an earlier
 * one, where another move than the game's begins a variation (partie/session.h). Refusals say why.
 * And how a game is left.
 *
 * Functions that give an answer give REPONSE_AUCUNE while the moment goes on, else what the display
 * must return. */
#ifndef INTERFACES_ECRAN_COUPS_H
#define INTERFACES_ECRAN_COUPS_H

#include "interfaces/ecran/vue.h"

/* Before the game may be changed: nobody thinks on it any more. */
void coups_arreter_pensee(struct ecran *e);

/* After a verb of the sitting gave `obtenue`: the loop starts again, at the present moment, when
 * the game was changed or a thought was stopped for nothing. */
enum reponse coups_reprendre(struct ecran *e, enum reponse obtenue);

/* From a variation, if there is one, back to the moment of the game where it began. */
enum reponse coups_revenir(struct ecran *e);

/* Leaves; asks first when the game would be lost. */
enum reponse coups_quitter(struct ecran *e);

/* May a person play at the moment looked at? Else says why not. */
bool coups_peut_jouer(struct ecran *e);

/* Plays on this cell; asks which move when it has several. */
enum reponse coups_jouer_case(struct ecran *e, int x, int y);

/* Plays what the move field holds. */
enum reponse coups_jouer_saisie(struct ecran *e);

#endif
