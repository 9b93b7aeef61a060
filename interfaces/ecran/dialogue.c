/* See dialogue.h. */
#include "interfaces/ecran/dialogue.h"

#include <stdlib.h>
#include <string.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/ecran/liste.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/redaction.h"

enum { BORD = 4, DEBORD = 2 }; /* columns of a frame, and those between the board and the panel */

static int plus_petit(int a, int b)
{
    return a < b ? a : b;
}

int dialogue_place(const struct ecran *e)
{
    return e->disposition.panneau.largeur + DEBORD - BORD;
}

static int communs(int debut1, int nb1, int debut2, int nb2)
{
    const int fin = plus_petit(debut1 + nb1, debut2 + nb2);
    const int debut = debut1 > debut2 ? debut1 : debut2;
    return fin > debut ? fin - debut : 0;
}

/* More than half of it: what is left would look broken. */
static bool cache_le_plateau(const struct ecran *e, struct rectangle r)
{
    const struct rectangle *p = &e->disposition.plateau;
    return !e->disposition.trop_petit &&
           2 * communs(r.x, r.largeur, p->x, p->largeur) *
                   communs(r.y, r.hauteur, p->y, p->hauteur) >
               p->largeur * p->hauteur;
}

/* With the names of its rows and columns. */
static void effacer_plateau(const struct ecran *e)
{
    const struct rectangle *p = &e->disposition.plateau;
    const int x = p->x > 3 ? p->x - 3 : 0, y = p->y > 1 ? p->y - 1 : 0;
    const int bas = plus_petit(p->y + p->hauteur + 1, e->disposition.ligne_touches);
    const int fin = plus_petit(p->x + p->largeur + 1, e->pinceau.colonnes);
    pinceau_remplir(&e->pinceau, (struct rectangle){x, y, fin - x, bas - y}, STYLE_NORMAL);
}

struct rectangle dialogue_cadre(const struct ecran *e, int largeur, int hauteur, const char *titre)
{
    int l = plus_petit(largeur + BORD, e->pinceau.colonnes);
    int h = plus_petit(hauteur + 2, e->pinceau.lignes);
    const struct rectangle *panneau = &e->disposition.panneau;
    struct rectangle r = {(e->pinceau.colonnes - l) / 2, (e->pinceau.lignes - h) / 2, l, h};
    if (!e->disposition.trop_petit && largeur <= dialogue_place(e)) {
        const int scores = e->offerts ? PANNEAU_SCORES : 0; /* in sight of who chooses a move */
        const int y = plus_petit(panneau->y + scores, e->disposition.ligne_touches - h);
        r = (struct rectangle){plus_petit(panneau->x, e->pinceau.colonnes - l), y > 0 ? y : 0, l,
                               h};
        struct rectangle dessous = {panneau->x, r.y, panneau->largeur, h};
        pinceau_remplir(&e->pinceau, dessous, STYLE_NORMAL);
    }
    if (cache_le_plateau(e, r))
        effacer_plateau(e);
    pinceau_cadre(&e->pinceau, r, titre);
    return (struct rectangle){r.x + 2, r.y + 1, l - BORD, h - 2};
}

void dialogue_defilement(const struct ecran *e, struct rectangle interieur, int rang, int nb)
{
    pinceau_tracer(&e->pinceau, interieur.x + 8, interieur.y + interieur.hauteur,
                   interieur.largeur - 8, STYLE_DISCRET, _(" ↑ ↓ : %d/%d "), rang, nb);
}

/* ---- A choice ---- */

enum { PAR_CHIFFRE = 9, CHERCHE_MAX = 32 };

struct choix {
    const char *titre;
    const char *const *textes;
    int nb, choisi;
    struct liste liste;           /* those that hold what is searched for */
    char cherche[CHERCHE_MAX];    /* where there are more than digits choose from */
    int premiere, rangees, total; /* of a title inside: its first row shown, how many of them */
};

