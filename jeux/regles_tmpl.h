/* The rules of Othello on bitboards, for any board: a template, included once per size.
 *
 *     #define LARGEUR 9
 *     #define HAUTEUR 7
 *     #define REGLES(nom) r9x7_##nom
 *     #include "jeux/regles_tmpl.h"
 *     ...                              other templates over the same board
 *     #undef LARGEUR
 *     #undef HAUTEUR
 *     #undef REGLES
 *
 * gives struct r9x7_position, r9x7_coups(), r9x7_jouer()... all static, so that a search of the
 * same file inlines them. Boards are 4x4 to 10x10; the word is 64 bits up to 64 squares, 128
 * beyond.
 *
 *     bit = y * LARGEUR + x, from 0:    a1 is bit 0, b1 bit 1, a2 bit LARGEUR
 *
 * A position is the discs of the side to move and those of the other: playing swaps them, so one
 * code serves both colours. Rows follow each other without a gap, hence a step to the left or right
 * may wrap to the next row: the runs of opponent's discs that are followed sideways are looked for
 * off the two outer columns only (INTERIEUR), and no run that turns discs needs more.
 *
 * Method: "parallel prefix": all the runs of one direction grow together, one disc, then two, then
 * two at a time (G. Beyer, S. Lefler and others; see chessprogramming.org/Fill_Algorithms).
 * Masks are constant expressions on purpose: built by loops they made the rules 15 times slower. */
#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"

#if LARGEUR * HAUTEUR <= 64
typedef uint64_t REGLES(mot);
#else
typedef unsigned __int128 REGLES(mot);
#endif

enum {
    REGLES(CASES) = LARGEUR * HAUTEUR,
    REGLES(COUPS_MAX) = LARGEUR * HAUTEUR - 4, /* no empty square, no move on it: a safe bound */
};

struct REGLES(position) {
    REGLES(mot) joueur;  /* discs of the side to move */
    REGLES(mot) adverse; /* discs of the other side */
};

/* ---- Masks ---- */

#define MOT(x)  ((REGLES(mot))(x))
#define BITS    ((int)sizeof(REGLES(mot)) * 8)
#define RANG(y) ((y) < HAUTEUR ? MOT(1) << ((y) * LARGEUR % BITS) : MOT(0))

#define TOUT    (MOT(-1) >> (BITS - LARGEUR * HAUTEUR))
#define GAUCHE                                                                                     \
    (RANG(0) | RANG(1) | RANG(2) | RANG(3) | RANG(4) | RANG(5) | RANG(6) | RANG(7) | RANG(8) |     \
     RANG(9))
#define HAUT    ((MOT(1) << LARGEUR) - 1)

static const REGLES(mot) REGLES(PLEIN) = TOUT;
static const REGLES(mot) REGLES(GAUCHE) = GAUCHE;
static const REGLES(mot) REGLES(DROITE) = GAUCHE << (LARGEUR - 1);
static const REGLES(mot) REGLES(HAUT) = HAUT;
static const REGLES(mot) REGLES(BAS) = HAUT << (LARGEUR * (HAUTEUR - 1));
static const REGLES(mot) REGLES(INTERIEUR) = TOUT & ~(GAUCHE | GAUCHE << (LARGEUR - 1));

#undef HAUT
#undef GAUCHE
#undef TOUT
#undef RANG
#undef BITS

/* ---- Words ---- */

/* Number of bits set. */
static inline int REGLES(compter)(REGLES(mot) b)
{
#if LARGEUR * HAUTEUR <= 64
    return bits_compter(b);
#else
    return bits_compter((uint64_t)b) + bits_compter((uint64_t)(b >> 64));
#endif
}

/* Index of the lowest bit set; `b` must not be 0. */
static inline int REGLES(premier)(REGLES(mot) b)
{
#if LARGEUR * HAUTEUR <= 64
    return bits_premier(b);
#else
    return (uint64_t)b ? bits_premier((uint64_t)b) : 64 + bits_premier((uint64_t)(b >> 64));
#endif
}

