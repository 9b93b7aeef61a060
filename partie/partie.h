/* The record of a game: the start, the moves, where we stand in them.
 *
 *     moves   0    1    2    3   ...  rang-1 | rang  ...  total-1
 *             `------ played --------------´   `-- undone, for redo --´
 *
 * Passes are not entries: they follow from the positions (a player moves twice running). `rang` is
 * the number of moves played; playing another move than the undone one forgets what followed it.
 * A record holds a few hundred kilobytes: allocate it, do not put it on a small stack. One thread
 * writes at a time; a thinking thread may read as long as nobody writes. */
#ifndef PARTIE_PARTIE_H
#define PARTIE_PARTIE_H

#include <stdbool.h>

#include "base/alea.h"
#include "base/pensee.h"
#include "jeux/jeu.h"

enum { PARTIE_COUPS_MAX = 512, PARTIE_NOM_MAX = 64 };

struct coup_joue {
    int coup;
    int joueur;
    struct position avant; /* the position it was played in */
    bool pense;            /* `pensee` tells the thought behind it */
    bool ailleurs;         /* of a file, or tried for both sides: not played in this game */
    struct pensee pensee;
    double reste;          /* seconds on the clock of who played it, just after; 0: unknown */
};

struct partie {
    const struct jeu *jeu;
    struct position initiale;
    int premier; /* who moves first: 1 or 2 */
    char noms[3][PARTIE_NOM_MAX]; /* of who played, where a file tells them: 1 and 2, else "" */
    int rang, total;
    struct position derniere; /* the position after the last of the `total` moves */
    bool consignee;           /* the history of finished games holds this one, to its `total`, */
    bool perdue_au_temps;     /* or as lost by a clock, whatever was played on since */
    int conseils, reprises;   /* how often a person was advised in it, took moves back */
    struct coup_joue coups[PARTIE_COUPS_MAX];
};

/* A new game from the game's own start. */
void partie_init(struct partie *partie, const struct jeu *jeu, int premier);

/* A new game from any position. */
void partie_placer(struct partie *partie, const struct jeu *jeu, const struct position *initiale,
                   int premier);

/* Marks the moves after `debut` moves, up to `fin`, as not played in this game. */
void partie_marquer_ailleurs(struct partie *partie, int debut, int fin);

/* How many of the first `nb` moves are. */
int partie_compter_ailleurs(const struct partie *partie, int nb);

/* A player's name if the record has it, else what the game calls him, in the user's language. */
const char *partie_nom(const struct partie *partie, int joueur);

/* Does it begin from the position that the rules give? Is this that one? */
bool partie_depart_usuel(const struct partie *partie);
bool partie_position_usuelle(const struct jeu *jeu, const struct position *p);

/* The position after `rang` moves, 0 <= rang <= total; partie->rang for the present one. */
const struct position *partie_position(const struct partie *partie, int rang);

/* Who moves after `rang` moves, passes taken into account; 0 when the game is over there. */
int partie_trait(const struct partie *partie, int rang);

/* Is there a pass between the moves before `rang` and the move that follows? Gives the player who
 * passes, or 0. */
int partie_passe(const struct partie *partie, int rang);

/* Empty squares at the present moment, or what else is still at stake. */
int partie_vides(const struct partie *partie);

/* Seconds on a player's clock after `rang` moves, which he began with `depart` on. */
double partie_reste(const struct partie *partie, int joueur, int rang, double depart);

/* Forgets what the clocks showed. */
void partie_oublier_restes(struct partie *partie);

/* Plays `coup` for the side to move. NULL, or why it cannot be played, in the user's language. The
 * undone moves stay for redo only if it is the same move. */
const char *partie_jouer(struct partie *partie, int coup);

/* A legal move of the side to move, all equally likely; the game is not over. COUP_AUCUN: its list
 * is empty, against what the game says elsewhere. */
int partie_coup_au_hasard(const struct partie *partie, struct alea *alea);

/* From a new game on: plays `n` such moves, fewer if the game ends before, or has none. */
void partie_hasarder(struct partie *partie, int n, struct alea *alea);

/* Goes to another moment of the game, 0 <= rang <= total. */
void partie_aller(struct partie *partie, int rang);

/* Appends the first `nb` moves, `separateur` between them. */
void partie_ecrire_suite(const struct partie *partie, int nb, const char *separateur,
                         struct tampon *sortie);

/* Appends the moves played in one line: "f5d6c3", or, where one has another length than two, with a
 * blank between all: "1TB 2B 3B". */
void partie_ecrire_coups(const struct partie *partie, struct tampon *sortie);

/* Longest line of moves that these two make with a separator of a byte, closing 0 included. */
enum { PARTIE_COUPS_OCTETS = 16 * PARTIE_COUPS_MAX };

/* Where "undo" leads when the players `humain[1]` and `humain[2]` are people: the last move of a
 * person before the present one (the last move of all when nobody or everybody is). -1: nowhere. */
int partie_rang_annuler(const struct partie *partie, const bool humain[3]);

/* Where "redo" leads: just after the next undone move and the answers that are not a person's. */
int partie_rang_refaire(const struct partie *partie, const bool humain[3]);

#endif
