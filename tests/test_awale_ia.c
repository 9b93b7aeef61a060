/* The search of coloured Awalé: its evaluation against a sum written out, the views of a position
 * that share a key, its values against a plain negamax, the ends of the game inside the search. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

/* The file itself: its static functions are what is tested. */
#include "jeux/awale_ia.c"

#include "base/alea.h"
#include "jeux/awale.h"

/* The same search without any selection, to be compared with the definition. */
#define AB(nom)             plein_##nom
#define AB_POSITION         struct awale
#define AB_CONTEXTE         struct contexte
#define AB_COUPS            COUPS_CODES
#define AB_COUPS_MAX        COUPS_POSSIBLES
#define AB_LONGUEUR_MAX     AWALE_COUPS_LIMITE
#define AB_PROFONDEUR_TABLE 1
#define AB_GENERER          generer
#define AB_PASSER           passer
#define AB_JOUER            jouer
#define AB_MARGE            marge_du_trait
#define AB_FINI             awale_fini
#define AB_RESTANTS(p)      (AWALE_COUPS_LIMITE - (p)->coups)
#define AB_EVALUER          evaluer
#define AB_VUE              vue_canonique
#define AB_CLE_VUE          cle_de_la_vue
#define AB_COUP_VU          coup_vu
#define AB_COUP_REEL        coup_reel
#define AB_PRIME_VIF        1000
#define AB_ENSEMBLE         ensemble
#define AB_COUP_DU_BIT      coup_du_bit
#include "jeux/alphabeta_tmpl.h"

static atomic_bool jamais;

/* A position after `coups` random moves, or fewer when the game ends. */
static struct awale au_hasard(struct alea *alea, int coups)
{
    struct awale p = awale_init();
    while (coups-- > 0) {
        struct awale avant = p;
        uint64_t c = awale_coups_legaux(&p, p.trait);
        for (uint32_t n = alea_entier(alea, (uint32_t)bits_compter(c)); n > 0; n--)
            c = bits_reste(c);
        awale_jouer(&p, bits_premier(c));
        p.trait = !p.trait;
        if (awale_fini(&p))
            return avant;
    }
    return p;
}

/* The same position seen after turning the ring by `n` holes: by an odd number, the sides
 * change. */
static struct awale tournee(const struct awale *p, int n)
{
    struct awale q = *p;
    for (int c = 0; c < AWALE_COULEURS; c++)
        for (int o = 0; o < AWALE_TROUS; o++)
            q.graines[c][(o + n) % AWALE_TROUS] = p->graines[c][o];
    if (n % 2) {
        q.trait = !p->trait;
        q.score[0] = p->score[1];
        q.score[1] = p->score[0];
    }
    return q;
}

/* ---- Evaluation ---- */

static int au_plus(int x, int max)
{
    return x < max ? x : max;
}

static int evaluer_lent(const struct awale_poids *poids, const struct awale *p)
{
    const struct awale_poids_phase *w = &poids->phase[au_plus(p->en_jeu / 16, 5)];
    int totaux[17], garnis[2] = {0, 0}, graines[2] = {0, 0}, somme = w->trait;
    for (int o = 0; o < 16; o++)
        totaux[o] = p->graines[0][o] + p->graines[1][o] + p->graines[2][o];
    totaux[16] = totaux[0];
    for (int o = 0; o < 16; o++) {
        int lui = o % 2 != p->trait, signe = lui ? -1 : 1;
        garnis[lui] += totaux[o] > 0;
        graines[lui] += totaux[o];
        for (int c = 0; c < 3; c++)
            somme += signe * w->trou[c][au_plus(p->graines[c][o], 15)];
        somme += signe * w->trou[TRAIT_TOTAL][au_plus(totaux[o], 15)];
        int suite = 4 * au_plus(totaux[o], 3) + au_plus(totaux[o + 1], 3);
        somme += signe * w->trou[TRAIT_SUITE][suite];
    }
    somme += w->garnis[garnis[0]] - w->garnis[garnis[1]];
    somme += poids->camp[au_plus(graines[0], 15)] - poids->camp[au_plus(graines[1], 15)];
    int graine = poids->marge[p->en_jeu / 4] * poids->horizon[p->coups / 20] / 64;
    return somme + graine * (p->score[p->trait] - p->score[!p->trait]);
}

