/* What players lose in a move, counted by phase: whose moves, which marks, which games were thrown
 * away. */
#include <stdlib.h>
#include <string.h>

#include "interfaces/bilan_joueurs.h"
#include "partie/jugement.h"
#include "tests/aide.h"

static struct bilan_joueurs bilan;
static const struct joueurs_cherches TOUS;

static int vider(void **etat)
{
    (void)etat;
    bilan_detruire(&bilan);
    return 0;
}

/* A game of these players, `marge` for Black at the end. */
static struct partie_notee partie_de(const char *noir, const char *blanc, double marge)
{
    struct partie_notee p = {.resultat = {.genre = RESULTAT_MARGE, .marge = marge}};
    p.champs[CHAMP_NOIR] = (char *)(uintptr_t)noir; /* only read */
    p.champs[CHAMP_BLANC] = (char *)(uintptr_t)blanc;
    return p;
}

/* One move a row: before it this many squares are empty, and it loses so much of `valeur`. */
static void ajouter(struct analyse *a, int joueur, int vides, int valeur, int perte)
{
    a->coups[a->nb++] =
        (struct coup_analyse){.joueur = joueur, .vides = vides, .valeur = valeur, .perte = perte};
}

static const struct bilan_ligne *le(const char *nom)
{
    for (int i = 0; i < bilan.nb; i++)
        if (strcmp(bilan.lignes[i].nom, nom) == 0)
            return &bilan.lignes[i];
    fail_msg("%s is not counted", nom);
    return NULL;
}

static void les_pertes_sont_par_phase(void **etat)
{
    const struct partie_notee p = partie_de("Ada", "Bob", 2);
    struct analyse a = {0};
    (void)etat;
    ajouter(&a, NOIR, VIDES_OUVERTURE + 1, 0, 1);
    ajouter(&a, NOIR, VIDES_OUVERTURE, 0, 2);
    ajouter(&a, NOIR, VIDES_MILIEU + 1, 0, 3);
    ajouter(&a, NOIR, VIDES_MILIEU, 0, 4);
    ajouter(&a, BLANC, 1, 0, 5);
    bilan_ajouter(&bilan, &p, &a, &TOUS);
    assert_int_equal(bilan.parties, 1);
    assert_int_equal(bilan.nb, 2);
    const struct bilan_ligne *ada = le("Ada"), *bob = le("Bob");
    static const int COUPS[3] = {1, 2, 1}, PERTES[3] = {1, 5, 4};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(ada->phases[i].coups, COUPS[i]);
        assert_int_equal(ada->phases[i].pertes, PERTES[i]);
        assert_int_equal(bob->phases[i].coups, i == 2);
    }
    assert_int_equal(bob->phases[2].pertes, 5);
}

static void les_marques_ont_leurs_bornes(void **etat)
{
    const struct partie_notee p = partie_de("Ada", "Bob", 2);
    static const int PERTES[] = {PERTE_DOUTEUSE - 1,
                                 PERTE_DOUTEUSE,
                                 PERTE_FAUTE - 1,
                                 PERTE_FAUTE,
                                 PERTE_GAFFE - 1,
                                 PERTE_GAFFE,
                                 64};
    struct analyse a = {0};
    (void)etat;
    for (size_t i = 0; i < sizeof PERTES / sizeof PERTES[0]; i++)
        ajouter(&a, BLANC, 30, 0, PERTES[i]);
    bilan_ajouter(&bilan, &p, &a, &TOUS);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(le("Bob")->marques[i], 2);
        assert_int_equal(le("Ada")->marques[i], 0);
    }
}

