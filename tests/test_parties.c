/* Whole games, real ones and those that other programs got wrong, replayed by partie.c: every move
 * accepted, the passes where they are, the end recognised, the position and the scores right; then
 * taken back to the start and forth again. One test a game; the names that begin them (RULE-01) are
 * those of our list of such failures. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jeux/othello_8x8.h"
#include "partie/sauvegarde.h"
#include "tests/aide.h"

struct cas_partie {
    const char *nom;
    const char *coups;
    const char *depart; /* NULL: the usual start */
    int nb;             /* moves accepted */
    const char *passes; /* "N42 B45": Black passes after move 42, White after move 45 */
    const char *cases;  /* the position reached */
    int noirs, blancs;
    int trait;            /* 0: the game is over, and: */
    int marge;            /* Black's final margin, */
    const char *resultat; /* the official score, Black's first; else: */
    bool passe;           /* the other player passes here, `trait` being the one who must */
    const char *legaux;   /* of `trait` */
};

static const struct cas_partie PARTIES[] = {
    {.nom = "RULE-01 un camp sans coup passe, la partie continue",
     .coups = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8",
     .nb = 16,
     .passes = "",
     .cases = "-------- -------- -------- --XXXXX- --XXX-X- --XXXXXX ----X-X- -----OOO",
     .noirs = 17,
     .blancs = 3,
     .trait = NOIR,
     .passe = true,
     .legaux = ""},
    {.nom = "RULE-05 une passe avant le dernier coup",
     .coups = "f5d6c4d3c3f4f6f3e6e7f7c5e3e2g3b4g5g6d8h5b5b3h4f2d2e1h6c2c6e8d7c8c7a4a2a3a5b8b6h3g4h7"
              "g2a6c1d1g1f1h1a1g7b1a7a8b7f8h8h2g8",
     .nb = 59,
     .passes = "",
     .cases = "OOOOOOXX O-OOOOOO OOXOXXOO OOXXXOXO OOXXXOXO OXXOXXXO OXXXOXXO OOOOOOXX",
     .noirs = 25,
     .blancs = 38,
     .trait = BLANC,
     .passe = true,
     .legaux = ""},
    {.nom = "RULE-12 les passes écrites ou non, plusieurs de suite",
     .coups = "e6f4e3d2c3d6f5d3c4b4b2b3c2a1f3e2a2b1f2c1c6a3a4a5--d1--b5a6a7--b6--c5--"
              "c7b7f6b8a8g6c8--d7d8e8",
     .nb = 40,
     .passes = "N24 N25 N28 N29 N30 N37",
     .cases = "OOOO---- OOOOXX-- OOOXXX-- OOOXXX-- OOOXXX-- OOOXXXX- OOOO---- OOOOO---",
     .noirs = 15,
     .blancs = 29,
     .trait = NOIR,
     .passe = true,
     .legaux = ""},
    {.nom = "RULE-13 un premier coup illégal est refusé, pas relu autrement",
     .coups = "e3f5e6d7c6d3f4d6c5b5b7b6c7a8f6e7a7b8f7c8c3a6a5a4--d8--b4a3a2--b3--c4--"
              "c2b2f3b1a1g3c1--d2d1e1",
     .nb = 0,
     .passes = "",
     .cases = "-------- -------- -------- ---OX--- ---XO--- -------- -------- --------",
     .noirs = 2,
     .blancs = 2,
     .trait = NOIR,
     .passe = false,
     .legaux = "d3 c4 f5 e6"},
    {.nom = "RULE-14 finie avec cinq cases vides",
     .coups = "c4e3f3c5d3b4e6f5d6f4f6c2b6c3c1c6a5a6c7a4a3a2b3b5d2a7b7b8d7d8c8a8e8e1d1b1b2a1e2e7f7f8"
              "f1f2g8g7g5g6h7g4g3h3h4h5g2",
     .nb = 55,
     .passes = "N42 N45 N46 N49 N54",
     .cases = "OOOOOO-- OOOOOOO- OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOO- OOOOOOOO OOOOOOO-",
     .noirs = 0,
     .blancs = 59,
     .marge = -64,
     .resultat = "0-64"},
    {.nom = "RULE-16 pas de passe après le dernier coup",
     .coups = "a1",
     .depart = "-OXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX",
     .nb = 1,
     .passes = "",
     .cases = "XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX",
     .noirs = 64,
     .blancs = 0,
     .marge = 64,
     .resultat = "64-0"},
    {.nom = "RULE-21 finie en neuf coups, 51 cases vides",
     .coups = "f5d6c5f6e7f4g5e6e3",
     .nb = 9,
     .passes = "",
     .cases = "-------- -------- ----X--- ---XXX-- --XXXXX- ---XXX-- ----X--- --------",
     .noirs = 13,
     .blancs = 0,
     .marge = 64,
     .resultat = "64-0"},
    {.nom = "REAL-01 la partie la plus courte, neuf coups",
     .coups = "f5d6c5f6e7f4g5e6e3",
     .nb = 9,
     .passes = "",
     .cases = "-------- -------- ----X--- ---XXX-- --XXXXX- ---XXX-- ----X--- --------",
     .noirs = 13,
     .blancs = 0,
     .marge = 64,
     .resultat = "64-0"},
    {.nom = "REAL-02 plus un pion blanc après onze coups",
     .coups = "f5d6c5f4e7c6c7f6g5e6e3",
     .nb = 11,
     .passes = "",
     .cases = "-------- -------- ----X--- ---XXX-- --XXXXX- --XXXX-- --X-X--- --------",
     .noirs = 15,
     .blancs = 0,
     .marge = 64,
     .resultat = "64-0"},
    {.nom = "REAL-06 plus un pion noir après 16 coups",
     .coups = "f5f4e3f6d3c3c4c5e6f3d6c6b5a5b4a4",
     .nb = 16,
     .passes = "",
     .cases = "-------- -------- --OOOO-- OOOOOO-- OOOOOO-- --OOOO-- -------- --------",
     .noirs = 0,
     .blancs = 20,
     .marge = -64,
     .resultat = "0-64"},
    {.nom = "REAL-07 plus un pion blanc après 17 coups",
     .coups = "f5d6c4d3c5f4f3e3c3c6c7g5h5g6h7b2a1",
     .nb = 17,
     .passes = "",
     .cases = "X------- -X------ --XXXX-- --XXXX-- --XXXXXX --XX--X- --X----X --------",
     .noirs = 21,
     .blancs = 0,
     .marge = 64,
     .resultat = "64-0"},
    {.nom = "REAL-08 64-0 avec quinze passes",
     .coups = "f5f6e6f4d3c4e3d6g4h3b5b4c5c6b6g3c3f3b3a6c7d8d7e7b8b7h4h5a8c2a7a4c8e2a5g5a3e8a2f8f7c1"
              "b1a1b2g7d1d2g6g8h8h7h6e1f2g2f1h1g1h2",
     .nb = 60,
     .passes = "B37 B38 B39 B40 B41 B46 B47 B48 B51 B52 B53 B54 B55 B58 B59",
     .cases = "XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX",
     .noirs = 64,
     .blancs = 0,
     .marge = 64,
     .resultat = "64-0"},
    {.nom = "REAL-10 dix passes de Noir à la fin, 1-63",
     .coups = "f5f6e6f4e3c5c4e7c6e2f3f2g4g5e1d3d2c3c2d6h6g3h3f1d1c1c7d7g6f7f8e8d8b1g8b3a3b5b6b4a4b8"
              "b2a1g1a2b7a8a7a5a6h1g2h2h4h5h7c8h8g7",
     .nb = 60,
     .passes = "N50 N51 N52 N53 N54 N55 N56 N57 N58 N59",
     .cases = "OOOOOOOO OOOOOOOO OOOOXOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO",
     .noirs = 1,
     .blancs = 63,
     .marge = -62,
     .resultat = "1-63"},
    {.nom = "REAL-11 onze coups blancs de suite, sept cases vides",
     .coups = "f5d6c5f4d3e3f6e6f2c6c7b6a5g5h4h5h6f7d7b5a4e7e8f8d8c8g6a6b4a3b7c4b3a8b8a7g8h8b2a2a1b1"
              "c1c2c3d2e2g7h7h3g3g4g1",
     .nb = 53,
     .passes = "N38 N43 N44 N45 N46 N47 N48 N49 N50 N51 N52",
     .cases = "OOO---O- OOOOOO-- OOOOO-OO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO",
     .noirs = 0,
     .blancs = 57,
     .marge = -64,
     .resultat = "0-64"},
    {.nom = "REAL-14 25 coups légaux en chemin, huit passes, 1-57",
     .coups = "f5d6c3d3c6f4e6f6f3e3g6c5e2e7g3d7b5c4g5g4d8f8d2f7h5h7b3h3g7f2e1f1g1e8g8h2g2c8b8c7b7h8"
              "h6a8a7h4h1b6a6a5b4a3c2d1",
     .nb = 54,
     .passes = "N44 N45 N46 N49 N50 N51 N52 N53",
     .cases = "---OOOOO --OOOOOO OOOOOOXO -OOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO",
     .noirs = 1,
     .blancs = 57,
     .marge = -62,
     .resultat = "1-63"},
    {.nom = "REAL-15 un coup de 18 pions dans une vraie partie",
     .coups = "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1"
              "h2h1g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8",
     .nb = 60,
     .passes = "",
     .cases = "OOOOOOXO OOOXXXOO OOOOOOXO OOOOOXXO OOXOOOXO OXOXOOXO OOXOXXOO OOOOOOOO",
     .noirs = 15,
     .blancs = 49,
     .marge = -34,
     .resultat = "15-49"},
    {.nom = "REAL-17 finie au coup 38, 39-3",
     .coups = "f5d6c3d3c4f4f6g5e3f3g4e2f1c5d2e1d1f2h6h3h5g3e6h4h2g2g1c2b3c1b1a3b2g6g7a4a5c6",
     .nb = 38,
     .passes = "B35",
     .cases = "-XXXXXX- -XXXXXXX OXXXXXXX O-XXXXXX O-XXXXXX --XXXXXX ------X- --------",
     .noirs = 39,
     .blancs = 3,
     .marge = 58,
     .resultat = "61-3"},
    {.nom = "REAL-18 finie au coup 43 sans aucune passe",
     .coups =
         "f5f6e6f4g5g6g4e7f3e3d6h6d7f2h5h4g3h3f8c5f7c6c7d8e8c8b8g7g8b7h8h7h2g2g1h1f1e1a7a8d3a6b6",
     .nb = 43,
     .passes = "",
     .cases = "----OOOO -----XXX ---XXXXX ---XXXXX --XXXXXX OXXXXXXX OXXXXXXX OXXXXXXX",
     .noirs = 40,
     .blancs = 7,
     .marge = 50,
     .resultat = "57-7"},
    {.nom = "REAL-19 cinq passes, 17 cases vides",
     .coups =
         "f5f6e6f4c3d7e3d6g6g5f7h6f3e7h5h4g4h3g3h7e8d8c8c7b8c6c5g8g7h2g2h8f8g1h1a8f1f2b7c4b6a7b2",
     .nb = 43,
     .passes = "N32 N33 N38 N39 N42",
     .cases = "-----XXX -O---OOO --O-OOOO --OOOOOO --OOOOOO -OOOOOOO OOOOOOOO OOOOOOOO",
     .noirs = 3,
     .blancs = 44,
     .marge = -58,
     .resultat = "3-61"},
    {.nom = "REAL-22 31-31 et deux cases vides",
     .coups = "f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8"
              "b8f8g8d1g2e1f1b7a8a7a1h1g7g1b2b1",
     .nb = 58,
     .passes = "",
     .cases = "XOOOOOOO XXOXXOOO XXXOOOOO XXOXOOOO XXOOXOOO XXOOOXOO XXXXXXX- XXXXXXX-",
     .noirs = 31,
     .blancs = 31,
     .marge = 0,
     .resultat = "32-32"},
    {.nom = "REAL-23 23 passes du même camp",
     .coups = "F5d6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3f6F7f1g2H2"
              "e3F4b1g1c1e1g8g7f3h1h3h4h6",
     .nb = 55,
     .passes = "N12 N15 N22 N23 N24 N29 N32 N33 N34 N35 N36 N37 N40 N45 N46 N47 N48 N49 N50 N51 "
               "N52 N53 N54",
     .cases = "OOOOOOOO OOOOOOOO OOOOOO-O OOOOOO-O OOOOOOOO OOOOOO-O OOOOOOO- OOOOOOO-",
     .noirs = 0,
     .blancs = 59,
     .marge = -64,
     .resultat = "0-64"},
    {.nom = "REAL-26 une partie inachevée",
     .coups = "f5d6c3d3c6f6e3c5c4f3g3f4e6d7f7b5a5g4e8g6h3f8g8b6h7h6h5f2g5h4g2h8a6d8c7h1b4h2e2g7f1g1"
              "c8c2d2c1b2",
     .nb = 47,
     .passes = "",
     .cases = "--O--XOO -XXXXOOO --XXOXOO -XXXOOOO XXXXOOOO XXXXXOOO --XX-XOO --XOOOOO",
     .noirs = 24,
     .blancs = 27,
     .trait = BLANC,
     .passe = false,
     .legaux = "a1 b1 d1 e1 a2 a3 b3 a4 a7 b7 e7 b8"},
};
enum { NB_PARTIES = sizeof PARTIES / sizeof PARTIES[0] };

