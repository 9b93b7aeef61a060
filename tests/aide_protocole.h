/* A dialogue with a protocol's loop, inside the test's own process. */
#ifndef TESTS_AIDE_PROTOCOLE_H
#define TESTS_AIDE_PROTOCOLE_H

#include "interfaces/protocoles.h"

/* Sends all of `entree`, then the end of the input; gives what came back, to be freed. */
char *dialoguer(protocole servir, int niveau, const char *entree);

/* A loop in a thread of its own, to measure how fast it answers. */
struct en_ligne {
    int vers, depuis; /* write to it, read from it */
    void *interne;
};
struct en_ligne en_ligne_ouvrir(protocole servir, const struct service *service);
void en_ligne_dire(struct en_ligne *e, const char *texte);

/* Reads until what came holds `attendu`. Gives the seconds it took, or -1 after 20 s. */
double en_ligne_attendre(struct en_ligne *e, const char *attendu);
void en_ligne_fermer(struct en_ligne *e);

/* The client dies: both ends are closed at once. False when the loop has not ended 20 s later; it
 * is left to itself then. */
bool en_ligne_mourir(struct en_ligne *e);

#endif
