/* The arbiter protocol of the course's coloured Awalé: one ASCII line a message on plain stdin and
 * stdout, nothing on stderr.
 *
 *     in    START          we are J1: answer a move
 *           3R             the opponent's move: answer ours
 *           ... RESULT ... the opponent ended the match: leave
 *           END            leave
 *     out   7TB                  a move
 *           RESULT 7TB 49 20     this move ends the game (ours, or the one just received)
 *           RESULT LIMIT 30 31   it was the 400th
 *           RESULT INVALID 3 4   the line received is no legal move: the match stops
 *
 * The first line tells the role: START for J1, a move for J2. */
#ifndef INTERFACES_ARBITRE_H
#define INTERFACES_ARBITRE_H

/* `awale arbitre [options]`, `awale JoueurA|JoueurB [options]`. */
int commande_arbitre(int argc, char **argv);

#endif
