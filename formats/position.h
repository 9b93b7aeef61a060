/* Boards as text: "---…-OX------XO…--- X", and the OBF and FFO .script files made of them.
 *
 *     squares row by row from a1, blanks allowed     X x * + b B  Black     O o w W  White
 *     then the side to move, glued or not             - . _        empty
 *
 * The count must be exact and every character known: a reader that skips what it does not know
 * gives a wrong position without a word. Digits are refused: 0 is Black for one program, White for
 * another.
 *
 * OBF, one position a line: "board side; G8:+18; H1:+12; % comment", scores in discs, from -64 to
 * +64. Also "board side; +12;", the start of a transcript "board side;f5d6", and a board spread
 * over several lines. */
#ifndef FORMATS_POSITION_H
#define FORMATS_POSITION_H

#include "base/octets.h"
#include "formats/partie_notee.h"

/* Takes the squares of a board of this size off the front of `*v`. NULL, or why not: `v->p` is then
 * at the place of the fault. */
const char *position_lire_plateau(struct vue *v, int taille, struct grille *d);

/* Takes the side to move (and blanks before it) off the front. Same result. */
const char *position_lire_trait(struct vue *v, int *joueur);

/* Appends the squares without blanks ("X", "O", "-", or other letters), without line end. */
void position_ecrire_plateau(const struct grille *d, const char lettres[3], struct octets *sortie);

/* Is this line nothing but squares, in a first word too short to be a whole board: a piece of one
 * spread over several lines? */
bool position_est_rang(struct vue ligne);

/* Files of positions. */
int obf_reconnaitre(struct vue texte);
void obf_lire(struct vue texte, struct recueil *r);
void obf_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);
void script_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

#endif
