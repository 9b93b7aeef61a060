/* `othello exercices`: positions of one's games where something was lost (partie/rappels.h), added,
 * listed, written to a file, or, without an action, asked (partie/serie.h). See
 * interfaces/programme.h for what a command is. */
#ifndef INTERFACES_COMMANDE_EXERCICES_H
#define INTERFACES_COMMANDE_EXERCICES_H

int commande_exercices(int argc, char **argv);

#endif
