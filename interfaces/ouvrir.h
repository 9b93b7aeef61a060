/* --ouvrir FILE[:N]: the game of a file, the N-th, or base:N, that of the game base, as one in
 * progress; and what was pasted. */
#ifndef INTERFACES_OUVRIR_H
#define INTERFACES_OUVRIR_H

#include "formats/partie_notee.h"
#include "partie/session.h"

/* A file that was opened: its games, to choose from. */
struct fichier_ouvert {
    char *chemin;
    int ici;     /* the one that is played on: who takes another sets it */
    bool nommee; /* it was asked for by its number */
    int nb;
    struct partie_listee {
        char nom[128]; /* "Rose – Murakami, 2008, +16"; "(illisible) " before it: it ends there */
        const char *sujet; /* its event, or its opening; NULL: neither is known */
        bool analysee;     /* values of its moves go with it */
    } *parties;
    struct recueil recueil; /* as they were read */
    /* The `i`-th of them into `*partie`: nothing is read again. `dit`: why not, if false; else the
     * fault that it ends at, if any. */
    bool (*prendre)(struct fichier_ouvert *f, int i, const struct jeu *const *jeux,
                    struct partie *partie, struct tampon *dit);
    /* Notes in `x` what the file says of the moves of the session's game, if it is the one taken,
     * and `x` does not know. False: nothing. */
    bool (*lire_revue)(const struct session *s, struct examen *x);
    /* Appends "coup douteux", the signs in the file of the move after `rang` moves of the session's
     * game, if it is the one taken; nothing where it has none. */
    void (*signer)(const struct session *s, int rang, struct tampon *dit);
    /* Puts its comments and branches into the session's tree, likewise. */
    void (*lire_arbre)(struct session *s);
    /* Has the file, as it is now, that game alone, which may have gone on since, no variation or
     * comment of another hand, and would it hold all of it? Nothing of it is lost then when the
     * game is written in its place. */
    bool (*seule)(const struct session *s);
    void (*fermer)(struct fichier_ouvert *f);
};

/* The record, of the file that was opened, of the game in progress, which may have gone on since;
 * NULL: none, or it is another game. */
const struct partie_notee *ouvrir_origine(const struct session *s);

/* Reads the games of a file, of the standard input ("-") or in the value itself, `*f`, to be closed
 * with its member, and one into `*partie`, all its moves played, with the game of `jeux` (closed by
 * NULL) that has its board. `dit`, in the user's language: why not, if false, and the problems of
 * the file are on the standard error: no screen is open yet; else, of a game that was not named,
 * which of the file it is and what could not be read of it; of any, the fault that it ends at. */
typedef bool ouvreur_partie(const char *valeur, const struct jeu *const *jeux,
                            struct fichier_ouvert **f, struct partie *partie, struct tampon *dit);
ouvreur_partie ouvrir_partie;

/* A pasted text (partie/session.h): the first game, or position, of anything that a file may hold,
 * with its comments and branches, else a transcript from the moment looked at. */
lecteur_collage ouvrir_collage;

#endif
