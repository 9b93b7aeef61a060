/* PGN, as Othello borrows it from chess: exports of the WTHOR base ("1. F5 D6", Result "34-30"),
 * PlayOK ("--" is a pass), Edax (Result "1-0", "pass", FEN).
 *
 * Read: tags in any order or none; {…} and ; comments, with them what a move is worth ("!?", "$5");
 * (…) variations of the move before them, nested too, are branches: one that has a fault ends
 * there, and the game goes on.
 * Edax's FEN has rows from 8 to 1, 'p' for Black, 'P' for White, then "b" or "w".
 * A result that the moves do not reach, or that is not theirs, is told; one that leaves out the
 * empty squares is right too, and a Termination explains where the moves stop.
 * Written: the seven usual tags, moves in small letters, "--" for a pass, values and times as
 * {[%eval 2.5] [%emt 17.285]}; TheoreticalScore is a tag of ours. */
#ifndef FORMATS_PGN_H
#define FORMATS_PGN_H

#include "base/octets.h"
#include "formats/partie_notee.h"

int pgn_reconnaitre(struct vue texte);
void pgn_lire(struct vue texte, struct recueil *r);
void pgn_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

/* The position part of a FEN and its side. NULL, or why not; also used to write. */
const char *pgn_lire_fen(struct vue v, struct grille *d, int *joueur);
void pgn_ecrire_fen(const struct grille *d, int joueur, struct octets *sortie);

#endif
