/* Settings: values and refusals, the file read back, and what a bad file does (nothing worse than
 * the defaults, a message, and the file kept). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alea.h"
#include "base/fichier.h"
#include "interfaces/ecran/choix.h"
#include "jeux/morpion.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "partie/reglages.h"
#include "tests/aide.h"

static struct reglages r;
static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_10x10, NULL};

static const char *fichier(const char *fin)
{
    static char chemin[CHEMIN_MAX], entier[CHEMIN_MAX + 8];
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "essai.conf", chemin));
    snprintf(entier, sizeof entier, "%s%s", chemin, fin);
    return entier;
}

static int preparer(void **etat)
{
    (void)etat;
    memset(&r, 0x5a, sizeof r);
    rmdir(fichier(""));
    unlink(fichier(""));
    unlink(fichier(".bad"));
    unlink(fichier(".bad.1"));
    return 0;
}

static void verifier_valeur(const char *nom, const char *attendue)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    reglage_lire(&r, reglage_chercher(vue_de(nom)), &t);
    assert_string_equal(memoire, attendue);
}

static void verifier_defauts(void)
{
    struct reglages defaut;
    reglages_defaut(&defaut);
    for (const struct reglage *g = table_reglages; g->nom; g++) {
        char memoire[512];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        reglage_lire(&defaut, g, &t);
        verifier_valeur(g->nom, memoire);
    }
}

/* ---- Values ---- */

static void les_defauts(void **etat)
{
    (void)etat;
    reglages_defaut(&r);
    verifier_valeur("noir", "clavier");
    verifier_valeur("premier", "noir");
    assert_int_equal(r.premier, 1);
}

static void chaque_valeur_nommee_se_pose_et_se_lit(void **etat)
{
    (void)etat;
    reglages_defaut(&r);
    for (const struct reglage *g = table_reglages; g->nom; g++)
        for (int i = 0; g->valeurs && g->valeurs[i]; i++) {
            assert_null(reglages_poser(&r, g->nom, g->valeurs[i]));
            verifier_valeur(g->nom, g->valeurs[i]);
        }
}

static void une_valeur_refusee_nomme_les_acceptees(void **etat)
{
    (void)etat;
    reglages_defaut(&r);
    for (const struct reglage *g = table_reglages; g->nom; g++) {
        const char *refus = g->valeurs ? reglages_poser(&r, g->nom, "%s%n?") : NULL;
        for (int i = 0; g->valeurs && g->valeurs[i]; i++) {
            assert_non_null(refus);
            assert_non_null(strstr(refus, g->valeurs[i]));
        }
    }
    verifier_defauts();
}

static void le_temps_est_un_nombre_de_secondes(void **etat)
{
    (void)etat;
    static const char *const BONS[] = {"0", "1", "0.5", "86400", "0.00005", "1234.56789",
                                       "0.30000000000000004", "0.0000000000000000000001"};
    static const char *const MAUVAIS[] = {"",  "-1",  "1e3", "0,5,5", "86401",
                                          "x", "1 2", "nan", "inf"};
    reglages_defaut(&r);
    for (size_t i = 0; i < sizeof BONS / sizeof BONS[0]; i++) {
        assert_null(reglages_poser(&r, "temps", BONS[i]));
        verifier_valeur("temps", BONS[i]);
    }
    assert_null(reglages_poser(&r, "temps", "0,5"));
    verifier_valeur("temps", "0.5");
    for (size_t i = 0; i < sizeof MAUVAIS / sizeof MAUVAIS[0]; i++)
        assert_non_null(reglages_poser(&r, "temps", MAUVAIS[i]));
}

static void la_pendule_est_un_temps_et_un_increment(void **etat)
{
    (void)etat;
    static const char *const BONS[] = {"300", "0", "300+5", "0.25+0.125", "86400"};
    static const char *const MAUVAIS[] = {"",    "-1",    "300+",  "+5",
                                          "0+5", "5 min", "86401", "300+-1"};
    reglages_defaut(&r);
    for (size_t i = 0; i < sizeof BONS / sizeof BONS[0]; i++) {
        assert_null(reglages_poser(&r, "pendule", BONS[i]));
        verifier_valeur("pendule", BONS[i]);
    }
    for (size_t i = 0; i < sizeof MAUVAIS / sizeof MAUVAIS[0]; i++)
        assert_non_null(strstr(reglages_poser(&r, "pendule", MAUVAIS[i]), "300+5"));
    verifier_valeur("pendule", "86400");
}

