/* `othello exercices`: positions of one's games where something was lost (partie/rappels.h), added,
 * listed, written to a file. Asked they are by the displays (partie/serie.h): commande_exercices()
 * is not called where the words ask for that. See interfaces/programme.h for what a command is. */
#ifndef INTERFACES_COMMANDE_EXERCICES_H
#define INTERFACES_COMMANDE_EXERCICES_H

#include "partie/session.h"

int commande_exercices(int argc, char **argv);

/* "othello exercices [OPTIONS]": are exercises to be asked? See programme.h. */
bool exercices_demandes(int argc, char **argv, struct demandes *demandes);

#endif
