/* The course's verbs, answered by the game in progress.
 *
 * In the assignment, main.py says `import othello as jeu` and calls jeu.creer_config_init() and the
 * rest; here `jeu` is the structure below and main.c reads the same. Which game it is was decided
 * when the program was linked (interfaces/programme.h).
 *
 * The loop carries a position and a player, as in the course. What the course does not have (undo,
 * new game, resuming, leaving) happens inside coup_joueur(): the game in progress is changed, this
 * run of the loop is over (est_jeu_fini() says so), and encore() tells main.c to run it again:
 * creer_config_init() then gives the position to go on from.
 *
 * The verbs have no context argument, as in the course: the sitting they speak for is set once by
 * boucle_attacher(). */
#ifndef PARTIE_BOUCLE_H
#define PARTIE_BOUCLE_H

#include <stdbool.h>

#include "jeux/jeu.h"
#include "partie/session.h"

struct verbes {
    /* The position the loop starts from. */
    struct position (*creer_config_init)(void);
    /* Who moves first there. */
    int (*choisir_premier_joueur)(void);
    /* Draws the board on the current display. */
    void (*afficher_config)(struct position config);
    /* Is this run of the loop over? */
    bool (*est_jeu_fini)(struct position config);
    /* Can `joueur` move? A pass is announced to the user here. */
    bool (*est_coup_possible)(struct position config, int joueur);
    /* The move chosen by that colour's player; COUP_AUCUN when this run of the loop is over. */
    int (*coup_joueur)(struct position config, int joueur);
    /* The position after the move; after COUP_AUCUN, the same. */
    struct position (*incrementer_config)(struct position config, int coup, int joueur);
    /* The other player. */
    int (*incrementer_joueur)(int joueur);
    /* Shows the result of a finished game. */
    void (*afficher_fin)(struct position config, int joueur);
};

extern const struct verbes jeu;

/* The sitting that `jeu` speaks for; it must outlive the loop. */
void boucle_attacher(struct session *session);

/* After afficher_fin(): should the loop run again? */
bool encore(void);

#endif
