/* Exercises out of one's own game: the moves that lost something, each to be bettered in the
 * position it was played in. A review (examen.h) tells which they are, what each lost and what was
 * better; any other answer is judged by the values of the legal moves (estimation.h), once these
 * are as sure as the review.
 *
 *     exercices_etablir(&x, session, examen, &raison)
 *     ... the position after exercices_rang(&x) moves is shown, nothing of the review with it ...
 *     exercices_repondre(&x, session, examen, &estimation, coup, &sortie)    until x.resolu,
 *     exercices_reveler(&x)                                                  or so
 *     exercices_suivant(&x)
 *
 * All zero is none. It keeps neither the review nor the game: the moves before the errors must be
 * those that were gone over. */
#ifndef PARTIE_EXERCICES_H
#define PARTIE_EXERCICES_H

#include "partie/estimation.h"
#include "partie/session.h"

struct exercices {
    int nb;                        /* 0: there are none */
    int joueur;                    /* whose errors they are, 0: both players' */
    int numero;                    /* the one that is asked, from 0 */
    short rangs[PARTIE_COUPS_MAX]; /* the moments before the errors, in order */
    bool resolu;                   /* the answer is known: found, or given */
    bool rate;                     /* another one was tried before, */
    bool revele;                   /* or it was given */
    int attendu;                   /* an answer that cannot be judged yet, COUP_AUCUN: none */
    int trouves;                   /* found at the first attempt, so far */
    bool laisses;                  /* put aside by their owner: none is asked meanwhile */
};

/* The errors of `joueur`'s moves, 0: of both players', among those played; the first one is asked,
 * or of those that were put aside the one that was. False: there is nothing to ask, and `raison`
 * tells why. */
bool exercices_etablir(struct exercices *x, const struct session *s, const struct examen *examen,
                       int joueur, struct tampon *raison);

/* As many exercises, each of the first move of a game that their owner puts there; the first one is
 * asked. What the review does not tell yet is awaited. */
void exercices_prevoir(struct exercices *x, int nb);

/* The moment of the one that is asked. */
int exercices_rang(const struct exercices *x);

/* Takes a legal move as the answer, in place of one that is awaited; less than PERTE_DOUTEUSE lost
 * is right. Appends what it is worth. False: `e` does not tell yet; to be asked again with
 * `attendu` when it knows more. */
bool exercices_repondre(struct exercices *x, const struct session *s, const struct examen *examen,
                        const struct estimation *e, int coup, struct tampon *sortie);

/* The answer is given. */
void exercices_reveler(struct exercices *x);

/* Asks the next one; false: it was the last. */
bool exercices_suivant(struct exercices *x);

/* Appends "Exercice 2 sur 6"; "À Noir : le meilleur coup ?"; "c1 : valeur cherchée…" where an
 * answer is awaited; "4 sur 6 trouvés du premier coup." */
void exercices_dire_titre(const struct exercices *x, struct tampon *sortie);
void exercices_dire_question(const struct exercices *x, const struct session *s,
                             struct tampon *sortie);
void exercices_dire_attente(const struct exercices *x, const struct session *s,
                            struct tampon *sortie);
void exercices_dire_bilan(const struct exercices *x, struct tampon *sortie);

#endif
