/* Othello on the boards that are not the course's: words, rules through struct jeu, the solved
 * sizes, the choice of a size on the command line. */
#include <string.h>

#include "tests/aide.h"

#include "base/alea.h"
#include "base/pensee.h"
#include "interfaces/variante.h"
#include "jeux/damier.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "tests/plateau_lent.h"

static const struct jeu *const JEUX[] = {
    &jeu_othello_8x8,  &jeu_othello_8x8_miroir,  &jeu_othello_10x10, &jeu_othello_10x10_miroir,
    &jeu_othello_9x7,  &jeu_othello_9x7_miroir,  &jeu_othello_6x6,   &jeu_othello_6x6_miroir,
    &jeu_othello_4x4,  &jeu_othello_4x4_miroir,  NULL,
};
enum { NB_JEUX = 10, PREMIER_TAILLES = 2 };

static atomic_bool jamais;

/* ---- Starts ---- */

static void verifier_depart(const struct jeu *jeu, const char *case_noire, const char *case_blanche)
{
    struct position p = jeu->creer_config_init();
    const char *noms[] = {case_noire, case_blanche};
    for (int i = 0; i < 2; i++) {
        char memoire[80];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        int coup, x, y;
        assert_true(jeu->lire_coup(noms[i], &coup, &t));
        jeu->cellule_du_coup(&p, coup, &x, &y);
        struct cellule cellule = jeu->cellule(&p, x, y);
        assert_int_equal(cellule.genre, CELLULE_PION);
        assert_int_equal(cellule.joueur, i + 1);
    }
    assert_int_equal(jeu->score(&p, 1), 2);
    assert_int_equal(jeu->score(&p, 2), 2);
}

static void test_departs(void **etat)
{
    (void)etat;
    verifier_depart(&jeu_othello_8x8, "e4", "d4");
    verifier_depart(&jeu_othello_8x8_miroir, "d4", "e4");
    verifier_depart(&jeu_othello_10x10, "e5", "f5");
    verifier_depart(&jeu_othello_10x10_miroir, "f5", "e5");
    verifier_depart(&jeu_othello_9x7, "e4", "d4");
    verifier_depart(&jeu_othello_9x7_miroir, "d4", "e4");
    verifier_depart(&jeu_othello_6x6, "d3", "c3");
    verifier_depart(&jeu_othello_4x4, "c2", "b2");
}

/* ---- Rules ---- */

/* A random game by the verbs beside one on the slow board: same moves, same counts, same end. */
static void jouer_et_comparer(const struct jeu *jeu, struct alea *alea)
{
    struct position p = jeu->creer_config_init();
    struct plateau lent = plateau_depart(jeu->colonnes, jeu->lignes);
    int joueur = 1, coups[COUPS_MAX];
    if (jeu->cellule(&p, jeu->colonnes / 2 - 1, (jeu->lignes + 1) / 2 - 1).joueur == 1)
        lent = plateau_passer(&lent);
    while (!jeu->est_jeu_fini(&p)) {
        int n = jeu->lister_coups(&p, joueur, coups);
        assert_int_equal(n > 0, jeu->est_coup_possible(&p, joueur));
        assert_int_equal(n > 0, plateau_peut_jouer(&lent));
        if (n == 0) {
            lent = plateau_passer(&lent);
        } else {
            int x, y, coup = coups[alea_entier(alea, (uint32_t)n)];
            jeu->cellule_du_coup(&p, coup, &x, &y);
            p = jeu->incrementer_config(&p, coup, joueur);
            lent = plateau_jouer(&lent, x, y);
        }
        joueur = 3 - joueur;
    }
    assert_true(plateau_fini(&lent));
    assert_int_equal(jeu->marge(&p), joueur == 1 ? plateau_marge(&lent) : -plateau_marge(&lent));
}

static void test_parties(void **etat)
{
    struct alea alea;
    alea_init(&alea, 31);
    (void)etat;
    for (int j = PREMIER_TAILLES; j < NB_JEUX; j++)
        for (int i = 0; i < 20; i++)
            jouer_et_comparer(JEUX[j], &alea);
}

