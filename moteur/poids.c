/* donnees/poids.bin, as it is, in the read-only data of the program: see poids.h. */
#include "moteur/poids.h"

#if defined(__APPLE__)
#define SECTION ".const_data\n"
#define NOM     "_POIDS_EMBARQUES"
#else
#define SECTION ".section .rodata\n"
#define NOM     "POIDS_EMBARQUES"
#endif

__asm__(SECTION ".balign 64\n"
                ".globl " NOM "\n.globl " NOM "_FIN\n" NOM ":\n"
                ".incbin \"donnees/poids.bin\"\n" NOM "_FIN:\n"
                ".text\n");
