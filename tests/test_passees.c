/* The history written and read again: which lines are games, which of them are over, the count of
 * these. */
#include "tests/aide.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "partie/passees.h"

/* The shortest game: Black has everything after nine moves. */
#define COUPS "f5 d6 c5 f6 e7 f4 g5 e6 e3"
#define DATE  "2026-11-30T12:00:00"

static const struct jeu *const JEUX[] = {&jeu_othello_8x8, NULL};
static struct passees passees;
static struct partie *rejouee;

static void lire(const char *historique)
{
    char chemin[CHEMIN_MAX];
    assert_true(passees_chemin("essai", chemin));
    assert_null(fichier_dossiers(chemin));
    ecrire_fichier(chemin, historique, strlen(historique));
    passees_lire(&passees, "essai", JEUX);
}

static int ranger(void **etat)
{
    (void)etat;
    passees_detruire(&passees);
    free(rejouee);
    rejouee = NULL;
    return 0;
}

static bool rejouer(int i)
{
    const char *refus;
    free(rejouee);
    rejouee = passees_rejouer(&passees, i, &refus);
    assert_int_equal(rejouee == NULL, refus != NULL);
    return rejouee != NULL;
}

static void verifier_compte(const char *nom, int gagnees, int nulles, int perdues)
{
    const struct palmares p = passees_compter("essai", &jeu_othello_8x8, nom);
    assert_int_equal(p.gagnees, gagnees);
    assert_int_equal(p.nulles, nulles);
    assert_int_equal(p.perdues, perdues);
}

static void une_ligne_qui_n_est_pas_une_partie_est_laissee(void **etat)
{
    (void)etat;
    lire("\n" DATE "\nrien\n" DATE "\tgo-19x19\tclavier\tia:3\t+64\t" COUPS "\n" DATE
         "\tothello-6x6\tclavier\tia:3\t+64\t" COUPS "\n" DATE
         "\tothello-8x8\tclavier\tia:3\t13 pions\t" COUPS "\n" DATE
         "\tothello-8x8\tclavier\tia:3\t\t" COUPS "\n" DATE
         "\tothello-8x8\tclavier\tia:3\t+64\t\n" DATE "\tothello-8x8\tclavier\tia:3\t+64");
    assert_int_equal(passees.nb, 0);
    assert_int_equal(passees_nombre("essai"), 8);
    verifier_compte("ia:3", 0, 0, 0);
}

/* A NUL is of its own line alone. */
static void une_ligne_abimee_ne_cache_pas_les_suivantes(void **etat)
{
    (void)etat;
    static const char TEXTE[] = DATE "\tothello-8x8\tclavier\tia:3\t+64\t" COUPS "\n" DATE
                                     "\tothello-8x8\tcla\0vier\tia\0:3\t+6\0\tf\0\n" DATE
                                     "\tothello-8x8\tclavier\tia:3\t+64\t" COUPS "\n";
    char chemin[CHEMIN_MAX];
    assert_true(passees_chemin("essai", chemin));
    ecrire_fichier(chemin, TEXTE, sizeof TEXTE - 1);
    passees_lire(&passees, "essai", JEUX);
    assert_int_equal(passees.nb, 2);
    assert_true(rejouer(0));
    assert_int_equal(passees_nombre("essai"), 3);
    verifier_compte("ia:3", 2, 0, 0);
}

static void un_long_historique_se_lit(void **etat)
{
    (void)etat;
    static const char LIGNE[] = "\n" DATE "\tothello-8x8\tclavier\tia:3\t+64\t" COUPS "\n";
    char chemin[CHEMIN_MAX];
    lire("");
    passees_detruire(&passees);
    assert_true(passees_chemin("essai", chemin));
    assert_int_equal(truncate(chemin, (1 << 28) + 1), 0);
    assert_null(fichier_ajouter(chemin, LIGNE, sizeof LIGNE - 1));
    passees_lire(&passees, "essai", JEUX);
    assert_int_equal(passees.nb, 1);
    assert_int_equal(remove(chemin), 0);
}

static void une_partie_se_rejoue(void **etat)
{
    (void)etat;
    lire(DATE "\tothello-8x8\tclavier\tia:3\t+64\t" COUPS "\n" DATE
              "\tothello-8x8\tclavier\tia:3\t+64\tf5 f5\n");
    assert_int_equal(passees.nb, 2);
    assert_string_equal(passees.parties[1].date, "2026-11-30 12:00");
    assert_string_equal(passees.parties[1].joueurs[2], "ia:3");
    assert_false(passees.parties[1].inachevee);
    assert_int_equal(passees.parties[1].marge, 64);
    assert_true(rejouer(1));
    assert_int_equal(rejouee->rang, 9);
    assert_false(rejouer(0));
}

