/* While the computer thinks: keys are served, the size is followed, nothing gets out of step. The
 * computer is given far more time than a test waits, so that only a stop ends its thought. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

static const char APRES_F5[] = "---------------------------OX------XXX--------------------------";

/* Black is a person; White thinks for an hour. f5 is played. */
static void faire_penser(void)
{
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--sans-livre", "--temps", "3600",
                 "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    ecran_attendre_plateau(APRES_F5);
    terminal_attendre_texte(ecran, "réfléchit");
}

static bool reponse_vue(struct terminal *t, const void *donnees)
{
    char cases[65];
    (void)t;
    (void)donnees;
    return ecran_lire_plateau(cases) && strcmp(cases, APRES_F5) != 0 &&
           terminal_montre(ecran, "Trait à Noir");
}

/* m: "play now". */
static void faire_repondre(void)
{
    terminal_taper(ecran, "m");
    assert_true(terminal_attendre(ecran, reponse_vue, NULL));
}

/* RULE-36: a move typed in the other's turn is refused; his move is the next in the record. */
static void RULE_36_on_ne_joue_pas_a_la_place_de_l_autre(void **etat)
{
    (void)etat;
    faire_penser();
    terminal_taper(ecran, "e6\r");
    terminal_attendre_texte(ecran, "Attendez : c'est à Blanc de jouer.");
    ecran_attendre_plateau(APRES_F5);
    terminal_taper(ecran, " ");
    terminal_attendre_calme(ecran, 200);
    ecran_attendre_plateau(APRES_F5);
    faire_repondre();
    assert_true(terminal_montre(ecran, "coup 2"));
}

/* RULE-36 with all keys at once. */
static void RULE_36_d_un_seul_trait(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--sans-livre", "--temps", "3600",
                 "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\re6\rd6\r");
    terminal_attendre_texte(ecran, "réfléchit");
    ecran_attendre_plateau(APRES_F5);
    faire_repondre();
}

static void les_touches_sont_servies(void **etat)
{
    (void)etat;
    faire_penser();
    ecran_attendre_curseur("f5");
    terminal_touche(ecran, VTERM_KEY_UP);
    ecran_attendre_curseur("f4");
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "réfléchit");
    terminal_touche(ecran, VTERM_KEY_HOME);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_touche(ecran, VTERM_KEY_END);
    ecran_attendre_plateau(APRES_F5);
}

/* TUI-41: Esc: nothing, the game goes on. */
static void TUI_41_Echap_ne_casse_rien(void **etat)
{
    (void)etat;
    faire_penser();
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_calme(ecran, 200);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "réfléchit");
    faire_repondre();
    terminal_attendre_texte(ecran, "coup 2");
}

static void annuler_arrete_la_pensee(void **etat)
{
    (void)etat;
    faire_penser();
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups légaux");
    terminal_taper(ecran, "34\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "réfléchit");
}

/* HIST-16: ten new games; each is clean and no stray move arrives. */
static void HIST_16_dix_nouvelles_parties(void **etat)
{
    (void)etat;
    faire_penser();
    terminal_taper(ecran, "n\rn\rn\rn\rn\r");
    ecran_attendre_plateau(ECRAN_DEPART);
    for (int i = 0; i < 5; i++) {
        terminal_taper(ecran, "f5\r");
        terminal_attendre_texte(ecran, "réfléchit");
        terminal_taper(ecran, "n");
        terminal_attendre_texte(ecran, "Abandonner");
        terminal_taper(ecran, "\r");
        terminal_attendre_absence(ecran, "Abandonner");
        ecran_attendre_plateau(ECRAN_DEPART);
    }
    terminal_attendre_calme(ecran, 500);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups légaux");
}

/* TUI-09: the size changes and no key is pressed. */
static void TUI_09_la_taille_change_pendant_la_pensee(void **etat)
{
    (void)etat;
    faire_penser();
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "réfléchit…");
    ecran_attendre_plateau(APRES_F5);
    int x, y;
    ecran_place("h8", &x, &y);
    assert_true(x < 40 && y < 12);
    terminal_redimensionner(ecran, 100, 30);
    terminal_attendre_texte(ecran, "Blanc réfléchit");
    ecran_attendre_plateau(APRES_F5);
}

