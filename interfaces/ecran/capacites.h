/* What the terminal's description (terminfo) says. Except for capacites_type(), curses is open. */
#ifndef INTERFACES_ECRAN_CAPACITES_H
#define INTERFACES_ECRAN_CAPACITES_H

#include <stdbool.h>

#include "base/texte.h"
#include "interfaces/ecran/decodeur.h"

/* The description to open for a terminal that calls itself `nom`: its own, xterm's for a modern one
 * that is not described here, NULL when there is none or it cannot carry a screen. */
const char *capacites_type(const char *nom);

/* Is it of xterm's family: does it know mouse, pastes and reports? */
bool capacites_moderne(void);

/* Appends the bytes of a capability, "rmcup" for instance; nothing when there is none. */
void capacites_ajouter(struct tampon *t, const char *nom);

/* Teaches the decoder the keys of this terminal. */
void capacites_touches(struct decodeur *d);

#endif
