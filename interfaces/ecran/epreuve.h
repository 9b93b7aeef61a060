/* Questions on the screen (partie/epreuve.h): a look in which nothing tells the answer until it is
 * found or asked for, and in which a move played is an answer. Those of the game, key z, are asked
 * beside it and may be left for it; the others in its place, from the first to the last or until
 * the person stops, and no key but theirs does anything. In the panel
 *
 *     Exercice 2 sur 6
 *     2008, Anne – Bob, coup 11              of one of another game
 *     À Noir : le meilleur coup ?            then what the review says of the error
 *
 * Everything that could tell asks epreuve_cache(): verdicts, values, advice, the graph, the moves
 * that followed. */
#ifndef INTERFACES_ECRAN_EPREUVE_H
#define INTERFACES_ECRAN_EPREUVE_H

#include "interfaces/ecran/vue.h"

/* ---- Life ---- */

/* Asks the first exercise of the game, or the one that a look elsewhere left; where there is none a
 * message says why. */
void epreuve_commencer(struct ecran *e);

/* Keeps the errors that they would be of for another day (partie/erreurs.h); a message says how
 * many are new, or why none is kept. */
void epreuve_garder(struct ecran *e);

/* Asks questions in the place of the game, then says how many were found, in a box. False: the
 * terminal is gone. */
bool epreuve_mener(struct ecran *e, struct epreuve *x);

/* Those that are due of a kind; where none is a box says why. False likewise. */
bool epreuve_entrainer(struct ecran *e, const struct entrainement *entrainement);

/* Ends those of the game; the moment looked at stays. */
void epreuve_oublier(struct ecran *e);

/* What a key does in them. False: what it does elsewhere. */
bool epreuve_servir(struct ecran *e, enum commande commande);

/* A legal move is the answer. */
void epreuve_jouer(struct ecran *e, int coup);

/* Is an answer awaited that nothing can judge yet? Values came: they may. They cannot come: it is
 * awaited no more. */
bool epreuve_attend(const struct ecran *e);
void epreuve_juger(struct ecran *e);
void epreuve_renoncer(struct ecran *e);

/* ---- What is shown ---- */

/* Must the answer not be told? */
bool epreuve_cache(const struct ecran *e);

/* Are they asked in the place of the game? */
bool epreuve_a_part(const struct ecran *e);

/* Gives the rows used, 0: nothing is asked. */
int epreuve_dessiner(const struct ecran *e, struct rectangle r);

#endif
