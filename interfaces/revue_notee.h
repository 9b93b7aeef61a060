/* The review of a game as a file holds it: the values of the moves ([%eval], V[], GGF's) and, of
 * those that lost, the words of partie/jugement.h. Read, they are judgements of an examination
 * (partie/examen.h) that nobody has to make again; what the file does not say stays unknown. */
#ifndef INTERFACES_REVUE_NOTEE_H
#define INTERFACES_REVUE_NOTEE_H

#include "base/octets.h"
#include "formats/partie_notee.h"
#include "partie/examen.h"

/* Notes what `p` says of the moves of `partie`, its game, which `x` has not judged; one of another
 * game is forgotten. False: nothing. */
bool revue_lire(const struct partie_notee *p, const struct partie *partie,
                const struct examinateur *examinateur, struct examen *x);

/* Did a review of ours write it: has a move its words? */
bool revue_est_notre(const struct partie_notee *p);

/* What a move lost by its words; without them, `chute`, by how much the values fall: less than a
 * doubtful move where a review of ours, which would have told more, says nothing. */
int revue_perte(const struct coup_note *c, bool notre, int chute);

/* Appends in words the signs of the move after `rang` moves. */
void revue_signer(const struct partie_notee *p, int rang, struct tampon *sortie);

/* Appends all that people say of a move, its signs in words; what a review said of it is left
 * out. */
void revue_commenter(const struct coup_note *c, struct octets *sortie);

/* What people say of a move, without what a review said of it: to be freed, NULL: nothing. And that
 * in the place of what they say. */
char *revue_texte(const struct coup_note *c);
void revue_poser_texte(struct coup_note *c, const char *texte);

/* What was found of a move. */
struct revue_coup {
    int valeur;     /* after it, for who played it */
    int vides;      /* empty squares before it */
    bool exact, livre;
    int profondeur; /* plies from before it */
    int perte;
    const char *suite; /* "c6 f7 e8": what was better, and how it goes on */
};

/* Writes it to the move of a record, in place of what a review said of it before. */
void revue_noter(struct coup_note *c, const struct revue_coup *trouve);

#endif
