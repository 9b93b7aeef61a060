/* See etapes.h. Steps follow from the clock alone: a frame that comes late loses nothing. */
#include "interfaces/ecran/etapes.h"

#include <math.h>

#include "base/horloge.h"

/* Seconds that the pawn just played is alone seen, for a step then, less when the whole would last
 * too long. */
static const double DUREE_POSE = 0.24, DUREE_ETAPE = 0.12, DUREE_MAX = 1.2;

static const struct coup_joue *dernier(const struct ecran *e)
{
    const struct partie *partie = &e->session->partie;
    return partie->rang > 0 ? &partie->coups[partie->rang - 1] : NULL;
}

static double duree_etape(int nb)
{
    const double reste = DUREE_MAX - DUREE_POSE;
    return nb * DUREE_ETAPE > reste ? reste / nb : DUREE_ETAPE;
}

/* Seconds since the first step began, negative before it. */
static double ecoulees(const struct ecran *e)
{
    return horloge_secondes() - e->debut_etapes - DUREE_POSE;
}

void etapes_commencer(struct ecran *e)
{
    const struct session *s = e->session;
    const struct coup_joue *c = dernier(e);
    const bool un_de_plus = s->partie.rang == e->rang_montre + 1;
    const bool montrer = un_de_plus && s->jeu->compter_etapes && s->reglages.animation;
    e->rang_montre = s->partie.rang;
    e->nb_etapes = montrer ? s->jeu->compter_etapes(&c->avant, c->coup, c->joueur) : 0;
    e->debut_etapes = horloge_secondes();
}

void etapes_finir(struct ecran *e)
{
    e->nb_etapes = 0;
}

double etapes_reste(const struct ecran *e)
{
    const double reste = e->nb_etapes * duree_etape(e->nb_etapes) - ecoulees(e);
    return e->nb_etapes > 0 && reste > 0 ? reste : 0;
}

int etapes_delai(const struct ecran *e)
{
    const double demie = duree_etape(e->nb_etapes) / 2, passe = ecoulees(e);
    const double attente = passe < 0 ? -passe : demie - fmod(passe, demie);
    return etapes_reste(e) > 0 ? (int)(attente * 1000) + 1 : -1;
}

bool etapes_pose(const struct ecran *e)
{
    return e->nb_etapes > 0 && ecoulees(e) < 0;
}

bool etapes_position(const struct ecran *e, struct position *p, struct position *ensuite)
{
    const double passe = ecoulees(e) / duree_etape(e->nb_etapes), passees = passe < 0 ? 0 : passe;
    const int n = (int)passees;
    if (passees >= e->nb_etapes)
        return false;
    const struct jeu *jeu = e->session->jeu;
    const struct coup_joue *c = dernier(e);
    *p = jeu->etape(&c->avant, c->coup, c->joueur, n);
    *ensuite = passees - n < 0.5      ? *p
               : n + 1 < e->nb_etapes ? jeu->etape(&c->avant, c->coup, c->joueur, n + 1)
                                      : jeu->incrementer_config(&c->avant, c->coup, c->joueur);
    return true;
}
