/* See match_pendule.h. */
#include "interfaces/match_pendule.h"

void match_pendule_init(struct match_pendule *h, const struct pendule *p)
{
    *h = (struct match_pendule){.reste = p->reste, .creux = p->reste, .donne = p->reste};
}

bool match_pendule_appuyer(struct match_pendule *h, const struct pendule *p, double secondes,
                           bool exact)
{
    h->reste -= secondes;
    h->creux = h->reste < h->creux ? h->reste : h->creux;
    h->employe += h->su ? 0 : secondes;
    h->su |= exact;
    if (h->reste < 0)
        return false;
    h->reste += p->increment;
    h->donne += h->su ? 0 : p->increment;
    return true;
}

void match_temps_ajouter(struct match_temps *t, const struct match_pendule *h)
{
    t->creux = t->donne > 0 && t->creux < h->creux ? t->creux : h->creux;
    t->employe += h->employe;
    t->donne += h->donne;
    t->drapeaux += h->creux < 0;
}
