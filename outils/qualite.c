/* How near the evaluation and the search are to the truth, on positions whose exact score is known
 * (lines of formats/probleme.h):
 *
 *     qualite valeur PLIES [WEIGHTS] < positions
 *         error of a search of PLIES plies, by empty squares; a line gives the score
 *     qualite coups SECONDS [WEIGHTS] < positions
 *         discs lost by the move chosen in SECONDS; a line gives the exact score of each move */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/texte.h"
#include "formats/probleme.h"
#include "outils/essais.h"
#include "outils/nombre.h"

enum { TRANCHES = 16 };

struct erreurs {
    long n[TRANCHES]; /* by four empty squares */
    double somme[TRANCHES], absolue[TRANCHES];
};

/* The exact score of the move that was chosen; false when the line has it not. */
static bool score_du_coup(const struct probleme *p, int x, int *score)
{
    for (int i = 0; i < p->n_coups; i++)
        if (p->coups[i].x == x) {
            *score = p->coups[i].score;
            return true;
        }
    return false;
}

static void noter(struct erreurs *e, const struct probleme *p, int erreur)
{
    const int t = bits_compter(~(p->joueur | p->adverse)) / 4;
    e->n[t]++;
    e->somme[t] += erreur;
    e->absolue[t] += abs(erreur);
}

/* False: nothing was measured. */
static bool dire(const struct erreurs *e)
{
    long n = 0;
    double somme = 0, absolue = 0;
    for (int t = 0; t < TRANCHES; t++) {
        if (!e->n[t])
            continue;
        printf("%2d to %2d empty squares: %5ld positions, mean %+.3f, absolute %.3f\n", 4 * t,
               4 * t + 3, e->n[t], e->somme[t] / (double)e->n[t], e->absolue[t] / (double)e->n[t]);
        n += e->n[t];
        somme += e->somme[t];
        absolue += e->absolue[t];
    }
    if (n)
        printf("all: %ld positions, mean %+.3f, absolute %.3f\n", n, somme / (double)n,
               absolue / (double)n);
    return n > 0;
}

int main(int argc, char **argv)
{
    const bool valeur = argc >= 3 && !strcmp(argv[1], "valeur");
    if (!valeur && !(argc >= 3 && !strcmp(argv[1], "coups"))) {
        fputs("usage: qualite valeur PLIES [WEIGHTS] < positions\n"
              "       qualite coups SECONDS [WEIGHTS] < positions\n", stderr);
        return 2;
    }
    struct evaluation *poids = poids_lire("qualite", argc > 3 ? argv[3] : NULL);
    struct moteur *m = moteur_des_poids("qualite", poids, 64);
    const atomic_bool jamais = false;
    struct moteur_demande d = {.arret = &jamais};
    if (valeur)
        d.profondeur = (int)nombre_lire("qualite", "PLIES", argv[2], 0, 60);
    else
        d.secondes = reel_lire("qualite", "SECONDS", argv[2], 1e-3, 3600);
    struct erreurs e = {.n = {0}};
    char ligne[2048], memoire[200];
    long laissees = 0;
    while (fgets(ligne, sizeof ligne, stdin)) {
        struct tampon refus = tampon_sur(memoire, sizeof memoire);
        struct probleme p;
        struct moteur_reponse r;
        if (probleme_lire(vue_de(ligne), &p, &refus) != PROBLEME_LU || !p.note) {
            laissees++;
            continue;
        }
        moteur_oublier(m);
        moteur_chercher(m, &(struct othellier){p.joueur, p.adverse}, &d, &r);
        int score = r.score;
        if (valeur || score_du_coup(&p, r.coup, &score))
            noter(&e, &p, score - p.score);
        else
            laissees++;
    }
    moteur_detruire(m);
    free(poids);
    if (laissees)
        fprintf(stderr, "qualite: %ld lines left out: no position, or no score for it\n", laissees);
    return dire(&e) ? 0 : 1;
}
