/* Branches of a game: its variations, and theirs (struct rameau, formats/partie_notee.h).
 *
 *     game        0   1   2   3   4          a branch of the game, apres 2: beside its coups[2]
 *                       \
 *     branch 0            0   1   2          a branch of that one, apres 1: beside coups[1] of it
 *                           \
 *     branch 1                0   1
 *
 * They are made as a game is: notee_brancher() says where, then notee_jouer() and the others, which
 * check, add moves, and notee_dernier() gives the move to write on; at the end,
 * notee_continuer(p, LIGNE_PRINCIPALE). What begins where a line ends goes on with it, and a branch
 * of the first move of a branch is one beside it: each begins at least a move later than its
 * parent, so that they nest no deeper than a game is long. A branch that follows a pass of its
 * parent begins behind it. */
#ifndef FORMATS_RAMEAUX_H
#define FORMATS_RAMEAUX_H

#include "formats/partie_notee.h"

enum { RAMEAUX_MAX = 10000 }; /* of a game that is read */

/* ---- Looking ---- */

/* The moves of a line. */
const struct coup_note *notee_coups(const struct partie_notee *p, int ligne, int *nb);

/* The last of the first `rang` entries of a line, to write on; NULL: 0 of them. */
struct coup_note *notee_coup(struct partie_notee *p, int ligne, int rang);

/* Where the game stands on a line behind its first `n` entries: the position, and who would move
 * next, passes not counted. Gives how many entries there are from the start of the game. */
int notee_position(const struct partie_notee *p, int ligne, int n, struct grille *g, int *trait);

/* A branch by where it begins. */
struct place {
    int parent, apres, rameau;
};

/* All of them: the game's first, then those of each branch in turn, along their parent, and in
 * their order beside the same move. To be freed. */
struct place *rameaux_places(const struct partie_notee *p);

/* The first of these places that is beside entry `apres` of a line, or else behind it: the others
 * beside it follow. */
const struct place *rameaux_chercher(const struct partie_notee *p, const struct place *places,
                                     int ligne, int apres);

/* Is it one, and beside that entry? */
bool rameau_est_la(const struct partie_notee *p, const struct place *places,
                   const struct place *place, int ligne, int apres);

/* ---- Making ---- */

/* From now on moves are added behind the first `apres` entries of a line: to itself where these are
 * all of it, else to a new branch. False, and to the game itself: it has RAMEAUX_MAX. */
bool notee_brancher(struct partie_notee *p, int ligne, int apres);

/* From now on moves are added at the end of this line. A branch that got none is dropped, here and
 * by the next notee_brancher(). */
void notee_continuer(struct partie_notee *p, int ligne);

/* ---- For partie_notee.c ---- */

/* Must the side to move, at the head of a branch, pass as the parent did? Then it has. */
bool rameau_suivre_passe(struct partie_notee *p);

/* Appends the branches of `source` beside the first `n` entries of the game, and theirs. */
void rameaux_copier(struct partie_notee *p, const struct partie_notee *source, int n);

/* Drops all others. */
void rameaux_couper(struct partie_notee *p, int n);

void rameaux_detruire(struct partie_notee *p);

#endif
