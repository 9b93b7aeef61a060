/* base/: bounded text and views, UTF-8, the generator, bits. */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/texte.h"
#include "tests/aide.h"

/* ---- Buffers ---- */

static void un_tampon_coupe_entre_deux_caracteres(void **etat)
{
    (void)etat;
    for (size_t taille = 1; taille <= 12; taille++) {
        char *memoire = malloc(taille); /* exact size: ASan sees one byte too far */
        assert_non_null(memoire);
        struct tampon t = tampon_sur(memoire, taille);
        tampon_ajouter(&t, "aé◉b");
        size_t attendue = taille >= 8 ? 7 : taille >= 7 ? 6 : taille >= 4 ? 3 : taille >= 2 ? 1 : 0;
        assert_int_equal(t.longueur, attendue);
        assert_int_equal(t.deborde, taille < 8);
        assert_int_equal(strlen(memoire), attendue);
        free(memoire);
    }
}

static void un_tampon_deborde_ne_reprend_pas(void **etat)
{
    (void)etat;
    char memoire[6];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ajouter(&t, "abc");
    tampon_ecrire(&t, "%d", 1234);
    assert_string_equal(memoire, "abc12");
    tampon_ajouter(&t, "");
    tampon_ajouter(&t, "x");
    assert_string_equal(memoire, "abc12");
    assert_true(t.deborde);
}

/* ---- Views ---- */

static void verifier_vue(struct vue v, const char *attendue)
{
    assert_int_equal(vue_longueur(v), strlen(attendue));
    assert_memory_equal(v.p, attendue, strlen(attendue));
}

static void les_lignes(void **etat)
{
    (void)etat;
    struct vue v = vue_de("un\r\n\ndeux\r\r\ntrois"), ligne;
    static const char *const ATTENDUES[] = {"un", "", "deux\r", "trois"};
    for (int i = 0; i < 4; i++) {
        assert_true(vue_ligne(&v, &ligne));
        verifier_vue(ligne, ATTENDUES[i]);
    }
    assert_false(vue_ligne(&v, &ligne));
    v = vue_de("\n");
    assert_true(vue_ligne(&v, &ligne));
    assert_true(vue_vide(ligne));
    assert_false(vue_ligne(&v, &ligne));
}

static void les_mots(void **etat)
{
    (void)etat;
    struct vue v = vue_de(" \t un\v\f deux\r\n"), mot;
    assert_true(vue_mot(&v, &mot));
    verifier_vue(mot, "un");
    assert_true(vue_mot(&v, &mot));
    verifier_vue(mot, "deux");
    assert_false(vue_mot(&v, &mot));
    verifier_vue(vue_sans_blancs(vue_de("  a b\n ")), "a b");
    assert_true(vue_vide(vue_sans_blancs(vue_de(" \n\t"))));
}

static void l_egalite_sans_casse(void **etat)
{
    (void)etat;
    assert_true(vue_egale(vue_de("Noir"), "nOIR"));
    assert_false(vue_egale(vue_de("noir"), "noi"));
    assert_false(vue_egale(vue_de("noir"), "noire"));
    assert_false(vue_egale(vue_de("["), "{")); /* only letters have a case */
    assert_true(vue_egale(vue_de(""), ""));
}

static void les_entiers(void **etat)
{
    (void)etat;
    static const char *const FAUX[] = {"",
                                       "-",
                                       "+",
                                       " 1",
                                       "1 ",
                                       "1.0",
                                       "0x10",
                                       "1a",
                                       "--1",
                                       "4",
                                       "-3",
                                       "99999999999999999999",
                                       "-99999999999999999999"};
    long n = 77;
    for (size_t i = 0; i < sizeof FAUX / sizeof FAUX[0]; i++)
        assert_false(vue_entier(vue_de(FAUX[i]), -2, 3, &n));
    assert_int_equal(n, 77);
    assert_true(vue_entier(vue_de("-2"), -2, 3, &n) && n == -2);
    assert_true(vue_entier(vue_de("+3"), -2, 3, &n) && n == 3);
    assert_true(vue_entier(vue_de("003"), -2, 3, &n) && n == 3);
    assert_true(vue_entier(vue_sur("12345", 3), 0, 999, &n) && n == 123);
}

static void les_reels_dans_toute_langue(void **etat)
{
    (void)etat;
    static const char *const FAUX[] = {"",    ".",   "-",     "1e2", "0,5",
                                       "nan", "inf", "1.2.3", "11",  " 1"};
    double x = 77;
    for (size_t i = 0; i < sizeof FAUX / sizeof FAUX[0]; i++)
        assert_false(vue_reel(vue_de(FAUX[i]), 0, 10, &x));
    assert_true(x > 76.9 && x < 77.1);
    assert_true(vue_reel(vue_de("0.5"), 0, 10, &x) && x > 0.499 && x < 0.501);
    assert_true(vue_reel(vue_de(".25"), 0, 10, &x) && x > 0.249 && x < 0.251);
    assert_true(vue_reel(vue_de("10"), 0, 10, &x));
}

static void une_copie_est_coupee_et_fermee(void **etat)
{
    (void)etat;
    char memoire[4] = "zzz";
    vue_copier(vue_de("abcdef"), memoire, sizeof memoire);
    assert_string_equal(memoire, "abc");
    vue_copier(vue_de(""), memoire, sizeof memoire);
    assert_string_equal(memoire, "");
}

/* ---- UTF-8 ---- */

