/* A player's clock in one game of a match, and what all of them tell at the end.
 *
 * The part of the time used counts each game until its score is proved, from where on moves take no
 * time and the increments cannot be used. */
#ifndef INTERFACES_MATCH_PENDULE_H
#define INTERFACES_MATCH_PENDULE_H

#include <stdbool.h>

#include "base/pensee.h"

struct match_pendule {
    double reste;  /* seconds on it */
    double creux;  /* the least that it has shown */
    double employe; /* seconds used until the score was proved */
    double donne;   /* the clock, and the increments until then */
    bool su;        /* the score is proved */
};

/* All clocks of a player. */
struct match_temps {
    double employe, donne; /* sums */
    double creux;          /* the least of all; meaningless while `donne` is 0 */
    int drapeaux;          /* clocks that ran out */
};

void match_pendule_init(struct match_pendule *h, const struct pendule *p);

/* After a move that took so long and proved the score or not. False when the flag fell; else the
 * increment is added. */
bool match_pendule_appuyer(struct match_pendule *h, const struct pendule *p, double secondes,
                           bool exact);

/* Adds a finished game's clock. */
void match_temps_ajouter(struct match_temps *t, const struct match_pendule *h);

#endif
