/* The rules of coloured Awalé (16 holes, red, blue and transparent seeds), for speed.
 *
 * The ring, and who owns what:
 *
 *        hole    1  2  3  4  ...  15 16  (1)      sowing goes to the right, 16 is followed by 1
 *        byte    0  1  2  3  ...  14 15           of three vectors, one a colour
 *        owner  J1 J2 J1 J2  ...  J1 J2
 *
 * A move is 4 * byte + kind. It does not need the player: the hole tells. A position is a plain
 * value of 64 bytes; nothing is allocated, every function is pure and may be called from any
 * thread. The slow, obviously right twin is in tests/test_awale.c. */
#ifndef JEUX_AWALE_REGLES_H
#define JEUX_AWALE_REGLES_H

#include <stdbool.h>
#include <stdint.h>

#include "base/octets16.h"

enum { AWALE_TROUS = 16, AWALE_GRAINES = 96, AWALE_COULEUR_MAX = 32 };
enum { AWALE_VICTOIRE = 49, AWALE_RESTE_MIN = 10, AWALE_COUPS_LIMITE = 400 };
enum awale_couleur { ROUGE, BLEU, TRANSPARENT, AWALE_COULEURS };

/* Bit 0 of a kind: blue. Bit 1: the transparent seeds come too, and are sown first. */
enum awale_genre { JOUER_R, JOUER_B, JOUER_TR, JOUER_TB, AWALE_GENRES };

struct awale {
    octets16 graines[AWALE_COULEURS];
    uint8_t score[2];   /* seeds taken by J1, J2 */
    uint8_t en_jeu;     /* seeds on the board, kept up to date */
    uint8_t trait;      /* side to move, kept by the searches; 0 for everyone else */
    uint16_t coups;     /* moves played by both */
    uint8_t zero[10];   /* so that equal positions have equal bytes */
};
_Static_assert(sizeof(struct awale) == 64, "one line of cache");

/* The start: 2 seeds of each colour everywhere. */
struct awale awale_init(void);

static inline int awale_coup(int octet, enum awale_genre genre)
{
    return octet * AWALE_GENRES + (int)genre;
}
static inline int awale_octet(int coup)
{
    return (int)((unsigned)coup / AWALE_GENRES);
}
static inline enum awale_genre awale_genre(int coup)
{
    return (enum awale_genre)((unsigned)coup % AWALE_GENRES);
}

/* The side, 0 or 1, that owns a byte of the ring; and the bits of all the holes of a side. */
static inline int awale_camp(int octet)
{
    return octet & 1;
}
static inline unsigned awale_trous_du_camp(int camp)
{
    return 0x5555u << camp;
}

static inline octets16 awale_totaux(const struct awale *p)
{
    return p->graines[ROUGE] + p->graines[BLEU] + p->graines[TRANSPARENT];
}

/* The holes, of both sides, that hold no seed: bit i is byte i. */
static inline unsigned awale_trous_vides(const struct awale *p)
{
    return octets16_bits(awale_totaux(p) == octets16_tous(0));
}

static inline bool awale_peut_jouer(const struct awale *p, int camp)
{
    return (~awale_trous_vides(p) & awale_trous_du_camp(camp)) != 0;
}

/* Bits 0 to 15, one a hole, sent to bits 0, 4, 8, ... 60: to moves of kind 0. */
static inline uint64_t awale_ecarter(uint64_t b)
{
    b = (b | b << 24) & UINT64_C(0x000000ff000000ff);
    b = (b | b << 12) & UINT64_C(0x000f000f000f000f);
    b = (b | b << 6) & UINT64_C(0x0303030303030303);
    return (b | b << 3) & UINT64_C(0x1111111111111111);
}

/* The legal moves of a side: bit m is move m. */
uint64_t awale_coups_legaux(const struct awale *p, int camp);

/* Plays a legal move: sowing, captures, starvation. Gives the number of seeds taken. */
int awale_jouer(struct awale *p, int coup);

/* The byte where the last of `n` seeds picked up in `octet` falls. */
static inline int awale_dernier(int octet, int n, bool bleu)
{
    unsigned k = (unsigned)n, pas = bleu ? 2 * k - 1 : k + (k - 1) / (AWALE_TROUS - 1);
    return (int)(((unsigned)octet + pas) % AWALE_TROUS);
}

/* Same, for a legal move. */
static inline int awale_dernier_octet(const struct awale *p, int coup)
{
    int octet = awale_octet(coup);
    enum awale_genre genre = awale_genre(coup);
    int n = p->graines[genre & 1][octet] + (genre & 2 ? p->graines[TRANSPARENT][octet] : 0);
    return awale_dernier(octet, n, genre & 1);
}

/* Is the game over? */
static inline bool awale_fini(const struct awale *p)
{
    return p->score[0] >= AWALE_VICTOIRE || p->score[1] >= AWALE_VICTOIRE ||
           p->en_jeu < AWALE_RESTE_MIN || p->coups >= AWALE_COUPS_LIMITE;
}

/* Number of sequences of `profondeur` moves from here, `camp` to move; those that go through the
 * end of the game are not counted. */
uint64_t awale_perft(const struct awale *p, int camp, int profondeur);

#endif
