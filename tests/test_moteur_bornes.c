/* Positions and options at the edges: boards that no game reaches, tables of odd sizes, entries
 * torn by two writers. Run it under the sanitizers. */
#include <pthread.h>
#include <string.h>

#include "base/bits.h"
#include "base/horloge.h"
#include "base/texte.h"
#include "moteur/interne.h"
#include "moteur/table.h"
#include "tests/moteur_aide.h"

static const struct {
    const char *nom, *cases;
    int coup, score;
} BORDS[] = {
    {"POS-03 vide",
     "----------------------------------------------------------------", SANS_COUP, 0},
    {"une seule couleur",
     "X-------------------------------------X-------------------------", SANS_COUP, 64},
    {"l'autre couleur",
     "O---------------------------------------------------------------", SANS_COUP, -64},
    {"ENG-23 plein",
     "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOO", SANS_COUP, 16},
    {"ENG-24 passe",
     "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO", PASSE, -48},
    {"ENG-39 le même, à l'autre",
     "XXXOOOOXXXXXXXXXXXXXXOXOXXXXOXOOXXXXOO-OXXXXXOO-XXOOOXOOXXXXXXXX", 38, 48},
    {"plein moitié",
     "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO", SANS_COUP, 0},
};

static void test_positions(void **etat)
{
    (void)etat;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 2});
    for (size_t i = 0; i < sizeof BORDS / sizeof *BORDS; i++) {
        const struct moteur_reponse r = resoudre(m, position_de_texte(BORDS[i].cases, 'X'));
        if (r.score != BORDS[i].score || r.coup != BORDS[i].coup)
            print_message("%s\n", BORDS[i].nom);
        assert_int_equal(r.coup, BORDS[i].coup);
        assert_int_equal(r.score, BORDS[i].score);
        assert_true(r.exact);
    }
    moteur_detruire(m);
}

/* As many legal moves as a position can have, searched a few plies. */
static void test_beaucoup_de_coups(void **etat)
{
    (void)etat;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct alea alea;
    alea_init(&alea, 9);
    struct othellier record = OTHELLIER_DEBUT;
    for (int i = 0; i < 20000; i++) { /* climb: change a square, keep what does not lose a move */
        struct othellier o = record;
        const uint64_t b = bit((int)alea_entier(&alea, 64));
        const uint32_t c = alea_entier(&alea, 3);
        o.joueur = c == 1 ? o.joueur | b : o.joueur & ~b;
        o.adverse = c == 2 ? o.adverse | b : o.adverse & ~b;
        if (bits_compter(othellier_coups(&o)) >= bits_compter(othellier_coups(&record)))
            record = o;
    }
    const int n = bits_compter(othellier_coups(&record));
    assert_in_range(n, 20, MOTEUR_COUPS_MAX - 1);
    atomic_bool arret = false;
    struct moteur_reponse r;
    for (int voulus = 0; voulus <= MOTEUR_COUPS_MAX; voulus++) {
        moteur_chercher(m, &record,
                        &(struct moteur_demande){
                            .arret = &arret, .profondeur = 4, .meilleurs = voulus},
                        &r);
        assert_true(othellier_coups(&record) >> r.coup & 1);
        assert_int_equal(r.n_coups, voulus < 1 ? 1 : voulus < n ? voulus : n);
    }
    moteur_detruire(m);
}

/* Depth limits up to and past the end of the game (ENG-26), and none too small. */
static void test_profondeurs(void **etat)
{
    (void)etat;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 2, .fils = 1});
    struct alea alea;
    alea_init(&alea, 10);
    for (int vides = 1; vides <= 12; vides++)
        for (int p = 1; p <= 14; p++) {
            const struct othellier o = position_au_hasard(vides, &alea);
            atomic_bool arret = false;
            struct moteur_reponse r;
            moteur_chercher(m, &o, &(struct moteur_demande){.arret = &arret, .profondeur = p}, &r);
            assert_true(othellier_coups(&o) >> r.coup & 1);
            assert_in_range(r.score + 64, 0, 128);
            assert_int_equal(r.exact, p >= vides);
        }
    moteur_detruire(m);
}

/* A table full of results of other depths makes windows fail both ways in turn: each iteration
 * still ends, with a score that is one. */
