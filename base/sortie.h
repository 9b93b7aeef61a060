/* Text for people on a stream: UTF-8 everywhere, except on a terminal whose locale is not UTF-8,
 * which gets the nearest ASCII. Files and pipes always get UTF-8. Control characters but LF and
 * tab, and bytes that are no UTF-8, come out as "?". */
#ifndef BASE_SORTIE_H
#define BASE_SORTIE_H

#include <stdio.h>

#include "base/texte.h"

/* Writes a formatted text. */
void sortie(FILE *flux, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The bytes that sortie() would write there, at most twice as many, appended, for who can only
 * write bytes. Needs no memory. */
void sortie_convertir(FILE *flux, const char *texte, struct tampon *converti);

/* "PROGRAM : MESSAGE" on the standard error, one line. Gives `statut`, to return it at once. */
int sortie_erreur(const char *programme, int statut, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* What a program does last: its output must have arrived. Gives `statut`, or 1 and a message when
 * the standard output could not be written (a full disk); a reader that went away is no fault. */
int sortie_finir(const char *programme, int statut);

#endif
