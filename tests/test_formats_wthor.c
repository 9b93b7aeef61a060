/* WTHOR: headers that lie, records that are wrong, names, and the federation's own files when they
 * are at hand. */
#include "tests/aide_formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/wthor.h"

/* A file of these games, each the codes of its moves: "56 64 53". */
struct fichier {
    unsigned annonces, taille, genre;
    const char *parties[3];
    int score;
};

static unsigned char octets_fichier[16 + 3 * 104];

static size_t poser_coups(unsigned char *o, const char *codes)
{
    size_t n = 0;
    struct vue v = vue_de(codes), mot;
    long code;
    while (vue_mot(&v, &mot) && vue_entier(mot, 0, 255, &code))
        o[n++] = (unsigned char)code;
    return n;
}

static struct vue fabriquer(const struct fichier *f)
{
    unsigned char entete[16] = {
        20, 1, 12,   31, (unsigned char)f->annonces, (unsigned char)(f->annonces >> 8), 0,  0,
        0,  0, 0xd1, 7,  (unsigned char)f->taille,   (unsigned char)f->genre,           24, 0};
    size_t fiche = f->taille == 10 ? 104 : 68, n = 16;
    memset(octets_fichier, 0, sizeof octets_fichier);
    memcpy(octets_fichier, entete, 16);
    for (int i = 0; i < 3 && f->parties[i]; i++, n += fiche) {
        unsigned char debut[8] = {1, 0, 2, 0, 3, 0, (unsigned char)f->score, 41};
        memcpy(octets_fichier + n, debut, 8);
        poser_coups(octets_fichier + n + 8, f->parties[i]);
    }
    return vue_sur((char *)octets_fichier, n);
}

#define COURTE "56 64 53 66 75 46 57 65 35"                      /* f5d6c5f6e7f4g5e6e3: 64-0 */
#define PETITE "56 46 35 26 36 64 16 37 65 66 47 48 76 15 14 86" /* f5f4e3f2…: 3-61 */

/* WTH-01: the last game of the file too. */
static void test_lire(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct fichier f = {2, 8, 0, {COURTE, PETITE}, 64};
    struct vue v = fabriquer(&f);
    octets_fichier[16 + 68 + 6] = 3;
    wthor_lire(v, &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.nb_parties, 2);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c5f6e7f4g5e6e3");
    assert_string_equal(aide_coups(&r.parties[1]), "f5f4e3f2f3d6f1g3e6f6g4h4f7e1d1f8");
    assert_string_equal(r.parties[1].champs[CHAMP_EVENEMENT], "#1");
    assert_string_equal(r.parties[1].champs[CHAMP_NOIR], "#2");
    assert_string_equal(r.parties[1].champs[CHAMP_BLANC], "#3");
    assert_string_equal(r.parties[1].champs[CHAMP_DATE], "2001");
    assert_true(r.parties[0].resultat.marge == 64);
    assert_true(r.parties[1].resultat.marge == 3 - 61);
    assert_true(notee_finie(&r.parties[0]));
    assert_int_equal(r.parties[0].theorique, 41);
    recueil_detruire(&r);
}

