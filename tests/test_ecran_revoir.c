/* Undo, redo, looking back, new games and the other keys of the screen; the mouse and pastes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

static const char COURTE[] = "f5d6c5f6e7f4g5e6"; /* then e3 wipes White out */

/* After f5 d6 c5 f6 e7 f4, six moves. */
static const char APRES_6[] = "---------------------------OOO----XXOO-----X-O------X-----------";

static void attendre_rang(int rang)
{
    char texte[32];
    struct tampon t = tampon_sur(texte, sizeof texte);
    tampon_ecrire(&t, "coup %d", rang);
    terminal_attendre_texte(ecran, texte);
}

/* ---- Undo and redo ---- */

static void annuler_et_refaire_a_deux(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("c4c3");
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "u");
    terminal_attendre_texte(ecran, "aucun coup à annuler");
    terminal_taper(ecran, "\x12");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "Blanc 33 → c3");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "aucun coup à refaire");
}

/* HIST-08: against the computer both moves come back. */
static void HIST_08_annuler_et_refaire_contre_l_ordinateur(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:1", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    attendre_rang(2);
    terminal_attendre_texte(ecran, "Trait à Noir");
    char apres[65];
    assert_true(ecran_lire_plateau(apres));
    terminal_taper(ecran, "u");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "\x12");
    ecran_attendre_plateau(apres);
    attendre_rang(2);
}

static void une_variante_remplace_la_suite(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_taper(ecran, "uu");
    attendre_rang(3);
    ecran_jouer("f4");
    terminal_attendre_absence(ecran, "c4");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "aucun coup à refaire");
}

/* ---- Looking back ---- */

/* HIST-11: three moves back in a finished game; it stays there. */
static void HIST_11_revoir_une_partie_finie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite(COURTE);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Victoire de NOIR");
    for (int i = 0; i < 3; i++)
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
    ecran_attendre_plateau(APRES_6);
    terminal_attendre_texte(ecran, "6/9");
    terminal_attendre_calme(ecran, 2000);
    ecran_attendre_plateau(APRES_6);
    assert_true(terminal_montre(ecran, "6/9"));
}

static void debut_fin_et_molette(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_touche(ecran, VTERM_KEY_PAGEUP); /* there is nothing before the first move */
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_calme(ecran, 100);
    assert_false(terminal_montre(ecran, "0/0"));
    ecran_jouer_suite("f5d6c5f6e7f4");
    ecran_attendre_plateau(APRES_6);
    terminal_touche(ecran, VTERM_KEY_HOME);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "0/6");
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "1/6");
    terminal_cliquer(ecran, 10, 10, 5);
    terminal_attendre_texte(ecran, "2/6");
    terminal_cliquer(ecran, 10, 10, 4);
    terminal_attendre_texte(ecran, "1/6");
    terminal_touche(ecran, VTERM_KEY_END);
    ecran_attendre_plateau(APRES_6);
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "0/6");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(APRES_6);
    terminal_attendre_absence(ecran, "/6");
}

/* What if another move had been played? The game stays whole meanwhile, on the screen, in the
 * review and on disk. */
static void une_variante_garde_la_partie(void **etat)
{
    (void)etat;
    char apres[65];
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    assert_true(ecran_lire_plateau(apres));
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_attendre_texte(ecran, "Échap y revient");
    ecran_jouer("f3");
    terminal_taper(ecran, "uuu");
    terminal_attendre_texte(ecran, "la variante commence ici");
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "Blanc 64 → f4");
    terminal_taper(ecran, "y"); /* reviewed for itself */
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_touche(ecran, VTERM_KEY_END);
    ecran_attendre_plateau(apres);
    terminal_attendre_texte(ecran, "Blanc perd "); /* the review of the game is back */
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 5");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(apres);
}

/* A game without a review gets none of a variation, but for the moves that are the same. */
static void la_revue_d_une_variante_vaut_pour_les_coups_communs(void **etat)
{
    (void)etat;
    ecran_deux_personnes(118, 40);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "relecture 3/5");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Noir c3 : ");
    ecran_quitter_proprement();
}

/* Of a variation of the first move nothing is true of the game: no empty graph is left. */
static void la_revue_d_une_autre_partie_ne_reste_pas(void **etat)
{
    (void)etat;
    ecran_deux_personnes(118, 40);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 1");
    ecran_jouer("c3");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd ");
    terminal_attendre_texte(ecran, "Analyse à 20 plis");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "relecture 0/5");
    terminal_attendre_absence(ecran, "Analyse à 20 plis");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "analyser d'abord la partie");
    ecran_quitter_proprement();
}

/* A game against the computer, and a variation of its first move. */
static void varier_contre_l_ordinateur(int colonnes, int lignes)
{
    ecran_ouvrir(colonnes, lignes, "--noir", "clavier", "--blanc", "ia:1", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    attendre_rang(2);
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 1");
}

/* Nor are values shown of a game in progress unasked, nor is its level changed there. */
static void une_variante_ne_donne_rien_sans_demande(void **etat)
{
    (void)etat;
    varier_contre_l_ordinateur(118, 40);
    terminal_attendre_calme(ecran, 300);
    assert_false(terminal_montre(ecran, "Valeurs pour"));
    terminal_taper(ecran, "+");
    terminal_attendre_texte(ecran, "Le niveau ne change pas dans une variante");
    assert_true(terminal_montre(ecran, "IA, niveau 1"));
    terminal_taper(ecran, "x");
    terminal_attendre_texte(ecran, "Valeurs pour Blanc");
    ecran_quitter_proprement();
}

static void le_coup_joue_avance(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "relecture 0/5");
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "relecture 1/5");
    terminal_taper(ecran, "d6\r");
    terminal_attendre_texte(ecran, "relecture 2/5");
}

/* ... unless it is wanted in its place. */
static void une_variante_devient_la_partie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3c4");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "r");
    terminal_attendre_texte(ecran, "Remplacer 2 coups");
    terminal_taper(ecran, "2");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "r1");
    terminal_attendre_absence(ecran, "variante");
    attendre_rang(4);
    terminal_taper(ecran, "\x12");
    terminal_attendre_texte(ecran, "aucun coup à refaire");
}

