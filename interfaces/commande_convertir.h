/* `othello convertir`: games from any format to any other. See interfaces/programme.h for what a
 * command is. */
#ifndef INTERFACES_COMMANDE_CONVERTIR_H
#define INTERFACES_COMMANDE_CONVERTIR_H

int commande_convertir(int argc, char **argv);

#endif
