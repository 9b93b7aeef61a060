/* The words of an Othello of any size: squares, positions and boards to and from text, as othello.c
 * has them for 8x8. Squares are indices y * largeur + x from 0; boards are at most 16x16.
 *
 * `cases` arrays hold one cell a square: 0 empty, 1 black, 2 white. Any thread may call. */
#ifndef JEUX_DAMIER_H
#define JEUX_DAMIER_H

#include <stdbool.h>

#include "base/texte.h"

enum { DAMIER_CASES_MAX = 256 };

struct damier {
    int largeur, hauteur;
    unsigned char cases[DAMIER_CASES_MAX];
};

/* Reads "c4", "C4", "j10", or x then y: "3,4", "3 4", "10,3", and "34" where one digit each is
 * meant. False when it is no square: `*c` is untouched and the reason appended. */
bool damier_lire_case(const char *texte, int largeur, int hauteur, int *c, struct tampon *raison);

/* Appends "c4". */
void damier_ecrire_case(int c, int largeur, struct tampon *sortie);

/* Appends "34", or "3,4" on a board with more than nine columns or rows. */
void damier_ecrire_xy(int c, int largeur, int hauteur, struct tampon *sortie);

/* Rings of squares around `c` up to the one of `d`: a move shown step by step turns one ring after
 * the other, outwards. */
int damier_anneau(int c, int d, int largeur);

/* How Othello is played, and a little of how to win, as struct jeu has it; and the n-th of both at
 * work, on a board of this size that is not higher than wide: gives whose turn it is there, 0 at
 * the end. */
extern const char *const DAMIER_REGLES[], *const DAMIER_CONSEILS[];
int damier_exemple(int n, struct damier *d);

/* One sign a square among - X O, row after row from the top. */
void damier_ecrire_position(const struct damier *d, struct tampon *sortie);

/* Reads it back into `d`, whose size is already set: signs of either case, blanks anywhere, "/" and
 * "," between rows. False and a reason when it is anything else. */
bool damier_lire_position(const char *texte, struct damier *d, struct tampon *raison);

/* Appends the text mode's board. */
void damier_ecrire_config(const struct damier *d, struct tampon *sortie);

/* Appends the text mode's question to `joueur`. */
void damier_ecrire_invite(int joueur, struct tampon *sortie);

/* Appends "2 vides au gagnant : 13-3", from the discs of both: what the empty squares change. */
void damier_ecrire_vides(int vides, int gagnant, int perdant, struct tampon *sortie);

/* Appends the result; the empty squares go to the winner. */
void damier_ecrire_fin(const struct damier *d, struct tampon *sortie);

#endif
