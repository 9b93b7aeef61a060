/* The weights of the evaluation, made by outils/apprendre.c and embedded by the assembler. */
#ifndef MOTEUR_POIDS_H
#define MOTEUR_POIDS_H

#include <stdint.h>

/* PHASES * POIDS_PAR_PHASE weights. */
extern const int8_t POIDS_EMBARQUES[];

#endif
