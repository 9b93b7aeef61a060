/* A board of any even size from 4 to 14 as recorded games need it: WTHOR has 10x10 games, GGF goes
 * up to 14x14, and a file of a hundred thousand games must be checked in seconds.
 *
 * The rules are those of othello.c, and tests/test_formats_damier.c compares them on 8x8; here
 * they work in place on one array of bytes, so that no move copies a board.
 *
 * A square is one byte, 16 * row + column, both counted from 1 (a1 = 17, h8 = 136). Rows and
 * columns 0 and taille + 1 stay empty: a line of pawns always ends before it leaves the array. */
#ifndef FORMATS_DAMIER_H
#define FORMATS_DAMIER_H

#include <stdbool.h>

#include "base/texte.h"
#include "othello.h"

enum { DAMIER_MIN = 4, DAMIER_MAX = 14, DAMIER_CASES = DAMIER_MAX * DAMIER_MAX };

struct damier {
    unsigned char taille;     /* squares on a side */
    unsigned char pions[256]; /* VIDE, NOIR or BLANC */
};

/* The square of column x, row y, from 1; its column and row. */
static inline int damier_case(int x, int y)
{
    return 16 * y + x;
}
static inline int damier_x(int c)
{
    return c & 15;
}
static inline int damier_y(int c)
{
    return c >> 4;
}

/* Can boards have this size? */
bool damier_taille_permise(long taille);

/* The start position; an empty board. */
struct damier damier_debut(int taille);
struct damier damier_vide(int taille);

/* Is `c`, any int, a square of this board? */
bool damier_sur(const struct damier *d, int c);

/* Is `c`, any int, a legal move of `joueur`? Has he one? Is the game over? */
bool damier_coup_valide(const struct damier *d, int c, int joueur);
bool damier_coup_possible(const struct damier *d, int joueur);
bool damier_fini(const struct damier *d);

/* Plays the move if it is legal. False, nothing changed, if it is not. */
bool damier_jouer(struct damier *d, int c, int joueur);

/* Number of pawns of `joueur`; VIDE counts the empty squares. */
int damier_compter(const struct damier *d, int joueur);

/* Black's margin if the game ends here, the empty squares given to the winner. */
int damier_marge(const struct damier *d);

/* Same size, same pawns? */
bool damier_egal(const struct damier *a, const struct damier *b);

/* Between this board and the course's, 8x8 only. */
Config damier_vers_config(const struct damier *d);
struct damier damier_depuis_config(Config config);

/* Appends "c4". */
void damier_ecrire_case(int c, struct tampon *sortie);

/* Reads a square that fills the view, letter and row number, any case. 0 when it is none of this
 * board. */
int damier_lire_case(const struct damier *d, struct vue v);

#endif
