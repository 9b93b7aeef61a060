/* A game on the screen: the board as drawn, moves by typing, cursor and mouse, refusals, what the
 * side panel tells, passes, the end. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/horloge.h"
#include "tests/ecran_vu.h"

/* 60 moves and 15 passes, but for the last move, h2. */
#define PARTIE_DE_15_PASSES                                                                        \
    "f5f6e6f4d3c4e3d6g4h3b5b4c5c6b6g3c3f3b3a6c7d8d7e7b8b7h4h5a8c2a7a4c8e2a5g5a3e8a2"               \
    "f8f7c1b1a1b2g7d1d2g6g8h8h7h6e1f2g2f1h1g1"

/* Black to move and stuck; White can go on by g5 or h6. */
static const char NOIR_BLOQUE[] =
    "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO";

/* ---- The board ---- */

static void le_plateau_de_depart(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
    assert_true(terminal_ecran_alterne(ecran));
    assert_true(terminal_montre(ecran, "Trait à Noir, 4 coups légaux"));
    ecran_quitter_proprement();
}

static void les_deux_notations_bordent_le_plateau(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    int x, y, xh, yh;
    ecran_place("a1", &x, &y);
    ecran_place("h8", &xh, &yh);
    int dessous = yh;
    while (dessous < 23 && terminal_cellule(ecran, xh, dessous).texte[0] != '8')
        dessous++;
    assert_string_equal(terminal_cellule(ecran, x, dessous).texte, "1"); /* the course's x */
    assert_string_equal(terminal_cellule(ecran, xh, dessous).texte, "8");
}

static void les_pions_se_distinguent_par_leur_couleur_sur_le_vert(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "l");
    ecran_attendre_curseur("e3");
    struct ecran_case noir = ecran_case("e4"), blanc = ecran_case("d4"), vide = ecran_case("a1");
    assert_string_equal(noir.signe, "▇"); /* the same filled disc for both */
    assert_string_equal(blanc.signe, "▇");
    assert_int_equal(noir.encre, 16);
    assert_int_equal(blanc.encre, 231);
    assert_int_equal(noir.fond, ECRAN_SOMBRE);
    assert_int_equal(blanc.fond, ECRAN_VERT);
    assert_int_equal(vide.fond, ECRAN_VERT);
    assert_string_equal(vide.signe, " ");
}

/* TUI-37: a screen reader follows the terminal's cursor, and the cell is told in words. */
static void TUI_37_le_curseur_du_terminal_est_sur_la_case(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    const int fond = ecran_case("c4").fond;
    ecran_attendre_curseur("d3");
    assert_true(terminal_curseur_visible(ecran));
    terminal_touche(ecran, VTERM_KEY_DOWN);
    ecran_attendre_curseur("d4");
    terminal_attendre_texte(ecran, "d4 : Blanc");
    terminal_touche(ecran, VTERM_KEY_LEFT);
    ecran_attendre_curseur("c4");
    terminal_attendre_texte(ecran, "c4 : vide, coup légal, retourne 1 pion");
    assert_int_not_equal(ecran_case("c4").fond, fond);
    terminal_redimensionner(ecran, 60, 12); /* where cells are one row high */
    terminal_attendre_texte(ecran, ">·<");
}

/* ---- Moves ---- */

static void taper_un_coup_xy(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "3");
    terminal_attendre_texte(ecran, "Coup : 3");
    terminal_taper(ecran, "4\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "Noir c4 (34)");
    terminal_attendre_texte(ecran, "Trait à Blanc, 3 coups légaux");
}

static void taper_une_lettre_et_un_chiffre(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    assert_string_equal(ecran_legaux(), "c3 e3 c5");
    assert_false(terminal_montre(ecran, "34")); /* which would look like a score */
    ecran_quitter_proprement();
}

/* The person's move and the answer, not what came before. */
static void le_bas_dit_un_echange(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:1", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Noir f5, Blanc f6");
    terminal_taper(ecran, "e6\r");
    terminal_attendre_texte(ecran, "Noir e6, Blanc f4");
    assert_false(terminal_montre(ecran, "Blanc f6"));
}

