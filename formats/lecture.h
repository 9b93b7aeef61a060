/* What all the readers of text share: where we are in it, and how to quote it in a message. */
#ifndef FORMATS_LECTURE_H
#define FORMATS_LECTURE_H

#include "base/octets.h"
#include "base/texte.h"
#include "formats/partie_notee.h"

/* Does a byte order mark say that this is UTF-16? None of the readers takes it. */
bool lecture_est_utf16(struct vue v);

/* Copies at most a dozen characters of `v` so that they can be shown: no line end, no control
 * character, no broken UTF-8. Gives `memoire`. */
enum { EXTRAIT_MAX = 64 };
const char *lecture_extrait(struct vue v, char memoire[EXTRAIT_MAX]);

/* ASCII letters and digits, whatever the locale. */
static inline bool lecture_chiffre(char c)
{
    return c >= '0' && c <= '9';
}
static inline bool lecture_lettre(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static inline bool lecture_blanc(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Is this word a pass ("--", "PA", "pass", "ps", any case)? */
bool lecture_est_passe(struct vue mot);

/* Does the text hold the string `s`, ASCII letters compared without case? Where: NULL if not. */
const char *lecture_chercher(struct vue v, const char *s);

/* Bytes that no text file holds: NUL and most controls. NULL when there are none. */
const char *lecture_octet_binaire(struct vue v);

/* Moves the front of `*v` past blanks. */
void lecture_passer_blancs(struct vue *v);

/* Appends a number with ten decimals at the most, none that is not needed: "2.5", "-4", "0.01".
 * What does not fit between -1e15 and 1e15 is written 0. */
void lecture_ecrire_nombre(double x, bool signe, struct octets *sortie);

/* Appends a Latin-1 character in UTF-8; a control is left out. */
void lecture_latin1(unsigned char c, struct octets *sortie);

/* Replaces `*texte` by the view as clean UTF-8: bytes that are not UTF-8 are taken as Latin-1, CRLF
 * becomes LF, control characters go. An empty view gives NULL. */
void lecture_texte(char **texte, struct vue v);

/* The same behind what is there, a blank between: a second comment takes nothing from the first. */
void lecture_ajouter_texte(char **texte, struct vue v);

/* Appends the same to a buffer. */
void lecture_joindre(struct octets *o, struct vue v);

/* What is said of one move or of the game, one comment after the other, while it is read: each
 * added to its text at once would cost all that was said before it. All zero: nothing. */
struct propos {
    struct octets dit;
    int ligne, rang; /* the move as notee_coup() names it; NULL: the game */
};

/* Adds a comment; what was said of another move is given to that one. */
void propos_ajouter(struct propos *x, struct partie_notee *p, int ligne, int rang, struct vue v);

/* Gives what was said to its move: before anything else looks at the game. */
void propos_rendre(struct propos *x, struct partie_notee *p);

/* notee_marque() with the value as clean UTF-8. */
void lecture_marque(struct partie_notee *p, const char *format, struct vue nom, struct vue valeur);

/* Where a reader of text stands. */
struct lecteur {
    struct vue tout; /* the whole text, for places */
    struct vue v;    /* what is left of it */
    struct recueil *r;
    int numero; /* of the game being read, from 1, refused ones counted */
    struct {    /* a place whose line and column are known, so that none is counted twice */
        const char *p;
        int ligne, colonne;
    } repere;
};

/* A reader at the start of a text, its byte order mark passed. */
struct lecteur lecteur_sur(struct vue texte, struct recueil *r);

/* Notes a problem at the byte `p` of the text, about move `coup` of the game (0: none). */
void lecteur_signaler(struct lecteur *l, enum gravite gravite, const char *p, int coup,
                      const char *format, ...) __attribute__((format(printf, 5, 6)));

#endif
