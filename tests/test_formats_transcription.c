/* Transcripts: every spelling that must be read, every fault that must be named with its place. The
 * cases are records that other programs once read wrongly. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "formats/transcription.h"

enum { INCONNU = 1000 };

static const struct lue {
    const char *nom;
    struct vue texte;
    int coups;          /* passes left out */
    const char *passes; /* after which moves */
    int qui_passe;
    const char *plateau;
    bool finie;
    int marge; /* Black's, when it is over */
} LUES[] = {
    {"TR-07, Pass left out.",
     VUE("f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3b6d1h2h1g2h3g"
         "4"),
     44, "43", BLANC, "XXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXOXXOOOOO--OOOOOO----OOO----------", false,
     INCONNU},
    {"TR-08, CRLF line ends, two moves a line.",
     VUE("f5d6\r\nc3d3\r\nc4f4\r\nf6f3\r\ne3b4\r\nc5c6\r\ne6e2\r\ne7d2\r\nf1d7\r\na3a4\r\nb3g6\r\n"
         "a5a2\r\na1f2\r\ng5f7\r\nb2c2\r\nb5e1\r\nb1g1\r\nc1h4\r\ng3b6\r\nd1h2\r\nh1g2\r\nh3g4\r"
         "\n"),
     44, "43", BLANC, "XXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXOXXOOOOO--OOOOOO----OOO----------", false,
     INCONNU},
    {"TR-09, UTF-8 byte order mark in front.",
     VUE("\xef\xbb\xbf"
         "f5d6c3d3c4f4f6f3e3b4c5c6e6e2e7d2f1d7a3a4b3g6a5a2a1f2g5f7b2c2b5e1b1g1c1h4g3"
         "b6d1h2h1g2h3g4"),
     44, "43", BLANC, "XXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXOXXOOOOO--OOOOOO----OOO----------", false,
     INCONNU},
    {"TR-10, Leading empty line, trailing blanks and tabs.",
     VUE("\n  F5D6C3D3C4F4F6F3E3B4C5C6E6E2E7D2F1D7A3A4B3G6A5A2A1F2G5F7B2C2B5E1B1G1C1H4G3B6D1H2H1G2"
         "H3G4 \t \n\n"),
     44, "43", BLANC, "XXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXOXXOOOOO--OOOOOO----OOO----------", false,
     INCONNU},
    {"TR-25, Rows and columns swapped: the transposed game is legal too, ", VUE("f5d6c3"), 3, "",
     VIDE, "------------------X--------XX------OXX-----O--------------------", false, INCONNU},
    {"TR-26, Lower and upper case mixed.",
     VUE("f5D6C3d3C4F4f6F3E3b4C5C6e6E2E7d2F1D7a3A4B3g6A5A2a1F2G5f7B2C2b5E1B1g1C1H4g3B6D1h2H1G2h3G"
         "4"),
     44, "43", BLANC, "XXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXOXXOOOOO--OOOOOO----OOO----------", false,
     INCONNU},
    {"TR-27, Commas and semicolons between moves.",
     VUE("f5, d6, c3, d3, c4, f4, f6, f3, e3, b4, c5, c6, e6, e2, e7, d2, f1, d7, a3, a4, b3, g6, "
         "a5, a2, a1, f2, g5, f7, b2, c2, b5, e1, b1, g1, c1, h4, g3, b6, d1, h2, h1, g2, h3, g4"),
     44, "43", BLANC, "XXXXXXXXXXXXXOXXXXOXXXXXXXXXXXXOXXOOOOO--OOOOOO----OOO----------", false,
     INCONNU},
    {"REAL-01, Shortest possible game: wiped out in nine moves, 51 squares ",
     VUE("f5d6c5f6e7f4g5e6e3"), 9, "", VIDE,
     "--------------------X------XXX----XXXXX----XXX------X-----------", true, 64},
    {"REAL-02, Wipe-out in eleven moves.", VUE("f5d6c5f4e7c6c7f6g5e6e3"), 11, "", VIDE,
     "--------------------X------XXX----XXXXX---XXXX----X-X-----------", true, 64},
    {"REAL-06, White wipes black out in 16 moves.", VUE("f5f4e3f6d3c3c4c5e6f3d6c6b5a5b4a4"), 16, "",
     VIDE, "------------------OOOO--OOOOOO--OOOOOO----OOOO------------------", true, -64},
    {"REAL-07, Wipe-out in 17 moves.", VUE("f5d6c4d3c5f4f3e3c3c6c7g5h5g6h7b2a1"), 17, "", VIDE,
     "X--------X--------XXXX----XXXX----XXXXXX--XX--X---X----X--------", true, 64},
    {"REAL-08, Full board 64-0 with 15 passes.",
     VUE("f5f6e6f4d3c4e3d6g4h3b5b4c5c6b6g3c3f3b3a6c7d8d7e7b8b7h4h5a8c2a7a4c8e2a5g5a3e8a2f8f7c1b1a1"
         "b2g7d1d2g6g8h8h7h6e1f2g2f1h1g1h2"),
     60, "37,38,39,40,41,46,47,48,51,52,53,54,55,58,59", BLANC,
     "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX", true, 64},
    {"REAL-10, Ten passes, eleven white moves in a row, 1-63.",
     VUE("f5f6e6f4e3c5c4e7c6e2f3f2g4g5e1d3d2c3c2d6h6g3h3f1d1c1c7d7g6f7f8e8d8b1g8b3a3b5b6b4a4b8b2a1"
         "g1a2b7a8a7a5a6h1g2h2h4h5h7c8h8g7"),
     60, "50,51,52,53,54,55,56,57,58,59", NOIR,
     "OOOOOOOOOOOOOOOOOOOOXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO", true, -62},
    {"REAL-11, Eleven white moves in a row, wiped out with seven empties.",
     VUE("f5d6c5f4d3e3f6e6f2c6c7b6a5g5h4h5h6f7d7b5a4e7e8f8d8c8g6a6b4a3b7c4b3a8b8a7g8h8b2a2a1b1c1c2"
         "c3d2e2g7h7h3g3g4g1"),
     53, "38,43,44,45,46,47,48,49,50,51,52", NOIR,
     "OOO---O-OOOOOO--OOOOO-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO", true, -64},
    {"REAL-14, Position with 25 legal moves on the way; eight passes; 1-57.",
     VUE("f5d6c3d3c6f4e6f6f3e3g6c5e2e7g3d7b5c4g5g4d8f8d2f7h5h7b3h3g7f2e1f1g1e8g8h2g2c8b8c7b7h8h6a8"
         "a7h4h1b6a6a5b4a3c2d1"),
     54, "44,45,46,49,50,51,52,53", NOIR,
     "---OOOOO--OOOOOOOOOOOOXO-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO", true, -62},
    {"REAL-15, A move that turns 18 discs.",
     VUE("f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1h2h1"
         "g1e1g7b3b4a4a3h8g8c1b2a1a2b1b7a8"),
     60, "", VIDE, "OOOOOOXOOOOXXXOOOOOOOOXOOOOOOXXOOOXOOOXOOXOXOOXOOOXOXXOOOOOOOOOO", true, -34},
    {"REAL-17, Over at move 38 with 22 empties, 39-3.",
     VUE("f5d6c3d3c4f4f6g5e3f3g4e2f1c5d2e1d1f2h6h3h5g3e6h4h2g2g1c2b3c1b1a3b2g6g7a4a5c6"), 38, "35",
     BLANC, "-XXXXXX--XXXXXXXOXXXXXXXO-XXXXXXO-XXXXXX--XXXXXX------X---------", true, 58},
    {"REAL-18, Over at move 43 with 17 empties, 40-7, no pass at all before",
     VUE("f5f6e6f4g5g6g4e7f3e3d6h6d7f2h5h4g3h3f8c5f7c6c7d8e8c8b8g7g8b7h8h7h2g2g1h1f1e1a7a8d3a6b6"),
     43, "", VIDE, "----OOOO-----XXX---XXXXX---XXXXX--XXXXXXOXXXXXXXOXXXXXXXOXXXXXXX", true, 50},
    {"REAL-19, White to 44 discs, five passes, 17 empties.",
     VUE("f5f6e6f4c3d7e3d6g6g5f7h6f3e7h5h4g4h3g3h7e8d8c8c7b8c6c5g8g7h2g2h8f8g1h1a8f1f2b7c4b6a7b2"),
     43, "32,33,38,39,42", NOIR, "-----XXX-O---OOO--O-OOOO--OOOOOO--OOOOOO-OOOOOOOOOOOOOOOOOOOOOOO",
     true, -58},
    {"REAL-22, 31-31 with two empties, no pass.",
     VUE("f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8f8"
         "g8d1g2e1f1b7a8a7a1h1g7g1b2b1"),
     58, "", VIDE, "XOOOOOOOXXOXXOOOXXXOOOOOXXOXOOOOXXOOXOOOXXOOOXOOXXXXXXX-XXXXXXX-", true, 0},
    {"REAL-23, Game quoted for its number of passes: 23, all black; ends 0-",
     VUE("F5d6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3f6F7f1g2H2e3F4"
         "b1g1c1e1g8g7f3h1h3h4h6"),
     55, "12,15,22,23,24,29,32,33,34,35,36,37,40,45,46,47,48,49,50,51,52,53,54", NOIR,
     "OOOOOOOOOOOOOOOOOOOOOO-OOOOOOO-OOOOOOOOOOOOOOO-OOOOOOOO-OOOOOOO-", true, -64},
    {"REAL-26, Unfinished game in the base; score byte 0.",
     VUE("f5d6c3d3c6f6e3c5c4f3g3f4e6d7f7b5a5g4e8g6h3f8g8b6h7h6h5f2g5h4g2h8a6d8c7h1b4h2e2g7f1g1c8c2"
         "d2c1b2"),
     47, "", VIDE, "--O--XOO-XXXXOOO--XXOXOO-XXXOOOOXXXXOOOOXXXXXOOO--XX-XOO--XOOOOO", false,
     INCONNU},
};

