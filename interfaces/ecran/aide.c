/* See aide.h. */
#include "interfaces/ecran/aide.h"

#include <assert.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/composer.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/plateau.h"
#include "interfaces/ecriture.h"

enum { LIGNES_MAX = 80, RANGEES_MAX = 4 * LIGNES_MAX, NOM_LARGEUR = 9, AIDE_LARGEUR = 70 };
enum { DEUX_COLONNES = 92, ECART = 2, TITRE = 1 }; /* columns for two of the page; rows above */

/* A section's title has no text, a rule no name. */
struct ligne_aide {
    char nom[32];
    const char *texte; /* in the user's language */
};

struct lignes_aide {
    struct ligne_aide lignes[LIGNES_MAX];
    int nb;
};

static void ligne(struct lignes_aide *l, const char *nom, const char *texte)
{
    if (l->nb == LIGNES_MAX)
        return;
    struct tampon t = tampon_sur(l->lignes[l->nb].nom, sizeof l->lignes[0].nom);
    tampon_ajouter(&t, nom);
    l->lignes[l->nb++].texte = texte;
}

/* Begins a section; one that stays empty gives its place to the next. */
static void section(struct lignes_aide *l, const char *titre)
{
    if (l->nb > 0 && !l->lignes[l->nb - 1].texte)
        l->nb--;
    ligne(l, titre, NULL);
}

/* A legal move of the start, the second where there are several. */
static int coup_exemple(const struct jeu *jeu)
{
    int coups[COUPS_MAX];
    struct position depart = jeu->creer_config_init();
    int nb = jeu->lister_coups(&depart, 1, coups);
    return coups[nb > 1];
}

static void composer_saisie(const struct jeu *jeu, struct lignes_aide *l)
{
    char exemple[32];
    struct tampon t = tampon_sur(exemple, sizeof exemple);
    if (jeu->ecrire_coup_xy) {
        jeu->ecrire_coup_xy(coup_exemple(jeu), &t);
        tampon_ajouter(&t, ", ");
    }
    jeu->ecrire_coup(coup_exemple(jeu), &t);
    ligne(l, exemple, _("taper un coup, puis Entrée"));
    if (jeu->noms_colonnes && strchr(jeu->noms_colonnes, 'i'))
        ligne(l, "I3", _("la colonne i se tape en majuscule"));
}

/* What a key is for. */
enum sujet { SUJET_JOUER, SUJET_PARTIE, SUJET_REVOIR, SUJET_ANALYSER, SUJET_AFFICHER };

static enum sujet sujet_de(enum commande commande)
{
    switch (commande) {
    case COMMANDE_RECULER:
    case COMMANDE_AVANCER:
    case COMMANDE_DEBUT:
    case COMMANDE_FIN:
    case COMMANDE_ICI:
    case COMMANDE_LIGNE:
    case COMMANDE_LIGNES:
    case COMMANDE_RETIRER:
    case COMMANDE_COMMENTER:
    case COMMANDE_ARCHIVES:
    case COMMANDE_ESTIMES:
    case COMMANDE_ECRIRE:
    case COMMANDE_PARTIE_APRES:
    case COMMANDE_LISTE:
        return SUJET_REVOIR;
    case COMMANDE_ANALYSER:
    case COMMANDE_ERREUR:
    case COMMANDE_EXERCICE:
    case COMMANDE_GARDER:
    case COMMANDE_REPERTOIRE:
        return SUJET_ANALYSER;
    case COMMANDE_THEME:
    case COMMANDE_LEGAUX:
    case COMMANDE_REDESSINER:
        return SUJET_AFFICHER;
    case COMMANDE_REFAIRE:
    case COMMANDE_ECHANGER:
    case COMMANDE_MAINTENANT:
    case COMMANDE_PLUS_FORT:
    case COMMANDE_MOINS_FORT:
        return SUJET_PARTIE;
    default:
        return SUJET_JOUER;
    }
}

