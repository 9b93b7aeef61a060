/* What the screen shows now: the sitting, the moment of the game looked at, the cursor, a message;
 * and how all of it is drawn. Drawing changes the terminal, and what follows the position that is
 * drawn (archives_suivre(), estimes_suivre()); nothing of the game. */
#ifndef INTERFACES_ECRAN_VUE_H
#define INTERFACES_ECRAN_VUE_H

#include "interfaces/ecran/disposition.h"
#include "interfaces/ecran/pinceau.h"
#include "interfaces/ecran/saisie.h"
#include "interfaces/ecran/terminal.h"
#include "interfaces/ecran/touches.h"
#include "partie/estimation.h"
#include "partie/examen.h"
#include "partie/exercices.h"
#include "partie/passees.h"
#include "partie/session.h"

enum { MESSAGE_MAX = 2048, PRESENT = -1 };


/* What the game base says of the position on the screen (archives.h). */
struct archives_vues {
    bool ouvertes; /* they are shown in the panel */
    const struct jeu *jeu; /* what `existent` was found for */
    bool existent; /* there is a base for this game */
    bool sues;     /* the rest is the answer for `position` and `joueur` */
    struct position position;
    int joueur;
    char refus[MESSAGE_MAX]; /* instead of the answer; "": none */
    struct archives reponse;
};

/* The saved game under the question of the start, shown while to resume it is what would be
 * chosen. */
struct apercu {
    const struct partie *partie; /* NULL: none is offered */
    int choix;                   /* which choice of a dialogue that is */
    bool montre;
};

/* A position that is set up, in the place of the game's (composer.h). */
struct composition {
    bool ouverte;
    struct position position;
    int trait; /* whose turn it is there */
};

struct ecran {
    struct session *session;
    struct terminal terminal;
    struct pinceau pinceau;
    struct disposition disposition;
    struct rectangle moments, courbe; /* the list of the moves and the graph, as last drawn */
    enum pions pions;         /* as this terminal can show them */
    enum mode mode;           /* what is waited for: none of those from MODE_REVUE on, */
    enum mode dessus;         /* which lie on top of it (vue_tenir()); MODE_JEU: nothing does */
    bool exemple_attend;      /* in MODE_LECON: the move of the example is awaited */
    bool entree;              /* the questions of the start, with nothing behind them */
    struct apercu apercu;
    const int *offerts;       /* the moves that a box asks to choose from, NULL: there is none, */
    int offert;               /* and the one that it shows now */
    struct composition composition;
    int revu;                 /* the moment looked at when it is not the present one */
    int curseur_x, curseur_y; /* of the board */
    bool curseur_place;       /* it has been put on the board of this game */
    int lettre;               /* a column's letter that has just moved the cursor, 0: none */
    struct saisie saisie;
    bool tape_xy;             /* a move of this game was typed in digits, as the course does */
    char message[MESSAGE_MAX];   /* for the user, one line but before the game; "": none */
    bool alerte;                 /* it is one that must not be missed, */
    bool attente;                /* or to wait, until what is waited for */
    bool accueilli;              /* the start is over: a message takes the place of the last one */
    char resultat[MESSAGE_MAX];  /* of the finished game, in MODE_FIN */
    double debut_bilan;          /* when its discs begin to be counted, 0: they are (bilan.h) */
    struct palmares palmares;    /* then, against this player so far (bilan.h) */
    bool resultat_neuf;          /* no key came since: it may take two rows */
    struct reflexion *reflexion; /* the thought waited for: a player's, or advice */
    bool pensee_finie;           /* it is over, and only shown for a while longer */
    double debut_attente;        /* when it began */
    int rang_montre;             /* the moment shown last, for etapes.h */
    int nb_etapes;               /* of the move being shown step by step, 0: none */
    double debut_etapes;
    struct archives_vues archives;
    struct examen examen;        /* the review of the game (jugements.h), */
    struct examen examen_garde;  /* of the whole game, while one of a variation takes its place */
    bool examen_a_rendre;        /* there is one */
    bool examen_montre;          /* shown */
    struct examen **examens;     /* of the games of the file, those that y made (NULL: none) */
    struct repertoire *repertoire; /* the person's, once a review was shown (jugements.h) */
    struct exercices exercices;  /* made of it (epreuve.h), left for a while or not */
    struct epreuve *epreuve;     /* what is asked: these, or others; NULL: nothing */
    struct estimation estimation; /* what the legal moves are worth (estimes.h), */
    bool estimes_voulus[2];       /* in play; where a game is gone over */
    bool estimes_montres;         /* here and now */
    bool fichier_pris;            /* its games are at hand (fichier.h): no saved one was taken up */
    bool couleurs_echangees; /* by a rematch: they are not those of the settings */
    bool libre_dite;         /* that both sides of an opened game are the person's was told */
    int conseil;                 /* the move advised, COUP_AUCUN: none: vue_conseil() */
    int conseil_rang;            /* the moment it is for */
    bool conseil_attendu;        /* it is being thought about: vue_pense() */
    int coup;                    /* the move chosen in MODE_JEU, COUP_AUCUN: none yet */
};

