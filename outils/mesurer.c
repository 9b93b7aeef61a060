/* mesurer SIZE PLAYER PLIES [positions] [seed] [depth]: what a thinking player does with positions
 * that follow PLIES random moves: one line each (depth, exact or not, score, nodes, seconds), then
 * the total. A depth replaces the one of the player's level.
 *
 * Processor time, so that a busy machine changes little; a player with a clock still lives by the
 * wall's. */
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "interfaces/variante.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "outils/nombre.h"
#include "partie/joueur.h"

static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_10x10, &jeu_othello_9x7,
                                         &jeu_othello_6x6, &jeu_othello_4x4, NULL};

static double secondes_processeur(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

struct total {
    uint64_t noeuds;
    double secondes, pire;
};

static const char *mesurer(struct joueur *joueur, const struct partie *partie, struct total *total)
{
    static atomic_bool jamais;
    struct pensee p = {0};
    double debut = secondes_processeur();
    const char *refus = joueur->genre->penser(joueur, partie, &jamais, &p);
    double s = secondes_processeur() - debut;
    if (!refus)
        printf("depth %d%s, score %+.2f, %" PRIu64 " nodes, %.3f s\n", p.profondeur,
               p.exact ? " exact" : "", p.score, p.noeuds, s);
    total->noeuds += p.noeuds;
    total->secondes += s;
    total->pire = s > total->pire ? s : total->pire;
    return refus;
}

int main(int argc, char **argv)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct jeu *jeu = argc > 3 ? variante_chercher(JEUX, argv[1], NULL, &t) : NULL;
    struct partie *partie = malloc(sizeof *partie);
    struct joueur joueur;
    struct total total = {0};
    const char *refus =
        jeu ? joueur_creer(&joueur, jeu, argv[2])
            : "mesurer 8x8|10x10|9x7|6x6|4x4 PLAYER PLIES [positions] [seed] [depth]";
    const int plis = refus ? 0 : (int)nombre_lire("mesurer", "PLIES", argv[3], 0, 100);
    const int n = argc > 4 ? (int)nombre_lire("mesurer", "positions", argv[4], 1, 1000000) : 10;
    const long graine = argc > 5 ? nombre_lire("mesurer", "seed", argv[5], 0, LONG_MAX) : 0;
    if (!refus && argc > 6)
        joueur.limites.profondeur = (int)nombre_lire("mesurer", "depth", argv[6], 1, 100);
    for (int i = 0; !refus && partie && i < n; i++) {
        struct alea alea;
        alea_init(&alea, (uint64_t)i + (uint64_t)graine);
        partie_init(partie, jeu, 1);
        partie_hasarder(partie, plis, &alea);
        if (partie_trait(partie, partie->rang) != 0)
            refus = mesurer(&joueur, partie, &total);
    }
    free(partie);
    if (refus) {
        fprintf(stderr, "mesurer: %s\n", refus);
        return 2;
    }
    printf("%d positions: %" PRIu64 " nodes, %.3f s, %.2f million nodes/s, worst %.3f s\n", n,
           total.noeuds, total.secondes, (double)total.noeuds / total.secondes / 1e6, total.pire);
    return 0;
}
