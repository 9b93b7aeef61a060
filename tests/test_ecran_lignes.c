/* The variations on the screen: from one to the next, their list, one removed, what the panel and
 * the list of moves tell of them. */
#include <signal.h>
#include <unistd.h>

#include "tests/ecran_vu.h"

static void reculer(int n)
{
    while (n-- > 0)
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
}

/* A game of five moves by two people with two variations of its fourth, looked at from there. */
static void deux_variantes(int colonnes, int lignes)
{
    ecran_deux_personnes(colonnes, lignes);
    ecran_jouer_suite("f5d6c3d3c4");
    reculer(2);
    terminal_attendre_texte(ecran, "3/5");
    terminal_taper(ecran, "f4\r");
    ecran_jouer("f3");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "3/5");
    terminal_taper(ecran, "g5\r");
    terminal_attendre_texte(ecran, "(V, Tab)");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "3/5");
}

static void tab_va_de_l_une_a_l_autre(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    terminal_attendre_texte(ecran, "Var. : f4  g5 (Tab)");
    terminal_attendre_texte(ecran, "3. c3  d3+"); /* in the list of moves */
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "variante 3/5");
    terminal_attendre_texte(ecran, "Var. : d3  g5 (Tab)");
    terminal_attendre_texte(ecran, "3. c3 (f4+");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "variante 4/5");
    terminal_attendre_absence(ecran, "Var. :");
    reculer(1);
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "variante 3/4");
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "relecture 3/5");
    reculer(1);
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "Aucune autre variante à ce moment");
    ecran_quitter_proprement();
}

/* At the end of a variation Tab changes its last move. */
static void tab_change_le_dernier_coup(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    terminal_taper(ecran, "\t\t");
    terminal_attendre_texte(ecran, "variante 3/4");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_attendre_texte(ecran, "Var. : d3  f4 (Tab)");
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "relecture 4/5");
}

/* A move of a known line is that line. */
static void rejouer_un_coup_suit_sa_ligne(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante 4/5");
    terminal_taper(ecran, "f3\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    reculer(2);
    terminal_taper(ecran, "d3\r");
    terminal_attendre_texte(ecran, "relecture 4/5");
}

/* What is undone in a variation can be redone, and stays where another move takes its place. */
static void annuler_dans_une_variante_n_y_perd_rien(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    terminal_taper(ecran, "f4\r");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "u");
    terminal_attendre_absence(ecran, "Blanc f4, Noir");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "Noir f3");
    terminal_taper(ecran, "u");
    ecran_jouer("e6");
    reculer(1);
    terminal_attendre_texte(ecran, "Var. : f3 (Tab)");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "4. f4 f3 (2 coups)");
    terminal_attendre_texte(ecran, "▸ 4. f4 e6 (2 coups)");
    terminal_attendre_texte(ecran, "4. g5 (1 coup)");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "variante 4/5");
    terminal_attendre_texte(ecran, "Var. : e6 (Tab)");
}

static void la_liste_y_va(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "Aucune variante");
    deux_variantes(80, 24);
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "4. f4 f3 (2 coups)");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "4. f4 f3");
    terminal_taper(ecran, "V2");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_attendre_texte(ecran, "Blanc g5");
    ecran_quitter_proprement();
}

static void x_retire(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    terminal_taper(ecran, "X");
    terminal_attendre_texte(ecran, "Ce n'est pas une variante");
    terminal_taper(ecran, "\tX");
    terminal_attendre_texte(ecran, "Retirer cette variante");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "variante 3/5");
    terminal_taper(ecran, "X2");
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_attendre_texte(ecran, "Var. : g5 (Tab)");
    ecran_quitter_proprement();
}

/* The end of the game that a variation took the place of is one of them. */
static void la_fin_remplacee_se_retrouve(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    terminal_taper(ecran, "g5\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "r1");
    terminal_attendre_absence(ecran, "variante depuis");
    reculer(1);
    terminal_attendre_texte(ecran, "Var. : f4  d3 (Tab)");
}

static void dans_peu_de_place(void **etat)
{
    (void)etat;
    deux_variantes(48, 19);
    terminal_attendre_texte(ecran, "+2 (Tab)");
    ecran_quitter_proprement();
    deux_variantes(60, 19);
    terminal_attendre_texte(ecran, "Var. : f4  g5 (Tab)");
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "3/5");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "4. f4 f3 (2 coups)");
    terminal_taper(ecran, "2");
    terminal_attendre_absence(ecran, "Variantes");
    ecran_quitter_proprement();
}

/* Variations of a game that is over, to its last move. */
static void une_partie_finie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite(ECRAN_COURTE);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Noir gagne");
    reculer(1);
    terminal_taper(ecran, "d3\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 9");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "relecture 8/9");
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "variante 8/9");
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "relecture 8/9");
}

/* What was found of the moves while they were looked at stands beside them. */
static void les_valeurs_sont_gardees(void **etat)
{
    (void)etat;
    deux_variantes(118, 40);
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Var. : f4 -");
    terminal_taper(ecran, "xV");
    terminal_attendre_texte(ecran, "4. f4 f3 (2 coups), Noir +");
}

static void d_autres_plateaux(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--taille", "6x6", "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "b3\r");
    terminal_attendre_texte(ecran, "coup 1");
    reculer(1);
    terminal_taper(ecran, "c2\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 1");
    terminal_taper(ecran, "\t");
    terminal_attendre_texte(ecran, "coup 1");
    terminal_attendre_absence(ecran, "variante");
    ecran_quitter_proprement();
}

