/* Exact scores: against a plain search over the slow rules, against the published FFO suite, and
 * against themselves (all moves, signs only, side passing, twice running). */
#include <string.h>

#include "base/bits.h"
#include "tests/moteur_aide.h"

static struct moteur *moteur;

static int preparer(void **etat)
{
    (void)etat;
    moteur = moteur_creer(&(struct moteur_options){.hachage_mo = 32, .fils = 1});
    return moteur ? 0 : -1;
}

static int ranger(void **etat)
{
    (void)etat;
    moteur_detruire(moteur);
    return 0;
}

/* TEST_MOTEUR_FINALES=10000 for the whole range from 8 to 14 empty squares; TEST_MOTEUR_GRAINE for
 * other positions. */
static void test_contre_les_regles_lentes(void **etat)
{
    (void)etat;
    struct alea alea;
    const long graine = nombre_demande("TEST_MOTEUR_GRAINE", 1);
    alea_init(&alea, (uint64_t)graine);
    const long demande = nombre_demande("TEST_MOTEUR_FINALES", 0);
    const long n = demande ? demande : construction_lente() ? 30 : 150;
    for (long i = 0; i < n; i++) {
        const int vides = (int)(i % (demande ? 7 : 3)) + 8;
        const struct othellier o = position_au_hasard(vides, &alea);
        const struct plateau p = lent_de_bits(o);
        const struct moteur_reponse r = resoudre(moteur, o);
        /* a window that holds this score alone gives it back, or says on which side the true one
         * is */
        const int attendu = score_lent(&p, r.score - 1, r.score + 1);
        if (r.score != attendu)
            print_message("%d vides, graine %ld, position %ld\n", vides, graine, i);
        assert_int_equal(r.score, attendu);
        assert_true(r.exact);
        const struct othellier q = othellier_jouer(o, r.coup);
        assert_int_equal(-resoudre(moteur, q).score, r.score); /* the move keeps the score */
    }
}

/* Any position at all, not only those of games: few empty squares anywhere, one side short. */
static void test_positions_quelconques(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 2);
    int solides = 0;
    for (int i = 0; solides < (construction_lente() ? 500 : 4000); i++) {
        const struct plateau p = plateau_quelconque(8, 8, &alea);
        if (plateau_vides(&p) > 7)
            continue;
        solides++;
        const struct othellier o = bits_de_lent(&p);
        const struct moteur_reponse r = resoudre(moteur, o);
        assert_int_equal(r.score, score_lent(&p, -64, 64));
        if (!othellier_coups(&o)) /* ENG-39: the one value, seen by the other side */
            assert_int_equal(-resoudre(moteur, othellier_jouer(o, PASSE)).score, r.score);
    }
}

static struct moteur_reponse tous_les_coups(struct othellier o)
{
    atomic_bool arret = false;
    struct moteur_reponse r;
    moteur_chercher(
        moteur, &o,
        &(struct moteur_demande){.arret = &arret, .meilleurs = MOTEUR_COUPS_MAX}, &r);
    return r;
}

/* What the suite says of a move, 65 when it says nothing. */
static int score_publie(const struct probleme *p, int x)
{
    for (int i = 0; i < p->n_coups; i++)
        if (p->coups[i].x == x)
            return p->coups[i].score;
    return 65;
}

static void suite(const char *nom, int dernier)
{
    FILE *f = ouvrir_donnees(nom);
    if (!f) {
        print_message("%s n'est pas là\n", nom);
        skip();
    }
    struct probleme p;
    for (int i = 1; i <= dernier; i++) {
        assert_true(lire_obf(f, &p));
        const struct moteur_reponse r = resoudre(moteur, (struct othellier){p.joueur, p.adverse});
        if (r.score != p.score || score_publie(&p, r.coup) != p.score)
            print_message("%s, position %d\n", nom, i);
        assert_int_equal(r.score, p.score);
        assert_int_equal(score_publie(&p, r.coup), p.score);
        assert_true(r.exact);
    }
    fclose(f);
}

static void test_ffo_1_19(void **etat)
{
    (void)etat;
    suite("obf/fforum-1-19.obf", construction_lente() ? 9 : 19);
}

