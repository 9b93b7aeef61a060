/* From the command line to the loop and back: what main.c needs besides the loop. */
#ifndef INTERFACES_LANCER_H
#define INTERFACES_LANCER_H

#include <stdbool.h>

struct session;
struct epreuve;

/* Reads the command line, runs a sub-command or opens the display and greets the user. The sitting
 * to play, which partie/boucle.h then speaks for and terminer() frees; NULL when there is none:
 * `*statut` is the exit status of the program. */
struct session *commencer(int argc, char **argv, int *statut);

/* Closes everything; gives the exit status. Does not come back from a sitting that a signal ended:
 * it ends the program too. */
int terminer(struct session *session);

/* Opens a sitting of two people, which nothing is kept of, on the first display that works, with
 * the options to play with behind argv[0]: for a command that asks something on a board. What is
 * wrong in the settings file is told there. NULL: said, *statut is the exit status. */
struct session *lancer_seance(const char *commande, int argc, char **argv, int *statut);

/* Has questions asked in such a sitting, and closes both, as terminer() does. NULL: there are none,
 * `dit` says why; `refus`: for a fault. The exit status: 1 too where an answer could not be
 * written. */
int lancer_epreuve(const char *commande, struct session *s, struct epreuve *x, bool refus,
                   const char *dit);

#endif
