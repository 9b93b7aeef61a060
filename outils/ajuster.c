/* The fit of the evaluation's weights (moteur/evaluation.h) to games with values (echantillon.h):
 *
 *     ajuster [-f THREADS] [-i ITERATIONS] [-r FORCE] [-p WEIGHTS] SAMPLE... > donnees/poids.bin
 *
 * Least squares, phase by phase (moindres_tmpl.h): each weight is drawn to zero, or to what it is
 * in WEIGHTS, as by FORCE positions of its own. A phase is fitted to the positions of its four
 * plies and of one ply on either side. One position in 40 is kept apart: its error is told beside
 * that of the others. */
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include "base/octets.h"
#include "moteur/evaluation.h"
#include "outils/echantillon.h"
#include "outils/essais.h"
#include "outils/exemples.h"
#include "outils/nombre.h"

#define NOMBRES (MOTIFS + 3)
#include "outils/moindres_tmpl.h"

enum { A_PART = 40, FILS_MAX = 64 };

struct reglages {
    int fils, iterations;
    float force;
};

struct ajustement {
    struct exemples exemples;
    struct reglages reglages;
    struct evaluation *a_priori; /* what the weights are drawn to, NULL: zero */
    struct motifs motifs;
    int32_t lie[POIDS_PAR_PHASE];
    int n_lies;
    int8_t *poids; /* the result, PHASES * n_lies */
    atomic_int prochaine;
};

/* ---- Reading ---- */

static void lire(struct exemples *x, const char *nom)
{
    FILE *f = fopen(nom, "r");
    if (!f) {
        fprintf(stderr, "ajuster: %s: %s\n", nom, strerror(errno));
        exit(1);
    }
    struct echantillon e;
    long refusees = 0;
    while (echantillon_lire(f, &e, &refusees))
        for (int i = 0; i < e.n; i++)
            if (e.valeurs[i] != VALEUR_INCONNUE)
                exemples_ajouter(x,
                                 (struct exemple){e.positions[i], e.valeurs[i], (int8_t)(60 - i)});
    if (refusees)
        fprintf(stderr, "ajuster: %s: %ld lines left out\n", nom, refusees);
    fclose(f);
}

/* ---- From positions to rows ---- */

static void remplir(const struct ajustement *a, struct moindres *ph, size_t ligne,
                    const struct exemple *x)
{
    struct indices ind;
    indices_init(&a->motifs, &ind, &x->p);
    const struct othellier autre = {x->p.adverse, x->p.joueur};
    for (int k = 0; k < MOTIFS; k++)
        ph->rangs[ligne][k] = (uint16_t)(a->lie[MOTIF_DEBUT[k] + ind.v[k]] - ph->debut[k]);
    ph->rangs[ligne][MOTIFS] = (uint16_t)bits_compter(othellier_coups(&x->p));
    ph->rangs[ligne][MOTIFS + 1] = (uint16_t)bits_compter(othellier_coups(&autre));
    ph->rangs[ligne][MOTIFS + 2] = (uint16_t)x->vides;
    ph->valeurs[ligne] = x->valeur;
}

/* By the position alone, so that the same one is never on both sides. */
static bool mis_a_part(const struct exemple *x)
{
    const uint64_t h = (x->p.joueur ^ x->p.adverse << 1) * UINT64_C(0x9E3779B97F4A7C15);
    return (h >> 32) % A_PART == 0;
}

static bool rien_a_apprendre(const struct exemples *x)
{
    size_t i = 0;
    while (i < x->n && mis_a_part(&x->liste[i]))
        i++;
    return i == x->n;
}

static bool concerne(const struct exemple *x, int phase)
{
    return motifs_phase(x->vides - 1) == phase || motifs_phase(x->vides) == phase ||
           motifs_phase(x->vides + 1) == phase;
}

