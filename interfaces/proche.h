/* What a person may have meant by a word that is no command and no option: the name that is two
 * letters away at most, or what an English word stands for here. */
#ifndef INTERFACES_PROCHE_H
#define INTERFACES_PROCHE_H

#include "base/texte.h"

struct proche {
    char mot[32]; /* what was typed, without dashes and value; empty where it is longer */
    const char *nom; /* the nearest name until now, NULL: none */
    int ecart;
};

struct proche proche_de(const char *mot);

/* One name more, with or without its dashes; it must live as long as `p`. */
void proche_essayer(struct proche *p, const char *nom);

/* Appends " ; vouliez-vous dire « --noir » ?", `tirets` before the name; nothing where none is
 * near. */
void proche_dire(const struct proche *p, const char *tirets, struct tampon *t);

#endif
