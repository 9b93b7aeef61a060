/* The statistics of a match between A and B, from the results of its pairs: each opening is played
 * twice, colours swapped, so that the two games of a pair are not independent and the pair is what
 * is counted. Pure functions.
 *
 * Methods: Elo from the mean score, s = 1 / (1 + 10^(-e / 400)); its 95 % interval from the spread
 * of the pairs' scores; SPRT by the generalised likelihood ratio of a normal approximation (M. Van
 * den Bergh, "A practical introduction to the GSPRT"), alpha = beta = 5 %. */
#ifndef INTERFACES_MATCH_STATS_H
#define INTERFACES_MATCH_STATS_H

#include <stdbool.h>

/* Results seen by A. All zero is a match not begun. */
struct match_stats {
    int victoires, nulles, defaites;
    int forfaits[2]; /* games that A, that B lost by default */
    long disques;    /* sum of A's margins */
    int paires[5];   /* pairs in which A made 0, 1/2, 1, 3/2, 2 points */
};

/* Adds a game of A's margin. */
void match_ajouter(struct match_stats *s, int marge);

/* Adds a complete pair of games. */
void match_ajouter_paire(struct match_stats *s, int marge1, int marge2);

int match_parties(const struct match_stats *s);

/* A's Elo over B and the half width of its 95 % interval. False when there is nothing to say: no
 * pair, or only wins, or only losses. */
bool match_elo(const struct match_stats *s, double *elo, double *demi_largeur);

/* Log of the likelihood ratio of "A is elo1 better" over "A is elo0 better". */
double match_llr(const struct match_stats *s, double elo0, double elo1);

/* The test's verdict: 1 H1 is accepted, -1 H0 is, 0 go on. */
int match_verdict(double llr);

/* The bound that |llr| must reach: log(0.95 / 0.05). */
extern const double MATCH_BORNE;

#endif
