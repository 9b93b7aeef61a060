/* See awale_eval.h. */
#include "jeux/awale_eval.h"

#include "base/bits.h"

const struct awale_poids awale_poids_regles = {
#include "donnees/awale_poids.inc"
};

/* Byte i of the result is byte i + 1 of `v`, byte 0 follows byte 15. */
static inline octets16 suivants(octets16 v)
{
#ifdef __SSE4_1__
    return (octets16)_mm_alignr_epi8((__m128i)v, (__m128i)v, 1);
#else
    uint8_t deux[32];
    memcpy(deux, &v, 16);
    memcpy(deux + 16, &v, 16);
    return octets16_charger(deux + 1);
#endif
}

static inline void traits_de(const struct awale *p, octets16 totaux, octets16 traits[AWALE_TRAITS])
{
    octets16 quinze = octets16_tous(15);
    octets16 petits = octets16_min(totaux, octets16_tous(3));
    traits[TRAIT_ROUGES] = octets16_min(p->graines[ROUGE], quinze);
    traits[TRAIT_BLEUES] = octets16_min(p->graines[BLEU], quinze);
    traits[TRAIT_TRANSPARENTES] = octets16_min(p->graines[TRANSPARENT], quinze);
    traits[TRAIT_TOTAL] = octets16_min(totaux, quinze);
    traits[TRAIT_SUITE] = petits + petits + petits + petits + suivants(petits);
}

void awale_traits(const struct awale *p, octets16 traits[AWALE_TRAITS])
{
    traits_de(p, awale_totaux(p), traits);
}

static inline octets16 poids_16(const int8_t *table)
{
    octets16 v;
    memcpy(&v, table, sizeof v);
    return v;
}

static inline int camp(const struct awale_poids *poids, int graines)
{
    return poids->camp[graines < AWALE_CAMP ? graines : AWALE_CAMP - 1];
}

/* J1's holes count for him, J2's against. */
static inline int pour_j1(const struct awale_poids_phase *w, const octets16 traits[AWALE_TRAITS])
{
    const signes16 camps = {1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1};
    mots8 somme = {0};
    for (int t = 0; t < AWALE_TRAITS; t++) {
        /* Bytes without sign, each 128 too high: in a pair this is taken away again. */
        octets16 poids = octets16_lire(poids_16(w->trou[t]) ^ octets16_tous(128), traits[t]);
        somme += octets16_paires(poids, camps);
    }
    return mots8_somme(somme);
}

int awale_evaluer(const struct awale_poids *poids, const struct awale *p)
{
    const struct awale_poids_phase *w = &poids->phase[awale_phase(p)];
    octets16 totaux = awale_totaux(p), traits[AWALE_TRAITS];
    octets16 pairs = {255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0};
    traits_de(p, totaux, traits);
    unsigned garnis = ~octets16_bits(totaux == octets16_tous(0));
    int graines = (int)octets16_somme(totaux & pairs);
    int note = pour_j1(w, traits) + w->garnis[bits_compter(garnis & awale_trous_du_camp(0))] -
               w->garnis[bits_compter(garnis & awale_trous_du_camp(1))] + camp(poids, graines) -
               camp(poids, p->en_jeu - graines) +
               (p->score[0] - p->score[1]) * awale_marge(poids, p);
    return (p->trait ? -note : note) + w->trait;
}
