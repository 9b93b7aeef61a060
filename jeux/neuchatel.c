/* See neuchatel.h. */
#include "jeux/neuchatel.h"

#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/pensee.h"

#define LARGEUR     9
#define HAUTEUR     7
#define REGLES(nom) r9x7_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/neuchatel_tmpl.h"

#define AB(nom)                 neuchatel_##nom
#define AB_CONTEXTE             void /* the weights are in the code */
#define AB_EVALUER(contexte, p) r9x7_neuchatel_evaluer(p)
#define AB_ASPIRATION           100
#include "jeux/othello_ab_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

enum { PROFONDEUR_DU_CONCOURS = 5 };

const char *neuchatel_penser(const struct position *p, int joueur, const struct limites *limites,
                             struct pensee *pensee)
{
    struct r9x7_position q;
    struct neuchatel_recherche r;
    memcpy(&q, p->octets, sizeof q);
    if (joueur != 1)
        q = r9x7_tourner(&q);
    if (!neuchatel_init(&r, NULL, 18, limites->arret))
        return _("mémoire insuffisante");
    r.echeance = limites->secondes > 0 ? horloge_secondes() + limites->secondes : 0;
    neuchatel_chercher(&r, &q, limites->profondeur ? limites->profondeur : PROFONDEUR_DU_CONCOURS,
                       0, pensee);
    neuchatel_detruire(&r);
    return NULL;
}