/* ... at its end too. */
static void une_variante_finie_devient_la_partie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite(COURTE);
    ecran_jouer_suite("c3");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 8/9");
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 9");
    terminal_attendre_texte(ecran, "Noir gagne 13-0");
    terminal_attendre_texte(ecran, "r reprendre d'ici");
    terminal_taper(ecran, "r");
    terminal_attendre_texte(ecran, "Remplacer 1 coup");
    terminal_taper(ecran, "1");
    terminal_attendre_absence(ecran, "variante");
    terminal_attendre_texte(ecran, "Victoire de NOIR");
    terminal_attendre_absence(ecran, "reprendre d'ici");
    ecran_quitter_proprement();
}

/* Nobody answers there, whoever plays the game. */
static void l_ordinateur_ne_repond_pas_a_une_variante(void **etat)
{
    (void)etat;
    varier_contre_l_ordinateur(80, 24);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    ecran_jouer("c3");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "relecture 0/2");
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "relecture 1/2");
    static const char *const REPONSES[] = {"d6", "f6", "f4"};
    for (int i = 0, tente = 0; i < 3 && !tente; i++) { /* the first that is not the computer's */
        terminal_taper(ecran, REPONSES[i]);
        terminal_taper(ecran, "\r");
        terminal_attendre_calme(ecran, 200);
        tente = terminal_montre(ecran, "variante depuis le coup 2");
        if (!tente)
            terminal_touche(ecran, VTERM_KEY_PAGEUP);
    }
    terminal_attendre_texte(ecran, "variante depuis le coup 2");
    terminal_attendre_texte(ecran, "Trait à Noir");
    ecran_quitter_proprement();
}

/* ---- New game, help, quitting ---- */

static void une_nouvelle_partie_se_demande(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Abandonner");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* As the key on the board does, whether the line is chosen or the key pressed there. */
static void une_nouvelle_partie_des_options_se_demande(void **etat)
{
    (void)etat;
    static const char *const TOUCHES[] = {"oj\r", "on"};
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    for (int i = 0; i < 2; i++) {
        terminal_taper(ecran, TOUCHES[i]);
        terminal_attendre_texte(ecran, "Abandonner cette partie ?");
        terminal_taper(ecran, "2"); /* back to the options */
        terminal_attendre_texte(ecran, "Animation");
        terminal_taper(ecran, "n3");
        terminal_attendre_absence(ecran, "Abandonner");
        ecran_attendre_plateau(ECRAN_APRES_C4);
    }
    terminal_taper(ecran, "on\r");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

/* A key held, or pressed twice, answers no question. */
static void une_lettre_ne_repond_pas_aux_questions(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_taper(ecran, "nnnoc");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_attendre_calme(ecran, 200);
    assert_true(terminal_montre(ecran, "Abandonner cette partie ?"));
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Abandonner");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

/* Nothing of it is lost: as for q. */
static void une_partie_seulement_regardee_s_abandonne_sans_question(void **etat)
{
    (void)etat;
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("regardee.txt"));
    ecrire_fichier(chemin, "f5d6\n", 5);
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", "--ouvrir",
                 chemin, NULL);
    terminal_attendre_texte(ecran, ", coup 2");
    terminal_taper(ecran, "n");
    ecran_attendre_plateau(ECRAN_DEPART);
    unlink(chemin);
}

static void l_aide_s_ouvre_et_se_ferme(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_touche(ecran, VTERM_KEY_FUNCTION(1));
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
    terminal_taper(ecran, "q"); /* closes the help, and nothing more */
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_true(terminal_vivant(ecran));
}

/* From the board it leaves; what lies over the board it closes, and nothing more. */
static void q_ferme_ce_qui_est_dessus(void **etat)
{
    (void)etat;
    static const char *const BOITES[][2] = {
        {"o", "Options"},
        {"n", "Abandonner cette partie"},
    };
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    for (size_t i = 0; i < 2; i++) {
        terminal_taper(ecran, BOITES[i][0]);
        terminal_attendre_texte(ecran, BOITES[i][1]);
        terminal_taper(ecran, "q");
        ecran_attendre_plateau(ECRAN_APRES_C4);
        terminal_attendre_absence(ecran, BOITES[i][1]);
    }
    terminal_coller(ecran, "f5d6c5f6e7f4");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "q");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    assert_true(terminal_vivant(ecran));
    terminal_taper(ecran, "q");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
}

static void Echap_ne_quitte_jamais(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    for (int i = 0; i < 5; i++) {
        terminal_touche(ecran, VTERM_KEY_ESCAPE);
        terminal_attendre_calme(ecran, 100);
    }
    assert_true(terminal_vivant(ecran));
    ecran_jouer("c4");
}

/* TUI-50: quitting from every screen. */
static void TUI_50_quitter_de_partout(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL); /* the menu of the start */
    terminal_attendre_texte(ecran, "Nouvelle partie");
    ecran_quitter_proprement();
    ecran_deux_personnes(80, 24); /* a look back */
    ecran_jouer("c4");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "0/1");
    ecran_quitter_proprement();
    ecran_deux_personnes(80, 24); /* the options */
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    terminal_taper(ecran, "\003");
    assert_int_not_equal(terminal_attendre_fin(ecran), 0);
    assert_null(terminal_desordre(ecran));
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--sans-livre", "--nouvelle",
                 NULL); /* a thought */
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "réfléchit");
    ecran_quitter_proprement();
}

static void quitter_dit_comment_reprendre(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    ecran_quitter_proprement();
    terminal_attendre_texte(ecran, "--reprendre");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "Trait à Blanc");
}

static void le_depart_propose_la_partie_sauvee(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Reprendre la partie");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_attendre_absence(ecran, "Reprendre la partie");
}

