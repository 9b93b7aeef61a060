/* The key of a position, the names of openings, and the game base against a plain count. */
#include "tests/aide_formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef AVEC_SQLITE
#include <dlfcn.h>
#include <sqlite3.h>
#endif

#include "base/alea.h"
#include "base/horloge.h"
#include "formats/cle_position.h"
#include "formats/noms_ouvertures.h"
#include "interfaces/archives.h"
#include "interfaces/notation.h"
#include "jeux/othello_8x8.h"
#include "tests/aide.h"

static struct grille tourner_grille(const struct grille *g, int o)
{
    struct grille t = grille_vide(8);
    for (int c = 17; c <= 136; c++)
        if (grille_sur(g, c))
            t.pions[cle_tourner(o, c)] = g->pions[c];
    return t;
}

static void tirer_partie(struct alea *alea, struct recueil *r, int coups)
{
    struct partie_notee *p = recueil_nouvelle(r);
    for (int n = 0; n < coups && !notee_finie(p); n++) {
        int c = 0;
        while (!grille_coup_valide(&p->grille, c, notee_trait(p)))
            c = grille_case(1 + (int)alea_entier(alea, 8), 1 + (int)alea_entier(alea, 8));
        notee_jouer(p, c);
    }
}

/* The eight orientations of a position have one key, and the canonical board is where the
 * orientation says; turning back undoes turning. */
static void test_cle(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 50);
    for (int essai = 0; essai < 200; essai++) {
        struct recueil r = {0};
        tirer_partie(&alea, &r, essai % 60);
        const struct grille *g = &r.parties[0].grille;
        struct cle_position cle = cle_position(g, NOIR);
        struct grille canon = tourner_grille(g, cle.orientation);
        assert_true(cle.cle != cle_position(g, BLANC).cle);
        for (int o = 0; o < 8; o++) {
            struct grille t = tourner_grille(g, o);
            struct cle_position autre = cle_position(&t, NOIR);
            struct grille canon_t = tourner_grille(&t, autre.orientation);
            assert_true(autre.cle == cle.cle);
            assert_true(grille_egal(&canon_t, &canon));
            for (int c = 17; c <= 136; c++)
                if (grille_sur(g, c)) {
                    assert_int_equal(cle_retourner(o, cle_tourner(o, c)), c);
                    assert_int_equal(cle_coup(&autre, cle_tourner(o, c)), cle_coup(&cle, c));
                }
        }
        recueil_detruire(&r);
    }
}

/* The four first moves are one. */
static void test_cle_symetrique(void **etat)
{
    (void)etat;
    static const char *const PREMIERS[] = {"f5", "d3", "c4", "e6"};
    struct grille g = grille_debut(8);
    struct cle_position cle = cle_position(&g, NOIR);
    for (int i = 0; i < 4; i++)
        assert_int_equal(cle_coup(&cle, grille_lire_case(&g, vue_de(PREMIERS[i]))),
                         cle_coup(&cle, grille_case(6, 5)));
}

static void test_noms(void **etat)
{
    (void)etat;
    static const struct {
        const char *coups, *nom;
    } CAS[] = {
        {"f5", NULL},
        {"f5d6", "Perpendiculaire"},
        {"d3c5", "Perpendiculaire"},
        {"f5f6", "Diagonale"},
        {"e6f4", "Perpendiculaire"},
        {"c4c5", "Parallèle"},
        {"d3e3", "Parallèle"},
        {"c4e3f6e6f5", "Tigre"},
        {"f5d6c3d3c4", "Tigre"},
        {"c4e3f6e6f5c5c3g5", "Kung"},
        {"c4e3f6e6f5c5f4g6f7", "Rose-Bill"},
        {"c4c3d3c5b4", "Heath (Tobidashi)"},
        {"c4c3d3c5f6", "Buffle"},
        {"c4c3d3c5d6f4b4", "Chauve-souris (Cambridge)"},
        {"c4c3d3c5d6f4f5", "Rose-v-Toth"},
        {"c4e3f4c5d6f3e6", "Perpendiculaire"},
        {"c4e3f4c5d6f3e6c3d3e2", "Rose"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        aide_lire("transcription", CAS[i].coups, &r);
        const char *nom = nom_ouverture(&r.parties[0]);
        if (!CAS[i].nom)
            assert_null(nom);
        else
            assert_string_equal(nom, CAS[i].nom);
        recueil_detruire(&r);
    }
}

/* From the other diagonal, or when White begins, an opening is one seen in a mirror. */
static void test_noms_de_l_autre_diagonale(void **etat)
{
    (void)etat;
    static const struct {
        const char *coups, *nom;
    } CAS[] = {
        {"c5", NULL},
        {"c5e6", "Perpendiculaire"},
        {"c5c6", "Diagonale"},
        {"f4f5", "Parallèle"},
        {"f4d3c6d6c5f5f3b5", "Kung"},
    };
    for (int premier = NOIR; premier <= BLANC; premier++)
        for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
            struct recueil r = {0};
            struct partie_notee *p = recueil_nouvelle(&r);
            struct grille depart = grille_debut(8);
            for (int c = 0; premier == NOIR && c < (int)sizeof depart.pions; c++)
                depart.pions[c] = depart.pions[c] ? 3 - depart.pions[c] : VIDE;
            notee_placer(p, &depart, premier);
            for (const char *coup = CAS[i].coups; *coup; coup += 2)
                assert_null(notee_jouer(p, grille_case(coup[0] - 'a' + 1, coup[1] - '0')));
            const char *nom = nom_ouverture(p);
            if (!CAS[i].nom)
                assert_null(nom);
            else
                assert_string_equal(nom, CAS[i].nom);
            recueil_detruire(&r);
        }
}

