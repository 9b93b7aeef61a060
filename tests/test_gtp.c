/* GTP: whole dialogues, each command, and the time it takes to stop a thought. */
#include "tests/aide_formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "interfaces/gtp.h"
#include "interfaces/gtp_interne.h"
#include "partie/pendule.h"
#include "tests/aide_protocole.h"

#define COURTE                                                                                     \
    "play b f5\nplay w d6\nplay b c5\nplay w f6\nplay b e7\nplay w f4\nplay b g5\n"                \
    "play w e6\nplay b e3\n"
#define JOUES "=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n=\n\n"

/* One command or a few, and exactly what must come back. Every command of the table stands in one
 * of these: test_toutes_testees() looks. */
static const struct {
    const char *entree, *sortie;
} DIALOGUES[] = {
    {"protocol_version\n", "= 2\n\n"},
    {"12 name\n", "=12 Othello\n\n"},
    {"known_command play\nknown_command zut\n", "= true\n\n= false\n\n"},
    /* PROTO-14 */
    {"boardsize 19\nboardsize 8\nboardsize\n", "? unacceptable size\n\n=\n\n? syntax error\n\n"},
    {"zut\n7 zut 1 2\n7\n", "? unknown command\n\n?7 unknown command\n\n?7 unknown command\n\n"},
    {"\n  \n# rien\n\t \r\nname # suivi\r\n", "= Othello\n\n"},
    {"komi 6.5\n", "=\n\n"},
    {"8\tplay\tb\tf5\n", "=8\n\n"}, /* a tab is a blank */
    {"play b f5\nplay black d6\nPLAY W d6\nplay w i9\nplay x f5\nplay b\n",
     "=\n\n? illegal move\n\n=\n\n? syntax error\n\n? syntax error\n\n? syntax error\n\n"},
    /* PROTO-09, PROTO-11 */
    {"5 play B\ngogui-rules_side_to_move\n", "?5 syntax error\n\n= black\n\n"},
    {"clear_board\nplay black pass\n", "=\n\n? illegal move\n\n"},
    {"play white f4\ngogui-rules_side_to_move\n", "=\n\n= black\n\n"}, /* White may begin */
    /* PROTO-12: after the end */
    {COURTE "genmove white\ngenmove black\nfinal_score\ngogui-rules_legal_moves\n",
     JOUES "= pass\n\n= pass\n\n= B+64\n\n=\n\n"},
    {COURTE "gogui-rules_final_result\nplay w pass\nplay b pass\nplay w a1\n",
     JOUES "= B+64\n\n=\n\n=\n\n? illegal move\n\n"},
    {COURTE "2 othello-evaluation\nothello-move_values\n", JOUES "=2 B+64\n\n= TEXT B+64\n\n"},
    {"gogui-rules_final_result\nfinal_score\n", "= 2-2\n\n? cannot score\n\n"},
    {"undo\nplay b f5\nundo\nplay b d3\ngogui-rules_board\n",
     "? cannot undo\n\n=\n\n=\n\n=\n\n= . . . . . . . .\n. . . . . . . .\n. . . . . . . .\n"
     ". . . X O . . .\n. . . X X . . .\n. . . X . . . .\n. . . . . . . .\n. . . . . . . .\n\n"},
    /* PROTO-07: no empty line but the last, here and in printsgf */
    {"play b f5\nshowboard\n",
     "=\n\n= \n  A B C D E F G H\n1 . . . . . . . . 1\n2 . . . . . . . . 2\n3 . . . . . . . . 3\n"
     "4 . . . O X . . . 4\n5 . . . X X X . . 5\n6 . . . . . . . . 6\n7 . . . . . . . . 7\n"
     "8 . . . . . . . . 8\n  A B C D E F G H\n\n"},
    {"time_settings 300 10 5\ntime_left b 20 0\ntime_left w x 0\ntime_settings 1\n",
     "=\n\n=\n\n? syntax error\n\n? syntax error\n\n"},
    {"time_settings 0 1 0\ntime_settings 1 0 0\ngenmove b\nquit\n", "=\n\n=\n\n= "},
    {"set_level 2\nset_level 11\n", "=\n\n? syntax error\n\n"},
    {"list_games\nset_game Othello\nset_game Go\n", "= Othello\n\n=\n\n? unsupported game\n\n"},
    {"gogui-rules_game_id\ngogui-rules_board_size\ngogui-interrupt\nstop\n",
     "= Othello\n\n= 8\n\n=\n\n=\n\n"},
    {"gogui-rules_legal_moves\n", "= D3 C4 F5 E6\n\n"},
    {"loadsgf /nulle/part\nloadsgf\n", "? cannot load file\n\n? syntax error\n\n"},
    {"play b f5\nloadsgf /nulle/part\nundo\n", "=\n\n? cannot load file\n\n=\n\n"},
    {"loadsgf -\nname\n", "? cannot load file\n\n= Othello\n\n"},
    {"play b f5\nplay w d6\nprintsgf\n",
     "=\n\n=\n\n= (;GM[2]FF[4]CA[UTF-8]AP[Othello:" VERSION "]SZ[8]RE[?]\n;B[fe];W[df])\n\n"},
    {"name\nquit\nname\n", "= Othello\n\n=\n\n"},
    {"gogui-analyze_commands\nversion\n", "= string/"},
    {"3 list_commands\n", "=3 protocol_version\nname\n"},
    {"reg_genmove b\ngogui-rules_side_to_move\n", "= "},
    {"gogui-rules_side_to_move\nplay white e3\nundo\ngogui-rules_side_to_move\n",
     "= black\n\n=\n\n=\n\n= black\n\n"},
    {"play white a1\ngogui-rules_side_to_move\n", "? illegal move\n\n= black\n\n"},
};

