/* Proves what a board of 6x6 or 4x4 is worth from its start.
 *
 *     prouver 4x4|6x6 [LOG2_TABLE [EMPTIES]]
 *
 * One null window a question, "does black win by more than b?", answered for all the games: no
 * evaluation, no selection. The margin of a small board is even, so that two questions around a
 * score prove it. Then the principal line is read by asking the same of the children. With EMPTIES,
 * the table of a player who never does worse, down to that many empty squares, follows
 * (donnees/parfait_6x6.h).
 *
 * What makes it quick: the table (16 bytes an entry, one view for the 8 of the board), children in
 * the table looked at before any is searched, moves that leave few answers first (weighing corners,
 * and odd regions near the end), and jeux/fin_tmpl.h for the last squares. */
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/bits.h"
#include "donnees/poids_4x4.h"
#include "donnees/poids_6x6.h"
#include "outils/nombre.h"

#define LARGEUR     6
#define HAUTEUR     6
#define REGLES(nom) p6_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/lineaire_tmpl.h"
#include "jeux/fin_tmpl.h"
#include "jeux/vues_tmpl.h"
#define PROUVER_POIDS POIDS_6X6
#define P(nom)      prouver6_##nom
#include "outils/prouver_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES
#undef PROUVER_POIDS
#undef P

#define LARGEUR     4
#define HAUTEUR     4
#define REGLES(nom) p4_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/lineaire_tmpl.h"
#include "jeux/fin_tmpl.h"
#include "jeux/vues_tmpl.h"
#define PROUVER_POIDS POIDS_4X4
#define P(nom)      prouver4_##nom
#include "outils/prouver_tmpl.h"

int main(int argc, char **argv)
{
    int log2_table = argc > 2 ? (int)nombre_lire("prouver", "LOG2_TABLE", argv[2], 1, 40) : 24;
    int vides = argc > 3 ? (int)nombre_lire("prouver", "EMPTIES", argv[3], 0, 64) : 64;
    if (argc > 1 && strcmp(argv[1], "4x4") == 0)
        return prouver4_tout(log2_table, vides);
    if (argc > 1 && strcmp(argv[1], "6x6") == 0)
        return prouver6_tout(log2_table, vides);
    fputs("usage: prouver 4x4|6x6 [LOG2_TABLE [EMPTIES]]\n", stderr);
    return 2;
}
