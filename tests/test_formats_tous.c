/* The table of formats: recognition by content, what is told lost, and random games through every
 * pair of formats. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#include "base/alea.h"

static void test_reconnaitre(void **etat)
{
    (void)etat;
    static const struct {
        struct vue octets;
        const char *nom; /* NULL: nothing we know */
    } CAS[] = {
        {VUE("f5d6c3"), "transcription"},
        {VUE("\xef\xbb\xbf\n 1. f5 d6"), "transcription"},
        {VUE("  F5 D6"), "transcription"},
        {VUE("1. f5 d6 {good} 2. c3"), "pgn"}, /* what is said is kept */
        {VUE("1. f5 d6 2. c3 (2. c5)"), "pgn"},
        {VUE("1. f5 $2 d6 2. c3"), "pgn"},
        {VUE("{one} ; two\n{three} 1. f5 d6"), "pgn"},
        {VUE("{one} f5 d6"), "transcription"},
        {VUE("{one} 1. f5 d6\n{two} 1. f5 f6"), "transcription"},
        {VUE("1. f5 $"), "transcription"},
        {VUE("1. f5 d6 {good} 2. c3\n1. f5 f6 {bad}\n"), "transcription"}, /* a game a line */
        {VUE("1. f5 d6 {good 2. c3"), "transcription"},
        {VUE("f5 {good} d6"), "transcription"},
        {VUE("bonjour"), "transcription"}, /* so that the message says where */
        {VUE(""), "transcription"},
        {VUE("(;GM[2];B[fe])"), "sgf"},
        {VUE("(;GM[Othello]B[F5];)"), "ggf"},
        {VUE("2 (;GM[Othello]B[F5];)(;GM[Othello]B[F5];)"), "ggf"},
        {VUE("[Event \"x\"]\n1. f5"), "pgn"},
        {VUE("{\"moves\":[{\"m\":\"f5\"}]}"), "quest"},
        {VUE("{\"match\":1,\"a\":\"ia:5\"}\n"), "match"},
        {VUE("{\"a\":1}"), "quest"}, /* so that the message says what it lacks */
        {VUE("[]"), "quest"},
        {VUE(" [ 1, 2 ]"), "quest"},
        {VUE("[{\"a\":[]}]"), "quest"},
        {VUE("{}"), "quest"},
        {VUE("[Event]"), "transcription"},
        {VUE("{bonjour}"), "transcription"},
        {VUE("---------------------------OX------XO--------------------------- X"), "obf"},
        {VUE("% x\n---------------------------OX------XO---------------------------X;"), "obf"},
        {VUE("\x14\x01\x0c\x1f\x00\x00\x00\x00\x00\x00\xd1\x07\x08\x00\x18\x00"), "wthor"},
        {VUE("\x89PNG\r\n\x1a\n\x00\x00"), NULL},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        const struct format *f = format_reconnaitre(CAS[i].octets);
        assert_string_equal(f ? f->nom : "(rien)", CAS[i].nom ? CAS[i].nom : "(rien)");
    }
}

static void test_par_extension(void **etat)
{
    (void)etat;
    assert_string_equal(format_de_fichier("a.b/c.SGF")->nom, "sgf");
    assert_string_equal(format_de_fichier("x.wtd")->nom, "wthor");
    assert_null(format_de_fichier("a.sgf/c"));
    assert_null(format_de_fichier("sgf"));
    assert_null(format_nomme("doc"));
}

