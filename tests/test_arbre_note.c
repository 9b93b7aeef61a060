/* Between the tree of a game and its record (arbre_note.c): what a file says is what is written
 * again, and what changed is changed there. */
#include <stdlib.h>
#include <string.h>

#include "formats/formats.h"
#include "formats/rameaux.h"
#include "interfaces/arbre_note.h"
#include "interfaces/notation.h"
#include "jeux/othello_8x8.h"
#include "tests/aide.h"

/* A line with another one in it, comments, a value, the words of a review. */
static const char SGF[] =
    "(;GM[2]FF[4]SZ[8]C[finale]PB[Un]PW[Deux]"
    ";B[f5]C[usuel];W[d6](;B[c3]C[bien ?? perd 8 ; mieux : c4, suite c4 d3];W[d3])"
    "(;B[c4]C[à voir]V[3](;W[b3])(;W[d3];B[c3])))";

static struct recueil lus, ecrits;
static struct partie *partie;
static struct arbre arbre;

static int preparer(void **etat)
{
    char memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    (void)etat;
    partie = malloc(sizeof *partie);
    format_lire(vue_de(SGF), &lus);
    assert_int_equal(lus.nb_parties, 1);
    assert_int_equal(lus.nb_erreurs, 0);
    assert_true(notation_partie(&lus.parties[0], &jeu_othello_8x8, partie, &raison));
    arbre_note_lire(&lus.parties[0], &jeu_othello_8x8, &arbre);
    return 0;
}

static int ranger(void **etat)
{
    (void)etat;
    arbre_vider(&arbre);
    recueil_detruire(&lus);
    recueil_detruire(&ecrits);
    free(partie);
    return 0;
}

/* The record as it is written: of the game as it is now, with its source or without. */
static const struct partie_notee *ecrire(bool source, bool tout)
{
    struct partie_notee *p = recueil_nouvelle(&ecrits);
    assert_null(notation_noter(partie, partie->rang, p));
    if (source)
        notee_reprendre(p, &lus.parties[0]);
    assert_int_equal(
        arbre_note_ecrire(&arbre, &jeu_othello_8x8, source ? &lus.parties[0] : NULL, p), tout);
    return p;
}

static int noeud(const char *coups)
{
    static struct partie p;
    partie_init(&p, &jeu_othello_8x8, NOIR);
    assert_int_equal(jouer_transcription(&p, coups), strlen(coups) / 2);
    return arbre_noeud(&arbre, &p, p.rang);
}

static void verifier_texte(const char *coups, const char *attendu)
{
    const int n = noeud(coups);
    assert_int_not_equal(n, ARBRE_AUCUN);
    if (attendu)
        assert_string_equal(arbre.noeuds[n].commentaire, attendu);
    else
        assert_null(arbre.noeuds[n].commentaire);
}

static void un_fichier_se_lit(void **etat)
{
    (void)etat;
    verifier_texte("", "finale");
    verifier_texte("f5", "usuel");
    verifier_texte("f5d6c3", "bien"); /* without the review's words */
    verifier_texte("f5d6c4", "à voir");
    verifier_texte("f5d6c4d3c3", NULL);
    assert_true(arbre.noeuds[noeud("f5d6c4")].evalue);
    assert_false(arbre_a_ecrire(&arbre, partie));
    assert_int_equal(noeud("f5d6c3d3"), ARBRE_AUCUN); /* nothing needs it */
}

/* Two branches that begin alike, and one that begins as the game goes on. */
static void des_branches_pareilles_disent_tout(void **etat)
{
    (void)etat;
    static const char PAREILLES[] = "(;GM[2]FF[4]SZ[8];B[f5];W[d6](;B[c3]C[un];W[d3])"
                                    "(;B[c3]C[deux];W[c4])(;B[c4]C[trois])(;B[c4]C[quatre];W[b3])"
                                    "(;B[c4]C[trois];W[d3])(;B[c4]C[quatr];W[b3]))";
    struct recueil r = {0};
    arbre_vider(&arbre);
    format_lire(vue_de(PAREILLES), &r);
    assert_int_equal(r.nb_parties, 1);
    arbre_note_lire(&r.parties[0], &jeu_othello_8x8, &arbre);
    verifier_texte("f5d6c3", "un\ndeux");
    verifier_texte("f5d6c4", "trois\nquatre\nquatr"); /* each once, a part of another too */
    assert_false(arbre_a_ecrire(&arbre, partie));
    recueil_detruire(&r);
}

