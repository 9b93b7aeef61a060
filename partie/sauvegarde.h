/* A game as the text of its save file:
 *
 *     partie 1
 *     jeu othello-8x8
 *     noir clavier
 *     blanc ia:3
 *     premier noir
 *     temps 0
 *     livre oui
 *     pendule 300+5
 *     depart ---------------------------OX------XO---------------------------
 *     rang 2
 *     coups f5 d6 c3
 *     ailleurs 2
 *     restes - - 298.25
 *     aides 2 1
 *     arbre f5 d6 c3[bien] (d3) (f4* f3*)
 *
 * `temps` and `livre` may be missing, as in older files. `rang` is how many of the moves are
 * played; the rest can be redone. `ailleurs` is how many were not played in this game, of its
 * first moves once it is read back; missing: none. `pendule` and `restes` are where it has a clock:
 * what that showed after each move, "-" where it is not known. `aides`: how often a person was
 * advised in it and took moves back; missing: never. `arbre`: its variations and comments
 * (partie/arbre_texte.h); missing: none. Pure functions on text. */
#ifndef PARTIE_SAUVEGARDE_H
#define PARTIE_SAUVEGARDE_H

#include "base/octets.h"
#include "partie/arbre.h"
#include "partie/partie.h"
#include "partie/reglages.h"

/* Longest text that sauvegarde_ecrire() makes, closing 0 included: all but the last line, */
enum { SAUVEGARDE_OCTETS_MAX = 16384 };

void sauvegarde_ecrire(const struct partie *partie, const struct reglages *reglages,
                       struct tampon *sortie);

/* which this appends, if there is something to tell. */
void sauvegarde_ecrire_arbre(const struct arbre *a, const struct jeu *jeu, struct octets *sortie);

/* Reads it back: every move is checked by the rules of the game, found by name among `jeux`, closed
 * by NULL, and nothing is passed over. `*arbre` is an empty tree; NULL: its lines are not wanted.
 * False, and a reason with its line, when anything is wrong; `*partie`, the players of `*reglages`
 * and the tree are then unspecified. */
bool sauvegarde_lire(struct vue texte, const struct jeu *const *jeux, struct partie *partie,
                     struct reglages *reglages, struct arbre *arbre, struct tampon *raison);

#endif
