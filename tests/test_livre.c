/* The opening book: look-up in any orientation, values against a slow twin and against exact play,
 * files that are not books, text and back, and play from the embedded one. */
#include "tests/aide.h"

#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/bits.h"
#include "formats/livre_obf.h"
#include "formats/position.h"
#include "ia.h"
#include "moteur/moteur.h"
#include "moteur/ouvrage.h"

static atomic_bool jamais;

/* ---- Books for the tests ---- */

/* A judge that only knows how to count: any value will do, if it is the position's own. */
static bool juger(void *contexte, const struct othellier *p, int n, struct livre_valeur *v)
{
    int *appels = contexte;
    for (int i = 0; i < n; i++) {
        const struct othellier q = othellier_canonique(p[i]);
        uint64_t etat = q.joueur * 3 + q.adverse;
        v[i] = (struct livre_valeur){(int8_t)(alea_splitmix(&etat) % 13) - 6, 12};
    }
    *appels += n;
    return true;
}

static int appels;
static const struct ouvrage_juge juge = {juger, &appels};

static void grandir(struct ouvrage *o, int positions)
{
    while (ouvrage_taille(o) < positions)
        assert_true(ouvrage_grandir(o, &juge));
}

/* The file of a book of so many positions or a few more, made in one go. */
static struct octets fichier_de(int positions)
{
    struct octets f = {0};
    struct ouvrage *o = ouvrage_creer();
    grandir(o, positions);
    ouvrage_ecrire(o, &f);
    ouvrage_detruire(o);
    return f;
}

static struct livre livre_de(const struct octets *f)
{
    struct livre l;
    assert_null(livre_ouvrir(&l, (uint8_t *)f->debut, f->longueur));
    return l;
}

/* ---- Look-up ---- */

static void test_symetries(void **etat)
{
    (void)etat;
    struct octets f = fichier_de(500);
    const struct livre l = livre_de(&f);
    assert_true(l.n >= 500);
    for (size_t i = 0; i < l.n; i++) {
        struct livre_valeur v, w;
        const struct othellier p = livre_entree(&l, i, &v);
        for (int s = 0; s < 8; s++) {
            const struct othellier q = othellier_symetrie(p, s);
            assert_true(livre_chercher(&l, &q, &w));
            assert_int_equal(v.valeur, w.valeur);
            assert_int_equal(v.profondeur, w.profondeur);
        }
        const struct othellier absente = {p.joueur, p.adverse ^ (p.adverse & (0 - p.adverse))};
        assert_false(livre_chercher(&l, &absente, &w));
    }
    octets_detruire(&f);
}

/* Both diagonals of the start, and White first, are one position. */
static void test_departs(void **etat)
{
    (void)etat;
    struct octets f = fichier_de(50);
    const struct livre l = livre_de(&f);
    const struct othellier miroir = {OTHELLIER_DEBUT.adverse, OTHELLIER_DEBUT.joueur};
    struct livre_coup un[LIVRE_COUPS_MAX], deux[LIVRE_COUPS_MAX];
    assert_int_equal(livre_coups(&l, &OTHELLIER_DEBUT, un), 4);
    assert_int_equal(livre_coups(&l, &miroir, deux), 4);
    for (int i = 1; i < 4; i++) {
        assert_int_equal(un[i].valeur, un[0].valeur);
        assert_int_equal(deux[i].valeur, un[0].valeur);
    }
    octets_detruire(&f);
}

/* ---- Values ---- */

/* The definition, by the rules alone: a leaf's own value, else the best move's; a side that cannot
 * move passes. */
static int valeur_lente(const struct livre *l, struct othellier p)
{
    struct livre_valeur v;
    if (othellier_est_fini(&p))
        return othellier_score_final(&p);
    if (!othellier_coups(&p))
        return -valeur_lente(l, othellier_jouer(p, PASSE));
    assert_true(livre_chercher(l, &p, &v));
    if (v.profondeur > 0)
        return v.valeur;
    int meilleure = -SCORE_MAX;
    for (int x = 0; x < 64; x++) {
        if (!(othellier_coups(&p) >> x & 1))
            continue;
        const int valeur = -valeur_lente(l, othellier_jouer(p, x));
        meilleure = valeur > meilleure ? valeur : meilleure;
    }
    return meilleure;
}

static void comparer_au_lent(const struct livre *l)
{
    struct livre_valeur v;
    for (size_t i = 0; i < l->n; i++) {
        const struct othellier p = livre_entree(l, i, &v);
        assert_int_equal(v.valeur, valeur_lente(l, p));
    }
}