/* WTH-02: any board byte but 10 is 8x8; one converter wrote 124. */
static void test_octet_de_taille(void **etat)
{
    (void)etat;
    static const unsigned TAILLES[] = {0, 8, 124};
    for (int i = 0; i < 3; i++) {
        struct recueil r = {0};
        struct fichier f = {1, TAILLES[i], 0, {COURTE}, 64};
        wthor_lire(fabriquer(&f), &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_int_equal(r.parties[0].nb_coups, 9);
        assert_ptr_equal(format_reconnaitre(fabriquer(&f)), format_nomme("wthor"));
        recueil_detruire(&r);
    }
}

static void test_dix_par_dix(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct fichier f = {1, 10, 0, {"79 89 65"}, 50}; /* g6 = 7 + 12 * 6, e7, e5 */
    wthor_lire(fabriquer(&f), &r);
    assert_int_equal(r.nb_parties, 0); /* e5 holds a pawn */
    assert_int_equal(r.problemes[0].lieu.coup, 3);
    recueil_detruire(&r);
    f.parties[0] = "79 89";
    wthor_lire(fabriquer(&f), &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].grille.taille, 10);
    assert_string_equal(aide_coups(&r.parties[0]), "g6e7");
    struct octets o = {0};
    struct recueil rapport = {0};
    wthor_ecrire(&r, &o, &rapport);
    assert_int_equal(rapport.nb_problemes, 0);
    assert_int_equal(o.longueur, 16 + 104);
    assert_memory_equal(o.debut + 16, octets_fichier + 16, 104);
    octets_detruire(&o);
    recueil_detruire(&r);
}

/* WTH-03: a header of 10x10 over records of 8x8: nothing readable, which is an error. */
static void test_taille_mensongere(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct fichier f = {1, 8, 0, {COURTE}, 64};
    struct vue v = fabriquer(&f);
    octets_fichier[12] = 10;
    wthor_lire(v, &r);
    assert_int_equal(r.nb_parties, 0);
    assert_int_equal(r.nb_erreurs, 1);
    assert_non_null(strstr(r.problemes[0].texte, "10x10"));
    recueil_detruire(&r);
}

/* WTH-04 */
static void test_solitaires(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct fichier f = {1, 8, 1, {COURTE}, 64};
    wthor_lire(fabriquer(&f), &r);
    assert_int_equal(r.nb_parties, 0);
    assert_int_equal(r.nb_erreurs, 1);
    recueil_detruire(&r);
}

/* More games announced than there are (WTH-05), or a record cut (WTH-06): those that are whole, and
 * a fault. Less than a header (WTH-07): nothing. */
static void test_fichier_court(void **etat)
{
    (void)etat;
    struct fichier f = {1000, 8, 0, {COURTE}, 64}, g = {2, 8, 0, {COURTE, PETITE}, 64};
    struct recueil r = {0};
    wthor_lire(fabriquer(&f), &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.problemes[0].gravite, ERREUR);
    recueil_detruire(&r);
    struct vue v = fabriquer(&g);
    wthor_lire(vue_sur(v.p, 114), &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.problemes[0].gravite, ERREUR);
    recueil_detruire(&r);
    for (size_t n = 0; n < 16; n++) {
        wthor_lire(vue_sur(v.p, n), &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_erreurs, 1);
        recueil_detruire(&r);
    }
}

/* A zero stops the game (WTH-10); an illegal move, or a code that is no square, refuses it with the
 * byte. */
static void test_coups_faux(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct fichier f = {3, 8, 0, {"56 64 0 0 33", "56 64 56", "56 64 19"}, 32};
    wthor_lire(fabriquer(&f), &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.parties[0].nb_coups, 2);
    assert_int_equal(r.nb_problemes, 3);
    assert_int_equal(r.problemes[0].gravite, AVERTISSEMENT);
    assert_int_equal(r.problemes[1].gravite, ERREUR);
    assert_int_equal(r.problemes[1].lieu.partie, 2);
    assert_int_equal(r.problemes[1].lieu.coup, 3);
    assert_int_equal(r.problemes[1].lieu.octet, 16 + 68 + 8 + 2 + 1);
    assert_int_equal(r.problemes[2].lieu.partie, 3);
    recueil_detruire(&r);
}

static void test_score_impossible(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct fichier f = {1, 8, 0, {COURTE}, 65};
    wthor_lire(fabriquer(&f), &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.parties[0].resultat.genre, RESULTAT_INCONNU);
    recueil_detruire(&r);
}

