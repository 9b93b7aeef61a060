/* Rows to choose one from, in a box: where the cursor is, what is seen of them, and which keys and
 * clicks are theirs. */
#ifndef INTERFACES_ECRAN_LISTE_H
#define INTERFACES_ECRAN_LISTE_H

#include "interfaces/ecran/evenement.h"
#include "interfaces/ecran/pinceau.h"
#include "interfaces/ecran/touches.h"

enum { LISTE_NOM = 13 }; /* columns of the text of a row that has a value */

struct ligne {
    int id;             /* what it stands for: the business of who made the list */
    const char *texte;  /* in the user's language */
    const char *valeur; /* beside it, between two arrows; NULL: none */
    const char *detail; /* what there is to say of it; NULL: nothing */
    bool groupe;        /* it begins one: a blank row goes before, where there is room */
};

struct liste {
    struct ligne *lignes;
    int nb, courante;       /* one at least */
    int premiere;           /* the first that is seen */
    bool aeree;             /* there is room for the blank rows */
    struct rectangle place; /* as last drawn */
};

/* How many groups follow the first one. */
int liste_groupes(const struct liste *l);

/* Draws what there is room for, the present row among it, the cursor's place being shown. */
void liste_dessiner(const struct pinceau *p, struct liste *l, struct rectangle place);

/* Row of the screen of the present one. */
int liste_y(const struct liste *l);

/* Moves the cursor. False: that is no command of a list. */
bool liste_bouger(struct liste *l, enum commande commande);

/* The row that was clicked becomes the present one; false: none was. `valeur`: on the arrow before
 * its value. */
bool liste_cliquer(struct liste *l, const struct evenement *ev, bool *valeur);

#endif