/* HARD-F20 to HARD-F39, line by line: best move and score. ENG-14: each search ends. */
static void test_ffo_20_39(void **etat)
{
    (void)etat;
    suite("obf/fforum-20-39.obf", construction_lente() ? 4 : 20);
}

/* Their other moves: all when TEST_MOTEUR_FFO asks, else the first five. The published -30 of g1 in
 * FFO 31 is an error for -32, which a plain alpha-beta finds too. */
static void test_ffo_20_39_tous_les_coups(void **etat)
{
    (void)etat;
    FILE *f = ouvrir_donnees("obf/fforum-20-39.obf");
    const int dernier = nombre_demande("TEST_MOTEUR_FFO", 0) ? 20 : construction_lente() ? 2 : 5;
    struct probleme p;
    if (!f)
        skip();
    for (int i = 1; i <= dernier; i++) {
        assert_true(lire_obf(f, &p));
        const struct moteur_reponse r = tous_les_coups((struct othellier){p.joueur, p.adverse});
        assert_int_equal(r.n_coups, p.n_coups);
        for (int k = 0; k < r.n_coups; k++) {
            const bool erreur = i == 12 && r.coups[k].x == 6;
            assert_int_equal(r.coups[k].score, erreur ? -32 : score_publie(&p, r.coups[k].x));
        }
    }
    fclose(f);
}

/* ENG-11: nine moves of FFO 39 win every disc; no more nodes for its 26 empty squares than for
 * those of FFO 38 (12 M). */
static void test_gain_total(void **etat)
{
    (void)etat;
    moteur_oublier(moteur);
    const struct moteur_reponse r = resoudre(moteur, position_de_texte(
        "O-OOOO--XOXXOX--XOOOXXX-XOOOXX--XOOXOX--XOXXX---X-XX------------", 'O'));
    assert_int_equal(r.score, 64);
    assert_true(r.noeuds < 12000000);
}

/* FFO 40 to 59 (ENG-08: 55) take minutes: TEST_MOTEUR_FFO=40-59 in any value asks for them. */
static void test_ffo_40_59(void **etat)
{
    (void)etat;
    if (!nombre_demande("TEST_MOTEUR_FFO", 0))
        skip();
    suite("obf/fforum-40-59.obf", 20);
}

/* Black's discs with perfect play from `vides` empty squares of a recorded game (WTHOR: moves are
 * 10 row + column, 0 after the last; passes are not stored), -1 when the game ended before. */
static int theorie(const unsigned char coups[60], int vides)
{
    struct othellier o = OTHELLIER_DEBUT;
    bool noir = true;
    for (int i = 0; i < 60 && bits_compter(othellier_vides(&o)) > vides; i++) {
        if (!othellier_coups(&o)) {
            o = othellier_jouer(o, PASSE);
            noir = !noir;
        }
        const int x = coups[i] ? 8 * (coups[i] / 10 - 1) + coups[i] % 10 - 1 : 64;
        if (x > 63 || !(othellier_coups(&o) >> x & 1))
            return -1;
        o = othellier_jouer(o, x);
        noir = !noir;
    }
    const int score = resoudre(moteur, o).score;
    return 32 + (noir ? score : -score) / 2;
}

/* The theoretical scores of real games: TEST_MOTEUR_WTHOR=1000 games, one in so many of the file
 * that TEST_MOTEUR_WTHOR_PAS says. */
static void test_wthor(void **etat)
{
    (void)etat;
    const long demande = nombre_demande("TEST_MOTEUR_WTHOR", 0);
    const long pas = nombre_demande("TEST_MOTEUR_WTHOR_PAS", 37);
    FILE *f = demande ? ouvrir_donnees("wthor/WTH_2003.wtb") : NULL;
    unsigned char entete[16], jeu[68];
    if (!f)
        skip();
    assert_int_equal(fread(entete, 16, 1, f), 1);
    const int vides = entete[14] ? entete[14] : 22;
    long vus = 0, autres = 0;
    for (long i = 0; vus < demande && fread(jeu, sizeof jeu, 1, f) == 1; i++) {
        if (i % pas)
            continue;
        const int trouve = theorie(jeu + 8, vides);
        if (trouve < 0)
            continue;
        vus++;
        autres += trouve != jeu[7];
        if (trouve != jeu[7])
            print_message("partie %ld : %d dans la base, %d trouvé\n", i, jeu[7], trouve);
    }
    fclose(f);
    print_message("%ld parties, %ld différences\n", vus, autres);
    assert_true(vus > 0);
    assert_int_equal(autres, 0);
}

