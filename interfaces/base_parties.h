/* The game base: one SQLite file.
 *
 *     parties   one row a game: names, tournament, date, scores, moves turned to begin with f5
 *     seaux     SEAUX rows; row k holds, one behind the other, the entries of the positions whose
 *               key is k modulo SEAUX
 *
 *     entry     0 u64 key of the position   8 u32 game   12 move, 0: the unfinished game stops
 *               13 Black's discs   14 the same with perfect play   15 number of the move;
 *               little-endian, 255: not known
 *
 * So a position is one row to read and a few hundred entries to look through (a hundred thousand at
 * the start), and an import writes each row once: a row for each of six million positions took ten
 * times the time and the room. One thread at a time. */
#ifndef INTERFACES_BASE_PARTIES_H
#define INTERFACES_BASE_PARTIES_H

#include "formats/noms_cherches.h"
#include "formats/partie_notee.h"
#include "partie/archives.h"

struct base_parties;

enum base_mode {
    BASE_CREER,    /* makes it, and its folders, if missing */
    BASE_LIRE,     /* it must exist */
    BASE_LIRE_VITE /* same, and an import by another program is not waited for */
};

/* Is there a file of the user's, be it one that cannot be opened? */
bool base_existe(void);

/* Opens the file; `chemin` NULL: the user's, in the data folder. NULL and `*erreur`, a message for
 * the user, when it cannot be, or when this program was built without SQLite. */
struct base_parties *base_ouvrir(const char *chemin, enum base_mode mode, const char **erreur);
void base_fermer(struct base_parties *b);

struct base_bilan {
    int ajoutees, deja;
};

/* Adds the games of several collections in one go: nothing is written before base_terminer(), and
 * nothing at all if the program dies before. NULL, or a message. Games
 * that have no place there are told to `rapport`; those that end at a fault are passed over.
 *
 * A game is there already when one has the same moves, turned or mirrored, the same players,
 * tournament and date; or one of the two says less of them (formats/noms_cherches.h), or has no
 * players at all: such a record then takes what the other says. One that is there without a
 * result takes it from one that says as much or more of players, tournament and date. */
const char *base_ajouter(struct base_parties *b, const struct recueil *r, struct base_bilan *bilan,
                         struct recueil *rapport);

/* NULL, or a message: nothing was written then. */
const char *base_terminer(struct base_parties *b);

/* A game as it is told. The texts are valid during the call they are given to. */
struct base_partie {
    long numero;
    const char *noir, *blanc, *tournoi, *date, *coups;
    int annee, score, theorique; /* the year 0, the others -1: not known; `score`, Black's discs,
                                    may say who won alone */
};
enum { BASE_NOIR_GAGNE = -2, BASE_BLANC_GAGNE = -3 };

struct base_recherche {
    struct joueurs_cherches joueurs;
    const char *tournoi;              /* as nom_repond() takes it; NULL: any */
    const struct partie_notee *debut; /* its moves come first, turned or mirrored; NULL: any */
    const struct partie_notee *passage; /* its last position, where somebody is to move, comes
                                           about, whatever the way there; NULL: any */
    long numero, numero_fin;          /* from one to the other; 0: any */
    int annee, annee_fin;             /* from one to the other; 0: any */
    int limite;                       /* games told */
};
/* Tells the latest games first; `*total` is how many there are, told or not: all are then looked
 * at, unless `total` is NULL. */
const char *base_chercher(struct base_parties *b, const struct base_recherche *r,
                          void (*dire)(void *contexte, const struct base_partie *p),
                          void *contexte, long *total);

/* Adds a game that is told to a collection, the context. */
void base_recueillir(void *recueil, const struct base_partie *p);

/* The same as games, added to `*recueil`; `limite` of them. */
const char *base_extraire(struct base_parties *b, const struct base_recherche *r,
                          struct recueil *recueil, long *total);

/* What was played in a position of the side to move, in the games that `parmi` looks for; NULL: in
 * all. `exemples` takes the numbers of a few of them, the latest first, then 0; NULL: none is
 * wanted. */
enum { BASE_EXEMPLES = 5 };
const char *base_position(struct base_parties *b, const struct grille *g, int joueur,
                          const struct base_recherche *parmi, struct archives *reponse,
                          long exemples[BASE_EXEMPLES]);

#endif
