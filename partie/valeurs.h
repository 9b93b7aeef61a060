/* What every legal move of a position is worth, deeper and deeper.
 *
 *     valeurs_init(&v, jeu, &position, joueur, &limites);
 *     v.dire = montrer, v.contexte = ecran;
 *     erreur = valeurs_chercher(&v);       montrer() sees v.coups[0 .. v.nb - 1], best first
 *
 * A game's thinker may value them together (jeu.h, `valoir`). Of another, a thought gives one best
 * move only: each move is searched for itself, in turns that go a ply deeper each. The first has
 * two, the move and one more: a search has a ply at the least.
 *
 * One thread at a time. */
#ifndef PARTIE_VALEURS_H
#define PARTIE_VALEURS_H

#include "base/pensee.h"
#include "jeux/jeu.h"

struct valeurs {
    const struct jeu *jeu;
    struct position position;
    int joueur;
    struct limites limites; /* level, means, book; `secondes` for all moves, 0: none; `arret` */
    /* The moves, best first, equal ones by code, as thoughts of the move itself: `score` is for who
     * plays it, `profondeur` counts it, `selectivite` is 0 but where the end of the game was
     * seen. */
    struct pensee coups[COUPS_MAX];
    int nb;
    void (*dire)(void *contexte); /* called after each whole turn */
    void *contexte;
};

/* The legal moves of `joueur` in a game that has a thinker, none of them searched. `limites` is
 * copied. */
void valeurs_init(struct valeurs *v, const struct jeu *jeu, const struct position *position,
                  int joueur, const struct limites *limites);

/* Searches until there is nothing more to find, each move being proved or from the opening book, or
 * until `*limites.arret` or the time ends it: the values are then those of the turn before. NULL,
 * or why the last turn could not be, in the calling thread. */
const char *valeurs_chercher(struct valeurs *v);

/* One thought about a position of which it is the turn of `trait`, who may have to pass, as
 * `joueur` sees it; a finished game is worth its margin. NULL, or why it cannot be; one that was
 * stopped is worth nothing, and no error. */
const char *valeurs_penser(const struct jeu *jeu, const struct position *position, int joueur,
                           int trait, const struct limites *limites, struct pensee *pensee);

#endif
