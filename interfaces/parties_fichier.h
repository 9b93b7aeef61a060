/* Files of games, for all commands: formats/ reads and writes memory, here are the files, the
 * standard streams and what is told of them. */
#ifndef INTERFACES_PARTIES_FICHIER_H
#define INTERFACES_PARTIES_FICHIER_H

#include <stdbool.h>

#include "base/octets.h"
#include "formats/formats.h"

/* What to call the file in messages: "-" is the standard input. */
const char *parties_nom_fichier(const char *chemin);

/* No file is read beyond. */
enum { PARTIES_OCTETS_MAX = 1 << 30 };

/* Reads a whole file, or the standard input for "-". NULL, or "FILE : reason". */
const char *parties_octets(const char *chemin, struct octets *contenu);

/* Reads the games of a file in the format `f`, NULL: whatever its format, with the names that stand
 * beside a WTHOR file. NULL, or "FILE : reason" where there is nothing to read. */
const char *parties_lire_fichier(const char *chemin, const struct format *f, struct recueil *r);

/* ---- Words of the command line (parties_mots.c) ----
 *
 *     jeu.pgn  -  f5d6c3     all the games of a file, of the standard input; moves, a game
 *     jeu.pgn:12             its twelfth game          jeu.pgn:12-15   those, the last included
 *     base:12                game 12 of the user's game base             base:12-15
 *     any of them@34         as it stood after 34 moves, passes not counted
 *
 * A file that has the whole word for its name is that file. */

/* A word taken to pieces. */
enum { PARTIES_TOUTES = -1000000000 /* no number was given */, PARTIES_FIN = -1 };
struct parties_mot {
    char *chemin;         /* "jeu.pgn"; ours, to be freed with free() */
    long numero, dernier; /* the games wanted, from one to the other, else PARTIES_TOUTES */
    long coup;            /* PARTIES_FIN: none was given */
};

/* Takes the word to pieces, and reads all the games of the file, or those wanted of the game base.
 * They are whole: who asks picks the game and the move. NULL, or why nothing was read. */
const char *parties_lire_mot(const char *mot, const struct format *f, struct parties_mot *m,
                             struct recueil *r);

/* Does such a word go with the options --de, `f`, and --partie, `seule`, which are for files? 0, or
 * the exit status: said. */
int parties_verifier_mot(const char *commande, const char *mot, const struct format *f, long seule);

/* As parties_lire_mot(), where only the games wanted are kept, those of the word, else `seule`, as
 * they stood at the move wanted, and the problems are printed on the standard error, by `commande`.
 * Gives the number of errors. */
int parties_lire_et_dire(const char *commande, const char *mot, const struct format *f, long seule,
                         struct recueil *r);

/* The position that words of the command line tell, NULL behind the last: moves, an 8x8 board, a
 * word that names one game, or no word for the start. It is the last of the one game in `r`. 0, or
 * the exit status: it is none, said by `commande`. */
int parties_lire_position(const char *commande, const char *const *mots, struct recueil *r);

/* Writes to the standard output for "-", through what is no regular file (FIFO, device), else in
 * place of the file. NULL, or "FILE : reason". */
const char *parties_ecrire_octets(const char *chemin, const struct octets *o);

/* Writes the games in the format `f`, which can be written, with its files of names; what does not
 * go into it is told. Gives the exit status of `commande`. */
int parties_ecrire(const char *commande, const char *chemin, const struct format *f,
                   const struct recueil *r);

/* "a, b, c": the names of the formats that are read, or of those that are written, for messages, in
 * `memoire`. */
const char *parties_noms_formats(bool ecrits, char *memoire, size_t taille);

/* The format of the extension of a file, as format_de_fichier() has it, or the report's
 * (rapport.h). */
const struct format *parties_format_de_fichier(const char *chemin);

/* Takes the name of a format that is written (interfaces/arguments.h, poser). */
const char *parties_poser_format(void *format, const char *valeur);

/* Can games be written to the file of `option`, in the format `*f`, else that of the extension; PGN
 * to the standard output, "-"? `chemin` NULL: there is nothing to write. 0, or the exit status:
 * said. */
int parties_verifier_sortie(const char *commande, const char *option, const char *chemin,
                            const struct format **f);

/* The format that the extension of a file asks for, where games are written in it; `seul`: into one
 * file. NULL, or what is wanted. */
const char *parties_format(const char *chemin, bool seul, const struct format **f);

/* Are the games of `mot` in this regular file, by whatever name? Written onto itself it would lose
 * what could not be read. */
bool parties_du_fichier(const char *mot, const char *fichier);

/* Would these two paths be one regular file, whether it is there or not? */
bool parties_meme_sortie(const char *a, const char *b);

/* Prints the problems, "FILE : game, move : what", on the standard error. */
void parties_dire_problemes(const char *chemin, const struct recueil *r);

#endif
