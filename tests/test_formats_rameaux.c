/* Branches: made, looked at, cut, copied; read and written by the formats that have them. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "formats/rameaux.h"

/* All the branches, "parent,apres:moves" with "--" for a pass. Valid until the next call. */
static const char *dire_rameaux(const struct partie_notee *p)
{
    static char memoire[4096];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    aide_rameaux_legaux(p);
    for (int i = 0; i < p->nb_rameaux; i++) {
        const struct rameau *r = &p->rameaux[i];
        tampon_ecrire(&t, "%s%d,%d:", i ? " " : "", r->parent, r->apres);
        for (int k = 0; k < r->nb_coups; k++)
            if (r->coups[k].case_ == CASE_PASSE)
                tampon_ajouter(&t, "--");
            else
                grille_ecrire_case(r->coups[k].case_, &t);
    }
    return memoire;
}

static int case_de(const char *nom)
{
    return grille_case(nom[0] - 'a' + 1, nom[1] - '0');
}

/* Plays "f5d6". */
static void jouer(struct partie_notee *p, const char *coups)
{
    for (; *coups; coups += 2)
        assert_null(notee_jouer(p, case_de(coups)));
}

/* A game with a branch, one of that one, and another in the same place. */
static struct partie_notee *composer(struct recueil *r)
{
    struct partie_notee *p = recueil_nouvelle(r);
    jouer(p, "f5d6c3d3c4");
    assert_true(notee_brancher(p, LIGNE_PRINCIPALE, 1));
    jouer(p, "f6e6f4");
    assert_true(notee_brancher(p, 0, 1));
    jouer(p, "d3");
    assert_true(notee_brancher(p, LIGNE_PRINCIPALE, 1));
    jouer(p, "f4");
    notee_continuer(p, LIGNE_PRINCIPALE);
    return p;
}

static void test_composer(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct partie_notee *p = composer(&r);
    struct grille g;
    int trait, nb;
    assert_string_equal(dire_rameaux(p), "-1,1:f6e6f4 0,1:d3 -1,1:f4");
    assert_string_equal(aide_coups(p), "f5d6c3d3c4");
    assert_int_equal(p->trait, BLANC);
    assert_int_equal(notee_position(p, 1, 1, &g, &trait), 3);
    assert_int_equal(g.pions[case_de("d3")], NOIR);
    assert_int_equal(trait, BLANC);
    /* going on with a line, at its end or by its name; a branch without moves goes */
    assert_true(notee_brancher(p, 0, 3));
    assert_int_equal(p->ligne, 0);
    jouer(p, "e3");
    assert_true(notee_brancher(p, LIGNE_PRINCIPALE, 2));
    assert_null(notee_dernier(p));
    assert_non_null(notee_jouer(p, case_de("a1")));
    notee_continuer(p, 2);
    assert_string_equal(dire_rameaux(p), "-1,1:f6e6f4e3 0,1:d3 -1,1:f4");
    assert_int_equal(notee_dernier(p)->case_, case_de("f4"));
    /* beside the first move of a branch: beside that of its parent */
    assert_true(notee_brancher(p, 0, 0));
    jouer(p, "d6");
    notee_continuer(p, LIGNE_PRINCIPALE);
    assert_string_equal(dire_rameaux(p), "-1,1:f6e6f4e3 0,1:d3 -1,1:f4 -1,1:d6");
    struct place *places = rameaux_places(p);
    const struct place *la = rameaux_chercher(p, places, LIGNE_PRINCIPALE, 1);
    for (int i = 0; i < 3; i++, la++) {
        assert_true(rameau_est_la(p, places, la, LIGNE_PRINCIPALE, 1));
        assert_int_equal(la->rameau, i == 0 ? 0 : i + 1);
    }
    assert_false(rameau_est_la(p, places, la, LIGNE_PRINCIPALE, 1));
    assert_true(rameau_est_la(p, places, la, 0, 1));
    assert_false(rameau_est_la(p, places, la + 1, 0, 1));
    free(places);
    notee_coups(p, 0, &nb);
    assert_int_equal(nb, 4);
    recueil_detruire(&r);
}

