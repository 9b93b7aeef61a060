/* What a mistyped word is taken for: the nearest name, or what an English word stands for. */
#include <string.h>

#include "interfaces/proche.h"
#include "tests/aide.h"

static const char *const NOMS[] = {"--noir", "--blanc", "resoudre", "analyser", "--temps", "aide"};

/* The name that is told for this word, NULL: none. */
static const char *trouver(const char *mot)
{
    struct proche p = proche_de(mot);
    for (size_t i = 0; i < sizeof NOMS / sizeof NOMS[0]; i++)
        proche_essayer(&p, NOMS[i]);
    return p.nom;
}

static void un_nom_proche_est_trouve(void **etat)
{
    static const char *const CAS[][2] = {
        {"--noirr", "noir"},          {"--noir=ia:3", "noir"}, {"blan", "blanc"},
        {"analysser", "analyser"},    {"resoudr", "resoudre"}, {"resouderr", "resoudre"},
        {"--blanc=clavier", "blanc"},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        print_message("%s\n", CAS[i][0]);
        assert_non_null(trouver(CAS[i][0]));
        assert_string_equal(trouver(CAS[i][0]), CAS[i][1]);
    }
}

static void un_mot_anglais_vaut_un_nom(void **etat)
{
    static const char *const CAS[][2] = {
        {"--black", "noir"},      {"white=ia:3", "blanc"}, {"solve", "resoudre"},
        {"review", "analyser"},   {"--time=5", "temps"},   {"--level", "blanc ia:N"},
        {"niveau", "blanc ia:N"},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        print_message("%s\n", CAS[i][0]);
        assert_non_null(trouver(CAS[i][0]));
        assert_string_equal(trouver(CAS[i][0]), CAS[i][1]);
    }
}

/* Three letters away, or two in a word of four; longer than any name; nothing at all. */
static void un_mot_lointain_n_est_aucun(void **etat)
{
    static const char *const MOTS[] = {
        "analyxyz", "nior",  "a",         "",
        "--",       "=ia:3", "partition", "noirnoirnoirnoirnoirnoirnoirnoirnoirnoir"};
    (void)etat;
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++)
        if (trouver(MOTS[i]))
            fail_msg("\"%s\" is taken for \"%s\"", MOTS[i], trouver(MOTS[i]));
}

static void le_plus_proche_l_emporte(void **etat)
{
    struct proche p = proche_de("parties");
    (void)etat;
    proche_essayer(&p, "partie");
    assert_int_equal(p.ecart, 1);
    proche_essayer(&p, "parties");
    assert_int_equal(p.ecart, 0);
    proche_essayer(&p, "partis");
    assert_string_equal(p.nom, "parties");
}

static void il_est_dit_comme_il_s_ecrit(void **etat)
{
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct proche p = proche_de("--noirr");
    (void)etat;
    proche_dire(&p, "--", &t);
    assert_string_equal(memoire, "");
    proche_essayer(&p, "--noir");
    proche_dire(&p, "--", &t);
    assert_non_null(strstr(memoire, "vouliez-vous dire « --noir »"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(un_nom_proche_est_trouve),    cmocka_unit_test(un_mot_anglais_vaut_un_nom),
        cmocka_unit_test(un_mot_lointain_n_est_aucun), cmocka_unit_test(le_plus_proche_l_emporte),
        cmocka_unit_test(il_est_dit_comme_il_s_ecrit),
    };
    return cmocka_run_group_tests_name("proche", tests, NULL, NULL);
}
