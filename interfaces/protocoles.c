/* See protocoles.h. */
#include "interfaces/protocoles.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/pensee.h"
#include "base/sortie.h"
#include "base/texte.h"

enum { NIVEAU_USUEL = 5 };

bool protocole_options(int argc, char **argv, int *niveau)
{
    char commande[32];
    struct tampon t = tampon_sur(commande, sizeof commande);
    tampon_ecrire(&t, "othello %s", argv[0]);
    *niveau = NIVEAU_USUEL;
    for (int i = 1; i < argc; i++) {
        long n;
        if (strcmp(argv[i], "--aide") == 0 || strcmp(argv[i], "--help") == 0) {
            sortie(stdout,
                   _("Usage : othello %s [--niveau N]\n\nParle le protocole %s sur l'entrée "
                     "et la sortie standard.\n  --niveau N    force, de %d à %d (%d)\n"),
                   argv[0], argv[0], NIVEAU_MIN, NIVEAU_MAX, NIVEAU_USUEL);
            *niveau = 0;
            return true;
        }
        if (strcmp(argv[i], "--niveau") != 0) {
            sortie_erreur(commande, 2, _("argument inconnu « %s » (--aide les donne)"), argv[i]);
            return false;
        }
        if (i + 1 == argc || !vue_entier(vue_de(argv[++i]), NIVEAU_MIN, NIVEAU_MAX, &n)) {
            sortie_erreur(commande, 2, _("--niveau : nombre attendu de %d à %d"), NIVEAU_MIN,
                          NIVEAU_MAX);
            return false;
        }
        *niveau = (int)n;
    }
    return true;
}
