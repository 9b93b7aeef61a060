/* GGF, the Generic Game Format of the GGS server, also NBoard's own and the way a protocol NBoard
 * engine is told a game: "(;GM[Othello]PB[a]PW[b]BO[8 … *]B[F5/2.00/1.5]W[D6];)". A line that
 * begins with "2 " holds the two games of a synchronised match. Method:
 * skatgame.net/mburo/ggsa/ggf.
 *
 * Read: any size from 4 to 14, passes written or left out, tags in any order; a tag that is not
 * known is kept and written again in GGF. A GGF value cannot hold "]". */
#ifndef FORMATS_GGF_H
#define FORMATS_GGF_H

#include "base/octets.h"
#include "formats/partie_notee.h"

int ggf_reconnaitre(struct vue texte);
void ggf_lire(struct vue texte, struct recueil *r);
void ggf_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

/* One move as GGF and the NBoard protocol write it, "F5/2.00/1.5" or "PA": what is legal of it is
 * for the caller to see. `c->a_eval` and `c->a_secondes` say which numbers were there and sound.
 * NULL, or why it is no move. */
const char *ggf_lire_coup(const struct grille *d, struct vue v, struct coup_note *c);

#endif
