/* The opening repertoire on the screen: key R, and what a review says of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/ecran_vu.h"

static char fichier[512]; /* of the repertoire */

static bool garde(const char *ligne)
{
    char contenu[4096] = "\n", cherche[64];
    FILE *f = fopen(fichier, "r");
    const size_t n = f ? fread(contenu + 1, 1, sizeof contenu - 2, f) : 0;
    contenu[n + 1] = 0;
    if (f)
        fclose(f);
    snprintf(cherche, sizeof cherche, "\n%s\n", ligne);
    return strstr(contenu, cherche) != NULL;
}

static void garder(const char *repertoire)
{
    ecrire_fichier(fichier, repertoire, strlen(repertoire));
}

static int oublier(void **etat)
{
    char cartes[512];
    snprintf(cartes, sizeof cartes, "%.*s/rappels.txt", (int)(strrchr(fichier, '/') - fichier),
             fichier);
    unlink(fichier);
    unlink(cartes);
    return ecran_fermer(etat);
}

static void ouvrir(const char *partie)
{
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("partie.txt"));
    ecrire_fichier(chemin, partie, strlen(partie));
    ecran_ouvrir(100, 32, "--ouvrir", chemin, "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "reprendre d'ici");
}

/* At the end of the moves the last one, in a look back the one played there; again: no more. */
static void r_marque_et_demarque(void **etat)
{
    (void)etat;
    ouvrir("f5d6c3d3c4\n");
    terminal_taper(ecran, "R");
    terminal_attendre_texte(ecran, "5.c4 est de votre répertoire");
    assert_true(garde("f5d6c3d3 c4"));
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "R");
    terminal_attendre_texte(ecran, "1.f5 est de votre répertoire");
    assert_true(garde("f5"));
    assert_true(garde("f5d6c3d3 c4"));
    terminal_taper(ecran, "R");
    terminal_attendre_texte(ecran, "1.f5 n'est plus de votre répertoire");
    assert_false(garde("f5"));
    ecran_quitter_proprement();
}

/* A move tried in a look back takes the place of another. */
static void une_variante_remplace(void **etat)
{
    (void)etat;
    garder("f5d6 c3\n");
    ouvrir("f5d6c3d3c4\n");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "variante");
    terminal_taper(ecran, "R");
    terminal_attendre_texte(ecran, "3.c4 est votre coup, à la place de c3.");
    assert_true(garde("f5d6 c4"));
    ecran_quitter_proprement();
}

/* A file that cannot be read is told, and stays. */
static void un_fichier_illisible(void **etat)
{
    (void)etat;
    garder("f5\nf5x9\n");
    ouvrir("f5d6c3d3c4\n");
    terminal_taper(ecran, "R");
    terminal_attendre_texte(ecran, "repertoire.txt:2");
    assert_true(garde("f5x9"));
    ecran_quitter_proprement();
}

/* The review says where the person left his repertoire. */
static void l_analyse_dit_la_sortie(void **etat)
{
    (void)etat;
    garder("f5\nf5d6 c3\nf5d6c3d3 c6\n");
    ouvrir("f5d6c3d3c4\n");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir quitte votre");
    terminal_attendre_texte(ecran, "5.c4 (le");
    terminal_taper(ecran, "R");
    terminal_attendre_texte(ecran, "5.c4 est votre coup, à la place de c6.");
    terminal_attendre_absence(ecran, "Noir quitte votre");
    ecran_quitter_proprement();
}

static void les_autres_plateaux_n_en_ont_pas(void **etat)
{
    (void)etat;
    ecran_ouvrir(100, 32, "--taille", "6x6", "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", NULL);
    terminal_taper(ecran, "R");
    terminal_attendre_texte(ecran, "aucun coup joué ici");
    ecran_quitter_proprement();
}

/* ---- The drill ---- */

static void travailler(int colonnes, int lignes, const char *couleur)
{
    const char *const argv[] = {ecran_programme("othello"), "repertoire", "travailler", "--couleur",
                                couleur, "--tout", NULL};
    const char *const rien[] = {NULL};
    ecran = terminal_ouvrir(argv, rien, colonnes, lignes, TERMINAL_UTF8);
}

/* An answer, a wrong one, the answer told, the end. */
static void l_exercice(void **etat)
{
    (void)etat;
    garder("f5\nf5f6 e6\nf5f6e6f4 g5\n");
    travailler(100, 32, "noir");
    terminal_attendre_texte(ecran, "Répertoire 1 sur 3");
    terminal_attendre_texte(ecran, "À Noir : votre coup ?");
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Répertoire 2 sur 3");
    terminal_attendre_texte(ecran, "Juste : f5. Revient dans 3 jours.");
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "Votre coup est e6 (+1). c4 perd 8 (livre). Revient demain.");
    terminal_attendre_texte(ecran, "Entrée suivant");
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "La réponse est connue (s : le suivant, z : arrêter).");
    terminal_taper(ecran, "d3\r");
    terminal_attendre_texte(ecran, "La réponse est connue (s : le suivant, z : arrêter).");
    terminal_taper(ecran, "e6\r");
    terminal_attendre_texte(ecran, "Répertoire 3 sur 3");
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "Rép. 3/3");
    terminal_attendre_texte(ecran, "Le coup ?");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Votre coup est g5. Revient demain.");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "1 sur 3 trouvé du premier coup.");
    terminal_taper(ecran, "\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
}

