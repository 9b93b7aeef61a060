/* Players that are other programs: `gtp:COMMANDE`, `nboard:COMMANDE` and `arbitre:COMMANDE`.
 *
 * The program is started by externe_preparer(), at its first move at the latest, and told the whole
 * game whenever what it was told is not what is being played (undo, new game). A program that is
 * slow, dies, answers rubbish or an illegal move gives an error: its colour has lost. It has
 * limites.depart (EXTERNE_DEPART) seconds to answer the first words; then limites.secondes, or what
 * is left on its clock, and a second of grace for a move, EXTERNE_SECONDES when there is no limit.
 * The time of a move runs from the answer to the first words. `limites.patience` comes before all
 * these, and a protocol may have a time of its own.
 *
 * The first two speak of the usual 8x8 board only, the third of coloured Awalé. */
#ifndef PARTIE_EXTERNE_H
#define PARTIE_EXTERNE_H

#include "partie/joueur.h"

enum { EXTERNE_SECONDES = 120, EXTERNE_DEPART = 20 };

extern const struct protocole_externe externe_gtp, externe_nboard, externe_arbitre;

/* The members of struct genre_joueur, whose `protocole` is one of these. */
const char *externe_creer(struct joueur *joueur, const struct jeu *jeu, const char *argument);
const char *externe_preparer(struct joueur *joueur, atomic_bool *arret);
const char *externe_penser(struct joueur *joueur, const struct partie *partie, atomic_bool *arret,
                           struct pensee *pensee);
void externe_reposer(struct joueur *joueur);
void externe_detruire(struct joueur *joueur);

#endif
