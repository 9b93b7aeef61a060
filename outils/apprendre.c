/* Where the weights of the evaluation come from (moteur/evaluation.h). Two filters:
 *
 *     apprendre produire GRAINE NOMBRE MIN MAX PLIS > echantillon
 *         positions of MIN to MAX empty squares from games of ours, part random, part greedy, each
 *         with its score: exact, or that of a search of PLIS plies when PLIS is not 0
 *     apprendre ajuster ECHANTILLON... > donnees/poids.bin
 *         the least-squares fit, phase by phase
 *
 * A sample is a line: discs of the side to move, of the other (hexadecimal), score in discs.
 * The fit is a gradient descent whose step for a weight is divided by the times it is used; each
 * position counts in its eight symmetries. Every weight is drawn towards that of the phase before
 * (fewer empty squares) as by FORCE positions. */
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "moteur/evaluation.h"
#include "moteur/moteur.h"

/* ---- produire ---- */

static int coup_au_hasard(struct alea *alea, uint64_t coups)
{
    for (uint32_t k = alea_entier(alea, (uint32_t)bits_compter(coups)); k > 0; k--)
        coups = bits_reste(coups);
    return bits_premier(coups);
}

/* The move that leaves the opponent the least, by the evaluation. */
static int coup_glouton(const struct evaluation *e, const struct othellier *p, uint64_t coups)
{
    int meilleur = bits_premier(coups), min = 1 << 20;
    for (; coups; coups = bits_reste(coups)) {
        const struct othellier q = othellier_jouer(*p, bits_premier(coups));
        struct indices i;
        indices_init(e, &i, &q);
        const int v = evaluation_valeur(e, &i, 0, bits_compter(othellier_vides(&q))) +
                      4 * bits_compter(othellier_coups(&q));
        if (v < min) {
            min = v;
            meilleur = bits_premier(coups);
        }
    }
    return meilleur;
}

/* A position with `vides` empty squares where the side to move can play; false: the game ended
 * before. */
static bool jouer_jusqu_a(struct alea *alea, const struct evaluation *e, int vides, struct othellier *p)
{
    *p = (struct othellier){UINT64_C(0x0000000810000000), UINT64_C(0x0000001008000000)};
    const int hasard = 8 + (int)alea_entier(alea, 46); /* random moves before the greedy ones */
    for (int coup = 0; !othellier_est_fini(p); coup++) {
        const uint64_t coups = othellier_coups(p);
        if (!coups) {
            *p = othellier_jouer(*p, PASSE);
            continue;
        }
        if (bits_compter(othellier_vides(p)) <= vides)
            return true;
        const bool au_hasard = coup < hasard || alea_entier(alea, 6) == 0;
        *p = othellier_jouer(*p, au_hasard ? coup_au_hasard(alea, coups) : coup_glouton(e, p, coups));
    }
    return false;
}

static int produire(char **a)
{
    struct alea alea;
    alea_init(&alea, strtoull(a[0], NULL, 10));
    const long nombre = atol(a[1]);
    const int min = atoi(a[2]), max = atoi(a[3]), plis = atoi(a[4]);
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 16, .fils = 1});
    struct evaluation *e = aligned_alloc(64, (sizeof *e + 63) & ~(size_t)63);
    if (!m || !e) {
        fputs("apprendre: out of memory\n", stderr);
        return 1;
    }
    evaluation_init(e);
    atomic_bool arret = false;
    for (long i = 0; i < nombre;) {
        struct othellier p;
        if (!jouer_jusqu_a(&alea, e, min + (int)alea_entier(&alea, (uint32_t)(max - min + 1)), &p))
            continue;
        struct moteur_reponse r;
        moteur_chercher(m, &p, &(struct moteur_demande){.arret = &arret, .profondeur = plis}, &r);
        printf("%016" PRIx64 " %016" PRIx64 " %d\n", p.joueur, p.adverse, r.score);
        i++;
    }
    moteur_detruire(m);
    free(e);
    return 0;
}

/* ---- ajuster ---- */

struct exemple {
    struct othellier p;
    int8_t score;
    uint8_t phase;
};

struct exemples {
    struct exemple *liste;
    size_t n, place;
};

static void lire(struct exemples *x, const char *nom)
{
    FILE *f = fopen(nom, "r");
    if (!f) {
        fprintf(stderr, "apprendre: %s: %s\n", nom, strerror(errno));
        exit(1);
    }
    struct exemple e;
    int score;
    while (fscanf(f, "%" SCNx64 " %" SCNx64 " %d", &e.p.joueur, &e.p.adverse, &score) == 3) {
        e.score = (int8_t)score;
        e.phase = (uint8_t)evaluation_phase(bits_compter(othellier_vides(&e.p)));
        if (x->n == x->place) {
            x->place = x->place ? 2 * x->place : 1 << 16;
            x->liste = realloc(x->liste, x->place * sizeof *x->liste);
            if (!x->liste) {
                fputs("apprendre: out of memory\n", stderr);
                exit(1);
            }
        }
        x->liste[x->n++] = e;
    }
    fclose(f);
}

