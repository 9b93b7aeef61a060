/* The NBoard protocol: recorded dialogues, passes, and the time it takes to stop a thought. */
#include "tests/aide_formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "formats/ggf.h"
#include "interfaces/nboard.h"
#include "tests/aide_protocole.h"

#define DEBUT                                                                                      \
    "set game (;GM[Othello]PC[NBoard]DT[2022-01-17 12:52:30 GMT]PB[Human]PW[Engine]RE[?]TI[5:00]"  \
    "TY[8]BO[8 ---------------------------O*------*O--------------------------- *]"
#define PARTIE                                                                                     \
    "B[F5//2.449]W[D6/0.00]B[C5//1.264]W[F4/1.00]B[D3//1.338]W[E3/2.00]B[F2//4.405]W[C6/9.00]"     \
    "B[G5//6.25]W[B5/13.00]B[A5//3.262]W[B4/23.00]B[B3//5.586]W[C4/25.00/0.1]B[C3//1.75]"          \
    "W[A6/24.00/0.1]B[A7//4.652]W[A3/27.00/0.1]B[F3//2.768]W[E6/27.00/0.1]B[C7//4.286]"            \
    "W[B6/39.00]B[D7//1.676]W[D8/46.00]B[B8//1.898]W[E7/44.00]B[F7//3.689]W[E8/58.00]"             \
    "B[C8//1.793]W[A8/62.00/0.1]B[A4//2.177]W[F8/62.00]B[A2//6.807]W[B7/64.00]"

/* The answer to the last go: "G4" of "=== G4/…". */
static const char *reponse_au_go(const char *recu, char coup[3])
{
    const char *egal = NULL;
    for (const char *p = recu; (p = strstr(p, "=== ")) != NULL; p += 4)
        egal = p;
    assert_non_null(egal);
    coup[0] = egal[4];
    coup[1] = egal[5];
    coup[2] = 0;
    return egal;
}

/* Is the move one that White may play after PARTIE? */
static void est_un_coup_de_blanc(const char *coup)
{
    static const char LEGAUX[] = "A1 G1 B2 C2 D2 E2 G2 G3 G4 H5 F6 G6 G7";
    assert_non_null(strstr(LEGAUX, coup));
}

/* PROTO-01, PROTO-06 */
static void test_passe_finale(void **etat)
{
    (void)etat;
    static const char *const SUITES[] = {
        PARTIE "B[PA//3.107];)\nping 1\ngo\n",   /* the pass is in the game */
        PARTIE ";)\nmove PA//0.1\nping 1\ngo\n", /* or comes as a move */
        PARTIE ";)\nPA\nping 1\ngo\n",           /* or as protocol 1 writes it */
    };
    for (size_t i = 0; i < sizeof SUITES / sizeof SUITES[0]; i++) {
        struct octets entree = {0};
        char coup[3];
        octets_ecrire(&entree, "nboard 2\nset depth 4\n" DEBUT "%s", SUITES[i]);
        char *recu = dialoguer(nboard_servir, 2, entree.debut);
        assert_non_null(strstr(recu, "set myname Othello\npong 1\n"));
        reponse_au_go(recu, coup);
        est_un_coup_de_blanc(coup);
        assert_null(strstr(recu, "=== PA"));
        octets_detruire(&entree);
        free(recu);
    }
}

/* The pass is due and was not told: NBoard asks for it, and tells it back. */
static void test_passe_demandee(void **etat)
{
    (void)etat;
    char coup[3];
    char *recu = dialoguer(nboard_servir, 2,
                           "nboard 2\nset depth 4\n" DEBUT PARTIE
                           ";)\nhint 2\nping 2\ngo\nmove PA\nping 3\ngo\nping 4\n");
    assert_non_null(strstr(recu, "search PA "));
    const char *passe = strstr(recu, "=== PA\npong 3\n");
    assert_non_null(passe);
    reponse_au_go(recu, coup);
    est_un_coup_de_blanc(coup);
    free(recu);
}

/* PROTO-04 */
static void test_lignes_inconnues(void **etat)
{
    (void)etat;
    char *recu = dialoguer(nboard_servir, 1, "nboard 2\nfrobnicate 12\n\n   \nset zut 3\nping 2\n");
    assert_string_equal(recu, "set myname Othello\npong 2\n");
    free(recu);
}

/* The dialogue that the NBoard 2.0 program holds, two moves of it. */
static void test_dialogue_nboard(void **etat)
{
    (void)etat;
    char *recu = dialoguer(
        nboard_servir, 2,
        "nboard 2\n"
        "set game (;GM[Othello]PC[NBoard]DT[2026-11-27 21:18:21 GMT]PB[root]PW[]RE[?]TI[5:00]TY[8]"
        "BO[8 ---------------------------O*------*O--------------------------- *]B[F5//17.285];)\n"
        "set depth 4\nset contempt 0\nping 2\ngo\nlearn\nmove F4/1.00/0.01\nE3\nmove F6//1\nping "
        "3\n"
        "go\nquit\nping 4\n");
    char coup[3];
    assert_non_null(strstr(recu, "set myname Othello\npong 2\n"));
    assert_non_null(strstr(recu, "\nlearned\n"));
    assert_non_null(strstr(recu, "\npong 3\n"));
    assert_non_null(strstr(recu, "\nnodestats "));
    assert_null(strstr(recu, "pong 4"));
    assert_null(strstr(recu, "PA"));
    struct recueil r;
    aide_lire("transcription", "f5f4e3f6", &r);
    const char *egal = reponse_au_go(recu, coup);
    int c = grille_lire_case(&r.parties[0].grille, vue_de(coup));
    assert_true(grille_coup_valide(&r.parties[0].grille, c, NOIR));
    assert_int_equal(egal[6], '/');
    free(recu);
    recueil_detruire(&r);
}

