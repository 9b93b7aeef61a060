/* The engine as the judge of an opening book (moteur/ouvrage.h): positions are searched side by
 * side, each from nothing, so that its value depends on the position and the depth alone.
 *
 * Every search ends on the same side's turn: an evaluation may be kinder to the side that has just
 * moved (docs/livre.md has by how much), and a book compares positions of even and odd plies. So
 * with N plies asked for, N or N + 1 are searched, whichever makes the number of discs at the
 * horizon even. */
#ifndef INTERFACES_LIVRE_JUGE_H
#define INTERFACES_LIVRE_JUGE_H

#include "moteur/moteur.h"
#include "moteur/ouvrage.h"

struct livre_juge {
    struct moteur *moteurs[MOTEUR_FILS_MAX]; /* one for each thread */
    int fils;
    int profondeur;           /* plies of a search, or one less */
    const atomic_bool *arret; /* borrowed */
};

/* False when memory lacks: nothing is left to free. */
bool livre_juge_init(struct livre_juge *j, int fils, int profondeur, const atomic_bool *arret);
void livre_juge_detruire(struct livre_juge *j);

/* The judge, to be given to ouvrage_grandir(). */
struct ouvrage_juge livre_juge_de(struct livre_juge *j);

#endif
