/* The end of a game: a moment after the last move its discs are gathered on the board while they
 * are counted up in a bar, then the panel tells who won as the person sees it, the club's score,
 * and what can be done now. It stays until the game goes on or another one begins. */
#ifndef INTERFACES_ECRAN_BILAN_H
#define INTERFACES_ECRAN_BILAN_H

#include "interfaces/ecran/vue.h"

/* Is the moment on the screen the end of the game? */
bool bilan_a_montrer(const struct ecran *e);

/* Does the end count discs that lie on a board? */
bool bilan_se_compte(const struct session *s);

/* The game is over: by the move that was just shown, in `attente` seconds from now? Else, and where
 * moves are not shown step by step, it is counted at once. */
void bilan_commencer(struct ecran *e, bool par_un_coup, double attente);

/* Has the count begun? Is it over? */
bool bilan_compte(const struct ecran *e);
bool bilan_compte_fini(const struct ecran *e);

/* Ends the count at once. False: it was over. */
bool bilan_passer(struct ecran *e);

/* The board of the count: the discs counted so far, gathered, player 1's from the top on, player
 * 2's from the foot; a while later, or at a key, it is what the game left again. False: it is. */
bool bilan_rassembler(const struct ecran *e, struct position *p);

/* Milliseconds to its next frame, -1: there is none. */
int bilan_delai(const struct ecran *e);

/* Who won where it is to be seen, else 0. */
int bilan_gagnant(const struct ecran *e);

/* Takes down how the person stands against this player, the game that is over included. */
void bilan_compter(struct ecran *e);

/* The result, and the keys where nothing else is said of the game; each gives the rows used, the
 * blank one below too. */
int bilan_dessiner(const struct ecran *e, struct rectangle r);
int bilan_dessiner_touches(const struct ecran *e, struct rectangle r);

/* The most needed of both in ten columns, once the count is over. */
int bilan_dessiner_etroit(const struct ecran *e, struct rectangle r);

#endif