/* What the key does in this game, which may have its own words for its cells. */
static const char *texte_de(const struct ecran *e, const struct touche_decrite *t)
{
    const char *const *ici = e->session->jeu->jouer_ici;
    if (t->commande == COMMANDE_ECRIRE)
        return ecriture_description(e->session);
    if (ici[0] && (t->commande == COMMANDE_CLIC || t->commande == COMMANDE_JOUER))
        return _(ici[t->commande == COMMANDE_JOUER]);
    return _(t->aide);
}

/* Keys that do something in this game. */
static void composer_touches(const struct ecran *e, enum sujet sujet, struct lignes_aide *l)
{
    bool base = session_a_archives(e->session);
    bool analyse = !jugements_refus(e);
    if (sujet == SUJET_ANALYSER && !analyse)
        return;
    for (const struct touche_decrite *t = table_touches; t->commande; t++)
        if (t->aide && sujet_de(t->commande) == sujet && !touche_propre_a(t, MODE_COMPOSER) &&
            (base || t->commande != COMMANDE_ARCHIVES))
            ligne(l, t->nom[0] ? _(t->nom) : "", texte_de(e, t));
    if (sujet == SUJET_PARTIE && composer_possible(e->session->jeu))
        ligne(l, _("menus"), _("composer une position : un diagramme, à jouer de là"));
}

static void composer_regles(const struct jeu *jeu, struct lignes_aide *l)
{
    for (int i = 0; jeu->regles && jeu->regles[i]; i++)
        ligne(l, "", _(jeu->regles[i]));
}

/* Of a review. */
static void composer_jugements(const struct ecran *e, struct lignes_aide *l)
{
    static_assert(PERTE_DOUTEUSE == 2 && PERTE_FAUTE == 4 && PERTE_GAFFE == 8, "said below");
    if (jugements_refus(e))
        return;
    ligne(l, "?! ? ??", _("après un coup analysé : il a perdu 2, 4, 8 pions et plus"));
    ligne(l, "?", _("sur l'axe du graphe : un coup qui a perdu 2 pions et plus"));
}

/* The marks as they are drawn now: around what the cells of this game hold, or at the corners of
 * large ones; between no lines, a corner or bars beside a pawn, and the cursor is a colour. */
static void composer_marques(const struct ecran *e, struct lignes_aide *l)
{
    const struct jeu *jeu = e->session->jeu;
    struct position depart = jeu->creer_config_init();
    bool graines = jeu->cellule(&depart, 0, 0).genre == CELLULE_GRAINES;
    bool retourne = plateau_compter_retournes(jeu, &depart, 1, coup_exemple(jeu)) > 0;
    const struct format *format = e->disposition.format;
    bool grand = format && format->grand, damier = format && format_damier(format);
    const bool bords = damier && !e->pinceau.couleurs.signes;
    const char *pion = graines ? "3" : plateau_pion(&e->pinceau, jeu, e->pions, 1);
    const struct {
        const char *avant, *signe, *apres, *coins, *texte;
    } marques[] = {
        {"[", pion, "]", bords ? "▌●▐" : "┌┐└┘", _("le dernier coup")},
        {"(", pion, ")", bords ? "●▀" : "╭╮╰╯", retourne ? _("un pion qu'il a retourné") : NULL},
        {"~", pion, "~", damier ? "●▪" : "~  ~",
         retourne ? _("un pion que le coup sous le curseur retournerait") : NULL},
        {"·", graines ? pion : "", "", damier ? "▪" : "██", _("un coup légal")},
        {"*", graines ? pion : "·", "*", "*  *", _("le coup conseillé, ou le meilleur")},
        {"?", "·", "?", "?  ?", jugements_refus(e) ? NULL : _("en relecture, l'erreur jouée là")},
        {">", graines ? pion : "·", "<", ">  <", grand && bords ? NULL : _("le curseur")},
    };
    for (size_t i = 0; i < sizeof marques / sizeof marques[0]; i++) {
        char nom[32];
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "%s%s%s", marques[i].avant, marques[i].signe, marques[i].apres);
        if (marques[i].texte)
            ligne(l, grand ? marques[i].coins : nom, marques[i].texte);
    }
    if (chrono_existe(e->session))
        ligne(l, "0:29!",
              _("une pendule : qui n'a plus de temps a perdu (ici, et dans les options, elle "
                "attend)"));
    ligne(l, "4 4= 4#", _("ce que vaut un coup : cherché, prouvé, dans le livre d'ouvertures"));
}

