/* See protocoles.h. */
#include "interfaces/protocoles.h"

#include <unistd.h>

#include "base/i18n.h"
#include "base/texte.h"
#include "interfaces/ressources.h"

enum { NIVEAU_USUEL = 5 };

int protocole_executer(protocole servir, bool joueur, int argc, char **argv)
{
    struct service s = {0};
    long niveau = NIVEAU_USUEL, noeuds = 0;
    enum { DU_JOUEUR = 6 };
    struct argument table[] = {
        {.nom = "--niveau", .nombre = &niveau, .min = NIVEAU_MIN, .max = NIVEAU_MAX, .valeur = "N",
         .aide = N_("force, de 1 à 10 (5)")},
        {.nom = "--secondes", .poser = argument_secondes, .contexte = &s.secondes, .valeur = "S",
         .aide = N_("temps par coup, au lieu d'un niveau")},
        {.nom = "--noeuds", .nombre = &noeuds, .min = 1, .max = NOEUDS_MAX, .valeur = "N",
         .aide = N_("positions par coup, au lieu d'un niveau")},
        {.nom = "--sans-livre", .drapeau = &s.sans_livre,
         .aide = N_("chercher dès le premier coup, sans livre d'ouvertures")},
        {.nom = "--reflexion", .drapeau = &s.reflexion,
         .aide = N_("réfléchir aussi pendant le temps de l'adversaire")},
        {.nom = "--bavard", .drapeau = &s.bavard,
         .aide = N_("dire sur la sortie d'erreur ce qui a été pensé à chaque coup")},
        [DU_JOUEUR + RESSOURCES] = {0},
    };
    char usage[64], commande[32];
    int statut;
    struct tampon t = tampon_sur(usage, sizeof usage), nom = tampon_sur(commande, sizeof commande);
    tampon_ecrire(&nom, "othello %s", argv[0]);
    tampon_ecrire(&t, _("%s [OPTIONS]      sur l'entrée et la sortie standard"), argv[0]);
    ressources_arguments(&s.moyens, table + DU_JOUEUR);
    if (arguments_lire(commande, joueur ? table : table + DU_JOUEUR, argc, argv, usage, NULL, 0,
                       &statut)) {
        s.niveau = (int)niveau;
        s.noeuds = (uint64_t)noeuds;
        servir(STDIN_FILENO, stdout, &s);
        statut = 0;
    }
    ressources_rendre(&s.moyens);
    return statut;
}
