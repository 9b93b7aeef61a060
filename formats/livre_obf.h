/* An opening book as text: a position a line in OBF (formats/position.h), so that any program and
 * any editor can take it up.
 *
 *     deployed   "board X; F5:+0; D6:-1; ..."      its moves and what they are worth
 *     leaf       "board X; +3; % profondeur 12"    what a search of 12 plies says
 *
 * Values are in discs for the side to move. What was exported comes back the same. Of positions
 * from elsewhere, scored moves become leaves, and the position is deployed when all its moves are
 * there. */
#ifndef FORMATS_LIVRE_OBF_H
#define FORMATS_LIVRE_OBF_H

#include "base/octets.h"
#include "formats/partie_notee.h"
#include "moteur/ouvrage.h"

/* Appends the whole book. */
void livre_vers_obf(const struct livre *l, struct octets *sortie);

/* Adds positions that were read from OBF. Gives how many were left out: they have no score, are not
 * 8x8, or who is to move there must pass. */
int livre_depuis_recueil(struct ouvrage *o, const struct recueil *r);

#endif