/* Sets of moves with their scores, from published suites and other engines' bugs. */
static const struct {
    const char *nom, *cases;
    char trait;
    const char *coups;
} TOUS[] = {
    {"ENG-01", "--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXX-OOOOOOXXOXX-O-XO--XXXXX", 'X',
     "b1:+12 e1:+20 a2:+16 b2:+28 g2:+10 f3:+10 a4:+10 a6:+10 e7:+22 g7:+32"},
    {"ENG-03", "--OX-OO---OOOO-X-OOOO-OX-OOOOOXXXOOXXOXXOOOOOXXXOOXX-OXXO--XXXXX", 'X',
     "b1:+24 e1:+20 a2:+16 b2:+22 g2:+10 f3:+18 a4:+6 e7:+32"},
    {"ENG-05", "--O--X-OX-OO--XXXOOOOOXXX--OOOXX---OOXXX---OXXXX-XOXXXXXXXXXXXXX", 'O', "a7:-62"},
    {"HARD-F20", "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO-", 'X',
     "h5:+6 g6:-2 f6:-4 h6:-10"},
    {"HARD-F21", "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX----", 'O',
     "g5:+0 g2:-2 g4:-4 g6:-6"},
};

static void test_tous_les_coups(void **etat)
{
    (void)etat;
    for (size_t i = 0; i < sizeof TOUS / sizeof *TOUS; i++) {
        const struct othellier o = position_de_texte(TOUS[i].cases, TOUS[i].trait);
        const struct moteur_reponse r = tous_les_coups(o);
        int vus = 0;
        for (const char *c = TOUS[i].coups; c;
             c = strchr(c, ' ') ? strchr(c, ' ') + 1 : NULL, vus++)
            for (int k = 0; k < r.n_coups; k++)
                if (r.coups[k].x == c[0] - 'a' + 8 * (c[1] - '1')) {
                    if (r.coups[k].score != atoi(c + 3))
                        print_message("%s : %.5s\n", TOUS[i].nom, c);
                    assert_int_equal(r.coups[k].score, atoi(c + 3));
                }
        assert_int_equal(vus, r.n_coups);
        assert_int_equal(r.coups[0].score, r.score);
        assert_int_equal(r.coups[0].x, r.coup);
    }
}

/* Some of the best moves are the first of all of them. */
static void test_meilleurs(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 41);
    for (int i = 0; i < 30; i++) {
        const struct othellier o = position_au_hasard(8 + i % 6, &alea);
        if (!othellier_coups(&o))
            continue;
        const struct moteur_reponse tous = tous_les_coups(o);
        for (int voulus = 1; voulus <= 4; voulus++) {
            atomic_bool arret = false;
            struct moteur_reponse r;
            moteur_oublier(moteur);
            moteur_chercher(moteur, &o,
                            &(struct moteur_demande){.arret = &arret, .meilleurs = voulus}, &r);
            assert_int_equal(r.n_coups, voulus < tous.n_coups ? voulus : tous.n_coups);
            assert_true(r.exact);
            assert_int_equal(r.coup, r.coups[0].x);
            for (int k = 0; k < r.n_coups; k++) {
                int j = 0;
                while (tous.coups[j].x != r.coups[k].x)
                    j++;
                assert_int_equal(r.coups[k].score, tous.coups[k].score);
                assert_int_equal(r.coups[k].score, tous.coups[j].score);
                assert_true(r.coups[k].exact);
            }
        }
    }
}

