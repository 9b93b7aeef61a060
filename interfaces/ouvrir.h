/* --ouvrir FILE[:N]: the game of a file, the N-th, or base:N, that of the game base, as one in
 * progress; and what was pasted. */
#ifndef INTERFACES_OUVRIR_H
#define INTERFACES_OUVRIR_H

#include "partie/session.h"

/* Reads the game of a file, of the standard input ("-") or in the value itself into `*partie`, all
 * its moves played, with the game of `jeux` (closed by NULL) that has its board. `dit`, in the
 * user's language: why not, if false; else, of a game that was not named, which of the file it is
 * and what could not be read of it; of any, the fault that it ends at. */
bool ouvrir_partie(const char *valeur, const struct jeu *const *jeux, struct partie *partie,
                   struct tampon *dit);

/* The games of what --ouvrir names that can be opened (partie/session.h). */
lister_parties ouvrir_lister;

/* A pasted text (partie/session.h): the first game, or position, of anything that a file may hold,
 * else a transcript from the moment looked at. */
lecteur_collage ouvrir_collage;

#endif
