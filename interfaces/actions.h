/* What a person can ask of the text mode besides a move, with the words and the letter for it. The
 * keys of the screen are a table of their own (ecran/touches.h), where some letters mean something
 * else. Command letters lie in i..z since a..h are columns. */
#ifndef INTERFACES_ACTIONS_H
#define INTERFACES_ACTIONS_H

#include "base/texte.h"

enum action {
    ACTION_AUCUNE,
    ACTION_ANNULER,
    ACTION_REFAIRE,
    ACTION_RECULER,
    ACTION_AVANCER,
    ACTION_DEBUT,
    ACTION_FIN,
    ACTION_ICI,
    ACTION_NOUVELLE,
    ACTION_CONSEIL,
    ACTION_PLATEAU,
    ACTION_LEGAUX,
    ACTION_ESTIMER,
    ACTION_ANALYSER,
    ACTION_EXERCER,
    ACTION_GARDER,
    ACTION_ARCHIVES,
    ACTION_REPERTOIRE,
    ACTION_MIENNES,
    ACTION_ECRIRE,
    ACTION_PLUS_FORT,
    ACTION_MOINS_FORT,
    ACTION_OPTIONS,
    ACTION_REGLES,
    ACTION_AIDE,
    ACTION_QUITTER
};

struct description_action {
    enum action action;
    char lettre;
    const char *mot;   /* the word for it, marked N_() */
    const char *mots;  /* others accepted, blanks between, its translations among them */
    const char *aide;  /* one line for the user, marked N_() */
};

/* Closed by ACTION_AUCUNE. */
extern const struct description_action table_actions[];

/* The action that a typed line asks for, ACTION_AUCUNE when it asks for none. */
enum action action_lire(const char *ligne);

#endif
