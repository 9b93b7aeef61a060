/* Keys as they come, pastes and the mouse. */
#include <unistd.h>

#include "tests/ecran_vu.h"

/* TUI-24: an arrow whose bytes come late is an arrow. */
static void TUI_24_une_fleche_en_deux_fois(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "\x1b");
    usleep(30000);
    terminal_taper(ecran, "[B");
    ecran_attendre_curseur("d4");
    terminal_taper(ecran, "n");
    ecran_jouer("c4");
    terminal_taper(ecran, "n");
    terminal_attendre_texte(ecran, "Abandonner");
    terminal_taper(ecran, "\x1b");
    usleep(30000);
    terminal_taper(ecran, "[B");
    terminal_attendre_calme(ecran, 300);
    assert_true(terminal_montre(ecran, "Abandonner")); /* not closed by an Esc */
}

/* TUI-23: Esc alone is answered without another key. */
static void TUI_23_Echap_seul_est_servi(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "o");
    terminal_attendre_texte(ecran, "Continuer");
    terminal_taper(ecran, "\x1b");
    terminal_attendre_absence(ecran, "Continuer");
    ecran_environnement("ESCDELAY=300", NULL);
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "revenir à son coup");
    terminal_taper(ecran, "\x1b");
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* TUI-52: another keyboard layout or an input method: ignored quietly. */
static void TUI_52_lettres_d_ailleurs(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "йцуен"
                          "αβγ"
                          "３４"
                          "字"
                          "\xff\xfe"
                          "é"
                          "\xc3");
    terminal_attendre_calme(ecran, 300);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_true(terminal_vivant(ecran));
    ecran_attendre_curseur("d3");
    terminal_touche(ecran, VTERM_KEY_LEFT);
    terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

static void des_sequences_inconnues_ne_font_rien(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_taper(
        ecran, "\x1b[15~\x1b[1;5Q\x1bOZ\x1b[200;300;400z\x1b]0;titre\x07\x1b[I\x1b[O\x1b[<99;1;1M");
    terminal_attendre_calme(ecran, 400);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer("c4");
}

/* TUI-33: pasted text is data; with the markers (the terminal's paste) nothing is a command. */
static void TUI_33_un_texte_colle_n_est_pas_une_commande(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_coller(ecran, "f5d6c3 quit y\n");
    terminal_attendre_calme(ecran, 300);
    assert_true(terminal_vivant(ecran));
    assert_false(terminal_montre(ecran, "200~"));
    assert_false(terminal_montre(ecran, "201~"));
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    ecran_jouer("c4");
}

/* TUI-34: a pasted move is in the field, without the markers. */
static void TUI_34_un_coup_colle_est_dans_la_saisie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_coller(ecran, "c4");
    terminal_attendre_texte(ecran, "Coup : c4");
    terminal_taper(ecran, "\r");
    ecran_attendre_plateau(ECRAN_APRES_C4);
}

/* TUI-32: every pixel of a cell is that cell, one outside the board is nothing. */
static void TUI_32_un_clic_joue_sur_sa_case(void **etat)
{
    (void)etat;
    static const int TAILLES[][2] = {{80, 24}, {81, 25}, {200, 60}, {40, 12}, {100, 28}, {80, 40}};
    for (size_t i = 0; i < sizeof TAILLES / sizeof TAILLES[0]; i++) {
        ecran_deux_personnes(TAILLES[i][0], TAILLES[i][1]);
        int x1, y1, x8, y8;
        ecran_place("a1", &x1, &y1);
        ecran_place("h8", &x8, &y8);
        terminal_cliquer(ecran, x1, y1, 1);
        ecran_attendre_curseur("a1");
        terminal_cliquer(ecran, x8, y8, 1);
        ecran_attendre_curseur("h8");
        const int pas_x = (x8 - x1) / 7, pas_y = (y8 - y1) / 7; /* the cells beside: none */
        terminal_cliquer(ecran, x1 - pas_x, y1, 1);
        terminal_cliquer(ecran, x1, y1 - pas_y > 0 ? y1 - pas_y : 0, 1);
        terminal_cliquer(ecran, x8 + pas_x, y8, 1);
        terminal_cliquer(ecran, x8, y8 + pas_y, 1);
        terminal_attendre_calme(ecran, 100);
        ecran_attendre_curseur("h8");
        int x, y;
        ecran_place("c4", &x, &y);
        terminal_cliquer(ecran, x, y, 1);
        ecran_attendre_plateau(ECRAN_APRES_C4);
    }
}

/* Where there are no lines every character is of a square, and the next one of its neighbour. */
static void un_clic_dans_tout_le_carre(void **etat)
{
    int x, y;
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_place("b2", &x, &y);
    for (int i = 0; i < 10; i++) {
        terminal_cliquer(ecran, x + 5, y + 2, 1);
        ecran_attendre_curseur("c3");
        terminal_cliquer(ecran, x - 2 + i % 5, y + i / 5, 1);
        ecran_attendre_curseur("b2");
    }
    terminal_cliquer(ecran, x + 3, y + 1, 1);
    ecran_attendre_curseur("c2");
    terminal_cliquer(ecran, x + 2, y + 2, 1);
    ecran_attendre_curseur("b3");
}

