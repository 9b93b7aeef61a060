/* Read-only tables by square, shared by every variant of the search (see rayons.h). */
#ifndef MOTEUR_TABLES_H
#define MOTEUR_TABLES_H

#include <stdint.h>

/* East, south-west, south, south-east. */
extern const uint64_t RAYONS_MONTANTS[64][4];
/* North-west, north, north-east. */
extern const uint64_t RAYONS_DESCENDANTS[64][3];
extern const uint64_t RAYONS_OUEST[64];
/* The up to eight squares that touch one. */
extern const uint64_t VOISINAGE[64];

/* The diagonals through a square, and how many of their squares come before it. */
struct lignes {
    uint64_t diagonale;
    uint64_t antidiagonale;
    uint64_t rang_diagonale;
    uint64_t rang_antidiagonale;
};
extern const struct lignes LIGNES[64];

/* COMPTE[i][j]: twice the discs turned in a line whose only empty square is the i-th, the player
 * holding the bits of j. Twice: what the difference of discs gains. */
extern const uint8_t COMPTE[8][256];

#endif