/* Every line of the table can be played, has both names, and no two are the same line. */
static void test_table_des_noms(void **etat)
{
    (void)etat;
    const char *coups, *francais, *anglais, *autre, *a, *b;
    int n = 0;
    for (; nom_ouverture_ligne(n, &coups, &francais, &anglais); n++) {
        struct recueil r;
        aide_lire("transcription", coups, &r);
        if (r.nb_parties != 1)
            fail_msg("%s: %s", francais, coups);
        assert_true(francais[0] && anglais[0]);
        for (int i = 0; i < n && nom_ouverture_ligne(i, &autre, &a, &b); i++)
            assert_string_not_equal(coups, autre);
        recueil_detruire(&r);
    }
    assert_true(n > 20);
}

/* Nobody moves when the game is over: not the same as a position that no game passed. */
static void test_position_finie(void **etat)
{
    (void)etat;
    struct position p = position_de(
        "-------- -------- ----X--- ---XXX-- --XXXXX- ---XXX-- ----X--- --------");
    struct archives reponse;
    const char *refus = archives_consulter(&jeu_othello_8x8, &p, BLANC, &reponse);
    assert_non_null(refus);
    assert_non_null(strstr(refus, "finie"));
}

#ifdef AVEC_SQLITE

/* What the base must say, counted the plain way. */
static void compter(const struct recueil *r, const struct grille *g, int joueur,
                    int *nb_parties, int nb_par_coup[256])
{
    *nb_parties = 0;
    memset(nb_par_coup, 0, 256 * sizeof *nb_par_coup);
    for (int i = 0; i < r->nb_parties; i++) {
        struct grille h = r->parties[i].depart;
        for (int n = 0; n < r->parties[i].nb_coups; n++) {
            const struct coup_note *c = &r->parties[i].coups[n];
            if (c->case_ == CASE_PASSE)
                continue;
            for (int o = 0; o < 8; o++) {
                struct grille t = tourner_grille(&h, o);
                if (c->joueur == joueur && grille_egal(&t, g)) {
                    ++*nb_parties;
                    nb_par_coup[cle_tourner(o, c->case_)]++;
                    break;
                }
            }
            grille_jouer(&h, c->case_, c->joueur);
        }
    }
}

static void verifier_position(struct base_parties *b, const struct recueil *r,
                              const struct grille *g, int joueur)
{
    struct archives obtenue;
    int voulues, nb[256], total = 0;
    assert_null(base_position(b, g, joueur, NULL, &obtenue, NULL));
    compter(r, g, joueur, &voulues, nb);
    assert_int_equal(obtenue.nb_parties, voulues);
    struct cle_position cle = cle_position(g, joueur);
    for (int i = 0; i < obtenue.nb_coups; i++) {
        const int la = notation_case(obtenue.coups[i].coup);
        int attendu = 0;
        for (int c = 17; c <= 136; c++)
            if (nb[c] && cle_coup(&cle, c) == cle_coup(&cle, la))
                attendu += nb[c];
        assert_int_equal(obtenue.coups[i].nb, attendu);
        assert_true(grille_coup_valide(g, la, joueur));
        assert_true(i == 0 || obtenue.coups[i - 1].nb >= obtenue.coups[i].nb);
        total += obtenue.coups[i].nb;
    }
    assert_int_equal(total, obtenue.nb_parties);
}

static char chemin[64];

static int pas_avant_panne = -1; /* steps before the one that fails; -1: none does */