/* TUI-07: a thousand SIGWINCH during a search. */
static void TUI_07_mille_SIGWINCH(void **etat)
{
    (void)etat;
    faire_penser();
    for (int i = 0; i < 1000; i++) {
        terminal_signaler(ecran, SIGWINCH);
        if (i % 100 == 0)
            terminal_attendre_calme(ecran, 5);
    }
    ecran_attendre_plateau(APRES_F5);
    assert_true(terminal_vivant(ecran));
    faire_repondre();
}

static void la_pensee_se_raconte(void **etat)
{
    (void)etat;
    ecran_ouvrir(100, 30, "--noir", "clavier", "--blanc", "ia:2", "--pensee=tout", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "coup 2");
    static const char *const MOTS[] = {
        "Pensée de Blanc", "Profondeur 2, complète", "Nœuds", "Coupures", "Variante", "évaluation",
        "est mieux"};
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++)
        terminal_attendre_texte(ecran, MOTS[i]);
}

/* What a long thought has found so far. */
static void une_longue_pensee_se_suit(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--sans-livre", "--temps", "5",
                 "--pensee=tout", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Blanc réfléchit… ");
    terminal_attendre_texte(ecran, "profondeur ");
    terminal_taper(ecran, "m");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_absence(ecran, "profondeur ");
    ecran_quitter_proprement();
}

/* Three lines leave the graph its place. */
static void et_dans_peu_de_place_en_trois_lignes(void **etat)
{
    int x, y;
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:2", "--pensee=tout", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "coup 2");
    assert_true(terminal_chercher(ecran, "Pensée de Blanc : ", &x, &y));
    assert_non_null(strstr(terminal_ligne(ecran, y), ", 2 plis"));
    assert_non_null(strstr(terminal_ligne(ecran, y + 1), "est mieux"));
    assert_non_null(strstr(terminal_ligne(ecran, y + 2), "Variante "));
    static const char *const JARGON[] = {"évaluation", "Coupures", "Nœuds", "sûre"};
    for (size_t i = 0; i < sizeof JARGON / sizeof *JARGON; i++)
        assert_false(terminal_montre(ecran, JARGON[i]));
}

/* In a panel of 29 columns and one of 24, what does not fit on its row is said in fewer words: no
 * number is left without what it counts. */
static void un_panneau_etroit_dit_moins(void **etat)
{
    int x, y;
    (void)etat;
    ecran_ouvrir(58, 19, "--noir", "clavier", "--blanc", "ia:6", "--sans-livre", "--pensee=tout",
                 "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "c7\r");
    terminal_attendre_texte(ecran, "coup 4");
    terminal_attendre_texte(ecran, "Blanc +");
    assert_true(terminal_chercher(ecran, "Pensée de Blanc : ", &x, &y));
    assert_non_null(strstr(terminal_ligne(ecran, y), " plis"));
    assert_non_null(strstr(terminal_ligne(ecran, y + 1), "Blanc +"));
    ecran_ouvrir(80, 24, "--taille", "10x10", "--noir", "clavier", "--blanc", "ia:3",
                 "--pensee=tout", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups");
    assert_false(terminal_montre(ecran, "coups l"));
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_texte(ecran, "Blanc : ");
    assert_true(terminal_chercher(ecran, " plis", &x, &y));
    assert_non_null(strstr(terminal_ligne(ecran, y), "Blanc : "));
    assert_non_null(strstr(terminal_ligne(ecran, y + 1), " +"));
    assert_false(terminal_montre(ecran, "Pensée"));
}

/* Where the thinker counts in pawns. */
static void l_avantage_est_en_pions(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:6", "--sans-livre", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, " pions pour ");
    assert_true(terminal_montre(ecran, "Avantage de "));
}

/* Else who is ahead alone: the line would give the person's best answer away. */
static void mais_la_suite_ne_se_dit_pas_de_soi(void **etat)
{
    static const char *const TUS[] = {"Pensée", "Variante", " plis", "Profondeur"};
    (void)etat;
    ecran_ouvrir(100, 30, "--noir", "clavier", "--blanc", "ia:2", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer("f5");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_texte(ecran, "est mieux");
    for (size_t i = 0; i < sizeof TUS / sizeof *TUS; i++)
        assert_false(terminal_montre(ecran, TUS[i]));
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Conseil : ");
    assert_true(terminal_montre(ecran, "Avantage de ") || terminal_montre(ecran, "Jeu égal"));
    assert_false(terminal_montre(ecran, "Variante"));
}

/* Nor that, if one wants; of advice the move is told. */
static void ni_l_avis_si_l_on_veut(void **etat)
{
    (void)etat;
    ecran_ouvrir(100, 30, "--noir", "clavier", "--blanc", "ia:2", "--pensee=non", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer("f5");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_false(terminal_montre(ecran, "est mieux"));
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Conseil : ");
    assert_false(terminal_montre(ecran, "Avantage de ") || terminal_montre(ecran, "Jeu égal"));
}

/* In a look back, advice is for the side to move there, the computer's too; it leaves with the
 * place. */
static void un_conseil_en_relecture(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:1", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "coup 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 1/2");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Conseil : ");
    terminal_attendre_texte(ecran, "relecture 1/2");
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_absence(ecran, "Conseil : ");
    terminal_attendre_texte(ecran, "Trait à Noir");
}

static void apres_la_fin_aussi(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c5f6e7f4g5e6");
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Noir gagne ");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "La partie est finie");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 8/9");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Avantage de 64 pions pour Noir");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_absence(ecran, "Avantage");
    terminal_attendre_texte(ecran, "Noir gagne ");
}

static void un_conseil_se_demande_et_s_abandonne(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "conseil : ");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, " "); /* the cursor stands on the move advised */
    terminal_attendre_texte(ecran, "coup 1");
}

