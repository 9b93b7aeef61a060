/* Exercises out of one's own game: the moves that lost something, each to be bettered in the
 * position it was played in. A review (examen.h) tells which they are, what each lost and what was
 * better; any other answer is judged by the values of the legal moves (estimation.h), once these
 * are as sure as the review.
 *
 *     exercices_etablir(&x, session, examen, joueur, &raison)    the first is asked: epreuve.h
 *
 * All zero is none; nothing of it is to be freed. It keeps neither the review nor the game: the
 * moves before the errors must be those that were gone over. */
#ifndef PARTIE_EXERCICES_H
#define PARTIE_EXERCICES_H

#include "partie/epreuve.h"

struct exercices {
    struct epreuve e;              /* `nb` 0: there are none */
    int joueur;                    /* whose errors they are, 0: both players' */
    short rangs[PARTIE_COUPS_MAX]; /* the moments before the errors, in order */
};

/* The errors of `joueur`'s moves, 0: of both players', among those played; the first one is asked,
 * or, where they are those that were there before, the same as then. False: there is nothing to
 * ask, and `raison` tells why. */
bool exercices_etablir(struct exercices *x, struct session *s, struct examen *examen, int joueur,
                       struct tampon *raison);

/* The answer to a question that is the move played there, gone over by `x->examen`: of an
 * epreuve_genre. Right is what loses less than PERTE_DOUTEUSE. */
enum epreuve_suite exercices_repondre(struct epreuve *x, int coup, struct tampon *sortie);

/* The words of such questions, for an epreuve_genre. */
extern const char *const EXERCICES_TITRE[2], *const EXERCICES_QUESTION[2];

#endif