/* A file of more than a tree holds is not written whole again, be there room since. */
static void un_fichier_trop_grand_le_dit(void **etat)
{
    (void)etat;
    for (int i = 0; i < ARBRE_NOEUDS_MAX; i++)
        arbre_ajouter(&arbre, ARBRE_DEBUT, 1000 + i % 1000);
    int la = ARBRE_DEBUT;
    for (int i = 0; i < ARBRE_NOEUDS_MAX && la != ARBRE_AUCUN; i++)
        la = arbre_ajouter(&arbre, i % 100 ? la : arbre_enfant(&arbre, ARBRE_DEBUT, 1000 + i / 100),
                           2000);
    assert_int_equal(la, ARBRE_AUCUN);
    for (int i = 0; i < 1000; i++)
        arbre_retirer(&arbre, arbre_enfant(&arbre, ARBRE_DEBUT, 1000 + i));
    assert_false(arbre.plein);
    ecrire(true, false);
}

/* What another hand did to the file is not known, what was changed here is. */
static void ce_qui_vient_au_fichier_se_voit(void **etat)
{
    (void)etat;
    static const char *const AUTRES[] = {
        "(;GM[2]FF[4]SZ[8]C[autre];B[f5]C[usuel];W[d6];B[c3]C[bien];W[d3])",
        "(;GM[2]FF[4]SZ[8]C[finale];B[f5];W[d6];B[c3]C[bien];W[d3])",
        "(;GM[2]FF[4]SZ[8]C[finale];B[f5]C[usuel];W[d6]C[neuf];B[c3]C[bien];W[d3])",
        "(;GM[2]FF[4]SZ[8]C[finale];B[f5]C[usuel];W[d6](;B[c3]C[bien];W[d3])(;B[c5]))",
    };
    for (int change = 0; change <= 1; change++) {
        struct arbre lu = {0};
        arbre_note_lire(&lus.parties[0], &jeu_othello_8x8, &lu);
        assert_true(arbre_connait(&arbre, &lu));
        arbre_vider(&lu);
        for (size_t i = 0; i < sizeof AUTRES / sizeof *AUTRES; i++) {
            struct recueil r = {0};
            format_lire(vue_de(AUTRES[i]), &r);
            arbre_note_lire(&r.parties[0], &jeu_othello_8x8, &lu);
            if (arbre_connait(&arbre, &lu) != (change && i == 3)) /* as one that was removed */
                fail_msg("%s", AUTRES[i]);
            arbre_vider(&lu);
            recueil_detruire(&r);
        }
        if (!change) {
            arbre_commenter(&arbre, noeud("f5"), vue_de("changé"));
            arbre_retirer(&arbre, noeud("f5d6c4d3"));
        }
    }
}

static void ce_qui_est_lu_se_reecrit(void **etat)
{
    (void)etat;
    const struct partie_notee *p = ecrire(true, true), *lue = &lus.parties[0];
    assert_int_equal(p->nb_rameaux, lue->nb_rameaux);
    for (int i = 0; i < p->nb_rameaux; i++) {
        assert_int_equal(p->rameaux[i].parent, lue->rameaux[i].parent);
        assert_int_equal(p->rameaux[i].apres, lue->rameaux[i].apres);
        assert_int_equal(p->rameaux[i].nb_coups, lue->rameaux[i].nb_coups);
    }
    assert_string_equal(p->champs[CHAMP_COMMENTAIRE], "finale");
    assert_string_equal(p->coups[2].commentaire, lue->coups[2].commentaire);
    assert_string_equal(p->rameaux[0].coups[0].commentaire, "à voir");
    assert_true(p->rameaux[0].coups[0].a_eval);
}

/* A pass is no node: what is said of it stays in the record of the game, and that of a branch is
 * told to be left out. */