/* A game taken back keeps the branches that begin before; one that ends at a fault, its own. */
static void test_couper(void **etat)
{
    (void)etat;
    static const struct {
        int coups;
        const char *rameaux;
    } CAS[] = {
        {5, "-1,3:f4 -1,1:f6e6f4 1,1:d3 -1,1:f4"},
        {4, "-1,3:f4 -1,1:f6e6f4 1,1:d3 -1,1:f4"},
        {3, "-1,1:f6e6f4 0,1:d3 -1,1:f4"},
        {2, "-1,1:f6e6f4 0,1:d3 -1,1:f4"},
        {1, ""},
        {0, ""},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct recueil r = {0};
        struct partie_notee *p = recueil_nouvelle(&r);
        jouer(p, "f5d6c3d3c4");
        assert_true(notee_brancher(p, LIGNE_PRINCIPALE, 3));
        jouer(p, "f4");
        notee_brancher(p, LIGNE_PRINCIPALE, 1);
        jouer(p, "f6e6f4");
        notee_brancher(p, 1, 1);
        jouer(p, "d3");
        notee_brancher(p, LIGNE_PRINCIPALE, 1);
        jouer(p, "f4");
        notee_continuer(p, LIGNE_PRINCIPALE);
        recueil_couper(&r, CAS[i].coups);
        assert_string_equal(dire_rameaux(p), CAS[i].rameaux);
        recueil_detruire(&r);
    }
}

/* What a record takes of its source: the branches beside the moves of both, and the next one. */
static void test_reprendre(void **etat)
{
    (void)etat;
    static const struct {
        const char *coups, *rameaux;
    } CAS[] = {
        {"f5d6c3d3c4", "-1,1:f6e6f4 0,1:d3 -1,1:f4"}, {"f5d6", "-1,1:f6e6f4 0,1:d3 -1,1:f4"},
        {"f5f6", "-1,1:f6e6f4 0,1:d3 -1,1:f4"},       {"f5", ""},
        {"e6", ""},
    };
    struct recueil r = {0};
    composer(&r);
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct recueil autre = {0};
        struct partie_notee *p = recueil_nouvelle(&autre);
        jouer(p, CAS[i].coups);
        notee_reprendre(p, &r.parties[0]);
        assert_string_equal(dire_rameaux(p), CAS[i].rameaux);
        recueil_detruire(&autre);
    }
    recueil_detruire(&r);
}

static void test_trop(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    struct partie_notee *p = recueil_nouvelle(&r);
    jouer(p, "f5d6");
    for (int i = 0; i < RAMEAUX_MAX; i++) {
        assert_true(notee_brancher(p, LIGNE_PRINCIPALE, 1));
        jouer(p, "f4");
    }
    assert_false(notee_brancher(p, LIGNE_PRINCIPALE, 1));
    assert_int_equal(p->ligne, LIGNE_PRINCIPALE);
    assert_int_equal(p->nb_rameaux, RAMEAUX_MAX);
    recueil_detruire(&r);
}

/* ---- SGF ---- */

#define PASSE                                                                                      \
    "(;GM[2]FF[4]SZ[8];B[ef];W[ff];B[cd];W[ce];B[cf];W[df];B[gg];W[fd];B[gd];W[gf];B[eg];W[hh];"  \
    "B[hf];W[ge];B[gh];W[fh]" /* Black passes */