static void verifier_caracteres(const char *octets, size_t taille, const uint32_t *attendus, int nb)
{
    char *exact = malloc(taille);
    assert_non_null(exact);
    memcpy(exact, octets, taille);
    struct vue v = vue_sur(exact, taille);
    for (int i = 0; i < nb; i++) {
        assert_false(vue_vide(v));
        assert_int_equal(vue_caractere(&v), attendus[i]);
    }
    assert_true(vue_vide(v));
    free(exact);
}

static void les_caracteres_bien_formes(void **etat)
{
    (void)etat;
    static const uint32_t ATTENDUS[] = {'a', 0xe9, 0x25c9, 0xffff, 0x10000, 0x10ffff};
    verifier_caracteres("a\xc3\xa9\xe2\x97\x89\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf", 17,
                        ATTENDUS, 6);
}

static void les_octets_mal_formes_avancent_d_un(void **etat)
{
    (void)etat;
    static const uint32_t F = 0xfffd;
    const uint32_t un[] = {F}, deux[] = {F, F}, trois[] = {F, F, F}, quatre[] = {F, F, F, F};
    const uint32_t coupe[] = {F, 'a'}, coupe_3[] = {F, F, 'a'};
    verifier_caracteres("\x80", 1, un, 1);
    verifier_caracteres("\xff", 1, un, 1);
    verifier_caracteres("\xc3", 1, un, 1);        /* cut by the end */
    verifier_caracteres("\xc3\x61", 2, coupe, 2); /* cut by a letter */
    verifier_caracteres("\xe2\x97\x61", 3, coupe_3, 3);
    verifier_caracteres("\xc0\x80", 2, deux, 2); /* too long for what it says */
    verifier_caracteres("\xe0\x80\x80", 3, trois, 3);
    verifier_caracteres("\xed\xa0\x80", 3, trois, 3); /* a surrogate */
    verifier_caracteres("\xf4\x90\x80\x80", 4, quatre, 4);
    verifier_caracteres("\xf5\x80\x80\x80", 4, quatre, 4);
}

static void tout_texte_a_un_ascii(void **etat)
{
    (void)etat;
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    texte_en_ascii("Été à Noël :\xc2\xa0◉ ◎ ·, œuf\xff 字", &t);
    assert_string_equal(memoire, "Ete a Noel : X O ., oeuf? ?");
}

/* ---- Chance ---- */

static void le_generateur_est_celui_qui_est_publie(void **etat)
{
    (void)etat;
    uint64_t graine = 1234567; /* the published first values of splitmix64 for this seed */
    assert_true(alea_splitmix(&graine) == UINT64_C(6457827717110365317));
    assert_true(alea_splitmix(&graine) == UINT64_C(3203168211198807973));
    struct alea alea = {{1, 2, 3, 4}}; /* and of xoshiro256** for this state */
    assert_true(alea_suivant(&alea) == UINT64_C(11520));
    assert_true(alea_suivant(&alea) == UINT64_C(0));
    assert_true(alea_suivant(&alea) == UINT64_C(1509978240));
    assert_true(alea_suivant(&alea) == UINT64_C(1215971899390074240));
}

static void les_tirages_sont_dans_les_bornes(void **etat)
{
    (void)etat;
    struct alea alea, jumeau;
    int compte[7] = {0};
    alea_init(&alea, 0);
    jumeau = alea;
    for (int i = 0; i < 7000; i++) {
        uint32_t tirage = alea_entier(&alea, 7);
        assert_true(tirage < 7);
        assert_int_equal(tirage, alea_entier(&jumeau, 7));
        compte[tirage]++;
    }
    for (int i = 0; i < 7; i++)
        assert_true(compte[i] > 850 && compte[i] < 1150);
    for (int i = 0; i < 100; i++) {
        assert_int_equal(alea_entier(&alea, 1), 0);
        assert_true(alea_entier(&alea, UINT32_MAX) < UINT32_MAX);
    }
}

/* ---- Bits ---- */

static void les_bits(void **etat)
{
    (void)etat;
    assert_int_equal(bits_compter(0), 0);
    assert_int_equal(bits_compter(UINT64_MAX), 64);
    assert_int_equal(bits_reste(0), 0);
    for (int i = 0; i < 64; i++) {
        assert_int_equal(bits_compter(bit(i)), 1);
        assert_int_equal(bits_premier(bit(i) | bit(63)), i);
        assert_true(bits_reste(bit(i)) == 0);
    }
}

int main(void)
{
    setlocale(LC_ALL, "C.UTF-8");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(un_tampon_coupe_entre_deux_caracteres),
        cmocka_unit_test(un_tampon_deborde_ne_reprend_pas),
        cmocka_unit_test(les_lignes),
        cmocka_unit_test(les_mots),
        cmocka_unit_test(l_egalite_sans_casse),
        cmocka_unit_test(les_entiers),
        cmocka_unit_test(les_reels_dans_toute_langue),
        cmocka_unit_test(une_copie_est_coupee_et_fermee),
        cmocka_unit_test(les_caracteres_bien_formes),
        cmocka_unit_test(les_octets_mal_formes_avancent_d_un),
        cmocka_unit_test(tout_texte_a_un_ascii),
        cmocka_unit_test(le_generateur_est_celui_qui_est_publie),
        cmocka_unit_test(les_tirages_sont_dans_les_bornes),
        cmocka_unit_test(les_bits),
    };
    return cmocka_run_group_tests_name("base", tests, NULL, NULL);
}