static void une_partie_inachevee_n_est_pas_comptee(void **etat)
{
    (void)etat;
    static struct reglages reglages;
    struct partie *partie = calloc(1, sizeof *partie);
    lire("");
    passees_detruire(&passees);
    strcpy(reglages.joueurs[1], "clavier");
    strcpy(reglages.joueurs[2], "ia:3");
    partie_init(partie, &jeu_othello_8x8, 1);
    assert_int_equal(jouer_transcription(partie, "f5d6c5f6e7f4g5e6"), 8);
    assert_null(passees_ajouter("essai", partie, &(struct arbre){0}, &reglages, 0));
    assert_int_equal(jouer_transcription(partie, "e3"), 1);
    assert_null(passees_ajouter("essai", partie, &(struct arbre){0}, &reglages, 0));
    passees_lire(&passees, "essai", JEUX);
    assert_int_equal(passees.nb, 2);
    assert_true(passees.parties[1].inachevee);
    assert_int_equal(passees.parties[1].marge, 0);
    assert_true(rejouer(1));
    assert_int_equal(rejouee->rang, 8);
    assert_false(passees.parties[0].inachevee);
    assert_int_equal(passees.parties[0].marge, 64);
    verifier_compte("ia:3", 1, 0, 0);
    free(partie);
}

/* Of a file, more than half of it: no game of the person. An unfinished one stays his. */
static void une_partie_d_un_fichier_n_est_pas_comptee(void **etat)
{
    (void)etat;
    static const char LIGNE[] = DATE "\tothello-8x8\tclavier\tia:3\t";
    char texte[1024];
    struct tampon t = tampon_sur(texte, sizeof texte);
    tampon_ecrire(&t, "%s+64\t" COUPS "\t\t\t4\n%s+64\t" COUPS "\t\t\t5\n", LIGNE, LIGNE);
    tampon_ecrire(&t, "%s+64\t" COUPS "\t\t\t10\n%sinachevée\tf5 d6\t\t\t1\n", LIGNE, LIGNE);
    lire(texte);
    assert_int_equal(passees.nb, 4);
    assert_false(passees.parties[3].ouverte);
    assert_true(passees.parties[2].ouverte);
    assert_int_equal(passees.parties[2].ailleurs, 5);
    assert_false(passees.parties[1].ouverte); /* that is no count of its moves */
    verifier_compte("ia:3", 2, 0, 0);
    assert_true(rejouer(0));
    assert_int_equal(partie_compter_ailleurs(rejouee, 2), 1);
    assert_true(rejouer(3));
    assert_int_equal(partie_compter_ailleurs(rejouee, 9), 9);
}

/* Lost or won before its end, and counted. */
static void le_temps_fait_perdre(void **etat)
{
    (void)etat;
    lire(DATE "\tothello-8x8\tclavier\tia:3\t-temps\tf5\n" DATE
              "\tothello-8x8\tclavier\tia:3\t+temps\tf5 d6\n" DATE
              "\tothello-8x8\tclavier\tia:3\ttemps\tf5 d6\n");
    assert_int_equal(passees.nb, 2);
    for (int i = 0; i < 2; i++) {
        assert_true(passees.parties[i].au_temps && !passees.parties[i].inachevee);
        assert_int_equal(passees.parties[i].marge, i ? -1 : 1);
    }
    verifier_compte("ia:3", 1, 0, 1);
}

static void seules_les_dernieres_sont_lues_et_toutes_comptees(void **etat)
{
    (void)etat;
    char texte[4096];
    struct tampon t = tampon_sur(texte, sizeof texte);
    for (int i = 1; i <= PASSEES_MAX + 5; i++)
        tampon_ecrire(&t, "%s\tothello-8x8\t%s\t%s\t%+d\t%s\n", DATE, i % 2 ? "clavier" : "ia:3",
                      i % 2 ? "ia:3" : "clavier", i, COUPS);
    lire(texte);
    assert_int_equal(passees.nb, PASSEES_MAX);
    for (int i = 0; i < PASSEES_MAX; i++)
        assert_int_equal(passees.parties[i].marge, PASSEES_MAX + 5 - i);
    verifier_compte("ia:3", 13, 0, 12);
    verifier_compte("ia:4", 0, 0, 0);
}

/* One that began from a position of his own, whose winner is set, is none of the record; who began
 * does not matter. */
static void une_position_composee_n_est_pas_comptee(void **etat)
{
    (void)etat;
    lire(DATE "\tothello-8x8\tclavier\tia:3\t+64\tf5\t"
              "--------------------------XXX------XO---------------------------\tblanc\n" DATE
              "\tothello-8x8\tclavier\tia:3\t-4\tf5\t"
              "---------------------------OX------XO---------------------------\tblanc\n");
    assert_int_equal(passees.nb, 2);
    verifier_compte("ia:3", 0, 0, 1);
}

static const char *dire_compte(const char *nom)
{
    static char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct palmares p = passees_compter("essai", &jeu_othello_8x8, nom);
    palmares_dire(&p, nom, &t);
    return memoire;
}

