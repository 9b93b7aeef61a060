/* The one door to thought for the course's Othello: everything that plays 8x8 by computing comes
 * through coup_ia(), whatever searches behind it.
 *
 * Levels (`limites->niveau`). Up to 8 they are limited by depth alone: the same move on every
 * machine. `profondeur` and `secondes` of the limits replace the level's own.
 *
 *   level   plies   exact from   seconds a move
 *                   (empties)
 *     1       1          1            -           sees the pawns that it turns, no further
 *     2       2          4            -
 *     3       3          6            -
 *     4       4          8            -
 *     5       5         10            -
 *     6       6         12            -
 *     7       8         14            -
 *     8      10         16            -           about 1 s at the most
 *     9       -         18            2           as deep as the time allows
 *    10       -         20            5
 *
 * Styles (`limites->style`), by the document they come from: see jeux/insa_tmpl.h. */
#ifndef IA_H
#define IA_H

#include "base/pensee.h"
#include "othello.h"

/* Names that `limites->style` takes, closed by NULL; NULL itself is the strongest. */
extern const char *const IA_STYLES[];

/* The best move found for `joueur`, who must have one. `pensee->coup` and the line are grid indices
 * 10 * y + x. The score is in pawns, empties to the winner, when `en_points`; proved when `exact`.
 * NULL, or in the user's language why it cannot think (unknown style or level, no memory, no
 * legal move). Any thread may call; another thread may set `*limites->arret`: the answer then comes
 * within 10 ms and is legal. */
const char *coup_ia(Config config, int joueur, const struct limites *limites,
                    struct pensee *pensee);

#endif
