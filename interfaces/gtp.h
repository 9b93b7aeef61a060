/* `othello gtp`: the Go Text Protocol as Othello programs speak it (Quarry, GoGui, gtp-rhino).
 *
 *     [id] command arguments   ->   =[id] answer, or ?[id] message, then an empty line
 *
 * Squares are a1 top left, as everywhere here. A pass may be left out or played; genmove answers
 * "pass" when there is no move. While genmove or an analysis thinks, "# interrupt", "stop" and
 * "quit" end the thought at once: it answers with the best so far. Two commands are ours, for the
 * menu of GoGui:
 *
 *     othello-evaluation    ->   B+4, 18 plies: F5 D6 C3     (who leads, how surely, the line)
 *     othello-move_values   ->   LABEL F5 +4 …, COLOR green F5, TEXT B+4, 18 plies
 *
 * the labels being values for who moves, in discs, and "exact" or "95 %" in place of plies where
 * the end was reached. */
#ifndef INTERFACES_GTP_H
#define INTERFACES_GTP_H

#include "interfaces/protocoles.h"

int commande_gtp(int argc, char **argv);

/* Speaks the protocol until quit or the end of the input; `entree` is a file descriptor. */
void gtp_servir(int entree, FILE *sortie, const struct service *service);

#endif
