/* The one pseudo-random generator of the project: the same numbers everywhere for the same seed.
 *
 * Method: xoshiro256**, seeded by splitmix64 (D. Blackman and S. Vigna, "Scrambled linear
 * pseudorandom number generators", ACM TOMS 47, 2021). Not for secrets.
 * A generator is a plain value: no allocation, copy it to fork a sequence. One thread each. */
#ifndef BASE_ALEA_H
#define BASE_ALEA_H

#include <stdint.h>

struct alea {
    uint64_t etat[4];
};

/* Starts the sequence of `graine`; any seed is good, 0 too. */
void alea_init(struct alea *alea, uint64_t graine);

/* Next 64 random bits. */
uint64_t alea_suivant(struct alea *alea);

/* A whole number from 0 to `n` - 1, all equally likely; `n` must not be 0. */
uint32_t alea_entier(struct alea *alea, uint32_t n);

/* A seed that differs from one run to the next (from the system's entropy). */
uint64_t alea_graine_du_systeme(void);

/* One step of splitmix64 at `*etat`: for tables of Zobrist keys. */
uint64_t alea_splitmix(uint64_t *etat);

#endif
