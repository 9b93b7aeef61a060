/* The drill of an opening repertoire: lines are played from its start, the other side's answers
 * drawn as often as they are met, and the person is asked those of his moves that are due
 * (partie/rappels.h); the others are played for him.
 *
 *     refus = travail_ouvrir(x, session, &demande);        NULL: at least one is due
 *     while (travail_avancer(x))                            the game of the sitting is at one
 *         while (!travail_repondre(x, coup, &sortie))       not his: told, and asked again
 *             ...
 *     travail_fermer(x);
 *
 * Answers come by their frequency in the game base; without one, by the values of the opening book.
 * What is answered is on disk at once. It holds much: allocate it, all zero. */
#ifndef INTERFACES_TRAVAIL_H
#define INTERFACES_TRAVAIL_H

#include "base/alea.h"
#include "formats/repertoire.h"
#include "partie/rappels.h"
#include "partie/session.h"

struct travail_demande {
    const struct repertoire *repertoire;
    int couleur;                      /* whose: NOIR or BLANC */
    const struct partie_notee *debut; /* lines begin with these moves */
    bool tout;                        /* moves that are not due are asked too */
};

struct travail {
    struct travail_demande d;
    struct session *session;
    struct alea alea;
    char chemin[CHEMIN_MAX];
    long jour;
    struct rappel *cartes;     /* of `d.repertoire->coups[i]` */
    bool *dus;                 /* is it to be asked? */
    bool *vus, *menent;        /* does it lead to one that is? */
    int restants, justes, fausses;
    int demande; /* what is asked, -1: nothing */
    bool rate;   /* an answer to it was wrong */
};

/* NULL, or why there is nothing to ask; to be closed in both cases. */
const char *travail_ouvrir(struct travail *x, struct session *s, const struct travail_demande *d);
void travail_fermer(struct travail *x);

/* Plays on to the next move that is to be asked, on a new line where this one has none. False:
 * there is none left. */
bool travail_avancer(struct travail *x);

/* Takes a legal move as the answer. True: it is the one, and was played. Appends what was right,
 * and when it comes back, or what is, and what the answer costs. */
bool travail_repondre(struct travail *x, int coup, struct tampon *sortie);

/* Tells the move, which counts as a wrong answer. */
void travail_reveler(struct travail *x, struct tampon *sortie);

/* Appends "Répertoire : 12 à revoir"; "À Noir : votre coup ?"; "8 justes, 2 fausses". */
void travail_dire_titre(const struct travail *x, struct tampon *sortie);
void travail_dire_question(const struct travail *x, struct tampon *sortie);
void travail_dire_bilan(const struct travail *x, struct tampon *sortie);

#endif