static void test_resultats_contraires(void **etat)
{
    (void)etat;
    for (int p = 1; p <= 10; p++) {
        struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 16, .fils = 1});
        for (int q = p; q > 0; q -= p > 8 ? 1 : 3) {
            atomic_bool arret = false;
            struct moteur_reponse r;
            moteur_chercher(m, &OTHELLIER_DEBUT,
                            &(struct moteur_demande){.arret = &arret, .profondeur = q}, &r);
            assert_in_range(r.score + 64, 0, 128);
            assert_int_equal(r.profondeur, q);
            moteur_chercher(m, &OTHELLIER_DEBUT,
                            &(struct moteur_demande){.arret = &arret, .profondeur = 8}, &r);
            assert_in_range(r.score + 64, 0, 128);
        }
        moteur_detruire(m);
    }
}

/* Every size works or is refused, at once (ENG-15, ENG-16, ENG-18). */
static void test_tailles(void **etat)
{
    (void)etat;
    static const int BONNES[] = {1, 2, 3, 7, 63, 64, 65, 1000};
    static const int REFUSEES[] = {0, -1, MOTEUR_HACHAGE_MAX + 1};
    static const int GRANDES[] = {2047, 2048, 4095, 4096, 8192, MOTEUR_HACHAGE_MAX};
    struct table t;
    for (size_t i = 0; i < sizeof BONNES / sizeof *BONNES; i++) {
        assert_true(table_creer(&t, (size_t)BONNES[i]));
        assert_in_range(t.octets, 1 << 20, (size_t)BONNES[i] << 20);
        assert_true((t.masque & (t.masque + 1)) == 0);
        table_detruire(&t);
    }
    for (size_t i = 0; i < sizeof REFUSEES / sizeof *REFUSEES; i++)
        assert_null(moteur_creer(&(struct moteur_options){.hachage_mo = REFUSEES[i], .fils = 1}));
    assert_null(moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 0}));
    assert_null(
        moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = MOTEUR_FILS_MAX + 1}));
    const double debut = horloge_secondes();
    for (size_t i = 0; i < sizeof GRANDES / sizeof *GRANDES; i++)
        if (table_creer(&t, (size_t)GRANDES[i])) /* reserved, not touched */
            table_detruire(&t);
    assert_true(horloge_secondes() - debut < 5);
}

/* Many positions in few buckets, written and read by four threads: what is believed of a position
 * is always what was written of it. */
struct ecrivain {
    struct table *table;
    uint64_t graine;
    long fautes, crus;
};

static void *ecrire_et_lire(void *argument)
{
    struct ecrivain *e = argument;
    struct alea alea;
    alea_init(&alea, e->graine);
    for (int i = 0; i < 200000; i++) {
        const uint64_t n = alea_entier(&alea, 64);
        const struct cle cle = {.seau = n & 1, .signature = (n + 1) * UINT64_C(0x9E3779B97F4A7C15)};
        struct connu c = {.profondeur = (uint8_t)n, .coup = {(uint8_t)n, (uint8_t)(63 - n)},
                          .cout = (uint8_t)alea_entier(&alea, 40)};
        if (alea_entier(&alea, 2))
            table_garder(e->table, cle, c, -1, 1, 0);
        else if (table_chercher(e->table, cle, &c)) {
            e->crus++;
            e->fautes += c.profondeur != n || c.coup[0] != n;
        }
    }
    return NULL;
}

static void test_entrees_dechirees(void **etat)
{
    (void)etat;
    struct table t;
    assert_true(table_creer(&t, 1));
    pthread_t fils[4];
    struct ecrivain e[4];
    for (int i = 0; i < 4; i++) {
        e[i] = (struct ecrivain){.table = &t, .graine = (uint64_t)i};
        pthread_create(&fils[i], NULL, ecrire_et_lire, &e[i]);
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(fils[i], NULL);
        assert_int_equal(e[i].fautes, 0);
        assert_true(e[i].crus > 0);
    }
    table_detruire(&t);
}

/* ENG-37: whole games, both sides on one table of the smallest size, a new depth each move: always
 * a legal move. */