/* Replays the game of a case; to be freed. */
static struct partie *rejouer(const struct cas_partie *cas)
{
    struct partie *partie = malloc(sizeof *partie);
    assert_non_null(partie);
    partie_init(partie, &jeu_othello_8x8, NOIR);
    if (cas->depart) {
        struct position depart = position_de(cas->depart);
        partie_placer(partie, &jeu_othello_8x8, &depart, NOIR);
    }
    assert_int_equal(jouer_transcription(partie, cas->coups), cas->nb);
    assert_int_equal(partie->rang, cas->nb);
    assert_int_equal(partie->total, cas->nb);
    return partie;
}

/* "N42 B45" */
static void passes_de(const struct partie *partie, char passes[256])
{
    struct tampon t = tampon_sur(passes, 256);
    for (int rang = 0; rang < partie->total; rang++)
        if (partie_passe(partie, rang))
            tampon_ecrire(&t, "%s%c%d", t.longueur ? " " : "", "-NB"[partie_passe(partie, rang)],
                          rang);
}

/* The case has Black's score first, the sentence that of the winner, twice where squares are left
 * over: "Victoire de BLANC, 59-0, 5 vides au gagnant : 64-0". */
static void verifier_fin(const struct cas_partie *cas, const struct position *position)
{
    char memoire[256], debut[64], fin[32];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct tampon d = tampon_sur(debut, sizeof debut), f = tampon_sur(fin, sizeof fin);
    const bool blanc = cas->marge < 0;
    int noir_officiel, blanc_officiel;
    assert_int_equal(sscanf(cas->resultat, "%d-%d", &noir_officiel, &blanc_officiel), 2);
    assert_int_equal(noir_officiel - blanc_officiel, cas->marge);
    tampon_ecrire(&d, "%s, %d-%d",
                  blanc             ? "Victoire de BLANC"
                  : cas->marge == 0 ? "Partie nulle"
                                    : "Victoire de NOIR",
                  blanc ? cas->blancs : cas->noirs, blanc ? cas->noirs : cas->blancs);
    tampon_ecrire(&f, " %d-%d\n", blanc ? blanc_officiel : noir_officiel,
                  blanc ? noir_officiel : blanc_officiel);
    assert_true(jeu_othello_8x8.est_jeu_fini(position));
    assert_int_equal(jeu_othello_8x8.marge(position), cas->marge);
    jeu_othello_8x8.ecrire_fin(position, &t);
    if (strncmp(memoire, debut, strlen(debut)) != 0 || t.longueur < f.longueur ||
        strcmp(memoire + t.longueur - f.longueur, fin) != 0)
        fail_msg("\"%s\" does not begin with \"%s\" and end with \"%s\"", memoire, debut, fin);
}

