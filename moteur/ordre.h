/* Numbers that order the moves and gate the cut-offs. Measured on FFO 40-49 and on random endings;
 * see docs/mesures.md. */
#ifndef MOTEUR_ORDRE_H
#define MOTEUR_ORDRE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"
#include "moteur/quadrants.h"

#define COINS             UINT64_C(0x8100000000000081)
#define VOISINS_DES_COINS UINT64_C(0x42C300000000C342)

enum {
    /* Moves in the staircase, and of any node where mobility speaks. */
    NOTE_TABLE = 1 << 20,
    NOTE_MOBILITE = 32,
    NOTE_PARITE = 16,

    /* Children are evaluated to be ordered from so many plies on, and searched one ply more every
     * TRI_PAS: to the end of the game, where no ply is evaluation_tri, and before it. */
    TRI_FIN = 12,
    TRI_FIN_MAX = 3, /* less than COURT_PLIS */
    TRI_MILIEU = 6,
    TRI_MILIEU_MAX = 2,
    TRI_PAS = 6,
    TRI_FIN_MOBILITE = 48,    /* sixteenths of the staircase's note */
    TRI_MILIEU_MOBILITE = 20, /* the same, before the end */
    TRI_VALEUR = 4,           /* a note for each eighth of a disc */
    TRI_MARGE = 2,            /* discs short of the best note that end a move's search */
    HABITUDE_MAX = 1024,      /* a move that always cut lately; */
    HABITUDE_PAS = 8,         /* the last time counts for one in so many; */
    HABITUDE_NOTE = 16,       /* so many of it make one of the note */

    PROBABLE_MIN = 3, /* from so many plies on a shallow search may cut; */
    COURT_PROBABLE = 2, /* below, from so many plies on, the evaluation may answer by itself, */
    COURT_MARGE = 60,   /* more than so many eighths of a disc away from the window */
    SCISSION_MILIEU = 6, /* and a node may be split between threads; */
    SCISSION_FIN = 13,   /* of a search to the end, whose nodes of few plies are small work */
};

/* Worth of a square by itself: corners, then what does not give one. */
extern const int8_t NOTE_CASE[64];

/* What a move promises: few replies for the opponent, corners among them counting more, a square
 * in an odd quadrant. `suite` are his legal moves after it. */
static inline int note_rapide(uint64_t suite, int x, unsigned parite)
{
    int note = -NOTE_MOBILITE * (bits_compter(suite) + bits_compter(suite & COINS));
    if (QUADRANT[x] & parite)
        note += NOTE_PARITE;
    return note + NOTE_CASE[x];
}

/* The same with what the move did lately and what its proof costs (evaluation_tri), to the end of
 * the game. */
static inline int note_de_fin(int rapide, int habitude, int tri)
{
    return rapide * TRI_FIN_MOBILITE / 16 + habitude - TRI_VALEUR * tri;
}

/* The stability cut-off is tried when alpha is at least this, by empty squares. */
extern const int8_t SEUIL_STABLE[64];

/* Depth of the shallow search that may answer for one of `profondeur` plies, before the end of the
 * game or to it (`fin`): nodes with few empty squares are so cheap that there a surer answer
 * pays. */
static inline int profondeur_probable(int profondeur, bool fin)
{
    return 2 * (profondeur * (fin ? 9 : 6) / 32) + (profondeur & 1);
}

/* How far beyond the window the evaluation must be, in discs, for that search to be worth its
 * nodes; its own result must be `marge` beyond. At the lowest confidence and to the end it is asked
 * only where it is likely to answer; at the lowest, sooner when the deep search is dear. */
static inline int porte_probable(int profondeur, int marge, int selectivite, bool fin)
{
    return selectivite == 0 ? marge / 2 - profondeur / 8 : fin ? marge : -marge / 3;
}

/* How far beyond the window, in discs, it must be for the confidence `selectivite`. */
int marge_probable(int profondeur, int probable, int vides, int selectivite);

#endif
