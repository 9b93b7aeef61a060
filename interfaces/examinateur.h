/* The review of a game (analyse.h) as it answers the screen: in moves of the game being played. As
 * long a position as `othello analyser` takes. */
#ifndef INTERFACES_EXAMINATEUR_H
#define INTERFACES_EXAMINATEUR_H

#include "partie/examen.h"

extern const struct examinateur examinateur_8x8;

#endif