static const struct refusee {
    const char *nom;
    struct vue texte;
    int coup, colonne;
    int gardes; /* moves of the game that is kept, without passes, 0: they are too few for one */
} REFUSEES[] = {
    {"TR-12, Odd number of characters: last token cut in half; used to be", VUE("f5d6c3d"), 4, 7,
     0},
    {"And one whose moves are enough for a game", VUE("f5d6c3d3c"), 5, 9, 4},
    {"TR-13, Record written by a faulty engine with '?"
     "?' where moves are ",
     VUE("e6d6c6d7c5b4b5f4e7b7f5b6c7g5c4d3a8f7f6g6g4h4f8g7a6d8a5a4e8c8b8a7a3b3b2a2a1b1c1g8h8h7?"
         "?c3"
         "c2d1?"
         "?e2e3d2h6f2g1g2g3h3e1f1h2h5h1f3"),
     43, 85, 42},
    {"TR-14, Another of these records.",
     VUE("e6f6c4e7f7f8g8h8e8c5f5g7d6c7c6f4c8d8d7g6g3b8g4b7a8a6h7h6b3b4g5a2h3h5h4b5?"
         "?a3h2h1a4b6a7a5"
         "g2g1f2e3f1d2f3e1d3c2e2d1b1c3b2c1"),
     37, 73, 36},
    {"TR-15, Illegal move in the middle (a3, token 20).",
     VUE("F5F6E6D6C5E3F3C4C3B5C6D7D3B4A6B3B6A4C7A3C8"), 20, 39, 19},
    {"TR-17, A move written after the end of the game.", VUE("f5d6c5f6e7f4g5e6e3a1"), 10, 19, 9},
    {"TR-18, Squares off the board.", VUE("f5i6"), 2, 3, 0},
    {"TR-21, Full-width letters and digits typed through an input method ",
     VUE("\xef\xbc\xa6\xef\xbc\x95\xef\xbc\xa4\xef\xbc\x96"), 1, 1, 0},
    {"A number that is none of a move", VUE("f5 6 d6"), 2, 4, 0},
    {"Digits that are no squares", VUE("65 49"), 1, 1, 0},
    {"Digits with letters", VUE("f5 46 33"), 2, 4, 0},
    {"Three digits", VUE("65 463"), 1, 1, 0},
    {"Digits, a number that is none", VUE("65. 46. 34"), 1, 9, 0},
    {"Digits, an illegal move", VUE("65 46 11"), 3, 7, 0},
    {"Digits, no first move", VUE("11 22"), 1, 1, 0},
    {"A star between moves", VUE("f5 * d6"), 2, 4, 0},
    {"TR-24, Embedded NUL byte.",
     VUE("f5d6\x00"
         "c3"),
     3, 5, 0},
};

