/* See parties.h. */
#include "interfaces/ecran/parties.h"

#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"

enum { TEXTE_MAX = 512 };

/* The one chosen; negative: none. */
static int demander(struct ecran *e, const struct passees *p)
{
    char textes[PASSEES_MAX][TEXTE_MAX];
    const char *noms[PASSEES_MAX];
    for (int i = 0; i < p->nb; i++) {
        struct tampon t = tampon_sur(textes[i], sizeof textes[i]);
        passees_dire(p, i, e->session->jeux[0], &t);
        noms[i] = textes[i];
    }
    return dialogue_lister(e, _("Mes parties"), noms, p->nb, 0);
}

struct partie *parties_choisir(struct ecran *e, const struct passees *p)
{
    const char *refus = NULL;
    const int i = demander(e, p);
    struct partie *partie = i >= 0 ? passees_rejouer(p, i, &refus) : NULL;
    if (refus)
        vue_alerter(e, refus);
    return partie;
}
