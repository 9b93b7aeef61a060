/* See cle_position.h. Orientation o: bit 0 swaps rows and columns, bit 1 mirrors the columns, bit 2
 * the rows, in this order. Boards are words, bit 0 a1, for speed: a base has millions. */
#include "formats/cle_position.h"

#include "base/alea.h"
#include "base/bits.h"

int cle_tourner(int o, int c)
{
    int x = grille_x(c), y = grille_y(c);
    int u = o & 1 ? y : x, v = o & 1 ? x : y;
    return grille_case(o & 2 ? 9 - u : u, o & 4 ? 9 - v : v);
}

int cle_retourner(int o, int c)
{
    int u = grille_x(c), v = grille_y(c);
    u = o & 2 ? 9 - u : u;
    v = o & 4 ? 9 - v : v;
    return o & 1 ? grille_case(v, u) : grille_case(u, v);
}

static uint64_t transposer(uint64_t b)
{
    uint64_t t = (b ^ b >> 7) & UINT64_C(0x00aa00aa00aa00aa);
    b ^= t ^ t << 7;
    t = (b ^ b >> 14) & UINT64_C(0x0000cccc0000cccc);
    b ^= t ^ t << 14;
    t = (b ^ b >> 28) & UINT64_C(0x00000000f0f0f0f0);
    return b ^ t ^ t << 28;
}

static uint64_t miroir_colonnes(uint64_t b)
{
    b = (b >> 1 & UINT64_C(0x5555555555555555)) | (b & UINT64_C(0x5555555555555555)) << 1;
    b = (b >> 2 & UINT64_C(0x3333333333333333)) | (b & UINT64_C(0x3333333333333333)) << 2;
    return (b >> 4 & UINT64_C(0x0f0f0f0f0f0f0f0f)) | (b & UINT64_C(0x0f0f0f0f0f0f0f0f)) << 4;
}

static uint64_t tourner_mot(int o, uint64_t b)
{
    b = o & 1 ? transposer(b) : b;
    b = o & 2 ? miroir_colonnes(b) : b;
    return o & 4 ? __builtin_bswap64(b) : b;
}

struct cle_position cle_position(const struct grille *g, int joueur)
{
    uint64_t mots[3] = {0, 0, 0}, meilleur[2] = {UINT64_MAX, UINT64_MAX};
    struct cle_position r = {0};
    for (int i = 0; i < 64; i++)
        mots[g->pions[grille_case(i % 8 + 1, i / 8 + 1)]] |= bit(i);
    for (int o = 0; o < 8; o++) {
        uint64_t noir = tourner_mot(o, mots[NOIR]), blanc = tourner_mot(o, mots[BLANC]);
        if (noir == meilleur[0] && blanc == meilleur[1]) {
            r.orientations |= (unsigned char)(1 << o);
        } else if (noir < meilleur[0] || (noir == meilleur[0] && blanc < meilleur[1])) {
            meilleur[0] = noir;
            meilleur[1] = blanc;
            r.orientation = o;
            r.orientations = (unsigned char)(1 << o);
        }
    }
    uint64_t etat = meilleur[0] * 3 + (uint64_t)joueur;
    etat = alea_splitmix(&etat) ^ meilleur[1];
    r.cle = alea_splitmix(&etat);
    return r;
}

int cle_coup(const struct cle_position *cle, int c)
{
    int plus_petit = 256;
    for (int o = 0; o < 8; o++) {
        int tournee = cle->orientations >> o & 1 ? cle_tourner(o, c) : 256;
        plus_petit = tournee < plus_petit ? tournee : plus_petit;
    }
    return plus_petit;
}
