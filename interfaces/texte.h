/* The text mode: the course's board and prompts on plain streams. No escape code, one board a move,
 * and what a screen reader needs is said in words. It works at a terminal and in a pipe, where it
 * reads moves, plays, and ends with its input. */
#ifndef INTERFACES_TEXTE_H
#define INTERFACES_TEXTE_H

#include "partie/affichage.h"

extern const struct affichage affichage_texte;

#endif
