/* THE interface of a two-player game.
 *
 * A game is one `const struct jeu`: its rules, its words and its way of being drawn. Rules are
 * called, they never call: no function here prints, reads, allocates or keeps anything between two
 * calls (only those of the thinking player take memory), and any thread may call them. Everything
 * around a game (players, undo, saving, screen, text mode) works from this structure alone;
 * jeux/morpion.c is the smallest complete example and docs/ajouter-un-jeu.md tells how to write
 * another.
 *
 * A member is required where NULL is not spoken of.
 *
 * Players are 1 (who usually starts) and 2. A move is an `int` of the game's own code, >= 0.
 * A position is a plain value: copying its bytes copies the game. The side to move is not part of
 * it, since the course's loop carries it beside: every verb that needs it takes `joueur`. */
#ifndef JEUX_JEU_H
#define JEUX_JEU_H

#include <stdbool.h>
#include <stddef.h>

enum { COUP_AUCUN = -1, COUPS_MAX = 128, POSITION_OCTETS = 512 };

/* Room for any game's position; each game keeps its own structure in the first bytes and leaves
 * the rest zero, so that two equal positions have equal bytes. */
struct position {
    _Alignas(16) unsigned char octets[POSITION_OCTETS];
};

/* What a cell of the drawing holds. */
enum genre_cellule {
    CELLULE_ABSENTE, /* the drawing has a hole here */
    CELLULE_VIDE,
    CELLULE_PION,   /* a pawn of `joueur` */
    CELLULE_GRAINES /* `graines` of each colour, in a hole that belongs to `joueur` */
};
struct cellule {
    enum genre_cellule genre;
    int joueur;
    int graines[3]; /* red, blue, transparent */
    bool gagne;     /* it is part of what won the game, and is marked */
};

struct tampon;  /* base/texte.h: bounded text, always a C string */
struct limites; /* base/pensee.h: what is asked of a thinking player */
struct pensee;  /* base/pensee.h: what he found */

struct jeu {
    const char *nom;              /* identifier in files and options: "othello-8x8" */
    const char *titre;            /* for the user, marked N_(): "Othello" */
    int colonnes, lignes;         /* of the drawing, at most 16 x 16 */
    const char *joueurs[3];       /* names of players 1 and 2, marked N_(): {"", "Noir", "Blanc"} */
    const char *unite[2];         /* what the score counts, marked NN_(): {"pion", "pions"} */
    int enjeu;                    /* the greatest margin; 0: one point for each cell */
    const char *const *regles;    /* how it is played, for the help: paragraphs marked N_(), closed
                                     by NULL; NULL: the help does not say */
    const char *const *conseils;  /* a little of how to win, for the lesson: likewise */
    const char *jouer_ici[2];     /* for the help, where cells are no squares: what a click does,
                                     and a key on the cursor's, marked N_(); NULL: of squares */
    const char *noms_colonnes;    /* headings, one character a column ("abcdefgh"); NULL: none */
    const char *pions[3];         /* its pawns in one column each, {"", "X", "O"}; NULL: discs */
    bool bois;                    /* its board is of wood, where no theme was chosen */

    /* ---- The course's verbs ---- */

    /* The start position. */
    struct position (*creer_config_init)(void);
    /* Has `joueur` a legal move? */
    bool (*est_coup_possible)(const struct position *p, int joueur);
    /* Is the game over? True when neither player can move, whatever else ends it. Where only who
     * is to move tells (he is blocked, and loses), the position keeps who moved last. */
    bool (*est_jeu_fini)(const struct position *p);
    /* The position after a legal move. */
    struct position (*incrementer_config)(const struct position *p, int coup, int joueur);

    /* ---- What undo, the screen and the players need besides ---- */

    /* Writes every legal move once, in increasing code order; gives how many (<= COUPS_MAX). */
    int (*lister_coups)(const struct position *p, int joueur, int coups[COUPS_MAX]);
    /* NULL when the move is legal, any int being allowed; else why not, in the user's language. */
    const char *(*raison_refus)(const struct position *p, int coup, int joueur);
    /* The count that the screen shows for a player (pawns, captured seeds). */
    int (*score)(const struct position *p, int joueur);
    /* Player 1's final margin if the game is over here: > 0 he wins, 0 is a draw. */
    int (*marge)(const struct position *p);

    /* ---- Words ---- */

