/* Othello on other boards than the course's, as struct jeu (see jeux/taille_tmpl.h). Each size has
 * two games, one for each diagonal of the start; black always begins unless the user asks for
 * white.
 *
 *   10x10   `bordeaux` plays there: black on e5 and f6, the mirror image of the usual start
 *   9x7     9 columns, 7 rows; `neuchatel` plays there; white on d4 and e5
 *   6x6     solved: the second player wins 20-16
 *   4x4     solved: the second player wins 11-3 (14 discs and two squares that nobody can play)
 *
 * Levels are those of jeux/niveaux_tmpl.h, scores are discs. */
#ifndef JEUX_OTHELLO_TAILLES_H
#define JEUX_OTHELLO_TAILLES_H

#include "jeux/jeu.h"

extern const struct jeu jeu_othello_10x10, jeu_othello_10x10_miroir;
extern const struct jeu jeu_othello_9x7, jeu_othello_9x7_miroir;
extern const struct jeu jeu_othello_6x6, jeu_othello_6x6_miroir;
extern const struct jeu jeu_othello_4x4, jeu_othello_4x4_miroir;

#endif