/* Nothing that says which game is wanted loses the saved one unasked. */
static void une_partie_voulue_ne_perd_pas_la_sauvee(void **etat)
{
    (void)etat;
    static const char *const VOULUES[][2] = {
        {"--taille", "10x10"},
        {"--depart", "miroir"},
        {"--blanc", "clavier"},
        {"--position", "---------------------------OX------XXX--------------------------"}};
    static const char *const MODES[] = {"--legaux=oui", "--texte"};
    for (int i = 0; i < 8; i++) {
        ecran_sauvegarde("clavier", "clavier", 1, "c4");
        ecran_ouvrir(80, 24, MODES[i % 2], VOULUES[i / 2][0], VOULUES[i / 2][1], NULL);
        terminal_attendre_texte(ecran, "Partie commencée");
        const bool autre = i / 2 < 2; /* of another board, which is named: it comes second */
        if (autre)
            terminal_attendre_texte(ecran, "Othello 8x8");
        terminal_taper(ecran, i % 2 ? "r\r" : autre ? "2" : "\r");
        terminal_attendre_texte(ecran, "Partie reprise");
        terminal_attendre_texte(ecran, "Trait à Blanc");
    }
    terminal_taper(ecran, "q\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    ecran_ouvrir(80, 24, "--position", VOULUES[3][1], "--premier", "blanc", NULL);
    terminal_attendre_texte(ecran, "Partie commencée");
    terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(VOULUES[3][1]);
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--texte", NULL);
    terminal_attendre_texte(ecran, "Partie commencée");
    terminal_taper(ecran, "n\r");
    terminal_attendre_texte(ecran, "Trait à Noir");
}

/* On the board that was asked for a new game is what Enter begins; to resume shows the other. */
static void sur_un_autre_plateau_la_nouvelle_d_abord(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(120, 40, "--taille", "4x4", "--noir", "clavier", "--blanc", "clavier", NULL);
    terminal_attendre_texte(ecran, "Partie commencée : Othello 8x8");
    terminal_attendre_texte(ecran, "▸ Nouvelle partie");
    assert_false(terminal_montre(ecran, "     h     "));
    terminal_touche(ecran, VTERM_KEY_DOWN);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_touche(ecran, VTERM_KEY_UP);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Othello 4x4");
    ecran_quitter_proprement();
}

/* The board under the menu is the saved one while it would be resumed. */
static void le_menu_montre_la_partie_sauvee(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "▸ Reprendre la partie");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_attendre_texte(ecran, "gardée");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_touche(ecran, VTERM_KEY_UP);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_quitter_proprement();
    assert_false(terminal_montre(ecran, "gardée")); /* it still is the saved one */
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_quitter_proprement();
}

/* Where a new game takes its place the saved one goes to the history, and can be opened. */
static void une_autre_partie_garde_la_sauvee(void **etat)
{
    static const char *const OUVRIR[] = {"", "--nouvelle"};
    char historique[4096], ouvrir[4200];
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4"); /* says where files are */
    snprintf(historique, sizeof historique, "%s/othello/othello.historique",
             getenv("XDG_STATE_HOME"));
    for (int i = 0; i < 2; i++) {
        unlink(historique);
        ecran_sauvegarde("clavier", "clavier", 1, "c4e3");
        ecran_ouvrir(200, 24, "--noir", "clavier", "--blanc", "clavier", i ? OUVRIR[i] : NULL,
                     NULL);
        if (i == 0)
            terminal_attendre_texte(ecran, "Partie commencée");
        terminal_taper(ecran, i == 0 ? "2" : "");
        ecran_attendre_plateau(ECRAN_DEPART);
        assert_int_equal(access(historique, F_OK), -1); /* it stays until a move */
        ecran_jouer("f5");
        ecran_quitter_proprement();
        snprintf(ouvrir, sizeof ouvrir, "%s:1", historique);
        terminal_attendre_texte(ecran, "L'autre partie est gardée ; othello --ouvrir ");
        terminal_attendre_texte(ecran, "othello.historique:1 la rouvre.");
        ecran_ouvrir(80, 24, "--ouvrir", ouvrir, "--nouvelle", NULL);
        terminal_attendre_texte(ecran, "coup 2");
        assert_int_equal(ecran_case("e3").gauche, '[');
        ecran_quitter_proprement();
        ecran_ouvrir(80, 24, "--reprendre", NULL);
        terminal_attendre_texte(ecran, "coup 1");
        ecran_quitter_proprement();
        assert_false(terminal_montre(ecran, "gardée")); /* its own */
    }
}

/* The line of keys names no way back where there is none. */
static void rien_avant_le_debut(void **etat)
{
    (void)etat;
    ecran_deux_personnes(100, 24);
    terminal_attendre_texte(ecran, "Espace jouer");
    assert_false(terminal_montre(ecran, "u annuler"));
    assert_false(terminal_montre(ecran, "y analyser"));
    ecran_jouer("c4");
    terminal_attendre_texte(ecran, "u annuler");
    ecran_jouer("e3");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "PgPréc reculer");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "relecture 0/2");
    assert_false(terminal_montre(ecran, "PgPréc"));
    assert_true(terminal_montre(ecran, "PgSuiv avancer"));
    ecran_quitter_proprement();
}

