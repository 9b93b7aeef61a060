/* Locales, kinds of terminals and colours: the board can be read in all of them, nothing is sent
 * that the locale or the terminal does not have, and what is told by colour is told by a shape
 * too. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ecran_vu.h"

/* Is this locale on the machine? Skips the test when it is not. */
static void exiger_langue(const char *nom)
{
    locale_t langue = newlocale(LC_ALL_MASK, nom, (locale_t)0);
    if (langue == (locale_t)0)
        skip();
    freelocale(langue);
}

static bool tout_ascii(void)
{
    size_t taille;
    const char *octets = terminal_octets(ecran, &taille);
    for (size_t i = 0; i < taille; i++)
        if ((unsigned char)octets[i] >= 0x80)
            return false;
    return true;
}

static bool sans_couleur(void)
{
    for (int y = 0; y < terminal_lignes(ecran); y++)
        for (int x = 0; x < terminal_colonnes(ecran); x++) {
            struct terminal_cellule c = terminal_cellule(ecran, x, y);
            if (c.encre != -1 || c.fond != -1)
                return false;
        }
    return true;
}

/* A move, its marks, the legal moves of the answer, and a clean end. */
static void jouer_et_quitter(void)
{
    assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
    terminal_taper(ecran, "34\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    struct ecran_case joue = ecran_case("c4"), retourne = ecran_case("d4");
    assert_true(joue.gauche == '[' && joue.droite == ']');
    assert_true(retourne.gauche == '(' && retourne.droite == ')');
    assert_string_equal(ecran_legaux(), "c3 e3 c5");
    ecran_quitter_proprement();
}

/* ---- Locales ---- */

static void en_C_tout_est_ASCII(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{80, 24}, {60, 20}, {40, 12}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof TAILLES[0]; i++) {
        ecran_environnement("LC_ALL=C", NULL);
        ecran_codage(TERMINAL_ASCII);
        ecran_deux_personnes(TAILLES[i][0], TAILLES[i][1]);
        assert_string_equal(ecran_case("e4").signe, "X");
        assert_string_equal(ecran_case("d4").signe, "O");
        assert_string_equal(ecran_case("d3").signe, ".");
        jouer_et_quitter();
        assert_true(tout_ascii());
    }
}

static void en_latin_1_les_accents_sont_la(void **etat)
{
    (void)etat;
    exiger_langue("fr_FR.ISO-8859-1");
    ecran_environnement("LC_ALL=fr_FR.ISO-8859-1", NULL);
    ecran_codage(TERMINAL_LATIN1);
    ecran_deux_personnes(80, 24);
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups légaux");
    assert_string_equal(ecran_case("e4").signe, "X");
    assert_string_equal(ecran_case("d4").signe, "O");
    assert_string_equal(ecran_case("d3").signe, "·");
    terminal_taper(ecran, "44\r");
    terminal_attendre_texte(ecran, "Coup refusé, 44 : la case est occupée.");
    terminal_taper(ecran, "\xe9"); /* é typed there: no move, no harm */
    terminal_attendre_calme(ecran, 100);
    jouer_et_quitter();
}

/* TUI-19 */
static void TUI_19_en_KOI8_R_des_signes_de_rechange(void **etat)
{
    (void)etat;
    exiger_langue("ru_RU.KOI8-R");
    ecran_environnement("LC_ALL=ru_RU.KOI8-R", NULL);
    ecran_codage(TERMINAL_LATIN1);
    ecran_deux_personnes(80, 24);
    assert_string_equal(ecran_case("e4").signe, "X");
    assert_string_equal(ecran_case("d4").signe, "O");
    jouer_et_quitter();
}

static void une_locale_inconnue_vaut_C(void **etat)
{
    (void)etat;
    ecran_environnement("LC_ALL=xx_XX", NULL);
    ecran_codage(TERMINAL_ASCII);
    ecran_deux_personnes(80, 24);
    jouer_et_quitter();
    assert_true(tout_ascii());
}