/* The side to move after a pass is the other player; the record adds nothing for the pass. */
static void verifier_suite(const struct cas_partie *cas, const struct partie *partie)
{
    char noms[512];
    const struct position *position = partie_position(partie, partie->rang);
    int attendu = cas->passe ? incrementer_joueur(cas->trait) : cas->trait;
    assert_false(jeu_othello_8x8.est_jeu_fini(position));
    assert_int_equal(partie_trait(partie, partie->rang), attendu);
    assert_int_equal(partie_passe(partie, partie->rang), cas->passe ? cas->trait : 0);
    legaux_de(position, cas->trait, noms);
    assert_string_equal(noms, cas->legaux);
}

static void verifier_arrivee(const struct cas_partie *cas, const struct partie *partie)
{
    char passes[256], cases[128];
    struct tampon t = tampon_sur(cases, sizeof cases);
    const struct position *position = partie_position(partie, partie->rang);
    passes_de(partie, passes);
    assert_string_equal(passes, cas->passes);
    for (const char *c = cas->cases; *c; c++)
        if (*c != ' ')
            tampon_ecrire(&t, "%c", *c);
    char obtenues[128];
    t = tampon_sur(obtenues, sizeof obtenues);
    jeu_othello_8x8.ecrire_position(position, &t);
    assert_string_equal(obtenues, cases);
    assert_int_equal(jeu_othello_8x8.score(position, NOIR), cas->noirs);
    assert_int_equal(jeu_othello_8x8.score(position, BLANC), cas->blancs);
    if (cas->trait == 0)
        verifier_fin(cas, position);
    else
        verifier_suite(cas, partie);
}

