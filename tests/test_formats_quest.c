/* The JSON of Othello Quest, and the flow of JSON tokens. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#include "formats/json.h"

static void test_partie(void **etat)
{
    (void)etat;
    static const char TEXTE[] = "{\"id\":\"x1\",\"created\":\"2020-01-02\",\"players\":[{\"id\":"
                                "\"id1\",\"name\":\"J\\u00e9r\\u00f4me\","
                                "\"m\":\"a1\"},{\"id\":\"id2\"}],\"position\":{\"moves\":[{\"m\":"
                                "\"e6\",\"t\":12},{\"m\":\"f6\"},"
                                "{\"m\":\"c4\"},{\"m\":\"c5\"},{\"m\":\"c6\"},{\"m\":\"d6\"},{"
                                "\"m\":\"g7\"},{\"m\":\"f4\"},{\"m\":\"g4\"},"
                                "{\"m\":\"g6\"},{\"m\":\"e7\"},{\"m\":\"h8\"},{\"m\":\"h6\"},{"
                                "\"m\":\"g5\"},{\"m\":\"g8\"},{\"m\":\"f8\"},"
                                "{\"m\":\"-\"},{\"m\":\"b4\"}]},\"rated\":true}";
    struct recueil r;
    assert_ptr_equal(format_reconnaitre(vue_de(TEXTE)), format_nomme("quest"));
    aide_lire("quest", TEXTE, &r);
    assert_int_equal(r.nb_problemes, 0);
    assert_string_equal(aide_coups(&r.parties[0]), "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8b4");
    assert_string_equal(aide_passes(&r.parties[0]), "16");
    assert_string_equal(r.parties[0].champs[CHAMP_NOIR], "Jérôme");
    assert_string_equal(r.parties[0].champs[CHAMP_BLANC], "id2");
    assert_string_equal(r.parties[0].champs[CHAMP_DATE], "2020-01-02");
    recueil_detruire(&r);
}

static void test_fautes(void **etat)
{
    (void)etat;
    static const char *const TEXTES[] = {
        "{\"m\":\"f5\",\"m\":\"a1\"}",
        "{\"m\":\"f5\"",
        "{\"m\":\"f5",
        "{\"m\":\"f5\",@}",
        "{}",
        "{\"players\":[]}",
        "{\"m\":\"\"}",
    };
    for (size_t i = 0; i < sizeof TEXTES / sizeof TEXTES[0]; i++) {
        struct recueil r;
        aide_lire("quest", TEXTES[i], &r);
        assert_int_equal(r.nb_parties, 0);
        assert_int_equal(r.nb_erreurs, 1);
        recueil_detruire(&r);
    }
}

static void test_json(void **etat)
{
    (void)etat;
    struct vue v =
        vue_de(" { \"a\\\"b\" : [ -1.5e3 , true ] , \"c\":\"\\u0041\\n\\ud83d\\ude00\\ud83d\" } ");
    static const enum genre_json GENRES[] = {JSON_OBJET,  JSON_CLE,    JSON_TABLEAU,
                                             JSON_NOMBRE, JSON_NOMBRE, JSON_FIN_TABLEAU,
                                             JSON_CLE,    JSON_TEXTE,  JSON_FIN_OBJET};
    struct jeton_json j;
    struct octets o = {0};
    char *texte = NULL;
    for (size_t i = 0; i < sizeof GENRES / sizeof GENRES[0]; i++) {
        assert_true(json_suivant(&v, &j));
        assert_int_equal(j.genre, GENRES[i]);
        if (j.genre == JSON_TEXTE)
            json_lire_texte(&texte, j.texte);
    }
    assert_false(json_suivant(&v, &j));
    assert_string_equal(texte, "A\n\xf0\x9f\x98\x80\xef\xbf\xbd");
    free(texte);
    json_ecrire_texte("a\"\\\n\x01é", &o);
    assert_string_equal(o.debut, "\"a\\\"\\\\\\u000a\\u0001é\"");
    octets_detruire(&o);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_partie),
        cmocka_unit_test(test_fautes),
        cmocka_unit_test(test_json),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