/* What the menu has no room for is told before it. */
static void les_mauvais_reglages_se_lisent_en_entier(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "theme = a\nlegaux = b\n";
    char chemin[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    assert_null(fichier_dossiers(chemin));
    ecrire_fichier(chemin, TEXTE, strlen(TEXTE));
    ecran_ouvrir(80, 24, "--pions=pleins", NULL);
    terminal_attendre_texte(ecran, "othello.conf:1 :");
    terminal_attendre_texte(ecran, "monochrome");
    terminal_attendre_texte(ecran, "othello.conf:2 :");
    terminal_attendre_texte(ecran, "Continuer");
    terminal_attendre_texte(ecran, "Entrée valider");
    assert_false(terminal_montre(ecran, "Échap")); /* there is one answer */
    assert_false(terminal_montre(ecran, "choisir"));
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Nouvelle partie");
    assert_false(terminal_montre(ecran, "othello.conf"));
    ecran_ouvrir(80, 24, "--taille", "6x6", "--fils", "2", NULL); /* both messages */
    terminal_attendre_texte(ecran, "ne servent que sur le plateau 8x8");
    terminal_attendre_texte(ecran, "othello.conf:2 :");
    unlink(chemin);
}

/* ... where they do not fit too: the box says so and is scrolled. */
static void les_mauvais_reglages_defilent(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "noir = ia:11\nblanc = ia:12\ntheme = rose\nfutur = 1\nzut\n";
    char chemin[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    assert_null(fichier_dossiers(chemin));
    ecrire_fichier(chemin, TEXTE, strlen(TEXTE));
    ecran_ouvrir(40, 12, "--pions=pleins", NULL);
    terminal_attendre_texte(ecran, " ↑ ↓ : 9/");
    terminal_attendre_texte(ecran, "▸ Continuer");
    for (int i = 0; i < 9; i++)
        terminal_touche(ecran, i % 3 ? VTERM_KEY_PAGEDOWN : VTERM_KEY_DOWN);
    terminal_attendre_texte(ecran, "1 autre ligne est fausse");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Nouvelle partie");
    unlink(chemin);
}

/* The question names what is begun otherwise: the game of the file. */
static void une_partie_ouverte_ne_perd_pas_la_sauvee(void **etat)
{
    (void)etat;
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("partie.txt"));
    ecrire_fichier(chemin, "f5d6\n", 5);
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(80, 24, "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Partie commencée : coup 1");
    terminal_attendre_texte(ecran, "Ouvrir la partie du fichier");
    assert_false(terminal_montre(ecran, "Nouvelle partie"));
    terminal_attendre_texte(ecran, "▸ Ouvrir la partie du fichier"); /* it was asked for */
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, ", coup 2");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--texte", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "ouvrir le fichier (o)");
    terminal_taper(ecran, "o\r");
    terminal_attendre_texte(ecran, "Blanc joue d6");
}

static void une_partie_ouverte_dit_laquelle(void **etat)
{
    (void)etat;
    char chemin[256], dit[320];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("p.txt"));
    snprintf(dit, sizeof dit, "(%s:2)", chemin);
    ecrire_fichier(chemin, "f5f5\nf5d6\n", 10);
    ecran_ouvrir(100, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Partie 2 sur 2");
    terminal_attendre_texte(ecran, dit);
    terminal_attendre_texte(ecran, "Illisible");
    terminal_taper(ecran, "\r");
    terminal_attendre_absence(ecran, "Illisible");
    terminal_attendre_texte(ecran, ", coup 2");
    unlink(chemin);
}

/* Of a file of several games one is chosen, and the others are a key away. */
static void un_fichier_de_plusieurs_parties(void **etat)
{
    (void)etat;
    static const char PARTIES[] = "[Black \"Rose\"]\n[White \"Hassan\"]\n\n1. f5 d6\n\n"
                                  "[Black \"Tastet\"]\n[White \"Shaman\"]\n\n1. f5 f6 2. e6\n\n"
                                  "[Black \"Nicolas\"]\n[White \"Feldborg\"]\n\n1. f5 f4\n\n";
    char chemin[256], nommee[300];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("parties"));
    snprintf(nommee, sizeof nommee, "%s:3", chemin);
    ecrire_fichier(chemin, PARTIES, strlen(PARTIES));
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Quelle partie ?");
    terminal_attendre_texte(ecran, "Nicolas – Feldborg");
    terminal_taper(ecran, "2");
    terminal_attendre_texte(ecran, "Partie 2 sur 3 : Tastet – Shaman");
    terminal_attendre_texte(ecran, ", coup 3");
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "Partie 3 sur 3 : Nicolas – Feldborg");
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "C'est la dernière partie du fichier.");
    terminal_taper(ecran, "<");
    terminal_attendre_texte(ecran, "Partie 2 sur 3 : ");
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", nommee, NULL); /* no question */
    terminal_attendre_texte(ecran, "Nicolas");
    assert_false(terminal_montre(ecran, "Quelle partie"));
    terminal_taper(ecran, "<");
    terminal_attendre_texte(ecran, "Partie 2 sur 3 : ");
    unlink(chemin);
}

/* One that ends at a fault says so in the list, and at which when it is opened. */
static void une_partie_a_faute_le_dit(void **etat)
{
    (void)etat;
    static const char PARTIES[] = "[Black \"Rose\"]\n[White \"Hassan\"]\n\n1. f5 d6\n\n"
                                  "[Black \"Tastet\"]\n[White \"Shaman\"]\n\n"
                                  "1. f5 d6 2. c3 d3 3. a1\n\n"
                                  "[Black \"Nicolas\"]\n[White \"Feldborg\"]\n\n1. f5 f4\n\n";
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("fautes"));
    ecrire_fichier(chemin, PARTIES, strlen(PARTIES));
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Partie 1 sur 3");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "(faute) Tastet – Shaman, 4 coups");
    assert_false(terminal_montre(ecran, "(faute) Rose"));
    terminal_taper(ecran, "2");
    for (int i = 0; i < 2; i++) {
        terminal_attendre_texte(ecran, "Les coups s'arrêtent à une");
        assert_true(terminal_montre(ecran, "coup 5"));
        terminal_taper(ecran, "\r");
        terminal_attendre_absence(ecran, "Les coups s'arrêtent");
        terminal_attendre_texte(ecran, ", coup 4");
        terminal_taper(ecran, i ? ">" : "<");
        terminal_attendre_texte(ecran, ", coup 2");
        terminal_attendre_texte(ecran, i ? "Partie 3 sur 3 : Nicolas" : "Partie 1 sur 3 : Rose");
        if (i == 0)
            terminal_taper(ecran, ">");
    }
    ecran_quitter_proprement();
    unlink(chemin);
}

/* A game of a board that the program has not is stepped over, and nothing is written on the screen
 * from behind; the file is not read again. */
