/* The session of `othello gtp`, shared by the loop (gtp.c) and the commands (gtp_commandes.c). */
#ifndef INTERFACES_GTP_INTERNE_H
#define INTERFACES_GTP_INTERNE_H

#include "interfaces/conseil.h"
#include "interfaces/duplex.h"

enum { NOIRS = 1, BLANCS = 2, COUP_PASSE = 0, HISTOIRE_MAX = 2 * PARTIE_COUPS_MAX };

/* What is asked of gtp_analyste, and where its answer goes. */
struct gtp_analyse {
    struct conseil conseil;
    int trait;
    struct octets *reponse;
};

struct gtp {
    struct duplex *d;
    struct octets reponse;
    char id[16]; /* of the command being answered, "" for none */
    bool fini;   /* quit */
    bool pense;  /* the command being answered thinks: its answer comes later */
    bool analyse; /* it is no genmove, but an analysis, by */
    struct joueur analyste;
    struct gtp_analyse question;
    bool joue;   /* genmove plays the move it finds, reg_genmove does not */
    bool a_joue; /* the last line made us move: it is the other's time now */
    int premier; /* who moves first by the start; either colour may be asked for that move */
    int couleur; /* that the running genmove is for */
    int niveau;
    double secondes; /* for a move without a clock, instead of the level; 0: the level says */
    /* What undo undoes: moves and passes, in order. */
    unsigned char histoire[HISTOIRE_MAX];
    int nb_histoire;
    double principal, byoyomi; /* time_settings, seconds; both 0: no clock */
    int coups_byoyomi;
    double reste[3]; /* on the clock of a colour, as told or counted; < 0: not known yet */
    int coups_reste[3];
    double trajet; /* seconds that a move's way to the controller may take */
};

struct commande_gtp {
    const char *nom;
    /* Appends the answer to `g->reponse`. False: it is an error message. */
    bool (*executer)(struct gtp *g, struct vue arguments);
    const char *reponse; /* the answer, where executer is NULL */
};

/* All commands, closed by a NULL name. */
extern const struct commande_gtp commandes_gtp[];

/* A new game; `premier` moves first. */
void gtp_recommencer(struct gtp *g, int premier);

/* Before the first move: it is its turn again whose it is by the start, whichever colour was asked
 * for a move or had one undone. */
void gtp_remettre_le_trait(struct gtp *g);

/* Plays a move or a pass of a colour. False when it is illegal. */
bool gtp_jouer(struct gtp *g, int couleur, int coup);

/* Counts the seconds of the genmove that is answered, and its way. The controller's time_left, if
 * it comes, corrects. */
void gtp_compter(struct gtp *g, double secondes);

/* The clock that `g->couleur` may share out with `vides` empty squares, its ways to the controller
 * taken off; sets g->trajet, one of these. A main time before a byo-yomi is one of some moves too:
 * each takes what the byo-yomi would give it and its part of the main time, the last one a
 * byo-yomi's besides. */
struct pendule gtp_pendule(struct gtp *g, int vides);

/* Appends "F5" or "pass". */
void gtp_ecrire_coup(int coup, struct octets *sortie);

/* Appends "B+4", "W+2" or "0", for a margin of Black's. */
void gtp_ecrire_marge(int marge, struct octets *sortie);

/* Who answers an analysis instead of choosing a move: `etat` is a struct gtp_analyse. */
extern const struct genre_joueur gtp_analyste;

#endif
