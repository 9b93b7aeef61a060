/* The tags of PGN, shared by its reader and its writer. */
#ifndef FORMATS_PGN_MARQUES_H
#define FORMATS_PGN_MARQUES_H

#include <stdbool.h>

#include "formats/partie_notee.h"

enum { PGN_NB_TEXTES = 14, PGN_NB_FINS = 4 };

struct pgn_texte {
    const char *nom;
    enum champ champ;
    bool toujours; /* written even when it is not known, as "?" */
};

/* How a game ended, in the words of the tag Termination. */
struct pgn_fin {
    char fin;
    const char *mot;
};

extern const char PGN_NOM[];
extern const struct pgn_texte PGN_TEXTES[PGN_NB_TEXTES];
extern const struct pgn_fin PGN_FINS[PGN_NB_FINS];

#endif