static void preparer(const struct ajustement *a, int phase, struct moindres *ph)
{
    size_t n = 0;
    for (size_t i = 0; i < a->exemples.n; i++)
        n += concerne(&a->exemples.liste[i], phase);
    moindres_prendre(ph, n, a->n_lies);
    struct indices vide; /* the reading of no disc has the first number of its kind */
    indices_init(&a->motifs, &vide, &(struct othellier){0, 0});
    for (int k = 0; k < MOTIFS; k++)
        ph->debut[k] = a->lie[MOTIF_DEBUT[k] + vide.v[k]];
    ph->debut[MOTIFS] = a->lie[DEBUT_JOUEUR];
    ph->debut[MOTIFS + 1] = a->lie[DEBUT_ADVERSE];
    ph->debut[MOTIFS + 2] = a->lie[DEBUT_VIDES];
    for (int i = 0; a->a_priori && i < POIDS_PAR_PHASE; i++)
        ph->w[a->lie[i]] = a->a_priori->poids[phase][i] / (float)UN_PION;

    size_t debut = 0, fin = ph->n; /* those kept apart fill the end */
    for (size_t i = 0; i < a->exemples.n; i++) {
        const struct exemple *x = &a->exemples.liste[i];
        if (!concerne(x, phase))
            continue;
        remplir(a, ph, mis_a_part(x) ? --fin : debut++, x);
    }
    ph->n_appris = debut;
}

static void ajuster_phase(struct ajustement *a, int phase)
{
    struct moindres ph;
    preparer(a, phase, &ph);
    moindres_resoudre(&ph, a->reglages.iterations, a->reglages.force);
    char nom[64];
    snprintf(nom, sizeof nom, "phase %2d (%d to %d empty squares): ", phase, 4 * phase + 1,
             4 * phase + 4);
    moindres_finir(&ph, nom, UN_PION, a->poids + (size_t)phase * (size_t)a->n_lies);
    moindres_rendre(&ph);
}

static void *travailler(void *contexte)
{
    struct ajustement *a = contexte;
    int phase;
    while ((phase = atomic_fetch_add(&a->prochaine, 1)) < PHASES)
        ajuster_phase(a, phase);
    return NULL;
}

static void ajuster(struct ajustement *a)
{
    motifs_init(&a->motifs);
    a->n_lies = motifs_lier(a->lie);
    a->poids = reserver((size_t)a->n_lies * PHASES, 1);
    pthread_t fils[FILS_MAX];
    int n = 0;
    while (n < a->reglages.fils && !pthread_create(&fils[n], NULL, travailler, a))
        n++;
    if (!n)
        travailler(a);
    while (n)
        pthread_join(fils[--n], NULL);
}

static int ecrire(const struct ajustement *a)
{
    const size_t n = (size_t)a->n_lies * PHASES;
    uint8_t entete[POIDS_ENTETE] = "OTHPOID2";
    octets_poser_nombre(entete + 8, n, 4);
    octets_poser_nombre(entete + 12, octets_somme((const uint8_t *)a->poids, n), 4);
    fwrite(entete, 1, sizeof entete, stdout);
    fwrite(a->poids, 1, n, stdout);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}

/* Takes the options; the number of the first sample, or 0 after a complaint. */
static int lire_options(struct ajustement *a, int argc, char **argv)
{
    for (int o; (o = getopt(argc, argv, "f:i:r:p:")) != -1;)
        switch (o) {
        case 'f': a->reglages.fils = (int)nombre_lire("ajuster", "-f", optarg, 1, FILS_MAX); break;
        case 'i':
            a->reglages.iterations = (int)nombre_lire("ajuster", "-i", optarg, 1, 10000);
            break;
        case 'r': a->reglages.force = (float)reel_lire("ajuster", "-r", optarg, 1e-3, 1e12); break;
        case 'p':
            free(a->a_priori);
            a->a_priori = poids_lire("ajuster", optarg);
            break;
        default: optind = argc;
        }
    if (optind < argc)
        return optind;
    fputs("usage: ajuster [-f THREADS] [-i ITERATIONS] [-r FORCE] [-p WEIGHTS] SAMPLE... > "
          "donnees/poids.bin\n",
          stderr);
    return 0;
}

/* The samples from the i-th argument on; the exit status. */
static int apprendre(struct ajustement *a, int i, int argc, char **argv)
{
    for (; i < argc; i++)
        lire(&a->exemples, argv[i]);
    if (rien_a_apprendre(&a->exemples)) {
        fputs("ajuster: no position with a value to learn from\n", stderr);
        return 1;
    }
    ajuster(a);
    return ecrire(a);
}

int main(int argc, char **argv)
{
    struct ajustement *a = aligned_alloc(64, (sizeof *a + 63) & ~(size_t)63);
    if (!a)
        return 1;
    memset(a, 0, sizeof *a);
    a->reglages = (struct reglages){.fils = 2, .iterations = 40, .force = 4};
    const int premier = lire_options(a, argc, argv);
    const int statut = premier ? apprendre(a, premier, argc, argv) : 2;
    free(a->exemples.liste);
    free(a->poids);
    free(a->a_priori);
    free(a);
    return statut;
}