/* A row of the page: an entry, or what did not fit on its first row. */
struct rangee {
    char nom[32];
    char texte[4 * AIDE_LARGEUR + 1]; /* a character may take four bytes */
    bool titre, pleine;               /* of a section; a rule, which has the whole row */
};

struct page {
    struct rangee rangees[RANGEES_MAX];
    int nb, premiere;
    int colonnes, largeur, hauteur; /* how many columns, and of each */
};

static struct rangee *nouvelle_rangee(struct page *page)
{
    struct rangee *r = &page->rangees[page->nb++];
    *r = (struct rangee){.nom = ""};
    return r;
}

static void ajouter_titre(struct page *page, const char *titre)
{
    if (page->nb > 0)
        nouvelle_rangee(page);
    if (page->nb == RANGEES_MAX)
        return;
    struct rangee *r = nouvelle_rangee(page);
    r->titre = true;
    vue_copier(vue_de(titre), r->nom, sizeof r->nom);
}

/* Breaks one entry into rows. */
static void ajouter(struct page *page, const struct pinceau *p, const struct ligne_aide *l)
{
    const char *texte = l->texte, *nom = l->nom;
    const bool pleine = !nom[0];
    const int largeur = page->largeur - (pleine ? 0 : NOM_LARGEUR);
    if (!texte) {
        ajouter_titre(page, nom);
        return;
    }
    do {
        struct rangee *r = nouvelle_rangee(page);
        size_t n = pinceau_couper(p, texte, largeur);
        r->pleine = pleine;
        vue_copier(vue_de(nom), r->nom, sizeof r->nom);
        vue_copier(vue_sur(texte, n), r->texte, sizeof r->texte);
        texte += n;
        nom = "";
    } while (*texte && page->nb < RANGEES_MAX);
}

static void composer_revoir(const struct ecran *e, struct lignes_aide *l)
{
    section(l, _("Revoir la partie"));
    composer_touches(e, SUJET_REVOIR, l);
}

/* What one needs now comes first: to play, or to look back. */
static void composer(const struct ecran *e, struct lignes_aide *l)
{
    const bool revoit = vue_relit(e) || e->mode == MODE_FIN;
    if (revoit)
        composer_revoir(e, l);
    section(l, _("Jouer"));
    composer_saisie(e->session->jeu, l);
    composer_touches(e, SUJET_JOUER, l);
    section(l, _("Règles"));
    composer_regles(e->session->jeu, l);
    section(l, _("Pendant la partie"));
    composer_touches(e, SUJET_PARTIE, l);
    if (!revoit)
        composer_revoir(e, l);
    section(l, _("Analyser"));
    composer_touches(e, SUJET_ANALYSER, l);
    section(l, _("Affichage"));
    composer_touches(e, SUJET_AFFICHER, l);
    section(l, _("Marques"));
    composer_marques(e, l);
    composer_jugements(e, l);
}

static void mettre_en_page(struct page *page, const struct ecran *e)
{
    const struct pinceau *p = &e->pinceau;
    struct lignes_aide l = {.nb = 0};
    const int place = p->colonnes - 4;
    composer(e, &l);
    page->nb = 0;
    page->colonnes = place < DEUX_COLONNES ? 1 : 2;
    page->largeur = (place - ECART * (page->colonnes - 1)) / page->colonnes;
    page->largeur = page->largeur < AIDE_LARGEUR ? page->largeur : AIDE_LARGEUR;
    page->hauteur = p->lignes - 2 - TITRE; /* the keys, and a blank row above them */
    for (int i = 0; i < l.nb && page->nb < RANGEES_MAX; i++)
        ajouter(page, p, &l.lignes[i]);
}

static int dernier_debut(const struct page *page)
{
    const int cachees = page->nb - page->colonnes * page->hauteur;
    return cachees > 0 ? cachees : 0;
}

