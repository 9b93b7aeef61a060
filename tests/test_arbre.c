/* The tree of variations (arbre.c), and how a sitting fills and follows it (session.c). */
#include <stdlib.h>
#include <string.h>

#include "jeux/othello_8x8.h"
#include "partie/session.h"
#include "tests/aide.h"

static const struct jeu *const JEUX[] = {&jeu_othello_8x8, NULL};
static struct session session;
static char dit[512];

static void dire(struct session *s, const char *texte)
{
    (void)s;
    vue_copier(vue_de(texte), dit, sizeof dit);
}

static int preparer(void **etat)
{
    static const struct affichage muet = {.message = dire};
    (void)etat;
    memset(&session, 0, sizeof session);
    session.programme = "othello";
    session.jeux = JEUX;
    session.jeu = &jeu_othello_8x8;
    session.affichage = &muet;
    reglages_defaut(&session.reglages);
    strcpy(session.reglages.joueurs[1], "clavier");
    strcpy(session.reglages.joueurs[2], "clavier");
    dit[0] = 0;
    if (session_init(&session) != NULL)
        return -1;
    return jouer_transcription(&session.partie, "f5d6c3d3c4") == 5 ? 0 : -1;
}

static int ranger(void **etat)
{
    (void)etat;
    session_fermer(&session);
    return 0;
}

/* Plays these moves from that moment of the record on. */
static void essayer(int rang, const char *coups)
{
    for (; *coups; coups += 2, rang++) {
        const char nom[] = {coups[0], coups[1], 0};
        assert_int_equal(session_jouer_a(&session, rang, coup_de_nom(nom)), REPONSE_REPRENDRE);
        assert_int_equal(session.partie.rang, rang + 1);
    }
}

/* The lines of the tree, one after the other, "f5d6c3f4f3 f5d6c3c5". */
static void verifier_lignes(const char *attendues)
{
    char memoire[1024];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct arbre *a = &session.arbre;
    for (int i = ARBRE_DEBUT; i != ARBRE_AUCUN; i = arbre_suivant(a, i)) {
        int coups[PARTIE_COUPS_MAX];
        if (a->nb == 0 || a->noeuds[i].enfant != ARBRE_AUCUN)
            continue;
        const int nb = arbre_chemin(a, i, coups);
        tampon_ajouter(&t, t.longueur ? " " : "");
        for (int k = 0; k < nb; k++)
            session.jeu->ecrire_coup(coups[k], &t);
    }
    assert_string_equal(memoire, attendues);
}

static void verifier_partie(const struct partie *partie, const char *attendue)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    partie_ecrire_suite(partie, partie->total, "", &t);
    assert_string_equal(memoire, attendue);
}

static void verifier_suites(int rang, const char *attendues)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coups[COUPS_MAX];
    const int nb = session_suites(&session, rang, coups);
    for (int i = 0; i < nb; i++)
        session.jeu->ecrire_coup(coups[i], &t);
    assert_string_equal(memoire, attendues);
}

/* What one goes to in its place, what one undoes, what one comes back from: nothing is lost. */
static void les_variantes_restent(void **etat)
{
    (void)etat;
    essayer(3, "f4f3");
    essayer(4, "e6"); /* in the place of f3 */
    essayer(2, "c4");
    session_revenir(&session);
    verifier_partie(&session.partie, "f5d6c3d3c4");
    verifier_lignes("f5d6c3f4f3 f5d6c3f4e6 f5d6c4");
    essayer(3, "f4"); /* a piece of a line is no new one, */
    session_revenir(&session);
    verifier_lignes("f5d6c3f4f3 f5d6c3f4e6 f5d6c4");
    essayer(2, "c4b3"); /* what goes on with one is the same line */
    session_revenir(&session);
    verifier_lignes("f5d6c3f4f3 f5d6c3f4e6 f5d6c4b3");
}

static void les_suites_d_un_moment(void **etat)
{
    (void)etat;
    essayer(3, "f4f3");
    session_revenir(&session);
    essayer(3, "f4e6");
    verifier_suites(3, "d3f4"); /* the game's first, in the game and out of it */
    verifier_suites(4, "f3e6");
    verifier_suites(5, "");
    session_revenir(&session);
    verifier_suites(3, "d3f4");
    verifier_suites(4, "c4");
    verifier_suites(0, "f5");
}

