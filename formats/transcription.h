/* Transcripts: "f5d6c3d3…", what forums, clubs and most programs exchange.
 *
 * Read: moves in any case, with or without what jeton.h lets stand between them; passes left out or
 * written "--", "PA", "ps", "pass"; a score "34-30" at the end. Case never tells the side. Without
 * any letter, pairs of digits are columns and rows as the program shows them: "56 64" is e6 f4.
 *
 * A text may hold many games, each of one or more lines. A line begins a new game when
 *
 *     it has the number 1 (with a greater one it goes on);
 *     or it is legal from the start, and: has 4 moves or more,
 *                                         or comes after a blank line,
 *                                         or every line is legal from the start.
 *
 * A text with one move a line is one game if it can be. When these rules leave a fault the text is
 * one game if it is legal as one, else lines or blocks are games, what leaves fewer faults.
 *
 * Lines above the moves of a game may tell its players and result, or nothing (titre.h): at the
 * head of the text, behind a blank line, or anywhere when they tell something.
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
