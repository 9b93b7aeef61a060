/* The brush counts in columns: what a character takes, where a text is cut. Nothing is drawn. */
#include "tests/aide.h"

#include <locale.h>
#include <string.h>

#include "interfaces/ecran/pinceau.h"

static const struct pinceau P = {.colonnes = 80, .lignes = 24}, ASCII = {.ascii = true};

static void un_caractere_prend_ses_colonnes(void **etat)
{
    static const struct {
        const char *texte;
        int colonnes;
    } CAS[] = {
        {"", 0},          {"abc", 3},           {"井上", 4},           {"김", 2},
        {"🏆", 2},        {"e\xcc\x81t\xc3\xa9", 3}, /* an accent by itself, one within */
        {"\xcc\x81", 0},  {"●·é…", 4},          {"a\xe2\x80\xae" "b", 2}, /* turned */
        {"❤\xef\xb8\x8f", 1}, {"👩\xe2\x80\x8d💻", 4}, /* joined */
        {"a\tb", 3},      {"a\xff" "b", 3},
    };
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++)
        assert_int_equal(pinceau_largeur(&P, CAS[i].texte), CAS[i].colonnes);
}

static void en_ascii_un_signe_inconnu_en_prend_une(void **etat)
{
    (void)etat;
    assert_int_equal(pinceau_largeur(&ASCII, "井上"), 2);
    assert_int_equal(pinceau_largeur(&ASCII, "e\xcc\x81"), 1);
    assert_int_equal(pinceau_largeur(&ASCII, "…"), 3);
}

/* The rows of a text, "|" between them. */
static const char *couper(const struct pinceau *p, const char *texte, int largeur)
{
    static char rangees[256];
    struct tampon t = tampon_sur(rangees, sizeof rangees);
    while (*texte) {
        const size_t n = pinceau_couper(p, texte, largeur);
        tampon_ecrire(&t, "%.*s%s", (int)n, texte, texte[n] ? "|" : "");
        texte += n;
    }
    return rangees;
}

static void un_texte_est_coupe_entre_des_caracteres_entiers(void **etat)
{
    (void)etat;
    assert_string_equal(couper(&P, "une belle fin", 9), "une |belle fin");
    assert_string_equal(couper(&P, "白の勝ち", 4), "白の|勝ち");
    assert_string_equal(couper(&P, "白の勝ち", 5), "白の|勝ち");
    assert_string_equal(couper(&P, "la 白の勝ち", 6), "la 白|の勝ち");
    assert_string_equal(couper(&P, "ae\xcc\x81i", 2), "ae\xcc\x81|i");
    assert_string_equal(couper(&P, "白", 1), "白"); /* no end, but an end of it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(un_caractere_prend_ses_colonnes),
        cmocka_unit_test(en_ascii_un_signe_inconnu_en_prend_une),
        cmocka_unit_test(un_texte_est_coupe_entre_des_caracteres_entiers),
    };
    setlocale(LC_ALL, "C.UTF-8");
    return cmocka_run_group_tests_name("pinceau", tests, NULL, NULL);
}
