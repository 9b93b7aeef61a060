/* One whole sitting as a person has it, from a shell with job control and back to it: a game
 * against the computer by typed moves and by the cursor, an undo, other sizes, Ctrl-Z and fg, the
 * end, q. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ecran_vu.h"

enum { COUPS_MAX_PERSONNE = 64 };

static void ouvrir_shell(void)
{
    static const char *const ARGV[] = {"bash", "--norc", "--noprofile", "--noediting", "-i", NULL};
    static const char *const ENV[] = {"PS1=pret> ", NULL};
    char commande[4200];
    ecran = terminal_ouvrir(ARGV, ENV, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, "pret>");
    snprintf(commande, sizeof commande, "%s --noir clavier --blanc ia:1 --nouvelle\n",
             ecran_programme("othello"));
    terminal_taper(ecran, commande);
    ecran_attendre_plateau(ECRAN_DEPART);
}

static bool fini(void)
{
    return terminal_montre(ecran, "n nouvelle partie");
}

/* Legal moves are marked for a person only. A space, once, acknowledges a pass. */
static bool a_moi_ou_fini(struct terminal *t, const void *donnees)
{
    static bool passe_vue;
    char cases[65];
    (void)donnees;
    bool passe = terminal_montre(t, "continuer");
    if (passe && !passe_vue)
        terminal_taper(t, " ");
    passe_vue = passe;
    return fini() || (ecran_lire_plateau(cases) && *ecran_legaux() != 0);
}

static void attendre_mon_tour(void)
{
    if (terminal_attendre(ecran, a_moi_ou_fini, NULL))
        return;
    terminal_montrer(ecran);
    fail_msg("the turn never comes back");
}

static bool plateau_change(struct terminal *t, const void *avant)
{
    char cases[65];
    (void)t;
    return ecran_lire_plateau(cases) && strcmp(cases, avant) != 0;
}

/* From where the cursor stands to the cell, by the letters of vi, then Enter. */
static void jouer_au_curseur(const char *nom)
{
    const char *ici = ecran_curseur();
    char touches[32];
    struct tampon t = tampon_sur(touches, sizeof touches);
    for (int dx = nom[0] - ici[0]; dx != 0; dx += dx < 0 ? 1 : -1)
        tampon_ajouter(&t, dx < 0 ? "h" : "l");
    for (int dy = nom[1] - ici[1]; dy != 0; dy += dy < 0 ? 1 : -1)
        tampon_ajouter(&t, dy < 0 ? "k" : "j");
    terminal_taper(ecran, touches);
    ecran_attendre_curseur(nom);
    terminal_taper(ecran, "\r");
}

/* The first legal move, in turn by its number, its name and the cursor. False at the end. */
static bool jouer_un_coup(int n)
{
    char avant[65], nom[3], frappe[8];
    attendre_mon_tour();
    if (fini())
        return false;
    assert_true(ecran_lire_plateau(avant));
    snprintf(nom, sizeof nom, "%.2s", ecran_legaux());
    if (n % 3 == 0) {
        jouer_au_curseur(nom);
    } else {
        snprintf(frappe, sizeof frappe, "%c%c\r",
                 n % 3 == 1 ? nom[0] - 'a' + '1' : nom[0] - 'a' + 'A', nom[1]);
        terminal_taper(ecran, frappe);
    }
    if (!terminal_attendre(ecran, plateau_change, avant)) {
        terminal_montrer(ecran);
        fail_msg("%s is not played", nom);
    }
    return true;
}

static void jouer_des_coups(int nb)
{
    for (int n = 0; n < nb; n++)
        assert_true(jouer_un_coup(n));
    attendre_mon_tour();
}

static void suspendre_et_reprendre(void)
{
    char avant[65];
    assert_true(ecran_lire_plateau(avant));
    terminal_taper(ecran, "\x1a");
    terminal_attendre_texte(ecran, "Stopped");
    terminal_taper(ecran, "echo dehors-$((40+2))\n");
    terminal_attendre_texte(ecran, "dehors-42");
    terminal_taper(ecran, "fg\n");
    ecran_attendre_plateau(avant);
}

static void une_partie_entiere(void **etat)
{
    (void)etat;
    ouvrir_shell();
    jouer_des_coups(3);
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "coup 4");
    attendre_mon_tour();
    jouer_des_coups(2);
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_absence(ecran, "Trait");
    jouer_des_coups(2);
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "Trait à Noir");
    suspendre_et_reprendre();
    int n = 0;
    while (n < COUPS_MAX_PERSONNE && jouer_un_coup(n))
        n++;
    assert_true(n < COUPS_MAX_PERSONNE && fini());
    terminal_attendre_texte(ecran, "n  revanche");
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "pret>");
    terminal_taper(ecran, "stty -a | grep -c ' echo ' ; exit 7\n");
    assert_int_equal(terminal_attendre_fin(ecran), 7);
    assert_null(terminal_desordre(ecran));
}

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(une_partie_entiere, ecran_fermer),
    };
    return cmocka_run_group_tests_name("écran, une partie", tests, NULL, NULL);
}
