/* `othello cassio`: the Othello Engine Protocol of Cassio, the program of the French clubs, on two
 * streams. The client searches from position to position and minds the clock; an engine answers one
 * search at a time. Lines begin with ENGINE-PROTOCOL:
 *
 *     init, new-position, empty-hash    "ready."
 *     get-version                       "version: …", "ready."
 *     midgame-search POSITION ALPHA BETA DEPTH PRECISION
 *     endgame-search POSITION ALPHA BETA PRECISION
 *                                       the result, "ready."
 *     stop                              ends the search: "ready.", no result
 *     get-search-infos                  "node N, time T" while it searches, else "ready."
 *     feed-hash …                       nothing
 *     quit                              "bye bye.", as at the end of the input
 *
 * and an empty line, which asks for a sign of life: "ok." while it searches, else "ready.". A
 * result is one line, the value in discs for the side to move, named by its letter:
 *
 *     POSITION, move f5, depth 20, @95%, W+2.00 <= v <= W+2.00, f5D6c3, node 12345, time 0.064
 *
 * The value is always the whole answer, hence both bounds: ALPHA and BETA are read and not needed.
 * What comes while a search runs and is not for it waits for its end; `stop` forgets that too. What
 * cannot be obeyed is answered "ERROR: …".
 *
 * Sources: the protocol's page (cassio.free.fr/engine-protocol.htm), what Cassio's own reader
 * accepts (snicolet/cassio, UnitEngine.p) and what Edax answers. */
#ifndef INTERFACES_CASSIO_H
#define INTERFACES_CASSIO_H

#include "interfaces/protocoles.h"

int commande_cassio(int argc, char **argv);

/* Speaks the protocol until quit or the end of the input, of which what was asked before is still
 * answered; `entree` is a file descriptor. Of the service only the means count. */
void cassio_servir(int entree, FILE *sortie, const struct service *service);

#endif
