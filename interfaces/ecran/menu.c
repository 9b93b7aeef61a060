/* See menu.h. Lines are actions or settings; the values of a setting are a list of texts, those that
 * --NAME accepts on the command line. */
#include "interfaces/ecran/menu.h"

#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/aide.h"
#include "interfaces/ecran/dialogue.h"

enum { LIGNES_MENU_MAX = 16, VALEURS_MAX = 32, VALEUR_OCTETS = 64, MENU_LARGEUR = 58 };
enum { NOM_LARGEUR = 12 };

enum genre_ligne {
    LIGNE_REPRENDRE,
    LIGNE_CONTINUER,
    LIGNE_NOUVELLE,
    LIGNE_REGLAGE,
    LIGNE_AIDE,
    LIGNE_QUITTER
};

struct ligne_menu {
    enum genre_ligne genre;
    const char *texte;   /* in the user's language */
    const char *reglage; /* name of the setting */
    const char *detail;  /* beside it, NULL: none */
};

struct menu {
    struct ecran *e;
    const char *titre;
    struct ligne_menu lignes[LIGNES_MENU_MAX];
    int nb, courante, premiere;
    struct reglages reglages; /* as chosen so far */
    struct rectangle interieur;
};

/* ---- Values ---- */

struct valeurs {
    char textes[VALEURS_MAX][VALEUR_OCTETS];
    int nb, courante;
};

static void ajouter_valeur(struct valeurs *v, const char *texte)
{
    if (v->nb == VALEURS_MAX || strlen(texte) >= VALEUR_OCTETS)
        return;
    strcpy(v->textes[v->nb++], texte);
}

/* Players that can be chosen without typing. */
static void lister_joueurs(const struct jeu *jeu, struct valeurs *v)
{
    char nom[VALEUR_OCTETS];
    ajouter_valeur(v, "clavier");
    ajouter_valeur(v, "aleatoire");
    for (int n = NIVEAU_MIN; n <= NIVEAU_MAX && jeu->penser; n++) {
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "ia:%d", n);
        ajouter_valeur(v, nom);
    }
    for (const char *const *s = jeu->penser ? jeu->styles : NULL; s && *s; s++) {
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "ia:%s", *s);
        ajouter_valeur(v, nom);
    }
}

static const struct reglage *chercher(const char *nom)
{
    const struct reglage *r = table_reglages;
    while (r->nom && strcmp(r->nom, nom) != 0)
        r++;
    return r;
}

/* All values of a setting; the present one is among them, whatever it is. */
static void lister(const struct menu *m, const char *nom, struct valeurs *v)
{
    static const char *const SECONDES[] = {"0", "1", "2", "5", "10", "30", "60", NULL};
    const struct reglage *r = chercher(nom);
    bool joueur = strcmp(nom, "noir") == 0 || strcmp(nom, "blanc") == 0;
    const char *const *textes = r->valeurs ? r->valeurs : SECONDES;
    char presente[VALEUR_OCTETS];
    struct tampon t = tampon_sur(presente, sizeof presente);
    v->nb = 0;
    if (joueur)
        lister_joueurs(m->e->session->jeu, v);
    for (int i = 0; !joueur && textes[i]; i++)
        ajouter_valeur(v, textes[i]);
    reglages_lire(&m->reglages, nom, &t);
    v->courante = 0;
    while (v->courante < v->nb && strcmp(v->textes[v->courante], presente) != 0)
        v->courante++;
    if (v->courante == v->nb)
        ajouter_valeur(v, presente);
}

/* ---- Keeping ---- */

void menu_retenir(struct ecran *e, const char *nom)
{
    struct session *s = e->session;
    struct reglages gardes;
    char valeur[JOUEUR_NOM_MAX];
    struct tampon t = tampon_sur(valeur, sizeof valeur);
    const char *erreur = reglages_charger(&gardes, s->programme);
    reglages_lire(&s->reglages, nom, &t);
    reglages_poser(&gardes, nom, valeur);
    if (!erreur)
        erreur = reglages_enregistrer(&gardes, s->programme);
    if (erreur)
        vue_message(e, erreur);
}

void menu_theme_suivant(struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    e->session->reglages.theme = (e->session->reglages.theme + 1) % (THEME_MONOCHROME + 1);
    vue_preparer(e);
    tampon_ajouter(&t, _("Thème : "));
    reglages_lire(&e->session->reglages, "theme", &t);
    vue_message(e, memoire);
    menu_retenir(e, "theme");
}

static bool est_joueur(const char *nom)
{
    return strcmp(nom, "noir") == 0 || strcmp(nom, "blanc") == 0;
}

