/* Tunes the evaluation of coloured Awalé by self-play.
 *
 *     awale_regler generer PARTIES GRAINE NOEUDS >> positions
 *     awale_regler ajuster POIDS_DU_RESULTAT positions > donnees/awale_poids.inc
 *     awale_regler meler PART_DE_FAMINE > donnees/awale_poids.inc
 *
 * `generer` plays games from random openings, so many positions searched a move: half of them
 * against itself, half against the document's two evaluations, whose play must be understood too.
 * Every position is written with the value of our search, if it is ours, and the game's result.
 * `ajuster` fits the weights by logistic regression: the target is a mix of the result and of what
 * the search said; then it prints them as C. Both are filters, to be spread over cores by running
 * several. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/octets.h"
#include "jeux/awale_ia.h"
#include "outils/essais.h"
#include "outils/nombre.h"

/* One position on file: for the side to move, value in evaluation units or SANS_VALEUR; result 0, 1
 * or 2. */
struct exemple {
    struct awale p;
    int32_t valeur;
    int32_t resultat;
};

enum { PARTIE_MAX = AWALE_COUPS_LIMITE + 1, SANS_VALEUR = INT32_MIN };

/* ---- generer ---- */

static int valeur_bornee(const struct pensee *pensee)
{
    double v = pensee->en_points ? (pensee->score > 0) - (pensee->score < 0) : 0;
    v = pensee->en_points ? v * 8 * AWALE_LOGIT : pensee->score;
    return (int)fmax(-8 * AWALE_LOGIT, fmin(8 * AWALE_LOGIT, v));
}

/* Who plays J1 and J2 in game number `i`: ours (NULL), or a style on one side. */
static void choisir_styles(long i, const char *styles[2])
{
    styles[0] = styles[1] = NULL;
    if (i % 2 == 1)
        styles[i / 4 % 2] = AWALE_STYLES[i / 2 % 2];
}

/* A game: some random moves, then the searches', one in 20 random again up to a move chosen by lot:
 * chance would stir the blocked endings that last to the limit. Gives the number of positions
 * written to `e`. */
static int jouer_partie(struct awale_ia *ia[2], struct alea *alea, const char *const styles[2],
                        struct exemple *e)
{
    atomic_bool arret = false;
    struct awale p = awale_init();
    uint32_t ouverture = 2 + alea_entier(alea, 12),
             calme = alea_entier(alea, AWALE_COUPS_LIMITE / 2);
    int n = 0;
    awale_ia_oublier(ia[0]);
    awale_ia_oublier(ia[1]);
    while (!awale_fini(&p)) {
        bool hasard = p.coups < ouverture || (p.coups < calme && alea_entier(alea, 20) == 0);
        const char *style = styles[p.trait];
        struct limites limites = {
            .niveau = 1, .profondeur = PARTIE_MAX, .arret = &arret, .style = style};
        int coup = coup_au_hasard(alea, awale_coups_legaux(&p, p.trait));
        if (!hasard) {
            struct pensee pensee;
            awale_ia_penser(ia[style != NULL], &p, p.trait + 1, &limites, &pensee);
            e[n++] = (struct exemple){.p = p,
                                      .valeur = style ? SANS_VALEUR : valeur_bornee(&pensee)};
            coup = pensee.coup;
        }
        awale_jouer(&p, coup);
        p.trait = !p.trait;
    }
    for (int i = 0; i < n; i++) {
        int marge = p.score[e[i].p.trait] - p.score[!e[i].p.trait];
        e[i].resultat = 1 + (marge > 0) - (marge < 0);
    }
    return n;
}

static int generer(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    const long nb = nombre_lire("awale_regler", "PARTIES", argv[1], 1, LONG_MAX);
    const long graine = nombre_lire("awale_regler", "GRAINE", argv[2], 0, LONG_MAX);
    const long noeuds = nombre_lire("awale_regler", "NOEUDS", argv[3], 1, LONG_MAX);
    static struct exemple exemples[PARTIE_MAX];
    struct awale_ia *ia[2] = {awale_ia_creer(&awale_poids_regles, 16),
                              awale_ia_creer(&awale_poids_regles, 16)};
    struct alea alea;
    if (!ia[0] || !ia[1])
        return 1;
    awale_ia_limiter(ia[0], (uint64_t)noeuds);
    awale_ia_limiter(ia[1], (uint64_t)noeuds);
    alea_init(&alea, (uint64_t)graine);
    for (long i = 0; i < nb; i++) {
        const char *styles[2];
        choisir_styles(i, styles);
        int n = jouer_partie(ia, &alea, styles, exemples);
        fwrite(exemples, sizeof exemples[0], (size_t)n, stdout);
    }
    awale_ia_detruire(ia[0]);
    awale_ia_detruire(ia[1]);
    return 0;
}

