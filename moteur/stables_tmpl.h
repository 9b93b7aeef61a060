/* Stable discs, as stabilite.h counts them, in the four directions at once. Included by each
 * variant of the search; the plain form is stabilite_discs. */
#ifndef MOTEUR_STABLES_TMPL_H
#define MOTEUR_STABLES_TMPL_H

#include "moteur/primitives.h"
#include "moteur/stabilite.h"

#if NIVEAU_X86 >= 3

/* Squares from which 1, 2 or 4 steps leave the board, in the four directions, up and down. */
#define DROITE(n)     ((0xFF00u >> (n) & 0xFFu) * COLONNES)
#define GAUCHE(n)     (((1u << (n)) - 1u) * COLONNES)
#define DESSOUS(n)    (~UINT64_C(0) << (64 - 8 * (n)))
#define DESSUS(n)     ((UINT64_C(1) << 8 * (n)) - 1)
#define SORTIES_H(n)  QUATRE(DROITE(n), DESSOUS(n), DROITE(n) | DESSOUS(n), GAUCHE(n) | DESSOUS(n))
#define SORTIES_B(n)  QUATRE(GAUCHE(n), DESSUS(n), GAUCHE(n) | DESSUS(n), DROITE(n) | DESSUS(n))
#define QUATRE(h, v, d, g) \
    _mm256_set_epi64x((long long)(g), (long long)(d), (long long)(v), (long long)(h))

/* a & (b | c) */
static inline __m256i et_ou(__m256i a, __m256i b, __m256i c)
{
#if NIVEAU_X86 >= 4
    return _mm256_ternarylogic_epi64(a, b, c, 0xE0);
#else
    return _mm256_and_si256(a, _mm256_or_si256(b, c));
#endif
}

/* The squares of full lines, a lane a direction: what stays full 1, 2, then 4 steps away. */
static inline __m256i lignes_pleines(uint64_t pleines)
{
    const __m256i p = partout(pleines);
    const __m256i pas = QUATRE(1, 8, 9, 7), pas2 = QUATRE(2, 16, 18, 14),
                  pas4 = QUATRE(4, 32, 36, 28);
    __m256i haut = et_ou(p, _mm256_srlv_epi64(p, pas), SORTIES_H(1));
    __m256i bas = et_ou(p, _mm256_sllv_epi64(p, pas), SORTIES_B(1));
    haut = et_ou(haut, _mm256_srlv_epi64(haut, pas2), SORTIES_H(2));
    bas = et_ou(bas, _mm256_sllv_epi64(bas, pas2), SORTIES_B(2));
    haut = et_ou(haut, _mm256_srlv_epi64(haut, pas4), SORTIES_H(4));
    bas = et_ou(bas, _mm256_sllv_epi64(bas, pas4), SORTIES_B(4));
    return _mm256_and_si256(haut, bas);
}

static inline uint64_t communs(__m256i v)
{
    const __m128i d = _mm_and_si128(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    return (uint64_t)_mm_cvtsi128_si64(_mm_and_si128(d, _mm_unpackhi_epi64(d, d)));
}

static inline uint64_t bords_stables(const struct stabilite *s, uint64_t joueur, uint64_t adverse)
{
    const uint64_t gauche = COLONNES, droite = COLONNES << 7;
    return s->bord[joueur & 255][adverse & 255] |
           (uint64_t)s->bord[joueur >> 56][adverse >> 56] << 56 |
           _pdep_u64(s->bord[_pext_u64(joueur, gauche)][_pext_u64(adverse, gauche)], gauche) |
           _pdep_u64(s->bord[_pext_u64(joueur, droite)][_pext_u64(adverse, droite)], droite);
}

/* Stable discs of `joueur` (a set). */
static inline uint64_t stables_de(const struct stabilite *s, uint64_t joueur, uint64_t adverse)
{
    const __m256i pas = QUATRE(1, 8, 9, 7), lignes = lignes_pleines(joueur | adverse);
    const uint64_t interieurs = joueur & UINT64_C(0x007E7E7E7E7E7E00);
    uint64_t stables = bords_stables(s, joueur, adverse) | (joueur & communs(lignes));
    for (uint64_t avant = 0; stables != avant;) {
        avant = stables;
        const __m256i S = partout(stables);
        const __m256i voisins =
            _mm256_or_si256(_mm256_sllv_epi64(S, pas), _mm256_srlv_epi64(S, pas));
        stables |= interieurs & communs(_mm256_or_si256(lignes, voisins));
    }
    return stables;
}

#else

static inline uint64_t stables_de(const struct stabilite *s, uint64_t joueur, uint64_t adverse)
{
    return stabilite_discs(s, joueur, adverse);
}

#endif

#endif