static void une_partie_refusee_se_saute(void **etat)
{
    (void)etat;
    static const char USUELLE[] = "(;GM[Othello]PB[Rose]PW[%s]TY[8]BO[8 -------- -------- -------- "
                                  "---O*--- ---*O--- -------- -------- -------- *]B[f5]%s;)\n";
    char chemin[256], rangee[13], parties[2048];
    struct tampon t = tampon_sur(parties, sizeof parties);
    tampon_ecrire(&t, USUELLE, "Hassan", "");
    tampon_ajouter(&t, "(;GM[Othello]PB[a]PW[b]TY[12]BO[12");
    for (int y = 0; y < 12; y++) {
        snprintf(rangee, sizeof rangee, "%s",
                 y == 5   ? "-----O*-----"
                 : y == 6 ? "-----*O-----"
                          : "------------");
        tampon_ecrire(&t, " %s", rangee);
    }
    tampon_ajouter(&t, " *];)\n");
    tampon_ecrire(&t, USUELLE, "Tastet", "W[f4]");
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("tailles.ggf"));
    ecrire_fichier(chemin, parties, strlen(parties));
    ecran_ouvrir(100, 30, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "Quelle partie");
    terminal_taper(ecran, "1");
    terminal_attendre_absence(ecran, "Quelle partie");
    unlink(chemin);
    terminal_taper(ecran, ">");
    terminal_attendre_texte(ecran, "Partie 3 sur 3 : Rose – Tastet");
    terminal_attendre_texte(ecran, "pas de plateau 12x12");
    assert_false(terminal_montre(ecran, "erreur :"));
    terminal_taper(ecran, "<");
    terminal_attendre_texte(ecran, "Partie 1 sur 3 : Rose – Hassan");
}

/* More games than the box has rows. */
static void une_longue_liste_defile(void **etat)
{
    (void)etat;
    char chemin[256], parties[512] = "";
    struct tampon t = tampon_sur(parties, sizeof parties);
    for (int i = 0; i < 60; i++)
        tampon_ajouter(&t, i == 49 ? "f5d6c3\n" : "f5d6\n");
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("longue.txt"));
    ecrire_fichier(chemin, parties, strlen(parties));
    ecran_ouvrir(80, 24, "--nouvelle", "--ouvrir", chemin, NULL);
    terminal_attendre_texte(ecran, "↑ ↓ : 1/60");
    terminal_touche(ecran, VTERM_KEY_UP);
    terminal_attendre_texte(ecran, "↑ ↓ : 60/60");
    for (int i = 0; i < 10; i++)
        terminal_touche(ecran, VTERM_KEY_UP);
    terminal_attendre_texte(ecran, "▸ Noir – Blanc, 3 coups");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie 50 sur 60");
    terminal_attendre_texte(ecran, ", coup 3");
    unlink(chemin);
}

static void ne_quitte_pas_sans_demander(void)
{
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "Une autre partie est sauvée");
    terminal_taper(ecran, "\033");
    terminal_attendre_absence(ecran, "Quitter sans sauver");
}

/* Two windows: the second says that it saves nothing, the first one's game is there in the end. */
static void la_seconde_fenetre_ne_sauve_rien(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    struct terminal *premiere = ecran;
    ecran = NULL;
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Une autre fenêtre tient la sauvegarde");
    terminal_attendre_texte(ecran, "Aucune partie à reprendre : nouvelle partie.");
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Une autre fenêtre tient la sauvegarde");
    ne_quitte_pas_sans_demander(); /* it would be lost: asked first, Escape stays */
    terminal_taper(ecran, "q");
    terminal_attendre_texte(ecran, "Quitter sans sauver");
    terminal_taper(ecran, "\r");
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    terminal_attendre_texte(ecran, "Partie non sauvée");
    terminal_fermer(ecran);
    ecran = premiere;
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

/* ... and leaves a game that was opened unasked: nothing of it is lost. */
static void une_partie_ouverte_se_quitte_sans_question(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    struct terminal *premiere = ecran;
    ecran = NULL;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "f5\r");
    terminal_attendre_texte(ecran, "Une autre fenêtre tient la sauvegarde");
    terminal_coller(ecran, "f5d6c5f6e7f4");
    terminal_attendre_texte(ecran, "Abandonner cette partie ?");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie ouverte, 6 coups.");
    ecran_quitter_proprement();
    terminal_fermer(ecran);
    ecran = premiere;
    ecran_quitter_proprement();
}

/* HIST-18: a finished game, then two computers: a new game begins. */
static void HIST_18_deux_ordinateurs_apres_une_fin(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite(COURTE);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Victoire de NOIR");
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    for (int ligne = 2; ligne <= 3; ligne++) { /* Noir, then Blanc: clavier to aleatoire */
        for (int i = 0; i < (ligne == 2 ? 3 : 1); i++)
            terminal_touche(ecran, VTERM_KEY_DOWN);
        terminal_touche(ecran, VTERM_KEY_RIGHT);
    }
    terminal_attendre_absence(ecran, "‹ humain ›");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "\r");
    attendre_rang(2);
}

/* What was changed in the options and given up is as before, here and at the next start. */
static void Echap_abandonne_les_options(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    for (int i = 0; i < 3; i++)
        terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "‹ hasard ›");
    for (int i = 0; i < 8; i++)
        terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "Coups légaux ‹ non ›");
    assert_string_equal(ecran_legaux(), ""); /* seen at once */
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
    ecran_jouer("c4");
    ecran_deux_personnes(80, 24);
    assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
    terminal_taper(ecran, "o"); /* the same, accepted */
    terminal_attendre_texte(ecran, "Continuer");
    for (int i = 0; i < 11; i++)
        terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_string_equal(ecran_legaux(), "");
    ecran_deux_personnes(80, 24);
    assert_string_equal(ecran_legaux(), "");
    terminal_taper(ecran, "v");
    terminal_attendre_calme(ecran, 100);
    assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
}

static void chaque_niveau_dit_ce_qu_il_est(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "ojjj");
    terminal_attendre_texte(ecran, "vous, ou qui joue ici avec vous");
    terminal_taper(ecran, "h"); /* the last one */
    terminal_attendre_absence(ecran, "vous, ou");
    for (int i = 0; i < 20 && !terminal_montre(ecran, "champion"); i++) {
        terminal_taper(ecran, "h");
        terminal_attendre_calme(ecran, 100);
    }
    assert_true(terminal_montre(ecran, "‹ IA, niveau 10 ›"));
    terminal_taper(ecran, "jjjjj");
    terminal_attendre_texte(ecran, "les couleurs de l'écran");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "Trait à Noir");
}

