/* A game gone over by the engine: what each position was worth, and what each move lost.
 *
 * Positions are searched from the last to the first, so that what was found near the end serves
 * before it. The values are backed up: what a move is worth is what the next position is, and a
 * position is worth its best move, the one played or another, which is searched as deep and as
 * surely as the next position was: the difference is a loss, not the noise of two depths. So the
 * losses account for all that the values fall by. Errors that are not proved are then searched once
 * more, the move played and the better one together and with more time: what that finds stands in
 * the place of what was found before, of these moves alone. Where the opening book knows a
 * position, it may answer instead. Values are final differences of discs, the empty squares
 * going to the winner. */
#ifndef INTERFACES_ANALYSE_H
#define INTERFACES_ANALYSE_H

#include "base/pensee.h"
#include "formats/partie_notee.h"
#include "moteur/moteur.h"

/* For a position, where the user does not say otherwise. */
enum { ANALYSE_SECONDES = 1 };

/* A move of the game. */
struct coup_analyse {
    int case_, joueur; /* formats/grille.h; NOIR or BLANC */
    int vides;         /* empty squares before it */
    bool seul;         /* the only legal move: nothing was searched */
    int meilleur;      /* square of the best move, `case_` where none is better */
    int valeur;        /* of the position, for Black, with the best move, */
    int perte;         /* and how much less the move played is worth, for who played it; >= 0 */
    bool exact;        /* proved */
    bool livre;        /* from the opening book: nothing was searched */
    int profondeur;    /* plies of the search, the weaker one where the move played had its own, */
    int confiance;     /* and its confidence in % */
    int suite[MOTEUR_PV_MAX]; /* best line, from the best move on; CASE_PASSE is a pass */
    int suite_longueur;
};

struct analyse {
    struct coup_analyse coups[GRILLE_CASES]; /* without the passes, in order */
    int nb;
    int inconnus; /* the first of them, not looked at when it was stopped */
    bool finie; /* the game is over at the last position, */
    int marge;  /* with this margin of Black's */
};

/* Seconds that all marks together may have anew, as many times what one has. */
enum { ANALYSE_REPRISES = 12 };

/* How long to think of a position: `secondes`, or, where it is not 0, `profondeur` plies. */
struct analyse_effort {
    double secondes;
    int profondeur;
    double reprise; /* for each error that is to be searched again (analyse_est_a_reprendre()), less
                       where there are more than ANALYSE_REPRISES; 0: none is */
    bool livre; /* not at all where the opening book answers */
    const atomic_bool *arret;
    /* After each position, `faits` of `nb`; may be NULL. */
    void (*progres)(void *contexte, int faits, int nb);
    /* After each move, counted from 0, that was searched again; may be NULL. */
    void (*repris)(void *contexte, int rang);
    void *contexte;
};

/* An engine for it, with the means that the user gives, for moteur_detruire() to free; NULL: memory
 * lacks. */
struct moteur *analyse_moteur(const struct moyens *moyens);

/* What the position after the move is worth, for Black. */
int analyse_apres(const struct coup_analyse *c);

/* How sure it is in %, where the end of the game was seen; 0: it was not. */
int analyse_confiance(const struct coup_analyse *c);

/* Is it an error that two searches of different positions may have made, and one of both moves
 * together may undo? Not one that is proved, of the book, or too large for that. */
bool analyse_est_a_reprendre(const struct coup_analyse *c);

/* Goes over a game on the 8x8 board. False when *arret stopped it: `a->inconnus` moves then have
 * their squares and players only. */
bool analyser(struct moteur *m, const struct partie_notee *p, const struct analyse_effort *e,
              struct analyse *a);

/* Takes the values that a game on the 8x8 board holds of its moves, whoever's, and what is said of
 * each that lost (revue_notee.h): the better line where it tells one, else the better move is not
 * known, `case_` itself. `a->inconnus` moves end at the last one that has no value. */
void analyse_lire(const struct partie_notee *p, struct analyse *a);

/* The same where a review wrote the values of all moves: its words tell it, or the plies of its
 * searches. False: a move has none, or they may be anybody's, as those of the players' own
 * programs. */
bool analyse_relire(const struct partie_notee *p, struct analyse *a);

#endif
