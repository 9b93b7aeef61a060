/* Othello as the course asks for it ("Jeux à deux joueurs"), in C.
 *
 * This is the module of the assignment: the same functions, the same 10x10 grid, the same text. It
 * is slow and obviously right: every faster Othello of the project is tested against it.
 *
 * A configuration is a plain value: functions take a copy and give a new one, nothing is allocated,
 * nothing is shared, no function reads outside the grid whatever the grid holds. Any thread may
 * call the rules; the three functions that print or read use stdin and stdout.
 *
 *          x  0 1 2 3 4 5 6 7 8 9
 *      y 0    . . . . . . . . . .     the border is always empty and never a square:
 *        1    . a1            h1 .    squares are (x, y), 1 to 8,
 *        ..   .                .      x the column from the left, y the row from the top,
 *        8    . a8            h8 .    stored at grille[y][x]
 *        9    . . . . . . . . . .                                                           */
#ifndef OTHELLO_H
#define OTHELLO_H

#include <stdbool.h>

#include "base/texte.h"

enum { VIDE = 0, NOIR = 1, BLANC = 2, JOUEUR_NOIR = NOIR, JOUEUR_BLANC = BLANC };

typedef struct {
    int grille[10][10];
} Config;

/* A square, or a move on it; "case" is a word of the C language. */
typedef struct {
    int x, y;
} Case;

typedef struct {
    int dx, dy; /* -1, 0 or 1; dx > 0 to the right, dy > 0 down */
} Direction;

/* ---- The rules ---- */

/* The start: white on (4,4) and (5,5), black on (5,4) and (4,5). */
Config creer_config_init(void);

/* The player who starts: black. */
int choisir_premier_joueur(void);

/* The other player. */
int incrementer_joueur(int joueur);

/* Would a pawn of `joueur` on `c` turn pawns in this direction? False when `c` is not an empty
 * square of the board. */
bool test_dir_valide(Config config, Case c, Direction dir, int joueur);

/* Is `c` a legal move for `joueur`? */
bool verif_coup_valide(Config config, Case c, int joueur);

/* Has `joueur` a legal move? */
bool est_coup_possible(Config config, int joueur);

/* True when neither player can move. */
bool est_jeu_fini(Config config);

/* The configuration after `joueur` plays `coup`: his pawn, and the pawns it turns in all eight
 * directions. A move that is not legal leaves the configuration as it is. */
Config incrementer_config(Config config, Case coup, int joueur);

/* Number of pawns of `joueur`. */
int compter_pions(Config config, int joueur);

/* Black's margin at the end by the club's rule: the empty squares go to the winner. */
int score_final(Config config);

/* ---- The text of the course ---- */

/* Appends the board: a heading and eight rows, "4   ·  ·  ·  ◎  ◉  ·  ·  ·  ". */
void ecrire_config(Config config, struct tampon *sortie);

/* Appends the two lines that ask `joueur` for his move. */
void ecrire_invite(int joueur, struct tampon *sortie);

/* Reads a move: "34" or "3 4" or "3,4" (x then y), "c4" or "C4". False when it is no square: `*c`
 * is untouched and the reason, in the user's language, is appended to `raison`. A reversed "4c" is
 * asked about: refused with the square it would be. */
bool lire_case(const char *texte, Case *c, struct tampon *raison);

/* NULL when the move is legal; else why not, in the user's language. */
const char *raison_refus(Config config, Case c, int joueur);

/* Appends the result: both scores, then the winner or the draw. */
void ecrire_fin(Config config, struct tampon *sortie);

/* ---- The assignment's own loop, at the keyboard ---- */

/* Prints the board on the standard output. */
void afficher_config(Config config);

/* Asks `joueur` for a move on the standard input until it is legal. At the end of the input, which
 * no move can follow, says so and ends the program. */
Case coup_joueur(Config config, int joueur);

/* Prints the result on the standard output; `joueur`, whose turn it would be, changes nothing. */
void afficher_fin(Config config, int joueur);

#endif
