/* The record of a game: turns and passes, taking back and playing again, side lines. */
#include <stdlib.h>
#include <string.h>

#include "jeux/awale.h"
#include "jeux/morpion.h"
#include "jeux/othello_8x8.h"
#include "tests/aide.h"

static const bool DEUX_PERSONNES[3] = {false, true, true};
static const bool PERSONNE_NOIRE[3] = {false, true, false};
static const bool PERSONNE_BLANCHE[3] = {false, false, true};
static const bool AUCUNE_PERSONNE[3] = {false, false, false};

/* Black must pass at the end of it, White moves twice running. */
static const char UNE_PASSE[] = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";

static struct partie *partie;

static int preparer(void **etat)
{
    (void)etat;
    partie = malloc(sizeof *partie);
    memset(partie, 0x5a, sizeof *partie); /* nothing may count on zeros */
    partie_init(partie, &jeu_othello_8x8, NOIR);
    return 0;
}

static int ranger(void **etat)
{
    (void)etat;
    free(partie);
    return 0;
}

static void jouer(const char *coups)
{
    assert_int_equal(jouer_transcription(partie, coups), strlen(coups) / 2);
}

/* One "undo", one "redo", as the user would; -1 when there is nothing. */
static int annuler(const bool humain[3])
{
    int rang = partie_rang_annuler(partie, humain);
    if (rang >= 0)
        partie_aller(partie, rang);
    return rang;
}

static int refaire(const bool humain[3])
{
    int rang = partie_rang_refaire(partie, humain);
    if (rang >= 0)
        partie_aller(partie, rang);
    return rang;
}

static void verifier_legaux(const char *attendus)
{
    char noms[512];
    const struct position *position = partie_position(partie, partie->rang);
    legaux_de(position, partie_trait(partie, partie->rang), noms);
    assert_string_equal(noms, attendus);
}

/* ---- Turns and passes ---- */

static void une_partie_neuve(void **etat)
{
    (void)etat;
    assert_int_equal(partie->rang, 0);
    assert_int_equal(partie->total, 0);
    assert_int_equal(partie_trait(partie, 0), NOIR);
    assert_int_equal(partie_passe(partie, 0), 0);
    verifier_legaux("d3 c4 f5 e6");
}

static void blanc_peut_commencer(void **etat)
{
    (void)etat;
    partie_init(partie, &jeu_othello_8x8, BLANC);
    assert_int_equal(partie_trait(partie, 0), BLANC);
    verifier_legaux("e3 f4 c5 d6");
    jouer("e3");
    assert_int_equal(partie_trait(partie, 1), NOIR);
}

static void un_coup_refuse_ne_change_rien(void **etat)
{
    (void)etat;
    static const int COUPS[] = {-1, -2147483647 - 1, 0, 11, 44, 99, 100, 1000, 2147483647};
    jouer("f5");
    for (size_t i = 0; i < sizeof COUPS / sizeof COUPS[0]; i++) {
        const char *refus = partie_jouer(partie, COUPS[i]);
        assert_non_null(refus);
        assert_true(*refus != 0);
        assert_int_equal(partie->rang, 1);
        assert_int_equal(partie->total, 1);
    }
    verifier_legaux("f4 d6 f6");
}

static void une_passe_n_est_pas_un_coup(void **etat)
{
    (void)etat;
    jouer(UNE_PASSE);
    assert_int_equal(partie->total, 16);
    assert_int_equal(partie->coups[15].joueur, BLANC);
    assert_int_equal(partie_passe(partie, 16), NOIR);
    assert_int_equal(partie_trait(partie, 16), BLANC);
    for (int rang = 0; rang < 16; rang++)
        assert_int_equal(partie_passe(partie, rang), 0);
}

static void une_position_de_depart_peut_imposer_une_passe(void **etat)
{
    (void)etat;
    struct position p =
        position_de("OOOXXXXO OOOOOOOO OOOOOXOX OOOOXOXX OOOOXX-X OOOOOXX- OOXXXOXX OOOOOOOO");
    partie_placer(partie, &jeu_othello_8x8, &p, NOIR);
    assert_int_equal(partie_passe(partie, 0), NOIR);
    assert_int_equal(partie_trait(partie, 0), BLANC);
    jouer("g5");
    assert_int_equal(partie->coups[0].joueur, BLANC);
}

