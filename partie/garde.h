/* Who has the save: one sitting of a program at a time, and none writes over what another left.
 *
 * A lock says that a sitting is alive. One that let the save go (while only computers play) knows
 * by the file that nobody wrote it since: every save is a new file. All zero is a sitting that has
 * not looked yet. */
#ifndef PARTIE_GARDE_H
#define PARTIE_GARDE_H

#include <stdbool.h>

#include "base/fichier.h"

struct garde {
    bool d_autrui; /* the save on disk is of another sitting: left alone */
    bool tenue;    /* no other sitting writes it: `verrou` is locked */
    int verrou;    /* a descriptor, to the end of the sitting */
    bool lachee;   /* others could write it since */
    struct empreinte {
        bool existe;
        unsigned long long fichier;
        long long secondes;
        long nanosecondes;
    } laissee;     /* the save when this sitting let it go */
    bool en_panne; /* already told that it fails */
};

/* The program's file with this ending in the state folder: "partie" is the save. False when there
 * is no such place. */
bool garde_chemin(const char *programme, const char *fin, char chemin[CHEMIN_MAX]);

/* Makes the save this sitting's. False when it is another's: of one that is alive, `*pris` then, or
 * of a person, `de_personne`, whom this sitting does not serve. `tacite`: what is alive is not
 * noted, since nobody plays here yet. */
bool garde_tenir(struct garde *g, const char *programme, bool de_personne, bool tacite, bool *pris);

/* Before the save is written: while this sitting did not hold it another one may have left its game
 * there, to be taken up later. False: so it is. */
bool garde_verifier(struct garde *g, const char *programme);

/* Another sitting may have the save. */
void garde_lacher(struct garde *g, const char *programme);

#endif
