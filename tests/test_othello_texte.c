/* The texts of the course's module: the board byte for byte, the questions, the reading of moves,
 * the result. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alea.h"
#include "tests/aide.h"

/* ---- The board and the questions ---- */

static void le_plateau_de_depart_au_format_du_cours(void **etat)
{
    (void)etat;
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecrire_config(creer_config_init(), &t);
    assert_string_equal(memoire, "    1  2  3  4  5  6  7  8  \n"
                                 "1   ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "2   ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "3   ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "4   ·  ·  ·  ◎  ◉  ·  ·  ·  \n"
                                 "5   ·  ·  ·  ◉  ◎  ·  ·  ·  \n"
                                 "6   ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "7   ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "8   ·  ·  ·  ·  ·  ·  ·  ·  \n");
}

static void les_pions_ont_les_signes_du_cours(void **etat)
{
    (void)etat;
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    Config config = {{{0}}};
    config.grille[1][1] = NOIR;
    config.grille[1][8] = BLANC;
    ecrire_config(config, &t);
    const char *ligne_1 = strchr(memoire, '\n') + 1;
    assert_memory_equal(ligne_1, "1   \xe2\x97\x89  \xc2\xb7  ", 4 + 3 + 2 + 2 + 2);
    assert_non_null(strstr(ligne_1, "\xc2\xb7  \xe2\x97\x8e  \n2   \xc2\xb7"));
}

static void l_invite_a_les_deux_lignes_du_cours(void **etat)
{
    (void)etat;
    static const char *const COULEURS[3] = {"", "NOIR", "BLANC"};
    for (int joueur = NOIR; joueur <= BLANC; joueur++) {
        char memoire[256], attendu[256];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        ecrire_invite(joueur, &t);
        snprintf(attendu, sizeof attendu,
                 "Aux joueur pions %s de jouer...\n"
                 "Donner les coordonnées de la case choisie pour jouer au format xy\n",
                 COULEURS[joueur]);
        assert_string_equal(memoire, attendu);
    }
}

/* ---- Reading a move ---- */

static void verifier_lu(const char *texte, int x, int y)
{
    char memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    Case c = {0, 0};
    if (!lire_case(texte, &c, &raison))
        fail_msg("\"%s\" refused: %s", texte, memoire);
    assert_int_equal(c.x, x);
    assert_int_equal(c.y, y);
    assert_string_equal(memoire, "");
}

/* The reason given must hold the text `contient`; the square must be left alone. */
static void verifier_refus(const char *texte, const char *contient)
{
    char memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    Case c = {42, 43};
    if (lire_case(texte, &c, &raison))
        fail_msg("\"%s\" taken as (%d,%d)", texte, c.x, c.y);
    assert_int_equal(c.x, 42);
    assert_int_equal(c.y, 43);
    if (!strstr(memoire, contient))
        fail_msg("\"%s\": \"%s\" does not say \"%s\"", texte, memoire, contient);
}

static void un_coup_s_ecrit_de_quatre_facons(void **etat)
{
    (void)etat;
    static const char *const C4[] = {"34",   "c4",   "C4",     "3 4",    "3,4",
                                     "3, 4", " 34 ", "\t34\n", "34\r\n", " c4\n"};
    for (size_t i = 0; i < sizeof C4 / sizeof C4[0]; i++)
        verifier_lu(C4[i], 3, 4);
    verifier_lu("23", 2, 3); /* x first: b3 */
    verifier_lu("b3", 2, 3);
}

static void les_64_cases_se_lisent(void **etat)
{
    (void)etat;
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++) {
            char xy[3] = {(char)('0' + x), (char)('0' + y), 0};
            char nom[3] = {(char)('a' + x - 1), (char)('0' + y), 0};
            verifier_lu(xy, x, y);
            verifier_lu(nom, x, y);
        }
}

static void un_coup_a_l_envers_est_demande(void **etat)
{
    (void)etat;
    verifier_refus("4c", "c4");
    verifier_refus("4C", "c4");
    verifier_refus("1h", "h1");
    verifier_refus("4 c", "c4");
}

static void hors_du_plateau_dit_les_bornes(void **etat)
{
    (void)etat;
    static const char *const DEHORS[] = {"09", "90", "00", "10", "01", "19", "91", "99", "0,4"};
    for (size_t i = 0; i < sizeof DEHORS / sizeof DEHORS[0]; i++)
        verifier_refus(DEHORS[i], "de 1 à 8");
    static const char *const LETTRES[] = {"c9", "c0", "i4", "z1", "I4"};
    for (size_t i = 0; i < sizeof LETTRES / sizeof LETTRES[0]; i++)
        verifier_refus(LETTRES[i], "de 1 à 8");
    verifier_refus("i4", "de a à h");
}