static void verifier_passes(const struct lue *l, const struct partie_notee *p)
{
    assert_string_equal(aide_passes(p), l->passes);
    for (int i = 0; i < p->nb_coups; i++)
        if (p->coups[i].case_ == CASE_PASSE)
            assert_int_equal(p->coups[i].joueur, l->qui_passe);
}

static void test_lues(void **etat)
{
    (void)etat;
    for (size_t i = 0; i < sizeof LUES / sizeof LUES[0]; i++) {
        struct recueil r = {0};
        const struct lue *l = &LUES[i];
        print_message("%s\n", l->nom);
        assert_ptr_equal(format_reconnaitre(l->texte), format_nomme("transcription"));
        transcription_lire(l->texte, &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_int_equal(r.nb_parties, 1);
        assert_int_equal(strlen(aide_coups(&r.parties[0])), 2 * l->coups);
        verifier_passes(l, &r.parties[0]);
        assert_string_equal(aide_plateau(&r.parties[0]), l->plateau);
        assert_int_equal(notee_finie(&r.parties[0]), l->finie);
        if (l->finie)
            assert_int_equal(grille_marge(&r.parties[0].grille), l->marge);
        recueil_detruire(&r);
    }
}

/* The moves before the fault are kept, as a game that ends there, but for a few: no game. */
static void verifier_gardes(const struct recueil *r, int gardes)
{
    assert_int_equal(r->nb_parties, gardes > 0);
    assert_int_equal(r->nb_tronquees, gardes > 0);
    if (gardes > 0)
        assert_int_equal(strlen(aide_coups(&r->parties[0])), 2 * gardes);
}

static void test_refusees(void **etat)
{
    (void)etat;
    for (size_t i = 0; i < sizeof REFUSEES / sizeof REFUSEES[0]; i++) {
        struct recueil r = {0};
        print_message("%s\n", REFUSEES[i].nom);
        transcription_lire(REFUSEES[i].texte, &r);
        verifier_gardes(&r, REFUSEES[i].gardes);
        assert_int_equal(r.nb_problemes, 1);
        assert_int_equal(r.problemes[0].gravite, ERREUR);
        assert_int_equal(r.problemes[0].lieu.coup, REFUSEES[i].coup);
        assert_int_equal(r.problemes[0].lieu.ligne, 1);
        assert_int_equal(r.problemes[0].lieu.colonne, REFUSEES[i].colonne);
        recueil_detruire(&r);
    }
}

/* The message shows the token, and no byte that would upset a terminal. */
static void test_message(void **etat)
{
    (void)etat;
    static const struct vue NUL = VUE("f5d6\x00"
                                      "c3\x1b[2J\xff");
    struct recueil r = {0};
    transcription_lire(NUL, &r);
    assert_string_equal(aide_probleme(&r, 0),
                        "partie 1, coup 3, ligne 1, colonne 5 : « \\x00c3\\x1b[2J\\xff » : "
                        "ce n'est pas un coup");
    recueil_detruire(&r);
}

/* The same game in all the ways that people write it. */
static void test_ecritures(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {
        "f5d6c3d3c4f4",
        "F5d6C3d3C4f4",
        "1. f5 d6 2. c3 d3 3. c4 f4",
        "1.f5 2.d6 3.c3 4.d3 5.c4 6.f4",
        "1... f5 2... d6 c3 d3 c4 f4",
        "f5-d6-c3-d3-c4-f4",
        "f5, d6; c3 ,d3;c4,,f4;",
        "  f5\td6\r\n\r\nc3\vd3\fc4 f4 \n\n",
        "# la partie d'hier\nf5d6c3 % deux coups\nd3c4f4",
        "1 f5 d6\n2 c3 d3\n3 c4 f4",
        "1 f5 2 d6 3 c3 4 d3 5 c4 6 f4",
        "1: f5 d6\n2: c3 d3\n3: c4 f4",
        "1) f5 d6 2) c3 d3 3) c4 f4",
        "\"f5d6c3d3c4f4\"",
        "'f5 d6 c3 d3 c4 f4'",
        "“f5d6c3d3c4f4”",
        "«\u00a0f5d6c3d3c4f4\u00a0»",
        "f5 (d6) c3 (d3) c4 (f4)",
        "f5! d6?! c3? d3!? c4?? f4!!",
        "f5!d6?!c3?d3!?c4!!f4",
        "f5d6c3d3c4f4*",
        "\"f5d6c3d3c4f4 *\"\r\n",
        "65 46 33 43 34 64",
        "654633433464",
        "6,5 4,6 3,3 4,3 3,4 6,4",
        "65,46,33,43,34,64",
        "1. 65 46 2. 33 43 3. 34 64",
        "\"65-46-33-43-34-64\" *",
    };
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        print_message("%s\n", TEXTES[i]);
        aide_lire("transcription", TEXTES[i], &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_int_equal(r.nb_parties, 1);
        assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3d3c4f4");
        recueil_detruire(&r);
    }
}

/* Sixteen moves after which Black must pass; then the pass in every spelling, or none. */
#define AVANT_LA_PASSE "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8"

static void test_passes(void **etat)
{
    (void)etat;
    static const char *const PASSES[] = {"",   "--",   " -- ", "PA",   "pa",    "ps",
                                         "PS", "pass", "Pass", "PASS", "passe", " passe "};
    for (size_t i = 0; i < sizeof PASSES / sizeof PASSES[0]; i++) {
        char texte[128];
        struct tampon t = tampon_sur(texte, sizeof texte);
        tampon_ecrire(&t, "%s%sb4", AVANT_LA_PASSE, PASSES[i]);
        struct recueil r;
        aide_lire("transcription", texte, &r);
        assert_int_equal(r.nb_problemes, 0);
        assert_string_equal(aide_passes(&r.parties[0]), "16");
        assert_string_equal(aide_coups(&r.parties[0]), AVANT_LA_PASSE "b4");
        recueil_detruire(&r);
    }
}

static void test_passes_refusees(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {
        "f5--c3",               /* White can move */
        "pass",                 /* so can Black */
        AVANT_LA_PASSE "----",  /* after the pass White can move */
        "f5d6c5f6e7f4g5e6e3--", /* the game is over */
    };
    static const int COUPS[] = {2, 1, 18, 10}, GARDES[] = {0, 0, 16, 9};
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        aide_lire("transcription", TEXTES[i], &r);
        verifier_gardes(&r, GARDES[i]);
        assert_int_equal(r.nb_erreurs, 1);
        assert_int_equal(r.problemes[0].lieu.coup, COUPS[i]);
        recueil_detruire(&r);
    }
}

