/* A terminal with nobody in front of it: runs a program in a pseudo-terminal, keeps its screen with
 * libvterm cell by cell, types, clicks, resizes, sends signals, and tells what a person would see.
 *
 *     static const char *const ARGV[] = {"./othello", NULL};
 *     struct terminal *t = terminal_ouvrir(ARGV, NULL, 80, 24, TERMINAL_UTF8);
 *     terminal_attendre_texte(t, "a  b  c");
 *     terminal_taper(t, "q");
 *     assert_int_equal(terminal_attendre_fin(t), 0);
 *     terminal_fermer(t);
 *
 * Nothing here sleeps for a fixed time: one waits for a condition on the screen. A wait that is too
 * long fails the running cmocka test and shows the screen. Columns and lines count from 0. */
#ifndef TESTS_TERMINAL_VIRTUEL_H
#define TESTS_TERMINAL_VIRTUEL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <vterm.h>

struct terminal;

/* How the bytes of the program are to be read. */
enum terminal_codage { TERMINAL_UTF8, TERMINAL_LATIN1, TERMINAL_ASCII };

/* ---- Life ---- */

/* Starts argv[0] (looked up in PATH) in a new terminal. `env`, closed by NULL, changes the
 * environment: "NAME=VALUE" sets, "NAME" removes; NULL: nothing. Fails the test when it cannot. */
struct terminal *terminal_ouvrir(const char *const *argv, const char *const *env, int colonnes,
                                 int lignes, enum terminal_codage codage);

/* Kills what still runs, frees everything. NULL is allowed. */
void terminal_fermer(struct terminal *t);

/* The process that was started. */
pid_t terminal_pid(const struct terminal *t);

/* Waits for the end of the program. Gives its exit status, or 1000 + the signal that ended it. */
int terminal_attendre_fin(struct terminal *t);

/* Is it still there? (Reads what it wrote, too.) */
bool terminal_vivant(struct terminal *t);

/* Hangs up: the terminal window is closed under the program. */
void terminal_raccrocher(struct terminal *t);

/* ---- What the person does ---- */

/* Types these bytes. */
void terminal_taper(struct terminal *t, const char *texte);

/* Presses a key that has no character, as the program asked the terminal to send it. */
void terminal_touche(struct terminal *t, VTermKey touche);

/* Presses and releases a button (1 left, 4 and 5 the wheel); nothing is sent unless the program
 * asked for the mouse. */
void terminal_cliquer(struct terminal *t, int x, int y, int bouton);

/* Pastes: between the markers, when the program asked for them. */
void terminal_coller(struct terminal *t, const char *texte);

void terminal_redimensionner(struct terminal *t, int colonnes, int lignes);

/* Sends a signal to the program. */
void terminal_signaler(struct terminal *t, int signal);

/* ---- Waiting ---- */

/* Reads what comes until `vrai` holds. False after the longest wait (TEST_ATTENTE seconds, 30). */
bool terminal_attendre(struct terminal *t, bool (*vrai)(struct terminal *t, const void *donnees),
                       const void *donnees);

/* Until the screen shows this text on one line; the test fails if it never does. */
void terminal_attendre_texte(struct terminal *t, const char *texte);

/* Until no line shows it any more. */
void terminal_attendre_absence(struct terminal *t, const char *texte);

/* Until the program has written nothing for `ms` milliseconds: for what shows nothing by itself. */
void terminal_attendre_calme(struct terminal *t, int ms);

/* ---- What the person sees ---- */

struct terminal_cellule {
    char texte[32]; /* UTF-8; " " when empty */
    int largeur;
    int encre, fond; /* index in the palette, -1 default, -2 other */
    bool gras, souligne, inverse, clignote;
};

struct terminal_cellule terminal_cellule(const struct terminal *t, int x, int y);

/* A line as text without its last blanks, non-breaking spaces as spaces; a static buffer. */
const char *terminal_ligne(const struct terminal *t, int y);

/* Where the text stands for the first time on the screen. False when it does not. */
bool terminal_chercher(const struct terminal *t, const char *texte, int *x, int *y);
bool terminal_montre(const struct terminal *t, const char *texte);

/* Size now. */
int terminal_colonnes(const struct terminal *t);
int terminal_lignes(const struct terminal *t);

void terminal_curseur(const struct terminal *t, int *x, int *y);
bool terminal_curseur_visible(const struct terminal *t);

/* Is the program on the other screen? Does it ask for the mouse? */
bool terminal_ecran_alterne(const struct terminal *t);
bool terminal_souris(const struct terminal *t);

/* Prints the screen on the error output, to see why a test fails. */
void terminal_montrer(const struct terminal *t);

/* ---- How it is left ---- */

/* All bytes the program wrote, closed by a 0. */
const char *terminal_octets(const struct terminal *t, size_t *taille);

/* NULL when everything is as it was before the program: line mode and echo, screen, cursor, mouse,
 * paste, keypad, colours. Else what is not. */
const char *terminal_desordre(struct terminal *t);

/* Is the line discipline as before the program started? */
bool terminal_mode_ligne(const struct terminal *t);

/* Answer to "where is the cursor?" one column too far: a terminal where `●` takes two columns. */
void terminal_largeur_ambigue(struct terminal *t);

#endif
