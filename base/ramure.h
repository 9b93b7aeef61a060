/* A tree of moves as one line of text, word by word, for the files that keep a person's games:
 *
 *     [finale du club] f5 d6 c3[bien] (d3) (f4*=-6.00 f3*)
 *
 * A move goes on from the one before it; where several do, each stands with what follows it in
 * parentheses. Before all of them is what belongs to the start. Behind a move: `*`, it is in no
 * file of games yet; `=`, what the position there is worth for player 1; `[…]`, its comment; `{…}`,
 * what such a file has in place of it, if that is something else, or nothing; at the start `!`: a
 * line of such a file was removed. In these texts `\` stands before `\`, `]` and `}`, `\n` is the
 * end of a line, `\t` a tab. */
#ifndef BASE_RAMURE_H
#define BASE_RAMURE_H

#include "base/octets.h"

struct ramure_mot {
    enum { RAMURE_COUP, RAMURE_OUVRE, RAMURE_FERME, RAMURE_FAUX } genre;
    struct vue coup; /* empty: the start */
    bool neuf, retiree, evalue, commente, retouche;
    double valeur;
    struct vue commentaire, ecrit; /* for ramure_texte() */
};

/* No value beyond is written or read. */
#define RAMURE_VALEUR_MAX 1e6

/* Takes the next word off the front. False when none is left. */
bool ramure_lire(struct vue *v, struct ramure_mot *mot);

/* The text of a comment, to be freed; NULL: an empty one. */
char *ramure_texte(struct vue v);

/* Appends a text between these two signs, "[]" or "{}". */
void ramure_ecrire_texte(const char *texte, const char *signes, struct octets *sortie);

#endif
