/* Rays from every square, as constant expressions: the compiler folds them into read-only tables
 * (built by loops at start they would be writable, and the search much slower).
 *
 * A ray leaves its square out. "Up" goes to higher bits:  +1 east, +7, +8 south, +9. */
#ifndef MOTEUR_RAYONS_H
#define MOTEUR_RAYONS_H

#include <stdint.h>

#define COLONNES     UINT64_C(0x0101010101010101)
#define COL_APRES(x) (((0xFEu << ((x) & 7)) & 0xFFu) * COLONNES)
#define COL_AVANT(x) (((1u << ((x) & 7)) - 1u) * COLONNES)
#define RANGEE(x)    (UINT64_C(0xFF) << ((x) & 56))

#define RAYON_E(x)  (COL_APRES(x) & RANGEE(x))
#define RAYON_SO(x) ((UINT64_C(0x0002040810204080) << (x)) & COL_AVANT(x))
#define RAYON_S(x)  (UINT64_C(0x0101010101010100) << (x))
#define RAYON_SE(x) ((UINT64_C(0x8040201008040200) << (x)) & COL_APRES(x))
#define RAYON_O(x)  (COL_AVANT(x) & RANGEE(x))
#define RAYON_NE(x) ((UINT64_C(0x0102040810204000) >> (63 - (x))) & COL_APRES(x))
#define RAYON_N(x)  (UINT64_C(0x0080808080808080) >> (63 - (x)))
#define RAYON_NO(x) ((UINT64_C(0x0040201008040201) >> (63 - (x))) & COL_AVANT(x))

#define DIAGONALE(x)      (RAYON_NO(x) | RAYON_SE(x) | UINT64_C(1) << (x))
#define ANTIDIAGONALE(x)  (RAYON_NE(x) | RAYON_SO(x) | UINT64_C(1) << (x))
#define VOISINES(x)                                                                                \
    ((RAYON_E(x) | RAYON_O(x) | RAYON_N(x) | RAYON_S(x) | RAYON_NE(x) | RAYON_NO(x) |              \
      RAYON_SE(x) | RAYON_SO(x)) & CARRE(x))
/* The 3x3 squares around x: its column and the two beside it, its row and the two beside it. */
#define CARRE(x)                                                                                   \
    ((((0x0701u << ((x) & 7)) | (0x07u << ((x) & 7)) >> 1) & 0xFFu) * COLONNES &                   \
     (RANGEE(x) | RANGEE(x) << 8 | RANGEE(x) >> 8))

/* POUR_64(M): M(0), M(1), ... M(63), to fill a table. */
#define POUR_8(M, x) M(x), M(x + 1), M(x + 2), M(x + 3), M(x + 4), M(x + 5), M(x + 6), M(x + 7)
#define POUR_64(M)                                                                                 \
    POUR_8(M, 0), POUR_8(M, 8), POUR_8(M, 16), POUR_8(M, 24), POUR_8(M, 32), POUR_8(M, 40),        \
        POUR_8(M, 48), POUR_8(M, 56)

#endif
