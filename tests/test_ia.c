/* The generic search and the door to thought: against a plain negamax, a plain solver on the slow
 * rules, and the promises of ia.h. The evaluation is tested in tests/test_insa.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <pthread.h>
#include <time.h>

#include "base/alea.h"
#include "ia.h"
#include "tests/plateau_lent.h"

#define LARGEUR     8
#define HAUTEUR     8
#define REGLES(nom) r8x8_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/insa_tmpl.h"
#define AB(nom)              ab_##nom
#define AB_CONTEXTE          struct r8x8_insa_style
#define AB_EVALUER(style, p) r8x8_insa_evaluer(style, p)
#define AB_ASPIRATION        50
#include "jeux/othello_ab_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

static atomic_bool jamais;

/* ---- Positions ---- */

static Config config_de(const struct plateau *lent, int joueur)
{
    Config config = {{{0}}};
    for (int c = 0; c < 64; c++) {
        int contenu = lent->cases[c / 8][c % 8];
        config.grille[c / 8 + 1][c % 8 + 1] = contenu == 0   ? VIDE
                                              : contenu == 1 ? joueur
                                                             : incrementer_joueur(joueur);
    }
    return config;
}

static Config config_du_texte(const char *cases)
{
    Config config = {{{0}}};
    for (int c = 0; c < 64; c++)
        config.grille[c / 8 + 1][c % 8 + 1] = cases[c] == 'X'   ? NOIR
                                              : cases[c] == 'O' ? BLANC
                                                                : VIDE;
    return config;
}

static struct r8x8_position position_de(const struct plateau *lent)
{
    struct r8x8_position p = {0, 0};
    for (int c = 0; c < 64; c++) {
        p.joueur |= lent->cases[c / 8][c % 8] == 1 ? bit(c) : 0;
        p.adverse |= lent->cases[c / 8][c % 8] == 2 ? bit(c) : 0;
    }
    return p;
}

/* After `n` random moves, the side to move having a move. */
static struct plateau jouable(int n, struct alea *alea)
{
    for (;;) {
        struct plateau p = plateau_de_partie(8, 8, n, alea);
        if (plateau_peut_jouer(&p))
            return p;
    }
}

/* ---- Oracles ---- */

/* The definition: no window, no table, no order. */
static int negamax_nu(const struct r8x8_insa_style *style, const struct r8x8_position *p,
                      int profondeur)
{
    if (r8x8_fini(p))
        return ab_score_final(p);
    if (profondeur == 0)
        return r8x8_insa_evaluer(style, p);
    int coups[r8x8_COUPS_MAX], n = r8x8_lister(p, coups), meilleur = -AB_INFINI;
    struct r8x8_position apres = r8x8_tourner(p);
    if (n == 0)
        return -negamax_nu(style, &apres, profondeur);
    for (int i = 0; i < n; i++) {
        apres = r8x8_jouer(p, coups[i]);
        int score = -negamax_nu(style, &apres, profondeur - 1);
        meilleur = score > meilleur ? score : meilleur;
    }
    return meilleur;
}

/* Perfect play, on the slow rules. */
static int solveur_lent(const struct plateau *p)
{
    if (plateau_fini(p))
        return plateau_marge(p);
    if (!plateau_peut_jouer(p)) {
        struct plateau autre = plateau_passer(p);
        return -solveur_lent(&autre);
    }
    int meilleur = -65;
    for (int c = 0; c < 64; c++)
        if (plateau_retourne(p, c % 8, c / 8) > 0) {
            struct plateau apres = plateau_jouer(p, c % 8, c / 8);
            int score = -solveur_lent(&apres);
            meilleur = score > meilleur ? score : meilleur;
        }
    return meilleur;
}

/* ---- The search ---- */

static int score_recherche(const struct r8x8_insa_style *style, const struct r8x8_position *p,
                           int profondeur, int log2_table)
{
    struct ab_recherche r;
    assert_true(ab_init(&r, style, log2_table, &jamais));
    int score = 0;
    for (int d = 1; d <= profondeur; d++)
        score = ab_iteration(&r, p, d, score);
    ab_detruire(&r);
    return score;
}

