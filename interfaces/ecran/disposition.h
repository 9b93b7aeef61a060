/* Where everything goes, for this game on a screen of this size. A pure calculation, made again at
 * every change of size.
 *
 *     full     100x30 and more      cells of 7x3, 9x4 or 11x5, a panel that may hold the graph
 *     large    147x53               squares of 12x6, from 163x60 on of 14x7
 *     middle    87x28               squares of 6x3, of two shades and no lines
 *     standard  80x24               squares of 5x2 (55x20 with a narrow panel), or cells of 4x2
 *                                   with lines, panel
 *     compact   40x12               cells of 3x1, a narrow panel if it fits
 *
 * The panel stands beside the board, or under it where that leaves room for larger cells (80x40).
 * (for the 8x8 board; other boards take the largest cells that fit) The lines below begin where
 * the board does, and in a very large window follow it. */
#ifndef INTERFACES_ECRAN_DISPOSITION_H
#define INTERFACES_ECRAN_DISPOSITION_H

#include <stdbool.h>

#include "interfaces/ecran/pinceau.h"
#include "jeux/jeu.h"

/* Columns of a panel with words: a narrower one, ten beside a compact board, has numbers and
 * marks. */
enum { PANNEAU_MOTS = 24 };

/* What the cells hold, as this terminal can draw it. */
enum dessin {
    DESSIN_DAMIER, /* pawns of two rows and more, where there is room, and squares of two shades or
                      patterns */
    DESSIN_GRAND,  /* between lines only */
    DESSIN_SIGNES, /* one character */
    DESSIN_GRAINES
};

/* Half a pattern, a row of the cell to each line and the middle last; the other half mirrors it. A
 * column of it is filled from the middle of the cell on by 0 to 8 eighths of its row, or by the
 * quarter nearest to that middle, at the right '[' or the left ']', or by that half, '(' or ')':
 *
 *     [676]   ▗▆▇▆▖   and, below, what ▂▁▂ leave between ▝ and ▘   */
enum { MOTIF_RANGEES = 4 };
typedef const char *const motif[MOTIF_RANGEES];

/* How a cell is drawn. */
struct format {
    int pas_x, pas_y; /* from one cell to the next, line included */
    bool traits;      /* lines between the cells */
    bool grand;       /* pawns of two rows and more */
    int panneau_min;  /* columns that the panel needs */
    int bas;          /* rows at the bottom: state, cell, keys; the first two may be one */
    unsigned dessins; /* for which of enum dessin, a bit each */
    motif disque, point; /* a pawn and a legal move, where there are no lines */
};

/* Has it the squares of two shades that large pawns stand in without lines? Small ones have shades
 * too, wherever there are no lines. */
static inline bool format_damier(const struct format *f)
{
    return f->grand && !f->traits;
}

/* Are its cells holes in a board? Their lines are the wood between them. */
static inline bool format_trous(const struct format *f)
{
    return f->dessins >> DESSIN_GRAINES & 1;
}

struct disposition {
    bool trop_petit;              /* nothing fits: the rest is unspecified */
    int colonnes_min, lignes_min; /* what this game needs at least */
    const struct format *format;
    bool entetes;                              /* headings around the board */
    struct rectangle plateau;                  /* lines included, headings excluded */
    struct rectangle panneau;                  /* largeur 0: none */
    int ligne_etat, ligne_case, ligne_touches; /* ligne_case is ligne_etat where there is no room */
    int bas_x, bas_largeur;                    /* the columns of these lines */
};

struct disposition disposition_calculer(const struct jeu *jeu, enum dessin dessin, int colonnes,
                                        int lignes);

/* The inside of a cell. */
struct rectangle disposition_cellule(const struct disposition *d, int x, int y);

/* The cell at a place of the screen, a line between two being of the one above or at its left;
 * false outside the board and on its frame. */
bool disposition_trouver(const struct disposition *d, const struct jeu *jeu, int x, int y,
                         int *cellule_x, int *cellule_y);

#endif