/* W: the game in a file, with what the review found; never over another one unasked. */
static void la_partie_s_ecrit(void **etat)
{
    (void)etat;
    char chemin[256], frappe[300];
    size_t taille;
    snprintf(chemin, sizeof chemin, "%s.pgn", chemin_temporaire("ecrite"));
    unlink(chemin);
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5f4");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd 5");
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20"); /* a name is there already */
    snprintf(frappe, sizeof frappe, " %s \r", chemin);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Partie écrite :");
    char *ecrite = lire_fichier(chemin, &taille);
    assert_non_null(strstr(ecrite, "1. f5"));
    assert_non_null(strstr(ecrite, "? perd 5"));
    free(ecrite);
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20");
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Le remplacer");
    terminal_taper(ecran, "1");
    terminal_attendre_absence(ecran, "Le remplacer");
    terminal_attendre_texte(ecran, "Écrire la partie"); /* another name, then */
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "Écrire la partie");
    terminal_taper(ecran, "W\x7f\r");
    terminal_attendre_texte(ecran, "f5f4");
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "othello-20");
    terminal_taper(ecran, "x.exe\r");
    terminal_attendre_texte(ecran, "un fichier .pgn, .ggf");
    terminal_attendre_texte(ecran, "x.exe"); /* to be mended */
    unlink(chemin);
    snprintf(frappe, sizeof frappe, "%.*s\r", (int)(strlen(chemin) - strlen(".pgn")), chemin);
    terminal_taper(ecran, frappe);
    terminal_attendre_texte(ecran, "Partie écrite :");
    assert_int_equal(unlink(chemin), 0);
    ecran_quitter_proprement();
}

/* A level changed of a player of the command line, or of a saved game, is of this game: the next
 * plain start has the settings' players. */