static void verifier_rejouee(void **etat)
{
    const struct cas_partie *cas = *etat;
    struct partie *partie = rejouer(cas);
    verifier_arrivee(cas, partie);
    if (cas->trait == 0)
        assert_non_null(partie_jouer(partie, coup_de_nom("a1")));
    free(partie);
}

/* Back to the start one move at a time, the turn right at each, then forth to the same end. */
static void verifier_annulee(void **etat)
{
    const struct cas_partie *cas = *etat;
    static const bool PERSONNES[3] = {false, true, true};
    struct partie *partie = rejouer(cas);
    for (int rang = cas->nb - 1; rang >= 0; rang--) {
        assert_int_equal(partie_rang_annuler(partie, PERSONNES), rang);
        partie_aller(partie, rang);
        assert_int_equal(partie_trait(partie, rang), partie->coups[rang].joueur);
    }
    assert_int_equal(partie_rang_annuler(partie, PERSONNES), -1);
    for (int rang = 1; rang <= cas->nb; rang++) {
        assert_int_equal(partie_rang_refaire(partie, PERSONNES), rang);
        partie_aller(partie, rang);
    }
    assert_int_equal(partie_rang_refaire(partie, PERSONNES), -1);
    verifier_arrivee(cas, partie);
    free(partie);
}

