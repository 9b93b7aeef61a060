/* An endgame problem: one line of an OBF file, or any board with its side to move, as two words.
 *
 *     board side; G8:+18; H1:+12; ...      scored moves, best first; "PS" or "--" is a pass
 *     board side; +12;                     the score alone
 *     board side
 *
 *     squares row by row from a1, blanks between rows allowed
 *         X x * b B  Black     O o w W  White     - . _  empty
 *     side: the letters of Black or White, glued to the board or not     % begins a comment
 *
 * The count of squares must be exact and every character known: a reader that skips what it does
 * not know gives a wrong position without a word. Digits are refused: 0 is Black for one program
 * and White for another. No rule of the game is looked at: any discs make a position. */
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
};

enum probleme_resultat { PROBLEME_LU, PROBLEME_VIDE, PROBLEME_FAUX };

/* Reads one line. PROBLEME_VIDE: nothing but blanks and a comment. PROBLEME_FAUX: `refus` says in
 * the user's language what is wrong and in which column, and `*p` is not to be used. */
enum probleme_resultat probleme_lire(struct vue ligne, struct probleme *p, struct tampon *refus);

/* Appends the 64 squares (X, O, -). */
void probleme_ecrire(const struct probleme *p, struct tampon *sortie);

#endif
