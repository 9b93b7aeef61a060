/* Transcripts: "f5d6c3d3…", what forums, clubs and most programs exchange.
 *
 * Read: moves in any case, with or without blanks, commas, semicolons, dashes, line ends and move
 * numbers ("12."); passes left out or written "--", "PA", "ps", "pass"; a score "34-30" at the
 * end; comments from '#' or '%' to the end of the line. Case never tells the side. A text may hold
 * one game, one game a line, or games between blank lines: the moves themselves tell which.
 *
 * Written: one game a line, small letters, passes left out; a game that does not start as usual is
 * "board side;moves". */
#ifndef FORMATS_TRANSCRIPTION_H
#define FORMATS_TRANSCRIPTION_H

#include "base/octets.h"
#include "formats/partie_notee.h"

int transcription_reconnaitre(struct vue texte);
void transcription_lire(struct vue texte, struct recueil *r);
void transcription_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

/* Plays the moves of `v`, a part of the text that `l` reads, on the game `p`. False at the first
 * fault, told as one of game number `l->numero`. */
struct lecteur;
bool transcription_jouer(struct lecteur *l, struct vue v, struct partie_notee *p);

#endif