static void le_reste_n_est_pas_une_case(void **etat)
{
    (void)etat;
    static const char *const RIEN[] = {"",      " ",    "3",      "c",         "345",     "c44",
                                       "3 4 5", "cc",   "3,,4",   ",34",       "34,",     "3.4",
                                       "-34",   "+34",  "--",     "3\xc3\xa9", "é4",      "３４",
                                       "%s",    "%n%n", "\x1b[A", "pass",      "\xff\xfe"};
    for (size_t i = 0; i < sizeof RIEN / sizeof RIEN[0]; i++)
        verifier_refus(RIEN[i], "34");
}

static void un_texte_quelconque_ne_deborde_pas(void **etat)
{
    (void)etat;
    uint64_t graine = 2;
    for (int essai = 0; essai < 20000; essai++) {
        char memoire[300];
        struct tampon raison = tampon_sur(memoire, sizeof memoire);
        size_t n = alea_splitmix(&graine) % 6;
        char *texte = malloc(n + 1); /* exact size: ASan sees one byte too far */
        assert_non_null(texte);
        for (size_t i = 0; i < n; i++)
            texte[i] = "123489abch, \xc3\xa9\n%z"[alea_splitmix(&graine) % 17];
        texte[n] = 0;
        Case c = {0, 0};
        if (lire_case(texte, &c, &raison))
            assert_true(c.x >= 1 && c.x <= 8 && c.y >= 1 && c.y <= 8);
        else
            assert_true(raison.longueur > 0);
        free(texte);
    }
}

/* ---- Why a move is refused ---- */

static void un_coup_illegal_dit_pourquoi(void **etat)
{
    (void)etat;
    Config depart = creer_config_init();
    assert_null(raison_refus(depart, (Case){3, 4}, NOIR));
    assert_non_null(strstr(raison_refus(depart, (Case){4, 4}, NOIR), "occupée"));
    assert_non_null(strstr(raison_refus(depart, (Case){1, 1}, NOIR), "aucun pion"));
    assert_non_null(strstr(raison_refus(depart, (Case){3, 4}, BLANC), "aucun pion"));
    assert_non_null(strstr(raison_refus(depart, (Case){0, 4}, NOIR), "de 1 à 8"));
    assert_non_null(strstr(raison_refus(depart, (Case){4, 9}, NOIR), "de 1 à 8"));
}

/* ---- The result ---- */

/* The result as text, non-breaking spaces written as spaces. */
static const char *fin_de(const char *cases)
{
    static char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecrire_fin(config_de(cases), &t);
    for (char *p; (p = strstr(memoire, "\xc2\xa0"));) {
        *p = ' ';
        memmove(p + 1, p + 2, strlen(p + 2) + 1);
    }
    return memoire;
}

#define RANG(c) c c c c c c c c

static void la_fin_donne_les_deux_comptes(void **etat)
{
    (void)etat;
    assert_string_equal(fin_de(RANG("XXXXXXXX")), "Victoire de NOIR, 64-0\n");
    assert_string_equal(fin_de(RANG("XXXXOOOO")), "Partie nulle, 32-32\n");
    assert_string_equal(
        fin_de("OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOX-"),
        "Victoire de BLANC, 62-1, 1 vide au gagnant : 63-1\n");
    assert_string_equal(
        fin_de("XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX OOOOOOOO OOOOOOOO OOOO----"),
        "Victoire de NOIR, 40-20, 4 vides au gagnant : 44-20\n");
    assert_non_null(strstr(fin_de(RANG("---X-O--")), "Partie nulle, 8-8"));
}

/* ---- At the keyboard, as the assignment runs it ---- */

static int sortie_sauvee, entree_sauvee;

