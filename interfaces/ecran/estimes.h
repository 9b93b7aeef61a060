/* What every legal move is worth, deeper and deeper: where a game is gone over unless a person
 * hides it, in play when he asks for it, and what he chose for one does not change the other. On
 * the board, and in the panel the best first, with how surely each is known (partie/estimation.h):
 *
 *     Valeurs pour Noir
 *     d6   +4  exact
 *     f4   +2  livre
 *     c3   -3  14 plis
 *
 * side by side where there are more than rows, and where they are more still "(16/32)" in the
 * heading. It follows the position on the screen, and gives the processor back to the computer that
 * thinks on the game and to a review. */
#ifndef INTERFACES_ECRAN_ESTIMES_H
#define INTERFACES_ECRAN_ESTIMES_H

#include "interfaces/ecran/vue.h"

/* Shows them or not, from now on, in play or where games are gone over, whichever this is; where
 * they have to wait a message says for what. */
void estimes_basculer(struct ecran *e);

/* The search becomes that of the position which is going to be drawn, or none. */
void estimes_suivre(struct ecran *e);

/* Takes what was found. A search that cannot be is told, and the values are shown no more until
 * they are asked for again. */
void estimes_recevoir(struct ecran *e);

/* What is known of the position on the screen; NULL: nothing, or nothing is to be shown. */
const struct estimation *estimes_ici(const struct ecran *e);

/* Appends what the move to the cursor's cell is worth, and how surely, where it is shown. */
void estimes_dire_case(const struct ecran *e, struct tampon *sortie);

/* Where the cursor's cell has several moves, appends it and what each is worth, in place of what it
 * holds, which is on the board: "1 : 1R +2, 1B -1=". False: it has not, or none is shown. */
bool estimes_dire_coups(const struct ecran *e, struct tampon *sortie);

/* Gives the rows used, 0: there is nothing to say. */
int estimes_dessiner(const struct ecran *e, struct rectangle r);

#endif