/* A locale that the machine does not have still tells that the terminal shows UTF-8. */
static void une_locale_inconnue_en_UTF_8_est_UTF_8(void **etat)
{
    (void)etat;
    static const char *const NOMS[] = {"LANG=xx_XX.UTF-8", "LC_CTYPE=xx_XX.utf8@euro",
                                       "LC_ALL=xx_XX.UTF-8"};
    for (size_t i = 0; i < sizeof NOMS / sizeof NOMS[0]; i++) {
        ecran_environnement("LC_ALL", NOMS[i], NULL);
        ecran_deux_personnes(80, 24);
        assert_string_equal(ecran_case("e4").signe, "▇");
        assert_string_equal(ecran_case("d3").signe, "▂");
        jouer_et_quitter();
    }
}

/* A sub-command on such a terminal, too. */
static void les_resultats_sont_dans_le_codage_du_terminal(void **etat)
{
    static const char FINALE[] =
        "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO O;\n";
    static const char *const ENV[] = {"LC_ALL=C", NULL};
    char chemin[256];
    (void)etat;
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("finale.obf"));
    ecrire_fichier(chemin, FINALE, strlen(FINALE));
    const char *const argv[] = {ecran_programme("othello"), "resoudre", "--wld", chemin, NULL};
    ecran = terminal_ouvrir(argv, ENV, 80, 24, TERMINAL_ASCII);
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    assert_true(terminal_montre(ecran, "gagne "));
    assert_true(tout_ascii());
}

static void en_anglais_l_ecran_est_en_anglais(void **etat)
{
    (void)etat;
    exiger_langue("en_GB.UTF-8");
    ecran_environnement("LC_ALL=en_GB.UTF-8", NULL);
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Black");
    if (!terminal_montre(ecran, "quit"))
        terminal_montrer(ecran);
    assert_true(terminal_montre(ecran, "quit"));
    assert_false(terminal_montre(ecran, "quitter"));
    assert_false(terminal_montre(ecran, "Trait"));
}

static void LANGUAGE_decide_de_la_langue(void **etat)
{
    (void)etat;
    exiger_langue("en_GB.UTF-8");
    ecran_environnement("LC_ALL", "LANG=en_GB.UTF-8", "LANGUAGE=fr", NULL);
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    terminal_attendre_texte(ecran, "Noir");
}

static void LANGUAGE_vaut_aussi_en_C(void **etat)
{
    (void)etat;
    ecran_environnement("LC_ALL=C", "LANGUAGE=en", NULL);
    ecran_codage(TERMINAL_ASCII);
    ecran_deux_personnes(80, 24);
    terminal_attendre_texte(ecran, "Black to move, 4 legal moves");
    assert_true(tout_ascii());
}

/* ---- Kinds of terminals ---- */

static void TERM_vt100_sans_couleur(void **etat)
{
    (void)etat;
    static const char *const LANGUES[] = {"LC_ALL=C.UTF-8", "LC_ALL=C"};
    static const int TAILLES[][2] = {{80, 24}, {60, 20}, {40, 12}};
    for (int l = 0; l < 2; l++)
        for (int i = 0; i < 3; i++) {
            ecran_environnement("TERM=vt100", LANGUES[l], NULL);
            ecran_codage(l ? TERMINAL_ASCII : TERMINAL_UTF8);
            ecran_deux_personnes(TAILLES[i][0], TAILLES[i][1]);
            assert_string_equal(ecran_case("e4").signe, l ? "X" : "●");
            assert_string_equal(ecran_case("d4").signe, l ? "O" : "○");
            assert_true(sans_couleur());
            assert_false(terminal_souris(ecran));
            jouer_et_quitter();
        }
}

/* TUI-20: few glyphs there: letters. */
static void TUI_20_TERM_linux_a_des_lettres(void **etat)
{
    (void)etat;
    ecran_environnement("TERM=linux", NULL);
    ecran_deux_personnes(80, 24);
    assert_string_equal(ecran_case("e4").signe, "X");
    assert_string_equal(ecran_case("d4").signe, "O");
    jouer_et_quitter();
}

