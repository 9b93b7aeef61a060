/* What every legal move of a position is worth. A thought gives one best move only, so that each
 * move is searched for itself, in turns that go a ply deeper each. The first has two, the move and
 * one more: a search has a ply at the least.
 *
 *     valeurs_init(&v, jeu, &position, joueur, &limites);
 *     while (!valeurs_sues(&v) && valeurs_approfondir(&v, &arret))
 *         ... v.coups[0 .. v.nb - 1], best first
 *     valeurs_finir(&v);
 *
 * One thread at a time. */
#ifndef PARTIE_VALEURS_H
#define PARTIE_VALEURS_H

#include "base/pensee.h"
#include "jeux/jeu.h"

/* A move and what is known of it: the thought about the position that it leads to, but `score` is
 * for who plays it and `profondeur` counts it. */
struct valeur_coup {
    int coup;
    struct pensee pensee;
};

struct valeurs {
    const struct jeu *jeu;
    struct position position;
    int joueur;
    struct limites limites; /* level, means, book */
    void *memoire;          /* of the thinker, from one search to the next */
    double echeance;        /* no move is searched from then on (horloge_secondes()); 0: never */
    int profondeur;         /* whole turns made: plies of the last one, the move's too */
    struct valeur_coup coups[COUPS_MAX]; /* all of that turn, best first; equal ones by code */
    int nb;
    const char *erreur; /* why the last turn could not be, in the thread that asked; else NULL */
};

/* The legal moves of `joueur` in a game that has a thinker, no turn made. Level, means and use of
 * the opening book are those of `limites`, which is copied. */
void valeurs_init(struct valeurs *v, const struct jeu *jeu, const struct position *position,
                  int joueur, const struct limites *limites);

/* Is there nothing more to find: is each move proved, or from the opening book? */
bool valeurs_sues(const struct valeurs *v);

/* One turn more. False when *arret, set by another thread, the deadline or an error ended it, which
 * `erreur` tells apart: the values are then those of the turn before. */
bool valeurs_approfondir(struct valeurs *v, atomic_bool *arret);

void valeurs_finir(struct valeurs *v);

/* One thought about a position of which it is the turn of `trait`, who may have to pass, as
 * `joueur` sees it; a finished game is worth its margin. NULL, or why it cannot be; one that was
 * stopped is worth nothing, and no error. */
const char *valeurs_penser(const struct jeu *jeu, const struct position *position, int joueur,
                           int trait, const struct limites *limites, struct pensee *pensee);

#endif
