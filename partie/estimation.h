/* The values of all the moves of a position (valeurs.h), found in a thread of its own, so that the
 * interface never sleeps through it.
 *
 *     estimation_lancer(&e, jeu, &position, joueur, &limites);
 *     ... poll() on fil_fd(&e.fil) beside the keyboard, and when it is readable: ...
 *     estimation_recevoir(&e);
 *     fil_arreter(&e.fil);            at any moment; what was received stays
 *
 * All zero is one that never began. One thread calls; only the search runs in another. */
#ifndef PARTIE_ESTIMATION_H
#define PARTIE_ESTIMATION_H

#include "base/fil.h"
#include "base/texte.h"
#include "partie/jugement.h"
#include "partie/valeurs.h"

/* Nobody wants a processor to be busy as long as he looks at a board: where no other time is given
 * no move is searched from then on, and what was found stays. */
enum { ESTIMATION_SECONDES = 60 };

/* What a move is worth to who plays it. */
struct estime {
    int16_t coup;
    int16_t profondeur; /* plies of the search, the move's too */
    float score;        /* as the game's thinker tells it: what the game counts, or his own unit */
    bool exact;         /* proved */
    bool livre;         /* from the opening book */
    uint8_t confiance;  /* % of a search that saw the end of the game, 0: it did not */
};

struct estimation {
    struct valeurs valeurs;           /* the search's own while it runs */
    struct fil fil;                   /* for fil_fd(), fil_erreur() and fil_arreter() too */
    bool finie;                       /* it came to its end: nothing more will be found */
    struct estime estimes[COUPS_MAX]; /* of the last whole turn, best first */
    int nb;                           /* 0: none yet */
};

/* Begins with a position in which `joueur` can move, forgetting what was found before. Level,
 * means, book and time as valeurs_init() takes them. NULL, or why not. */
const char *estimation_lancer(struct estimation *e, const struct jeu *jeu,
                              const struct position *position, int joueur,
                              const struct limites *limites);

/* Is it, or was it, about this position? */
bool estimation_est(const struct estimation *e, const struct jeu *jeu,
                    const struct position *position, int joueur);

/* Takes a turn, or the end: `finie`, or an error. */
void estimation_recevoir(struct estimation *e);

/* What is known of a move; NULL: nothing. */
const struct estime *estimation_coup(const struct estimation *e, int coup);

/* What was found of the move that `j` judges, played by `joueur`, in the place of what it says
 * where that is less sure. False: it is not, and nothing is changed. */
bool estimation_corriger(const struct estimation *e, int coup, int joueur, struct jugement *j);

/* Appends "+4": three columns at the most for a margin of two digits. */
void estime_ecrire(const struct estime *e, struct tampon *sortie);

/* One column that tells the three kinds of value apart: "=" proved, "#" from the book, "" a
 * search. */
const char *estime_marque(const struct estime *e);

/* Appends the same in words: "exact", "livre", "14 plis". */
void estime_dire_surete(const struct estime *e, struct tampon *sortie);

#endif
