/* Move generation, flips and last-disc counts: the innermost loop of everything.
 *
 * Included by each variant of the search after it has defined NIVEAU_X86, the level of the x86-64
 * architecture (3: AVX2 and BMI2; 4: AVX-512 too; 0: plain C), so that one program holds all forms
 * and chooses at run time. Functions are static: every variant has its own. Method of levels 3 and
 * 4:
 *
 *  - legal moves: parallel prefix over four directions in the four lanes, both ways;
 *  - flips, four rays in the lanes, twice: towards higher bits, the first square that is not the
 *    opponent's is the lowest bit of those on the ray; towards lower bits, all squares from it on
 *    are filled by three shifts, of which it is the highest. Level 4 has leading zero counts in
 *    each lane instead of the fill, and any function of three words in one instruction;
 *  - last disc: every other square is full, so the line through it, gathered into a byte, says
 *    alone what either side turns: a table by position in the line and discs of the player. */
#ifndef MOTEUR_PRIMITIVES_H
#define MOTEUR_PRIMITIVES_H

#include <stdint.h>

#include "base/bits.h"
#include "moteur/othellier.h"
#include "moteur/rayons.h"
#include "moteur/tables.h"

#if NIVEAU_X86 >= 3
#include <immintrin.h>
#endif

static inline int score_final(uint64_t joueur, uint64_t adverse)
{
    const int j = bits_compter(joueur), a = bits_compter(adverse);
    const int vides = 64 - j - a;
    return j > a ? j - a + vides : j < a ? j - a - vides : 0;
}

#if NIVEAU_X86 >= 3

