/* The end of a game in the panel: who won as the person sees it, and a rematch. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

/* Black takes the last square, h2, after a pass of White's, and everything. */
#define PARTIE                                                                                     \
    "f5f6e6f4d3c4e3d6g4h3b5b4c5c6b6g3c3f3b3a6c7d8d7e7b8b7h4h5a8c2a7a4c8e2a5g5a3e8a2"               \
    "f8f7c1b1a1b2g7d1d2g6g8h8h7h6e1f2g2f1h1g1"
/* One with which White wins, all but the last move. */
#define PERDUE                                                                                     \
    "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1h2h1g1e1" \
    "g7b3b4a4a3h8g8c1b2a1a2b1b7"

static void finir(const char *noir, const char *blanc)
{
    ecran_sauvegarde(noir, blanc, 59, PARTIE);
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_taper(ecran, " "); /* White passes: seen */
    ecran_attendre_curseur("h2");
    terminal_taper(ecran, "82\r");
    terminal_attendre_texte(ecran, " 64-0");
}

static void en_gras(const char *texte)
{
    int x, y;
    terminal_attendre_texte(ecran, texte);
    assert_true(terminal_chercher(ecran, texte, &x, &y));
    assert_true(terminal_cellule(ecran, x, y).gras);
}

static void qui_a_gagne_comme_on_le_voit(void **etat)
{
    (void)etat;
    finir("clavier", "ia:1");
    en_gras("Vous gagnez 64-0 contre l'IA,");
    terminal_attendre_texte(ecran, "n  revanche");
    terminal_attendre_texte(ecran, "y  analyser vos erreurs");
    assert_false(terminal_montre(ecran, "Pensée de"));
    terminal_taper(ecran, "\r"); /* it stays */
    terminal_attendre_texte(ecran, "La partie est finie");
    assert_true(terminal_montre(ecran, "Vous gagnez 64-0"));
    finir("clavier", "clavier");
    en_gras("Noir gagne 64-0");
    assert_false(terminal_montre(ecran, "échangées"));
    ecran_quitter_proprement();
}

static void l_ordinateur_gagne(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "ia:1", 58, PERDUE);
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "b7\r");
    en_gras("Vous perdez 15-49 contre l'IA,");
    assert_true(terminal_montre(ecran, "niveau 1")); /* on two rows */
    assert_false(terminal_montre(ecran, "Victoire")); /* said once */
    ecran_quitter_proprement();
}

static void les_cases_vides_vont_au_gagnant(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c5f6e7f4g5e6");
    terminal_taper(ecran, "e3\r");
    en_gras("Noir gagne 13-0");
    int x, y;
    assert_true(terminal_chercher(ecran, "Noir gagne 13-0", &x, &y));
    assert_non_null(strstr(terminal_ligne(ecran, y + 1), "51 vides au gagnant : 64-0"));
    ecran_quitter_proprement();
}

/* With the moves shown step by step, a while after the last one: its marks go, then the discs are
 * gathered and counted, then it is told who won, then the board is as the game left it. */
static void la_fin_se_compte(void **etat)
{
    int x, y;
    (void)etat;
    ecran_sauvegarde("clavier", "ia:1", 58, PERDUE);
    ecran_ouvrir(80, 24, "--reprendre", "--animation=oui", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "b7\r");
    terminal_attendre_texte(ecran, "a8");
    assert_false(terminal_montre(ecran, "Vous perdez"));
    terminal_attendre_texte(ecran, " 49");
    terminal_attendre_texte(ecran, "Vous perdez 15-49");
    assert_true(terminal_chercher(ecran, "Vous perdez", &x, &y));
    assert_non_null(strstr(terminal_ligne(ecran, y - 1), "15 ●●●"));
    ecran_attendre_plateau("XXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO");
    assert_false(terminal_montre(ecran, "b7 : ")); /* it is not what it was */
    ecran_attendre_plateau("OOOOOOXOOOOXXXOOOOOOOOXOOOOOOXXOOOXOOOXOOXOXOOXOOOXOXXOOOOOOOOOO");
    ecran_attendre_curseur("b7");
    assert_int_equal(ecran_case("b7").gauche, ' '); /* it is not marked as turned */
    terminal_taper(ecran, "l");
    ecran_attendre_curseur("c7");
    assert_int_equal(ecran_case("b7").gauche, ' ');
    ecran_sauvegarde("clavier", "ia:1", 58, PERDUE);
    ecran_ouvrir(80, 24, "--reprendre", "--animation=oui", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "b7\r");
    terminal_attendre_texte(ecran, "a8");
    terminal_attendre_texte(ecran, "n nouvelle partie");
    terminal_taper(ecran, " "); /* at once */
    terminal_attendre_texte(ecran, "Vous perdez 15-49");
    assert_false(terminal_montre(ecran, "La partie est finie"));
    ecran_quitter_proprement();
}

