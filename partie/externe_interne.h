/* What externe.c and the two protocols share. */
#ifndef PARTIE_EXTERNE_INTERNE_H
#define PARTIE_EXTERNE_INTERNE_H

#include "partie/joueur.h"
#include "partie/processus.h"

struct externe;

struct protocole_externe {
    /* The first words, answered. NULL, or what went wrong (in e->message). `*arrete`: was
     * stopped. */
    const char *(*saluer)(struct externe *e, bool *arrete);
    /* Tells the game and asks for a move: a move code, not yet checked. `*arrete`: was stopped. */
    const char *(*demander)(struct externe *e, const struct partie *partie, int *coup,
                            struct pensee *pensee, bool *arrete);
};

struct externe {
    const struct protocole_externe *protocole;
    char *commande;
    struct processus processus;
    bool salue;
    int dits[PARTIE_COUPS_MAX]; /* GTP: the moves it knows */
    int nb_dits, premier_dit;
    int ping; /* NBoard: number of the last ping */
    struct limites limites;
    atomic_bool *arret;
    double echeance;
    char message[512];
};

extern const struct protocole_externe externe_gtp, externe_nboard;

/* "COMMAND: what « text »" in e->message. */
const char *externe_plainte(struct externe *e, const char *quoi, struct vue texte);

/* Sends text; takes the next line. NULL, or what went wrong. */
const char *externe_dire(struct externe *e, const char *ligne);
const char *externe_entendre(struct externe *e, struct vue *ligne, bool *arrete);

/* "F5" at the front of a view: a move code, 0 if it is none. */
int externe_lire_coup(struct vue v);

#endif
