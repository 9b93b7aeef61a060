/* `othello convertir`: games from any format to any other. See interfaces/programme.h for what a
 * command is. */
#ifndef INTERFACES_COMMANDES_FORMATS_H
#define INTERFACES_COMMANDES_FORMATS_H

#include "base/octets.h"
#include "formats/formats.h"

int commande_convertir(int argc, char **argv);

/* What to call the file in messages: "-" is the standard input. */
const char *fichier_dit(const char *chemin);

/* Reads a whole file, or the standard input for "-". NULL, or "FILE : reason". */
const char *fichier_de_parties(const char *chemin, struct octets *contenu);

/* Reads the games of a file whatever its format (or in the format `f` when it is not NULL), with
 * the names that stand beside a WTHOR file. NULL, or "FILE : reason" where there is nothing to
 * read. */
const char *parties_du_fichier(const char *chemin, const struct format *f, struct recueil *r);

/* The same, the problems printed on the standard error, by `commande`. Gives the number of
 * errors. */
int lire_parties(const char *commande, const char *chemin, const struct format *f,
                 struct recueil *r);

/* Writes to the standard output for "-", through what is no regular file (FIFO, device), else in
 * place of the file. NULL, or "FILE : reason". */
const char *ecrire_sortie(const char *chemin, const struct octets *o);

/* Writes the games in the format `f`, which can be written, with its files of names; what does not
 * go into it is told. Gives the exit status of `commande`. */
int ecrire_parties(const char *commande, const char *chemin, const struct format *f,
                   const struct recueil *r);

/* Are they one regular file, by whatever names? Written onto itself it would lose what could not be
 * read. */
bool meme_fichier(const char *a, const char *b);

/* Prints the problems, "FILE : game, move : what", on the standard error. */
void dire_problemes(const char *chemin, const struct recueil *r);

#endif
