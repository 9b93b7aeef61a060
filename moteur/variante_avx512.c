/* The search for x86-64 processors with AVX-512 (level 4), compiled with their flags: see
 * CFLAGS_variante_avx512 in the Makefile. Vectors stay 256 bits wide: wider ones slow the clock of
 * some of these processors down. */
#if defined(__AVX512VL__) && defined(__AVX512CD__)

#define NIVEAU_X86 4
#include "moteur/variante_tmpl.h"

const struct variante variante_avx512 = VARIANTE("avx512");

#else

#include "moteur/recherche.h"

const struct variante variante_avx512 = {.nom = "avx512"};

#endif
