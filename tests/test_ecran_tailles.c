/* Sizes: the three layouts, too small, changes of size however quick, absurd sizes. */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alea.h"
#include "tests/ecran_vu.h"

/* Everything that is drawn stands on the screen: nothing wraps, the board is whole, keys at the
 * bottom. */
static void verifier_image(void)
{
    char cases[65];
    assert_true(ecran_lire_plateau(cases));
    int derniere = terminal_lignes(ecran) - 1;
    while (derniere > 0 && !*terminal_ligne(ecran, derniere))
        derniere--;
    if (!strstr(terminal_ligne(ecran, derniere), "Espace")) {
        terminal_montrer(ecran);
        fail_msg("no keys on the last line");
    }
}

/* Down the help, row by row. */
static void descendre(const char *texte)
{
    for (int i = 0; i < 80 && !terminal_montre(ecran, texte); i++) {
        terminal_touche(ecran, VTERM_KEY_DOWN);
        terminal_attendre_calme(ecran, 20);
    }
    terminal_attendre_texte(ecran, texte);
}

/* On the smallest screen a line of the help goes on below, and all of it can be scrolled to. */
static void l_aide_va_a_la_ligne(void **etat)
{
    (void)etat;
    ecran_deux_personnes(40, 12);
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "taper un coup");
    descendre("         l aussi)");
    assert_true(terminal_montre(ecran, "flèches  déplacer le curseur (h j k"));
    descendre("clic : jouer sur la case");
    for (int i = 0; i < 16; i++)
        terminal_touche(ecran, VTERM_KEY_PAGEDOWN);
    terminal_attendre_texte(ecran, "l'axe du graphe");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "taper un coup");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "l'axe du graphe");
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "l'axe du graphe");
}

/* Its marks are those of the board on this screen. */
static void l_aide_montre_ce_qui_est_dessine(void **etat)
{
    (void)etat;
    ecran_ouvrir(100, 30, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", "--couleur",
                 "jamais", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "?");
    descendre("╭╮╰╯     un pion qu'il a retourné");
    descendre("~  ~     un pion que le coup sous le curseur");
    terminal_attendre_texte(ecran, "┌┐└┘     le dernier coup");
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "?");
    descendre("●▀       un pion qu'il a retourné");
    descendre("●▪       un pion que le coup sous le curseur");
    terminal_attendre_texte(ecran, "▌●▐      le dernier coup");
    terminal_redimensionner(ecran, 60, 19);
    terminal_touche(ecran, VTERM_KEY_HOME);
    descendre("[●]      le dernier coup");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_texte(ecran, "?        sur l'axe du graphe");
}

static void chaque_taille_a_un_plateau_jouable(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{80, 24},  {60, 20}, {40, 12}, {100, 30}, {132, 43},
                                     {79, 23},  {99, 29}, {40, 50}, {200, 12}, {41, 13},
                                     {124, 38}, {90, 27}, {80, 40}, {100, 28}, {60, 34}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof TAILLES[0]; i++) {
        ecran_deux_personnes(TAILLES[i][0], TAILLES[i][1]);
        verifier_image();
        assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
        terminal_taper(ecran, "34\r");
        ecran_attendre_plateau(ECRAN_APRES_C4);
        struct ecran_case c = ecran_case("c4");
        assert_string_equal(ecran_legaux(), "c3 e3 c5");
        assert_true(c.gauche == '[' && c.droite == ']');
        ecran_quitter_proprement();
    }
}

/* The larger the screen, the rounder the pawns. */
static void les_pions_grandissent(void **etat)
{
    (void)etat;
    static const struct {
        int colonnes, lignes;
        const char *noir[4]; /* rows of a pawn */
    } TAILLES[] = {{68, 24, {"●"}},
                   {69, 20, {"▗▆▇▆▖", "▝▂▁▂▘"}},
                   {80, 24, {"▗▆▇▆▖", "▝▂▁▂▘"}},
                   {100, 27, {"▗▆▇▆▖", "▝▂▁▂▘"}},
                   {87, 28, {"▄▆▆▄", "▐████▌"}},
                   {80, 40, {"▄▆▆▄", "▐████▌"}},
                   {99, 30, {"▄▆▆▄", "▐████▌"}},
                   {116, 36, {"▄▆▆▄", "▐████▌"}},
                   {116, 37, {"▂▅▆▆▅▂", "▐██████▌"}},
                   {130, 45, {"▂▅▆▆▅▂", "▐██████▌"}},
                   {131, 45, {"▂▄▅▅▄▂", "▇██████▇", "▐████████▌"}},
                   {140, 46, {"▂▄▅▅▄▂", "▇██████▇", "▐████████▌"}},
                   {150, 55, {"▁▄▅▆▆▅▄▁", "▄████████▄", "▐██████████▌"}},
                   {200, 60, {"▂▄▅▆▆▅▄▂", "▂▇████████▇▂", "▐████████████▌"}}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof *TAILLES; i++) {
        ecran_deux_personnes(TAILLES[i].colonnes, TAILLES[i].lignes);
        for (int r = 0; r < 4 && TAILLES[i].noir[r]; r++)
            terminal_attendre_texte(ecran, TAILLES[i].noir[r]);
        verifier_image();
    }
    ecran_ouvrir(100, 30, "--couleur", "jamais", "--nouvelle", NULL); /* between lines */
    terminal_attendre_texte(ecran, "▟██▙");
    terminal_attendre_texte(ecran, "▟▀▀▙"); /* hollow */
    terminal_attendre_texte(ecran, "▜▄▄▛");
    terminal_redimensionner(ecran, 124, 38);
    terminal_attendre_texte(ecran, "▗▟██▙▖");
    terminal_redimensionner(ecran, 140, 46);
    terminal_attendre_texte(ecran, "▟██████▙");
}