/* ---- ajuster ---- */

enum {
    PAR_TROU = 16,
    GARNIS = AWALE_TRAITS * PAR_TROU,
    TRAIT = GARNIS + AWALE_TROUS / 2 + 1,
    PAR_PHASE,
    MARGE = AWALE_PHASES * PAR_PHASE,
    HORIZON = MARGE + AWALE_MARGES,
    CAMP = HORIZON + AWALE_HORIZONS,
    POIDS = CAMP + AWALE_CAMP,
    SANS_HORIZON = 7, /* classes of moves played in which the limit is far: AWALE_UN */
    ACTIFS = AWALE_TRAITS * AWALE_TROUS + 2 + 1 + 2
};

/* A position as the regression sees it: the weights that it adds, or takes away, and the
 * margin's. */
struct ligne {
    uint16_t actifs[ACTIFS];
    int8_t signes[ACTIFS];
    uint16_t indice_marge, indice_horizon;
    float marge, cible;
};

static double logistique(double x)
{
    return 1 / (1 + exp(-x));
}

static int graines_du_camp(const struct awale *p, int camp)
{
    octets16 totaux = awale_totaux(p);
    int n = 0;
    for (int o = camp; o < AWALE_TROUS; o += 2)
        n += totaux[o];
    return n;
}

/* Adds weight `indice`, for the side to move or the other. */
static void activer(struct ligne *l, int *n, int indice, bool lui)
{
    l->actifs[*n] = (uint16_t)indice;
    l->signes[(*n)++] = lui ? -1 : 1;
}

static void decrire(const struct exemple *e, double part, struct ligne *l)
{
    octets16 traits[AWALE_TRAITS];
    const struct awale *p = &e->p;
    int base = awale_phase(p) * PAR_PHASE, n = 0;
    unsigned garnis = ~awale_trous_vides(p);
    awale_traits(p, traits);
    for (int t = 0; t < AWALE_TRAITS; t++)
        for (int o = 0; o < AWALE_TROUS; o++)
            activer(l, &n, base + t * PAR_TROU + traits[t][o], awale_camp(o) != p->trait);
    activer(l, &n, base + TRAIT, false);
    for (int lui = 0; lui < 2; lui++) {
        int camp = p->trait ^ lui, graines = graines_du_camp(p, camp);
        activer(l, &n, base + GARNIS + bits_compter(garnis & awale_trous_du_camp(camp)), lui);
        activer(l, &n, CAMP + (graines < AWALE_CAMP ? graines : AWALE_CAMP - 1), lui);
    }
    l->indice_marge = (uint16_t)(MARGE + p->en_jeu / AWALE_GRAINES_PAR_MARGE);
    l->indice_horizon = (uint16_t)(HORIZON + p->coups / AWALE_COUPS_PAR_HORIZON);
    l->marge = (float)(p->score[p->trait] - p->score[!p->trait]);
    if (e->valeur == SANS_VALEUR)
        part = 1;
    l->cible = (float)(part * e->resultat / 2.0 +
                       (1 - part) * logistique((double)e->valeur / AWALE_LOGIT));
}

static double predire(const struct ligne *l, const double *w)
{
    double x = w[l->indice_marge] * w[l->indice_horizon] * (double)l->marge;
    for (int i = 0; i < ACTIFS; i++)
        x += l->signes[i] * w[l->actifs[i]];
    return logistique(x);
}

