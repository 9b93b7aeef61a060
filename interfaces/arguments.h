/* Command-line words of the game or of a sub-command: a table of options, then operands. */
#ifndef INTERFACES_ARGUMENTS_H
#define INTERFACES_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>

/* An option. One of `drapeau`, `nombre`, `texte` and `poser` is set. The table ends with a NULL
 * name. */
struct argument {
    const char *nom;    /* "--fils" */
    bool *drapeau;      /* becomes true */
    long *nombre;       /* takes the next word, or what follows '=' */
    long min, max;
    const char **texte; /* takes the same, as it is */
    /* Takes the same, of a flag its name. NULL, or what is wrong with it. */
    const char *(*poser)(void *contexte, const char *valeur);
    void *contexte;     /* of poser() */
    const char *valeur; /* name of the value in the help, marked N_() if a word, "" where `aide`
                           tells the values; NULL: a flag, which takes none */
    const char *aide;   /* one line, marked N_() */
    unsigned pour;      /* bits of the actions of a command that have it; 0: all of them */
};

/* An action of a command, "importer" of "base". The table ends with a NULL name; "" is what the
 * command does without one. What is asked of it, each command defines for itself. */
struct demande;
struct action {
    const char *nom;
    unsigned bit; /* that of its options, in `pour` */
    int (*executer)(struct demande *d);
    const char *usage; /* marked N_() */
    int min, max;      /* operands, where the command does not count them itself */
    const char *aide;  /* one line, marked N_() */
};

/* The one that argv[1] names, or NULL. */
const struct action *action_chercher(const struct action *actions, int argc, char **argv);

/* Prints the usage of each, in so many columns, with its line of help. */
void actions_aider(const struct action *actions, int largeur);

/* Keeps in the table what is for the action whose bit is given. */
void arguments_garder(struct argument *table, unsigned action);

/* A poser() whose context is a double: seconds, from a thousandth to a day. */
const char *argument_secondes(void *secondes, const char *valeur);

/* The same of an array of two names, NULL where none was given: a player's, then of whom he plays
 * against. */
const char *argument_joueur(void *noms, const char *valeur);

/* Says in a help what the exit status of a command means. */
void argument_aider_statut(void);

/* Does the word ask for help? */
bool argument_aide(const char *mot);

/* Reads the words after argv[0] for `commande`, "othello match", whose program the help names; the
 * operands (what does not begin with "-", "-" alone, boards, all that follows "--") go to
 * `operandes`, at most `max` of them, NULL after the last when there is room. True when all is
 * well; else the message has been written to the standard error, or the help asked for to the
 * standard output (with `usage` NULL the caller sees to that), and *statut is the exit status. */
bool arguments_lire(const char *commande, const struct argument *table, int argc, char **argv,
                    const char *usage, const char **operandes, int max, int *statut);

#endif
