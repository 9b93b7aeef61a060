/* A printable diagram as SVG, in black and white: what a book of Othello shows. It is only written.
 *
 *     a game that is over, or has a result    each move, a disc of who played it with its number
 *     any other                               the position it has come to, and the side to move
 *
 * Several games stand one below the other, on one drawing. */
#ifndef FORMATS_SVG_H
#define FORMATS_SVG_H

#include "base/octets.h"
#include "formats/partie_notee.h"

void svg_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

#endif
