/* The course's module: every example of the assignment, the rules, the texts byte for byte. */
#include <string.h>

#include "base/alea.h"
#include "tests/aide.h"

/* ---- The examples of the assignment ---- */

static void E1_configuration_de_depart(void **etat)
{
    (void)etat;
    Config attendue = {{{0}}};
    attendue.grille[4][4] = 2;
    attendue.grille[4][5] = 1;
    attendue.grille[5][4] = 1;
    attendue.grille[5][5] = 2;
    verifier_config(creer_config_init(), attendue);
}

static void E2_noir_commence(void **etat)
{
    (void)etat;
    assert_int_equal(choisir_premier_joueur(), JOUEUR_NOIR);
    assert_int_equal(JOUEUR_NOIR, 1);
    assert_int_equal(JOUEUR_BLANC, 2);
}

static void E3_les_joueurs_alternent(void **etat)
{
    (void)etat;
    assert_int_equal(incrementer_joueur(1), 2);
    assert_int_equal(incrementer_joueur(2), 1);
}

static bool direction(Case c, Direction d, int joueur)
{
    return test_dir_valide(creer_config_init(), c, d, joueur);
}

static void E5_E6_directions_valides(void **etat)
{
    (void)etat;
    assert_false(direction((Case){3, 3}, (Direction){0, -1}, BLANC));
    assert_true(direction((Case){3, 4}, (Direction){1, 0}, NOIR));
}

/* A grid filled with one value, border included: what the assignment itself passes. */
static Config grille_pleine(int contenu)
{
    Config config;
    for (int y = 0; y < 10; y++)
        for (int x = 0; x < 10; x++)
            config.grille[y][x] = contenu;
    return config;
}

static void E7_E8_coup_possible(void **etat)
{
    (void)etat;
    assert_true(est_coup_possible(creer_config_init(), NOIR));
    assert_false(est_coup_possible(grille_pleine(NOIR), BLANC));
}

static void E9_jeu_fini(void **etat)
{
    (void)etat;
    assert_false(est_jeu_fini(creer_config_init()));
    assert_true(est_jeu_fini(grille_pleine(NOIR)));
}

static void E12_E13_coup_valide(void **etat)
{
    (void)etat;
    assert_true(verif_coup_valide(creer_config_init(), (Case){3, 4}, NOIR));
    assert_false(verif_coup_valide(creer_config_init(), (Case){3, 4}, BLANC));
    Config apres = incrementer_config(creer_config_init(), (Case){3, 4}, NOIR);
    apres.grille[4][3] = VIDE;
    apres.grille[4][4] = BLANC;
    verifier_config(apres, creer_config_init()); /* it turned (4,4) and nothing else */
}

static void E14_noir_joue_c4(void **etat)
{
    (void)etat;
    Config attendue = {{{0}}};
    static const int LIGNE_4[10] = {0, 0, 0, 1, 1, 1, 0, 0, 0, 0};
    static const int LIGNE_5[10] = {0, 0, 0, 0, 1, 2, 0, 0, 0, 0};
    memcpy(attendue.grille[4], LIGNE_4, sizeof LIGNE_4);
    memcpy(attendue.grille[5], LIGNE_5, sizeof LIGNE_5);
    verifier_config(incrementer_config(creer_config_init(), (Case){3, 4}, NOIR), attendue);
}

static void E16_noir_joue_c6_dans_cinq_sens(void **etat)
{
    (void)etat;
    Config avant =
        config_de("..XX.... ...XOX.. .OXXOOOX XXOOOXOO XOOOXXXO XO.OO.OX ...OX... ....X...");
    Config attendue = avant;
    static const Case NOIRCIES[] = {{3, 6}, {2, 6}, {2, 5}, {4, 7}, {3, 5}, {3, 4}};
    for (size_t i = 0; i < sizeof NOIRCIES / sizeof NOIRCIES[0]; i++)
        attendue.grille[NOIRCIES[i].y][NOIRCIES[i].x] = NOIR;
    assert_int_equal(compter_pions(avant, NOIR), 18);
    assert_int_equal(compter_pions(avant, BLANC), 19);
    Config apres = incrementer_config(avant, (Case){3, 6}, NOIR);
    verifier_config(apres, attendue);
    assert_int_equal(compter_pions(apres, NOIR), 24);
    assert_int_equal(compter_pions(apres, BLANC), 14);
}

