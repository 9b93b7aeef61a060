/* The opening book, read: positions and what they are worth.
 *
 * A book is a set of positions, each in the smallest of its eight orientations, so that symmetric
 * positions are one. Moves are not stored: a move is in the book when the position it leads to is.
 * A position is either a leaf, whose value is that of a search of `profondeur` plies, or deployed:
 * all its moves are in the book and its value is the best of theirs (`profondeur` 0). Who has to
 * pass does it at once: a position of the book has its side to move able to move, unless the game
 * is over.
 *
 * In a file, sorted by position:
 *
 *     8 bytes   "OTHLIVR1"
 *     4         number of positions, little-endian
 *     4         FNV-1a sum of what follows
 *     18 each   discs of the side to move, of the other side (8 bytes, little-endian, bit 0 a1);
 *               value in discs for the side to move, signed; plies searched
 *
 * A book is read where it lies, without a copy. Functions are pure, any thread. */
#ifndef MOTEUR_LIVRE_H
#define MOTEUR_LIVRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "moteur/othellier.h"

enum { LIVRE_ENTETE = 16, LIVRE_ENTREE = 18, LIVRE_COUPS_MAX = 36 };

struct livre {
    const uint8_t *entrees; /* borrowed */
    size_t n;
};

struct livre_valeur {
    int8_t valeur;      /* discs, for the side to move */
    uint8_t profondeur; /* plies of the search; 0: from the moves, or the game is over */
};

struct livre_coup {
    int x;
    int valeur;     /* for the side that plays it */
    int profondeur; /* as above, of the position it leads to */
};

/* The book of a file's bytes. NULL, or why they are refused, marked N_(): `*l` is then
 * empty. */
const char *livre_ouvrir(struct livre *l, const uint8_t *octets, size_t taille);

/* The book embedded in the program, checked at the first call. */
const struct livre *livre_embarque(void);

/* The plies that most of its searches were asked for: they are N, or N + 1 (see
 * interfaces/livre_juge.h). 0: there is none. */
int livre_profondeur(const struct livre *l);

/* The position after a legal move, the pass of who cannot answer made. `*signe` turns a value of it
 * into one for the side that moved: -1, or 1 after a pass. */
struct othellier livre_suivante(const struct othellier *p, int x, int *signe);

/* Entry `i` of the book, from 0: the position, and its value in `*v`. */
struct othellier livre_entree(const struct livre *l, size_t i, struct livre_valeur *v);

/* Is the position, in any orientation, in the book? Its value in `*v`. */
bool livre_chercher(const struct livre *l, const struct othellier *p, struct livre_valeur *v);

/* The moves of the position that are in the book, best first, equal ones by square. Their
 * number. */
int livre_coups(const struct livre *l, const struct othellier *p,
                struct livre_coup coups[LIVRE_COUPS_MAX]);

/* A move of a deployed position, at random among the best ones: the same for the same `graine`.
 * False when the position is not deployed in the book. */
bool livre_choisir(const struct livre *l, const struct othellier *p, uint64_t graine,
                   struct livre_coup *coup);

#endif
