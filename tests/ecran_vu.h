/* The screen of the game as a person reads it: the board found by its headings, whatever the
 * layout, its pawns, marks and legal moves. On top of terminal_virtuel.h, for the tests of the
 * screen. */
#ifndef TESTS_ECRAN_VU_H
#define TESTS_ECRAN_VU_H

#include "tests/aide.h"
#include "tests/terminal_virtuel.h"

/* The terminal of the running test; ecran_fermer() is its teardown. */
extern struct terminal *ecran;

/* To be called first by main(): where the programs are (argv[1]: build/MODE). */
void ecran_init(int argc, char **argv);

/* Path of a program under test: "othello". */
const char *ecran_programme(const char *nom);

/* Environment changes for the next ecran_ouvrir(), NAME=VALUE or NAME, closed by NULL; then
 * none. */
void ecran_environnement(const char *premier, ...) __attribute__((sentinel));

/* Opens ./othello with these options, one at least, closed by NULL, on a terminal of this size; a
 * terminal already open is closed. Moves are not shown step by step unless an option says so. UTF-8
 * and xterm-256color unless the environment says something else. */
void ecran_ouvrir(int colonnes, int lignes, const char *premiere_option, ...)
    __attribute__((sentinel));

/* The next ecran_ouvrir() opens a program whose review of a game judges the last move and ends only
 * when it is stopped. Its test is named in the Makefile beside tests/patient/othello. */
void ecran_patient(void);

/* The next ecran_ouvrir() opens a program whose review is over at once, has every move but forced
 * ones for an error, and is surer than the values of moves ever are in the opening. Its test is
 * named in the Makefile beside tests/severe/othello. */
void ecran_severe(void);

/* The next ecran_ouvrir() opens a program whose review crashes: of one move by an overflow of its
 * stack, of more for want of memory. Its test is named in the Makefile beside tests/perdu/othello.
 */
void ecran_perdu(void);

/* The next ecran_ouvrir() opens tic-tac-toe with a fault, "FAUTE=boucle" (tests/fautif/othello.c).
 * Its test is named in the Makefile beside tests/fautif/othello. */
void ecran_fautif(const char *faute);

/* Two people, no question at the start. */
void ecran_deux_personnes(int colonnes, int lignes);

int ecran_fermer(void **etat);

/* Goes down to the line of a menu that begins with this, or one after the other to several, closed
 * by NULL, the ones before opened by Enter. */
void ecran_menu(const char *premiere, ...) __attribute__((sentinel));

/* The cells of the next ecran_ouvrir() come in this coding. */
void ecran_codage(enum terminal_codage codage);

/* Ends by q; the exit status must be 0 and the terminal as it was. */
void ecran_quitter_proprement(void);

/* So many threads run beside the program's first one, when what was typed is served. What was
 * stopped is over when the screen says so: a longer wait would end it by itself. */
void ecran_verifier_fils(int autres);

/* Writes a save file for the program, to be resumed: what partie/sauvegarde.h describes. */
void ecran_sauvegarde(const char *noir, const char *blanc, int rang, const char *coups);

/* ---- The board ---- */

/* The classic board among 256 colours, and every other square of one without lines. */
enum { ECRAN_VERT = 28, ECRAN_SOMBRE = 22 };

struct ecran_case {
    char contenu;        /* 'X' black, 'O' white, '-' nothing, '?' a pawn that turns */
    bool legal;          /* marked as a legal move */
    char gauche, droite; /* the marks around it: "[]" "()" "~~" "<>" "**" or blanks */
    char signe[32];
    int encre, fond;
};

/* Where the cell c4 is on the screen. Fails the test when there is no board. */
void ecran_place(const char *nom, int *x, int *y);

struct ecran_case ecran_case(const char *nom);

/* All cells, row by row from a1; false when there is no board, or a pawn turns. */
bool ecran_lire_plateau(char cases[65]);

/* Waits until the board is this; blanks are skipped. */
void ecran_attendre_plateau(const char *cases);

/* Names of the cells that are marked as legal moves, "d3 c4 f5 e6". */
const char *ecran_legaux(void);

/* The cell where the terminal's cursor stands, "" outside the board; a static buffer. */
const char *ecran_curseur(void);
void ecran_attendre_curseur(const char *nom);

/* Types a move ("h2" as "H2", since h goes left) and Enter; waits until the screen tells it:
 * "Noir c4". */
void ecran_jouer(const char *coup);

/* Plays a transcript so, each move at the keyboard. */
void ecran_jouer_suite(const char *coups);

/* Positions; and a game that e3 ends, White being wiped out. */
extern const char ECRAN_DEPART[], ECRAN_APRES_C4[], ECRAN_COURTE[];

#endif
