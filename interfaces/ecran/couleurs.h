/* What is drawn with which colours. Everything names a style; a theme says what it looks like here:
 * with 256 colours, with 8, or without any. Outside the board the terminal's own background and
 * colour are kept; on it both are always given, so that it reads right on any background. */
#ifndef INTERFACES_ECRAN_COULEURS_H
#define INTERFACES_ECRAN_COULEURS_H

#include <stdbool.h>

#include "partie/reglages.h"

enum style {
    /* On the terminal's own background. */
    STYLE_NORMAL,
    STYLE_FORT,
    STYLE_DISCRET,
    STYLE_CHOISI, /* the chosen line of a menu */
    STYLE_ALERTE, /* refusals, passes */
    /* Seeds in a hole, and its rim: whose it is. */
    STYLE_ROUGE,
    STYLE_BLEU,
    STYLE_CLAIR,
    STYLE_BORD1,
    STYLE_BORD2,
    /* On the board. */
    STYLE_LIGNE, /* its lines */
    STYLE_CASE,
    STYLE_PION1,
    STYLE_PION2,
    STYLE_LEGAL,
    STYLE_MARQUE, /* brackets around the last move, the turned pawns */
    /* The same five on the other squares of a board without lines, */
    STYLE_CASE_SOMBRE,
    STYLE_PION1_SOMBRE,
    STYLE_PION2_SOMBRE,
    STYLE_LEGAL_SOMBRE,
    STYLE_MARQUE_SOMBRE,
    /* at both sides of the last move there, */
    STYLE_CASE_DERNIER,
    STYLE_PION1_DERNIER,
    STYLE_PION2_DERNIER,
    STYLE_LEGAL_DERNIER,
    STYLE_MARQUE_DERNIER,
    /* and under the cursor. */
    STYLE_CASE_CURSEUR,
    STYLE_PION1_CURSEUR,
    STYLE_PION2_CURSEUR,
    STYLE_LEGAL_CURSEUR,
    STYLE_MARQUE_CURSEUR,
    /* The point on a pawn, of the other's colour: what it would be. */
    STYLE_PROMIS1,
    STYLE_PROMIS2,
    STYLES
};

/* From a style on the board to the same elsewhere on it. */
enum {
    STYLE_SUR_SOMBRE = STYLE_CASE_SOMBRE - STYLE_CASE,
    STYLE_SUR_DERNIER = STYLE_CASE_DERNIER - STYLE_CASE,
    STYLE_SOUS_CURSEUR = STYLE_CASE_CURSEUR - STYLE_CASE
};

struct couleurs {
    bool actives;               /* there are colours */
    bool nuances;               /* the squares have two shades, else a pattern tells them */
    bool signes;                /* greys alone do not tell marks: they are characters */
    bool creux;                 /* the second player's pawns must be hollow to be told apart */
    unsigned attributs[STYLES]; /* of ncurses */
    short paires[STYLES];
};

/* Sets up the theme, the classic one being of wood for some games; curses must be open. May be
 * called again to change it. */
void couleurs_choisir(struct couleurs *c, const struct reglages *reglages, bool bois);

#endif
