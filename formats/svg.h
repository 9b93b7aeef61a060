/* A printable diagram as SVG, in black and white: what a book of Othello shows. It is only written.
 *
 *     a game that is over, or has a result    each move, a disc of who played it with its number
 *     one that says which moves to show       what stands before these, and each of them so
 *     any other                               the position it has come to, and the side to move
 *
 * Several games stand one below the other, on one drawing. */
#ifndef FORMATS_SVG_H
#define FORMATS_SVG_H

#include "base/octets.h"
#include "formats/partie_notee.h"

/* One diagram, of the game or of a moment of it. */
enum { SVG_PARTIE = -1 };
struct svg_diagramme {
    int rang;        /* after so many moves of the record, passes too; SVG_PARTIE: as above */
    int joue, mieux; /* squares: a move that was played, crossed, a better one, ringed; 0: none */
    bool titre;      /* players, date and result stand below */
};

/* Appends it, an <svg> element that is a file by itself. */
void svg_ecrire_diagramme(const struct partie_notee *p, const struct svg_diagramme *d,
                          struct octets *sortie);

/* Appends untrusted text as XML and HTML hold it, in an attribute too, on one line. */
void svg_echapper(const char *texte, struct octets *sortie);

void svg_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

#endif
