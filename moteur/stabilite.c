/* Stable discs: see stabilite.h. The edge table is found by playing every sequence of moves on the
 * eight squares of an edge and keeping the discs that no sequence turns. */
#include "moteur/stabilite.h"

#include "base/bits.h"
#include "moteur/rayons.h"

#define INTERIEUR UINT64_C(0x007E7E7E7E7E7E00)

/* Discs of `adverse` turned by a move of `joueur` at x on one line of eight. */
static unsigned tourner(unsigned joueur, unsigned adverse, int x)
{
    unsigned total = 0;
    for (int sens = -1; sens <= 1; sens += 2) {
        unsigned pris = 0;
        int i = x + sens;
        for (; i >= 0 && i < 8 && adverse >> i & 1; i += sens)
            pris |= 1u << i;
        if (i >= 0 && i < 8 && joueur >> i & 1)
            total |= pris;
    }
    return total;
}

/* The player's discs that no continuation turns: those that survive each move of either side, from
 * tables of fuller edges. A move on an edge may be legal by another line and then turn nothing on
 * the edge: hence no test on what it turns. */
static unsigned survivants(const struct stabilite *s, unsigned joueur, unsigned adverse)
{
    const unsigned vides = ~(joueur | adverse) & 0xFF;
    unsigned stables = joueur;
    for (int x = 0; x < 8; x++) {
        if (!(vides >> x & 1))
            continue;
        unsigned r = tourner(joueur, adverse, x);
        stables &= s->bord[joueur | r | 1u << x][adverse & ~r];
        r = tourner(adverse, joueur, x);
        stables &= s->bord[joueur & ~r][adverse | r | 1u << x];
    }
    return stables;
}

void stabilite_init(struct stabilite *s)
{
    for (int vides = 0; vides <= 8; vides++)
        for (unsigned j = 0; j < 256; j++)
            for (unsigned a = 0; a < 256; a++)
                if (!(j & a) && bits_compter(j | a) == 8 - vides)
                    s->bord[j][a] = (uint8_t)survivants(s, j, a);
}

/* The squares of the lines of step `pas` that are full from end to end. `fin_h` are the squares
 * from which one step up leaves the board, `fin_b` one step down. */
static uint64_t lignes_pleines(uint64_t pleines, int pas, uint64_t fin_h, uint64_t fin_b)
{
    uint64_t haut = pleines & (pleines >> pas | fin_h);
    uint64_t bas = pleines & (pleines << pas | fin_b);
    uint64_t f2h = fin_h | fin_h >> pas, f2b = fin_b | fin_b << pas;
    haut &= haut >> 2 * pas | f2h;
    bas &= bas << 2 * pas | f2b;
    f2h |= f2h >> 2 * pas;
    f2b |= f2b << 2 * pas;
    haut &= haut >> 4 * pas | f2h;
    bas &= bas << 4 * pas | f2b;
    return haut & bas;
}

/* A column as a byte, row 1 in bit 0; `etaler` is the way back. */
static unsigned colonne(uint64_t b, int c)
{
    return (unsigned)(((b >> c & COLONNES) * UINT64_C(0x0102040810204080)) >> 56);
}

static uint64_t etaler(unsigned octet, int c)
{
    const uint64_t sept = ((octet & 127) * UINT64_C(0x0002040810204081)) & COLONNES;
    return (sept | (uint64_t)(octet >> 7) << 56) << c;
}

static uint64_t bords_stables(const struct stabilite *s, uint64_t joueur, uint64_t adverse)
{
    const uint64_t haut = s->bord[joueur & 255][adverse & 255];
    const uint64_t bas = s->bord[joueur >> 56][adverse >> 56];
    const unsigned gauche = s->bord[colonne(joueur, 0)][colonne(adverse, 0)];
    const unsigned droite = s->bord[colonne(joueur, 7)][colonne(adverse, 7)];
    return haut | bas << 56 | etaler(gauche, 0) | etaler(droite, 7);
}

uint64_t stabilite_discs(const struct stabilite *s, uint64_t joueur, uint64_t adverse)
{
    const uint64_t pleines = joueur | adverse;
    const uint64_t h = lignes_pleines(pleines, 1, COLONNES << 7, COLONNES);
    const uint64_t v = lignes_pleines(pleines, 8, RANGEE(56), RANGEE(0));
    const uint64_t d = lignes_pleines(pleines, 9, COLONNES << 7 | RANGEE(56), COLONNES | RANGEE(0));
    const uint64_t g = lignes_pleines(pleines, 7, COLONNES | RANGEE(56), COLONNES << 7 | RANGEE(0));
    uint64_t stables = bords_stables(s, joueur, adverse);
    stables |= joueur & h & v & d & g;
    for (uint64_t avant = 0; stables != avant;) {
        avant = stables;
        stables |= joueur & INTERIEUR & (h | stables << 1 | stables >> 1) &
                   (v | stables << 8 | stables >> 8) & (d | stables << 9 | stables >> 9) &
                   (g | stables << 7 | stables >> 7);
    }
    return stables;
}