/* Same score as the definition, whatever the table and the style. */
static void test_negamax(void **etat)
{
    struct alea alea;
    alea_init(&alea, 11);
    (void)etat;
    for (int i = 0; i < 60; i++) {
        struct plateau lent = jouable((int)alea_entier(&alea, 59), &alea);
        struct r8x8_position p = position_de(&lent);
        const struct r8x8_insa_style *style = &r8x8_INSA[i % r8x8_INSA_STYLES];
        for (int d = 1; d <= 4; d++) {
            int attendu = negamax_nu(style, &p, d);
            assert_int_equal(score_recherche(style, &p, d, 1), attendu);
            assert_int_equal(score_recherche(style, &p, d, 12), attendu);
        }
    }
}

static void test_fins_exactes(void **etat)
{
    struct alea alea;
    alea_init(&alea, 12);
    (void)etat;
    for (int i = 0; i < 40; i++) {
        struct plateau lent = jouable(60 - 7, &alea);
        struct limites limites = {.niveau = 5, .arret = &jamais};
        struct pensee pensee;
        int joueur = i % 2 ? NOIR : BLANC;
        assert_null(coup_ia(config_de(&lent, joueur), joueur, &limites, &pensee));
        assert_true(pensee.exact && pensee.en_points);
        assert_int_equal((int)pensee.score, solveur_lent(&lent));
        struct plateau apres = plateau_jouer(&lent, pensee.coup % 10 - 1, pensee.coup / 10 - 1);
        assert_int_equal((int)pensee.score, -solveur_lent(&apres));
    }
}

/* The line of a solved ending leads to its score. */
static void test_ligne(void **etat)
{
    struct alea alea;
    alea_init(&alea, 13);
    (void)etat;
    for (int i = 0; i < 30; i++) {
        struct plateau lent = jouable(60 - 10, &alea);
        Config config = config_de(&lent, NOIR);
        struct limites limites = {.niveau = 8, .arret = &jamais};
        struct pensee pensee;
        assert_null(coup_ia(config, NOIR, &limites, &pensee));
        assert_int_equal(pensee.coup, pensee.pv[0]);
        int joueur = NOIR;
        for (int k = 0; k < pensee.pv_longueur; k++) {
            Case c = {pensee.pv[k] % 10, pensee.pv[k] / 10};
            if (!est_coup_possible(config, joueur))
                joueur = incrementer_joueur(joueur);
            assert_true(verif_coup_valide(config, c, joueur));
            config = incrementer_config(config, c, joueur);
            joueur = incrementer_joueur(joueur);
        }
        assert_true(est_jeu_fini(config));
        assert_int_equal(score_final(config), (int)pensee.score);
    }
}

/* Same question, same answer and same work, also after other questions. */
static void test_determinisme(void **etat)
{
    struct limites limites = {.niveau = 7, .sans_livre = true, .arret = &jamais};
    struct pensee un, deux;
    (void)etat;
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &un));
    limites.niveau = 3;
    assert_null(coup_ia(creer_config_init(), BLANC, &limites, &deux));
    limites.niveau = 7;
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &deux));
    un.secondes = deux.secondes = 0;
    assert_int_equal(un.noeuds, deux.noeuds);
    assert_int_equal(un.coupures, deux.coupures);
    assert_true(un.coupures > 0 && un.coupures < un.noeuds);
    assert_true(un.table_succes > 0 && un.table_succes < un.table_lues);
    assert_int_equal(un.table_succes, deux.table_succes);
    assert_int_equal(un.coup, deux.coup);
    assert_memory_equal(un.pv, deux.pv, sizeof un.pv);
}

/* ---- Limits ---- */

