/* Which game of a program the options --taille and --depart ask for. */
#ifndef INTERFACES_VARIANTE_H
#define INTERFACES_VARIANTE_H

#include "base/texte.h"
#include "jeux/jeu.h"

/* The game of the list (closed by NULL) drawn on `taille`, "10x10", from the start `depart`,
 * "usuel" or "miroir" (the game whose name ends with "-miroir"). NULL for either: as the first of
 * the list. NULL when there is none: what is wrong and what is accepted are then in `refus`. */
const struct jeu *variante_chercher(const struct jeu *const *jeux, const char *taille,
                                    const char *depart, struct tampon *refus);

/* Appends what is played, with the board: "Othello 8x8". */
void variante_dire(const struct jeu *jeu, struct tampon *sortie);

/* Does it start from the other diagonal? */
bool variante_miroir(const struct jeu *jeu);

#endif