/* ---- The examples made for what the assignment leaves open ---- */

static void verifier_legaux(int joueur, const char *attendus)
{
    char noms[64];
    struct tampon t = tampon_sur(noms, sizeof noms);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            if (verif_coup_valide(creer_config_init(), (Case){x, y}, joueur))
                tampon_ecrire(&t, "(%d,%d)", x, y);
    assert_string_equal(noms, attendus);
}

static void D1_D2_coups_legaux_du_depart(void **etat)
{
    (void)etat;
    verifier_legaux(NOIR, "(4,3)(3,4)(6,5)(5,6)");
    verifier_legaux(BLANC, "(5,3)(6,4)(3,5)(4,6)");
}

static void D3_pas_de_direction_depuis_une_case_occupee(void **etat)
{
    (void)etat;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            assert_false(direction((Case){4, 4}, (Direction){dx, dy}, NOIR));
            assert_false(direction((Case){5, 4}, (Direction){dx, dy}, BLANC));
        }
}

static void D4_le_bord_n_est_pas_une_case(void **etat)
{
    (void)etat;
    Config config = {{{0}}};
    config.grille[4][1] = BLANC;
    config.grille[4][2] = NOIR;
    assert_false(est_coup_possible(config, NOIR));
    assert_false(verif_coup_valide(config, (Case){0, 4}, NOIR));
    verifier_config(incrementer_config(config, (Case){0, 4}, NOIR), config);
}

static void V_directions_avec_deux_pions_de_plus(void **etat)
{
    (void)etat;
    Config config = creer_config_init();
    config.grille[6][3] = BLANC;
    config.grille[6][6] = NOIR;
    assert_true(test_dir_valide(config, (Case){3, 4}, (Direction){1, 0}, NOIR));
    assert_false(test_dir_valide(config, (Case){3, 3}, (Direction){1, 1}, BLANC));
    assert_true(test_dir_valide(config, (Case){3, 3}, (Direction){1, 1}, NOIR));
    assert_true(test_dir_valide(config, (Case){6, 3}, (Direction){-1, 1}, BLANC));
    assert_true(test_dir_valide(config, (Case){6, 4}, (Direction){-1, 0}, BLANC));
    assert_false(test_dir_valide(config, (Case){8, 8}, (Direction){0, 1}, BLANC));
}

/* ---- Whatever is asked, whatever the grid holds ---- */

static void une_direction_nulle_ne_retourne_rien(void **etat)
{
    (void)etat;
    assert_false(direction((Case){3, 4}, (Direction){0, 0}, NOIR));
}

static void un_coup_illegal_ne_change_rien(void **etat)
{
    (void)etat;
    static const Case CASES[] = {{1, 1}, {4, 4}, {0, 0}, {9, 4}, {4, 9}, {-3, 4}, {100, 100}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        assert_false(verif_coup_valide(creer_config_init(), CASES[i], NOIR));
        verifier_config(incrementer_config(creer_config_init(), CASES[i], NOIR),
                        creer_config_init());
    }
}

/* Calls every function of the rules on a grid that may hold anything. */
static void tout_appeler(Config config)
{
    static char memoire[4096];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    for (int joueur = 1; joueur <= 2; joueur++) {
        (void)est_coup_possible(config, joueur);
        for (int y = -1; y <= 10; y++)
            for (int x = -1; x <= 10; x++) {
                (void)raison_refus(config, (Case){x, y}, joueur);
                (void)incrementer_config(config, (Case){x, y}, joueur);
            }
    }
    (void)est_jeu_fini(config);
    (void)score_final(config);
    ecrire_config(config, &t);
    ecrire_fin(config, &t);
    assert_false(t.deborde);
}

