/* A monkey at the keyboard: keys, clicks, pastes and sizes at random. The program stays alive or
 * ends as it should, and the terminal is always given back. TEST_GRAINE=N plays another seed. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "tests/ecran_vu.h"

enum { GESTES = 400 };

static struct alea alea;

static int hasard(int n)
{
    return (int)alea_entier(&alea, (uint32_t)n);
}

/* Everything but what ends or stops the program at once. */
static void taper_une_touche(void)
{
    static const char *const TOUCHES[] = {
        "1",      "2",      "3",         "4",       "5",      "6",      "7",      "8",
        "a",      "b",      "c",         "d",       "e",      "f",      "g",      "H",
        "h",      "j",      "k",         "l",       "\r",     "\r",     "\r",     " ",
        " ",      "u",      "\x12",      "n",       "i",      "m",      "o",      "t",
        "v",      "r",      "?",         "+",       "-",      "\x1b",   "\x0c",   "\x7f",
        "é",      "\xff",   "\x1b[5~",   "\x1b[6~", "\x1b[H", "\x1b[F", "\x1b[A", "\x1b[B",
        "\x1b[C", "\x1b[D", "\x1b[1;5C", "\x1bOP",  "\t",     "34\r",   "0",      "9",
        "y",      "y",      "s",         "p",       "x",      "x",
    };
    terminal_taper(ecran, TOUCHES[hasard((int)(sizeof TOUCHES / sizeof TOUCHES[0]))]);
}

static void faire_un_geste(void)
{
    int sorte = hasard(40);
    if (sorte == 0)
        terminal_redimensionner(ecran, 1 + hasard(150), 1 + hasard(50));
    else if (sorte == 1)
        terminal_redimensionner(ecran, 80, 24);
    else if (sorte == 2)
        terminal_coller(ecran, hasard(2) ? "c4" : "f5d6c3 q y\n");
    else if (sorte < 6)
        terminal_cliquer(ecran, hasard(80), hasard(24), 1);
    else if (sorte < 8)
        terminal_cliquer(ecran, hasard(80), hasard(24), 4 + hasard(2));
    else
        taper_une_touche();
}

static void ouvrir(void)
{
    static const char *const BLANCS[] = {"clavier", "ia:1", "aleatoire:3"};
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", BLANCS[hasard(3)], "--nouvelle",
                 hasard(2) ? "--animation=oui" : NULL, NULL);
    terminal_attendre_texte(ecran, "Trait");
}

/* The menu has a line that quits: the monkey finds it. */
static void verifier_vie(uint64_t graine, int geste)
{
    if (terminal_vivant(ecran))
        return;
    int statut = terminal_attendre_fin(ecran);
    if (statut != 0 || terminal_desordre(ecran)) {
        terminal_montrer(ecran);
        fail_msg("seed %llu, gesture %d: status %d, %s", (unsigned long long)graine, geste, statut,
                 terminal_desordre(ecran) ? terminal_desordre(ecran) : "terminal restored");
    }
    ouvrir();
}

static void gesticuler(uint64_t graine)
{
    alea_init(&alea, graine);
    ouvrir();
    for (int geste = 0; geste < GESTES; geste++) {
        faire_un_geste();
        if (geste % 4 == 0)
            terminal_attendre_calme(ecran, 3);
        verifier_vie(graine, geste);
    }
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_calme(ecran, 100);
    verifier_vie(graine, GESTES);
    terminal_signaler(ecran, SIGTERM);
    terminal_attendre_fin(ecran);
    assert_null(terminal_desordre(ecran));
}

static void rien_ne_casse_sous_les_doigts_d_un_singe(void **etat)
{
    (void)etat;
    const char *voulue = getenv("TEST_GRAINE");
    if (voulue) {
        gesticuler(strtoull(voulue, NULL, 10));
        return;
    }
    for (uint64_t graine = 1; graine <= 4; graine++)
        gesticuler(graine);
}

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(rien_ne_casse_sous_les_doigts_d_un_singe, ecran_fermer),
    };
    return cmocka_run_group_tests_name("écran, singe", tests, NULL, NULL);
}