/* Names written, read back, put on the games; accents are Latin-1 in the file. */
static void test_noms(void **etat)
{
    (void)etat;
    struct recueil r = {0}, rapport = {0};
    struct octets parties = {0}, joueurs = {0}, tournois = {0};
    aide_lire("ggf",
              "(;GM[Othello]DT[1999]EV[Meijin d'été]PB[Éric]PW[zoé]B[F5];)"
              "(;GM[Othello]DT[1999]EV[#4]PB[#7]PW[Éric]B[D3];)",
              &r);
    wthor_ecrire(&r, &parties, &rapport);
    wthor_ecrire_joueurs(&r, &joueurs, &rapport);
    wthor_ecrire_tournois(&r, &tournois, &rapport);
    assert_int_equal(rapport.nb_problemes, 0);
    assert_int_equal(joueurs.longueur, 16 + 10 * 20);
    assert_int_equal(tournois.longueur, 16 + 6 * 26);
    struct wthor_noms j, t;
    assert_null(wthor_lire_noms(octets_lire(&joueurs), WTHOR_JOUEUR, &j));
    assert_null(wthor_lire_noms(octets_lire(&tournois), WTHOR_TOURNOI, &t));
    assert_non_null(wthor_lire_noms(octets_lire(&parties), WTHOR_JOUEUR, &(struct wthor_noms){0}));
    struct recueil relu = {0};
    wthor_lire(octets_lire(&parties), &relu);
    wthor_nommer(&relu, &j, &t);
    assert_string_equal(relu.parties[0].champs[CHAMP_NOIR], "Éric");
    assert_string_equal(relu.parties[0].champs[CHAMP_BLANC], "zoé");
    assert_string_equal(relu.parties[0].champs[CHAMP_EVENEMENT], "Meijin d'été");
    assert_string_equal(relu.parties[1].champs[CHAMP_NOIR], "#7");
    assert_string_equal(relu.parties[1].champs[CHAMP_EVENEMENT], "#4");
    assert_string_equal(aide_coups(&relu.parties[1]), "f5"); /* d3, turned */
    wthor_noms_detruire(&j);
    wthor_noms_detruire(&t);
    octets_detruire(&parties);
    octets_detruire(&joueurs);
    octets_detruire(&tournois);
    recueil_detruire(&r);
    recueil_detruire(&relu);
}

/* More names than numbers: not a file that means other players. */
static void test_trop_de_noms(void **etat)
{
    (void)etat;
    enum { PARTIES = 32768 };
    struct recueil r = {0}, rapport = {0};
    struct octets o = {0};
    for (int i = 0; i < PARTIES; i++) {
        struct partie_notee *p = recueil_nouvelle(&r);
        char nom[16];
        for (int j = 0; j < 2; j++) {
            struct tampon t = tampon_sur(nom, sizeof nom);
            tampon_ecrire(&t, "%c%d", 'a' + j, i);
            notee_champ(p, j ? CHAMP_BLANC : CHAMP_NOIR, vue_de(nom));
        }
    }
    wthor_ecrire(&r, &o, &rapport);
    wthor_ecrire_joueurs(&r, &o, &rapport);
    assert_int_equal(rapport.nb_erreurs, 1);
    assert_int_equal(o.longueur, 0);
    r.nb_parties--; /* two names less are not too many */
    recueil_detruire(&rapport);
    wthor_ecrire(&r, &o, &rapport);
    assert_int_equal(rapport.nb_erreurs, 0);
    assert_int_equal(o.longueur, 16 + (PARTIES - 1) * 68);
    r.nb_parties++;
    octets_detruire(&o);
    recueil_detruire(&r);
}

