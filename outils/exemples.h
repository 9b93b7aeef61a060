/* Positions with values, as the fits learn them: a list that grows. */
#ifndef OUTILS_EXEMPLES_H
#define OUTILS_EXEMPLES_H

#include <stddef.h>
#include <stdint.h>

#include "base/octets.h"
#include "moteur/othellier.h"

struct exemple {
    struct othellier p;
    int8_t valeur, vides; /* for the side to move; empty squares */
};

/* All zero at first; `liste` is the owner's to free. */
struct exemples {
    struct exemple *liste;
    size_t n, place;
};

static inline void exemples_ajouter(struct exemples *x, struct exemple e)
{
    if (x->n == x->place) {
        x->place = x->place ? 2 * x->place : 1 << 16;
        x->liste = memoire_agrandir(x->liste, x->place, sizeof *x->liste);
    }
    x->liste[x->n++] = e;
}

#endif