/* Written as a save file and read back, wherever it stands, it is the same game. */
static void verifier_sauvee(void **etat)
{
    static const struct jeu *const JEUX[] = {&jeu_othello_8x8, NULL};
    const struct cas_partie *cas = *etat;
    struct partie *partie = rejouer(cas), *relue = malloc(sizeof *relue);
    char texte[SAUVEGARDE_OCTETS_MAX], memoire[512];
    struct tampon t = tampon_sur(texte, sizeof texte), raison = tampon_sur(memoire, sizeof memoire);
    struct reglages reglages;
    assert_non_null(relue);
    reglages_defaut(&reglages);
    sauvegarde_ecrire(partie, &reglages, &t);
    assert_false(t.deborde);
    if (!sauvegarde_lire(vue_de(texte), JEUX, relue, &reglages, NULL, &raison))
        fail_msg("%s\n%s", memoire, texte);
    assert_int_equal(relue->rang, partie->rang);
    assert_int_equal(relue->total, partie->total);
    verifier_arrivee(cas, relue);
    free(partie);
    free(relue);
}

static void nommer(char nom[200], const struct cas_partie *cas, const char *quoi)
{
    struct tampon t = tampon_sur(nom, 200);
    tampon_ecrire(&t, "%s (%s)", cas->nom, quoi);
}

int main(void)
{
    static struct CMUnitTest tests[3 * NB_PARTIES];
    static char annulees[NB_PARTIES][200], sauvees[NB_PARTIES][200];
    for (int i = 0; i < NB_PARTIES; i++) {
        void *cas = (void *)(uintptr_t)&PARTIES[i];
        nommer(annulees[i], &PARTIES[i], "annulée");
        nommer(sauvees[i], &PARTIES[i], "sauvée");
        tests[3 * i] = (struct CMUnitTest){PARTIES[i].nom, verifier_rejouee, NULL, NULL, cas};
        tests[3 * i + 1] = (struct CMUnitTest){annulees[i], verifier_annulee, NULL, NULL, cas};
        tests[3 * i + 2] = (struct CMUnitTest){sauvees[i], verifier_sauvee, NULL, NULL, cas};
    }
    return cmocka_run_group_tests_name("parties", tests, NULL, NULL);
}
