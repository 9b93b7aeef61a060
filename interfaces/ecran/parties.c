/* See parties.h. */
#include "interfaces/ecran/parties.h"

#include <stdlib.h>

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

/* The one chosen; DIALOGUE_ABANDON, DIALOGUE_QUITTER. */
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

struct partie *parties_choisir(struct ecran *e, bool *quitter)
{
    struct passees p;
    struct partie *partie = NULL;
    const char *refus = NULL;
    passees_lire(&p, e->session->programme, e->session->jeux);
    const int i = p.nb > 0 ? demander(e, &p) : DIALOGUE_ABANDON;
    *quitter = i == DIALOGUE_QUITTER;
    if (i >= 0)
        partie = passees_rejouer(&p, i, &refus);
    if (refus)
        vue_alerter(e, refus);
    passees_detruire(&p);
    return partie;
}
