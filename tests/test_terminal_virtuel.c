/* The virtual terminal itself, with shell scripts in place of a game: what it shows and what it
 * complains about must be true before it judges others. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/aide.h"
#include "tests/terminal_virtuel.h"

static struct terminal *t;

static int ranger(void **etat)
{
    (void)etat;
    terminal_fermer(t);
    t = NULL;
    return 0;
}

/* Runs a shell script; its last words wait for a line so that the terminal stays. */
static void ouvrir(const char *script, int colonnes, int lignes, enum terminal_codage codage)
{
    static const char *const ENV[] = {"TERM=xterm-256color", "ESSAI=ok", "ESSAI_ABSENT", NULL};
    const char *const argv[] = {"sh", "-c", script, NULL};
    setenv("ESSAI_ABSENT", "1", 1);
    t = terminal_ouvrir(argv, ENV, colonnes, lignes, codage);
}

static void un_texte_est_a_sa_place(void **etat)
{
    (void)etat;
    ouvrir("printf '\\033[5;11Habc\\033[7;1Hé◉z\\n'; read x", 40, 12, TERMINAL_UTF8);
    terminal_attendre_texte(t, "◉z");
    int x, y;
    assert_true(terminal_chercher(t, "abc", &x, &y));
    assert_int_equal(x, 10);
    assert_int_equal(y, 4);
    assert_true(terminal_chercher(t, "z", &x, &y)); /* columns, not bytes */
    assert_int_equal(x, 2);
    assert_int_equal(y, 6);
    assert_string_equal(terminal_ligne(t, 4), "          abc");
    assert_string_equal(terminal_cellule(t, 1, 6).texte, "◉");
    assert_false(terminal_montre(t, "abcd"));
}

static void couleurs_et_attributs(void **etat)
{
    (void)etat;
    ouvrir("printf '\\033[31;48;5;22;1mA\\033[0m\\033[4;7mB\\033[0mC fin'; read x", 40, 5,
           TERMINAL_UTF8);
    terminal_attendre_texte(t, "ABC fin");
    struct terminal_cellule a = terminal_cellule(t, 0, 0), b = terminal_cellule(t, 1, 0),
                            c = terminal_cellule(t, 2, 0);
    assert_int_equal(a.encre, 1);
    assert_int_equal(a.fond, 22);
    assert_true(a.gras);
    assert_true(b.souligne && b.inverse && !b.gras);
    assert_int_equal(c.encre, -1);
    assert_int_equal(c.fond, -1);
}

static void un_caractere_repete(void **etat)
{
    (void)etat;
    ouvrir("printf 'x-\\033[5bfin'; read x", 40, 5, TERMINAL_UTF8);
    terminal_attendre_texte(t, "x------fin");
}

static void le_latin_1_et_l_ascii_se_lisent(void **etat)
{
    (void)etat;
    ouvrir("printf 'caf\\351 fin'; read x", 40, 5, TERMINAL_LATIN1);
    terminal_attendre_texte(t, "café fin");
    terminal_fermer(t);
    ouvrir("printf 'caf\\351 fin'; read x", 40, 5, TERMINAL_ASCII);
    terminal_attendre_texte(t, "cafÿ fin"); /* nothing above 127 belongs there */
}

static void ce_qu_on_tape_arrive(void **etat)
{
    (void)etat;
    ouvrir("read x; echo \"lu:$x:$ESSAI:$ESSAI_ABSENT\"; exit 3", 40, 5, TERMINAL_UTF8);
    terminal_taper(t, "bonjour\n");
    terminal_attendre_texte(t, "lu:bonjour:ok:");
    assert_false(terminal_montre(t, "ok:1"));
    assert_int_equal(terminal_attendre_fin(t), 3);
    assert_false(terminal_vivant(t));
}

static void les_signaux_et_leur_statut(void **etat)
{
    (void)etat;
    ouvrir("trap 'echo vu; exit 7' USR1; echo pret; while :; do sleep 0.05; done", 40, 5,
           TERMINAL_UTF8);
    terminal_attendre_texte(t, "pret");
    terminal_signaler(t, SIGUSR1);
    assert_int_equal(terminal_attendre_fin(t), 7);
    assert_true(terminal_montre(t, "vu"));
    terminal_fermer(t);
    ouvrir("echo pret; kill -SEGV $$", 40, 5, TERMINAL_UTF8);
    assert_int_equal(terminal_attendre_fin(t), 1000 + SIGSEGV);
}

static void la_taille_et_son_changement(void **etat)
{
    (void)etat;
    ouvrir("trap 'stty size' WINCH; stty size; echo pret; while :; do sleep 0.05; done", 60, 20,
           TERMINAL_UTF8);
    terminal_attendre_texte(t, "20 60");
    terminal_attendre_texte(t, "pret");
    terminal_redimensionner(t, 33, 9);
    terminal_attendre_texte(t, "9 33");
    assert_int_equal(terminal_colonnes(t), 33);
    assert_int_equal(terminal_lignes(t), 9);
}