/* After a win the next level is a key away, after a defeat the one before. */
static void une_revanche_au_niveau_suivant(void **etat)
{
    (void)etat;
    finir("clavier", "ia:1");
    terminal_attendre_texte(ecran, "+  revanche au niveau 2");
    terminal_taper(ecran, "+");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "IA, niveau 2");
    ecran_sauvegarde("clavier", "ia:3", 58, PERDUE);
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "b7\r");
    terminal_attendre_texte(ecran, "-  revanche au niveau 2");
    ecran_quitter_proprement();
}

static void une_revanche_couleurs_echangees(void **etat)
{
    (void)etat;
    finir("clavier", "ia:1");
    terminal_taper(ecran, "w");
    terminal_attendre_texte(ecran, "coup 1"); /* the computer has Black */
    terminal_attendre_texte(ecran, "Trait à Blanc");
    int x, y;
    assert_true(terminal_chercher(ecran, "IA, niveau 1", &x, &y));
    assert_non_null(strstr(terminal_ligne(ecran, y), "Noir"));
    ecran_quitter_proprement();
}

/* It is for once: so is the level that is then changed. */
static void une_revanche_ne_change_pas_les_reglages(void **etat)
{
    int x, y;
    (void)etat;
    finir("clavier", "ia:3");
    terminal_taper(ecran, "w");
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_taper(ecran, "+");
    terminal_attendre_texte(ecran, "Noir : IA, niveau 4");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--legaux", "oui", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_true(terminal_chercher(ecran, "IA, niveau 3", &x, &y));
    assert_non_null(strstr(terminal_ligne(ecran, y), "Blanc"));
    ecran_quitter_proprement();
}

/* Games of the history are listed at the start, and one is gone over; the saved one stays. One
 * whose place another took is there too, and is none of those won. */
static void mes_parties(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "ia:2", 3, "f5d6c3");
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    finir("clavier", "ia:2");
    terminal_attendre_texte(ecran, "Bilan : 1 gagnée, 0 nulle, 0");
    ecran_sauvegarde("clavier", "ia:2", 1, "c4");
    ecran_ouvrir(40, 12, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Reprendre la partie");
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "gagnée de 64, IA, niveau 2");
    terminal_attendre_texte(ecran, "inachevée, IA, niveau 2");
    assert_true(terminal_montre(ecran, "Échap fermer"));
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "Reprendre la partie");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "gagnée de 64");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "NOIR, 64-0");
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "humain gagne 64-0");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 59/60");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Reprendre la partie");
    ecran_quitter_proprement();
}

/* A great moment is told, and what was done at each level. */
static void un_exploit_et_les_niveaux(void **etat)
{
    static const char HISTORIQUE[] = "2026-11-30T12:00:00\tothello-8x8\tclavier\tia:3\t-4\tf5\n";
    char chemin[CHEMIN_MAX];
    (void)etat;
    assert_true(fichier_chemin(DOSSIER_ETAT, "othello.historique", chemin));
    ecrire_fichier(chemin, HISTORIQUE, strlen(HISTORIQUE));
    finir("clavier", "ia:2");
    en_gras("Parfait : 64-0 !");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Plus haut niveau battu : 2. Gagnées-nulles-perdues");
    assert_true(terminal_montre(ecran, "Mes parties"));
    unlink(chemin);
}

