/* The command line of a playing program: settings (partie/reglages.h) as --NAME VALUE, and the
 * options below. Everything is checked before any screen opens. */
#ifndef INTERFACES_OPTIONS_H
#define INTERFACES_OPTIONS_H

#include <stdbool.h>

#include "formats/noms_cherches.h"
#include "interfaces/programme.h"
#include "partie/reglages.h"
#include "partie/session.h"

struct options {
    struct reglages reglages;
    bool texte;                   /* --texte: no screen even on a terminal */
    struct demandes demandes;     /* but for its `partie` and `programmes` */
    bool lancer;                  /* --lancer: run what the saved game names */
    bool version;
    const char *ouvrir;           /* --ouvrir, NULL: no file, */
    bool ouvrir_seul;             /* or a file alone, no option before it */
    const char *position;         /* --position, NULL: the game's start */
    struct moyens moyens;         /* --fils, --hachage, --poids: to be given back (ressources.h) */
    const char *taille, *depart;  /* which game of the program (variante.h), NULL: the first */
};

/* Reads the command line on top of the settings already in `o->reglages`. True when all is well;
 * else what is wrong has been said, or the help that was asked for, and *statut is the exit
 * status. */
bool options_lire(struct options *o, int argc, char **argv, int *statut);

/* Where nobody is asked for: the person of the settings file (`nom` there), whose name is kept in
 * `nom`. */
void options_joueur(struct joueurs_cherches *j, char nom[JOUEUR_NOM_MAX]);

#endif
