/* Reading JSON as a flow of tokens: no tree, no allocation, no limit on the nesting.
 *
 *     struct vue v = ...; struct jeton_json j;
 *     while (json_suivant(&v, &j)) ...
 *
 * It is a reader for known data, not a validator: commas and colons are passed over, and what
 * is no token at all ends the flow with JSON_FAUTE. */
#ifndef FORMATS_JSON_H
#define FORMATS_JSON_H

#include "base/octets.h"

enum genre_json {
    JSON_OBJET,
    JSON_FIN_OBJET,
    JSON_TABLEAU,
    JSON_FIN_TABLEAU,
    JSON_CLE, /* a string before a colon */
    JSON_TEXTE,
    JSON_NOMBRE, /* also true, false, null: a bare word */
    JSON_FAUTE
};

struct jeton_json {
    enum genre_json genre;
    struct vue texte; /* a string without its quotes, escapes not undone; a bare word */
};

/* Takes the next token off the front. False at the end, or after a fault. */
bool json_suivant(struct vue *v, struct jeton_json *j);

/* Replaces `*texte` by a string with its escapes undone, as UTF-8, as lecture_texte() does. */
void json_lire_texte(char **texte, struct vue v);

/* Appends `s` as a JSON string, quotes included. */
void json_ecrire_texte(const char *s, struct octets *sortie);

/* Appends ,"cle":"texte", or null where it is NULL or empty. */
void json_ecrire_champ(const char *cle, const char *texte, struct octets *sortie);

#endif