/* h goes left, and is a column when a digit follows. */
static void la_colonne_h_se_tape(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 59, PARTIE_DE_15_PASSES);
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_taper(ecran, " ");
    ecran_attendre_curseur("h2");
    terminal_taper(ecran, "h2");
    terminal_attendre_texte(ecran, "Coup : h2");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, " 64-0");
}

static void h_puis_un_coup_xy(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "h3");
    terminal_attendre_texte(ecran, "Coup : h3");
    terminal_taper(ecran, "4");
    terminal_attendre_texte(ecran, "Coup : 34");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_curseur("c3");
    terminal_taper(ecran, "h34\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

static bool legaux_marques(struct terminal *t, const void *noms)
{
    (void)t;
    return strcmp(ecran_legaux(), noms) == 0;
}

/* Discs turn one after the other, six rings of them in half a second at the least; then the board
 * is that of the game, and legal moves come back. */
static void un_coup_pas_a_pas(void **etat)
{
    (void)etat;
    static const char DEPART[] = "-OOOOOOX----------XO--------------------------------------------";
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", "--animation",
                 "oui", "--position", DEPART, NULL);
    ecran_attendre_plateau(DEPART);
    assert_string_equal(ecran_legaux(), "a1 e3");
    const double debut = horloge_secondes();
    ecran_jouer("a1");
    assert_true(terminal_attendre(ecran, legaux_marques, "b3"));
    assert_true(horloge_secondes() - debut > 0.4);
    ecran_attendre_plateau("XXXXXXXX----------XO--------------------------------------------");
    ecran_quitter_proprement();
}

static void le_dernier_coup_et_les_pions_retournes_sont_marques(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    struct ecran_case joue = ecran_case("c4"), retourne = ecran_case("d4"),
                      autre = ecran_case("e4");
    assert_true(joue.gauche == '[' && joue.droite == ']');
    assert_true(retourne.gauche == '(' && retourne.droite == ')');
    assert_true(autre.gauche == ' ' && autre.droite == ' ');
}

static bool promis(const char *nom)
{
    return ecran_case(nom).gauche == '~' && ecran_case(nom).droite == '~';
}

/* What the move under the cursor would turn is seen before it is made, at every size; not where
 * legal moves are not to be. */
static void le_coup_sous_le_curseur_montre_ce_qu_il_retournerait(void **etat)
{
    static const int TAILLES[][2] = {{60, 12}, {80, 24}, {100, 30}, {120, 40}, {140, 46}, {150, 55},
                                     {200, 60}};
    (void)etat;
    for (size_t i = 0; i < sizeof TAILLES / sizeof *TAILLES; i++) {
        ecran_deux_personnes(TAILLES[i][0], TAILLES[i][1]);
        ecran_attendre_curseur("d3");
        assert_true(promis("d4"));
        assert_int_equal(ecran_case("d4").contenu, 'O');
        assert_false(promis("e5") || promis("e4"));
        terminal_taper(ecran, "l");
        ecran_attendre_curseur("e3");
        assert_false(promis("d4") || promis("e5"));
        terminal_taper(ecran, "jjj");
        ecran_attendre_curseur("e6");
        assert_true(promis("e5"));
        terminal_taper(ecran, " ");
        terminal_attendre_texte(ecran, "coup 1");
        assert_int_equal(ecran_case("e5").gauche, '(');
    }
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", "--legaux", "non",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_attendre_curseur("d3");
    assert_false(promis("d4"));
    ecran_quitter_proprement();
}

static void jouer_au_curseur_avec_Entree_et_Espace(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "hj"); /* d3 to c3, c4 */
    ecran_attendre_curseur("c4");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "k");
    ecran_attendre_curseur("c3");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "Blanc c3");
    assert_int_equal(ecran_case("c3").contenu, 'O');
    assert_int_equal(ecran_case("d4").contenu, 'O');
}

static void le_curseur_fait_le_tour_du_plateau(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "hhh");
    ecran_attendre_curseur("a3");
    terminal_taper(ecran, "h");
    ecran_attendre_curseur("h3");
    terminal_taper(ecran, "lkkk");
    ecran_attendre_curseur("a8");
}

