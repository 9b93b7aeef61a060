/* donnees/poids.bin, as it is, in the read-only data of the program: see poids.h. */
#include "moteur/poids.h"

#include "moteur/embarquer.h"

EMBARQUER(POIDS_EMBARQUES, "donnees/poids.bin");
