/* The panel of past games: key p, with a base, without one, at every size, on another board. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/ecran_vu.h"

static char dossier[256], base[300]; /* the data folder and the base in it */

static int oublier(void **etat)
{
    unlink(base);
    return ecran_fermer(etat);
}

#ifdef AVEC_SQLITE

/* Three games: f5d6 twice, won by Black then drawn with perfect play 40 and 32; f5f4 once, lost. */
static const char PARTIES[] =
    "(;GM[Othello]PB[a]RE[+10]TH[40]B[F5]W[D6]B[C3];)(;GM[Othello]PB[b]RE[0]TH[32]B[F5]W[D6];)"
    "(;GM[Othello]PB[c]RE[-4]B[F5]W[F4];)";

static void importer(void)
{
    char fichier[300], commande[1024];
    snprintf(fichier, sizeof fichier, "%s/parties.ggf", dossier);
    ecrire_fichier(fichier, PARTIES, strlen(PARTIES));
    snprintf(commande, sizeof commande, "%s base importer --fichier %s %s >/dev/null 2>&1",
             ecran_programme("othello"), base, fichier);
    assert_int_equal(system(commande), 0);
}

static void les_coups_de_la_base(void **etat)
{
    (void)etat;
    importer();
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "p");
    terminal_attendre_texte(ecran, "3 parties, vues par Noir");
    terminal_attendre_texte(ecran, "coup parties  gagné  moyen théor.");
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "d6         2   0,0%   29,5   28,0"); /* White's view */
    terminal_attendre_texte(ecran, "f4         1 100,0%   34,0      ?");
    terminal_taper(ecran, "d6\r");
    terminal_attendre_texte(ecran, "2 parties");
    terminal_attendre_texte(ecran, "c3         1 100,0%   37,0   40,0");
    terminal_attendre_texte(ecran, "1 partie s'arrête ici.");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd 0");
    terminal_taper(ecran, "p"); /* with what the review says of the move */
    terminal_attendre_texte(ecran, "2 parties");
    terminal_attendre_texte(ecran, "Blanc d6 : Noir +1, livre");
    terminal_attendre_texte(ecran, "1 partie s'arrête ici.");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd 0");
    terminal_taper(ecran, "yp");
    terminal_attendre_absence(ecran, "Blanc d6 :");
    terminal_touche(ecran, VTERM_KEY_PAGEUP); /* the base follows the moment looked at */
    terminal_attendre_texte(ecran, "d6         2");
    terminal_touche(ecran, VTERM_KEY_END);
    ecran_jouer("c5");
    terminal_attendre_texte(ecran, "Aucune partie de la base");
    terminal_taper(ecran, "p");
    terminal_attendre_absence(ecran, "Aucune partie");
    terminal_attendre_texte(ecran, "1. f5 d6");
    ecran_quitter_proprement();
}

static void en_anglais_les_nombres_ont_un_point(void **etat)
{
    (void)etat;
    importer();
    ecran_environnement("LANGUAGE=en", NULL);
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "pf5\r");
    terminal_attendre_texte(ecran, "d6         2   0.0%   29.5   28.0");
}

static void elle_suit_la_taille(void **etat)
{
    (void)etat;
    importer();
    ecran_deux_personnes(112, 30);
    assert_true(terminal_montre(ecran, "p parties"));
    terminal_taper(ecran, "f5\rp");
    terminal_attendre_texte(ecran, "coup parties  gagné   nul  perdu  moyen théor.");
    terminal_attendre_texte(ecran, "d6         2   0,0% 50,0%  50,0%   29,5   28,0");
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "Blanc gagne");
    terminal_attendre_texte(ecran, "d6    0,0%");
    terminal_redimensionner(ecran, 60, 19);
    terminal_attendre_texte(ecran, "3 parties, vues par Blanc");
    terminal_attendre_texte(ecran, "coup gagné");
    terminal_redimensionner(ecran, 120, 50);
    terminal_attendre_texte(ecran, "d6         2   0,0% 50,0%  50,0%   29,5   28,0");
    terminal_attendre_texte(ecran, "1. f5"); /* there is room for both */
    terminal_redimensionner(ecran, 39, 12);
    terminal_attendre_texte(ecran, "il faut 40x12");
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "f4         1 100,0%   34,0      ?");
}

static void ce_qui_n_est_pas_une_base_est_dit(void **etat)
{
    (void)etat;
    ecrire_fichier(base, "bonjour", 7);
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "p");
    terminal_attendre_texte(ecran, "n'est pas une base de parties");
}

static void sans_base_une_ligne_dit_comment_la_faire(void **etat)
{
    (void)etat;
    ecran_deux_personnes(130, 24);
    assert_false(terminal_montre(ecran, "p parties"));
    terminal_taper(ecran, "p");
    terminal_attendre_texte(ecran, "othello base importer FICHIERS");
    terminal_attendre_texte(ecran, "parties.sqlite");
    ecran_jouer("c4"); /* the game goes on */
    ecran_attendre_plateau(ECRAN_APRES_C4);
    assert_int_not_equal(access(base, F_OK), 0);
    ecran_ouvrir(40, 12, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "p");
    terminal_attendre_texte(ecran, "othello base importer FICHIERS");
}

#else

static void sans_sqlite_une_ligne_le_dit(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "p");
    terminal_attendre_texte(ecran, "SQLite");
}

#endif

static void un_autre_plateau_n_a_pas_de_base(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--taille", "6x6", "--noir", "clavier", "--blanc", "clavier", "--nouvelle",
                 NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_false(terminal_montre(ecran, "p parties"));
    terminal_taper(ecran, "p");
    terminal_attendre_texte(ecran, "ne connaît que l'Othello 8x8");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
#ifdef AVEC_SQLITE
        cmocka_unit_test_teardown(les_coups_de_la_base, oublier),
        cmocka_unit_test_teardown(en_anglais_les_nombres_ont_un_point, oublier),
        cmocka_unit_test_teardown(elle_suit_la_taille, oublier),
        cmocka_unit_test_teardown(ce_qui_n_est_pas_une_base_est_dit, oublier),
        cmocka_unit_test_teardown(sans_base_une_ligne_dit_comment_la_faire, oublier),
#else
        cmocka_unit_test_teardown(sans_sqlite_une_ligne_le_dit, oublier),
#endif
        cmocka_unit_test_teardown(un_autre_plateau_n_a_pas_de_base, oublier),
    };
    ecran_init(argc, argv);
    snprintf(dossier, sizeof dossier, "%s/%s", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp",
             "donnees_XXXXXX");
    if (!mkdtemp(dossier))
        return 1;
    snprintf(base, sizeof base, "%s/othello", dossier);
    setenv("XDG_DATA_HOME", dossier, 1);
    if (mkdir(base, 0700) != 0)
        return 1;
    snprintf(base, sizeof base, "%s/othello/parties.sqlite", dossier);
    return cmocka_run_group_tests_name("ecran_archives", tests, NULL, NULL);
}
