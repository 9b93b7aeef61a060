/* Cards that come back (partie/rappels.h): the boxes, the days, the file. Every day is an argument,
 * so that nothing depends on the clock. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/fichier.h"
#include "partie/rappels.h"
#include "tests/aide.h"

/* After f5: White's four answers are two pairs of mirrored ones. After d3, the same turned. */
static const char F5[] = "---------------------------OX------XXX--------------------------";
static const char D3[] = "-------------------X-------XX------XO---------------------------";
static const char DEBUT[] = "---------------------------OX------XO---------------------------";

static const char *chemin(void)
{
    return chemin_temporaire("rappels.txt");
}

static void repartir(void)
{
    unlink(chemin());
}

static long jour(const char *texte)
{
    struct tm date = {0};
    assert_non_null(strptime(texte, "%Y-%m-%d", &date));
    return (long)(timegm(&date) / 86400);
}

static struct rappel carte(const char *plateau, int joueur, int perte, const char *du)
{
    const struct position p = position_de(plateau);
    struct rappel c = {.genre = RAPPEL_ERREUR, .perte = perte, .jour = jour(du)};
    char legaux[512];
    legaux_de(&p, joueur, legaux);
    memcpy(c.coup, legaux, 2);
    strcpy(c.titre, "2008, A – B, coup 2");
    assert_true(rappel_definir(&c, vue_de(plateau), joueur));
    return c;
}

static int ajouter(const struct rappel *cartes, int nb)
{
    int neuves = -1;
    assert_null(rappels_ajouter(chemin(), cartes, nb, &neuves));
    return neuves;
}

static struct rappels lire(void)
{
    struct rappels r;
    assert_null(rappels_lire(&r, chemin()));
    return r;
}

/* ---- Boxes and days ---- */

static void une_bonne_reponse_monte_une_mauvaise_ramene_a_la_premiere(void **etat)
{
    static const int ATTENDUS[] = {3, 9, 27, 81, 81};
    struct rappel c = carte(F5, 2, 4, "2026-12-01");
    long j = jour("2026-12-01");
    (void)etat;
    for (size_t i = 0; i < sizeof ATTENDUS / sizeof *ATTENDUS; i++) {
        rappel_repondre(&c, true, j);
        assert_int_equal(c.jour, j + ATTENDUS[i]);
        j = c.jour;
    }
    assert_int_equal(c.boite, RAPPEL_BOITES);
    rappel_repondre(&c, false, j);
    assert_int_equal(c.boite, 1);
    assert_int_equal(c.jour, j + 1);
}

static void une_bonne_reponse_avant_le_jour_ne_change_rien(void **etat)
{
    struct rappel c = carte(F5, 2, 4, "2026-12-10");
    (void)etat;
    c.boite = 3;
    rappel_repondre(&c, true, jour("2026-12-09"));
    assert_int_equal(c.boite, 3);
    assert_int_equal(c.jour, jour("2026-12-10"));
    rappel_repondre(&c, false, jour("2026-12-09"));
    assert_int_equal(c.boite, 1);
    assert_int_equal(c.jour, jour("2026-12-10"));
}

/* Reads a file with one card, due on that day. */
static const char *lire_due(const char *date, struct rappels *r)
{
    char texte[128];
    snprintf(texte, sizeof texte, "%s\t0\terreur\t%s X\tf5\t4\t\n", date, DEBUT);
    ecrire_fichier(chemin(), texte, strlen(texte));
    return rappels_lire(r, chemin());
}

static void les_jours_sont_ceux_du_calendrier(void **etat)
{
    static const char *const FAUX[] = {"2026-02-29", "2026-13-01", "2026-1-01",   "2026-00-10",
                                       "2026/12/01", "1969-12-31", "2026-12-01 ", ""};
    struct rappels r;
    (void)etat;
    for (long j = jour("2024-02-29"); j < jour("2026-01-01"); j += 7) {
        char texte[32];
        struct tampon t = tampon_sur(texte, sizeof texte);
        rappels_ecrire_jour(j, &t);
        assert_int_equal(jour(texte), j);
        assert_null(lire_due(texte, &r));
        assert_int_equal(r.cartes[0].jour, j);
        rappels_detruire(&r);
    }
    for (size_t i = 0; i < sizeof FAUX / sizeof *FAUX; i++)
        assert_non_null(strstr(lire_due(FAUX[i], &r), "une date comme"));
}