/* A long game with passes written here and there; and the same one with rows counted from the
 * bottom, which must not be read as another game. */
static void test_lignes_renversees(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("transcription",
              "e6f4e3d2c3d6f5d3c4b4b2b3c2a1f3e2a2b1f2c1c6a3a4a5--d1--b5a6a7--b6--c5--c7b7f6b8a8g6c8"
              "--d7d8e8",
              &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.nb_parties, 1);
    recueil_detruire(&r);
    aide_lire("transcription", "e3f5e6d7c6d3f4d6c5b5b7b6c7a8f6e7a7b8f7c8c3a6a5a4--d8", &r);
    assert_int_equal(r.nb_parties, 0);
    assert_int_equal(r.problemes[0].lieu.coup, 1);
    recueil_detruire(&r);
}

static void test_score_a_la_fin(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("transcription", "f5d6c3d3 34-30\n", &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.parties[0].resultat.genre, RESULTAT_MARGE);
    assert_true(r.parties[0].resultat.marge == 4);
    recueil_detruire(&r);
    aide_lire("transcription", "f5d6 34-30 c3", &r);
    assert_int_equal(r.nb_erreurs, 1);
    recueil_detruire(&r);
}

/* One game a line: the good ones stay when one in the middle is wrong. */
static void test_une_par_ligne(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("transcription", "F5D6C3D3\nF5F6E6F4\n\nF5D6C3D9\nF5F4E3F6\n", &r);
    assert_int_equal(r.nb_parties, 3);
    assert_string_equal(aide_coups(&r.parties[2]), "f5f4e3f6");
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.problemes[0].lieu.partie, 3);
    assert_int_equal(r.problemes[0].lieu.ligne, 4);
    assert_int_equal(r.problemes[0].lieu.colonne, 7);
    recueil_detruire(&r);
}

