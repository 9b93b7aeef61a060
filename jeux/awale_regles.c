/* See awale_regles.h, and awale_semis.h for the rows. */
#include "jeux/awale_semis.h"

#include "base/bits.h"

/* What byte `d` steps after the start gets of `n` seeds. Red mode skips only the start; blue mode
 * goes to the opponent's holes, one step in two. */
#define GRAINES_ROUGE(n, d) ((d) == 0 ? 0 : ((n) + 15 - (d)) / 15)
#define GRAINES_BLEU(n, d)  ((d) % 2 == 0 ? 0 : ((n) + 8 - ((d) + 1) / 2) / 8)
/* The last `n` bytes of a row: a chain of captures, when the last hole is turned to byte 15. */
#define CHAINE(n, d)        ((d) >= 16 - (n) ? 0xff : 0)

#define SEIZE(F, n)                                                                                \
    F(n, 0), F(n, 1), F(n, 2), F(n, 3), F(n, 4), F(n, 5), F(n, 6), F(n, 7), F(n, 8), F(n, 9),      \
        F(n, 10), F(n, 11), F(n, 12), F(n, 13), F(n, 14), F(n, 15)
#define RANGEE(F, n)  {SEIZE(F, n), SEIZE(F, n)}
#define RANGEES(F, n) RANGEE(F, n), RANGEE(F, n + 1), RANGEE(F, n + 2), RANGEE(F, n + 3)
#define RANGEES_16(F, n)                                                                           \
    RANGEES(F, n), RANGEES(F, n + 4), RANGEES(F, n + 8), RANGEES(F, n + 12)
#define RANGEES_64(F)                                                                              \
    RANGEES_16(F, 0), RANGEES_16(F, 16), RANGEES_16(F, 32), RANGEES_16(F, 48)

awale_rangee AWALE_SEMIS[2][AWALE_SEMIS_MAX + 1] = {
    {RANGEES_64(GRAINES_ROUGE), RANGEE(GRAINES_ROUGE, 64)},
    {RANGEES_64(GRAINES_BLEU), RANGEE(GRAINES_BLEU, 64)},
};
awale_rangee AWALE_CHAINES[AWALE_TROUS + 1] = {RANGEES_16(CHAINE, 0), RANGEE(CHAINE, 16)};
awale_rangee AWALE_DEPART = {[0] = 0xff, [16] = 0xff};

struct awale awale_init(void)
{
    return (struct awale){
        .graines = {octets16_tous(2), octets16_tous(2), octets16_tous(2)},
        .en_jeu = AWALE_GRAINES,
    };
}

uint64_t awale_coups_legaux(const struct awale *p, int camp)
{
    unsigned trous = awale_trous_du_camp(camp);
    uint64_t avec[AWALE_COULEURS];
    for (int c = 0; c < AWALE_COULEURS; c++)
        avec[c] = awale_ecarter(~octets16_bits(p->graines[c] == octets16_tous(0)) & trous);
    return avec[ROUGE] << JOUER_R | avec[BLEU] << JOUER_B |
           avec[TRANSPARENT] * (1u << JOUER_TR | 1u << JOUER_TB);
}

int awale_jouer(struct awale *p, int coup)
{
    return awale_jouer_vers(p, coup, p);
}

uint64_t awale_perft(const struct awale *p, int camp, int profondeur)
{
    if (profondeur == 0)
        return 1;
    if (awale_fini(p))
        return 0;
    uint64_t coups = awale_coups_legaux(p, camp), total = 0;
    if (profondeur == 1)
        return (uint64_t)bits_compter(coups);
    for (; coups; coups = bits_reste(coups)) {
        struct awale apres;
        awale_jouer_vers(p, bits_premier(coups), &apres);
        total += awale_perft(&apres, !camp, profondeur - 1);
    }
    return total;
}
