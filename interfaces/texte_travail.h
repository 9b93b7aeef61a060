/* The drill of a repertoire (travail.h) in text mode: each board, a move is the answer, i gives it,
 * until the last one, z or q, or the end of the input. */
#ifndef INTERFACES_TEXTE_TRAVAIL_H
#define INTERFACES_TEXTE_TRAVAIL_H

#include "partie/session.h"

struct travail;

void texte_travailler(struct session *s, struct travail *x);

#endif
