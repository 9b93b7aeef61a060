/* A move shown step by step: pawns are seen edge-on half a step before they are turned. Drawn by
 * ncurses on a terminal that nobody sees. */
#include "tests/aide.h"

#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#include "base/horloge.h"
#include "interfaces/ecran/etapes.h"
#include "interfaces/ecran/plateau.h"
#include "jeux/othello_8x8.h"

static struct session s;
static struct ecran e;

/* The move f5 from the start turns one pawn, in one step. */
static void jouer(void)
{
    s.jeu = &jeu_othello_8x8;
    s.reglages.animation = 1;
    e.session = &s;
    e.rang_montre = 0;
    partie_init(&s.partie, s.jeu, 1);
    assert_int_equal(jouer_transcription(&s.partie, "f5"), 1);
    etapes_commencer(&e);
}

/* What is shown so many seconds after the beginning; again when the machine was too slow for it. */
static bool apres(double secondes, double avant, struct position *p, struct position *ensuite)
{
    for (;;) {
        e.debut_etapes = horloge_secondes() - secondes;
        const bool montre = etapes_position(&e, p, ensuite);
        if (horloge_secondes() - e.debut_etapes < avant)
            return montre;
    }
}

static char case_d(const struct position *p, const char *nom)
{
    return (char)('0' + s.jeu->cellule(p, nom[0] - 'a', nom[1] - '1').joueur);
}

static void un_pion_tourne_au_milieu_d_une_etape(void **etat)
{
    struct position p, ensuite;
    (void)etat;
    jouer();
    assert_true(apres(0.001, 0.239, &p, &ensuite));
    assert_true(etapes_pose(&e)); /* the one just played is seen alone */
    assert_int_equal(case_d(&p, "f5"), '1');
    assert_int_equal(case_d(&ensuite, "e5"), '2');
    assert_true(apres(0.241, 0.299, &p, &ensuite));
    assert_false(etapes_pose(&e));
    assert_int_equal(case_d(&p, "e5"), '2');
    assert_int_equal(case_d(&ensuite, "e5"), '2');
    assert_true(apres(0.301, 0.359, &p, &ensuite));
    assert_int_equal(case_d(&p, "e5"), '2');
    assert_int_equal(case_d(&ensuite, "e5"), '1');
    assert_false(apres(0.361, 1, &p, &ensuite));
    assert_false(etapes_pose(&e));
    s.reglages.animation = 0;
    e.rang_montre = 0;
    etapes_commencer(&e);
    assert_false(etapes_position(&e, &p, &ensuite));
    assert_int_equal(etapes_delai(&e), -1);
}

/* Columns of the square that its pawn takes. */
static int largeur_du_pion(const struct disposition *d, const char *nom)
{
    const struct rectangle r = disposition_cellule(d, nom[0] - 'a', nom[1] - '1');
    int nb = 0;
    for (int x = 0; x < r.largeur; x++) {
        bool pleine = false;
        for (int y = 0; y < r.hauteur; y++) {
            cchar_t cellule;
            wchar_t signes[CCHARW_MAX + 1];
            attr_t attributs;
            short paire;
            mvin_wch(r.y + y, r.x + x, &cellule);
            getcchar(&cellule, signes, &attributs, &paire, NULL);
            pleine |= signes[0] != L' ';
        }
        nb += pleine;
    }
    return nb;
}

/* However many there are, no longer than a person waits. */
static void le_tout_est_borne(void **etat)
{
    (void)etat;
    jouer();
    for (e.nb_etapes = 1; e.nb_etapes <= 48; e.nb_etapes++) {
        e.debut_etapes = horloge_secondes();
        assert_true(etapes_reste(&e) <= 1.2 + 1e-9);
        assert_true(etapes_reste(&e) > 0.3);
    }
}

/* In a cell of one row it is a line. */
static void il_est_un_trait_dans_une_petite(void **etat)
{
    (void)etat;
    jouer();
    const struct position depart = s.partie.initiale;
    const struct position fin = *partie_position(&s.partie, 1);
    const struct pinceau p = {.colonnes = 60, .lignes = 12};
    const struct disposition d = disposition_calculer(s.jeu, DESSIN_DAMIER, 60, 12);
    const struct rectangle r = disposition_cellule(&d, 4, 4);
    struct plateau plateau = {.jeu = s.jeu, .position = &depart, .ensuite = &fin,
                              .conseil = COUP_AUCUN, .erreur = COUP_AUCUN, .curseur_x = -1,
                              .curseur_y = -1};
    cchar_t cellule;
    wchar_t signes[CCHARW_MAX + 1];
    attr_t attributs;
    short paire;
    plateau_dessiner(&p, &d, &plateau);
    mvin_wch(r.y, r.x + 1, &cellule);
    getcchar(&cellule, signes, &attributs, &paire, NULL);
    assert_int_equal(signes[0], L'│');
}

static void il_est_etroit_dans_une_grande_case(void **etat)
{
    static const struct {
        enum dessin dessin;
        int colonnes, lignes, voulue, entier;
    } CAS[] = {
        {DESSIN_DAMIER, 80, 24, 1, 5},  /* squares of 5x2 */
        {DESSIN_DAMIER, 100, 30, 2, 6}, /* of 6x3 */
        {DESSIN_GRAND, 100, 30, 2, 4},  /* of 7x3 with their lines */
    };
    (void)etat;
    jouer();
    const struct position depart = s.partie.initiale;
    const struct position fin = *partie_position(&s.partie, 1);
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        const struct pinceau p = {.colonnes = CAS[i].colonnes, .lignes = CAS[i].lignes,
                                  .couleurs.nuances = true};
        const struct disposition d =
            disposition_calculer(s.jeu, CAS[i].dessin, CAS[i].colonnes, CAS[i].lignes);
        struct plateau plateau = {.jeu = s.jeu, .position = &depart, .ensuite = &fin,
                                  .conseil = COUP_AUCUN, .erreur = COUP_AUCUN, .curseur_x = -1,
                                  .curseur_y = -1};
        plateau_dessiner(&p, &d, &plateau);
        assert_int_equal(largeur_du_pion(&d, "e5"), CAS[i].voulue);
        assert_int_equal(largeur_du_pion(&d, "d4"), CAS[i].entier);
        assert_int_equal(largeur_du_pion(&d, "f5"), 0);
        plateau.ensuite = NULL;
        plateau_dessiner(&p, &d, &plateau);
        assert_int_equal(largeur_du_pion(&d, "e5"), CAS[i].entier);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(un_pion_tourne_au_milieu_d_une_etape),
        cmocka_unit_test(le_tout_est_borne),
        cmocka_unit_test(il_est_un_trait_dans_une_petite),
        cmocka_unit_test(il_est_etroit_dans_une_grande_case),
    };
    setlocale(LC_ALL, "C.UTF-8");
    setenv("COLUMNS", "100", 1);
    setenv("LINES", "30", 1);
    FILE *nulle_part = fopen("/dev/null", "r+");
    SCREEN *ecran = newterm("xterm-256color", nulle_part, nulle_part);
    const int rates = ecran ? cmocka_run_group_tests_name("etapes", tests, NULL, NULL) : 1;
    endwin();
    delscreen(ecran);
    fclose(nulle_part);
    return rates;
}
