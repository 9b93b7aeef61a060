/* The harness of the protocols: the bytes are the whole input of a session at the lowest level.
 * What would make it think for long (levels, depths, clocks) is left out; Cassio, which always
 * tells a depth, is told to quit.
 *
 * `make fuzz` builds it with PROTOCOLE being gtp_servir, nboard_servir or cassio_servir;
 * tests/test_fuzz.c includes it to replay the corpora. */
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "formats/lecture.h"
#include "interfaces/cassio.h"
#include "interfaces/gtp.h"
#include "interfaces/nboard.h"

static void essayer_protocole(protocole servir, const unsigned char *donnees, size_t taille)
{
    static const char *const LONGS[] = {"depth", "level", "time", "loadsgf"};
    static const char FIN[] = "\nENGINE-PROTOCOL quit\n";
    struct vue v = vue_sur((const char *)donnees, taille);
    for (size_t i = 0; i < sizeof LONGS / sizeof LONGS[0]; i++)
        if (lecture_chercher(v, LONGS[i]))
            return;
    int entree = memfd_create("entree", 0);
    FILE *sortie = fopen("/dev/null", "w");
    bool ecrit = entree >= 0 && write(entree, donnees, taille) == (ssize_t)taille;
    if (servir == cassio_servir)
        ecrit = ecrit && write(entree, FIN, sizeof FIN - 1) == sizeof FIN - 1;
    if (ecrit && sortie) {
        lseek(entree, 0, SEEK_SET);
        servir(entree, sortie, &(struct service){.niveau = 1, .moyens.hachage = 1});
    }
    close(entree);
    fclose(sortie);
}

#ifdef PROTOCOLE
int LLVMFuzzerTestOneInput(const unsigned char *donnees, size_t taille);

int LLVMFuzzerTestOneInput(const unsigned char *donnees, size_t taille)
{
    essayer_protocole(PROTOCOLE, donnees, taille);
    return 0;
}
#endif