/* Stands before the library's: a disk that fails once. sqlite3_exec() has no parameters. */
int sqlite3_step(sqlite3_stmt *s)
{
    int (*vrai)(sqlite3_stmt *) = (int (*)(sqlite3_stmt *))dlsym(RTLD_NEXT, "sqlite3_step");
    if (pas_avant_panne < 0 || sqlite3_bind_parameter_count(s) == 0)
        return vrai(s);
    return pas_avant_panne-- == 0 ? SQLITE_IOERR : vrai(s);
}

static int nb_au_debut(void)
{
    struct archives reponse;
    const char *erreur = NULL;
    struct grille g = grille_debut(8);
    struct base_parties *b = base_ouvrir(chemin, BASE_LIRE, &erreur);
    assert_non_null(b);
    assert_null(base_position(b, &g, NOIR, NULL, &reponse, NULL));
    base_fermer(b);
    return reponse.nb_parties;
}

static bool importer(const char *coups)
{
    struct recueil r;
    struct base_bilan bilan = {0};
    struct recueil rapport = {0};
    const char *erreur = NULL;
    aide_lire("transcription", coups, &r);
    struct base_parties *b = base_ouvrir(chemin, BASE_CREER, &erreur);
    bool bon = b && !base_ajouter(b, &r, &bilan, &rapport) && !base_terminer(b);
    if (b)
        base_fermer(b);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
    return bon;
}

/* Wherever an import fails it says so, and what was there stays. */
static void test_import_en_panne(void **etat)
{
    (void)etat;
    int pannes = 0;
    unlink(chemin);
    assert_true(importer("f5d6c3\nf5f4\n"));
    for (bool panne = true; panne; pannes += panne) {
        pas_avant_panne = pannes;
        bool bon = importer("f5f6e6\n");
        panne = pas_avant_panne < 0;
        pas_avant_panne = -1;
        assert_int_equal(bon, !panne);
        assert_int_equal(nb_au_debut(), panne ? 2 : 3);
    }
    assert_true(pannes >= 4);
}