/* ---- A move step by step ---- */

/* Step n has what the move changes up to n squares away, in any direction; the last one before the
 * move's own position lacks something. */
static void verifier_etapes(const struct jeu *jeu, const struct position *avant, int coup,
                            int joueur)
{
    const struct position apres = jeu->incrementer_config(avant, coup, joueur);
    const int nb = jeu->compter_etapes(avant, coup, joueur);
    int cx, cy, plus_loin = 0;
    jeu->cellule_du_coup(avant, coup, &cx, &cy);
    for (int n = 0; n <= nb; n++) {
        const struct position vue = jeu->etape(avant, coup, joueur, n);
        for (int y = 0; y < jeu->lignes; y++)
            for (int x = 0; x < jeu->colonnes; x++) {
                const int dx = x > cx ? x - cx : cx - x, dy = y > cy ? y - cy : cy - y;
                const int loin = dx > dy ? dx : dy;
                const int a = jeu->cellule(avant, x, y).joueur;
                const int b = jeu->cellule(&apres, x, y).joueur;
                assert_int_equal(jeu->cellule(&vue, x, y).joueur, loin <= n ? b : a);
                plus_loin = a != b && loin > plus_loin ? loin : plus_loin;
            }
    }
    assert_int_equal(nb, plus_loin);
    assert_true(nb > 0);
}

static void test_etapes(void **etat)
{
    struct alea alea;
    alea_init(&alea, 47);
    (void)etat;
    for (int j = 0; j < NB_JEUX; j++) {
        const struct jeu *jeu = JEUX[j];
        struct position p = jeu->creer_config_init();
        int joueur = 1, coups[COUPS_MAX], n;
        for (; !jeu->est_jeu_fini(&p); joueur = 3 - joueur)
            if ((n = jeu->lister_coups(&p, joueur, coups)) > 0) {
                const int coup = coups[alea_entier(&alea, (uint32_t)n)];
                verifier_etapes(jeu, &p, coup, joueur);
                p = jeu->incrementer_config(&p, coup, joueur);
            }
    }
}

/* After the first of the legal moves, in the first corner. */
static struct position prendre_le_coin(const struct jeu *jeu, const struct position *p, int joueur)
{
    int coups[COUPS_MAX], x, y;
    assert_true(jeu->lister_coups(p, joueur, coups) > 0);
    jeu->cellule_du_coup(p, coups[0], &x, &y);
    assert_true(x == 0 && y == 0);
    return jeu->incrementer_config(p, coups[0], joueur);
}

