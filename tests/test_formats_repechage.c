/* The last resort: a game in what people paste, and what is none. */
#include "tests/aide_formats.h"

#include <stdio.h>
#include <string.h>

#define HUIT "f5d6c3d3c4f4f6f3"

static void lire(const char *texte, struct recueil *r)
{
    print_message("%s\n", texte);
    *r = (struct recueil){0};
    format_lire(vue_de(texte), r);
}

static void test_lues(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {
        "https://a.org/b?moves=" HUIT,
        "https://a.org/b?id=12&moves=" HUIT "&x=1#top",
        "https://a.org/b?m=f5%20d6%20c3%20d3%20c4%20f4%20f6%20f3",
        "https://a.org/b%3Fmoves%3D" HUIT,
        "moves: " HUIT,
        "var kifu = \"" HUIT "\";",
        "{\"moves\":[\"f5\",\"d6\",\"c3\",\"d3\",\"c4\",\"f4\",\"f6\",\"f3\"]}",
        "+f5 -d6 +c3 -d3 +c4 -f4 +f6 -f3",
        "B: f5 W: d6 B: c3 W: d3 B: c4 W: f4 B: f6 W: f3",
        "Black: F5\nWhite: D6\nBlack: C3\nWhite: D3\nBlack: C4\nWhite: F4\nBlack: F6\nWhite: F3\n",
        "●f5 ○d6 ●c3 ○d3 ●c4 ○f4 ●f6 ○f3",
        "Look at this one 1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 and tell me",
        "I like f5d6 and c4e3c5, but here: 1. f5 d6 {the usual\none} 2. c3 d3 3. c4 f4 4. f6 f3",
    };
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        lire(TEXTES[i], &r);
        assert_int_equal(r.nb_parties, 1);
        assert_string_equal(aide_coups(&r.parties[0]), HUIT);
        assert_int_equal(r.nb_problemes, 1);
        assert_int_equal(r.problemes[0].gravite, NOTE);
        recueil_detruire(&r);
    }
}

/* Mirrored and rotated starts; a game with a pass, and one to its end. */
static void test_autres_parties(void **etat)
{
    (void)etat;
    static const char *const PARTIES[] = {"e6f4c3c4d3d6f6c6", "c4e3f6e6f5c5c3c6",
                                          "d3c5f6f5e6e3c3f3",
                                          "f5d6c5f6e7f4g5e6e3",
                                          "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8b4"};
    for (size_t i = 0; i < sizeof PARTIES / sizeof PARTIES[0]; i++) {
        char texte[128];
        struct recueil r;
        snprintf(texte, sizeof texte, "game: %s.", PARTIES[i]);
        lire(texte, &r);
        assert_int_equal(r.nb_parties, 1);
        assert_int_equal(r.nb_erreurs, 0);
        assert_string_equal(aide_coups(&r.parties[0]), PARTIES[i]);
        recueil_detruire(&r);
    }
}

static void test_faute(void **etat)
{
    (void)etat;
    struct recueil r;
    lire("moves: " HUIT "a1e6 end", &r);
    assert_int_equal(r.nb_parties, 1);
    assert_true(r.parties[0].tronquee);
    assert_int_equal(r.nb_erreurs, 1);
    assert_int_equal(r.problemes[1].lieu.coup, 9);
    assert_int_equal(r.problemes[1].lieu.colonne, 24);
    recueil_detruire(&r);
    lire("moves: f5d6c5f6e7f4g5e6e3 a1", &r); /* it is over */
    assert_int_equal(r.nb_parties, 1);
    assert_int_equal(r.nb_erreurs, 0);
    recueil_detruire(&r);
}

/* Prose, pieces of other formats, codes: no game, as before. */
static void test_refusees(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {
        "Bonjour, on se voit au bar F5 ou au D6 ? Prends la C3, puis la D3 vers C4.",
        "moves: f5d6c3d3c4f4f6", /* too short to be sure */
        "x e3f4g5e6d6e2d3c6b5b4c7a4f5f6e7h6", /* goes on from c4 */
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6",
        "1. c4 c5 2. g3 g6 3. Bg2 Bg7 4. Nc3 Nc6",
        "(;GM[2]SZ[8];B[fe];W[df];B[cc];W[a",
        ("(;GM[Othello]PB[a]TY[8]BO[8 ---*OO*O --**OO*O"
        " --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O"),
        "[Event \"x\"]\n[Black \"y",
        "d131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f89",
        "f5d6c3a8b1c9d3f4a5b6c7d8e9f0a1b2c3d4e5f6",
        "ZjVkNmMzZDNjNGY0ZjZmM2UzYjRjNWM2ZTZlMmU3ZDJmMWQ3YTNhNA==",
        "550e8400-e29b-41d4-a716-446655440000",
        "a { color: #f5d6c3; background: #d3c4f4 } b { color: #f6f3e3 }",
        "A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2",
        "<td>f5</td><td>d6</td>",
        "{{{{{{{{ f5",
    };
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        lire(TEXTES[i], &r);
        for (int k = 0; k < r.nb_parties; k++)
            assert_true(r.parties[k].nb_coups < 8);
        assert_true(r.nb_problemes > 0);
        recueil_detruire(&r);
    }
}

/* Is the message that of an address? */
static bool dit_l_adresse(const char *texte)
{
    struct recueil r;
    lire(texte, &r);
    assert_int_equal(r.nb_parties, 0);
    assert_int_equal(r.nb_erreurs, 1);
    const bool dit = strstr(aide_probleme(&r, 0), "adresse sans coups") != NULL;
    recueil_detruire(&r);
    return dit;
}

static void test_adresses(void **etat)
{
    (void)etat;
    assert_true(dit_l_adresse("https://www.eothello.com/game/123"));
    assert_true(dit_l_adresse(" http://eothello.com/game/123\n"));
    assert_true(dit_l_adresse("www.eothello.com/game/123"));
    assert_false(dit_l_adresse("https"));
    assert_false(dit_l_adresse("https://a.org and more"));
}

/* Braces within a transcript are notes, of which the moves are no part. */
static void test_notes(void **etat)
{
    (void)etat;
    struct recueil r;
    lire("f5 d6 {or f6,\nas he said} c3{!}d3", &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_string_equal(aide_coups(&r.parties[0]), "f5d6c3d3");
    recueil_detruire(&r);
    lire("f5 d6 {c3 d3", &r);
    assert_int_equal(r.nb_erreurs, 1);
    recueil_detruire(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lues),     cmocka_unit_test(test_autres_parties),
        cmocka_unit_test(test_faute),    cmocka_unit_test(test_refusees),
        cmocka_unit_test(test_adresses), cmocka_unit_test(test_notes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
