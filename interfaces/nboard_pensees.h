/* The thoughts behind `hint` and `analyze` of the NBoard protocol: kinds of player whose thought
 * writes lines as it goes instead of choosing a move. */
#ifndef INTERFACES_NBOARD_PENSEES_H
#define INTERFACES_NBOARD_PENSEES_H

#include <stdio.h>

#include "partie/joueur.h"

/* Plies that `set depth` may ask for. */
enum { NBOARD_PROFONDEUR_MAX = 60 };

/* What such a player has in `etat`. */
struct nboard_pensees {
    FILE *sortie;
    int nb;         /* moves that hint tells about */
    struct moyens moyens;
    int profondeur; /* plies, as `set depth` says; 0: hint deepens without end, analyze looks 8
                       plies */
};

/* hint: the values of the best moves, deeper and deeper until stopped or exact. */
extern const struct genre_joueur nboard_hint;

/* analyze: the value of each position of the game, from the last to the first. */
extern const struct genre_joueur nboard_analyze;

#endif
