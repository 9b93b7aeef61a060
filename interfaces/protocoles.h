/* The command line that `othello gtp` and `othello nboard` share. */
#ifndef INTERFACES_PROTOCOLES_H
#define INTERFACES_PROTOCOLES_H

#include <stdbool.h>
#include <stdio.h>

#include "base/pensee.h"

/* How a protocol serves. */
struct service {
    int niveau;
    double secondes; /* for each move, instead of the level; 0: the level says */
    bool sans_livre; /* searches even what the opening book knows */
    bool reflexion; /* thinks on the other's time too */
    struct moyens moyens;
};

/* A protocol on two streams, until its end. */
typedef void (*protocole)(int entree, FILE *sortie, const struct service *service);

/* Reads the options, serves the standard streams; gives the exit status. */
int protocole_executer(protocole servir, int argc, char **argv);

#endif