/* ---- Cards ---- */

static void une_position_tournee_est_la_meme_carte(void **etat)
{
    const struct rappel a = carte(F5, 2, 4, "2026-12-01"), b = carte(D3, 2, 6, "2026-12-02");
    struct rappel c = a;
    (void)etat;
    assert_true(rappel_meme(&a, &b));
    assert_true(rappel_definir(&c, vue_de(F5), 1));
    assert_false(rappel_meme(&a, &c));
    c = a;
    c.genre = RAPPEL_REPERTOIRE;
    assert_false(rappel_meme(&a, &c));
}

static void une_position_ou_le_trait_ne_peut_jouer_est_refusee(void **etat)
{
    struct rappel c = {0};
    char vide[65];
    (void)etat;
    memset(vide, '-', 64);
    vide[64] = 0;
    assert_false(rappel_definir(&c, vue_de(vide), 1));
    assert_false(rappel_definir(&c, vue_de("-XO"), 1));
    vide[3] = '?';
    assert_false(rappel_definir(&c, vue_de(vide), 1));
}

/* ---- The file ---- */

static void un_fichier_absent_est_sans_carte(void **etat)
{
    (void)etat;
    repartir();
    struct rappels r = lire();
    assert_int_equal(r.nb, 0);
    rappels_detruire(&r);
}

static void ce_qui_est_ajoute_est_relu_tel_quel(void **etat)
{
    const struct rappel a = carte(D3, 2, 4, "2026-12-01");
    (void)etat;
    repartir();
    assert_int_equal(ajouter(&a, 1), 1);
    struct rappels r = lire();
    assert_int_equal(r.nb, 1);
    assert_string_equal(r.cartes[0].plateau, D3);
    assert_string_equal(r.cartes[0].coup, "c3");
    assert_string_equal(r.cartes[0].titre, a.titre);
    assert_int_equal(r.cartes[0].joueur, 2);
    assert_int_equal(r.cartes[0].perte, 4);
    assert_int_equal(r.cartes[0].boite, 0);
    assert_int_equal(r.cartes[0].jour, a.jour);
    assert_true(rappel_meme(&r.cartes[0], &a));
    rappels_detruire(&r);
    size_t taille;
    char *texte = lire_fichier(chemin(), &taille);
    assert_int_equal(texte[0], '#');
    assert_non_null(strstr(texte, "\n2026-12-01\t0\terreur\t------"));
    assert_non_null(strstr(texte, "- O\tc3\t4\t2008, A – B, coup 2\n"));
    free(texte);
}

static void une_carte_n_est_ajoutee_qu_une_fois(void **etat)
{
    const struct rappel lot[] = {carte(D3, 2, 4, "2026-12-01"), carte(F5, 2, 6, "2026-12-01"),
                                 carte(DEBUT, 1, 2, "2026-12-01")};
    (void)etat;
    repartir();
    assert_int_equal(ajouter(lot, 3), 2);
    assert_int_equal(ajouter(lot + 1, 2), 0);
    struct rappels r = lire();
    assert_int_equal(r.nb, 2);
    assert_string_equal(r.cartes[0].plateau, D3);
    assert_string_equal(r.cartes[1].plateau, DEBUT);
    rappels_detruire(&r);
}

static void chaque_carte_a_son_rang(void **etat)
{
    const struct rappel lot[] = {carte(D3, 2, 4, "2026-12-01"), carte(F5, 2, 6, "2026-12-01"),
                                 carte(DEBUT, 1, 2, "2026-12-01")};
    struct rappels r = {0};
    int rangs[3];
    (void)etat;
    assert_int_equal(rappels_completer(&r, lot, 2, rangs), 1); /* the same, turned */
    assert_int_equal(rangs[0], 0);
    assert_int_equal(rangs[1], 0);
    assert_int_equal(rappels_completer(&r, lot, 3, rangs), 1);
    assert_int_equal(rangs[0], 0);
    assert_int_equal(rangs[1], 0);
    assert_int_equal(rangs[2], 1);
    assert_int_equal(rappels_completer(&r, lot + 1, 2, rangs), 0);
    assert_int_equal(rangs[0], 0);
    assert_int_equal(rangs[1], 1);
    rappels_detruire(&r);
}

