/* jeux/regles_tmpl.h against its slow twins, on every board size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/alea.h"
#include "othello.h"
#include "tests/plateau_lent.h"

#define LARGEUR     8
#define HAUTEUR     8
#define REGLES(nom) r8x8_##nom
#include "tests/regles_tous_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

#define LARGEUR     9
#define HAUTEUR     7
#define REGLES(nom) r9x7_##nom
#include "tests/regles_tous_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

#define LARGEUR     10
#define HAUTEUR     10
#define REGLES(nom) r10x10_##nom
#include "tests/regles_tous_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

#define LARGEUR     6
#define HAUTEUR     6
#define REGLES(nom) r6x6_##nom
#include "tests/regles_tous_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

#define LARGEUR     4
#define HAUTEUR     4
#define REGLES(nom) r4x4_##nom
#include "tests/regles_tous_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

/* The slow twin itself against the course's rules, border filled with rubbish. */
static void comparer_au_cours(const struct plateau *lent, int joueur)
{
    Config config;
    for (int y = 0; y < 10; y++)
        for (int x = 0; x < 10; x++)
            config.grille[y][x] = NOIR;
    for (int c = 0; c < 64; c++) {
        int contenu = lent->cases[c / 8][c % 8];
        config.grille[c / 8 + 1][c % 8 + 1] = contenu == 0   ? VIDE
                                              : contenu == 1 ? joueur
                                                             : incrementer_joueur(joueur);
    }
    for (int c = 0; c < 64; c++) {
        Case coup = {c % 8 + 1, c / 8 + 1};
        int n = plateau_retourne(lent, c % 8, c / 8);
        assert_int_equal(verif_coup_valide(config, coup, joueur), n > 0);
        Config apres = incrementer_config(config, coup, joueur);
        assert_int_equal(compter_pions(apres, joueur) - compter_pions(config, joueur),
                         n > 0 ? n + 1 : 0);
    }
    assert_int_equal(est_jeu_fini(config), plateau_fini(lent));
    assert_int_equal(score_final(config),
                     joueur == NOIR ? plateau_marge(lent) : -plateau_marge(lent));
}

static void test_jumeau_lent(void **etat)
{
    struct alea alea;
    alea_init(&alea, 8);
    (void)etat;
    for (int i = 0; i < 300; i++) {
        struct plateau lent = plateau_quelconque(8, 8, &alea);
        comparer_au_cours(&lent, i % 2 ? NOIR : BLANC);
    }
}

/* Counts published with the games (see docs/mesures.md). */
#define TEST_PERFT(nom, ...)                                                                       \
    static void nom##_test_perft(void **etat)                                                      \
    {                                                                                              \
        static const uint64_t ATTENDUS[] = {__VA_ARGS__};                                          \
        struct nom##_position p = nom##_depart(false);                                             \
        (void)etat;                                                                                \
        for (int n = 0; n < (int)(sizeof ATTENDUS / sizeof *ATTENDUS); n++)                        \
            assert_int_equal(nom##_perft(&p, n + 1), ATTENDUS[n]);                                 \
    }

TEST_PERFT(r8x8, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288)
TEST_PERFT(r9x7, 4, 12, 56, 244, 1388, 8046, 53188, 368939, 2772960)
TEST_PERFT(r10x10, 4, 12, 56, 244, 1396, 8200, 55180, 392268)

#define TESTS(nom)                                                                                 \
    cmocka_unit_test(nom##_test_jumeau), cmocka_unit_test(nom##_test_perft_jumeau),                \
        cmocka_unit_test(nom##_test_lister), cmocka_unit_test(nom##_test_cle),                     \
        cmocka_unit_test(nom##_test_classes)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_jumeau_lent),
        TESTS(r8x8),
        TESTS(r9x7),
        TESTS(r10x10),
        TESTS(r6x6),
        TESTS(r4x4),
        cmocka_unit_test(r8x8_test_perft),
        cmocka_unit_test(r9x7_test_perft),
        cmocka_unit_test(r10x10_test_perft),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
