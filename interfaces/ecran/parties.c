/* See parties.h. */
#include "interfaces/ecran/parties.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"
#include "partie/passees.h"

enum { TEXTE_MAX = 512 };

bool parties_existent(const struct ecran *e)
{
    const struct session *s = e->session;
    struct passees p;
    passees_lire(&p, s->programme, s->jeux);
    const bool oui = p.nb > 0;
    passees_detruire(&p);
    return oui;
}

/* "2026-11-30  gagnée de 22, IA, niveau 3"; of two persons "Noir gagne de 22, humain"; of one that
 * was not played by them "ouverte au coup 45, gagnée de 22…". */
static void dire(const struct session *s, const struct passee *p, struct tampon *t)
{
    const int moi = joueur_nomme_humain(p->joueurs[1]) ? 1 : 2;
    const bool deux = strcmp(p->joueurs[1], p->joueurs[2]) == 0;
    const int marge = moi == 1 ? p->marge : -p->marge;
    tampon_ecrire(t, "%s  ", p->date);
    if (p->ouverte)
        tampon_ecrire(t, _("ouverte au coup %d, "), p->ailleurs);
    if (p->inachevee)
        tampon_ajouter(t, _("inachevée"));
    else if (marge == 0)
        tampon_ajouter(t, _("nulle"));
    else if (deux)
        tampon_ecrire(t, _("%s gagne de %d"), _(p->jeu->joueurs[p->marge > 0 ? 1 : 2]), abs(marge));
    else
        tampon_ecrire(t, marge > 0 ? _("gagnée de %d") : _("perdue de %d"), abs(marge));
    tampon_ajouter(t, ", ");
    joueur_dire(p->joueurs[3 - moi], t);
    if (p->jeu != s->jeux[0])
        tampon_ecrire(t, ", %s", _(p->jeu->titre));
}

/* The one chosen; DIALOGUE_ABANDON, DIALOGUE_QUITTER. */
static int demander(struct ecran *e, const struct passees *p)
{
    char textes[PASSEES_MAX][TEXTE_MAX];
    const char *noms[PASSEES_MAX];
    for (int i = 0; i < p->nb; i++) {
        struct tampon t = tampon_sur(textes[i], sizeof textes[i]);
        dire(e->session, &p->parties[i], &t);
        noms[i] = textes[i];
    }
    return dialogue_lister(e, _("Mes parties"), noms, p->nb, 0);
}

struct partie *parties_choisir(struct ecran *e, bool *quitter)
{
    struct passees p;
    struct partie *partie = NULL;
    passees_lire(&p, e->session->programme, e->session->jeux);
    const int i = p.nb > 0 ? demander(e, &p) : DIALOGUE_ABANDON;
    *quitter = i == DIALOGUE_QUITTER;
    if (i >= 0) {
        partie = malloc(sizeof *partie);
        const char *refus = !partie                           ? _("mémoire insuffisante")
                            : !passees_rejouer(&p, i, partie) ? _("cette partie n'est plus lisible")
                                                              : NULL;
        if (refus) {
            vue_alerter(e, refus);
            free(partie);
            partie = NULL;
        }
    }
    passees_detruire(&p);
    return partie;
}
