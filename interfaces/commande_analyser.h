/* `othello analyser`: the review of games, as a table or as JSON. See interfaces/programme.h for
 * what a command is. */
#ifndef INTERFACES_COMMANDE_ANALYSER_H
#define INTERFACES_COMMANDE_ANALYSER_H

int commande_analyser(int argc, char **argv);

#endif