static void le_niveau_d_un_joueur_voulu_ne_se_garde_pas(void **etat)
{
    (void)etat;
    char chemin[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    unlink(chemin);
    ecran_ouvrir(80, 24, "--noir", "ia:1", "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    terminal_taper(ecran, "+");
    terminal_attendre_texte(ecran, "Noir : IA, niveau 2");
    ecran_quitter_proprement();
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Partie reprise");
    terminal_taper(ecran, "+");
    terminal_attendre_texte(ecran, "Noir : IA, niveau 3");
    ecran_quitter_proprement();
    assert_int_not_equal(access(chemin, F_OK), 0);
    ecran_ouvrir(80, 24, "--noir", "clavier", "--nouvelle", NULL); /* the settings' own is kept */
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_taper(ecran, "+");
    terminal_attendre_texte(ecran, "Blanc : IA, niveau 4");
    ecran_quitter_proprement();
    assert_int_equal(access(chemin, F_OK), 0);
    unlink(chemin);
}

/* The menu speaks the user's words; the file keeps the options'. */
static void le_menu_parle(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "ia:5", 1, "c4");
    ecran_environnement("LANGUAGE=en", NULL);
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Resume");
    static const char *const MOTS[] = {"‹ human ›", "‹ AI, level 3 ›", "‹ by the level ›",
                                       "‹ Black ›", "‹ filled ›",      "‹ yes ›"};
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++)
        terminal_attendre_texte(ecran, MOTS[i]);
    assert_true(terminal_montre(ecran, "move 1, Black 4 (human), White 1"));
    assert_true(terminal_montre(ecran, "level 5)"));
    assert_true(terminal_montre(ecran, "q quit")); /* Escape does nothing, and is not named */
    assert_false(terminal_montre(ecran, "Esc "));
    ecran_sauvegarde("clavier", "ia:5", 1, "c4");
    ecran_ouvrir(40, 12, "--noir", "clavier", "--blanc", "clavier", NULL);
    terminal_attendre_texte(ecran, "Partie commencée : coup 1");
    terminal_attendre_texte(ecran, "(IA, niveau 5)");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

/* A click on a line goes to the next value, one on the arrow before it to the one before. */
static void un_clic_sur_la_fleche_recule(void **etat)
{
    int x, y;
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Thème        ‹ classique ›");
    assert_true(terminal_chercher(ecran, "‹ classique ›", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ monochrome ›");
    terminal_cliquer(ecran, x + 13, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ classique ›");
    terminal_cliquer(ecran, x - 10, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ contrasté ›");
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ classique ›");
    assert_true(terminal_chercher(ecran, "Nouvelle partie", &x, &y));
    terminal_cliquer(ecran, x + 13, y, 1); /* no value stands there */
    terminal_attendre_absence(ecran, "Thème");
    ecran_quitter_proprement();
}

/* In the panel's place, rows above and below it too: the board is seen. */
static void le_menu_laisse_voir_le_plateau(void **etat)
{
    static const int TAILLES[][2] = {{80, 24}, {100, 30}, {132, 43}};
    (void)etat;
    for (size_t i = 0; i < sizeof TAILLES / sizeof *TAILLES; i++) {
        ecran_sauvegarde("clavier", "ia:5", 1, "c4");
        ecran_ouvrir(TAILLES[i][0], TAILLES[i][1], "--legaux", "oui", NULL);
        terminal_attendre_texte(ecran, "▸ Reprendre la partie");
        terminal_attendre_texte(ecran, "q quitter");
        terminal_touche(ecran, VTERM_KEY_END);
        terminal_attendre_texte(ecran, "▸ Quitter");
        ecran_attendre_plateau(ECRAN_DEPART);
        ecran_deux_personnes(TAILLES[i][0], TAILLES[i][1]);
        terminal_taper(ecran, "o");
        terminal_attendre_texte(ecran, "▸ Continuer");
        terminal_attendre_texte(ecran, "Quitter");
        ecran_attendre_plateau(ECRAN_DEPART);
    }
}

/* With both arrows, and what kind of player it is. */
static void les_noms_tiennent_dans_le_menu(void **etat)
{
    static const struct {
        int colonnes, lignes;
        const char *nom;
    } CAS[] = {{80, 24, "‹IA insa-positio…›"},
               {100, 30, "‹IA insa-positionne…›"},
               {60, 20, "‹ IA insa-positionnelle ›"},
               {40, 12, "‹IA insa-positionne…›"}};
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        ecran_ouvrir(CAS[i].colonnes, CAS[i].lignes, "--noir", "clavier", "--blanc",
                     "ia:insa-positionnelle", "--nouvelle", NULL);
        ecran_attendre_plateau(ECRAN_DEPART);
        terminal_taper(ecran, "o");
        terminal_attendre_texte(ecran, CAS[i].nom);
    }
}

/* A menu that does not hold all its lines says so. */
static void un_menu_trop_haut_le_dit(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(40, 15, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    assert_false(terminal_montre(ecran, "Quitter"));
    terminal_attendre_texte(ecran, "↑ ↓ : 1/18");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "↑ ↓ : 18/18");
    assert_true(terminal_montre(ecran, "Quitter"));
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "▸ Reprendre la partie");
}

/* ---- Keys as they come ---- */

/* TUI-24: an arrow whose bytes come late is an arrow. */
static void TUI_24_une_fleche_en_deux_fois(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "\x1b");
    usleep(30000);
    terminal_taper(ecran, "[B");
    ecran_attendre_curseur("d4");
    terminal_taper(ecran, "n");
    ecran_jouer("c4");
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "Abandonner");
    terminal_taper(ecran, "\x1b");
    usleep(30000);
    terminal_taper(ecran, "[B");
    terminal_attendre_calme(ecran, 300);
    assert_true(terminal_montre(ecran, "Abandonner")); /* not closed by an Esc */
}

/* TUI-23: Esc alone is answered without another key. */
static void TUI_23_Echap_seul_est_servi(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    terminal_taper(ecran, "\x1b");
    terminal_attendre_absence(ecran, "Continuer");
    ecran_environnement("ESCDELAY=300", NULL);
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "revenir à son coup");
    terminal_taper(ecran, "\x1b");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* TUI-52: another keyboard layout or an input method: ignored quietly. */
static void TUI_52_lettres_d_ailleurs(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "йцуен"
                          "αβγ"
                          "３４"
                          "字"
                          "\xff\xfe"
                          "é"
                          "\xc3");
    terminal_attendre_calme(ecran, 300);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_true(terminal_vivant(ecran));
    ecran_attendre_curseur("d3");
    terminal_touche(ecran, VTERM_KEY_LEFT);
    terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

static void des_sequences_inconnues_ne_font_rien(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(
        ecran, "\x1b[15~\x1b[1;5Q\x1bOZ\x1b[200;300;400z\x1b]0;titre\x07\x1b[I\x1b[O\x1b[<99;1;1M");
    terminal_attendre_calme(ecran, 400);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer("c4");
}

/* ---- Pastes ---- */

/* TUI-33: pasted text is data; with the markers (the terminal's paste) nothing is a command. */
static void TUI_33_un_texte_colle_n_est_pas_une_commande(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_coller(ecran, "f5d6c3 quit y\n");
    terminal_attendre_calme(ecran, 300);
    assert_true(terminal_vivant(ecran));
    assert_false(terminal_montre(ecran, "200~"));
    assert_false(terminal_montre(ecran, "201~"));
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_jouer("c4");
}

/* TUI-34: a pasted move is in the field, without the markers. */
static void TUI_34_un_coup_colle_est_dans_la_saisie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_coller(ecran, "c4");
    terminal_attendre_texte(ecran, "Coup : c4");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

/* ---- The mouse ---- */

/* TUI-32: every pixel of a cell is that cell, one outside the board is nothing. */
static void TUI_32_un_clic_joue_sur_sa_case(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{80, 24}, {81, 25}, {200, 60}, {40, 12}, {100, 28}, {80, 40}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof TAILLES[0]; i++) {
        ecran_deux_personnes(TAILLES[i][0], TAILLES[i][1]);
        int x1, y1, x8, y8;
        ecran_place("a1", &x1, &y1);
        ecran_place("h8", &x8, &y8);
        terminal_cliquer(ecran, x1, y1, 1);
        ecran_attendre_curseur("a1");
        terminal_cliquer(ecran, x8, y8, 1);
        ecran_attendre_curseur("h8");
        const int pas_x = (x8 - x1) / 7, pas_y = (y8 - y1) / 7; /* the cells beside: none */
        terminal_cliquer(ecran, x1 - pas_x, y1, 1);
        terminal_cliquer(ecran, x1, y1 - pas_y > 0 ? y1 - pas_y : 0, 1);
        terminal_cliquer(ecran, x8 + pas_x, y8, 1);
        terminal_cliquer(ecran, x8, y8 + pas_y, 1);
        terminal_attendre_calme(ecran, 100);
        ecran_attendre_curseur("h8");
        int x, y;
        ecran_place("c4", &x, &y);
        terminal_cliquer(ecran, x, y, 1);
        ecran_attendre_plateau(ECRAN_APRES_C4);
    }
}

/* Where there are no lines every character is of a square, and the next one of its neighbour. */
static void un_clic_dans_tout_le_carre(void **etat)
{
    int x, y;
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_place("b2", &x, &y);
    for (int i = 0; i < 10; i++) {
        terminal_cliquer(ecran, x + 5, y + 2, 1);
        ecran_attendre_curseur("c3");
        terminal_cliquer(ecran, x - 2 + i % 5, y + i / 5, 1);
        ecran_attendre_curseur("b2");
    }
    terminal_cliquer(ecran, x + 3, y + 1, 1);
    ecran_attendre_curseur("c2");
    terminal_cliquer(ecran, x + 2, y + 2, 1);
    ecran_attendre_curseur("b3");
}

/* A line between two squares belongs to the one above or at its left, and the words of the key bar
 * are keys. */
