/* The menu of the start and the options. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "tests/ecran_vu.h"

/* The settings file, whose path goes to `chemin`. */
static void ecrire_reglages(char chemin[CHEMIN_MAX], const char *texte)
{
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    assert_null(fichier_dossiers(chemin));
    ecrire_fichier(chemin, texte, strlen(texte));
}

/* What the menu has no room for is told before it. */
static void les_mauvais_reglages_se_lisent_en_entier(void **etat)
{
    (void)etat;
    char chemin[CHEMIN_MAX];
    ecrire_reglages(chemin, "theme = a\nlegaux = b\n");
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
    char chemin[CHEMIN_MAX];
    ecrire_reglages(chemin, "noir = ia:11\nblanc = ia:12\ntheme = rose\nfutur = 1\nzut\n");
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

/* HIST-18: a finished game, then two computers: a new game begins. */
static void HIST_18_deux_ordinateurs_apres_une_fin(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite(ECRAN_COURTE);
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Noir gagne ");
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    ecran_menu("Noir", NULL); /* clavier to aleatoire */
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    ecran_menu("Blanc", NULL);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_absence(ecran, "‹ humain ›");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "coup 2");
}

/* What was changed in the options is kept, here and at the next start, Escape or Enter. */
static void Echap_garde_ce_qui_est_change(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    ecran_menu("Plus de réglages", "Coups légaux", NULL);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "Coups légaux ‹ non ›");
    assert_string_equal(ecran_legaux(), ""); /* seen at once */
    terminal_touche(ecran, VTERM_KEY_ESCAPE); /* the list, then the options */
    terminal_attendre_texte(ecran, "▸ Plus de réglages");
    ecran_menu("Blanc", NULL);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "‹ IA, niveau 1 ›");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "Trait à Noir");
    assert_true(terminal_montre(ecran, "IA, niveau 1"));
    assert_string_equal(ecran_legaux(), "");
    ecran_deux_personnes(80, 24);
    assert_string_equal(ecran_legaux(), "");
    terminal_taper(ecran, "v");
    terminal_attendre_calme(ecran, 100);
    assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
}

/* On a setting it accepts what is chosen, as its name at the foot says; Space goes to the next
 * value. */
static void Entree_accepte(void **etat)
{
    (void)etat;
    ecran_environnement("XDG_STATE_HOME=/nulle/part", NULL);
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    ecran_menu("Blanc", NULL);
    terminal_touche(ecran, VTERM_KEY_LEFT);
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "‹ IA, niveau 3 ›");
    ecran_menu("Plus de réglages", "Thème", NULL);
    terminal_taper(ecran, "\r"); /* the list alone */
    terminal_attendre_texte(ecran, "▸ Plus de réglages");
    ecran_menu("Blanc", NULL);
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "o");
    ecran_menu("Commence", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Trait à Noir");
}

static void chaque_niveau_dit_ce_qu_il_est(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "o");
    ecran_menu("Noir", NULL);
    terminal_attendre_texte(ecran, "vous, ou qui joue ici avec vous");
    terminal_taper(ecran, "h"); /* the last one */
    terminal_attendre_absence(ecran, "vous, ou");
    for (int i = 0; i < 20 && !terminal_montre(ecran, "champion"); i++) {
        terminal_taper(ecran, "h");
        terminal_attendre_calme(ecran, 100);
    }
    assert_true(terminal_montre(ecran, "‹ IA, niveau 10 ›"));
    ecran_menu("Plus de réglages", "Thème", NULL);
    terminal_attendre_texte(ecran, "les couleurs de l'écran");
    terminal_taper(ecran, "q"); /* the list alone */
    terminal_attendre_texte(ecran, "‹ IA, niveau 10 ›");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "IA, niveau 10");
}

