/* The one door to thought for the course's Othello: everything that plays 8x8 by computing comes
 * through coup_ia(), whatever searches behind it.
 *
 * Levels (`limites->niveau`): up to 3 the search and the evaluation of the course's
 * documents, which a beginner can beat (jeux/niveaux_tmpl.h: 1 sees one ply); from there on the
 * engine of moteur/:
 *
 *     level    4   5   6   7   8    9          10
 *     plies    4   8  16  18  21    2 seconds   5 seconds
 *     exact   10  16  20  22  24    as far as the time allows
 *
 * Up to 8 they are limited by depth alone, hence give the same move on every machine. `profondeur`,
 * `secondes` and `noeuds` of the limits replace the level's own, and always ask the engine. With a
 * time, the only legal move is played without thought.
 *
 * From level 6 on, unless `sans_livre` or `profondeur` is set, a position deployed in the opening
 * book (moteur/livre.h) is not searched: the move is one of its best ones there, chosen by `graine`
 * alone, so that equal questions still have equal answers.
 *
 * Styles (`limites->style`), by the document they come from: see jeux/insa_tmpl.h. A style has no
 * level: as its document says, it searches 10 plies within 5 seconds, or 8 within 3 when
 * `entre_machines`, and solves the last 14 squares. The depth comes long before the time. */
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

/* What every legal move of `joueur`, who must have one, is worth: those that lead to a position
 * deployed in the opening book by the book, the others together by the engine, from level 4 on and
 * without style. Each whole depth is told by `dire`, `coups` being all of them in any order:
 * `coup`, `score` for `joueur`, `livre`, `exact`, `profondeur`, and `selectivite` where the end of
 * the game was seen, else 0. NULL, or that memory lacks; stopped as coup_ia() is. */
const char *valeurs_ia(Config config, int joueur, const struct limites *limites,
                       void (*dire)(void *contexte, const struct pensee *coups, int nb),
                       void *contexte);

/* Makes the engine that coup_ia() would make at its first move with these limits, so that it is not
 * made on a clock. NULL, or in the user's language that memory lacks. */
const char *ia_preparer(const struct limites *limites);

/* Frees what coup_ia() left in `*limites->memoire`: the engine and its table. */
void ia_oublier(void *memoire);

#endif