/* Number 0 is nobody: given to no name, written where there is none; a file of names may tell. */
static void test_numero_zero(void **etat)
{
    (void)etat;
    static char vide[] = "", personne[] = "nobody";
    char *noms[] = {vide, personne};
    struct recueil r, rapport = {0}, relu = {0};
    struct octets o = {0};
    aide_lire("ggf", "(;GM[Othello]PB[a]B[F5];)", &r);
    wthor_ecrire(&r, &o, &rapport);
    assert_memory_equal(o.debut + 16, ((unsigned char[]){0, 0, 1, 0, 0, 0}), 6);
    wthor_lire(octets_lire(&o), &relu);
    wthor_nommer(&relu, NULL, &(struct wthor_noms){.noms = noms, .nb = 2});
    assert_string_equal(relu.parties[0].champs[CHAMP_NOIR], "#1");
    assert_null(relu.parties[0].champs[CHAMP_EVENEMENT]); /* its name is empty */
    noms[0] = personne;
    wthor_nommer(&relu, &(struct wthor_noms){.noms = noms, .nb = 1}, NULL);
    assert_string_equal(relu.parties[0].champs[CHAMP_NOIR], "#1");
    assert_string_equal(relu.parties[0].champs[CHAMP_BLANC], "nobody");
    octets_detruire(&o);
    recueil_detruire(&r);
    recueil_detruire(&relu);
}

static void test_nom_trop_long(void **etat)
{
    (void)etat;
    struct recueil r = {0}, rapport = {0};
    struct octets joueurs = {0};
    aide_lire("ggf", "(;GM[Othello]PB[abcdefghijklmnopqrst]PW[黒]B[F5];)", &r);
    wthor_ecrire_joueurs(&r, &joueurs, &rapport);
    assert_int_equal(rapport.nb_problemes, 2);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
    octets_detruire(&joueurs);
}

/* The four first moves are one: the rotation takes each to f5 and the answer along. */
static void test_tourner(void **etat)
{
    (void)etat;
    static const char *const DEBUTS[] = {"f5d6", "e6f4", "d3e3", "c4c5"};
    struct recueil r = {0}, relu = {0}, rapport = {0};
    for (int i = 0; i < 4; i++)
        format_nomme("transcription")->lire(vue_de(DEBUTS[i]), &r);
    struct octets o = {0};
    wthor_ecrire(&r, &o, &rapport);
    wthor_lire(octets_lire(&o), &relu);
    assert_int_equal(relu.nb_parties, 4);
    assert_string_equal(aide_coups(&relu.parties[0]), "f5d6");
    assert_string_equal(aide_coups(&relu.parties[1]), "f5d6");
    for (int i = 0; i < 4; i++)
        assert_int_equal(relu.parties[i].coups[0].case_, grille_case(6, 5));
    octets_detruire(&o);
    recueil_detruire(&r);
    recueil_detruire(&relu);
}

static void test_ne_tient_pas(void **etat)
{
    (void)etat;
    struct recueil r, rapport = {0};
    struct octets o = {0};
    aide_lire(
        "ggf",
        "(;GM[Othello]B[A1];)" /* refused, and counted */
        "(;GM[Othello]B[F5];)"
        "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- O]"
        "W[D6];)",
        &r);
    wthor_ecrire(&r, &o, &rapport);
    assert_int_equal(rapport.nb_erreurs, 1);
    assert_int_equal(rapport.problemes[0].lieu.partie, 3);
    assert_int_equal(o.longueur, 16 + 68);
    octets_detruire(&o);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
}

