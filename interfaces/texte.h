/* The text mode: the course's board and prompts on plain streams. No escape code, one board a move,
 * and what a screen reader needs is said in words. It works at a terminal and in a pipe, where it
 * reads moves, plays, and ends with its input. */
#ifndef INTERFACES_TEXTE_H
#define INTERFACES_TEXTE_H

#include <stdbool.h>

#include "partie/affichage.h"

enum { TEXTE_LIGNE_MAX = 256 };

extern const struct affichage affichage_texte;

/* Reads one line of at most TEXTE_LIGNE_MAX - 1 characters. False at the end of the input. A longer
 * line or one with a zero byte is read to its end and given as a text that is no move. */
bool texte_lire_ligne(char ligne[TEXTE_LIGNE_MAX]);

/* Is the line a legal move at that moment? Else says why not. */
bool texte_lire_coup(struct session *s, int rang, const char *ligne, int *coup);

#endif
