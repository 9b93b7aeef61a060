/* How the players of several reviewed games play: what they lose in a move, by phase, and how often
 * they err. Players without a name are not counted. Or the same added up by something else, by
 * opening or by year, with the results: of those who are asked for, or of all. */
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

/* What the games are put together by. */
enum bilan_par {
    PAR_RIEN, /* the players, with their marks and without results */
    PAR_JOUEUR,
    PAR_OUVERTURE,
    PAR_COULEUR,
    PAR_ADVERSAIRE,
    PAR_ANNEE
};

/* A poser() (interfaces/arguments.h) whose context is an enum bilan_par: "ouverture"... */
const char *bilan_poser_par(void *par, const char *valeur);

/* What goes together: the games of a player, of an opening... */
struct bilan_ligne {
    char *nom; /* "": not known */
    int parties;
    int gagnees, nulles, perdues;
    double marges; /* the sum, for the player, of so many games that tell it */
    int avec_marge;
    struct {
        int coups, pertes; /* in discs */
    } phases[PHASES];
    int marques[3]; /* ?! ? ?? */
    int gachees;    /* games lost from a won position */
};

/* All zero: none. */
struct bilan_joueurs {
    enum bilan_par par;
    struct bilan_ligne *lignes;
    int nb;
    int parties;
    bool des_deux; /* both sides of a game are counted: the rows together have it twice */
};

/* Adds the moves of a colour that are known. */
void bilan_ajouter_coups(struct bilan_ligne *j, const struct analyse *a, int couleur);

/* Adds both players of a game that was gone over whole; where some were asked for: those only, and
 * by something else than the player the first of them. A NULL analysis: the result alone. */
void bilan_ajouter(struct bilan_joueurs *b, const struct partie_notee *p, const struct analyse *a,
                   const struct joueurs_cherches *cherches);

/* Puts them in order: those with the fewest points first, years as they come; those with the most
 * games first. */
void bilan_trier_pires(struct bilan_joueurs *b);
void bilan_trier_nombreuses(struct bilan_joueurs *b);

/* Prints the first `nb` of them, 0: all, as a table, with the total of all, or as an object a
 * line. */
void bilan_montrer(const struct bilan_joueurs *b, int nb);
void bilan_montrer_json(const struct bilan_joueurs *b, int nb);

void bilan_detruire(struct bilan_joueurs *b);

#endif
