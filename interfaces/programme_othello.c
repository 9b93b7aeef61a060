/* ./othello */
#include "interfaces/programme.h"

#include <stddef.h>

#include "base/i18n.h"
#include "formats/noms_cherches.h"
#include "interfaces/archives.h"
#include "interfaces/cassio.h"
#include "interfaces/commande_analyser.h"
#include "interfaces/commande_base.h"
#include "interfaces/commande_convertir.h"
#include "interfaces/commande_exercices.h"
#include "interfaces/commande_livre.h"
#include "interfaces/commande_match.h"
#include "interfaces/commande_repertoire.h"
#include "interfaces/commandes_moteur.h"
#include "interfaces/examinateur.h"
#include "interfaces/exporter.h"
#include "interfaces/gtp.h"
#include "interfaces/mon_repertoire.h"
#include "interfaces/nboard.h"
#include "interfaces/notation.h"
#include "interfaces/ouvrir.h"
#include "interfaces/ressources.h"
#include "interfaces/travail.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "partie/serie.h"

static const struct jeu *const jeux[] = {
    &jeu_othello_8x8,   &jeu_othello_8x8_miroir,   &jeu_othello_10x10, &jeu_othello_10x10_miroir,
    &jeu_othello_9x7,   &jeu_othello_9x7_miroir,   &jeu_othello_6x6,   &jeu_othello_6x6_miroir,
    &jeu_othello_4x4,   &jeu_othello_4x4_miroir,   NULL,
};

/* Balanced openings of eight moves, one a line: made by outils/ouvertures.c. */
static const char OUVERTURES[] =
#include "donnees/ouvertures_match.inc"
    ;

static const struct entrainement *const entrainements[] = {&serie_quotidienne, &travail_quotidien,
                                                           NULL};

static const struct commande commandes[] = {
    {"convertir", commande_convertir, N_("convertir ENTREE SORTIE"),
     N_("parties et positions d'un format à l'autre")},
    {"base", commande_base, "base …", N_("base de parties : import, statistiques, recherche")},
    {"livre", commande_livre, "livre …", N_("livre d'ouvertures : faire, montrer, étendre")},
    {"repertoire", commande_repertoire, "repertoire …",
     N_("votre répertoire d'ouvertures : ses coups, ses trous, s'y exercer")},
    {"match", commande_match, "match …", N_("tournoi de deux joueurs")},
    {"gtp", commande_gtp, "gtp", N_("moteur au protocole GTP (Quarry, GoGui)")},
    {"nboard", commande_nboard, "nboard", N_("moteur au protocole NBoard 2")},
    {"cassio", commande_cassio, "cassio", N_("moteur au protocole de Cassio")},
    {"analyser", commande_analyser, N_("analyser [FICHIER]"),
     N_("ce que vaut et perd chaque coup d'une partie")},
    {"exercices", commande_exercices, "exercices …",
     N_("chercher mieux que ses erreurs, jour après jour")},
    {"resoudre", commande_resoudre, N_("resoudre [FICHIER]"), N_("score exact de positions")},
    {"perft", commande_perft, "perft N", N_("nombre de suites de coups")},
    {"banc", commande_banc, "banc", N_("signature et vitesse du moteur")},
    {0},
};

const struct programme programme = {.nom = "othello",
                                    .jeux = jeux,
                                    .commandes = commandes,
                                    .ouvertures = OUVERTURES,
                                    .ouvrir = ouvrir_partie,
                                    .services = {.lire_collage = ouvrir_collage,
                                                 .exporter = exporter_partie,
                                                 .capacites = exporter_capacites,
                                                 .consulter = archives_consulter,
                                                 .nommer = notation_ouverture,
                                                 .nom_repond = nom_repond,
                                                 .examinateur = &examinateur_8x8,
                                                 .carnet = &mon_repertoire,
                                                 .entrainements = entrainements},
                                    .ressources = ressources_arguments};
