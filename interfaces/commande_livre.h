/* `othello livre`: makes, shows, extends, exports and imports opening books (moteur/livre.h). See
 * interfaces/programme.h for what a command is. */
#ifndef INTERFACES_COMMANDE_LIVRE_H
#define INTERFACES_COMMANDE_LIVRE_H

int commande_livre(int argc, char **argv);

#endif
