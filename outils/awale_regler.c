/* Tunes the evaluation of coloured Awalé by self-play.
 *
 *     awale_regler generer PARTIES GRAINE PROFONDEUR >> positions
 *     awale_regler ajuster POIDS_DU_RESULTAT positions > donnees/awale_poids.inc
 *
 * `generer` plays games at a fixed depth from random openings and writes every position with the
 * value of its search and the result of its game. `ajuster` fits the weights by logistic
 * regression: the target is a mix of the result and of what the search said; then it prints them
 * as C. Both are filters, to be spread over cores by running several. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/bits.h"
#include "jeux/awale_ia.h"

/* One position on file: for the side to move, value in evaluation units; result 0, 1 or 2. */
struct exemple {
    struct awale p;
    int32_t valeur;
    int32_t resultat;
};

enum { PARTIE_MAX = AWALE_COUPS_LIMITE + 1 };

/* ---- generer ---- */

static int coup_au_hasard(struct alea *alea, const struct awale *p)
{
    uint64_t c = awale_coups_legaux(p, p->trait);
    for (uint32_t rang = alea_entier(alea, (uint32_t)bits_compter(c)); rang > 0; rang--)
        c = bits_reste(c);
    return bits_premier(c);
}

static int valeur_bornee(const struct pensee *pensee)
{
    double v = pensee->en_points ? (pensee->score > 0) - (pensee->score < 0) : 0;
    v = pensee->en_points ? v * 8 * AWALE_LOGIT : pensee->score;
    return (int)fmax(-8 * AWALE_LOGIT, fmin(8 * AWALE_LOGIT, v));
}

/* A game: some random moves, then the search's, one in 20 random again. Gives the number of
 * positions written to `e`. */
