/* The 8x8 engine: exact endings, and as far as it can see before.
 *
 *     struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 64, .fils = 2});
 *     struct moteur_demande d = {.arret = &arret};
 *     struct moteur_reponse r;
 *     moteur_chercher(m, &position, &d, &r);
 *     moteur_detruire(m);
 *
 * With livre.h and ouvrage.h (the opening book), what the other directories see of moteur/. A
 * position is two words, seen by the side to move (othellier.h); scores are final disc differences
 * for that side, the empty squares going to the winner. An engine is used by one thread at a time;
 * several engines may live in a process. Any thread may set `*arret`: the search answers within a
 * few milliseconds. */
#ifndef MOTEUR_MOTEUR_H
#define MOTEUR_MOTEUR_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "moteur/othellier.h"

enum {
    MOTEUR_COUPS_MAX = 36, /* 35 legal moves at the most in any set-up position */
    MOTEUR_PV_MAX = 62,
    MOTEUR_HACHAGE_MAX = 1 << 20,
    MOTEUR_FILS_MAX = 64
};

struct moteur;
struct evaluation;

struct moteur_options {
    int hachage_mo; /* MiB of the transposition table, 1 to MOTEUR_HACHAGE_MAX */
    int fils;       /* threads, 1 to MOTEUR_FILS_MAX */
    const struct evaluation *evaluation; /* borrowed; NULL: the one embedded in the program */
};

/* The evaluation of a weight file's bytes (format: evaluation.h), to be freed with free() after the
 * engines that use it. NULL when they are no such file or memory lacks: `*erreur` then says which,
 * marked N_(). */
struct evaluation *evaluation_creer(const uint8_t *octets, size_t taille, const char **erreur);

/* An engine; NULL when memory or a thread is refused, or an option out of its range. */
struct moteur *moteur_creer(const struct moteur_options *o);
void moteur_detruire(struct moteur *m);

/* Forgets everything learned: the next search counts the same nodes as a new engine's. */
void moteur_oublier(struct moteur *m);

/* "avx512", "avx2" or "portable": the code in use. */
const char *moteur_variante(const struct moteur *m);

enum moteur_but {
    MOTEUR_SCORE, /* the final score */
    MOTEUR_WLD,   /* only its sign: every score told is 1, 0 or -1, proved or not */
};

struct moteur_reponse;

/* The question. All zero but `arret` means: exact score of the best move, without limit. */
struct moteur_demande {
    enum moteur_but but;
    int meilleurs;       /* how many of the best moves are valued, each for itself: all of them
                            where it is MOTEUR_COUPS_MAX; 0: the best one */
    uint64_t parmi;      /* squares of the only moves that are looked at, one of them legal; 0: all
                            moves are. Nothing to a side that must pass */
    int profondeur;      /* plies at the most; 0: to the end of the game */
    int selectivite;     /* confidence in % that is enough, 100: no cut-off that may be wrong. 0:
                            the lowest for a search of `profondeur` plies, 100 to the end */
    int bas, haut;       /* where `bas` is less: only scores between them are asked for, others may
                            be answered by a bound (not with MOTEUR_WLD) */
    uint64_t noeuds;     /* positions to stop at, or some hundreds more, shared out evenly among
                            the threads, of which the first that has had its part stops all;
                            0: no limit. They stand for time where a search asks for it: with one
                            thread equal questions have equal answers */
    double secondes;     /* 0: no limit; the clock decides nothing then, unless `assez` does */
    double assez;        /* seconds after which no new iteration begins; 0: only `secondes`
                            counts */
    const atomic_bool *arret; /* never NULL; set it (any thread) to have the answer at once */
    /* Called by the searching thread after each completed iteration; may be NULL. What it is told
     * lacks `secondes`, and `pv` is the best move alone; where the side to move must pass it is the
     * other side's answer. */
    void (*progres)(void *contexte, const struct moteur_reponse *r);
    void *contexte;
};

/* What is known of a move. */
struct moteur_coup {
    int x;
    int score;
    int borne;       /* it is worth so much at most (-1), at least (1), or (0) just that */
    bool exact;      /* as below, of this move */
    int profondeur;  /* plies, the move's too, */
    int selectivite; /* and confidence in % */
};

/* The answer. */
struct moteur_reponse {
    int coup;         /* a legal move; PASSE; SANS_COUP when the game is over */
    int score;
    int borne;        /* what it is: see struct moteur_coup */
    bool exact;       /* proved (with MOTEUR_WLD: its sign is), with the score of each of `coups` */
    int profondeur;   /* plies of the last completed iteration */
    int selectivite;  /* its confidence in % */
    uint64_t noeuds;
    uint64_t coupures;     /* beta cut-offs by a move, in the nodes that the shared table
                              remembers */
    uint64_t table_lues;   /* its look-ups, */
    uint64_t table_succes; /* of which answered */
    double secondes;
    int pv[MOTEUR_PV_MAX]; /* best line from `coup` on, passes as PASSE */
    int pv_longueur;
    /* The best moves, as many as were asked for and are legal, best first: equal ones by what is
     * proved, then by square. All have a value of the last completed iteration, but those that a
     * proof stopped on its way has found. Of several there is always one, of a ply, unless
     * `*arret` was set before the question. */
    struct moteur_coup coups[MOTEUR_COUPS_MAX];
    int n_coups;
};

void moteur_chercher(struct moteur *m, const struct othellier *p, const struct moteur_demande *d,
                     struct moteur_reponse *r);

/* The best line of `p` from its legal move `x` on, as far as the table knows it, passes as PASSE;
 * gives how many moves it is, 1 to `max`. progres() may call. */
int moteur_ligne(const struct moteur *m, const struct othellier *p, int x, int *ligne, int max);

/* Move paths of `profondeur` plies: the classic perft (a pass is a ply; a game that ends sooner is
 * one path). */
uint64_t moteur_perft(const struct othellier *p, int profondeur);

#endif
