/* Self-play and fit of the weights of jeux/lineaire_tmpl.h on one board: included once per size by
 * outils/accorder.c, with LARGEUR, HAUTEUR, REGLES(nom) and POIDS_DEPART. */
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/lineaire_tmpl.h"

#define AB(nom)              REGLES(ab_##nom)
#define AB_CONTEXTE          struct REGLES(poids)
#define AB_EVALUER(poids, p) REGLES(lineaire)(poids, p)
#define AB_ASPIRATION        100
#include "jeux/othello_ab_tmpl.h"

/* One game from `hasard` random plies on: fills the positions with their mover and gives the
 * number; `*marge` is black's final margin. */
static int REGLES(jouer_partie)(struct REGLES(ab_recherche) *r, struct alea *alea, int hasard,
                                int profondeur, int fin, struct REGLES(position) *positions,
                                bool *noir, int *marge)
{
    struct REGLES(position) p = REGLES(depart)(alea_entier(alea, 2) == 0), autre;
    bool trait_noir = true;
    int n = 0, coups[REGLES(COUPS_MAX)];
    for (int ply = 0; !REGLES(fini)(&p); ply++) {
        int nb = REGLES(lister)(&p, coups);
        if (nb == 0) {
            autre = REGLES(tourner)(&p);
            p = autre;
            trait_noir = !trait_noir;
            continue;
        }
        struct pensee pensee;
        if (ply < hasard || alea_entier(alea, 40) == 0) {
            pensee.coup = coups[alea_entier(alea, (uint32_t)nb)];
        } else {
            REGLES(ab_oublier)(r);
            REGLES(ab_chercher)(r, &p, profondeur, fin, &pensee);
        }
        positions[n] = p;
        noir[n++] = trait_noir;
        p = REGLES(jouer)(&p, pensee.coup);
        trait_noir = !trait_noir;
    }
    *marge = trait_noir ? REGLES(marge)(&p) : -REGLES(marge)(&p);
    return n;
}

/* Adds the positions of a game to the normal equations of their phases. */
static void REGLES(accumuler)(struct moindres_carres *phases,
                              const struct REGLES(position) *positions, const bool *noir, int n,
                              int marge)
{
    for (int i = 0; i < n; i++) {
        int t[REGLES(TERMES)];
        double x[TERMES_MAX];
        REGLES(termes)(&positions[i], t);
        for (int k = 0; k < REGLES(TERMES); k++)
            x[k] = t[k];
        moindres_carres_ajouter(&phases[REGLES(phase_lineaire)(&positions[i])], x, REGLES(TERMES),
                                noir[i] ? marge : -marge);
    }
}

/* Plays `parties` games with the weights and fits new ones, that replace them. */
static void REGLES(generation)(struct REGLES(poids) *poids, const struct reglage_accord *a,
                               uint64_t graine)
{
    static struct moindres_carres phases[REGLES(PHASES_LINEAIRE)];
    static struct REGLES(position) positions[REGLES(CASES)];
    static bool noir[REGLES(CASES)];
    atomic_bool jamais = false;
    struct REGLES(ab_recherche) r;
    struct alea alea;
    memset(phases, 0, sizeof phases);
    alea_init(&alea, graine);
    if (!REGLES(ab_init)(&r, poids, 12, &jamais))
        exit(1);
    for (int g = 0; g < a->parties; g++) {
        int marge, hasard = 4 + (int)alea_entier(&alea, (uint32_t)a->hasard);
        int n =
            REGLES(jouer_partie)(&r, &alea, hasard, a->profondeur, a->fin, positions, noir, &marge);
        REGLES(accumuler)(phases, positions, noir, n, marge);
    }
    REGLES(ab_detruire)(&r);
    for (int f = 0; f < REGLES(PHASES_LINEAIRE); f++) {
        double w[TERMES_MAX];
        moindres_carres_resoudre(&phases[f], REGLES(TERMES), a->crete, w);
        for (int k = 0; k < REGLES(TERMES); k++)
            poids->w[f][k] = arrondir(1000 * w[k]);
    }
}

/* Plays pairs of games between two sets of weights: the first one's score, in half points. */
static int REGLES(duel)(const struct REGLES(poids) *un, const struct REGLES(poids) *deux,
                        const struct reglage_accord *a, int paires, uint64_t graine)
{
    const struct REGLES(poids) *joueurs[2] = {un, deux};
    atomic_bool jamais = false;
    int points = 0;
    for (int g = 0; g < 2 * paires; g++) {
        struct REGLES(ab_recherche) r;
        struct alea alea;
        struct REGLES(position) p = REGLES(depart)(false);
        int cote = g % 2; /* who is to move */
        alea_init(&alea, graine + (uint64_t)g / 2);
        if (!REGLES(ab_init)(&r, un, 12, &jamais))
            exit(1);
        for (int ply = 0; !REGLES(fini)(&p); ply++) {
            int coups[REGLES(COUPS_MAX)], nb = REGLES(lister)(&p, coups);
            struct pensee pensee;
            if (nb == 0) {
                p = REGLES(tourner)(&p);
            } else if (ply < 8) {
                p = REGLES(jouer)(&p, coups[alea_entier(&alea, (uint32_t)nb)]);
            } else {
                r.contexte = joueurs[cote];
                REGLES(ab_oublier)(&r);
                REGLES(ab_chercher)(&r, &p, a->profondeur, a->fin, &pensee);
                p = REGLES(jouer)(&p, pensee.coup);
            }
            cote = !cote;
        }
        int marge = cote ? -REGLES(marge)(&p) : REGLES(marge)(&p);
        points += marge > 0 ? 2 : marge == 0;
        REGLES(ab_detruire)(&r);
    }
    return points;
}

static void REGLES(ecrire)(const struct REGLES(poids) *poids)
{
    for (int f = 0; f < REGLES(PHASES_LINEAIRE); f++) {
        printf("%s{", f ? "          " : "        {{");
        for (int k = 0; k < REGLES(TERMES); k++)
            printf("%s%d", k ? ", " : "", poids->w[f][k]);
        printf("}%s", f + 1 < REGLES(PHASES_LINEAIRE) ? ", \\\n" : "}}");
    }
    printf("\n");
}

static void REGLES(accorder)(const struct reglage_accord *a)
{
    static const struct REGLES(poids) DEPART = POIDS_DEPART;
    struct REGLES(poids) poids = DEPART;
    for (int g = 0; g < a->generations; g++) {
        struct REGLES(poids) avant = poids;
        REGLES(generation)(&poids, a, a->graine + (uint64_t)g);
        int paires = a->paires;
        fprintf(stderr,
                "generation %d: %.1f %% against the one before, %.1f %% against the start\n", g + 1,
                25.0 * REGLES(duel)(&poids, &avant, a, paires, 1000) / paires,
                25.0 * REGLES(duel)(&poids, &DEPART, a, paires, 2000) / paires);
    }
    REGLES(ecrire)(&poids);
}