/* The menu of the start stands beside the board, in the panel's place, wherever there is one. */
/* The characters of a cell of 5x2, 6x3, 8x4 or 10x5, row by row; what is reversed is marked. */
static void lire_cellule(const char *nom, int largeur, int hauteur, char *vers, size_t place)
{
    struct tampon t = tampon_sur(vers, place);
    int x0, y0;
    ecran_place(nom, &x0, &y0);
    x0 -= (largeur - 1) / 2;
    y0 -= (hauteur - 1) / 2;
    for (int i = 0; i < largeur * hauteur; i++) {
        struct terminal_cellule c = terminal_cellule(ecran, x0 + i % largeur, y0 + i / largeur);
        tampon_ecrire(&t, "%s%s", c.texte, c.inverse ? "-" : "");
    }
}

/* A disc looks the same under every mark, and the mark of a legal move is as wide as it is high:
 * here a column to half a row. */
static void les_marques_ne_changent_pas_les_pions(void **etat)
{
    (void)etat;
    static const struct {
        int colonnes, lignes, largeur, hauteur;
        const char *legal; /* from its upper left corner on */
    } TAILLES[] = {
        {80, 24, 5, 2, "▂"}, {100, 30, 6, 3, "▗▖"}, {124, 38, 8, 4, "▄▄"}, {140, 46, 10, 5, "██"}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof *TAILLES; i++) {
        const int l = TAILLES[i].largeur, h = TAILLES[i].hauteur;
        char simple[512], dernier[512], curseur[512], legal[512];
        ecran_deux_personnes(TAILLES[i].colonnes, TAILLES[i].lignes);
        lire_cellule("e4", l, h, simple, sizeof simple);
        lire_cellule("f5", l, h, legal, sizeof legal);
        const char *marque = legal + strspn(legal, " ");
        assert_memory_equal(marque, TAILLES[i].legal, strlen(TAILLES[i].legal));
        ecran_jouer("c4");
        assert_int_equal(ecran_case("c4").gauche, '[');
        lire_cellule("c4", l, h, dernier, sizeof dernier);
        assert_string_equal(dernier, simple);
        terminal_taper(ecran, "h");
        terminal_taper(ecran, "l");
        ecran_attendre_curseur("c4");
        assert_true(ecran_case("c4").gauche == '[' && ecran_case("c4").droite == ']');
        terminal_taper(ecran, "ll");
        ecran_attendre_curseur("e4");
        lire_cellule("e4", l, h, curseur, sizeof curseur);
        assert_string_equal(curseur, simple);
        ecran_quitter_proprement();
    }
}

static void le_menu_est_a_cote(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{80, 24}, {100, 30}, {124, 38}, {140, 46}};
    char etat_neuf[256]; /* no game to resume */
    snprintf(etat_neuf, sizeof etat_neuf, "XDG_STATE_HOME=%s", chemin_temporaire("etat_neuf"));
    for (size_t i = 0; i < sizeof TAILLES / sizeof *TAILLES; i++) {
        ecran_environnement(etat_neuf, NULL);
        ecran_ouvrir(TAILLES[i][0], TAILLES[i][1], "--theme", "classique", NULL);
        terminal_attendre_texte(ecran, "Nouvelle partie");
        terminal_attendre_calme(ecran, 200);
        assert_string_equal(ecran_legaux(), "d3 c4 f5 e6");
        assert_false(terminal_montre(ecran, "Trait à Noir"));
    }
}

static void le_compact_dit_l_essentiel(void **etat)
{
    (void)etat;
    ecran_deux_personnes(40, 12);
    terminal_attendre_texte(ecran, "4 légaux");
    terminal_attendre_texte(ecran, "d3 : vide, coup légal");
    terminal_taper(ecran, "44\r");
    terminal_attendre_texte(ecran, "occupée");
    terminal_taper(ecran, "34\r");
    terminal_attendre_texte(ecran, "c4");
}

