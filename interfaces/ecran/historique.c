/* See historique.h.
 *
 *      1. f5  d6    11. e3  --        a row has the number of its first move, moves counting from 1
 *      3. c3+ d3    12. g4? g3        and passes not; entries alternate, since a pass is one; rows
 *                                     flow downwards, then to the next block; marks of a review
 *                                     (jugements.h), "+" where other moves are known too
 *                                     (lignes.h), "(" before a variation
 */
#include "interfaces/ecran/historique.h"

#include "base/i18n.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/lignes.h"

enum { ENTREES_MAX = 2 * PARTIE_COUPS_MAX + 2, SANS_JOUER = -1, RIEN = -2 };

/* The list: for each entry the index of its move, or SANS_JOUER. */
struct liste {
    short rangs[ENTREES_MAX];
    int nb;
    int regarde; /* the entry of the move that is spoken of (jugements.h), -1: none */
    int numeros; /* columns of a row's number, */
    int largeur; /* of the longest move, */
    int marques; /* and of the marks after them */
};

/* How many moves are listed: in an exercise none that its answer could be told by. */
static int compter_coups(const struct ecran *e)
{
    return e->epreuve ? jugements_rang(e) + 1 : e->session->partie.total;
}

/* Player 1's column is the left one, even if the other starts. */
static void etablir(const struct ecran *e, struct liste *l)
{
    const struct partie *partie = &e->session->partie;
    l->nb = 0;
    l->regarde = -1;
    l->largeur = 2;
    l->marques = (e->examen_montre ? 2 : 0) + (e->session->arbre.nb > 0);
    const int total = compter_coups(e);
    l->numeros = total < 100 ? 4 : 5;
    if (total > 0 && partie->coups[0].joueur == 2)
        l->rangs[l->nb++] = RIEN;
    for (int r = 0; r < total; r++) {
        char memoire[16];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        if (partie->coups[r].joueur != 1 + l->nb % 2)
            l->rangs[l->nb++] = SANS_JOUER;
        if (r == jugements_rang(e))
            l->regarde = l->nb;
        l->rangs[l->nb++] = (short)r;
        e->session->jeu->ecrire_coup(partie->coups[r].coup, &t);
        int largeur = pinceau_largeur(&e->pinceau, memoire);
        l->largeur = largeur > l->largeur ? largeur : l->largeur;
    }
}

/* What the review says of the move, beside it, and whether another one is known. */
static void dessiner_marques(const struct ecran *e, int rang, int x, int y)
{
    const struct jugement *j = jugements_de(e, rang);
    if (lignes_plusieurs(e, rang))
        pinceau_ecrire(&e->pinceau, x++, y, 1, STYLE_DISCRET, "+");
    if (j)
        pinceau_ecrire(&e->pinceau, x, y, 2, j->perte < PERTE_FAUTE ? STYLE_FORT : STYLE_ALERTE,
                       jugement_marque(j->perte));
}

static void dessiner_entree(const struct ecran *e, const struct liste *l, int i, int x, int y)
{
    char memoire[16];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (i >= l->nb || l->rangs[i] == RIEN)
        return;
    if (l->rangs[i] == SANS_JOUER)
        tampon_ajouter(&t, "--");
    else
        e->session->jeu->ecrire_coup(e->session->partie.coups[l->rangs[i]].coup, &t);
    const struct session *s = e->session;
    bool annule = l->rangs[i] >= s->partie.rang;
    if (s->variante && l->rangs[i] == s->depuis)
        pinceau_ecrire(&e->pinceau, x - 1, y, 1, STYLE_ALERTE, "(");
    x += pinceau_ecrire(&e->pinceau, x, y, l->largeur,
                        i == l->regarde ? STYLE_CHOISI
                        : annule        ? STYLE_DISCRET
                                        : STYLE_NORMAL,
                        memoire);
    if (l->rangs[i] >= 0)
        dessiner_marques(e, l->rangs[i], x, y);
}

/* Where its entries go: blocks of rows, so many columns for a move, the first row that is seen. */
struct grille {
    int colonne, bloc, blocs, premiere;
};

static struct grille disposer(const struct liste *l, struct rectangle r)
{
    struct grille g = {.colonne = l->largeur + l->marques + 1};
    g.bloc = l->numeros + 2 * g.colonne + 2;
    g.blocs = (r.largeur + 2) / g.bloc > 0 ? (r.largeur + 2) / g.bloc : 1;
    const int rangees = (l->nb + 1) / 2, regardee = l->regarde < 0 ? 0 : l->regarde / 2;
    const int derniere = regardee + 2 < rangees ? regardee + 2 : rangees;
    const int trop = derniere - g.blocs * r.hauteur;
    g.premiere = trop > 0 ? trop : 0;
    return g;
}

/* The number of the first move of a row. */
static int numero(const struct liste *l, int rangee)
{
    const int i = 2 * rangee;
    return (l->rangs[i] >= 0 ? l->rangs[i] : l->rangs[i + 1]) + 1;
}

void historique_dessiner(const struct ecran *e, struct rectangle r)
{
    struct liste l;
    etablir(e, &l);
    if (l.nb == 0 || r.hauteur <= 0)
        return;
    const struct grille g = disposer(&l, r);
    for (int i = 0; i < g.blocs * r.hauteur && 2 * (g.premiere + i) < l.nb; i++) {
        int x = r.x + g.bloc * (i / r.hauteur), y = r.y + i % r.hauteur, rangee = g.premiere + i;
        pinceau_tracer(&e->pinceau, x, y, l.numeros, STYLE_DISCRET, "%*d.", l.numeros - 2,
                       numero(&l, rangee));
        dessiner_entree(e, &l, 2 * rangee, x + l.numeros, y);
        dessiner_entree(e, &l, 2 * rangee + 1, x + l.numeros + g.colonne, y);
    }
}

int historique_moment(const struct ecran *e, struct rectangle r, int x, int y)
{
    struct liste l;
    etablir(e, &l);
    const struct grille g = disposer(&l, r);
    const int bloc = (x - r.x) / g.bloc, dans = (x - r.x) % g.bloc - l.numeros;
    const int i = 2 * (g.premiere + bloc * r.hauteur + y - r.y) + (dans >= g.colonne);
    const bool coup = bloc < g.blocs && dans >= 0 && dans < 2 * g.colonne && i < l.nb;
    return coup && l.rangs[i] >= 0 ? l.rangs[i] + 1 : -1;
}