static void TERM_a_huit_couleurs(void **etat)
{
    (void)etat;
    ecran_environnement("TERM=xterm", NULL);
    ecran_deux_personnes(80, 24);
    struct ecran_case noir = ecran_case("e4"), blanc = ecran_case("e5");
    assert_int_equal(noir.encre, 0);
    assert_int_equal(noir.fond, 2);
    assert_int_not_equal(blanc.encre, noir.encre);
    assert_string_equal(noir.signe, "▇"); /* as large as among 256 */
    assert_string_equal(ecran_case("a2").signe, "░");
    assert_string_equal(ecran_case("a1").signe, " ");
    assert_true(ecran_case("d4").gauche == '~' && ecran_case("d4").contenu == 'O');
    jouer_et_quitter();
}

static void TERM_dumb_a_le_mode_texte(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{80, 24}, {60, 20}, {40, 12}, {20, 5}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof TAILLES[0]; i++) {
        size_t taille;
        ecran_environnement("TERM=dumb", "LC_ALL=C", NULL);
        ecran_codage(TERMINAL_ASCII);
        ecran_ouvrir(TAILLES[i][0], TAILLES[i][1], "--noir", "clavier", "--blanc", "clavier",
                     "--nouvelle", NULL);
        terminal_attendre_texte(ecran, "xy");
        terminal_taper(ecran, "34\nq\n");
        assert_int_equal(terminal_attendre_fin(ecran), 0);
        assert_non_null(strstr(terminal_octets(ecran, &taille), "4   .  .  X  X  X  .  .  .  "));
        assert_null(strchr(terminal_octets(ecran, &taille), '\x1b'));
        assert_true(tout_ascii());
    }
}

/* TUI-21: `●` takes two columns: safe signs, columns in line. */
static void TUI_21_des_pions_de_deux_colonnes(void **etat)
{
    (void)etat;
    static const char *const ARGV_MAX[] = {NULL,      "--noir",     "clavier", "--blanc",
                                           "clavier", "--nouvelle", NULL};
    const char *argv[7];
    memcpy(argv, ARGV_MAX, sizeof argv);
    argv[0] = ecran_programme("othello");
    ecran = terminal_ouvrir(argv, NULL, 80, 24, TERMINAL_UTF8);
    terminal_largeur_ambigue(ecran);
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_string_equal(ecran_case("e4").signe, "X");
    assert_string_equal(ecran_case("d4").signe, "O");
    assert_false(terminal_montre(ecran, "●"));
    assert_false(terminal_montre(ecran, "◂"));
    jouer_et_quitter();
}

/* ---- Colours and signs that one chooses ---- */

