/* Questions on a board, one after the other: the errors of the game in progress (exercices.h),
 * those that are due of all games (serie.h), the moves of a repertoire (interfaces/travail.h). A
 * display knows them by this alone:
 *
 *     x->examen = ..., x->estimation = ...                   the display's own, for the reviews
 *     while (epreuve_avancer(x, &dit)) {                     and the values that answers want
 *         ... the position after x->rang moves is shown, nothing that would tell the answer;
 *         epreuve_repondre(x, coup, &dit) or epreuve_reveler(x, &dit) until x->resolu ...
 *     }
 *     epreuve_rendre(x);
 *     epreuve_dire_bilan(x, &dit);
 *
 * Whoever opened them has them asked by the display (affichage.h), then closes them by
 * epreuve_fermer(). What is answered of a card (rappels.h) is on disk at once. */
#ifndef PARTIE_EPREUVE_H
#define PARTIE_EPREUVE_H

#include "partie/estimation.h"
#include "partie/examen.h"
#include "partie/rappels.h"
#include "partie/session.h"

struct epreuve;

/* What an answer leads to. */
enum epreuve_suite {
    EPREUVE_CONNUE,  /* nothing: the answer is known already */
    EPREUVE_ATTEND,  /* `estimation` does not tell enough yet: `attendu` is to be answered again */
    EPREUVE_JUGEE,   /* it was told */
    EPREUVE_SUIVANTE /* it is right, and nothing else is to be seen here: the next one */
};

/* A kind of questions. Texts are marked N_(); of two, the second one is for ten columns. */
struct epreuve_genre {
    const char *nom; /* ", exercices" behind the title of the game, whose place they take; NULL:
                        they are of the game in progress, which can be looked at meanwhile */
    const char *const *titre;    /* "Exercice %d sur %d" */
    const char *const *question; /* "À %s : le meilleur coup ?"; without who moves */
    /* Puts the next one, by epreuve_poser(). False: there is none, or it cannot be put, for the
     * appended reason. */
    bool (*avancer)(struct epreuve *x, struct tampon *raison);
    /* Judges a legal move by `resolu` and `rate`, and appends what it is worth. */
    enum epreuve_suite (*repondre)(struct epreuve *x, int coup, struct tampon *sortie);
    /* Appends the answer, that is given; NULL: the review says it. */
    void (*reveler)(struct epreuve *x, struct tampon *sortie);
    /* Appends whence the present one is; NULL: it is not said. */
    void (*provenance)(const struct epreuve *x, struct tampon *sortie);
    void (*liberer)(struct epreuve *x);
};

struct epreuve {
    const struct epreuve_genre *genre;
    struct session *session;
    struct examen *examen;         /* lent by the display */
    struct estimation *estimation; /* likewise: where it is of the position that is asked */
    int nb, numero;    /* how many there are; the one that is asked, from 0, -1 before the first */
    int rang;          /* the moment of the sitting's game that is asked */
    int attendu;       /* an answer that cannot be judged yet, COUP_AUCUN: none */
    bool resolu;       /* the answer is known: found, or given */
    bool rate, revele; /* another one was tried before; it was given */
    bool repondue;     /* it counts: answered, or given */
    int repondues, trouvees;  /* so far; and those of them found at the first attempt */
    char chemin[CHEMIN_MAX];  /* of the cards, "": it is no card that is asked */
    long jour;                /* when */
    struct rappel carte;      /* the one that is asked, */
    bool notee;               /* and what was answered is on disk */
    int notees;               /* so many of those answered */
    struct partie *partie;    /* the sitting's, whose place they take, NULL: none; */
    struct arbre arbre;       /* its variations, */
    bool ouverte;             /* and its `ouverte` */
};

/* ---- For the kinds ---- */

/* Their positions take the place of the sitting's game. */
void epreuve_prendre(struct epreuve *x);

/* The next question: after `rang` moves of the sitting's game. */
void epreuve_poser(struct epreuve *x, int rang);

/* Appends "c1 : valeur cherchée…" where an answer is awaited. */
void epreuve_dire_attente(const struct epreuve *x, struct tampon *sortie);

/* ---- For the displays ---- */

bool epreuve_avancer(struct epreuve *x, struct tampon *raison);
enum epreuve_suite epreuve_repondre(struct epreuve *x, int coup, struct tampon *sortie);
void epreuve_reveler(struct epreuve *x, struct tampon *sortie);

/* The sitting has its game back. */
void epreuve_rendre(struct epreuve *x);

/* In words; where there is room, or for ten columns. */
void epreuve_dire_titre(const struct epreuve *x, bool mots, struct tampon *sortie);
void epreuve_dire_question(const struct epreuve *x, bool mots, struct tampon *sortie);
void epreuve_dire_provenance(const struct epreuve *x, struct tampon *sortie);

/* Appends "4 sur 6 trouvés du premier coup. 2 à revoir."; nothing of cards where none was
 * answered. */
void epreuve_dire_bilan(const struct epreuve *x, struct tampon *sortie);

/* ---- For their owner ---- */

/* Frees them; gives how many answers could not be written. */
int epreuve_fermer(struct epreuve *x);

/* Cards that a program has its user answer, day after day. */
enum { ENTRAINEMENTS_MAX = 4 };
struct entrainement {
    const char *titre, *detail; /* of a line of the menu, marked N_() */
    const char *commande;       /* that asks them too */
    /* How many are due today; 0, too, where this game has none or they cannot be read. */
    int (*compter)(struct session *s);
    /* Those that are due. NULL: `dit` tells why; `*refus`: for a fault. */
    struct epreuve *(*ouvrir)(struct session *s, bool *refus, struct tampon *dit);
};

#endif
