/* `othello gtp`: the Go Text Protocol as Othello programs speak it (Quarry, GoGui, gtp-rhino).
 *
 *     [id] command arguments   ->   =[id] answer, or ?[id] message, then an empty line
 *
 * Squares are a1 top left, as everywhere here. A pass may be left out or played; genmove answers
 * "pass" when there is no move. While genmove thinks, "# interrupt", "stop" and "quit" end the
 * thought at once: it answers with the best move so far. */
#ifndef INTERFACES_GTP_H
#define INTERFACES_GTP_H

#include "interfaces/protocoles.h"

int commande_gtp(int argc, char **argv);

/* Speaks the protocol until quit or the end of the input; `entree` is a file descriptor. */
void gtp_servir(int entree, FILE *sortie, const struct service *service);

#endif
