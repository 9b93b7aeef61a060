/* From the command line to the loop and back: what main.c needs besides the loop. */
#ifndef INTERFACES_LANCER_H
#define INTERFACES_LANCER_H

#include <stdbool.h>

/* Reads the command line, runs a sub-command or opens the display and greets the user. True when
 * the game should be played; else `*statut` is the exit status of the program. */
bool commencer(int argc, char **argv, int *statut);

/* Closes everything; gives the exit status. */
int terminer(void);

#endif
