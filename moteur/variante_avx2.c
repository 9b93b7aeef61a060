/* The search for x86-64 processors with AVX2 and BMI2 (level 3), compiled with their flags: see
 * CFLAGS_variante_avx2 in the Makefile. */
#ifdef __AVX2__

#define NIVEAU_X86 3
#include "moteur/variante_tmpl.h"

const struct variante variante_avx2 = VARIANTE("avx2");

#else

#include "moteur/recherche.h"

const struct variante variante_avx2 = {.nom = "avx2"};

#endif
