/* Games with what their positions are worth: the material of the evaluation, one game a line.
 *
 *     f5d6c3d3c4f4 . . . +2 +2 -4
 *
 * The moves from the usual start (passes are not written), then as many values: the final score
 * expected for the side to move before each move, "." when nobody looked. Lines that are no such
 * game are refused. */
#ifndef OUTILS_ECHANTILLON_H
#define OUTILS_ECHANTILLON_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "moteur/othellier.h"

enum { ECHANTILLON_COUPS = 60, VALEUR_INCONNUE = 127, ECHANTILLON_LIGNE = 512 };

struct echantillon {
    struct othellier positions[ECHANTILLON_COUPS]; /* before each move */
    int8_t coups[ECHANTILLON_COUPS];
    int8_t valeurs[ECHANTILLON_COUPS];
    int n;
};

/* `p` where the side to move can play, passing when it must. False: the game is over. */
static inline bool echantillon_trait(struct othellier *p)
{
    if (othellier_coups(p))
        return true;
    *p = othellier_jouer(*p, PASSE);
    return othellier_coups(p) != 0;
}

/* The moves of `texte`, replayed; stops at the first thing that is none. What follows, or NULL when
 * a move is not legal. */
static inline const char *echantillon_coups(struct echantillon *e, const char *texte)
{
    struct othellier p = OTHELLIER_DEBUT;
    e->n = 0;
    for (; texte[0] >= 'a' && texte[0] <= 'h' && texte[1] >= '1' && texte[1] <= '8'; texte += 2) {
        const int x = texte[0] - 'a' + 8 * (texte[1] - '1');
        if (e->n == ECHANTILLON_COUPS || !echantillon_trait(&p) || !(othellier_coups(&p) >> x & 1))
            return NULL;
        e->positions[e->n] = p;
        e->valeurs[e->n] = VALEUR_INCONNUE;
        e->coups[e->n++] = (int8_t)x;
        p = othellier_jouer(p, x);
    }
    return texte;
}

/* The next game of `f` that can be read; false at the end. `refusees` counts the lines left out. */
static inline bool echantillon_lire(FILE *f, struct echantillon *e, long *refusees)
{
    char ligne[ECHANTILLON_LIGNE];
    while (fgets(ligne, sizeof ligne, f)) {
        const char *c = echantillon_coups(e, ligne);
        for (int i = 0; c && i < e->n && *c == ' '; i++) {
            char *fin;
            e->valeurs[i] = *++c == '.' ? VALEUR_INCONNUE : (int8_t)strtol(c, &fin, 10);
            c = *c == '.' ? c + 1 : fin;
        }
        if (c && e->n)
            return true;
        ++*refusees;
    }
    return false;
}

static inline void echantillon_ecrire(FILE *f, const struct echantillon *e)
{
    for (int i = 0; i < e->n; i++)
        fprintf(f, "%c%c", 'a' + e->coups[i] % 8, '1' + e->coups[i] / 8);
    for (int i = 0; i < e->n; i++)
        if (e->valeurs[i] == VALEUR_INCONNUE)
            fputs(" .", f);
        else
            fprintf(f, " %+d", e->valeurs[i]);
    putc('\n', f);
}

#endif