static void test_sgf(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *coups, *rameaux;
    } CAS[] = {
        {"(;GM[2];B[fe](;W[df];B[cc])(;W[ff]C[\\](]))", "f5d6c3", "-1,1:f6"},
        {"(;GM[2];B[fe](;W[df](;B[cc])(;B[ce]))(;W[ff]))", "f5d6c3", "-1,2:c5 -1,1:f6"},
        {"(;GM[2](;B[fe];W[df])(;B[ef](;W[ff])(;W[fd])(;W[df];B[ce])))", "f5d6",
         "-1,0:e6f6 0,1:f4 0,1:d6c5"},
        {"(;GM[2];B[fe](;W[df])(;W[ff])(;W[fd]))", "f5d6", "-1,1:f6 -1,1:f4"},
        /* first variations without a move: those behind them go on */
        {"(;GM[2];B[fe](;C[x])(;W[df];B[cc])(;W[ff]))", "f5d6c3", "-1,1:f6"},
        {"(;GM[2];B[fe];W[df](;)(;;)(;C[x];))", "f5d6", ""},
        {"(;GM[2];B[fe](;W[df])(;W[ff](;)(;B[ef])))", "f5d6", "-1,1:f6e6"},
        {"(;GM[2];B[fe](;W[df])((;W[ff])(;W[fd])))", "f5d6", "-1,1:f6 -1,1:f4"},
        /* the pass is the game's, or that of the branch */
        {PASSE "(;W[cc])(;W[gc]))", NULL, "-1,17:g3"},
        {PASSE ";B[](;W[cc])(;W[gc]))", NULL, "-1,17:g3"},
        {PASSE "(;B[];W[cc])(;B[];W[gc]))", NULL, "-1,16:--g3"},
        {PASSE "(;B[];W[cc])(;W[gc])(;B[];W[bd]))", NULL, "-1,17:g3 -1,16:--b4"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct recueil r;
        print_message("%s\n", CAS[i].texte);
        aide_lire("sgf", CAS[i].texte, &r);
        for (int k = 0; k < r.nb_problemes; k++)
            print_message("%s\n", r.problemes[k].texte);
        assert_int_equal(r.nb_parties, 1);
        if (CAS[i].coups)
            assert_string_equal(aide_coups(&r.parties[0]), CAS[i].coups);
        assert_string_equal(dire_rameaux(&r.parties[0]), CAS[i].rameaux);
        aide_aller_retour("sgf", &r);
        recueil_detruire(&r);
    }
}

/* A fault ends its branch, and what follows it there; the moves before it stay. */
static void test_sgf_fautes(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *coups, *rameaux;
        int coup, colonne;
    } CAS[] = {
        {"(;GM[2];B[fe](;W[df];B[cc])(;W[ff)", "f5d6c3", "", 0, 35},
        {"(;GM[2];B[fe](;W[df];B[cc])(;W[ff]", "f5d6c3", "-1,1:f6", 0, 35},
        {"(;GM[2];B[fe](;W[df];B[cc])", "f5d6c3", "", 0, 28},
        {"(;GM[2];B[fe](;W[df])(;W[ff] x (;B[cc]))(;W[fd]))", "f5d6", "-1,1:f6 -1,1:f4", 0, 32},
        {"(;GM[2];B[fe](;W[df])(;W[ff]B)(;W[fd]))", "f5d6", "-1,1:f6 -1,1:f4", 0, 30},
        {"(;GM[2];B[fe](;W[df])(W[ff])(;W[fd]))", "f5d6", "-1,1:f4", 0, 23},
        {"(;GM[2];B[fe](;W[df])(;W[ff];B[aa];W[aa](;B[cc]))(;W[fd]))", "f5d6", "-1,1:f6 -1,1:f4", 3,
         32},
        {"(;GM[2];B[fe](;W[df])(;W[xy](;B[cc])(;B[dd])))", "f5d6", "", 2, 26},
        {"(;GM[2];B[fe](;W[df])(;AB[aa];W[ff]))", "f5d6", "", 2, 27},
        /* where the game itself has one, what begins there goes too */
        {"(;GM[2];B[fe];W[df];B[cc];W[dc](;B[aa](;W[ff]))(;B[cd]))", "f5d6c3d3", "", 5, 36},
        {"(;GM[2];B[fe](;W[df];B[cc];W[dc](;B[aa](;W[ff]))(;B[cd]))(;W[ff]))", "f5d6c3d3",
         "-1,1:f6", 5, 37},
        {"(;GM[2];B[fe](;W[df];B[cc];W[dc];C[x](;AB[aa])(;B[cd]))(;W[ff]))", "f5d6c3d3", "-1,1:f6",
         4, 43},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct recueil r;
        print_message("%s\n", CAS[i].texte);
        aide_lire("sgf", CAS[i].texte, &r);
        assert_int_equal(r.nb_parties, 1);
        assert_string_equal(aide_coups(&r.parties[0]), CAS[i].coups);
        assert_string_equal(dire_rameaux(&r.parties[0]), CAS[i].rameaux);
        assert_int_equal(r.nb_problemes, 1);
        assert_int_equal(r.problemes[0].gravite,
                         r.parties[0].tronquee ? ERREUR : AVERTISSEMENT);
        print_message("%d %d\n", r.problemes[0].lieu.coup, r.problemes[0].lieu.colonne);
        assert_int_equal(r.problemes[0].lieu.coup, CAS[i].coup);
        assert_int_equal(r.problemes[0].lieu.colonne, CAS[i].colonne);
        recueil_detruire(&r);
    }
}

