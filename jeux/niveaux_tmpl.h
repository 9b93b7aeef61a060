/* The levels of the games that think with jeux/alphabeta_tmpl.h: included once in a file, it takes
 * no parameter. A template only so that ia.c, which knows no game, may use it too.
 *
 *   level   plies   exact from      seconds a move
 *                   (moves left)
 *     1       1          1               -           sees what it turns, no further
 *     2       2          4               -
 *     3       3          6               -
 *     4       4          8               -
 *     5       6         10               -
 *     6       8         14               -
 *     7       9         14               -
 *     8      10         16               -           most often less than a second
 *     9       -         16               2           as deep as the time allows
 *    10       -         18               5                                              */
#include "base/horloge.h"
#include "base/pensee.h"

enum { PROFONDEUR_LIBRE = 100 };

struct niveau {
    int profondeur;  /* plies */
    int fin;         /* moves left from which the ending is solved */
    double secondes; /* for the move, 0: no clock */
};

/* What the level says, unless the limits say something else. */
static inline struct niveau niveau_de(const struct limites *limites)
{
    static const struct niveau NIVEAUX[NIVEAU_MAX + 1] = {
        [1] = {1, 1, 0},
        [2] = {2, 4, 0},
        [3] = {3, 6, 0},
        [4] = {4, 8, 0},
        [5] = {6, 10, 0},
        [6] = {8, 14, 0},
        [7] = {9, 14, 0},
        [8] = {10, 16, 0},
        [9] = {PROFONDEUR_LIBRE, 16, SECONDES_NIVEAU_9},
        [10] = {PROFONDEUR_LIBRE, 18, SECONDES_NIVEAU_10},
    };
    struct niveau n = NIVEAUX[limites->niveau];
    if (limites->profondeur > 0)
        return (struct niveau){limites->profondeur, 0, limites->secondes};
    if (limites->secondes > 0)
        return (struct niveau){PROFONDEUR_LIBRE, n.fin, limites->secondes};
    return n;
}

/* horloge_secondes() not to pass, for a search that begins now; 0: none. */
static inline double niveau_echeance(struct niveau n)
{
    return n.secondes > 0 ? horloge_secondes() + n.secondes : 0;
}

/* Of the table, as a power of 2, at 16 bytes an entry: 4 MB, and 64 MB when seconds are given. */
static inline int niveau_table(struct niveau n)
{
    return n.secondes > 0 ? 22 : 18;
}