/* Keys as in the exercises: nothing tells the answer, nothing looks elsewhere, s goes on. */
static void les_touches_de_l_exercice(void **etat)
{
    static const char TOUCHES[] = "xypurno+-mwZ";
    (void)etat;
    garder("f5\nf5f6 e6\n");
    travailler(80, 24, "noir");
    terminal_attendre_texte(ecran, "Répertoire 1 sur 2");
    for (size_t i = 0; i < sizeof TOUCHES - 1; i++) {
        terminal_taper(ecran, (char[]){TOUCHES[i], 0});
        terminal_attendre_texte(ecran, "Exercice : i la réponse, s le suivant, z arrêter.");
        terminal_taper(ecran, "kj");
        terminal_attendre_absence(ecran, "s le suivant");
    }
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Exercice : i la réponse, s le suivant, z arrêter.");
    terminal_attendre_calme(ecran, 300);
    assert_false(terminal_montre(ecran, "Valeurs"));
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Répertoire 2 sur 2");
    terminal_taper(ecran, "e6\r");
    terminal_attendre_texte(ecran, "1 sur 1 trouvé du premier coup.");
    terminal_attendre_texte(ecran, "1 à revoir.");
    terminal_taper(ecran, "\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
}

/* Where the book does not know, the cost is looked for while the keys are served. */
static void le_cout_se_cherche_a_cote(void **etat)
{
    (void)etat;
    garder("# Blanc\nf5 f4\nf5f4g3 e6\nf5f4g3e6f3 c4\n");
    travailler(80, 24, "blanc");
    terminal_attendre_texte(ecran, "Répertoire 1 sur 3");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Répertoire 2 sur 3");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Répertoire 3 sur 3");
    terminal_attendre_texte(ecran, "f5f4g3e6f3");
    terminal_taper(ecran, "h2\rx"); /* x hides the values, which judge all the same */
    terminal_attendre_texte(ecran, "h2 perd ");
    terminal_attendre_texte(ecran, "Votre coup est c4 (+");
    terminal_attendre_absence(ecran, "Valeurs");
    terminal_taper(ecran, "x"); /* what was told of the answer stays beside the values */
    terminal_attendre_texte(ecran, "Valeurs");
    assert_true(terminal_montre(ecran, "h2 perd "));
    terminal_taper(ecran, "x");
    terminal_attendre_absence(ecran, "Valeurs");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "0 sur 1 trouvé du premier coup.");
    terminal_attendre_texte(ecran, "2 à revoir.");
    terminal_taper(ecran, "\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
}

/* Before a game: a line of the menu, where moves are due. */
static void une_ligne_du_menu(void **etat)
{
    (void)etat;
    garder("f5\n# Blanc\nf5 d6\n");
    ecran_ouvrir(80, 24, "--sans-livre", NULL);
    terminal_attendre_texte(ecran, "Répertoire   ‹ 2 à revoir ›");
    ecran_menu("Répertoire", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Répertoire 1 sur 2");
    terminal_taper(ecran, "i\r");
    terminal_attendre_texte(ecran, "Répertoire 2 sur 2");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "0 sur 1 trouvé du premier coup.");
    terminal_attendre_texte(ecran, "1 à revoir.");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "▸ Répertoire   ‹ 1 à revoir ›");
    terminal_taper(ecran, "n");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, oublier)

int main(int argc, char **argv)
{
    char dossier[256];
    ecran_init(argc, argv);
    snprintf(dossier, sizeof dossier, "%s", chemin_temporaire("donnees"));
    setenv("XDG_DATA_HOME", dossier, 1);
    snprintf(fichier, sizeof fichier, "%s/othello", dossier);
    mkdir(dossier, 0700);
    mkdir(fichier, 0700);
    strcat(fichier, "/repertoire.txt");
    const struct CMUnitTest tests[] = {
        TEST(r_marque_et_demarque),    TEST(une_variante_remplace),
        TEST(un_fichier_illisible),    TEST(l_analyse_dit_la_sortie),
        TEST(les_autres_plateaux_n_en_ont_pas), TEST(l_exercice),
        TEST(les_touches_de_l_exercice), TEST(le_cout_se_cherche_a_cote),
        TEST(une_ligne_du_menu),
    };
    return cmocka_run_group_tests_name("écran, répertoire", tests, NULL, NULL);
}
