/* The review of the game on the screen: the program's engine goes over the moves played
 * (partie/examen.h) while everything else goes on, and what it found so far stands beside the moves
 * of the list, on the graph, on the board in a look back, and in the panel:
 *
 *     Analyse 23/60 (y : arrêter)          while it goes on
 *     Blanc a6 ? : Noir +4, 26 plis        of the move that was played at the moment looked at
 *     Perd 5 ; mieux : c8
 *     Suite c8 h3 h5 h4 a6 c2 g3 d7
 *     Noir perd 36, 5 erreurs              when all is known
 *
 * In a look back the board is the one that this move was played on, with its square marked if it
 * is an error, the better one, and what the moves of that player are worth; at the present, of the
 * last move.
 *
 * When that of a finished game is whole, the person who played it against another is taken to his
 * largest error, and told of it in a sentence.
 *
 * It stops when the computer must think on the game: neither takes the other's time unseen. */
#ifndef INTERFACES_ECRAN_JUGEMENTS_H
#define INTERFACES_ECRAN_JUGEMENTS_H

#include "interfaces/ecran/vue.h"

/* ---- Life ---- */

/* NULL, or in the user's language why this game is not gone over. */
const char *jugements_refus(const struct ecran *e);

/* Begins it, stops and hides it while it goes on, hides or shows one that is whole and sure. Where
 * it cannot begin a message says why. */
void jugements_basculer(struct ecran *e);

/* Which of these, in a word for the line of keys. */
const char *jugements_touche(const struct ecran *e);

/* Has every move that was played been judged? */
bool jugements_entier(const struct ecran *e);

/* Is, besides, no error to be searched again? */
bool jugements_acheve(const struct ecran *e);

/* The review of the game itself, not of a variation. */
const struct examen *jugements_principaux(const struct ecran *e);

/* Shows one that is whole, in the place of advice and of past games. */
void jugements_montrer(struct ecran *e);

/* Stops and hides it. */
void jugements_arreter(struct ecran *e);

/* The same before another game, and whatever is kept of this one (jugements_rendre()). */
void jugements_fermer(struct ecran *e);

/* The same before another game of the file, `i` being this one: what was found is kept for when it
 * is taken again. */
void jugements_ranger(struct ecran *e, int i);

/* A game of the file was taken: shows what was found of it before, else what the file says of its
 * moves. Is that the file's? */
bool jugements_ouvrir(struct ecran *e);

/* Frees what jugements_ranger() kept. */
void jugements_oublier(struct ecran *e);

/* The computer must think: stops it, says so; what was found stays. */
void jugements_ceder(struct ecran *e);

/* The game is looked at again after a variation: what was found of it, where the variation was
 * reviewed too, is back. */
void jugements_rendre(struct ecran *e);

/* Its descriptor is readable. */
void jugements_recevoir(struct ecran *e);

/* What the review says of the person's repertoire (struct carnet) is looked for anew:
 * the file changed, or may have. */
void jugements_relire_repertoire(struct ecran *e);
void jugements_oublier_repertoire(struct ecran *e);

/* ---- What is shown ---- */

/* The moves played before the one that is spoken of: in a look back the next one, where it is
 * judged, else the last one. -1: none. */
int jugements_rang(const struct ecran *e);

/* Of the move after `rang` moves; NULL: nothing, or it is for the person to find. */
const struct jugement *jugements_de(const struct ecran *e, int rang);

/* What the position after `rang` moves is worth for player 1; false: it is not known. */
bool jugements_valeur(const struct ecran *e, int rang, int *valeur);

/* Plies of its searches, 0: it was read in the file. */
int jugements_profondeur(const struct ecran *e);

/* In a look back, a better move than the one played next; COUP_AUCUN: none is known. */
int jugements_mieux(const struct ecran *e);

/* The one played next where it is an error, else COUP_AUCUN. */
int jugements_erreur_jouee(const struct ecran *e);

/* Has the move after `rang` moves a mark? Has any that jugements_erreur_suivante() goes to? */
bool jugements_erreur(const struct ecran *e, int rang);
bool jugements_a_erreur(const struct ecran *e);

/* The moment before the next move with a mark, from the first on again after the last; where one
 * person plays, before the next one of his. -1, and a message, where none is known. */
int jugements_erreur_suivante(struct ecran *e);

/* Give the rows used, 0: there is nothing to say. The first one is what is said of the move alone,
 * for where something else has the place; nothing in a narrow panel. */
int jugements_dessiner_verdict(const struct ecran *e, struct rectangle r);
int jugements_dessiner(const struct ecran *e, struct rectangle r);

#endif