static void un_clic_sur_un_trait_ou_sur_une_touche(void **etat)
{
    (void)etat;
    int x, y;
    ecran_deux_personnes(80, 24);
    ecran_place("c4", &x, &y);
    terminal_cliquer(ecran, x, y + 1, 1);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_place("c3", &x, &y);
    terminal_cliquer(ecran, x + 2, y, 1);
    terminal_attendre_texte(ecran, "Blanc 33 → c3");
    assert_true(terminal_chercher(ecran, "u annuler", &x, &y));
    terminal_cliquer(ecran, x + 4, y, 1);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "33");
    terminal_attendre_texte(ecran, "Coup : 33");
    assert_true(terminal_chercher(ecran, "Échap renoncer", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_absence(ecran, "Coup :");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "33");
    terminal_attendre_texte(ecran, "Coup : 33");
    assert_true(terminal_chercher(ecran, "Entrée jouer ce coup", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "Blanc 33 → c3");
    assert_true(terminal_chercher(ecran, "? aide", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
}

static void sans_souris_elle_reste_au_terminal(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--sans-souris", "--noir", "clavier", "--blanc", "clavier", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_false(terminal_souris(ecran));
    ecran_deux_personnes(80, 24);
    assert_true(terminal_souris(ecran));
}

static void Ctrl_L_redessine(void **etat)
{
    (void)etat;
    size_t avant, apres;
    ecran_deux_personnes(80, 24);
    terminal_octets(ecran, &avant);
    terminal_taper(ecran, "\x0c");
    terminal_attendre_calme(ecran, 300);
    terminal_octets(ecran, &apres);
    assert_true(apres > avant + 1000);
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* ---- The graph ---- */

/* Marks of the moment looked at in the columns of the graph, and below its title. */
static int marques_du_graphe(void)
{
    int x0, y0, nb = 0;
    assert_true(terminal_chercher(ecran, "Écart (", &x0, &y0));
    for (int y = y0 + 1; y < terminal_lignes(ecran); y++)
        for (int x = x0; x < terminal_colonnes(ecran); x++)
            nb += strcmp(terminal_cellule(ecran, x, y).texte, "┼") == 0;
    return nb;
}

/* A game that has more moments than the graph has columns. */
static void le_graphe_suit_le_moment(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 60,
                     "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7"
                     "a5g2a7f1h2h1g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8");
    ecran_ouvrir(80, 24, "--reprendre", NULL);
    terminal_attendre_texte(ecran, "Écart (");
    assert_int_equal(marques_du_graphe(), 1);
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "Valeurs pour Noir");
    terminal_taper(ecran, "x"); /* they leave the place to the graph */
    terminal_attendre_texte(ecran, "Écart (");
    assert_int_equal(marques_du_graphe(), 1);
    for (int rang = 1; rang < 60; rang++) {
        char moment[32];
        struct tampon t = tampon_sur(moment, sizeof moment);
        tampon_ecrire(&t, "relecture %d/60", rang);
        terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
        terminal_attendre_texte(ecran, moment);
        assert_int_equal(marques_du_graphe(), 1);
    }
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(annuler_et_refaire_a_deux),
        TEST(HIST_08_annuler_et_refaire_contre_l_ordinateur),
        TEST(une_variante_remplace_la_suite),
        TEST(HIST_11_revoir_une_partie_finie),
        TEST(debut_fin_et_molette),
        TEST(une_variante_garde_la_partie),
        TEST(le_coup_joue_avance),
        TEST(la_revue_d_une_variante_vaut_pour_les_coups_communs),
        TEST(la_revue_d_une_autre_partie_ne_reste_pas),
        TEST(une_variante_ne_donne_rien_sans_demande),
        TEST(une_variante_devient_la_partie),
        TEST(une_variante_finie_devient_la_partie),
        TEST(l_ordinateur_ne_repond_pas_a_une_variante),
        TEST(le_graphe_suit_le_moment),
        TEST(une_nouvelle_partie_se_demande),
        TEST(une_nouvelle_partie_des_options_se_demande),
        TEST(une_lettre_ne_repond_pas_aux_questions),
        TEST(une_partie_seulement_regardee_s_abandonne_sans_question),
        TEST(l_aide_s_ouvre_et_se_ferme),
        TEST(q_ferme_ce_qui_est_dessus),
        TEST(Echap_ne_quitte_jamais),
        TEST(TUI_50_quitter_de_partout),
        TEST(quitter_dit_comment_reprendre),
        TEST(le_depart_propose_la_partie_sauvee),
        TEST(la_seconde_fenetre_ne_sauve_rien),
        TEST(une_partie_ouverte_se_quitte_sans_question),
        TEST(une_partie_voulue_ne_perd_pas_la_sauvee),
        TEST(une_partie_ouverte_ne_perd_pas_la_sauvee),
        TEST(une_partie_ouverte_dit_laquelle),
        TEST(un_fichier_de_plusieurs_parties),
        TEST(une_partie_a_faute_le_dit),
        TEST(une_partie_refusee_se_saute),
        TEST(une_longue_liste_defile),
        TEST(sur_un_autre_plateau_la_nouvelle_d_abord),
        TEST(le_menu_montre_la_partie_sauvee),
        TEST(une_autre_partie_garde_la_sauvee),
        TEST(rien_avant_le_debut),
        TEST(les_mauvais_reglages_se_lisent_en_entier),
        TEST(les_mauvais_reglages_defilent),
        TEST(chaque_niveau_dit_ce_qu_il_est),
        TEST(la_partie_s_ecrit),
        TEST(le_niveau_d_un_joueur_voulu_ne_se_garde_pas),
        TEST(le_menu_parle),
        TEST(un_clic_sur_la_fleche_recule),
        TEST(le_menu_laisse_voir_le_plateau),
        TEST(les_noms_tiennent_dans_le_menu),
        TEST(un_menu_trop_haut_le_dit),
        TEST(Echap_abandonne_les_options),
        TEST(HIST_18_deux_ordinateurs_apres_une_fin),
        TEST(TUI_24_une_fleche_en_deux_fois),
        TEST(TUI_23_Echap_seul_est_servi),
        TEST(TUI_52_lettres_d_ailleurs),
        TEST(des_sequences_inconnues_ne_font_rien),
        TEST(TUI_33_un_texte_colle_n_est_pas_une_commande),
        TEST(TUI_34_un_coup_colle_est_dans_la_saisie),
        TEST(TUI_32_un_clic_joue_sur_sa_case),
        TEST(un_clic_dans_tout_le_carre),
        TEST(un_clic_sur_un_trait_ou_sur_une_touche),
        TEST(sans_souris_elle_reste_au_terminal),
        TEST(Ctrl_L_redessine),
    };
    return cmocka_run_group_tests_name("écran, revoir", tests, NULL, NULL);
}
