/* The computer thinks on the person's time where the settings want it, and only there; no key waits
 * for it. Measured by the processor time of the program. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tests/ecran_vu.h"

static const char APRES_F5[] = "---------------------------OX------XXX--------------------------";

/* Processor seconds of the program so far. */
static double processeur(void)
{
    char chemin[64];
    unsigned long utilisateur = 0, systeme = 0;
    snprintf(chemin, sizeof chemin, "/proc/%d/stat", (int)terminal_pid(ecran));
    FILE *f = fopen(chemin, "r");
    assert_non_null(f);
    int lus = fscanf(f, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
                     &utilisateur, &systeme);
    fclose(f);
    assert_int_equal(lus, 2);
    return (double)(utilisateur + systeme) / (double)sysconf(_SC_CLK_TCK);
}

static bool a_travaille(struct terminal *t, const void *donnees)
{
    (void)t;
    return processeur() >= *(const double *)donnees;
}

/* Does it go on working while nothing is typed? */
static bool travaille(void)
{
    const double but = processeur() + 0.3;
    return terminal_attendre(ecran, a_travaille, &but);
}

/* Does it come to rest for more than half a second? What was typed is first served, which takes a
 * busy machine some time. */
static bool se_repose(void)
{
    bool repos = false;
    for (int essai = 0; essai < 5 && !repos; essai++) {
        terminal_attendre_calme(ecran, 300);
        const double avant = processeur();
        terminal_attendre_calme(ecran, 600);
        repos = processeur() - avant <= 0.05;
    }
    return repos;
}

static void ouvrir_contre(const char *joueur, const char *option)
{
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", joueur, "--nouvelle", option, NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
}

static bool reponse_vue(struct terminal *t, const void *donnees)
{
    char cases[65];
    (void)donnees;
    return ecran_lire_plateau(cases) && strcmp(cases, APRES_F5) != 0 &&
           terminal_montre(t, "Trait à Noir");
}

/* Keys are served, a move stops the thought, and so do a change of the game and of the player. */
static void le_niveau_9_reflechit(void **etat)
{
    (void)etat;
    ouvrir_contre("ia:9", NULL);
    assert_true(travaille());
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "aucun coup à annuler");
    terminal_taper(ecran, "f5\r");
    ecran_attendre_plateau(APRES_F5);
    assert_true(terminal_attendre(ecran, reponse_vue, NULL));
    assert_true(travaille());
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_true(travaille());
    terminal_taper(ecran, "-");
    terminal_attendre_texte(ecran, "IA, niveau 8");
    assert_true(se_repose());
    ecran_quitter_proprement();
}

static void les_autres_se_reposent(void **etat)
{
    (void)etat;
    static const char *const CAS[][2] = {
        {"ia:9", "--sans-reflexion"}, {"ia:8", NULL}, {"ia:3", NULL}, {"ia:insa", NULL}};
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        ouvrir_contre(CAS[i][0], CAS[i][1]);
        if (!se_repose())
            fail_msg("%s works", CAS[i][0]);
        ecran_quitter_proprement();
    }
}

/* Switched off in the options, it stops at once. */
static void on_l_eteint(void **etat)
{
    (void)etat;
    ouvrir_contre("ia:9", NULL);
    assert_true(travaille());
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    ecran_menu("Plus de réglages", "Réflexion", NULL);
    terminal_attendre_texte(ecran, "réfléchit aussi");
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    assert_true(se_repose());
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "▸ Plus de réglages");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "\r");
    assert_true(se_repose());
    ecran_quitter_proprement();
}

/* What the moves are worth goes first, even when there is nothing more to find: the book knows. */
static void les_valeurs_passent_d_abord(void **etat)
{
    (void)etat;
    ouvrir_contre("ia:9", "--reflexion=oui");
    assert_true(travaille());
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "livre");
    assert_true(se_repose());
    terminal_taper(ecran, "x");
    terminal_attendre_absence(ecran, "livre");
    assert_true(travaille());
    ecran_quitter_proprement();
}

static void le_mode_texte_reflechit(void **etat)
{
    (void)etat;
    for (int sans = 0; sans <= 1; sans++) {
        ecran_ouvrir(80, 24, "--texte", "--noir", "clavier", "--blanc", "ia:9", "--nouvelle",
                     sans ? "--sans-reflexion" : "--reflexion=oui", NULL);
        terminal_attendre_texte(ecran, "format xy");
        assert_true(sans ? se_repose() : travaille());
        terminal_taper(ecran, "q\r");
        assert_int_equal(terminal_attendre_fin(ecran), 0);
    }
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(le_niveau_9_reflechit),
        TEST(les_autres_se_reposent),
        TEST(on_l_eteint),
        TEST(les_valeurs_passent_d_abord),
        TEST(le_mode_texte_reflechit),
    };
    return cmocka_run_group_tests_name("écran, réflexion", tests, NULL, NULL);
}
