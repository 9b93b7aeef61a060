/* See lecon.h. A rule is read beside the board, or in a box over it where there is no room beside:
 * then its example is shown once the box is closed. The learner makes the move of the example, any
 * legal one, or goes on without. */
#include "interfaces/ecran/lecon.h"

#include "base/horloge.h"
#include "base/i18n.h"
#include "interfaces/ecran/aide.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/plateau.h"

/* Seconds that each step of a move takes. */
static const double DUREE_ETAPE = 0.35;
enum { AUTOUR = 6, TITRE = 2 }; /* rows of the panel: around the rule, above it */

enum instant { INSTANT_LIRE, INSTANT_AVANT, INSTANT_ETAPES, INSTANT_APRES };

/* One rule and its example. */
struct lecon {
    struct ecran *e;
    int n, nb;
    struct coup_joue coup; /* its move; `joueur` 0: the game is over */
    int passe;             /* who passes before it, 0: nobody */
    int curseur_x, curseur_y;
    char refus[256];       /* why no move is made where the learner tried, "": he did not */
    int nb_etapes, etape;
    bool lue;              /* the box with the rule was closed */
    bool essai;            /* a game was asked for, on the last page */
    enum instant instant;
    double echeance; /* of the present step */
};

/* A game that has examples has rules (jeu_membre_absent()). */
bool lecon_possible(const struct jeu *jeu)
{
    return jeu->exemple && jeu->penser;
}

static const struct jeu *jeu_de(const struct lecon *l)
{
    return l->e->session->jeu;
}

/* What page `n` says: the rules, then how to win. NULL: it is the page after them. */
static const char *propos(const struct lecon *l, int n)
{
    const char *const *p = jeu_de(l)->regles;
    for (; n > 0 && *p; n--)
        p++;
    if (*p || !jeu_de(l)->conseils)
        return *p;
    for (p = jeu_de(l)->conseils; n > 0 && *p; n--)
        p++;
    return *p;
}

static bool a_vous(const struct lecon *l)
{
    return !propos(l, l->n);
}

static const char *titre_de(const struct lecon *l)
{
    return a_vous(l) ? _("À vous") : _("Comment jouer");
}

static const char *texte_de(const struct lecon *l)
{
    return a_vous(l) ? _("Entrée commence une partie contre l'ordinateur au niveau 1, le plus "
                         "facile. Échap revient au menu.")
                     : _(propos(l, l->n));
}

/* ---- The course of an example ---- */

/* The rule is read: a move is awaited, if there is one. */
static void attendre_coup(struct lecon *l)
{
    l->instant = l->coup.joueur ? INSTANT_AVANT : INSTANT_APRES;
}

static void montrer_etape(struct lecon *l, int n)
{
    l->instant = INSTANT_ETAPES;
    l->etape = n;
    l->echeance = horloge_secondes() + DUREE_ETAPE;
}

/* The move is made. */
static void jouer(struct lecon *l, int coup)
{
    const struct jeu *jeu = jeu_de(l);
    l->coup.coup = coup;
    l->refus[0] = 0;
    l->nb_etapes = jeu->compter_etapes && l->e->session->reglages.animation
                       ? jeu->compter_etapes(&l->coup.avant, coup, l->coup.joueur)
                       : 0;
    if (l->nb_etapes > 0)
        montrer_etape(l, 0);
    else
        l->instant = INSTANT_APRES;
}

/* The rule, and its example from the start; on the last page the start of a game. */
static void commencer(struct lecon *l, int n)
{
    const struct jeu *jeu = jeu_de(l);
    int coups[COUPS_MAX], trait = 0, coup = COUP_AUCUN;
    l->n = n;
    l->coup = (struct coup_joue){.avant = a_vous(l) ? jeu->creer_config_init()
                                                    : jeu->exemple(n, &trait, &coup)};
    l->passe = trait && jeu->lister_coups(&l->coup.avant, trait, coups) == 0 ? trait : 0;
    l->coup.joueur = l->passe ? 3 - trait : trait;
    l->nb_etapes = l->etape = 0;
    l->refus[0] = 0;
    l->lue = false;
    if (l->coup.joueur) {
        jeu->lister_coups(&l->coup.avant, l->coup.joueur, coups);
        l->coup.coup = coup == COUP_AUCUN ? coups[0] : coup;
        jeu->cellule_du_coup(&l->coup.avant, l->coup.coup, &l->curseur_x, &l->curseur_y);
    }
    l->instant = INSTANT_LIRE; /* suivre() goes on at once where the rule stands beside */
}

/* The time of this step is over. */
static void avancer(struct lecon *l)
{
    if (l->etape + 1 < l->nb_etapes)
        montrer_etape(l, l->etape + 1);
    else
        l->instant = INSTANT_APRES;
}

/* ---- Drawing ---- */

static struct position position_de(const struct lecon *l)
{
    const struct jeu *jeu = jeu_de(l);
    const struct coup_joue *c = &l->coup;
    return !c->joueur || l->instant < INSTANT_ETAPES ? c->avant
           : l->instant == INSTANT_ETAPES ? jeu->etape(&c->avant, c->coup, c->joueur, l->etape)
                                          : jeu->incrementer_config(&c->avant, c->coup, c->joueur);
}

