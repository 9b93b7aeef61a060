/* The inside of a search: what one thread works with, and the variants of the code that use it.
 * Private to moteur/; the others include moteur.h. */
#ifndef MOTEUR_RECHERCHE_H
#define MOTEUR_RECHERCHE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "moteur/evaluation.h"
#include "moteur/moteur.h"
#include "moteur/othellier.h"
#include "moteur/stabilite.h"
#include "moteur/table.h"

enum {
    SCORE_INF = 127,
    FIN_PARITE_MAX = 6, /* empty squares up to which nothing is remembered */
    FIN_TABLE_MAX = 11, /* and up to which only the thread's own table is used */
    COURT_MAX = 2,      /* plies of a search without the shared table; */
    COURT_PLIS = 4,     /* those that order moves stay below so many */
    LOCALE_BITS = 13,
};

/* A result in the thread's own small table: few empty squares, many visits. */
struct memoire_locale {
    uint64_t joueur;
    uint64_t adverse;
    int8_t min;
    int8_t max;
    uint8_t coup;
};

/* A move in the staircase: the position after it and the opponent's replies. */
struct coup_rapide {
    uint64_t joueur;
    uint64_t adverse;
    uint64_t coups;
    int note;
    int x;
};

/* A position with what the evaluation keeps of it. */
struct noeud {
    struct othellier p;
    struct indices indices;
    int vides;
    int x; /* the move that led to it; PASSE too when none did */
    bool condamne; /* no move is expected to cut: the parent's first one should cut there */
};

struct coup {
    uint64_t retournes;
    struct cle cle; /* of the position after it */
    int note;
    int x;
};

struct liste {
    struct coup coups[MOTEUR_COUPS_MAX];
    int n;
};

/* Confidence of a search: a cut-off may rest on a shallow search when its error would have to
 * exceed so many standard deviations. SELECTIVITE_EXACTE never cuts so. */
enum { SELECTIVITES = 7, SELECTIVITE_EXACTE = 6 };
extern const int SELECTIVITE_CONFIANCE[SELECTIVITES]; /* in % */

/* Moves that cut lately, in this search and in those before it of the same game (of another one
 * they mislead: 8 % more nodes on FFO 40-49): after each move of the opponent and,
 * at PASSE, whatever he played. The sides are told apart by the parity of the empty squares, which
 * a pass upsets without harm. */
struct habitudes {
    uint8_t tueurs[COURT_PLIS][2][65]; /* the last that cut a search of so few plies */
    int16_t part[2][65][64]; /* how often each cut when it was tried, from -HABITUDE_MAX to
                                HABITUDE_MAX */
};

/* What one thread works with; no other thread touches it but through `scission`. */
struct travail {
    uint64_t noeuds, coupures, table_lues, table_succes; /* see struct moteur_reponse */
    const struct stabilite *stabilite;
    const struct evaluation *evaluation;
    struct table *table;
    struct equipe *equipe;
    struct scission *scission; /* the innermost split that it works for, or NULL */
    const atomic_bool *arret; /* the caller's, looked at in every node with the shared table */
    atomic_bool *fini;        /* the engine's own: the time is over */
    double echeance;          /* the clock time to stop at, 0: none */
    uint64_t limite;          /* nodes to stop at, 0: none */
    unsigned tours;           /* nodes until the clock is read again */
    struct habitudes habitudes;
    struct memoire_locale locale[1 << LOCALE_BITS];
};

/* The code of a search, compiled once a kind of processor: see variante_*.c. */
struct scission;
struct variante {
    const char *nom;
    uint64_t (*coups)(uint64_t joueur, uint64_t adverse);
    uint64_t (*retournes)(uint64_t joueur, uint64_t adverse, int x);
    unsigned (*dernier)(uint64_t joueur, int x); /* see compte_du_dernier */
    uint64_t (*stables)(const struct stabilite *s, uint64_t joueur, uint64_t adverse);
    uint64_t (*perft)(uint64_t joueur, uint64_t adverse, int profondeur);
    /* Null window (alpha, alpha + 1), up to FIN_TABLE_MAX empty squares. */
    int (*fin)(struct travail *t, uint64_t joueur, uint64_t adverse, int alpha);
    /* Score of `n` in (alpha, beta), fail-soft, `profondeur` plies deep (n->vides: to the end) at
     * confidence `selectivite`. Meaningless once *t->arret is set. */
    int (*noeud)(struct travail *t, const struct noeud *n, int alpha, int beta, int profondeur,
                 int selectivite);
    /* Works for a split as long as it has moves to give: see equipe.h. */
    void (*partager)(struct travail *t, struct scission *s);
};

extern const struct variante variante_portable;
/* Only where the processor's family has them (0 functions elsewhere). */
extern const struct variante variante_avx2;
extern const struct variante variante_avx512;

/* The variants that this processor runs, from the slowest (number 0) to the fastest. */
int variante_compter(void);
const struct variante *variante_numero(int i);

/* The fastest of them. */
const struct variante *variante_choisir(void);

/* A node from a position: `n` is as good as found by playing. */
void noeud_init(const struct evaluation *e, struct noeud *n, struct othellier p);

/* The node after a pass, with the first `blocs` blocks of its readings. */
static inline void noeud_passer_blocs(const struct evaluation *e, const struct noeud *n,
                                      struct noeud *fils, int blocs)
{
    fils->p = (struct othellier){n->p.adverse, n->p.joueur};
    fils->vides = n->vides;
    fils->x = PASSE;
    fils->condamne = !n->condamne;
    indices_passer(&e->motifs, &n->indices, &fils->indices, blocs);
}

/* The same with all of them. */
static inline void noeud_passer(const struct evaluation *e, const struct noeud *n,
                                struct noeud *fils)
{
    noeud_passer_blocs(e, n, fils, BLOCS);
}

/* The position after move x of `p`, x turning `retournes`. */
static inline struct othellier othellier_apres(struct othellier p, int x, uint64_t retournes)
{
    return (struct othellier){p.adverse ^ retournes, p.joueur ^ retournes ^ bit(x)};
}

/* The node after the same, with the first `blocs` blocks of its readings. */
static inline void noeud_jouer_blocs(const struct evaluation *e, const struct noeud *n,
                                     struct noeud *fils, int x, uint64_t retournes, int blocs)
{
    fils->p = othellier_apres(n->p, x, retournes);
    fils->vides = n->vides - 1;
    fils->x = x;
    fils->condamne = false;
    indices_jouer(&e->motifs, &n->indices, &fils->indices, x, retournes, blocs);
}

/* The same with all of them. */
static inline void noeud_jouer(const struct evaluation *e, const struct noeud *n,
                               struct noeud *fils, int x, uint64_t retournes)
{
    noeud_jouer_blocs(e, n, fils, x, retournes, BLOCS);
}

#endif