static void un_coup_refuse_dit_pourquoi_et_rien_ne_change(void **etat)
{
    (void)etat;
    static const char *const REFUS[][2] = {
        {"44", "occupée"},  {"11", "aucun pion"}, {"09", "de 1 à 8"},
        {"90", "de 1 à 8"}, {"4c", "c4"},         {"c9", "de 1 à 8"},
        {"345", "34"},      {"3", "34"},          {"c4c4", "34"},
    };
    ecran_deux_personnes(80, 24);
    for (size_t i = 0; i < sizeof REFUS / sizeof REFUS[0]; i++) {
        terminal_taper(ecran, REFUS[i][0]);
        terminal_taper(ecran, "\r");
        terminal_attendre_texte(ecran, "Coup refusé");
        terminal_attendre_texte(ecran, REFUS[i][1]);
        terminal_touche(ecran, VTERM_KEY_ESCAPE);
        terminal_attendre_absence(ecran, "refusé");
    }
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer("c4");
}

static void jouer_sur_une_case_refusee_dit_pourquoi(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "j ");
    terminal_attendre_texte(ecran, "occupée");
    terminal_taper(ecran, "kk ");
    terminal_attendre_texte(ecran, "ne retourne aucun pion");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* There is nobody to hurry: it is said. */
static void m_au_tour_d_une_personne_le_dit(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "m");
    terminal_attendre_texte(ecran, "Aucun ordinateur ne réfléchit.");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

static void Echap_et_effacement_dans_la_saisie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "3");
    terminal_attendre_texte(ecran, "Coup : 3");
    terminal_taper(ecran, "\x7f");
    terminal_attendre_absence(ecran, "Coup :");
    terminal_taper(ecran, "35\x7f");
    terminal_attendre_texte(ecran, "Coup : 3");
    terminal_taper(ecran, "4\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "3");
    terminal_attendre_texte(ecran, "Coup : 3");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Coup :");
    assert_true(terminal_vivant(ecran));
}

/* ---- Passes and ends ---- */

/* TUI-38: the pass is announced and stays until it is seen. */
static void TUI_38_une_passe_est_annoncee(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 15, "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_taper(ecran, "f8\r");
    terminal_attendre_texte(ecran, "Noir n'a aucun coup légal et passe.");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "Trait à Blanc, 3 coups légaux");
    assert_string_equal(ecran_legaux(), "c3 g3 b4");
    terminal_attendre_texte(ecran, "Noir passe"); /* still told after the acknowledgement */
}

/* A program that a save file names runs only when the user says so; else the computer plays. */
static void un_programme_sauve_se_demande(void **etat)
{
    (void)etat;
    char moteur[256], temoin[256], script[600], joueur[300];
    snprintf(moteur, sizeof moteur, "%s", chemin_temporaire("moteur"));
    snprintf(temoin, sizeof temoin, "%s", chemin_temporaire("temoin"));
    snprintf(script, sizeof script, "#!/bin/sh\n: > %s\n", temoin);
    ecrire_fichier(moteur, script, strlen(script));
    assert_int_equal(chmod(moteur, 0700), 0);
    snprintf(joueur, sizeof joueur, "gtp:%s", moteur);
    ecran_sauvegarde("clavier", joueur, 2, "f5d6");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Cette partie lance un programme");
    terminal_attendre_texte(ecran, moteur);
    terminal_taper(ecran, "\r"); /* the computer instead */
    terminal_attendre_texte(ecran, "Partie reprise");
    ecran_jouer("c3");
    terminal_attendre_texte(ecran, "coup 4");
    assert_int_not_equal(access(temoin, F_OK), 0);
    ecran_sauvegarde("clavier", joueur, 2, "f5d6");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Cette partie lance un programme");
    terminal_taper(ecran, "2");
    terminal_attendre_texte(ecran, "Partie reprise");
    ecran_jouer("c3");
    terminal_attendre_texte(ecran, "Blanc perd par forfait");
    assert_int_equal(access(temoin, F_OK), 0);
}

