/* Coloured Awalé: the fast rules against a slow twin that sows seed by seed, the worked examples,
 * the known counts, and the words of the game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/texte.h"
#include "jeux/awale.h"

/* ---- The slow twin: the page of rules by the sentence; holes 1 to 16, players 1 and 2 ---- */

enum { R, B, T };

struct lent {
    int trou[17][3];
    int score[3];
    int coups;
};

static int lent_total(const struct lent *p, int n)
{
    return p->trou[n][R] + p->trou[n][B] + p->trou[n][T];
}

static int lent_proprietaire(int n)
{
    return n % 2 == 1 ? 1 : 2;
}

static int lent_suivant(int n)
{
    return n == 16 ? 1 : n + 1;
}

static int lent_precedent(int n)
{
    return n == 1 ? 16 : n - 1;
}

static bool lent_legal(const struct lent *p, int joueur, int n, enum awale_genre genre)
{
    if (lent_proprietaire(n) != joueur)
        return false;
    switch (genre) {
    case JOUER_R:
        return p->trou[n][R] >= 1;
    case JOUER_B:
        return p->trou[n][B] >= 1;
    default:
        return p->trou[n][T] >= 1;
    }
}

/* The next hole, after `n`, where a move from `depart` drops a seed. */
static int lent_prochain(int n, int depart, bool bleu)
{
    do
        n = lent_suivant(n);
    while (n == depart || (bleu && lent_proprietaire(n) == lent_proprietaire(depart)));
    return n;
}

static int lent_semer(struct lent *p, int n, int depart, int couleur, int nb, bool bleu)
{
    for (; nb > 0; nb--) {
        n = lent_prochain(n, depart, bleu);
        p->trou[n][couleur]++;
    }
    return n;
}

static int lent_prendre_trou(struct lent *p, int n)
{
    int nb = lent_total(p, n);
    memset(p->trou[n], 0, sizeof p->trou[n]);
    return nb;
}

static int lent_graines_du_joueur(const struct lent *p, int joueur)
{
    int nb = 0;
    for (int n = 1; n <= 16; n++)
        if (lent_proprietaire(n) == joueur)
            nb += lent_total(p, n);
    return nb;
}

static void lent_jouer(struct lent *p, int joueur, int n, enum awale_genre genre)
{
    bool bleu = genre == JOUER_B || genre == JOUER_TB;
    int couleur = bleu ? B : R, en_main = p->trou[n][couleur], transparentes = 0;
    p->trou[n][couleur] = 0;
    if (genre == JOUER_TR || genre == JOUER_TB) {
        transparentes = p->trou[n][T];
        p->trou[n][T] = 0;
    }
    int fin = lent_semer(p, n, n, T, transparentes, bleu);
    fin = lent_semer(p, fin, n, couleur, en_main, bleu);
    while (lent_total(p, fin) == 2 || lent_total(p, fin) == 3) {
        p->score[joueur] += lent_prendre_trou(p, fin);
        fin = lent_precedent(fin);
    }
    if (lent_graines_du_joueur(p, 3 - joueur) == 0)
        for (n = 1; n <= 16; n++)
            p->score[joueur] += lent_prendre_trou(p, n);
    p->coups++;
}

static bool lent_fini(const struct lent *p)
{
    int reste = lent_graines_du_joueur(p, 1) + lent_graines_du_joueur(p, 2);
    return p->score[1] >= 49 || p->score[2] >= 49 || reste < 10 || p->coups >= 400;
}

static struct lent lent_depuis(const struct awale *a)
{
    struct lent p = {.score = {0, a->score[0], a->score[1]}, .coups = a->coups};
    for (int n = 1; n <= 16; n++)
        for (int c = 0; c < 3; c++)
            p.trou[n][c] = a->graines[c][n - 1];
    return p;
}

static void verifier_egaux(const struct awale *a, const struct lent *p)
{
    struct lent q = lent_depuis(a);
    assert_memory_equal(&q, p, sizeof q);
    assert_int_equal(a->en_jeu, lent_graines_du_joueur(p, 1) + lent_graines_du_joueur(p, 2));
}

/* ---- Positions of the worked examples ---- */

static struct awale lire(const char *trous)
{
    char texte[512], memoire[512];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    struct position p;
    snprintf(texte, sizeof texte, "%s", trous);
    if (!jeu_awale.lire_position(texte, &p, &raison))
        fail_msg("%s: %s", texte, memoire);
    return awale_de_position(&p);
}

