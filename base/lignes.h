/* Lines of text from a descriptor (a pipe from another program), with a time limit: never blocks
 * for longer than asked, whatever the other end does.
 *
 * A reader is a plain value and borrows its descriptor. One thread each. */
#ifndef BASE_LIGNES_H
#define BASE_LIGNES_H

#include <stdbool.h>
#include <stddef.h>

enum { LIGNE_MAX = 512 };

enum lignes_etat {
    LIGNE_LUE,
    LIGNE_TROP_LONGUE, /* it was read to its end; `texte` holds its beginning */
    LIGNE_TARD,        /* the time limit came first; what has arrived is kept */
    LIGNE_FIN          /* end of file, or an error */
};

struct lignes {
    int fd;
    bool fin;
    bool coupee;          /* the line in `texte` has lost its middle */
    size_t recus, rendus; /* bytes in `brut`, of which given out already */
    size_t longueur;      /* of the line being put together */
    char brut[4096];
    char texte[LIGNE_MAX];
};

void lignes_init(struct lignes *l, int fd);

/* Reads the next line into `l->texte`, a C string without its LF or CRLF, where a byte 0 in the
 * input has become '?'. Waits until `echeance` (horloge_secondes()) at the most; 0: as long as it
 * takes. A last line without LF counts. */
enum lignes_etat lignes_lire(struct lignes *l, double echeance);

/* Writes the whole of `texte`; false when the other end is gone (SIGPIPE must be ignored). */
bool lignes_ecrire(int fd, const char *texte);

#endif
