/* The tree of a game (partie/arbre.h) and the branches and comments of its record
 * (formats/partie_notee.h), one out of the other. */
#ifndef INTERFACES_ARBRE_NOTE_H
#define INTERFACES_ARBRE_NOTE_H

#include "formats/partie_notee.h"
#include "partie/arbre.h"

/* Adds to the tree of a game of `jeu` what people say in its record, and the branches; what a
 * review said of the game's own moves is left to revue_notee.h, what is said of a pass to the
 * record. What several branches say of one move is all said of it. */
void arbre_note_lire(const struct partie_notee *p, const struct jeu *jeu, struct arbre *a);

/* Gives `p`, which holds the moves of the game, the comments of its tree and, as its only branches,
 * the lines. Of moves that `source` has too (NULL: none), the rest stays as it is there. False: a
 * line goes on behind the end of the game, there are too many, here or when they were read, or one
 * of `source` says something of a pass: such is left out. */
bool arbre_note_ecrire(const struct arbre *a, const struct jeu *jeu,
                       const struct partie_notee *source, struct partie_notee *p);

#endif