static void test_negamax(void **etat)
{
    (void)etat;
    struct octets f = fichier_de(600);
    const struct livre l = livre_de(&f);
    comparer_au_lent(&l);
    octets_detruire(&f);
}

static void deployer_tout(struct ouvrage *o, struct othellier p)
{
    if (othellier_est_fini(&p))
        return;
    if (!othellier_coups(&p))
        p = othellier_jouer(p, PASSE);
    assert_true(ouvrage_deployer(o, &p, &juge));
    for (uint64_t c = othellier_coups(&p); c; c = bits_reste(c))
        deployer_tout(o, othellier_jouer(p, bits_premier(c)));
}

/* A random position with so many empty squares, its side to move able to move. */
static struct othellier presque_finie(int vides, struct alea *alea)
{
    for (;;) {
        struct othellier p = OTHELLIER_DEBUT;
        while (bits_compter(othellier_vides(&p)) > vides && !othellier_est_fini(&p)) {
            uint64_t c = othellier_coups(&p);
            for (uint32_t k = c ? alea_entier(alea, (uint32_t)bits_compter(c)) : 0; k > 0; k--)
                c = bits_reste(c);
            p = othellier_jouer(p, c ? bits_premier(c) : PASSE);
        }
        if (othellier_coups(&p))
            return p;
    }
}

/* A book that goes to the end of the game says what the engine proves, passes included. */
static void test_jusqu_au_bout(void **etat)
{
    (void)etat;
    struct alea alea;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 1, .fils = 1});
    alea_init(&alea, 21);
    for (int i = 0; i < 60; i++) {
        const struct othellier p = presque_finie(6, &alea);
        struct moteur_reponse r;
        struct livre_valeur v;
        struct octets f = {0};
        struct ouvrage *o = ouvrage_creer();
        deployer_tout(o, p);
        ouvrage_ecrire(o, &f);
        const struct livre l = livre_de(&f);
        moteur_chercher(m, &p, &(struct moteur_demande){.arret = &jamais}, &r);
        assert_true(livre_chercher(&l, &p, &v));
        assert_int_equal(v.valeur, r.score);
        comparer_au_lent(&l);
        octets_detruire(&f);
        ouvrage_detruire(o);
    }
    moteur_detruire(m);
}

/* ---- Growing ---- */

static void relire(struct ouvrage **o)
{
    struct octets f = {0};
    ouvrage_ecrire(*o, &f);
    ouvrage_detruire(*o);
    const struct livre l = livre_de(&f);
    *o = ouvrage_creer();
    assert_null(ouvrage_lire(*o, &l));
    octets_detruire(&f);
}

/* Interrupted and taken up again, the book is the same; and nothing is judged twice. */
static void test_reprise(void **etat)
{
    (void)etat;
    appels = 0;
    struct octets f = fichier_de(400), g = {0};
    const int en_une_fois = appels;
    struct ouvrage *o = ouvrage_creer();
    for (int n = 40; n <= 400; n += 40) {
        grandir(o, n);
        relire(&o);
    }
    ouvrage_ecrire(o, &g);
    assert_int_equal(f.longueur, g.longueur);
    assert_memory_equal(f.debut, g.debut, f.longueur);
    assert_int_equal(appels, 2 * en_une_fois);
    ouvrage_detruire(o);
    octets_detruire(&f);
    octets_detruire(&g);
}

static bool arreter(void *contexte, const struct othellier *p, int n, struct livre_valeur *v)
{
    (void)contexte;
    (void)p;
    memset(v, 0x7f, (size_t)n * sizeof *v);
    return false;
}

/* A judge that stops leaves the book as it was. */
static void test_arret(void **etat)
{
    (void)etat;
    struct octets f = fichier_de(60), g = {0};
    struct ouvrage *o = ouvrage_creer();
    grandir(o, 60);
    assert_false(ouvrage_grandir(o, &(struct ouvrage_juge){arreter, NULL}));
    ouvrage_ecrire(o, &g);
    assert_int_equal(f.longueur, g.longueur);
    assert_memory_equal(f.debut, g.debut, f.longueur);
    ouvrage_detruire(o);
    octets_detruire(&f);
    octets_detruire(&g);
}

/* ---- Files that are no books ---- */

static void resommer(struct octets *f)
{
    const uint32_t s = octets_somme((uint8_t *)f->debut + LIVRE_ENTETE, f->longueur - LIVRE_ENTETE);
    for (int i = 0; i < 4; i++)
        f->debut[12 + i] = (char)(s >> 8 * i);
}

