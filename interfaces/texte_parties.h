/* The text mode's m: a person's past games (partie/passees.h), one of them to be gone over, or on
 * with where it is not finished. */
#ifndef INTERFACES_TEXTE_PARTIES_H
#define INTERFACES_TEXTE_PARTIES_H

#include "partie/session.h"

/* Lists the last ones and the record against the computer that plays, and asks which one to open,
 * by its number. */
enum reponse texte_parties(struct session *s);

#endif
