/* The errors of the game in progress, gone over (examen.h), as cards to be asked again another day
 * (rappels.h). */
#ifndef PARTIE_ERREURS_H
#define PARTIE_ERREURS_H

#include "partie/examen.h"
#include "partie/session.h"

/* Keeps those that would be exercises now (exercices.h), of `joueur`, 0: of both, due from `jour`
 * on. Appends how many are new, or why none is kept. */
void erreurs_garder(struct session *s, struct examen *examen, int joueur, long jour,
                    struct tampon *dit);

#endif