/* `motif` filled in for every hole that it names: "2R2B2T", but what `autres` says. */
static struct awale partout(const char *autres)
{
    struct awale a = awale_init(), b = lire(autres);
    for (int o = 0; o < 16; o++)
        if (!(awale_trous_vides(&b) >> o & 1))
            for (int c = 0; c < 3; c++)
                a.graines[c][o] = b.graines[c][o];
    return a;
}

static int lire_coup(const char *texte)
{
    char memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    int coup = -1;
    if (!jeu_awale.lire_coup(texte, &coup, &raison))
        fail_msg("%s: %s", texte, memoire);
    return coup;
}

static const struct {
    const char *coup, *avant, *apres;
    int pris;
} EXEMPLES[] = {
    {"14B", "1(2R) 13(2R2B) 14(2R2B) 15(2B) 16(2R) 0-0 0", "13(2R2B) 0-10 1", 10},
    {"16B", "1(1R) 2(2R) 3(1B) 4(2B) 5(1R) 14(4B) 15(2R) 16(1R3B) 0-0 0",
     "14(4B) 15(2R) 16(1R) 0-10 1", 10},
    {"16R", "1(1R) 2(2R) 3(1B) 4(2B) 5(1R) 14(4B) 15(2R) 16(1R3B) 0-0 0",
     "2(2R) 3(1B) 4(2B) 5(1R) 14(4B) 0-7 1", 7},
    {"5R", "1(4R) 2(5B) 5(2R) 6(1B) 7(3T) 12(3R) 0-0 0",
     "1(4R) 2(5B) 6(1R1B) 7(1R3T) 12(3R) 0-0 1", 0},
    {"5R", "5(1R4B) 8(6T) 11(3R) 0-0 0", "5(4B) 6(1R) 8(6T) 11(3R) 0-0 1", 0},
    {"7TB", "2(5B) 7(2R3T) 8(1R) 10(1B) 12(1T) 14(5R) 0-0 0",
     "2(5B) 7(2R) 8(1R1T) 10(1B1T) 14(5R) 2-0 1", 2},
    {"3TR", "3(10R1B6T) 4(2R) 6(5B) 8(5R) 0-0 0",
     "1(1R) 2(1R) 3(1B) 4(3R1T) 5(1T) 6(5B1T) 7(1T) 8(5R1T) 9(1T) 10(1R) 11(1R) 12(1R) 13(1R) "
     "14(1R) 15(1R) 16(1R) 0-0 1",
     0},
    {"2B", "1(1R) 2(2R9B) 3(1T) 5(4B) 9(3R) 0-0 0",
     "5(5B) 7(1B) 9(3R1B) 11(1B) 13(1B) 15(1B) 0-7 1", 7},
    {"1R", "1(1R) 2(6B) 4(5T) 10(3R) 0-0 0", "2(1R6B) 4(5T) 10(3R) 0-0 1", 0},
};

static void exemples(void **etat)
{
    (void)etat;
    for (size_t i = 0; i < sizeof EXEMPLES / sizeof EXEMPLES[0]; i++) {
        struct awale a = lire(EXEMPLES[i].avant), attendu = lire(EXEMPLES[i].apres);
        int pris = awale_jouer(&a, lire_coup(EXEMPLES[i].coup));
        assert_int_equal(pris, EXEMPLES[i].pris);
        assert_memory_equal(&a, &attendu, sizeof a);
    }
}

static void exemples_du_depart(void **etat)
{
    static const struct {
        const char *coup, *changes;
    } cas[] = {
        {"1R", "1(2B2T) 2(3R2B2T) 3(3R2B2T) 0-0 1"},
        {"1B", "1(2R2T) 2(2R3B2T) 4(2R3B2T) 0-0 1"},
        {"15TR", "15(2B) 16(2R2B3T) 1(2R2B3T) 2(3R2B2T) 3(3R2B2T) 0-0 1"},
        {"13TB", "13(2R) 14(2R2B3T) 16(2R2B3T) 2(2R3B2T) 4(2R3B2T) 0-0 1"},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof cas / sizeof cas[0]; i++) {
        struct awale a = awale_init(), attendu = partout(cas[i].changes);
        attendu.coups = 1;
        assert_int_equal(awale_jouer(&a, lire_coup(cas[i].coup)), 0);
        assert_memory_equal(&a, &attendu, sizeof a);
    }
}

