/* ./othello */
#include "interfaces/programme.h"

#include <stddef.h>

#include "base/i18n.h"
#include "interfaces/commande_match.h"
#include "interfaces/commandes_formats.h"
#include "interfaces/commandes_moteur.h"
#include "interfaces/gtp.h"
#include "interfaces/nboard.h"
#include "jeux/othello_8x8.h"

static const struct jeu *const jeux[] = {&jeu_othello_8x8, NULL};

static const struct commande commandes[] = {
    {"convertir", commande_convertir, "convertir ENTREE SORTIE",
     N_("parties et positions d'un format à l'autre")},
    {"match", commande_match, "match …", N_("tournoi de deux joueurs")},
    {"gtp", commande_gtp, "gtp", N_("moteur au protocole GTP (Quarry, GoGui)")},
    {"nboard", commande_nboard, "nboard", N_("moteur au protocole NBoard 2")},
    {"resoudre", commande_resoudre, "resoudre [FICHIER]", N_("score exact de positions")},
    {"perft", commande_perft, "perft N", N_("nombre de suites de coups")},
    {"banc", commande_banc, "banc", N_("signature et vitesse du moteur")},
    {0},
};

const struct programme programme = {.nom = "othello", .jeux = jeux, .commandes = commandes};