/* What is said in a variation before its first move is of that move; where none comes, of the one
 * before. */
static void test_sgf_dit(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("sgf",
              "(;GM[2];B[fe]C[f5](;W[df]C[d6])(;C[avant]PB[x]V[3];W[ff]V[-4]MT[2]TE[2]C[f6];B[ef]"
              "(;C[dit])(;C[dit aussi];W[fd]))(;C[rien]))",
              &r);
    const struct partie_notee *p = &r.parties[0];
    assert_int_equal(r.nb_problemes, 0);
    assert_string_equal(dire_rameaux(p), "-1,1:f6e6f4");
    assert_string_equal(p->coups[0].commentaire, "f5 rien");
    assert_string_equal(p->coups[1].commentaire, "d6");
    const struct coup_note *c = p->rameaux[0].coups;
    assert_string_equal(c[0].commentaire, "avant f6");
    assert_true(c[0].a_eval && c[0].eval == 4 && c[0].a_secondes && c[0].secondes == 2);
    assert_int_equal(c[0].signes[0], 3);
    assert_string_equal(c[1].commentaire, "dit dit aussi");
    assert_null(p->champs[CHAMP_NOIR]);
    aide_aller_retour("sgf", &r);
    recueil_detruire(&r);
}

/* ---- PGN ---- */

static void test_pgn(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *coups, *rameaux;
        int remarques, coup, colonne;
    } CAS[] = {
        {"1. f5 d6 (1... f6 2. e6 (2. d3) 2... f4) (1... f4) 2. c3 *", "f5d6c3",
         "-1,1:f6e6f4 0,1:d3 -1,1:f4", 0, 0, 0},
        {"1. f5 (1. e6 f6) d6 2. c3 (2. c5) *", "f5d6c3", "-1,0:e6f6 -1,2:c5", 0, 0, 0},
        /* beside the first move of a variation: beside what that one replaces */
        {"1. f5 d6 (1... f6 (1... f4) 2. e6) 2. c3", "f5d6c3", "-1,1:f6e6 -1,1:f4", 0, 0, 0},
        {"1. f5 d6 (1... f6 2. e6 *) (f4 1-0) 2. c3", "f5d6c3", "-1,1:f6e6 -1,1:f4", 0, 0, 0},
        {"1. f5 d6 () ({x}) ( ) 2. c3", "f5d6c3", "", 0, 0, 0},
        {"(1. e6) 1. f5 d6 2. c3", "f5d6c3", "", 1, 0, 1},
        {"1. f5 d6 ((f4) f6) 2. c3", "f5d6c3", "-1,1:f6", 1, 0, 11},
        {"1. f5 d6 (f6 xx (x) {)} ; )\n) (f4) 2. c3", "f5d6c3", "-1,1:f6 -1,1:f4", 1, 3, 14},
        {"1. f5 d6 (f6 2. a1 (2. e6)) (f4) 2. c3", "f5d6c3", "-1,1:f6 -1,1:f4", 1, 3, 17},
        {"1. f5 d6 (f6 ]) (f4}) 2. c3", "f5d6c3", "-1,1:f6 -1,1:f4", 2, 3, 14},
        {"1. f5 d6 2. c3 d3 (c4 {", "f5d6c3d3", "", 2, 4, 20},
        {"1. f5 (1. d3 d6 2. c3 *", "f5", "-1,0:d3", 2, 2, 14},
        {"1. f5 d6 (1... f6 2. e6 *", "f5d6", "-1,1:f6e6", 1, 2, 10},
        {"1. f5 d6) 2. c3) *", "f5d6c3", "", 1, 2, 9},
        {"1. f5 (1. e6 f6)) d6 2. c3 *", "f5d6c3", "-1,0:e6f6", 1, 1, 17},
        {"1. f5 d6 (f4 {", "f5d6", "-1,1:f4", 2, 3, 14},
        {"1. f5 d6 2. c3 d3 (f4 3. f6\n\n[Event \"x\"]\n\n1. f5 *", "f5d6c3d3", "-1,3:f4f6", 1, 4,
         19},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct recueil r;
        print_message("%s\n", CAS[i].texte);
        aide_lire("pgn", CAS[i].texte, &r);
        for (int k = 0; k < r.nb_problemes; k++)
            print_message("-> %s\n", r.problemes[k].texte);
        assert_string_equal(aide_coups(&r.parties[0]), CAS[i].coups);
        assert_string_equal(dire_rameaux(&r.parties[0]), CAS[i].rameaux);
        assert_int_equal(r.parties[0].ligne, LIGNE_PRINCIPALE);
        assert_int_equal(r.nb_problemes, CAS[i].remarques);
        assert_int_equal(r.nb_erreurs, r.parties[0].tronquee);
        if (CAS[i].remarques) {
            assert_int_equal(r.problemes[0].lieu.coup, CAS[i].coup);
            assert_int_equal(r.problemes[0].lieu.colonne, CAS[i].colonne);
        }
        aide_aller_retour("pgn", &r);
        aide_aller_retour("sgf", &r);
        recueil_detruire(&r);
    }
    struct recueil r;
    aide_lire("pgn", "1. f5 d6 2. c3 d3 (f4 3. f6\n\n[Event \"x\"]\n\n1. f5 *", &r);
    assert_int_equal(r.nb_parties, 2); /* the next game is none of the variation */
    recueil_detruire(&r);
}

