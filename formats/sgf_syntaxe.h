/* The syntax of SGF, whatever the game: from a tree of nodes to the properties of its main line.
 * Internal to the SGF reader.
 *
 *     (;GM[2]PB[a];B[fe](;W[df];B[cc])(;W[ff]))
 *      `---- main line: GM PB B W B ---´  `-- a variation: counted, left out
 *
 * Views are on the text that is read. Method: red-bean.com/sgf, FF[4]. */
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

struct ligne_sgf {
    struct propriete *proprietes;
    int nb, variantes;
};

/* Reads the next game tree of the text. False when there is none left, or (told to the reader's
 * problems) when it is not well formed: `*faux` tells which, to be given back unchanged at the next
 * call; false at the first. */
bool sgf_ligne_suivante(struct lecteur *l, struct ligne_sgf *ligne, bool *faux);

void ligne_sgf_detruire(struct ligne_sgf *ligne);

/* Appends the value with its escapes undone: "\]" is "]", "\" at a line end joins the lines. */
void sgf_desechapper(struct vue valeur, struct octets *sortie);

/* Appends "NAME[value]" with what needs it escaped. */
void sgf_ecrire_texte(const char *nom, const char *valeur, struct octets *sortie);

#endif