static void un_nom_est_une_ligne(void **etat)
{
    (void)etat;
    reglages_defaut(&r);
    assert_null(reglages_poser(&r, "nom", "Ana Łuk"));
    assert_non_null(strstr(reglages_poser(&r, "nom", "Ana\nnoir = ia:1"), "sur une ligne"));
    verifier_valeur("nom", "Ana Łuk");
    assert_null(reglages_retenir(&r, "nom", "essai", JEUX));
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_valeur("nom", "Ana Łuk");
    assert_null(reglages_poser(&r, "nom", ""));
    assert_null(reglages_retenir(&r, "nom", "essai", JEUX));
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_valeur("nom", "");
}

static void un_reglage_inconnu_est_refuse(void **etat)
{
    (void)etat;
    char long_nom[JOUEUR_NOM_MAX + 10];
    reglages_defaut(&r);
    memset(long_nom, 'a', sizeof long_nom - 1);
    long_nom[sizeof long_nom - 1] = 0;
    const char *refus = reglages_poser(&r, "futur", "1");
    assert_non_null(refus);
    assert_non_null(strstr(refus, "« futur » n'existe pas")); /* and which there are */
    assert_non_null(strstr(refus, "theme, pions"));
    assert_non_null(reglages_poser(&r, "", ""));
    assert_non_null(reglages_poser(&r, "noir", ""));
    assert_non_null(reglages_poser(&r, "noir", long_nom));
    assert_non_null(reglages_poser(&r, "noir", "clavier\nblanc = ia"));
    verifier_defauts();
}

/* ---- The file ---- */

static void les_reglages_enregistres_se_relisent(void **etat)
{
    (void)etat;
    reglages_defaut(&r);
    assert_null(reglages_poser(&r, "noir", "aleatoire:7"));
    assert_null(reglages_poser(&r, "premier", "blanc"));
    assert_null(reglages_poser(&r, "pions", "cours"));
    assert_null(reglages_poser(&r, "temps", "2,5")); /* as the French write it */
    for (const struct reglage *g = table_reglages; g->nom; g++)
        assert_null(reglages_retenir(&r, g->nom, "essai", JEUX));
    memset(&r, 0, sizeof r);
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_valeur("noir", "aleatoire:7");
    verifier_valeur("premier", "blanc");
    verifier_valeur("pions", "cours");
    verifier_valeur("temps", "2.5");
}

static void un_fichier_absent_donne_les_defauts(void **etat)
{
    (void)etat;
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_defauts();
}

static void ecrire(const char *octets, size_t taille)
{
    assert_null(fichier_dossiers(fichier("")));
    assert_null(fichier_ecrire(fichier(""), octets, taille));
}

static void commentaires_et_blancs_se_lisent(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "# mes réglages\n\n  theme=contraste  \r\nlegaux = non";
    ecrire(TEXTE, strlen(TEXTE));
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_valeur("theme", "contraste");
    verifier_valeur("legaux", "non");
}

static void un_fichier_vide_donne_les_defauts(void **etat)
{
    (void)etat;
    ecrire("", 0);
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_defauts();
}

/* ENV-08: defaults, a message that names the file, the file where and as it was. */
static void verifier_mauvais(const char *octets, size_t taille)
{
    size_t lus = 0;
    ecrire(octets, taille);
    const char *message = reglages_charger(&r, "essai", JEUX);
    assert_non_null(message);
    assert_non_null(strstr(message, "essai.conf"));
    verifier_defauts();
    char *garde = lire_fichier(fichier(""), &lus);
    assert_non_null(garde);
    assert_int_equal(lus, taille);
    assert_memory_equal(garde, octets, taille);
    free(garde);
    preparer(NULL);
}

