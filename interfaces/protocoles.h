/* The command line of `othello gtp`, `othello nboard` and `othello cassio`. */
#ifndef INTERFACES_PROTOCOLES_H
#define INTERFACES_PROTOCOLES_H

#include <stdbool.h>
#include <stdio.h>

#include "base/pensee.h"

/* How a protocol serves. */
struct service {
    int niveau;
    double secondes; /* for each move, instead of the level; 0: the level says */
    uint64_t noeuds; /* the same, positions; 0: no limit */
    bool sans_livre; /* searches even what the opening book knows */
    bool bavard;     /* tells the thought behind each of its moves on the standard error */
    bool reflexion; /* thinks on the other's time too */
    struct moyens moyens;
};

/* A protocol on two streams, until its end. */
typedef void (*protocole)(int entree, FILE *sortie, const struct service *service);

/* Reads the options, serves the standard streams; gives the exit status. A protocol without a
 * `joueur` of ours, which searches what it is asked, has the options of the means alone. */
int protocole_executer(protocole servir, bool joueur, int argc, char **argv);

#endif