    /* Reads a typed move. False when it is none: appends the reason, leaves `*coup`. It need not be
     * legal: raison_refus() tells. A letter alone may be a command of the text mode (table_actions)
     * or a key of the screen (h, j, k, l move the cursor): digits, or two signs, never. */
    bool (*lire_coup)(const char *texte, int *coup, struct tampon *raison);
    /* Appends a move as files write it ("c4"). */
    void (*ecrire_coup)(int coup, struct tampon *sortie);
    /* Appends the course's way of typing it ("34"); NULL when there is no second way. */
    void (*ecrire_coup_xy)(int coup, struct tampon *sortie);
    /* Appends what it does, in few words, for games where its name does not tell; NULL: it does. */
    void (*dire_coup)(int coup, struct tampon *sortie);
    /* Appends the position on one line without line end, and reads it back. Reading checks
     * everything: false and a reason rather than a wrong position. */
    void (*ecrire_position)(const struct position *p, struct tampon *sortie);
    bool (*lire_position)(const char *texte, struct position *p, struct tampon *raison);
    /* Appends the text mode's board, whole lines. */
    void (*ecrire_config)(const struct position *p, struct tampon *sortie);
    /* Appends the text mode's question to `joueur`, whole lines. */
    void (*ecrire_invite)(int joueur, struct tampon *sortie);
    /* Appends the result of a finished game, whole lines. */
    void (*ecrire_fin)(const struct position *p, struct tampon *sortie);

    /* ---- Drawing ---- */

    /* What to draw at column x, row y, from 0. */
    struct cellule (*cellule)(const struct position *p, int x, int y);
    /* Appends the name of a cell for the user; NULL: column letter and row number, "c4". */
    void (*ecrire_cellule)(int x, int y, struct tampon *sortie);
    /* The cell to choose for this move, legal in `avant`; several moves may have the same. */
    void (*cellule_du_coup)(const struct position *avant, int coup, int *x, int *y);
    /* The cell where it ends, marked as the last move; NULL: where it is made. */
    void (*cellule_arrivee)(const struct position *avant, int coup, int *x, int *y);

    /* ---- A move shown step by step (both NULL: at once) ---- */

    /* How many positions to show between the one before a legal move and the one after. */
    int (*compter_etapes)(const struct position *p, int coup, int joueur);
    /* The n-th of them, from 0: for the eye only, it need not be a position of the game. */
    struct position (*etape)(const struct position *p, int coup, int joueur, int n);

    /* ---- The rules seen at work (NULL: they are only said) ---- */

    /* A position that shows what `regles[n]` says, or behind the last of them `conseils`, once the
     * move `*coup` of `*joueur` is made, or the first of his legal ones where it is left as
     * COUP_AUCUN, or he passes and the other's is; `*joueur` 0: the game is over there. */
    struct position (*exemple)(int n, int *joueur, int *coup);

    /* ---- A thinking player (NULL: the game has none) ---- */

    /* Fills `*pensee` for a position where `joueur` has a legal move; may take as long as the
     * limits allow. Called from a thread of its own, once a move, or once for each move and depth
     * where all are weighed and there is no valoir(). NULL, or why it cannot think: a constant
     * text, or that of refus_ecrire(), since `*limites->memoire` may be freed before it is
     * shown. */
    const char *(*penser)(const struct position *p, int joueur, const struct limites *limites,
                          struct pensee *pensee);
    /* What every legal move is worth, all together, as deep as the limits allow. Each depth is
     * told by `dire` as it ends, `coups` being all of them in any order as thoughts of the move
     * itself: `score` for `joueur`, `profondeur` with the move, `selectivite` where the end of the
     * game was seen, else 0. NULL, or why not, as penser() says. A NULL member: penser() is asked
     * of each move (partie/valeurs.h). */
    const char *(*valoir)(const struct position *p, int joueur, const struct limites *limites,
                          void (*dire)(void *contexte, const struct pensee *coups, int nb),
                          void *contexte);
    /* Makes `*limites->memoire` before the first move, which else does it on the clock. NULL, or
     * why penser() could not think. A NULL member: nothing takes time. */
    const char *(*preparer)(const struct limites *limites);
    /* Frees what penser() left in `*limites->memoire`; NULL when it leaves nothing. */
    void (*oublier)(void *memoire);
    /* What else the thinker can do: think on the other's time, play from an opening book, make use
     * of `limites->moyens`. */
    bool medite, livre, moyens;
    /* Names of `limites->style` that penser() knows, closed by NULL. */
    const char *const *styles;
};

/* The greatest margin of a game, and what is shared out at its end. */
static inline int jeu_enjeu(const struct jeu *jeu)
{
    return jeu->enjeu ? jeu->enjeu : jeu->colonnes * jeu->lignes;
}

/* The name of a required member that the game does not have; NULL: it has them all. */
const char *jeu_membre_absent(const struct jeu *jeu);

#endif
