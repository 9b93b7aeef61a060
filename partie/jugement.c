/* See jugement.h. */
#include "partie/jugement.h"

#include "base/i18n.h"

const char *jugement_marque(int perte)
{
    return perte >= PERTE_GAFFE      ? "??"
           : perte >= PERTE_FAUTE    ? "?"
           : perte >= PERTE_DOUTEUSE ? "?!"
                                     : "";
}

void jugement_dire_surete(bool exact, int confiance, int profondeur, struct tampon *sortie)
{
    if (exact)
        tampon_ajouter(sortie, _("exact"));
    else if (confiance > 0)
        tampon_ecrire(sortie, "%d %%", confiance);
    else
        tampon_ecrire(sortie, ngettext("%d pli", "%d plis", (unsigned long)profondeur), profondeur);
}
