/* The sharing of a game's clock, on clocks that only exist here: whole games are counted out, with
 * moves as long as allowed, as long as usual, or solved from some moment on. */
#include "tests/aide.h"

#include "partie/pendule.h"

/* A game of moves from `vides` empty squares on; gives what is left at the end, the least being in
 * `*creux`. A move takes `part` of its limit (its target at the least), and is `retard` late. */
static double jouer(struct pendule p, int vides, double part, double retard, double *creux)
{
    struct limites l = {0};
    *creux = p.reste;
    for (; vides > 0; vides -= 2) {
        l.pendule = p;
        pendule_partager(&l, vides);
        assert_true(l.secondes > 0 && l.assez >= 0 && l.assez <= l.secondes);
        const double pris = part * l.secondes > l.assez ? part * l.secondes : l.assez;
        p.reste -= pris + retard;
        *creux = p.reste < *creux ? p.reste : *creux;
        p.reste += p.increment;
    }
    return p.reste;
}

static const struct pendule PENDULES[] = {
    {0.1, 0.005, 0}, {0.1, 0.05, 0}, {1, 0, 0}, {2, 0.1, 0}, {60, 0, 0}, {300, 5, 0}, {5400, 30, 0},
};
enum { NB_PENDULES = sizeof PENDULES / sizeof *PENDULES };

static void jamais_de_drapeau(void **etat)
{
    (void)etat;
    double creux;
    for (int i = 0; i < NB_PENDULES; i++)
        for (int vides = 60; vides >= 51; vides--) {
            jouer(PENDULES[i], vides, 1, 0.0002, &creux); /* each move cut at its limit */
            if (creux < 0.005)
                fail_msg("%g+%g: %g s left", PENDULES[i].reste, PENDULES[i].increment, creux);
        }
}

/* ENG-31: a second for the whole game and no increment. A machine that takes 30 ms from the last
 * move, or 3 ms from each of the ten last, drops no flag. */
static void une_seconde_pour_tout(void **etat)
{
    (void)etat;
    double creux;
    jouer((struct pendule){1, 0, 0}, 60, 1, 0.0002, &creux);
    if (creux < 0.03)
        fail_msg("%g s left", creux);
}

/* Played to the last square with every move at its target and a bit, 9 tenths are used. */
static void presque_tout_sert(void **etat)
{
    (void)etat;
    double creux;
    for (int i = 0; i < NB_PENDULES; i++) {
        const struct pendule p = PENDULES[i];
        const double reste = jouer(p, 52, 0.5, 0, &creux), donne = p.reste + 26 * p.increment;
        if (reste - p.increment > 0.1 * donne)
            fail_msg("%g+%g: %g of %g s left", p.reste, p.increment, reste, donne);
    }
}

/* The engine was late by 10 ms: the clock keeps more. */
static void une_machine_occupee(void **etat)
{
    (void)etat;
    struct limites calme = {.pendule = {1, 0, 0}}, occupee = {.pendule = {1, 0, 0}, .retard = 0.01};
    pendule_partager(&calme, 40);
    pendule_partager(&occupee, 40);
    assert_true(occupee.secondes < calme.secondes);
    assert_true(occupee.assez < calme.assez);
}

/* What stands before a control is lost after it. */
static void un_controle(void **etat)
{
    (void)etat;
    struct limites l = {.pendule = {5, 0, 1}};
    pendule_partager(&l, 50);
    assert_true(l.secondes > 4.5 && l.secondes < 5);
    assert_true(l.assez == 0);
    l.pendule.coups = 5;
    pendule_partager(&l, 50);
    assert_true(l.assez > 0.5 && l.secondes < 3);
    l.pendule = (struct pendule){1, 0, 1}; /* no move after this one lives on it */
    pendule_partager(&l, 60);
    assert_true(l.secondes > 0.95 && l.secondes < 1);
}

/* ENG-30: an increment counts when it has come. */
static void presque_rien(void **etat)
{
    (void)etat;
    struct limites l = {.pendule = {0.001, 0, 0}};
    pendule_partager(&l, 40);
    assert_true(l.secondes > 0 && l.secondes <= 0.001);
    l.pendule = (struct pendule){0.02, 1, 0};
    pendule_partager(&l, 40);
    assert_true(l.secondes > 0 && l.secondes <= 0.02 && l.assez <= 0.02);
}

static void lecture(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte;
        double reste, increment;
    } BONNES[] = {{"300", 300, 0}, {"300+5", 300, 5}, {"0.1+0.005", 0.1, 0.005}, {"60+0", 60, 0},
                  {"2,5+0,25", 2.5, 0.25}};
    static const char *const FAUSSES[] = {"", "+", "+5", "0", "0.001", "-5", "300+", "300+x",
                                          "300+-1", "300+5+5", "1e3", "100000", "5 + 5", "1,5.5"};
    struct pendule p;
    for (size_t i = 0; i < sizeof BONNES / sizeof *BONNES; i++) {
        assert_true(pendule_lire(vue_de(BONNES[i].texte), &p));
        assert_true(p.reste == BONNES[i].reste && p.coups == 0);
        assert_true(p.increment > BONNES[i].increment - 1e-9 &&
                    p.increment < BONNES[i].increment + 1e-9);
    }
    for (size_t i = 0; i < sizeof FAUSSES / sizeof *FAUSSES; i++)
        if (pendule_lire(vue_de(FAUSSES[i]), &p))
            fail_msg("\"%s\" was read", FAUSSES[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jamais_de_drapeau), cmocka_unit_test(une_seconde_pour_tout),
        cmocka_unit_test(presque_tout_sert), cmocka_unit_test(une_machine_occupee),
        cmocka_unit_test(un_controle),       cmocka_unit_test(presque_rien),
        cmocka_unit_test(lecture),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
