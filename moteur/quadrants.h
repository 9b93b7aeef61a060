/* Parity: who plays last in a closed region. The four corners of 4x4 squares stand for regions.
 *
 * A parity is four bits, one a quadrant, set when its number of empty squares is odd. */
#ifndef MOTEUR_QUADRANTS_H
#define MOTEUR_QUADRANTS_H

#include <stdint.h>

#include "base/bits.h"

#define QUADRANT_NO UINT64_C(0x000000000F0F0F0F)
#define QUADRANT_NE UINT64_C(0x00000000F0F0F0F0)
#define QUADRANT_SO UINT64_C(0x0F0F0F0F00000000)
#define QUADRANT_SE UINT64_C(0xF0F0F0F000000000)

/* The squares of the odd quadrants, by parity. */
extern const uint64_t IMPAIRS[16];
/* The parity bit of a square's quadrant. */
extern const uint8_t QUADRANT[64];

static inline unsigned parite_de(uint64_t vides)
{
    return (bits_compter(vides & QUADRANT_NO) & 1u) |
           (bits_compter(vides & QUADRANT_NE) & 1u) << 1 |
           (bits_compter(vides & QUADRANT_SO) & 1u) << 2 |
           (bits_compter(vides & QUADRANT_SE) & 1u) << 3;
}

#endif
