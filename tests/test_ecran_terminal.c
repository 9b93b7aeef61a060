/* The terminal is given back as it was found on every way out: quitting, signals, crashes, a
 * vanished window; Ctrl-Z and fg; and what happens where no screen can be opened. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

static const char *const SANS_CODES = "\x1b";

static void verifier_rendu(void)
{
    const char *plainte = terminal_desordre(ecran);
    if (plainte) {
        terminal_montrer(ecran);
        fail_msg("%s", plainte);
    }
    assert_true(terminal_curseur_visible(ecran));
    assert_false(terminal_ecran_alterne(ecran));
}

static bool fichier_existe(const char *variable, const char *nom)
{
    char chemin[4096];
    snprintf(chemin, sizeof chemin, "%s/othello/%s", getenv(variable), nom);
    return access(chemin, F_OK) == 0;
}

/* ---- Ways out ---- */

/* TUI-10: all of them but KILL. */
static void TUI_10_un_signal_rend_le_terminal(void **etat)
{
    (void)etat;
    static const int SIGNAUX[] = {SIGINT,  SIGTERM, SIGHUP, SIGSEGV,
                                  SIGABRT, SIGBUS,  SIGFPE, SIGQUIT};
    for (size_t i = 0; i < sizeof SIGNAUX / sizeof SIGNAUX[0]; i++) {
        ecran_deux_personnes(80, 24);
        ecran_jouer("c4");
        terminal_signaler(ecran, SIGNAUX[i]);
        int statut = terminal_attendre_fin(ecran);
        if (statut == 0)
            fail_msg("signal %d ends with status 0", SIGNAUX[i]);
        verifier_rendu();
        assert_true(fichier_existe("XDG_STATE_HOME", "othello.partie"));
    }
}

static void un_signal_pendant_la_pensee_rend_le_terminal(void **etat)
{
    (void)etat;
    static const int SIGNAUX[] = {SIGINT, SIGTERM, SIGSEGV};
    for (size_t i = 0; i < sizeof SIGNAUX / sizeof SIGNAUX[0]; i++) {
        ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--sans-livre", "--temps",
                     "60", "--nouvelle", NULL);
        ecran_attendre_plateau(ECRAN_DEPART);
        terminal_taper(ecran, "f5\r");
        terminal_attendre_texte(ecran, "réfléchit");
        terminal_signaler(ecran, SIGNAUX[i]);
        assert_int_not_equal(terminal_attendre_fin(ecran), 0);
        verifier_rendu();
    }
}

/* A thread beside the main one has a stack of its own to overflow. What memory that cannot be had
 * lets be said is not wiped with the screen. */
static void une_panne_d_un_autre_fil_rend_le_terminal(void **etat)
{
    (void)etat;
    static const char *const COUPS[] = {"c4", "c4c3"};
    for (size_t i = 0; i < sizeof COUPS / sizeof COUPS[0]; i++) {
        ecran_perdu();
        ecran_deux_personnes(80, 24);
        ecran_jouer_suite(COUPS[i]);
        terminal_taper(ecran, "y");
        assert_int_not_equal(terminal_attendre_fin(ecran), 0);
        verifier_rendu();
        assert_int_equal(terminal_montre(ecran, "othello : mémoire insuffisante"), i == 1);
#ifdef __SANITIZE_ADDRESS__ /* which tells it in its own words */
        const bool panne = terminal_montre(ecran, "AddressSanitizer");
#else
        const bool panne = terminal_montre(ecran, "othello : SIGSEGV");
#endif
        assert_int_equal(panne, i == 0);
    }
}

/* What a player who never stops is left by: the game is on the disk, the terminal given back. */
static void une_ia_qui_ne_s_arrete_pas_est_quittee(void **etat)
{
    (void)etat;
    char sauvee[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_ETAT, "morpion.partie", sauvee));
    for (int i = 0; i < 3; i++) {
        unlink(sauvee);
        ecran_fautif("FAUTE=boucle");
        ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:3", "--nouvelle", NULL);
        terminal_attendre_texte(ecran, "Trait à Croix");
        terminal_taper(ecran, "11\r");
        terminal_attendre_texte(ecran, "réfléchit");
        if (i < 2)
            terminal_taper(ecran, i == 0 ? "q" : "\x03");
        else
            terminal_signaler(ecran, SIGTERM);
        assert_int_equal(terminal_attendre_fin(ecran), 1);
        verifier_rendu();
        assert_true(terminal_montre(ecran, "Rond (ia:3) ne s'arrête pas"));
        assert_true(terminal_montre(ecran, "limites->arret"));
        assert_int_equal(access(sauvee, F_OK), 0);
    }
}

