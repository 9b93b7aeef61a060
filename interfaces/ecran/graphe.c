/* See graphe.h. Drawn as a piece of the board, as long as the game is by now, so that the first
 * player's lead is in the colour of his discs, above the axis, and the other's in that of theirs,
 * below:
 *
 *      Écart en pions : Noir +12
 *                        ▂▅█
 *            ▁▃▅▂      ▄▇███
 *      ───────────────?──┼───────     moves that lost discs are marked on the axis of a review
 *      ▇█▆▃      ▅▃                                                                             */
#include "interfaces/ecran/graphe.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "interfaces/ecran/jugements.h"

enum { ECART_MIN = 8, COUPS_MIN = 4 };

/* Has either side led before the end? Else there is nothing to see, as at tic-tac-toe. */
static bool a_penche(const struct session *s)
{
    for (int r = s->partie.total; r > 0; r--) {
        const struct position *p = partie_position(&s->partie, r);
        if (s->jeu->score(p, 1) != s->jeu->score(p, 2) && !s->jeu->est_jeu_fini(p))
            return true;
    }
    return false;
}

bool graphe_existe(const struct ecran *e)
{
    const struct session *s = e->session;
    return e->examen_montre || (s->partie.total >= COUPS_MIN && a_penche(s));
}

/* Moments of the game from one column to the next. What is counted on the board swings with every
 * move, towards who made it: both sides have moved at each moment that is shown. */
static int pas_de(const struct ecran *e)
{
    return e->examen_montre ? 1 : 2;
}

static int colonne_de(const struct ecran *e, int rang)
{
    return (rang + pas_de(e) - 1) / pas_de(e);
}

/* The end of a game is shown whoever moved last. */
static int rang_de(const struct ecran *e, int colonne)
{
    const struct session *s = e->session;
    const int rang = colonne * pas_de(e), total = s->partie.total;
    const bool fin = rang == total + 1 && colonne == colonne_de(e, total) &&
                     s->jeu->est_jeu_fini(partie_position(&s->partie, total));
    return fin ? total : rang;
}

/* Columns for a game that fills the board, or that is longer, where there is room. */
static int largeur_de(const struct ecran *e, int place)
{
    const struct jeu *jeu = e->session->jeu;
    const int cases = jeu->colonnes * jeu->lignes, total = e->session->partie.total;
    const int largeur = 1 + colonne_de(e, total > cases ? total : cases);
    return largeur < place ? largeur : place;
}

/* What stands at a moment; false: it is not known yet, and nothing does. */
static bool ecart(const struct ecran *e, int rang, int *valeur)
{
    const struct session *s = e->session;
    if (rang > s->partie.total)
        return false;
    if (e->examen_montre)
        return jugements_valeur(e, rang, valeur);
    const struct position *position = partie_position(&s->partie, rang);
    *valeur = s->jeu->score(position, 1) - s->jeu->score(position, 2);
    return true;
}

/* The first column shown: the last one is at the right at the latest, and the one looked at is in
 * the middle where the graph is too narrow for all. */
static int premiere_colonne(const struct ecran *e, int largeur)
{
    const int derniere = colonne_de(e, e->session->partie.total) + 1 - largeur;
    const int milieu = colonne_de(e, vue_rang(e)) - largeur / 2;
    const int premiere = milieu < derniere ? milieu : derniere;
    return premiere > 0 ? premiere : 0;
}

/* Of the whole game, so that the scale stays when the graph moves. */
static int plus_grand_ecart(const struct ecran *e)
{
    int max = ECART_MIN, valeur;
    for (int c = colonne_de(e, e->session->partie.total); c >= 0; c--)
        if (ecart(e, rang_de(e, c), &valeur) && abs(valeur) > max)
            max = abs(valeur);
    return max;
}

