/* Exercises on the screen (partie/exercices.h), key z: a look back in which nothing tells the
 * better move until it is found or asked for, and in which a move played is an answer. In the panel
 *
 *     Exercice 2 sur 6
 *     À Noir : le meilleur coup ?            then what the review says of the error
 *
 * Of those that are due (serie.h) the panel says whence each is, and no key but theirs does
 * anything.
 *
 * Everything that could tell asks exercice_cache(): verdicts, values, advice, the graph, the moves
 * that followed. */
#ifndef INTERFACES_ECRAN_EXERCICE_H
#define INTERFACES_ECRAN_EXERCICE_H

#include "interfaces/ecran/vue.h"

/* ---- Life ---- */

/* Asks the first one, or the one that a look back left; where there is none a message says why. */
void exercice_commencer(struct ecran *e);

/* Keeps the errors that they would be of for another day (partie/erreurs.h); a message says how
 * many are new, or why none is kept. */
void exercice_garder(struct ecran *e);

/* Asks the present one of those that are due (serie.h); where it cannot be, ends them and says
 * why. */
void exercice_poser(struct ecran *e);

/* Ends them; the moment looked at stays. Nothing where there are none. */
void exercice_fermer(struct ecran *e);

/* What a key does in them. False: what it does elsewhere. */
bool exercice_servir(struct ecran *e, enum commande commande);

/* A legal move is the answer. */
void exercice_repondre(struct ecran *e, int coup);

/* Is an answer awaited that nothing can judge yet? Values came: they may. They cannot come: it is
 * awaited no more. */
bool exercice_attend(const struct ecran *e);
void exercice_juger(struct ecran *e);
void exercice_renoncer(struct ecran *e);

/* ---- What is shown ---- */

bool exercice_en_cours(const struct ecran *e);

/* Must the answer not be told? */
bool exercice_cache(const struct ecran *e);

/* Appends the answer whose value is looked for; false: there is none. */
bool exercice_dire_attente(const struct ecran *e, struct tampon *sortie);

/* Gives the rows used, 0: there is no exercise. */
int exercice_dessiner(const struct ecran *e, struct rectangle r);

#endif
