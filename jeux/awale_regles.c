/* See awale_regles.h. A move adds rows of constants to the vectors of the ring.
 *
 * A table row is written for a move from byte 0 and stored twice in a run of 32 bytes: reading 16
 * bytes from 16 - o turns it by o, so that one row serves the 16 holes (4 KB for all the sowings,
 * against 33 KB for one row a hole; a row never straddles two lines of cache).
 *
 *     row, o = 0     0 1 1 1 1 0 0 0 0 0 0 0 0 0 0 0 | 0 1 1 1 1 0 0 0 ...       4 seeds, red mode
 *     read at 16-3                                ^------------------------      o = 3
 */
#include "jeux/awale_regles.h"

#include "base/bits.h"

enum { SEMIS_MAX = 2 * AWALE_COULEUR_MAX };

typedef const uint8_t rangee[32] __attribute__((aligned(32)));

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

static rangee SEMIS[2][SEMIS_MAX + 1] = {
    {RANGEES_64(GRAINES_ROUGE), RANGEE(GRAINES_ROUGE, 64)},
    {RANGEES_64(GRAINES_BLEU), RANGEE(GRAINES_BLEU, 64)},
};
static rangee CHAINES[AWALE_TROUS + 1] = {RANGEES_16(CHAINE, 0), RANGEE(CHAINE, 16)};
static rangee DEPART = {[0] = 0xff, [16] = 0xff};

/* Row `r` turned so that its byte 0 comes to byte `octet`. */
static inline octets16 tourner(const uint8_t *r, int octet)
{
    return octets16_charger(r + AWALE_TROUS - octet);
}

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

/* How many holes in a row, from byte `fin` backwards, have their bit in `prenables`. */
static inline int longueur_chaine(unsigned prenables, int fin)
{
    /* `fin` is brought to the top bit of a 32-bit word whose low half stops the count at 16. */
    unsigned tourne = (prenables << 16 | prenables) >> (fin + 1) << 16;
    return __builtin_clz(~tourne);
}

/* Takes every hole of the chain that ends on byte `fin`. */
static inline int prendre(struct awale *p, int fin)
{
    octets16 totaux = awale_totaux(p);
    unsigned prenables = octets16_bits((totaux | octets16_tous(1)) == octets16_tous(3));
    if (!(prenables >> fin & 1))
        return 0;
    octets16 chaine = tourner(CHAINES[longueur_chaine(prenables, fin)], (fin + 1) % AWALE_TROUS);
    for (int c = 0; c < AWALE_COULEURS; c++)
        p->graines[c] &= ~chaine;
    return (int)octets16_somme(totaux & chaine);
}

/* Empties the board: every seed goes to the player who moved. */
static int rafler(struct awale *p)
{
    int reste = (int)octets16_somme(awale_totaux(p));
    for (int c = 0; c < AWALE_COULEURS; c++)
        p->graines[c] = octets16_tous(0);
    return reste;
}

int awale_jouer(struct awale *p, int coup)
{
    int octet = awale_octet(coup), camp = awale_camp(octet);
    enum awale_genre genre = awale_genre(coup);
    int couleur = genre & 1;
    int transparentes = genre & 2 ? p->graines[TRANSPARENT][octet] : 0;
    int n = transparentes + p->graines[couleur][octet];

    octets16 depart = tourner(DEPART, octet);
    octets16 premieres = tourner(SEMIS[couleur][transparentes], octet);
    octets16 toutes = tourner(SEMIS[couleur][n], octet);
    octets16 vide_transparent = genre & 2 ? depart : octets16_tous(0);
    p->graines[couleur] = (p->graines[couleur] & ~depart) + (toutes - premieres);
    p->graines[TRANSPARENT] = (p->graines[TRANSPARENT] & ~vide_transparent) + premieres;

    int prises = prendre(p, awale_dernier(octet, n, couleur == BLEU));
    if (!awale_peut_jouer(p, !camp))
        prises += rafler(p);
    p->score[camp] = (uint8_t)(p->score[camp] + prises);
    p->en_jeu = (uint8_t)(p->en_jeu - prises);
    p->coups++;
    return prises;
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
        struct awale apres = *p;
        awale_jouer(&apres, bits_premier(coups));
        total += awale_perft(&apres, !camp, profondeur - 1);
    }
    return total;
}
