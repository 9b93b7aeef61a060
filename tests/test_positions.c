/* Positions that other programs got wrong: legal moves, lines that must not wrap round an edge,
 * moves that turn the most pawns, ends of game. One test a position; the names that begin them
 * (RULE-01) are those of our list of such failures. It is Black's turn in all of them. */
#include <stdlib.h>
#include <string.h>

#include "jeux/othello_8x8.h"
#include "tests/aide.h"

struct cas_position {
    const char *nom;
    const char *cases;
    const char *legaux, *adverses; /* of Black and of White */
    int noirs, blancs;
    const char *interdit; /* a move that must not be legal */
    const char *coup;     /* a move ... */
    int retournes;        /* ... and how many pawns it turns */
    bool resolu;
    int valeur; /* Black's exact final margin, when `resolu` */
};

static const struct cas_position POSITIONS[] = {
    {.nom = "RULE-04, RULE-39 une position collée dont le trait est bloqué n'est pas finie",
     .cases = "OOOXXXXO OOOOOOOO OOOOOXOX OOOOXOXX OOOOXX-X OOOOOXX- OOXXXOXX OOOOOOOO",
     .legaux = "",
     .adverses = "g5 h6",
     .noirs = 19,
     .blancs = 43,
     .resolu = true,
     .valeur = -48},
    {.nom = "RULE-18 un plateau plein est une partie finie",
     .cases = "OOOOOOOO OOOOOOOO OOOXOOOO OXOXOOOO OOOOOOOO OXOXXXXX OOXOXXOO OOOOOOOO",
     .legaux = "",
     .adverses = "",
     .noirs = 12,
     .blancs = 52,
     .resolu = true,
     .valeur = -40},
    {.nom = "RULE-22 aucune ligne ne passe par le bord est",
     .cases = "-------- -------- -------- ------XO -------- -------- -------- --------",
     .legaux = "",
     .adverses = "f4",
     .noirs = 1,
     .blancs = 1,
     .interdit = "a5"},
    {.nom = "RULE-23 aucune ligne ne passe par le bord ouest",
     .cases = "-------- -------- -------- -------- OX------ -------- -------- --------",
     .legaux = "",
     .adverses = "c5",
     .noirs = 1,
     .blancs = 1,
     .interdit = "h4"},
    {.nom = "RULE-24 aucune ligne ne passe par le coin sud-est",
     .cases = "-------- -------- ------X- -------O -------- -------- -------- --------",
     .legaux = "",
     .adverses = "f2",
     .noirs = 1,
     .blancs = 1,
     .interdit = "a6"},
    {.nom = "RULE-25 aucune ligne ne passe par le coin sud-ouest",
     .cases = "-------- -------- -X------ O------- -------- -------- -------- --------",
     .legaux = "",
     .adverses = "c2",
     .noirs = 1,
     .blancs = 1,
     .interdit = "h4"},
    {.nom = "RULE-28 aucune ligne ne passe par le bord nord",
     .cases = "---O---- ---X---- -------- -------- -------- -------- -------- --------",
     .legaux = "",
     .adverses = "d3",
     .noirs = 1,
     .blancs = 1,
     .interdit = "d8"},
    {.nom = "RULE-29 aucune ligne ne passe par le bord sud",
     .cases = "-------- -------- -------- -------- -------- -------- ---X---- ---O----",
     .legaux = "",
     .adverses = "d6",
     .noirs = 1,
     .blancs = 1,
     .interdit = "d1"},
    {.nom = "RULE-30 un coup qui retourne 19 pions",
     .cases = "X--X--X- -O-O-O-- --OOO--- XOO-OOOX --OOO--- -O-O-O-- X--O--O- ---X---X",
     .legaux = "d4",
     .adverses = "",
     .noirs = 8,
     .blancs = 19,
     .coup = "d4",
     .retournes = 19},
    {.nom = "RULE-31 un coup de coin qui retourne 18 pions",
     .cases = "-OOOOOOX OO------ O-O----- O--O---- O---O--- O----O-- O-----O- X------X",
     .legaux = "a1",
     .adverses = "",
     .noirs = 3,
     .blancs = 18,
     .coup = "a1",
     .retournes = 18},
    {.nom = "RULE-33 34 coups légaux",
     .cases = "--X----- -OOXO-O- --OXXXO- ---XXXO- O--XO-O- X-O--XX- -OXXOOO- -X------",
     .legaux = "a1 b1 d1 e1 f1 g1 h1 a2 f2 h2 a3 b3 h3 a4 b4 c4 h4 b5 c5 f5 h5 b6 d6 e6 h6 a7 h7 "
               "a8 c8 d8 e8 f8 g8 h8",
     .adverses = "e1 c4 c5 f5 h5 a7 c8 e8",
     .noirs = 15,
     .blancs = 15},
    {.nom = "RULE-34 onze cases vides, onze coups légaux",
     .cases = "---O---- O-OOOOO- OOXOOOO- OXOXOXO- OOXOXOXX OOXOXXXX OOOOOOXX XXXXXXXX",
     .legaux = "a1 b1 c1 e1 f1 g1 h1 b2 h2 h3 h4",
     .adverses = "h4",
     .noirs = 23,
     .blancs = 30},
    {.nom = "POS-20 une position qui faussait des indices de motifs",
     .cases = "--XO-O-- --XOOO-- OOXXOOX- -OOOXOO- --OXOXXX -XXXXX-- --OOXX-- --X-----",
     .legaux = "e1 g1 a2 g2 h3 a4 h4 a5 b5 b7 b8 d8 e8",
     .adverses = "b1 b2 g2 h2 h3 h4 a5 b5 g6 h6 a7 b7 g7 e8 f8 g8",
     .noirs = 18,
     .blancs = 18},
};
enum { NB_POSITIONS = sizeof POSITIONS / sizeof POSITIONS[0] };

