/* A match of two players: games from paired openings, several at once, written down as they end.
 *
 *     struct match m = {.noms = {"ia:5", "gtp:…"}, .nb_parties = 100, …};
 *     refus = match_preparer(&m);   match_jouer(&m);   match_fermer(&m);
 *
 * Game 2k and game 2k + 1 have the opening k, or the same random one; A has Black in the first,
 * White in the second. The journal is JSON Lines: a line that says the match, then one for each
 * finished game. A match whose journal exists is resumed: its games are not played again.
 *
 * A player who fails loses the game, but one who fails before a move of his, when no game was
 * played yet, was wrongly asked for (a mistyped command, no memory): the match stops and notes
 * nothing. */
#ifndef INTERFACES_MATCH_H
#define INTERFACES_MATCH_H

#include <pthread.h>
#include <stdatomic.h>

#include "base/octets.h"
#include "formats/partie_notee.h"
#include "interfaces/match_pendule.h"
#include "interfaces/match_stats.h"
#include "jeux/jeu.h"
#include "partie/joueur.h"

enum { MATCH_HASARD = 6 /* moves of a random opening */ };

struct match_partie {
    bool finie;
    int marge;   /* A's */
    int forfait; /* 1: A lost by default, 2: B did, 0: played out */
};

struct match {
    /* ---- What is asked ---- */
    const struct jeu *jeu;
    const char *noms[2]; /* players A and B, as for --noir */
    int nb_parties;      /* even */
    int taches;          /* games at once */
    double secondes;     /* for a move; 0: as the player's name says */
    uint64_t noeuds;     /* of our players, for a move; 0: as the player's name says */
    double patience;     /* after which another program has lost; 0: as partie/externe.h says */
    struct pendule pendule; /* for a game and a player; all 0: none */
    struct moyens moyens;   /* of the players that are ours */
    int profondeur;      /* plies; 0: as the player's name says */
    bool livre;          /* our players may use their opening book */
    bool sprt;
    double elo0, elo1;
    const char *journal;              /* path, NULL: none */
    const struct recueil *ouvertures; /* at least one game; NULL: `hasard` random moves */
    long graine;                      /* of these */
    /* Told after each game, one thread at a time; may be NULL. */
    void (*progres)(const struct match *m);
    /* Told at most once, of the fewer games at once that are played, and why; may be NULL. */
    void (*prevenir)(const struct match *m, int taches, const char *raison);
    atomic_bool *arret; /* may be set by a signal: the running games are dropped */

    /* ---- How it stands ---- */
    struct match_partie *parties;
    struct match_stats stats;
    struct match_temps temps[2]; /* of the games played now, not those of the journal */
    int hasard;    /* MATCH_HASARD, 0 when a player knows games from the start only */
    int prochaine; /* the next game to hand out */
    bool commence; /* a game was played now, not only read in the journal */
    pthread_mutex_t verrou;
    int verrou_journal; /* its descriptor; -1: there is none */
    char *suite;       /* what it lacks before the next game */
    int illisibles;    /* its lines that are no game's */
    char message[512]; /* the last default, or why the match could not go on */
    bool echec; /* it could not, through no fault of the command */
};

/* Checks players and journal, reads the games that the journal has. NULL, or what is wrong. */
const char *match_preparer(struct match *m);

/* Are two games of one opening sure to be the same, its players being asked for rightly? */
bool match_se_repete(const struct match *m);

/* Plays what is left. False when it was stopped, or could not go on: `echec`, `message`. */
bool match_jouer(struct match *m);

void match_fermer(struct match *m);

/* Notes a finished game, journal left alone. Counts its pair when the other game is there. */
void match_noter(struct match *m, int numero, struct match_partie resultat);

/* The journal (match_journal.c). NULL, or what is wrong. */
const char *match_ouvrir_journal(struct match *m);
bool match_ecrire_partie(struct match *m, int numero, const struct match_partie *resultat,
                         const char *coups, const char *pensees, const char *raison);

/* Appends what is told of move number `coup` to the thoughts of a game, "" or "{…},{…}": nothing
 * of one of whom only chance was asked. */
void match_noter_pensee(struct octets *pensees, int coup, const struct joueur *j,
                        const struct pensee *pensee, double secondes);

#endif
