/* Positions to be asked again, the sooner the worse they are known: cards in five boxes (S.
 * Leitner, "So lernt man lernen", 1972). A card that is answered goes up a box and comes back when
 * that box says, after 1, 3, 9, 27 or 81 days; one that is not goes back to the first. What is on
 * them are the errors of one's games, or the moves of one's repertoire.
 *
 * They are a text file of the user's data folder, that he can read, edit and copy: a card a line,
 * fields parted by tabs, lines that begin with # his own:
 *
 *     2026-12-10  2  erreur  ------…X------ O  c7  8  2008, A – B, coup 34
 *     when due    |  |       board and side    |   |  whence
 *               box  kind       to move     move   its loss
 *
 * The board stands as it was met. Two cards of a kind are the same when their positions are, turned
 * or mirrored, with the same side to move. Box 0 is the first one, never asked yet.
 *
 * Every change reads the file again, under a lock, and replaces it whole: two programs at once lose
 * nothing of each other's. A file that cannot be understood is never written.
 *
 *     rappels_ajouter(chemin, cartes, nb, &neuves);
 *     rappels_lire(&r, chemin);
 *     nb = rappels_dus(&r, RAPPEL_ERREUR, jour, &rangs);
 *     ... r.cartes[rangs[0]] is asked ...
 *     rappels_noter(chemin, &carte, juste, jour);
 *     free(rangs);
 *     rappels_detruire(&r);
 *
 * Days are counted from 1970-01-01; "today" is always the caller's. What can fail gives NULL, or
 * why, as base/fichier.h does. Othello 8x8 only. */
#ifndef PARTIE_RAPPELS_H
#define PARTIE_RAPPELS_H

#include "base/fichier.h"
#include "base/octets.h"
#include "moteur/moteur.h"

enum { RAPPEL_BOITES = 5, RAPPEL_TITRE_MAX = 160 };

enum rappel_genre { RAPPEL_ERREUR, RAPPEL_REPERTOIRE };

struct rappel {
    enum rappel_genre genre;
    char plateau[65]; /* 64 of X (Black), O and -, row by row from a1 */
    int joueur;       /* to move: 1 Black, 2 White */
    char coup[3];     /* "c7": of an error the move played, of the repertoire the one to play */
    int perte;        /* of an error: the discs that it lost */
    int boite;        /* 1 to RAPPEL_BOITES; 0: never asked yet */
    long jour;        /* when it is due */
    char titre[RAPPEL_TITRE_MAX];
    struct othellier cle; /* rappel_definir() */
};

struct rappels {
    struct rappel *cartes;
    int nb;
    struct octets commentaires; /* the lines that begin with # */
};

/* Sets the position of a card from 64 squares (X, O, -) and its key. False: it is none where this
 * side can move. */
bool rappel_definir(struct rappel *c, struct vue plateau, int joueur);

/* Are they the same card? */
bool rappel_meme(const struct rappel *a, const struct rappel *b);

/* What the card becomes by an answer: nothing by a right one before it is due. */
void rappel_repondre(struct rappel *c, bool juste, long jour);

/* ---- Days ---- */

/* Today, as the clock of the place says. */
long rappels_aujourdhui(void);

/* Appends "2026-12-10". */
void rappels_ecrire_jour(long jour, struct tampon *sortie);

/* ---- The file ---- */

/* The user's. NULL, or why there is no place for it. */
const char *rappels_chemin(char chemin[CHEMIN_MAX]);

/* A missing file is no card at all. On failure there is none either. */
const char *rappels_lire(struct rappels *r, const char *chemin);
void rappels_detruire(struct rappels *r);

/* How many cards of this kind are due; and which, in `*rangs` for free(): the longest due first,
 * of a day the worst error first. */
int rappels_compter(const struct rappels *r, enum rappel_genre genre, long jour);
int rappels_dus(const struct rappels *r, enum rappel_genre genre, long jour, int **rangs);

/* Adds those that are not there yet, in this order; gives how many. One of a repertoire whose move
 * is another one now takes the place of the old one, and is new. `rangs`, if not NULL: where each
 * of them is in `r->cartes` now. */
int rappels_completer(struct rappels *r, const struct rappel *cartes, int nb, int *rangs);

/* The same in the file; `*neuves` of them. */
const char *rappels_ajouter(const char *chemin, const struct rappel *cartes, int nb, int *neuves);

/* Notes an answer; nothing when the card has gone from the file meanwhile. */
const char *rappels_noter(const char *chemin, const struct rappel *carte, bool juste, long jour);

#endif
