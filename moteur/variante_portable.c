/* The search in plain C, for any processor. */
#define NIVEAU_X86 0
#include "moteur/variante_tmpl.h"

const struct variante variante_portable = VARIANTE("portable");
