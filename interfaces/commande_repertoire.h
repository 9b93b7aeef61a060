/* `othello repertoire`: the opening repertoire of the user, made, shown, practised. */
#ifndef INTERFACES_COMMANDE_REPERTOIRE_H
#define INTERFACES_COMMANDE_REPERTOIRE_H

int commande_repertoire(int argc, char **argv);

#endif
