/* The games of the file that --ouvrir names, when it has several: chosen from a list, or one after
 * the other. */
#ifndef INTERFACES_ECRAN_FICHIER_H
#define INTERFACES_ECRAN_FICHIER_H

#include "interfaces/ecran/vue.h"

/* Asks which one where the option names none. False: the user leaves. */
bool fichier_accueillir(struct ecran *e);

/* Opens the next one that can be, `pas` 1, or the one before, -1; a game in progress is asked
 * about, and one that is stepped over is told. The answer is as in coups.h. */
enum reponse fichier_voisine(struct ecran *e, int pas);

/* Asks which one, and opens it likewise. */
enum reponse fichier_choisir(struct ecran *e);

/* Is there a list? */
bool fichier_a_liste(const struct ecran *e);

#endif
