/* What games played before say of a position: the answer that a program with a game base gives to
 * its display. The display asks through `consulter` of struct services and knows nothing else of
 * it.
 *
 * Everything is as the side to move sees it. */
#ifndef PARTIE_ARCHIVES_H
#define PARTIE_ARCHIVES_H

#include "base/texte.h"

enum { ARCHIVES_COUPS_MAX = 64 };

/* How the games went on. */
struct archives_coup {
    int coup;                        /* of the game */
    int nb;                          /* games with this move */
    int resultats;                   /* those of them whose result is known */
    double gagnees, nulles, perdues; /* percents of those whose result is known; < 0: none is */
    double score;                    /* mean final score; < 0: not known */
    double theorique;                /* the same with perfect play; < 0: not known */
};

struct archives {
    struct archives_coup coups[ARCHIVES_COUPS_MAX]; /* the most played first */
    int nb_coups;
    int nb_parties;
    int nb_arretees; /* those of them that stop there, unfinished */
};

/* What is told of a move, column by column: the heading, the number (< 0: not known), how many
 * decimals it has, and what stands behind it. The first one counts its games. */
enum { ARCHIVES_CHIFFRES = 6 };
struct archives_chiffre {
    const char *titre;
    double valeur;
    int decimales;
    const char *unite;
};
void archives_chiffrer(const struct archives_coup *c,
                       struct archives_chiffre chiffres[ARCHIVES_CHIFFRES]);
void archives_dire_chiffre(const struct archives_chiffre *c, struct tampon *sortie);

/* Appends how many games stop there and of how many the result is known, where that is not of all;
 * nothing else. */
void archives_dire_reserves(const struct archives *a, struct tampon *sortie);

#endif
