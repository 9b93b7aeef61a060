/* What the tests of formats/ share. */
#ifndef TESTS_AIDE_FORMATS_H
#define TESTS_AIDE_FORMATS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/octets.h"
#include "formats/formats.h"

/* A string constant as a view, the zeros it holds included. */
#define VUE(s)                                                                                     \
    {                                                                                              \
        (s), (s) + sizeof(s) - 1                                                                   \
    }

/* The board a game has come to: "---XO…". Valid until the next call. */
const char *aide_plateau(const struct partie_notee *p);

/* Its moves without the passes: "f5d6". Valid until the next call. */
const char *aide_coups(const struct partie_notee *p);

/* Numbers of the moves after which there is a pass: "43,47". Valid until the next call. */
const char *aide_passes(const struct partie_notee *p);

/* Fails unless all the moves of the branches are legal, and these where they may be. */
void aide_rameaux_legaux(const struct partie_notee *p);

/* Fails unless the two games have the same start, moves, passes, branches, texts and notes on
 * moves. */
void aide_memes_parties(const struct partie_notee *a, const struct partie_notee *b);

/* Reads `texte` with the format of this name into `*r`. */
void aide_lire(const char *format, const char *texte, struct recueil *r);

/* Writes the games in the format of this name: a string to free. Fails if the format complains. */
char *aide_ecrire(const char *format, const struct recueil *r);

/* Fails unless the first game comes back the same after writing and reading. */
void aide_aller_retour(const char *format, const struct recueil *r);

/* A result as a format writes it, and what it must be read as. */
struct aide_resultat {
    const char *texte;
    int genre;
    double marge;
    char fin;
};

/* Reads games that are `avant`, the result, `apres`; the results must be right, and again after
 * writing and reading. */
void aide_resultats(const char *format, const char *avant, const char *apres,
                    const struct aide_resultat *cas, size_t nb);

/* The text of the i-th problem with its place. Valid until the next call. */
const char *aide_probleme(const struct recueil *r, int i);

#endif