/* Moves that are looked at alone are worth what they are among all. */
static void test_parmi(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 42);
    for (int i = 0; i < 60; i++) {
        const struct othellier o = position_au_hasard(8 + i % 6, &alea);
        const uint64_t parmi = othellier_coups(&o) & alea_suivant(&alea);
        if (!parmi)
            continue;
        const struct moteur_reponse tous = tous_les_coups(o);
        atomic_bool arret = false;
        struct moteur_reponse r;
        moteur_chercher(moteur, &o,
                        &(struct moteur_demande){.arret = &arret, .parmi = parmi,
                                                 .meilleurs = i % 2 ? MOTEUR_COUPS_MAX : 1}, &r);
        assert_int_equal(r.n_coups, i % 2 ? bits_compter(parmi) : 1);
        assert_true(r.exact);
        int k = 0;
        for (int j = 0; j < tous.n_coups && k < r.n_coups; j++)
            if (parmi >> tous.coups[j].x & 1)
                assert_int_equal(r.coups[k++].score, tous.coups[j].score);
        assert_int_equal(k, r.n_coups);
        for (int j = 0; j < r.n_coups; j++)
            assert_true(parmi >> r.coups[j].x & 1);
    }
}

/* In a window the score is found; beside it a bound, that holds. */
static void test_fenetre(void **etat)
{
    static const int FENETRES[][2] = {{-2, 2}, {2, 6}, {-6, -2}, {-1, 1}, {0, 64}, {-64, 0}};
    (void)etat;
    struct alea alea;
    alea_init(&alea, 43);
    for (int i = 0; i < 120; i++) {
        const struct othellier o = position_au_hasard(11, &alea);
        const int score = resoudre(moteur, o).score;
        const int bas = score + FENETRES[i % 6][0], haut = score + FENETRES[i % 6][1];
        if (bas < -64 || haut > 64)
            continue;
        atomic_bool arret = false;
        struct moteur_reponse r;
        moteur_oublier(moteur);
        moteur_chercher(moteur, &o,
                        &(struct moteur_demande){.arret = &arret, .bas = bas, .haut = haut}, &r);
        assert_int_equal(r.exact, r.borne == 0);
        if (bas < score && score < haut)
            assert_int_equal(r.borne, 0);
        if (r.borne == 0)
            assert_int_equal(r.score, score);
        else
            assert_true(r.borne > 0 ? haut <= r.score && r.score <= score
                                    : score <= r.score && r.score <= bas);
    }
}

/* A search that its nodes stop is the same twice. */
static void test_noeuds(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 44);
    for (int i = 0; i < 6; i++) {
        const struct othellier o = position_au_hasard(32, &alea);
        const atomic_bool jamais = false;
        const struct moteur_demande d = {
            .arret = &jamais, .noeuds = 20000, .meilleurs = i % 2 ? 3 : 1};
        struct moteur_reponse r[2];
        for (int k = 0; k < 2; k++) {
            moteur_oublier(moteur);
            moteur_chercher(moteur, &o, &d, &r[k]);
        }
        assert_in_range(r[0].noeuds, d.noeuds, d.noeuds + d.noeuds / 10);
        assert_int_equal(r[0].noeuds, r[1].noeuds);
        assert_false(r[0].exact);
        assert_int_equal(r[0].coup, r[1].coup);
        assert_int_equal(r[0].score, r[1].score);
        assert_memory_equal(r[0].pv, r[1].pv, sizeof r[0].pv);
    }
}

struct arret_compte {
    atomic_bool arret;
    int reste; /* iterations before it */
};

static void compter_avant_l_arret(void *contexte, const struct moteur_reponse *r)
{
    struct arret_compte *a = contexte;
    (void)r;
    if (--a->reste == 0)
        atomic_store(&a->arret, true);
}

/* However soon it is stopped, what is told of the moves is of moves that exist, best first. */
static void test_tous_les_coups_arretes(void **etat)
{
    (void)etat;
    const struct othellier o = position_de_texte(TOUS[0].cases, TOUS[0].trait);
    const int n = bits_compter(othellier_coups(&o));
    int vus_le_plus = 0;
    for (int reste = 0; vus_le_plus < n; reste++) {
        struct arret_compte a = {.arret = reste == 0, .reste = reste};
        const struct moteur_demande d = {.arret = &a.arret, .meilleurs = MOTEUR_COUPS_MAX,
                                         .progres = compter_avant_l_arret, .contexte = &a};
        struct moteur_reponse r;
        uint64_t vus = 0;
        moteur_oublier(moteur);
        moteur_chercher(moteur, &o, &d, &r);
        assert_true(othellier_coups(&o) >> r.coup & 1);
        assert_in_range(r.n_coups, vus_le_plus, n);
        assert_int_equal(r.n_coups, reste == 0 ? 0 : n); /* never a part of them */
        for (int i = 0; i < r.n_coups; i++) {
            vus |= bit(r.coups[i].x);
            assert_true(i == 0 || r.coups[i - 1].score >= r.coups[i].score);
        }
        assert_int_equal(bits_compter(vus & othellier_coups(&o)), r.n_coups);
        assert_true(r.n_coups == 0 || r.coups[0].x == r.coup);
        vus_le_plus = r.n_coups;
    }
}

