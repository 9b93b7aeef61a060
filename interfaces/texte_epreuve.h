/* Questions in text mode (partie/epreuve.h). Each board is shown without what was thought or said
 * of it, a move is an answer, i gives it, and it goes on until the last one, z, q or the end of the
 * input. */
#ifndef INTERFACES_TEXTE_EPREUVE_H
#define INTERFACES_TEXTE_EPREUVE_H

#include "partie/epreuve.h"

/* Key z: the exercises out of a review. Leads back to the present moment; where there is none it
 * says why, and `*rang` stays. True: the user asks to leave the program. */
bool texte_exercer(struct session *s, struct examen *examen, int *rang);

/* What takes the place of the game; `examen` is for the reviews. */
void texte_eprouver(struct session *s, struct examen *examen, struct epreuve *x);

/* Keeps the errors of the review for another day (partie/erreurs.h), and says how many are new, or
 * why none is kept. */
void texte_garder(struct session *s, struct examen *examen);

/* Says how many of each kind are due, if any are. */
void texte_dire_dus(struct session *s);

#endif
