/* A side's discs as the search of the last squares holds them, from one square to the next.
 *
 * Levels 3 and 4 of the processor (NIVEAU_X86, see primitives.h) keep the word in each of the four
 * lanes of a vector: flips and moves are reckoned there, lane by lane, and nothing waits for the
 * way from vectors to words and back. What a move turns stays in its four lanes, not gathered,
 * until a board needs it: whether it turns anything is known before. The plain level has the plain
 * word under the same names. A tenth of the time of endings (docs/mesures.md). */
#ifndef MOTEUR_CAMP_H
#define MOTEUR_CAMP_H

#include <stdbool.h>
#include <stdint.h>

#include "moteur/primitives.h"

#if NIVEAU_X86 >= 3

typedef __m256i camp;
typedef __m256i tournes; /* a part of the discs in each lane */

static inline camp camp_de(uint64_t discs)
{
    return partout(discs);
}

static inline uint64_t camp_bits(camp c)
{
    return (uint64_t)_mm_cvtsi128_si64(_mm256_castsi256_si128(c));
}

/* The legal moves among the empty squares, `libres`. */
static inline uint64_t camp_coups(camp joueur, camp adverse, uint64_t libres)
{
    return coups_parmi(joueur, adverse, libres);
}

/* What the move to x turns. */
static inline tournes camp_retournes(camp joueur, camp adverse, int x)
{
    return retournes_par_rayon(joueur, adverse, x);
}

/* The same where x may well turn nothing. */
static inline tournes camp_essayer(camp joueur, camp adverse, int x)
{
    return camp_retournes(joueur, adverse, x);
}

static inline bool tournes_rien(tournes r)
{
    return _mm256_testz_si256(r, r);
}

/* The discs of `c` with those of `r` gone over, one way or the other. */
static inline camp camp_bascule(camp c, tournes r)
{
    const __m256i deux = _mm256_or_si256(r, _mm256_permute2x128_si256(r, r, 1));
    const __m256i autres = _mm256_shuffle_epi32(deux, 0x4E);
#if NIVEAU_X86 >= 4
    return _mm256_ternarylogic_epi64(c, deux, autres, 0x1E);
#else
    return _mm256_xor_si256(c, _mm256_or_si256(deux, autres));
#endif
}

/* The same and the square x, where the move was. */
static inline camp camp_pose(camp c, tournes r, int x)
{
    return camp_bascule(_mm256_or_si256(c, partout(CASES[x])), r);
}

#else

typedef uint64_t camp;
typedef uint64_t tournes;

static inline camp camp_de(uint64_t discs)
{
    return discs;
}

static inline uint64_t camp_bits(camp c)
{
    return c;
}

static inline uint64_t camp_coups(camp joueur, camp adverse, uint64_t libres)
{
    (void)libres;
    return coups_legaux(joueur, adverse);
}

static inline tournes camp_retournes(camp joueur, camp adverse, int x)
{
    return retournes(joueur, adverse, x);
}

static inline tournes camp_essayer(camp joueur, camp adverse, int x)
{
    return VOISINAGE[x] & adverse ? retournes(joueur, adverse, x) : 0;
}

static inline bool tournes_rien(tournes r)
{
    return r == 0;
}

static inline camp camp_bascule(camp c, tournes r)
{
    return c ^ r;
}

static inline camp camp_pose(camp c, tournes r, int x)
{
    return c ^ r ^ bit(x);
}

#endif

#endif