/* What a rule says is what its example does, on each board. */
static void verifier_exemples(const struct jeu *jeu)
{
    int joueur, coup = COUP_AUCUN, coups[COUPS_MAX];
    struct position p = jeu->exemple(0, &joueur, &coup);
    assert_int_equal(jeu->lister_coups(&p, joueur, coups), 1);
    p = jeu->incrementer_config(&p, coups[0], joueur);
    assert_int_equal(jeu->score(&p, joueur), 4);
    p = jeu->exemple(1, &joueur, &coup);
    const int avant = jeu->score(&p, joueur);
    assert_true(jeu->lister_coups(&p, joueur, coups) > 0);
    p = jeu->incrementer_config(&p, coups[0], joueur);
    assert_int_equal(jeu->score(&p, joueur), avant + 1 + 6); /* in three directions */
    p = jeu->exemple(2, &joueur, &coup);
    assert_false(jeu->est_coup_possible(&p, joueur));
    assert_int_equal(jeu->lister_coups(&p, 3 - joueur, coups), 1);
    p = jeu->incrementer_config(&p, coups[0], 3 - joueur);
    const struct position fin = jeu->exemple(3, &joueur, &coup);
    assert_int_equal(joueur, 0);
    assert_true(jeu->est_jeu_fini(&fin));
    assert_int_equal(jeu->score(&fin, 1) + jeu->score(&fin, 2) + 1, jeu->colonnes * jeu->lignes);
    for (int i = 1; i <= 2; i++)
        assert_int_equal(jeu->score(&p, i), jeu->score(&fin, i));
    p = jeu->exemple(4, &joueur, &coup); /* a corner, the edge beside it */
    p = prendre_le_coin(jeu, &p, joueur);
    for (int x = 0; x < 4; x++)
        assert_int_equal(jeu->cellule(&p, x, 0).joueur, joueur);
    p = jeu->exemple(5, &joueur, &coup); /* the square beside one, which gave it */
    assert_int_equal(jeu->cellule(&p, 1, 1).joueur, 3 - joueur);
    p = prendre_le_coin(jeu, &p, joueur);
    assert_int_equal(jeu->cellule(&p, 1, 1).joueur, joueur);
    p = jeu->exemple(6, &joueur, &coup); /* few discs, many moves */
    assert_true(4 * jeu->score(&p, joueur) < jeu->score(&p, 3 - joueur));
    const int choix = jeu->lister_coups(&p, joueur, coups);
    p = jeu->incrementer_config(&p, coups[0], joueur);
    assert_true(jeu->lister_coups(&p, 3 - joueur, coups) < choix);
    assert_null(jeu->regles[4]);
    assert_null(jeu->conseils[3]);
    assert_int_equal(coup, COUP_AUCUN); /* the first one, on each page */
}

static void test_exemples(void **etat)
{
    (void)etat;
    for (int j = 0; j < NB_JEUX; j++)
        verifier_exemples(JEUX[j]);
}

static void test_refus(void **etat)
{
    const struct jeu *jeu = &jeu_othello_10x10;
    struct position p = jeu->creer_config_init();
    (void)etat;
    assert_non_null(jeu->raison_refus(&p, -1, 1));
    assert_non_null(jeu->raison_refus(&p, 100, 1));
    assert_non_null(jeu->raison_refus(&p, 44, 1));
    assert_non_null(jeu->raison_refus(&p, 0, 1));
    assert_null(jeu->raison_refus(&p, 64, 1));
}

/* ---- Words ---- */

static int lire(const struct jeu *jeu, const char *texte)
{
    char memoire[200];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coup = -1;
    bool lu = jeu->lire_coup(texte, &coup, &t);
    assert_int_equal(lu, coup >= 0);
    assert_int_equal(lu, memoire[0] == 0);
    return coup;
}

static void test_lire(void **etat)
{
    const struct jeu *dix = &jeu_othello_10x10, *neuf = &jeu_othello_9x7;
    (void)etat;
    assert_int_equal(lire(dix, "a1"), 0);
    assert_int_equal(lire(dix, "J10"), 99);
    assert_int_equal(lire(dix, " c4 "), 32);
    assert_int_equal(lire(dix, "10,3"), 29);
    assert_int_equal(lire(dix, "3,10"), 92);
    assert_int_equal(lire(dix, "10 10"), 99);
    assert_int_equal(lire(dix, "3, 4"), 32);
    assert_int_equal(lire(dix, "34"), 32);
    static const char *const REFUSES[] = {"",    "c",    "3",   "103",  "310",  "a0",   "a11",
                                          "k1",  "0,1",  "1,0", "11,1", "1,11", "c4c4", "3,,4",
                                          "10c", "1010", "c-4", "é4",   ",3",   "3,"};
    for (size_t i = 0; i < sizeof REFUSES / sizeof *REFUSES; i++)
        assert_int_equal(lire(dix, REFUSES[i]), -1);
    assert_int_equal(lire(neuf, "i7"), 62);
    assert_int_equal(lire(neuf, "97"), 62);
    assert_int_equal(lire(neuf, "79"), -1);
    assert_int_equal(lire(neuf, "a8"), -1);
}

static void test_renversee(void **etat)
{
    char memoire[200];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coup;
    (void)etat;
    assert_false(jeu_othello_10x10.lire_coup("10c", &coup, &t));
    assert_non_null(strstr(memoire, "c10"));
}

