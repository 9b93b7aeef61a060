/* The protocol of Cassio: dialogues, the fields of a result, what waits for a search, what cannot
 * be obeyed, and the time it takes to stop. */
#include "tests/aide_formats.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "interfaces/cassio.h"
#include "tests/aide_protocole.h"

#define EP     "ENGINE-PROTOCOL "
#define DEPART "---------------------------OX------XO---------------------------"
/* FFO 1: 14 empty squares, Black wins by 18 with g8. */
#define FINALE "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--"
/* Black passes, then two squares are left. */
#define PASSE "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO"
#define FINIE "OOOOOOOOOOOOOOOOOOOXOOOOOXOXOOOOOOOOOOOOOXOXXXXXOOXOXXOOOOOOOOOO"

static void recevoir(const char *entree, const char *attendu)
{
    char *recu = dialoguer(cassio_servir, 1, entree);
    assert_string_equal(recu, attendu);
    free(recu);
}

/* Does what came hold these, one after the other? */
static void contient(const char *recu, const char *const *attendus)
{
    for (; *attendus; attendus++) {
        const char *ici = strstr(recu, *attendus);
        if (!ici)
            print_error("wanted: %s\nin: %s\n", *attendus, recu);
        assert_non_null(ici);
        recu = ici + strlen(*attendus);
    }
}

static void dialogue(const char *entree, const char *const *attendus)
{
    char *recu = dialoguer(cassio_servir, 1, entree);
    contient(recu, attendus);
    free(recu);
}

static void test_reponses_breves(void **etat)
{
    (void)etat;
    recevoir("", "bye bye.\n");
    recevoir(EP "init\n" EP "quit\n" EP "init\n", "ready.\nbye bye.\n");
    recevoir(EP "get-version\r\n", "version: Othello " VERSION "\nready.\nbye bye.\n");
    recevoir("\n" EP "new-position\n" EP " stop\n" EP "get-search-infos\n" EP "empty-hash\n",
             "ready.\nready.\nready.\nready.\nready.\nbye bye.\n");
    recevoir(EP "feed-hash " DEPART "X -2.00 4.00 20 100 D3C3\n" EP "feed-hash\n", "bye bye.\n");
}

static void test_finale(void **etat)
{
    (void)etat;
    dialogue(EP "endgame-search " FINALE "X -64 64 100\n",
             (const char *const[]){FINALE
                                   "X, move G8, depth 14, @100%, B+18.00 <= v <= B+18.00, G8",
                                   ", node ", ", time ", "\nready.\nbye bye.\n", NULL});
    /* colours swapped: the moves of White are in small letters */
    char autre[] = FINALE;
    char entree[256];
    for (char *p = autre; *p; p++)
        *p = *p == 'X' ? 'O' : *p == 'O' ? 'X' : *p;
    snprintf(entree, sizeof entree, EP "endgame-search %sO -1 1 100\n", autre);
    dialogue(entree,
             (const char *const[]){"O, move g8, depth 14, @100%, W+18.00 <= v <= W+18.00, g8",
                                   "\nready.\n", NULL});
    /* less than sure will do, and a depth beyond the end is the end */
    dialogue(EP "endgame-search " FINALE "X -64 64 80\n",
             (const char *const[]){", depth 14, @87%, B+", NULL});
    dialogue(EP "midgame-search " FINALE "X -64.00 64.00 60 100\n",
             (const char *const[]){"move G8, depth 14, @100%, B+18.00", NULL});
}

static void test_milieu(void **etat)
{
    (void)etat;
    dialogue(EP " midgame-search " DEPART "X -0.51 2.30 7 90\n",
             (const char *const[]){DEPART "X, move ", ", depth 7, @95%, B", ".00 <= v <= B",
                                   "\nready.\n", NULL});
    dialogue(EP "midgame-search " DEPART "O -64 64 0 0\n",
             (const char *const[]){DEPART "O, move ", ", depth 1, @52%, W", "\nready.\n", NULL});
}

static void test_passe_et_fin(void **etat)
{
    (void)etat;
    dialogue(
        EP "endgame-search " PASSE "X -64 64 100\n",
        (const char *const[]){"X, move PA, depth 2, @100%, B-48.00 <= v <= B-48.00, PAg5PAh6, ",
                              "\nready.\n", NULL});
    dialogue(EP "endgame-search " FINIE "X -64 64 100\n",
             (const char *const[]){"X, move --, depth 0, @100%, B-40.00 <= v <= B-40.00, , node 0",
                                   "\nready.\n", NULL});
}

/* Lines that come too soon wait; those about the search do not. */
static void test_attente(void **etat)
{
    (void)etat;
    dialogue(EP "midgame-search " DEPART "X -64 64 13 100\n" EP "endgame-search " FINALE
                "X -64 64 100\n" EP "get-version\n\n" EP "get-search-infos\n",
             (const char *const[]){"ok.\nnode ", ", time ", DEPART "X, move ", ", depth 13",
                                   "\nready.\n", FINALE "X, move G8",
                                   "\nready.\nversion: ", "\nready.\nbye bye.\n", NULL});
    recevoir(EP "midgame-search " DEPART "X -64 64 60 100\n" EP "endgame-search " FINALE
                "X -64 64 100\n" EP "stop\n",
             "ready.\nbye bye.\n");
}

