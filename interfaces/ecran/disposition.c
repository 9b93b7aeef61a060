/* See disposition.h. */
#include "interfaces/ecran/disposition.h"

enum {
    ETIQUETTES = 3,
    ECART = 2,
    PANNEAU_MAX = 46,
    PANNEAU_HAUTEUR = 21, /* beside the board, at least, where there is room */
    PANNEAU_DESSOUS = 11, /* under it, at least: the players, a thought, some moves */
    BAS_MAX = 3,
    BAS_LARGEUR = 78, /* columns for the words of the bottom lines, at least, where there are */
    ECART_MAX = 4,    /* rows between what is above and them, at the most */
    COLONNES_MIN = 40,
    LIGNES_MIN = 12
};

/* From the smallest to the largest. */
enum {
    DAMIER = 1 << DESSIN_DAMIER,
    GRAND = 1 << DESSIN_GRAND,
    GRANDS = DAMIER | GRAND,
    SIGNES = 1 << DESSIN_SIGNES,
    GRAINES = 1 << DESSIN_GRAINES
};
static const struct format FORMATS[] = {
    {3, 1, false, false, 10, 2, GRANDS | SIGNES, {0}, {0}},
    {4, 2, true, false, 34, 3, GRANDS | SIGNES, {0}, {0}},
    {6, 4, true, false, 38, 3, SIGNES, {0}, {0}},
    {5, 2, false, true, 10, 2, DAMIER, {"[676]"}, {"00200"}},
    {6, 3, false, true, 34, 2, DAMIER, {"046640", "(8888)"}, {"000000", "00[]00"}},
    {7, 3, true, true, 38, 3, GRAND, {0}, {0}},
    {8, 4, false, true, PANNEAU_MAX, 3, DAMIER, {"02566520", "(888888)"}, {"00000000", "00044000"}},
    {9, 4, true, true, PANNEAU_MAX, 3, GRAND, {0}, {0}},
    {10, 5, false, true, PANNEAU_MAX, 3, DAMIER, {"0024554200", "0788888870", "(88888888)"},
     {"0000000000", "0000000000", "0000880000"}},
    {11, 5, true, true, PANNEAU_MAX, 3, GRAND, {0}, {0}},
    {12, 6, false, true, PANNEAU_MAX, 3, DAMIER,
     {"001456654100", "048888888840", "(8888888888)"},
     {"000000000000", "000000000000", "000004400000"}},
    {14, 7, false, true, PANNEAU_MAX, 2, DAMIER,
     {"00024566542000", "02788888888720", "08888888888880", "(888888888888)"},
     {"00000000000000", "00000000000000", "00000000000000", "00000088000000"}},
    {4, 5, false, false, 10, 2, GRAINES, {0}, {0}},
    {5, 6, true, false, 34, 3, GRAINES, {0}, {0}},
    {5, 8, true, false, 34, 3, GRAINES, {0}, {0}},
    {7, 9, true, false, 36, 3, GRAINES, {0}, {0}},
    {9, 9, true, false, 36, 3, GRAINES, {0}, {0}},
    {11, 11, true, false, 36, 3, GRAINES, {0}, {0}},
};
static const struct format *const FIN_FORMATS = FORMATS + sizeof FORMATS / sizeof *FORMATS;

static const struct format *plus_petit(enum dessin dessin)
{
    const struct format *f = FORMATS;
    while (!(f->dessins >> dessin & 1))
        f++;
    return f;
}

static int largeur_plateau(const struct format *f, const struct jeu *jeu)
{
    return f->pas_x * jeu->colonnes + f->traits;
}

static int hauteur_plateau(const struct format *f, const struct jeu *jeu)
{
    return f->pas_y * jeu->lignes + f->traits;
}

static int au_moins(int a, int b)
{
    return a > b ? a : b;
}

static int au_plus(int a, int b)
{
    return a < b ? a : b;
}

/* Columns and rows that a format takes, panel excluded. */
static int largeur_voulue(const struct format *f, const struct jeu *jeu)
{
    return largeur_plateau(f, jeu) + (jeu->noms_colonnes ? ETIQUETTES : 0);
}

static int hauteur_voulue(const struct format *f, const struct jeu *jeu)
{
    return hauteur_plateau(f, jeu) + (jeu->noms_colonnes ? 2 : 0) + f->bas;
}

static bool tient_a_cote(const struct format *f, const struct jeu *jeu, int colonnes, int lignes)
{
    return largeur_voulue(f, jeu) + ECART + f->panneau_min <= colonnes &&
           hauteur_voulue(f, jeu) <= lignes;
}

/* With the panel under the board: in a window higher than it is wide. */
static bool tient_au_dessus(const struct format *f, const struct jeu *jeu, int colonnes, int lignes)
{
    return au_moins(largeur_voulue(f, jeu), f->panneau_min) <= colonnes &&
           hauteur_voulue(f, jeu) + 1 + PANNEAU_DESSOUS <= lignes;
}

/* Beside, unless the panel has no room for words there, and has it below. */
static bool vaut_a_cote(const struct format *f, const struct jeu *jeu, int colonnes, int lignes)
{
    return tient_a_cote(f, jeu, colonnes, lignes) &&
           (colonnes - largeur_voulue(f, jeu) - ECART >= PANNEAU_MOTS ||
            !tient_au_dessus(f, jeu, colonnes, lignes));
}

/* The largest that fits; the smallest where none does. */
static const struct format *choisir(enum dessin dessin, const struct jeu *jeu, int colonnes,
                                    int lignes)
{
    const struct format *choisi = plus_petit(dessin);
    for (const struct format *f = choisi + 1; f < FIN_FORMATS; f++)
        if (f->dessins >> dessin & 1 &&
            (tient_a_cote(f, jeu, colonnes, lignes) || tient_au_dessus(f, jeu, colonnes, lignes)))
            choisi = f;
    return choisi;
}

