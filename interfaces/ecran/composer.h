/* A position set up on the board, in the place of the game's, for a diagram out of a book: squares
 * one by one or as they are read, row by row, or pasted in any format. Nothing of the sitting
 * changes: it is for who opened it to begin a game from there.
 *
 *     ▸ ● Noir   12  8 coups légaux     what the panel then tells of it
 *       ● Blanc  20  aucun coup légal
 *
 *     Trait à Noir, 32 cases vides     */
#ifndef INTERFACES_ECRAN_COMPOSER_H
#define INTERFACES_ECRAN_COMPOSER_H

#include "interfaces/ecran/vue.h"

/* Is a position of this game its discs, square by square? */
bool composer_possible(const struct jeu *jeu);

/* Sets one up from what is on the screen. True: e->composition is to be played, and somebody can.
 * False: it was given up. */
bool composer_ouvrir(struct ecran *e);

/* ---- What is shown meanwhile ---- */

/* Appends how many legal moves this side has, in no more than `place` columns if it can. */
void composer_dire_coups(const struct ecran *e, int joueur, int place, struct tampon *sortie);

/* In the panel, under the players: whose turn it is, what is wrong, the keys. */
void composer_dessiner(const struct ecran *e, struct rectangle r);

#endif