/* The next move can be typed while the pass is still announced: seen is seen. */
static void un_coup_tape_vaut_accuse_de_la_passe(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 15, "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_taper(ecran, "f8\r");
    terminal_attendre_texte(ecran, "Noir n'a aucun coup légal et passe.");
    terminal_taper(ecran, "c3\r");
    terminal_attendre_texte(ecran, "Blanc c3");
    assert_false(terminal_montre(ecran, "Attendez"));
}

/* RULE-37: the computer moves again after the human's pass, without any key. */
static void RULE_37_l_ordinateur_rejoue_sans_touche(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:1", "--position", NOIR_BLOQUE,
                 "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Noir n'a aucun coup légal et passe.");
    terminal_attendre_texte(ecran, "coup 1");
    assert_true(terminal_montre(ecran, "passe"));
}

/* A pass just before the last move, and nobody to press a key: the result is what stands there. */
static void une_passe_ne_cache_pas_le_resultat(void **etat)
{
    (void)etat;
    ecran_sauvegarde("aleatoire:1", "aleatoire:1", 59, PARTIE_DE_15_PASSES);
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, " 64-0");
    terminal_attendre_absence(ecran, "n'a aucun coup légal");
}

static void la_fin_donne_les_deux_comptes(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c5f6e7f4g5e6");
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Noir gagne 13-0");
    terminal_taper(ecran, "u"); /* HIST-02 */
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_true(ecran_case("e3").legal);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Noir gagne ");
    ecran_quitter_proprement();
}

static void apres_la_fin_une_nouvelle_partie_sans_question(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c5f6e7f4g5e6");
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Noir gagne ");
    terminal_taper(ecran, "n");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir");
}

/* TUI-40: a game of 60 moves and 15 passes: the list scrolls, its last move is in sight. */
static void TUI_40_la_liste_des_coups_montre_le_dernier(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 59, PARTIE_DE_15_PASSES);
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_taper(ecran, " "); /* White passes: seen */
    ecran_attendre_curseur("h2");
    terminal_attendre_texte(ecran, "59. g1");
    int x, y;
    assert_true(terminal_chercher(ecran, "59. g1", &x, &y));
    assert_true(terminal_cellule(ecran, x + 4, y).inverse);
    terminal_taper(ecran, "82\r");
    terminal_attendre_texte(ecran, " 64-0");
    terminal_attendre_texte(ecran, "60. h2");
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(le_plateau_de_depart),
        TEST(les_deux_notations_bordent_le_plateau),
        TEST(les_pions_se_distinguent_par_leur_couleur_sur_le_vert),
        TEST(TUI_37_le_curseur_du_terminal_est_sur_la_case),
        TEST(taper_un_coup_xy),
        TEST(taper_une_lettre_et_un_chiffre),
        TEST(le_bas_dit_un_echange),
        TEST(la_colonne_h_se_tape),
        TEST(h_puis_un_coup_xy),
        TEST(un_coup_pas_a_pas),
        TEST(le_dernier_coup_et_les_pions_retournes_sont_marques),
        TEST(le_coup_sous_le_curseur_montre_ce_qu_il_retournerait),
        TEST(jouer_au_curseur_avec_Entree_et_Espace),
        TEST(le_curseur_fait_le_tour_du_plateau),
        TEST(un_coup_refuse_dit_pourquoi_et_rien_ne_change),
        TEST(jouer_sur_une_case_refusee_dit_pourquoi),
        TEST(m_au_tour_d_une_personne_le_dit),
        TEST(Echap_et_effacement_dans_la_saisie),
        TEST(TUI_38_une_passe_est_annoncee),
        TEST(un_coup_tape_vaut_accuse_de_la_passe),
        TEST(un_programme_sauve_se_demande),
        TEST(RULE_37_l_ordinateur_rejoue_sans_touche),
        TEST(une_passe_ne_cache_pas_le_resultat),
        TEST(la_fin_donne_les_deux_comptes),
        TEST(apres_la_fin_une_nouvelle_partie_sans_question),
        TEST(TUI_40_la_liste_des_coups_montre_le_dernier),
    };
    return cmocka_run_group_tests_name("écran, jouer", tests, NULL, NULL);
}
