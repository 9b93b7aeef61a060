/* An opening repertoire: in this position, this is my move. Positions are the same however the
 * board is turned and by whatever moves they came about; whose repertoire it is, Black's or
 * White's, is whose turn it is there.
 *
 * As text, a move a line, behind moves that lead to it from the usual start; only the last one of
 * the line is mine:
 *
 *     # Noir
 *     f5
 *     f5d6 c3
 *     f5d6c3d3 c4
 *     # Blanc
 *     f5 d6
 *
 * Blanks say nothing, nor does the order; lines that begin with # are kept, before the moves. All
 * zero is an empty one.
 * Nothing here opens a file. */
#ifndef FORMATS_REPERTOIRE_H
#define FORMATS_REPERTOIRE_H

#include "base/octets.h"
#include "formats/cle_position.h"
#include "formats/partie_notee.h"

enum { REPERTOIRE_COUPS_MAX = 60 }; /* of a game */

/* My move in a position. */
struct repertoire_coup {
    uint64_t cle;                              /* of the position (cle_position.h) */
    int joueur;                                /* whose move it is: NOIR or BLANC */
    int coup;                                  /* turned as the key is */
    unsigned char cases[REPERTOIRE_COUPS_MAX]; /* a way there that begins with f5, passes left out,
                                                  then the move */
    int nb;
};

struct repertoire {
    struct repertoire_coup *coups;
    int nb;
    struct octets commentaires; /* the lines that begin with #, but those that tell whose moves
                                   follow */
};

void repertoire_detruire(struct repertoire *r);

/* ---- Moves ---- */

/* What is mine where `joueur` is to move; NULL: nothing is. Valid until the next change. */
struct repertoire_coup *repertoire_trouver(const struct repertoire *r, const struct grille *g,
                                           int joueur);

/* Its square in that position; is it `c`, or what the symmetries of the position make of it? */
int repertoire_case(const struct repertoire_coup *m, const struct grille *g);
bool repertoire_est(const struct repertoire_coup *m, const struct grille *g, int c);

/* Can moves of this game be mine: does it start as usual, on 8x8? NULL, or why not. */
const char *repertoire_refus(const struct partie_notee *p);

/* The position before `p->coups[i]`. */
struct grille repertoire_avant(const struct partie_notee *p, int i);

enum repertoire_effet { REPERTOIRE_NEUF, REPERTOIRE_DEJA, REPERTOIRE_REMPLACE };

/* Makes `p->coups[i]`, no pass, of a game that is not refused mine. Where it takes the place of
 * another one, `*ancien` is the square of that. */
enum repertoire_effet repertoire_poser(struct repertoire *r, const struct partie_notee *p, int i,
                                       int *ancien);

void repertoire_retirer(struct repertoire *r, struct repertoire_coup *m);

/* ---- Lines ---- */

/* What to tell of a walk: a member may be NULL. The game is valid during the call. */
struct repertoire_visite {
    /* A line: it ends with the last move of mine that it has. */
    void (*ligne)(void *contexte, const struct partie_notee *p);
    /* A position where the other side moves, once. */
    void (*adverse)(void *contexte, const struct partie_notee *p);
    void *contexte;
    bool *atteints; /* of `r->coups[i]`: becomes true if the walk comes by; all false before */
};

/* Follows the repertoire of `joueur` from the end of `p`, whatever the other side answers; no move
 * is followed twice. `p`, a game that is not refused, is as it was afterwards. */
void repertoire_parcourir(const struct repertoire *r, int joueur, struct partie_notee *p,
                          const struct repertoire_visite *v);

/* Adds to `*lignes` the game that leads to the move, and the move. */
void repertoire_ligne(const struct repertoire_coup *m, struct recueil *lignes);

/* ---- Text ---- */

/* NULL, or what is wrong with line `*ligne`, in the user's language: `*r` is then empty. */
const char *repertoire_lire(struct repertoire *r, struct vue texte, int *ligne);
void repertoire_ecrire(const struct repertoire *r, struct octets *sortie);

#endif
