/* A file of donnees/, as it is, in the read-only data of the program:
 *
 *     EMBARQUER(POIDS_EMBARQUES, "donnees/poids.bin")
 *
 * makes the bytes from POIDS_EMBARQUES up to POIDS_EMBARQUES_FIN, aligned on cache lines, both
 * names being for the linker. Macro, because only the assembler can take a file's bytes as they
 * are; a source that uses it depends on the file in the Makefile. */
#ifndef MOTEUR_EMBARQUER_H
#define MOTEUR_EMBARQUER_H

#if defined(__APPLE__)
#define EMBARQUER_SECTION  ".const_data\n"
#define EMBARQUER_NOM(nom) "_" nom
#else
#define EMBARQUER_SECTION  ".section .rodata\n"
#define EMBARQUER_NOM(nom) nom
#endif

#define EMBARQUER(symbole, fichier)                                                              \
    __asm__(EMBARQUER_SECTION ".balign 64\n"                                                     \
            ".globl " EMBARQUER_NOM(#symbole) "\n"                                               \
            ".globl " EMBARQUER_NOM(#symbole "_FIN") "\n" EMBARQUER_NOM(#symbole) ":\n"          \
            ".incbin \"" fichier "\"\n" EMBARQUER_NOM(#symbole "_FIN") ":\n"                     \
            ".text\n")

#endif