/* Rows of the first column: all of it, but where both have room for everything the second one
 * begins with the section that makes them most alike. */
static int couper(const struct page *page)
{
    int coupe = page->hauteur, pire = page->hauteur + 1;
    for (int i = 1; i < page->nb && page->nb <= 2 * page->hauteur; i++) {
        const int plus_long = i > page->nb - i ? i : page->nb - i;
        if (page->rangees[i].titre && plus_long < pire) {
            pire = plus_long;
            coupe = i;
        }
    }
    return coupe;
}

static void dessiner_rangee(const struct pinceau *p, const struct page *page, int i, int x, int y)
{
    const struct rangee *r = &page->rangees[i];
    const int nom = r->pleine ? 0 : NOM_LARGEUR;
    pinceau_marquer(p, x, y, r->titre ? page->largeur : nom, STYLE_FORT,
                    r->titre ? EFFET_SOULIGNE : EFFET_AUCUN, r->nom);
    pinceau_ecrire(p, x + nom, y, page->largeur - nom, STYLE_NORMAL, r->texte);
}

static void dessiner_page(const struct ecran *e, const struct page *page)
{
    const struct pinceau *p = &e->pinceau;
    const int pas = page->largeur + ECART, coupe = couper(page);
    const int x = (p->colonnes - page->colonnes * pas + ECART) / 2;
    const int fin = page->premiere + (page->colonnes > 1 ? coupe : 0) + page->hauteur;
    pinceau_ecrire(p, x, 0, page->largeur, STYLE_FORT, _("Aide"));
    for (int i = page->premiere; i < page->nb && i < fin; i++) {
        const int rang = i - page->premiere;
        const bool seconde = page->colonnes > 1 && rang >= coupe;
        dessiner_rangee(p, page, i, seconde ? x + pas : x, TITRE + rang - (seconde ? coupe : 0));
    }
    if (dernier_debut(page) > 0)
        pinceau_tracer(p, x + NOM_LARGEUR, 0, page->largeur - NOM_LARGEUR, STYLE_DISCRET,
                       _(" ↑ ↓ : %d/%d "), fin < page->nb ? fin : page->nb, page->nb);
    vue_montrer(x, 0);
}

static void dessiner(struct ecran *e, void *x)
{
    struct page *page = x;
    mettre_en_page(page, e);
    const int max = dernier_debut(page);
    page->premiere = page->premiere < 0 ? 0 : page->premiere > max ? max : page->premiere;
    dessiner_page(e, page);
}

/* The section after the first row that is seen; at the end, the first one. */
static int section_suivante(const struct page *page)
{
    int i = page->premiere + 1;
    while (i < page->nb && !page->rangees[i].titre)
        i++;
    return i < page->nb && page->premiere < dernier_debut(page) ? i : 0;
}

/* Serves a key. True when it closes the page. */
static bool servir(struct ecran *e, void *x, const struct evenement *ev)
{
    struct page *page = x;
    const enum commande lecture = touche_lecture(ev->touche);
    switch (lecture ? lecture : vue_commande(e, ev)) {
    case COMMANDE_HAUT:
        page->premiere--;
        return false;
    case COMMANDE_BAS:
        page->premiere++;
        return false;
    case COMMANDE_RECULER:
        page->premiere -= page->hauteur - 1;
        return false;
    case COMMANDE_AVANCER:
        page->premiere += page->hauteur - 1;
        return false;
    case COMMANDE_DEBUT:
        page->premiere = 0;
        return false;
    case COMMANDE_FIN:
        page->premiere = page->nb;
        return false;
    case COMMANDE_SECTION:
        page->premiere = section_suivante(page);
        return false;
    case COMMANDE_ECHAP:
    case COMMANDE_QUITTER:
    case COMMANDE_AIDE:
        return true;
    default:
        return false;
    }
}

void aide_montrer(struct ecran *e)
{
    struct page page = {.premiere = 0};
    vue_tenir(e, MODE_AIDE, &(struct modale){.dessiner = dessiner, .servir = servir}, &page);
}
