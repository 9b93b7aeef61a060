/* The panel beside the board: players and score, who is to move, the thought behind the last move,
 * the moves, the graph; or what past games (archives.h) or a review (jugements.h) say. It shows as
 * much as its rectangle holds. */
#ifndef INTERFACES_ECRAN_PANNEAU_H
#define INTERFACES_ECRAN_PANNEAU_H

#include "interfaces/ecran/vue.h"

/* Rows that what is said above the list of moves leaves to it, and those of title and scores. */
enum { PANNEAU_HISTORIQUE = 3, PANNEAU_SCORES = 5 };

void panneau_dessiner(struct ecran *e);

/* The moment of the game at this place of the panel, in the list of the moves (just after that one)
 * or in the graph; -1: none is there. */
int panneau_moment(const struct ecran *e, int x, int y);

/* The pawn of a player as it looks on the board, the legend of the colours; gives the columns
 * used. */
int panneau_dessiner_pion(const struct ecran *e, int x, int y, int joueur);

/* The scores on one row, where there is no panel; gives the columns used. */
int panneau_dessiner_scores(const struct ecran *e, int x, int y);

/* Appends the last moves, passes told: "Noir f5 (65), Blanc passe", the first ones left out where
 * the line of state does not hold all. True when there is a pass. */
bool panneau_dire_derniers(const struct ecran *e, struct tampon *sortie);

#endif
