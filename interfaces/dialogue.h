/* What a protocol on two streams needs (GTP, NBoard, Cassio): lines as they come in, a thought that
 * runs meanwhile, and the game they are about.
 *
 *     struct dialogue *d = dialogue_ouvrir(0, stdout, &service);
 *     for (;;) switch (dialogue_attendre(d)) ...
 *     dialogue_fermer(d);
 *
 * While a thought runs, dialogue_attendre() still gives the lines: it is for the protocol to say
 * which of them stop it. One thread; only the thought has its own. */
#ifndef INTERFACES_DIALOGUE_H
#define INTERFACES_DIALOGUE_H

#include <stdio.h>

#include "base/lignes.h"
#include "formats/partie_notee.h"
#include "interfaces/protocoles.h"
#include "partie/partie.h"
#include "partie/reflexion.h"

struct dialogue {
    struct lignes lignes; /* of the input: nothing stays hidden in a stdio buffer */
    struct vue ligne;     /* to be given by dialogue_ligne() */
    bool trop_longue;     /* that line was */
    FILE *sortie;         /* flushed after each answer */
    bool dit_tarie;       /* the end of the input was told */
    struct partie partie;
    struct joueur joueur; /* who thinks here */
    struct reflexion reflexion;
    bool medite;                 /* may he think on the other's time? */
    struct reflexion meditation; /* that thought */
};

enum dialogue_evenement {
    DIALOGUE_LIGNE,  /* a line can be taken with dialogue_ligne() */
    DIALOGUE_PENSEE, /* the thought is over, or must be: both ends of the dialogue are closed */
    DIALOGUE_TARIE,  /* the input is over while a thought runs: told once */
    DIALOGUE_FIN     /* the input is over, and no thought runs */
};

/* A new game and a player on these streams. Never NULL; to be closed. */
struct dialogue *dialogue_ouvrir(int entree, FILE *sortie, const struct service *service);
void dialogue_fermer(struct dialogue *d);

/* Waits for what comes first; a line before the end of a thought. */
enum dialogue_evenement dialogue_attendre(struct dialogue *d);

/* The next line without its end, valid until the next call of either; empty when it was too long to
 * be a command. Call it after DIALOGUE_LIGNE. */
struct vue dialogue_ligne(struct dialogue *d);

/* Was it too long? An empty line may be a question of its own. */
bool dialogue_trop_longue(const struct dialogue *d);

/* Starts the player thinking on the present position. NULL, or why not. */
const char *dialogue_penser(struct dialogue *d);

/* Starts the player thinking on the time of the other one, until dialogue_ligne() takes a line: the
 * game stays as it is as long. Nothing when the service does not want it. */
void dialogue_mediter(struct dialogue *d);

/* Is a thought running, or over and not yet collected? */
bool dialogue_pense(const struct dialogue *d);

/* Replaces the game by a recorded one, 8x8, or by its start when it has no move. NULL, or why it
 * cannot be. */
const char *dialogue_rejouer(struct dialogue *d, const struct partie_notee *note);

#endif
