/* The history of finished games that the program keeps. */
#include <stdio.h>
#include <string.h>

#include "formats/historique.h"
#include "interfaces/notation.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "tests/aide_formats.h"

static const char ENTETE[] = "2026-11-30T01:02:03\tothello-", DEUX[] = "\tclavier\tia:3\t+64\t";

/* Reads one line of these parts; gives the number of games. */
static int lire(const char *jeu, const char *coups, const char *depart, struct recueil *r)
{
    char texte[1024];
    struct tampon t = tampon_sur(texte, sizeof texte);
    tampon_ecrire(&t, "%s%s%s%s%s\n", ENTETE, jeu, DEUX, coups, depart);
    assert_ptr_equal(format_reconnaitre(vue_de(texte)), format_nomme("historique"));
    aide_lire("historique", texte, r);
    assert_int_equal(r->nb_parties + r->nb_erreurs, 1);
    return r->nb_parties;
}

static void une_ligne_est_une_partie(void **etat)
{
    (void)etat;
    struct recueil r;
    assert_int_equal(lire("8x8", "f5 d6 c5 f6 e7 f4 g5 e6 e3", "", &r), 1);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c5f6e7f4g5e6e3");
    assert_string_equal(r.parties[0].champs[CHAMP_DATE], "2026-11-30");
    assert_string_equal(r.parties[0].champs[CHAMP_NOIR], "clavier");
    assert_string_equal(r.parties[0].champs[CHAMP_BLANC], "ia:3");
    assert_true(notee_depart_usuel(&r.parties[0]));
    recueil_detruire(&r);
}

/* Its variations and comments; what is wrong there is told, and the game is read. */
static void les_variantes_se_lisent(void **etat)
{
    (void)etat;
    struct recueil r;
    assert_int_equal(lire("8x8", "f5 d6 c3 d3",
                          "\t\t\t4\t0\t0\t[fin]{} f5[un] d6 (c3=1 d3 (c4[derrière])) "
                          "(c4*=3[deux\\nlignes] (d3* c3*) (b3[]))", &r), 1);
    const struct partie_notee *p = &r.parties[0];
    assert_string_equal(p->champs[CHAMP_COMMENTAIRE], "fin");
    assert_string_equal(p->coups[0].commentaire, "un");
    assert_false(p->coups[2].a_eval);
    assert_int_equal(p->nb_coups, 4);
    assert_int_equal(p->nb_rameaux, 2);
    assert_int_equal(p->rameaux[0].apres, 2);
    assert_int_equal(p->rameaux[0].nb_coups, 3);
    assert_string_equal(p->rameaux[0].coups[0].commentaire, "deux\nlignes");
    assert_true(p->rameaux[0].coups[0].a_eval && p->rameaux[0].coups[0].eval == 3);
    assert_int_equal(p->rameaux[1].parent, 0);
    assert_int_equal(p->rameaux[1].apres, 1);
    assert_int_equal(r.nb_problemes, 1);
    assert_non_null(strstr(r.problemes[0].texte, "laissé"));
    recueil_detruire(&r);
    static const char *const FAUX[] = {"f5 a1", "(f5", "f5) d6", "z9", "[a", "(c3)", "f5 [a]"};
    for (size_t i = 0; i < sizeof FAUX / sizeof *FAUX; i++) {
        char colonnes[64];
        snprintf(colonnes, sizeof colonnes, "\t\t\t0\t0\t0\t%s", FAUX[i]);
        assert_int_equal(lire("8x8", "f5 d6", colonnes, &r), 1);
        assert_int_equal(r.nb_problemes, 1);
        recueil_detruire(&r);
    }
    assert_int_equal(lire("8x8", "f5 d6", "\t\t\t0\t0\t0\tf5[un] (d6) (a1)", &r), 1);
    assert_non_null(strstr(r.problemes[0].texte, "a1")); /* what, and where */
    recueil_detruire(&r);
}

static void un_depart_se_lit(void **etat)
{
    (void)etat;
    struct recueil r;
    assert_int_equal(lire("8x8", "e3", "\t---------------------------OX------XO------------"
                                       "---------------\tblanc", &r), 1);
    assert_int_equal(r.parties[0].premier, BLANC);
    recueil_detruire(&r);
    assert_int_equal(lire("4x4", "", "\t-----OX-XXO-----\tblanc", &r), 1); /* set up, no move yet */
    assert_int_equal(r.parties[0].premier, BLANC);
    recueil_detruire(&r);
    assert_int_equal(lire("4x4", "a2", "\t-----OX--XO-----\tnoir", &r), 1);
    assert_int_equal(r.parties[0].depart.taille, 4);
    assert_true(notee_depart_usuel(&r.parties[0]));
    recueil_detruire(&r);
}

/* The starts are those of the games themselves. */
static void les_departs_sont_ceux_des_jeux(void **etat)
{
    (void)etat;
    static const struct jeu *const JEUX[] = {&jeu_othello_8x8,          &jeu_othello_8x8_miroir,
                                             &jeu_othello_10x10,        &jeu_othello_6x6,
                                             &jeu_othello_10x10_miroir, &jeu_othello_6x6_miroir,
                                             &jeu_othello_4x4,          &jeu_othello_4x4_miroir};
    for (size_t i = 0; i < sizeof JEUX / sizeof JEUX[0]; i++) {
        const struct position p = JEUX[i]->creer_config_init();
        const struct grille sien = notation_grille(JEUX[i], &p);
        struct grille lu;
        assert_true(historique_depart(vue_de(JEUX[i]->nom), &lu));
        assert_int_equal(lu.taille, sien.taille);
        assert_memory_equal(lu.pions, sien.pions, sizeof lu.pions);
    }
}