/* What is wrong costs its line, not the games on lines beside it... */
static void test_une_mauvaise_ligne_ne_coute_qu_elle(void **etat)
{
    (void)etat;
    static const int LIGNES[] = {2, 4, 5};
    struct recueil r;
    aide_lire("transcription", "c4e3f4c5\nc4e3z9\n\nc4c4\n34 53 64\n", &r);
    assert_int_equal(r.nb_parties, 1);
    assert_string_equal(aide_coups(&r.parties[0]), "c4e3f4c5");
    assert_int_equal(r.nb_problemes, 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(r.problemes[i].lieu.ligne, LIGNES[i]);
    recueil_detruire(&r);
}

/* ... or its block, where games are blocks. */
static void test_un_mauvais_bloc_ne_coute_que_lui(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("transcription", "f5d6\nc3d3\nc4f4\n\nf5f6\ne6z4\ne3c5\n\nf5f6\ne6f4\ne3c5\n", &r);
    assert_int_equal(r.nb_parties, 2);
    assert_int_equal(r.nb_problemes, 1);
    assert_int_equal(r.problemes[0].lieu.ligne, 6);
    recueil_detruire(&r);
}

/* A line that is no game and no fault is not counted, by a message no more than by the games. */
static void test_les_numeros_sont_ceux_des_parties(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("transcription", "34-30\nf5f6e6f4\nf5f6e6a1\n", &r);
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.parties[0].numero, 1);
    assert_int_equal(r.nb_refusees, 1);
    assert_int_equal(r.problemes[0].lieu.partie, 2);
    recueil_detruire(&r);
}

