/* Thinking about coloured Awalé: jeux/alphabeta_tmpl.h with the tuned evaluation, or one of the
 * document's two. One thinker a thread; it keeps its table from one move to the next. */
#ifndef JEUX_AWALE_IA_H
#define JEUX_AWALE_IA_H

#include "base/pensee.h"
#include "jeux/awale_eval.h"
#include "jeux/jeu.h"

struct awale_ia;

/* A thinker with 2^`log2_table` table entries of 16 bytes and these weights, borrowed; NULL when
 * memory lacks. */
struct awale_ia *awale_ia_creer(const struct awale_poids *poids, int log2_table);
void awale_ia_detruire(struct awale_ia *ia);

/* Forgets what earlier moves left in the table. */
void awale_ia_oublier(struct awale_ia *ia);

/* From now on, stops a search that has visited so many positions; 0: no such limit. */
void awale_ia_limiter(struct awale_ia *ia, uint64_t noeuds);

/* Thinks about a position where `joueur` (1 or 2) has a move. NULL, or why not. */
const char *awale_ia_penser(struct awale_ia *ia, const struct awale *p, int joueur,
                            const struct limites *limites, struct pensee *pensee);

/* The members penser, oublier and styles of struct jeu. The score is told in seeds. What is kept
 * from move to move serves a thought limited by time only: by depth the same position has the same
 * answer. */
const char *awale_penser(const struct position *p, int joueur, const struct limites *limites,
                         struct pensee *pensee);
void awale_oublier(void *memoire);
extern const char *const AWALE_STYLES[];

#endif
