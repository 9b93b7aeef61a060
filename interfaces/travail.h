/* The drill of an opening repertoire, as questions (partie/epreuve.h): lines are played from its
 * start, the other side's answers drawn as often as they are met, and the person is asked those of
 * his moves that are due; the others are played for him. A wrong answer is told the right one at
 * once, and what it costs, by the opening book or once the values of both are known.
 *
 * Answers come by their frequency in the game base; without one, by the values of the opening
 * book. */
#ifndef INTERFACES_TRAVAIL_H
#define INTERFACES_TRAVAIL_H

#include "formats/partie_notee.h"
#include "partie/epreuve.h"

/* Of the moves of `couleur`, NOIR or BLANC, 0: both in turn, on lines that begin with those of
 * `debut`, those that are due, or all. NULL, `*refus` and `dit` as struct entrainement says. */
struct epreuve *travail_ouvrir(struct session *s, int couleur, const struct partie_notee *debut,
                               bool tout, bool *refus, struct tampon *dit);

extern const struct entrainement travail_quotidien;

#endif
