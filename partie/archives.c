/* See archives.h. */
#include "partie/archives.h"

#include <assert.h>
#include <string.h>

#include "base/i18n.h"

void archives_chiffrer(const struct archives_coup *c,
                       struct archives_chiffre chiffres[ARCHIVES_CHIFFRES])
{
    const struct archives_chiffre dits[] = {
        {_("parties"), c->nb, 0, ""},       {_("gagné"), c->gagnees, 1, "%"},
        {_("nul"), c->nulles, 1, "%"},      {_("perdu"), c->perdues, 1, "%"},
        {_("moyen"), c->score, 1, ""},      {_("théor."), c->theorique, 1, ""},
    };
    static_assert(sizeof dits == ARCHIVES_CHIFFRES * sizeof *dits, "all are told");
    memcpy(chiffres, dits, sizeof dits);
}

void archives_dire_chiffre(const struct archives_chiffre *c, struct tampon *sortie)
{
    i18n_ecrire_reel(c->valeur, c->decimales, false, sortie);
    tampon_ajouter(sortie, c->unite);
}

void archives_dire_reserves(const struct archives *a, struct tampon *sortie)
{
    const int suivies = a->nb_parties - a->nb_arretees;
    int connues = 0;
    for (int i = 0; i < a->nb_coups; i++)
        connues += a->coups[i].resultats;
    if (a->nb_arretees > 0)
        tampon_ecrire(sortie,
                      ngettext("%d partie s'arrête ici.", "%d parties s'arrêtent ici.",
                               (unsigned long)a->nb_arretees),
                      a->nb_arretees);
    if (a->nb_arretees > 0 && connues < suivies)
        tampon_ajouter(sortie, " ");
    if (connues < suivies)
        tampon_ecrire(sortie,
                      ngettext("Résultat connu de %d partie sur %d.",
                               "Résultat connu de %d parties sur %d.", (unsigned long)connues),
                      connues, suivies);
}