static void on_suit_une_ligne_jusqu_au_bout(void **etat)
{
    (void)etat;
    essayer(3, "f4f3");
    essayer(4, "e6");
    session_revenir(&session);
    assert_false(session_suivre(&session, 3, coup_de_nom("e6")));
    assert_true(session_suivre(&session, 3, coup_de_nom("f4")));
    assert_true(session.variante);
    assert_int_equal(session.depuis, 3);
    verifier_partie(&session.partie, "f5d6c3f4f3");
    assert_true(session_suivre(&session, 4, coup_de_nom("e6")));
    verifier_partie(&session.partie, "f5d6c3f4e6");
    verifier_partie(&session.principale, "f5d6c3d3c4");
    assert_true(session_suivre(&session, 3, coup_de_nom("d3"))); /* the game's own */
    assert_false(session.variante);
    verifier_partie(&session.partie, "f5d6c3d3c4");
    int fin = arbre_enfant(&session.arbre, arbre_noeud(&session.arbre, &session.partie, 3),
                           coup_de_nom("f4"));
    fin = arbre_enfant(&session.arbre, fin, coup_de_nom("e6"));
    assert_true(session_suivre_ligne(&session, fin));
    verifier_partie(&session.partie, "f5d6c3f4e6");
    assert_int_equal(partie_compter_ailleurs(&session.partie, 5), 2);
}

static void une_variante_retiree_rend_celle_d_ou_elle_vient(void **etat)
{
    (void)etat;
    essayer(3, "f4f3");
    essayer(4, "e6");
    assert_int_equal(session_retirer_variante(&session), 4);
    verifier_partie(&session.partie, "f5d6c3f4f3");
    verifier_lignes("f5d6c3f4f3");
    assert_int_equal(session_retirer_variante(&session), 3);
    assert_false(session.variante);
    verifier_partie(&session.partie, "f5d6c3d3c4");
    verifier_lignes("f5d6c3");
    essayer(3, "f4f3"); /* its place is used again */
    verifier_lignes("f5d6c3f4f3");
}

/* The variation that has become what the game is: nothing of the game goes with it. */
static void on_ne_retire_rien_de_la_partie(void **etat)
{
    (void)etat;
    essayer(4, "e3");
    essayer(3, "f4");
    session_annuler(&session);
    essayer(3, "d3");
    assert_true(session.variante);
    session_retirer_variante(&session);
    verifier_partie(&session.partie, "f5d6c3d3c4");
    verifier_lignes("f5d6c3d3e3 f5d6c3f4");
}

/* A variation becomes the game: the game's own end is one. */
static void la_fin_remplacee_est_une_variante(void **etat)
{
    (void)etat;
    essayer(3, "f4f3");
    assert_int_equal(session_remplacerait(&session, 5), 2);
    session_aller(&session, 5);
    assert_false(session.variante);
    verifier_partie(&session.partie, "f5d6c3f4f3");
    verifier_suites(3, "f4d3");
    assert_true(session_suivre(&session, 3, coup_de_nom("d3")));
    verifier_partie(&session.partie, "f5d6c3d3c4");
}

static void une_autre_partie_n_a_pas_ces_variantes(void **etat)
{
    (void)etat;
    static struct partie autre;
    essayer(3, "f4");
    session_nouvelle(&session);
    assert_int_equal(session.arbre.nb, 0);
    verifier_suites(0, "");
    assert_int_equal(jouer_transcription(&session.partie, "f5d6"), 2);
    essayer(1, "f4");
    partie_init(&autre, &jeu_othello_8x8, NOIR);
    assert_null(session_ouvrir(&session, &autre));
    assert_int_equal(session.arbre.nb, 0);
}

/* A player who passes is no move of a line. */
static void une_passe_dans_une_ligne(void **etat)
{
    (void)etat;
    session_nouvelle(&session);
    assert_int_equal(jouer_transcription(&session.partie, "e6f6c4c5c6d6g7f4g4g6e7h8h6g5f8"), 15);
    essayer(14, "g8f8"); /* Black has no move then */
    assert_int_equal(partie_passe(&session.partie, 16), NOIR);
    int coups[COUPS_MAX];
    const int trait = partie_trait(&session.partie, 16);
    assert_int_equal(trait, BLANC);
    session.jeu->lister_coups(partie_position(&session.partie, 16), trait, coups);
    assert_int_equal(session_jouer_a(&session, 16, coups[0]), REPONSE_REPRENDRE);
    session_revenir(&session);
    assert_true(session_suivre(&session, 14, coup_de_nom("g8")));
    assert_int_equal(session.partie.total, 17);
    assert_int_equal(session.partie.coups[16].joueur, BLANC);
}

