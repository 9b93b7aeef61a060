/* See pages.h. */
#include "base/pages.h"

#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { GRANDE = 1 << 21 };

static void *projeter(size_t octets)
{
    void *p = mmap(NULL, octets, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return p == MAP_FAILED ? NULL : p;
}

/* A favour: refused, what reads there is slower, no more. */
static void agrandir(void *p, size_t octets)
{
#ifdef MADV_HUGEPAGE
    madvise(p, octets, MADV_HUGEPAGE);
#else
    (void)p, (void)octets;
#endif
}

/* Large pages begin at multiples of their size: takes one too many, gives back what sticks out. */
static void *projeter_aligne(size_t octets)
{
    char *p = projeter(octets + GRANDE);
    if (!p)
        return NULL;
    size_t avant = -(uintptr_t)p & (GRANDE - 1);
    if (avant > 0)
        munmap(p, avant);
    munmap(p + avant + octets, GRANDE - avant);
    agrandir(p + avant, octets);
    return p + avant;
}

void *pages_prendre(size_t octets)
{
    return octets % GRANDE == 0 ? projeter_aligne(octets) : projeter(octets);
}

void pages_rendre(void *p, size_t octets)
{
    if (p)
        munmap(p, octets);
}

void *pages_reserver(size_t octets)
{
    octets = (octets + GRANDE - 1) & ~(size_t)(GRANDE - 1);
    void *p = aligned_alloc(GRANDE, octets);
    if (p)
        agrandir(p, octets);
    return p;
}
