/* What is typed in text mode: lines, and the moves that they hold. */
#ifndef INTERFACES_TEXTE_SAISIE_H
#define INTERFACES_TEXTE_SAISIE_H

#include <stdbool.h>

#include "interfaces/actions.h"
#include "partie/session.h"

enum { TEXTE_LIGNE_MAX = 256 };

/* Reads one line of at most TEXTE_LIGNE_MAX - 1 characters. False at the end of the input. A longer
 * line or one with a zero byte is read to its end and given as a text that is no move. */
bool texte_lire_ligne(char ligne[TEXTE_LIGNE_MAX]);

/* Asks: yes is the command `oui`, nothing else. False: the end of the input. */
bool texte_confirmer(struct session *s, const char *question, enum action oui, bool *confirme);

/* Is the line a legal move at that moment? Else says why not. */
bool texte_lire_coup(struct session *s, int rang, const char *ligne, int *coup);

#endif
