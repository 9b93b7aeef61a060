/* The tables of tables.h, all of them constant expressions. */
#include "moteur/tables.h"

#include "moteur/ordre.h"
#include "moteur/quadrants.h"
#include "moteur/rayons.h"

#define HUIT(x)                                                                                    \
    {RAYON_E(x),  RAYON_SO(x), RAYON_S(x),  RAYON_SE(x),                                           \
     RAYON_NO(x), RAYON_N(x),  RAYON_NE(x), RAYON_O(x)}

#define CASE(x) UINT64_C(1) << (x)

_Alignas(64) const uint64_t RAYONS[64][8] = {POUR_64(HUIT)};
_Alignas(64) const uint64_t CASES[64] = {POUR_64(CASE)};
_Alignas(64) const uint64_t VOISINAGE[64] = {POUR_64(VOISINES)};

/* A line of n squares whose only empty one is the i-th, the player holding j. */
#define EST(i, j)   ((j) & (0xFEu << (i)) & 0xFFu)
#define OUEST(i, j) ((j) & ((1u << (i)) - 1u))
#define TOURNES(i, j)                                                                              \
    (2u * ((EST(i, j) ? (unsigned)__builtin_ctz(EST(i, j) | 256u) - (i) - 1u : 0u) +               \
           (OUEST(i, j) ? (i) - 1u - (31u - (unsigned)__builtin_clz(OUEST(i, j) | 1u)) : 0u)))
#define COMPTER(n, i, j) (TOURNES(i, j) | TOURNES(i, ~(unsigned)(j) & ((1u << (n)) - 1u)) << 8)

/* j in order: the low part of it is spread last. */
#define DE_8(n, i, j)                                                                              \
    COMPTER(n, i, (j)), COMPTER(n, i, (j) + 1), COMPTER(n, i, (j) + 2), COMPTER(n, i, (j) + 3),    \
        COMPTER(n, i, (j) + 4), COMPTER(n, i, (j) + 5), COMPTER(n, i, (j) + 6),                    \
        COMPTER(n, i, (j) + 7)
#define DE_16(n, i, j)  DE_8(n, i, j), DE_8(n, i, (j) + 8)
#define DE_32(n, i, j)  DE_16(n, i, j), DE_16(n, i, (j) + 16)
#define DE_64(n, i, j)  DE_32(n, i, j), DE_32(n, i, (j) + 32)
#define DE_128(n, i, j) DE_64(n, i, j), DE_64(n, i, (j) + 64)
#define DE_256(n, i, j) DE_128(n, i, j), DE_128(n, i, (j) + 128)

const uint16_t COMPTE[COMPTE_TAILLE] = {
    DE_256(8, 0u, 0), DE_256(8, 1u, 0), DE_256(8, 2u, 0), DE_256(8, 3u, 0),
    DE_256(8, 4u, 0), DE_256(8, 5u, 0), DE_256(8, 6u, 0), DE_256(8, 7u, 0),
    DE_128(7, 0u, 0), DE_128(7, 1u, 0), DE_128(7, 2u, 0), DE_128(7, 3u, 0),
    DE_128(7, 4u, 0), DE_128(7, 5u, 0), DE_128(7, 6u, 0),
    DE_64(6, 0u, 0),  DE_64(6, 1u, 0),  DE_64(6, 2u, 0),
    DE_64(6, 3u, 0),  DE_64(6, 4u, 0),  DE_64(6, 5u, 0),
    DE_32(5, 0u, 0),  DE_32(5, 1u, 0),  DE_32(5, 2u, 0),  DE_32(5, 3u, 0),  DE_32(5, 4u, 0),
    DE_16(4, 0u, 0),  DE_16(4, 1u, 0),  DE_16(4, 2u, 0),  DE_16(4, 3u, 0),
    DE_8(3, 0u, 0),   DE_8(3, 1u, 0),   DE_8(3, 2u, 0),
    0, 0, 0, 0, /* two squares or one: nothing to turn */
};

#define DEBUT(n)                                                                                   \
    ((n) == 8 ? 0 : (n) == 7 ? 2048 : (n) == 6 ? 2944 : (n) == 5 ? 3328 : (n) == 4 ? 3488 : 3552)
#define TABLE_DE(n, i) ((n) < 3 ? COMPTE_TAILLE - 4 : DEBUT(n) + ((i) << (n)))

#define TAILLE(b)          __builtin_popcountll(b)
#define AVANT(x)           ((UINT64_C(1) << (x)) - 1)
#define RANG(b, x)         TAILLE((b) & AVANT(x))
#define TABLE_LIGNE(b, x)  TABLE_DE(TAILLE(b), RANG(b, x))
#define TABLE_ENVERS(b, x) TABLE_DE(TAILLE(b), TAILLE(b) - 1 - RANG(b, x))
#define LIGNE(x)                                                                                   \
    {DIAGONALE(x),                                                                                 \
     ANTIDIAGONALE(x),                                                                             \
     TABLE_LIGNE(DIAGONALE(x), x),                                                                 \
     TABLE_LIGNE(ANTIDIAGONALE(x), x),                                                             \
     TABLE_ENVERS(ANTIDIAGONALE(x), x),                                                            \
     ((x) & 7) - RANG(DIAGONALE(x), x),                                                            \
     ((x) & 7) - (TAILLE(ANTIDIAGONALE(x)) - 1 - RANG(ANTIDIAGONALE(x), x))}

_Alignas(64) const struct diagonales DIAGONALES[64] = {POUR_64(LIGNE)};

#define IMPAIR(p)                                                                                  \
    (((p) & 1 ? QUADRANT_NO : 0) | ((p) & 2 ? QUADRANT_NE : 0) | ((p) & 4 ? QUADRANT_SO : 0) |     \
     ((p) & 8 ? QUADRANT_SE : 0))
#define QUADRANT_DE(x) ((x) & 32 ? ((x) & 4 ? 8 : 4) : ((x) & 4 ? 2 : 1))
#define SURS ~VOISINS_DES_COINS
#define LOT(p) {IMPAIR(p) & SURS, IMPAIR(p), IMPAIR(p) | SURS, ~UINT64_C(0)}

const uint64_t IMPAIRS[16] = {POUR_8(IMPAIR, 0), POUR_8(IMPAIR, 8)};
const uint64_t LOTS[16][4] = {POUR_8(LOT, 0), POUR_8(LOT, 8)};
const uint8_t QUADRANT[64] = {POUR_64(QUADRANT_DE)};