enum { TOURS = 100 };
/* The step is stable below 2 (1 + INERTIE) / MOTIFS. */
static const float PAS = 1.f / 30, INERTIE = 0.9f, FORCE = 60;

struct ajustement {
    const struct evaluation *e;
    float w[POIDS_PAR_PHASE], gradient[POIDS_PAR_PHASE], usage[POIDS_PAR_PHASE];
    float elan[POIDS_PAR_PHASE], avant[POIDS_PAR_PHASE];
};

/* Adds one position to the gradient; its squared error. */
static double apprendre(struct ajustement *a, const struct exemple *x, int s)
{
    struct indices ind;
    const struct othellier p = othellier_symetrie(x->p, s);
    indices_init(a->e, &ind, &p);
    float v = 0;
    for (int k = 0; k < MOTIFS; k++)
        v += a->w[a->e->debut[k] + ind.v[k]];
    const float erreur = (float)x->score - v;
    for (int k = 0; k < MOTIFS; k++) {
        a->gradient[a->e->debut[k] + ind.v[k]] += erreur;
        a->usage[a->e->debut[k] + ind.v[k]] += 1;
    }
    return (double)(erreur * erreur);
}

static void ajuster_phase(struct ajustement *a, const struct exemples *x, int phase)
{
    memset(a->elan, 0, sizeof a->elan);
    memcpy(a->avant, a->w, sizeof a->w);
    for (int tour = 0; tour < TOURS; tour++) {
        memset(a->gradient, 0, sizeof a->gradient);
        memset(a->usage, 0, sizeof a->usage);
        double carres = 0, test = 0;
        size_t n = 0, n_test = 0;
        for (size_t i = 0; i < x->n; i++) {
            if (x->liste[i].phase != phase)
                continue;
            const int s = (int)(i + (size_t)tour) & 7;
            if (i % 20 == 0) { /* kept apart, to see what is only learned by heart */
                struct indices ind;
                indices_init(a->e, &ind, &x->liste[i].p);
                float v = 0;
                for (int k = 0; k < MOTIFS; k++)
                    v += a->w[a->e->debut[k] + ind.v[k]];
                test += ((float)x->liste[i].score - v) * ((float)x->liste[i].score - v);
                n_test++;
                continue;
            }
            carres += apprendre(a, &x->liste[i], s);
            n++;
        }
        for (int i = 0; i < POIDS_PAR_PHASE; i++) {
            const float g = a->gradient[i] + FORCE * (a->avant[i] - a->w[i]);
            a->elan[i] = INERTIE * a->elan[i] + PAS * g / (a->usage[i] + FORCE);
            a->w[i] += a->elan[i];
        }
        if (tour % 20 == 19)
            fprintf(stderr, "phase %d tour %d: %zu positions, ecart %.3f, a part %.3f\n", phase, tour + 1, n,
                    sqrt(carres / (double)(n + 1)), sqrt(test / (double)(n_test + 1)));
    }
}

static int ajuster(int n, char **noms)
{
    struct exemples x = {0};
    for (int i = 0; i < n; i++)
        lire(&x, noms[i]);
    static int8_t zero[PHASES * POIDS_PAR_PHASE];
    struct evaluation *e = aligned_alloc(64, (sizeof *e + 63) & ~(size_t)63);
    struct ajustement *a = calloc(1, sizeof *a);
    if (!e || !a)
        return 1;
    evaluation_init_avec(e, zero);
    a->e = e;
    for (int phase = 0; phase < PHASES; phase++) {
        ajuster_phase(a, &x, phase);
        for (int i = 0; i < POIDS_PAR_PHASE; i++) {
            const float v = roundf(a->w[i] * UN_PION);
            putchar((int8_t)(v > 127 ? 127 : v < -127 ? -127 : v));
        }
    }
    free(a);
    free(e);
    free(x.liste);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 7 && !strcmp(argv[1], "produire"))
        return produire(argv + 2);
    if (argc > 2 && !strcmp(argv[1], "ajuster"))
        return ajuster(argc - 2, argv + 2);
    fputs("usage: apprendre produire SEED COUNT MIN MAX PLIES > sample\n"
          "       apprendre ajuster SAMPLE... > donnees/poids.bin\n",
          stderr);
    return 2;
}
