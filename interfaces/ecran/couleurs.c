/* See couleurs.h. A theme is one line of numbers in each table below. */
#include "interfaces/ecran/couleurs.h"

#include <ncurses.h>
#include <stdlib.h>

/* Colours of the board, in the terminal's numbering. Bold makes a colour bright among 8. */
struct palette {
    short fond, sombre, dernier, curseur; /* backgrounds; sombre is fond where there is no other */
    short ligne, pion1, pion2, legal, marque;
    bool creux;
};

/* The 6x6x6 cube of xterm: 16 + 36 red + 6 green + blue, each 0 to 5. Backgrounds are of a middling
 * brightness, so that black and white discs both stand out: that of the cursor too, which another
 * hue tells. */
static const struct palette PALETTES_256[] = {
    [THEME_CLASSIQUE] = {28, 22, 166, 33, 22, 16, 231, 157, 227, false},
    [THEME_CONTRASTE] = {100, 94, 27, 32, 16, 16, 231, 226, 226, false},
    [THEME_DALTONIEN] = {25, 24, 166, 63, 17, 16, 231, 153, 220, false},
    [THEME_MONOCHROME] = {243, 240, 247, 250, 236, 16, 231, 253, 231, false},
    [THEME_BOIS] = {137, 180, 166, 33, 94, 16, 231, 52, 52, false},
    [THEME_NUIT] = {60, 59, 166, 33, 17, 16, 231, 189, 227, false},
    [THEME_MER] = {30, 23, 166, 33, 23, 16, 231, 159, 227, false},
};

static const struct palette PALETTES_8[] = {
    [THEME_CLASSIQUE] = {COLOR_GREEN, COLOR_GREEN, COLOR_RED, COLOR_CYAN, COLOR_BLACK,
                         COLOR_BLACK, COLOR_WHITE, COLOR_YELLOW, COLOR_YELLOW, false},
    [THEME_CONTRASTE] = {COLOR_WHITE, COLOR_WHITE, COLOR_WHITE, COLOR_YELLOW, COLOR_BLACK,
                         COLOR_BLACK, COLOR_BLACK, COLOR_BLACK, COLOR_RED, true},
    [THEME_DALTONIEN] = {COLOR_BLUE, COLOR_BLUE, COLOR_YELLOW, COLOR_CYAN, COLOR_BLACK, COLOR_BLACK,
                         COLOR_WHITE, COLOR_WHITE, COLOR_YELLOW, false},
    [THEME_BOIS] = {COLOR_YELLOW, COLOR_YELLOW, COLOR_RED, COLOR_GREEN, COLOR_BLACK, COLOR_BLACK,
                    COLOR_WHITE, COLOR_BLACK, COLOR_RED, false},
    [THEME_NUIT] = {COLOR_MAGENTA, COLOR_MAGENTA, COLOR_YELLOW, COLOR_BLUE, COLOR_BLACK,
                    COLOR_BLACK, COLOR_WHITE, COLOR_WHITE, COLOR_YELLOW, false},
    [THEME_MER] = {COLOR_CYAN, COLOR_CYAN, COLOR_YELLOW, COLOR_BLUE, COLOR_BLACK, COLOR_BLACK,
                   COLOR_WHITE, COLOR_BLACK, COLOR_YELLOW, false},
};

static bool couleurs_voulues(const struct reglages *r)
{
    const char *no_color = getenv("NO_COLOR");
    if (r->couleur == COULEUR_JAMAIS || !has_colors())
        return false;
    return r->couleur == COULEUR_TOUJOURS || !no_color || !*no_color;
}

static void poser(struct couleurs *c, enum style style, short avant, short fond, attr_t attributs)
{
    short paire = (short)(style + 1);
    init_pair(paire, avant, fond);
    c->paires[style] = paire;
    c->attributs[style] = attributs;
}

