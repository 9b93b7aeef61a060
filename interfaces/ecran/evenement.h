/* What comes from the terminal, once its bytes are understood: a key, the mouse, a paste; and what
 * the terminal itself has to say. One plain value, no curses: any file may include this. */
#ifndef INTERFACES_ECRAN_EVENEMENT_H
#define INTERFACES_ECRAN_EVENEMENT_H

#include <stdbool.h>

/* A key is its Unicode character, or one of these above Unicode. Control characters are themselves:
 * Ctrl-L is 12; Enter is always '\r', the key that rubs out always TOUCHE_EFFACER. */
enum touche {
    TOUCHE_ENTREE = '\r',
    TOUCHE_ECHAP = 27,
    TOUCHE_HAUT = 0x110000,
    TOUCHE_BAS,
    TOUCHE_GAUCHE,
    TOUCHE_DROITE,
    TOUCHE_PAGE_HAUT,
    TOUCHE_PAGE_BAS,
    TOUCHE_DEBUT,
    TOUCHE_FIN,
    TOUCHE_F1,
    TOUCHE_EFFACER,
    TOUCHE_SUPPRIMER,    /* the one that rubs out what is behind the cursor, where there is one */
    TOUCHE_CLIC,         /* left button pressed at (x, y) */
    TOUCHE_MOLETTE_HAUT, /* wheel turned at (x, y) */
    TOUCHE_MOLETTE_BAS,
    TOUCHE_TAB_ARRIERE   /* Tab with Shift */
};

/* Where there is none, both rub out the end. */
static inline bool touche_efface(int touche)
{
    return touche == TOUCHE_EFFACER || touche == TOUCHE_SUPPRIMER;
}

#define TOUCHE_CTRL(lettre) ((lettre) & 31)

enum genre_evenement {
    EVENEMENT_TOUCHE,
    EVENEMENT_COLLAGE,  /* `texte` was pasted: data, never commands */
    EVENEMENT_POSITION, /* the terminal answers where its cursor is: (x, y) */
    EVENEMENT_TAILLE,   /* the size changed, or everything must be drawn again */
    EVENEMENT_FD,       /* the descriptor that was also waited for is readable */
    EVENEMENT_FOND,     /* that of the work in the background is */
    EVENEMENT_DELAI,    /* nothing came in the time given */
    EVENEMENT_FIN       /* nobody is there any more, or a signal asks to leave: `signal`, or 0 */
};

struct evenement {
    enum genre_evenement genre;
    int touche;
    int x, y;          /* column and row of the screen, from 0 */
    int signal;
    const char *texte; /* UTF-8, valid until the next event is asked for */
    bool coupe;        /* it was longer than can be held */
};

#endif
