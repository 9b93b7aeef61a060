/* ./othello */
#include "interfaces/programme.h"

#include "base/i18n.h"
#include "interfaces/commandes_moteur.h"
#include "jeux/othello_8x8.h"

static const struct jeu *const jeux[] = {&jeu_othello_8x8, NULL};

static const struct commande commandes[] = {
    {"resoudre", commande_resoudre, "resoudre [OPTIONS] [FICHIER|-]",
     N_("score exact et meilleure suite de positions, une par ligne")},
    {"banc", commande_banc, "banc", N_("finales de référence : nœuds, scores, vitesse")},
    {"perft", commande_perft, "perft [--feuilles] N", N_("nombre de suites de N demi-coups")},
    {0},
};

const struct programme programme = {.nom = "othello", .jeux = jeux, .commandes = commandes};
