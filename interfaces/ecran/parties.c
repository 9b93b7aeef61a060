/* See parties.h. */
#include "interfaces/ecran/parties.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"
#include "partie/passees.h"

enum { LARGEUR = 46, TEXTE_MAX = 512 };

struct liste {
    struct passees *passees;
    int courante, premiere;
    struct rectangle interieur;
};

bool parties_existent(const struct ecran *e)
{
    const struct session *s = e->session;
    struct passees p;
    passees_lire(&p, s->programme, s->jeux);
    const bool oui = p.nb > 0;
    passees_detruire(&p);
    return oui;
}

/* "2026-11-30  gagnée de 22, IA, niveau 3"; of two persons "Noir gagne de 22, humain". */
static void dire(const struct session *s, const struct passee *p, struct tampon *t)
{
    const int moi = strcmp(p->joueurs[1], "clavier") == 0 ? 1 : 2;
    const bool deux = strcmp(p->joueurs[1], p->joueurs[2]) == 0;
    const int marge = moi == 1 ? p->marge : -p->marge;
    tampon_ecrire(t, "%s  ", p->date);
    if (marge == 0)
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

static void dessiner(struct ecran *e, struct liste *l)
{
    vue_dessiner(e);
    if (e->disposition.trop_petit) {
        vue_montrer(0, 0);
        return;
    }
    const struct rectangle r = l->interieur =
        dialogue_cadre(e, LARGEUR, l->passees->nb, _("Mes parties"));
    if (l->courante < l->premiere)
        l->premiere = l->courante;
    if (l->courante >= l->premiere + r.hauteur)
        l->premiere = l->courante - r.hauteur + 1;
    for (int i = 0; i < r.hauteur && l->premiere + i < l->passees->nb; i++) {
        const int n = l->premiere + i;
        char memoire[TEXTE_MAX];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        dire(e->session, &l->passees->parties[n], &t);
        pinceau_tracer(&e->pinceau, r.x, r.y + i, r.largeur,
                       n == l->courante ? STYLE_CHOISI : STYLE_NORMAL, "%s %s ",
                       n == l->courante ? "▸" : " ", memoire);
    }
    if (l->passees->nb > r.hauteur)
        dialogue_defilement(e, r, l->courante + 1, l->passees->nb);
    vue_montrer(r.x, r.y + l->courante - l->premiere);
}

/* On a game. */
static bool cliquer(struct liste *l, const struct evenement *ev)
{
    const struct rectangle *r = &l->interieur;
    const int n = ev->y - r->y + l->premiere;
    const bool dedans = ev->x >= r->x && ev->x < r->x + r->largeur && ev->y >= r->y &&
                        ev->y < r->y + r->hauteur && n < l->passees->nb;
    if (dedans)
        l->courante = n;
    return dedans;
}

/* Serves a key. True when the list closes: `courante` is then the choice, -1: none. */
static bool servir(struct liste *l, const struct evenement *ev)
{
    const int dernier = l->passees->nb - 1, page = l->interieur.hauteur;
    switch (touche_commande(ev->touche)) {
    case COMMANDE_HAUT:
        l->courante -= l->courante > 0;
        return false;
    case COMMANDE_BAS:
        l->courante += l->courante < dernier;
        return false;
    case COMMANDE_RECULER:
        l->courante = l->courante > page ? l->courante - page : 0;
        return false;
    case COMMANDE_AVANCER:
        l->courante = l->courante + page < dernier ? l->courante + page : dernier;
        return false;
    case COMMANDE_DEBUT:
        l->courante = 0;
        return false;
    case COMMANDE_FIN:
        l->courante = dernier;
        return false;
    case COMMANDE_CLIC:
        return cliquer(l, ev);
    case COMMANDE_JOUER:
        return true;
    case COMMANDE_ECHAP:
    case COMMANDE_QUITTER:
        l->courante = -1;
        return true;
    default:
        return false;
    }
}

/* The chosen one takes the place of the sitting's. */
static bool ouvrir(struct ecran *e, const struct passees *p, int i)
{
    struct partie *partie = malloc(sizeof *partie);
    const char *refus = !partie                          ? _("mémoire insuffisante")
                        : !passees_rejouer(p, i, partie) ? _("cette partie n'est plus lisible")
                                                         : session_ouvrir(e->session, partie);
    free(partie);
    if (refus)
        vue_alerter(e, refus);
    else
        vue_preparer(e);
    return !refus;
}

bool parties_choisir(struct ecran *e)
{
    struct passees p;
    struct liste l = {.passees = &p};
    bool fait = false;
    e->dialogue = true;
    passees_lire(&p, e->session->programme, e->session->jeux);
    while (!fait && p.nb > 0) {
        dessiner(e, &l);
        const struct evenement ev = vue_attendre(e, -1, -1);
        if (ev.genre == EVENEMENT_FIN)
            l.courante = -1;
        fait = ev.genre == EVENEMENT_FIN || (ev.genre == EVENEMENT_TOUCHE && servir(&l, &ev));
    }
    e->dialogue = false;
    const bool ouverte = fait && l.courante >= 0 && ouvrir(e, &p, l.courante);
    passees_detruire(&p);
    return ouverte;
}
