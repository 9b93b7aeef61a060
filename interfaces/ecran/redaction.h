/* A text that is typed: the cursor in it, what a key or a paste does to it. It is UTF-8 and stays
 * within its place; nothing here is drawn. */
#ifndef INTERFACES_ECRAN_REDACTION_H
#define INTERFACES_ECRAN_REDACTION_H

#include <stdbool.h>
#include <stddef.h>

#include "interfaces/ecran/evenement.h"

struct redaction {
    char *texte; /* the caller's, of `taille` bytes */
    size_t taille, curseur; /* `curseur`: bytes before it */
    bool propose; /* it is as it was given: the first character typed takes its place */
};

/* The cursor behind the text that is there. */
struct redaction redaction_sur(char *texte, size_t taille, bool propose);

/* A character, a key, or what was pasted, up to the first control: arrows, Home and End move the
 * cursor, the keys that rub out do before and behind it, Ctrl-W a word or the last part of a path,
 * Ctrl-U everything. */
void redaction_servir(struct redaction *r, const struct evenement *ev);

#endif
