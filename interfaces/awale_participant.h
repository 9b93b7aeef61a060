/* Who plays in `awale match`: one of our AIs, chance, or an external program that speaks the
 * arbiter protocol. All answer with a line of that protocol, so that the referee has one reading.
 *
 *     ia:NIVEAU   ia:classique|famine[:PROFONDEUR]   aleatoire[:GRAINE]   arbitre:COMMANDE
 *
 * "%d" in a command becomes the number of the pair of games: a seed, for programs that take one.
 *
 *   creer -> for each game: commencer, demander..., finir -> detruire */
#ifndef INTERFACES_AWALE_PARTICIPANT_H
#define INTERFACES_AWALE_PARTICIPANT_H

#include "base/alea.h"
#include "base/lignes.h"
#include "jeux/awale_ia.h"
#include "partie/processus.h"

struct genre_participant;

enum { REPONSE_MAX = 512 }; /* bytes of an answer, the final 0 included */

struct participant {
    const struct genre_participant *genre;
    const char *nom; /* as typed; borrowed */

    struct awale_ia *ia; /* ours */
    struct limites limites;
    atomic_bool arret;
    struct alea alea; /* chance */

    const char *commande; /* external */
    struct processus processus;
};

/* Makes a player from his name; `secondes` is the time of a move for ours, 0: what its level says.
 * NULL, or what is accepted. */
const char *participant_creer(struct participant *p, const char *nom, double secondes);
void participant_detruire(struct participant *p);

/* Does he see only the moves of the protocol, from the start of the game? */
bool participant_externe(const struct participant *p);

/* A new game of pair number `paire`, where he has side 0 or 1. False when his program cannot be
 * started. */
bool participant_commencer(struct participant *p, int camp, long paire);

/* Tells him `message` (START, or the opponent's line), gives his answer in `reponse`. An external
 * program gets `limite` seconds. */
enum lignes_etat participant_demander(struct participant *p, const struct awale *position,
                                      const char *message, double limite,
                                      char reponse[REPONSE_MAX]);

/* The game is over: says END to a program, then makes sure that nothing of it is left running. */
void participant_finir(struct participant *p);

#endif
