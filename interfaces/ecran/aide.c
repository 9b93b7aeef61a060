/* See aide.h. */
#include "interfaces/ecran/aide.h"

#include <assert.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/composer.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/plateau.h"
#include "interfaces/ecriture.h"

enum { LIGNES_MAX = 64, RANGEES_MAX = 4 * LIGNES_MAX, NOM_LARGEUR = 9, AIDE_LARGEUR = 70 };

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
enum sujet { SUJET_JOUER, SUJET_REVOIR, SUJET_ANALYSER };

static enum sujet sujet_de(enum commande commande)
{
    switch (commande) {
    case COMMANDE_RECULER:
    case COMMANDE_AVANCER:
    case COMMANDE_DEBUT:
    case COMMANDE_FIN:
    case COMMANDE_ICI:
    case COMMANDE_ARCHIVES:
    case COMMANDE_ESTIMES:
        return SUJET_REVOIR;
    case COMMANDE_ANALYSER:
    case COMMANDE_ERREUR:
    case COMMANDE_EXERCICE:
    case COMMANDE_REPERTOIRE:
        return SUJET_ANALYSER;
    default:
        return SUJET_JOUER;
    }
}

/* Keys that do something in this game. */
static void composer_touches(const struct ecran *e, enum sujet sujet, struct lignes_aide *l)
{
    bool base = session_a_archives(e->session);
    bool analyse = !jugements_refus(e);
    if (sujet == SUJET_ANALYSER && !analyse)
        return;
    if (sujet != SUJET_JOUER)
        ligne(l, "", "");
    for (const struct touche_decrite *t = table_touches; t->commande; t++)
        if (t->aide && sujet_de(t->commande) == sujet && !touche_propre_a(t, MODE_COMPOSER) &&
            (base || t->commande != COMMANDE_ARCHIVES))
            ligne(l, t->nom[0] ? _(t->nom) : "",
                  t->commande == COMMANDE_ECRIRE ? ecriture_description(e->session) : _(t->aide));
    if (sujet == SUJET_JOUER && composer_possible(e->session->jeu))
        ligne(l, _("menus"), _("composer une position : un diagramme, à jouer de là"));
}

