/* The transposition table: what earlier searches proved about a position, shared by all threads.
 *
 * An entry is two words, written and read without a lock:
 *
 *     word 0: signature of the position, xor word 1
 *     word 1: struct connu
 *
 * An entry torn by two writers gives back a signature that is nobody's, and is not believed
 * (R. Hyatt and T. Mann, "A lock-less transposition table", ICGA Journal 25, 2002). The signature
 * and the bucket number come from two independent mixings of the 128 bits of the board, so a
 * wrong position is believed about once in 2^62 look-ups. Four entries make a cache line; the
 * cheapest one of them, or one of an earlier search, is replaced.
 *
 * table_creer and table_detruire, table_vider, table_vieillir: one thread, no search running. */
#ifndef MOTEUR_TABLE_H
#define MOTEUR_TABLE_H

#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* What is known of a position: its score, for the side to move, is in [min, max] for a search of
 * `profondeur` plies at confidence `selectivite` (see recherche.h). */
struct connu {
    int8_t min;
    int8_t max;
    uint8_t profondeur;
    uint8_t selectivite;
    uint8_t coup[2]; /* best first; SANS_COUP when unknown */
    uint8_t cout;    /* log2 of the nodes that it took */
    uint8_t date;
};
static_assert(sizeof(struct connu) == 8, "one word");

struct entree {
    _Atomic uint64_t cle;
    _Atomic uint64_t donnees;
};
enum { TABLE_VOIES = 4 };
static_assert(sizeof(struct entree[TABLE_VOIES]) == 64, "a bucket is a cache line");

struct table {
    struct entree (*seaux)[TABLE_VOIES];
    uint64_t masque; /* number of buckets - 1 */
    size_t octets;
    uint8_t date;
};

/* The place of a position: bucket and signature. */
struct cle {
    uint64_t seau;
    uint64_t signature;
};

/* A table of at most `mo` MiB (1 to MOTEUR_HACHAGE_MAX), rounded down to a power of two; empty.
 * False, and no table, when the system has not that much memory. */
bool table_creer(struct table *t, size_t mo);
void table_detruire(struct table *t);
void table_vider(struct table *t);

/* A new search begins: what is there may still serve but goes first. The date comes round again
 * after 256 searches: what one so long ago left untouched counts as new for that search, which
 * costs a place at the most, since no look-up reads the date. */
void table_vieillir(struct table *t);

/* Records the result of a search in window (alpha, beta); `c` gives depth, confidence, cost and
 * moves. A stronger result already there is kept. Any thread. */
void table_garder(struct table *t, struct cle cle, struct connu c, int alpha, int beta, int score);

static inline uint64_t table_produit(uint64_t a, uint64_t b)
{
    const unsigned __int128 p = (unsigned __int128)a * b;
    return (uint64_t)p ^ (uint64_t)(p >> 64);
}

static inline struct cle table_cle(uint64_t joueur, uint64_t adverse)
{
    return (struct cle){
        .seau = table_produit(joueur ^ UINT64_C(0x9E3779B97F4A7C15),
                              adverse ^ UINT64_C(0xD1B54A32D192ED03)),
        .signature = table_produit((joueur << 32 | joueur >> 32) ^ UINT64_C(0xA0761D6478BD642F),
                                   adverse ^ UINT64_C(0xE7037ED1A0B428DB)),
    };
}

static inline void table_approcher(const struct table *t, struct cle cle)
{
    __builtin_prefetch(t->seaux[cle.seau & t->masque]);
}

/* What is known of the position; false when nothing is. Any thread. */
static inline bool table_chercher(const struct table *t, struct cle cle, struct connu *c)
{
    struct entree *s = t->seaux[cle.seau & t->masque];
    for (int i = 0; i < TABLE_VOIES; i++) {
        const uint64_t d = atomic_load_explicit(&s[i].donnees, memory_order_relaxed);
        const uint64_t k = atomic_load_explicit(&s[i].cle, memory_order_relaxed);
        if ((k ^ d) == cle.signature) {
            memcpy(c, &d, sizeof d);
            return true;
        }
    }
    return false;
}

#endif
