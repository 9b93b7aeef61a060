/* See liste.h. */
#include "interfaces/ecran/liste.h"

enum { VALEUR_X = 2 + LISTE_NOM }; /* where the values begin, from the left edge */

int liste_groupes(const struct liste *l)
{
    int nb = 0;
    for (int i = 1; i < l->nb; i++)
        nb += l->lignes[i].groupe;
    return nb;
}

/* Rows from the first that is seen to a row. */
static int rangee(const struct liste *l, int i)
{
    int y = i - l->premiere;
    for (int avant = 1; avant <= i && l->aeree; avant++)
        y += l->lignes[avant].groupe;
    return y;
}

/* ---- Drawing ---- */

/* "‹ IA, niveau 3 ›": both arrows, whatever the length of the value. */
static void dessiner_valeur(const struct pinceau *p, int x, int y, int largeur, enum style style,
                            const char *valeur)
{
    const bool ecarts = pinceau_largeur(p, valeur) + 4 <= largeur;
    x += pinceau_ecrire(p, x, y, 2, style, ecarts ? "‹ " : "‹");
    x += pinceau_abreger(p, x, y, largeur - 2, style, valeur);
    pinceau_ecrire(p, x, y, 2, style, ecarts ? " ›" : "›");
}

static void dessiner_ligne(const struct pinceau *p, const struct liste *l, int i)
{
    const struct ligne *ligne = &l->lignes[i];
    const bool choisie = i == l->courante;
    const enum style style = choisie ? STYLE_CHOISI : STYLE_NORMAL;
    const int x = l->place.x, y = l->place.y + rangee(l, i), fin = x + l->place.largeur;
    pinceau_ecrire(p, x, y, 2, STYLE_FORT, choisie ? "▸ " : "  ");
    if (ligne->valeur) {
        pinceau_ecrire(p, x + 2, y, LISTE_NOM, STYLE_NORMAL, ligne->texte);
        dessiner_valeur(p, x + VALEUR_X, y, fin - x - VALEUR_X, style, ligne->valeur);
    } else {
        pinceau_abreger(p, x + 2, y, fin - x - 2, style, ligne->texte);
    }
}

void liste_dessiner(const struct pinceau *p, struct liste *l, struct rectangle place)
{
    l->place = place;
    if (l->aeree)
        l->premiere = 0;
    else if (l->courante >= l->premiere + place.hauteur)
        l->premiere = l->courante - place.hauteur + 1;
    else if (l->courante < l->premiere)
        l->premiere = l->courante;
    for (int i = l->premiere; i < l->nb && rangee(l, i) < place.hauteur; i++)
        dessiner_ligne(p, l, i);
}

int liste_y(const struct liste *l)
{
    return l->place.y + rangee(l, l->courante);
}

/* ---- Keys ---- */

/* A page on, or back, where there is more than one. */
static void tourner(struct liste *l, int sens)
{
    const int page = l->place.hauteur > 1 ? l->place.hauteur - 1 : 1;
    const int vers = l->courante + sens * page;
    if (l->nb > l->place.hauteur)
        l->courante = vers < 0 ? 0 : vers < l->nb ? vers : l->nb - 1;
}

bool liste_bouger(struct liste *l, enum commande commande)
{
    switch (commande) {
    case COMMANDE_HAUT:
        l->courante = (l->courante + l->nb - 1) % l->nb;
        return true;
    case COMMANDE_BAS:
        l->courante = (l->courante + 1) % l->nb;
        return true;
    case COMMANDE_RECULER:
    case COMMANDE_AVANCER:
        tourner(l, commande == COMMANDE_AVANCER ? 1 : -1);
        return true;
    case COMMANDE_DEBUT:
    case COMMANDE_FIN:
        l->courante = commande == COMMANDE_FIN ? l->nb - 1 : 0;
        return true;
    default:
        return false;
    }
}

bool liste_cliquer(struct liste *l, const struct evenement *ev, bool *valeur)
{
    const struct rectangle *r = &l->place;
    const int fleche = ev->x - r->x - VALEUR_X;
    if (ev->x < r->x || ev->x >= r->x + r->largeur || ev->y >= r->y + r->hauteur)
        return false;
    int i = l->premiere;
    while (i < l->nb && ev->y != r->y + rangee(l, i))
        i++;
    if (i == l->nb)
        return false;
    l->courante = i;
    *valeur = l->lignes[i].valeur && (fleche == 0 || fleche == 1);
    return true;
}
