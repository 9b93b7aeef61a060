/* The games that a command line names gone over one after the other, for the commands that make
 * something of what is found: a table, annotated games, exercises. A filter of games: nothing is
 * kept from one to the next, so that a file may be cut into pieces. Progress goes to the standard
 * error, and only on a terminal.
 *
 *     struct revue x = revue_de("othello analyser", prendre, &contexte);
 *     revue_arguments(&x, table);
 *     if (arguments_lire(..., table, ...))
 *         statut = revue_mener(&x, mots);
 *     revue_detruire(&x); */
#ifndef INTERFACES_REVUE_H
#define INTERFACES_REVUE_H

#include "formats/noms_cherches.h"
#include "interfaces/analyse.h"
#include "interfaces/arguments.h"
#include "interfaces/ressources.h"

struct revue;

/* Takes a game that was gone over, or, not `entiere`, stopped with something found. */
typedef void preneur_revue(const struct revue *x, struct partie_notee *p, const struct analyse *a,
                           bool entiere);

struct revue {
    const char *commande;
    preneur_revue *prendre;
    void *contexte; /* the command's own */
    /* Gives what is known of a game without a search; a NULL member, or false: nothing. */
    bool (*savoir)(const struct partie_notee *p, struct analyse *a);
    /* After the last one, with all of them; gives the exit status. May be NULL. */
    int (*finir)(const struct revue *x, const struct recueil *r);
    /* ---- What the options ask for ---- */
    struct moyens moyens;
    struct analyse_effort effort;
    long profondeur;
    bool sans_livre;
    long seule;                      /* the only game wanted of each file, else PARTIES_TOUTES */
    struct joueurs_cherches joueurs; /* only their games */
    /* ---- While it goes on ---- */
    struct moteur *m;
    int rang, parties;    /* the game, and how many there are */
    const char **sources; /* the word of the command line that each of them came by */
    bool plusieurs;       /* there are several words */
};

/* The options that all these commands have; in the table a NULL name stands behind them. */
enum { REVUE_ARGUMENTS = 7 + RESSOURCES };

struct revue revue_de(const char *commande, preneur_revue *prendre, void *contexte);
void revue_arguments(struct revue *x, struct argument *table);
void revue_detruire(struct revue *x);

/* Goes over the games of these words, NULL behind the last. Gives the exit status. */
int revue_mener(struct revue *x, const char *const *mots);

/* Was it stopped? */
bool revue_arretee(const struct revue *x);

#endif
