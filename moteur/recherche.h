/* The inside of a search: what one thread works with, and the variants of the code that use it.
 * Private to moteur/; the others include moteur.h. */
#ifndef MOTEUR_RECHERCHE_H
#define MOTEUR_RECHERCHE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "moteur/evaluation.h"
#include "moteur/plateau.h"
#include "moteur/stabilite.h"
#include "moteur/table.h"

enum {
    SCORE_INF = 127,
    FIN_PARITE_MAX = 6,  /* empty squares up to which nothing is remembered */
    FIN_TABLE_MAX = 11,  /* and up to which only the thread's own table is used */
    LOCALE_BITS = 13,
    COUPS_MAX = 36,      /* 35 legal moves at the most in any set-up position */
};

/* A result in the thread's own small table: few empty squares, many visits. */
struct memoire_locale {
    uint64_t joueur;
    uint64_t adverse;
    int8_t min;
    int8_t max;
    uint8_t coup;
};

/* A move in the staircase: the position after it and the opponent's replies. */
struct coup_rapide {
    uint64_t joueur;
    uint64_t adverse;
    uint64_t coups;
    int note;
    int x;
};

/* What one thread works with; no other thread touches it. */
struct travail {
    uint64_t noeuds;
    const struct stabilite *stabilite;
    struct table *table;
    const atomic_bool *arret; /* looked at in every node with the shared table */
    struct memoire_locale locale[1 << LOCALE_BITS];
};

#endif