/* The move of a repertoire that takes the place of another is a new question; the same one on a
 * turned board is not, nor is another error in a known position. */
static void un_coup_remplace_est_redemande(void **etat)
{
    struct rappel sue = carte(D3, 2, 0, "2027-01-01"), neuve = carte(F5, 2, 0, "2026-12-01");
    (void)etat;
    repartir();
    sue.genre = neuve.genre = RAPPEL_REPERTOIRE;
    sue.boite = 5;
    strcpy(sue.coup, "c3");
    assert_int_equal(ajouter(&sue, 1), 1);
    strcpy(neuve.coup, "f6");
    assert_int_equal(ajouter(&neuve, 1), 0);
    strcpy(neuve.coup, "d6");
    assert_int_equal(ajouter(&neuve, 1), 1);
    struct rappels r = lire();
    assert_int_equal(r.nb, 1);
    assert_string_equal(r.cartes[0].coup, "d6");
    assert_string_equal(r.cartes[0].plateau, F5);
    assert_int_equal(r.cartes[0].boite, 0);
    assert_int_equal(r.cartes[0].jour, neuve.jour);
    rappels_detruire(&r);
    sue.genre = neuve.genre = RAPPEL_ERREUR;
    assert_int_equal(ajouter(&sue, 1), 1);
    assert_int_equal(ajouter(&neuve, 1), 0);
}

static void une_reponse_est_notee_et_rien_d_autre_ne_change(void **etat)
{
    const struct rappel lot[] = {carte(D3, 2, 4, "2026-12-01"), carte(DEBUT, 1, 2, "2026-12-01")};
    (void)etat;
    repartir();
    ajouter(lot, 2);
    const struct rappel tournee = carte(F5, 2, 0, "2026-12-01");
    assert_null(rappels_noter(chemin(), &tournee, true, jour("2026-12-05")));
    struct rappels r = lire();
    assert_int_equal(r.cartes[0].boite, 2);
    assert_int_equal(r.cartes[0].jour, jour("2026-12-08"));
    assert_string_equal(r.cartes[0].titre, lot[0].titre);
    assert_int_equal(r.cartes[1].boite, 0);
    rappels_detruire(&r);
}

static void les_commentaires_restent(void **etat)
{
    static const char TEXTE[] = "\xEF\xBB\xBF# à moi\r\n\n2026-12-01\t3\trepertoire\t"
                                "---------------------------OX------XO--------------------------- X"
                                "\tf5\t0\tTigre\r\n# fin";
    const struct rappel a = carte(D3, 2, 4, "2026-12-01");
    (void)etat;
    ecrire_fichier(chemin(), TEXTE, sizeof TEXTE - 1);
    assert_int_equal(ajouter(&a, 1), 1);
    size_t taille;
    char *texte = lire_fichier(chemin(), &taille);
    assert_non_null(strstr(texte, "# à moi\n# fin\n2026-12-01\t3\trepertoire\t"));
    assert_non_null(strstr(texte, "\tTigre\n2026-12-01\t0\terreur\t"));
    free(texte);
}

static void un_fichier_faux_est_refuse_avec_sa_ligne_et_reste(void **etat)
{
#define PLATEAU "---------------------------OX------XO---------------------------"
    static const char *const FAUX[] = {"2026-02-30\t0\terreur\t" PLATEAU " X\tf5\t4\t",
                                       "2026-12-01\t6\terreur\t" PLATEAU " X\tf5\t4\t",
                                       "2026-12-01\t0\tautre\t" PLATEAU " X\tf5\t4\t",
                                       "2026-12-01\t0\terreur\t" PLATEAU " Z\tf5\t4\t",
                                       "2026-12-01\t0\terreur\t" PLATEAU "\tf5\t4\t",
                                       "2026-12-01\t0\terreur\t" PLATEAU " X\ti9\t4\t",
        "2026-12-01\t0\terreur\t" PLATEAU " X\tf4\t4\t",
                                       "2026-12-01\t0\terreur\t" PLATEAU " X\tf5\t-\t",
                                       "n'importe quoi"};
    const struct rappel a = carte(D3, 2, 4, "2026-12-01");
    (void)etat;
    for (size_t i = 0; i < sizeof FAUX / sizeof *FAUX; i++) {
        char texte[512];
        int neuves = -1;
        struct rappels r;
        snprintf(texte, sizeof texte, "# un\n%s\n", FAUX[i]);
        ecrire_fichier(chemin(), texte, strlen(texte));
        const char *erreur = rappels_lire(&r, chemin());
        assert_non_null(erreur);
        assert_non_null(strstr(erreur, "rappels.txt:2"));
        assert_int_equal(r.nb, 0);
        assert_non_null(rappels_ajouter(chemin(), &a, 1, &neuves));
        assert_int_equal(neuves, 0);
        assert_non_null(rappels_noter(chemin(), &a, true, 0));
        size_t taille;
        char *relu = lire_fichier(chemin(), &taille);
        assert_string_equal(relu, texte);
        free(relu);
    }
}