/* One moment: so many eighths of a row from the axis, above it or below. */
static void dessiner_barre(const struct ecran *e, int x, int axe, int huitiemes)
{
    const bool dessous = huitiemes < 0;
    const enum style style = dessous ? STYLE_PION2 : STYLE_PION1;
    int y = axe;
    for (int reste = abs(huitiemes); reste > 0; reste -= 8)
        pinceau_huitiemes(&e->pinceau, x, dessous ? ++y : --y, style, reste < 8 ? reste : 8,
                          dessous);
}

/* The axis at a moment: an error was played there, or not; reversed or crossed where one looks. */
static void dessiner_axe(const struct ecran *e, int x, int axe, int rang, bool ici)
{
    const bool fond = e->pinceau.couleurs.actives && rang <= e->session->partie.total;
    if (jugements_erreur(e, rang))
        pinceau_marquer(&e->pinceau, x, axe, 1, STYLE_MARQUE, ici ? EFFET_INVERSE : EFFET_AUCUN,
                        "?");
    else
        pinceau_ecrire(&e->pinceau, x, axe, 1,
                       ici    ? STYLE_MARQUE
                       : fond ? STYLE_LIGNE
                              : STYLE_DISCRET,
                       ici ? "┼" : "─");
}

/* Whose positions a review values is said; in play who leads is. In fewer words where the panel is
 * too narrow for all. */
static void dire_titre(const struct ecran *e, bool court, struct tampon *t)
{
    const struct jeu *jeu = e->session->jeu;
    const char *haut = _(jeu->joueurs[1]);
    const int plis = e->examen_montre ? jugements_profondeur(e) : 0;
    if (e->examen_montre && !plis)
        tampon_ecrire(t, court ? _("Lue, %s en haut") : _("Analyse du fichier, %s en haut"), haut);
    else if (e->examen_montre)
        tampon_ecrire(t, court ? _("%d plis, %s en haut") : _("Analyse à %d plis, %s en haut"),
                      plis, haut);
    else if (court)
        tampon_ajouter(t, _("Écart"));
    else
        tampon_ecrire(t, _("Écart en %s"), jugement_unite(jeu, 2));
}

static void dire_valeur(const struct ecran *e, struct tampon *t)
{
    int valeur;
    if (!ecart(e, vue_rang(e), &valeur))
        return;
    if (valeur == 0)
        tampon_ecrire(t, "%s%s", _(" : "), _("égalité"));
    else if (e->examen_montre)
        tampon_ecrire(t, _(" : %+d"), valeur);
    else
        tampon_ecrire(t, _(" : %s %+d"), _(e->session->jeu->joueurs[valeur > 0 ? 1 : 2]),
                      abs(valeur));
}

/* The words, then the value, which is always whole. */
static void dessiner_titre(const struct ecran *e, struct rectangle r)
{
    char mots[128], nombre[64];
    struct tampon t = tampon_sur(mots, sizeof mots), n = tampon_sur(nombre, sizeof nombre);
    dire_valeur(e, &n);
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
    const int largeur = largeur_de(e, r.largeur), max = plus_grand_ecart(e);
    const int premiere = premiere_colonne(e, largeur);
    const int moitie = (r.hauteur - 2) / 2, axe = r.y + 1 + moitie;
    const int ici = colonne_de(e, vue_rang(e));
    const int jouees = colonne_de(e, e->session->partie.total) - premiere + 1;
    dessiner_titre(e, r);
    pinceau_remplir(&e->pinceau, (struct rectangle){r.x, r.y + 1, jouees, 2 * moitie + 1},
                    STYLE_CASE);
    for (int x = 0; x < largeur; x++) {
        const int rang = rang_de(e, premiere + x);
        int valeur;
        dessiner_axe(e, r.x + x, axe, rang, premiere + x == ici);
        if (ecart(e, rang, &valeur))
            dessiner_barre(e, r.x + x, axe, valeur * 8 * moitie / max);
    }
    return r.hauteur;
}

int graphe_moment(const struct ecran *e, struct rectangle r, int x)
{
    const int largeur = largeur_de(e, r.largeur);
    const int rang = rang_de(e, premiere_colonne(e, largeur) + x - r.x);
    return x - r.x < largeur && rang <= e->session->partie.total ? rang : -1;
}
