/* The menu of the start, and the options during a game: the settings of partie/reglages.h, each on
 * a line. What concerns the screen is seen at once; all is kept for the next time, however the menu
 * is closed. */
#ifndef INTERFACES_ECRAN_MENU_H
#define INTERFACES_ECRAN_MENU_H

#include "interfaces/ecran/vue.h"

enum menu_issue {
    MENU_FERME,     /* back to the game, whose players are the same */
    MENU_JOUEURS,   /* back to the game, with other players */
    MENU_NOUVELLE,  /* start a new game */
    MENU_COMPOSEE,  /* start one from the position that was set up (composer.h) */
    MENU_OPTIONS,   /* the menu during a game */
    MENU_OUVERTE,   /* a past game was opened */
    MENU_REPRENDRE, /* take the saved game up */
    MENU_QUITTER
};

/* The menu before the first game. `reprise`: the saved game in one line, NULL: there is none. */
enum menu_issue menu_accueil(struct ecran *e, const char *reprise);

/* May a new game begin? Asks where the one in progress would be lost. */
enum menu_issue menu_nouvelle(struct ecran *e);

/* The menu during a game. `avant_joueurs` is called before players are changed under a thought. */
enum menu_issue menu_options(struct ecran *e, void (*avant_joueurs)(struct ecran *e));

/* Keeps one setting of the sitting for the next time; the rest of the user's file is left as it
 * is. A failure is told as a message. */
void menu_retenir(struct ecran *e, const char *nom);

#endif