/* A line between two squares belongs to the one above or at its left, and the words of the key bar
 * are keys. */
static void un_clic_sur_un_trait_ou_sur_une_touche(void **etat)
{
    (void)etat;
    int x, y;
    ecran_deux_personnes(80, 24);
    ecran_place("c4", &x, &y);
    terminal_cliquer(ecran, x, y + 1, 1);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    ecran_place("c3", &x, &y);
    terminal_cliquer(ecran, x + 2, y, 1);
    terminal_attendre_texte(ecran, "Blanc c3");
    assert_true(terminal_chercher(ecran, "u annuler", &x, &y));
    terminal_cliquer(ecran, x + 4, y, 1);
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "33");
    terminal_attendre_texte(ecran, "Coup : 33");
    assert_true(terminal_chercher(ecran, "Échap renoncer", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_absence(ecran, "Coup :");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "33");
    terminal_attendre_texte(ecran, "Coup : 33");
    assert_true(terminal_chercher(ecran, "Entrée jouer ce coup", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "Blanc c3");
    assert_true(terminal_chercher(ecran, "? aide", &x, &y));
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "revenir à son coup précédent");
}

static void sans_souris_elle_reste_au_terminal(void **etat)
{
    (void)etat;
    ecran_ouvrir(80, 24, "--sans-souris", "--noir", "clavier", "--blanc", "clavier", "--nouvelle",
                 NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    assert_false(terminal_souris(ecran));
    ecran_deux_personnes(80, 24);
    assert_true(terminal_souris(ecran));
}

static void Ctrl_L_redessine(void **etat)
{
    (void)etat;
    size_t avant, apres;
    ecran_deux_personnes(80, 24);
    terminal_octets(ecran, &avant);
    terminal_taper(ecran, "\x0c");
    terminal_attendre_calme(ecran, 300);
    terminal_octets(ecran, &apres);
    assert_true(apres > avant + 1000);
    ecran_attendre_plateau(ECRAN_DEPART);
}

/* Without variations Tab goes from one legal move to the next, and with Shift back. */
static void Tab_va_aux_coups_legaux(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    terminal_attendre_texte(ecran, "Tab coup légal");
    ecran_attendre_curseur("d3");
    terminal_taper(ecran, "\t");
    ecran_attendre_curseur("c4");
    terminal_taper(ecran, "\t\t\t");
    ecran_attendre_curseur("d3");
    terminal_taper(ecran, "\x1b[Z");
    ecran_attendre_curseur("e6");
    terminal_taper(ecran, "\x1b[Z\x1b[Z");
    ecran_attendre_curseur("c4");
    terminal_taper(ecran, " ");
    ecran_attendre_plateau(ECRAN_APRES_C4);
    terminal_taper(ecran, "\t");
    ecran_attendre_curseur("c5");
}

/* The help is read with the keys of `less`; only those that close it do, and none plays behind
 * it. */
static void l_aide_se_lit(void **etat)
{
    (void)etat;
    int x, y, plus_bas;
    ecran_deux_personnes(80, 24);
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "taper un coup, puis Entrée");
    terminal_attendre_texte(ecran, "Espace page suivante");
    terminal_taper(ecran, " ");
    terminal_attendre_absence(ecran, "taper un coup, puis Entrée");
    terminal_taper(ecran, "b");
    terminal_attendre_texte(ecran, "taper un coup, puis Entrée");
    terminal_taper(ecran, "f");
    terminal_attendre_absence(ecran, "taper un coup, puis Entrée");
    terminal_taper(ecran, "g");
    terminal_attendre_texte(ecran, "taper un coup, puis Entrée");
    terminal_taper(ecran, "G");
    terminal_attendre_texte(ecran, "Marques");
    terminal_taper(ecran, "34\rxyzn");
    terminal_attendre_calme(ecran, 100);
    terminal_attendre_texte(ecran, "Marques");
    terminal_taper(ecran, "q");
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer("c4");
    terminal_touche(ecran, VTERM_KEY_PAGEUP); /* what one needs then comes first */
    terminal_attendre_texte(ecran, "relecture 0/1");
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "Revoir la partie");
    assert_true(terminal_chercher(ecran, "Revoir la partie", &x, &y));
    assert_true(!terminal_chercher(ecran, "taper un coup", &x, &plus_bas) || plus_bas > y);
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "relecture 0/1");
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(TUI_24_une_fleche_en_deux_fois),
        TEST(TUI_23_Echap_seul_est_servi),
        TEST(TUI_52_lettres_d_ailleurs),
        TEST(des_sequences_inconnues_ne_font_rien),
        TEST(TUI_33_un_texte_colle_n_est_pas_une_commande),
        TEST(TUI_34_un_coup_colle_est_dans_la_saisie),
        TEST(TUI_32_un_clic_joue_sur_sa_case),
        TEST(un_clic_dans_tout_le_carre),
        TEST(un_clic_sur_un_trait_ou_sur_une_touche),
        TEST(sans_souris_elle_reste_au_terminal),
        TEST(Tab_va_aux_coups_legaux),
        TEST(l_aide_se_lit),
        TEST(Ctrl_L_redessine),
    };
    return cmocka_run_group_tests_name("écran, touches", tests, NULL, NULL);
}
