/* From the command line to the loop and back: what main.c needs besides the loop. */
#ifndef INTERFACES_LANCER_H
#define INTERFACES_LANCER_H

struct session;

/* Reads the command line, runs a sub-command or opens the display and greets the user. The sitting
 * to play, which partie/boucle.h then speaks for and terminer() frees; NULL when there is none:
 * `*statut` is the exit status of the program. */
struct session *commencer(int argc, char **argv, int *statut);

/* Closes everything; gives the exit status. Does not come back from a sitting that a signal ended:
 * it ends the program too. */
int terminer(struct session *session);

#endif
