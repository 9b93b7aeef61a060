/* ./othello */
#include "interfaces/programme.h"

#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"

static const struct jeu *const jeux[] = {
    &jeu_othello_8x8,   &jeu_othello_8x8_miroir,   &jeu_othello_10x10, &jeu_othello_10x10_miroir,
    &jeu_othello_9x7,   &jeu_othello_9x7_miroir,   &jeu_othello_6x6,   &jeu_othello_6x6_miroir,
    &jeu_othello_4x4,   &jeu_othello_4x4_miroir,   NULL,
};

const struct programme programme = {.nom = "othello", .jeux = jeux};