/* A player who passes is no move of a line, which goes on behind it, on disk too. */
static void une_passe_dans_une_ligne(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("e6f6c4c5c6d6g7f4g4g6e7h8h6g5f8");
    reculer(1);
    terminal_attendre_texte(ecran, "14/15");
    terminal_taper(ecran, "G8\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 15");
    terminal_taper(ecran, "f8\r");
    terminal_attendre_texte(ecran, "Noir passe");
    terminal_taper(ecran, "c3\r");
    terminal_attendre_texte(ecran, "Blanc c3");
    terminal_taper(ecran, "Ndeux fois\r");
    terminal_attendre_texte(ecran, "c3 : deux fois");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Partie reprise");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "15. g8 f8 c3 (3 coups)");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "variante 15/17");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "c3 : deux fois");
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "Noir passe");
}

/* The save has them: who leaves is asked nothing, and finds them again. */
static void la_sauvegarde_les_a(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    terminal_taper(ecran, "f4\rNà voir\r");
    terminal_attendre_texte(ecran, "f4 : à voir");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Partie reprise");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "4. f4 f3 (2 coups)");
    terminal_attendre_texte(ecran, "4. g5 (1 coup)");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "f4 : à voir");
    terminal_taper(ecran, "X2");
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_signaler(ecran, SIGKILL); /* a crash loses nothing either */
    terminal_attendre_fin(ecran);
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Partie reprise");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "4. g5 (1 coup)");
    assert_false(terminal_montre(ecran, "4. f4 f3"));
}

/* So has the history that the game goes to where another one takes its place. */
static void l_historique_les_a(void **etat)
{
    (void)etat;
    deux_variantes(80, 24);
    ecran_quitter_proprement();
    ecran_deux_personnes(80, 24);
    ecran_jouer("f5");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--pions=pleins", NULL);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "inachevée");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Noir c4");
    terminal_taper(ecran, "V");
    terminal_attendre_texte(ecran, "4. f4 f3 (2 coups)");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_quitter_proprement();
}

/* Before they are lost: nothing at a move alone, a question at more, which can be written, given up
 * or stayed with. */
static void les_perdre_se_demande(void **etat)
{
    (void)etat;
    const char *chemin = chemin_temporaire("variantes.sgf");
    deux_variantes(80, 24);
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "Abandonner cette partie");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "Perdre variantes et notes ?");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Perdre variantes");
    terminal_taper(ecran, "n1");
    terminal_attendre_texte(ecran, "Perdre variantes");
    terminal_taper(ecran, "3");
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_taper(ecran, "n1");
    terminal_attendre_texte(ecran, "Perdre variantes");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "Écrire la partie");
    terminal_touche(ecran, VTERM_KEY_ESCAPE); /* to the question again */
    terminal_attendre_texte(ecran, "Les abandonner");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "Écrire la partie");
    terminal_taper(ecran, chemin);
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_int_equal(unlink(chemin), 0);
}

/* What a file has is not asked about, in a later sitting either. */
static void ecrites_elles_ne_se_demandent_plus(void **etat)
{
    (void)etat;
    const char *chemin = chemin_temporaire("ecrites.sgf");
    unlink(chemin);
    deux_variantes(80, 24);
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "Écrire la partie");
    terminal_taper(ecran, chemin);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie écrite");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Partie reprise");
    terminal_taper(ecran, "n1");
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_int_equal(unlink(chemin), 0);
}

static void un_coup_seul_ne_se_demande_pas(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    reculer(2);
    terminal_attendre_texte(ecran, "3/5");
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    ecran_quitter_proprement();
}

static void en_mode_texte_aussi(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--texte", "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Noir");
    terminal_taper(ecran, "f5\rd6\rc3\rd3\r<\rf4\rf3\r");
    terminal_attendre_texte(ecran, "Variante depuis le coup 4");
    terminal_taper(ecran, "n\rn\r");
    terminal_attendre_texte(ecran, "Les abandonner ? (n : oui)");
    terminal_taper(ecran, "x\r");
    terminal_attendre_texte(ecran, "La partie continue.");
    terminal_taper(ecran, "q\r"); /* the save has them */
    assert_int_equal(terminal_attendre_fin(ecran), 0);
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(tab_va_de_l_une_a_l_autre),
        TEST(tab_change_le_dernier_coup),
        TEST(rejouer_un_coup_suit_sa_ligne),
        TEST(annuler_dans_une_variante_n_y_perd_rien),
        TEST(la_liste_y_va),
        TEST(x_retire),
        TEST(la_fin_remplacee_se_retrouve),
        TEST(dans_peu_de_place),
        TEST(une_partie_finie),
        TEST(les_valeurs_sont_gardees),
        TEST(d_autres_plateaux),
        TEST(une_passe_dans_une_ligne),
        TEST(la_sauvegarde_les_a),
        TEST(l_historique_les_a),
        TEST(les_perdre_se_demande),
        TEST(ecrites_elles_ne_se_demandent_plus),
        TEST(un_coup_seul_ne_se_demande_pas),
        TEST(en_mode_texte_aussi),
    };
    return cmocka_run_group_tests_name("écran, lignes", tests, NULL, NULL);
}