static void refuse(const struct octets *f, size_t taille, const char *mot)
{
    struct livre l;
    const char *erreur = livre_ouvrir(&l, (uint8_t *)f->debut, taille);
    struct ouvrage *o = ouvrage_creer();
    if (!erreur)
        erreur = ouvrage_lire(o, &l);
    else
        assert_int_equal(l.n, 0);
    ouvrage_detruire(o);
    assert_non_null(erreur);
    assert_non_null(strstr(erreur, mot));
}

static void test_fichiers_faux(void **etat)
{
    (void)etat;
    struct octets f = fichier_de(60);
    char *entree = f.debut + LIVRE_ENTETE + 20 * LIVRE_ENTREE;
    for (size_t n = 0; n < f.longueur; n += 7)
        refuse(&f, n, n < LIVRE_ENTETE ? "pas un" : "coupé");
    for (size_t i = LIVRE_ENTETE; i < f.longueur; i += 5) {
        f.debut[i] ^= 4;
        refuse(&f, f.longueur, "somme");
        f.debut[i] ^= 4;
    }
    f.debut[0] ^= 1;
    refuse(&f, f.longueur, "pas un");
    f.debut[0] ^= 1;
    f.debut[7] = '2';
    refuse(&f, f.longueur, "version");
    f.debut[7] = '1';
    char avant[LIVRE_ENTREE];
    memcpy(avant, entree, sizeof avant);
    entree[16] = 65;
    resommer(&f);
    refuse(&f, f.longueur, "impossible");
    memcpy(entree, entree - LIVRE_ENTREE, sizeof avant);
    resommer(&f);
    refuse(&f, f.longueur, "impossible");
    memcpy(entree, avant, sizeof avant);
    for (char *e = f.debut + LIVRE_ENTETE; e < f.debut + f.longueur; e += LIVRE_ENTREE)
        e[17] = 0; /* all deployed, but the leaves lack their moves */
    resommer(&f);
    refuse(&f, f.longueur, "manque des coups");
    octets_detruire(&f);
}

/* ---- Text ---- */

static void test_aller_retour(void **etat)
{
    (void)etat;
    struct octets f = fichier_de(500), g = {0}, texte = {0};
    struct recueil r = {0};
    struct ouvrage *o = ouvrage_creer();
    const struct livre l = livre_de(&f);
    livre_vers_obf(&l, &texte);
    obf_lire(octets_lire(&texte), &r);
    assert_int_equal(r.nb_erreurs, 0);
    assert_int_equal(livre_depuis_recueil(o, &r), 0);
    ouvrage_ecrire(o, &g);
    assert_int_equal(f.longueur, g.longueur);
    assert_memory_equal(f.debut, g.debut, f.longueur);
    ouvrage_detruire(o);
    recueil_detruire(&r);
    octets_detruire(&f);
    octets_detruire(&g);
    octets_detruire(&texte);
}

/* Of a position from elsewhere the scored moves become leaves; with all its moves it is
 * deployed. */
static void test_positions_d_ailleurs(void **etat)
{
    (void)etat;
    static const char TEXTE[] =
        "---------------------------OX------XO--------------------------- X; D3:+1; C4:+1; F5:+1; "
        "E6:+1;\n"
        "-------------------X-------XX------XO--------------------------- O; C3:-2; E3:-1;\n"
        "---------------------------OX------XO--------------------------- X;\n";
    struct recueil r = {0};
    struct ouvrage *o = ouvrage_creer();
    struct octets f = {0};
    struct livre_coup coups[LIVRE_COUPS_MAX];
    struct livre_valeur v;
    obf_lire(vue_de(TEXTE), &r);
    assert_int_equal(r.nb_parties, 3);
    assert_int_equal(livre_depuis_recueil(o, &r), 1); /* the last has nothing to say */
    ouvrage_ecrire(o, &f);
    const struct livre l = livre_de(&f);
    assert_int_equal(l.n, 4);
    assert_int_equal(livre_coups(&l, &OTHELLIER_DEBUT, coups), 4);
    assert_true(livre_chercher(&l, &OTHELLIER_DEBUT, &v));
    assert_int_equal(v.profondeur, 0);
    assert_int_equal(v.valeur, 1);
    const struct othellier d3 = othellier_jouer(OTHELLIER_DEBUT, 19);
    assert_true(livre_chercher(&l, &d3, &v));
    assert_int_equal(v.profondeur, 1);
    assert_int_equal(livre_coups(&l, &d3, coups), 2);
    assert_int_equal(coups[0].x, 20);
    assert_int_equal(coups[0].valeur, -1);
    recueil_detruire(&r);
    ouvrage_detruire(o);
    octets_detruire(&f);
}

/* ---- The embedded book and play ---- */

