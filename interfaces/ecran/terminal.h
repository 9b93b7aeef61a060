/* The terminal: opened and given back, put aside by Ctrl-Z, and the one place where the program
 * sleeps. ncurses draws; the bytes that come are read by decodeur.h. Only the main thread calls. */
#ifndef INTERFACES_ECRAN_TERMINAL_H
#define INTERFACES_ECRAN_TERMINAL_H

#include <stdbool.h>
#include <termios.h>

#include "interfaces/ecran/decodeur.h"

struct terminal {
    struct screen *curses; /* ncurses' SCREEN, NULL: not open */
    struct termios avant; /* as it was found */
    bool moderne;         /* of xterm's family: knows mouse, pastes and reports */
    bool console;         /* the Linux console: few glyphs */
    bool souris;          /* the mouse is ours */
    bool large;           /* `●` takes two columns here */
    int colonnes, lignes; /* now */
    bool taille_imposee;  /* by --taille-ecran */
    bool fini;            /* an EVENEMENT_FIN came: it will come again, whoever asks */
    int signal;           /* the one behind it, 0: none */
    struct decodeur decodeur;
};

/* Opens it. `colonnes` and `lignes`: the size to draw for, 0: the terminal's own. NULL, or in the
 * user's language why it cannot serve here; it is then as it was found. */
const char *terminal_ouvrir(struct terminal *t, int colonnes, int lignes);

/* Gives it back as it was found. Does nothing when it is not open. */
void terminal_fermer(struct terminal *t);

/* Asks how wide `●` is here, at most 150 ms; the answer is in `t->large`. */
void terminal_sonder(struct terminal *t);

/* Takes or leaves the mouse. */
void terminal_souris(struct terminal *t, bool voulue);

/* The next event: from the keyboard, from the system, from `fd` or from `fond` (work in the
 * background; -1: none), or EVENEMENT_DELAI after `delai` milliseconds (-1: never). Sleeps
 * meanwhile. Ctrl-Z is served inside. */
struct evenement terminal_attendre(struct terminal *t, int fd, int fond, int delai);

/* Everything will be drawn again, whatever the terminal shows. */
void terminal_redessiner(void);

#endif
