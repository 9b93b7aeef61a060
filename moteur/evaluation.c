/* Patterns, and their weights embedded in the program. See evaluation.h. */
#include "moteur/evaluation.h"

#include <string.h>

#include "moteur/poids.h"

/* Squares of one instance of each kind, the most significant digit first; the other instances are
 * its images by the board's symmetries. -1 ends the list. */
struct motif {
    int8_t cases[10];
    uint8_t symetries[8]; /* which ones give the instances */
    uint8_t instances;
};

#define QUATRE {0, 2, 4, 6}, 4
static const struct motif GENRES[] = {
    {{0, 1, 2, 3, 4, 5, 6, 7, -1}, QUATRE},
    {{8, 9, 10, 11, 12, 13, 14, 15, -1}, QUATRE},
    {{16, 17, 18, 19, 20, 21, 22, 23, -1}, QUATRE},
    {{24, 25, 26, 27, 28, 29, 30, 31, -1}, QUATRE},
    {{0, 1, 2, 8, 9, 10, 16, 17, 18, -1}, {0, 1, 2, 3}, 4},
    {{0, 1, 2, 3, 8, 9, 10, 11, -1}, {0, 1, 2, 3, 4, 5, 6, 7}, 8},
    {{0, 9, 18, 27, 36, 45, 54, 63, -1}, {0, 1}, 2},
    {{1, 10, 19, 28, 37, 46, 55, -1}, {0, 1, 2, 3}, 4},
    {{2, 11, 20, 29, 38, 47, -1}, {0, 1, 2, 3}, 4},
    {{3, 12, 21, 30, 39, -1}, {0, 1, 2, 3}, 4},
    {{4, 13, 22, 31, -1}, {0, 1, 2, 3}, 4},
};
enum { N_GENRES = sizeof GENRES / sizeof *GENRES };

static int case_symetrique(int x, int s)
{
    const struct othellier p = othellier_symetrie((struct othellier){bit(x), 0}, s);
    return bits_premier(p.joueur);
}

/* Fills the powers of instance `k`; returns 3 to the number of squares. */
static uint32_t placer(struct evaluation *e, const struct motif *m, int s, int k)
{
    int n = 0;
    while (m->cases[n] >= 0)
        n++;
    uint32_t puissance = 1;
    for (int i = n - 1; i >= 0; i--, puissance *= 3)
        e->puissance[case_symetrique(m->cases[i], s)].v[k] = (uint16_t)puissance;
    return puissance;
}

/* The same index with the two sides exchanged. */
static uint32_t echanger(uint32_t index)
{
    uint32_t r = 0;
    for (uint32_t p = 1; index; p *= 3, index /= 3)
        r += (index % 3 ? 3 - index % 3 : 0) * p;
    return r;
}

void evaluation_init_avec(struct evaluation *e, const int8_t *poids)
{
    memset(e, 0, sizeof *e);
    uint32_t debut = 0;
    int k = 0;
    for (int g = 0; g < N_GENRES; g++) {
        uint32_t taille = 0;
        for (int i = 0; i < GENRES[g].instances; i++, k++) {
            taille = placer(e, &GENRES[g], GENRES[g].symetries[i], k);
            e->debut[k] = debut;
        }
        for (int phase = 0; phase < PHASES; phase++) {
            const int8_t *w = poids + (size_t)phase * POIDS_PAR_PHASE + debut;
            for (uint32_t i = 0; i < taille; i++) {
                e->poids[phase][0][debut + i] = w[i];
                e->poids[phase][1][debut + i] = w[echanger(i)];
            }
        }
        debut += taille;
    }
}

void evaluation_init(struct evaluation *e)
{
    evaluation_init_avec(e, POIDS_EMBARQUES);
}

void indices_init(const struct evaluation *e, struct indices *indices, const struct othellier *p)
{
    memset(indices, 0, sizeof *indices);
    for (int x = 0; x < 64; x++) {
        const int chiffre = p->joueur >> x & 1 ? 1 : p->adverse >> x & 1 ? 2 : 0;
        for (int k = 0; k < MOTIFS; k++)
            indices->v[k] = (uint16_t)(indices->v[k] + chiffre * e->puissance[x].v[k]);
    }
}
