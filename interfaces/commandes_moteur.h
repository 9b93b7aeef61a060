/* The sub-commands of the 8x8 engine, for the table of interfaces/programme_othello.c. Each reads
 * argv[1] to argv[argc - 1] and gives the exit status: 0 all went well, 1 something in the input is
 * wrong, 2 bad usage. */
#ifndef INTERFACES_COMMANDES_MOTEUR_H
#define INTERFACES_COMMANDES_MOTEUR_H

/* Exact score and best line of positions, one a line, from a file or the standard input. */
int commande_resoudre(int argc, char **argv);

/* Node counts and scores of a fixed set of endings, one thread: the same on every machine. */
int commande_banc(int argc, char **argv);

/* Move-path counts from the start. */
int commande_perft(int argc, char **argv);

#endif
