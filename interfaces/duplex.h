/* What a protocol on two streams needs (GTP, NBoard, Cassio): lines as they come in, a thought that
 * runs meanwhile, and the game they are about.
 *
 *     struct duplex *d = duplex_ouvrir(0, stdout, &service);
 *     for (;;) switch (duplex_attendre(d)) ...
 *     duplex_fermer(d);
 *
 * While a thought runs, duplex_attendre() still gives the lines: it is for the protocol to say
 * which of them stop it, and which wait for its end. One thread; only the thought has its own. */
#ifndef INTERFACES_DUPLEX_H
#define INTERFACES_DUPLEX_H

#include <stdio.h>

#include "base/lignes.h"
#include "formats/partie_notee.h"
#include "interfaces/protocoles.h"
#include "partie/partie.h"
#include "partie/reflexion.h"

struct duplex {
    struct lignes lignes; /* of the input: nothing stays hidden in a stdio buffer */
    struct vue ligne;     /* to be given by duplex_ligne() */
    bool trop_longue;     /* that line was */
    struct octets differees; /* lines that wait for the end of the thought, each with its LF, */
    size_t reprises;         /* and bytes of them that were given again */
    FILE *sortie;         /* flushed after each answer */
    bool dit_tarie;       /* the end of the input was told */
    struct partie partie;
    struct joueur joueur; /* who thinks here */
    struct reflexion reflexion;
    bool bavard;                 /* are thoughts told on the standard error? */
    bool medite;                 /* may he think on the other's time? */
    struct reflexion meditation; /* that thought */
};

enum duplex_evenement {
    DUPLEX_LIGNE,  /* a line can be taken with duplex_ligne() */
    DUPLEX_PENSEE, /* the thought is over, or must be: both ends of the dialogue are closed */
    DUPLEX_TARIE,  /* the input is over while a thought runs: told once */
    DUPLEX_FIN     /* the input is over, and no thought runs */
};

/* A new game and a player on these streams. Never NULL; to be closed. */
struct duplex *duplex_ouvrir(int entree, FILE *sortie, const struct service *service);
void duplex_fermer(struct duplex *d);

/* Waits for what comes first; a line before the end of a thought. Where no thought runs those put
 * off come before all that was sent later. */
enum duplex_evenement duplex_attendre(struct duplex *d);

/* Says a line, at once. */
void duplex_dire(struct duplex *d, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Tells a thought that chose a move, in a line of the standard error, if the service wants it. */
void duplex_raconter(const struct duplex *d, const struct pensee *pensee);

/* The next line without its end, valid until the next call of either; empty when it was too long to
 * be a command. Call it after DUPLEX_LIGNE. */
struct vue duplex_ligne(struct duplex *d);

/* Was it too long? An empty line may be a question of its own. */
bool duplex_trop_longue(const struct duplex *d);

/* Puts a line off: it is to be given again once no thought runs. */
void duplex_differer(struct duplex *d, struct vue ligne);

/* Forgets the lines put off; are there any? */
void duplex_oublier(struct duplex *d);
bool duplex_differe(const struct duplex *d);

/* Starts the player thinking on the present position. NULL, or why not. */
const char *duplex_penser(struct duplex *d);

/* Starts the player thinking on the time of the other one, until duplex_ligne() takes a line: the
 * game stays as it is as long. Nothing when the service does not want it. */
void duplex_mediter(struct duplex *d);

/* Is a thought running, or over and not yet collected? */
bool duplex_pense(const struct duplex *d);

/* Replaces the game by a recorded one, 8x8, or by its start when it has no move. NULL, or why it
 * cannot be. */
const char *duplex_rejouer(struct duplex *d, const struct partie_notee *note);

#endif