/* The moment of the game that is on the screen; the position there, or the one that is set up, and
 * whose turn it is. */
int vue_rang(const struct ecran *e);
const struct position *vue_position(const struct ecran *e);
int vue_trait(const struct ecran *e);

/* Is a moment looked at that is none of the game being played: an earlier one, or one of a
 * variation or of an opened game? The person may move for either side there. */
bool vue_relit(const struct ecran *e);

/* Does the computer think, for its move or for advice? */
bool vue_pense(const struct ecran *e);

/* The move advised at the moment that is on the screen, COUP_AUCUN: none. */
int vue_conseil(const struct ecran *e);

/* Something on top of the moment that has the keys; the first parameters of all are the screen and
 * what vue_tenir() was given. */
struct modale {
    void (*suivre)(struct ecran *e, void *x);   /* before each drawing; NULL: nothing to follow */
    void (*dessiner)(struct ecran *e, void *x); /* over the moment, up to vue_montrer(), where
                                                   there is room; NULL: there is no more to see */
    bool (*servir)(struct ecran *e, void *x, const struct evenement *ev); /* a key; true: closed */
    bool (*coller)(struct ecran *e, void *x, const struct evenement *ev); /* or what was pasted */
    int (*delai)(struct ecran *e, void *x); /* milliseconds to the next drawing; NULL: for ever */
};

/* Until it is closed. `mode`: what the keys do meanwhile; MODE_JEU: the same as in the moment.
 * False: the terminal is gone. */
bool vue_tenir(struct ecran *e, enum mode mode, const struct modale *modale, void *x);

/* The settings or the game changed: colours, pawns and layout are chosen again. */
void vue_preparer(struct ecran *e);

/* Shows the saved game that is offered, or the sitting's own. */
void vue_apercu(struct ecran *e, bool montre);

/* terminal_attendre(); the view follows the size of the terminal and takes what was found in the
 * background, in the review of the game or of the legal moves. */
struct evenement vue_attendre(struct ecran *e, int fd, int delai);

/* Does the person have use for the processor: for a review that goes on, or for the values of the
 * legal moves? The computer does not think on his time meanwhile. */
bool vue_cherche(const struct ecran *e);

/* That may have changed: the computer goes on thinking on the person's time, or stops. */
void vue_mediter(struct ecran *e);

/* One line for the user, until the next key; "" : none. An alert is what he must not miss: a
 * refusal, a pass. */
void vue_message(struct ecran *e, const char *texte);
void vue_alerter(struct ecran *e, const char *texte);

/* The command of a key or a click: a click on the words of a key is that key. */
enum commande vue_commande(const struct ecran *e, const struct evenement *ev);

/* Moves a cursor, round the board; that of the screen. */
void vue_deplacer(const struct jeu *jeu, enum commande commande, int *x, int *y);
void vue_bouger(struct ecran *e, enum commande commande);

/* Shows it, the terminal's cursor at this place. */
void vue_montrer(int x, int y);

/* Both, the cursor on the chosen cell or in the move field. */
void vue_rafraichir(struct ecran *e);

#endif