/* ---- Counts ---- */

/* Moves that take something, among those of the tree down to `profondeur`. */
static uint64_t compter_prises(struct awale a, int camp, int profondeur)
{
    uint64_t nb = 0;
    if (profondeur == 0)
        return 0;
    for (uint64_t c = awale_coups_legaux(&a, camp); c; c = bits_reste(c)) {
        struct awale apres = a;
        nb += awale_jouer(&apres, bits_premier(c)) > 0;
        nb += compter_prises(apres, !camp, profondeur - 1);
    }
    return nb;
}

static void perft(void **etat)
{
    static const uint64_t attendus[] = {1, 32, 1024, 30856, 929896, 26514320};
    static const uint64_t prises[] = {0, 0, 40, 1792, 74640, 2268400};
    struct awale a = awale_init();
    (void)etat;
    for (int d = 0; d <= 5; d++)
        assert_int_equal(awale_perft(&a, 0, d), attendus[d]);
    for (int d = 1; d <= 5; d++)
        assert_int_equal(compter_prises(a, 0, d), prises[d]);
}

static void perft_p1(void **etat)
{
    static const uint8_t graines[3][16] = {
        {0, 0, 0, 0, 0, 1, 13, 0, 1, 2, 1, 8, 1, 5, 0, 0},
        {6, 0, 5, 0, 4, 0, 4, 0, 0, 1, 4, 1, 3, 1, 3, 0},
        {0, 10, 0, 6, 0, 4, 4, 3, 0, 3, 0, 0, 1, 0, 1, 0},
    };
    static const uint64_t attendus[] = {1, 17, 336, 6260, 128556};
    struct awale a = {.en_jeu = 96, .coups = 70};
    (void)etat;
    for (int c = 0; c < 3; c++)
        a.graines[c] = octets16_charger(graines[c]);
    for (int d = 0; d <= 4; d++)
        assert_int_equal(awale_perft(&a, 0, d), attendus[d]);
}

/* ---- The two twins side by side ---- */

static void comparer_coups(const struct awale *a, const struct lent *p, int camp)
{
    uint64_t legaux = awale_coups_legaux(a, camp);
    for (int coup = 0; coup < 64; coup++)
        assert_int_equal(legaux >> coup & 1,
                         lent_legal(p, camp + 1, awale_octet(coup) + 1, awale_genre(coup)));
    assert_int_equal(awale_peut_jouer(a, camp), lent_graines_du_joueur(p, camp + 1) > 0);
    assert_int_equal(awale_fini(a), lent_fini(p));
}

static int tirer_coup(struct alea *alea, uint64_t legaux)
{
    uint32_t rang = alea_entier(alea, (uint32_t)bits_compter(legaux));
    while (rang-- > 0)
        legaux = bits_reste(legaux);
    return bits_premier(legaux);
}

/* The last byte is only told apart by sowing: the one whose total the twin would look at. */
static void comparer_dernier(const struct awale *a, int coup)
{
    enum awale_genre genre = awale_genre(coup);
    int n = awale_octet(coup) + 1, nb = a->graines[genre & 1][n - 1];
    nb += genre >= JOUER_TR ? a->graines[T][n - 1] : 0;
    int fin = n;
    while (nb-- > 0)
        fin = lent_prochain(fin, n, genre & 1);
    assert_int_equal(awale_dernier_octet(a, coup), fin - 1);
}

static void million_de_coups(void **etat)
{
    enum { COUPS = 1000000, GRAINE = 20251, VERIFIES = 200000 };
    struct alea alea;
    struct awale a = awale_init();
    int camp = 0;
    (void)etat;
    print_message("seed %d\n", GRAINE);
    alea_init(&alea, GRAINE);
    for (int i = 0; i < COUPS; i++) {
        struct lent p = lent_depuis(&a);
        if (i < VERIFIES)
            comparer_coups(&a, &p, camp);
        int coup = tirer_coup(&alea, awale_coups_legaux(&a, camp));
        comparer_dernier(&a, coup);
        lent_jouer(&p, camp + 1, awale_octet(coup) + 1, awale_genre(coup));
        awale_jouer(&a, coup);
        verifier_egaux(&a, &p);
        assert_int_equal(a.en_jeu + a.score[0] + a.score[1], 96);
        camp = !camp;
        if (awale_fini(&a)) {
            a = awale_init();
            camp = 0;
        }
    }
}

