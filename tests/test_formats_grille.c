/* formats/grille.c against the course's rules, on random games, and its other sizes by hand. */
#include "tests/aide_formats.h"

#include "base/alea.h"

/* Between this board and the course's. */
static Config vers_config(const struct grille *d)
{
    Config config = {0};
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            config.grille[y][x] = d->pions[grille_case(x, y)];
    return config;
}

static struct grille depuis_config(Config config)
{
    struct grille d = grille_vide(8);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            d.pions[grille_case(x, y)] = (unsigned char)config.grille[y][x];
    return d;
}

static void comparer(const struct grille *d, Config config)
{
    for (int joueur = NOIR; joueur <= BLANC; joueur++) {
        assert_int_equal(grille_coup_possible(d, joueur), est_coup_possible(config, joueur));
        assert_int_equal(grille_compter(d, joueur), compter_pions(config, joueur));
        for (int c = -20; c < 300; c++) {
            Case case_ = {grille_x(c), c >> 4};
            assert_int_equal(grille_coup_valide(d, c, joueur),
                             verif_coup_valide(config, case_, joueur));
        }
    }
    assert_int_equal(grille_fini(d), est_jeu_fini(config));
    assert_int_equal(grille_marge(d), score_final(config));
}

static int tirer_coup(const struct grille *d, int joueur, struct alea *alea)
{
    for (;;) {
        int c = grille_case(1 + (int)alea_entier(alea, 8), 1 + (int)alea_entier(alea, 8));
        if (grille_coup_valide(d, c, joueur))
            return c;
    }
}

static void test_comme_le_cours(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 20);
    for (int partie = 0; partie < 20; partie++) {
        struct grille d = grille_debut(8);
        Config config = creer_config_init();
        int joueur = NOIR;
        for (; !grille_fini(&d); joueur = NOIR + BLANC - joueur) {
            comparer(&d, config);
            if (!grille_coup_possible(&d, joueur))
                continue;
            int c = tirer_coup(&d, joueur, &alea);
            assert_true(grille_jouer(&d, c, joueur));
            config = incrementer_config(config, (Case){grille_x(c), grille_y(c)}, joueur);
            struct grille voulu = depuis_config(config);
            assert_true(grille_egal(&d, &voulu));
        }
        comparer(&d, config);
    }
}

/* Positions that no game reaches: full lines along the edges, where a wrong border would show. */
static void test_positions_au_hasard(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 21);
    for (int n = 0; n < 100; n++) {
        struct grille d = grille_vide(8);
        for (int i = 0; i < 64; i++)
            d.pions[grille_case(i % 8 + 1, i / 8 + 1)] = (unsigned char)(alea_entier(&alea, 7) % 3);
        comparer(&d, vers_config(&d));
    }
}

static void test_coup_illegal_ne_change_rien(void **etat)
{
    (void)etat;
    struct grille d = grille_debut(8), avant = d;
    assert_false(grille_jouer(&d, grille_case(1, 1), NOIR));
    assert_false(grille_jouer(&d, grille_case(4, 4), NOIR));
    assert_false(grille_jouer(&d, 0, NOIR));
    assert_false(grille_jouer(&d, 255, NOIR));
    assert_true(grille_egal(&d, &avant));
}

/* A line of 13 pawns across the largest board, and its last corner. */
static void test_grand_plateau(void **etat)
{
    (void)etat;
    struct grille d = grille_vide(14);
    d.pions[grille_case(1, 14)] = NOIR;
    for (int x = 2; x <= 13; x++)
        d.pions[grille_case(x, 14)] = BLANC;
    assert_false(grille_coup_possible(&d, BLANC));
    assert_true(grille_jouer(&d, grille_case(14, 14), NOIR));
    assert_int_equal(grille_compter(&d, NOIR), 14);
    assert_int_equal(grille_marge(&d), 196);
    assert_int_equal(grille_lire_case(&d, vue_de("n14")), grille_case(14, 14));
    assert_int_equal(grille_lire_case(&d, vue_de("n15")), 0);
    assert_int_equal(grille_lire_case(&d, vue_de("o1")), 0);
}

static void test_lire_case(void **etat)
{
    (void)etat;
    static const char *const REFUS[] = {"",    "c",  "c0",  "c9",  "i1", "4c",
                                        "c44", "c ", "c04", "c+4", "@4", "`4"};
    struct grille d = grille_debut(8);
    assert_int_equal(grille_lire_case(&d, vue_de("c4")), grille_case(3, 4));
    assert_int_equal(grille_lire_case(&d, vue_de("H8")), grille_case(8, 8));
    for (size_t i = 0; i < sizeof REFUS / sizeof REFUS[0]; i++)
        assert_int_equal(grille_lire_case(&d, vue_de(REFUS[i])), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_comme_le_cours),
        cmocka_unit_test(test_positions_au_hasard),
        cmocka_unit_test(test_coup_illegal_ne_change_rien),
        cmocka_unit_test(test_grand_plateau),
        cmocka_unit_test(test_lire_case),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
