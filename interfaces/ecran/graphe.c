/* See graphe.h.
 *
 *      Écart (pions), Noir en haut        +12
 *                        ▄█
 *            ▄▄      ▄▄█████                       half a row is the finest step
 *      ───────────────?──┼───────                  moves that lost discs are marked on the axis
 *      ▀██▀      ▀▀                                                                             */
#include "interfaces/ecran/graphe.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "interfaces/ecran/jugements.h"

enum { ECART_MIN = 8 };

/* What stands at a moment; false: it is not known yet, and nothing does. */
static bool ecart(const struct ecran *e, int rang, int *valeur)
{
    const struct session *s = e->session;
    const struct position *position = partie_position(&s->partie, rang);
    if (e->examen_montre)
        return jugements_valeur(e, rang, valeur);
    *valeur = s->jeu->score(position, 1) - s->jeu->score(position, 2);
    return true;
}

/* The first moment shown: the last one is at the right at the latest, and the one looked at is in
 * the middle where the graph is too narrow for all. */
static int premier_rang(const struct ecran *e, int largeur)
{
    const int dernier = e->session->partie.total + 1 - largeur, milieu = vue_rang(e) - largeur / 2;
    const int premier = milieu < dernier ? milieu : dernier;
    return premier > 0 ? premier : 0;
}

/* Of the whole game, so that the scale stays when the graph moves. */
static int plus_grand_ecart(const struct ecran *e)
{
    int max = ECART_MIN, valeur;
    for (int r = 0; r <= e->session->partie.total; r++)
        if (ecart(e, r, &valeur) && abs(valeur) > max)
            max = abs(valeur);
    return max;
}

/* One moment: `demi` half rows from the axis. */
static void dessiner_barre(const struct ecran *e, int x, int axe, int demi)
{
    const int sens = demi > 0 ? -1 : 1, nb = abs(demi);
    for (int i = 1; i <= (nb + 1) / 2; i++)
        pinceau_ecrire(&e->pinceau, x, axe + sens * i, 1, STYLE_NORMAL,
                       2 * i <= nb ? "█"
                       : sens > 0  ? "▀"
                                   : "▄");
}

/* The axis at a moment: an error was played there, or not; reversed or crossed where one looks. */
static void dessiner_axe(const struct ecran *e, int x, int axe, int rang)
{
    const bool erreur = jugements_erreur(e, rang), ici = rang == vue_rang(e);
    if (erreur)
        pinceau_ecrire(&e->pinceau, x, axe, 1, ici ? STYLE_CHOISI : STYLE_ALERTE, "?");
    else
        pinceau_ecrire(&e->pinceau, x, axe, 1, ici ? STYLE_FORT : STYLE_DISCRET, ici ? "┼" : "─");
}

/* In fewer words where the panel is too narrow for all. */
static void dire_titre(const struct ecran *e, bool court, struct tampon *t)
{
    const struct jeu *jeu = e->session->jeu;
    const char *haut = _(jeu->joueurs[1]);
    if (e->examen_montre)
        tampon_ecrire(t, court ? _("%d plis, %s en haut") : _("Analyse à %d plis, %s en haut"),
                      jugements_profondeur(e), haut);
    else if (court)
        tampon_ecrire(t, _("Écart, %s en haut"), haut);
    else
        tampon_ecrire(t, _("Écart (%s), %s en haut"), jugement_unite(jeu, 2), haut);
}

/* The words, then the value, which is always whole. */
static void dessiner_titre(const struct ecran *e, struct rectangle r)
{
    char mots[128], nombre[32];
    struct tampon t = tampon_sur(mots, sizeof mots), n = tampon_sur(nombre, sizeof nombre);
    int valeur;
    if (ecart(e, vue_rang(e), &valeur))
        tampon_ecrire(&n, _(" : %+d"), valeur);
    const int place = r.largeur - pinceau_largeur(&e->pinceau, nombre);
    dire_titre(e, false, &t);
    if (pinceau_largeur(&e->pinceau, mots) > place) {
        t = tampon_sur(mots, sizeof mots);
        dire_titre(e, true, &t);
    }
    const int x = pinceau_ecrire(&e->pinceau, r.x, r.y, place, STYLE_FORT, mots);
    pinceau_ecrire(&e->pinceau, r.x + x, r.y, r.largeur - x, STYLE_FORT, nombre);
}

int graphe_dessiner(const struct ecran *e, struct rectangle r)
{
    const int premier = premier_rang(e, r.largeur), max = plus_grand_ecart(e);
    int moitie = (r.hauteur - 2) / 2, axe = r.y + 1 + moitie;
    dessiner_titre(e, r);
    for (int x = 0; x < r.largeur; x++) {
        int valeur;
        dessiner_axe(e, r.x + x, axe, premier + x);
        if (premier + x <= e->session->partie.total && ecart(e, premier + x, &valeur))
            dessiner_barre(e, r.x + x, axe, valeur * 2 * moitie / max);
    }
    return r.hauteur;
}