/* Accents and capitals aside. */
static bool contient(const char *texte, const char *cherche)
{
    char ou[512], quoi[2 * CHERCHE_MAX];
    struct tampon o = tampon_sur(ou, sizeof ou), q = tampon_sur(quoi, sizeof quoi);
    texte_en_ascii(texte, &o);
    texte_en_ascii(cherche, &q);
    return strcasestr(ou, quoi) != NULL;
}

/* The list becomes the texts that hold what is searched for; the number of one is gone to. False:
 * there is none. */
static bool filtrer(struct choix *c, int present)
{
    struct liste *l = &c->liste;
    long numero = present + 1;
    const bool nombre = vue_entier(vue_de(c->cherche), 1, c->nb, &numero);
    l->nb = l->courante = 0;
    for (int i = 0; i < c->nb; i++) {
        if (!nombre && !contient(c->textes[i], c->cherche))
            continue;
        l->courante = i == numero - 1 ? l->nb : l->courante;
        l->lignes[l->nb++] = (struct ligne){.id = i, .texte = c->textes[i]};
    }
    return l->nb > 0;
}

/* Characters are searched for, Escape gives that up; what no text holds is not taken. False: it is
 * another key. */
static bool chercher(struct choix *c, const struct evenement *ev)
{
    const int t = ev->touche, present = c->liste.lignes[c->liste.courante].id;
    const bool caractere = t > ' ' && t < TOUCHE_HAUT;
    const bool suite = t == ' ' || t == TOUCHE_ECHAP || touche_efface(t) ||
                       t == TOUCHE_CTRL('u') || t == TOUCHE_CTRL('w');
    struct redaction texte = redaction_sur(c->cherche, sizeof c->cherche, false);
    char avant[CHERCHE_MAX];
    if (c->nb <= PAR_CHIFFRE || !(caractere || (suite && c->cherche[0])))
        return false;
    strcpy(avant, c->cherche);
    if (t == TOUCHE_ECHAP)
        c->cherche[0] = 0;
    else
        redaction_servir(&texte, ev);
    if (!filtrer(c, present)) {
        strcpy(c->cherche, avant);
        filtrer(c, present);
    }
    return true;
}

/* A title too long for the edge stands inside, as much of it as there are rows. */
static void dessiner_dedans(const struct ecran *e, struct choix *c, struct rectangle interieur)
{
    struct rectangle haut = interieur;
    const char *texte = c->titre;
    const int cachees = c->total - c->rangees;
    c->premiere = c->premiere < 0 ? 0 : plus_petit(c->premiere, cachees);
    for (int i = 0; i < c->premiere; i++)
        texte += pinceau_couper(&e->pinceau, texte, haut.largeur);
    haut.hauteur = c->rangees;
    pinceau_paragraphe(&e->pinceau, haut, STYLE_FORT, texte);
    if (cachees > 0)
        dialogue_defilement(e, interieur, c->premiere + c->rangees, c->total);
}

/* Of so many rows inside: what the choices leave, or, of many that scroll then, a third. */
static int rangees_du_titre(int rangees, int nb, int total)
{
    const int tiers = nb > 1 ? rangees / 3 : 0;
    const int libres = rangees - nb > tiers ? rangees - nb : tiers;
    return plus_petit(total, libres);
}

static int largeur_des_textes(const struct ecran *e, const struct choix *c)
{
    int largeur = 0;
    for (int i = 0; i < c->nb; i++) {
        int l = pinceau_largeur(&e->pinceau, c->textes[i]) + 4;
        largeur = l > largeur ? l : largeur;
    }
    return largeur;
}

/* What is shown on the board goes with the present choice. */
static void suivre(struct ecran *e, void *x)
{
    const struct choix *c = x;
    const int present = c->liste.lignes[c->liste.courante].id;
    vue_apercu(e, present == e->apercu.choix);
    e->offert = e->offerts ? e->offerts[present] : COUP_AUCUN;
}