/* What is good is obeyed, what is not is told; and nothing is lost when a setting is kept. */
static void une_mauvaise_ligne_ne_perd_pas_les_autres(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "# à moi\ntheme = contraste\r\nfutur = 1\nTheme = a\n\n legaux=non";
    static const char APRES[] = "# à moi\ntheme = daltonien\nfutur = 1\nTheme = a\n\n legaux=non\n"
                                "pions = cours\n";
    size_t lus;
    ecrire(TEXTE, strlen(TEXTE));
    const char *message = reglages_charger(&r, "essai", JEUX);
    assert_non_null(strstr(message, "essai.conf:3"));
    assert_non_null(strstr(message, "futur"));
    verifier_valeur("theme", "contraste");
    verifier_valeur("legaux", "non");
    assert_null(reglages_poser(&r, "theme", "daltonien"));
    assert_null(reglages_poser(&r, "pions", "cours"));
    assert_null(reglages_retenir(&r, "theme", "essai", JEUX));
    assert_null(reglages_retenir(&r, "pions", "essai", JEUX));
    char *garde = lire_fichier(fichier(""), &lus);
    assert_string_equal(garde, APRES);
    free(garde);
}

/* Every wrong line is told, on a line of its own, as far as a person reads. */
static void chaque_mauvaise_ligne_est_dite(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "theme = a\nlegaux = b\nsouris = oui\nfutur = 1\n";
    ecrire(TEXTE, strlen(TEXTE));
    const char *message = reglages_charger(&r, "essai", JEUX);
    assert_non_null(strstr(message, "essai.conf:1"));
    assert_non_null(strstr(message, "\n/"));
    assert_non_null(strstr(message, "essai.conf:2"));
    assert_null(strstr(message, "essai.conf:3"));
    assert_non_null(strstr(message, "essai.conf:4"));
    ecrire("a\na\na\na\na\na\n", 12);
    message = reglages_charger(&r, "essai", JEUX);
    assert_non_null(strstr(message, "essai.conf:4"));
    assert_null(strstr(message, "essai.conf:5"));
    assert_non_null(strstr(message, "\n2 autres lignes"));
}

/* The mark that some editors begin a file with is no part of its first line. */
static void la_marque_du_debut_se_saute(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "\xef\xbb\xbftheme = contraste\n";
    ecrire(TEXTE, strlen(TEXTE));
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_valeur("theme", "contraste");
    assert_null(reglages_poser(&r, "theme", "daltonien"));
    assert_null(reglages_retenir(&r, "theme", "essai", JEUX));
    assert_null(reglages_charger(&r, "essai", JEUX));
    verifier_valeur("theme", "daltonien");
}

/* A player of another board is no wrong line; the usual one plays where he cannot. */
static void un_joueur_d_un_autre_plateau_est_garde(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "blanc = ia:bordeaux\n";
    ecrire(TEXTE, strlen(TEXTE));
    assert_null(reglages_charger(&r, "essai", JEUX));
    reglages_adapter(&r, 2, &jeu_othello_10x10);
    verifier_valeur("blanc", "ia:bordeaux");
    reglages_adapter(&r, 2, &jeu_othello_8x8);
    verifier_valeur("blanc", "ia:3");
    assert_null(reglages_poser(&r, "blanc", "ia:4"));
    assert_null(reglages_retenir(&r, "blanc", "essai", JEUX));
    assert_int_not_equal(access(fichier(".bad"), F_OK), 0);
}

static void verifier_fichier(const char *fin, const char *attendu)
{
    size_t lus;
    char *lu = lire_fichier(fichier(fin), &lus);
    assert_non_null(lu);
    assert_string_equal(lu, attendu);
    free(lu);
}

/* Where a wrong line gives way to a setting, the file as the user had it stands aside, once. */
static void une_mauvaise_ligne_remplacee_est_gardee(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "theme = vert\nnoir = ordi\nfutur = 1\n";
    ecrire(TEXTE, strlen(TEXTE));
    assert_non_null(reglages_charger(&r, "essai", JEUX));
    verifier_valeur("noir", "clavier");
    assert_null(reglages_retenir(&r, "pions", "essai", JEUX));
    assert_int_not_equal(access(fichier(".bad"), F_OK), 0); /* nothing is lost so far */
    assert_null(reglages_retenir(&r, "theme", "essai", JEUX));
    verifier_fichier(".bad", "theme = vert\nnoir = ordi\nfutur = 1\npions = pleins\n");
    assert_null(reglages_retenir(&r, "theme", "essai", JEUX));
    assert_int_not_equal(access(fichier(".bad.1"), F_OK), 0);
    assert_null(reglages_retenir(&r, "noir", "essai", JEUX));
    verifier_fichier(".bad.1", "theme = classique\nnoir = ordi\nfutur = 1\npions = pleins\n");
    verifier_fichier(".bad", "theme = vert\nnoir = ordi\nfutur = 1\npions = pleins\n");
    verifier_fichier("", "theme = classique\nnoir = clavier\nfutur = 1\npions = pleins\n");
}

