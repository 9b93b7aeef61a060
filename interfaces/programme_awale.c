/* ./awale */
#include "interfaces/programme.h"

#include "base/i18n.h"
#include "interfaces/arbitre.h"
#include "interfaces/awale_mesures.h"
#include "interfaces/commande_match.h"
#include "jeux/awale.h"

static const struct jeu *const jeux[] = {&jeu_awale, NULL};

static const struct commande commandes[] = {
    {"arbitre", commande_arbitre, "arbitre [options]", N_("le protocole de l'arbitre du cours")},
    {"JoueurA", commande_arbitre, "JoueurA [options]", N_("le même, appelé par l'arbitre")},
    {"JoueurB", commande_arbitre, "JoueurB [options]", N_("le même, appelé par l'arbitre")},
    {"match", commande_match, "match …", N_("tournoi de deux joueurs")},
    {"perft", commande_awale_perft, "perft N", N_("nombre de suites de N coups")},
    {"banc", commande_awale_banc, N_("banc [PROFONDEUR]"), N_("vitesse et nœuds de la recherche")},
    {0},
};

const struct programme programme = {.nom = "awale", .jeux = jeux, .commandes = commandes};
