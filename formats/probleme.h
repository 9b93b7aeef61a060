/* An endgame problem: a position of an OBF file (position.h tells the format), as two words.
 *
 * What a file of positions may say, a problem may: scored moves, best first, a score alone, moves
 * that lead to the position. Scores are rounded to whole discs. */
#ifndef FORMATS_PROBLEME_H
#define FORMATS_PROBLEME_H

#include <stdbool.h>
#include <stdint.h>

#include "base/texte.h"

enum { PROBLEME_COUPS_MAX = 64, PROBLEME_PASSE = 64 };

struct probleme {
    uint64_t joueur, adverse; /* discs of the side to move, of the other; bit 0 is a1 */
    bool noir;                /* Black is to move */
    bool note;                /* `score` was given: by itself, or that of the first move */
    int score;
    struct probleme_coup {
        int x; /* 0 to 63, or PROBLEME_PASSE */
        int score;
    } coups[PROBLEME_COUPS_MAX];
    int n_coups;
    int ligne; /* PROBLEME_FAUX: of the text, from 1, where it is wrong */
};

enum probleme_resultat { PROBLEME_LU, PROBLEME_VIDE, PROBLEME_FAUX };

/* Reads one line, or those of one board. PROBLEME_VIDE: nothing but blanks and a comment.
 * PROBLEME_FAUX: `refus` says in the user's language what is wrong and in which column, and nothing
 * of `*p` but the line is to be used. */
enum probleme_resultat probleme_lire(struct vue texte, struct probleme *p, struct tampon *refus);

/* The position that a game on 8x8 has come to. */
struct partie_notee;
struct probleme probleme_de_partie(const struct partie_notee *n);

/* Appends the 64 squares (X, O, -). */
void probleme_ecrire(const struct probleme *p, struct tampon *sortie);

#endif