static void test_pgn_dit(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("pgn",
              "1. f5 d6 {d6} ({avant} $14 1... f6!? {[%eval 2.5] [%emt 3] f6} 2. e6 ({rien}) {e6}) "
              "{encore} (f4) 2. c3 *",
              &r);
    const struct partie_notee *p = &r.parties[0];
    assert_int_equal(r.nb_problemes, 0);
    assert_string_equal(dire_rameaux(p), "-1,1:f6e6 -1,1:f4");
    assert_string_equal(p->coups[1].commentaire, "d6 encore");
    const struct coup_note *c = p->rameaux[0].coups;
    assert_string_equal(c[0].commentaire, "avant $14 f6");
    assert_int_equal(c[0].signes[0], 5);
    assert_true(c[0].a_eval && c[0].eval == 2.5 && c[0].a_secondes && c[0].secondes == 3);
    assert_string_equal(c[1].commentaire, "rien e6");
    assert_null(p->champs[CHAMP_COMMENTAIRE]);
    aide_aller_retour("pgn", &r);
    char *ecrit = aide_ecrire("pgn", &r);
    assert_non_null(strstr(ecrit, "(1... f4) 2. c3 *"));
    free(ecrit);
    recueil_detruire(&r);
}

/* ---- Any games ---- */

enum { COUPS_MAX = 200 };

/* What may be said of a move. */
static void dire(struct coup_note *c, struct alea *a)
{
    static const char *const MOTS[] = {"bon", "été ]", "(a) b", "f5 ; \\ d6", "1-0"};
    if (alea_entier(a, 4) == 0)
        texte_remplacer(&c->commentaire, vue_de(MOTS[alea_entier(a, 5)]));
    if (alea_entier(a, 6) == 0)
        c->a_eval = true, c->eval = (double)alea_entier(a, 128) - 64;
    if (alea_entier(a, 6) == 0)
        c->a_secondes = true, c->secondes = alea_entier(a, 100) / 4.0;
    if (alea_entier(a, 8) == 0)
        c->signes[0] = (unsigned char)(1 + alea_entier(a, 6));
}

