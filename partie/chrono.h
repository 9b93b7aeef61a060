/* The clocks of a game that is being played: whose runs, what they show, who has lost by his.
 *
 * What a clock shows after a move is kept with that move (partie/partie.h), so that to take moves
 * back gives the time back too. Only the turn that goes on is counted here. The clock of a person
 * runs from the moment when his move is asked for, whatever moment of the game he looks at, but not
 * while something else is asked or told over the board; that of a player who thinks runs for as
 * long as his thought, once he is ready. No clock runs on a pass, in a variation, nor in an opened
 * game that is only looked at.
 *
 * A side whose clock falls has lost: the loop ends as by a forfeit (partie/boucle.c), which needs
 * nothing of main.c. Undo, or a game without a clock (chrono_changer()), takes the loss back. */
#ifndef PARTIE_CHRONO_H
#define PARTIE_CHRONO_H

#include <stdbool.h>

#include "base/texte.h"

struct session;
struct reflexion;

/* All zero: a turn that has not begun. */
struct chrono {
    int rang;                       /* moves before this turn; -1: no turn was counted */
    bool court;                     /* it runs, */
    double debut;                   /* since this moment, by horloge_secondes(), */
    const struct reflexion *pensee; /* or as this thought does; NULL: a person's */
    double employe;                 /* seconds of this turn before that */
    double limite; /* the thought is stopped with so much used in this turn; 0: at the end of the
                      clock */
};

/* Is there a clock in the game as it is now? */
bool chrono_existe(const struct session *s);

/* What is to be seen on a player's clock, in seconds: never below 0. */
double chrono_reste(const struct session *s, int joueur);

/* Appends it as "4:58" or "1:00:00", rounded up: 0:00 is the end; with a mark, "0:07!", when little
 * is left. */
void chrono_dire(const struct session *s, int joueur, struct tampon *sortie);
bool chrono_presse(const struct session *s, int joueur);

/* The limits of a player before he thinks: his level's time or that of the setting, but no more
 * than his share of the clock. */
void chrono_limiter(struct session *s, int joueur);

/* Starts the clock of the side to move, of a person when `pensee` is NULL. The same turn goes on
 * when it was stopped before. */
void chrono_lancer(struct session *s, const struct reflexion *pensee);

/* Stops it. False: none ran. */
bool chrono_arreter(struct session *s);

/* Seconds until the wait for the move must end, and until the clocks show something else; negative:
 * nothing of it is to come. */
double chrono_echeance(const struct session *s);
double chrono_seconde(const struct session *s);

/* Forgets the turn: the game has gone to another moment, or another game takes its place. */
void chrono_oublier(struct session *s);

/* The setting has changed: both sides have the whole of the new clock, if there is one. */
void chrono_changer(struct session *s);

#endif