static void evaluation(void **etat)
{
    struct alea alea;
    (void)etat;
    alea_init(&alea, 3);
    for (int i = 0; i < 5000; i++) {
        struct awale p = au_hasard(&alea, (int)alea_entier(&alea, 200));
        int v = awale_evaluer(&awale_poids_regles, &p);
        assert_int_equal(v, evaluer_lent(&awale_poids_regles, &p));
        for (int n = 1; n < 16; n++) {
            struct awale q = tournee(&p, n);
            assert_int_equal(awale_evaluer(&awale_poids_regles, &q), v);
            assert_int_equal(awale_evaluer_famine(&q), awale_evaluer_famine(&p));
            assert_int_equal(awale_evaluer_classique(&q), awale_evaluer_classique(&p));
        }
    }
}

/* One board counted by hand: 1(2R1B) 2(1T) 3(9B) 4(2T) 5(1R), J1 to move, 10-5. */
static void styles(void **etat)
{
    struct awale p = {.score = {10, 5}, .en_jeu = 16};
    (void)etat;
    p.graines[ROUGE][0] = 2;
    p.graines[BLEU][0] = 1;
    p.graines[TRANSPARENT][1] = 1;
    p.graines[BLEU][2] = 9;
    p.graines[TRANSPARENT][3] = 2;
    p.graines[ROUGE][4] = 1;
    /* J1: 4 moves, 1 hole of 2 or 3, no T, 13 seeds, 5 empty holes, 1 of one seed.
     * J2: 4 moves, 1 hole of 2 or 3, 3 T, 3 seeds (threatened), 6 empty, 1 of one seed.
     * Phase 16/96: mobility 100 -> 50; seeds 100 -> 150 %. */
    assert_int_equal(awale_evaluer_classique(&p), (300 - 100) * 150 / 100 + 50 * 0 + 66 * 0 -
                                                      15 * 3 + 400 + 150 * (7 - 6) + 80 * (6 - 5));
    /* Mobility 240 -> 140; he has 6 seeds or fewer: 350 - 90, and 6 empty holes: 250. */
    assert_int_equal(awale_evaluer_famine(&p), 80 * 5 + 140 * 0 + 600 + 200 * 1 + 400 * 1 + 0 +
                                                   (350 - 90) + 250);
    p.trait = 1;
    assert_int_equal(awale_evaluer_famine(&p), -2110);
}

/* ---- Views ---- */

static void vues(void **etat)
{
    struct alea alea;
    uint64_t precedente = 0;
    int total = 0, ratees = 0; /* two surroundings with the same number: rare, and harmless */
    (void)etat;
    alea_init(&alea, 5);
    for (int i = 0; i < 3000; i++) {
        struct awale p = au_hasard(&alea, 1 + (int)alea_entier(&alea, 150));
        int vue = vue_canonique(&p);
        uint64_t cle = cle_de_la_vue(&p, vue);
        assert_int_equal(vue & 1, p.trait);
        for (int n = 1; n < 16; n++) {
            struct awale q = tournee(&p, n);
            int vue_q = vue_canonique(&q);
            if (cle_de_la_vue(&q, vue_q) != cle) {
                ratees++;
                continue;
            }
            for (uint64_t c = awale_coups_legaux(&p, p.trait); c; c = bits_reste(c)) {
                int coup = bits_premier(c);
                assert_int_equal(coup_reel(coup_vu(coup, vue), vue), coup);
                /* Through the table, a move of one view comes back as the same move of another,
                 * unless the board itself is the same after a turn. */
                int revenu = coup_reel(coup_vu(coup, vue), vue_q);
                struct awale a = p, b = q;
                awale_jouer(&a, coup);
                awale_jouer(&b, revenu);
                a.trait = !a.trait;
                b.trait = !b.trait;
                total++;
                ratees += cle_de_la_vue(&a, vue_canonique(&a)) !=
                          cle_de_la_vue(&b, vue_canonique(&b));
                assert_int_equal(revenu % 4, coup % 4);
            }
        }
        assert_true(cle != precedente);
        precedente = cle;
    }
    print_message("%d of %d\n", ratees, total);
    assert_true(total > 500000 && ratees < total / 1000);
}