static void trop_petit_dit_ce_qu_il_faut(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{39, 12}, {40, 11}, {30, 8}, {200, 5}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof TAILLES[0]; i++) {
        char taille[32];
        ecran_ouvrir(TAILLES[i][0], TAILLES[i][1], "--noir", "clavier", "--blanc", "clavier",
                     "--nouvelle", NULL);
        snprintf(taille, sizeof taille, "%dx%d", TAILLES[i][0], TAILLES[i][1]);
        terminal_attendre_texte(ecran, taille);
        terminal_attendre_texte(ecran, "il faut 40x12");
        terminal_attendre_texte(ecran, "quitter");
        char cases[65];
        assert_false(ecran_lire_plateau(cases));
        ecran_quitter_proprement();
    }
}

/* At 20x5 the size now stands on the first line, the game heals when the window grows. */
static void a_20x5_la_taille_puis_la_guerison(void **etat)
{
    (void)etat;
    ecran_ouvrir(20, 5, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "20x5");
    terminal_taper(ecran, "34\r ?ou"); /* nothing is played blindly */
    terminal_attendre_calme(ecran, 200);
    terminal_attendre_texte(ecran, "20x5");
    terminal_redimensionner(ecran, 80, 24);
    ecran_attendre_plateau(ECRAN_DEPART);
    verifier_image();
    terminal_redimensionner(ecran, 20, 5);
    terminal_attendre_texte(ecran, "20x5");
    ecran_quitter_proprement();
}

/* Below the smallest size q works from a menu and from a dialog too. */
static void q_quitte_aussi_un_dialogue_trop_petit(void **etat)
{
    (void)etat;
    ecran_ouvrir(20, 5, "--legaux", "oui", NULL);
    terminal_attendre_calme(ecran, 300);
    ecran_quitter_proprement();
    ecran_sauvegarde("clavier", "clavier", 1, "c4");
    ecran_ouvrir(20, 5, "--noir", "clavier", "--blanc", "clavier", NULL);
    terminal_attendre_calme(ecran, 300);
    ecran_quitter_proprement();
}

static void aller_et_retour_vers_le_compact(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer("c4");
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "3 légaux");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "Trait à Blanc, 3 coups légaux");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_redimensionner(ecran, 120, 40);
    terminal_attendre_texte(ecran, "Trait à Blanc, 3 coups légaux");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    verifier_image();
}

/* What is needed comes first, whole, and no word is cut. */
static void minuscule_dit_ce_qu_il_faut_sans_rien_couper(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_redimensionner(ecran, 10, 3);
    terminal_attendre_texte(ecran, "40x12");
    terminal_attendre_calme(ecran, 100);
    assert_string_equal(terminal_ligne(ecran, 0), "40x12");
    assert_string_equal(terminal_ligne(ecran, 1), "q");
    terminal_redimensionner(ecran, 13, 3);
    terminal_attendre_texte(ecran, "il faut 40x12");
    terminal_redimensionner(ecran, 20, 3);
    terminal_attendre_texte(ecran, "il faut 40x12 (20x3)");
    terminal_redimensionner(ecran, 60, 8);
    terminal_attendre_texte(ecran, "Terminal trop petit : il faut 40x12 (60x8)");
    terminal_attendre_texte(ecran, "q : quitter");
}

static void changer_de_taille_dans_l_aide_et_les_options(void **etat)
{
    (void)etat;
    static const char *const TOUCHES[] = {"?", "o"};
    static const char *const VUS[] = {"taper un coup", "Continuer"};
    for (int i = 0; i < 2; i++) {
        ecran_deux_personnes(80, 24);
        terminal_taper(ecran, TOUCHES[i]);
        terminal_attendre_texte(ecran, VUS[i]);
        terminal_redimensionner(ecran, 50, 14);
        terminal_attendre_calme(ecran, 200);
        terminal_redimensionner(ecran, 10, 3);
        terminal_attendre_calme(ecran, 200);
        terminal_redimensionner(ecran, 80, 24);
        terminal_attendre_texte(ecran, VUS[i]);
        terminal_touche(ecran, VTERM_KEY_ESCAPE);
        ecran_attendre_plateau(ECRAN_DEPART);
    }
}