/* What happens, in as many columns: who passes, what the move turns or has turned, the result. */
static void dire(const struct lecon *l, int place, struct tampon *t)
{
    const struct jeu *jeu = jeu_de(l);
    const int x = l->curseur_x, y = l->curseur_y;
    if (a_vous(l)) {
        return;
    } else if (l->refus[0]) {
        tampon_ajouter(t, l->refus);
    } else if (!l->coup.joueur) {
        jeu->ecrire_fin(&l->coup.avant, t);
    } else if (l->passe && l->instant < INSTANT_ETAPES) {
        tampon_ecrire(t, _("%s n'a aucun coup légal et passe."), _(jeu->joueurs[l->passe]));
    } else {
        tampon_ecrire(t, "%s%s", _(jeu->joueurs[l->coup.joueur]), _(" : "));
        if (jeu->dire_coup) {
            jeu->ecrire_coup(l->coup.coup, t);
            tampon_ajouter(t, ", ");
            jeu->dire_coup(l->coup.coup, t);
            return;
        }
        if (l->instant >= INSTANT_ETAPES) {
            jeu->ecrire_coup(l->coup.coup, t);
            plateau_dire_retournes(jeu, &l->coup.avant, l->coup.joueur, l->coup.coup, t);
            return;
        }
        const struct tampon nom = *t;
        int mots = MOTS_TOUS;
        do {
            *t = nom;
            plateau_dire_cellule(jeu, &l->coup.avant, l->coup.joueur, x, y, --mots, t);
        } while (mots > 0 && pinceau_largeur(&l->e->pinceau, t->debut) > place);
    }
}

static void dessiner_plateau(const struct lecon *l, const struct position *p)
{
    const struct ecran *e = l->e;
    const bool avant = l->coup.joueur && l->instant < INSTANT_ETAPES;
    struct plateau plateau = {.jeu = jeu_de(l), .position = p, .conseil = COUP_AUCUN,
                              .erreur = COUP_AUCUN, .curseur_x = -1, .curseur_y = -1,
                              .pions = e->pions};
    if (avant) {
        plateau.trait = l->coup.joueur;
        plateau.promesse = true;
        plateau.curseur_x = l->curseur_x;
        plateau.curseur_y = l->curseur_y;
    } else if (l->coup.joueur && !avant) {
        plateau.dernier = &l->coup;
    }
    plateau_dessiner(&e->pinceau, &e->disposition, &plateau);
}

/* Does the rule stand in the panel, the counts below it? */
static bool a_cote(const struct lecon *l)
{
    const struct rectangle *r = &l->e->disposition.panneau;
    return r->largeur > 0 &&
           pinceau_rangees(&l->e->pinceau, r->largeur, texte_de(l)) + AUTOUR <= r->hauteur;
}

static void dessiner_panneau(const struct lecon *l, const struct position *p)
{
    const struct ecran *e = l->e;
    const struct pinceau *pinceau = &e->pinceau;
    struct rectangle r = e->disposition.panneau;
    char titre[64];
    struct tampon t = tampon_sur(titre, sizeof titre);
    if (r.largeur == 0)
        return;
    tampon_ecrire(&t, "%d/%d", l->n + 1, l->nb);
    if (a_cote(l))
        tampon_ecrire(&t, "  %s", titre_de(l));
    pinceau_abreger(pinceau, r.x, r.y, r.largeur, STYLE_FORT, titre);
    rectangle_descendre(&r, TITRE);
    if (a_cote(l))
        r.y += pinceau_paragraphe(pinceau, r, STYLE_NORMAL, texte_de(l)) + 1;
    for (int joueur = 1; joueur <= 2; joueur++, r.y++) {
        const int x = r.x + panneau_dessiner_pion(e, r.x, r.y, joueur);
        pinceau_tracer(pinceau, x, r.y, r.x + r.largeur - x, STYLE_FORT, " %2d",
                       jeu_de(l)->score(p, joueur));
    }
}

static void dessiner_etat(const struct lecon *l)
{
    const struct disposition *d = &l->e->disposition;
    const struct rectangle r = {d->bas_x, d->ligne_etat, d->bas_largeur,
                                d->ligne_touches - d->ligne_etat};
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    dire(l, r.largeur, &t);
    pinceau_paragraphe(&l->e->pinceau, r, STYLE_FORT, memoire);
}

static void dessiner_boite(const struct lecon *l)
{
    enum { LARGEUR = 44, BORDS = 4 };
    const struct pinceau *p = &l->e->pinceau;
    const char *texte = texte_de(l);
    const int place = p->colonnes - BORDS, largeur = place < LARGEUR ? place : LARGEUR;
    const struct rectangle r =
        dialogue_cadre(l->e, largeur, pinceau_rangees(p, largeur, texte), titre_de(l));
    pinceau_paragraphe(p, r, STYLE_NORMAL, texte);
}

