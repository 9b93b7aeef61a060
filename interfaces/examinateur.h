/* The review of a game (analyse.h) as it answers the screen: in moves of the game being played, and
 * every position searched as deep, for the graph; `othello analyser` gives each the same time. */
#ifndef INTERFACES_EXAMINATEUR_H
#define INTERFACES_EXAMINATEUR_H

#include "partie/examen.h"

extern const struct examinateur examinateur_8x8;

#endif