/* "search PV EVAL 0 DEPTH", the best first, the first letter of the pv in capitals. PROTO-05: what
 * the book knows is no line of another form with fields left out. */
static void test_hint(void **etat)
{
    (void)etat;
    char *recu =
        dialoguer(nboard_servir, 2, "nboard 2\nset depth 3\n" DEBUT "B[F5]W[D6]B[C3];)\nhint 2\n");
    int lignes = 0;
    struct recueil r;
    aide_lire("transcription", "f5d6c3", &r);
    for (struct vue v = vue_de(recu), ligne, mot; vue_ligne(&v, &ligne);) {
        double valeur;
        if (!vue_mot(&ligne, &mot) || !vue_egale(mot, "search"))
            continue;
        assert_true(vue_mot(&ligne, &mot) && vue_longueur(mot) >= 2);
        int c = grille_lire_case(&r.parties[0].grille, vue_sur(mot.p, 2));
        assert_true(grille_coup_valide(&r.parties[0].grille, c, BLANC));
        assert_true(vue_mot(&ligne, &mot) && vue_reel(mot, -1e6, 1e6, &valeur));
        assert_true(vue_mot(&ligne, &mot) && vue_egale(mot, "0"));
        assert_true(vue_mot(&ligne, &mot) && *mot.p >= '1' && *mot.p <= '9');
        lignes++;
    }
    assert_true(lignes >= 2 && lignes <= 4); /* the end of the input stops it */
    assert_null(strstr(recu, " 0 1\n")); /* no turn is told twice, under two depths */
    assert_null(strstr(recu, "book"));
    free(recu);
    recueil_detruire(&r);
}

/* From the last position to the first; a finished game's last value is its score. */
static void test_analyze(void **etat)
{
    (void)etat;
    char *recu = dialoguer(nboard_servir, 1,
                           "nboard 2\nset depth 2\n" DEBUT
                           "B[F5]W[D6]B[C5]W[F6]B[E7]W[F4]B[G5]W[E6]B[E3];)\nanalyze\n");
    assert_non_null(strstr(recu, "analysis 9 64.00\nanalysis 8 "));
    assert_non_null(strstr(recu, "\nanalysis 0 "));
    free(recu);
}

static void test_mauvaises_demandes(void **etat)
{
    (void)etat;
    char *recu =
        dialoguer(nboard_servir, 1,
                  "nboard x\nset depth 0\nset depth\nset\nset game (;GM[Othello]B[A1];)\n"
                  "set game (;GM[Othello]TY[4]BO[4 -----O*--*O----- *];)\nset game\nmove A1\n"
                  "move\nmove PA\nhint x\nping 9\n");
    assert_non_null(strstr(recu, "pong 9\n"));
    int statuts = 0;
    for (const char *p = recu; (p = strstr(p, "status ")) != NULL; p += 7)
        statuts++;
    assert_true(statuts >= 6);
    free(recu);
}

/* The time from an order to what it is answered, while a thought of the highest level without its
 * book, or a hint that has no end, has run for 0.3 s. */
static double mesurer(const char *pensee, const char *ordre, const char *attendu)
{
    struct en_ligne e =
        en_ligne_ouvrir(nboard_servir, &(struct service){.niveau = 10, .sans_livre = true});
    en_ligne_dire(&e, "nboard 2\n" DEBUT "B[F5]W[D6]B[C3]W[D3]B[C4];)\nping 1\n");
    assert_true(en_ligne_attendre(&e, "pong 1\n") >= 0);
    en_ligne_dire(&e, pensee);
    struct timespec pause = {0, 300000000};
    nanosleep(&pause, NULL);
    en_ligne_dire(&e, ordre);
    double secondes = en_ligne_attendre(&e, attendu);
    en_ligne_fermer(&e);
    assert_true(secondes >= 0);
    return secondes;
}

/* Under 0.1 s, once in five tries: a busy machine may be late, the program may not. */
static void test_interruption(void **etat)
{
    (void)etat;
    static const struct {
        const char *pensee, *ordre, *attendu;
    } CAS[] = {
        {"go\n", "ping 7\n", "pong 7\n"},
        {"go\n", "stop\n", "=== "},
        {"go\n", "quit\n", "=== "},
        {"hint 3\n", "ping 7\n", "pong 7\n"},
        {"analyze\n", "ping 7\n", "pong 7\n"},
        {"hint 3\n", "quit\n", "status\n"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        double secondes = 1;
        for (int essai = 0; essai < 5 && secondes >= 0.1; essai++)
            secondes = mesurer(CAS[i].pensee, CAS[i].ordre, CAS[i].attendu);
        print_message("%.3f s\n", secondes);
        assert_true(secondes < 0.1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_passe_finale),
        cmocka_unit_test(test_passe_demandee),
        cmocka_unit_test(test_lignes_inconnues),
        cmocka_unit_test(test_dialogue_nboard),
        cmocka_unit_test(test_hint),
        cmocka_unit_test(test_analyze),
        cmocka_unit_test(test_mauvaises_demandes),
        cmocka_unit_test(test_interruption),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