/* A game that has everything, and what each format says that it cannot hold. */
static void test_pertes(void **etat)
{
    (void)etat;
    static const struct {
        const char *format;
        int pertes;
    } CAS[] = {{"ggf", 0}, {"sgf", 3}, {"pgn", 2}, {"wthor", 12}, {"transcription", 16},
               {"obf", 16}};
    struct recueil r;
    aide_lire(
        "ggf",
        "2 (;GM[Othello]PC[p]DT[2003.12.15]EV[e]PB[a]PW[b]RB[1]TI[5:00]RE[+4:r]TH[30]KM[2]CO[c]"
        "B[D3/1/2]CO[d];)(;GM[Othello];)",
        &r);
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil rapport = {0};
        format_pertes(format_nomme(CAS[i].format), &r, &rapport);
        print_message("%s\n", CAS[i].format);
        for (int k = 0; k < rapport.nb_problemes; k++)
            print_message("    %s\n", rapport.problemes[k].texte);
        assert_int_equal(rapport.nb_problemes, CAS[i].pertes);
        recueil_detruire(&rapport);
    }
    recueil_detruire(&r);
}

/* A clock that was noted in another format's way; one that cannot be said is told. */
static void test_pendules(void **etat)
{
    (void)etat;
    static const struct {
        const char *de, *lu, *vers, *ecrit;
        int pertes;
    } CAS[] = {
        {"pgn", "[TimeControl \"10+1\"]\n\n1. f5 *", "ggf", "TI[0:10/0:01]", 0},
        {"pgn", "[TimeControl \"10+1\"]\n\n1. f5 *", "sgf", "TM[10]", 1},
        {"pgn", "[TimeControl \"10+1\"]\n\n1. f5 *", "pgn", "\"10+1\"", 0},
        {"ggf", "(;GM[Othello]TI[0:10/0:01]B[F5];)", "pgn", "\"10+1\"", 0},
        {"ggf", "(;GM[Othello]TI[5:00]B[F5];)", "sgf", "TM[300]", 0},
        {"ggf", "(;GM[Othello]TI[5]B[F5];)", "sgf", "TM[300]", 0}, /* minutes */
        {"ggf", "(;GM[Othello]TI[5]B[F5];)", "ggf", "TI[5:00]", 0},
        {"ggf", "(;GM[Othello]TI[5/1]B[F5];)", "pgn", "\"300+60\"", 0},
        {"ggf", "(;GM[Othello]TI[15//02:00]B[F5];)", "ggf", "TI[15:00//02:00]", 0},
        {"sgf", "(;GM[2]TM[300];B[fe])", "ggf", "TI[5:00]", 0}, /* seconds */
        {"sgf", "(;GM[2]TM[300.5];B[fe])", "sgf", "TM[300.5]", 0},
        {"sgf", "(;GM[2]TM[300];B[fe])", "pgn", "\"300\"", 0},
        {"pgn", "[TimeControl \"300\"]\n\n1. f5 *", "ggf", "TI[5:00]", 0},
        {"ggf", "(;GM[Othello]TI[05:00//02:00]B[F5];)", "ggf", "TI[05:00//02:00]", 0},
        {"ggf", "(;GM[Othello]TI[05:00//02:00]B[F5];)", "sgf", "(;GM[2]", 1},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r, rapport = {0};
        aide_lire(CAS[i].de, CAS[i].lu, &r);
        char *ecrit = aide_ecrire(CAS[i].vers, &r);
        if (!strstr(ecrit, CAS[i].ecrit))
            fail_msg("%s: %s", CAS[i].lu, ecrit);
        free(ecrit);
        format_pertes(format_nomme(CAS[i].vers), &r, &rapport);
        assert_int_equal(rapport.nb_problemes, CAS[i].pertes);
        recueil_detruire(&rapport);
        recueil_detruire(&r);
    }
}

/* A record that only names the winner: the board of a finished game tells the margin, unless it
 * tells another winner; of one that stopped, what cannot say so says what it writes. */