static void une_passe_a_sa_note(void **etat)
{
    static const char DEBUT[] = "(;GM[2]FF[4]SZ[8]AE[aa:hh]AB[ba]AW[aa]";
    static const struct {
        const char *suite;
        bool tout;
        const char *notes[3];
    } CAS[] = {
        {"PL[B];B[]C[passe];W[ca])", true, {"passe", NULL, NULL}},
        {"PL[B](;B[];W[ca])(;B[]C[autre]))", true, {NULL}}, /* no tree: as it was */
        {"AB[bc]AW[ac]PL[W];W[ca]C[un];B[]C[deux];W[cc]C[trois])", true, {"un", "deux", "trois"}},
        {"AB[bc]AW[ac]PL[W](;W[ca]C[un])(;W[cc]C[deux];B[]C[trois];W[ca]))", false, {"un"}},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        char memoire[256];
        struct tampon texte = tampon_sur(memoire, sizeof memoire);
        struct recueil r = {0};
        struct arbre a = {0};
        tampon_ecrire(&texte, "%s%s", DEBUT, CAS[i].suite);
        format_lire(vue_de(memoire), &r);
        assert_int_equal(r.nb_parties, 1);
        arbre_note_lire(&r.parties[0], &jeu_othello_8x8, &a);
        struct partie_notee *p = &r.parties[0];
        struct recueil e = {0};
        struct partie_notee *ecrite = recueil_nouvelle(&e);
        notee_placer(ecrite, &p->depart, p->premier);
        for (int k = 0; k < p->nb_coups; k++)
            assert_null(p->coups[k].case_ == CASE_PASSE ? notee_passer(ecrite)
                                                        : notee_jouer(ecrite, p->coups[k].case_));
        notee_reprendre(ecrite, p);
        assert_int_equal(arbre_note_ecrire(&a, &jeu_othello_8x8, p, ecrite), CAS[i].tout);
        for (int k = 0; k < p->nb_coups; k++)
            if (CAS[i].notes[k])
                assert_string_equal(ecrite->coups[k].commentaire, CAS[i].notes[k]);
            else
                assert_null(ecrite->coups[k].commentaire);
        arbre_vider(&a);
        recueil_detruire(&e);
        recueil_detruire(&r);
    }
}

static void ce_qui_change_est_change(void **etat)
{
    (void)etat;
    arbre_commenter(&arbre, noeud(""), vue_de(""));
    arbre_commenter(&arbre, noeud("f5"), vue_de(""));
    arbre_commenter(&arbre, noeud("f5d6c3"), vue_de("mal"));
    arbre_retirer(&arbre, noeud("f5d6c4d3"));
    arbre_ajouter(&arbre, noeud("f5d6c3"), coup_de_nom("f4"));
    const struct partie_notee *p = ecrire(true, true);
    assert_null(p->champs[CHAMP_COMMENTAIRE]);
    assert_null(p->coups[0].commentaire);
    assert_non_null(strstr(p->coups[2].commentaire, "mal"));
    assert_non_null(strstr(p->coups[2].commentaire, "perd 8")); /* the review's words stay */
    assert_null(strstr(p->coups[2].commentaire, "bien"));
    assert_int_equal(p->nb_rameaux, 2);
    assert_int_equal(p->rameaux[0].nb_coups, 2);
    assert_int_equal(p->rameaux[1].apres, 3);
}

/* Without a source: a game that is played here. What would go on behind its end is told. */
static void une_partie_d_ici(void **etat)
{
    (void)etat;
    const struct partie_notee *p = ecrire(false, true);
    assert_int_equal(p->nb_rameaux, 2);
    assert_string_equal(p->coups[0].commentaire, "usuel");
    partie_aller(partie, 2);
    p = ecrire(false, false);
    assert_int_equal(p->nb_rameaux, 0);
    assert_int_equal(p->nb_coups, 2);
}

/* A line behind a pass, and one with a pass in it. */
static void les_passes_ne_derangent_pas(void **etat)
{
    (void)etat;
    static const char PASSE[] = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";
    arbre_vider(&arbre);
    partie_init(partie, &jeu_othello_8x8, NOIR);
    assert_int_equal(jouer_transcription(partie, PASSE), 16);
    const int ici = arbre_garder(&arbre, partie, 16);
    assert_int_equal(jouer_transcription(partie, "c3"), 1); /* White again */
    arbre_ajouter(&arbre, ici, coup_de_nom("g3"));
    const struct partie_notee *p = ecrire(false, true);
    assert_int_equal(p->nb_coups, 18);
    assert_int_equal(p->nb_rameaux, 1);
    assert_int_equal(p->rameaux[0].nb_coups, 1);
    assert_int_equal(p->rameaux[0].coups[0].joueur, BLANC);
    partie_aller(partie, 14);
    assert_int_equal(jouer_transcription(partie, "f8"), 1);
    p = ecrire(false, true); /* the old moves are a line, the pass in it */
    assert_int_equal(p->nb_rameaux, 1);
    assert_int_equal(p->rameaux[0].coups[2].case_, CASE_PASSE);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, preparer, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(un_fichier_se_lit),
        TEST(des_branches_pareilles_disent_tout),
        TEST(un_fichier_trop_grand_le_dit),
        TEST(ce_qui_vient_au_fichier_se_voit),
        TEST(ce_qui_est_lu_se_reecrit),
        cmocka_unit_test(une_passe_a_sa_note),
        TEST(ce_qui_change_est_change),
        TEST(une_partie_d_ici),
        TEST(les_passes_ne_derangent_pas),
    };
    return cmocka_run_group_tests_name("arbre et fichiers", tests, NULL, NULL);
}
