/* The report of a review, to be read on a screen or printed: one HTML file by itself, with its
 * style and its drawings, no script, nothing to fetch. Of each game the diagram, the curve of the
 * values, the moves, a diagram and the better line for each error, what people said of the moves,
 * the variations with theirs, what was lost by phase and player; of several games a table of
 * contents first.
 *
 * It is written out of the games as files hold them: values and words of a review
 * (revue_notee.h), whoever made it. So it is a format like those of formats/, only written; there
 * it cannot be, since the words are those of partie/jugement.h. */
#ifndef INTERFACES_RAPPORT_H
#define INTERFACES_RAPPORT_H

#include "base/octets.h"
#include "formats/formats.h"

/* The format, with a diagram for each error of 2 discs and more. */
extern const struct format format_rapport;

/* Appends the report, with a diagram for each move that lost `perte` discs and more. `comment`: how
 * they were gone over, "20 plis"; NULL: not known. */
void rapport_ecrire(const struct recueil *r, int perte, const char *comment, struct octets *sortie);

#endif
