/* See jugement.h. */
#include "partie/jugement.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

const char *jugement_unite(const struct jeu *jeu, double n)
{
    return ngettext(jeu->unite[0], jeu->unite[1], (unsigned long)fabs(n));
}

const char *jugement_marque(int perte)
{
    return perte >= PERTE_GAFFE      ? "??"
           : perte >= PERTE_FAUTE    ? "?"
           : perte >= PERTE_DOUTEUSE ? "?!"
                                     : "";
}

void jugement_dire_surete(bool exact, bool livre, int confiance, int profondeur,
                          struct tampon *sortie)
{
    if (exact)
        tampon_ajouter(sortie, _("exact"));
    else if (livre)
        tampon_ajouter(sortie, _("livre"));
    else if (confiance > 0)
        tampon_ecrire(sortie, _("%d %%"), confiance);
    else
        tampon_ecrire(sortie, ngettext("%d pli", "%d plis", (unsigned long)profondeur), profondeur);
}

void jugement_dire_valeur(const struct jeu *jeu, const struct jugement *j, struct tampon *sortie)
{
    if (j->valeur == 0)
        tampon_ajouter(sortie, _("égalité"));
    else
        tampon_ecrire(sortie, "%s %+d", _(jeu->joueurs[j->valeur > 0 ? 1 : 2]), abs(j->valeur));
    tampon_ajouter(sortie, ", ");
    jugement_dire_surete(j->exact, j->livre, j->confiance, j->profondeur, sortie);
}

void jugement_dire_coup(const struct jeu *jeu, const struct coup_joue *coup,
                        const struct jugement *j, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%s ", _(jeu->joueurs[coup->joueur]));
    jeu->ecrire_coup(coup->coup, sortie);
    tampon_ecrire(sortie, "%s%s%s", j->perte < PERTE_DOUTEUSE ? "" : " ",
                  jugement_marque(j->perte), _(" : "));
    jugement_dire_valeur(jeu, j, sortie);
}

void jugement_commenter(int perte, const char *suite, struct tampon *sortie)
{
    char mieux[16];
    vue_copier(vue_sur(suite, strcspn(suite, " ")), mieux, sizeof mieux);
    tampon_ecrire(sortie, _("%s perd %d ; mieux : %s, suite "), jugement_marque(perte), perte,
                  mieux);
    tampon_ajouter(sortie, suite);
}

void jugement_dire_sans_erreur(const struct jeu *jeu, int joueur, struct tampon *sortie)
{
    const char *unite = jugement_unite(jeu, PERTE_DOUTEUSE);
    if (joueur)
        tampon_ecrire(sortie, _("%s : aucune erreur de %d %s et plus."), _(jeu->joueurs[joueur]),
                      PERTE_DOUTEUSE, unite);
    else
        tampon_ecrire(sortie, _("Aucune erreur connue de %d %s et plus."), PERTE_DOUTEUSE, unite);
}

void jugement_dire_perte(const struct jeu *jeu, const struct jugement *j, struct tampon *sortie)
{
    if (j->seul)
        tampon_ajouter(sortie, _("seul coup"));
    if (j->perte == 0)
        return;
    tampon_ecrire(sortie, _("Perd %d ; mieux : "), j->perte);
    jeu->ecrire_coup(j->suite[0], sortie);
}
