/* Bounded text: a buffer that cannot overflow to write into, a view that cannot be overrun to
 * read from.
 *
 *     char memoire[80];
 *     struct tampon t = tampon_sur(memoire, sizeof memoire);
 *     tampon_ecrire(&t, "%d-%d", 40, 20);
 *
 * A struct tampon is always a C string; what does not fit is dropped at a character boundary and
 * `deborde` says so. Text is UTF-8 everywhere inside the program. Nothing here allocates. */
#ifndef BASE_TEXTE_H
#define BASE_TEXTE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct tampon {
    char *debut;
    size_t taille;   /* bytes at `debut`, the final 0 included */
    size_t longueur; /* bytes written, the final 0 excluded */
    bool deborde;    /* something did not fit */
};

/* An empty buffer on `memoire`, which it borrows; `taille` >= 1. */
struct tampon tampon_sur(char *memoire, size_t taille);

/* Appends as printf does, in the locale in force. */
void tampon_ecrire(struct tampon *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void tampon_ecrire_v(struct tampon *t, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

/* Appends the string `s`. */
void tampon_ajouter(struct tampon *t, const char *s);

/* Why something is refused or failed, in the user's language, as printf writes it: a text of the
 * calling thread, until its next one. The arguments may be that text. */
const char *refus_ecrire(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A view of someone else's bytes: from `p` to `fin` excluded, not closed by a 0. */
struct vue {
    const char *p;
    const char *fin;
};

struct vue vue_de(const char *s);
struct vue vue_sur(const char *octets, size_t taille);
static inline bool vue_vide(struct vue v)
{
    return v.p >= v.fin;
}
static inline size_t vue_longueur(struct vue v)
{
    return (size_t)(v.fin - v.p);
}

/* Takes the next line off the front of `*v`, without its LF or CRLF. False when nothing is left. */
bool vue_ligne(struct vue *v, struct vue *ligne);

/* Takes the next field, up to a tab, off the front; empty when nothing is left. */
struct vue vue_colonne(struct vue *v);

/* Takes the next word (run of bytes that are not blanks) off the front. False when none is left. */
bool vue_mot(struct vue *v, struct vue *mot);

/* `v` without the blanks at both ends. */
struct vue vue_sans_blancs(struct vue v);

/* Is it exactly the string `s`, ASCII letters compared without case? */
bool vue_egale(struct vue v, const char *s);

/* Reads a whole decimal number that fills the view, optional sign, between `min` and `max`.
 * False, `*n` untouched, if it is anything else. */
bool vue_entier(struct vue v, long min, long max, long *n);

/* Same for a plain decimal number such as 0.5 (always a point, whatever the locale). */
bool vue_reel(struct vue v, double min, double max, double *x);

/* Same for one that a person writes: 0.5 or 0,5. */
bool vue_reel_saisi(struct vue v, double min, double max, double *x);

/* Copies the view to `memoire` as a C string, cut to `taille` - 1 bytes; a byte 0 becomes '?'. */
void vue_copier(struct vue v, char *memoire, size_t taille);

/* Reads one UTF-8 character off the front of a view that is not empty; an ill-formed byte gives
 * U+FFFD and moves by one byte. */
uint32_t vue_caractere(struct vue *v);

/* The same character as a C string, and its length. */
size_t texte_en_utf8(uint32_t c, char texte[5]);

/* May a character of untrusted text be shown: is it no control, and well formed? Line ends and tabs
 * are controls. */
static inline bool caractere_montrable(uint32_t c)
{
    return c >= 0x20 && !(c >= 0x7f && c < 0xa0) && c != 0xfffd;
}

/* `v` without the mark of byte order that some editors begin a file with. */
struct vue vue_sans_bom(struct vue v);

/* The width to give to printf's "%-*s", which counts bytes, for `s` to fill `colonnes` columns. */
int texte_largeur(const char *s, int colonnes);

/* The nearest ASCII text to the UTF-8 string `s` ("é" -> "e", "◉" -> "X", "◎" -> "O", "·" -> "."),
 * for locales and terminals that have no better: at most twice as many bytes. */
void texte_en_ascii(const char *s, struct tampon *sortie);

#endif
