/* The game in progress written to a file in text mode, or its moves in one line. */
#ifndef INTERFACES_TEXTE_ECRIRE_H
#define INTERFACES_TEXTE_ECRIRE_H

#include "partie/session.h"

/* Asks the name of the file, and again before one is replaced. `examen`: what is known of the
 * moves; the moment looked at is after `rang` of them. False: the end of the input. */
bool texte_ecrire(struct session *s, const struct examen *examen, int rang);

#endif