static void dessiner(struct ecran *e, void *x)
{
    struct choix *c = x;
    const bool lignes = strchr(c->titre, '\n') != NULL;
    const int textes = largeur_des_textes(e, c), nb = c->nb;
    const int panneau = dialogue_place(e);
    const int place = lignes || panneau < textes ? e->pinceau.colonnes - BORD : panneau;
    const int titre = lignes ? place + 1 : pinceau_largeur(&e->pinceau, c->titre) + 2;
    const int largeur = titre > textes ? titre : textes;
    c->total = largeur > place ? pinceau_rangees(&e->pinceau, place, c->titre) : 0;
    c->rangees = rangees_du_titre(e->pinceau.lignes - 2, nb, c->total);
    struct rectangle r = dialogue_cadre(e, plus_petit(largeur, place), c->rangees + nb,
                                        c->total ? "" : c->titre);
    if (c->total)
        dessiner_dedans(e, c, r);
    r.y += c->rangees;
    r.hauteur -= c->rangees;
    liste_dessiner(&e->pinceau, &c->liste, r);
    if (c->cherche[0])
        pinceau_tracer(&e->pinceau, r.x, r.y + r.hauteur, r.largeur, STYLE_FORT,
                       _(" Chercher : %s (%d/%d) "), c->cherche, c->liste.courante + 1,
                       c->liste.nb);
    else if (nb > r.hauteur)
        dialogue_defilement(e, r, c->liste.courante + 1, nb);
    vue_montrer(r.x, liste_y(&c->liste));
}

/* Serves a key. True when the answer is known. */
static bool servir(struct ecran *e, void *x, const struct evenement *ev)
{
    struct choix *c = x;
    struct liste *l = &c->liste;
    const bool lit = c->nb == 1 && c->rangees < c->total; /* a text, and more of it than is seen */
    const enum commande lecture = lit ? touche_lecture(ev->touche) : COMMANDE_AUCUNE;
    const enum commande commande = lecture ? lecture : touche_commande(ev->touche);
    const bool page = commande == COMMANDE_RECULER || commande == COMMANDE_AVANCER;
    const int sens = (commande == COMMANDE_BAS || commande == COMMANDE_AVANCER) -
                     (commande == COMMANDE_HAUT || commande == COMMANDE_RECULER);
    const bool chiffre = ev->touche >= '1' && ev->touche <= '9' && ev->touche - '1' < c->nb;
    bool valeur;
    if (chercher(c, ev))
        return false;
    if (commande == COMMANDE_ECHAP || commande == COMMANDE_QUITTER) {
        c->choisi = commande == COMMANDE_QUITTER && e->entree ? DIALOGUE_QUITTER : DIALOGUE_ABANDON;
        return true;
    }
    if (page || c->nb == 1)
        c->premiere += sens * (page ? c->rangees - 1 : 1);
    if (lit && (commande == COMMANDE_DEBUT || commande == COMMANDE_FIN))
        c->premiere = commande == COMMANDE_FIN ? c->total : 0;
    liste_bouger(l, commande);
    if (chiffre)
        l->courante = ev->touche - '1';
    const bool choisi = chiffre || commande == COMMANDE_JOUER ||
                        (commande == COMMANDE_CLIC && liste_cliquer(l, ev, &valeur));
    c->choisi = l->lignes[l->courante].id;
    return choisi;
}

int dialogue_choisir(struct ecran *e, const char *titre, const char *const *textes, int nb)
{
    return dialogue_lister(e, titre, textes, nb, 0);
}

int dialogue_lister(struct ecran *e, const char *titre, const char *const *textes, int nb,
                    int courant)
{
    const struct modale m = {.suivre = suivre, .dessiner = dessiner, .servir = servir};
    struct choix c = {.titre = titre, .textes = textes, .nb = nb};
    c.liste.lignes = memoire_agrandir(NULL, (size_t)nb, sizeof *c.liste.lignes);
    filtrer(&c, courant);
    const enum mode mode = nb == 1 ? MODE_AVIS : nb > PAR_CHIFFRE ? MODE_LISTE : MODE_DIALOGUE;
    const bool la = vue_tenir(e, mode, &m, &c);
    free(c.liste.lignes);
    return la ? c.choisi : DIALOGUE_QUITTER;
}

/* ---- The box of a text that is typed ---- */

struct champ {
    const char *titre, *aide;
    struct redaction redaction;
    bool valide;
};