/* Advice and moves taken back are written with the game, and told of it and of its win. */
static void une_victoire_aidee_se_dit(void **etat)
{
    (void)etat;
    static struct reglages reglages;
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct partie *partie = calloc(1, sizeof *partie);
    lire("");
    passees_detruire(&passees);
    strcpy(reglages.joueurs[1], "clavier");
    strcpy(reglages.joueurs[2], "ia:3");
    partie_init(partie, &jeu_othello_8x8, 1);
    assert_int_equal(jouer_transcription(partie, "f5d6c5f6e7f4g5e6e3"), 9);
    assert_null(passees_ajouter("essai", partie, &(struct arbre){0}, &reglages, 0));
    partie->conseils = 2;
    partie->reprises = 1;
    assert_null(passees_ajouter("essai", partie, &(struct arbre){0}, &reglages, 0));
    passees_lire(&passees, "essai", JEUX);
    assert_int_equal(passees.parties[0].conseils, 2);
    assert_int_equal(passees.parties[0].reprises, 1);
    assert_int_equal(passees.parties[0].ailleurs, 0);
    assert_int_equal(passees.parties[1].conseils + passees.parties[1].reprises, 0);
    passees_dire(&passees, 0, &jeu_othello_8x8, 80, &t);
    assert_non_null(strstr(memoire, "gagnée de 64, IA, niveau 3, 2 conseils, 1 reprise"));
    assert_string_equal(dire_compte("ia:3"), "Bilan : 2 gagnées (dont 1 avec aide), 0 nulle, "
                                             "0 perdue contre l'IA, niveau 3");
    free(partie);
}

/* A history of games won by these margins; "a" before one: with advice. */
static void gagner(const char *marges)
{
    char texte[4096];
    struct tampon t = tampon_sur(texte, sizeof texte);
    struct vue reste = vue_de(marges), mot;
    while (vue_mot(&reste, &mot)) {
        const bool aidee = *mot.p == 'a';
        tampon_ecrire(&t, DATE "\tothello-8x8\tclavier\tia:3\t%.*s\t" COUPS "%s\n",
                      (int)vue_longueur(mot) - aidee, mot.p + aidee, aidee ? "\t\t\t0\t1\t0" : "");
    }
    passees_detruire(&passees);
    lire(texte);
}

static void verifier_exploit(const char *marges, const char *attendu)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    gagner(marges);
    const struct palmares p = passees_compter("essai", &jeu_othello_8x8, "ia:3");
    palmares_dire_exploit(&p, &jeu_othello_8x8, "ia:3", &t);
    assert_string_equal(memoire, attendu);
}

/* The greatest thing that there is to say of the last game. */
static void un_exploit_se_dit(void **etat)
{
    (void)etat;
    verifier_exploit("-2 +4", "Première victoire au niveau 3 !");
    verifier_exploit("a+4 +2", "Première victoire au niveau 3 !");
    verifier_exploit("+4 +64", "Parfait : 64-0 !");
    verifier_exploit("+4 +2 +36", "Votre plus grand écart : +36");
    verifier_exploit("-2 +36 +4 +2", "3 victoires de suite");
    verifier_exploit("+36 +4 a+8 +2", "3 victoires de suite");
    verifier_exploit("+36 +4 +0 +2", "");
    verifier_exploit("+36 +4", "");
    verifier_exploit("+4 +2 -36", "");
    verifier_exploit("+4 a+36", "");
    verifier_exploit("", "");
}

static void chaque_niveau_a_son_bilan(void **etat)
{
    (void)etat;
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    lire(DATE "\tothello-8x8\tclavier\tia:3\t+4\t" COUPS "\n" DATE
              "\tothello-8x8\tia:3\tclavier\t+4\t" COUPS "\n" DATE
              "\tothello-8x8\tclavier\tia:10\t+2\t" COUPS "\t\t\t0\t1\t0\n");
    passees_dire_niveaux("essai", &jeu_othello_8x8, &t);
    assert_string_equal(memoire, "Plus haut niveau battu : 3. Gagnées-nulles-perdues au niveau "
                                 "3 : 1-0-1, 10 : 1-0-0");
}

#define TEST(f) cmocka_unit_test_teardown(f, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(une_ligne_qui_n_est_pas_une_partie_est_laissee),
        TEST(une_ligne_abimee_ne_cache_pas_les_suivantes),
        TEST(un_long_historique_se_lit),
        TEST(une_partie_se_rejoue),
        TEST(une_partie_inachevee_n_est_pas_comptee),
        TEST(une_partie_d_un_fichier_n_est_pas_comptee),
        TEST(le_temps_fait_perdre),
        TEST(seules_les_dernieres_sont_lues_et_toutes_comptees),
        TEST(une_position_composee_n_est_pas_comptee),
        TEST(une_victoire_aidee_se_dit),
        TEST(un_exploit_se_dit),
        TEST(chaque_niveau_a_son_bilan),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
