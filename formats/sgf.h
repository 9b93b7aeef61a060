/* SGF, the Smart Game Format, for Othello. FF[4] has no page for the game, so every program has
 * its dialect. Read: two letters with the row from the top (Quarry), or from the bottom (GoGui, and
 * then GM may be absent), letter and digit (Edax); passes left out, "[]", "[tt]" or "[PA]"; set-up
 * positions. The first variation is the game's own line, the others are branches: one that has a
 * fault ends there, and the game goes on.
 *
 * Written: Quarry's dialect in UTF-8. A pass is written only when it begins a variation, or carries
 * a time, a value or a comment. MT (seconds of a move) and TH (theoretical score) are our private
 * properties. */
#ifndef FORMATS_SGF_H
#define FORMATS_SGF_H

#include "base/octets.h"
#include "formats/partie_notee.h"

int sgf_reconnaitre(struct vue texte);
void sgf_lire(struct vue texte, struct recueil *r);
void sgf_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

#endif
