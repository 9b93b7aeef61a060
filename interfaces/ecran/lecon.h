/* The rules of the game at work: each with an example whose move the person makes on the board
 * (jeux/jeu.h, exemple), for who has never played; then a first game is offered. The words are
 * those of the help. */
#ifndef INTERFACES_ECRAN_LECON_H
#define INTERFACES_ECRAN_LECON_H

#include "interfaces/ecran/vue.h"

/* Has this game one, and a computer to play against? */
bool lecon_possible(const struct jeu *jeu);

/* In the place of the board and the panel, until the person leaves it; true: for a game against
 * level 1. */
bool lecon_montrer(struct ecran *e);

#endif
