/* From the bytes that a terminal sends to events. Pure: it reads nothing and waits for nothing, so
 * every way in which a slow line can cut a sequence is tried by the tests byte by byte.
 *
 *     decodeur_ajouter(&d, octets, n);
 *     while (decodeur_suivant(&d, false, &ev)) ...
 *     poll(..., decodeur_attente(&d)); nothing came: decodeur_suivant(&d, true, &ev)
 *
 * Escape alone is the Escape key only once nothing has followed it for a while: over a slow line an
 * arrow comes as Escape, a pause, then "[A". ncurses cannot wait differently for Escape alone and
 * for the rest of a sequence, nor read a paste: that is why the bytes are read here. */
#ifndef INTERFACES_ECRAN_DECODEUR_H
#define INTERFACES_ECRAN_DECODEUR_H

#include <stdbool.h>
#include <stddef.h>

#include "interfaces/ecran/evenement.h"

enum { DECODEUR_OCTETS = 1024, COLLAGE_MAX = 1 << 16, SEQUENCES_MAX = 24, SEQUENCE_OCTETS = 16 };

/* A key as this kind of terminal sends it, when it is not the usual way. */
struct sequence {
    char octets[SEQUENCE_OCTETS];
    int touche;
};

struct decodeur {
    unsigned char octets[DECODEUR_OCTETS]; /* not yet understood */
    size_t nb;
    bool colle;                /* inside a bracketed paste */
    char collage[COLLAGE_MAX]; /* its text so far; what does not fit is dropped, and told */
    size_t nb_collage;
    bool collage_coupe;
    bool retour; /* its last byte was a carriage return */
    int delai_echap; /* milliseconds to wait after Escape */
    struct sequence sequences[SEQUENCES_MAX];
    int nb_sequences;
};

/* `delai_echap`: milliseconds after which a lone Escape is the Escape key. */
void decodeur_init(struct decodeur *d, int delai_echap);

/* Adds a sequence of this terminal; empty or too long ones are left out. */
void decodeur_sequence(struct decodeur *d, const char *octets, int touche);

/* Room for bytes; reading no more than that never loses any. */
size_t decodeur_place(const struct decodeur *d);
void decodeur_ajouter(struct decodeur *d, const void *octets, size_t nb);

/* Takes the next event. False when there is none, or its end has not come: with `force`, what has
 * come is then taken for complete. Characters are read in the locale in force. */
bool decodeur_suivant(struct decodeur *d, bool force, struct evenement *ev);

/* Takes the terminal's answer about its cursor out of the bytes, wherever it stands among them:
 * what was typed meanwhile is not lost. False when there is none (yet). */
bool decodeur_position(struct decodeur *d, int *x, int *y);

/* Milliseconds to wait for the end of what has begun; -1 when nothing has. */
int decodeur_attente(const struct decodeur *d);

#endif