static void test_mauvaises_lignes(void **etat)
{
    (void)etat;
    static const char *const FAUTES[] = {
        "bonjour\n",
        EP "\n",
        EP "zut\n",
        EP "midgame-search\n",
        EP "midgame-search " DEPART " -64 64 3 90\n",
        EP "midgame-search " DEPART "Z -64 64 3 90\n",
        EP "midgame-search " DEPART "XX -64 64 3 90\n",
        EP "midgame-search " DEPART "X\n",
        EP "midgame-search " DEPART "X -64 64 3\n",
        EP "midgame-search " DEPART "X -64 64 3 90 5\n",
        EP "midgame-search " DEPART "X -64 64 -3 90\n",
        EP "midgame-search " DEPART "X -64 64 3 101\n",
        EP "midgame-search " DEPART "X -64 nan 3 90\n",
        EP "endgame-search " DEPART "X 5 -5 100\n",
        EP "endgame-search " DEPART "X -64 64 100 100\n",
        EP "endgame-search \1\2\377 -64 64 100\n",
    };
    for (size_t i = 0; i < sizeof FAUTES / sizeof *FAUTES; i++) {
        char *recu = dialoguer(cassio_servir, 1, FAUTES[i]);
        const char *fin = strchr(recu, '\n');
        assert_int_equal(strncmp(recu, "ERROR: ", 7), 0);
        assert_non_null(fin);
        assert_string_equal(fin, "\nready.\nbye bye.\n");
        free(recu);
    }
}

/* An empty line asks for a sign of life; one that is too long is no empty line. */
static void test_ligne_trop_longue(void **etat)
{
    enum { LONGUEUR = 2 << 20 };
    struct en_ligne e = en_ligne_ouvrir(cassio_servir, &(struct service){.niveau = 1});
    char *ligne = malloc(LONGUEUR + 2);
    (void)etat;
    assert_non_null(ligne);
    memset(ligne, 'a', LONGUEUR);
    strcpy(ligne + LONGUEUR, "\n");
    en_ligne_dire(&e, ligne);
    char recu[64] = "";
    assert_true(read(e.depuis, recu, sizeof recu - 1) > 0);
    assert_int_equal(strncmp(recu, "ERROR: ", 7), 0);
    en_ligne_dire(&e, "\n" EP "get-version\n");
    assert_true(en_ligne_attendre(&e, "ready.\nversion: ") >= 0);
    en_ligne_fermer(&e);
    free(ligne);
}

/* A search without end, some iterations old: the nodes are counted while it goes on. */
static struct en_ligne longue_recherche(void)
{
    struct en_ligne e = en_ligne_ouvrir(cassio_servir, &(struct service){.niveau = 1});
    bool compte = false;
    en_ligne_dire(&e, EP "endgame-search " DEPART "X -64 64 100\n");
    for (int essai = 0; essai < 4000 && !compte; essai++) {
        const struct timespec pause = {0, 5000000};
        char recu[256] = "";
        en_ligne_dire(&e, EP "get-search-infos\n");
        assert_true(read(e.depuis, recu, sizeof recu - 1) > 0);
        assert_int_equal(strncmp(recu, "node ", 5), 0);
        compte = strncmp(recu, "node 0,", 7) != 0;
        nanosleep(&pause, NULL);
    }
    assert_true(compte);
    return e;
}

/* What comes does not wait for the end of the search, which would take years. */
static void test_interruption(void **etat)
{
    (void)etat;
    static const struct {
        const char *ordre, *attendu;
    } CAS[] = {
        {EP "stop\n", "ready.\n"}, {EP "quit\n", "bye bye.\n"}, {EP "get-search-infos\n", "node "},
        {"\n", "ok.\n"},           {EP "zut\n", "ERROR: "},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct en_ligne e = longue_recherche();
        en_ligne_dire(&e, CAS[i].ordre);
        const double secondes = en_ligne_attendre(&e, CAS[i].attendu);
        print_message("%.3f s\n", secondes);
        assert_true(secondes >= 0);
        assert_true(en_ligne_mourir(&e));
    }
}

/* No search stays behind: the loop ends though nobody stopped it. */
static void test_client_mort(void **etat)
{
    (void)etat;
    struct en_ligne e = longue_recherche();
    assert_true(en_ligne_mourir(&e));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reponses_breves), cmocka_unit_test(test_finale),
        cmocka_unit_test(test_milieu),          cmocka_unit_test(test_passe_et_fin),
        cmocka_unit_test(test_attente),         cmocka_unit_test(test_mauvaises_lignes),
        cmocka_unit_test(test_ligne_trop_longue),
        cmocka_unit_test(test_interruption),    cmocka_unit_test(test_client_mort),
    };
    signal(SIGPIPE, SIG_IGN);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
