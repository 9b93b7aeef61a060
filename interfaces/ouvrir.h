/* --ouvrir FILE[:N]: the game of a file, the N-th, or base:N, that of the game base, as one in
 * progress; and what was pasted. */
#ifndef INTERFACES_OUVRIR_H
#define INTERFACES_OUVRIR_H

#include "partie/session.h"

/* Reads the games of a file, of the standard input ("-") or in the value itself into `*f`
 * (partie/session.h), one into `*partie`, all its moves played, with the game of `jeux` (closed by
 * NULL) that has its board. `dit`, in the user's language: why not, if false; else, of a game that
 * was not named, which of the file it is and what could not be read of it; of any, the fault that
 * it ends at. */
ouvreur_partie ouvrir_partie;

/* One of the games that it read: nothing is read again. */
preneur_partie ouvrir_prendre;

/* A pasted text (partie/session.h): the first game, or position, of anything that a file may hold,
 * else a transcript from the moment looked at. */
lecteur_collage ouvrir_collage;

#endif
