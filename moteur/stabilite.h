/* Discs that can never be turned again: a lower bound, cheap enough for the search.
 *
 * A disc is stable when, along each of the four lines through it, the line is full, or one of
 * its two neighbours is a stable disc of its own colour. On an edge only the edge itself counts,
 * so a table of all 3^8 edges tells exactly; inside, the rule above is iterated from there. */
#ifndef MOTEUR_STABILITE_H
#define MOTEUR_STABILITE_H

#include <stdint.h>

/* For each pair (discs of the player, discs of the opponent) of an edge, the player's stable
 * discs. 64 KiB, computed once per engine. */
struct stabilite {
    uint8_t bord[256][256];
};

void stabilite_init(struct stabilite *s);

/* Stable discs of `joueur` (a set). */
uint64_t stabilite_discs(const struct stabilite *s, uint64_t joueur, uint64_t adverse);

#endif
