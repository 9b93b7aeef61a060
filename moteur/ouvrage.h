/* An opening book in the making.
 *
 *     struct ouvrage *o = ouvrage_creer();
 *     ouvrage_lire(o, &livre);                        what was made before
 *     while (ouvrage_taille(o) < voulu && ouvrage_grandir(o, &juge)) ...
 *     ouvrage_ecrire(o, &octets);                     a file of livre.h
 *     ouvrage_detruire(o);
 *
 * Method: drop-out expansion (T. Lincke, "Strategies for the automatic construction of opening
 * books", CG 2000; values over the graph as in M. Buro, "Toward opening book learning", ICCA
 * Journal 1999). The leaf to deploy next is the one that a player leaves the best play for at the
 * least cost: a ply costs OUVRAGE_PLI, a disc lost against the best move of the position
 * OUVRAGE_PERTE, whoever loses it; a position reached by several ways has the least cost of them.
 * Deploying a leaf judges those of its moves that are not in the book yet, then values are backed
 * up by negamax. Equal costs: by position. So the book depends on the judge alone, not on when it
 * was interrupted.
 *
 * One thread for a book; the judge may use others. Memory that cannot be had ends the program. */
#ifndef MOTEUR_OUVRAGE_H
#define MOTEUR_OUVRAGE_H

#include "base/octets.h"
#include "moteur/livre.h"

enum { OUVRAGE_PLI = 1, OUVRAGE_PERTE = 2 };

struct ouvrage;

/* Who says what a leaf is worth. */
struct ouvrage_juge {
    /* Values of `n` positions where the game is not over. False: stopped, they are to be
     * ignored. */
    bool (*juger)(void *contexte, const struct othellier *p, int n, struct livre_valeur *v);
    void *contexte;
};

/* An empty book. */
struct ouvrage *ouvrage_creer(void);
void ouvrage_detruire(struct ouvrage *o);

/* Adds the positions of a book to an empty one. NULL, or what is wrong with it, marked N_(). */
const char *ouvrage_lire(struct ouvrage *o, const struct livre *l);

/* Number of positions; of those from which all moves are in the book. */
int ouvrage_taille(const struct ouvrage *o);
int ouvrage_deployees(const struct ouvrage *o);

/* Is the position, in any orientation, in the book? */
bool ouvrage_connait(const struct ouvrage *o, const struct othellier *p);

/* Adds a leaf, or changes the value of one; a deployed position keeps its own. */
void ouvrage_noter(struct ouvrage *o, const struct othellier *p, struct livre_valeur v);

/* Deploys the start of the game, then the leaf that is next. False: none is left, or stopped. */
bool ouvrage_grandir(struct ouvrage *o, const struct ouvrage_juge *juge);

/* Deploys a position, added if it was not in the book; does nothing where the side to move cannot
 * move. False: stopped. */
bool ouvrage_deployer(struct ouvrage *o, const struct othellier *p,
                      const struct ouvrage_juge *juge);

/* Makes a leaf whose moves are all in the book a deployed position; false when one is not. */
bool ouvrage_relier(struct ouvrage *o, const struct othellier *p);

/* Backs the values up; what deploys a position has done it. */
void ouvrage_remonter(struct ouvrage *o);

/* Appends the book as a file. */
void ouvrage_ecrire(const struct ouvrage *o, struct octets *sortie);

#endif