static struct moteur_reponse a_profondeur(struct othellier o, int profondeur, bool tous)
{
    atomic_bool arret = false;
    struct moteur_reponse r;
    moteur_oublier(moteur);
    moteur_chercher(moteur, &o,
                    &(struct moteur_demande){.arret = &arret, .profondeur = profondeur,
                                             .selectivite = 100,
                                             .meilleurs = tous ? MOTEUR_COUPS_MAX : 1}, &r);
    return r;
}

/* ENG-09: a move that wins every disc is not best without proof: no other is worth more. The
 * position follows d3c3b3e3f3e2f6c5e1f4b6c4f5d2c1f2f1d1b4b5a6e6e7d6c2b2a1b1. */
static void test_pas_de_meilleur_coup(void **etat)
{
    (void)etat;
    static const char COUPS[] = "d3c3b3e3f3e2f6c5e1f4b6c4f5d2c1f2f1d1b4b5a6e6e7d6c2b2a1b1";
    struct othellier o = OTHELLIER_DEBUT;
    for (const char *c = COUPS; *c; c += 2) {
        o = othellier_coups(&o) ? o : othellier_jouer(o, PASSE);
        o = othellier_jouer(o, c[0] - 'a' + 8 * (c[1] - '1'));
    }
    o = othellier_coups(&o) ? o : othellier_jouer(o, PASSE);
    const struct moteur_reponse r = a_profondeur(o, 9, false);
    for (uint64_t coups = othellier_coups(&o); coups; coups = bits_reste(coups)) {
        const int x = bits_premier(coups);
        const int score = -a_profondeur(othellier_jouer(o, x), 8, false).score;
        assert_true(score <= r.score);
        assert_true(x != r.coup || score == r.score);
    }
}

/* ENG-10, FFO 79: all moves asked for, each comes once though several may win every disc. */
static void test_coups_differents(void **etat)
{
    (void)etat;
    const struct othellier o = position_de_texte(
        "--------------X-----O-XX---OOOX-OOOOXOXX--OOOOOO--O-OO-O----OO--", 'X');
    const struct moteur_reponse r = a_profondeur(o, 10, true);
    uint64_t vus = 0;
    assert_int_equal(r.coup, 51); /* d7 */
    for (int i = 0; i < r.n_coups; i++) {
        assert_false(vus >> r.coups[i].x & 1);
        vus |= bit(r.coups[i].x);
    }
    assert_true(vus == othellier_coups(&o));
}

static void test_gain_nul_perte(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 4);
    for (int i = 0; i < (construction_lente() ? 10 : 100); i++) {
        const struct othellier o = position_au_hasard(12, &alea);
        const int score = resoudre(moteur, o).score;
        atomic_bool arret = false;
        struct moteur_reponse r;
        moteur_oublier(moteur);
        moteur_chercher(moteur, &o, &(struct moteur_demande){.but = MOTEUR_WLD, .arret = &arret},
                        &r);
        assert_int_equal(r.score, (score > 0) - (score < 0));
        assert_true(r.exact);
        const int apres = -resoudre(moteur, othellier_jouer(o, r.coup)).score;
        assert_int_equal((apres > 0) - (apres < 0), r.score);
    }
}

static void verifier_signes(void *contexte, const struct moteur_reponse *r)
{
    ++*(int *)contexte;
    assert_in_range(r->score + 1, 0, 2);
    for (int i = 0; i < r->n_coups; i++)
        assert_in_range(r->coups[i].score + 1, 0, 2);
}