static void test_vainqueur_sans_marge(void **etat)
{
    (void)etat;
    static const struct {
        const char *partie, *ecrit;
        bool perte;
    } CAS[] = {
        {"AW[aa:he]AB[af:hh]PL[B]RE[W+]", "RE[-16.000]", false},
        {"AW[aa:he]AB[af:hh]PL[B]RE[W+T]", "RE[-16.000:t]", false},
        {"AW[aa:he]AB[af:hh]PL[B]RE[B+T]", "RE[+64.000:t]", true},
        {"RE[B+];B[fe];W[df]", "RE[+64.000]", true},
        {"RE[W+4];B[fe];W[df]", "RE[-4.000]", false},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        char texte[128];
        struct tampon t = tampon_sur(texte, sizeof texte);
        struct recueil r, rapport = {0};
        tampon_ecrire(&t, "(;GM[2]%s)", CAS[i].partie);
        aide_lire("sgf", texte, &r);
        char *ggf = aide_ecrire("ggf", &r);
        if (!strstr(ggf, CAS[i].ecrit))
            fail_msg("%s: %s", texte, ggf);
        free(ggf);
        format_pertes(format_nomme("ggf"), &r, &rapport);
        assert_int_equal(rapport.nb_problemes, CAS[i].perte);
        recueil_detruire(&rapport);
        recueil_detruire(&r);
    }
}

/* ---- Random games ---- */

static void tirer_partie(struct alea *alea, struct recueil *r)
{
    struct partie_notee *p = recueil_nouvelle(r);
    int longueur = (int)alea_entier(alea, 70);
    for (int n = 0; n < longueur && !notee_finie(p); n++) {
        int c = 0;
        while (!grille_coup_valide(&p->grille, c, notee_trait(p)))
            c = grille_case(1 + (int)alea_entier(alea, 8), 1 + (int)alea_entier(alea, 8));
        assert_null(notee_jouer(p, c));
    }
    notee_champ(p, CHAMP_NOIR, vue_de(alea_entier(alea, 2) ? "Émile [3d] \\ \"x\"" : "a"));
    notee_champ(p, CHAMP_DATE, vue_de("2003"));
}

/* Notes on moves, for the formats that have them. */
static void annoter(struct alea *alea, struct partie_notee *p)
{
    static const char *const TEXTES[] = {"bon", "très : bon", "deux\\mots", "fin\\"};
    for (int i = 0; i < p->nb_coups; i++) {
        struct coup_note *c = &p->coups[i];
        c->a_eval = alea_entier(alea, 2);
        c->eval = c->a_eval ? ((double)alea_entier(alea, 12800) - 6400) / 100 : 0;
        c->a_secondes = alea_entier(alea, 2);
        c->secondes = c->a_secondes ? alea_entier(alea, 100000) / 1000.0 : 0;
        if (alea_entier(alea, 4) == 0)
            texte_remplacer(&c->commentaire, vue_de(TEXTES[alea_entier(alea, 4)]));
    }
}

static void test_par_toutes_les_paires(void **etat)
{
    (void)etat;
    static const char *const FORMATS[] = {"ggf", "sgf", "pgn"};
    struct alea alea;
    alea_init(&alea, 33);
    for (int essai = 0; essai < 60; essai++) {
        struct recueil r = {0};
        for (int i = 0; i < 3; i++)
            tirer_partie(&alea, &r);
        for (int i = 0; i < 3; i++)
            annoter(&alea, &r.parties[i]);
        notee_champ(&r.parties[1], CHAMP_NOIR, vue_de("a"));
        for (int f = 0; f < 9; f++) {
            struct recueil r1, r2;
            bool ggf = f % 3 == 0 || f / 3 == 0;
            char *un = aide_ecrire(FORMATS[f % 3], &r);
            aide_lire(FORMATS[f % 3], un, &r1);
            assert_int_equal(r1.nb_problemes, 0);
            char *deux = aide_ecrire(FORMATS[f / 3], &r1);
            aide_lire(FORMATS[f / 3], deux, &r2);
            assert_int_equal(r2.nb_problemes, 0);
            assert_int_equal(r2.nb_parties, 3);
            for (int i = 0; i < 3; i++) {
                if (ggf) /* GGF has no way to write "]" */
                    notee_champ(&r2.parties[i], CHAMP_NOIR,
                                vue_de(r.parties[i].champs[CHAMP_NOIR]));
                aide_memes_parties(&r.parties[i], &r2.parties[i]);
            }
            free(un);
            free(deux);
            recueil_detruire(&r1);
            recueil_detruire(&r2);
        }
        recueil_detruire(&r);
    }
}