/* TUI-11: Ctrl-C in the menu, the game, a dialog, the help, the move field. */
static void TUI_11_Ctrl_C_de_partout(void **etat)
{
    (void)etat;
    static const char *const TOUCHES[] = {"", "?", "o", "34\rn", "3"};
    static const char *const VUS[] = {"Trait", "taper un coup", "Continuer", "Abandonner",
                                      "Coup : 3"};
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    terminal_taper(ecran, "\x03");
    terminal_attendre_fin(ecran);
    verifier_rendu();
    for (size_t i = 0; i < sizeof TOUCHES / sizeof TOUCHES[0]; i++) {
        ecran_deux_personnes(80, 30);
        terminal_taper(ecran, TOUCHES[i]);
        terminal_attendre_texte(ecran, VUS[i]);
        terminal_taper(ecran, "\x03");
        terminal_attendre_fin(ecran);
        verifier_rendu();
    }
}

/* The window is closed: the program ends, its game saved. */
static void une_fenetre_fermee_termine_et_sauve(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--sans-livre", "--temps", "60",
                 "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "réfléchit");
    terminal_raccrocher(ecran);
    terminal_attendre_fin(ecran);
    assert_true(fichier_existe("XDG_STATE_HOME", "othello.partie"));
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_raccrocher(ecran);
    terminal_attendre_fin(ecran);
}

/* Ctrl-S stops nothing. */
static void Ctrl_S_ne_fige_pas_l_ecran(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "\x13");
    ecran_jouer("c4");
    terminal_signaler(ecran, SIGTERM);
    assert_int_not_equal(terminal_attendre_fin(ecran), 0);
    verifier_rendu();
}

/* ---- Ctrl-Z ---- */

/* A shell with job control in the terminal; the program is started in it. */
static void ouvrir_shell(void)
{
    static const char *const ARGV[] = {"bash", "--norc", "--noprofile", "--noediting", "-i", NULL};
    static const char *const ENV[] = {"PS1=pret> ", NULL};
    char commande[4200];
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(ARGV, ENV, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, "pret>");
    snprintf(commande, sizeof commande, "%s --noir clavier --blanc clavier --nouvelle\n",
             ecran_programme("othello"));
    terminal_taper(ecran, commande);
    ecran_attendre_plateau(ECRAN_DEPART);
}

static void suspendre(const char *preuve)
{
    char commande[64];
    terminal_taper(ecran, "\x1a");
    terminal_attendre_texte(ecran, "Stopped");
    assert_false(terminal_ecran_alterne(ecran));
    assert_true(terminal_curseur_visible(ecran));
    assert_false(terminal_souris(ecran));
    snprintf(commande, sizeof commande, "echo %s-$((20+2))\n", preuve);
    terminal_taper(ecran, commande);
    snprintf(commande, sizeof commande, "%s-22", preuve);
    terminal_attendre_texte(ecran, commande);
}

