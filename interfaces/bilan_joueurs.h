/* How the players of several reviewed games play: what they lose in a move, by phase, and how often
 * they err. Players without a name are not counted. */
#ifndef INTERFACES_BILAN_JOUEURS_H
#define INTERFACES_BILAN_JOUEURS_H

#include "formats/noms_cherches.h"
#include "interfaces/analyse.h"
#include "partie/jugement.h"

enum { PHASE_TOUTES = -1 };

/* The phase (partie/jugement.h) of this name, "ouverture", "milieu" or "finale"; -1: it is none. */
int phase_nommee(const char *nom);

/* Discs ahead, before a move of his, that make a game his own to lose. */
enum { AVANCE_GAGNANTE = 4 };

struct bilan_joueur {
    char *nom;
    int parties;
    struct {
        int coups, pertes; /* in discs */
    } phases[PHASES];
    int marques[3]; /* ?! ? ?? */
    int gachees;    /* games lost from a won position */
};

/* All zero: none. */
struct bilan_joueurs {
    struct bilan_joueur *joueurs;
    int nb;
    int parties;
};

/* Adds both players of a game that was gone over whole; where some were asked for: those only. */
void bilan_ajouter(struct bilan_joueurs *b, const struct partie_notee *p, const struct analyse *a,
                   const struct joueurs_cherches *cherches);

/* Prints a table, or an object a line. */
void bilan_montrer(const struct bilan_joueurs *b);
void bilan_montrer_json(const struct bilan_joueurs *b);

void bilan_detruire(struct bilan_joueurs *b);

#endif
