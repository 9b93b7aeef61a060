/* ./othello */
#include "interfaces/programme.h"

#include <stddef.h>

#include "base/i18n.h"
#include "interfaces/commandes_moteur.h"
#include "jeux/othello_8x8.h"

static const struct jeu *const jeux[] = {&jeu_othello_8x8, NULL};

static const struct commande commandes[] = {
    {"resoudre", commande_resoudre, "resoudre [FICHIER]", N_("score exact de positions")},
    {"perft", commande_perft, "perft N", N_("nombre de suites de coups")},
    {"banc", commande_banc, "banc", N_("signature et vitesse du moteur")},
    {0},
};

const struct programme programme = {.nom = "othello", .jeux = jeux, .commandes = commandes};