/* Tables of a later program are left alone. */
static void test_autre_version(void **etat)
{
    (void)etat;
    static const enum base_mode MODES[] = {BASE_CREER, BASE_LIRE, BASE_LIRE_VITE};
    const char *erreur = NULL;
    sqlite3 *db;
    unlink(chemin);
    assert_true(importer("f5d6c3\n"));
    assert_int_equal(sqlite3_open(chemin, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "PRAGMA user_version = 2", NULL, NULL, NULL), SQLITE_OK);
    for (int i = 0; i < 3; i++) {
        assert_null(base_ouvrir(chemin, MODES[i], &erreur));
        assert_non_null(strstr(erreur, "version 2"));
    }
    assert_int_equal(sqlite3_exec(db, "PRAGMA user_version = 1", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    assert_int_equal(nb_au_debut(), 1);
}

static void test_base(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 51);
    struct recueil r = {0};
    struct base_bilan bilan = {0};
    struct recueil rapport = {0};
    const char *erreur = NULL;
    for (int i = 0; i < 150; i++)
        tirer_partie(&alea, &r, 60);
    struct base_parties *b = base_ouvrir(chemin, BASE_CREER, &erreur);
    assert_non_null(b);
    struct recueil debut = r;
    debut.nb_parties = 100; /* in two imports, which share most of their rows */
    assert_null(base_ajouter(b, &debut, &bilan, &rapport));
    assert_null(base_terminer(b));
    assert_int_equal(bilan.ajoutees, 100);
    assert_null(base_ajouter(b, &r, &bilan, &rapport));
    assert_null(base_terminer(b));
    assert_int_equal(bilan.ajoutees, 150);
    assert_int_equal(bilan.deja, 100);
    for (int i = 0; i < 150; i += 7) {
        struct grille g = r.parties[i].depart;
        for (int n = 0; n < r.parties[i].nb_coups; n++) {
            const struct coup_note *c = &r.parties[i].coups[n];
            if (c->case_ == CASE_PASSE)
                continue;
            struct grille t = tourner_grille(&g, n % 8);
            if (n < 8 || n % 9 == 0)
                verifier_position(b, &r, &t, c->joueur);
            grille_jouer(&g, c->case_, c->joueur);
        }
    }
    base_fermer(b);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
}

/* Results and averages, on three games whose scores are known. */
static void test_scores(void **etat)
{
    (void)etat;
    struct recueil r;
    struct base_bilan bilan = {0};
    struct recueil rapport = {0};
    struct archives reponse;
    const char *erreur = NULL;
    unlink(chemin);
    aide_lire(
        "ggf",
        "(;GM[Othello]PB[a]RE[+10]TH[40]B[F5]W[D6];)(;GM[Othello]PB[b]RE[-4]TH[30]B[E6]W[F4];)"
        "(;GM[Othello]PB[c]RE[0]B[F5]W[F6];)(;GM[Othello]PB[d]RE[?]B[F5]W[D6];)"
        "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- O]"
        "W[D6];)",
        &r);
    assert_int_equal(r.nb_parties, 4 + (r.nb_erreurs == 0));
    struct base_parties *b = base_ouvrir(chemin, BASE_CREER, &erreur);
    assert_null(base_ajouter(b, &r, &bilan, &rapport));
    assert_null(base_terminer(b));
    assert_int_equal(bilan.ajoutees, 4);
    struct grille g = grille_debut(8);
    assert_null(base_position(b, &g, NOIR, NULL, &reponse, NULL));
    assert_int_equal(reponse.nb_coups, 1);
    assert_int_equal(reponse.coups[0].nb, 4);
    assert_int_equal(reponse.coups[0].resultats, 3);
    assert_float_equal(reponse.coups[0].gagnees, 100.0 / 3, 1e-9);
    assert_float_equal(reponse.coups[0].nulles, 100.0 / 3, 1e-9);
    assert_float_equal(reponse.coups[0].perdues, 100.0 / 3, 1e-9);
    assert_float_equal(reponse.coups[0].score, 33, 1e-9); /* 37 30 32 */
    assert_true(reponse.coups[0].theorique == 35);
    grille_jouer(&g, grille_case(6, 5), NOIR);
    assert_null(base_position(b, &g, BLANC, NULL, &reponse, NULL));
    assert_int_equal(reponse.nb_coups, 2);
    assert_int_equal(reponse.coups[0].coup, 64); /* d6, and f4 after e6 */
    assert_int_equal(reponse.coups[0].nb, 3);
    base_fermer(b);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
}

static void noter_score(void *score, const struct base_partie *p)
{
    *(int *)score = p->score;
}

/* One import of a game that stops after d6: then it is there once, and Black has won it. */
static void importer_vainqueur(const char *pgn, bool voulu)
{
    struct recueil r, rapport = {0};
    struct base_bilan bilan = {0};
    struct archives reponse;
    const char *erreur = NULL;
    int score = 0;
    long total = 0;
    aide_lire("pgn", pgn, &r);
    struct base_parties *b = base_ouvrir(chemin, BASE_CREER, &erreur);
    assert_null(base_ajouter(b, &r, &bilan, &rapport));
    assert_null(base_terminer(b));
    struct grille g = grille_debut(8);
    for (int i = 0; i < 2; i++) {
        const int case_ = i == 0 ? grille_case(6, 5) : grille_case(4, 6);
        assert_null(base_position(b, &g, i == 0 ? NOIR : BLANC, NULL, &reponse, NULL));
        assert_int_equal(reponse.nb_parties, 1);
        assert_int_equal(reponse.coups[0].resultats, voulu);
        assert_true(!voulu || reponse.coups[0].gagnees == (i == 0 ? 100 : 0));
        grille_jouer(&g, case_, i == 0 ? NOIR : BLANC);
    }
    assert_null(base_chercher(b, &(struct base_recherche){.limite = 2}, noter_score, &score,
                              &total));
    assert_int_equal(total, 1);
    assert_int_equal(score, voulu ? BASE_NOIR_GAGNE : -1);
    base_fermer(b);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
}

/* A game that is there without its winner takes him from the same with him, of the same import or
 * of another, that names the players or knew them already; and keeps him. */
static void test_vainqueur_appris(void **etat)
{
#define SANS "[Black \"a\"]\n[Result \"*\"]\n\n1. f5 d6 *\n\n"
#define AVEC "[Black \"a\"]\n[Result \"1-0\"]\n\n1. f5 d6 1-0\n\n"
#define NOMMEE "[Black \"a\"]\n[White \"b\"]\n[Result \"1-0\"]\n\n1. f5 d6 1-0\n\n"
#define NOMMEE_SANS "[Black \"a\"]\n[White \"b\"]\n[Result \"*\"]\n\n1. f5 d6 *\n\n"
    static const char *const CAS[][2] = {
        {SANS, AVEC}, {SANS, NOMMEE}, {SANS AVEC, NULL}, {AVEC, SANS}, {AVEC, NOMMEE_SANS}};
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        unlink(chemin);
        importer_vainqueur(CAS[i][0], strstr(CAS[i][0], "1-0"));
        if (CAS[i][1])
            importer_vainqueur(CAS[i][1], true);
    }
}