/* Boards that no game reaches: all the seeds in a few holes, so that sowings make several laps. */
static void positions_extremes(void **etat)
{
    enum { POSITIONS = 50000, GRAINE = 77 };
    struct alea alea;
    int tours = 0;
    (void)etat;
    print_message("seed %d\n", GRAINE);
    alea_init(&alea, GRAINE);
    for (int i = 0; i < POSITIONS; i++) {
        struct awale a = {.coups = 5};
        uint32_t trous = 1 + alea_entier(&alea, 4);
        int camp = (int)alea_entier(&alea, 2);
        for (int g = 0; g < 96; g++)
            a.graines[g % 3][(alea_entier(&alea, trous) * 7 + (uint32_t)i) % 16]++;
        a.en_jeu = 96;
        for (uint64_t c = awale_coups_legaux(&a, camp); c; c = bits_reste(c)) {
            struct awale apres = a;
            struct lent p = lent_depuis(&a);
            int coup = bits_premier(c);
            comparer_dernier(&a, coup);
            lent_jouer(&p, camp + 1, awale_octet(coup) + 1, awale_genre(coup));
            awale_jouer(&apres, coup);
            verifier_egaux(&apres, &p);
            tours += a.graines[awale_genre(coup) & 1][awale_octet(coup)] > 16;
        }
    }
    assert_true(tours > 10000);
}

/* ---- Ends ---- */

static void fins(void **etat)
{
    static const struct {
        const char *position;
        bool fini;
    } cas[] = {
        {"1(10R) 2(10B) 48-28 100", false}, {"1(10R) 2(10B) 49-27 100", true},
        {"1(10R) 2(10B) 27-49 100", true},  {"1(5R) 2(5B) 43-43 100", false},
        {"1(5R) 2(4B) 43-44 100", true},    {"1(10R) 2(10B) 38-38 399", false},
        {"1(10R) 2(10B) 38-38 400", true},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof cas / sizeof cas[0]; i++) {
        struct awale a = lire(cas[i].position);
        struct lent p = lent_depuis(&a);
        assert_int_equal(awale_fini(&a), cas[i].fini);
        assert_int_equal(lent_fini(&p), cas[i].fini);
    }
}

static void famine(void **etat)
{
    struct awale a = lire("1(1R) 2(1B) 5(12T) 7(1R) 0-0 10");
    (void)etat;
    /* 1R makes 2 in hole 2 and takes it: player 2 owns nothing, player 1 sweeps the rest. */
    assert_int_equal(awale_jouer(&a, lire_coup("1R")), 15);
    assert_int_equal(a.score[0], 15);
    assert_int_equal(a.en_jeu, 0);
    assert_true(awale_fini(&a));
}

/* Whole games recorded between two `awale arbitre` through pipes, one for each kind of end: the
 * slow twin plays them again. */
static void rejouer(const char *ligne, const char *annonce)
{
    struct lent p = lent_depuis(&(struct awale){.en_jeu = 0});
    struct vue v = vue_sur(ligne, (size_t)(annonce - ligne)), mot;
    int joueur = 1;
    for (int n = 1; n <= 16; n++)
        for (int c = 0; c < 3; c++)
            p.trou[n][c] = 2;
    while (vue_mot(&v, &mot)) {
        char texte[16];
        assert_false(lent_fini(&p));
        vue_copier(mot, texte, sizeof texte);
        int coup = lire_coup(texte), trou = awale_octet(coup) + 1;
        assert_true(lent_legal(&p, joueur, trou, awale_genre(coup)));
        lent_jouer(&p, joueur, trou, awale_genre(coup));
        joueur = 3 - joueur;
    }
    char fin[64];
    int reste = lent_graines_du_joueur(&p, 1) + lent_graines_du_joueur(&p, 2);
    snprintf(fin, sizeof fin, "| %d-%d %s\n", p.score[1], p.score[2],
             reste == 0                            ? "famine"
             : p.score[1] >= 49 || p.score[2] >= 49 ? "49 graines"
             : reste < 10                          ? "moins de 10 graines"
                                                   : "400 coups");
    assert_true(lent_fini(&p));
    assert_string_equal(annonce, fin);
}

