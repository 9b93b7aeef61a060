/* How far a shallow search is from a deeper one: the numbers behind the probable cut-offs
 * (marge_probable() in moteur/ordre.c).
 *
 *     calibrer DEPTH STEP < games
 *
 * Of each game (a line of moves), one position every STEP plies is searched to depths 0 to DEPTH,
 * and to the end with 20 empty squares or fewer, without any cut-off that may be wrong. Told are
 * the standard deviations s(d, p) of the deep value minus the shallow one, by empty squares, then
 * the least-squares fit of
 *
 *     s = a + b d + c p + e (empty squares)        apart for a deep search that reaches the end */
#include <math.h>

#include "outils/echantillon.h"
#include "outils/essais.h"
#include "outils/nombre.h"

enum { PLIS_MAX = 16, TRANCHES = 15, EXACT_MAX = 20, INCONNUES = 4 };

struct ecart {
    double n, somme, carres;
};

struct calibrage {
    struct moteur *moteur;
    int plis;
    struct ecart milieu[TRANCHES][PLIS_MAX + 1][PLIS_MAX + 1]; /* [empty squares / 4][d][p] */
    struct ecart fin[EXACT_MAX + 1][PLIS_MAX + 1];             /* [empty squares][p] */
};

static void noter(struct ecart *e, int difference)
{
    e->n++;
    e->somme += difference;
    e->carres += (double)difference * difference;
}

static double sigma(const struct ecart *e)
{
    const double m = e->somme / e->n;
    return sqrt(e->carres / e->n - m * m);
}

static void mesurer(struct calibrage *c, const struct othellier *p)
{
    const int vides = bits_compter(othellier_vides(p));
    int v[PLIS_MAX + 1];
    int n = 0;
    for (int d = 1; d <= c->plis && d < vides; d++, n++)
        v[d] = valeur_sans_risque(c->moteur, p, d);
    for (int d = 2; d <= n; d++)
        for (int q = 1; q < d; q++)
            noter(&c->milieu[vides / 4][d][q], v[d] - v[q]);
    if (vides <= EXACT_MAX && vides > c->plis) {
        const int exact = valeur_sans_risque(c->moteur, p, 0);
        for (int q = 1; q <= n; q++)
            noter(&c->fin[vides][q], exact - v[q]);
    }
}

/* Normal equations of the fit, solved by elimination. */
struct droite {
    double a[INCONNUES][INCONNUES + 1];
};

static void peser(struct droite *f, const double *x, double y, double poids)
{
    for (int i = 0; i < INCONNUES; i++) {
        for (int j = 0; j < INCONNUES; j++)
            f->a[i][j] += poids * x[i] * x[j];
        f->a[i][INCONNUES] += poids * x[i] * y;
    }
}

static void dire_droite(struct droite *f, const char *titre)
{
    for (int i = 0; i < INCONNUES; i++)
        for (int k = 0; k < INCONNUES; k++) {
            const double q = k == i ? 0 : f->a[k][i] / (f->a[i][i] + 1e-9);
            for (int j = 0; j <= INCONNUES; j++)
                f->a[k][j] -= q * f->a[i][j];
        }
    printf("%s: s =", titre);
    static const char *const NOMS[INCONNUES] = {"", " d", " p", " empty"};
    for (int i = 0; i < INCONNUES; i++)
        printf(" %+.4f%s", f->a[i][INCONNUES] / (f->a[i][i] + 1e-9), NOMS[i]);
    putchar('\n');
}

static void conclure(const struct calibrage *c)
{
    struct droite milieu = {{{0}}}, fin = {{{0}}};
    for (int t = 0; t < TRANCHES; t++)
        for (int d = 2; d <= c->plis; d++)
            for (int p = 1; p < d; p++) {
                const struct ecart *e = &c->milieu[t][d][p];
                if (e->n < 30)
                    continue;
                peser(&milieu, (double[]){1, d, p, 4 * t + 1.5}, sigma(e), e->n);
                printf("middle %2d-%2d d %2d p %2d  n %5.0f  mean %+.2f  s %.2f\n", 4 * t,
                       4 * t + 3, d, p, e->n, e->somme / e->n, sigma(e));
            }
    for (int v = 0; v <= EXACT_MAX; v++)
        for (int p = 1; p <= c->plis; p++) {
            const struct ecart *e = &c->fin[v][p];
            if (e->n < 30)
                continue;
            peser(&fin, (double[]){1, 0, p, v}, sigma(e), e->n);
            printf("end %2d p %2d  n %5.0f  mean %+.2f  s %.2f\n", v, p, e->n, e->somme / e->n,
                   sigma(e));
        }
    dire_droite(&milieu, "middle");
    dire_droite(&fin, "end");
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fputs("usage: calibrer DEPTH STEP < games\n", stderr);
        return 2;
    }
    static struct calibrage c;
    c.plis = (int)nombre_lire("calibrer", "DEPTH", argv[1], 2, PLIS_MAX);
    const int pas = (int)nombre_lire("calibrer", "STEP", argv[2], 1, ECHANTILLON_COUPS);
    c.moteur = moteur_des_poids("calibrer", NULL, 32);
    struct echantillon e;
    long refusees = 0, mesurees = 0;
    for (int i = 0; echantillon_lire(stdin, &e, &refusees); i++)
        for (int k = 4 + i % pas; k < e.n; k += pas, mesurees++)
            mesurer(&c, &e.positions[k]);
    moteur_detruire(c.moteur);
    if (!mesurees) {
        fputs("calibrer: no position to learn from\n", stderr);
        return 1;
    }
    conclure(&c);
    return 0;
}
