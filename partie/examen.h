/* A game gone over by the engine of its program, from the last move to the first, in a thread of
 * its own, so that the interface never sleeps through it.
 *
 *     examen_lancer(&x, examinateur, &partie, &limites);
 *     ... poll() on fil_fd(&x.fil) beside the keyboard, and when it is readable: ...
 *     examen_recevoir(&x);
 *     fil_arreter(&x.fil);            at any moment; what was found stays
 *
 * It works on a copy of the record: the game may go on and be changed meanwhile. A judgement is of
 * a move in a position and does not depend on what was played after it; examen_jugement() gives it
 * for that move in that position alone, so that whatever becomes of the game, none is wrong.
 *
 * All zero is an examination that never began. It holds a record: allocate it. One thread calls;
 * only the examiner runs in another. */
#ifndef PARTIE_EXAMEN_H
#define PARTIE_EXAMEN_H

#include "base/fil.h"
#include "partie/jugement.h"
#include "partie/partie.h"

struct examen;

/* How a program goes over its games. */
struct examinateur {
    /* Plies of every search, so that the values of a game are comparable: only a proved end and the
     * opening book know more. */
    int profondeur;
    /* NULL, or in the user's language why games of `jeu` are not gone over. */
    const char *(*refus)(const struct jeu *jeu);
    /* Judges the moves before `x->partie.rang`, the last one first, those that are `provisoire` a
     * second time, with the means of `x->limites`
     * and the opening book unless they forbid it, and tells each by examen_rendre(). In a thread of
     * its own; must end soon after `x->fil.arret` is set. NULL, or why it cannot. */
    const char *(*examiner)(struct examen *x);
};

struct examen {
    const struct examinateur *examinateur;
    struct partie partie; /* the record gone over */
    struct limites limites;
    struct fil fil; /* for fil_fd(), fil_erreur() and fil_arreter() too */
    int faits; /* moves judged so far, of partie.rang, */
    int lus;   /* and of them, those that a file judged */
    bool juges[PARTIE_COUPS_MAX];
    struct jugement jugements[PARTIE_COUPS_MAX];
};

/* NULL, or in the user's language why games of `jeu` are not gone over. A NULL examiner: the
 * program has none. */
const char *examen_refus(const struct examinateur *examinateur, const struct jeu *jeu);

/* Begins with the moves played in `partie`, forgetting what was found before. Means and book are
 * those of `limites`, which is copied. NULL, or why not. */
const char *examen_lancer(struct examen *x, const struct examinateur *examinateur,
                          const struct partie *partie, const struct limites *limites);

/* Begins with what a file says: nobody examines, the judgements come by examen_noter(). */
void examen_preparer(struct examen *x, const struct examinateur *examinateur,
                     const struct partie *partie);
void examen_noter(struct examen *x, int rang, const struct jugement *jugement);

/* For the examiner: the judgement of the move after `rang` moves. */
void examen_rendre(struct examen *x, int rang, const struct jugement *jugement);

/* Takes a judgement, or the end. */
void examen_recevoir(struct examen *x);

/* The judgement of the move after `rang` moves of `partie`; NULL: there is none, or it was of
 * another move or position. */
const struct jugement *examen_jugement(const struct examen *x, const struct partie *partie,
                                       int rang);

/* Is it going to be searched again, and told by examen_rendre() once more? How many are? None once
 * the examination has ended, or was stopped. */
bool examen_doute(const struct examen *x, const struct jugement *j);
int examen_douteux(const struct examen *x);

/* Is every move played in `partie` judged, one at least? */
bool examen_entier(const struct examen *x, const struct partie *partie);

/* The same, and none of these judgements is to be searched again, be it that the examination was
 * stopped before. */
bool examen_acheve(const struct examen *x, const struct partie *partie);

/* Appends what a player lost in all the moves that are judged, in which phases, and how many
 * errors: "Noir perd 47 (ouverture 4, milieu 27, finale 16), 5 erreurs"; `phases` false: not in
 * which. */
void examen_dire_bilan(const struct examen *x, const struct partie *partie, int joueur,
                       bool phases, struct tampon *sortie);

/* Appends what of it was lost where the values are proved, "Dont prouvés : Noir 16, Blanc 4";
 * nothing of none. */
void examen_dire_prouve(const struct examen *x, const struct partie *partie, struct tampon *sortie);

#endif