static void parties_enregistrees(void **etat)
{
    char ligne[4096];
    int nb = 0;
    FILE *f = fopen("tests/references/awale_parties.txt", "r");
    (void)etat;
    assert_non_null(f);
    for (; fgets(ligne, sizeof ligne, f); nb++)
        rejouer(ligne, strchr(ligne, '|'));
    fclose(f);
    assert_int_equal(nb, 4);
}

/* Step by step, nothing is lost but what is taken, and the last step is the move itself. */
static void etapes(void **etat)
{
    struct alea alea;
    struct position p = jeu_awale.creer_config_init();
    int joueur = 1, coups[COUPS_MAX], prises = 0;
    (void)etat;
    alea_init(&alea, 6);
    for (int i = 0; i < 3000; i++) {
        int n = jeu_awale.lister_coups(&p, joueur, coups);
        int coup = coups[alea_entier(&alea, (uint32_t)n)];
        struct position apres = jeu_awale.incrementer_config(&p, coup, joueur);
        struct awale a = awale_de_position(&p), b = awale_de_position(&apres);
        int nb = jeu_awale.compter_etapes(&p, coup, joueur), avant = -1;
        for (int e = 0; e < nb; e++) { /* one seed more each, until the captures keep the total */
            struct position vue_e = jeu_awale.etape(&p, coup, joueur, e);
            struct awale c = awale_de_position(&vue_e);
            int total = (int)octets16_somme(awale_totaux(&c)) + c.score[0] + c.score[1];
            assert_true(e == 0 ? total < 96 : total == avant + 1 || total == 96);
            avant = total;
        }
        struct position fin = jeu_awale.etape(&p, coup, joueur, nb);
        struct awale c = awale_de_position(&fin);
        if (b.en_jeu > 0) { /* the sweep is no step */
            assert_memory_equal(&c.graines, &b.graines, sizeof c.graines);
            assert_memory_equal(c.score, b.score, sizeof c.score);
        }
        prises += b.en_jeu < a.en_jeu;
        p = jeu_awale.est_jeu_fini(&apres) ? jeu_awale.creer_config_init() : apres;
        joueur = jeu_awale.est_jeu_fini(&apres) ? 1 : 3 - joueur;
    }
    assert_true(prises > 100);
}

/* ---- Words ---- */

static void coups_lus(void **etat)
{
    static const struct {
        const char *texte;
        int coup; /* -1: refused */
    } cas[] = {
        {"3R", 8},      {"7TB", 27},  {"7tb", 27},   {"16tr", 62}, {" 1b \r\n", 1}, {"1 R", 0},
        {"0R", -1},     {"17R", -1},  {"03R", -1},   {"3", -1},    {"R", -1},       {"", -1},
        {"3RT", -1},    {"3TT", -1},  {"3X", -1},    {"-1R", -1},  {"3R4R", -1},    {"3RR", -1},
        {"99999999999999999999R", -1}, {"3R\x01", -1}, {"é", -1},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof cas / sizeof cas[0]; i++) {
        char memoire[256];
        struct tampon raison = tampon_sur(memoire, sizeof memoire);
        int coup = -1;
        bool lu = jeu_awale.lire_coup(cas[i].texte, &coup, &raison);
        assert_int_equal(coup, cas[i].coup);
        assert_int_equal(lu, cas[i].coup >= 0);
        assert_int_equal(raison.longueur > 0, !lu);
        assert_false(raison.deborde);
    }
}

static void coups_aller_retour(void **etat)
{
    (void)etat;
    for (int coup = 0; coup < 64; coup++) {
        char memoire[16];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        jeu_awale.ecrire_coup(coup, &t);
        assert_int_equal(lire_coup(memoire), coup);
        int x, y;
        struct position p = jeu_awale.creer_config_init();
        jeu_awale.cellule_du_coup(&p, coup, &x, &y);
        assert_in_range(x, 0, 7);
        assert_in_range(y, 0, 1);
        assert_int_equal(jeu_awale.cellule(&p, x, y).joueur, awale_octet(coup) % 2 + 1);
    }
}

static void refus(void **etat)
{
    struct awale a = lire("1(2R) 2(1T) 3(1B) 4(9R) 0-0 3");
    struct position p = awale_en_position(&a);
    (void)etat;
    for (int coup = -3; coup < 80; coup++)
        for (int joueur = 1; joueur <= 2; joueur++) {
            bool legal = coup >= 0 && coup < 64 && (awale_coups_legaux(&a, joueur - 1) >> coup & 1);
            assert_int_equal(jeu_awale.raison_refus(&p, coup, joueur) == NULL, legal);
        }
    assert_string_not_equal(jeu_awale.raison_refus(&p, lire_coup("1B"), 1),
                            jeu_awale.raison_refus(&p, lire_coup("1TB"), 1));
    assert_string_not_equal(jeu_awale.raison_refus(&p, lire_coup("5B"), 1),
                            jeu_awale.raison_refus(&p, lire_coup("5B"), 2));
}