static void un_arbre_plein_le_dit(void **etat)
{
    (void)etat;
    struct arbre *a = &session.arbre;
    int noeud = arbre_garder(a, &session.partie, 0);
    for (int i = 0; i < ARBRE_NOEUDS_MAX - 1; i++)
        noeud = arbre_ajouter(a, i % 100 ? noeud : ARBRE_DEBUT, 1000 + i);
    assert_false(a->plein);
    essayer(3, "f4f3");
    assert_true(a->plein);
    assert_non_null(strstr(dit, "Trop de variantes"));
    dit[0] = 0;
    essayer(3, "g5");
    assert_string_equal(dit, ""); /* told once */
    session_revenir(&session);
    verifier_partie(&session.partie, "f5d6c3d3c4");
    arbre_retirer(a, arbre_enfant(a, ARBRE_DEBUT, 1000));
    essayer(3, "f4f3");
    assert_false(a->plein);
}

static bool a_ecrire(void)
{
    return arbre_a_ecrire(&session.arbre, session_principale(&session));
}

static void un_commentaire_se_remplace_et_s_efface(void **etat)
{
    (void)etat;
    struct arbre *a = &session.arbre;
    const int noeud = arbre_garder(a, &session.partie, 2);
    arbre_commenter(a, noeud, vue_de(""));
    assert_false(a_ecrire());
    arbre_commenter(a, noeud, vue_de("à voir"));
    assert_true(a_ecrire());
    assert_string_equal(a->noeuds[noeud].commentaire, "à voir");
    arbre_commenter(a, noeud, vue_de("À voir")); /* a capital is another letter */
    arbre_commenter(a, noeud, vue_de("A voir"));
    arbre_commenter(a, noeud, vue_de("a voir"));
    assert_string_equal(a->noeuds[noeud].commentaire, "a voir");
    arbre_commenter(a, noeud, vue_de("")); /* nothing to lose again */
    assert_null(a->noeuds[noeud].commentaire);
    assert_false(a_ecrire());
}

/* What a file has is missed where it is not as there. */
static void un_commentaire_d_un_fichier(void **etat)
{
    (void)etat;
    struct arbre *a = &session.arbre;
    const int debut = arbre_racine(a), noeud = arbre_garder(a, &session.partie, 2);
    arbre_commenter(a, noeud, vue_de("bien"));
    arbre_ecrit(a);
    assert_false(a_ecrire());
    arbre_commenter(a, noeud, vue_de("mal"));
    assert_true(a_ecrire());
    arbre_commenter(a, noeud, vue_de(""));
    assert_true(a_ecrire());
    arbre_commenter(a, noeud, vue_de("bien"));
    assert_false(a_ecrire());
    arbre_commenter(a, debut, vue_de("finale"));
    assert_true(a_ecrire());
}

/* Not a move alone that was looked at, nor moves of the game. */
static void ce_qui_est_a_ecrire(void **etat)
{
    (void)etat;
    struct arbre *a = &session.arbre;
    assert_false(a_ecrire());
    essayer(3, "g5");
    session_revenir(&session);
    essayer(3, "f4");
    assert_false(a_ecrire());
    essayer(4, "f3");
    assert_true(a_ecrire());
    session_revenir(&session);
    assert_true(a_ecrire());
    arbre_ecrit(a);
    assert_false(a_ecrire());
    essayer(3, "f4e6"); /* one move more of a line that is written */
    assert_false(a_ecrire());
    session_revenir(&session);
    arbre_commenter(a, arbre_garder(a, session_principale(&session), 2), vue_de("ici"));
    assert_true(a_ecrire());
}

/* A line that no file has and that is removed again is nothing; one that a file has is. */
static void une_variante_retiree_s_ecrit_si_un_fichier_l_a(void **etat)
{
    (void)etat;
    essayer(3, "f4f3");
    session_retirer_variante(&session);
    assert_false(a_ecrire());
    essayer(3, "f4f3");
    arbre_ecrit(&session.arbre);
    session_retirer_variante(&session);
    assert_true(a_ecrire());
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, preparer, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(les_variantes_restent),
        TEST(les_suites_d_un_moment),
        TEST(on_suit_une_ligne_jusqu_au_bout),
        TEST(une_variante_retiree_rend_celle_d_ou_elle_vient),
        TEST(on_ne_retire_rien_de_la_partie),
        TEST(la_fin_remplacee_est_une_variante),
        TEST(une_autre_partie_n_a_pas_ces_variantes),
        TEST(une_passe_dans_une_ligne),
        TEST(un_arbre_plein_le_dit),
        TEST(un_commentaire_se_remplace_et_s_efface),
        TEST(un_commentaire_d_un_fichier),
        TEST(ce_qui_est_a_ecrire),
        TEST(une_variante_retiree_s_ecrit_si_un_fichier_l_a),
    };
    return cmocka_run_group_tests_name("arbre", tests, NULL, NULL);
}
