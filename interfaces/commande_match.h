/* `othello match`, `awale match`: see match.h. */
#ifndef INTERFACES_COMMANDE_MATCH_H
#define INTERFACES_COMMANDE_MATCH_H

int commande_match(int argc, char **argv);

#endif