static void positions_aller_retour(void **etat)
{
    struct alea alea;
    struct position p = jeu_awale.creer_config_init(), q;
    int joueur = 1, coups[COUPS_MAX];
    (void)etat;
    alea_init(&alea, 4);
    while (!jeu_awale.est_jeu_fini(&p)) {
        char texte[512], memoire[256];
        struct tampon t = tampon_sur(texte, sizeof texte);
        struct tampon raison = tampon_sur(memoire, sizeof memoire);
        jeu_awale.ecrire_position(&p, &t);
        assert_true(jeu_awale.lire_position(texte, &q, &raison));
        assert_memory_equal(&p, &q, sizeof p);
        int n = jeu_awale.lister_coups(&p, joueur, coups);
        p = jeu_awale.incrementer_config(&p, coups[alea_entier(&alea, (uint32_t)n)], joueur);
        joueur = 3 - joueur;
    }
}

static void positions_refusees(void **etat)
{
    static const char *const textes[] = {
        "",          "1(2R)",           "0-0",              "1(2R) 0-0",       "1(2R) 0-0 401",
        "0(2R) 0-0 0", "17(2R) 0-0 0",  "1(2R) 1(2B) 0-0 0", "1(2R3R) 0-0 0",  "1() 0-0 0",
        "1(R) 0-0 0", "1(2X) 0-0 0",    "1(33R) 0-0 0",     "1(2R 0-0 0",      "1(2R) 97-0 0",
        "1(20R) 2(13R) 0-0 0", "1(20R) 50-30 0", "1(2R) 0-0 0 x", "1(2R)0-0 0", "1(2R) -1-0 0",
        "1(2R) 0- 0", "1(2R) 0-0 -1",   "1(0R) 0-0 0",      "1(99999999999999999999R) 0-0 0",
    };
    (void)etat;
    for (size_t i = 0; i < sizeof textes / sizeof textes[0]; i++) {
        char memoire[256];
        struct tampon raison = tampon_sur(memoire, sizeof memoire);
        struct position p;
        if (jeu_awale.lire_position(textes[i], &p, &raison))
            fail_msg("accepted: %s", textes[i]);
        assert_true(raison.longueur > 0);
    }
}

static void plateau(void **etat)
{
    char memoire[2048];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct awale a = lire("1(13R1T) 9(2B) 16(1R) 30-21 57");
    struct position p = awale_en_position(&a);
    (void)etat;
    jeu_awale.ecrire_config(&p, &t);
    assert_string_equal(memoire, "        16    15    14    13    12    11    10     9\n"
                                 "R        1     ·     ·     ·     ·     ·     ·     ·\n"
                                 "B        ·     ·     ·     ·     ·     ·     ·     2\n"
                                 "T        ·     ·     ·     ·     ·     ·     ·     ·\n"
                                 "\n"
                                 "R       13     ·     ·     ·     ·     ·     ·     ·\n"
                                 "B        ·     ·     ·     ·     ·     ·     ·     ·\n"
                                 "T        1     ·     ·     ·     ·     ·     ·     ·\n"
                                 "         1     2     3     4     5     6     7     8\n"
                                 "Joueur 1 (impairs)\u00a0: 30   Joueur 2 (pairs)\u00a0: 21   "
                                 "Coups\u00a0: 57\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exemples),          cmocka_unit_test(exemples_du_depart),
        cmocka_unit_test(perft),             cmocka_unit_test(perft_p1),
        cmocka_unit_test(million_de_coups),  cmocka_unit_test(positions_extremes),
        cmocka_unit_test(fins),              cmocka_unit_test(famine),
        cmocka_unit_test(coups_lus),         cmocka_unit_test(coups_aller_retour),
        cmocka_unit_test(refus),             cmocka_unit_test(positions_aller_retour),
        cmocka_unit_test(parties_enregistrees), cmocka_unit_test(etapes),
        cmocka_unit_test(positions_refusees), cmocka_unit_test(plateau),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