static void cles_differentes(void **etat)
{
    struct awale p = awale_init(), q;
    uint64_t cle = cle_de_la_vue(&p, vue_canonique(&p));
    (void)etat;
    q = p;
    q.score[0] = 1;
    assert_true(cle_de_la_vue(&q, vue_canonique(&q)) != cle);
    q = p;
    q.graines[BLEU][3]--;
    q.graines[ROUGE][3]++;
    assert_true(cle_de_la_vue(&q, vue_canonique(&q)) != cle);
    q = p;
    q.coups = 20; /* far from the limit, it does not matter */
    assert_true(cle_de_la_vue(&q, vue_canonique(&q)) == cle);
    p.coups = 390;
    q.coups = 391;
    assert_true(cle_de_la_vue(&q, vue_canonique(&q)) != cle_de_la_vue(&p, vue_canonique(&p)));
}

/* ---- Values ---- */

static int negamax_nu(const struct contexte *c, const struct awale *p, int profondeur)
{
    int meilleur = -AB_INFINI;
    if (awale_fini(p))
        return plein_score_final(p);
    if (profondeur == 0)
        return evaluer(c, p);
    for (uint64_t coups = awale_coups_legaux(p, p->trait); coups; coups = bits_reste(coups)) {
        struct awale apres;
        jouer(p, bits_premier(coups), &apres);
        int score = -negamax_nu(c, &apres, profondeur - 1);
        meilleur = score > meilleur ? score : meilleur;
    }
    return meilleur;
}

static int score_plein(const struct contexte *c, const struct awale *p, int profondeur)
{
    struct plein_recherche r;
    assert_true(plein_init(&r, c, 12, &jamais));
    int score = 0;
    for (int d = 1; d <= profondeur; d++)
        score = plein_iteration(&r, p, d, score);
    plein_detruire(&r);
    return score;
}

static void pleine_largeur(void **etat)
{
    struct contexte c = {&awale_poids_regles, NULL};
    struct alea alea;
    (void)etat;
    alea_init(&alea, 8);
    for (int i = 0; i < 150; i++) {
        struct awale p = au_hasard(&alea, (int)alea_entier(&alea, 180));
        c.style = i % 3 == 0 ? NULL : i % 3 == 1 ? awale_evaluer_famine : awale_evaluer_classique;
        for (int d = 1; d <= (p.en_jeu < 30 ? 4 : 3); d++)
            assert_int_equal(score_plein(&c, &p, d), negamax_nu(&c, &p, d));
    }
}

static struct pensee penser(const struct awale *p, struct limites limites)
{
    struct awale_ia *ia = awale_ia_creer(&awale_poids_regles, 16);
    struct pensee pensee;
    limites.arret = &jamais;
    assert_non_null(ia);
    assert_null(awale_ia_penser(ia, p, p->trait + 1, &limites, &pensee));
    awale_ia_detruire(ia);
    return pensee;
}

/* The last moves before the 400th: the real search, with its reductions, must be exact too. */
static void limite_des_400(void **etat)
{
    struct contexte c = {&awale_poids_regles, NULL};
    struct alea alea;
    int gagnes = 0;
    (void)etat;
    alea_init(&alea, 9);
    for (int i = 0; i < 60; i++) {
        struct awale p = au_hasard(&alea, 40 + (int)alea_entier(&alea, 150));
        int reste = 1 + i % 4;
        p.coups = (uint16_t)(AWALE_COUPS_LIMITE - reste);
        int attendu = negamax_nu(&c, &p, reste);
        struct pensee pensee = penser(&p, (struct limites){.niveau = 10, .profondeur = 12});
        assert_true(pensee.exact && pensee.en_points);
        assert_int_equal((pensee.score > 0) - (pensee.score < 0), (attendu > 0) - (attendu < 0));
        gagnes += attendu > 0;
    }
    assert_in_range(gagnes, 5, 55);
}

/* 1R takes the last seeds of J2 and sweeps the board: better than any capture. */
static void famine_vue(void **etat)
{
    struct awale p = {.en_jeu = 21, .score = {20, 30}};
    (void)etat;
    p.graines[ROUGE][0] = 1;
    p.graines[BLEU][1] = 1;
    p.graines[TRANSPARENT][4] = 12;
    p.graines[ROUGE][6] = 7;
    struct pensee pensee = penser(&p, (struct limites){.niveau = 1});
    assert_int_equal(pensee.coup, awale_coup(0, JOUER_R));
    assert_int_equal((int)pensee.score, 41 - 30);
    assert_true(pensee.exact || pensee.en_points);
}

