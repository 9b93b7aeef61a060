/* `awale perft N` and `awale banc [PROFONDEUR]`: counts that can be checked, and speeds. */
#ifndef INTERFACES_AWALE_MESURES_H
#define INTERFACES_AWALE_MESURES_H

int commande_awale_perft(int argc, char **argv);
int commande_awale_banc(int argc, char **argv);

#endif
