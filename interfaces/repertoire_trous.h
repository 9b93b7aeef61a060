/* The holes of a repertoire: positions that the other side led to, in the user's own games or in
 * those of the game base, and that no move of it answers. */
#ifndef INTERFACES_REPERTOIRE_TROUS_H
#define INTERFACES_REPERTOIRE_TROUS_H

#include "formats/repertoire.h"

/* What is asked. */
struct trous {
    int couleur;        /* whose repertoire: NOIR or BLANC */
    const char *joueur; /* whose games, by a part of his name; NULL: anyone's */
    long seuil;         /* an answer is frequent in the base from so many % of its games on */
    long limite;        /* so many are told */
};

/* Tells them, those met most first, `mots` being games of the user's, with a player's name and no
 * word those of the base; the frequent ones are always the base's. Gives the exit status of
 * `commande`. */
int trous_dire(const struct trous *t, const char *commande, const struct repertoire *r,
               const char *const *mots);

#endif