static void test_dialogues(void **etat)
{
    (void)etat;
    for (size_t i = 0; i < sizeof DIALOGUES / sizeof DIALOGUES[0]; i++) {
        char *recu = dialoguer(gtp_servir, 1, DIALOGUES[i].entree);
        size_t n = strlen(DIALOGUES[i].sortie);
        bool complet = n >= 2 && strcmp(DIALOGUES[i].sortie + n - 2, "\n\n") == 0;
        if (!complet) /* only how the answer begins is fixed */
            recu[n < strlen(recu) ? n : strlen(recu)] = 0;
        assert_string_equal(recu, DIALOGUES[i].sortie);
        free(recu);
    }
}

/* However much is sent at once, no line is lost or cut; one too long to be a command is none. */
static void test_flot(void **etat)
{
    (void)etat;
    struct octets o = {0};
    while (o.longueur < 3 << 19)
        octets_texte(&o, "# a line that is no command\n");
    octets_texte(&o, "1 name\n2 ");
    while (o.longueur < 6 << 19)
        octets_texte(&o, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
    octets_texte(&o, "\n3 name\n");
    char *recu = dialoguer(gtp_servir, 1, o.debut);
    assert_string_equal(recu, "=1 Othello\n\n=3 Othello\n\n");
    free(recu);
    octets_detruire(&o);
}

static void test_toutes_testees(void **etat)
{
    (void)etat;
    for (const struct commande_gtp *c = commandes_gtp; c->nom; c++) {
        bool vue = false;
        for (size_t i = 0; i < sizeof DIALOGUES / sizeof DIALOGUES[0]; i++) {
            const char *la = strstr(DIALOGUES[i].entree, c->nom);
            vue |= la && strchr(" \n", la[strlen(c->nom)]);
        }
        if (!vue)
            fail_msg("%s has no dialogue", c->nom);
    }
}

/* A pass that is due, written or left out: the same position. */
#define AVANT_LA_PASSE                                                                             \
    "play b e6\nplay w f6\nplay b c4\nplay w c5\nplay b c6\nplay w d6\nplay b g7\n"                \
    "play w f4\nplay b g4\nplay w g6\nplay b e7\nplay w h8\nplay b h6\nplay w g5\n"                \
    "play b g8\nplay w f8\n"

static const char *derniere_reponse(const char *recu)
{
    const char *derniere = recu;
    for (const char *p = recu; (p = strstr(p, "\n\n")) != NULL && p[2];)
        derniere = p += 2;
    return derniere;
}

static void test_passes(void **etat)
{
    (void)etat;
    static const struct {
        const char *suite, *reponse;
    } CAS[] = {
        {"gogui-rules_side_to_move\n", "= black\n\n"},
        {"gogui-rules_legal_moves\n", "= pass\n\n"},
        {"genmove b\n", "= pass\n\n"},
        {"play b pass\ngogui-rules_side_to_move\n", "= white\n\n"},
        {"play b PASS\nplay w b4\n", "=\n\n"},
        {"play w b4\n", "=\n\n"}, /* left out */
        {"play b b4\n", "? illegal move\n\n"},
        {"play b pass\nundo\nundo\ngogui-rules_side_to_move\n", "= white\n\n"},
        {"play b pass\nplay w b4\nundo\nundo\ngogui-rules_legal_moves\n", "= pass\n\n"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        char entree[1024];
        struct tampon t = tampon_sur(entree, sizeof entree);
        tampon_ecrire(&t, "%s%s", AVANT_LA_PASSE, CAS[i].suite);
        char *recu = dialoguer(gtp_servir, 1, entree);
        assert_string_equal(derniere_reponse(recu), CAS[i].reponse);
        free(recu);
    }
}

/* PROTO-18: genmove, undo, play: the board is that of f5. */
static void test_genmove_annule(void **etat)
{
    (void)etat;
    char *recu =
        dialoguer(gtp_servir, 1, "clear_board\ngenmove black\nundo\nplay black f5\nshowboard\n");
    char *seul = dialoguer(gtp_servir, 1, "play black f5\nshowboard\n");
    assert_null(strstr(recu, "? "));
    assert_string_equal(derniere_reponse(recu), derniere_reponse(seul));
    free(recu);
    free(seul);
}

/* A move asked of White before the first one, and not played, leaves the turn Black's. */
static void test_trait_apres_une_question(void **etat)
{
    (void)etat;
    char *recu = dialoguer(gtp_servir, 1, "reg_genmove white\ngogui-rules_side_to_move\n");
    assert_string_equal(derniere_reponse(recu), "= black\n\n");
    free(recu);
}

/* PROTO-20: two undos, then another game. White answers d6 or e3, then f4 or c5: one of the two is
 * legal whatever Black's first move, the other is refused. */
static void test_deux_annulations(void **etat)
{
    (void)etat;
    char *recu =
        dialoguer(gtp_servir, 2,
                  "genmove black\nplay white d6\nplay white e3\ngenmove black\nundo\nundo\n"
                  "play white f4\nplay white c5\ngenmove black\nprintsgf\n");
    int refus = 0;
    for (const char *p = recu; (p = strstr(p, "? ")) != NULL; p++)
        refus += memcmp(p, "? illegal move\n\n", 16) == 0 ? 1 : 100;
    assert_int_equal(refus, 2);
    struct recueil r;
    aide_lire("sgf", derniere_reponse(recu) + 2, &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].nb_coups, 3);
    free(recu);
    recueil_detruire(&r);
}

/* genmove, undo, play; then two undos: every answer is legal, which gtp_jouer() checks by
 * playing. */
static void test_genmove_et_undo(void **etat)
{
    (void)etat;
    char *recu = dialoguer(gtp_servir, 2,
                           "clear_board\ngenmove black\nundo\nplay black f5\ngenmove white\n"
                           "genmove black\nundo\nundo\ngenmove white\ngenmove black\nprintsgf\n");
    assert_null(strstr(recu, "? "));
    struct recueil r;
    aide_lire("sgf", derniere_reponse(recu) + 2, &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].nb_coups, 3);
    free(recu);
    recueil_detruire(&r);
}

