/* `awale match UN DEUX [options]`: games between two players by the full rules, with a referee that
 * checks every move, a time limit, a log, and the score at the end. */
#ifndef INTERFACES_AWALE_MATCH_H
#define INTERFACES_AWALE_MATCH_H

int commande_awale_match(int argc, char **argv);

#endif
