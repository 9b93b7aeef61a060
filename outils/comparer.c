/* comparer: what a template costs beside the same rules written by hand for one board.
 *
 * Perft of 8x8, 9x7 and 10x10 by jeux/regles_tmpl.h and by the code below, where every shift,
 * length and mask is a number. They take turns; the best of seven times of each is kept (processor
 * time). */
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#define LARGEUR     8
#define HAUTEUR     8
#define REGLES(nom) c8x8_##nom
#include "jeux/regles_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES
#define LARGEUR     9
#define HAUTEUR     7
#define REGLES(nom) c9x7_##nom
#include "jeux/regles_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES
#define LARGEUR     10
#define HAUTEUR     10
#define REGLES(nom) c10x10_##nom
#include "jeux/regles_tmpl.h"

__extension__ typedef unsigned __int128 mot128;

/* ---- By hand ---- */

/* The run of `o` from `x` one way; `s` is "<< 9" and the like. */
#define UN(o, s)    f = (o) & (x s)
#define PAS(o, s)   f |= (o) & (f s)
#define CINQ(o, s)  UN(o, s), PAS(o, s), PAS(o, s), PAS(o, s), PAS(o, s)
#define SIX(o, s)   CINQ(o, s), PAS(o, s)
#define SEPT(o, s)  SIX(o, s), PAS(o, s)
#define HUIT(o, s)  SEPT(o, s), PAS(o, s)
#define VERS(n, o, s)   n(o, s), r |= f s;
#define PRIS(n, o, s)   n(o, s), r |= (f s) & j ? f : 0;

#define HUIT_SENS(F, n1, n2, n3, a, b, c, d)                                                       \
    F(n1, m, << a) F(n1, m, >> a) F(n2, o, << b) F(n2, o, >> b)                                    \
    F(n3, m, << c) F(n3, m, >> c) F(n3, m, << d) F(n3, m, >> d)

#define A_LA_MAIN(nom, mot, plein, milieu, n1, n2, n3, a, b, c, d, premier)                        \
    static inline mot main_coups_##nom(mot x, mot o)                                               \
    {                                                                                              \
        mot m = o & (milieu), f, r = 0;                                                            \
        HUIT_SENS(VERS, n1, n2, n3, a, b, c, d)                                                    \
        return r & (plein) & ~(x | o);                                                             \
    }                                                                                              \
    static inline mot main_pris_##nom(mot x, mot j, mot o)                                         \
    {                                                                                              \
        mot m = o & (milieu), f, r = 0;                                                            \
        HUIT_SENS(PRIS, n1, n2, n3, a, b, c, d)                                                    \
        return r;                                                                                  \
    }                                                                                              \
    static uint64_t main_perft_##nom(mot j, mot o, int n)                                          \
    {                                                                                              \
        mot coups = main_coups_##nom(j, o);                                                        \
        uint64_t total = 0;                                                                        \
        if (n == 0)                                                                                \
            return 1;                                                                              \
        if (!coups)                                                                                \
            return main_coups_##nom(o, j) ? main_perft_##nom(o, j, n - 1) : 1;                     \
        if (n == 1)                                                                                \
            return (uint64_t)(bits_compter((uint64_t)coups) + premier);                            \
        for (; coups; coups &= coups - 1) {                                                        \
            mot x = coups & -coups, r = main_pris_##nom(x, j, o);                                  \
            total += main_perft_##nom(o ^ r, j | r | x, n - 1);                                    \
        }                                                                                          \
        return total;                                                                              \
    }

#define RANGS(r) ((mot128)(r) | (mot128)(r) << 10 | (mot128)(r) << 20 | (mot128)(r) << 30 |        \
                  (mot128)(r) << 40 | (mot128)(r) << 50 | (mot128)(r) << 60 |                      \
                  (mot128)(r) << 70 | (mot128)(r) << 80 | (mot128)(r) << 90)
A_LA_MAIN(8x8, uint64_t, UINT64_MAX, 0x7e7e7e7e7e7e7e7e, SIX, SIX, SIX, 1, 8, 7, 9, 0)
A_LA_MAIN(9x7, uint64_t, 0x7fffffffffffffff, 0x3f9fcfe7f3f9fcfe, SEPT, CINQ, CINQ, 1, 9, 8, 10, 0)
A_LA_MAIN(10x10, mot128, RANGS(0x3ff), RANGS(0x1fe), HUIT, HUIT, HUIT, 1, 10, 9, 11,
          bits_compter((uint64_t)(coups >> 64)))

/* ---- Turns ---- */

static double secondes(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

#define COMPARER(nom, n)                                                                           \
    do {                                                                                           \
        struct c##nom##_position p = c##nom##_depart(false);                                       \
        double meilleurs[2] = {1e9, 1e9};                                                          \
        uint64_t comptes[2] = {0, 0};                                                              \
        for (int i = 0; i < 14; i++) {                                                             \
            double debut = secondes();                                                             \
            comptes[i % 2] = i % 2 ? main_perft_##nom(p.joueur, p.adverse, n)                      \
                                   : c##nom##_perft(&p, n);                                        \
            double s = secondes() - debut;                                                         \
            meilleurs[i % 2] = s < meilleurs[i % 2] ? s : meilleurs[i % 2];                        \
        }                                                                                          \
        juste &= comptes[0] == comptes[1];                                                         \
        printf(#nom ": perft %d = %" PRIu64 "%s, template %.4f s, by hand %.4f s, ratio %.3f\n",   \
               n, comptes[0], comptes[0] == comptes[1] ? "" : " (DIFFERENT)", meilleurs[0],        \
               meilleurs[1], meilleurs[0] / meilleurs[1]);                                         \
    } while (0)

int main(void)
{
    bool juste = true;
    COMPARER(8x8, 9);
    COMPARER(9x7, 9);
    COMPARER(10x10, 9);
    return !juste;
}
