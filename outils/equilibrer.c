/* Makes searches of odd and even depth agree: a search's last word belongs to whoever moves last,
 * who picks the best of many noisy values, so that odd depths see too much and even ones too
 * little.
 *
 *     equilibrer WEIGHTS STEP < games > weights
 *
 * Of each game (echantillon.h), one position every STEP moves is searched to 5 and to 6 plies
 * without any cut-off that may be wrong. Half of the mean difference, by empty squares of the
 * leaves and their neighbours within AUTOUR, goes to the side to move there: into the weight of the
 * number of empty squares. The differences are told, before. */
#include "base/octets.h"
#include "moteur/evaluation.h"
#include "outils/echantillon.h"
#include "outils/essais.h"
#include "outils/nombre.h"

enum { PLIS = 6, AUTOUR = 2, ASSEZ = 50 /* positions */ };

struct mesure {
    double n, somme; /* of the value at 5 plies less that at 6, in discs */
};

/* By empty squares of the leaves of 6 plies; how many positions were measured. */
static long mesurer(struct moteur *m, int pas, struct mesure mesures[64])
{
    struct echantillon e;
    long refusees = 0, n = 0;
    for (int i = 0; echantillon_lire(stdin, &e, &refusees); i++)
        for (int k = i % pas; k < e.n; k += pas) {
            const struct othellier *p = &e.positions[k];
            const int feuille = bits_compter(othellier_vides(p)) - PLIS;
            if (feuille < 2)
                continue;
            n++;
            mesures[feuille].n++;
            moteur_oublier(m);
            mesures[feuille].somme += valeur_sans_risque(m, p, PLIS - 1);
            moteur_oublier(m);
            mesures[feuille].somme -= valeur_sans_risque(m, p, PLIS);
        }
    return n;
}

/* What the side to move lacks at a leaf with `vides` empty squares, in eighths of a disc. */
static int manque(const struct mesure mesures[64], int vides)
{
    double n = 0, somme = 0;
    for (int v = vides - AUTOUR; v <= vides + AUTOUR; v++)
        if (v >= 0 && v < 64) {
            n += mesures[v].n;
            somme += mesures[v].somme;
        }
    if (n < ASSEZ)
        return 0;
    fprintf(stderr, "%2d empty squares: odd less even %+.2f discs (%.0f positions)\n", vides,
            somme / n, n);
    return (int)(somme / n / 2 * UN_PION + (somme > 0 ? 0.5 : -0.5));
}

/* The weights of the numbers of empty squares are the last of a phase. */
static void corriger(uint8_t *poids, size_t par_phase, const struct mesure mesures[64])
{
    const size_t debut = par_phase - (POIDS_PAR_PHASE - DEBUT_VIDES);
    for (int vides = 1; vides < 61; vides++) {
        int8_t *w =
            (int8_t *)poids + (size_t)motifs_phase(vides) * par_phase + debut + (size_t)vides;
        const int v = *w + manque(mesures, vides);
        *w = (int8_t)(v > 127 ? 127 : v < -127 ? -127 : v);
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fputs("usage: equilibrer WEIGHTS STEP < games > weights\n", stderr);
        return 2;
    }
    const int pas = (int)nombre_lire("equilibrer", "STEP", argv[2], 1, ECHANTILLON_COUPS);
    struct evaluation *evaluation = poids_lire("equilibrer", argv[1]);
    struct moteur *m = moteur_des_poids("equilibrer", evaluation, 8);
    struct mesure mesures[64] = {{0}};
    const long mesurees = mesurer(m, pas, mesures);
    moteur_detruire(m);
    free(evaluation);
    if (!mesurees) {
        fputs("equilibrer: no position to learn from\n", stderr);
        return 1;
    }
    size_t taille;
    char *octets = fichier_entier("equilibrer", argv[1], POIDS_OCTETS_MAX, &taille);
    uint8_t *poids = (uint8_t *)octets + POIDS_ENTETE;
    const size_t n = taille - POIDS_ENTETE;
    corriger(poids, n / PHASES, mesures);
    octets_poser_nombre((uint8_t *)octets + 12, octets_somme(poids, n), 4);
    fwrite(octets, 1, taille, stdout);
    free(octets);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