static double maintenant(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void test_niveaux(void **etat)
{
    struct alea alea;
    static const int PROFONDEURS[] = {0, 1, 2, 3, 4, 8, 16, 18};
    alea_init(&alea, 14);
    (void)etat;
    for (int niveau = NIVEAU_MIN; niveau <= 7; niveau++) {
        struct plateau lent = jouable(20, &alea);
        Config config = config_de(&lent, BLANC);
        struct limites limites = {.niveau = niveau, .arret = &jamais};
        struct pensee pensee;
        assert_null(coup_ia(config, BLANC, &limites, &pensee));
        Case c = {pensee.coup % 10, pensee.coup / 10};
        assert_true(verif_coup_valide(config, c, BLANC));
        assert_int_equal(pensee.profondeur, PROFONDEURS[niveau]);
        assert_int_equal(pensee.selectivite, niveau <= 3 ? 100 : 52);
        assert_false(pensee.exact);
    }
}

/* POS-20: a position that broke another program's build without vector instructions has a legal
 * answer at every level, by one thread and by several. */
static void test_tous_les_niveaux(void **etat)
{
    static const char CASES[] = "--XO-O----XOOO--OOXXOOX--OOOXOO---OXOXXX-XXXXX----OOXX----X-----";
    (void)etat;
    const Config config = config_du_texte(CASES);
    for (int niveau = NIVEAU_MIN; niveau <= NIVEAU_MAX; niveau++)
        for (int fils = 1; fils <= 4; fils += 3) {
            struct limites limites = {
                .niveau = niveau, .secondes = niveau > 7 ? 0.2 : 0, .arret = &jamais};
            struct pensee pensee;
            limites.moyens.fils = fils;
            assert_null(coup_ia(config, BLANC, &limites, &pensee));
            assert_true(
                verif_coup_valide(config, (Case){pensee.coup % 10, pensee.coup / 10}, BLANC));
        }
}

static void test_limites(void **etat)
{
    struct limites limites = {.niveau = 1, .profondeur = 6, .arret = &jamais};
    struct pensee pensee;
    (void)etat;
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    assert_int_equal(pensee.profondeur, 6);
    limites = (struct limites){.niveau = 1, .secondes = 0.1, .arret = &jamais};
    const double debut = maintenant(); /* deeper than its level, and not as long as it likes */
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    assert_true(maintenant() - debut < 10);
    assert_true(pensee.profondeur > 1);
}

static void test_refus(void **etat)
{
    struct limites limites = {.niveau = 0, .arret = &jamais};
    struct pensee pensee;
    Config vide = {{{0}}};
    (void)etat;
    assert_non_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    limites.niveau = 11;
    assert_non_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    limites = (struct limites){.niveau = 3, .style = "edax", .arret = &jamais};
    assert_non_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    limites.style = NULL;
    assert_non_null(coup_ia(vide, NOIR, &limites, &pensee));
    for (int i = 0; IA_STYLES[i]; i++) {
        limites.style = IA_STYLES[i];
        assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    }
}

/* As the document of `insa` says: shallower between machines; a depth that is asked for goes
 * before. Eighteen empty squares and few moves: any machine gets there in time. */
static void test_profondeur_d_un_style(void **etat)
{
    static const char CASES[] = "OOOOOO-XOOOO--O-OXOOOOOO-OXOX---XOXXXXX-XXXX-X--XXXX--X-XXXX---X";
    (void)etat;
    const Config config = config_du_texte(CASES);
    struct limites limites = {.niveau = 3, .style = "insa", .arret = &jamais};
    struct pensee pensee = {0};
    assert_null(coup_ia(config, NOIR, &limites, &pensee));
    assert_int_equal(pensee.profondeur, 10);
    limites.entre_machines = true;
    assert_null(coup_ia(config, NOIR, &limites, &pensee));
    assert_int_equal(pensee.profondeur, 8);
    limites.profondeur = 5;
    assert_null(coup_ia(config, NOIR, &limites, &pensee));
    assert_int_equal(pensee.profondeur, 5);
}

/* The only legal move: with a time it costs none, with a depth it is thought about. */
static void test_coup_force(void **etat)
{
    (void)etat;
    Config un = {{{0}}};
    un.grille[1][1] = NOIR;
    un.grille[1][2] = BLANC;
    struct limites limites = {.niveau = 10, .arret = &jamais};
    struct pensee pensee = {0};
    assert_null(coup_ia(un, NOIR, &limites, &pensee));
    assert_int_equal(pensee.coup, 13);
    assert_int_equal(pensee.noeuds, 0);
    assert_false(pensee.exact || pensee.en_points);
    limites = (struct limites){.niveau = 1, .secondes = 60, .arret = &jamais};
    assert_null(coup_ia(un, NOIR, &limites, &pensee));
    assert_int_equal(pensee.noeuds, 0);
    limites = (struct limites){.niveau = 5, .arret = &jamais};
    assert_null(coup_ia(un, NOIR, &limites, &pensee));
    assert_int_equal(pensee.coup, 13);
    assert_true(pensee.noeuds > 0 && pensee.en_points);
}

/* The engine made before the first move is the one that thinks, and is freed. */
static void test_preparer(void **etat)
{
    (void)etat;
    void *memoire = NULL;
    struct limites limites = {.niveau = 5, .arret = &jamais, .memoire = &memoire};
    struct pensee pensee;
    limites.moyens.hachage = 1;
    ia_preparer(&limites);
    assert_non_null(memoire);
    void *avant = memoire;
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    assert_ptr_equal(memoire, avant);
    ia_oublier(memoire);
    memoire = NULL;
    limites.niveau = 1; /* thinks without */
    ia_preparer(&limites);
    assert_null(memoire);
}

struct arret_differe {
    atomic_bool arret;
    int dixiemes; /* of a second before it is set */
};

static void *arreter_bientot(void *argument)
{
    struct arret_differe *a = argument;
    struct timespec t = {a->dixiemes / 10, a->dixiemes % 10 * 100000000L};
    nanosleep(&t, NULL);
    atomic_store(&a->arret, true);
    return NULL;
}

static void penser_a_l_arret(struct arret_differe *a, struct pensee *pensee)
{
    struct limites limites = {.niveau = 10, .secondes = 60, .sans_livre = true, .arret = &a->arret};
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, pensee));
    assert_true(
        verif_coup_valide(creer_config_init(), (Case){pensee->coup % 10, pensee->coup / 10}, NOIR));
}

