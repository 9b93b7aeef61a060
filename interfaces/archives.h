/* The game base (base_parties.h) as it answers the screen: in moves of the game being played. */
#ifndef INTERFACES_ARCHIVES_H
#define INTERFACES_ARCHIVES_H

#include "interfaces/base_parties.h"
#include "jeux/jeu.h"
#include "partie/archives.h"

/* What the user's base holds for this position of Othello 8x8; NULL: whether it could. NULL, or one
 * line that says why there is no answer and what to do. Reads the file anew, so that an import is
 * seen at once, and waits for nobody: a few milliseconds. */
const char *archives_consulter(const struct jeu *jeu, const struct position *position, int joueur,
                               struct archives *reponse);

#endif