/* One setting to its next value, `pas` further. What only concerns the screen is seen at once. */
static void changer(struct menu *m, int pas)
{
    const char *nom = m->lignes[m->courante].reglage;
    struct valeurs v;
    if (!nom)
        return;
    lister(m, nom, &v);
    v.courante = (v.courante + pas + v.nb) % v.nb;
    if (reglages_poser(&m->reglages, nom, v.textes[v.courante]))
        return;
    if (est_joueur(nom))
        return;
    reglages_poser(&m->e->session->reglages, nom, v.textes[v.courante]);
    vue_preparer(m->e);
    menu_retenir(m->e, nom);
}

/* The players chosen become those of the sitting. True when one of them is another. */
static bool appliquer_joueurs(struct menu *m, void (*avant)(struct ecran *e))
{
    struct session *s = m->e->session;
    bool change = false;
    for (int joueur = 1; joueur <= 2; joueur++) {
        if (strcmp(m->reglages.joueurs[joueur], s->joueurs[joueur].nom) == 0)
            continue;
        if (avant)
            avant(m->e);
        const char *refus = session_changer_joueur(s, joueur, m->reglages.joueurs[joueur]);
        if (refus)
            vue_message(m->e, refus);
        else
            menu_retenir(m->e, joueur == 1 ? "noir" : "blanc");
        change = change || !refus;
    }
    return change;
}

/* ---- Drawing ---- */

static void dessiner_ligne(const struct menu *m, int i, int y)
{
    const struct pinceau *p = &m->e->pinceau;
    const struct ligne_menu *l = &m->lignes[i];
    const struct rectangle *r = &m->interieur;
    enum style style = i == m->courante ? STYLE_CHOISI : STYLE_NORMAL;
    pinceau_ecrire(p, r->x, y, 2, STYLE_FORT, i == m->courante ? "▸ " : "  ");
    int x = r->x + 2, fin = r->x + r->largeur;
    if (l->reglage) {
        struct valeurs v;
        lister(m, l->reglage, &v);
        pinceau_ecrire(p, x, y, NOM_LARGEUR, STYLE_NORMAL, l->texte);
        x += NOM_LARGEUR;
        pinceau_tracer(p, x, y, fin - x, style, "‹ %s ›", v.textes[v.courante]);
        return;
    }
    x += pinceau_ecrire(p, x, y, fin - x, style, l->texte) + 2;
    if (l->detail)
        pinceau_ecrire(p, x, y, fin - x, STYLE_DISCRET, l->detail);
}

static void dessiner(struct menu *m)
{
    struct ecran *e = m->e;
    vue_dessiner(e);
    m->interieur = dialogue_cadre(e, MENU_LARGEUR, m->nb + 2, m->titre);
    int hauteur = m->interieur.hauteur - 1;
    if (m->courante < m->premiere)
        m->premiere = m->courante;
    if (m->courante >= m->premiere + hauteur)
        m->premiere = m->courante - hauteur + 1;
    for (int i = 0; i < hauteur && m->premiere + i < m->nb; i++)
        dessiner_ligne(m, m->premiere + i, m->interieur.y + i);
    const struct ligne_menu *l = &m->lignes[m->courante];
    pinceau_ecrire(&e->pinceau, m->interieur.x, m->interieur.y + m->interieur.hauteur - 1,
                   m->interieur.largeur, STYLE_DISCRET,
                   e->message[0] ? e->message
                   : l->reglage  ? _(chercher(l->reglage)->aide)
                                 : _("Flèches : choisir et changer, Entrée : valider"));
    vue_montrer(m->interieur.x, m->interieur.y + m->courante - m->premiere);
}

/* ---- Keys ---- */

static void ligne_cliquee(struct menu *m, const struct evenement *ev)
{
    int i = ev->y - m->interieur.y + m->premiere;
    bool dedans = ev->x >= m->interieur.x && ev->x < m->interieur.x + m->interieur.largeur &&
                  ev->y >= m->interieur.y && ev->y < m->interieur.y + m->interieur.hauteur - 1;
    if (dedans && i < m->nb)
        m->courante = i;
}

static bool cliquee(struct menu *m, const struct evenement *ev)
{
    int avant = m->courante;
    m->courante = -1;
    ligne_cliquee(m, ev);
    bool oui = m->courante >= 0;
    if (!oui)
        m->courante = avant;
    return oui;
}

