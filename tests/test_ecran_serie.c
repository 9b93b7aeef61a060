/* The exercises that are due on the screen: `othello exercices`. Endings are proved at once. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

#define CARTE_A2                                                                                   \
    "2020-01-01\t0\terreur\tO-OOOOXO-OXXXXXOXXOOOOXOXXOOOXXOXOXOOOXOXXOXOOXOX-XOXXOO-XXXXXXO X\t"  \
    "a2\t8\t2008, Anne – Bob, coup 11\n"
#define CARTE_A4                                                                                   \
    "2020-01-01\t3\terreur\t---XOOXO--XXOOXO-OXOOOXO-XXXOXXOXXXOOOXOXXOXOXXOX-XOXXXO-XXXXX-- O\t"  \
    "a4\t2\t2008, Anne – Bob, coup 4\n"

static const char *chemin(void)
{
    static char ou[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_DONNEES, "rappels.txt", ou));
    return ou;
}

static void ecrire(const char *texte)
{
    assert_null(fichier_dossiers(chemin()));
    ecrire_fichier(chemin(), texte, strlen(texte));
}

static void ouvrir(int colonnes, int lignes)
{
    static const char *const ENVIRONNEMENT[] = {NULL};
    const char *argv[] = {ecran_programme("othello"), "exercices", "--sans-livre", NULL};
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, ENVIRONNEMENT, colonnes, lignes, TERMINAL_UTF8);
}

static void verifier_boites(const char *attendues)
{
    size_t taille;
    char boites[16] = "", *texte = lire_fichier(chemin(), &taille), *reste = NULL;
    assert_non_null(texte);
    for (char *l = strtok_r(texte, "\n", &reste); l; l = strtok_r(NULL, "\n", &reste))
        if (l[0] != '#' && strchr(l, '\t'))
            strncat(boites, strchr(l, '\t') + 1, 1);
    assert_string_equal(boites, attendues);
    free(texte);
}

static void verifier_absences(const char *const *mots)
{
    for (; *mots; mots++)
        if (terminal_montre(ecran, *mots)) {
            terminal_montrer(ecran);
            fail_msg("the screen shows \"%s\"", *mots);
        }
}

/* Leaves the last box, and the program with it. */
static void finir(void)
{
    terminal_taper(ecran, "\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    assert_string_equal(terminal_desordre(ecran) ? terminal_desordre(ecran) : "", "");
}

static void du_premier_au_dernier(void **etat)
{
    (void)etat;
    ecrire(CARTE_A4 CARTE_A2);
    ouvrir(100, 30);
    terminal_attendre_texte(ecran, "Exercice 1 sur 2");
    terminal_attendre_texte(ecran, "2008, Anne – Bob, coup 11");
    terminal_attendre_texte(ecran, "À Noir : le meilleur coup ?");
    terminal_taper(ecran, "a2\r");
    terminal_attendre_texte(ecran, "a2 perd 8 : cherchez encore");
    verifier_boites("31");
    terminal_taper(ecran, "b7\r");
    terminal_attendre_texte(ecran, "Juste : b7, Blanc +26, exact. Revient demain.");
    terminal_attendre_texte(ecran, "Perd 8 ; mieux : b7");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Exercice 2 sur 2");
    terminal_attendre_texte(ecran, "À Blanc : le meilleur coup ?");
    terminal_taper(ecran, "H8\r");
    terminal_attendre_texte(ecran, "Revient dans 27 jours.");
    verifier_boites("41");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "1 sur 2 trouvé du premier coup.");
    finir();
}

/* Whatever key is tried; nor does the game change, nor the box at the end tell the next answer. */
static void rien_ne_donne_la_reponse(void **etat)
{
    static const int TAILLES[][2] = {{118, 40}, {100, 30}, {80, 24}};
    static const char *const MOTS[] = {"mieux", "erd ",  "?!",        "??", "exact",
                                       "plis",  "vaut",  "Valeurs",   "a2", "b7",
                                       "Écart", "Suite", "relecture", NULL};
    (void)etat;
    for (size_t t = 0; t < sizeof TAILLES / sizeof *TAILLES; t++) {
        ecrire(CARTE_A2);
        ouvrir(TAILLES[t][0], TAILLES[t][1]);
        terminal_attendre_texte(ecran, "Exercice 1 sur 1");
        terminal_attendre_calme(ecran, 300);
        verifier_absences(MOTS);
        terminal_taper(ecran, "xypurno+-mw");
        terminal_attendre_texte(ecran, "i la réponse, s le suivant, z arrêter");
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
        terminal_touche(ecran, VTERM_KEY_END);
        terminal_taper(ecran, "kj");
        terminal_attendre_texte(ecran, "Exercice 1 sur 1");
        terminal_attendre_calme(ecran, 300);
        verifier_absences(MOTS);
        verifier_boites("0");
        terminal_taper(ecran, "q");
        assert_int_equal(terminal_attendre_fin(ecran), 0);
        verifier_boites("0");
    }
}