static void test_parties_sur_une_petite_table(void **etat)
{
    (void)etat;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct alea alea;
    alea_init(&alea, 37);
    for (int partie = 0; partie < (construction_lente() ? 20 : 500); partie++) {
        struct othellier o = position_au_hasard(50, &alea);
        while (!othellier_est_fini(&o)) {
            atomic_bool arret = false;
            struct moteur_reponse r;
            moteur_chercher(m, &o,
                            &(struct moteur_demande){.arret = &arret,
                                                     .profondeur = 1 + (int)alea_entier(&alea, 5)},
                            &r);
            const uint64_t coups = othellier_coups(&o);
            assert_true(coups ? r.coup < 64 && coups >> r.coup & 1 : r.coup == PASSE);
            o = othellier_jouer(o, r.coup);
        }
    }
    moteur_detruire(m);
}

/* A half of an entry from one writer, a half from another: not believed. */
static void test_entree_cassee(void **etat)
{
    (void)etat;
    struct table t;
    assert_true(table_creer(&t, 1));
    const struct cle cle = table_cle(0x0000000810000000, 0x0000001008000000);
    struct connu c = {.profondeur = 10, .coup = {19, 26}};
    table_garder(&t, cle, c, -64, 64, 2);
    assert_true(table_chercher(&t, cle, &c));
    assert_int_equal(c.min, 2);
    assert_int_equal(c.max, 2);
    struct entree *s = t.seaux[cle.seau & t.masque];
    for (int i = 0; i < TABLE_VOIES; i++)
        if (s[i].cle)
            s[i].donnees ^= UINT64_C(1) << 17;
    assert_false(table_chercher(&t, cle, &c));
    table_detruire(&t);
}

/* "plies@confidence " of each iteration. */
static void noter_etape(void *contexte, const struct moteur_reponse *r)
{
    struct tampon *t = contexte;
    tampon_ecrire(t, "%d@%d ", r->profondeur, r->selectivite);
}

/* How the end is approached: at 52 % first where the clock would hardly let 73 % end, at 95 %
 * before a proof of 24 empty squares or more, by all steps of confidence where the proof might not
 * end. The positions have 30 and 22 empty squares and so few moves that any machine sees the end at
 * once; the time passed is made up, so that its speed does not count. */
static void test_etapes(void **etat)
{
    (void)etat;
    static const char TRENTE[] = "------------------------------XXXXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXX";
    static const char VINGT_DEUX[] =
        "XXXXXXXX----------------------XXXXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXX";
    static const struct {
        const char *cases;
        double secondes, passees;
        const char *fin;
    } CAS[] = {{TRENTE, 0, 9, "16@73 18@73 30@73 30@95 30@100 "},
               {TRENTE, 1, -99, "23@52 24@52 30@52 30@73 30@95 30@100 "},
               {TRENTE, 10, -99, "16@52 17@52 18@52 30@73 30@95 30@100 "},
               {TRENTE, 10, 1, "16@52 17@52 18@52 30@73 30@87 30@95 30@98 30@99 30@100 "},
               {VINGT_DEUX, 0, 9, "13@73 22@73 22@100 "}};
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        const struct othellier p = position_de_texte(CAS[i].cases, 'O');
        struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
        char etapes[512];
        struct tampon t = tampon_sur(etapes, sizeof etapes);
        atomic_bool arret = false;
        struct moteur_reponse r = {0};
        m->debut = horloge_secondes() - CAS[i].passees;
        m->travail->arret = &arret;
        racine_chercher(m, &p,
                        &(struct moteur_demande){.arret = &arret, .secondes = CAS[i].secondes,
                                                 .progres = noter_etape, .contexte = &t},
                        &r);
        print_message("%g s, %g passed: %s\n", CAS[i].secondes, CAS[i].passees, etapes);
        assert_true(strlen(etapes) > strlen(CAS[i].fin));
        assert_string_equal(etapes + strlen(etapes) - strlen(CAS[i].fin), CAS[i].fin);
        moteur_detruire(m);
    }
}

static bool a_des_habitudes(const struct moteur *m)
{
    static const struct habitudes AUCUNE;
    return memcmp(&m->travail->habitudes, &AUCUNE, sizeof AUCUNE) != 0;
}

