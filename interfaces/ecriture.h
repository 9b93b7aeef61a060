/* The game in progress into a file, or its moves in one line, as every display offers it (key W,
 * the word w): what is asked, what is told, and when there is nothing to write. */
#ifndef INTERFACES_ECRITURE_H
#define INTERFACES_ECRITURE_H

#include "partie/session.h"

/* What it does, for a help: a game whose program writes no file has its line of moves. */
const char *ecriture_description(const struct session *s);

/* Why there is nothing to write, in the user's language; NULL: there is something. */
const char *ecriture_refus(const struct session *s);

/* Are there variations or comments that no file has, which a person who leaves the game
 * would lose, and could write? */
bool ecriture_due(const struct session *s);

/* What asks the name of the file, and what no name gives. */
const char *ecriture_question(const struct session *s);
const char *ecriture_aide(void);

/* Appends the moves in one line. */
void ecriture_coups(const struct session *s, struct tampon *t);

/* Takes the blanks around the name that was typed, and ends it with .pgn if it has no extension. */
void ecriture_nettoyer(char *chemin, size_t taille);

/* Is there such a file already, and no folder, which nothing replaces? Then appends so. */
bool ecriture_existe(const char *chemin, struct tampon *t);

/* Does the format of this name hold variations, so that the game is written with all of them, and
 * not the one at hand alone? */
bool ecriture_de_tout(const struct session *s, const char *chemin);

/* Writes the file, with what `examen` knows of the moves, the moment looked at being after `rang`
 * moves (partie/session.h), and appends what came of it, with the whole path if it can be told.
 * False: nothing is written. */
bool ecriture_faire(struct session *s, const struct examen *examen, int rang,
                    const char *chemin, struct tampon *t);

#endif
