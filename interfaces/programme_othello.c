/* ./othello */
#include "interfaces/programme.h"

#include "jeux/othello_8x8.h"

static const struct jeu *const jeux[] = {&jeu_othello_8x8, NULL};

const struct programme programme = {.nom = "othello", .jeux = jeux};