static void composer_regles(const struct jeu *jeu, struct lignes_aide *l)
{
    for (int i = 0; jeu->regles && jeu->regles[i]; i++)
        ligne(l, i == 0 ? _("règles") : "", _(jeu->regles[i]));
    if (l->nb > 0)
        ligne(l, "", "");
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
 * large ones; between no lines, a hole in a pawn, bars beside it, and the cursor is a colour. */
static void composer_marques(const struct ecran *e, struct lignes_aide *l)
{
    const struct jeu *jeu = e->session->jeu;
    struct position depart = jeu->creer_config_init();
    bool graines = jeu->cellule(&depart, 0, 0).genre == CELLULE_GRAINES;
    bool retourne = plateau_compter_retournes(jeu, &depart, 1, coup_exemple(jeu)) > 0;
    const struct format *format = e->disposition.format;
    bool grand = format && format->grand, damier = format && format_damier(format);
    const char *pion = graines ? "3" : plateau_pion(&e->pinceau, jeu, e->pions, 1);
    const struct {
        const char *avant, *signe, *apres, *coins, *texte;
    } marques[] = {
        {"[", pion, "]", damier ? "▌●▐" : "┌┐└┘", _("le dernier coup")},
        {"(", pion, ")", damier ? "█▫█" : "╭╮╰╯", retourne ? _("un pion qu'il a retourné") : NULL},
        {"·", graines ? pion : "", "", damier ? "▪" : "██", _("un coup légal")},
        {"*", graines ? pion : "·", "*", "*  *", _("le coup conseillé, ou le meilleur")},
        {"?", "·", "?", "?  ?", jugements_refus(e) ? NULL : _("en relecture, l'erreur jouée là")},
        {">", graines ? pion : "·", "<", ">  <", grand && damier ? NULL : _("le curseur")},
    };
    ligne(l, "", "");
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

/* A row of the box: an entry, or what did not fit on its first row. */
struct rangee {
    char nom[32];
    char texte[4 * AIDE_LARGEUR + 1]; /* a character may take four bytes */
};

struct page {
    struct rangee rangees[RANGEES_MAX];
    int nb, premiere, largeur, hauteur;
};

/* Breaks one entry into rows. */
static void ajouter(struct page *page, const struct pinceau *p, const struct ligne_aide *l)
{
    const char *texte = l->texte, *nom = l->nom;
    do {
        struct rangee *r = &page->rangees[page->nb++];
        size_t n = pinceau_couper(p, texte, page->largeur - NOM_LARGEUR);
        vue_copier(vue_de(nom), r->nom, sizeof r->nom);
        vue_copier(vue_sur(texte, n), r->texte, sizeof r->texte);
        texte += n;
        nom = "";
    } while (*texte && page->nb < RANGEES_MAX);
}

static void mettre_en_page(struct page *page, const struct ecran *e)
{
    const struct pinceau *p = &e->pinceau;
    struct lignes_aide l = {.nb = 0};
    int place = p->colonnes - 4;
    composer_regles(e->session->jeu, &l);
    composer_saisie(e->session->jeu, &l);
    composer_touches(e, SUJET_JOUER, &l);
    composer_marques(e, &l);
    composer_touches(e, SUJET_REVOIR, &l);
    composer_touches(e, SUJET_ANALYSER, &l);
    composer_jugements(e, &l);
    page->nb = 0;
    page->largeur = place < AIDE_LARGEUR ? place : AIDE_LARGEUR;
    for (int i = 0; i < l.nb && page->nb < RANGEES_MAX; i++)
        ajouter(page, p, &l.lignes[i]);
}

static void dessiner(struct ecran *e, struct page *page)
{
    vue_dessiner(e);
    if (e->disposition.trop_petit) {
        vue_montrer(0, 0);
        return;
    }
    mettre_en_page(page, e);
    struct rectangle r = dialogue_cadre(e, page->largeur, page->nb, _("Aide"));
    page->hauteur = r.hauteur;
    int max = page->nb > r.hauteur ? page->nb - r.hauteur : 0;
    page->premiere = page->premiere < 0 ? 0 : page->premiere > max ? max : page->premiere;
    for (int i = 0; i < r.hauteur && page->premiere + i < page->nb; i++) {
        const struct rangee *l = &page->rangees[page->premiere + i];
        pinceau_ecrire(&e->pinceau, r.x, r.y + i, NOM_LARGEUR, STYLE_FORT, l->nom);
        pinceau_ecrire(&e->pinceau, r.x + NOM_LARGEUR, r.y + i, r.largeur - NOM_LARGEUR,
                       STYLE_NORMAL, l->texte);
    }
    if (max > 0)
        dialogue_defilement(e, r, page->premiere + r.hauteur, page->nb);
    vue_montrer(r.x, r.y);
}

void aide_montrer(struct ecran *e)
{
    struct page page = {.premiere = 0};
    for (;;) {
        dessiner(e, &page);
        struct evenement ev = vue_attendre(e, -1, -1);
        if (ev.genre == EVENEMENT_FIN)
            return;
        if (ev.genre != EVENEMENT_TOUCHE)
            continue;
        switch (touche_commande(ev.touche)) {
        case COMMANDE_HAUT:
            page.premiere--;
            break;
        case COMMANDE_BAS:
            page.premiere++;
            break;
        case COMMANDE_RECULER:
            page.premiere -= page.hauteur - 1;
            break;
        case COMMANDE_AVANCER:
            page.premiere += page.hauteur - 1;
            break;
        case COMMANDE_DEBUT:
            page.premiere = 0;
            break;
        case COMMANDE_FIN:
            page.premiere = page.nb;
            break;
        default:
            return;
        }
    }
}
