/* Positions as text: what must be read, what must be refused rather than read wrongly. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#define ZEROS  "00000000000000000000000000000000"
#define DEPART "---------------------------OX------XO---------------------------"

static void test_acceptees(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *plateau;
        int trait;
    } CAS[] = {
        {DEPART " X", DEPART, NOIR},
        {DEPART "X", DEPART, NOIR}, /* POS-09: side glued, 65 characters */
        {DEPART " O;\n", DEPART, BLANC},
        {DEPART "\nX\n", DEPART, NOIR}, /* POS-07 */
        /* POS-15 */
        {"...........................o*......*o........................... x;\r\n", DEPART, NOIR},
        {"___________________________w+______b@", NULL, 0},
        {"___________________________w+______bW___________________________ B", DEPART, NOIR},
        {"--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\nX",
         DEPART, NOIR},
        {"- - - - - - - - ------------------- O X ------ X O ---------------------------X", DEPART,
         NOIR},
        {"% une remarque\n\n" DEPART " X; % le début\n", DEPART, NOIR},
        /* POS-03, an empty board: nobody can move, 0-0 */
        {"---------------------------------------------------------------- X;",
         "----------------------------------------------------------------", NOIR},
        /* POS-20: a position that once broke pattern indices */
        {"--XO-O----XOOO--OOXXOOX--OOOXOO---OXOXXX-XXXXX----OOXX----X----- O",
         "--XO-O----XOOO--OOXXOOX--OOOXOO---OXOXXX-XXXXX----OOXX----X-----", BLANC},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        aide_lire("obf", CAS[i].texte, &r);
        assert_int_equal(r.nb_parties, CAS[i].plateau != NULL);
        assert_int_equal(r.nb_problemes, CAS[i].plateau == NULL);
        if (CAS[i].plateau) {
            assert_string_equal(aide_plateau(&r.parties[0]), CAS[i].plateau);
            assert_int_equal(r.parties[0].trait, CAS[i].trait);
            assert_int_equal(notee_finie(&r.parties[0]), !strpbrk(CAS[i].plateau, "XO"));
            assert_int_equal(grille_marge(&r.parties[0].grille), 0);
            assert_ptr_equal(format_reconnaitre(vue_de(CAS[i].texte)), format_nomme("obf"));
        }
        recueil_detruire(&r);
    }
}

static void test_refusees(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte;
        int colonne;
    } CAS[] = {
        /* POS-01: 60 squares */
        {"XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX X;", 61},
        {DEPART " .;", 66}, /* POS-02: no side */
        {DEPART, 65},
        {DEPART "-X", 65}, /* 65 squares */
        {DEPART "XX", 65},
        {DEPART "X X;", 65}, /* the last is no side */
        {"---------------------------OX------XO-----------------------Z--- X", 61}, /* POS-08 */
        /* POS-11 */
        {"----------●----------------OX------XO--------------------------- X", 11},
        {ZEROS ZEROS " 0", 1}, /* Black for some programs, White for others */
        {"-1" ZEROS "------------------------------ 1", 2},
        {DEPART " X; d3:abc;", 69},
        {DEPART " X; a1:+2;", 69}, /* not legal there */
        {DEPART " X; z9:+2;", 69},
        {DEPART " X; +9999;", 69},
        {DEPART " X; +65;", 69},
        {DEPART " X; d3:-64.5;", 69},
        {DEPART " X;d3d4", 70},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        aide_lire("obf", CAS[i].texte, &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_problemes, 1);
        assert_int_equal(r.nb_erreurs, 1);
        assert_int_equal(r.problemes[0].lieu.ligne, 1);
        assert_int_equal(r.problemes[0].lieu.colonne, CAS[i].colonne);
        recueil_detruire(&r);
    }
}

/* Scores of the moves, best first; a pass among moves is noise (POS-12); a pass alone is the answer
 * (POS-13). */
