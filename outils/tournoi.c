/* tournoi SIZE PLAYER PLAYER [pairs] [random plies] [seed]: two players of the same board, by their
 * names of the command line, over pairs of games with colours swapped from random openings.
 *
 * Prints the first one's wins, draws and losses, his score in % and the mean margin in discs; the
 * time of each is on the last line. Same arguments, same games, unless a player has a clock. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alea.h"
#include "base/horloge.h"
#include "outils/hasard.h"
#include "partie/joueur.h"

struct bilan {
    int gains, nulles, pertes;
    long marge;
    double secondes[2];
};

/* Plays to the end; joueurs[0] is black when `inverse` is 0. The margin of joueurs[0]. */
static int jouer(struct partie *partie, struct joueur *joueurs, int inverse, struct bilan *bilan)
{
    static atomic_bool jamais;
    int trait;
    while ((trait = partie_trait(partie, partie->rang)) != 0) {
        struct pensee pensee = {0};
        int qui = (trait - 1) ^ inverse;
        double debut = horloge_secondes();
        const char *refus = joueurs[qui].genre->penser(&joueurs[qui], partie, &jamais, &pensee);
        bilan->secondes[qui] += horloge_secondes() - debut;
        if (!refus)
            refus = partie_jouer(partie, pensee.coup);
        if (refus) {
            fprintf(stderr, "tournoi: %s\n", refus);
            exit(1);
        }
    }
    int marge = partie->jeu->marge(partie_position(partie, partie->rang));
    return inverse ? -marge : marge;
}

static void noter(struct bilan *b, int marge)
{
    b->gains += marge > 0;
    b->nulles += marge == 0;
    b->pertes += marge < 0;
    b->marge += marge;
}

static void annoncer(const struct bilan *b, char **noms)
{
    int n = b->gains + b->nulles + b->pertes;
    printf("%s - %s: +%d =%d -%d, %.1f %%, %+.1f discs, %.1f s - %.1f s\n", noms[0], noms[1],
           b->gains, b->nulles, b->pertes, 100 * (b->gains + b->nulles / 2.0) / n,
           (double)b->marge / n, b->secondes[0], b->secondes[1]);
}

int main(int argc, char **argv)
{
    const struct jeu *jeu = argc > 3 ? jeu_de_taille(argv[1]) : NULL;
    if (!jeu) {
        fprintf(stderr, "tournoi 8x8|10x10|9x7|6x6|4x4 PLAYER PLAYER [pairs] [random plies] [seed]\n");
        return 2;
    }
    int paires = argc > 4 ? atoi(argv[4]) : 50, plies = argc > 5 ? atoi(argv[5]) : 6;
    uint64_t graine = argc > 6 ? (uint64_t)atoi(argv[6]) : 1;
    struct partie *partie = malloc(sizeof *partie);
    struct joueur joueurs[2];
    struct bilan bilan = {0};
    for (int i = 0; i < 2; i++) {
        const char *refus = joueur_creer(&joueurs[i], jeu, argv[2 + i]);
        if (refus || !partie || joueur_humain(&joueurs[i])) {
            fprintf(stderr, "tournoi: %s\n", refus ? refus : "not a player that thinks");
            return 2;
        }
    }
    for (int g = 0; g < 2 * paires; g++) {
        struct alea alea;
        alea_init(&alea, graine + (uint64_t)g / 2);
        hasarder(partie, jeu, plies, &alea);
        noter(&bilan, jouer(partie, joueurs, g % 2, &bilan));
    }
    annoncer(&bilan, argv + 2);
    free(partie);
    return 0;
}