/* The panel under the board, from the top of the screen on, in the middle of its width. */
static void placer_dessus(struct disposition *d, const struct jeu *jeu, int colonnes, int lignes)
{
    const struct format *f = d->format;
    const int entete = d->entetes ? 1 : 0, etiquettes = d->entetes ? ETIQUETTES : 0;
    const int voulue = au_moins(largeur_voulue(f, jeu), f->panneau_min);
    const int marge = (colonnes - voulue) / 2, haut = hauteur_voulue(f, jeu) - f->bas;
    const bool large = lignes - f->bas - haut - 1 > PANNEAU_DESSOUS;
    const int bas = f->bas < BAS_MAX && large ? f->bas + 1 : f->bas;
    d->plateau = (struct rectangle){marge + etiquettes, entete, largeur_plateau(f, jeu),
                                    hauteur_plateau(f, jeu)};
    d->panneau =
        (struct rectangle){marge + etiquettes, haut + 1, au_plus(voulue - etiquettes, PANNEAU_MAX),
                           lignes - bas - haut - 1};
    d->ligne_etat = lignes - bas;
}

/* Board and panel side by side, in the middle of what the bottom lines leave. */
static void placer_a_cote(struct disposition *d, const struct jeu *jeu, int colonnes, int lignes)
{
    const struct format *f = d->format;
    int etiquettes = d->entetes ? ETIQUETTES : 0, entete = d->entetes ? 1 : 0;
    int voulue = largeur_voulue(f, jeu);
    int reste = colonnes - voulue - ECART;
    int panneau = reste < f->panneau_min ? 0 : reste < PANNEAU_MAX ? reste : PANNEAU_MAX;
    int marge = (colonnes - voulue - (panneau ? ECART + panneau : 0)) / 2;
    int libres = lignes - hauteur_voulue(f, jeu);
    int bas = f->bas < BAS_MAX && libres > 0 ? f->bas + 1 : f->bas;
    int haut = (libres - (bas - f->bas)) / 2;
    d->plateau = (struct rectangle){marge + etiquettes, haut + entete, largeur_plateau(f, jeu),
                                    hauteur_plateau(f, jeu)};
    int hauteur = au_plus(au_moins(d->plateau.hauteur + 2 * entete, PANNEAU_HAUTEUR), lignes - bas);
    d->panneau = (struct rectangle){d->plateau.x + d->plateau.largeur + ECART,
                                    au_plus(haut, (lignes - bas - hauteur) / 2), panneau, hauteur};
    d->ligne_etat = lignes - bas;
}

/* The bottom lines begin where what stands above them does, and follow it where the foot of the
 * screen would be far. */
static void placer_bas(struct disposition *d, int colonnes, int lignes)
{
    const int gauche = d->plateau.x - (d->entetes ? ETIQUETTES : 0);
    const int fin = au_moins(d->plateau.y + d->plateau.hauteur + (d->entetes ? 1 : 0),
                             d->panneau.y + d->panneau.hauteur);
    const int haut = d->ligne_etat - fin > ECART_MAX ? d->ligne_etat - fin - 1 : 0;
    const int bord = d->entetes ? 1 : 0; /* of a number, which takes two columns */
    d->bas_x = au_moins(bord, au_plus(gauche + bord, colonnes - 1 - BAS_LARGEUR));
    d->bas_largeur = colonnes - 1 - d->bas_x;
    d->ligne_etat -= haut;
    d->ligne_case = lignes - 2 - haut;
    d->ligne_touches = lignes - 1 - haut;
}

struct disposition disposition_calculer(const struct jeu *jeu, enum dessin dessin, int colonnes,
                                        int lignes)
{
    const struct format *petit = plus_petit(dessin);
    struct disposition d = {.entetes = jeu->noms_colonnes != NULL};
    d.colonnes_min = au_moins(largeur_voulue(petit, jeu), COLONNES_MIN);
    d.lignes_min = au_moins(hauteur_voulue(petit, jeu), LIGNES_MIN);
    d.trop_petit = colonnes < d.colonnes_min || lignes < d.lignes_min;
    if (d.trop_petit)
        return d;
    d.format = choisir(dessin, jeu, colonnes, lignes);
    if (d.format == petit || vaut_a_cote(d.format, jeu, colonnes, lignes))
        placer_a_cote(&d, jeu, colonnes, lignes);
    else
        placer_dessus(&d, jeu, colonnes, lignes);
    placer_bas(&d, colonnes, lignes);
    return d;
}

struct rectangle disposition_cellule(const struct disposition *d, int x, int y)
{
    const struct format *f = d->format;
    return (struct rectangle){d->plateau.x + f->pas_x * x + f->traits,
                              d->plateau.y + f->pas_y * y + f->traits, f->pas_x - f->traits,
                              f->pas_y - f->traits};
}

bool disposition_trouver(const struct disposition *d, const struct jeu *jeu, int x, int y,
                         int *cellule_x, int *cellule_y)
{
    if (d->trop_petit)
        return false;
    const struct format *f = d->format;
    int dx = x - d->plateau.x - f->traits, dy = y - d->plateau.y - f->traits;
    if (dx < 0 || dy < 0 || dx / f->pas_x >= jeu->colonnes || dy / f->pas_y >= jeu->lignes)
        return false;
    if (f->traits && (dx == f->pas_x * jeu->colonnes - 1 || dy == f->pas_y * jeu->lignes - 1))
        return false;
    *cellule_x = dx / f->pas_x;
    *cellule_y = dy / f->pas_y;
    return true;
}
