/* What a position of coloured Awalé is worth: weights tuned by self-play (outils/awale_regler.c).
 *
 * The value is the logarithm of the odds of winning, AWALE_LOGIT units for one unit of logit. It is
 * a sum over the holes of small table look-ups, 16 holes at once, so that counting it afresh costs
 * less than keeping it up to date would:
 *
 *   - its red, blue, transparent seeds and its total (an empty hole, a hole to be taken, a hole
 *     from which to reach far);
 *   - its total and that of the next hole, cut to 3: what a chain of captures runs through;
 *
 * and, for the whole board, the number of holes that are not empty and the number of seeds on each
 * side (starvation), the margin, and having the move. What is good for a side is as bad for the
 * other: one table serves both, which fits as well as two. Weights change with the number of seeds
 * left; the margin weighs more as the limit comes near: many games turn round to it without another
 * capture, and a seed of margin is nearly the game as early as a hundred moves before. */
#ifndef JEUX_AWALE_EVAL_H
#define JEUX_AWALE_EVAL_H

#include "jeux/awale_regles.h"

enum { AWALE_LOGIT = 128 };
enum { AWALE_PHASES = 6, AWALE_GRAINES_PAR_PHASE = 16 };
enum { AWALE_MARGES = 25, AWALE_GRAINES_PAR_MARGE = 4 };
enum { AWALE_CAMP = 16 }; /* seeds of a side that are told apart: 15 are as good as more */
enum { AWALE_HORIZONS = 21, AWALE_COUPS_PAR_HORIZON = 20, AWALE_UN = 64 };
enum awale_trait_du_trou {
    TRAIT_ROUGES,
    TRAIT_BLEUES,
    TRAIT_TRANSPARENTES,
    TRAIT_TOTAL,
    TRAIT_SUITE, /* 4 * total + total of the next hole, each cut to 3 */
    AWALE_TRAITS
};

struct awale_poids_phase {
    int8_t trou[AWALE_TRAITS][16]; /* for a hole */
    int16_t garnis[AWALE_TROUS / 2 + 1];
    int16_t trait; /* for the side to move */
};
struct awale_poids {
    struct awale_poids_phase phase[AWALE_PHASES];
    int16_t marge[AWALE_MARGES];     /* for each seed of margin, by seeds left, */
    int16_t horizon[AWALE_HORIZONS]; /* multiplied by this / AWALE_UN, by moves played */
    int16_t camp[AWALE_CAMP];        /* seeds of a side */
};

extern const struct awale_poids awale_poids_regles;

static inline int awale_phase(const struct awale *p)
{
    return p->en_jeu < AWALE_GRAINES ? p->en_jeu / AWALE_GRAINES_PAR_PHASE : AWALE_PHASES - 1;
}

/* The worth of one seed of margin. */
static inline int awale_marge(const struct awale_poids *poids, const struct awale *p)
{
    return poids->marge[p->en_jeu / AWALE_GRAINES_PAR_MARGE] *
           poids->horizon[p->coups / AWALE_COUPS_PAR_HORIZON] / AWALE_UN;
}

/* The value for the side that has `trait`. Pure. */
int awale_evaluer(const struct awale_poids *poids, const struct awale *p);

/* The indices that the look-ups use, 0 to 15 a hole: for the tool that tunes the weights. */
void awale_traits(const struct awale *p, octets16 traits[AWALE_TRAITS]);

#endif
