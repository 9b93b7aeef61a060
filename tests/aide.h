/* What several tests share: boards and grids written as text, games written as transcripts, and
 * cmocka's headers in the order that it wants. */
#ifndef TESTS_AIDE_H
#define TESTS_AIDE_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "othello.h"
#include "partie/partie.h"

/* The course's configuration from 64 cells, row by row from a1: 'X' black, 'O' white, '-' or '.'
 * empty; blanks are skipped. */
Config config_de(const char *cases);

/* The opposite, without blanks, closed by a 0. */
void cases_de(Config config, char cases[65]);

/* Fails the test unless the two configurations are equal, border included; shows both. */
void verifier_config(Config obtenue, Config attendue);

/* A position of jeu_othello_8x8 from 64 cells as above. */
struct position position_de(const char *cases);

/* Plays a transcript ("f5d6C3", "--" for a pass that must be one) with partie_jouer(). Gives how
 * many moves were played: all, or those before the first that is refused. */
int jouer_transcription(struct partie *partie, const char *coups);

/* The move code of jeu_othello_8x8 for "c4". */
int coup_de_nom(const char *nom);

/* Names of the legal moves of `joueur`, "d3 c4 f5 e6", row by row. */
void legaux_de(const struct position *position, int joueur, char noms[512]);

/* A path in the temporary folder of this test; a static buffer. */
const char *chemin_temporaire(const char *nom);

/* Writes and reads whole files; fails the test when the system refuses. The text read is closed by
 * a 0 and must be freed; NULL when there is no such file. */
void ecrire_fichier(const char *chemin, const void *octets, size_t taille);
char *lire_fichier(const char *chemin, size_t *taille);

#endif
