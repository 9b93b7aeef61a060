/* Lines of text from a descriptor (a terminal, a pipe, a socket), as they come: whatever the other
 * end does, memory stays within a line, no line is lost, and nobody waits for longer than he asked.
 *
 *     lignes_init(&l, 0, 1 << 20);
 *     while (lignes_lire(&l, &ligne, horloge_secondes() + 5) == LIGNE_LUE)
 *         ...
 *     lignes_detruire(&l);
 *
 * Who also waits for something else polls `l.fd` himself: when lignes_prendre() says LIGNE_TARD,
 * poll, then lignes_remplir(). A reader borrows its descriptor. One thread each. */
#ifndef BASE_LIGNES_H
#define BASE_LIGNES_H

#include "base/octets.h"

enum lignes_etat {
    LIGNE_LUE,
    LIGNE_TROP_LONGUE, /* told once, without waiting for its end; here is its beginning */
    LIGNE_TARD,        /* no whole line yet; what has arrived is kept */
    LIGNE_FIN          /* end of file, or an error */
};

struct lignes {
    int fd;
    size_t max;         /* bytes of a line */
    bool fin;           /* nothing more will come */
    bool jeter;         /* the rest of a line that was too long */
    struct octets recu; /* read and not given out, after `pris` bytes that were */
    size_t pris;
};

void lignes_init(struct lignes *l, int fd, size_t max);
void lignes_detruire(struct lignes *l);

/* Takes the next line from what was read, without its LF or CRLF; it is valid until the next call.
 * A last line without LF counts. Never waits. */
enum lignes_etat lignes_prendre(struct lignes *l, struct vue *ligne);

/* Reads once what there is, to be called when nothing can be taken any more. Waits only if nothing
 * is there. */
void lignes_remplir(struct lignes *l);

/* Takes the next line, waiting until `echeance` (horloge_secondes()) at the most; 0: as long as it
 * takes. */
enum lignes_etat lignes_lire(struct lignes *l, struct vue *ligne, double echeance);

/* Writes the whole of `texte`; false when the other end is gone (SIGPIPE must be ignored). */
bool lignes_ecrire(int fd, const char *texte);

#endif
