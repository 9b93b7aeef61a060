/* See damier.h. */
#include "jeux/damier.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

const char *const DAMIER_REGLES[] = {
    N_("Posez un pion qui encadre des pions adverses, en ligne droite, entre lui et un autre des "
       "vôtres : ils sont retournés. Un coup qui ne retourne rien est interdit."),
    N_("Toutes les directions comptent à la fois : en ligne, en colonne et en diagonale."),
    N_("Qui n'a aucun coup légal passe, et l'autre rejoue."),
    N_("Quand personne ne peut plus jouer, celui qui a le plus de pions gagne, et les cases vides "
       "sont pour lui."),
    NULL,
};

const char *const DAMIER_CONSEILS[] = {
    N_("Pour gagner : un coin pris n'est plus jamais retourné, ni les pions du bord qui "
       "s'appuient sur lui."),
    N_("La case en diagonale d'un coin vide donne ce coin à l'adversaire : n'y jouez pas sans "
       "raison."),
    N_("Avant la fin, mieux vaut peu de pions et beaucoup de coups : qui n'a plus le choix doit "
       "jouer les mauvaises cases."),
    NULL,
};

/* ---- Examples of the rules ---- */

/* In the middle of the board, or in its first corner. */
static void placer_motif(struct damier *d, const char motif[16], bool au_coin)
{
    const int x = au_coin ? 0 : (d->largeur - 4) / 2, y = au_coin ? 0 : (d->hauteur - 4) / 2;
    memset(d->cases, 0, sizeof d->cases);
    for (int i = 0; i < 16; i++)
        d->cases[(y + i / 4) * d->largeur + x + i % 4] =
            motif[i] == 'X' ? 1 : motif[i] == 'O' ? 2 : 0;
}

/* White has no move, Black one, in a corner, and after it nobody has; on 6x6:
 *
 *     O X O O O -      From `appui` to that corner is what Black turns, or has turned. The other
 *     O O O O X X      corner stays empty: no line that begins there has a disc of the side to
 *     O O O X X X      move behind discs of the other.
 *     O O X X X X
 *     O X X X X X
 *     - X X X X X   */
static void placer_fin(struct damier *d, bool finie)
{
    const int l = d->largeur, h = d->hauteur, appui = l > h ? h - 1 : 1;
    for (int i = 0; i < l * h; i++)
        d->cases[i] = i % l + i / l < h - 1 ? 2 : 1;
    for (int x = 0; x < l; x++)
        d->cases[x] = x == appui || (finie && x > appui) ? 1 : 2;
    if (!finie)
        d->cases[l - 1] = 0;
    d->cases[(h - 1) * l] = 0;
}

int damier_exemple(int n, struct damier *d)
{
    static const struct {
        int trait;
        const char *motif; /* NULL: the end of a game */
        bool au_coin;
    } EXEMPLES[] = {
        {1, "-----OOX--------", false}, {1, "-OOXOO--O-O-X--X", false},
        {2, NULL, false},               {0, NULL, false},
        {1, "-OOX-OXX-OXO----", true},  {1, "-----OX--XXO--OX", true},
        {1, "OOO-OXO-OXO-OO--", false},
    };
    if (EXEMPLES[n].motif)
        placer_motif(d, EXEMPLES[n].motif, EXEMPLES[n].au_coin);
    else
        placer_fin(d, EXEMPLES[n].trait == 0);
    return EXEMPLES[n].trait;
}

/* ---- Squares ---- */

int damier_anneau(int c, int d, int largeur)
{
    const int dx = abs(c % largeur - d % largeur), dy = abs(c / largeur - d / largeur);
    return dx > dy ? dx : dy;
}

static int lettre(char c)
{
    char m = (char)(c | 0x20);
    return m >= 'a' && m <= 'z' ? m - 'a' + 1 : 0;
}

static bool est_chiffre(char c)
{
    return c >= '0' && c <= '9';
}

/* Takes a number of one or two digits off the front; 0 when there is none. */
static int lire_nombre(struct vue *v, int chiffres)
{
    int n = 0;
    for (int i = 0; i < chiffres && !vue_vide(*v) && est_chiffre(*v->p); i++)
        n = 10 * n + (*v->p++ - '0');
    return n;
}

/* Takes what may stand between x and y. True if there was something. */
static bool lire_separateur(struct vue *v)
{
    struct vue reste = vue_sans_blancs(*v);
    if (!vue_vide(reste) && *reste.p == ',')
        reste = vue_sans_blancs((struct vue){reste.p + 1, reste.fin});
    bool separe = reste.p != v->p;
    *v = reste;
    return separe;
}

/* "34", "3,4", "10 3": x then y. */
static bool lire_chiffres(struct vue v, int *x, int *y)
{
    struct vue debut = v;
    *x = lire_nombre(&v, 2);
    if (!lire_separateur(&v)) {
        v = debut;
        *x = lire_nombre(&v, 1);
    }
    *y = lire_nombre(&v, 2);
    return vue_vide(v) && !(debut.fin - debut.p == 3 && est_chiffre(debut.p[1]));
}

static bool lire_lettre(struct vue v, int *x, int *y)
{
    *x = lettre(*v.p++);
    v = vue_sans_blancs(v);
    *y = lire_nombre(&v, 2);
    return vue_vide(v);
}

/* "4c": the column should come first. */
static bool renversee(struct vue v, int largeur, int hauteur, int *x, int *y)
{
    *y = lire_nombre(&v, 2);
    *x = vue_longueur(v) == 1 ? lettre(*v.p) : 0;
    return *y >= 1 && *y <= hauteur && *x >= 1 && *x <= largeur;
}