/* Every square reads back as it is written, both ways; every position too. */
static void test_aller_retour(void **etat)
{
    struct alea alea;
    alea_init(&alea, 32);
    (void)etat;
    for (int j = PREMIER_TAILLES; j < NB_JEUX; j++) {
        const struct jeu *jeu = JEUX[j];
        for (int c = 0; c < jeu->colonnes * jeu->lignes; c++) {
            char memoire[2][20];
            struct tampon t[2] = {tampon_sur(memoire[0], 20), tampon_sur(memoire[1], 20)};
            jeu->ecrire_coup(c, &t[0]);
            jeu->ecrire_coup_xy(c, &t[1]);
            assert_int_equal(lire(jeu, memoire[0]), c);
            assert_int_equal(lire(jeu, memoire[1]), c);
        }
        struct position p = jeu->creer_config_init(), q;
        char memoire[300];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        jeu->ecrire_position(&p, &t);
        assert_true(jeu->lire_position(memoire, &q, &t));
        assert_memory_equal(&p, &q, sizeof p);
        memoire[3] = '?';
        assert_false(jeu->lire_position(memoire, &q, &t));
        assert_false(jeu->lire_position("", &q, &t));
    }
}

static void test_config(void **etat)
{
    char memoire[2000];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct position p = jeu_othello_9x7.creer_config_init();
    (void)etat;
    jeu_othello_9x7.ecrire_config(&p, &t);
    assert_string_equal(memoire, "    1  2  3  4  5  6  7  8  9  \n"
                                 "1   ·  ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "2   ·  ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "3   ·  ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "4   ·  ·  ·  ◎  ◉  ·  ·  ·  ·  \n"
                                 "5   ·  ·  ·  ◉  ◎  ·  ·  ·  ·  \n"
                                 "6   ·  ·  ·  ·  ·  ·  ·  ·  ·  \n"
                                 "7   ·  ·  ·  ·  ·  ·  ·  ·  ·  \n");
}

static void fin_de(const char *cases, char *memoire, size_t taille)
{
    struct tampon t = tampon_sur(memoire, taille);
    struct position p;
    assert_true(jeu_othello_4x4.lire_position(cases, &p, &t));
    jeu_othello_4x4.ecrire_fin(&p, &t);
}

static void test_fin(void **etat)
{
    char memoire[200];
    (void)etat;
    fin_de("XXXXXXXXXXXXOOOO", memoire, sizeof memoire);
    assert_string_equal(memoire, "Victoire de NOIR, 12-4\n");
    fin_de("--OOOOOOOOOOOXXX", memoire, sizeof memoire);
    assert_string_equal(memoire, "Victoire de BLANC, 11-3, 2 vides au gagnant : 13-3\n");
    fin_de("XXXXXXXXOOOOOOOO", memoire, sizeof memoire);
    assert_string_equal(memoire, "Partie nulle, 8-8\n");
    fin_de("XXXXXXX--OOOOOOO", memoire, sizeof memoire);
    assert_string_equal(memoire, "Partie nulle, 7-7, 2 vides partagés : 8-8\n");
}

/* ---- Thought ---- */

static void test_pense(void **etat)
{
    (void)etat;
    for (int j = 0; j < NB_JEUX; j++)
        for (int niveau = 1; niveau <= 6; niveau++) {
            struct limites limites = {.niveau = niveau, .arret = &jamais};
            struct position p = JEUX[j]->creer_config_init();
            struct pensee pensee;
            assert_null(JEUX[j]->penser(&p, 1, &limites, &pensee));
            assert_null(JEUX[j]->raison_refus(&p, pensee.coup, 1));
            assert_true(j < PREMIER_TAILLES || pensee.en_points);
        }
}