/* One pass of stochastic gradient in a random order; gives the mean squared error before it. */
static double passe(struct ligne *lignes, size_t n, double *w, double taux, struct alea *alea)
{
    double erreur = 0;
    for (size_t i = n - 1; i > 0; i--) {
        size_t j = alea_suivant(alea) % (i + 1);
        struct ligne t = lignes[i];
        lignes[i] = lignes[j];
        lignes[j] = t;
    }
    for (size_t i = 0; i < n; i++) {
        const struct ligne *l = &lignes[i];
        double ecart = (double)l->cible - predire(l, w);
        erreur += ecart * ecart;
        for (int k = 0; k < ACTIFS; k++)
            w[l->actifs[k]] += taux * (l->signes[k] * ecart - 0.002 * w[l->actifs[k]]);
        double pente = 0.02 * taux * ecart * (double)l->marge;
        double marge = w[l->indice_marge], horizon = w[l->indice_horizon];
        w[l->indice_marge] += pente * horizon;
        if (l->indice_horizon >= HORIZON + SANS_HORIZON)
            w[l->indice_horizon] += 5 * pente * marge;
    }
    return erreur / (double)n;
}

/* The weights in use, to start from: a small file of games mends them and does not undo them. */
static void partir_des_poids(double *w)
{
    const struct awale_poids *p = &awale_poids_regles;
    for (int ph = 0; ph < AWALE_PHASES; ph++) {
        const struct awale_poids_phase *v = &p->phase[ph];
        double *x = w + ph * PAR_PHASE;
        for (int i = 0; i < GARNIS; i++)
            x[i] = v->trou[i / PAR_TROU][i % PAR_TROU] / (double)AWALE_LOGIT;
        for (int i = GARNIS; i < TRAIT; i++)
            x[i] = v->garnis[i - GARNIS] / (double)AWALE_LOGIT;
        x[TRAIT] = v->trait / (double)AWALE_LOGIT;
    }
    for (int i = 0; i < AWALE_MARGES; i++)
        w[MARGE + i] = p->marge[i] / (double)AWALE_LOGIT;
    for (int i = 0; i < AWALE_HORIZONS; i++)
        w[HORIZON + i] = p->horizon[i] / (double)AWALE_UN;
    for (int i = 0; i < AWALE_CAMP; i++)
        w[CAMP + i] = p->camp[i] / (double)AWALE_LOGIT;
}

static int entier(double w, int unite, int max)
{
    double x = round(w * unite);
    return (int)fmax(-max, fmin(max, x));
}

static void ecrire_suite(const double *w, int n, int unite, int max)
{
    printf("{");
    for (int i = 0; i < n; i++)
        printf("%s%d", i ? ", " : "", entier(w[i], unite, max));
    printf("}");
}

static void ecrire_poids(const double *w)
{
    printf("/* Made by outils/awale_regler.c: see docs/awale.md. */\n.phase = {\n");
    for (int ph = 0; ph < AWALE_PHASES; ph++) {
        const double *v = w + ph * PAR_PHASE;
        printf("    {.trou = {\n");
        for (int t = 0; t < AWALE_TRAITS; t++) {
            printf("        ");
            ecrire_suite(v + t * PAR_TROU, PAR_TROU, AWALE_LOGIT, 127);
            printf(",\n");
        }
        printf("     },\n     .garnis = ");
        ecrire_suite(v + GARNIS, TRAIT - GARNIS, AWALE_LOGIT, 2000);
        printf(",\n     .trait = %d},\n", entier(v[TRAIT], AWALE_LOGIT, 2000));
    }
    printf("},\n.marge = ");
    ecrire_suite(w + MARGE, AWALE_MARGES, AWALE_LOGIT, 2000);
    printf(",\n.horizon = ");
    ecrire_suite(w + HORIZON, AWALE_HORIZONS, AWALE_UN, 2000);
    printf(",\n.camp = ");
    ecrire_suite(w + CAMP, AWALE_CAMP, AWALE_LOGIT, 2000);
    printf(",\n");
}

/* ---- meler ---- */

/* What `famine` (jeux/awale_styles.c) gives to a hole of the side to move that holds so much, in
 * its own unit; `mobilite` for a move. */
static int note_famine(enum awale_trait_du_trou trait, int nombre, int mobilite)
{
    static const int TOTAL[4] = {-400 - 200, -250 - 200, 120, 120}; /* empty, one seed, to be
                                                                       taken */
    switch (trait) {
    case TRAIT_ROUGES:
    case TRAIT_BLEUES:
        return nombre > 0 ? mobilite : 0;
    case TRAIT_TRANSPARENTES:
        return nombre > 0 ? 2 * mobilite : 0;
    case TRAIT_TOTAL:
        return nombre < 4 ? TOTAL[nombre] : 0;
    default:
        return 0;
    }
}