/* Advice here takes half a second. */
static void demander_un_long_conseil(const char *touches)
{
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", "--position",
                 "---------XXXOXX--XXOXOX--OOOXOO--OXOXOOX-XOOXOX--OOXOXO-X------- X", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir, 17 coups");
    terminal_taper(ecran, touches);
}

/* Who goes on while advice is looked for is not told to wait. */
static void on_joue_sans_attendre_le_conseil(void **etat)
{
    (void)etat;
    demander_un_long_conseil("i");
    terminal_attendre_texte(ecran, "Espace jouer  Échap arrêter le conseil");
    demander_un_long_conseil("ie1\r");
    terminal_attendre_texte(ecran, "e1");
    terminal_attendre_texte(ecran, "Trait à Blanc");
    assert_false(terminal_montre(ecran, "Un conseil") || terminal_montre(ecran, "onseil :"));
    terminal_taper(ecran, "iu");
    terminal_attendre_texte(ecran, "Trait à Noir, 17 coups");
    assert_false(terminal_montre(ecran, "Un conseil") || terminal_montre(ecran, "onseil :"));
    demander_un_long_conseil("ii\x1b");
    terminal_attendre_texte(ecran, "conseil : "); /* so far */
    terminal_attendre_texte(ecran, "Trait à Noir, 17 coups");
    ecran_quitter_proprement();
}

/* The cursor goes to the advised move, but not from under the fingers of who moves it. */
static void le_conseil_ne_deplace_pas_le_curseur_qui_bouge(void **etat)
{
    (void)etat;
    char ailleurs[8];
    demander_un_long_conseil("");
    terminal_taper(ecran, "l");
    terminal_attendre_calme(ecran, 200);
    strcpy(ailleurs, ecran_curseur());
    terminal_taper(ecran, "hil");
    terminal_attendre_texte(ecran, "conseil : ");
    assert_string_equal(ecran_curseur(), ailleurs);
    ecran_quitter_proprement();
}

/* What is told of the other's turn goes with his move. */
static void attendre_son_tour_passe_avec_le_coup(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "ia:1", "--blanc", "ia:1", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "coup 2");
    terminal_taper(ecran, "e6\r");
    terminal_attendre_texte(ecran, "Attendez : c'est à ");
    terminal_attendre_absence(ecran, "Attendez");
    ecran_quitter_proprement();
}

static void deux_ordinateurs_jouent_seuls(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "aleatoire:1", "--blanc", "aleatoire:2", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "coup 2");
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "coup 4");
    ecran_quitter_proprement();
}

