/* What people say of the game in progress, in one line, as every display tells it: the comments of
 * its tree, and the signs of the file that it is from. */
#ifndef INTERFACES_ANNOTATIONS_H
#define INTERFACES_ANNOTATIONS_H

#include "base/octets.h"
#include "partie/session.h"

/* Appends "c5 : coup douteux, vu", of the move after `rang` moves of the record; of the game
 * itself, `rang` -1, "vu"; nothing where nothing is said. */
void annotations_dire(const struct session *s, int rang, struct octets *dit);

/* Appends "Var. : h2 -6  g7 -10", the lines that are known after `rang` moves, but for the one that
 * the record itself is, each with what it is worth for who moves if that is known. Gives how
 * many. */
int annotations_dire_lignes(const struct session *s, int rang, struct octets *dit);

#endif
