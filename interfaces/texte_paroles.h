/* What the text mode says, in words and whole lines: a moment of the game, a thought, the players.
 * A moment is the number of moves played before it, at the most those played now: the present. */
#ifndef INTERFACES_TEXTE_PAROLES_H
#define INTERFACES_TEXTE_PAROLES_H

#include "partie/session.h"

enum { TEXTE_MAX = 4096 }; /* bytes of a moment in words: a board, its moves, a thought */

/* A text as it is, in ASCII when the user asked for that. */
void texte_dire(const struct session *s, const char *texte);

/* Whose turn it is at that moment, 0 at the end. */
int texte_trait(const struct session *s, int rang);

/* The move that led there, its opening and its thought, then texte_dire_position(). */
void texte_dire_moment(const struct session *s, int rang);

/* The board alone, whatever the setting. */
void texte_dire_plateau(const struct session *s, int rang);

/* The board where the setting wants it, a pass, then texte_dire_situation(). */
void texte_dire_position(const struct session *s, int rang);

/* The score, and what the player to move can do. */
void texte_dire_situation(const struct session *s, int rang);

/* Appends a line: what both clocks show. */
void texte_ajouter_pendules(const struct session *s, struct tampon *t);

/* The question to the player to move there. */
void texte_dire_invite(const struct session *s, int rang);

/* Appends the whole of a thought: the count, the value, the line that is expected. */
void texte_detailler_pensee(const struct jeu *jeu, const struct pensee *pensee, struct tampon *t);

/* As much of a thought of `joueur`'s as the setting wants. */
void texte_dire_pensee(const struct session *s, const struct pensee *pensee, int joueur);

/* Who plays, after `avant`. */
void texte_dire_joueurs(const struct session *s, const char *avant);

/* How the game is played. */
void texte_dire_regles(const struct session *s);

/* What can be typed. */
void texte_dire_aide(const struct session *s, int rang);

#endif
