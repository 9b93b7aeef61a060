/* The board, drawn from what any struct jeu says of its cells. Every mark has a shape of its own:
 *
 *     [●] the last move    (●) a pawn that it turned, or of what won    >●< the cursor
 *     ~●~ a pawn that the move under the cursor would turn
 *     *·* the move advised    ?·? the error that was played    · a legal move
 *     +4  what a move is worth, +4= proved, +4# from the opening book
 *
 * A large pawn that stands between no lines fills its square, and looks the same under any mark:
 * the last move has a bar at both sides, a pawn that it turned a corner of their colour, one that
 * the move under the cursor would turn a point of the colour that it would have, the cursor's
 * square another background, with the terminal's own cursor in it. */
#ifndef INTERFACES_ECRAN_PLATEAU_H
#define INTERFACES_ECRAN_PLATEAU_H

#include "interfaces/ecran/disposition.h"
#include "interfaces/ecran/pinceau.h"
#include "partie/estimation.h"
#include "partie/partie.h"

/* What to draw. */
struct plateau {
    const struct jeu *jeu;
    const struct position *position;
    const struct position *ensuite;  /* pawns that are another player's there are drawn edge-on,
                                        or, where they are small, as a line; NULL: none */
    const struct coup_joue *dernier; /* the move that led there, NULL: none */
    bool eclaire;                    /* the cell where it ended is of its colour as a whole */
    bool comptee;                    /* the game is over: what that move turned is not marked */
    int trait;                       /* whose legal moves are marked, 0: nobody's */
    bool promesse;                   /* and what the one under the cursor would turn */
    int conseil;                     /* the move advised, COUP_AUCUN: none */
    int erreur;                      /* the one that was played there and is an error, likewise */
    const struct estimation *estimation; /* what the moves are worth, NULL: not shown */
    int curseur_x, curseur_y;            /* -1: no cursor */
    enum pions pions;
};

/* How the cells of this game can be drawn here. */
enum dessin plateau_dessin(const struct pinceau *p, const struct jeu *jeu, enum pions pions,
                           const struct position *position);

void plateau_dessiner(const struct pinceau *p, const struct disposition *d,
                      const struct plateau *plateau);

/* Appends what the marks of moves that are on this board mean, "* le meilleur  ? l'erreur jouée  =
 * prouvé  # du livre"; nothing where there are none. */
void plateau_dire_marques(const struct plateau *plateau, struct tampon *sortie);

/* Draws the pawn of a player in one column, for legends. */
const char *plateau_pion(const struct pinceau *p, const struct jeu *jeu, enum pions pions,
                         int joueur);

/* Appends the name of a cell: "c4". */
void plateau_nom_cellule(const struct jeu *jeu, int x, int y, struct tampon *sortie);

/* The cell where a move of the position `avant` ends. */
void plateau_arrivee(const struct jeu *jeu, const struct position *avant, int coup, int *x, int *y);

/* The legal moves made by choosing this cell. */
int plateau_coups(const struct jeu *jeu, const struct position *position, int joueur, int x, int y,
                  int coups[COUPS_MAX]);

/* Appends why this cell has no move of `joueur`'s, "e3 : ce coup ne retourne aucun pion.": the
 * game's own reason where the cell's name is a move. */
void plateau_dire_refus(const struct jeu *jeu, const struct position *position, int joueur, int x,
                        int y, struct tampon *sortie);

/* How many pawns change sides when this move is played? */
int plateau_compter_retournes(const struct jeu *jeu, const struct position *position, int joueur,
                              int coup);

/* Appends that, ", retourne 2 pions"; nothing when there are none. */
void plateau_dire_retournes(const struct jeu *jeu, const struct position *position, int joueur,
                            int coup, struct tampon *sortie);

/* Appends what a cell holds and what can be done there: "c4 : vide, coup légal, retourne 1 pion".
 * `joueur` is who may move, 0: nobody. `mots` fewer: without what it holds, if a move is made
 * there; without what that turns; 0: its name alone. */
enum { MOTS_TOUS = 3 };
void plateau_dire_cellule(const struct jeu *jeu, const struct position *position, int joueur, int x,
                          int y, int mots, struct tampon *sortie);

#endif
