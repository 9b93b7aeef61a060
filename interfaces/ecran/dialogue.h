/* Boxes over the board that ask something and wait for the answer. The screen follows the size of
 * the terminal meanwhile; a thought that runs goes on. */
#ifndef INTERFACES_ECRAN_DIALOGUE_H
#define INTERFACES_ECRAN_DIALOGUE_H

#include "interfaces/ecran/vue.h"

enum { DIALOGUE_CHOIX_MAX = 16, DIALOGUE_ABANDON = -1, DIALOGUE_QUITTER = -2 };

/* Over the panel if the choices fit there, a long title inside the box. A title that is longer than
 * the box is scrolled, by the arrows where there is one choice. One of `nb` choices (texts in the
 * user's language): arrows and Enter, its number, or a click; no letter, since one that is held or
 * pressed twice would answer for the person. Where there are more than nine, what is typed is
 * searched for, a number going to that choice, and Enter answers. Escape and q give
 * DIALOGUE_ABANDON; the end of everything, and q where a question of the start stands alone,
 * DIALOGUE_QUITTER. */
int dialogue_choisir(struct ecran *e, const char *titre, const char *const *choix, int nb);

/* The same from the choice `courant` on; what the box does not hold is scrolled. */
int dialogue_lister(struct ecran *e, const char *titre, const char *const *choix, int nb,
                    int courant);

/* A line of text, `texte` at first, which the first character typed replaces and the key that rubs
 * out empties, as Ctrl-U always does (Ctrl-W: a word); below it stands the message, or `aide`.
 * False: it was given up. */
bool dialogue_saisir(struct ecran *e, const char *titre, const char *aide, char *texte,
                     size_t taille);

/* The same with a text that is gone on with: what is typed goes where the cursor is. Both are shown
 * whole, broken into rows, as far as there is room. */
bool dialogue_rediger(struct ecran *e, const char *titre, const char *aide, char *texte,
                      size_t taille);

/* Columns inside a box that stands in the panel's place, beside the board. */
int dialogue_place(const struct ecran *e);

/* Draws a box of this inner size, cut to the screen, and gives its inside: over the panel, and rows
 * below and above it, where that is wide enough, so that the board stays in sight; else in the
 * middle. */
struct rectangle dialogue_cadre(const struct ecran *e, int largeur, int hauteur, const char *titre);

/* On the lower edge of the box with this inside: there is more than it holds, and where one is. */
void dialogue_defilement(const struct ecran *e, struct rectangle interieur, int rang, int nb);

#endif
