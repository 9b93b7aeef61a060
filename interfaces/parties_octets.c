/* The bytes of a file of games: see parties_fichier.h. Apart from it, for who reads no format. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "formats/lecture.h"
#include "interfaces/parties_fichier.h"

const char *parties_nom_fichier(const char *chemin)
{
    return strcmp(chemin, "-") == 0 ? _("entrée standard") : chemin;
}

const char *parties_octets(const char *chemin, struct octets *contenu)
{
    char bloc[65536];
    bool standard = strcmp(chemin, "-") == 0;
    FILE *f = standard ? stdin : fopen(chemin, "rb");
    if (!f)
        return refus_ecrire(_("%s : %s"), parties_nom_fichier(chemin), fichier_raison(errno));
    size_t n;
    while ((n = fread(bloc, 1, sizeof bloc, f)) > 0 && contenu->longueur < PARTIES_OCTETS_MAX)
        octets_ajouter(contenu, bloc, n);
    const char *raison = ferror(f) ? fichier_raison(errno)
                         : n > 0   ? _("fichier trop gros")
                         : lecture_est_utf16(octets_lire(contenu))
                             ? _("texte en UTF-16, le convertir d'abord en UTF-8")
                             : NULL;
    if (!standard)
        fclose(f);
    return raison ? refus_ecrire(_("%s : %s"), parties_nom_fichier(chemin), raison) : NULL;
}