static void une_reponse_donnee_revient_demain(void **etat)
{
    (void)etat;
    ecrire(CARTE_A4);
    ouvrir(80, 24);
    terminal_attendre_texte(ecran, "Exercice 1 sur 1");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Revient demain.");
    terminal_attendre_texte(ecran, "mieux : h8");
    verifier_boites("1");
    terminal_taper(ecran, "nuo");
    terminal_attendre_texte(ecran, "La réponse est connue");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "0 sur 1 trouvé du premier coup.");
    finir();
}

static void sans_exercice_du_on_le_dit(void **etat)
{
    (void)etat;
    ecrire("# rien\n");
    ouvrir(80, 24);
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    assert_true(terminal_montre(ecran, "Aucun exercice"));
    ecrire("n'importe quoi\n");
    ouvrir(80, 24);
    assert_int_equal(terminal_attendre_fin(ecran), 1);
    assert_true(terminal_montre(ecran, "rappels.txt:1 :"));
}

/* Before a game: a line of the menu. */
static void une_ligne_du_menu(void **etat)
{
    (void)etat;
    ecrire(CARTE_A4 CARTE_A2);
    ecran_ouvrir(80, 24, "--sans-livre", NULL);
    terminal_attendre_texte(ecran, "Entraînement ‹ 2 à revoir ›");
    ecran_menu("Entraînement", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Exercice 1 sur 2");
    terminal_taper(ecran, "b7\r");
    terminal_attendre_texte(ecran, "Juste : b7");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "1 sur 1 trouvé du premier coup.");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "▸ Entraînement ‹ 1 à revoir ›");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Exercice 1 sur 1");
    terminal_taper(ecran, "i\r\r");
    terminal_attendre_texte(ecran, "▸ Entraînement ‹ rien à revoir ›");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Aucun exercice");
    terminal_taper(ecran, "\rn");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_quitter_proprement();
}

static void sans_exercice_du_le_menu_n_en_dit_rien(void **etat)
{
    (void)etat;
    ecrire("# rien\n");
    ecran_ouvrir(80, 24, "--sans-livre", NULL);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    terminal_attendre_calme(ecran, 100);
    assert_false(terminal_montre(ecran, "Entraînement"));
    ecrire(CARTE_A2);
    ecran_ouvrir(80, 24, "--taille", "6x6", NULL); /* of another board there are none */
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_quitter_proprement();
}

static void le_mode_texte_le_dit(void **etat)
{
    (void)etat;
    ecrire(CARTE_A4 CARTE_A2);
    ecran_ouvrir(80, 24, "--texte", "--noir", "clavier", NULL);
    terminal_attendre_texte(ecran, "Entraînement : 2 à revoir (othello exercices).");
    terminal_attendre_texte(ecran, "Taper un coup");
    terminal_taper(ecran, "q\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    ecran_ouvrir(80, 24, "--texte", "--taille", "6x6", "--noir", "clavier", NULL);
    terminal_attendre_texte(ecran, "Taper un coup");
    assert_false(terminal_montre(ecran, "à revoir"));
}

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(du_premier_au_dernier, ecran_fermer),
        cmocka_unit_test_teardown(rien_ne_donne_la_reponse, ecran_fermer),
        cmocka_unit_test_teardown(une_reponse_donnee_revient_demain, ecran_fermer),
        cmocka_unit_test_teardown(sans_exercice_du_on_le_dit, ecran_fermer),
        cmocka_unit_test_teardown(une_ligne_du_menu, ecran_fermer),
        cmocka_unit_test_teardown(sans_exercice_du_le_menu_n_en_dit_rien, ecran_fermer),
        cmocka_unit_test_teardown(le_mode_texte_le_dit, ecran_fermer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
