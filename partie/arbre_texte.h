/* The tree of a game as one line of text (base/ramure.h), for the save and the history. */
#ifndef PARTIE_ARBRE_TEXTE_H
#define PARTIE_ARBRE_TEXTE_H

#include "base/octets.h"
#include "partie/arbre.h"

/* Appends it; nothing of a tree that holds nothing. */
void arbre_ecrire(const struct arbre *a, const struct jeu *jeu, struct octets *sortie);

/* Fills an empty tree of the game that begins as `partie` does: every move is checked by its rules
 * and stands there once. False: `raison` tells why it is none, and the tree is not whole. */
bool arbre_lire(struct vue texte, const struct partie *partie, struct arbre *a,
                struct tampon *raison);

#endif
