/* The tables of tables.h, all of them constant expressions. */
#include "moteur/tables.h"

#include "moteur/quadrants.h"
#include "moteur/rayons.h"

#define MONTANTS(x)    {RAYON_E(x), RAYON_SO(x), RAYON_S(x), RAYON_SE(x)}
#define DESCENDANTS(x) {RAYON_NO(x), RAYON_N(x), RAYON_NE(x)}

_Alignas(64) const uint64_t RAYONS_MONTANTS[64][4] = {POUR_64(MONTANTS)};
_Alignas(64) const uint64_t RAYONS_DESCENDANTS[64][3] = {POUR_64(DESCENDANTS)};
_Alignas(64) const uint64_t RAYONS_OUEST[64] = {POUR_64(RAYON_O)};
_Alignas(64) const uint64_t VOISINAGE[64] = {POUR_64(VOISINES)};

#define AVANT(x)   ((UINT64_C(1) << (x)) - 1)
#define LIGNE(x)                                                                                   \
    {DIAGONALE(x), ANTIDIAGONALE(x), __builtin_popcountll(DIAGONALE(x) & AVANT(x)),                \
     __builtin_popcountll(ANTIDIAGONALE(x) & AVANT(x))}

_Alignas(64) const struct lignes LIGNES[64] = {POUR_64(LIGNE)};

#define EST(i, j)   ((j) & (0xFEu << (i)) & 0xFFu)
#define OUEST(i, j) ((j) & ((1u << (i)) - 1u))
#define TOURNES(i, j)                                                                              \
    (2 * ((EST(i, j) ? __builtin_ctz(EST(i, j) | 256u) - (i) - 1 : 0) +                            \
          (OUEST(i, j) ? (i) - 1 - (31 - __builtin_clz(OUEST(i, j) | 1u)) : 0)))

/* One line of 256 for the empty square i: j written as (quarter, x). */
#define COMPTE_0(j) TOURNES(0, j)
#define COMPTE_1(j) TOURNES(1, j)
#define COMPTE_2(j) TOURNES(2, j)
#define COMPTE_3(j) TOURNES(3, j)
#define COMPTE_4(j) TOURNES(4, j)
#define COMPTE_5(j) TOURNES(5, j)
#define COMPTE_6(j) TOURNES(6, j)
#define COMPTE_7(j) TOURNES(7, j)
#define POUR_64_DEPUIS(M, d)                                                                       \
    POUR_8(M, d), POUR_8(M, d + 8), POUR_8(M, d + 16), POUR_8(M, d + 24), POUR_8(M, d + 32),       \
        POUR_8(M, d + 40), POUR_8(M, d + 48), POUR_8(M, d + 56)
#define POUR_256(M)                                                                                \
    {                                                                                              \
        POUR_64_DEPUIS(M, 0), POUR_64_DEPUIS(M, 64), POUR_64_DEPUIS(M, 128),                       \
            POUR_64_DEPUIS(M, 192)                                                                 \
    }

_Alignas(64) const uint8_t COMPTE[8][256] = {
    POUR_256(COMPTE_0), POUR_256(COMPTE_1), POUR_256(COMPTE_2), POUR_256(COMPTE_3),
    POUR_256(COMPTE_4), POUR_256(COMPTE_5), POUR_256(COMPTE_6), POUR_256(COMPTE_7),
};

#define IMPAIR(p)                                                                                  \
    (((p) & 1 ? QUADRANT_NO : 0) | ((p) & 2 ? QUADRANT_NE : 0) | ((p) & 4 ? QUADRANT_SO : 0) |     \
     ((p) & 8 ? QUADRANT_SE : 0))
#define QUADRANT_DE(x) ((x) & 32 ? ((x) & 4 ? 8 : 4) : ((x) & 4 ? 2 : 1))

const uint64_t IMPAIRS[16] = {POUR_8(IMPAIR, 0), POUR_8(IMPAIR, 8)};
const uint8_t QUADRANT[64] = {POUR_64(QUADRANT_DE)};