static int jouer_partie(struct awale_ia *ia, struct alea *alea, int profondeur, struct exemple *e)
{
    atomic_bool arret = false;
    struct limites limites = {.niveau = 1, .profondeur = profondeur, .arret = &arret};
    struct awale p = awale_init();
    uint32_t ouverture = 2 + alea_entier(alea, 12);
    int n = 0;
    awale_ia_oublier(ia);
    while (!awale_fini(&p)) {
        bool hasard = p.coups < ouverture || alea_entier(alea, 20) == 0;
        int coup = coup_au_hasard(alea, &p);
        if (!hasard) {
            struct pensee pensee;
            awale_ia_penser(ia, &p, p.trait + 1, &limites, &pensee);
            e[n++] = (struct exemple){.p = p, .valeur = valeur_bornee(&pensee)};
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
    static struct exemple exemples[PARTIE_MAX];
    struct awale_ia *ia = awale_ia_creer(&awale_poids_regles, 16);
    struct alea alea;
    if (!ia)
        return 1;
    alea_init(&alea, strtoull(argv[2], NULL, 10));
    for (long i = strtol(argv[1], NULL, 10); i > 0; i--) {
        int n = jouer_partie(ia, &alea, (int)strtol(argv[3], NULL, 10), exemples);
        fwrite(exemples, sizeof exemples[0], (size_t)n, stdout);
    }
    awale_ia_detruire(ia);
    return 0;
}

/* ---- ajuster ---- */

enum {
    PAR_TROU = 2 * 16,
    PAR_PHASE = AWALE_TRAITS * PAR_TROU + 2 * 9 + 1,
    POIDS = AWALE_PHASES * PAR_PHASE + AWALE_MARGES,
    ACTIFS = AWALE_TRAITS * AWALE_TROUS + 2 + 1
};

/* A position as the regression sees it: the weights that it adds, and the margin's. */
struct ligne {
    uint16_t actifs[ACTIFS];
    uint16_t indice_marge;
    float marge, cible;
};

static double logistique(double x)
{
    return 1 / (1 + exp(-x));
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
            l->actifs[n++] = (uint16_t)(base + t * PAR_TROU + (awale_camp(o) != p->trait) * 16 +
                                        traits[t][o]);
    base += AWALE_TRAITS * PAR_TROU;
    l->actifs[n++] = (uint16_t)(base + bits_compter(garnis & awale_trous_du_camp(p->trait)));
    l->actifs[n++] = (uint16_t)(base + 9 + bits_compter(garnis & awale_trous_du_camp(!p->trait)));
    l->actifs[n++] = (uint16_t)(base + 18);
    l->indice_marge = (uint16_t)(AWALE_PHASES * PAR_PHASE + p->en_jeu / AWALE_GRAINES_PAR_MARGE);
    l->marge = (float)(p->score[p->trait] - p->score[!p->trait]);
    l->cible = (float)(part * e->resultat / 2.0 +
                       (1 - part) * logistique((double)e->valeur / AWALE_LOGIT));
}

static double predire(const struct ligne *l, const double *w)
{
    double x = w[l->indice_marge] * (double)l->marge;
    for (int i = 0; i < ACTIFS; i++)
        x += w[l->actifs[i]];
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
            w[l->actifs[k]] += taux * (ecart - 0.002 * w[l->actifs[k]]);
        w[l->indice_marge] += taux * 0.02 * ecart * (double)l->marge;
    }
    return erreur / (double)n;
}

static int entier(double w, int max)
{
    double x = round(w * AWALE_LOGIT);
    return (int)fmax(-max, fmin(max, x));
}

static void ecrire_suite(const double *w, int n, int max)
{
    printf("{");
    for (int i = 0; i < n; i++)
        printf("%s%d", i ? ", " : "", entier(w[i], max));
    printf("}");
}

static void ecrire_poids(const double *w)
{
    printf("/* Made by outils/awale_regler.c: see docs/awale.md. */\n.phase = {\n");
    for (int ph = 0; ph < AWALE_PHASES; ph++) {
        const double *v = w + ph * PAR_PHASE;
        printf("    {.trou = {\n");
        for (int t = 0; t < AWALE_TRAITS; t++) {
            printf("        {");
            ecrire_suite(v + t * PAR_TROU, 16, 127);
            printf(",\n         ");
            ecrire_suite(v + t * PAR_TROU + 16, 16, 127);
            printf("},\n");
        }
        v += AWALE_TRAITS * PAR_TROU;
        printf("     },\n     .garnis = {");
        ecrire_suite(v, 9, 2000);
        printf(", ");
        ecrire_suite(v + 9, 9, 2000);
        printf("},\n     .trait = %d},\n", entier(v[18], 2000));
    }
    printf("},\n.marge = ");
    ecrire_suite(w + AWALE_PHASES * PAR_PHASE, AWALE_MARGES, 2000);
    printf(",\n");
}

static struct ligne *lire_lignes(const char *nom, double part, size_t *n)
{
    FILE *f = fopen(nom, "rb");
    if (!f)
        return NULL;
    fseek(f, 0, SEEK_END);
    *n = (size_t)ftell(f) / sizeof(struct exemple);
    rewind(f);
    struct ligne *lignes = malloc((*n + 1) * sizeof *lignes);
    struct exemple e;
    for (size_t i = 0; lignes && i < *n && fread(&e, sizeof e, 1, f) == 1; i++)
        decrire(&e, part, &lignes[i]);
    fclose(f);
    return lignes;
}

static int ajuster(int argc, char **argv)
{
    static double w[POIDS];
    static const double TAUX[] = {0.02, 0.01, 0.005, 0.003, 0.002, 0.001, 0.0005, 0.0002};
    size_t n;
    struct alea alea;
    if (argc != 3)
        return 2;
    struct ligne *lignes = lire_lignes(argv[2], strtod(argv[1], NULL), &n);
    if (!lignes)
        return 1;
    alea_init(&alea, 1);
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
    if (etat == 2)
        fputs("usage: awale_regler generer PARTIES GRAINE PROFONDEUR\n"
              "       awale_regler ajuster POIDS_DU_RESULTAT FICHIER\n",
              stderr);
    return etat;
}
