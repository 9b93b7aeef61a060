/* For the tests of moteur/: cmocka, positions, and a plain negamax over the slow rules. */
#ifndef TESTS_MOTEUR_AIDE_H
#define TESTS_MOTEUR_AIDE_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alea.h"
#include "formats/probleme.h"
#include "moteur/moteur.h"
#include "tests/plateau_lent.h"

/* The same position, slow and fast; bits_de_lent() of an 8x8 board only. */
struct othellier bits_de_lent(const struct plateau *p);
struct plateau lent_de_bits(struct othellier o);

/* A position of a random game with `vides` empty squares, where the side to move can play. */
struct othellier position_au_hasard(int vides, struct alea *alea);

/* 64 squares (X, O, other: empty) and the side to move. */
struct othellier position_de_texte(const char *cases, char trait);

/* Exact score by alpha-beta over plateau_lent: square by square, no table, no ordering. */
int score_lent(const struct plateau *p, int alpha, int beta);

/* A number from the environment, `defaut` when it is not there. */
long nombre_demande(const char *variable, long defaut);

/* Is this build instrumented (address or thread sanitizer), ten times slower? */
bool construction_lente(void);

/* Next line with a position of an OBF file. False at the end. */
bool lire_obf(FILE *f, struct probleme *p);

/* ../shared/data/NAME beside the repository, NULL when it is not there. */
FILE *ouvrir_donnees(const char *nom);

/* A search without limit. */
struct moteur_reponse resoudre(struct moteur *m, struct othellier o);

#endif
