/* The last resort for a text that no format reads: a game somewhere in what people paste of a page
 * or a chat.
 *
 *     https://a.org/b?moves=f5d6c3d3…      B: f5 W: d6 B: c3 …      var kifu = "f5d6c3…";
 *     +f5 -d6 +c3 -d3 …                    here: 1. f5 d6 {book} 2. c3 d3 …
 *
 * Squares follow each other, glued or with a gap of a few characters: blanks, signs, numbers, the
 * players' names by colour or letter, passes, "%20" of an address, notes in braces. The longest row
 * that is legal from the usual start of 8x8, from its first square on, is the game. */
#ifndef FORMATS_REPECHAGE_H
#define FORMATS_REPECHAGE_H

#include "formats/partie_notee.h"

enum { REPECHAGE_COUPS_MIN = 8 }; /* fewer may be chance */

/* Adds the game of this text, if it has one, with a NOTE of what is passed over; a square that goes
 * on from it and is not legal ends it as a fault does. False: there is none. */
bool repechage_lire(struct vue texte, struct recueil *r);

/* Is the text one address of a page, and nothing else? */
bool repechage_est_adresse(struct vue texte);

#endif