/* Best final margin of `joueur`, by looking at everything: for a few empty squares only. */
static int resoudre(Config config, int joueur)
{
    int mieux = -65, adverse = incrementer_joueur(joueur);
    if (est_jeu_fini(config))
        return joueur == NOIR ? score_final(config) : -score_final(config);
    if (!est_coup_possible(config, joueur))
        return -resoudre(config, adverse);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++) {
            if (!verif_coup_valide(config, (Case){x, y}, joueur))
                continue;
            int valeur = -resoudre(incrementer_config(config, (Case){x, y}, joueur), adverse);
            mieux = valeur > mieux ? valeur : mieux;
        }
    return mieux;
}

static void verifier_coup(const struct cas_position *cas, const struct position *position)
{
    int coup = coup_de_nom(cas->coup);
    struct position apres = jeu_othello_8x8.incrementer_config(position, coup, NOIR);
    assert_int_equal(jeu_othello_8x8.score(&apres, NOIR), cas->noirs + 1 + cas->retournes);
    assert_int_equal(jeu_othello_8x8.score(&apres, BLANC), cas->blancs - cas->retournes);
}

/* The interface of a game (struct jeu) must say the same as the course's functions. */
static void verifier_position(void **etat)
{
    const struct cas_position *cas = *etat;
    const struct jeu *jeu = &jeu_othello_8x8;
    struct position position = position_de(cas->cases);
    char noms[512];
    bool fini = *cas->legaux == 0 && *cas->adverses == 0;
    legaux_de(&position, NOIR, noms);
    assert_string_equal(noms, cas->legaux);
    legaux_de(&position, BLANC, noms);
    assert_string_equal(noms, cas->adverses);
    assert_int_equal(jeu->score(&position, NOIR), cas->noirs);
    assert_int_equal(jeu->score(&position, BLANC), cas->blancs);
    assert_int_equal(jeu->est_jeu_fini(&position), fini);
    assert_int_equal(jeu->est_coup_possible(&position, NOIR), *cas->legaux != 0);
    assert_int_equal(est_jeu_fini(config_de(cas->cases)), fini);
    if (cas->interdit)
        assert_non_null(jeu->raison_refus(&position, coup_de_nom(cas->interdit), NOIR));
    if (cas->coup)
        verifier_coup(cas, &position);
    if (cas->resolu)
        assert_int_equal(resoudre(config_de(cas->cases), NOIR), cas->valeur);
}

/* The same position as the start of a game: who moves, who passes, when it is over. */
static void verifier_partie(void **etat)
{
    const struct cas_position *cas = *etat;
    struct partie *partie = malloc(sizeof *partie);
    assert_non_null(partie);
    struct position position = position_de(cas->cases);
    bool fini = *cas->legaux == 0 && *cas->adverses == 0, passe = *cas->legaux == 0 && !fini;
    partie_placer(partie, &jeu_othello_8x8, &position, NOIR);
    assert_int_equal(partie_trait(partie, 0), fini ? 0 : passe ? BLANC : NOIR);
    assert_int_equal(partie_passe(partie, 0), passe ? NOIR : 0);
    assert_int_equal(partie->total, 0);
    free(partie);
}

int main(void)
{
    static struct CMUnitTest tests[2 * NB_POSITIONS];
    static char noms[NB_POSITIONS][200];
    for (int i = 0; i < NB_POSITIONS; i++) {
        void *donnees = (void *)(uintptr_t)&POSITIONS[i];
        struct tampon t = tampon_sur(noms[i], sizeof noms[i]);
        tampon_ecrire(&t, "%s (en partie)", POSITIONS[i].nom);
        tests[2 * i] =
            (struct CMUnitTest){POSITIONS[i].nom, verifier_position, NULL, NULL, donnees};
        tests[2 * i + 1] = (struct CMUnitTest){noms[i], verifier_partie, NULL, NULL, donnees};
    }
    return cmocka_run_group_tests_name("positions", tests, NULL, NULL);
}