/* ---- Due ---- */

static void les_cartes_dues_viennent_dans_l_ordre(void **etat)
{
    const struct rappel lot[] = {carte(D3, 2, 4, "2026-12-03"), carte(D3, 1, 2, "2026-12-01"),
                                 carte(DEBUT, 1, 9, "2026-12-01"),
                                 carte(DEBUT, 2, 9, "2026-12-01")};
    int *rangs;
    (void)etat;
    repartir();
    ajouter(lot, 4);
    struct rappels r = lire();
    assert_int_equal(rappels_compter(&r, RAPPEL_ERREUR, jour("2026-11-30")), 0);
    assert_int_equal(rappels_compter(&r, RAPPEL_REPERTOIRE, jour("2027-11-30")), 0);
    assert_int_equal(rappels_compter(&r, RAPPEL_ERREUR, jour("2026-12-02")), 3);
    assert_int_equal(rappels_dus(&r, RAPPEL_ERREUR, jour("2026-12-03"), &rangs), 4);
    assert_int_equal(rangs[0], 2);
    assert_int_equal(rangs[1], 3);
    assert_int_equal(rangs[2], 1);
    assert_int_equal(rangs[3], 0);
    free(rangs);
    rappels_detruire(&r);
}

/* ---- Two programs at once ---- */

static void plusieurs_programmes_ne_se_perdent_rien(void **etat)
{
    enum { PROGRAMMES = 8 };
    const struct rappel c = carte(D3, 2, 4, "2026-12-01");
    pid_t enfants[PROGRAMMES];
    (void)etat;
    repartir();
    ajouter(&c, 1);
    for (int i = 0; i < PROGRAMMES; i++)
        if ((enfants[i] = fork()) == 0) {
            /* each puts a disc of its own in the first row, which changes nothing else */
            char plateau[65];
            struct rappel a = c;
            int neuves = 0;
            strcpy(plateau, D3);
            plateau[i] = 'X';
            _exit(!rappel_definir(&a, vue_de(plateau), 2) ||
                  rappels_ajouter(chemin(), &a, 1, &neuves) != NULL || neuves != 1);
        }
    for (int i = 0; i < PROGRAMMES; i++) {
        int statut = -1;
        waitpid(enfants[i], &statut, 0);
        assert_int_equal(statut, 0);
    }
    struct rappels r = lire();
    assert_int_equal(r.nb, 1 + PROGRAMMES);
    rappels_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(une_bonne_reponse_monte_une_mauvaise_ramene_a_la_premiere),
        cmocka_unit_test(une_bonne_reponse_avant_le_jour_ne_change_rien),
        cmocka_unit_test(les_jours_sont_ceux_du_calendrier),
        cmocka_unit_test(une_position_tournee_est_la_meme_carte),
        cmocka_unit_test(une_position_ou_le_trait_ne_peut_jouer_est_refusee),
        cmocka_unit_test(un_fichier_absent_est_sans_carte),
        cmocka_unit_test(ce_qui_est_ajoute_est_relu_tel_quel),
        cmocka_unit_test(une_carte_n_est_ajoutee_qu_une_fois),
        cmocka_unit_test(chaque_carte_a_son_rang),
        cmocka_unit_test(un_coup_remplace_est_redemande),
        cmocka_unit_test(une_reponse_est_notee_et_rien_d_autre_ne_change),
        cmocka_unit_test(les_commentaires_restent),
        cmocka_unit_test(un_fichier_faux_est_refuse_avec_sa_ligne_et_reste),
        cmocka_unit_test(les_cartes_dues_viennent_dans_l_ordre),
        cmocka_unit_test(plusieurs_programmes_ne_se_perdent_rien),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
