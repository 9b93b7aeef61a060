/* Takes a picture of the screen: runs a program in a virtual terminal, types, writes what a person
 * would see as SVG on the standard output.
 *
 *     photographier COLUMNSxLINES[@X,Y,WIDTHxHEIGHT] KEYS PROGRAM [ARGUMENTS] > picture.svg
 *
 * Behind @ is the part that is taken, without a margin. KEYS is typed character by character, each
 * once the program has been quiet for a while; a line end in it is the Enter key. The pictures of
 * the documentation are made by `make images`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/texte.h"
#include "tests/terminal_virtuel.h"

enum { LARGEUR = 10, HAUTEUR = 20, LIGNE_DE_BASE = 16, MARGE = 12, CALME_MS = 700 };

static const char *const ENCRE = "#d8d8d8", *const FOND = "#16181d";

/* The usual palette of 256 colours: 16 names, a cube of 6 x 6 x 6, a ramp of greys. */
static void couleur(int indice, const char *defaut, struct tampon *t)
{
    static const char *const NOMS[16] = {
        "#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5",
        "#666666", "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff"};
    static const int CUBE[6] = {0, 95, 135, 175, 215, 255};
    if (indice < 0)
        tampon_ajouter(t, defaut);
    else if (indice < 16)
        tampon_ajouter(t, NOMS[indice]);
    else if (indice < 232)
        tampon_ecrire(t, "#%02x%02x%02x", CUBE[(indice - 16) / 36], CUBE[(indice - 16) / 6 % 6],
                      CUBE[(indice - 16) % 6]);
    else
        tampon_ecrire(t, "#%02x%02x%02x", 8 + 10 * (indice - 232), 8 + 10 * (indice - 232),
                      8 + 10 * (indice - 232));
}

static const char *echapper(const char *texte)
{
    return strcmp(texte, "<") == 0 ? "&lt;" : strcmp(texte, "&") == 0 ? "&amp;" : texte;
}

/* A rectangle that waits for more of it at its right; largeur 0: none does. */
struct aplat {
    int x, y, largeur, hauteur;
    char couleur[16];
};

static void poser(struct aplat *a)
{
    if (a->largeur > 0)
        printf("<rect x='%d' y='%d' width='%d' height='%d' fill='%s'/>\n", a->x, a->y, a->largeur,
               a->hauteur, a->couleur);
    a->largeur = 0;
}

static void remplir(struct aplat *a, int x, int y, int largeur, int hauteur, const char *couleur)
{
    if (a->largeur > 0 && a->x + a->largeur == x && a->y == y && a->hauteur == hauteur &&
        strcmp(a->couleur, couleur) == 0) {
        a->largeur += largeur;
        return;
    }
    poser(a);
    *a = (struct aplat){.x = x, .y = y, .largeur = largeur, .hauteur = hauteur};
    snprintf(a->couleur, sizeof a->couleur, "%s", couleur);
}

/* Lines and blocks meet those of the cells around, as in a terminal and whatever the font: true
 * when the character is one of them. */
