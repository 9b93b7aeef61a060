/* What is asked of a thinking player and what he tells of his thought. The same two structures for
 * every game and every engine, so that any screen can show any of them. */
#ifndef BASE_PENSEE_H
#define BASE_PENSEE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum { NIVEAU_MIN = 1, NIVEAU_MAX = 10, PV_MAX = 24 };

/* From here on the levels of every game are limited by time: seconds for a move. */
enum { NIVEAU_AU_TEMPS = 9, SECONDES_NIVEAU_9 = 2, SECONDES_NIVEAU_10 = 5 };

struct evaluation;

/* What the machine gives to thought. All zero: as the thinker likes best. */
struct moyens {
    int fils;    /* threads that may think together; 0: one */
    int hachage; /* MiB of the table that a thought may fill; 0: by the time of a move */
    /* Weights of the 8x8 engine other than the program's, which outlive the thoughts that use them;
     * NULL: none. */
    const struct evaluation *poids;
};

/* A player's clock for the game, as it stands before his move. */
struct pendule {
    double reste;     /* seconds on it; 0: there is no clock */
    double increment; /* seconds added after each of his moves */
    int coups;        /* his moves to the next control, this one counted; 0: the clock is for the
                         whole game */
};

/* What a thought that goes on has found so far, readable from another thread at any moment: a move,
 * its depth and its value in whole discs, in one word; 0: nothing yet. */
typedef _Atomic(uint64_t) progres;

static inline void progres_noter(progres *p, int coup, int profondeur, int valeur)
{
    if (p)
        atomic_store(p, (uint64_t)(uint32_t)valeur << 32 | (uint64_t)(profondeur & 0xffff) << 16 |
                            (uint64_t)(coup & 0xffff));
}

/* False: nothing was noted. */
static inline bool progres_lire(const progres *p, int *coup, int *profondeur, int *valeur)
{
    const uint64_t mot = atomic_load(p);
    *coup = (int)(mot & 0xffff);
    *profondeur = (int)(mot >> 16 & 0xffff);
    *valeur = (int)(int32_t)(uint32_t)(mot >> 32);
    return mot != 0;
}

/* The question. All zero but `niveau` and `arret` is a good question. */
struct limites {
    int niveau;        /* NIVEAU_MIN to NIVEAU_MAX: what the game makes of it is its own affair */
    int profondeur;    /* plies at the most; 0: as the level says */
    uint64_t noeuds;   /* positions after which the 8x8 engine stops, whatever the machine; 0: as
                          the level says */
    double secondes;   /* for this move; 0: as the level says. No clock is read when the depth
                          alone limits the search, so that it can be repeated */
    double assez;      /* seconds after which nothing new is begun, with `secondes`; 0: `secondes`
                          alone counts */
    struct pendule pendule; /* told to other programs; partie/pendule.h makes `secondes` and `assez`
                               of it */
    double retard;     /* by how much a thought of late exceeded `secondes`: a busy machine */
    double depart;     /* seconds for another program to start; 0: as partie/externe.h says */
    double patience;   /* seconds after which another program has lost; 0: likewise */
    const char *style; /* name of a particular evaluation, NULL for the game's best */
    atomic_bool *arret; /* may be set by another thread: answer at once. Never NULL */
    bool entre_machines; /* the other player is no person */
    bool sans_livre;    /* always search, even what the opening book knows */
    uint64_t graine;    /* of the choice among the equal moves of the book */
    struct moyens moyens;
    progres *progres;   /* where he notes what he has found so far; NULL: nobody looks */
    void **memoire;     /* where the thinker keeps what may serve its next move: *memoire is NULL at
                           first, and given back to the game's oublier(). NULL: nothing is kept */
};

/* Does time alone limit the thought, so that it need not be the same twice? A style of its own
 * thinks as its document says, which is by time. */
static inline bool limites_au_temps(const struct limites *l)
{
    return l->profondeur == 0 && (l->secondes > 0 || l->style ||
                                  (l->niveau >= NIVEAU_AU_TEMPS && l->noeuds == 0));
}

/* The answer. `coup` is always legal, also after a stop. */
struct pensee {
    int coup;              /* in the game's own move code */
    double score;          /* for the side to move; in discs (or seeds) when `en_points` */
    bool en_points;        /* `score` is an expected final margin, not an engine's own unit */
    double bruit;          /* a `score` nearer to 0 does not tell who stands better: by as much it
                              may be wrong. 0: not known */
    bool livre;            /* from the opening book: nothing was searched, the counts are 0 */
    bool exact;            /* `score` is proved: perfect play by both sides to the end */
    int profondeur;        /* plies completed */
    int selectivite;       /* confidence in %, 100 at full width, 0 when not measured */
    uint64_t noeuds;       /* positions visited */
    uint64_t coupures;     /* beta cut-offs */
    uint64_t table_lues;   /* table look-ups */
    uint64_t table_succes; /* of which answered */
    double secondes;       /* wall clock */
    int pv[PV_MAX];        /* principal variation, move codes, passes left out */
    int pv_longueur;
};

#endif
