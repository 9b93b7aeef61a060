/* ./morpion */
#include "interfaces/programme.h"

#include "jeux/morpion.h"

static const struct jeu *const jeux[] = {&jeu_morpion, NULL};

const struct programme programme = {.nom = "morpion", .jeux = jeux};
