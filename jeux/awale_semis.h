/* A move of coloured Awalé, in line: for the search, which makes one at each node.
 *
 * A move adds rows of constants to the vectors of the ring. A row is written for a move from byte 0
 * and stored twice in a run of 32 bytes: reading 16 bytes from 16 - o turns it by o, so that one
 * row serves the 16 holes (4 KB for all the sowings, against 33 KB for one row a hole; a row never
 * straddles two lines of cache).
 *
 *     row, o = 0     0 1 1 1 1 0 0 0 0 0 0 0 0 0 0 0 | 0 1 1 1 1 0 0 0 ...       4 seeds, red mode
 *     read at 16-3                                ^------------------------      o = 3
 *
 * Pure; any thread. */
#ifndef JEUX_AWALE_SEMIS_H
#define JEUX_AWALE_SEMIS_H

#include "jeux/awale_regles.h"

enum { AWALE_SEMIS_MAX = 2 * AWALE_COULEUR_MAX };

typedef const uint8_t awale_rangee[32] __attribute__((aligned(32)));
extern awale_rangee AWALE_SEMIS[2][AWALE_SEMIS_MAX + 1]; /* by mode, 1 is blue, and seeds sown */
extern awale_rangee AWALE_CHAINES[AWALE_TROUS + 1];      /* holes taken, the last one in byte 15 */
extern awale_rangee AWALE_DEPART;                        /* byte 0 */

/* Row `r` turned so that its byte 0 comes to byte `octet`. */
static inline octets16 awale_tourner(const uint8_t *r, int octet)
{
    return octets16_charger(r + AWALE_TROUS - octet);
}

/* How many holes in a row, from byte `fin` backwards, have their bit in `prenables`. */
static inline int awale_longueur_chaine(unsigned prenables, int fin)
{
    /* `fin` is brought to the top bit of a 32-bit word whose low half stops the count at 16. */
    unsigned tourne = (prenables << 16 | prenables) >> (fin + 1) << 16;
    return __builtin_clz(~tourne);
}

/* Takes what is in `trous`; gives the seeds. */
static inline int awale_prendre(struct awale *p, octets16 totaux, octets16 trous)
{
    for (int c = 0; c < AWALE_COULEURS; c++)
        p->graines[c] &= ~trous;
    return (int)octets16_somme(totaux & trous);
}

/* Writes to `apres`, which may be `p`, the position after a legal move; gives the seeds taken. */
static inline int awale_jouer_vers(const struct awale *p, int coup, struct awale *apres)
{
    int octet = awale_octet(coup), camp = awale_camp(octet);
    enum awale_genre genre = awale_genre(coup);
    int couleur = genre & 1;
    int transparentes = genre & 2 ? p->graines[TRANSPARENT][octet] : 0;
    int n = transparentes + p->graines[couleur][octet];

    /* Sowing: what is picked up and sown of each colour. */
    octets16 depart = awale_tourner(AWALE_DEPART, octet);
    octets16 premieres = awale_tourner(AWALE_SEMIS[couleur][transparentes], octet);
    octets16 suivantes = awale_tourner(AWALE_SEMIS[couleur][n], octet) - premieres;
    octets16 vide_transparent = genre & 2 ? depart : octets16_tous(0);
    octets16 colorees = (p->graines[couleur] & ~depart) + suivantes;
    octets16 claires = (p->graines[TRANSPARENT] & ~vide_transparent) + premieres;
    octets16 autres = p->graines[!couleur], totaux = colorees + claires + autres;
    *apres = *p;
    apres->graines[couleur] = colorees;
    apres->graines[TRANSPARENT] = claires;

    /* Captures, then starvation. */
    int fin = awale_dernier(octet, n, couleur == BLEU), prises = 0;
    unsigned prenables = octets16_bits((totaux | octets16_tous(1)) == octets16_tous(3));
    if (prenables >> fin & 1) {
        int longueur = awale_longueur_chaine(prenables, fin);
        octets16 chaine = awale_tourner(AWALE_CHAINES[longueur], (fin + 1) % AWALE_TROUS);
        prises = awale_prendre(apres, totaux, chaine);
        totaux &= ~chaine;
    }
    unsigned restent = ~octets16_bits(totaux == octets16_tous(0));
    if (!(restent & awale_trous_du_camp(!camp)))
        prises += awale_prendre(apres, totaux, octets16_tous(255));
    apres->score[camp] = (uint8_t)(p->score[camp] + prises);
    apres->en_jeu = (uint8_t)(p->en_jeu - prises);
    apres->coups = (uint16_t)(p->coups + 1);
    return prises;
}

#endif
