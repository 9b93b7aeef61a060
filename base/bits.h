/* Bits of a 64-bit word: the few words that every bitboard needs.
 *
 * Square numbering of all the bitboards of the project: bit 0 is a1, bit 1 is b1, bit 8 is a2.
 * All functions are pure and may be called from any thread. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

/* Number of bits set, 0 to 64. */
static inline int bits_compter(uint64_t b)
{
    return __builtin_popcountll(b);
}

/* Index of the lowest bit set; `b` must not be 0. */
static inline int bits_premier(uint64_t b)
{
    return __builtin_ctzll(b);
}

/* `b` without its lowest bit set; 0 stays 0. */
static inline uint64_t bits_reste(uint64_t b)
{
    return b & (b - 1);
}

/* The word whose only bit is `i`, 0 to 63. */
static inline uint64_t bit(int i)
{
    return UINT64_C(1) << i;
}

#endif