/* Of a search that proves nothing too, and while it goes on. */
static void test_signes_sans_preuve(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 17);
    for (int i = 0; i < 40; i++) {
        const struct othellier o = position_au_hasard(44, &alea);
        atomic_bool arret = false;
        int dits = 0;
        struct moteur_reponse r;
        const struct moteur_demande d = {.but = MOTEUR_WLD,
                                         .meilleurs = i & 1 ? MOTEUR_COUPS_MAX : 1,
                                         .profondeur = 4,
                                         .arret = &arret,
                                         .progres = verifier_signes,
                                         .contexte = &dits};
        moteur_chercher(moteur, &o, &d, &r);
        assert_false(r.exact);
        assert_int_not_equal(dits, 0);
        verifier_signes(&dits, &r);
    }
}

/* The line is legal, ends with the game, and gives the score. */
static void test_ligne_principale(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 6);
    for (int i = 0; i < (construction_lente() ? 10 : 60); i++) {
        struct othellier o = position_au_hasard(14, &alea);
        const struct moteur_reponse r = resoudre(moteur, o);
        for (int k = 0; k < r.pv_longueur; k++) {
            const uint64_t coups = othellier_coups(&o);
            assert_true(r.pv[k] == PASSE ? coups == 0 : coups >> r.pv[k] & 1);
            o = othellier_jouer(o, r.pv[k]);
        }
        assert_true(othellier_est_fini(&o));
        assert_int_equal(othellier_score_final(&o) * (r.pv_longueur & 1 ? -1 : 1), r.score);
    }
}

/* A selective value is never taken for a proof (ENG-22). */
static void test_selectif_puis_exact(void **etat)
{
    (void)etat;
    const struct othellier o = position_de_texte(
        "-OXXXX----OXXO--XXOOXOOOXXXOOXOOXXOOXOOOXXXXOO-XX-XXO-----------", 'X');
    atomic_bool arret = false;
    struct moteur_reponse r;
    moteur_oublier(moteur);
    moteur_chercher(moteur, &o, &(struct moteur_demande){.arret = &arret, .selectivite = 73}, &r);
    assert_false(r.exact);
    assert_int_equal(r.selectivite, 73);
    if (construction_lente())
        return;
    moteur_chercher(moteur, &o, &(struct moteur_demande){.arret = &arret}, &r);
    assert_int_equal(r.score, 10);
    assert_int_equal(r.coup, 14); /* g2 */
    assert_true(r.exact);
}

static void test_memes_noeuds_deux_fois(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 8);
    const struct othellier o = position_au_hasard(16, &alea);
    moteur_oublier(moteur);
    const struct moteur_reponse a = resoudre(moteur, o);
    resoudre(moteur, position_au_hasard(15, &alea));
    moteur_oublier(moteur);
    const struct moteur_reponse b = resoudre(moteur, o);
    assert_true(a.noeuds == b.noeuds);
    assert_memory_equal(a.pv, b.pv, sizeof a.pv);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_contre_les_regles_lentes),
        cmocka_unit_test(test_positions_quelconques),
        cmocka_unit_test(test_ffo_1_19),
        cmocka_unit_test(test_ffo_20_39),
        cmocka_unit_test(test_ffo_20_39_tous_les_coups),
        cmocka_unit_test(test_gain_total),
        cmocka_unit_test(test_ffo_40_59),
        cmocka_unit_test(test_wthor),
        cmocka_unit_test(test_tous_les_coups),
        cmocka_unit_test(test_meilleurs),
        cmocka_unit_test(test_parmi),
        cmocka_unit_test(test_fenetre),
        cmocka_unit_test(test_noeuds),
        cmocka_unit_test(test_tous_les_coups_arretes),
        cmocka_unit_test(test_pas_de_meilleur_coup),
        cmocka_unit_test(test_coups_differents),
        cmocka_unit_test(test_gain_nul_perte),
        cmocka_unit_test(test_signes_sans_preuve),
        cmocka_unit_test(test_ligne_principale),
        cmocka_unit_test(test_selectif_puis_exact),
        cmocka_unit_test(test_memes_noeuds_deux_fois),
    };
    return cmocka_run_group_tests(tests, preparer, ranger);
}
