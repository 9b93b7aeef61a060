/* What the tools of this folder share: a game by its size, a random start. */
#ifndef OUTILS_HASARD_H
#define OUTILS_HASARD_H

#include <stddef.h>
#include <string.h>

#include "base/alea.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "partie/partie.h"

/* The Othello played on "10x10", NULL when there is none. */
static inline const struct jeu *jeu_de_taille(const char *taille)
{
    static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_10x10, &jeu_othello_9x7,
                                             &jeu_othello_6x6, &jeu_othello_4x4};
    for (size_t i = 0; i < sizeof JEUX / sizeof *JEUX; i++)
        if (strcmp(JEUX[i]->nom + strlen("othello-"), taille) == 0)
            return JEUX[i];
    return NULL;
}

/* Starts a game and plays `plies` random moves, fewer if it ends before. */
static inline void hasarder(struct partie *partie, const struct jeu *jeu, int plies,
                            struct alea *alea)
{
    int trait;
    partie_init(partie, jeu, 1);
    while (partie->rang < plies && (trait = partie_trait(partie, partie->rang)) != 0) {
        int coups[COUPS_MAX];
        int n = jeu->lister_coups(partie_position(partie, partie->rang), trait, coups);
        partie_jouer(partie, coups[alea_entier(alea, (uint32_t)n)]);
    }
}

#endif
