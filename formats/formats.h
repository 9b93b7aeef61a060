/* The formats that the program knows, as one table: how to tell each by its content, read it, write
 * it, and what of a game it can hold. */
#ifndef FORMATS_FORMATS_H
#define FORMATS_FORMATS_H

#include "base/octets.h"
#include "formats/partie_notee.h"

/* What a format can hold of a game besides the texts. */
enum capacite {
    TIENT_COUPS = 1,         /* the moves, not only the position they lead to */
    TIENT_DEPART = 2,        /* another start than the usual one */
    TIENT_RESULTAT = 4,      /* a result that the board does not tell */
    TIENT_FIN = 8,           /* resigned, out of time, with the margin */
    TIENT_EVAL = 16,         /* the value of each move */
    TIENT_SECONDES = 32,     /* the time of each move */
    TIENT_COMMENTAIRES = 64, /* a comment on each move */
    TIENT_THEORIQUE = 128,
    TIENT_SYNCHRO = 256,
    TIENT_SCORES = 512, /* scored moves of the final position */
    TIENT_DATE_ENTIERE = 1024,
    TIENT_INACHEVEE = 2048, /* that a game is not over and has no result */
    TIENT_VAINQUEUR = 4096, /* a winner without a margin, or no result at all */
    TIENT_RAMEAUX = 8192    /* branches */
};

struct format {
    const char *nom;           /* as options say it */
    const char *titre;         /* one line for the user, marked N_() */
    const char *extensions[3]; /* without dot, the first is the usual one */
    unsigned champs;           /* bit 1 << CHAMP_…: the texts it can hold */
    unsigned capacites;
    /* How sure we are that these bytes are of this format, 0 to 100. */
    int (*reconnaitre)(struct vue octets);
    /* Adds the games, and the problems, of these bytes. NULL: this format is only written. */
    void (*lire)(struct vue octets, struct recueil *r);
    /* Appends all the games; a game that does not fit is left out and told to `rapport`, and where
     * none does nothing is to be written. NULL: this format is only read. */
    void (*ecrire)(const struct recueil *r, struct octets *sortie, struct recueil *rapport);
    /* Files that go with it, beside it under the same name; all NULL when there are none. */
    struct {
        const char *extension;
        void (*ecrire)(const struct recueil *r, struct octets *sortie, struct recueil *rapport);
    } compagnons[2];
};

/* All formats, closed by a NULL name. */
extern const struct format formats[];

/* By name, which may be one of its extensions, or by the extension of a file, case ignored. NULL
 * when there is none. */
const struct format *format_nomme(const char *nom);
const struct format *format_de_fichier(const char *chemin);

/* By content: the "paste anything" of the program. Text that resembles nothing is a transcript, so
 * that a message says where it stops being one; NULL for bytes that are no text either. */
const struct format *format_reconnaitre(struct vue octets);

/* Adds the games in the format that it recognises, which it gives, or NULL; where that leaves
 * something unread, and pieces of it are of other formats, each by its own; where no game was read
 * and it is surely of none, the game somewhere in it (repechage.h). */
const struct format *format_lire(struct vue octets, struct recueil *r);

/* Notes, once each, what of these games the format cannot hold. */
void format_pertes(const struct format *f, const struct recueil *r, struct recueil *rapport);

#endif
