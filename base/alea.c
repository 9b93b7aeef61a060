/* See alea.h. The arithmetic is that of the published algorithms. */
#include "base/alea.h"

#include <sys/random.h>
#include <time.h>

uint64_t alea_splitmix(uint64_t *etat)
{
    uint64_t z = (*etat += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

void alea_init(struct alea *alea, uint64_t graine)
{
    for (int i = 0; i < 4; i++)
        alea->etat[i] = alea_splitmix(&graine);
}

static uint64_t tourner(uint64_t x, int n)
{
    return x << n | x >> (64 - n);
}

uint64_t alea_suivant(struct alea *alea)
{
    uint64_t *e = alea->etat;
    uint64_t tirage = tourner(e[1] * 5, 7) * 9;
    uint64_t t = e[1] << 17;
    e[2] ^= e[0];
    e[3] ^= e[1];
    e[1] ^= e[2];
    e[0] ^= e[3];
    e[2] ^= t;
    e[3] = tourner(e[3], 45);
    return tirage;
}

uint32_t alea_entier(struct alea *alea, uint32_t n)
{
    /* Draws above the largest multiple of n would favour the small numbers: draw again. */
    uint32_t limite = UINT32_MAX - UINT32_MAX % n;
    uint32_t tirage;
    do
        tirage = (uint32_t)(alea_suivant(alea) >> 32);
    while (tirage >= limite);
    return tirage % n;
}

uint64_t alea_graine_du_systeme(void)
{
    uint64_t graine;
    if (getrandom(&graine, sizeof graine, GRND_NONBLOCK) != sizeof graine)
        graine = (uint64_t)time(NULL);
    return graine;
}