/* HIST-04: 59 moves, White passes, b2 ends the game 29-35; no entry twice. */
static void HIST_04_une_passe_avant_le_dernier_coup(void **etat)
{
    (void)etat;
    jouer("f5d6c4d3c3f4f6f3e6e7f7c5e3e2g3b4g5g6d8h5b5b3h4f2d2e1h6c2c6e8d7c8c7a4a2a3a5b8b6h3g4h7g2a6"
          "c1d1g1f1h1a1g7b1a7a8b7f8h8h2g8");
    assert_int_equal(partie_passe(partie, 59), BLANC);
    jouer("b2");
    assert_int_equal(partie->total, 60);
    assert_int_equal(partie_trait(partie, 60), 0);
    assert_int_equal(partie_passe(partie, 60), 0);
    assert_int_equal(partie->coups[58].joueur, NOIR);
    assert_int_equal(partie->coups[59].joueur, NOIR);
    for (int i = 1; i < 60; i++)
        assert_int_not_equal(partie->coups[i].coup, partie->coups[i - 1].coup);
    const struct position *fin = partie_position(partie, 60);
    assert_int_equal(jeu_othello_8x8.score(fin, NOIR), 29);
    assert_int_equal(jeu_othello_8x8.score(fin, BLANC), 35);
}

/* ---- Undo and redo ---- */

/* HIST-01 */
static void HIST_01_annuler_rend_le_trait(void **etat)
{
    (void)etat;
    jouer("f5");
    assert_int_equal(annuler(DEUX_PERSONNES), 0);
    assert_int_equal(partie_trait(partie, 0), NOIR);
    verifier_legaux("d3 c4 f5 e6");
    const struct position *position = partie_position(partie, 0);
    assert_int_equal(jeu_othello_8x8.score(position, NOIR), 2);
    assert_int_equal(jeu_othello_8x8.score(position, BLANC), 2);
}

static void HIST_02_annuler_apres_la_fin(void **etat)
{
    (void)etat;
    jouer("f5d6c5f6e7f4g5e6e3");
    assert_int_equal(partie_trait(partie, 9), 0);
    assert_int_equal(annuler(DEUX_PERSONNES), 8);
    assert_int_equal(partie_trait(partie, 8), NOIR);
    assert_null(jeu_othello_8x8.raison_refus(partie_position(partie, 8), coup_de_nom("e3"), NOIR));
    assert_int_equal(refaire(DEUX_PERSONNES), 9);
    assert_int_equal(partie_trait(partie, 9), 0);
}

/* HIST-10 */
static void HIST_10_annuler_sur_une_passe(void **etat)
{
    (void)etat;
    jouer(UNE_PASSE);
    assert_int_equal(annuler(DEUX_PERSONNES), 15);
    assert_int_equal(partie_trait(partie, 15), BLANC);
    assert_int_equal(partie_passe(partie, 15), 0);
    assert_int_equal(refaire(DEUX_PERSONNES), 16);
    assert_int_equal(partie_passe(partie, 16), NOIR);
}

static void annuler_revient_a_son_propre_coup(void **etat)
{
    (void)etat;
    jouer("f5d6c5f6");
    assert_int_equal(annuler(PERSONNE_NOIRE), 2); /* over the computer's f6, before c5 */
    assert_int_equal(annuler(PERSONNE_NOIRE), 0);
    assert_int_equal(annuler(PERSONNE_NOIRE), -1);
    assert_int_equal(partie->rang, 0);
}

static void HIST_08_refaire_rend_aussi_la_reponse(void **etat)
{
    (void)etat;
    jouer("f5d6c5f6");
    annuler(PERSONNE_NOIRE);
    annuler(PERSONNE_NOIRE);
    assert_int_equal(refaire(PERSONNE_NOIRE), 2);
    assert_int_equal(refaire(PERSONNE_NOIRE), 4);
    assert_int_equal(refaire(PERSONNE_NOIRE), -1);
    assert_int_equal(partie->total, 4);
}

