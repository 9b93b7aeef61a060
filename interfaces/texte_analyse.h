/* The text mode's x, y and p: what every legal move is worth, the review of the game, and the games
 * played before, as lines. The first two think now, the computer not beside them, and return when
 * all is said. */
#ifndef INTERFACES_TEXTE_ANALYSE_H
#define INTERFACES_TEXTE_ANALYSE_H

#include "partie/examen.h"
#include "partie/session.h"

/* The values of the moves of the side to move after `rang` moves, a second deep. */
void texte_estimer(struct session *s, int rang);

/* What the game base knows of the position there, the most played move first. */
void texte_consulter(struct session *s, int rang);

/* The moves played, from the last to the first, as deep as the examiner says; what was found is
 * kept in `x`. */
void texte_analyser(struct session *s, struct examen *x);

/* At the start: what the file that the game is from says of its moves, into `x`, and that it does,
 * if it does. */
void texte_lire_revue(struct session *s, struct examen *x);

/* What people say in the file of the move after `rang` moves, if they do. */
void texte_dire_commentaire(struct session *s, int rang);

/* What it says of the move after `rang` moves: "24. Blanc a6 ? : Noir +4, 26 plis. Perd 5 ;
 * mieux : c8", 24 being `numero`, 0: none. */
void texte_dire_jugement(struct session *s, int rang, int numero, const struct jugement *j);

/* Makes the move played after `rang` moves, or the last one, of the user's repertoire, or takes it
 * out, and says which. */
void texte_noter_repertoire(struct session *s, int rang);

#endif