/* The word whose only bit is square `c`. */
static inline REGLES(mot) REGLES(bit)(int c)
{
    return MOT(1) << c;
}

/* Empty squares. */
static inline REGLES(mot) REGLES(vides)(const struct REGLES(position) *p)
{
    return REGLES(PLEIN) & ~(p->joueur | p->adverse);
}

/* ---- The eight directions: four lines, both ways ---- */

/* The opponent's discs `o` in unbroken runs of at most `long` that start next to a disc of `x`,
 * `d` bits up (monter) or down (descendre). */
static inline REGLES(mot) REGLES(monter)(REGLES(mot) x, REGLES(mot) o, int d, int longueur)
{
    REGLES(mot) f = o & (x << d);
    f |= o & (f << d);
    REGLES(mot) paires = o & (o << d);
    for (int n = 2; n < longueur; n += 2)
        f |= paires & (f << 2 * d);
    return f;
}

static inline REGLES(mot) REGLES(descendre)(REGLES(mot) x, REGLES(mot) o, int d, int longueur)
{
    REGLES(mot) f = o & (x >> d);
    f |= o & (f >> d);
    REGLES(mot) paires = o & (o >> d);
    for (int n = 2; n < longueur; n += 2)
        f |= paires & (f >> 2 * d);
    return f;
}

/* Squares just beyond the runs of one line. */
static inline REGLES(mot) REGLES(bouts)(REGLES(mot) p, REGLES(mot) o, int d, int longueur)
{
    return REGLES(monter)(p, o, d, longueur) << d | REGLES(descendre)(p, o, d, longueur) >> d;
}

/* Discs of `o` between the square `x` and a disc of `p`, on one line. */
static inline REGLES(mot)
    REGLES(encadres)(REGLES(mot) x, REGLES(mot) p, REGLES(mot) o, int d, int longueur)
{
    REGLES(mot) f = REGLES(monter)(x, o, d, longueur);
    REGLES(mot) g = REGLES(descendre)(x, o, d, longueur);
    f &= -MOT(((f << d) & p) != 0);
    g &= -MOT(((g >> d) & p) != 0);
    return f | g;
}

/* Longest runs that a board can hold between two discs. */
enum {
    REGLES(RUN_X) = LARGEUR - 2,
    REGLES(RUN_Y) = HAUTEUR - 2,
    REGLES(RUN_D) = (LARGEUR < HAUTEUR ? LARGEUR : HAUTEUR) - 2,
};

/* ---- The rules ---- */

/* Legal moves of the side to move, as squares. */
static inline REGLES(mot) REGLES(coups)(const struct REGLES(position) *p)
{
    REGLES(mot) j = p->joueur, o = p->adverse, milieu = o & REGLES(INTERIEUR);
    return REGLES(vides)(p) & (REGLES(bouts)(j, milieu, 1, REGLES(RUN_X)) |
                               REGLES(bouts)(j, o, LARGEUR, REGLES(RUN_Y)) |
                               REGLES(bouts)(j, milieu, LARGEUR - 1, REGLES(RUN_D)) |
                               REGLES(bouts)(j, milieu, LARGEUR + 1, REGLES(RUN_D)));
}

/* The discs that a move on the empty square `c` turns; 0 when the move is not legal. */
static inline REGLES(mot) REGLES(retournes)(const struct REGLES(position) *p, int c)
{
    REGLES(mot) x = REGLES(bit)(c);
    REGLES(mot) j = p->joueur, o = p->adverse, milieu = o & REGLES(INTERIEUR);
    return REGLES(encadres)(x, j, milieu, 1, REGLES(RUN_X)) |
           REGLES(encadres)(x, j, o, LARGEUR, REGLES(RUN_Y)) |
           REGLES(encadres)(x, j, milieu, LARGEUR - 1, REGLES(RUN_D)) |
           REGLES(encadres)(x, j, milieu, LARGEUR + 1, REGLES(RUN_D));
}