static inline uint64_t reunir(__m256i v)
{
    const __m128i d = _mm_or_si128(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    return (uint64_t)_mm_cvtsi128_si64(_mm_or_si128(d, _mm_unpackhi_epi64(d, d)));
}

static inline __m256i partout(uint64_t b)
{
    return _mm256_set1_epi64x((long long)b);
}

static inline __m256i quatre_rayons(const uint64_t *rayons)
{
    return _mm256_load_si256((const __m256i *)rayons);
}

/* a | (b & c) */
static inline __m256i ou_et(__m256i a, __m256i b, __m256i c)
{
#if NIVEAU_X86 >= 4
    return _mm256_ternarylogic_epi64(a, b, c, 0xF8);
#else
    return _mm256_or_si256(a, _mm256_and_si256(b, c));
#endif
}

/* a & b & c */
static inline __m256i et_et(__m256i a, __m256i b, __m256i c)
{
#if NIVEAU_X86 >= 4
    return _mm256_ternarylogic_epi64(a, b, c, 0x80);
#else
    return _mm256_and_si256(_mm256_and_si256(a, b), c);
#endif
}

/* Legal moves among the empty squares, `libres`; either side's discs fill the four lanes. */
static inline uint64_t coups_parmi(__m256i J, __m256i adverse, uint64_t libres)
{
    const __m256i pas = _mm256_set_epi64x(9, 7, 1, 8);
    const __m256i pas2 = _mm256_set_epi64x(18, 14, 2, 16);
    const int64_t dedans = INT64_C(0x7E7E7E7E7E7E7E7E);
    const __m256i A = _mm256_and_si256(adverse, _mm256_set_epi64x(dedans, dedans, dedans, -1));
    __m256i haut = _mm256_and_si256(A, _mm256_sllv_epi64(J, pas));
    __m256i bas = _mm256_and_si256(A, _mm256_srlv_epi64(J, pas));
    haut = ou_et(haut, A, _mm256_sllv_epi64(haut, pas));
    bas = ou_et(bas, A, _mm256_srlv_epi64(bas, pas));
    const __m256i paires_h = _mm256_and_si256(A, _mm256_sllv_epi64(A, pas));
    const __m256i paires_b = _mm256_srlv_epi64(paires_h, pas);
    haut = ou_et(haut, paires_h, _mm256_sllv_epi64(haut, pas2));
    bas = ou_et(bas, paires_b, _mm256_srlv_epi64(bas, pas2));
    haut = ou_et(haut, paires_h, _mm256_sllv_epi64(haut, pas2));
    bas = ou_et(bas, paires_b, _mm256_srlv_epi64(bas, pas2));
    const __m256i fins =
        _mm256_or_si256(_mm256_sllv_epi64(haut, pas), _mm256_srlv_epi64(bas, pas));
    return reunir(fins) & libres;
}

static inline uint64_t coups_legaux(uint64_t joueur, uint64_t adverse)
{
    return coups_parmi(partout(joueur), partout(adverse), ~(joueur | adverse));
}

static inline unsigned compte_du_dernier(uint64_t joueur, int x)
{
    const struct diagonales *l = &DIAGONALES[x];
    const unsigned rang = (unsigned)x & 7, rangee = (unsigned)x & 56;
    return (unsigned)COMPTE[(rang << 8) + (joueur >> rangee & 255)] +
           COMPTE[(rangee << 5) + _pext_u64(joueur, COLONNES << rang)] +
           COMPTE[l->compte_diagonale + _pext_u64(joueur, l->diagonale)] +
           COMPTE[l->compte_antidiagonale + _pext_u64(joueur, l->antidiagonale)];
}

/* Flips towards higher bits are what a ray has of these squares: those below the first one on it
 * that is not the opponent's, when it is the player's. */
static inline __m256i sous_la_borne(__m256i J, __m256i A, __m256i rayons)
{
    const __m256i zero = _mm256_setzero_si256();
    const __m256i libres = _mm256_andnot_si256(A, rayons);
    const __m256i borne = et_et(libres, _mm256_sub_epi64(zero, libres), J);
    const __m256i dessous = _mm256_add_epi64(borne, _mm256_set1_epi64x(-1));
    return _mm256_andnot_si256(_mm256_cmpeq_epi64(borne, zero), dessous);
}

/* Flips towards lower bits. */
static inline __m256i retournes_descendants(__m256i J, __m256i A, __m256i rayons)
{
    const __m256i libres = _mm256_andnot_si256(A, rayons);
#if NIVEAU_X86 >= 4
    const __m256i premier =
        _mm256_srlv_epi64(partout(UINT64_C(1) << 63), _mm256_lzcnt_epi64(libres));
#else
    const __m256i pas = _mm256_set_epi64x(1, 7, 8, 9);
    __m256i loin = _mm256_or_si256(libres, _mm256_srlv_epi64(libres, pas));
    loin = _mm256_or_si256(loin, _mm256_srlv_epi64(loin, _mm256_set_epi64x(2, 14, 16, 18)));
    loin = _mm256_or_si256(loin, _mm256_srlv_epi64(loin, _mm256_set_epi64x(4, 28, 32, 36)));
    const __m256i premier = _mm256_andnot_si256(_mm256_srlv_epi64(loin, pas), loin);
#endif
    const __m256i borne = _mm256_and_si256(premier, J);
    return et_et(A, rayons, _mm256_sub_epi64(_mm256_setzero_si256(), borne));
}

/* Flips of the move to x, a part of them in each lane; either side's discs fill the four lanes. */
static inline __m256i retournes_par_rayon(__m256i J, __m256i A, int x)
{
    const __m256i montants = quatre_rayons(RAYONS[x]);
    return ou_et(retournes_descendants(J, A, quatre_rayons(RAYONS[x] + 4)),
                 sous_la_borne(J, A, montants), montants);
}

static inline uint64_t retournes(uint64_t joueur, uint64_t adverse, int x)
{
    return reunir(retournes_par_rayon(partout(joueur), partout(adverse), x));
}

#else

static inline uint64_t pousser(uint64_t joueur, uint64_t adverse, int pas)
{
    uint64_t haut = adverse & joueur << pas, bas = adverse & joueur >> pas;
    haut |= adverse & haut << pas;
    bas |= adverse & bas >> pas;
    const uint64_t paires_h = adverse & adverse << pas, paires_b = paires_h >> pas;
    haut |= paires_h & haut << 2 * pas;
    bas |= paires_b & bas >> 2 * pas;
    haut |= paires_h & haut << 2 * pas;
    bas |= paires_b & bas >> 2 * pas;
    return haut << pas | bas >> pas;
}

static inline uint64_t coups_legaux(uint64_t joueur, uint64_t adverse)
{
    const uint64_t dedans = adverse & UINT64_C(0x7E7E7E7E7E7E7E7E);
    return (pousser(joueur, dedans, 1) | pousser(joueur, adverse, 8) |
            pousser(joueur, dedans, 7) | pousser(joueur, dedans, 9)) &
           ~(joueur | adverse);
}

static inline uint64_t rayon_montant(uint64_t joueur, uint64_t adverse, uint64_t rayon)
{
    const uint64_t libres = ~adverse & rayon;
    const uint64_t borne = libres & (0 - libres) & joueur;
    return rayon & (borne - (borne != 0));
}

static inline uint64_t rayon_descendant(uint64_t joueur, uint64_t adverse, uint64_t rayon)
{
    const uint64_t libres = ~adverse & rayon;
    const uint64_t borne = (UINT64_C(1) << 63) >> __builtin_clzll(libres | 1) & libres & joueur;
    return rayon & (0 - (borne << 1));
}

static inline uint64_t retournes(uint64_t joueur, uint64_t adverse, int x)
{
    uint64_t r = 0;
    for (int i = 0; i < 4; i++)
        r |= rayon_montant(joueur, adverse, RAYONS[x][i]) |
             rayon_descendant(joueur, adverse, RAYONS[x][4 + i]);
    return r;
}

static inline unsigned compte_du_dernier(uint64_t joueur, int x)
{
    const struct diagonales *l = &DIAGONALES[x];
    const unsigned rang = (unsigned)x & 7, rangee = (unsigned)x & 56;
    const uint64_t colonne = ((joueur >> rang & COLONNES) * UINT64_C(0x0102040810204080)) >> 56;
    const uint64_t d = ((joueur & l->diagonale) * COLONNES >> 56) >> l->colonne_diagonale;
    const uint64_t a = ((joueur & l->antidiagonale) * COLONNES >> 56) >> l->colonne_antidiagonale;
    return (unsigned)COMPTE[(rang << 8) + (joueur >> rangee & 255)] +
           COMPTE[(rangee << 5) + colonne] + COMPTE[l->compte_diagonale + d] +
           COMPTE[l->compte_par_colonnes + a];
}

#endif

#endif
