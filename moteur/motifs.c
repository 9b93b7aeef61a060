/* The geometry of the patterns. See motifs.h. */
#include "moteur/motifs.h"

#include <assert.h>
#include <string.h>

#include "base/bits.h"

enum { CASES_MAX = 10, GENRES = 14 };

struct genre {
    int8_t cases[CASES_MAX + 1]; /* of one instance, the most significant digit first; -1 ends
                                    them */
};

/* In the order of MOTIF_DEBUT. */
static const struct genre TOUS[GENRES] = {
    {{0, 1, 2, 3, 4, 5, 6, 7, 9, 14, -1}},      /* edge + 2 X */
    {{0, 1, 2, 8, 9, 10, 16, 17, 18, -1}},      /* 3 x 3 */
    {{0, 8, 9, 10, 11, 12, 13, 14, 15, 7, -1}}, /* row 2 + 2 corners */
    {{32, 24, 16, 8, 0, 1, 2, 3, 4, 9, -1}},    /* angle + X */
    {{0, 2, 3, 4, 5, 7, 10, 11, 12, 13, -1}},   /* block */
    {{0, 1, 2, 3, 8, 9, 10, 16, 17, 24, -1}},   /* triangle */
    {{0, 1, 8, 9, 10, 17, 18, 19, 26, 27, -1}}, /* wide diagonal */
    {{0, 1, 2, 3, 4, 8, 9, 10, 11, 12, -1}},    /* 2 x 5 */
    {{3, 12, 21, 30, 39, 4, 13, 22, 31, -1}},   /* diagonals of 5 and 4 squares */
    {{16, 17, 18, 19, 20, 21, 22, 23, -1}},     /* row 3 */
    {{24, 25, 26, 27, 28, 29, 30, 31, -1}},     /* row 4 */
    {{1, 10, 19, 28, 37, 46, 55, -1}},          /* diagonals of 7, */
    {{2, 11, 20, 29, 38, 47, -1}},              /* 6 */
    {{0, 9, 18, 27, 36, 45, 54, 63, -1}},       /* and 8 squares: two instances, hence the last */
};

static int taille(const struct genre *g)
{
    int n = 0;
    while (g->cases[n] >= 0)
        n++;
    return n;
}

static int case_symetrique(int x, int s)
{
    return bits_premier(othellier_symetrie((struct othellier){bit(x), 0}, s).joueur);
}

static uint64_t image(const struct genre *g, int s)
{
    uint64_t cases = 0;
    for (int i = 0; g->cases[i] >= 0; i++)
        cases |= bit(case_symetrique(g->cases[i], s));
    return cases;
}

/* Does symmetry `s` give an instance that no smaller one gives? */
static bool nouvelle(const struct genre *g, int s)
{
    for (int t = 0; t < s; t++)
        if (image(g, t) == image(g, s))
            return false;
    return true;
}

void motifs_init(struct motifs *m)
{
    memset(m, 0, sizeof *m);
    int k = 0;
    for (const struct genre *g = TOUS; g < TOUS + GENRES; g++)
        for (int s = 0; s < 8; s++) {
            if (!nouvelle(g, s))
                continue;
            uint16_t p = 1;
            for (int i = taille(g) - 1; i >= 0; i--, p = (uint16_t)(3 * p))
                m->puissance[case_symetrique(g->cases[i], s)].v[k] = p;
            m->maximum.v[k] = (uint16_t)(p - 1);
            k++;
        }
    assert(k == MOTIFS);
}

/* A pattern that is its own image in another order of its squares: what each digit is worth then,
 * the least significant digit first. */
struct miroir {
    uint32_t puissance[CASES_MAX];
};

/* The mirrors of `g`, at most 3 (of the long diagonal). */
static int miroirs(const struct genre *g, struct miroir *m)
{
    int n = 0;
    const int cases = taille(g);
    for (int s = 1; s < 8; s++) {
        if (image(g, s) != image(g, 0))
            continue;
        for (int i = 0; i < cases; i++) {
            const int x = case_symetrique(g->cases[cases - 1 - i], s);
            uint32_t p = 1;
            for (int j = cases - 1; g->cases[j] != x; j--)
                p *= 3;
            m[n].puissance[i] = p;
        }
        n++;
    }
    return n;
}

/* The weight file numbers its weights by readings of other digits than the index of a pattern here:
 * empty 0, the side to move 1, the other 2. The one from the other. */
static uint32_t lecture(uint32_t index, int cases)
{
    static const uint32_t CHIFFRE[3] = {1, 2, 0};
    uint32_t r = 0;
    for (uint32_t p = 1; cases > 0; cases--, p *= 3, index /= 3)
        r += CHIFFRE[index % 3] * p;
    return r;
}

/* The smallest of the readings worth the same as `index`. */
static uint32_t canonique(const struct miroir *m, int n, uint32_t index)
{
    uint32_t min = index;
    for (int k = 0; k < n; k++) {
        uint32_t r = 0, reste = index;
        for (int i = 0; reste; i++, reste /= 3)
            r += reste % 3 * m[k].puissance[i];
        min = r < min ? r : min;
    }
    return min;
}

int motifs_lier(int32_t *lien)
{
    int n = 0, k = 0;
    for (const struct genre *g = TOUS; g < TOUS + GENRES; g++) {
        const uint32_t debut = MOTIF_DEBUT[k];
        struct miroir m[7];
        const int n_miroirs = miroirs(g, m), cases = taille(g);
        uint32_t lectures = 1;
        for (int s = 0; s < 8; s++)
            k += nouvelle(g, s);
        for (int i = 0; i < cases; i++)
            lectures *= 3;
        for (uint32_t i = 0; i < lectures; i++) {
            const uint32_t c = canonique(m, n_miroirs, i);
            lien[debut + lecture(i, cases)] = c == i ? n++ : lien[debut + lecture(c, cases)];
        }
    }
    for (int i = POIDS_MOTIFS; i < POIDS_PAR_PHASE; i++)
        lien[i] = n++;
    return n;
}

void indices_init(const struct motifs *m, struct indices *indices, const struct othellier *p)
{
    memset(indices, 0, sizeof *indices);
    for (int x = 0; x < 64; x++) {
        const int chiffre = p->joueur >> x & 1 ? 2 : p->adverse >> x & 1 ? 0 : 1;
        for (int k = 0; k < MOTIFS; k++)
            indices->v[k] = (uint16_t)(indices->v[k] + chiffre * m->puissance[x].v[k]);
    }
}