/* A file runs nothing: a program as player is told, with the setting it is for, and never kept. */
static void un_programme_n_est_ni_lu_ni_garde(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "noir = gtp:cat\nblanc = ia:11\n";
    ecrire(TEXTE, strlen(TEXTE));
    const char *message = reglages_charger(&r, "essai", JEUX);
    assert_non_null(strstr(message, "essai.conf:1 : noir : un programme"));
    assert_non_null(strstr(message, "essai.conf:2 : blanc : "));
    verifier_valeur("noir", "clavier");
    assert_null(reglages_poser(&r, "noir", "nboard:cat"));
    assert_null(reglages_retenir(&r, "noir", "essai", JEUX));
    verifier_fichier("", TEXTE);
}

static void ENV_08_reglages_abimes(void **etat)
{
    (void)etat;
    static const char ZEROS[1 << 20];
    static const char *const TEXTES[] = {
        "theme = vert-pomme\n",           "theme\n",      "= classique\n",   "version = 99\n",
        "temps = -3\n", "\177ELF\002\001", "%s%s%n = %s\n",
    };
    verifier_mauvais(ZEROS, sizeof ZEROS);
    verifier_mauvais(ZEROS, 10);
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++)
        verifier_mauvais(TEXTES[i], strlen(TEXTES[i]));
}

static void ENV_08_un_dossier_a_la_place(void **etat)
{
    (void)etat;
    ecrire("", 0);
    unlink(fichier(""));
    assert_int_equal(mkdir(fichier(""), 0700), 0);
    assert_non_null(reglages_charger(&r, "essai", JEUX));
    verifier_defauts();
}

static void ENV_08_octets_au_hasard(void **etat)
{
    (void)etat;
    uint64_t graine = 8;
    for (int essai = 0; essai < 100; essai++) {
        char octets[400];
        size_t taille = alea_splitmix(&graine) % sizeof octets;
        for (size_t i = 0; i < taille; i++)
            octets[i] = essai % 2 ? (char)alea_splitmix(&graine)
                                  : "theme = contraste\nnoir#\0\r"[alea_splitmix(&graine) % 24];
        ecrire(octets, taille);
        reglages_charger(&r, "essai", JEUX);
        assert_true(r.premier == 1 || r.premier == 2);
        assert_true(r.theme >= 0 && r.theme < THEMES_NB);
        assert_true(memchr(r.joueurs[1], 0, JOUEUR_NOM_MAX) != NULL);
    }
}

/* Keeps a setting as another program does that has read the file already. */
static void retenir_lentement(int pret)
{
    int verrou;
    fichier_prendre(fichier(""), 0, &verrou);
    const bool dit = write(pret, "", 1) == 1;
    usleep(50000);
    _exit(dit && !fichier_ecrire(fichier(""), "souris = non\n", 13) ? 0 : 1);
}

static void deux_programmes_retiennent_ensemble(void **etat)
{
    (void)etat;
    int tube[2], statut;
    char octet;
    assert_int_equal(pipe(tube), 0);
    const pid_t autre = fork();
    if (autre == 0)
        retenir_lentement(tube[1]);
    assert_int_equal(read(tube[0], &octet, 1), 1);
    reglages_defaut(&r);
    r.theme = THEME_CONTRASTE;
    assert_null(reglages_retenir(&r, "theme", "essai", JEUX));
    assert_int_equal(waitpid(autre, &statut, 0), autre);
    assert_int_equal(statut, 0);
    assert_null(reglages_charger(&r, "essai", JEUX));
    assert_int_equal(r.theme, THEME_CONTRASTE);
    assert_int_equal(r.souris, 0);
    close(tube[0]);
    close(tube[1]);
}

