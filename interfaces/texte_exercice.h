/* The text mode's z: exercises out of a review (partie/exercices.h). Each board is shown without
 * what was thought or said of it, a move is an answer, and it goes on until the last one, another z
 * or the end of the input. */
#ifndef INTERFACES_TEXTE_EXERCICE_H
#define INTERFACES_TEXTE_EXERCICE_H

#include "partie/examen.h"
#include "partie/serie.h"
#include "partie/session.h"

/* Leads back to the present moment; where there is no exercise it says why, and `*rang` stays.
 * True: the user asks to leave the program. */
bool texte_exercer(struct session *s, const struct examen *examen, int *rang);

/* The exercises of a series that is open (partie/serie.h), in the place of the game, until the last
 * one, z or the end of the input; closes it. `examen` is for their reviews. */
void texte_exercer_serie(struct session *s, struct examen *examen, struct serie *serie);

/* Keeps the errors of the review for another day (partie/erreurs.h), and says how many are new, or
 * why none is kept. */
void texte_garder(struct session *s, const struct examen *examen);

/* Says how many are due, if any are. */
void texte_dire_dus(struct session *s);

#endif
