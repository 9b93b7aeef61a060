/* Numbers that order the moves and gate the cut-offs. Measured on FFO 40-49 and on random endings;
 * see docs/mesures.md. */
#ifndef MOTEUR_ORDRE_H
#define MOTEUR_ORDRE_H

#include <stdint.h>

#define COINS UINT64_C(0x8100000000000081)

enum {
    NOTE_TABLE = 1 << 20,
    NOTE_MOBILITE = 32,
    NOTE_PARITE = 16,
};

/* Worth of a square by itself: corners, then what does not give one. */
extern const int8_t NOTE_CASE[64];

/* The stability cut-off is tried when alpha is at least this, by empty squares. */
extern const int8_t SEUIL_STABLE[64];

#endif
