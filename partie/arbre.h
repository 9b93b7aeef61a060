/* The lines that were tried on a game, and what was said of its moves: a tree of moves, passes left
 * out, from the start of the game.
 *
 *     start ─ f5 ─ d6 ─ c3 ┬ f4 ─ f3          two lines that leave the game after three moves,
 *                          └ c5 ┬ b4          the second with another one in it
 *                               └ d3 ─ c4
 *
 * The game itself is a struct partie; its moves are nodes as far as a line or a comment needs them.
 * A node is a number, the start ARBRE_DEBUT, good until it is removed. All zero is an empty tree;
 * one thread at a time. Copies share what they hold: only one of them may be changed. */
#ifndef PARTIE_ARBRE_H
#define PARTIE_ARBRE_H

#include <stdbool.h>

#include "base/texte.h"
#include "partie/partie.h"

/* Nodes: some thousand whole games. Bytes of a comment that is typed, the closing 0 included. */
enum { ARBRE_NOEUDS_MAX = 1 << 16, ARBRE_COMMENTAIRE_MAX = 1024 };
enum { ARBRE_AUCUN = -1, ARBRE_DEBUT = 0 };

struct noeud {
    int parent, enfant, frere; /* ARBRE_AUCUN: none; children in the order they came in */
    int coup;                  /* the move that leads there */
    bool neuf;                 /* in no file yet */
    bool evalue;
    float valeur;      /* player 1's margin there, as well as an engine knew */
    char *commentaire; /* NULL: none */
    bool retouche;     /* the files have something else there: */
    char *ecrit;       /* this, NULL: nothing */
};

struct arbre {
    struct noeud *noeuds;
    int nb, place;
    int libre;    /* a node that was removed, and by `frere` the others; ARBRE_DEBUT: none */
    bool plein;     /* something could not be kept; */
    bool incomplet; /* or could not some time before */
    bool retiree;   /* a line that a file has was removed */
};

/* Forgets everything: all zero again. */
void arbre_vider(struct arbre *a);

/* The node after the first `nb` moves of a record of the game; ARBRE_AUCUN: no line or comment goes
 * there. */
int arbre_noeud(const struct arbre *a, const struct partie *partie, int nb);

/* The start, made where the tree is empty. */
int arbre_racine(struct arbre *a);

/* The node that this move leads to from a node, ARBRE_AUCUN too. */
int arbre_enfant(const struct arbre *a, int noeud, int coup);

/* The same, added where it is not there; ARBRE_AUCUN: the tree is full, which `plein` tells. The
 * first `nb` moves of a record, likewise. */
int arbre_ajouter(struct arbre *a, int noeud, int coup);
int arbre_garder(struct arbre *a, const struct partie *partie, int nb);

/* Removes a node, not the start, and all that follows. */
void arbre_retirer(struct arbre *a, int noeud);

/* Replaces the comment; an empty one removes it. */
void arbre_commenter(struct arbre *a, int noeud, struct vue texte);

/* All of it is in a file now. */
void arbre_ecrit(struct arbre *a);

/* Would something be missed that is in no file: what was said otherwise than there, or removed, or
 * two moves on end that are not those of the game? One move alone was only looked at. */
bool arbre_a_ecrire(const struct arbre *a, const struct partie *partie);

/* Is all that the tree of a file says in what this one takes for its file? Lines apart, where it
 * removed some. */
bool arbre_connait(const struct arbre *a, const struct arbre *fichier);

/* The next node before its children, from ARBRE_DEBUT on; ARBRE_AUCUN after the last. */
int arbre_suivant(const struct arbre *a, int noeud);

/* Moves from the start to it; the moves themselves into `coups`, PARTIE_COUPS_MAX of them. */
int arbre_chemin(const struct arbre *a, int noeud, int coups[]);

/* Moves that the way to it has in common with a record. */
int arbre_communs(const struct arbre *a, int noeud, const struct partie *partie);

#endif
