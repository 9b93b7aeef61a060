/* Settings as a person chooses them on the screen: a list of values for each, those that --NAME
 * accepts on the command line. */
#ifndef INTERFACES_ECRAN_CHOIX_H
#define INTERFACES_ECRAN_CHOIX_H

#include "partie/joueur.h"
#include "partie/reglages.h"

enum { VALEURS_MAX = 32, VALEUR_OCTETS = JOUEUR_NOM_MAX };

struct choix_reglage {
    char textes[VALEURS_MAX][VALEUR_OCTETS];
    int nb, courante; /* `courante`: the present value */
};

/* All values of a setting; the present one is among them, whatever it is. */
void choix_lister(struct choix_reglage *v, const struct jeu *jeu, const struct reglages *reglages,
                  const struct reglage *r);

/* Appends a value of a setting in the user's language: "IA, niveau 3", "selon le niveau". */
void choix_dire(const struct jeu *jeu, const struct reglage *r, const char *valeur,
                struct tampon *sortie);

/* What to tell a person who chooses this setting, in the user's language. */
const char *choix_conseiller(const struct reglages *reglages, const struct reglage *r);

#endif