/* Serves a key. True when a line was chosen that closes the menu. */
static bool servir(struct menu *m, const struct evenement *ev)
{
    enum commande commande = touche_commande(ev->touche);
    if (commande == COMMANDE_CLIC)
        commande = cliquee(m, ev) ? COMMANDE_JOUER : COMMANDE_AUCUNE;
    vue_message(m->e, "");
    switch (commande) {
    case COMMANDE_HAUT:
    case COMMANDE_BAS:
        m->courante = (m->courante + (commande == COMMANDE_BAS ? 1 : m->nb - 1)) % m->nb;
        return false;
    case COMMANDE_GAUCHE:
    case COMMANDE_DROITE:
        changer(m, commande == COMMANDE_DROITE ? 1 : -1);
        return false;
    case COMMANDE_AIDE:
        aide_montrer(m->e);
        return false;
    case COMMANDE_JOUER:
        break;
    default:
        return false;
    }
    if (m->lignes[m->courante].genre == LIGNE_REGLAGE)
        changer(m, 1);
    else if (m->lignes[m->courante].genre == LIGNE_AIDE)
        aide_montrer(m->e);
    else
        return true;
    return false;
}

static void ajouter(struct menu *m, enum genre_ligne genre, const char *texte, const char *reglage)
{
    m->lignes[m->nb++] = (struct ligne_menu){genre, texte, reglage, NULL};
}

static void ajouter_reglages(struct menu *m)
{
    const struct jeu *jeu = m->e->session->jeu;
    const struct {
        const char *texte, *reglage;
    } lignes[] = {
        {_(jeu->joueurs[1]), "noir"}, {_(jeu->joueurs[2]), "blanc"}, {_("Commence"), "premier"},
        {_("Temps"), "temps"},        {_("Thème"), "theme"},         {_("Pions"), "pions"},
        {_("Couleurs"), "couleur"},   {_("Coups"), "legaux"},        {_("Souris"), "souris"},
    };
    for (size_t i = 0; i < sizeof lignes / sizeof lignes[0]; i++)
        ajouter(m, LIGNE_REGLAGE, lignes[i].texte, lignes[i].reglage);
    ajouter(m, LIGNE_AIDE, _("Aide"), NULL);
    ajouter(m, LIGNE_QUITTER, _("Quitter"), NULL);
}

/* Until a line closes it; `echap` is what Escape gives, LIGNE_REGLAGE when it gives nothing. */
static enum genre_ligne tenir(struct menu *m, enum genre_ligne echap)
{
    for (;;) {
        dessiner(m);
        struct evenement ev = vue_attendre(m->e, -1, -1);
        if (ev.genre == EVENEMENT_FIN)
            return LIGNE_QUITTER;
        if (ev.genre != EVENEMENT_TOUCHE)
            continue;
        enum commande commande = touche_commande(ev.touche);
        if (commande == COMMANDE_QUITTER)
            return LIGNE_QUITTER;
        if (commande == COMMANDE_ECHAP && echap != LIGNE_REGLAGE)
            return echap;
        if (commande == COMMANDE_NOUVELLE)
            return LIGNE_NOUVELLE;
        if (servir(m, &ev))
            return m->lignes[m->courante].genre;
    }
}

enum menu_issue menu_accueil(struct ecran *e, const char *reprise)
{
    struct menu m = {.e = e, .titre = _(e->session->jeu->titre), .reglages = e->session->reglages};
    if (reprise) {
        ajouter(&m, LIGNE_REPRENDRE, _("Reprendre la partie"), NULL);
        m.lignes[0].detail = reprise;
    }
    ajouter(&m, LIGNE_NOUVELLE, _("Nouvelle partie"), NULL);
    ajouter_reglages(&m);
    switch (tenir(&m, LIGNE_REGLAGE)) {
    case LIGNE_REPRENDRE:
        return MENU_REPRENDRE;
    case LIGNE_QUITTER:
        return MENU_QUITTER;
    default:
        appliquer_joueurs(&m, NULL);
        return MENU_NOUVELLE;
    }
}

enum menu_issue menu_options(struct ecran *e, void (*avant_joueurs)(struct ecran *e))
{
    struct menu m = {.e = e, .titre = _("Options"), .reglages = e->session->reglages};
    ajouter(&m, LIGNE_CONTINUER, _("Continuer"), NULL);
    ajouter(&m, LIGNE_NOUVELLE, _("Nouvelle partie"), NULL);
    ajouter_reglages(&m);
    enum genre_ligne choisie = tenir(&m, LIGNE_CONTINUER);
    if (choisie == LIGNE_QUITTER)
        return MENU_QUITTER;
    bool change = appliquer_joueurs(&m, avant_joueurs);
    return choisie == LIGNE_NOUVELLE ? MENU_NOUVELLE : change ? MENU_JOUEURS : MENU_FERME;
}