static void aucune_lecture_hors_de_la_grille(void **etat)
{
    (void)etat;
    static const int CONTENUS[] = {NOIR, BLANC, VIDE, 3, -1, 1000000, -2147483647 - 1};
    for (size_t i = 0; i < sizeof CONTENUS / sizeof CONTENUS[0]; i++)
        tout_appeler(grille_pleine(CONTENUS[i]));
    uint64_t graine = 1;
    for (int essai = 0; essai < 50; essai++) {
        Config config;
        for (int n = 0; n < 100; n++)
            config.grille[n / 10][n % 10] = (int)(alea_splitmix(&graine) % 5) - 1;
        tout_appeler(config);
    }
}

/* The longest lines, from the border inwards, closed by a pawn that stands on the border. */
static void le_bord_ne_ferme_aucune_ligne(void **etat)
{
    (void)etat;
    Config config = grille_pleine(NOIR);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            config.grille[y][x] = x == 4 && y == 4 ? VIDE : BLANC;
    assert_false(est_coup_possible(config, NOIR));
}

/* ---- perft: how many games of n moves there are ---- */

static long perft(Config config, int joueur, int n)
{
    long nb = 0;
    bool possible = false;
    if (n == 0)
        return 1;
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++) {
            if (!verif_coup_valide(config, (Case){x, y}, joueur))
                continue;
            possible = true;
            nb += n == 1 ? 1
                         : perft(incrementer_config(config, (Case){x, y}, joueur),
                                 incrementer_joueur(joueur), n - 1);
        }
    if (possible)
        return nb;
    return est_jeu_fini(config) ? 1 : perft(config, incrementer_joueur(joueur), n - 1);
}

#ifdef __SANITIZE_ADDRESS__
enum { PERFT_MAX = 7 }; /* the rest takes minutes there and reads nothing new */
#else
enum { PERFT_MAX = 9 };
#endif

static long perft_apres(Case premier_coup, int n)
{
    return perft(incrementer_config(creer_config_init(), premier_coup, NOIR), BLANC, n - 1);
}

/* The four first moves are images of one another: the deep counts need only one of them. */
static void perft_de_1_a_9(void **etat)
{
    (void)etat;
    static const long ATTENDUS[] = {1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
    for (int n = 1; n <= 6; n++)
        assert_int_equal(perft(creer_config_init(), NOIR, n), ATTENDUS[n]);
    for (int n = 7; n <= PERFT_MAX; n++)
        assert_int_equal(4 * perft_apres((Case){4, 3}, n), ATTENDUS[n]);
}

static void les_quatre_premiers_coups_se_valent(void **etat)
{
    (void)etat;
    static const Case COUPS[4] = {{4, 3}, {3, 4}, {6, 5}, {5, 6}};
    for (int i = 0; i < 4; i++)
        assert_int_equal(4 * perft_apres(COUPS[i], 6), 8200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(E1_configuration_de_depart),
        cmocka_unit_test(E2_noir_commence),
        cmocka_unit_test(E3_les_joueurs_alternent),
        cmocka_unit_test(E5_E6_directions_valides),
        cmocka_unit_test(E7_E8_coup_possible),
        cmocka_unit_test(E9_jeu_fini),
        cmocka_unit_test(E12_E13_coup_valide),
        cmocka_unit_test(E14_noir_joue_c4),
        cmocka_unit_test(E16_noir_joue_c6_dans_cinq_sens),
        cmocka_unit_test(D1_D2_coups_legaux_du_depart),
        cmocka_unit_test(D3_pas_de_direction_depuis_une_case_occupee),
        cmocka_unit_test(D4_le_bord_n_est_pas_une_case),
        cmocka_unit_test(V_directions_avec_deux_pions_de_plus),
        cmocka_unit_test(une_direction_nulle_ne_retourne_rien),
        cmocka_unit_test(un_coup_illegal_ne_change_rien),
        cmocka_unit_test(aucune_lecture_hors_de_la_grille),
        cmocka_unit_test(le_bord_ne_ferme_aucune_ligne),
        cmocka_unit_test(perft_de_1_a_9),
        cmocka_unit_test(les_quatre_premiers_coups_se_valent),
    };
    return cmocka_run_group_tests_name("othello", tests, NULL, NULL);
}
