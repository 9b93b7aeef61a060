/* Several threads, and being stopped: the same scores, an answer in time, nothing for the thread
 * sanitizer to say (MODE=tsan). */
#include <pthread.h>
#include <time.h>

#include "base/bits.h"
#include "base/horloge.h"
#include "tests/moteur_aide.h"

static void test_memes_scores(void **etat)
{
    (void)etat;
    struct moteur *un = moteur_creer(&(struct moteur_options){.hachage_mo = 16, .fils = 1});
    struct moteur *deux = moteur_creer(&(struct moteur_options){.hachage_mo = 16, .fils = 2});
    struct moteur *huit = moteur_creer(&(struct moteur_options){.hachage_mo = 16, .fils = 8});
    struct alea alea;
    alea_init(&alea, 12);
    for (int i = 0; i < (construction_lente() ? 4 : 25); i++) {
        const struct othellier o =
            position_au_hasard(16 + (i & 1) + 2 * !construction_lente(), &alea);
        const int score = resoudre(un, o).score;
        assert_int_equal(resoudre(deux, o).score, score);
        assert_int_equal(resoudre(huit, o).score, score);
        moteur_oublier(huit);
        assert_int_equal(resoudre(huit, o).score, score);
    }
    moteur_detruire(un);
    moteur_detruire(deux);
    moteur_detruire(huit);
}

static void chercher_un_coup(struct othellier o)
{
    for (int fils = 1; fils <= 8; fils *= 2) {
        struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 16, .fils = fils});
        atomic_bool arret = false;
        struct moteur_reponse r;
        moteur_chercher(m, &o, &(struct moteur_demande){.arret = &arret, .profondeur = 12}, &r);
        assert_true(othellier_coups(&o) >> r.coup & 1);
        moteur_detruire(m);
    }
}

/* POS-21: a position on which another engine's parallel search corrupted its stack. POS-20: pattern
 * indices of a board not kept up. ENG-12: another played f5, as from the start of every game. */
static void test_positions_des_autres(void **etat)
{
    (void)etat;
    chercher_un_coup(position_de_texte(
        "---O-------OOO-----XOOX---XOXO--OOXOOXXX-OXOXOX---OXOX---OO-XXX-", 'X'));
    chercher_un_coup(position_de_texte(
        "--XO-O----XOOO--OOXXOOX--OOOXOO---OXOXXX-XXXXX----OOXX----X-----", 'O'));
    chercher_un_coup(position_de_texte(
        "--XXO-----XX------XOO---XXXXOO-----OX-----O-X-------------------", 'X'));
}

struct course {
    struct moteur *m;
    atomic_bool arret, parti;
    struct moteur_reponse r;
    double fin;
};

static void *courir(void *argument)
{
    struct course *c = argument;
    atomic_store(&c->parti, true);
    moteur_chercher(c->m, &OTHELLIER_DEBUT, &(struct moteur_demande){.arret = &c->arret}, &c->r);
    c->fin = horloge_secondes();
    return NULL;
}

/* A search without end is stopped: its move is legal and it comes back at once. The bound is wide
 * because the machine may be busy; docs/mesures.md has the measured delay. */
static void test_arret(void **etat)
{
    (void)etat;
    for (int fils = 1; fils <= 4; fils *= 2) {
        struct course c = {
            .m = moteur_creer(&(struct moteur_options){.hachage_mo = 16, .fils = fils})};
        double pire = 0;
        for (int i = 0; i < 5; i++) {
            pthread_t fil;
            atomic_store(&c.arret, false);
            atomic_store(&c.parti, false);
            pthread_create(&fil, NULL, courir, &c);
            while (!atomic_load(&c.parti))
                nanosleep(&(struct timespec){0, 100000}, NULL);
            nanosleep(&(struct timespec){0, 30000000L * i}, NULL);
            const double demande = horloge_secondes();
            atomic_store(&c.arret, true);
            pthread_join(fil, NULL);
            if (c.fin - demande > pire)
                pire = c.fin - demande;
            assert_true(othellier_coups(&OTHELLIER_DEBUT) >> c.r.coup & 1);
            assert_false(c.r.exact);
        }
        print_message("%d fils : arrêt en %.1f ms au pire\n", fils, 1000 * pire);
        assert_true(pire < 1);
        moteur_detruire(c.m);
    }
}

/* The engine's own clock stops it too, search after search (ENG-32). */
static void test_temps(void **etat)
{
    (void)etat;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 4, .fils = 2});
    struct alea alea;
    alea_init(&alea, 13);
    for (int i = 0; i < 100; i++) {
        const struct othellier o = position_au_hasard(30, &alea);
        atomic_bool arret = false;
        struct moteur_reponse r;
        moteur_chercher(m, &o, &(struct moteur_demande){.arret = &arret, .secondes = 0.001}, &r);
        assert_true(othellier_coups(&o) >> r.coup & 1);
        assert_true(r.secondes < 1);
    }
    moteur_detruire(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memes_scores),
        cmocka_unit_test(test_positions_des_autres),
        cmocka_unit_test(test_arret),
        cmocka_unit_test(test_temps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
