/* What externe.c and the protocols share. */
#ifndef PARTIE_EXTERNE_INTERNE_H
#define PARTIE_EXTERNE_INTERNE_H

#include "partie/externe.h"
#include "partie/processus.h"

struct externe;

struct protocole_externe {
    /* Writes the command for this game; a NULL member: it is the same for all. */
    void (*composer)(const struct externe *e, struct octets *commande);
    /* The first words, answered. NULL, or what went wrong (in e->message). `*arrete`: was
     * stopped. A NULL member: there are none. */
    const char *(*saluer)(struct externe *e, bool *arrete);
    /* Tells the game and asks for a move: a move code, not yet checked. `*arrete`: was stopped. */
    const char *(*demander)(struct externe *e, const struct partie *partie, int *coup,
                            struct pensee *pensee, bool *arrete);
    const char *adieu; /* says that the game is over to a program that plays only one; NULL: it
                          plays many */
    double secondes;   /* for a move, whatever our own players have; 0: as they have */
};

struct externe {
    const struct protocole_externe *protocole;
    char *commande;
    struct processus processus;
    bool salue;
    int numero, camp;           /* the game, from 0, and its side: struct joueur's */
    int dits[PARTIE_COUPS_MAX]; /* the moves it knows, but in NBoard */
    int nb_dits, premier_dit;
    int ping; /* NBoard: number of the last ping */
    struct limites limites;
    atomic_bool *arret;
    double echeance;
    char message[512];
};

/* "COMMAND: what « text »" in e->message. */
const char *externe_plainte(struct externe *e, const char *quoi, struct vue texte);

/* Is what it knows the beginning of this game? */
bool externe_suit(const struct externe *e, const struct partie *partie);

/* Sends text; takes the next line. NULL, or what went wrong. */
const char *externe_dire(struct externe *e, const char *ligne);
const char *externe_entendre(struct externe *e, struct vue *ligne, bool *arrete);

/* "F5" at the front of a view: a move code, 0 if it is none. */
int externe_lire_coup(struct vue v);

#endif
