/* Errors of reviewed games as cards to be asked again (partie/rappels.h), and a card as a position
 * of a file. */
#ifndef INTERFACES_RECOLTE_H
#define INTERFACES_RECOLTE_H

#include "formats/noms_cherches.h"
#include "interfaces/analyse.h"
#include "partie/rappels.h"

/* Errors as they are found. All zero but what is wanted: none yet. */
struct recolte {
    long perte; /* those that lost so many discs */
    int phase;  /* of this phase (bilan_joueurs.h), PHASE_TOUTES: of any */
    struct rappel *cartes;
    int nb, parties;
};

/* Adds those of a game; where players were asked for, their own: the first one's of two. They are
 * due at once. */
void recolte_prendre(struct recolte *r, const struct partie_notee *p, const struct analyse *a,
                     const struct joueurs_cherches *joueurs);

void recolte_detruire(struct recolte *r);

/* Fills an empty `p` with the position of a card, and whence it is. */
void recolte_ecrire(const struct rappel *c, struct partie_notee *p);

#endif
