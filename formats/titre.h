/* The lines above the moves of a transcript: who played, and the result.
 *
 *     Tastet - Cote 34-30          Black: Tastet          Noir : Tastet
 *                                  White: Cote            Blanc : Cote
 *
 * Any other line is a title too that has a letter and no move: it tells nothing. */
#ifndef FORMATS_TITRE_H
#define FORMATS_TITRE_H

#include "formats/partie_notee.h"

struct titre {
    struct vue noir, blanc; /* of the text; empty: not said */
    struct resultat resultat;
};

enum titre_ligne { TITRE_AUCUN, TITRE_MUET, TITRE_PARLANT };

/* What the line is; adds to `*t` what it tells. */
enum titre_ligne titre_lire(struct vue ligne, struct titre *t);

#endif