/* Two games of several lines each, a blank line between them. */
static void test_par_blocs(void **etat)
{
    (void)etat;
    struct recueil r;
    aide_lire("transcription", "f5d6\nc3d3\nc4f4\n\nf5f6\ne6f4\ne3c5\n", &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_int_equal(r.nb_parties, 2);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3d3c4f4");
    assert_string_equal(aide_coups(&r.parties[1]), "f5f6e6f4e3c5");
    recueil_detruire(&r);
}

/* The text gives these games, and none glued to another. */
static void verifier_decoupe(const char *texte, const char *const parties[4])
{
    struct recueil r;
    int n = 0;
    print_message("%s\n", texte);
    aide_lire("transcription", texte, &r);
    assert_int_equal(r.nb_problemes, 0);
    for (; n < 4 && parties[n]; n++) {
        assert_true(n < r.nb_parties);
        assert_string_equal(aide_coups(&r.parties[n]), parties[n]);
    }
    assert_int_equal(r.nb_parties, n);
    recueil_detruire(&r);
}

/* Where a text is cut into games. */
static void test_decoupe(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *parties[4];
    } CAS[] = {
        /* short lines that could go on from one another, all of them beginnings */
        {"c4e3\nf5f6\nd3c5\n", {"c4e3", "f5f6", "d3c5"}},
        {"c4e3\nf5e6\nd3c5\n", {"c4e3f5e6d3c5"}} /* f5e6 begins nothing */,
        {"f5f6\nd3c3", {"f5f6", "d3c3"}},
        {"f5d6c3\nd3c3\n", {"f5d6c3", "d3c3"}},
        {"c4e3\nf5\n", {"c4e3", "f5"}},
        /* a blank line, then a beginning */
        {"f5f6\n\nd3c3\n", {"f5f6", "d3c3"}},
        {"c4\ne3\n \t\nf5f6\ne6\n", {"c4e3", "f5f6e6"}},
        {"f5d6\n\nc3d3\n", {"f5d6c3d3"}},
        /* a long line that begins, after one that does not */
        {"c4e3\nf6e6\nd3c5f6f5\n", {"c4e3f6e6", "d3c5f6f5"}},
        /* one move a line, a pair a line, wrapped lines */
        {"c4\ne3\nf5\ne6\nd3\nc5\n", {"c4e3f5e6d3c5"}},
        {"c4\n\ne3\n\nf5\n\ne6\n", {"c4e3f5e6"}},
        {"f5 d6\nc3 d3\nc4 f4\nf6 f3\n", {"f5d6c3d3c4f4f6f3"}},
        {"f5d6c3d3\nc4f4f6f3\ne3b4\n", {"f5d6c3d3c4f4f6f3e3b4"}},
        /* one move a line where only games of one move can be */
        {"f5\nd3\n", {"f5", "d3"}},
        /* numbers tell it */
        {"1. c4 e3\n2. f5 e6\n3. d3 c5\n", {"c4e3f5e6d3c5"}},
        {"1 c4 e3\n2 f5 e6\n1 f5 d6\n2 c3 d3\n", {"c4e3f5e6", "f5d6c3d3"}},
        {"1: f5\n1: d3 c3\n", {"f5", "d3c3"}},
        {"1. f5d6c3\n2. f5f6e6\n3. d3c3\n", {"f5d6c3", "f5f6e6", "d3c3"}},
        /* digits, scores, stars */
        {"34 53\n65 66\n", {"c4e3", "f5f6"}},
        {"c4e3 *\nf5f6 *\n", {"c4e3", "f5f6"}},
        {"c4e3 40-24\nf5f6\n", {"c4e3", "f5f6"}},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++)
        verifier_decoupe(CAS[i].texte, CAS[i].parties);
}

