/* The game in progress written to a file in text mode, or its moves in one line. */
#ifndef INTERFACES_TEXTE_ECRIRE_H
#define INTERFACES_TEXTE_ECRIRE_H

#include "interfaces/actions.h"
#include "partie/session.h"

/* Asks the name of the file, and again before one is replaced. `examen`: what is known of the
 * moves; the moment looked at is after `rang` of them. False: the end of the input. */
bool texte_ecrire(struct session *s, const struct examen *examen, int rang);

/* Before another game takes the place of this one, or the person leaves, by the command `oui`: asks
 * whether variations and comments that no file has may be lost. False: the end of the input. */
bool texte_abandonner(struct session *s, enum action oui, bool *confirme);

#endif
