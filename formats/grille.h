/* A board of any even size from 4 to 14 as recorded games need it: WTHOR has 10x10 games, GGF goes
 * up to 14x14, and a file of a hundred thousand games must be checked in seconds.
 *
 * The rules are those of othello.c, and tests/test_formats_grille.c compares them on 8x8; here
 * they work in place on one array of bytes, so that no move copies a board.
 *
 * A square is one byte, 16 * row + column, both counted from 1 (a1 = 17, h8 = 136). Rows and
 * columns 0 and taille + 1 stay empty: a line of pawns always ends before it leaves the array. */
#ifndef FORMATS_GRILLE_H
#define FORMATS_GRILLE_H

#include <stdbool.h>

#include "base/texte.h"
#include "othello.h"

enum { GRILLE_MIN = 4, GRILLE_MAX = 14, GRILLE_CASES = GRILLE_MAX * GRILLE_MAX };

struct grille {
    unsigned char taille;     /* squares on a side */
    unsigned char pions[256]; /* VIDE, NOIR or BLANC */
};

/* The square of column x, row y, from 1; its column and row. */
static inline int grille_case(int x, int y)
{
    return 16 * y + x;
}
static inline int grille_x(int c)
{
    return c & 15;
}
static inline int grille_y(int c)
{
    return c >> 4;
}

/* Of a number of a square of the 8x8 engine (moteur/othellier.h) the square, and back. */
static inline int grille_case_du_moteur(int x)
{
    return grille_case(x % 8 + 1, x / 8 + 1);
}
static inline int grille_case_au_moteur(int c)
{
    return 8 * (grille_y(c) - 1) + grille_x(c) - 1;
}

/* Can boards have this size? */
bool grille_taille_permise(long taille);

/* The start position; an empty board. */
struct grille grille_debut(int taille);
struct grille grille_vide(int taille);

/* Is `c`, any int, a square of this board? */
bool grille_sur(const struct grille *d, int c);

/* Is `c`, any int, a legal move of `joueur`? Has he one? Is the game over? */
bool grille_coup_valide(const struct grille *d, int c, int joueur);
bool grille_coup_possible(const struct grille *d, int joueur);
bool grille_fini(const struct grille *d);

/* Plays the move if it is legal. False, nothing changed, if it is not. */
bool grille_jouer(struct grille *d, int c, int joueur);

/* Number of pawns of `joueur`; VIDE counts the empty squares. */
int grille_compter(const struct grille *d, int joueur);

/* Black's margin if the game ends here, the empty squares given to the winner. */
int grille_marge(const struct grille *d);

/* Same size, same pawns? */
bool grille_egal(const struct grille *a, const struct grille *b);

/* An 8x8 board as the engine sees it (moteur/moteur.h), `joueur` to move. */
struct othellier;
struct othellier grille_othellier(const struct grille *d, int joueur);

/* Appends "c4". */
void grille_ecrire_case(int c, struct tampon *sortie);

/* Reads a square that fills the view, letter and row number, any case. 0 when it is none of this
 * board. */
int grille_lire_case(const struct grille *d, struct vue v);

#endif