/* What is written of random short games, at least one of two moves, is read back as the same. */
static void test_courtes_relues(void **etat)
{
    (void)etat;
    struct alea alea;
    alea_init(&alea, 35);
    for (int essai = 0; essai < 300; essai++) {
        struct recueil r = {0}, relu;
        int nb = 2 + (int)alea_entier(&alea, 5);
        for (int i = 0; i < nb; i++) {
            struct partie_notee *p = recueil_nouvelle(&r);
            int longueur = i == 0 ? 2 : 1 + (int)alea_entier(&alea, 6);
            while (p->nb_coups < longueur)
                notee_jouer(
                    p, grille_case(1 + (int)alea_entier(&alea, 8), 1 + (int)alea_entier(&alea, 8)));
        }
        char *ecrit = aide_ecrire("transcription", &r);
        aide_lire("transcription", ecrit, &relu);
        assert_int_equal(relu.nb_parties, nb);
        char *encore = aide_ecrire("transcription", &relu);
        assert_string_equal(encore, ecrit);
        free(ecrit);
        free(encore);
        recueil_detruire(&r);
        recueil_detruire(&relu);
    }
}

static void test_ecrire(void **etat)
{
    (void)etat;
    static const char TEXTE[] =
        AVANT_LA_PASSE "b4\n"
                       "---------------------------XO------OX--------------------------- O;c4c3\n";
    struct recueil r;
    aide_lire("transcription", AVANT_LA_PASSE "--b4", &r);
    format_nomme("obf")->lire(vue_de(strchr(TEXTE, '\n') + 1), &r);
    assert_int_equal(r.nb_problemes, 0);
    char *ecrit = aide_ecrire("transcription", &r);
    assert_string_equal(ecrit, TEXTE);
    free(ecrit);
    recueil_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lues),
        cmocka_unit_test(test_refusees),
        cmocka_unit_test(test_message),
        cmocka_unit_test(test_ecritures),
        cmocka_unit_test(test_passes),
        cmocka_unit_test(test_passes_refusees),
        cmocka_unit_test(test_lignes_renversees),
        cmocka_unit_test(test_score_a_la_fin),
        cmocka_unit_test(test_une_par_ligne),
        cmocka_unit_test(test_une_mauvaise_ligne_ne_coute_qu_elle),
        cmocka_unit_test(test_un_mauvais_bloc_ne_coute_que_lui),
        cmocka_unit_test(test_les_numeros_sont_ceux_des_parties),
        cmocka_unit_test(test_par_blocs),
        cmocka_unit_test(test_decoupe),
        cmocka_unit_test(test_courtes_relues),
        cmocka_unit_test(test_ecrire),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
