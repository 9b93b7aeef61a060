/* See awale_styles.h. The document gives weights and leaves some words open; our reading:
 *
 * - "holes" of a side are those that it owns, whatever the colour of their seeds;
 * - a starvation threatens a side that owns 6 seeds or fewer (the number of the document's own
 *   extra term), for or against alike;
 * - "at the start" and "at the end" are the two ends of a straight line over the phase. */
#include "jeux/awale_styles.h"

#include "base/bits.h"

/* What both evaluations count for one side. */
struct termes {
    int prises, coups, prenables, transparentes, graines, critiques, vides, seules;
};

static struct termes compter(const struct awale *p, int camp)
{
    octets16 totaux = awale_totaux(p);
    unsigned trous = awale_trous_du_camp(camp);
    octets16 un = octets16_tous(1);
    octets16 du_camp =
        camp ? (octets16){0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255}
             : (octets16){255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0};
    struct termes t = {
        .prises = p->score[camp],
        .coups = bits_compter(awale_coups_legaux(p, camp)),
        .prenables = bits_compter(octets16_bits((totaux | un) == octets16_tous(3)) & trous),
        .transparentes = (int)octets16_somme(p->graines[TRANSPARENT] & du_camp),
        .graines = (int)octets16_somme(totaux & du_camp),
        .vides = bits_compter(octets16_bits(totaux == octets16_tous(0)) & trous),
        .seules = bits_compter(octets16_bits(totaux == un) & trous),
    };
    t.critiques = t.vides + t.seules;
    return t;
}

enum { GRAINES_MENACEES = 6 };

static int menaces(const struct termes *moi, const struct termes *lui)
{
    return (lui->graines <= GRAINES_MENACEES) - (moi->graines <= GRAINES_MENACEES);
}

/* From `debut` with all the seeds on the board to `fin` with none. */
static int selon_phase(const struct awale *p, int debut, int fin)
{
    return (debut * p->en_jeu + fin * (AWALE_GRAINES - p->en_jeu)) / AWALE_GRAINES;
}

int awale_evaluer_classique(const struct awale *p)
{
    struct termes moi = compter(p, p->trait), lui = compter(p, !p->trait);
    int prises = 30 * moi.prises - 20 * lui.prises;
    return prises * selon_phase(p, 100, 160) / 100 +
           selon_phase(p, 100, 40) * (moi.coups - lui.coups) +
           66 * (moi.prenables - lui.prenables) + 15 * (moi.transparentes - lui.transparentes) +
           400 * menaces(&moi, &lui) + 150 * (lui.critiques - moi.critiques) +
           80 * (lui.vides - moi.vides);
}

/* What `famine` adds to starve the opponent. */
static int acharnement(const struct termes *moi, const struct termes *lui)
{
    int note = 0;
    if (lui->graines <= GRAINES_MENACEES)
        note += 350 - 30 * lui->graines;
    if (lui->coups <= 2)
        note += 300;
    if (lui->vides >= 6)
        note += 250;
    if (moi->prises > lui->prises + 6)
        note += 180 * (moi->prises - lui->prises) + 100 * (moi->coups - lui->coups);
    return note;
}

int awale_evaluer_famine(const struct awale *p)
{
    struct termes moi = compter(p, p->trait), lui = compter(p, !p->trait);
    return 80 * (moi.prises - lui.prises) + selon_phase(p, 240, 120) * (moi.coups - lui.coups) +
           120 * (moi.prenables - lui.prenables) + 600 * menaces(&moi, &lui) +
           200 * (lui.critiques - moi.critiques) + 400 * (lui.vides - moi.vides) +
           250 * (lui.seules - moi.seules) + acharnement(&moi, &lui) - acharnement(&lui, &moi);
}
