/* What jeux/jeu.h asks of any game: the members that it requires, and the cells of a move. */
#include <string.h>

#include "interfaces/ecran/plateau.h"
#include "jeux/awale.h"
#include "jeux/morpion.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "tests/aide.h"

static void nos_jeux_ont_tout(void **etat)
{
    static const struct jeu *const JEUX[] = {
        &jeu_othello_8x8, &jeu_othello_10x10, &jeu_othello_9x7, &jeu_othello_6x6,
        &jeu_othello_4x4, &jeu_morpion,       &jeu_awale};
    (void)etat;
    for (size_t i = 0; i < sizeof JEUX / sizeof *JEUX; i++)
        assert_null(jeu_membre_absent(JEUX[i]));
}

#define SANS(membre)                                                                               \
    do {                                                                                           \
        struct jeu oublieux = jeu_othello_8x8;                                                     \
        memset(&oublieux.membre, 0, sizeof oublieux.membre);                                       \
        assert_string_equal(jeu_membre_absent(&oublieux), #membre);                                \
    } while (0)

static void un_membre_oublie_est_nomme(void **etat)
{
    (void)etat;
    SANS(nom);
    SANS(lignes);
    SANS(joueurs[2]);
    SANS(raison_refus);
    SANS(ecrire_invite);
    SANS(cellule_du_coup);
    SANS(etape);
    SANS(compter_etapes);
}

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
        cmocka_unit_test(nos_jeux_ont_tout),
        cmocka_unit_test(un_membre_oublie_est_nomme),
        cmocka_unit_test(la_case_d_un_coup_depend_de_la_position),
    };
    return cmocka_run_group_tests_name("jeu", tests, NULL, NULL);
}
