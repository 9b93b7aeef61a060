/* See pendule.h. The numbers were set by `othello match --pendule`, which reports the part of the
 * clock that was used (docs/mesures.md). */
#include "partie/pendule.h"

#include <stddef.h>
#include <string.h>

/* Seconds never given: a busy system may keep a thread waiting that long. */
static const double MARGE = 0.011, MARGE_PART = 0.01;
/* The engine alone is late by no more than this; beyond, the machine is, and may be so several
 * times before the clock has recovered. */
static const double RETARD_USUEL = 0.002, RETARDS = 3;
/* Kept besides when no increment will make good what a busy machine takes from the last moves: this
 * much, but not more than this part of what is left. */
static const double SANS_INCREMENT = 0.06, SANS_INCREMENT_PART = 0.7, INCREMENTS = 12;
/* The shortest thought. */
static const double MINIMUM = 0.0005, COUP_LE_PLUS_BREF = 0.001;
/* Of a move's share, when the last iteration may begin: it takes about as long as all before it. */
static const double ASSEZ = 0.7;
/* How many shares one move may take when its last iteration is long. */
static const double EXCES = 2.5;
/* What one move may take of the clock at most, and where the ending can be solved. */
static const double PLAFOND = 0.65, PLAFOND_A_LA_FIN = 0.85;

/* Empty squares from which the ending is solved in about one share of a game of so many seconds:
 * each square more takes some 2.3 times as long. */
static int vides_resolus(double secondes)
{
    int vides = 14;
    for (double s = 0.02; s <= secondes && vides < 28; s *= 2.3)
        vides++;
    return vides;
}

/* Moves to share with, this one counted. */
static int coups_a_venir(const struct pendule *p, double dispo, int vides)
{
    if (p->coups > 0)
        return p->coups;
    const int restent = (vides - vides_resolus(dispo + p->increment * vides / 2) + 1) / 2;
    return restent > 1 ? restent : 1;
}

static double plus_petit(double a, double b)
{
    return a < b ? a : b;
}

static double plus_que(double a, double b)
{
    return a > b ? a - b : 0;
}

/* What is kept of the clock: for the machine, and for the moves after this one that no increment
 * pays. */
static double marge(const struct pendule *p, int vides, double retard)
{
    const int suivants = p->coups > 0 ? p->coups - 1 : vides / 2;
    const double reserve = plus_petit(plus_que(SANS_INCREMENT, INCREMENTS * p->increment),
                                      SANS_INCREMENT_PART * p->reste);
    return MARGE + MARGE_PART * p->reste + RETARDS * plus_que(retard, RETARD_USUEL) +
           (suivants > 0 ? reserve : 0) + suivants * plus_que(COUP_LE_PLUS_BREF, p->increment);
}

void pendule_partager(struct limites *limites, int vides)
{
    const struct pendule *p = &limites->pendule;
    const double dispo = plus_que(p->reste, marge(p, vides, limites->retard));
    const int coups = coups_a_venir(p, dispo, vides);
    const bool dernier = p->coups == 1; /* what is left of this clock is lost */
    const double part = (dispo + p->increment * (coups - 1)) / (p->coups > 0 ? coups : coups + 0.5);
    const double plafond = dispo * (coups > 1 ? PLAFOND : PLAFOND_A_LA_FIN);
    limites->secondes = dernier ? dispo : plus_petit(EXCES * part, plafond);
    limites->assez = dernier ? 0 : plus_petit(ASSEZ * part, limites->secondes);
    if (limites->secondes < MINIMUM)
        limites->secondes = limites->assez = MINIMUM;
}

bool pendule_lire(struct vue texte, struct pendule *p)
{
    const size_t n = vue_longueur(texte);
    const char *plus = n ? memchr(texte.p, '+', n) : NULL;
    struct vue secondes = {texte.p, plus ? plus : texte.fin};
    *p = (struct pendule){0};
    return vue_reel_saisi(secondes, 0.01, 86400, &p->reste) &&
           (!plus || vue_reel_saisi((struct vue){plus + 1, texte.fin}, 0, 86400, &p->increment));
}