/* A whole game by genmove alone ends, with legal moves only. */
static void test_partie_entiere(void **etat)
{
    (void)etat;
    struct octets entree = {0};
    for (int i = 0; i < 62; i++)
        octets_ecrire(&entree, "genmove %s\n", i % 2 ? "w" : "b");
    octets_texte(&entree, "final_score\nprintsgf\n");
    char *recu = dialoguer(gtp_servir, 2, entree.debut);
    assert_null(strstr(recu, "? "));
    struct recueil r;
    aide_lire("sgf", derniere_reponse(recu) + 2, &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_true(notee_finie(&r.parties[0]));
    free(recu);
    octets_detruire(&entree);
    recueil_detruire(&r);
}

static void test_fichier(void **etat)
{
    (void)etat;
    char chemin[] = "/tmp/gtp-XXXXXX", entree[256];
    FILE *f = fdopen(mkstemp(chemin), "w");
    fputs("(;GM[2];B[fe];W[df];B[cc])", f);
    fclose(f);
    struct tampon t = tampon_sur(entree, sizeof entree);
    tampon_ecrire(&t, "loadsgf %s\nundo\nplay b c5\nloadsgf %s 2\nplay w d6\n", chemin, chemin);
    char *recu = dialoguer(gtp_servir, 1, entree);
    assert_string_equal(recu, "=\n\n=\n\n=\n\n=\n\n=\n\n");
    free(recu);
    remove(chemin);
}

/* An analysis answers in its turn and moves nobody: the end proved, and each move's, seen by
 * who is to move. */
static void test_analyse(void **etat)
{
    (void)etat;
    char chemin[] = "/tmp/gtp-XXXXXX", entree[256];
    FILE *f = fdopen(mkstemp(chemin), "w");
    fputs("d3e3f3e2f6c6d1c3d6c4d2c5b5b6f5a5f4b4a3a4c7c8a6f2f1e1c1c2d8e8b3e6d7e7f8g8f7b8b7"
          "a8a7a2b2a1b1g3g4h4g5h5h6h7g6g7h8g2g1h2h3h1", f);
    fclose(f);
    struct tampon t = tampon_sur(entree, sizeof entree);
    tampon_ecrire(&t, "loadsgf %s 57\nothello-evaluation\n8 othello-move_values\n"
                      "gogui-rules_side_to_move\nplay b h2\nothello-move_values\n", chemin);
    char *recu = dialoguer(gtp_servir, 1, entree);
    assert_string_equal(recu, "=\n\n= W+14, exact: G1 H2 H3 H1\n\n"
                              "=8 LABEL G1 -14\nLABEL H3 -16\nLABEL H2 -18\nCOLOR green G1\n"
                              "TEXT W+14, exact\n\n= black\n\n=\n\n"
                              "= LABEL H3 +18\nLABEL H1 +12\nLABEL G1 -2\nCOLOR green H3\n"
                              "TEXT W+18, exact\n\n");
    free(recu);
    remove(chemin);
}

/* Without time_left the program counts its own clock; a byo-yomi begins again after its moves. */
static void test_pendule_comptee(void **etat)
{
    (void)etat;
    struct gtp g = {.couleur = NOIRS, .reste = {0, 10, -1}};
    gtp_compter(&g, 4);
    assert_true(g.reste[NOIRS] == 6 && g.reste[BLANCS] == -1);
    gtp_compter(&g, 7);
    assert_true(g.reste[NOIRS] == 0);
    g = (struct gtp){.couleur = NOIRS, .reste = {0, 3, -1}, .byoyomi = 10, .coups_byoyomi = 2};
    gtp_compter(&g, 5); /* the main time is over: 2 seconds of the first of two moves */
    assert_true(g.reste[NOIRS] == 8 && g.coups_reste[NOIRS] == 1);
    gtp_compter(&g, 4);
    assert_true(g.reste[NOIRS] == 10 && g.coups_reste[NOIRS] == 2);
    gtp_compter(&g, 4);
    assert_true(g.reste[NOIRS] == 6 && g.coups_reste[NOIRS] == 1);
}

/* The main time is spent and each move after it takes most of its byo-yomi, but never more than
 * that, whatever the way to the controller takes of the part that is kept for it. */
static void test_byoyomi(void **etat)
{
    (void)etat;
    static const struct {
        double principal, byoyomi;
        int coups;
    } REGLAGES[] = {{5, 1, 1},    {10, 2, 1}, {10, 10, 5}, {2, 1, 5},
                    {600, 30, 1}, {0, 2, 10}, {0, 1, 1}};
    for (size_t i = 0; i < sizeof REGLAGES / sizeof *REGLAGES; i++) {
        const double par_coup = REGLAGES[i].byoyomi / REGLAGES[i].coups;
        struct gtp g = {.couleur = NOIRS, .principal = REGLAGES[i].principal,
                        .byoyomi = REGLAGES[i].byoyomi, .coups_byoyomi = REGLAGES[i].coups};
        g.reste[NOIRS] = g.principal > 0 ? g.principal : g.byoyomi;
        g.coups_reste[NOIRS] = g.principal > 0 ? 0 : g.coups_byoyomi;
        double total = 0;
        for (int vides = 60; vides > 0; vides -= 2) {
            const double permis = g.reste[NOIRS] + (g.coups_reste[NOIRS] ? 0 : par_coup);
            struct limites l = {.pendule = gtp_pendule(&g, vides)};
            pendule_partager(&l, vides);
            assert_true(l.secondes + g.trajet < permis);
            total += l.secondes;
            gtp_compter(&g, l.secondes);
        }
        assert_true(total > 0.8 * (g.principal + 30 * par_coup) &&
                    total < g.principal + 30 * par_coup);
    }
}

/* A whole game on one second, whatever the passes: every answer is legal. */
static void test_partie_a_la_pendule(void **etat)
{
    (void)etat;
    struct octets entree = {0};
    octets_texte(&entree, "time_settings 1 0 0\n");
    for (int i = 0; i < 80; i++)
        octets_ecrire(&entree, "genmove %s\n", i % 2 ? "w" : "b");
    octets_texte(&entree, "final_score\n");
    char *recu = dialoguer(gtp_servir, 2, entree.debut);
    assert_null(strstr(recu, "? "));
    free(recu);
    octets_detruire(&entree);
}

/* Processor seconds of this process. */
static double processeur(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Plays a move and waits half a second for the other's; gives the processor time that this took,
 * and what the next answer took. */
static double attendre_l_autre(bool reflexion, double *delai)
{
    struct en_ligne e = en_ligne_ouvrir(
        gtp_servir,
        &(struct service){.niveau = 9, .reflexion = reflexion, .moyens = {.hachage = 1}});
    struct timespec pause = {0, 500000000};
    en_ligne_dire(&e, "time_settings 0 1 2\n1 genmove b\n");
    assert_true(en_ligne_attendre(&e, "=1 ") >= 0);
    const double debut = processeur();
    nanosleep(&pause, NULL);
    const double pris = processeur() - debut;
    en_ligne_dire(&e, "2 name\n3 genmove w\n");
    *delai = en_ligne_attendre(&e, "=2 ");
    assert_true(*delai >= 0);
    en_ligne_fermer(&e);
    return pris;
}

/* Thinking on the other's time, when asked, and stopped by the next line; else the processor
 * rests. */
static void test_reflexion(void **etat)
{
    (void)etat;
    double delai = 1, pris = 0;
    assert_true(attendre_l_autre(false, &delai) < 0.02);
    delai = 1;
    for (int essai = 0; essai < 5 && (delai >= 0.1 || pris < 0.02); essai++)
        pris = attendre_l_autre(true, &delai);
    assert_true(pris >= 0.02);
    assert_true(delai < 0.1);
}

/* The time from the order to the answer of a question of 20 s, a move or an analysis, thought about
 * for 0.3 s without the book. The answer has what was found so far: it begins with `debut`. */
static double mesurer(const char *question, const char *debut, const char *ordre)
{
    char entree[128], attendu[32];
    struct tampon t = tampon_sur(entree, sizeof entree), a = tampon_sur(attendu, sizeof attendu);
    tampon_ecrire(&t, "play b f5\nplay w d6\n4 %s\n5 name\n", question);
    tampon_ecrire(&a, "=4 %s", debut);
    struct en_ligne e =
        en_ligne_ouvrir(gtp_servir, &(struct service){.secondes = 20, .sans_livre = true});
    en_ligne_dire(&e, entree);
    assert_true(en_ligne_attendre(&e, "=\n\n=\n\n") >= 0);
    struct timespec pause = {0, 300000000};
    nanosleep(&pause, NULL);
    en_ligne_dire(&e, ordre);
    double secondes = en_ligne_attendre(&e, attendu);
    en_ligne_fermer(&e);
    assert_true(secondes >= 0);
    return secondes;
}

/* Under 0.1 s, once in five tries: a busy machine may be late, the program may not. */
static void test_interruption(void **etat)
{
    (void)etat;
    static const char *const QUESTIONS[][3] = {{"genmove b", "", "# interrupt\n"},
                                               {"genmove b", "", "stop\n"},
                                               {"genmove b", "", "quit\n"},
                                               {"othello-evaluation", "", "stop\n"},
                                               {"othello-move_values", "LABEL ", "# interrupt\n"}};
    for (size_t i = 0; i < sizeof QUESTIONS / sizeof QUESTIONS[0]; i++) {
        double secondes = 1;
        for (int essai = 0; essai < 5 && secondes >= 0.1; essai++)
            secondes = mesurer(QUESTIONS[i][0], QUESTIONS[i][1], QUESTIONS[i][2]);
        print_message("%.3f s\n", secondes);
        assert_true(secondes < 0.1);
    }
}

/* The answers of the lines behind a genmove come after its own and in their order, even those that
 * wait for a second one; "stop" ends the one that runs, and is answered in its turn. */
static void test_ordre(void **etat)
{
    (void)etat;
    struct en_ligne e =
        en_ligne_ouvrir(gtp_servir, &(struct service){.niveau = 10, .sans_livre = true});
    en_ligne_dire(&e, "1 play b f5\n2 play w d6\n3 genmove b\n");
    en_ligne_dire(&e, "4 name\n# rien\n5 genmove w\n6 zut\n");
    assert_true(en_ligne_attendre(&e, "=1\n\n=2\n\n") >= 0);
    en_ligne_dire(&e, "7 stop\n8 genmove b\n");
    assert_true(en_ligne_attendre(&e, "\n\n=4 Othello\n\n") >= 0);
    en_ligne_dire(&e, "9 known_command name\n10 stop\n");
    assert_true(en_ligne_attendre(&e, "\n\n?6 unknown command\n\n=7\n\n") >= 0);
    en_ligne_dire(&e, "11 quit\n12 name\n");
    assert_true(en_ligne_attendre(&e, "\n\n=9 true\n\n=10\n\n=11\n\n") >= 0);
    en_ligne_fermer(&e);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dialogues),      cmocka_unit_test(test_toutes_testees),
        cmocka_unit_test(test_flot),
        cmocka_unit_test(test_passes),         cmocka_unit_test(test_genmove_annule),
        cmocka_unit_test(test_trait_apres_une_question),
        cmocka_unit_test(test_deux_annulations), cmocka_unit_test(test_genmove_et_undo),
        cmocka_unit_test(test_partie_entiere), cmocka_unit_test(test_fichier),
        cmocka_unit_test(test_analyse),
        cmocka_unit_test(test_pendule_comptee), cmocka_unit_test(test_byoyomi),
        cmocka_unit_test(test_partie_a_la_pendule),
        cmocka_unit_test(test_reflexion),      cmocka_unit_test(test_ordre),
        cmocka_unit_test(test_interruption),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
