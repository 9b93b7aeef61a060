/* The user's opening repertoire (formats/repertoire.h): the file in his data folder, and what it
 * says of the game in progress. Messages are in the user's language. */
#ifndef INTERFACES_MON_REPERTOIRE_H
#define INTERFACES_MON_REPERTOIRE_H

#include "base/fichier.h"
#include "formats/repertoire.h"
#include "partie/partie.h"

/* A missing file is an empty repertoire. NULL, or why there is none, "FILE:LINE : reason". */
const char *mon_repertoire_lire(struct repertoire *r);

/* Takes the file, as fichier_prendre() does, and reads it again into `*r`, so that two programs at
 * once lose nothing of each other's: fichier_rendre(*verrou) follows in any case. */
const char *mon_repertoire_prendre(struct repertoire *r, int *verrou);
const char *mon_repertoire_ecrire(const struct repertoire *r);

/* ---- Of a game in progress ---- */

/* Makes the move played after `rang` moves mine, or takes it out if it was; `dit` tells which, or
 * why not. */
void mon_repertoire_basculer(const struct partie *partie, int rang, struct tampon *dit);

/* The move that is mine after `rang` moves, COUP_AUCUN: none. `*suivi`: it was played. */
int mon_repertoire_coup(const struct repertoire *r, const struct partie *partie, int rang,
                        bool *suivi);

/* Appends where `joueur` left the repertoire in the moves played, "Noir quitte votre répertoire au
 * coup 9 (c5)", c5 being mine there. Nothing: he did not. */
void mon_repertoire_dire_sortie(const struct repertoire *r, const struct partie *partie,
                                int joueur, struct tampon *sortie);

#endif