static bool dessiner_trait(struct aplat *a, const char *texte, int x, int y, const char *encre)
{
    static const char *const TRAITS[16] = {"", "", "", "─", "", "┘", "└", "┴",
                                           "", "┐", "┌", "┬", "│", "┤", "├", "┼"};
    static const char *const BLOCS[16] = {"", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                          "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};
    static const char *const HUITIEMES[8] = {"", "▁", "▂", "▃", "▄", "▅", "▆", "▇"};
    enum { GAUCHE = 1, DROITE = 2, HAUT = 4, BAS = 8, MI_X = LARGEUR / 2, MI_Y = HAUTEUR / 2 };
    for (int i = 1; i < 16; i++) {
        if (strcmp(texte, TRAITS[i]) == 0) { /* where the line goes, from the middle */
            const int g = i & GAUCHE ? 0 : MI_X, h = i & HAUT ? 0 : MI_Y;
            if (i & (GAUCHE | DROITE))
                remplir(a, x + g, y + MI_Y, (i & DROITE ? LARGEUR : MI_X + 1) - g, 1, encre);
            if (i & (HAUT | BAS))
                remplir(a, x + MI_X, y + h, 1, (i & BAS ? HAUTEUR : MI_Y + 1) - h, encre);
            return true;
        }
        if (strcmp(texte, BLOCS[i]) == 0) { /* which quarters are full */
            for (int q = 0; q < 4; q++)
                if (i >> q & 1)
                    remplir(a, x + (q & 1) * MI_X, y + (q >> 1) * MI_Y, MI_X, MI_Y, encre);
            return true;
        }
    }
    for (int i = 1; i < 8; i++) { /* eighths, from below */
        if (strcmp(texte, HUITIEMES[i]) == 0) {
            remplir(a, x, y + HAUTEUR - i * HAUTEUR / 8, LARGEUR, i * HAUTEUR / 8, encre);
            return true;
        }
    }
    return false;
}

/* What of the screen is taken, in columns and lines, and what is left around it. */
struct prise {
    int x, y, largeur, hauteur, marge;
};

static void dessiner_cellule(struct aplat *a, const struct terminal *t, const struct prise *p,
                             int x, int y)
{
    struct terminal_cellule c = terminal_cellule(t, p->x + x, p->y + y);
    char memoire_encre[16], memoire_fond[16];
    struct tampon encre = tampon_sur(memoire_encre, sizeof memoire_encre);
    struct tampon fond = tampon_sur(memoire_fond, sizeof memoire_fond);
    couleur(c.encre, ENCRE, &encre);
    couleur(c.fond, FOND, &fond);
    const char *devant = c.inverse ? memoire_fond : memoire_encre;
    const char *derriere = c.inverse ? memoire_encre : memoire_fond;
    const int gauche = p->marge + x * LARGEUR, haut = p->marge + y * HAUTEUR;
    const bool plein = strcmp(c.texte, "█") == 0;
    if (plein || strcmp(derriere, FOND) != 0)
        remplir(a, gauche, haut, LARGEUR, HAUTEUR, plein ? devant : derriere);
    if (plein || !c.texte[0] || strcmp(c.texte, " ") == 0 ||
        dessiner_trait(a, c.texte, gauche, haut, devant))
        return;
    poser(a);
    printf("<text x='%d' y='%d' fill='%s'%s>%s</text>\n", gauche, haut + LIGNE_DE_BASE, devant,
           c.gras ? " font-weight='bold'" : "", echapper(c.texte));
}

static void dessiner(const struct terminal *t, const struct prise *p)
{
    const int largeur = 2 * p->marge + p->largeur * LARGEUR;
    const int hauteur = 2 * p->marge + p->hauteur * HAUTEUR;
    struct aplat a = {0};
    printf("<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' font-size='16.6' "
           "shape-rendering='crispEdges' font-family='DejaVu Sans Mono, monospace'>\n"
           "<rect width='100%%' height='100%%' rx='8' fill='%s'/>\n",
           largeur, hauteur, FOND);
    for (int y = 0; y < p->hauteur; y++)
        for (int x = 0; x < p->largeur; x++)
            dessiner_cellule(&a, t, p, x, y);
    poser(&a);
    printf("</svg>\n");
}

static void taper(struct terminal *t, const char *touches)
{
    for (; *touches; touches++) {
        char touche[2] = {*touches == '\n' ? '\r' : *touches, 0};
        terminal_attendre_calme(t, CALME_MS);
        terminal_taper(t, touche);
    }
    terminal_attendre_calme(t, 3 * CALME_MS);
}

int main(int argc, char **argv)
{
    static const char *const ENV[] = {"TERM=xterm-256color", "LC_ALL=C.UTF-8", NULL};
    int colonnes, lignes;
    struct prise p = {0};
    const int lus = argc < 4 ? 0
                             : sscanf(argv[1], "%dx%d@%d,%d,%dx%d", &colonnes, &lignes, &p.x, &p.y,
                                      &p.largeur, &p.hauteur);
    if (lus != 2 && lus != 6) {
        fprintf(stderr, "usage: photographier COLUMNSxLINES[@X,Y,WIDTHxHEIGHT] KEYS PROGRAM "
                        "[ARGUMENTS]\n");
        return 2;
    }
    if (lus == 2)
        p = (struct prise){.largeur = colonnes, .hauteur = lignes, .marge = MARGE};
    struct terminal *t = terminal_ouvrir((const char *const *)argv + 3, ENV, colonnes, lignes,
                                         TERMINAL_UTF8);
    taper(t, argv[2]);
    dessiner(t, &p);
    terminal_fermer(t);
    return EXIT_SUCCESS;
}
