/* --fils, --hachage and --poids: what the machine gives to thought, the same options with the same
 * words for every command that thinks. */
#ifndef INTERFACES_RESSOURCES_H
#define INTERFACES_RESSOURCES_H

#include <stdlib.h>
#include <string.h>

#include "base/pensee.h"
#include "interfaces/arguments.h"

enum { RESSOURCES = 3 };

/* The three options, writing to `moyens`, into a table. */
void ressources_arguments(struct moyens *moyens, struct argument table[RESSOURCES]);

/* Frees what --poids read, after the last thought. In line, since a program without the engine,
 * which has read nothing, calls it too. */
static inline void ressources_rendre(struct moyens *moyens)
{
    void *poids;
    memcpy(&poids, &moyens->poids, sizeof poids); /* ours to free, const for all others */
    free(poids);
    moyens->poids = NULL;
}

#endif
