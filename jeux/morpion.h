/* Tic-tac-toe as a struct jeu (see jeu.h). */
#ifndef JEUX_MORPION_H
#define JEUX_MORPION_H

#include "jeux/jeu.h"

extern const struct jeu jeu_morpion;

#endif
