/* The brush: UTF-8 text onto the screen, never outside it, in what this terminal can show. A
 * character takes one column, two (Chinese, Japanese, Korean, emoji; never half of it at an edge)
 * or none, with the one that it stands on; one that the locale lacks becomes the nearest ASCII.
 * Text is data: control characters and formats in it are shown, never obeyed, and what would join
 * or turn its neighbours is left out. */
#ifndef INTERFACES_ECRAN_PINCEAU_H
#define INTERFACES_ECRAN_PINCEAU_H

#include "base/texte.h"
#include "interfaces/ecran/couleurs.h"

struct rectangle {
    int x, y, largeur, hauteur;
};

/* Takes rows off the top of what is left. */
static inline void rectangle_descendre(struct rectangle *r, int lignes)
{
    r->y += lignes;
    r->hauteur -= lignes;
}

struct pinceau {
    struct couleurs couleurs;
    bool ascii;           /* nothing but ASCII */
    int colonnes, lignes; /* of the screen */
};

/* Writes at column x, row y at most `largeur` columns; gives how many were used. */
int pinceau_ecrire(const struct pinceau *p, int x, int y, int largeur, enum style style,
                   const char *texte);

/* Same, with an attribute more: ink and background exchanged, or underlined. */
enum effet { EFFET_AUCUN, EFFET_INVERSE, EFFET_SOULIGNE };
int pinceau_marquer(const struct pinceau *p, int x, int y, int largeur, enum style style,
                    enum effet effet, const char *texte);

/* Same as pinceau_ecrire(), a text that is too long ending with "…". */
int pinceau_abreger(const struct pinceau *p, int x, int y, int largeur, enum style style,
                    const char *texte);

/* Same as pinceau_ecrire(), formatted as printf (255 bytes at the most). */
int pinceau_tracer(const struct pinceau *p, int x, int y, int largeur, enum style style,
                   const char *format, ...) __attribute__((format(printf, 6, 7)));

/* Bytes of the first row when the text is broken between words, and at its own ends of line, into
 * rows of `largeur` columns. */
size_t pinceau_couper(const struct pinceau *p, const char *texte, int largeur);

/* How many rows it is then. */
int pinceau_rangees(const struct pinceau *p, int largeur, const char *texte);

/* Writes these rows in a rectangle; gives how many were used. */
int pinceau_paragraphe(const struct pinceau *p, struct rectangle r, enum style style,
                       const char *texte);

/* Fills a rectangle with blanks in this style. */
void pinceau_remplir(const struct pinceau *p, struct rectangle r, enum style style);

/* Fills 0 to 8 eighths of one cell from its foot on, or from its head; to the nearest half or not
 * at all where the terminal has no such blocks. */
void pinceau_huitiemes(const struct pinceau *p, int x, int y, enum style style, int nb, bool tete);

/* Draws a frame just inside the rectangle, blank within, with its title. */
void pinceau_cadre(const struct pinceau *p, struct rectangle r, const char *titre);

/* Columns that the text takes. */
int pinceau_largeur(const struct pinceau *p, const char *texte);

/* Can the terminal show this character (and its like)? */
bool pinceau_connait(const struct pinceau *p, const char *caractere);

#endif