static void sans_dossier_enregistrer_dit_pourquoi(void **etat)
{
    (void)etat;
    char ancien[CHEMIN_MAX];
    snprintf(ancien, sizeof ancien, "%s", getenv("XDG_CONFIG_HOME"));
    setenv("XDG_CONFIG_HOME", "/dev/null/x", 1);
    reglages_defaut(&r);
    assert_non_null(reglages_retenir(&r, "theme", "essai", JEUX));
    assert_null(reglages_charger(&r, "essai", JEUX));
    setenv("XDG_CONFIG_HOME", ancien, 1);
}

/* What a game's thinker and drawing give says which settings do something in it. */
static void un_reglage_sert_ou_le_jeu_s_en_sert(void **etat)
{
    (void)etat;
    static const char *const D_OTHELLO[] = {"animation", "reflexion", "livre", "nom"};
    struct jeu sans_penseur = jeu_morpion;
    sans_penseur.penser = NULL;
    for (const struct reglage *g = table_reglages; g->nom; g++) {
        bool autre = false;
        for (size_t i = 0; i < sizeof D_OTHELLO / sizeof D_OTHELLO[0]; i++)
            autre |= strcmp(g->nom, D_OTHELLO[i]) == 0;
        assert_true(reglage_utile(g, &jeu_othello_8x8));
        assert_int_equal(reglage_utile(g, &jeu_morpion), !autre);
        const bool pense = strcmp(g->nom, "temps") == 0 || strcmp(g->nom, "pensee") == 0;
        assert_int_equal(reglage_utile(g, &sans_penseur), !autre && !pense);
    }
}

static void un_reglage_nomme_un_joueur(void **etat)
{
    (void)etat;
    assert_int_equal(reglage_joueur(reglage_chercher(vue_de("noir"))), 1);
    assert_int_equal(reglage_joueur(reglage_chercher(vue_de("Blanc"))), 2);
    assert_int_equal(reglage_joueur(reglage_chercher(vue_de("premier"))), 0);
    assert_null(reglage_chercher(vue_de("futur")));
}

/* In the menu, the present player is whole, however long his command. */
static void le_menu_garde_un_nom_entier(void **etat)
{
    (void)etat;
    struct choix_reglage v;
    char nom[JOUEUR_NOM_MAX];
    memset(nom, 'x', sizeof nom - 1);
    memcpy(nom, "gtp:", 4);
    nom[sizeof nom - 1] = 0;
    reglages_defaut(&r);
    assert_null(reglages_poser(&r, "blanc", nom));
    choix_lister(&v, &jeu_othello_8x8, &r, reglage_chercher(vue_de("blanc")));
    assert_string_equal(v.textes[v.courante], nom);
}

#define TEST(f) cmocka_unit_test_setup(f, preparer)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(les_defauts),
        TEST(chaque_valeur_nommee_se_pose_et_se_lit),
        TEST(une_valeur_refusee_nomme_les_acceptees),
        TEST(le_temps_est_un_nombre_de_secondes),
        TEST(la_pendule_est_un_temps_et_un_increment),
        TEST(un_nom_est_une_ligne),
        TEST(un_reglage_inconnu_est_refuse),
        TEST(les_reglages_enregistres_se_relisent),
        TEST(un_fichier_absent_donne_les_defauts),
        TEST(commentaires_et_blancs_se_lisent),
        TEST(un_fichier_vide_donne_les_defauts),
        TEST(une_mauvaise_ligne_ne_perd_pas_les_autres),
        TEST(chaque_mauvaise_ligne_est_dite),
        TEST(la_marque_du_debut_se_saute),
        TEST(un_joueur_d_un_autre_plateau_est_garde),
        TEST(un_programme_n_est_ni_lu_ni_garde),
        TEST(une_mauvaise_ligne_remplacee_est_gardee),
        TEST(ENV_08_reglages_abimes),
        TEST(ENV_08_un_dossier_a_la_place),
        TEST(ENV_08_octets_au_hasard),
        TEST(un_reglage_sert_ou_le_jeu_s_en_sert),
        TEST(un_reglage_nomme_un_joueur),
        TEST(le_menu_garde_un_nom_entier),
        TEST(deux_programmes_retiennent_ensemble),
        TEST(sans_dossier_enregistrer_dit_pourquoi),
    };
    return cmocka_run_group_tests_name("reglages", tests, NULL, NULL);
}
