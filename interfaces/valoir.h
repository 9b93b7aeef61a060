/* What each legal move of an 8x8 position is worth, within a time: partie/valeurs.h for a filter of
 * positions, by one engine whose table goes on from one to the next, and whose searches the time
 * stops too. */
#ifndef INTERFACES_VALOIR_H
#define INTERFACES_VALOIR_H

#include "moteur/moteur.h"

/* Searches each move for itself, a ply deeper at each turn, until all are proved or `secondes` are
 * over. The answer is that of the last turn that came to its end: `profondeur` counts the move,
 * `coups` has every legal one, best first. The side to move has one. */
void valoir(struct moteur *m, const struct othellier *p, double secondes, const atomic_bool *arret,
            struct moteur_reponse *r);

#endif