static void test_par_transcription(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 34);
    for (int essai = 0; essai < 200; essai++) {
        struct recueil r = {0}, r2;
        tirer_partie(&alea, &r);
        char coups[256];
        strcpy(coups, aide_coups(&r.parties[0]));
        char *un = aide_ecrire("transcription", &r);
        aide_lire("transcription", un, &r2);
        assert_int_equal(r2.nb_parties, coups[0] != 0);
        if (coups[0])
            assert_string_equal(aide_coups(&r2.parties[0]), coups);
        free(un);
        recueil_detruire(&r);
        recueil_detruire(&r2);
    }
}

#define DEPART_GGF                                                                                 \
    "(;GM[Othello]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]"
#define HISTORIQUE "2026-11-30T12:00:00\tothello-8x8\ta\tb\t0\t"

/* A fault in the fifth move leaves the four before it, in any format, as an unfinished game with
 * its number; the game that follows is there too. */
static void test_tronquees(void **etat)
{
    (void)etat;
    static const struct {
        const char *format, *texte;
        int parties;
    } CAS[] = {
        {"transcription", "f5d6c3d3a1", 1},
        {"transcription", "f5d6c3d3a1\nf5d6c3d3", 2},
        {"pgn",
         "[Black \"a\"]\n[Result \"40-24\"]\n1. f5 d6 2. c3 d3 3. a1 e1\n\n[Black \"b\"]\n1. f5 "
         "*\n",
         2},
        {"ggf", DEPART_GGF "RE[+4]B[f5]W[d6]B[c3]W[d3]B[a1];)\n" DEPART_GGF "B[f5];)", 2},
        {"ggf", DEPART_GGF "B[f5]W[d6]B[c3]W[d3]B[c", 1},
        {"sgf", "(;GM[2];B[fe];W[df];B[cc];W[dc];B[aa])(;GM[2];B[fe])", 2},
        {"sgf", "(;GM[2];B[fd];W[dc];B[cf];W[df];B[aa])", 1}, /* GoGui's rows */
        {"quest",
         "{\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},{\"m\":\"c3\"},{\"m\":\"d3\"},{\"m\":\"a1\"}]}",
         1},
        {"quest", "{\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},{\"m\":\"c3\"},{\"m\":\"d3\"},", 1},
        {"historique", HISTORIQUE "f5 d6 c3 d3 a1\n" HISTORIQUE "f5\n", 2},
        {"obf", "---------------------------OX------XO--------------------------- X;f5d6c3d3a1", 1},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        print_message("%s\n", CAS[i].texte);
        aide_lire(CAS[i].format, CAS[i].texte, &r);
        assert_int_equal(r.nb_parties, CAS[i].parties);
        assert_int_equal(r.nb_erreurs, 1);
        assert_int_equal(r.nb_refusees, 0);
        assert_int_equal(r.nb_tronquees, 1);
        assert_true(r.parties[0].tronquee);
        assert_int_equal(r.parties[0].resultat.genre, RESULTAT_INCONNU);
        assert_int_equal(r.problemes[0].lieu.partie, 1);
        assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3d3");
        for (int p = 0; p < r.nb_parties; p++)
            assert_int_equal(r.parties[p].numero, p + 1);
        recueil_detruire(&r);
    }
}

/* The journal of a match: who had which colour, A's margin, a default, another board, a line that a
 * crash cut. */
