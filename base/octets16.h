/* Sixteen small counts handled at once: a vector of 16 bytes.
 *
 * The arithmetic is that of gcc's and clang's vector types (+ - & | ~ == work byte by byte, a
 * comparison gives 0xff for true); this header adds the few operations that they lack. On x86-64
 * each is one or two instructions; elsewhere plain C gives the same results.
 * All functions are pure and may be called from any thread. */
#ifndef BASE_OCTETS16_H
#define BASE_OCTETS16_H

#include <stdint.h>
#include <string.h>
#ifdef __SSE4_1__
#include <smmintrin.h>
#endif

typedef uint8_t octets16 __attribute__((vector_size(16)));
typedef int8_t signes16 __attribute__((vector_size(16)));
typedef uint16_t mots8 __attribute__((vector_size(16))); /* the same, as 8 words of 16 bits */

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
#ifdef __SSE4_1__
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
#ifdef __SSE4_1__
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
#ifdef __SSE4_1__
    return (octets16)_mm_min_epu8((__m128i)v, (__m128i)w);
#else
    octets16 plus_petit = (octets16)(v < w);
    return (v & plus_petit) | (w & ~plus_petit);
#endif
}

/* Byte i of the result is table[rang[i]]; every byte of `rang` must be 0 to 15. */
static inline octets16 octets16_lire(octets16 table, octets16 rang)
{
#ifdef __SSE4_1__
    return (octets16)_mm_shuffle_epi8((__m128i)table, (__m128i)rang);
#else
    octets16 v;
    for (int i = 0; i < 16; i++)
        v[i] = table[rang[i]];
    return v;
#endif
}

/* Word i of the result is v[2i] * w[2i] + v[2i+1] * w[2i+1], which must fit a word with sign. */
static inline mots8 octets16_paires(octets16 v, signes16 w)
{
#ifdef __SSE4_1__
    return (mots8)_mm_maddubs_epi16((__m128i)v, (__m128i)w);
#else
    mots8 paires;
    for (int i = 0; i < 8; i++)
        paires[i] = (uint16_t)(v[2 * i] * w[2 * i] + v[2 * i + 1] * w[2 * i + 1]);
    return paires;
#endif
}

/* The sum of the words, seen with their sign. */
static inline int mots8_somme(mots8 v)
{
#ifdef __SSE4_1__
    __m128i s = _mm_madd_epi16((__m128i)v, _mm_set1_epi16(1));
    s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4e));
    return _mm_cvtsi128_si32(s) + _mm_extract_epi32(s, 1);
#else
    int somme = 0;
    for (int i = 0; i < 8; i++)
        somme += (int16_t)v[i];
    return somme;
#endif
}

/* Word i of the result is word i + n of `v`, word 0 following word 7; n is 0 to 7. */
static inline mots8 mots8_tourner(mots8 v, int n)
{
    octets16 rangs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return (mots8)octets16_lire((octets16)v,
                                (rangs + octets16_tous((uint8_t)(2 * n))) & octets16_tous(15));
}

/* The place, 0 to 7, of the least word; the first one among equals. */
static inline int mots8_rang_du_min(mots8 v)
{
#ifdef __SSE4_1__
    return _mm_extract_epi16(_mm_minpos_epu16((__m128i)v), 1);
#else
    int rang = 0;
    for (int i = 1; i < 8; i++)
        rang = v[i] < v[rang] ? i : rang;
    return rang;
#endif
}

#endif
