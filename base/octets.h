/* A growing buffer of bytes, for what has no natural bound: a file being read, a file being made.
 *
 *     struct octets o = {0};
 *     octets_ecrire(&o, "%d-%d", 40, 20);
 *     ... o.debut, o.longueur ...
 *     octets_detruire(&o);
 *
 * All zero is an empty buffer. `debut` is followed by a 0 that does not count, so that text in it
 * is a C string (NULL while nothing was written). One thread at a time for each buffer.
 *
 * Memory that cannot be had ends the program with a message (pannes.h): no caller could do
 * better. */
#ifndef BASE_OCTETS_H
#define BASE_OCTETS_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "base/texte.h"

struct octets {
    char *debut;
    size_t longueur;
    size_t place;
};

/* Appends `n` bytes, whatever they hold. */
void octets_ajouter(struct octets *o, const void *source, size_t n);

/* Appends a C string, a view, or what printf would write. */
void octets_texte(struct octets *o, const char *s);
void octets_vue(struct octets *o, struct vue v);
void octets_ecrire(struct octets *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void octets_ecrire_v(struct octets *o, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

/* Appends the words of `s` in one line, a blank between them, `avant` before the first. */
void octets_mots(struct octets *o, const char *avant, const char *s);

/* Drops the first `n` bytes. */
void octets_retirer(struct octets *o, size_t n);

/* Forgets the content, keeps the memory. */
void octets_vider(struct octets *o);

/* Gives the memory back; the buffer is empty and may be used again. */
void octets_detruire(struct octets *o);

/* The content as a view, valid until the next change. */
struct vue octets_lire(const struct octets *o);

/* `n` elements of `taille` bytes, all 0; realloc() to so many; a copy of a view as a C string of
 * its own: to be freed by free(), never NULL. */
void *memoire_neuve(size_t n, size_t taille);
void *memoire_agrandir(void *ancienne, size_t n, size_t taille);
char *memoire_copier(struct vue v);

/* Room for one more element of an array that holds `n`: doubles at each power of two. */
void *memoire_allonger(void *tableau, int n, size_t taille);

/* ---- Fields of our own binary files, in bytes that somebody else holds ---- */

/* The number in `n` bytes (1 to 8), the least significant first, and the reverse. */
uint64_t octets_nombre(const uint8_t *o, int n);
void octets_poser_nombre(uint8_t *o, uint64_t v, int n);

/* The FNV-1a sum (G. Fowler, L. Noll, K. Vo), 32 bits: finds damage, not malice. */
uint32_t octets_somme(const uint8_t *o, size_t n);

#endif
