/* --fils, --hachage and --poids: what the machine gives to thought, the same options with the same
 * words for every command that thinks. */
#ifndef INTERFACES_RESSOURCES_H
#define INTERFACES_RESSOURCES_H

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/pensee.h"
#include "interfaces/arguments.h"
#include "jeux/jeu.h"

struct moteur;

enum { RESSOURCES = 3 };
enum { RESSOURCES_HACHAGE = 256 }; /* MiB for endings and long searches */

/* The three options, writing to `moyens`, into a table. */
void ressources_arguments(struct moyens *moyens, struct argument table[RESSOURCES]);

/* An engine of these means, for moteur_detruire() to free: `hachage` MiB and one thread where they
 * do not say. NULL: memory lacks. */
struct moteur *ressources_moteur(const struct moyens *moyens, int hachage);

/* NULL, or in the user's language that `jeu` has no use for them. In line,
 * like the next one. */
static inline const char *ressources_refus(const struct moyens *m, const struct jeu *jeu)
{
    return !jeu->moyens && (m->fils || m->hachage || m->poids)
               ? _("--fils, --hachage et --poids ne servent que sur le plateau 8x8")
               : NULL;
}

/* Frees what --poids read, after the last thought. In line, since a program without the engine,
 * which has read nothing, calls it too. */
static inline void ressources_rendre(struct moyens *moyens)
{
    void *poids;
    memcpy(&poids, &moyens->poids, sizeof poids); /* ours to free, const for all others */
    free(poids);
    moyens->poids = NULL;
}

#endif