static void raccrocher_termine_le_programme(void **etat)
{
    (void)etat;
    ouvrir("echo pret; read x; exit 9", 40, 5, TERMINAL_UTF8);
    terminal_attendre_texte(t, "pret");
    terminal_raccrocher(t);
    assert_int_not_equal(terminal_attendre_fin(t), 0);
}

/* ---- What is left behind ---- */

/* Runs the script to its end; gives the complaint. */
static const char *desordre(const char *script)
{
    terminal_fermer(t);
    ouvrir(script, 40, 5, TERMINAL_UTF8);
    terminal_attendre_fin(t);
    return terminal_desordre(t);
}

static void un_programme_propre_ne_laisse_rien(void **etat)
{
    (void)etat;
    assert_null(desordre("echo bonjour"));
    assert_null(desordre("stty -echo -icanon; printf '\\033[?1049h\\033[?1000;1006h\\033[?2004h"
                         "\\033[?25l\\033[?1h\\033=\\033[31mx\\033[0m\\033[?1000;1006l\\033[?2004l"
                         "\\033[?25h\\033[?1l\\033>\\033[?1049l'; stty echo icanon"));
}

static void chaque_desordre_est_vu(void **etat)
{
    (void)etat;
    static const char *const FAUTES[][2] = {
        {"stty -echo", "line mode"},
        {"stty raw", "line mode"},
        {"printf '\\033[?1049h'", "alternate screen"},
        {"printf '\\033[?25l'", "cursor"},
        {"printf '\\033[?1000h'", "mouse"},
        {"printf '\\033[?1006;1000h\\033[?1000l'", "mouse"},
        {"printf '\\033[?2004h'", "paste"},
        {"printf '\\033[?1h'", "cursor keys"},
        {"printf '\\033='", "keypad"},
        {"printf '\\033[32mx'", "colour"},
    };
    for (size_t i = 0; i < sizeof FAUTES / sizeof FAUTES[0]; i++) {
        const char *plainte = desordre(FAUTES[i][0]);
        if (!plainte || !strstr(plainte, FAUTES[i][1]))
            fail_msg("%s: %s", FAUTES[i][0], plainte ? plainte : "no complaint");
    }
}

static void souris_clavier_et_collage_selon_le_programme(void **etat)
{
    (void)etat;
    ouvrir("stty raw -echo; printf '\\033[?1000;1006h\\033[?2004h\\033[?1hpret'; cat -v", 60, 10,
           TERMINAL_UTF8);
    terminal_attendre_texte(t, "pret");
    assert_true(terminal_souris(t));
    terminal_cliquer(t, 4, 2, 1);
    terminal_attendre_texte(t, "^[[<0;5;3M");
    terminal_touche(t, VTERM_KEY_UP);
    terminal_attendre_texte(t, "^[OA");
    terminal_coller(t, "34");
    terminal_attendre_texte(t, "^[[200~34^[[201~");
}

static void sans_demande_la_souris_se_tait(void **etat)
{
    (void)etat;
    ouvrir("stty raw -echo; printf pret; cat -v", 60, 10, TERMINAL_UTF8);
    terminal_attendre_texte(t, "pret");
    terminal_cliquer(t, 4, 2, 1);
    terminal_coller(t, "34");
    terminal_attendre_texte(t, "pret34");
}

static bool jamais(struct terminal *terminal, const void *donnees)
{
    (void)terminal;
    (void)donnees;
    return false;
}

static void l_attente_a_une_fin(void **etat)
{
    (void)etat;
    setenv("TEST_ATTENTE", "0.2", 1);
    ouvrir("read x", 40, 5, TERMINAL_UTF8);
    assert_false(terminal_attendre(t, jamais, NULL));
    unsetenv("TEST_ATTENTE");
}

#define TEST(f) cmocka_unit_test_teardown(f, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(un_texte_est_a_sa_place),
        TEST(couleurs_et_attributs),
        TEST(un_caractere_repete),
        TEST(le_latin_1_et_l_ascii_se_lisent),
        TEST(ce_qu_on_tape_arrive),
        TEST(les_signaux_et_leur_statut),
        TEST(la_taille_et_son_changement),
        TEST(raccrocher_termine_le_programme),
        TEST(un_programme_propre_ne_laisse_rien),
        TEST(chaque_desordre_est_vu),
        TEST(souris_clavier_et_collage_selon_le_programme),
        TEST(sans_demande_la_souris_se_tait),
        TEST(l_attente_a_une_fin),
    };
    return cmocka_run_group_tests_name("terminal virtuel", tests, NULL, NULL);
}
