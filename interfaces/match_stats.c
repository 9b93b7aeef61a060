/* See match_stats.h. */
#include "interfaces/match_stats.h"

#include <math.h>

const double MATCH_BORNE = 2.9444389791664403;

void match_ajouter(struct match_stats *s, int marge)
{
    s->victoires += marge > 0;
    s->nulles += marge == 0;
    s->defaites += marge < 0;
    s->disques += marge;
}

/* Half points: 2 a win, 1 a draw. */
static int demi_points(int marge)
{
    return marge > 0 ? 2 : marge == 0;
}

void match_ajouter_paire(struct match_stats *s, int marge1, int marge2)
{
    s->paires[demi_points(marge1) + demi_points(marge2)]++;
}

int match_parties(const struct match_stats *s)
{
    return s->victoires + s->nulles + s->defaites;
}

/* Number of pairs, mean and variance of a pair's score, 0 to 1. */
static int moments(const struct match_stats *s, double *moyenne, double *variance)
{
    int n = 0;
    double somme = 0, carres = 0;
    for (int i = 0; i < 5; i++) {
        n += s->paires[i];
        somme += s->paires[i] * (i / 4.0);
        carres += s->paires[i] * (i / 4.0) * (i / 4.0);
    }
    *moyenne = n ? somme / n : 0;
    *variance = n ? carres / n - *moyenne * *moyenne : 0;
    return n;
}

static double elo_de_score(double s)
{
    return -400 * log10(1 / s - 1);
}

static double score_de_elo(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* Of `n` pairs: all alike, they are still not certain. */
static double au_moins(double variance, int n)
{
    return fmax(variance, 1.0 / (16.0 * n));
}

bool match_elo(const struct match_stats *s, double *elo, double *demi_largeur)
{
    double moyenne, variance;
    int n = moments(s, &moyenne, &variance);
    if (n == 0 || moyenne <= 0 || moyenne >= 1)
        return false;
    double ecart = 1.959964 * sqrt(au_moins(variance, n) / n);
    double bas = fmax(moyenne - ecart, 1e-6), haut = fmin(moyenne + ecart, 1 - 1e-6);
    *elo = moyenne == 0.5 ? 0 : elo_de_score(moyenne); /* not -0 */
    *demi_largeur = (elo_de_score(haut) - elo_de_score(bas)) / 2;
    return true;
}

double match_llr(const struct match_stats *s, double elo0, double elo1)
{
    double moyenne, variance, s0 = score_de_elo(elo0), s1 = score_de_elo(elo1);
    int n = moments(s, &moyenne, &variance);
    if (n == 0)
        return 0;
    variance = au_moins(variance, n);
    return n * (s1 - s0) * (2 * moyenne - s0 - s1) / (2 * variance);
}

int match_verdict(double llr)
{
    return llr >= MATCH_BORNE ? 1 : llr <= -MATCH_BORNE ? -1 : 0;
}