static void NO_COLOR_est_respecte(void **etat)
{
    (void)etat;
    ecran_environnement("NO_COLOR=1", NULL);
    ecran_deux_personnes(80, 24);
    struct ecran_case noir = ecran_case("e4"), blanc = ecran_case("d4");
    assert_true(sans_couleur());
    assert_string_equal(noir.signe, "●"); /* told apart by their shape */
    assert_string_equal(blanc.signe, "○");
    jouer_et_quitter();
    ecran_environnement("NO_COLOR=", NULL); /* empty: not set */
    ecran_deux_personnes(80, 24);
    assert_int_equal(ecran_case("d4").fond, ECRAN_VERT);
    ecran_environnement("NO_COLOR=1", NULL);
    ecran_ouvrir(80, 24, "--couleur", "toujours", "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_int_equal(ecran_case("d4").fond, ECRAN_VERT);
}

static void ouvrir_avec(const char *option, const char *valeur)
{
    ecran_ouvrir(80, 24, option, valeur, "--noir", "clavier", "--blanc", "clavier", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
}

static void chaque_theme_distingue_les_pions(void **etat)
{
    (void)etat;
    static const char *const THEMES[] = {"classique", "contraste", "daltonien", "monochrome",
                                         "bois",      "nuit",      "mer"};
    int fonds[sizeof THEMES / sizeof THEMES[0]];
    for (size_t i = 0; i < sizeof THEMES / sizeof THEMES[0]; i++) {
        ouvrir_avec("--theme", THEMES[i]);
        struct ecran_case noir = ecran_case("e4"), blanc = ecran_case("e5");
        assert_string_equal(noir.signe, blanc.signe); /* full discs, dark and light */
        assert_int_equal(noir.encre, 16);
        assert_int_equal(blanc.encre, 231);
        assert_int_not_equal(noir.fond, -1);
        fonds[i] = noir.fond;
        for (size_t autre = 0; autre < i; autre++) /* and no theme looks like another */
            assert_int_not_equal(fonds[autre], fonds[i]);
        jouer_et_quitter();
    }
}

static void les_pions_que_l_on_choisit(void **etat)
{
    (void)etat;
    ouvrir_avec("--pions", "cours");
    assert_string_equal(ecran_case("e4").signe, "◉");
    assert_string_equal(ecran_case("d4").signe, "◎");
    jouer_et_quitter();
    ouvrir_avec("--pions", "ascii");
    assert_string_equal(ecran_case("e4").signe, "X");
    jouer_et_quitter();
    ouvrir_avec("--couleur", "jamais");
    assert_int_equal(ecran_case("e4").fond, -1);
    jouer_et_quitter();
}

/* TUI-27: outside the board the terminal's own background, whatever it is. */
static void TUI_27_aucun_fond_impose_hors_du_plateau(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    int x1, y1, x8, y8;
    ecran_place("a1", &x1, &y1);
    ecran_place("h8", &x8, &y8);
    for (int y = 0; y < 24; y++)
        for (int x = 0; x < 80; x++) {
            struct terminal_cellule c = terminal_cellule(ecran, x, y);
            bool plateau = x >= x1 - 2 && x <= x8 + 2 && y >= y1 - 1 && y <= y8 + 1;
            bool vide = strcmp(c.texte, " ") == 0;
            if (!plateau && vide && c.fond != -1 && c.fond != ECRAN_VERT)
                fail_msg("cell %d,%d has background %d", x, y, c.fond);
            if (!plateau && !vide && c.fond == -1 && c.encre != -1 && c.encre != 1)
                fail_msg("text at %d,%d has colour %d on the terminal's background", x, y, c.encre);
        }
}

static void sans_coups_legaux_si_on_ne_les_veut_pas(void **etat)
{
    (void)etat;
    ouvrir_avec("--legaux", "non");
    assert_string_equal(ecran_legaux(), "");
    terminal_taper(ecran, "v");
    terminal_attendre_calme(ecran, 100);
    assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(en_C_tout_est_ASCII),
        TEST(en_latin_1_les_accents_sont_la),
        TEST(TUI_19_en_KOI8_R_des_signes_de_rechange),
        TEST(une_locale_inconnue_vaut_C),
        TEST(une_locale_inconnue_en_UTF_8_est_UTF_8),
        TEST(les_resultats_sont_dans_le_codage_du_terminal),
        TEST(en_anglais_l_ecran_est_en_anglais),
        TEST(LANGUAGE_decide_de_la_langue),
        TEST(LANGUAGE_vaut_aussi_en_C),
        TEST(TERM_vt100_sans_couleur),
        TEST(TUI_20_TERM_linux_a_des_lettres),
        TEST(TERM_a_huit_couleurs),
        TEST(TERM_dumb_a_le_mode_texte),
        TEST(TUI_21_des_pions_de_deux_colonnes),
        TEST(NO_COLOR_est_respecte),
        TEST(chaque_theme_distingue_les_pions),
        TEST(les_pions_que_l_on_choisit),
        TEST(TUI_27_aucun_fond_impose_hors_du_plateau),
        TEST(sans_coups_legaux_si_on_ne_les_veut_pas),
    };
    return cmocka_run_group_tests_name("écran, langues et terminaux", tests, NULL, NULL);
}