static void son_nom_se_tape(void **etat)
{
    (void)etat;
    char chemin[CHEMIN_MAX], *contenu;
    size_t taille;
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin));
    ecran_ouvrir(80, 24, "--legaux", "oui", NULL);
    ecran_menu("Plus de réglages", "Votre nom", NULL);
    terminal_taper(ecran, "\rAna\r");
    terminal_attendre_texte(ecran, "▸ Votre nom");
    terminal_attendre_texte(ecran, "Ana");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_menu("Nouvelle partie", NULL);
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
    assert_null(fichier_lire(chemin, 4096, &contenu, &taille));
    assert_non_null(contenu);
    assert_non_null(strstr(contenu, "nom = Ana\n"));
    free(contenu);
    unlink(chemin);
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
    static const char *const MOTS[] = {"‹ human ›", "‹ AI, level 3 ›",  "‹ Black ›",
                                       "‹ none ›",  "‹ by the level ›", "‹ filled ›",
                                       "‹ yes ›"};
    assert_true(terminal_montre(ecran, "move 1, Black 4 (human), White 1"));
    assert_true(terminal_montre(ecran, "level 5)"));
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++) {
        if (i == 4)
            ecran_menu("More settings", "Time", NULL);
        terminal_attendre_texte(ecran, MOTS[i]);
    }
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "‹ human ›");
    assert_true(terminal_montre(ecran, "q quit")); /* Escape does nothing, and is not named */
    assert_false(terminal_montre(ecran, "Esc "));
    ecran_sauvegarde("clavier", "ia:5", 1, "c4");
    ecran_ouvrir(40, 12, "--noir", "clavier", "--blanc", "clavier", NULL);
    terminal_attendre_texte(ecran, "Partie commencée : coup 1");
    terminal_attendre_texte(ecran, "(IA, niveau 5)");
    terminal_touche(ecran, VTERM_KEY_DOWN); /* after the game that was asked for */
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
    ecran_menu("Plus de réglages", "Temps", NULL);
    terminal_attendre_texte(ecran, "Thème        ‹ classique ›");
    assert_true(terminal_chercher(ecran, "‹ classique ›", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ mer ›");
    terminal_cliquer(ecran, x + 13, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ classique ›");
    terminal_cliquer(ecran, x - 10, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ contrasté ›");
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "Thème        ‹ classique ›");
    assert_true(terminal_chercher(ecran, "Retour", &x, &y));
    terminal_cliquer(ecran, x + 2, y - 1, 1); /* nothing on the row between two groups */
    terminal_cliquer(ecran, x + 13, y, 1);    /* no value stands there */
    terminal_attendre_texte(ecran, "▸ Plus de réglages");
    assert_true(terminal_chercher(ecran, "Nouvelle partie", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_absence(ecran, "Options");
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
               {100, 30, "‹ IA insa-positionnelle ›"},
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

/* A first start's is seen whole wherever there is a board. */
static void le_menu_tient_sur_le_plus_petit_ecran(void **etat)
{
    (void)etat;
    ecran_environnement("XDG_STATE_HOME=/nulle/part", NULL); /* nothing to resume, no game */
    ecran_ouvrir(40, 12, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "▸ Nouvelle partie");
    assert_true(terminal_montre(ecran, "‹ humain ›"));
    assert_true(terminal_montre(ecran, "Plus de réglages…"));
    assert_true(terminal_montre(ecran, "Quitter"));
    ecran_menu("Noir", NULL);
    terminal_attendre_texte(ecran, "vous, ou qui joue ici avec vous");
    assert_true(terminal_montre(ecran, "Quitter"));
}

static void la_pensee_se_lit_en_entier(void **etat)
{
    static const char *const CAS[][3] = {{"LANGUAGE=fr", "Pensée", "‹ qui est mieux ›"},
                                         {"LANGUAGE=en", "Thought", "‹ who is better ›"}};
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        ecran_environnement(CAS[i][0], NULL);
        ecran_ouvrir(80, 24, "--noir=clavier", "--nouvelle", NULL);
        ecran_attendre_plateau(ECRAN_DEPART);
        terminal_taper(ecran, "o");
        ecran_menu(i ? "More settings" : "Plus de réglages", CAS[i][1], NULL);
        terminal_attendre_texte(ecran, CAS[i][2]);
    }
}

static const char APRES_EXEMPLE[] = "-------- -------- -------- --XXXX-- "
                                    "-------- -------- -------- --------";

/* Each rule with an example that waits for its move; what is behind comes back. */
static void la_lecon_se_joue(void **etat)
{
    (void)etat;
    ecran_environnement("XDG_STATE_HOME=/nulle/part", NULL);
    ecran_ouvrir(80, 24, "--legaux=non", NULL);
    ecran_menu("Comment jouer", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "1/8  Comment jouer");
    terminal_attendre_texte(ecran, "Posez un pion");
    terminal_attendre_texte(ecran, "c4, coup légal, retourne 2 pions");
    assert_string_equal(ecran_legaux(), "c4");
    terminal_taper(ecran, "k\r");
    terminal_attendre_texte(ecran, "Essayez une case marquée.");
    terminal_taper(ecran, "j");
    terminal_attendre_absence(ecran, "Essayez");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(APRES_EXEMPLE);
    terminal_attendre_texte(ecran, "Noir : c4, retourne 2 pions");
    terminal_attendre_absence(ecran, "Entrée jouer");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "2/8");
    terminal_attendre_texte(ecran, "Entrée jouer  Espace suite  Échap fermer  PgPréc revenir");
    terminal_attendre_texte(ecran, "c3, coup légal, retourne 6 pions");
    terminal_taper(ecran, "?"); /* over it */
    terminal_attendre_texte(ecran, "taper un coup, puis Entrée");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "2/8");
    int x, y;
    ecran_place("c3", &x, &y);
    terminal_cliquer(ecran, x, y, 1);
    ecran_attendre_plateau("-------- -------- --XXXX-- --XX---- "
                           "--X-X--- --X--X-- -------- --------");
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "Blanc n'a aucun coup légal et passe.");
    ecran_attendre_plateau("OXOOOOO- OOOOOOXX OOOOOXXX OOOOXXXX "
                           "OOOXXXXX OOXXXXXX OXXXXXXX -XXXXXXX");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "h1, retourne 5 pions");
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_attendre_texte(ecran, "Victoire de NOIR, 41-22");
    terminal_touche(ecran, VTERM_KEY_LEFT);
    terminal_attendre_texte(ecran, "3/8");
    terminal_taper(ecran, "  ");
    terminal_attendre_texte(ecran, "5/8");
    terminal_attendre_texte(ecran, "a1, coup légal, retourne 3 pions");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "a1, coup légal, retourne 1 pion");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "7/8");
    terminal_attendre_texte(ecran, "beaucoup de");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "8/8  À vous");
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_touche(ecran, VTERM_KEY_RIGHT); /* there is nothing after it */
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "▸ Comment jouer");
}

