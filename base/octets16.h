/* Sixteen small counts handled at once: a vector of 16 bytes.
 *
 * The arithmetic is that of gcc's and clang's vector types (+ - & | ~ == work byte by byte, a
 * comparison gives 0xff for true); this header adds the four operations that they lack. On x86-64
 * each is one or two instructions; elsewhere plain C gives the same results.
 * All functions are pure and may be called from any thread. */
#ifndef BASE_OCTETS16_H
#define BASE_OCTETS16_H

#include <stdint.h>
#include <string.h>
#ifdef __SSSE3__
#include <tmmintrin.h>
#endif

typedef uint8_t octets16 __attribute__((vector_size(16)));

/* The 16 bytes at `p`, which need not be aligned. */
static inline octets16 octets16_charger(const uint8_t *p)
{
    octets16 v;
    memcpy(&v, p, sizeof v);
    return v;
}

/* All bytes equal to `x`. */
static inline octets16 octets16_tous(uint8_t x)
{
    return (octets16){x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x};
}

/* The sum of the bytes, modulo 65536. */
static inline unsigned octets16_somme(octets16 v)
{
#ifdef __SSSE3__
    __m128i s = _mm_sad_epu8((__m128i)v, _mm_setzero_si128());
    return (unsigned)(_mm_cvtsi128_si32(s) + _mm_extract_epi16(s, 4));
#else
    unsigned somme = 0;
    for (int i = 0; i < 16; i++)
        somme += v[i];
    return somme;
#endif
}

/* Bit i of the result is the top bit of byte i: which comparisons are true. */
static inline unsigned octets16_bits(octets16 v)
{
#ifdef __SSSE3__
    return (unsigned)_mm_movemask_epi8((__m128i)v);
#else
    unsigned bits = 0;
    for (int i = 0; i < 16; i++)
        bits |= (unsigned)(v[i] >> 7) << i;
    return bits;
#endif
}

/* Byte i of the result is the smaller of byte i of `v` and `w`. */
static inline octets16 octets16_min(octets16 v, octets16 w)
{
#ifdef __SSSE3__
    return (octets16)_mm_min_epu8((__m128i)v, (__m128i)w);
#else
    octets16 plus_petit = (octets16)(v < w);
    return (v & plus_petit) | (w & ~plus_petit);
#endif
}

/* Byte i of the result is table[rang[i]]; every byte of `rang` must be 0 to 15. */
static inline octets16 octets16_lire(octets16 table, octets16 rang)
{
#ifdef __SSSE3__
    return (octets16)_mm_shuffle_epi8((__m128i)table, (__m128i)rang);
#else
    octets16 v;
    for (int i = 0; i < 16; i++)
        v[i] = table[rang[i]];
    return v;
#endif
}

#endif