static void annuler_pendant_que_l_ordinateur_pense(void **etat)
{
    (void)etat;
    jouer("f5d6c5"); /* his answer to c5 has not come */
    assert_int_equal(annuler(PERSONNE_NOIRE), 2);
    assert_int_equal(refaire(PERSONNE_NOIRE), 3);
}

static void annuler_passe_sur_les_coups_de_suite_de_l_adversaire(void **etat)
{
    (void)etat;
    jouer(UNE_PASSE); /* Black's last is g8, then f8 and Black passes */
    assert_int_equal(annuler(PERSONNE_NOIRE), 14);
    assert_int_equal(partie_trait(partie, 14), NOIR);
    assert_int_equal(refaire(PERSONNE_NOIRE), 16);
}

static void la_personne_blanche_garde_le_premier_coup_noir(void **etat)
{
    (void)etat;
    jouer("f5");
    assert_int_equal(annuler(PERSONNE_BLANCHE), -1); /* she has not moved yet */
    jouer("d6c5");
    assert_int_equal(annuler(PERSONNE_BLANCHE), 1);
    assert_int_equal(annuler(PERSONNE_BLANCHE), -1);
}

static void sans_personne_un_coup_a_la_fois(void **etat)
{
    (void)etat;
    jouer("f5d6c5");
    assert_int_equal(annuler(AUCUNE_PERSONNE), 2);
    assert_int_equal(annuler(AUCUNE_PERSONNE), 1);
    assert_int_equal(refaire(AUCUNE_PERSONNE), 2);
}

static void rien_a_annuler_ni_a_refaire_au_depart(void **etat)
{
    (void)etat;
    assert_int_equal(partie_rang_annuler(partie, DEUX_PERSONNES), -1);
    assert_int_equal(partie_rang_refaire(partie, DEUX_PERSONNES), -1);
}

static void aller_reste_dans_la_partie(void **etat)
{
    (void)etat;
    jouer("f5d6");
    partie_aller(partie, -5);
    assert_int_equal(partie->rang, 0);
    partie_aller(partie, 100);
    assert_int_equal(partie->rang, 2);
    partie_aller(partie, 1);
    assert_int_equal(partie_trait(partie, partie->rang), BLANC);
}

/* ---- Side lines ---- */

/* HIST-12: after two moves back and another one, the game is the side line. */
static void HIST_12_une_variante_remplace_la_suite(void **etat)
{
    (void)etat;
    jouer("f5d6c3d3c4");
    annuler(DEUX_PERSONNES);
    annuler(DEUX_PERSONNES);
    jouer("f4");
    char coups[64];
    struct tampon t = tampon_sur(coups, sizeof coups);
    for (int i = 0; i < partie->total; i++)
        jeu_othello_8x8.ecrire_coup(partie->coups[i].coup, &t);
    assert_string_equal(coups, "f5d6c3f4");
    assert_int_equal(partie_rang_refaire(partie, DEUX_PERSONNES), -1);
}

/* In one line, a blank between all as soon as one name is not of two letters. */
static void les_coups_s_ecrivent_en_une_ligne(void **etat)
{
    (void)etat;
    static const char *const COUPS[] = {"1TB", "2B", "3B"};
    char ligne[PARTIE_COUPS_OCTETS], perdu[256];
    struct tampon t = tampon_sur(ligne, sizeof ligne);
    jouer("f5d6c3");
    partie_ecrire_coups(partie, &t);
    assert_string_equal(ligne, "f5d6c3");
    partie_init(partie, &jeu_awale, 1);
    for (int i = 0; i < 3; i++) {
        int coup;
        t = tampon_sur(perdu, sizeof perdu);
        assert_true(jeu_awale.lire_coup(COUPS[i], &coup, &t));
        assert_null(partie_jouer(partie, coup));
    }
    t = tampon_sur(ligne, sizeof ligne);
    partie_ecrire_coups(partie, &t);
    assert_string_equal(ligne, "1TB 2B 3B");
}