static void test_journal(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("match",
              "{\"match\":1,\"a\":\"x\",\"b\":\"y\",\"ouvertures\":7}\n"
              "{\"partie\":2,\"noir\":\"y\",\"blanc\":\"x\",\"coups\":\"f5d6c5f6e7f4g5e6e3\","
              "\"marge_a\":-64,\"forfait\":0}\n"
              "{\"partie\":1,\"noir\":\"x\",\"blanc\":\"y\",\"coups\":\"f5d6\",\"marge_a\":64,"
              "\"forfait\":2,\"raison\":\"mort\"}\n"
              "{\"partie\":3,\"noir\":\"x\",\"bla",
              &r);
    assert_int_equal(r.nb_parties, 2);
    assert_int_equal(r.nb_erreurs, 1);
    assert_int_equal(r.problemes[0].lieu.ligne, 4);
    assert_string_equal(r.parties[0].champs[CHAMP_NOIR], "y");
    assert_string_equal(r.parties[0].champs[CHAMP_RONDE], "2");
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c5f6e7f4g5e6e3");
    assert_true(r.parties[0].resultat.marge == 64);
    assert_int_equal(r.parties[1].resultat.genre, RESULTAT_VAINQUEUR);
    assert_true(r.parties[1].resultat.marge > 0 && r.parties[1].resultat.fin == 'l');
    assert_string_equal(r.parties[1].champs[CHAMP_COMMENTAIRE], "mort");
    recueil_detruire(&r);
    aide_lire("match",
              "{\"match\":1,\"jeu\":\"othello-10x10\",\"hasard\":6}\n"
              "{\"partie\":1,\"noir\":\"x\",\"blanc\":\"y\",\"coups\":\"f4\",\"marge_a\":3,"
              "\"forfait\":0}\n",
              &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].depart.taille, 10);
    recueil_detruire(&r);
}

/* Fewer moves may be words of a text that is no game. */
static void test_trop_courtes(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("transcription", "f5d6c3 est bon", &r);
    assert_int_equal(r.nb_parties, 0);
    assert_int_equal(r.nb_refusees, 1);
    recueil_detruire(&r);
}

/* What may be of another format is read again; a title or a variation is not. */
static void test_reste(void **etat)
{
    (void)etat;
    static const struct {
        const char *format, *texte;
        bool reste;
    } CAS[] = {
        {"transcription", "Another\nf5d6c3\n", false},
        {"transcription", "f5d6c3\n\n[Black \"a\"]\n\n1. f5 d6\n", true},
        {"transcription", "f5d6c3\nzz\n", true},
        {"pgn", "[Black \"a\"]\n\n1. f5 (1. d3) d6\n", false},
        {"pgn", "[Black \"a\"]\n\n1. f5 d6\n(;GM[Othello]B[F5];)\n", true},
        {"ggf", "(;GM[Othello]B[F5];)\n", false},
        {"ggf", "Club\n(;GM[Othello]B[F5];)\n", true},
        {"sgf", "(;GM[2];B[fe](;W[df])(;W[dd]))\n", false},
        {"sgf", "(;GM[2];B[fe])\nf5d6\n", true},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct recueil r;
        aide_lire(CAS[i].format, CAS[i].texte, &r);
        assert_int_equal(r.reste, CAS[i].reste);
        format_nomme("pgn")->lire(vue_de("[Black \"a\"]\n\n1. f5\n"), &r);
        assert_int_equal(r.reste, CAS[i].reste); /* what is added takes nothing away */
        recueil_detruire(&r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reconnaitre),
        cmocka_unit_test(test_par_extension),
        cmocka_unit_test(test_pertes),
        cmocka_unit_test(test_par_toutes_les_paires),
        cmocka_unit_test(test_par_transcription),
        cmocka_unit_test(test_tronquees),
        cmocka_unit_test(test_trop_courtes),
        cmocka_unit_test(test_pendules),
        cmocka_unit_test(test_vainqueur_sans_marge),
        cmocka_unit_test(test_journal),
        cmocka_unit_test(test_reste),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