static void dessiner(struct ecran *e, void *x)
{
    struct lecon *l = x;
    const struct position p = position_de(l);
    (void)e;
    dessiner_plateau(l, &p);
    dessiner_panneau(l, &p);
    if (l->instant == INSTANT_LIRE)
        dessiner_boite(l);
    else
        dessiner_etat(l);
    vue_montrer(0, 0);
}

/* ---- Keys ---- */

/* A rule that no longer stands beside the board, and was read nowhere else, is read again. */
static void suivre(struct ecran *e, void *x)
{
    struct lecon *l = x;
    if (l->instant == INSTANT_ETAPES && horloge_secondes() >= l->echeance)
        avancer(l);
    if (l->instant == INSTANT_LIRE && a_cote(l))
        attendre_coup(l);
    else if (l->instant != INSTANT_LIRE && !l->lue && !a_cote(l) && !e->disposition.trop_petit)
        commencer(l, l->n);
    e->exemple_attend = l->instant == INSTANT_AVANT;
}

static int delai(struct ecran *e, void *x)
{
    const struct lecon *l = x;
    const double reste = l->echeance - horloge_secondes();
    (void)e;
    return l->instant != INSTANT_ETAPES ? -1 : reste > 0 ? (int)(reste * 1000) + 1 : 0;
}

static void aller(struct lecon *l, int n)
{
    commencer(l, n);
    l->e->dessus = a_vous(l) ? MODE_A_VOUS : MODE_LECON;
}

/* Goes on with the rule, or to the next one. */
static void suite(struct lecon *l)
{
    if (l->instant == INSTANT_LIRE) {
        l->lue = true;
        attendre_coup(l);
    } else if (l->n + 1 < l->nb) {
        aller(l, l->n + 1);
    }
}

/* The learner tries a cell: its only move, that of the example among several, or why there is none.
 */
static void essayer(struct lecon *l, int x, int y)
{
    const struct jeu *jeu = jeu_de(l);
    int coups[COUPS_MAX], voulu_x, voulu_y;
    const int nb = plateau_coups(jeu, &l->coup.avant, l->coup.joueur, x, y, coups);
    jeu->cellule_du_coup(&l->coup.avant, l->coup.coup, &voulu_x, &voulu_y);
    l->curseur_x = x;
    l->curseur_y = y;
    if (nb > 0) {
        jouer(l, x == voulu_x && y == voulu_y ? l->coup.coup : coups[0]);
        return;
    }
    char refus[sizeof l->refus];
    struct tampon t = tampon_sur(l->refus, sizeof l->refus), r = tampon_sur(refus, sizeof refus);
    plateau_dire_refus(jeu, &l->coup.avant, l->coup.joueur, x, y, &r);
    tampon_ecrire(&t, _("%s Essayez une case marquée."), refus);
}

/* A key or a click on the board while a move is awaited. False: it is for something else. */
static bool servir_coup(struct lecon *l, enum commande commande, const struct evenement *ev)
{
    const struct jeu *jeu = jeu_de(l);
    int x, y;
    if (l->instant != INSTANT_AVANT)
        return false;
    const bool clic = commande == COMMANDE_CLIC &&
                      disposition_trouver(&l->e->disposition, jeu, ev->x, ev->y, &x, &y);
    const bool fleche = commande >= COMMANDE_HAUT && commande <= COMMANDE_DROITE;
    if (clic)
        essayer(l, x, y);
    else if (commande == COMMANDE_COMMENCER)
        essayer(l, l->curseur_x, l->curseur_y);
    if (fleche) {
        l->refus[0] = 0;
        vue_deplacer(jeu, commande, &l->curseur_x, &l->curseur_y);
    }
    return clic || fleche || commande == COMMANDE_COMMENCER;
}

/* Serves a key. True when the lesson is over. */
static bool servir(struct ecran *e, void *x, const struct evenement *ev)
{
    struct lecon *l = x;
    const enum commande commande = vue_commande(e, ev);
    if (servir_coup(l, commande, ev))
        return false;
    switch (commande) {
    case COMMANDE_ECHAP:
    case COMMANDE_QUITTER:
        return true;
    case COMMANDE_AIDE:
        aide_montrer(e);
        return false;
    case COMMANDE_HAUT:
    case COMMANDE_GAUCHE:
    case COMMANDE_RECULER:
        aller(l, l->n > 0 ? l->n - 1 : 0);
        return false;
    case COMMANDE_DEBUT:
        aller(l, 0);
        return false;
    case COMMANDE_JOUER:
        l->essai = a_vous(l);
        suite(l);
        return l->essai;
    case COMMANDE_COMMENCER:
    case COMMANDE_CLIC:
    case COMMANDE_BAS:
    case COMMANDE_DROITE:
    case COMMANDE_AVANCER:
        suite(l);
        return false;
    default:
        return false;
    }
}

bool lecon_montrer(struct ecran *e)
{
    struct lecon l = {.e = e};
    while (propos(&l, l.nb))
        l.nb++;
    l.nb++;
    commencer(&l, 0);
    vue_tenir(e, MODE_LECON,
              &(struct modale){.suivre = suivre, .dessiner = dessiner, .servir = servir,
                               .delai = delai},
              &l);
    return l.essai;
}
