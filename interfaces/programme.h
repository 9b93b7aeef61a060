/* What makes a program of the archive: its name, the games it plays, the commands it has besides
 * playing. One interfaces/programme_X.c defines `programme` for the program X; main.o and that file
 * are all that is linked explicitly. */
#ifndef INTERFACES_PROGRAMME_H
#define INTERFACES_PROGRAMME_H

#include "base/pensee.h"
#include "interfaces/arguments.h"
#include "interfaces/ouvrir.h"
#include "jeux/jeu.h"
#include "partie/session.h"

/* A sub-command: `othello perft 9` calls executer() with argv[0] = "perft". It gives the exit
 * status: 0 all went well, 1 something in the input or the result is wrong, 2 bad usage. */
struct commande {
    const char *nom;
    int (*executer)(int argc, char **argv);
    const char *usage; /* "perft N", marked N_() where it has words */
    const char *aide;  /* one line for the user, marked N_() */
};

struct programme {
    const char *nom;
    const struct jeu *const *jeux;    /* closed by NULL; the first is the default */
    const struct commande *commandes; /* closed by a NULL name; NULL: none */
    const char *ouvertures; /* for the matches of the first game, one a line; NULL: random moves */
    /* The options of its engine, as interfaces/ressources.h fills them; NULL: it has none. */
    void (*ressources)(struct moyens *moyens, struct argument *table);
    /* Reads the games of a file (interfaces/ouvrir.h); NULL: it reads none. */
    ouvreur_partie *ouvrir;
    struct services services; /* what a sitting may ask of it (partie/session.h) */
};

extern const struct programme programme;

#endif