/* Thrown away: lost, after he was to move with AVANCE_GAGNANTE discs ahead. */
static void une_partie_gachee_etait_gagnee(void **etat)
{
    static const struct {
        int joueur, valeur;
        double marge;
        int ada, bob;
    } CAS[] = {
        {NOIR, AVANCE_GAGNANTE, -2, 1, 0},   {NOIR, AVANCE_GAGNANTE - 1, -2, 0, 0},
        {NOIR, AVANCE_GAGNANTE, 2, 0, 0},    {NOIR, AVANCE_GAGNANTE, 0, 0, 0},
        {BLANC, AVANCE_GAGNANTE, -2, 0, 0},  {BLANC, -AVANCE_GAGNANTE, 2, 0, 1},
        {BLANC, -AVANCE_GAGNANTE, -2, 0, 0},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        struct partie_notee p = partie_de("Ada", "Bob", CAS[i].marge);
        struct analyse a = {0};
        ajouter(&a, CAS[i].joueur, 30, CAS[i].valeur, 0);
        bilan_ajouter(&bilan, &p, &a, &TOUS);
        print_message("%zu\n", i);
        assert_int_equal(le("Ada")->gachees, CAS[i].ada);
        assert_int_equal(le("Bob")->gachees, CAS[i].bob);
        bilan_detruire(&bilan);
    }
}

/* The same name in both colours is one player; one without a name is none. */
static void un_joueur_est_un_nom(void **etat)
{
    const struct partie_notee parties[] = {partie_de("Ada", "Bob", 2), partie_de("Bob", "Ada", 2),
                                           partie_de(NULL, "Ada", 2)};
    const struct analyse a = {0};
    (void)etat;
    for (int i = 0; i < 3; i++)
        bilan_ajouter(&bilan, &parties[i], &a, &TOUS);
    assert_int_equal(bilan.parties, 3);
    assert_int_equal(bilan.nb, 2);
    assert_int_equal(le("Ada")->parties, 3);
    assert_int_equal(le("Bob")->parties, 2);
}

/* Accents and case are put aside on both sides, wherever the accent stands. */
static void les_accents_ne_comptent_pas(void **etat)
{
    (void)etat;
    assert_true(nom_repond("Léo Noël", "leo"));
    assert_true(nom_repond("LÉO", "léo"));
    assert_true(nom_repond("Le\u0301o", "leo"));
    assert_true(nom_repond("Leo", "Léo"));
    assert_true(nom_repond("Åström Ünal", "astrom u"));
    assert_true(nom_repond("Иван", "Иван"));
    assert_false(nom_repond("Иван", "Анна"));
    assert_false(nom_repond("Léo", "lé?"));
}

static void un_seul_peut_etre_demande(void **etat)
{
    const struct partie_notee p = partie_de("Ada Lovelace", "Bob", 2);
    const struct analyse a = {0};
    (void)etat;
    const struct joueurs_cherches elle = {.noms = {"lovelace"}}, eux = {.noms = {"lace", "bo"}};
    const struct joueurs_cherches numero = {.noms = {"#34"}};
    assert_true(joueurs_repondent(&elle, "Ada Lovelace", "Bob"));
    assert_true(joueurs_repondent(&elle, "Bob", "Ada Lovelace"));
    assert_false(joueurs_repondent(&elle, "Bob", NULL));
    assert_true(joueurs_repondent(&eux, "Bob", "Ada Lovelace"));
    assert_false(joueurs_repondent(&eux, "Ada Lovelace", "Eve"));
    assert_true(joueurs_repondent(&numero, "#34", "#5"));
    assert_false(joueurs_repondent(&numero, "#340", "#5"));
    bilan_ajouter(&bilan, &p, &a, &elle);
    assert_int_equal(bilan.nb, 1);
    assert_int_equal(le("Ada Lovelace")->parties, 1);
}

#define TEST(f) cmocka_unit_test_teardown(f, vider)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(les_pertes_sont_par_phase),      TEST(les_marques_ont_leurs_bornes),
        TEST(une_partie_gachee_etait_gagnee), TEST(un_joueur_est_un_nom),
        TEST(les_accents_ne_comptent_pas),    TEST(un_seul_peut_etre_demande),
    };
    return cmocka_run_group_tests_name("bilan des joueurs", tests, NULL, NULL);
}
