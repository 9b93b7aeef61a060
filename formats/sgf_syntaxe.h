/* The syntax of SGF, whatever the game: from text to the properties of a tree of nodes, each of
 * which follows another. Internal to the SGF reader.
 *
 *     (;GM[2]PB[a];B[fe](;W[df];B[cc])(;W[ff]))
 *      0           1      2     3       4         parents: -1 0 1 2 1
 *      `---- main line: the first nodes, each the one behind that before it
 *
 * A fault behind the main line takes the variation that it is in along, and nothing else. Views are
 * on the text that is read. Method: red-bean.com/sgf, FF[4]. */
#ifndef FORMATS_SGF_SYNTAXE_H
#define FORMATS_SGF_SYNTAXE_H

#include "base/octets.h"
#include "formats/lecture.h"

/* One value of one property; a property with three values gives three of them. */
struct propriete {
    struct vue nom;    /* "AB" */
    struct vue valeur; /* between the brackets, escapes not undone */
    int noeud;         /* 0 is the root */
};

struct arbre_sgf {
    struct propriete *proprietes; /* node by node */
    int nb;
    int *parents; /* of each node, the one it follows; -1: it is the root */
    int nb_noeuds;
    int principaux; /* the first ones, the main line */
};

/* Reads the next game tree of the text. False when there is none left, or (told to the reader's
 * problems) when it is not well formed: `*faux` tells which, to be given back unchanged at the next
 * call; false at the first. */
bool sgf_arbre_suivant(struct lecteur *l, struct arbre_sgf *arbre, bool *faux);

void arbre_sgf_detruire(struct arbre_sgf *arbre);

/* Appends the value with its escapes undone: "\]" is "]", "\" at a line end joins the lines. */
void sgf_desechapper(struct vue valeur, struct octets *sortie);

/* Appends "NAME[value]" with what needs it escaped. */
void sgf_ecrire_texte(const char *nom, const char *valeur, struct octets *sortie);

#endif
