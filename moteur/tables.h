/* Read-only tables by square, shared by every variant of the search (see rayons.h). */
#ifndef MOTEUR_TABLES_H
#define MOTEUR_TABLES_H

#include <stdint.h>

/* The eight rays of a square in one cache line: east, south-west, south, south-east (towards higher
 * bits), then north-west, north, north-east, west. */
extern const uint64_t RAYONS[64][8];
/* A square alone. */
extern const uint64_t CASES[64];
/* The up to eight squares that touch one. */
extern const uint64_t VOISINAGE[64];

/* COMPTE holds, for each length of a line and each place of its only empty square, a table by the
 * player's discs on the line (its squares in order, a bit each): twice the discs that he would turn
 * in the low byte, twice what the opponent, who holds all the rest, would turn in the high byte.
 * Twice: what the difference of discs gains. The four lines of a square add up without carry. */
enum { COMPTE_TAILLE = 3580 };
extern const uint16_t COMPTE[COMPTE_TAILLE];

/* The diagonals through a square, and where their tables begin in COMPTE. Gathered by columns, an
 * anti-diagonal comes out in the other order: a table of its own, and the first column to leave
 * out. */
struct diagonales {
    uint64_t diagonale;
    uint64_t antidiagonale;
    uint16_t compte_diagonale;
    uint16_t compte_antidiagonale;
    uint16_t compte_par_colonnes;
    uint8_t colonne_diagonale;
    uint8_t colonne_antidiagonale;
};
extern const struct diagonales DIAGONALES[64];

/* The order of squares when parity alone decides, by parity: those of the odd quadrants that give
 * no corner, the others of theirs, then the same of the even ones. Each set holds those before. */
extern const uint64_t LOTS[16][4];

#endif
