/* The variations that were tried (partie/arbre.h) on the screen: those that begin at the moment
 * looked at, in a row of the panel, and from one to the next; their list; one removed.
 *
 *     Var. : h2 -6  g7 -10 (Tab)
 *
 * Functions that give an answer give REPONSE_AUCUNE while the moment goes on, else what the display
 * must return. */
#ifndef INTERFACES_ECRAN_LIGNES_H
#define INTERFACES_ECRAN_LIGNES_H

#include "interfaces/ecran/vue.h"

/* Key Tab: the next of the lines that go on here, the game among them. */
enum reponse lignes_suivante(struct ecran *e);

/* Key V: the list of all, to go to one. */
enum reponse lignes_lister(struct ecran *e);

/* Key X: the variation at hand is removed, after a question. */
enum reponse lignes_retirer(struct ecran *e);

/* A move made at an earlier moment, where a known line makes it: that is gone on with, after it.
 * REPONSE_AUCUNE: none does, nothing has changed. */
enum reponse lignes_suivre(struct ecran *e, int coup);

/* What a review or the values of moves have found of lines is kept in the tree. */
void lignes_noter(struct ecran *e);

/* Do several lines go on after `rang` moves? Nothing in an exercise. Does Tab go somewhere? */
bool lignes_plusieurs(const struct ecran *e, int rang);
bool lignes_ici(const struct ecran *e);

/* The row of the panel, or, where that is narrow, how many others: gives the rows used. */
int lignes_dessiner(const struct ecran *e, struct rectangle r);

#endif