static void test_scores(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("obf",
              "-OOO------OOOO--XXXOOXXX-XOOOXX-XXXXOOOOOXXOOOO---OXOO---OOOO--- X; E1:+0; F8:-2; "
              "H6:-6; F1:-6; G8:-6; A7:-6; G1:-8; B7:-10; G7:-20; --:-127;\n"
              "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X; PS:-48;\n" DEPART
              " X; +12;\n",
              &r);
    assert_int_equal(r.nb_parties, 3);
    assert_int_equal(r.nb_erreurs, 0);
    assert_int_equal(r.parties[0].nb_scores, 9);
    assert_int_equal(r.parties[0].scores[0].case_, grille_case(5, 1));
    assert_true(r.parties[0].scores[0].eval == 0);
    assert_true(r.parties[0].scores[1].eval == -2);
    assert_int_equal(r.parties[1].nb_scores, 1);
    assert_int_equal(r.parties[1].scores[0].case_, CASE_PASSE);
    assert_true(r.parties[1].scores[0].eval == -48);
    assert_int_equal(r.parties[2].scores[0].case_, SCORE_SEUL);
    assert_true(r.parties[2].scores[0].eval == 12);
    recueil_detruire(&r);
}

/* The side to move must pass: said, and the other side moves. */
static void test_trait_sans_coup(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("obf", "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X", &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.problemes[0].gravite, NOTE);
    assert_int_equal(notee_trait(&r.parties[0]), BLANC);
    recueil_detruire(&r);
}

static void test_suite_de_coups(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {DEPART " X;f5d6c3", DEPART " X f5 d6 c3",
                                         DEPART "X; f5d6; c3;"};
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        aide_lire("obf", TEXTES[i], &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3");
        recueil_detruire(&r);
    }
}

/* A wrong line, and a wrong board over several lines, do not take their neighbours along. */
static void test_les_bonnes_restent(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("obf",
              DEPART " X\n" DEPART " Z\n" DEPART " O\n\n--------\n---?----\n--------\n\n" DEPART
                     " X\n",
              &r);
    assert_int_equal(r.nb_parties, 3);
    assert_int_equal(r.nb_erreurs, 2);
    assert_int_equal(r.problemes[0].lieu.ligne, 2);
    assert_int_equal(r.problemes[0].lieu.partie, 2);
    assert_int_equal(r.problemes[1].lieu.ligne, 6);
    assert_int_equal(r.problemes[1].lieu.colonne, 4);
    recueil_detruire(&r);
}

/* What is told of a game names it by its number in the file it was read from. */
static void test_ecrire_un_autre_plateau(void **etat)
{
    (void)etat;
    struct recueil r, rapport = {0};
    struct octets o = {0};
    aide_lire("ggf",
              "(;GM[Othello]B[A1];)" /* refused */
              "(;GM[Othello]TY[6]BO[6 --------------O*----*O-------------- *];)",
              &r);
    assert_int_equal(r.nb_parties, 1);
    format_nomme("obf")->ecrire(&r, &o, &rapport);
    assert_int_equal(rapport.nb_erreurs, 1);
    assert_int_equal(rapport.problemes[0].lieu.partie, 2);
    octets_detruire(&o);
    recueil_detruire(&rapport);
    recueil_detruire(&r);
}

static void test_ecrire(void **etat)
{
    (void)etat;
    static const char OBF[] =
        "-OOO------OOOO--XXXOOXXX-XOOOXX-XXXXOOOOOXXOOOO---OXOO---OOOO--- X; E1:+0; F8:-2.5; % é\n"
        "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X; PS:-48;\n" DEPART
        " O; +12;\n";
    struct recueil r;
    aide_lire("obf", OBF, &r);
    char *ecrit = aide_ecrire("obf", &r);
    assert_string_equal(ecrit, OBF);
    free(ecrit);
    ecrit = aide_ecrire("script", &r);
    assert_int_equal(strlen(ecrit), 3 * 67);
    assert_string_equal(ecrit + 2 * 67, DEPART " O\n");
    free(ecrit);
    recueil_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_acceptees),      cmocka_unit_test(test_refusees),
        cmocka_unit_test(test_scores),         cmocka_unit_test(test_trait_sans_coup),
        cmocka_unit_test(test_suite_de_coups), cmocka_unit_test(test_les_bonnes_restent),
        cmocka_unit_test(test_ecrire), cmocka_unit_test(test_ecrire_un_autre_plateau),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