/* TUI-06: 200 changes between 1x1 and 300x100, keys meanwhile. */
static void TUI_06_deux_cents_tailles(void **etat)
{
    (void)etat;
    uint64_t graine = 6;
    ecran_deux_personnes(80, 24);
    for (int i = 0; i < 200; i++) {
        terminal_redimensionner(ecran, 1 + (int)(alea_splitmix(&graine) % 300),
                                1 + (int)(alea_splitmix(&graine) % 100));
        if (i % 3 == 0)
            terminal_taper(ecran, i % 2 ? "j" : "l");
        terminal_attendre_calme(ecran, 5);
        assert_true(terminal_vivant(ecran));
    }
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups légaux");
    ecran_attendre_plateau(ECRAN_DEPART);
    verifier_image();
    ecran_jouer("c4");
    ecran_quitter_proprement();
}

static void les_tailles_absurdes(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{1, 1}, {1, 100}, {300, 1}, {2, 2}, {500, 200}, {1000, 300}};
    ecran_deux_personnes(80, 24);
    for (size_t i = 0; i < sizeof TAILLES / sizeof TAILLES[0]; i++) {
        terminal_redimensionner(ecran, TAILLES[i][0], TAILLES[i][1]);
        terminal_attendre_calme(ecran, 300);
        terminal_taper(ecran, "j");
        terminal_attendre_calme(ecran, 100);
        assert_true(terminal_vivant(ecran));
    }
    ecran_attendre_plateau(ECRAN_DEPART); /* at 1000x300 */
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "Trait à Noir, 4 coups légaux");
    ecran_quitter_proprement();
}

/* TUI-43: a terminal that says 0x0 is taken for 80x24. */
static void TUI_43_zero_par_zero(void **etat)
{
    (void)etat;
    ecran_deux_personnes(0, 0);
    verifier_image();
    ecran_jouer("c4");
    terminal_redimensionner(ecran, 60, 20);
    terminal_attendre_calme(ecran, 200);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_quitter_proprement();
}

/* TUI-08: an error to tell at 30x8: told or cut, no crash. */
static void TUI_08_une_erreur_a_30x8(void **etat)
{
    (void)etat;
    ecran_environnement("XDG_STATE_HOME=/dev/null/x", NULL);
    ecran_ouvrir(30, 8, "--noir", "aleatoire:1", "--blanc", "clavier", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "30x8");
    terminal_attendre_calme(ecran, 800);
    assert_true(terminal_vivant(ecran));
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "Trait à Blanc");
}

/* Exported LINES and COLUMNS must not freeze the size. */
static void LINES_et_COLUMNS_ne_figent_rien(void **etat)
{
    (void)etat;
    ecran_environnement("LINES=10", "COLUMNS=20", NULL);
    ecran_deux_personnes(80, 24);
    verifier_image();
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "4 légaux");
    ecran_attendre_plateau(ECRAN_DEPART);
}

static void une_taille_imposee(void **etat)
{
    (void)etat;
    ecran_ouvrir(120, 40, "--taille-ecran", "40x12", "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    int x, y;
    ecran_place("h8", &x, &y);
    assert_true(x < 40 && y < 12);
    assert_true(terminal_montre(ecran, "4 légaux"));
}

/* Nothing of it beside a box that hides more than half of it. */
static void une_boite_ne_laisse_pas_un_bout_de_plateau(void **etat)
{
    (void)etat;
    ecran_environnement("XDG_STATE_HOME=/nulle/part", NULL);
    ecran_ouvrir(60, 19, "--legaux", "oui", NULL);
    terminal_attendre_texte(ecran, "▸ Nouvelle partie");
    for (int y = 1; y < 18; y++)
        for (int x = 0; x < 6; x++)
            assert_true(terminal_cellule(ecran, x, y).texte[0] <= ' ');
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_DEPART);
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(chaque_taille_a_un_plateau_jouable),
        TEST(l_aide_va_a_la_ligne),
        TEST(l_aide_montre_ce_qui_est_dessine),
        TEST(les_pions_grandissent),
        TEST(les_marques_ne_changent_pas_les_pions),
        TEST(le_menu_est_a_cote),
        TEST(le_compact_dit_l_essentiel),
        TEST(trop_petit_dit_ce_qu_il_faut),
        TEST(a_20x5_la_taille_puis_la_guerison),
        TEST(q_quitte_aussi_un_dialogue_trop_petit),
        TEST(aller_et_retour_vers_le_compact),
        TEST(minuscule_dit_ce_qu_il_faut_sans_rien_couper),
        TEST(changer_de_taille_dans_l_aide_et_les_options),
        TEST(TUI_06_deux_cents_tailles),
        TEST(les_tailles_absurdes),
        TEST(TUI_43_zero_par_zero),
        TEST(TUI_08_une_erreur_a_30x8),
        TEST(LINES_et_COLUMNS_ne_figent_rien),
        TEST(une_boite_ne_laisse_pas_un_bout_de_plateau),
        TEST(une_taille_imposee),
    };
    return cmocka_run_group_tests_name("écran, tailles", tests, NULL, NULL);
}
