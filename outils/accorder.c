/* accorder SIZE [games] [generations] [depth] [seed]: weights of jeux/lineaire_tmpl.h by self-play.
 *
 * Each generation plays games with the weights of the one before (a few random plies at first, one
 * move in forty at random, endings solved), then fits, phase by phase, the terms of every position
 * to the final margin by least squares with a ridge. Progress goes to stderr, the weights to
 * stdout, as the initializer that donnees/poids_SIZE.h holds. Same arguments, same weights. */
#include <math.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "donnees/poids_10x10.h"
#include "donnees/poids_4x4.h"
#include "donnees/poids_6x6.h"
#include "donnees/poids_9x7.h"
#include "outils/nombre.h"

enum { TERMES_MAX = 16 };

struct reglage_accord {
    int parties, generations, profondeur;
    int fin;    /* moves left from which the games are solved */
    int hasard; /* most random plies at the start, beyond 4 */
    int paires; /* of games to compare two generations */
    double crete;
    uint64_t graine;
};

/* ---- Least squares ---- */

struct moindres_carres {
    double a[TERMES_MAX][TERMES_MAX], b[TERMES_MAX];
};

static void moindres_carres_ajouter(struct moindres_carres *m, const double *x, int n, double y)
{
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            m->a[i][j] += x[i] * x[j];
        m->b[i] += x[i] * y;
    }
}

/* Solves (A + crete I) w = b by Cholesky: A is a sum of squares. */
static void moindres_carres_resoudre(const struct moindres_carres *m, int n, double crete,
                                     double *w)
{
    double l[TERMES_MAX][TERMES_MAX] = {{0}}, y[TERMES_MAX];
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            double s = m->a[i][j] + (i == j ? crete : 0);
            for (int k = 0; k < j; k++)
                s -= l[i][k] * l[j][k];
            l[i][j] = i == j ? sqrt(s) : s / l[j][j];
        }
    for (int i = 0; i < n; i++) {
        y[i] = m->b[i];
        for (int k = 0; k < i; k++)
            y[i] -= l[i][k] * y[k];
        y[i] /= l[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        w[i] = y[i];
        for (int k = i + 1; k < n; k++)
            w[i] -= l[k][i] * w[k];
        w[i] /= l[i][i];
    }
}

static int16_t arrondir(double x)
{
    return (int16_t)lround(fmax(-30000, fmin(30000, x)));
}

/* ---- Sizes ---- */

#define LARGEUR      10
#define HAUTEUR      10
#define REGLES(nom)  r10x10_##nom
#define POIDS_DEPART POIDS_10X10
#include "outils/accorder_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES
#undef POIDS_DEPART

#define LARGEUR      9
#define HAUTEUR      7
#define REGLES(nom)  r9x7_##nom
#define POIDS_DEPART POIDS_9X7
#include "outils/accorder_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES
#undef POIDS_DEPART

#define LARGEUR      6
#define HAUTEUR      6
#define REGLES(nom)  r6x6_##nom
#define POIDS_DEPART POIDS_6X6
#include "outils/accorder_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES
#undef POIDS_DEPART

#define LARGEUR      4
#define HAUTEUR      4
#define REGLES(nom)  r4x4_##nom
#define POIDS_DEPART POIDS_4X4
#include "outils/accorder_tmpl.h"

static const struct {
    const char *taille;
    void (*accorder)(const struct reglage_accord *a);
    int fin, hasard;
} TAILLES[] = {
    {"10x10", r10x10_accorder, 10, 20},
    {"9x7", r9x7_accorder, 10, 12},
    {"6x6", r6x6_accorder, 8, 8},
    {"4x4", r4x4_accorder, 3, 4},
};

static int argument(int argc, char **argv, int i, const char *nom, int defaut)
{
    return argc > i ? (int)nombre_lire("accorder", nom, argv[i], 1, 10000000) : defaut;
}

int main(int argc, char **argv)
{
    struct reglage_accord a = {
        .parties = argument(argc, argv, 2, "games", 1000),
        .generations = argument(argc, argv, 3, "generations", 3),
        .profondeur = argument(argc, argv, 4, "depth", 3),
        .graine = (uint64_t)argument(argc, argv, 5, "seed", 1),
        .paires = 100,
        .crete = 100,
    };
    for (size_t i = 0; argc > 1 && i < sizeof TAILLES / sizeof *TAILLES; i++)
        if (strcmp(argv[1], TAILLES[i].taille) == 0) {
            a.fin = TAILLES[i].fin;
            a.hasard = TAILLES[i].hasard;
            TAILLES[i].accorder(&a);
            return 0;
        }
    fprintf(stderr, "accorder 10x10|9x7|6x6|4x4 [games] [generations] [depth] [seed]\n");
    return 2;
}
