/* The portable board: the primitives of primitives.h behind ordinary functions, plus what is only
 * needed outside the search (symmetries, end of the game). */
#include "moteur/othellier.h"

#define NIVEAU_X86 0
#include "moteur/primitives.h"

uint64_t othellier_coups(const struct othellier *p)
{
    return coups_legaux(p->joueur, p->adverse);
}

uint64_t othellier_retournes(const struct othellier *p, int x)
{
    return retournes(p->joueur, p->adverse, x);
}

struct othellier othellier_jouer(struct othellier p, int x)
{
    if (x == PASSE)
        return (struct othellier){p.adverse, p.joueur};
    const uint64_t r = retournes(p.joueur, p.adverse, x);
    return (struct othellier){p.adverse ^ r, p.joueur ^ r ^ bit(x)};
}

int othellier_score_final(const struct othellier *p)
{
    return score_final(p->joueur, p->adverse);
}

bool othellier_est_fini(const struct othellier *p)
{
    return !coups_legaux(p->joueur, p->adverse) && !coups_legaux(p->adverse, p->joueur);
}

static uint64_t miroir_vertical(uint64_t b)
{
    return __builtin_bswap64(b);
}

static uint64_t miroir_horizontal(uint64_t b)
{
    b = (b >> 1 & UINT64_C(0x5555555555555555)) | (b & UINT64_C(0x5555555555555555)) << 1;
    b = (b >> 2 & UINT64_C(0x3333333333333333)) | (b & UINT64_C(0x3333333333333333)) << 2;
    return (b >> 4 & UINT64_C(0x0F0F0F0F0F0F0F0F)) | (b & UINT64_C(0x0F0F0F0F0F0F0F0F)) << 4;
}

static uint64_t transpose(uint64_t b)
{
    uint64_t t = (b ^ b >> 7) & UINT64_C(0x00AA00AA00AA00AA);
    b ^= t ^ t << 7;
    t = (b ^ b >> 14) & UINT64_C(0x0000CCCC0000CCCC);
    b ^= t ^ t << 14;
    t = (b ^ b >> 28) & UINT64_C(0x00000000F0F0F0F0);
    return b ^ t ^ t << 28;
}

static uint64_t symetrie(uint64_t b, int s)
{
    if (s & 1)
        b = miroir_horizontal(b);
    if (s & 2)
        b = miroir_vertical(b);
    return s & 4 ? transpose(b) : b;
}

struct othellier othellier_symetrie(struct othellier p, int s)
{
    return (struct othellier){symetrie(p.joueur, s), symetrie(p.adverse, s)};
}

int othellier_comparer(struct othellier a, struct othellier b)
{
    if (a.joueur != b.joueur)
        return a.joueur < b.joueur ? -1 : 1;
    return a.adverse < b.adverse ? -1 : a.adverse > b.adverse;
}

struct othellier othellier_canonique(struct othellier p)
{
    struct othellier plus_petite = p;
    for (int s = 1; s < 8; s++) {
        const struct othellier q = othellier_symetrie(p, s);
        if (othellier_comparer(q, plus_petite) < 0)
            plus_petite = q;
    }
    return plus_petite;
}
