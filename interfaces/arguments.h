/* Command-line words of the game or of a sub-command: a table of options, then operands. */
#ifndef INTERFACES_ARGUMENTS_H
#define INTERFACES_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>

#define NOEUDS_MAX 1000000000000000L /* positions that a search may be limited to */

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
 * command does without one, and stands first. What is asked of it, each command defines for
 * itself. */
struct demande;
struct action {
    const char *nom;
    unsigned bit; /* that of its options, in `pour` */
    int (*executer)(struct demande *d);
    const char *usage; /* marked N_() */
    int min, max;      /* operands */
    const char *aide;  /* one line, marked N_() */
};
enum { OPERANDES = 1 << 20 }; /* as many as there are */

/* Has `lancer` do the action that argv[1] names, as `commande`, "othello base importer", with the
 * words from argv[1] on; or prints the help of all, with `suite` (marked N_(), or NULL) below it;
 * or says which there are. Gives the exit status. */
int actions_executer(const char *commande, const struct action *actions, const char *suite,
                     int (*lancer)(const struct action *a, const char *commande, int argc,
                                   char **argv),
                     int argc, char **argv);

/* For `lancer`: reads the words as arguments_lire() does, with the options of the table that are
 * for this action. The operands are in `*mots`, for free(), NULL after the last one and room for
 * one at least. */
bool action_arguments(const struct action *a, const char *commande, struct argument *table,
                      int argc, char **argv, const char ***mots, int *statut);

/* Says how the action is asked for. Gives the exit status. */
int action_refuser(const struct action *a, const char *commande);

/* A poser() whose context is a double: seconds, from a thousandth to a day. */
const char *argument_secondes(void *secondes, const char *valeur);

/* The same of an array of two names, NULL where none was given: a player's, then of whom he plays
 * against. */
const char *argument_joueur(void *noms, const char *valeur);

/* A line of a help: an option and its value, or NULL, in so many columns, then what it is for. */
void argument_aider(const char *nom, const char *valeur, int largeur, const char *aide);

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
