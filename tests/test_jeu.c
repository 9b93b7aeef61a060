/* What jeux/jeu.h asks of any game: the cells of a move. */
#include "interfaces/ecran/plateau.h"
#include "jeux/morpion.h"
#include "tests/aide.h"

/* A move is a column, where the pawn falls to the row that the position says... */
static void tomber(const struct position *avant, int coup, int *x, int *y)
{
    *x = coup;
    *y = avant->octets[0];
}

/* ... or from where it goes to the top. */
static void monter(const struct position *avant, int coup, int *x, int *y)
{
    (void)avant;
    *x = coup;
    *y = 0;
}

static int trois_colonnes(const struct position *p, int joueur, int coups[COUPS_MAX])
{
    (void)p, (void)joueur;
    for (int i = 0; i < 3; i++)
        coups[i] = i;
    return 3;
}

static void la_case_d_un_coup_depend_de_la_position(void **etat)
{
    (void)etat;
    struct jeu jeu = jeu_morpion;
    jeu.lister_coups = trois_colonnes;
    jeu.cellule_du_coup = tomber;
    int coups[COUPS_MAX], x, y;
    const struct position p = {{2}};
    assert_int_equal(plateau_coups(&jeu, &p, 1, 1, 2, coups), 1);
    assert_int_equal(coups[0], 1);
    assert_int_equal(plateau_coups(&jeu, &p, 1, 1, 0, coups), 0);
    plateau_arrivee(&jeu, &p, 1, &x, &y);
    assert_int_equal(y, 2);
    jeu.cellule_arrivee = monter;
    plateau_arrivee(&jeu, &p, 1, &x, &y);
    assert_int_equal(x, 1);
    assert_int_equal(y, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(la_case_d_un_coup_depend_de_la_position),
    };
    return cmocka_run_group_tests_name("jeu", tests, NULL, NULL);
}
