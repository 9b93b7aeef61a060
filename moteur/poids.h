/* The weights that the program embeds: donnees/poids.bin, in the format of evaluation.h, and those
 * of evaluation_tri, donnees/tri.bin, a signed byte each, tied weights once. */
#ifndef MOTEUR_POIDS_H
#define MOTEUR_POIDS_H

#include <stddef.h>
#include <stdint.h>

extern const uint8_t POIDS_EMBARQUES[], POIDS_EMBARQUES_FIN[];
extern const uint8_t TRI_EMBARQUE[], TRI_EMBARQUE_FIN[];
#define POIDS_EMBARQUES_TAILLE ((size_t)(POIDS_EMBARQUES_FIN - POIDS_EMBARQUES))

#endif
