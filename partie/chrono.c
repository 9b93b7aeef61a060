/* See chrono.h. */
#include "partie/chrono.h"

#include <math.h>

#include "base/horloge.h"
#include "partie/pendule.h"
#include "partie/session.h"

enum { PRESSE = 30 }; /* seconds: little is left */

bool chrono_existe(const struct session *s)
{
    return s->reglages.pendule.reste > 0 && !s->variante && !s->ouverte;
}

/* Seconds of this turn so far. */
static double employe(const struct chrono *c)
{
    const double ici = !c->court   ? 0
                       : c->pensee ? reflexion_secondes(c->pensee)
                                   : horloge_secondes() - c->debut;
    return c->employe + ici;
}

/* Below 0 when the clock fell. */
static double reste(const struct session *s, int joueur)
{
    const struct partie *p = &s->partie;
    const bool son_tour = s->chrono.rang == p->rang && partie_trait(p, p->rang) == joueur;
    return partie_reste(p, joueur, p->rang, s->reglages.pendule.reste) -
           (son_tour ? employe(&s->chrono) : 0);
}

double chrono_reste(const struct session *s, int joueur)
{
    return fmax(reste(s, joueur), 0);
}

bool chrono_presse(const struct session *s, int joueur)
{
    return reste(s, joueur) <= PRESSE;
}

void chrono_dire(const struct session *s, int joueur, struct tampon *sortie)
{
    const int secondes = (int)ceil(chrono_reste(s, joueur)), heures = secondes / 3600;
    if (heures > 0)
        tampon_ecrire(sortie, "%d:", heures);
    tampon_ecrire(sortie, heures > 0 ? "%02d:%02d" : "%d:%02d", secondes / 60 % 60, secondes % 60);
    tampon_ajouter(sortie, chrono_presse(s, joueur) ? "!" : "");
}

/* What his level gives a move where there is a clock, 0: it is limited by depth. */
static double secondes_du_niveau(const struct limites *l)
{
    return l->style                       ? 0
           : l->niveau == NIVEAU_MAX      ? INFINITY
           : l->niveau >= NIVEAU_AU_TEMPS ? SECONDES_NIVEAU_9
                                          : 0;
}

/* The turn at the present moment, the same one or another. */
static void ouvrir_tour(struct session *s)
{
    if (s->chrono.rang != s->partie.rang)
        s->chrono = (struct chrono){.rang = s->partie.rang};
}

void chrono_limiter(struct session *s, int joueur)
{
    struct limites *l = &s->joueurs[joueur].limites;
    l->secondes = s->reglages.secondes;
    l->assez = 0;
    l->pendule = (struct pendule){0};
    if (!chrono_existe(s))
        return;
    ouvrir_tour(s);
    const double voulu = l->secondes > 0 ? l->secondes : secondes_du_niveau(l);
    l->pendule = (struct pendule){chrono_reste(s, joueur), s->reglages.pendule.increment, 0};
    struct limites part = *l;
    pendule_partager(&part, partie_vides(&s->partie));
    if (voulu > 0) {
        l->secondes = fmin(voulu, part.secondes);
        l->assez = fmin(part.assez, l->secondes);
    }
    const bool programme = s->joueurs[joueur].genre->protocole != NULL;
    s->chrono.limite = programme ? 0 : employe(&s->chrono) + part.secondes;
}

void chrono_lancer(struct session *s, const struct reflexion *pensee)
{
    struct chrono *c = &s->chrono;
    if (!chrono_existe(s))
        return;
    ouvrir_tour(s);
    c->court = true;
    c->debut = horloge_secondes();
    c->pensee = pensee;
}

bool chrono_arreter(struct session *s)
{
    struct chrono *c = &s->chrono;
    const bool courait = c->court;
    c->employe = employe(c);
    c->court = false;
    c->pensee = NULL;
    return courait;
}

double chrono_echeance(const struct session *s)
{
    const struct chrono *c = &s->chrono;
    if (!c->court)
        return -1;
    const double fin = chrono_reste(s, session_trait(s));
    return c->pensee && c->limite > 0 ? fmax(fmin(fin, c->limite - employe(c)), 0) : fin;
}

double chrono_seconde(const struct session *s)
{
    const struct chrono *c = &s->chrono;
    if (!c->court || (c->pensee && reflexion_secondes(c->pensee) == 0)) /* not yet ready */
        return -1;
    const double fin = chrono_reste(s, session_trait(s));
    return fin - (ceil(fin) - 1);
}

void chrono_oublier(struct session *s)
{
    s->chrono = (struct chrono){.rang = -1};
}

void chrono_changer(struct session *s)
{
    partie_oublier_restes(&s->partie);
    if (s->variante)
        partie_oublier_restes(&s->principale);
    if (s->au_temps)
        s->forfait = s->forfait_principal = 0;
    s->au_temps = false;
    chrono_oublier(s);
}
