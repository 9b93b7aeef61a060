/* A number on the command line of a tool: anything else than one between the bounds is said, with
 * the name of the argument, and ends the process with status 2. */
#ifndef OUTILS_NOMBRE_H
#define OUTILS_NOMBRE_H

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/texte.h"

static inline long nombre_lire(const char *outil, const char *nom, const char *mot, long min,
                               long max)
{
    long n = 0;
    if (!vue_entier(vue_de(mot), min, max, &n)) {
        fprintf(stderr, "%s: %s \"%s\": not a whole number from %ld to %ld\n", outil, nom, mot, min,
                max);
        exit(2);
    }
    return n;
}

static inline double reel_lire(const char *outil, const char *nom, const char *mot, double min,
                               double max)
{
    double x = 0;
    if (!vue_reel(vue_de(mot), min, max, &x)) {
        fprintf(stderr, "%s: %s \"%s\": not a number from %g to %g\n", outil, nom, mot, min, max);
        exit(2);
    }
    return x;
}

#endif