/* The weights in use for one part, for the other those of `famine`, its seed made as heavy as ours:
 * the fit alone does not learn its patience, which no game of ours shows. */
static void meler_famine(double *w, double part)
{
    const double unite = 6.0 * AWALE_LOGIT;
    for (int i = 0; i < POIDS; i++)
        w[i] *= i >= HORIZON && i < CAMP ? 1 : 1 - part;
    for (int ph = 0; ph < AWALE_PHASES; ph++) {
        int graines = ph * AWALE_GRAINES_PAR_PHASE + AWALE_GRAINES_PAR_PHASE / 2;
        int mobilite = 120 + 120 * graines / AWALE_GRAINES;
        for (int i = 0; i < GARNIS; i++) {
            enum awale_trait_du_trou trait = (enum awale_trait_du_trou)(i / PAR_TROU);
            w[ph * PAR_PHASE + i] += part * note_famine(trait, i % PAR_TROU, mobilite) / unite;
        }
    }
    for (int i = 0; i < AWALE_MARGES; i++)
        w[MARGE + i] += part * 80 / unite;
    for (int i = 0; i <= 6; i++) /* a side that is threatened with starvation */
        w[CAMP + i] -= part * (600 + 350 - 30 * i) / unite;
}

static int meler(int argc, char **argv)
{
    static double w[POIDS];
    if (argc != 2)
        return 2;
    const double part = reel_lire("awale_regler", "PART_DE_FAMINE", argv[1], 0, 1);
    partir_des_poids(w);
    meler_famine(w, part);
    ecrire_poids(w);
    return 0;
}

/* The rows of a file of positions, `*n` of them. What is wrong is said, and ends the process: bytes
 * behind the last whole position are of one that was cut, and what was written behind such is not
 * where it should be. */
static struct ligne *lire_lignes(const char *nom, double part, size_t *n)
{
    size_t taille;
    char *octets = fichier_entier("awale_regler", nom, SIZE_MAX, &taille);
    *n = taille / sizeof(struct exemple);
    if (*n == 0 || taille % sizeof(struct exemple)) {
        fprintf(stderr, "awale_regler: %s: %s\n", nom,
                *n ? "a position is cut" : "no position to learn from");
        exit(1);
    }
    struct ligne *lignes = memoire_agrandir(NULL, *n, sizeof *lignes);
    for (size_t i = 0; i < *n; i++) {
        struct exemple e;
        memcpy(&e, octets + i * sizeof e, sizeof e);
        decrire(&e, part, &lignes[i]);
    }
    free(octets);
    return lignes;
}

static int ajuster(int argc, char **argv)
{
    static double w[POIDS];
    static const double TAUX[] = {0.004, 0.003, 0.002, 0.001, 0.0005, 0.0002};
    size_t n;
    struct alea alea;
    if (argc != 3)
        return 2;
    const double part = reel_lire("awale_regler", "POIDS_DU_RESULTAT", argv[1], 0, 1);
    struct ligne *lignes = lire_lignes(argv[2], part, &n);
    alea_init(&alea, 1);
    partir_des_poids(w);
    for (size_t i = 0; i < sizeof TAUX / sizeof TAUX[0]; i++)
        fprintf(stderr, "%zu positions, pass %zu: error %.5f\n", n, i,
                passe(lignes, n, w, TAUX[i], &alea));
    ecrire_poids(w);
    free(lignes);
    return 0;
}

int main(int argc, char **argv)
{
    int etat = 2;
    if (argc > 1 && strcmp(argv[1], "generer") == 0)
        etat = generer(argc - 1, argv + 1);
    else if (argc > 1 && strcmp(argv[1], "ajuster") == 0)
        etat = ajuster(argc - 1, argv + 1);
    else if (argc > 1 && strcmp(argv[1], "meler") == 0)
        etat = meler(argc - 1, argv + 1);
    if (etat == 2)
        fputs("usage: awale_regler generer PARTIES GRAINE NOEUDS\n"
              "       awale_regler ajuster POIDS_DU_RESULTAT FICHIER\n"
              "       awale_regler meler PART_DE_FAMINE\n",
              stderr);
    return etat;
}
