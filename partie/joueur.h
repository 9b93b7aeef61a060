/* Who plays a colour. Players are plugged in by name, never tested by name:
 *
 *     clavier   aleatoire[:GRAINE]   ia[:NIVEAU]   ia:STYLE[:PROFONDEUR]
 *     gtp:COMMANDE   nboard:COMMANDE   arbitre:COMMANDE
 *
 * A kind of player is one `const struct genre_joueur` in the table of joueur.c. The keyboard is the
 * kind that does not think: its moves come from the interface. */
#ifndef PARTIE_JOUEUR_H
#define PARTIE_JOUEUR_H

#include "base/alea.h"
#include "base/pensee.h"
#include "jeux/jeu.h"
#include "partie/partie.h"

enum { JOUEUR_NOM_MAX = 256 };

struct joueur;

struct genre_joueur {
    const char *nom;   /* what stands before the ':' */
    const char *usage; /* what may be written, for the help, marked N_() */
    const char *aide;  /* one line for the user, marked N_() */
    const char *court; /* what to call him in a narrow place, marked N_(); NULL: by his command */
    const char *phrase; /* and in a sentence, marked N_(); NULL with `court` */
    /* What he is, one line for a person who chooses him, in the user's language; `secondes` a move
     * in place of his level, 0: his level. A NULL member: another program. */
    const char *(*decrire)(const char *argument, double secondes);
    const char *jeu;   /* name of the only game that he plays; NULL: he plays all */
    int niveau;        /* the level that he has unless another is named; 0: none is for him */
    /* Prepares a player from what stands after the ':', NULL when there was none. NULL, or what is
     * wrong with the argument and which are accepted. */
    const char *(*creer)(struct joueur *joueur, const struct jeu *jeu, const char *argument);
    /* Chooses a move for the side to move of a game that is not over; in a thread of its own, must
     * answer soon after `*arret` is set. NULL, or why this player cannot go on (he loses then).
     * A NULL member: a person, asked by the interface. */
    const char *(*penser)(struct joueur *joueur, const struct partie *partie, atomic_bool *arret,
                          struct pensee *pensee);
    /* Makes him ready, unless he is, before any clock runs. NULL, or why he cannot play. A NULL
     * member: he always is. */
    const char *(*preparer)(struct joueur *joueur, atomic_bool *arret);
    /* Thinks on the time of the other player, `trait`, who has a move, until `*arret`, for the good
     * of his next thought. A NULL member, or a player that gains nothing from it, does nothing. */
    void (*mediter)(struct joueur *joueur, const struct position *position, int trait,
                    atomic_bool *arret);
    /* Gives back what only the game that is over needed. NULL: nothing. */
    void (*reposer)(struct joueur *joueur);
    /* Frees what creer() took; NULL when it took nothing. */
    void (*detruire)(struct joueur *joueur);
    /* Is he sure to answer the same whenever the moves before were the same? NULL: he is not. */
    bool (*se_repete)(const struct joueur *joueur);
    bool secondes_entieres; /* his protocol tells a clock in whole seconds */
    const struct protocole_externe *protocole; /* spoken to the program whose command stands after
                                                  the ':'; NULL: he runs none */
    bool du_debut; /* he can only be asked from the first move of a game on */
};

struct joueur {
    const struct genre_joueur *genre;
    char nom[JOUEUR_NOM_MAX]; /* as typed */
    struct limites limites;   /* of a thinking player; `arret` is set at each move */
    struct alea alea;         /* of a random player; of one who chooses in a book */
    uint64_t graine;          /* that it began with */
    void *etat;               /* of an external one; what a thinking one keeps between moves */
    const struct jeu *jeu;    /* that he plays */
    int numero, camp;         /* as joueur_recommencer() says; 0: not said */
};

/* The kinds that exist, closed by a NULL name. */
extern const struct genre_joueur genres_joueur[];

/* Makes a player of `jeu` from his name. NULL, or a message that names what is wrong and what is
 * accepted; `*joueur` is then untouched. */
const char *joueur_creer(struct joueur *joueur, const struct jeu *jeu, const char *nom);

/* Why no player of `jeu` has this name, as joueur_creer() says it; NULL: he can be made. */
const char *joueur_refus(const struct jeu *jeu, const char *nom);

/* The command that a player of this name would run; NULL: none. Part of `nom`. */
const char *joueur_commande(const char *nom);

/* The kind of a player of this name, NULL: there is none; and unless it is NULL `*argument`, what
 * stands after the ':', NULL when there is nothing. */
const struct genre_joueur *genre_de(const char *nom, const char **argument);

/* Is a player of this kind one of `jeu`? */
bool genre_joue(const struct genre_joueur *genre, const struct jeu *jeu);

/* Appends what to call a player of this name, in a narrow place and the user's language:
 * "humain", "IA, niveau 3"; a style by its name, a program by its own, without folders. */
void joueur_dire(const char *nom, struct tampon *sortie);

/* The level of a player of this name, 0: he has none. */
int joueur_niveau(const char *nom);

/* The same in a sentence: "l'IA, niveau 3". */
void joueur_dire_phrase(const char *nom, struct tampon *sortie);

/* Both of them: "humain – IA, niveau 3". */
void joueur_dire_deux(const struct joueur joueurs[3], struct tampon *sortie);

/* Is a player of this name a person? */
bool joueur_nomme_humain(const char *nom);

/* What a player of this name does, true of every game: the member of his kind. */
const char *joueur_decrire(const char *nom, double secondes);

/* Appends what a player of `jeu` may be called, of any game when it is NULL: "clavier,
 * aleatoire[:GRAINE], ...". */
void joueur_usages(const struct jeu *jeu, struct tampon *sortie);

void joueur_detruire(struct joueur *joueur);

/* The members of the kind, where it has them. */
const char *joueur_preparer(struct joueur *joueur, atomic_bool *arret);
void joueur_reposer(struct joueur *joueur);

/* Has he the same answer whenever the moves before were the same: without chance, the book's
 * included, and without a clock? */
bool joueur_se_repete(const struct joueur *joueur);

/* He plays `camp` (1 or 2) in game `numero` (from 0) of a series; chance goes as in this one,
 * whichever were played before. */
void joueur_recommencer(struct joueur *joueur, int numero, int camp);

/* Is he a person? */
static inline bool joueur_humain(const struct joueur *joueur)
{
    return joueur->genre->penser == NULL;
}

#endif
