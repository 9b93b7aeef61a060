/* Takes a picture of the screen: runs a program in a virtual terminal, types, writes what a person
 * would see as SVG on the standard output.
 *
 *     photographier COLUMNSxLINES KEYS PROGRAM [ARGUMENTS] > picture.svg
 *
 * KEYS is typed character by character, each once the program has been quiet for a while; a line
 * end in it is the Enter key. The pictures of the documentation are made by `make images`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/texte.h"
#include "tests/terminal_virtuel.h"

enum { LARGEUR = 9, HAUTEUR = 19, MARGE = 12, CALME_MS = 700 };

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

static void rectangle(int x, int y, int largeur, int hauteur, const char *couleur)
{
    printf("<rect x='%d' y='%d' width='%d' height='%d' fill='%s'/>\n", x, y, largeur, hauteur,
           couleur);
}

/* Lines and blocks meet those of the cells around, as in a terminal and whatever the font: true when
 * the character is one of them. */
static bool dessiner_trait(const char *texte, int x, int y, const char *encre)
{
    static const struct {
        const char *signe;
        int gauche, droite, haut, bas; /* where a line goes, from the middle */
    } TRAITS[] = {{"─", 1, 1, 0, 0}, {"│", 0, 0, 1, 1}, {"┌", 0, 1, 0, 1}, {"┐", 1, 0, 0, 1},
                  {"└", 0, 1, 1, 0}, {"┘", 1, 0, 1, 0}, {"├", 0, 1, 1, 1}, {"┤", 1, 0, 1, 1},
                  {"┬", 1, 1, 0, 1}, {"┴", 1, 1, 1, 0}, {"┼", 1, 1, 1, 1}};
    static const char *const BLOCS[16] = {"", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                          "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};
    enum { MI_LARGEUR = LARGEUR / 2, MI_HAUTEUR = HAUTEUR / 2 };
    for (size_t i = 0; i < sizeof TRAITS / sizeof *TRAITS; i++)
        if (strcmp(texte, TRAITS[i].signe) == 0) {
            const int g = TRAITS[i].gauche ? 0 : MI_LARGEUR, h = TRAITS[i].haut ? 0 : MI_HAUTEUR;
            if (TRAITS[i].gauche || TRAITS[i].droite)
                rectangle(x + g, y + MI_HAUTEUR, (TRAITS[i].droite ? LARGEUR : MI_LARGEUR + 1) - g,
                          1, encre);
            if (TRAITS[i].haut || TRAITS[i].bas)
                rectangle(x + MI_LARGEUR, y + h, 1,
                          (TRAITS[i].bas ? HAUTEUR : MI_HAUTEUR + 1) - h, encre);
            return true;
        }
    for (int b = 1; b < 16; b++)
        if (strcmp(texte, BLOCS[b]) == 0) {
            for (int q = 0; q < 4; q++)
                if (b >> q & 1)
                    rectangle(x + (q & 1) * MI_LARGEUR, y + (q >> 1) * MI_HAUTEUR,
                              q & 1 ? LARGEUR - MI_LARGEUR : MI_LARGEUR,
                              q >> 1 ? HAUTEUR - MI_HAUTEUR : MI_HAUTEUR, encre);
            return true;
        }
    return false;
}

static void dessiner_cellule(const struct terminal *t, int x, int y)
{
    struct terminal_cellule c = terminal_cellule(t, x, y);
    char memoire_encre[16], memoire_fond[16];
    struct tampon encre = tampon_sur(memoire_encre, sizeof memoire_encre);
    struct tampon fond = tampon_sur(memoire_fond, sizeof memoire_fond);
    couleur(c.encre, ENCRE, &encre);
    couleur(c.fond, FOND, &fond);
    const char *devant = c.inverse ? memoire_fond : memoire_encre;
    const char *derriere = c.inverse ? memoire_encre : memoire_fond;
    int gauche = MARGE + x * LARGEUR, haut = MARGE + y * HAUTEUR;
    if (strcmp(derriere, FOND) != 0)
        rectangle(gauche, haut, LARGEUR, HAUTEUR, derriere);
    if (c.texte[0] && strcmp(c.texte, " ") != 0 && !dessiner_trait(c.texte, gauche, haut, devant))
        printf("<text x='%d' y='%d' fill='%s'%s>%s</text>\n", gauche, haut + 15, devant,
               c.gras ? " font-weight='bold'" : "", echapper(c.texte));
}

static void dessiner(const struct terminal *t)
{
    int largeur = 2 * MARGE + terminal_colonnes(t) * LARGEUR;
    int hauteur = 2 * MARGE + terminal_lignes(t) * HAUTEUR;
    printf("<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' font-size='15' "
           "shape-rendering='crispEdges' font-family='DejaVu Sans Mono, monospace'>\n"
           "<rect width='100%%' height='100%%' rx='8' fill='%s'/>\n",
           largeur, hauteur, FOND);
    for (int y = 0; y < terminal_lignes(t); y++)
        for (int x = 0; x < terminal_colonnes(t); x++)
            dessiner_cellule(t, x, y);
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
    if (argc < 4 || sscanf(argv[1], "%dx%d", &colonnes, &lignes) != 2) {
        fprintf(stderr, "usage: photographier COLUMNSxLINES KEYS PROGRAM [ARGUMENTS]\n");
        return 2;
    }
    struct terminal *t = terminal_ouvrir((const char *const *)argv + 3, ENV, colonnes, lignes,
                                         TERMINAL_UTF8);
    taper(t, argv[2]);
    dessiner(t);
    terminal_fermer(t);
    return EXIT_SUCCESS;
}