/* Runs coup_joueur() with `frappe` as standard input; its output is left in `*sortie`. */
static Case jouer_au_clavier(const char *frappe, char **sortie)
{
    size_t taille;
    char entree[4096], ecrit[4096];
    snprintf(entree, sizeof entree, "%s", chemin_temporaire("frappe"));
    snprintf(ecrit, sizeof ecrit, "%s", chemin_temporaire("ecrit"));
    ecrire_fichier(entree, frappe, strlen(frappe));
    fflush(stdout);
    entree_sauvee = dup(STDIN_FILENO);
    sortie_sauvee = dup(STDOUT_FILENO);
    assert_non_null(freopen(entree, "r", stdin));
    assert_non_null(freopen(ecrit, "w", stdout));
    Case c = coup_joueur(creer_config_init(), NOIR);
    fflush(stdout);
    dup2(sortie_sauvee, STDOUT_FILENO);
    dup2(entree_sauvee, STDIN_FILENO);
    close(sortie_sauvee);
    close(entree_sauvee);
    *sortie = lire_fichier(ecrit, &taille);
    return c;
}

static int compter(const char *texte, const char *mot)
{
    int nb = 0;
    for (; (texte = strstr(texte, mot)); texte++)
        nb++;
    return nb;
}

static void le_clavier_est_redemande_jusqu_au_coup_legal(void **etat)
{
    (void)etat;
    char *sortie;
    Case c = jouer_au_clavier("11\n44\n09\n4c\nbonjour\n34\n65\n", &sortie);
    assert_int_equal(c.x, 3);
    assert_int_equal(c.y, 4);
    assert_int_equal(compter(sortie, "Aux joueur pions NOIR de jouer..."), 6);
    assert_int_equal(compter(sortie, "occupée"), 1);
    free(sortie);
}

/* The assignment's own loop, as a student writes it. */
static void boucle_du_sujet(void)
{
    Config config = creer_config_init();
    int joueur_courant = choisir_premier_joueur();
    afficher_config(config);
    while (!est_jeu_fini(config)) {
        if (est_coup_possible(config, joueur_courant)) {
            Case coup = coup_joueur(config, joueur_courant);
            config = incrementer_config(config, coup, joueur_courant);
            afficher_config(config);
        }
        joueur_courant = incrementer_joueur(joueur_courant);
    }
    afficher_fin(config, joueur_courant);
}

static void la_fin_du_clavier_finit_la_partie(void **etat)
{
    (void)etat;
    char entree[4096], ecrit[4096];
    snprintf(entree, sizeof entree, "%s", chemin_temporaire("frappe"));
    snprintf(ecrit, sizeof ecrit, "%s", chemin_temporaire("ecrit"));
    ecrire_fichier(entree, "34\n11\n", 6);
    fflush(stdout);
    const pid_t enfant = fork();
    if (enfant == 0) {
        const struct rlimit assez = {1 << 20, 1 << 20};
        setrlimit(RLIMIT_FSIZE, &assez);
        alarm(10);
        if (freopen(entree, "r", stdin) && freopen(ecrit, "w", stdout))
            boucle_du_sujet();
        _exit(99);
    }
    int statut;
    size_t taille;
    assert_int_equal(waitpid(enfant, &statut, 0), enfant);
    assert_true(WIFEXITED(statut));
    assert_int_equal(WEXITSTATUS(statut), EXIT_SUCCESS);
    char *sortie = lire_fichier(ecrit, &taille);
    assert_int_equal(compter(sortie, "Aux joueur pions BLANC"), 2);
    assert_int_equal(compter(sortie, "Fin de l'entrée.\n"), 1);
    free(sortie);
}

int main(void)
{
    setlocale(LC_ALL, "C.UTF-8");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(le_plateau_de_depart_au_format_du_cours),
        cmocka_unit_test(les_pions_ont_les_signes_du_cours),
        cmocka_unit_test(l_invite_a_les_deux_lignes_du_cours),
        cmocka_unit_test(un_coup_s_ecrit_de_quatre_facons),
        cmocka_unit_test(les_64_cases_se_lisent),
        cmocka_unit_test(un_coup_a_l_envers_est_demande),
        cmocka_unit_test(hors_du_plateau_dit_les_bornes),
        cmocka_unit_test(le_reste_n_est_pas_une_case),
        cmocka_unit_test(un_texte_quelconque_ne_deborde_pas),
        cmocka_unit_test(un_coup_illegal_dit_pourquoi),
        cmocka_unit_test(la_fin_donne_les_deux_comptes),
        cmocka_unit_test(le_clavier_est_redemande_jusqu_au_coup_legal),
        cmocka_unit_test(la_fin_du_clavier_finit_la_partie),
    };
    return cmocka_run_group_tests_name("othello, texts", tests, NULL, NULL);
}