/* Plays legal moves, some passes of their own among them; how many at the most. */
static void hasarder(struct partie_notee *p, int n, struct alea *a)
{
    while (n-- > 0 && !notee_finie(p)) {
        int legaux[256], nb = 0;
        if (!grille_coup_possible(&p->grille, p->trait) && alea_entier(a, 2) == 0) {
            assert_null(notee_passer(p));
            dire(notee_dernier(p), a);
        }
        for (int c = 0; c < 256; c++)
            if (grille_coup_valide(&p->grille, c, notee_trait(p)))
                legaux[nb++] = c;
        assert_null(notee_jouer(p, legaux[alea_entier(a, (uint32_t)nb)]));
        dire(notee_dernier(p), a);
    }
}

static struct partie_notee *partie_au_hasard(struct recueil *r, struct alea *a)
{
    static const int TAILLES[] = {4, 6, 8, 8, 8, 10, 14};
    struct partie_notee *p = recueil_nouvelle(r);
    struct grille d = grille_debut(TAILLES[alea_entier(a, 7)]);
    notee_placer(p, &d, NOIR);
    if (alea_entier(a, 3) == 0) { /* a set-up position */
        hasarder(p, (int)alea_entier(a, 30), a);
        d = p->grille;
        const int trait = notee_trait(p) ? p->trait : NOIR;
        recueil_retirer(r);
        p = recueil_nouvelle(r);
        notee_placer(p, &d, trait);
    }
    hasarder(p, alea_entier(a, 2) ? COUPS_MAX : (int)alea_entier(a, 40), a);
    for (uint32_t n = alea_entier(a, 40); n > 0 && p->nb_coups > 0; n--) {
        int nb, ligne = (int)alea_entier(a, (uint32_t)p->nb_rameaux + 1) - 1;
        notee_coups(p, ligne, &nb);
        assert_true(notee_brancher(p, ligne, (int)alea_entier(a, (uint32_t)nb)));
        hasarder(p, 1 + (int)alea_entier(a, 12), a);
        notee_continuer(p, LIGNE_PRINCIPALE);
    }
    return p;
}

static void relire(const char *format, const struct recueil *r, struct recueil *relu)
{
    char *ecrit = aide_ecrire(format, r);
    aide_lire(format, ecrit, relu);
    if (relu->nb_problemes > 0)
        print_message("%s\n%s\n", ecrit, aide_probleme(relu, 0));
    assert_int_equal(relu->nb_erreurs, 0);
    free(ecrit);
}

/* SGF, PGN, SGF: nothing is lost nor moved. */
static void test_au_hasard(void **etat)
{
    (void)etat;
    const char *graine = getenv("TEST_GRAINE");
    struct alea a;
    alea_init(&a, graine ? strtoul(graine, NULL, 10) : 34);
    int rameaux = 0, passes = 0;
    for (int n = 0; n < 400; n++) {
        struct recueil r = {0}, sgf, pgn, encore;
        partie_au_hasard(&r, &a);
        aide_rameaux_legaux(&r.parties[0]);
        relire("sgf", &r, &sgf);
        relire("pgn", &sgf, &pgn);
        relire("sgf", &pgn, &encore);
        aide_rameaux_legaux(&pgn.parties[0]);
        print_message("%d: %d, %s\n", n, r.parties[0].nb_rameaux, dire_rameaux(&r.parties[0]));
        aide_memes_parties(&r.parties[0], &sgf.parties[0]);
        aide_memes_parties(&sgf.parties[0], &pgn.parties[0]);
        aide_memes_parties(&r.parties[0], &encore.parties[0]);
        rameaux += r.parties[0].nb_rameaux;
        passes += strstr(dire_rameaux(&r.parties[0]), "--") != NULL;
        recueil_detruire(&r);
        recueil_detruire(&sgf);
        recueil_detruire(&pgn);
        recueil_detruire(&encore);
    }
    assert_true(rameaux > 1000 && passes > 10);
}

/* ---- Hostile texts ---- */

static char *repeter(const char *avant, const char *motif, int n, const char *apres)
{
    struct octets o = {0};
    octets_texte(&o, avant);
    while (n-- > 0)
        octets_texte(&o, motif);
    octets_texte(&o, apres);
    return o.debut;
}

