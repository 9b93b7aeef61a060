/* The command line that `othello gtp` and `othello nboard` share. */
#ifndef INTERFACES_PROTOCOLES_H
#define INTERFACES_PROTOCOLES_H

#include <stdbool.h>

/* Reads [--niveau N] and --aide. False when an argument is wrong: said. `*niveau` is 0 when only
 * the help was asked for: given. */
bool protocole_options(int argc, char **argv, int *niveau);

#endif