static void test_embarque(void **etat)
{
    (void)etat;
    const struct livre *l = livre_embarque();
    assert_true(l->n >= 20000);
    assert_true(LIVRE_ENTETE + l->n * LIVRE_ENTREE <= 1000000);
    struct ouvrage *o = ouvrage_creer();
    assert_null(ouvrage_lire(o, l));
    assert_true(ouvrage_deployees(o) > 1000);
    ouvrage_detruire(o);
    for (size_t i = 0; i < l->n; i++) {
        struct livre_valeur v;
        struct livre_coup coups[LIVRE_COUPS_MAX];
        const struct othellier p = livre_entree(l, i, &v);
        assert_true(v.profondeur == 0 || v.profondeur >= 12);
        if (v.profondeur == 0 && livre_coups(l, &p, coups))
            assert_int_equal(coups[0].valeur, v.valeur);
    }
}

/* Plays from the book as long as it knows; how many moves. */
static int jouer_au_livre(struct limites *limites, struct alea *alea, char transcription[160])
{
    Config config = creer_config_init();
    struct tampon t = tampon_sur(transcription, 160);
    int joueur = NOIR, n = 0;
    for (;; n++, joueur = incrementer_joueur(joueur)) {
        struct pensee pensee, deux;
        if (!est_coup_possible(config, joueur))
            return n;
        limites->graine = alea_suivant(alea);
        assert_null(coup_ia(config, joueur, limites, &pensee));
        if (!pensee.livre)
            return n;
        const Case c = {pensee.coup % 10, pensee.coup / 10};
        assert_true(verif_coup_valide(config, c, joueur));
        assert_int_equal(pensee.pv[0], pensee.coup);
        assert_true(pensee.pv_longueur >= 1 && !pensee.exact && pensee.noeuds == 0);
        assert_null(coup_ia(config, joueur, limites, &deux));
        assert_int_equal(deux.coup, pensee.coup);
        tampon_ecrire(&t, "%d", pensee.coup);
        config = incrementer_config(config, c, joueur);
    }
}

/* Legal, repeatable by the seed, and not always the same game. */
static void test_jeu(void **etat)
{
    (void)etat;
    struct alea alea;
    static char parties[40][160];
    int differentes = 0;
    alea_init(&alea, 5);
    for (int i = 0; i < 40; i++) {
        struct limites limites = {.niveau = 6 + i % 3, .arret = &jamais};
        assert_true(jouer_au_livre(&limites, &alea, parties[i]) >= 6);
        for (int j = 0; j < i; j++)
            differentes += strcmp(parties[i], parties[j]) != 0;
    }
    assert_true(differentes >= 40 * 39 / 4);
}

static void test_sans_livre(void **etat)
{
    (void)etat;
    struct pensee pensee;
    struct limites limites = {.niveau = 6, .arret = &jamais};
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    assert_true(pensee.livre);
    limites.sans_livre = true;
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    assert_false(pensee.livre);
    assert_true(pensee.noeuds > 0);
    limites = (struct limites){.niveau = 5, .arret = &jamais};
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    assert_false(pensee.livre);
    limites = (struct limites){.niveau = 8, .profondeur = 3, .arret = &jamais};
    assert_null(coup_ia(creer_config_init(), NOIR, &limites, &pensee));
    assert_false(pensee.livre);
}

/* Only the best moves are chosen, and all of them are. */
static void test_choix(void **etat)
{
    (void)etat;
    struct octets f = fichier_de(300);
    const struct livre l = livre_de(&f);
    for (size_t i = 0; i < l.n; i++) {
        struct livre_valeur v;
        struct livre_coup coups[LIVRE_COUPS_MAX], c;
        uint64_t choisis = 0, permis = 0;
        const struct othellier p = livre_entree(&l, i, &v);
        const int n = livre_coups(&l, &p, coups);
        for (int k = 0; k < n && v.profondeur == 0; k++)
            permis |= coups[k].valeur == v.valeur ? bit(coups[k].x) : 0;
        for (uint64_t graine = 0; graine < 150; graine++)
            if (livre_choisir(&l, &p, graine, &c))
                choisis |= bit(c.x);
        assert_true(choisis == permis);
    }
    octets_detruire(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_symetries),
        cmocka_unit_test(test_departs),
        cmocka_unit_test(test_negamax),
        cmocka_unit_test(test_jusqu_au_bout),
        cmocka_unit_test(test_reprise),
        cmocka_unit_test(test_arret),
        cmocka_unit_test(test_fichiers_faux),
        cmocka_unit_test(test_aller_retour),
        cmocka_unit_test(test_positions_d_ailleurs),
        cmocka_unit_test(test_embarque),
        cmocka_unit_test(test_jeu),
        cmocka_unit_test(test_sans_livre),
        cmocka_unit_test(test_choix),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
