/* The themes among 256 colours: what is drawn on the board is told from what lies under it. Set up
 * by ncurses for a terminal that nobody sees. */
#include "tests/aide.h"

#include <math.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>

#include "interfaces/ecran/couleurs.h"

/* ---- Colours ---- */

/* Red, green and blue of one of the 256, each 0 to 1, as light adds up. */
static void lumieres(int indice, double rvb[3])
{
    static const int CUBE[6] = {0, 95, 135, 175, 215, 255};
    const int i = indice - 16, gris = 8 + 10 * (indice - 232);
    const int huit[3] = {indice < 232 ? CUBE[i / 36] : gris, indice < 232 ? CUBE[i / 6 % 6] : gris,
                         indice < 232 ? CUBE[i % 6] : gris};
    assert_true(indice >= 16 && indice < 256);
    for (int k = 0; k < 3; k++) {
        const double v = huit[k] / 255.0;
        rvb[k] = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
    }
}

static double clarte(int indice)
{
    double c[3];
    lumieres(indice, c);
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

/* The ratio of WCAG 2. */
static double contraste(int a, int b)
{
    const double x = clarte(a) + 0.05, y = clarte(b) + 0.05;
    return x > y ? x / y : y / x;
}

static double racine(double t)
{
    return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

/* How far apart they look, hue included: in CIE L*a*b*. */
static double distance(int a, int b)
{
    double lab[2][3];
    for (int i = 0; i < 2; i++) {
        double c[3];
        lumieres(i ? b : a, c);
        const double x = racine((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
        const double y = racine(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
        const double z = racine((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
        lab[i][0] = 116 * y - 16;
        lab[i][1] = 500 * (x - y);
        lab[i][2] = 200 * (y - z);
    }
    return sqrt(pow(lab[0][0] - lab[1][0], 2) + pow(lab[0][1] - lab[1][1], 2) +
                pow(lab[0][2] - lab[1][2], 2));
}

/* ---- Themes ---- */

static struct couleurs couleurs_du(int theme)
{
    struct couleurs c;
    const struct reglages r = {.theme = theme, .couleur = COULEUR_TOUJOURS};
    couleurs_choisir(&c, &r, false);
    assert_true(c.actives);
    return c;
}

static int encre(const struct couleurs *c, int style)
{
    short avant, fond;
    pair_content(c->paires[style], &avant, &fond);
    return avant;
}

static int fond(const struct couleurs *c, int style)
{
    short avant, arriere;
    pair_content(c->paires[style], &avant, &arriere);
    return arriere;
}

static void au_moins(double mesure, double voulu, int theme, const char *quoi)
{
    if (mesure < voulu)
        fail_msg("theme %d, %s: %.2f, less than %.1f", theme, quoi, mesure, voulu);
}

/* On both shades of the board. */
static void les_marques_se_voient(void **etat)
{
    (void)etat;
    for (int theme = 0; theme < THEMES_NB; theme++) {
        const struct couleurs c = couleurs_du(theme);
        for (int ou = 0; ou <= STYLE_SUR_SOMBRE; ou += STYLE_SUR_SOMBRE) {
            const int case_ = fond(&c, STYLE_CASE + ou);
            au_moins(contraste(encre(&c, STYLE_LEGAL + ou), case_), 3, theme, "legal move");
            au_moins(contraste(encre(&c, STYLE_MARQUE + ou), case_), 3, theme, "mark");
        }
        au_moins(contraste(encre(&c, STYLE_LEGAL_CURSEUR), fond(&c, STYLE_CASE_CURSEUR)), 2, theme,
                 "legal move under the cursor");
    }
}

/* By its hue, or where all is grey by its marks. */
static void le_curseur_se_voit(void **etat)
{
    (void)etat;
    for (int theme = 0; theme < THEMES_NB; theme++) {
        const struct couleurs c = couleurs_du(theme);
        const int curseur = fond(&c, STYLE_CASE_CURSEUR);
        if (c.signes) {
            au_moins(contraste(encre(&c, STYLE_MARQUE_CURSEUR), curseur), 3, theme, "> <");
            continue;
        }
        for (int ou = 0; ou <= STYLE_SUR_SOMBRE; ou += STYLE_SUR_SOMBRE)
            au_moins(distance(curseur, fond(&c, STYLE_CASE + ou)), 45, theme, "cursor");
        for (int joueur = 0; joueur < 2; joueur++)
            au_moins(contraste(encre(&c, STYLE_PION1 + joueur), curseur), 3, theme,
                     "disc under the cursor");
    }
}

/* What the last move did is told from discs of both colours, from the board and the cursor. */
static void le_dernier_coup_se_voit(void **etat)
{
    (void)etat;
    for (int theme = 0; theme < THEMES_NB; theme++) {
        const struct couleurs c = couleurs_du(theme);
        const int dernier = fond(&c, STYLE_CASE_DERNIER);
        if (c.signes)
            continue;
        for (int joueur = 0; joueur < 2; joueur++)
            au_moins(contraste(encre(&c, STYLE_PION1 + joueur), dernier), 3, theme, "last move");
        for (int ou = 0; ou <= STYLE_SUR_SOMBRE; ou += STYLE_SUR_SOMBRE)
            au_moins(distance(dernier, fond(&c, STYLE_CASE + ou)), 45, theme, "last move");
        au_moins(distance(dernier, fond(&c, STYLE_CASE_CURSEUR)), 45, theme, "both");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(les_marques_se_voient),
        cmocka_unit_test(le_curseur_se_voit),
        cmocka_unit_test(le_dernier_coup_se_voit),
    };
    FILE *nulle_part = fopen("/dev/null", "r+");
    SCREEN *ecran = newterm("xterm-256color", nulle_part, nulle_part);
    const int rates = ecran ? cmocka_run_group_tests_name("couleurs", tests, NULL, NULL) : 1;
    endwin();
    delscreen(ecran);
    fclose(nulle_part);
    return rates;
}
