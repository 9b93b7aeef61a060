/* The exercises that are due (rappels.h), asked one after the other in the place of the game: each
 * is a position out of some game and the move that lost something there, gone over like a game of
 * one move, so that answers are judged as in the exercises of a game (exercices.h).
 *
 *     refus = serie_ouvrir(x, session, jour);               NULL, and x->nb > 0
 *     do {
 *         refus = serie_poser(x, session, &examen, &exercices);
 *         ... the position after 0 moves is shown, and answered; after each answer: ...
 *         serie_noter(x, &exercices, &sortie);
 *     } while (serie_suivante(x, &exercices));
 *     serie_fermer(x, session);                             the game is as it was
 *
 * Every answer is on disk once it is noted. It holds a record: allocate it, all zero. */
#ifndef PARTIE_SERIE_H
#define PARTIE_SERIE_H

#include "partie/exercices.h"
#include "partie/rappels.h"

struct serie {
    char chemin[CHEMIN_MAX];
    struct rappels rappels; /* as they were when it began */
    int *rangs, nb;         /* those that are asked */
    long jour;
    int numero;
    bool notee;             /* the present one is answered, */
    long revient;           /* and comes back that day */
    int notees;             /* answered so far */
    struct partie avant;    /* the sitting's game, */
    bool ouverte;           /* and its `ouverte` */
};

/* Takes those due on that day. NULL, or why not; to be closed only if NULL. Where `x->nb` is then 0
 * nothing is to be asked. */
const char *serie_ouvrir(struct serie *x, struct session *s, long jour);

/* Appends why nothing is to be asked: there is no exercise, or when the next one is due. */
void serie_dire_rien(const struct serie *x, struct tampon *sortie);

/* Gives the sitting its game back. */
void serie_fermer(struct serie *x, struct session *s);

/* Puts the present one in the place of the game, and begins its review. NULL, or why not. */
const char *serie_poser(struct serie *x, struct session *s, struct examen *examen,
                        struct exercices *exercices);

/* The card that is asked. */
const struct rappel *serie_carte(const struct serie *x);

/* The number of its move in the game it is from, as its title ends; 0: it does not tell. */
int serie_numero(const struct serie *x);

/* Notes what the first answer to the present one was worth, or that it was given; appends, once it
 * is resolved, when it comes back; or why it could not be noted. Before an answer: nothing. */
void serie_noter(struct serie *x, const struct exercices *exercices, struct tampon *sortie);

/* The next one is the present one; false: there is none. */
bool serie_suivante(struct serie *x, struct exercices *exercices);

/* Appends "4 sur 6 trouvés du premier coup.", of those answered; nothing where there was none. */
void serie_dire_bilan(const struct serie *x, const struct exercices *exercices,
                      struct tampon *sortie);

/* How many are due on that day; 0, too, where this game has none or the file cannot be read. */
int serie_compter(const struct session *s, long jour);

#endif