/* The score of games in all states of being over: Black's discs as the format counts them. */
static void test_score_ecrit(void **etat)
{
    (void)etat;
    static const struct {
        const char *partie;
        int score;
    } CAS[] = {
        {"(;GM[Othello]B[F5]W[D6]B[C3];)", 5},     /* the board\'s: 5 and 2 */
        {"(;GM[Othello]RE[?]B[F5]W[D6];)", 3},     /* said to be unknown */
        {"(;GM[Othello]RE[+4]B[F5]W[D6];)", 34},   /* the record's */
        {"(;GM[Othello]RE[-64:r]B[F5]W[D6];)", 0}, /* even so */
        {"(;GM[Othello]B[F5]W[D6]B[C5]W[F6]B[E7]W[F4]B[G5]W[E6]B[E3];)", 64}, /* over: 13 and 0 */
        {"(;GM[Othello];)", 2},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r, rapport = {0};
        struct octets o = {0};
        print_message("%s\n", CAS[i].partie);
        aide_lire("ggf", CAS[i].partie, &r);
        wthor_ecrire(&r, &o, &rapport);
        assert_int_equal(o.longueur, 16 + 68);
        assert_int_equal((unsigned char)o.debut[16 + 6], CAS[i].score);
        assert_int_equal((unsigned char)o.debut[16 + 7], CAS[i].score);
        octets_detruire(&o);
        recueil_detruire(&r);
    }
}

/* ---- The federation's files ---- */

static bool lire_fichier(int annee, struct octets *o)
{
    char chemin[64], bloc[65536];
    snprintf(chemin, sizeof chemin, "../shared/data/wthor/WTH_%d.wtb", annee);
    FILE *f = fopen(chemin, "rb");
    if (!f)
        return false;
    for (size_t n; (n = fread(bloc, 1, sizeof bloc, f)) > 0;)
        octets_ajouter(o, bloc, n);
    fclose(f);
    return true;
}

/* Writes in one format and reads in the same: what goes into the next of the chain. */
static void passer_par(const char *format, struct recueil *r)
{
    char *ecrit = aide_ecrire(format, r);
    recueil_detruire(r);
    aide_lire(format, ecrit, r);
    assert_int_equal(r->nb_erreurs, 0);
    free(ecrit);
}

/* Every game legal, every finished one with its score; then through GGF, SGF and PGN and back. */
static void test_toutes_les_annees(void **etat)
{
    (void)etat;
    static const char *const CHAINE[] = {"ggf", "sgf", "pgn"};
    int fichiers = 0, parties = 0, finies = 0;
    for (int annee = 1977; annee <= 2030; annee++) {
        struct octets o = {0}, retour = {0};
        struct recueil r = {0}, rapport = {0};
        if (!lire_fichier(annee, &o))
            continue;
        wthor_lire(octets_lire(&o), &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_int_equal(16 + 68 * r.nb_parties, o.longueur);
        for (int i = 0; i < r.nb_parties; i++) {
            bool finie = notee_finie(&r.parties[i]);
            finies += finie;
            if (finie)
                assert_true(r.parties[i].resultat.marge == grille_marge(&r.parties[i].grille));
        }
        for (int i = 0; i < 3; i++)
            passer_par(CHAINE[i], &r);
        wthor_ecrire(&r, &retour, &rapport);
        assert_int_equal(retour.longueur, o.longueur);
        assert_memory_equal(retour.debut + 4, o.debut + 4, 4);
        assert_memory_equal(retour.debut + 16, o.debut + 16, o.longueur - 16);
        fichiers++;
        parties += r.nb_parties;
        recueil_detruire(&r);
        octets_detruire(&o);
        octets_detruire(&retour);
    }
    print_message("%d files, %d games, %d finished\n", fichiers, parties, finies);
    if (fichiers == 0)
        skip();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lire),        cmocka_unit_test(test_octet_de_taille),
        cmocka_unit_test(test_dix_par_dix), cmocka_unit_test(test_taille_mensongere),
        cmocka_unit_test(test_solitaires),  cmocka_unit_test(test_fichier_court),
        cmocka_unit_test(test_coups_faux),  cmocka_unit_test(test_score_impossible),
        cmocka_unit_test(test_noms),        cmocka_unit_test(test_nom_trop_long),
        cmocka_unit_test(test_numero_zero), cmocka_unit_test(test_trop_de_noms),
        cmocka_unit_test(test_tourner),     cmocka_unit_test(test_ne_tient_pas),
        cmocka_unit_test(test_score_ecrit), cmocka_unit_test(test_toutes_les_annees),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