/* An import that is not finished leaves nothing. */
static void test_import_interrompu(void **etat)
{
    (void)etat;
    struct recueil r;
    struct base_bilan bilan = {0};
    struct recueil rapport = {0};
    struct archives reponse;
    const char *erreur = NULL;
    unlink(chemin);
    aide_lire("transcription", "f5d6c3", &r);
    struct base_parties *b = base_ouvrir(chemin, BASE_CREER, &erreur);
    assert_null(base_ajouter(b, &r, &bilan, &rapport));
    base_fermer(b);
    assert_int_not_equal(access(chemin, F_OK), 0); /* nothing was put in it */
    b = base_ouvrir(chemin, BASE_CREER, &erreur);
    assert_non_null(b);
    struct grille g = grille_debut(8);
    assert_null(base_position(b, &g, NOIR, NULL, &reponse, NULL));
    assert_int_equal(reponse.nb_parties, 0);
    assert_null(base_ajouter(b, &r, &bilan, &rapport));
    assert_null(base_terminer(b));
    assert_null(base_position(b, &g, NOIR, NULL, &reponse, NULL));
    assert_int_equal(reponse.nb_parties, 1);
    base_fermer(b);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
}

/* Nor does it take away what another program put in the base meanwhile. */
static void test_import_interrompu_a_cote(void **etat)
{
    (void)etat;
    struct recueil r, rapport = {0};
    struct base_bilan bilan = {0};
    const char *erreur = NULL;
    unlink(chemin);
    aide_lire("transcription", "f5d6c3", &r);
    struct base_parties *un = base_ouvrir(chemin, BASE_CREER, &erreur);
    struct base_parties *autre = base_ouvrir(chemin, BASE_CREER, &erreur);
    assert_true(un && autre);
    assert_null(base_ajouter(autre, &r, &bilan, &rapport));
    assert_null(base_terminer(autre));
    base_fermer(autre);
    base_fermer(un);
    assert_int_equal(access(chemin, F_OK), 0);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
}

/* While another program writes, a hurried reader is told so at once. */
static void test_base_occupee(void **etat)
{
    (void)etat;
    const char *erreur = NULL;
    sqlite3 *autre;
    unlink(chemin);
    assert_true(importer("f5\n"));
    assert_int_equal(sqlite3_open(chemin, &autre), SQLITE_OK);
    assert_int_equal(sqlite3_exec(autre, "BEGIN EXCLUSIVE", NULL, NULL, NULL), SQLITE_OK);
    double debut = horloge_secondes();
    assert_null(base_ouvrir(chemin, BASE_LIRE_VITE, &erreur));
    assert_true(horloge_secondes() - debut < 4); /* BASE_LIRE waits for 5 s */
    assert_non_null(strstr(erreur, "occupée"));
    sqlite3_close(autre);
    struct base_parties *b = base_ouvrir(chemin, BASE_LIRE_VITE, &erreur);
    assert_non_null(b);
    base_fermer(b);
}

static void test_pas_une_base(void **etat)
{
    (void)etat;
    const char *erreur = NULL;
    FILE *f = fopen(chemin, "w");
    fputs("ceci n'est pas une base, mais un texte assez long pour en avoir l'air, vraiment", f);
    fclose(f);
    assert_null(base_ouvrir(chemin, BASE_CREER, &erreur));
    assert_non_null(strstr(erreur, chemin));
    unlink(chemin);
    assert_null(base_ouvrir(chemin, BASE_LIRE, &erreur)); /* not made by a query */
    assert_int_not_equal(access(chemin, F_OK), 0);
}

#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cle),
        cmocka_unit_test(test_cle_symetrique),
        cmocka_unit_test(test_noms),
        cmocka_unit_test(test_noms_de_l_autre_diagonale),
        cmocka_unit_test(test_table_des_noms),
        cmocka_unit_test(test_position_finie),
#ifdef AVEC_SQLITE
        cmocka_unit_test(test_base),
        cmocka_unit_test(test_scores),
        cmocka_unit_test(test_vainqueur_appris),
        cmocka_unit_test(test_import_interrompu),
        cmocka_unit_test(test_import_interrompu_a_cote),
        cmocka_unit_test(test_base_occupee),
        cmocka_unit_test(test_pas_une_base),
        cmocka_unit_test(test_import_en_panne),
        cmocka_unit_test(test_autre_version),
#endif
    };
#ifdef AVEC_SQLITE
    snprintf(chemin, sizeof chemin, "/tmp/base-test-%ld.sqlite", (long)getpid());
#endif
    int echecs = cmocka_run_group_tests(tests, NULL, NULL);
#ifdef AVEC_SQLITE
    unlink(chemin);
#endif
    return echecs;
}