/* What cut lately serves as long as the game goes on, and is forgotten with another one. */
static void test_habitudes(void **etat)
{
    (void)etat;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct alea alea;
    alea_init(&alea, 31);
    atomic_bool arret = false;
    const struct moteur_demande huit = {.profondeur = 8, .arret = &arret};
    const struct moteur_demande une = {.profondeur = 1, .arret = &arret}; /* leaves no habit
                                                                             itself */
    for (int i = 0; i < 20; i++) {
        const struct othellier p = position_au_hasard(30, &alea),
                               autre = position_au_hasard(30, &alea);
        struct moteur_reponse r;
        moteur_chercher(m, &p, &huit, &r);
        assert_true(a_des_habitudes(m));
        const struct othellier suite = othellier_jouer(p, r.coup);
        const uint64_t autres = othellier_coups(&p) & ~bit(r.coup);
        const int autre_coup = autres ? bits_premier(autres) : r.coup;
        moteur_chercher(m, &suite, &une, &r);
        assert_true(a_des_habitudes(m));
        const struct othellier variante = othellier_jouer(p, autre_coup);
        moteur_chercher(m, &variante, &une, &r); /* another move is no other game, */
        assert_true(a_des_habitudes(m));
        moteur_chercher(m, &p, &une, &r); /* nor is a move taken back */
        assert_true(a_des_habitudes(m));
        moteur_chercher(m, &autre, &une, &r);
        assert_false(a_des_habitudes(m));
    }
    moteur_detruire(m);
}

/* The value of `n` by a search of `plis` plies without any cut-off, in eighths of a disc. */
static int valeur_naive(const struct evaluation *e, const struct noeud *n, int plis)
{
    const struct othellier autre = {n->p.adverse, n->p.joueur};
    uint64_t coups = othellier_coups(&n->p), siens = othellier_coups(&autre);
    if (!coups && !siens)
        return UN_PION * othellier_score_final(&n->p);
    if (plis == 0)
        return evaluation_valeur(e, &n->indices, n->vides, bits_compter(coups),
                                 bits_compter(siens));
    struct noeud fils;
    if (!coups) {
        noeud_passer(e, n, &fils);
        return -valeur_naive(e, &fils, plis);
    }
    int meilleur = -SCORE_INF * UN_PION;
    for (; coups; coups = bits_reste(coups)) {
        const int x = bits_premier(coups);
        noeud_jouer(e, n, &fils, x, othellier_retournes(&n->p, x));
        const int s = -valeur_naive(e, &fils, plis - 1);
        meilleur = s > meilleur ? s : meilleur;
    }
    return meilleur;
}

/* A search that must not risk anything gives the value of the plain one, rounded two plies before
 * its leaves. */
static void test_sans_risque(void **etat)
{
    (void)etat;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    struct alea alea;
    alea_init(&alea, 5);
    atomic_bool arret = false;
    for (int i = 0; i < 300; i++) {
        const struct othellier p = position_au_hasard(16 + i % 30, &alea);
        struct noeud n, fils;
        noeud_init(m->evaluation, &n, p);
        int attendu = -SCORE_INF;
        for (uint64_t coups = othellier_coups(&p); coups; coups = bits_reste(coups)) {
            const int x = bits_premier(coups);
            noeud_jouer(m->evaluation, &n, &fils, x, othellier_retournes(&p, x));
            const int s = valeur_naive(m->evaluation, &fils, 2) + SCORE_INF * UN_PION;
            const int pions = SCORE_INF - (s + UN_PION / 2) / UN_PION;
            attendu = pions > attendu ? pions : attendu;
        }
        if (attendu == -SCORE_INF)
            continue;
        struct moteur_reponse r;
        moteur_oublier(m);
        moteur_chercher(
            m, &p, &(struct moteur_demande){.profondeur = 3, .selectivite = 100, .arret = &arret},
            &r);
        assert_int_equal(r.score, attendu);
    }
    moteur_detruire(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_etapes),      cmocka_unit_test(test_habitudes),
        cmocka_unit_test(test_sans_risque), cmocka_unit_test(test_positions),
        cmocka_unit_test(test_beaucoup_de_coups), cmocka_unit_test(test_profondeurs),
        cmocka_unit_test(test_resultats_contraires), cmocka_unit_test(test_tailles),
        cmocka_unit_test(test_parties_sur_une_petite_table),
        cmocka_unit_test(test_entrees_dechirees), cmocka_unit_test(test_entree_cassee),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
