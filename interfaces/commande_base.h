/* `othello base`: see base_parties.h. */
#ifndef INTERFACES_COMMANDE_BASE_H
#define INTERFACES_COMMANDE_BASE_H

int commande_base(int argc, char **argv);

#endif