/* In ten columns too it stays told who won, and what can be done. */
static void un_panneau_de_dix_colonnes_le_dit(void **etat)
{
    static const char *const LIGNES[] = {"Perdu", "15-49", "n encore"};
    (void)etat;
    ecran_sauvegarde("clavier", "ia:5", 58, PERDUE);
    ecran_ouvrir(40, 15, "--reprendre", NULL);
    terminal_attendre_calme(ecran, 300);
    terminal_taper(ecran, "b7\r");
    terminal_attendre_texte(ecran, "- niv. 4");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "La partie est finie");
    for (size_t i = 0; i < sizeof LIGNES / sizeof *LIGNES; i++)
        assert_true(terminal_montre(ecran, LIGNES[i]));
    ecran_quitter_proprement();
}

/* A pass is an alert until something follows it, and not when the game is over. */
static void une_passe_n_alerte_plus_a_la_fin(void **etat)
{
    int x, y;
    (void)etat;
    finir("clavier", "clavier");
    terminal_attendre_texte(ecran, "Blanc passe, Noir h2");
    assert_true(terminal_chercher(ecran, "Blanc passe, Noir h2", &x, &y));
    assert_int_not_equal(terminal_cellule(ecran, x, y).encre, 1);
    assert_true(terminal_chercher(ecran, "Noir  64", &x, &y)); /* the winner stands in one box */
    for (int i = 0; i < 8; i++)
        assert_true(terminal_cellule(ecran, x + i, y).inverse);
    ecran_quitter_proprement();
}

/* The exchange begins later where the line does not hold it whole. */
static void les_derniers_coups_se_lisent_jusqu_au_bout(void **etat)
{
    (void)etat;
    ecran_environnement("LANGUAGE=en", NULL);
    ecran_ouvrir(60, 19, PARTIE "h2", "--nouvelle", "--noir=clavier", "--blanc=clavier", NULL);
    terminal_attendre_texte(ecran, "White passes, Black g1, White passes, Black h2");
    for (int i = 0; i < 5; i++)
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "move 55 of 60");
    assert_true(terminal_montre(ecran, "White passes, Black f2, White passes"));
    assert_false(terminal_montre(ecran, "Black e1"));
    ecran_quitter_proprement();
}

/* The first q closes the list, the second leaves. */
static void quitter_la_liste(void)
{
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "Nouvelle partie");
    ecran_quitter_proprement();
}

/* One that was opened shows no player who does not move yet, and is told apart once it is played
 * on: it counts for nobody. */
static void une_partie_ouverte_n_est_pas_la_sienne(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "f5d6c5f6e7f4g5e6", "--nouvelle", "--noir", "clavier", "--blanc", "ia:7",
                 NULL);
    terminal_attendre_texte(ecran, "coup 8");
    assert_false(terminal_montre(ecran, "humain"));
    assert_false(terminal_montre(ecran, "IA, niveau 7"));
    terminal_taper(ecran, "g3\r"); /* nobody answers: that is told, once */
    terminal_attendre_texte(ecran, "vous jouez les deux couleurs, r reprend la partie d'ici.");
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "coup 8");
    terminal_taper(ecran, "r");
    terminal_attendre_texte(ecran, "IA, niveau 7");
    assert_true(terminal_montre(ecran, "humain"));
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Vous gagnez 13-0");
    assert_false(terminal_montre(ecran, "Bilan"));
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "ouverte au coup 8, gagnée de 64, IA, niveau 7");
    quitter_la_liste();
}

/* A list that is left changes no setting. */
static void la_liste_quittee_ne_retient_rien(void **etat)
{
    (void)etat;
    char chemin[CHEMIN_MAX];
    size_t taille;
    finir("clavier", "ia:1");
    terminal_attendre_texte(ecran, "gagnée");
    ecran_quitter_proprement();
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    unlink(chemin);
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    ecran_menu("Noir", NULL);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "gagnée de 64, IA");
    quitter_la_liste();
    char *garde = access(chemin, F_OK) == 0 ? lire_fichier(chemin, &taille) : NULL;
    assert_true(!garde || !strstr(garde, "noir"));
    free(garde);
}

/* One that the person left is gone on with: the computer that played answers. */
static void une_inachevee_se_reprend(void **etat)
{
    (void)etat;
    static const char LIGNE[] =
        "2026-11-30T12:00:00\tothello-8x8\tclavier\tia:2\tinachevée\tf5\n";
    char chemin[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_ETAT, "othello.historique", chemin));
    ecrire_fichier(chemin, LIGNE, strlen(LIGNE));
    ecran_sauvegarde("clavier", "ia:3", 1, "c4");
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "2026-11-30 12:00  inachevée, IA, niveau 2");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "IA, niveau 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_true(terminal_montre(ecran, "humain"));
    ecran_quitter_proprement();
}

