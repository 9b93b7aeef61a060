/* donnees/poids.bin and tri.bin, as they are, in the read-only data of the program: see poids.h. */
#include "moteur/poids.h"

#include "moteur/embarquer.h"

EMBARQUER(POIDS_EMBARQUES, "donnees/poids.bin");
EMBARQUER(TRI_EMBARQUE, "donnees/tri.bin");