bool damier_lire_case(const char *texte, int largeur, int hauteur, int *c, struct tampon *raison)
{
    struct vue v = vue_sans_blancs(vue_de(texte));
    int x, y;
    if (renversee(v, largeur, hauteur, &x, &y)) {
        tampon_ecrire(raison, _("la colonne vient d'abord : est-ce %c%d ?"), 'a' + x - 1, y);
        return false;
    }
    bool lue = !vue_vide(v) && (lettre(*v.p)         ? lire_lettre(v, &x, &y)
                                : est_chiffre(*v.p) ? lire_chiffres(v, &x, &y)
                                                    : false);
    if (!lue) {
        tampon_ajouter(raison,
                       _("ce n'est pas une case : écrire x,y comme 3,4, ou colonne et ligne "
                         "comme c4"));
        return false;
    }
    if (x < 1 || x > largeur || y < 1 || y > hauteur) {
        tampon_ecrire(raison, _("hors du plateau : colonnes de a à %c (1 à %d), lignes de 1 à %d"),
                      'a' + largeur - 1, largeur, hauteur);
        return false;
    }
    *c = (y - 1) * largeur + x - 1;
    return true;
}

void damier_ecrire_case(int c, int largeur, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%c%d", 'a' + c % largeur, c / largeur + 1);
}

void damier_ecrire_xy(int c, int largeur, int hauteur, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%d%s%d", c % largeur + 1, largeur > 9 || hauteur > 9 ? "," : "",
                  c / largeur + 1);
}

/* ---- Positions ---- */

static const char SIGNES[] = "-XO";

void damier_ecrire_position(const struct damier *d, struct tampon *sortie)
{
    for (int c = 0; c < d->largeur * d->hauteur; c++)
        tampon_ecrire(sortie, "%c", SIGNES[d->cases[c]]);
}

/* Past the blanks and, between two rows, the signs that part them. */
static const char *sauter(const char *texte, bool entre_lignes)
{
    return texte + strspn(texte, entre_lignes ? " \t\n/," : " \t\n");
}

bool damier_lire_position(const char *texte, struct damier *d, struct tampon *raison)
{
    const int nb = d->largeur * d->hauteur;
    for (int c = 0; c < nb; c++) {
        texte = sauter(texte, c > 0 && c % d->largeur == 0);
        const char *signe = *texte ? strchr(SIGNES, toupper((unsigned char)*texte)) : NULL;
        if (!signe) {
            tampon_ecrire(raison, _("%d cases attendues parmi - X O, erreur à la case %d"), nb,
                          c + 1);
            return false;
        }
        d->cases[c] = (unsigned char)(signe - SIGNES);
        texte++;
    }
    texte = sauter(texte, false);
    if (*texte)
        tampon_ecrire(raison, _("plus de %d cases"), nb);
    return !*texte;
}

/* ---- The text mode ---- */

void damier_ecrire_config(const struct damier *d, struct tampon *sortie)
{
    static const char *const GLYPHES[3] = {"·", "◉", "◎"};
    tampon_ajouter(sortie, "    ");
    for (int x = 1; x <= d->largeur; x++)
        tampon_ecrire(sortie, "%-3d", x);
    tampon_ajouter(sortie, "\n");
    for (int y = 0; y < d->hauteur; y++) {
        tampon_ecrire(sortie, "%-4d", y + 1);
        for (int x = 0; x < d->largeur; x++)
            tampon_ecrire(sortie, "%s  ", GLYPHES[d->cases[y * d->largeur + x]]);
        tampon_ajouter(sortie, "\n");
    }
}

void damier_ecrire_invite(int joueur, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%s\n%s\n",
                  joueur == 1 ? _("Aux joueur pions NOIR de jouer...")
                              : _("Aux joueur pions BLANC de jouer..."),
                  _("Donner la case choisie pour jouer, comme 3,4 ou c4"));
}

void damier_ecrire_vides(int vides, int gagnant, int perdant, struct tampon *sortie)
{
    const unsigned long n = (unsigned long)vides;
    if (gagnant == perdant)
        tampon_ecrire(sortie, ngettext("%d vide partagé : %d-%d", "%d vides partagés : %d-%d", n),
                      vides, gagnant + vides / 2, perdant + vides / 2);
    else
        tampon_ecrire(sortie,
                      ngettext("%d vide au gagnant : %d-%d", "%d vides au gagnant : %d-%d", n),
                      vides, gagnant + vides, perdant);
}

void damier_ecrire_fin(const struct damier *d, struct tampon *sortie)
{
    int pions[3] = {0, 0, 0};
    for (int c = 0; c < d->largeur * d->hauteur; c++)
        pions[d->cases[c]]++;
    const int gagnant = pions[1] < pions[2] ? 2 : 1;
    tampon_ecrire(sortie, "%s, %d-%d",
                  pions[1] > pions[2]   ? _("Victoire de NOIR")
                  : pions[1] < pions[2] ? _("Victoire de BLANC")
                                        : _("Partie nulle"),
                  pions[gagnant], pions[3 - gagnant]);
    if (pions[0] > 0) {
        tampon_ajouter(sortie, ", ");
        damier_ecrire_vides(pions[0], pions[gagnant], pions[3 - gagnant], sortie);
    }
    tampon_ajouter(sortie, "\n");
}