static void rejouer_le_meme_coup_garde_la_suite(void **etat)
{
    (void)etat;
    jouer("f5d6c3d3c4");
    partie_aller(partie, 2);
    jouer("c3");
    assert_int_equal(partie->rang, 3);
    assert_int_equal(partie->total, 5);
    assert_int_equal(refaire(DEUX_PERSONNES), 4);
    assert_int_equal(refaire(DEUX_PERSONNES), 5);
}

static void un_coup_refuse_garde_la_suite(void **etat)
{
    (void)etat;
    jouer("f5d6c3");
    partie_aller(partie, 1);
    assert_non_null(partie_jouer(partie, coup_de_nom("a1")));
    assert_int_equal(partie->total, 3);
    assert_int_equal(refaire(DEUX_PERSONNES), 2);
}

static void la_position_apres_une_variante_est_la_sienne(void **etat)
{
    (void)etat;
    jouer("f5d6c3d3c4");
    partie_aller(partie, 1);
    jouer("f4");
    struct partie *directe = malloc(sizeof *directe);
    assert_non_null(directe);
    partie_init(directe, &jeu_othello_8x8, NOIR);
    assert_int_equal(jouer_transcription(directe, "f5f4"), 2);
    assert_memory_equal(partie_position(partie, 2), partie_position(directe, 2),
                        sizeof(struct position));
    free(directe);
}

/* ---- A new game ---- */

/* HIST-09: nothing of a position with White to move stays. */
static void HIST_09_une_nouvelle_partie_oublie_la_position(void **etat)
{
    (void)etat;
    struct position p =
        position_de("-------- -------- -------- ---OX--- ---XXX-- -------- -------- --------");
    partie_placer(partie, &jeu_othello_8x8, &p, BLANC);
    jouer("f4");
    partie_init(partie, &jeu_othello_8x8, NOIR);
    assert_int_equal(partie_trait(partie, 0), NOIR);
    assert_int_equal(partie->total, 0);
    verifier_legaux("d3 c4 f5 e6");
}

static void un_autre_jeu_se_note_de_meme(void **etat)
{
    (void)etat;
    partie_init(partie, &jeu_morpion, 1);
    static const int COUPS[] = {0, 3, 1, 4, 2}; /* the top row */
    for (int i = 0; i < 5; i++) {
        assert_int_equal(partie_trait(partie, i), 1 + i % 2);
        assert_null(partie_jouer(partie, COUPS[i]));
    }
    assert_int_equal(partie_trait(partie, 5), 0);
    assert_non_null(partie_jouer(partie, 8));
    assert_int_equal(annuler(PERSONNE_NOIRE), 4);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, preparer, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(une_partie_neuve),
        TEST(blanc_peut_commencer),
        TEST(un_coup_refuse_ne_change_rien),
        TEST(une_passe_n_est_pas_un_coup),
        TEST(une_position_de_depart_peut_imposer_une_passe),
        TEST(HIST_04_une_passe_avant_le_dernier_coup),
        TEST(HIST_01_annuler_rend_le_trait),
        TEST(HIST_02_annuler_apres_la_fin),
        TEST(HIST_10_annuler_sur_une_passe),
        TEST(annuler_revient_a_son_propre_coup),
        TEST(HIST_08_refaire_rend_aussi_la_reponse),
        TEST(annuler_pendant_que_l_ordinateur_pense),
        TEST(annuler_passe_sur_les_coups_de_suite_de_l_adversaire),
        TEST(la_personne_blanche_garde_le_premier_coup_noir),
        TEST(sans_personne_un_coup_a_la_fois),
        TEST(rien_a_annuler_ni_a_refaire_au_depart),
        TEST(aller_reste_dans_la_partie),
        TEST(HIST_12_une_variante_remplace_la_suite),
        TEST(les_coups_s_ecrivent_en_une_ligne),
        TEST(rejouer_le_meme_coup_garde_la_suite),
        TEST(un_coup_refuse_garde_la_suite),
        TEST(la_position_apres_une_variante_est_la_sienne),
        TEST(HIST_09_une_nouvelle_partie_oublie_la_position),
        TEST(un_autre_jeu_se_note_de_meme),
    };
    return cmocka_run_group_tests_name("partie", tests, NULL, NULL);
}
