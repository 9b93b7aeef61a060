/* The slow twin of jeux/regles_tmpl.h: Othello on any board, square by square, on a grid. For tests
 * only. Compared itself with othello.c on 8x8 (tests/test_regles.c). */
#ifndef TESTS_PLATEAU_LENT_H
#define TESTS_PLATEAU_LENT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/alea.h"

/* cases[y][x] from 0: 0 empty, 1 the side to move, 2 the other. */
struct plateau {
    int largeur, hauteur;
    int cases[10][10];
};

/* The usual start. */
struct plateau plateau_depart(int largeur, int hauteur);

/* Any position at all: legal in the game or not, edges and full rows more often than chance. */
struct plateau plateau_quelconque(int largeur, int hauteur, struct alea *alea);

/* A position of a random game after `n` moves, or its end. */
struct plateau plateau_de_partie(int largeur, int hauteur, int n, struct alea *alea);

/* Number of discs that a move turns, 0: not legal. */
int plateau_retourne(const struct plateau *p, int x, int y);
bool plateau_peut_jouer(const struct plateau *p);
bool plateau_fini(const struct plateau *p);

/* After a legal move, or a pass: seen by the other side. */
struct plateau plateau_jouer(const struct plateau *p, int x, int y);
struct plateau plateau_passer(const struct plateau *p);

int plateau_vides(const struct plateau *p);

/* Final margin of the side to move, empties to the winner. */
int plateau_marge(const struct plateau *p);

/* As REGLES(perft). */
uint64_t plateau_perft(const struct plateau *p, int n);

#endif
