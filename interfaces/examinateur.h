/* The review of a game (analyse.h) as it answers the screen: in moves of the game being played. A
 * second a position, like `othello analyser`. */
#ifndef INTERFACES_EXAMINATEUR_H
#define INTERFACES_EXAMINATEUR_H

#include "partie/examen.h"

extern const struct examinateur examinateur_8x8;

#endif