/* TUI-12: three times, also with another size meanwhile; then everything works. */
static void TUI_12_suspendre_et_reprendre(void **etat)
{
    (void)etat;
    ouvrir_shell();
    static const char *const PREUVES[] = {"un", "deux", "trois"};
    for (int i = 0; i < 3; i++) {
        suspendre(PREUVES[i]);
        if (i == 1)
            terminal_redimensionner(ecran, 100, 30);
        terminal_taper(ecran, "fg\n");
        ecran_attendre_plateau(ECRAN_DEPART);
        assert_true(terminal_ecran_alterne(ecran));
        assert_true(terminal_souris(ecran));
        terminal_attendre_texte(ecran, "quitter");
    }
    terminal_taper(ecran, "\x13");
    terminal_taper(ecran, "34\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "--reprendre");
    terminal_taper(ecran, "exit 5\n");
    assert_int_equal(terminal_attendre_fin(ecran), 5);
    verifier_rendu();
}

static void la_taille_change_pendant_l_arret(void **etat)
{
    (void)etat;
    ouvrir_shell();
    suspendre("petit");
    terminal_redimensionner(ecran, 40, 12);
    terminal_taper(ecran, "fg\n");
    ecran_attendre_plateau(ECRAN_DEPART);
    int x, y;
    ecran_place("h8", &x, &y);
    assert_true(x < 40 && y < 12);
    suspendre("grand");
    terminal_redimensionner(ecran, 80, 24);
    terminal_taper(ecran, "fg\n");
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* TUI-13: under a shell without job control nothing locks. */
static void TUI_13_sans_controle_des_taches(void **etat)
{
    (void)etat;
    char commande[4200];
    const char *argv[] = {"sh", "-c", commande, NULL};
    snprintf(commande, sizeof commande,
             "%s --noir clavier --blanc clavier --nouvelle; echo fini-$?",
             ecran_programme("othello"));
    ecran = terminal_ouvrir(argv, NULL, 80, 24, TERMINAL_UTF8);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "\x1a");
    terminal_attendre_calme(ecran, 300);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "34\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "fini-0");
    terminal_attendre_fin(ecran);
    verifier_rendu();
}

/* ---- Where there is no screen ---- */

/* TUI-25: text mode, no escape code, the terminal untouched. */
static void TUI_25_un_terminal_inconnu_a_le_mode_texte(void **etat)
{
    (void)etat;
    static const char *const TERMES[] = {"TERM=xterm-ghostty-nope", "TERM=dumb", "TERM", "TERM="};
    for (size_t i = 0; i < sizeof TERMES / sizeof TERMES[0]; i++) {
        size_t taille;
        ecran_environnement(TERMES[i], NULL);
        ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
        terminal_attendre_texte(ecran, "Donner les coordonnées");
        terminal_taper(ecran, "34\n");
        terminal_attendre_texte(ecran, "Noir joue c4 (34)");
        terminal_taper(ecran, "q\n");
        assert_int_equal(terminal_attendre_fin(ecran), 0);
        assert_null(strstr(terminal_octets(ecran, &taille), SANS_CODES));
        verifier_rendu();
    }
}

static void les_terminaux_modernes_sans_description_ont_l_ecran(void **etat)
{
    (void)etat;
    static const char *const TERMES[] = {"TERM=alacritty", "TERM=xterm-kitty", "TERM=foot",
                                         "TERM=xterm-ghostty", "TERM=wezterm"};
    for (size_t i = 0; i < sizeof TERMES / sizeof TERMES[0]; i++) {
        ecran_environnement(TERMES[i], NULL);
        ecran_deux_personnes(80, 24);
        assert_true(terminal_ecran_alterne(ecran));
        ecran_quitter_proprement();
    }
}

static void mode_texte_demande_sur_un_terminal(void **etat)
{
    (void)etat;
    size_t taille;
    ecran_ouvrir(80, 24, "--texte", "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Donner les coordonnées");
    assert_true(terminal_montre(ecran, "ou ? pour les autres commandes."));
    assert_true(terminal_mode_ligne(ecran));
    terminal_taper(ecran, "34\n");
    terminal_attendre_texte(ecran, "Noir joue c4 (34)");
    terminal_taper(ecran, "\x04");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    assert_null(strstr(terminal_octets(ecran, &taille), SANS_CODES));
}

/* A game in progress is lost only to who says so twice. */
static void une_nouvelle_partie_se_demande_en_mode_texte(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--texte", "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Donner les coordonnées");
    terminal_taper(ecran, "34\n");
    terminal_attendre_texte(ecran, "Noir joue c4 (34)");
    terminal_taper(ecran, "n\n");
    terminal_attendre_texte(ecran, "Abandonner cette partie");
    terminal_taper(ecran, "33\n");
    terminal_attendre_texte(ecran, "La partie continue.");
    terminal_taper(ecran, "33\n");
    terminal_attendre_texte(ecran, "Blanc joue c3 (33)");
    terminal_taper(ecran, "n\nn\n34\nu\nu\n");
    terminal_attendre_texte(ecran, "aucun coup à annuler");
    terminal_taper(ecran, "\x04");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
}

/* TUI-11: Ctrl-C at the text question. */
static void Ctrl_C_en_mode_texte(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--texte", "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Donner les coordonnées");
    terminal_taper(ecran, "34\n");
    terminal_attendre_texte(ecran, "Noir joue c4 (34)");
    terminal_taper(ecran, "\x03");
    terminal_attendre_fin(ecran);
    verifier_rendu();
    assert_true(fichier_existe("XDG_STATE_HOME", "othello.partie"));
}

/* TUI-49: neither the help nor a refusal touches the terminal. */
static void TUI_49_aide_et_refus_ne_touchent_a_rien(void **etat)
{
    (void)etat;
    static const char *const OPTIONS[] = {"--aide", "--version", "--nimporte", "--theme=rose"};
    for (size_t i = 0; i < sizeof OPTIONS / sizeof OPTIONS[0]; i++) {
        size_t taille;
        ecran_ouvrir(80, 24, OPTIONS[i], NULL);
        assert_int_equal(terminal_attendre_fin(ecran), i < 2 ? 0 : 2);
        assert_null(strstr(terminal_octets(ecran, &taille), SANS_CODES));
        verifier_rendu();
    }
}

/* TUI-42: a console without a second screen: cleared at the start, the prompt below at the end. */
static void TUI_42_la_console_de_linux(void **etat)
{
    (void)etat;
    char commande[4200];
    const char *argv[] = {"sh", "-c", commande, NULL};
    static const char *const ENV[] = {"TERM=linux", NULL};
    snprintf(commande, sizeof commande,
             "i=0; while [ $i -lt 30 ]; do echo VIEUX VIEUX VIEUX VIEUX VIEUX VIEUX VIEUX VIEUX; "
             "i=$((i+1)); done; %s --noir clavier --blanc clavier --nouvelle; echo apres",
             ecran_programme("othello"));
    ecran = terminal_ouvrir(argv, ENV, 80, 24, TERMINAL_UTF8);
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_false(terminal_montre(ecran, "VIEUX"));
    terminal_taper(ecran, "q");
    terminal_attendre_fin(ecran);
    int x, y;
    assert_true(terminal_chercher(ecran, "apres", &x, &y));
    assert_true(y >= 22);
    verifier_rendu();
}

/* Waiting for a key costs nothing: less than a fifth of a processor over a second. */
static void attendre_ne_coute_rien(void **etat)
{
    (void)etat;
    char chemin[64], texte[1024];
    long ticks[2] = {0, 0};
    ecran_deux_personnes(80, 24);
    terminal_attendre_calme(ecran, 300);
    snprintf(chemin, sizeof chemin, "/proc/%d/stat", (int)terminal_pid(ecran));
    for (int i = 0; i < 2; i++) {
        FILE *f = fopen(chemin, "r");
        assert_non_null(f);
        assert_non_null(fgets(texte, sizeof texte, f));
        fclose(f);
        unsigned long utilisateur, systeme;
        assert_int_equal(sscanf(strrchr(texte, ')'),
                                ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
                                &utilisateur, &systeme),
                         2);
        ticks[i] = (long)(utilisateur + systeme);
        if (i == 0)
            usleep(1000000);
    }
    assert_true(ticks[1] - ticks[0] < 20);
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(TUI_10_un_signal_rend_le_terminal),
        TEST(un_signal_pendant_la_pensee_rend_le_terminal),
        TEST(une_panne_d_un_autre_fil_rend_le_terminal),
        TEST(une_ia_qui_ne_s_arrete_pas_est_quittee),
        TEST(TUI_11_Ctrl_C_de_partout),
        TEST(une_fenetre_fermee_termine_et_sauve),
        TEST(Ctrl_S_ne_fige_pas_l_ecran),
        TEST(TUI_12_suspendre_et_reprendre),
        TEST(la_taille_change_pendant_l_arret),
        TEST(TUI_13_sans_controle_des_taches),
        TEST(TUI_25_un_terminal_inconnu_a_le_mode_texte),
        TEST(les_terminaux_modernes_sans_description_ont_l_ecran),
        TEST(mode_texte_demande_sur_un_terminal),
        TEST(une_nouvelle_partie_se_demande_en_mode_texte),
        TEST(Ctrl_C_en_mode_texte),
        TEST(TUI_49_aide_et_refus_ne_touchent_a_rien),
        TEST(TUI_42_la_console_de_linux),
        TEST(attendre_ne_coute_rien),
    };
    return cmocka_run_group_tests_name("écran, terminal", tests, NULL, NULL);
}