static void le_niveau_change_en_cours_de_partie(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:3", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "+");
    terminal_attendre_texte(ecran, "Blanc : IA, niveau 4");
    terminal_taper(ecran, "--");
    terminal_attendre_texte(ecran, "Blanc : IA, niveau 2");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* The settings file keeps a player of another board, whom this one replaces by the usual one. */
static void seul_le_niveau_qui_change_est_retenu(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "noir = ia:bordeaux\nblanc = ia:3\n";
    static const char *const MODES[][2] = {{"--legaux=oui", "+"}, {"--texte", "+\r"}};
    char chemin[CHEMIN_MAX];
    size_t taille;
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    assert_null(fichier_dossiers(chemin));
    for (size_t i = 0; i < sizeof MODES / sizeof *MODES; i++) {
        ecrire_fichier(chemin, TEXTE, strlen(TEXTE));
        ecran_ouvrir(80, 24, "--taille", "8x8", "--nouvelle", MODES[i][0], NULL);
        terminal_attendre_texte(ecran, "Trait à Noir");
        terminal_taper(ecran, MODES[i][1]);
        terminal_attendre_texte(ecran, "Blanc : IA, niveau 4");
        char *garde = lire_fichier(chemin, &taille);
        assert_string_equal(garde, "noir = ia:bordeaux\nblanc = ia:4\n");
        free(garde);
    }
    unlink(chemin);
}

/* Three causes, three answers. */
static void un_niveau_qui_ne_change_pas_dit_pourquoi(void **etat)
{
    (void)etat;
    static const char *const CAS[][3] = {
        {"ia:10", "+", "Le niveau 10 est le plus haut."},
        {"ia:1", "-", "Le niveau 1 est le plus bas."},
        {"ia:insa", "+", "IA insa : ce joueur n'a pas de niveau."},
        {"clavier", "+", "Aucun ordinateur ne joue"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", CAS[i][0], "--nouvelle", NULL);
        ecran_attendre_plateau(ECRAN_DEPART);
        terminal_taper(ecran, CAS[i][1]);
        terminal_attendre_texte(ecran, CAS[i][2]);
    }
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

/* Another program that never answers is not played for: m says so, and it goes on thinking. */
static void un_autre_programme_n_est_pas_presse(void **etat)
{
    (void)etat;
    static const char MOTEUR[] =
        "#!/bin/sh\nwhile read l; do\n"
        "case $l in genmove*) exec sleep 60;; *) printf '= \\n\\n';; esac\n"
        "done\n";
    char chemin[256], joueur[300];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("moteur-lent"));
    snprintf(joueur, sizeof joueur, "gtp:%s", chemin);
    ecrire_fichier(chemin, MOTEUR, strlen(MOTEUR));
    assert_int_equal(chmod(chemin, 0700), 0);
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", joueur, "--nouvelle", NULL);
    terminal_attendre_texte(ecran, " moteur-lent"); /* without its folders */
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "Blanc réfléchit");
    terminal_taper(ecran, "m");
    terminal_attendre_texte(ecran, "joue quand il est prêt");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(RULE_36_on_ne_joue_pas_a_la_place_de_l_autre),
        TEST(RULE_36_d_un_seul_trait),
        TEST(les_touches_sont_servies),
        TEST(TUI_41_Echap_ne_casse_rien),
        TEST(annuler_arrete_la_pensee),
        TEST(HIST_16_dix_nouvelles_parties),
        TEST(TUI_09_la_taille_change_pendant_la_pensee),
        TEST(TUI_07_mille_SIGWINCH),
        TEST(la_pensee_se_raconte),
        TEST(une_longue_pensee_se_suit),
        TEST(et_dans_peu_de_place_en_trois_lignes),
        TEST(un_panneau_etroit_dit_moins),
        TEST(mais_la_suite_ne_se_dit_pas_de_soi),
        TEST(ni_l_avis_si_l_on_veut),
        TEST(l_avantage_est_en_pions),
        TEST(un_conseil_en_relecture),
        TEST(apres_la_fin_aussi),
        TEST(un_conseil_se_demande_et_s_abandonne),
        TEST(on_joue_sans_attendre_le_conseil),
        TEST(le_conseil_ne_deplace_pas_le_curseur_qui_bouge),
        TEST(deux_ordinateurs_jouent_seuls),
        TEST(attendre_son_tour_passe_avec_le_coup),
        TEST(le_niveau_change_en_cours_de_partie),
        TEST(seul_le_niveau_qui_change_est_retenu),
        TEST(un_niveau_qui_ne_change_pas_dit_pourquoi),
        TEST(un_autre_programme_n_est_pas_presse),
    };
    return cmocka_run_group_tests_name("écran, pensée", tests, NULL, NULL);
}