/* The five styles of a cell on one background, from this one on. */
static void poser_case(struct couleurs *c, enum style premier, const struct palette *p, short fond)
{
    attr_t vif = COLORS < 256 ? A_BOLD : A_NORMAL;
    poser(c, premier, p->pion1, fond, A_NORMAL);
    poser(c, premier + 1, p->pion1, fond, A_NORMAL);
    poser(c, premier + 2, p->pion2, fond, p->creux ? A_NORMAL : vif);
    poser(c, premier + 3, p->legal, fond,
          p->creux                  ? A_DIM /* or it is a small pawn */
          : p->legal == COLOR_BLACK ? A_NORMAL
                                    : A_BOLD);
    poser(c, premier + 4, p->marque, fond, A_BOLD);
}

static void poser_theme(struct couleurs *c, const struct palette *p)
{
    struct palette curseur = *p;
    if (c->signes) /* on a light grey */
        curseur.legal = curseur.marque = p->pion1;
    poser(c, STYLE_LIGNE, p->ligne, p->fond, A_NORMAL);
    poser_case(c, STYLE_CASE, p, p->fond);
    poser_case(c, STYLE_CASE_SOMBRE, p, p->sombre);
    poser_case(c, STYLE_CASE_DERNIER, p, p->dernier);
    poser_case(c, STYLE_CASE_CURSEUR, &curseur, p->curseur);
    poser(c, STYLE_PROMIS1, p->pion2, p->pion1, A_NORMAL);
    poser(c, STYLE_PROMIS2, p->pion1, p->pion2, A_NORMAL);
    c->nuances = p->sombre != p->fond;
    c->creux = p->creux;
}

/* Holes are dark in every theme, so that seeds of all colours are seen; a rim is as the pawns are,
 * on any board. */
static void poser_trous(struct couleurs *c, bool gris)
{
    const bool riche = COLORS >= 256;
    const short trou = riche ? 236 : COLOR_BLACK, clair = riche ? 231 : COLOR_WHITE;
    const short noir = riche ? 16 : COLOR_BLACK;
    poser(c, STYLE_ROUGE, gris ? clair : riche ? 203 : COLOR_RED, trou, A_BOLD);
    poser(c, STYLE_BLEU, gris ? clair : riche ? 75 : COLOR_BLUE, trou, A_BOLD);
    poser(c, STYLE_CLAIR, clair, trou, A_NORMAL);
    poser(c, STYLE_BORD1, clair, noir, A_BOLD);
    poser(c, STYLE_BORD2, noir, clair, A_NORMAL);
}

void couleurs_choisir(struct couleurs *c, const struct reglages *reglages, bool bois)
{
    *c = (struct couleurs){.creux = true};
    c->attributs[STYLE_FORT] = c->attributs[STYLE_ALERTE] = A_BOLD;
    c->attributs[STYLE_MARQUE] = c->attributs[STYLE_MARQUE_CURSEUR] = A_BOLD;
    c->attributs[STYLE_MARQUE_SOMBRE] = A_BOLD;
    c->attributs[STYLE_DISCRET] = A_DIM;
    c->attributs[STYLE_CHOISI] = c->attributs[STYLE_BORD1] = A_REVERSE;
    c->actives = couleurs_voulues(reglages);
    if (!c->actives)
        return;
    start_color();
    use_default_colors();
    const bool gris = reglages->theme == THEME_MONOCHROME;
    const int theme = bois && reglages->theme == THEME_CLASSIQUE ? THEME_BOIS : reglages->theme;
    c->actives = COLOR_PAIRS > STYLES && COLORS >= (gris ? 256 : 8);
    if (!c->actives)
        return;
    c->signes = gris;
    poser_theme(c, (COLORS >= 256 ? PALETTES_256 : PALETTES_8) + theme);
    poser_trous(c, gris);
    if (gris)
        return;
    poser(c, STYLE_ALERTE, COLOR_RED, -1, A_BOLD);
}
