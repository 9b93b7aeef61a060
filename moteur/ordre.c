/* Ordering numbers: see ordre.h. */
#include "moteur/ordre.h"

#include "moteur/recherche.h"

enum { SIGMA_MIN = 100 /* hundredths of a disc */ };

/* One quarter of the board, the others by symmetry. */
#define RANGEE_SYM(a, b, c, d) a, b, c, d, d, c, b, a

const int8_t NOTE_CASE[64] = {
    RANGEE_SYM(18, 4, 10, 8), RANGEE_SYM(4, 0, 6, 6), RANGEE_SYM(10, 6, 8, 6),
    RANGEE_SYM(8, 6, 6, 4),   RANGEE_SYM(8, 6, 6, 4), RANGEE_SYM(10, 6, 8, 6),
    RANGEE_SYM(4, 0, 6, 6),   RANGEE_SYM(18, 4, 10, 8),
};

const int8_t SEUIL_STABLE[64] = {
    99, 99, 99, 99, 99, 0,  2,  4,  6,  8,  10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32,
    34, 34, 36, 36, 38, 38, 40, 40, 42, 42, 44, 44, 46, 46, 48, 48, 50, 50, 52, 52, 54, 54,
    56, 56, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
};

const int SELECTIVITE_CONFIANCE[SELECTIVITES] = {52, 73, 87, 95, 98, 99, 100};

/* Standard deviations that the error would have to exceed, in hundredths. */
static const int ECARTS[SELECTIVITES] = {70, 110, 150, 200, 260, 330, 0};

/* The standard deviation is a line in the depths and the empty squares, fitted by
 * outils/calibrer.c. */
int marge_probable(int profondeur, int probable, int vides, int selectivite)
{
    const int sigma = profondeur == vides ? 634 - 56 * probable + 16 * vides
                                          : 472 + 28 * profondeur - 46 * probable - 6 * vides;
    return ((sigma > SIGMA_MIN ? sigma : SIGMA_MIN) * ECARTS[selectivite] + 9999) / 10000;
}
