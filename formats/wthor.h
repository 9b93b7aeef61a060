/* WTHOR, the game base of the French federation: records of one size behind a header of 16 bytes.
 * Method: ffothello.org/wthor/Format_WThor.pdf. All numbers are little-endian.
 *
 *     header  0 century, year, month, day of the file   4 u32 games   8 u16 names
 *             10 u16 year of the games   12 board (10: 10x10, else 8x8)   13 kind (0: games)
 *             14 empties of the theoretical score
 *     game    0 u16 tournament   2 u16 Black   4 u16 White   6 Black's discs, empties to the winner
 *             7 the same with perfect play from there   8 moves: 60 of 10 * row + column (8x8) or
 *             96 of 12 * row + column (10x10), then zeros; passes are left out
 *     name    20 bytes for a player (.jou), 26 for a tournament (.trn), Latin-1
 *
 * Players and tournaments are numbers, 0 for none. Until wthor_nommer() they are texts "#346"; such
 * texts are written back as the same numbers, so that a game loses nothing on its way through other
 * formats.
 * A board's games are turned so that they all begin with f5 (g6 on 10x10). */
#ifndef FORMATS_WTHOR_H
#define FORMATS_WTHOR_H

#include "base/octets.h"
#include "formats/partie_notee.h"

enum { WTHOR_ENTETE = 16, WTHOR_JOUEUR = 20, WTHOR_TOURNOI = 26 };

int wthor_reconnaitre(struct vue octets);
void wthor_lire(struct vue octets, struct recueil *r);

/* Games only: a name that is not "#n" is given the number it has in the name files below. The
 * theoretical score of a game that has none is its real score, and the real score of a game that is
 * neither over nor given a result is Black's discs where it stops: the format has no "unknown".
 * wthor_lire() takes a game that stops before its end with two such scores for one without
 * result. Nothing is written of no game that fits, and of more names than there are numbers. */
void wthor_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

/* The files of names that go with what wthor_ecrire() writes; nothing when no game has a name. */
void wthor_ecrire_joueurs(const struct recueil *r, struct octets *sortie, struct recueil *rapport);
void wthor_ecrire_tournois(const struct recueil *r, struct octets *sortie, struct recueil *rapport);

/* A file of names as read. */
struct wthor_noms {
    char **noms;
    int nb;
};

/* Reads a file of names whose records have `longueur` bytes. NULL, or why not. */
const char *wthor_lire_noms(struct vue octets, int longueur, struct wthor_noms *noms);
void wthor_noms_detruire(struct wthor_noms *noms);

/* Replaces "#n" by names in all these games as wthor_lire() gave them, where the number is known; 0
 * too, in files that give that number a name. Either may be NULL. */
void wthor_nommer(struct recueil *r, const struct wthor_noms *joueurs,
                  const struct wthor_noms *tournois);

/* The number of "#346", -1 when the text is no such number. */
long wthor_numero(const char *texte);

/* Turns a game so that it begins with f5 (g6 on 10x10): the square that `c` becomes, when the
 * game's first move is `premier`. */
int wthor_tourner(int taille, int premier, int c);

#endif