/* Its last page plays. */
static void la_lecon_commence_une_partie(void **etat)
{
    (void)etat;
    ecran_environnement("XDG_STATE_HOME=/nulle/part", NULL);
    ecran_ouvrir(80, 24, "--legaux=non", NULL);
    ecran_menu("Comment jouer", NULL);
    terminal_taper(ecran, "\r       ");
    terminal_attendre_texte(ecran, "8/8  À vous");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "IA, niveau 1");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* Over a game that would be lost it asks; who goes on keeps his players. */
static void la_lecon_demande(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_taper(ecran, "o");
    ecran_menu("Comment jouer", NULL);
    terminal_taper(ecran, "\r       ");
    terminal_attendre_texte(ecran, "8/8  À vous");
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Abandonner cette partie");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    assert_false(terminal_montre(ecran, "IA, niveau 1"));
}

/* Where nothing stands beside the board the rule is read first; at any moment Escape leaves. */
static void la_lecon_en_petit(void **etat)
{
    (void)etat;
    ecran_deux_personnes(40, 12);
    terminal_taper(ecran, "o");
    ecran_menu("Comment jouer", NULL);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "retourne rien est interdit.");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "Noir : c4, coup légal");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(APRES_EXEMPLE);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "▸ Comment jouer");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

/* A rule that stood beside the board is read again where it no longer does, once. */
static void la_lecon_retrecit(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "o");
    ecran_menu("Comment jouer", NULL);
    terminal_taper(ecran, "\r\r");
    ecran_attendre_plateau(APRES_EXEMPLE);
    terminal_redimensionner(ecran, 50, 14);
    terminal_attendre_texte(ecran, "retourne rien est interdit.");
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, "Noir : c4, coup légal");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(APRES_EXEMPLE);
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "Posez un pion");
    terminal_redimensionner(ecran, 50, 14);
    terminal_attendre_absence(ecran, "Posez un pion");
    ecran_attendre_plateau(APRES_EXEMPLE);
}

/* A menu that does not hold all its lines says so. */
static void un_menu_trop_haut_le_dit(void **etat)
{
    (void)etat;
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(40, 12, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "Nouvelle partie");
    assert_false(terminal_montre(ecran, "Quitter"));
    terminal_attendre_texte(ecran, "↑ ↓ : 1/11");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "↑ ↓ : 11/11");
    assert_true(terminal_montre(ecran, "Quitter"));
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "▸ Reprendre la partie");
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(les_mauvais_reglages_se_lisent_en_entier),
        TEST(les_mauvais_reglages_defilent),
        TEST(chaque_niveau_dit_ce_qu_il_est),
        TEST(le_niveau_d_un_joueur_voulu_ne_se_garde_pas),
        TEST(le_menu_parle),
        TEST(un_clic_sur_la_fleche_recule),
        TEST(le_menu_laisse_voir_le_plateau),
        TEST(les_noms_tiennent_dans_le_menu),
        TEST(le_menu_tient_sur_le_plus_petit_ecran),
        TEST(la_pensee_se_lit_en_entier),
        TEST(la_lecon_se_joue),
        TEST(la_lecon_commence_une_partie),
        TEST(la_lecon_demande),
        TEST(la_lecon_en_petit),
        TEST(la_lecon_retrecit),
        TEST(un_menu_trop_haut_le_dit),
        TEST(son_nom_se_tape),
        TEST(Entree_accepte),
        TEST(Echap_garde_ce_qui_est_change),
        TEST(HIST_18_deux_ordinateurs_apres_une_fin),
    };
    return cmocka_run_group_tests_name("écran, menu", tests, NULL, NULL);
}