/* 100,000 of everything: a game or none, and few remarks. */
static void test_hostiles(void **etat)
{
    (void)etat;
    static const struct {
        const char *format, *avant, *motif, *apres;
        int parties, rameaux, remarques;
    } CAS[] = {
        {"sgf", "", "(", "", 0, 0, 1},
        {"sgf", "(;GM[2];B[fe]", "(;", "", 0, 0, 1},
        {"sgf", "(;GM[2];B[fe](;W[df])", "(", "", 1, 0, 1},
        {"sgf", "(;GM[2];B[fe](;W[df])", "(;W[ff]", "", 1, 1, -1},
        {"sgf", "(;GM[2];B[fe](;W[df])", "()", ")", 1, 0, 0},
        {"sgf", "(;GM[2];B[fe](;W[df])", "(;)", ")", 1, 0, 0},
        {"sgf", "(;GM[2];B[fe](;W[df])", "(;W[ff])", ")", 1, RAMEAUX_MAX, 1},
        {"sgf", "(;GM[2];B[fe](;W[df])(;W[ff", "[", "", 1, 0, 1},
        {"sgf", "(;GM[2];B[fe](;W[df])", "))((", ")", 1, 0, -1},
        {"pgn", "1. f5 d6 ", "(", "", 1, 0, -1},
        {"pgn", "1. f5 d6 2. c3 d3 ", "(f4 f6 ", "", 1, 1, -1},
        {"pgn", "1. f5 d6 ", "()", "", 1, 0, 0},
        {"pgn", "1. f5 d6 ", "(f6)", "", 1, RAMEAUX_MAX, 1},
        {"pgn", "1. f5 d6 (", "{x}", ")", 1, 0, 0},
        {"pgn", "1. f5 d6 (f6 ", "{x}", ")", 1, 1, 0},
        {"pgn", "1. f5 d6 ", "{x}", "", 1, 0, 0},
        {"pgn", "", "{x}", " 1. f5 d6", 1, 0, 0},
        {"sgf", "(;GM[2];B[fe]", "C[x]", ")", 1, 0, 0},
        {"sgf", "(;GM[2]", "C[x]", ";B[fe])", 1, 0, 0},
        {"sgf", "(;GM[2];B[fe](;W[df])(;", "C[x]", "W[ff]))", 1, 1, 0},
        {"ggf",
         "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]"
         "B[F5]",
         "CO[x]", ";)", 1, 0, 0},
        {"pgn", "", ")", "", 0, 0, 1},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct recueil r;
        char *texte = repeter(CAS[i].avant, CAS[i].motif, 100000, CAS[i].apres);
        print_message("%s%s%s\n", CAS[i].avant, CAS[i].motif, CAS[i].apres);
        aide_lire(CAS[i].format, texte, &r);
        assert_int_equal(r.nb_parties, CAS[i].parties);
        if (r.nb_parties > 0) {
            aide_rameaux_legaux(&r.parties[0]);
            assert_int_equal(r.parties[0].nb_rameaux, CAS[i].rameaux);
            aide_aller_retour("sgf", &r);
            aide_aller_retour("pgn", &r);
        }
        if (CAS[i].remarques >= 0)
            assert_int_equal(r.nb_problemes, CAS[i].remarques);
        recueil_detruire(&r);
        free(texte);
    }
}

/* Formats without branches say that they lose them. */
static void test_pertes(void **etat)
{
    (void)etat;
    struct recueil r = {0};
    composer(&r);
    for (const struct format *f = formats; f->nom; f++) {
        struct recueil rapport = {0};
        bool dit = false;
        format_pertes(f, &r, &rapport);
        for (int i = 0; i < rapport.nb_problemes; i++)
            dit |= strstr(rapport.problemes[i].texte, "les variantes") != NULL;
        assert_int_equal(dit, f->ecrire ? !(f->capacites & TIENT_RAMEAUX) : true);
        recueil_detruire(&rapport);
    }
    recueil_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_composer),  cmocka_unit_test(test_couper),
        cmocka_unit_test(test_reprendre), cmocka_unit_test(test_trop),
        cmocka_unit_test(test_sgf),       cmocka_unit_test(test_sgf_fautes),
        cmocka_unit_test(test_sgf_dit),   cmocka_unit_test(test_pertes),
        cmocka_unit_test(test_pgn),       cmocka_unit_test(test_pgn_dit),
        cmocka_unit_test(test_au_hasard), cmocka_unit_test(test_hostiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