/* The position after the other side is given the move. */
static inline struct REGLES(position) REGLES(tourner)(const struct REGLES(position) *p)
{
    return (struct REGLES(position)){p->adverse, p->joueur};
}

/* The position after a legal move, seen by the other side. */
static inline struct REGLES(position) REGLES(jouer)(const struct REGLES(position) *p, int c)
{
    REGLES(mot) r = REGLES(retournes)(p, c);
    return (struct REGLES(position)){p->adverse ^ r, p->joueur | r | REGLES(bit)(c)};
}

/* Writes the legal moves in increasing order; gives how many. */
static inline int REGLES(lister)(const struct REGLES(position) *p, int coups[REGLES(COUPS_MAX)])
{
    int n = 0;
    for (REGLES(mot) m = REGLES(coups)(p); m; m &= m - 1)
        coups[n++] = REGLES(premier)(m);
    return n;
}

/* Neither side can move. */
static inline bool REGLES(fini)(const struct REGLES(position) *p)
{
    struct REGLES(position) autre = REGLES(tourner)(p);
    return !REGLES(coups)(p) && !REGLES(coups)(&autre);
}

/* Final margin of the side to move, the empty squares going to the winner. */
static inline int REGLES(marge)(const struct REGLES(position) *p)
{
    int j = REGLES(compter)(p->joueur), a = REGLES(compter)(p->adverse);
    int vides = REGLES(CASES) - j - a;
    return j > a ? j - a + vides : j < a ? j - a - vides : 0;
}

/* The usual start, black to move; `autre_diagonale` swaps the colours. The four discs are in the
 * middle; on an odd size one column to its left, one row below it (9x7: d4 e4 d5 e5). */
static inline struct REGLES(position) REGLES(depart)(bool autre_diagonale)
{
    int x = LARGEUR / 2 - 1, y = (HAUTEUR + 1) / 2 - 1;
    int c = y * LARGEUR + x;
    REGLES(mot) blancs = REGLES(bit)(c) | REGLES(bit)(c + LARGEUR + 1);
    REGLES(mot) noirs = REGLES(bit)(c + 1) | REGLES(bit)(c + LARGEUR);
    return autre_diagonale ? (struct REGLES(position)){blancs, noirs}
                           : (struct REGLES(position)){noirs, blancs};
}

/* A 64-bit key, the same for equal positions only (but for the odds of a hash). Two
 * multiplications mix the words. Zobrist keys kept up to date would do as well, and read one
 * random number for each disc turned. */
static inline uint64_t REGLES(cle)(const struct REGLES(position) *p)
{
    uint64_t a = (uint64_t)p->joueur, b = (uint64_t)p->adverse;
#if LARGEUR * HAUTEUR > 64
    a ^= (uint64_t)(p->joueur >> 64) * UINT64_C(0xa24baed4963ee407);
    b ^= (uint64_t)(p->adverse >> 64) * UINT64_C(0x9fb21c651e98df25);
#endif
    a *= UINT64_C(0x9e3779b97f4a7c15);
    a = (a ^ a >> 32) + b;
    a *= UINT64_C(0xd6e8feb86659fd93);
    return a ^ a >> 32;
}

/* Number of sequences of `n` plies; a pass is a ply, a finished game counts for one sequence. */
static inline uint64_t REGLES(perft)(const struct REGLES(position) *p, int n)
{
    REGLES(mot) coups = REGLES(coups)(p);
    if (n == 0)
        return 1;
    if (!coups) {
        struct REGLES(position) autre = REGLES(tourner)(p);
        return REGLES(coups)(&autre) ? REGLES(perft)(&autre, n - 1) : 1;
    }
    if (n == 1)
        return (uint64_t)REGLES(compter)(coups);
    uint64_t total = 0;
    for (; coups; coups &= coups - 1) {
        struct REGLES(position) apres = REGLES(jouer)(p, REGLES(premier)(coups));
        total += REGLES(perft)(&apres, n - 1);
    }
    return total;
}

#undef MOT
