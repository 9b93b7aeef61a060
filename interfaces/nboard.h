/* `othello nboard`: the NBoard protocol, version 2, on two streams. Method: the protocol page of
 * NTest (weltyc/ntest, instructions/Protocol.htm) and recorded sessions.
 *
 * go answers "=== MOVE/EVAL/SECONDS" and plays nothing; with no move it answers "=== PA". hint and
 * analyze write as they go. ping, stop and quit end whatever runs at once; a go that is ended
 * answers with the best move so far, before the pong. Unknown lines are passed over, as the
 * protocol wants. */
#ifndef INTERFACES_NBOARD_H
#define INTERFACES_NBOARD_H

#include "interfaces/protocoles.h"

int commande_nboard(int argc, char **argv);

/* Speaks the protocol until quit or the end of the input; `entree` is a file descriptor. */
void nboard_servir(int entree, FILE *sortie, const struct service *service);

#endif