/* 4x4: the second player wins 11-3, the two squares left going to him. */
static void test_4x4_resolu(void **etat)
{
    struct limites limites = {.niveau = 6, .arret = &jamais};
    struct position p = jeu_othello_4x4.creer_config_init();
    struct pensee pensee;
    (void)etat;
    assert_null(jeu_othello_4x4.penser(&p, 1, &limites, &pensee));
    assert_true(pensee.exact && pensee.en_points);
    assert_int_equal((int)pensee.score, -10);
}

/* ---- The choice of a size ---- */

static const struct jeu *choisir(const char *taille, const char *depart, const char *refus)
{
    char memoire[300];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct jeu *jeu = variante_chercher(JEUX, taille, depart, &t);
    if (refus)
        assert_non_null(strstr(memoire, refus));
    else
        assert_string_equal(memoire, "");
    return jeu;
}

/* Follows every answer of the other side from `p`, `moi` playing what the table says, until `vides`
 * empty squares; gives how many positions the table answered. */
static int suivre_la_table(const struct position *p, int joueur, int moi, double garanti, int vides)
{
    const struct jeu *jeu = &jeu_othello_6x6;
    const struct limites limites = {.niveau = 6, .arret = &jamais};
    struct pensee pensee;
    int coups[COUPS_MAX], nb = jeu->lister_coups(p, joueur, coups), total = 0;
    if (36 - jeu->score(p, 1) - jeu->score(p, 2) < vides || jeu->est_jeu_fini(p))
        return 0;
    if (nb == 0)
        return suivre_la_table(p, 3 - joueur, moi, garanti, vides);
    if (joueur == moi) {
        assert_null(jeu->penser(p, joueur, &limites, &pensee));
        assert_true(pensee.livre && pensee.en_points && pensee.score == garanti);
        assert_null(jeu->raison_refus(p, pensee.coup, joueur));
        coups[0] = pensee.coup;
        total = nb = 1;
    }
    for (int i = 0; i < nb; i++) {
        struct position apres = jeu->incrementer_config(p, coups[i], joueur);
        total += suivre_la_table(&apres, 3 - joueur, moi, garanti, vides);
    }
    return total;
}

/* From both starts the table of 6x6 knows an answer to whatever the other side plays. */
static void test_6x6_parfait(void **etat)
{
    (void)etat;
    struct position p = jeu_othello_6x6.creer_config_init();
    struct position miroir = jeu_othello_6x6_miroir.creer_config_init();
    assert_true(suivre_la_table(&p, 1, 1, -4, 24) > 100);
    assert_true(suivre_la_table(&p, 1, 2, 4, 24) > 100);
    assert_true(suivre_la_table(&miroir, 1, 2, 4, 24) > 100);
}

static void test_variante(void **etat)
{
    (void)etat;
    assert_ptr_equal(choisir(NULL, NULL, NULL), &jeu_othello_8x8);
    assert_ptr_equal(choisir("8x8", "usuel", NULL), &jeu_othello_8x8);
    assert_ptr_equal(choisir(NULL, "miroir", NULL), &jeu_othello_8x8_miroir);
    assert_ptr_equal(choisir("9x7", NULL, NULL), &jeu_othello_9x7);
    assert_ptr_equal(choisir("10x10", "miroir", NULL), &jeu_othello_10x10_miroir);
    assert_null(choisir("7x9", NULL, "8x8, 10x10, 9x7, 6x6, 4x4"));
    assert_null(choisir("", NULL, "9x7"));
    assert_null(choisir("9x7", "croix", "usuel, miroir"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_departs),      cmocka_unit_test(test_parties),
        cmocka_unit_test(test_etapes),       cmocka_unit_test(test_exemples),
        cmocka_unit_test(test_refus),        cmocka_unit_test(test_lire),
        cmocka_unit_test(test_renversee),    cmocka_unit_test(test_aller_retour),
        cmocka_unit_test(test_config),       cmocka_unit_test(test_fin),
        cmocka_unit_test(test_pense),        cmocka_unit_test(test_4x4_resolu),
        cmocka_unit_test(test_6x6_parfait),  cmocka_unit_test(test_variante),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