static void le_miroir_est_un_depart(void **etat)
{
    (void)etat;
    struct recueil r;
    assert_int_equal(lire("8x8-miroir", "e3 f3", "", &r), 1);
    assert_false(notee_depart_usuel(&r.parties[0]));
    assert_int_equal(r.parties[0].depart.pions[grille_case(4, 4)], NOIR);
    recueil_detruire(&r);
    assert_int_equal(lire("10x10", "g6", "", &r), 0);
    recueil_detruire(&r);
    assert_int_equal(lire("10x10", "g5", "", &r), 1);
    recueil_detruire(&r);
    assert_int_equal(lire("10x10-miroir", "g6", "", &r), 1);
    recueil_detruire(&r);
}

static void les_fautes_sont_dites(void **etat)
{
    (void)etat;
    static const char *const FAUTES[][3] = {
        {"9x7", "f4", ""},      {"8x8", "", ""},          {"8x8", "f5 a1", ""},
        {"8x8", "f5 z9", ""},   {"8x8", "f5", "\tOX"},    {"x", "f5", ""},
        {"-miroir", "f5", ""},  {"999x999", "f5", ""},    {"", "f5", ""},
        {"4x4", "a2", "\t-----OX--XO------\tnoir"}, {"7x7", "f5", ""},
    };
    for (size_t i = 0; i < sizeof FAUTES / sizeof FAUTES[0]; i++) {
        struct recueil r;
        if (lire(FAUTES[i][0], FAUTES[i][1], FAUTES[i][2], &r) != 0)
            fail_msg("accepted: %s %s", FAUTES[i][0], FAUTES[i][1]);
        recueil_detruire(&r);
    }
}

/* Blank lines are no games: what is told of a wrong one has the number it is opened by. */
static void les_parties_se_comptent_d_une_facon(void **etat)
{
    (void)etat;
    char texte[1024];
    struct tampon t = tampon_sur(texte, sizeof texte);
    struct recueil r;
    static const char *const LIGNES[] = {"f5", NULL, "a1", "f5 d6"};
    for (size_t i = 0; i < sizeof LIGNES / sizeof LIGNES[0]; i++)
        if (LIGNES[i])
            tampon_ecrire(&t, "%s8x8%s%s\n", ENTETE, DEUX, LIGNES[i]);
        else
            tampon_ajouter(&t, "\n");
    aide_lire("historique", texte, &r);
    assert_int_equal(r.nb_erreurs, 1);
    assert_int_equal(r.problemes[0].lieu.partie, 2);
    assert_int_equal(recueil_chercher(&r, 2), -1);
    assert_int_equal(recueil_chercher(&r, 3), 1);
    recueil_detruire(&r);
}

/* The save of a game in progress: what is played of it, not what was undone; other games have no
 * format. */
static void la_partie_sauvee_se_lit(void **etat)
{
    (void)etat;
    static const char DEBUT[] = "partie 1\njeu othello-%s\nnoir Anne\nblanc ia:3\npremier noir\n"
                                "temps 0\nlivre oui\ndepart %s\nrang 2\ncoups f5 %s c3\n";
    static const char USUEL[] = "---------------------------OX------XO---------------------------";
    char texte[512];
    struct recueil r;
    snprintf(texte, sizeof texte, DEBUT, "8x8", USUEL, "d6");
    assert_string_equal(format_reconnaitre(vue_de(texte))->nom, "sauvegarde");
    aide_lire("sauvegarde", texte, &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.parties[0].nb_coups, 2);
    assert_string_equal(r.parties[0].champs[CHAMP_NOIR], "Anne");
    recueil_detruire(&r);
    static const char *const FAUX[][2] = {{"9x7", "d6"}, {"8x8", "a1"}, {"8x8", "partie"}};
    for (size_t i = 0; i < sizeof FAUX / sizeof FAUX[0]; i++) {
        snprintf(texte, sizeof texte, DEBUT, FAUX[i][0], USUEL, FAUX[i][1]);
        aide_lire("sauvegarde", texte, &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_erreurs, 1);
        recueil_detruire(&r);
    }
}

static void le_temps_fait_perdre(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("historique", "2026-11-30T01:02:03\tothello-8x8\tclavier\tia:3\t-temps\tf5 d6\n", &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.parties[0].resultat.genre, RESULTAT_VAINQUEUR);
    assert_int_equal(r.parties[0].resultat.fin, 't');
    assert_true(r.parties[0].resultat.marge < 0);
    recueil_detruire(&r);
}

/* One with a fault keeps the moves before it, as in any format. */
static void la_partie_sauvee_s_arrete_a_la_faute(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("sauvegarde", "partie 1\njeu othello-8x8\nnoir Anne\nblanc ia:3\npremier noir\n"
              "depart ---------------------------OX------XO---------------------------\n"
              "rang 6\ncoups f5 d6 c3 d3 a1 c4\n", &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.nb_erreurs, 1);
    assert_true(r.parties[0].tronquee);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3d3");
    assert_string_equal(r.parties[0].champs[CHAMP_NOIR], "Anne");
    recueil_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(une_ligne_est_une_partie),
        cmocka_unit_test(les_variantes_se_lisent),
        cmocka_unit_test(un_depart_se_lit),
        cmocka_unit_test(les_departs_sont_ceux_des_jeux),
        cmocka_unit_test(le_miroir_est_un_depart),
        cmocka_unit_test(les_fautes_sont_dites),
        cmocka_unit_test(les_parties_se_comptent_d_une_facon),
        cmocka_unit_test(le_temps_fait_perdre),
        cmocka_unit_test(la_partie_sauvee_se_lit),
        cmocka_unit_test(la_partie_sauvee_s_arrete_a_la_faute),
    };
    return cmocka_run_group_tests_name("historique", tests, NULL, NULL);
}