/* In text mode too; a game in progress is asked about. */
static void mes_parties_en_mode_texte(void **etat)
{
    (void)etat;
    finir("clavier", "ia:1");
    ecran_ouvrir(80, 24, "--texte", "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    for (int i = 0; i < 2; i++) {
        terminal_taper(ecran, i ? "m\r1\r" : "c4\rm\r1\r");
        terminal_attendre_texte(ecran, "Abandonner cette partie ? (m : oui)");
        terminal_taper(ecran, i ? "m\r" : "\r");
        terminal_attendre_texte(ecran, i ? "Victoire de NOIR, 64-0" : "La partie continue.");
    }
}

/* What a line of the list does not hold ends with a mark of it. */
static void une_ligne_trop_longue_est_abregee(void **etat)
{
    (void)etat;
    static const char LIGNES[] =
        "2026-11-30T12:00:00\tothello-6x6\tclavier\tgtp:/opt/un-moteur --avec-une-longue-option "
        "--et-une-autre-encore\t-4\td2 b3\n"
        "2026-11-29T12:00:00\tothello-6x6\tclavier\tia:3\t+12\td2 b3\n";
    static const struct {
        int colonnes, lignes;
        const char *longue, *courte;
    } CAS[] = {{80, 24, "perdue de 4, un-moteur --avec-une-longue-option --et-un… │",
                "gagnée de 12, IA, niveau 3, Othello 6x6 "},
               {48, 24, "2026-11-30  perdue de 4, ", "2026-11-29  gagnée de 12, IA, niveau 3, O"},
               {40, 12, "│   11-30  perdue de 4, un-moteur",
                "│ ▸ 11-29  gagnée de 12, IA, niveau 3"}};
    char chemin[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_ETAT, "othello.historique", chemin));
    ecrire_fichier(chemin, LIGNES, strlen(LIGNES));
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        ecran_ouvrir(CAS[i].colonnes, CAS[i].lignes, "--legaux", "oui", NULL);
        ecran_menu("Mes parties", NULL);
        terminal_taper(ecran, "\r");
        terminal_attendre_texte(ecran, CAS[i].longue);
        terminal_attendre_texte(ecran, CAS[i].courte);
    }
    unlink(chemin);
}

/* Its opponent was a program, which it does not start: that is told. */
static void une_partie_contre_un_programme_dit_qui_joue(void **etat)
{
    (void)etat;
    static const char LIGNE[] =
        "2026-11-30T12:00:00\tothello-8x8\tclavier\tgtp:un-moteur\tinachevée\tf5 d6\n";
    char chemin[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_ETAT, "othello.historique", chemin));
    ecrire_fichier(chemin, LIGNE, strlen(LIGNE));
    ecran_ouvrir(80, 24, "--theme=classique", NULL);
    ecran_menu("Mes parties", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "inachevée, un-moteur");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "un-moteur n'est pas lancé ; à sa place : l'IA, niveau 3");
    unlink(chemin);
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(qui_a_gagne_comme_on_le_voit),    TEST(l_ordinateur_gagne),
        TEST(les_cases_vides_vont_au_gagnant), TEST(un_exploit_et_les_niveaux),
        TEST(un_panneau_de_dix_colonnes_le_dit), TEST(une_passe_n_alerte_plus_a_la_fin),
        TEST(les_derniers_coups_se_lisent_jusqu_au_bout),
        TEST(mes_parties),
        TEST(une_partie_ouverte_n_est_pas_la_sienne),
        TEST(une_ligne_trop_longue_est_abregee),
        TEST(une_partie_contre_un_programme_dit_qui_joue),
        TEST(la_liste_quittee_ne_retient_rien),
        TEST(une_revanche_couleurs_echangees), TEST(la_fin_se_compte),
        TEST(une_revanche_au_niveau_suivant),
        TEST(une_revanche_ne_change_pas_les_reglages),
        TEST(mes_parties_en_mode_texte),
        TEST(une_inachevee_se_reprend),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