/* Already set: a legal move at once. Set while it thinks: what was found so far; a busy machine may
 * need more than a tenth of a second to begin, and the bound leaves room for it. */
static void test_arret(void **etat)
{
    struct arret_differe a = {true, 0};
    struct pensee pensee;
    pthread_t fil;
    (void)etat;
    penser_a_l_arret(&a, &pensee);
    pensee.profondeur = 0;
    for (a.dixiemes = 1; a.dixiemes < 100 && pensee.profondeur == 0; a.dixiemes *= 4) {
        atomic_store(&a.arret, false);
        double debut = maintenant();
        assert_int_equal(pthread_create(&fil, NULL, arreter_bientot, &a), 0);
        penser_a_l_arret(&a, &pensee);
        assert_true(maintenant() - debut < 2 + a.dixiemes / 10.0);
        pthread_join(fil, NULL);
    }
    assert_true(pensee.profondeur >= 1 && !pensee.exact);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_negamax),  cmocka_unit_test(test_fins_exactes),
        cmocka_unit_test(test_ligne),    cmocka_unit_test(test_determinisme),
        cmocka_unit_test(test_niveaux),  cmocka_unit_test(test_tous_les_niveaux),
        cmocka_unit_test(test_limites),  cmocka_unit_test(test_coup_force),
        cmocka_unit_test(test_preparer), cmocka_unit_test(test_refus),
        cmocka_unit_test(test_profondeur_d_un_style),
        cmocka_unit_test(test_arret),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