static void niveaux_legaux(void **etat)
{
    struct alea alea;
    (void)etat;
    alea_init(&alea, 10);
    for (int i = 0; i < 40; i++) {
        struct awale p = au_hasard(&alea, (int)alea_entier(&alea, 180));
        struct limites l = {.niveau = 1 + i % 7};
        l.style = i % 3 == 0 ? NULL : AWALE_STYLES[i % 3 - 1];
        l.profondeur = l.style ? 3 : 0;
        struct pensee pensee = penser(&p, l);
        assert_true(awale_coups_legaux(&p, p.trait) >> pensee.coup & 1);
        assert_true(pensee.noeuds > 0 && pensee.pv_longueur > 0);
        assert_int_equal(pensee.pv[0], pensee.coup);
    }
}

static void suite_legale(void **etat)
{
    struct alea alea;
    (void)etat;
    alea_init(&alea, 12);
    for (int i = 0; i < 30; i++) {
        struct awale p = au_hasard(&alea, (int)alea_entier(&alea, 120));
        struct pensee pensee = penser(&p, (struct limites){.niveau = 1, .profondeur = 6});
        for (int k = 0; k < pensee.pv_longueur; k++) {
            assert_true(awale_coups_legaux(&p, p.trait) >> pensee.pv[k] & 1);
            struct awale avant = p;
            jouer(&avant, pensee.pv[k], &p);
        }
    }
}

static void deux_fois_pareil(void **etat)
{
    struct awale p = awale_init();
    struct limites l = {.niveau = 10, .profondeur = 7};
    (void)etat;
    struct pensee un = penser(&p, l), deux = penser(&p, l);
    assert_int_equal(un.coup, deux.coup);
    assert_int_equal(un.noeuds, deux.noeuds);
}

static void temps_et_arret(void **etat)
{
    struct awale p = awale_init();
    atomic_bool arret = true;
    struct position position = awale_en_position(&p);
    struct limites l = {.niveau = 10, .arret = &arret};
    struct pensee pensee;
    (void)etat;
    assert_null(awale_penser(&position, 1, &l, &pensee));
    assert_true(awale_coups_legaux(&p, 0) >> pensee.coup & 1);
    assert_true(pensee.secondes < 1);
    pensee = penser(&p, (struct limites){.niveau = 10, .secondes = 0.05});
    assert_true(awale_coups_legaux(&p, 0) >> pensee.coup & 1);
    assert_true(pensee.secondes < 1);
}

/* The 25 plies of their documents, whatever the level of who names them: with twelve seeds left any
 * machine has the time. */
static void styles_sans_niveau(void **etat)
{
    struct alea alea;
    (void)etat;
    alea_init(&alea, 18);
    struct awale p = au_hasard(&alea, 172);
    assert_int_equal(p.en_jeu, 12);
    for (int i = 0; AWALE_STYLES[i]; i++) {
        struct pensee pensee = penser(&p, (struct limites){.niveau = 3, .style = AWALE_STYLES[i]});
        assert_int_equal(pensee.profondeur, 25);
    }
}

static void style_inconnu(void **etat)
{
    struct awale p = awale_init();
    struct position position = awale_en_position(&p);
    struct limites l = {.niveau = 1, .style = "insa", .arret = &jamais};
    struct pensee pensee;
    (void)etat;
    assert_non_null(awale_penser(&position, 1, &l, &pensee));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(evaluation),      cmocka_unit_test(styles),
        cmocka_unit_test(styles_sans_niveau),
        cmocka_unit_test(vues),            cmocka_unit_test(cles_differentes),
        cmocka_unit_test(pleine_largeur),  cmocka_unit_test(limite_des_400),
        cmocka_unit_test(famine_vue),      cmocka_unit_test(niveaux_legaux),
        cmocka_unit_test(suite_legale),    cmocka_unit_test(deux_fois_pareil),
        cmocka_unit_test(temps_et_arret),  cmocka_unit_test(style_inconnu),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