/* True: that closes the box. */
static bool recevoir(struct ecran *e, void *x, const struct evenement *ev)
{
    struct champ *c = x;
    (void)e;
    if (ev->genre == EVENEMENT_TOUCHE &&
        (ev->touche == TOUCHE_ENTREE || ev->touche == TOUCHE_ECHAP)) {
        c->valide = ev->touche == TOUCHE_ENTREE;
        return true;
    }
    redaction_servir(&c->redaction, ev);
    return false;
}

/* The row of the text that has the cursor, where rows have so many columns, and where it begins. */
static int trouver_curseur(const struct ecran *e, const struct redaction *r, int largeur,
                           size_t *debut)
{
    int rangee = 0;
    *debut = 0;
    for (;;) {
        const size_t n = pinceau_couper(&e->pinceau, r->texte + *debut, largeur);
        if (r->texte[*debut + n] == 0 || r->curseur < *debut + n)
            return rangee;
        *debut += n;
        rangee++;
    }
}

/* The rows of the text around the cursor. */
static void dessiner_redaction(const struct ecran *e, const struct redaction *r,
                               struct rectangle place)
{
    const char *texte = r->texte;
    char avant[CHEMIN_MAX];
    size_t debut;
    const int largeur = place.largeur - 1; /* the cursor may stand behind it */
    const int rangee = trouver_curseur(e, r, largeur, &debut);
    const int cachees = rangee < place.hauteur ? 0 : rangee - place.hauteur + 1;
    for (int i = 0; i < cachees; i++)
        texte += pinceau_couper(&e->pinceau, texte, largeur);
    pinceau_paragraphe(&e->pinceau,
                       (struct rectangle){place.x, place.y, largeur, place.hauteur},
                       r->propose ? STYLE_CHOISI : STYLE_NORMAL, texte);
    vue_copier(vue_sur(r->texte + debut, r->curseur - debut), avant, sizeof avant);
    vue_montrer(place.x + pinceau_largeur(&e->pinceau, avant), place.y + rangee - cachees);
}

static void dessiner_champ(struct ecran *e, void *contexte)
{
    enum { LARGEUR_MIN = 40, LARGEUR_MAX = 64, AIDE = 2 };
    const struct champ *c = contexte;
    const char *texte = c->redaction.texte;
    const int place = e->pinceau.colonnes - BORD;
    const int long_ = pinceau_largeur(&e->pinceau, texte) + 1;
    int largeur = pinceau_largeur(&e->pinceau, c->titre) + 2;
    largeur = largeur > LARGEUR_MIN ? largeur : LARGEUR_MIN;
    largeur = long_ > largeur ? plus_petit(long_, LARGEUR_MAX) : largeur;
    largeur = plus_petit(largeur, place);
    const int rangees = pinceau_rangees(&e->pinceau, largeur - 1, texte);
    const int hauteur = rangees > 1 ? plus_petit(rangees, e->pinceau.lignes - 4 - AIDE) : 1;
    struct rectangle r = dialogue_cadre(e, largeur, hauteur + AIDE, c->titre);
    const struct rectangle dessous = {r.x, r.y + hauteur, r.largeur, AIDE};
    pinceau_paragraphe(&e->pinceau, dessous, e->message[0] ? STYLE_ALERTE : STYLE_DISCRET,
                       e->message[0] ? e->message : c->aide);
    r.hauteur = hauteur;
    dessiner_redaction(e, &c->redaction, r);
}

static bool saisir(struct ecran *e, const char *titre, const char *aide, struct redaction r)
{
    struct champ c = {titre, aide, r, false};
    const struct modale m = {.dessiner = dessiner_champ, .servir = recevoir, .coller = recevoir};
    return vue_tenir(e, MODE_CHAMP, &m, &c) && c.valide;
}

bool dialogue_saisir(struct ecran *e, const char *titre, const char *aide, char *texte,
                     size_t taille)
{
    return saisir(e, titre, aide, redaction_sur(texte, taille, true));
}

bool dialogue_rediger(struct ecran *e, const char *titre, const char *aide, char *texte,
                      size_t taille)
{
    return saisir(e, titre, aide, redaction_sur(texte, taille, false));
}
