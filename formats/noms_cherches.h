/* Names of players and tournaments, as people ask for them and as records tell them: one rule for
 * the game base and for files. "#34" is the number 34 of a WTHOR base without names (wthor.h). */
#ifndef FORMATS_NOMS_CHERCHES_H
#define FORMATS_NOMS_CHERCHES_H

#include <stdbool.h>

/* Is the name asked for? A number only whole; else a part of it, accents and case put aside.
 * `cherche` NULL: any is; `nom` NULL: it is not known. */
bool nom_repond(const char *nom, const char *cherche);

/* Whose games are asked for; all zero: anyone's. */
struct joueurs_cherches {
    const char *noms[2]; /* his, and whom he plays against */
    int couleur;         /* which the first has; 0: any */
    const char *noir, *blanc;
};
bool joueurs_repondent(const struct joueurs_cherches *j, const char *noir, const char *blanc);

/* May `autre` take the place of `nom`, since it says as much or more? No name says nothing, a
 * number less than a name. Either may be NULL. */
bool nom_se_complete(const char *nom, const char *autre);

#endif
