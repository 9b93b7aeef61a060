/* The layouts of the screen: nothing overlaps, nothing leaves the screen, every cell is found where
 * it is drawn, at any size. */
#include "interfaces/ecran/disposition.h"
#include "jeux/morpion.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "tests/aide.h"

static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_10x10, &jeu_othello_9x7,
                                         &jeu_othello_4x4, &jeu_morpion};

static struct disposition calculer(const struct jeu *jeu, int colonnes, int lignes)
{
    return disposition_calculer(jeu, DESSIN_GRAND, colonnes, lignes);
}

static void les_trois_dispositions(void **etat)
{
    const struct jeu *jeu = &jeu_othello_8x8;
    (void)etat;
    assert_true(calculer(jeu, 100, 30).format->grand);
    assert_int_equal(calculer(jeu, 100, 30).format->pas_x, 7);
    assert_int_equal(calculer(jeu, 124, 38).format->pas_x, 9);
    assert_int_equal(calculer(jeu, 140, 46).format->pas_x, 11);
    assert_int_equal(calculer(jeu, 80, 24).format->pas_x, 4);
    assert_int_equal(calculer(jeu, 60, 20).format->pas_x, 3);
    assert_int_equal(calculer(jeu, 40, 12).format->pas_x, 3);
    assert_true(calculer(jeu, 40, 12).panneau.largeur >= 10);
    assert_true(calculer(jeu, 80, 24).panneau.largeur >= 34);
}

static void trop_petit_dit_ce_qu_il_faut(void **etat)
{
    (void)etat;
    for (int c = 0; c < 60; c++) {
        for (int l = 0; l < 30; l++) {
            struct disposition d = calculer(&jeu_othello_8x8, c, l);
            assert_int_equal(d.colonnes_min, 40);
            assert_int_equal(d.lignes_min, 12);
            assert_int_equal(d.trop_petit, c < 40 || l < 12);
        }
    }
}

static void verifier_dedans(struct rectangle r, int colonnes, int lignes)
{
    assert_true(r.x >= 0 && r.y >= 0);
    assert_true(r.x + r.largeur <= colonnes && r.y + r.hauteur <= lignes);
}

static bool a_cote(const struct disposition *d)
{
    return d->panneau.x > d->plateau.x + d->plateau.largeur;
}

static bool dessous(const struct disposition *d)
{
    return d->panneau.y > d->plateau.y + d->plateau.hauteur + (d->entetes ? 1 : 0);
}

static int au_moins(int a, int b)
{
    return a > b ? a : b;
}

/* The bottom lines lie under everything else; the panel beside the board or under it. */
static void verifier_places(const struct disposition *d, int colonnes, int lignes)
{
    int entete = d->entetes ? 1 : 0;
    verifier_dedans(d->plateau, colonnes, lignes);
    verifier_dedans(d->panneau, colonnes, lignes);
    assert_true(d->plateau.x >= (d->entetes ? 3 : 0) && d->plateau.y >= entete);
    assert_true(d->plateau.y + d->plateau.hauteur + entete <= d->ligne_etat);
    assert_true(d->panneau.largeur == 0 || a_cote(d) || dessous(d));
    assert_true(d->panneau.y + d->panneau.hauteur <= d->ligne_etat);
    assert_true(d->ligne_etat <= d->ligne_case && d->ligne_case < d->ligne_touches);
    const int fin = au_moins(d->plateau.y + d->plateau.hauteur + entete,
                             d->panneau.y + d->panneau.hauteur);
    assert_true(d->ligne_touches == lignes - 1 ||
                (d->ligne_touches < lignes - 1 && d->ligne_etat == fin + 1));
    assert_true(d->ligne_etat - fin <= 4);
    assert_true(d->bas_x == entete || d->bas_x == d->plateau.x - 2 * entete ||
                d->bas_largeur == 78);
    assert_int_equal(d->bas_x + d->bas_largeur, colonnes - 1);
}

/* In a very large window the lines below begin under the board, and follow it. */
static void le_bas_suit_le_plateau(void **etat)
{
    static const struct {
        int colonnes, lignes, x, etat, touches;
    } CAS[] = {{80, 24, 1, 21, 23},   {100, 30, 1, 27, 29},  {132, 43, 5, 40, 42},
               {200, 60, 31, 51, 53}, {200, 24, 59, 21, 23}, {100, 60, 5, 57, 59}};
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        const struct disposition d = calculer(&jeu_othello_8x8, CAS[i].colonnes, CAS[i].lignes);
        assert_int_equal(d.bas_x, CAS[i].x);
        assert_int_equal(d.ligne_etat, CAS[i].etat);
        assert_int_equal(d.ligne_touches, CAS[i].touches);
    }
}

/* A window higher than it is wide has larger pawns, and the panel under them. */
static void panneau_dessous_dans_une_fenetre_haute(void **etat)
{
    static const struct {
        int colonnes, lignes, pas_x;
        bool dessous;
    } CAS[] = {{60, 41, 4, true},  {60, 42, 7, true}, {59, 42, 4, true}, {40, 34, 4, true},
               {40, 33, 3, false}, {80, 42, 7, true}, {80, 50, 9, true}, {100, 45, 7, false}};
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        const struct disposition d = calculer(&jeu_othello_8x8, CAS[i].colonnes, CAS[i].lignes);
        assert_int_equal(d.format->pas_x, CAS[i].pas_x);
        assert_int_equal(dessous(&d), CAS[i].dessous);
        assert_int_equal(a_cote(&d), !CAS[i].dessous);
    }
}

/* Squares of two shades have no lines between them: their pawns are larger sooner. */
static void le_damier(void **etat)
{
    static const struct {
        int colonnes, lignes, pas_x;
        bool dessous;
    } CAS[] = {{54, 20, 3, false},  {55, 20, 5, false}, {69, 19, 3, false},  {80, 24, 5, false},
               {60, 20, 5, false},  {60, 32, 5, true},  {69, 32, 5, false},
               {90, 27, 5, false},  {86, 28, 5, false}, {87, 28, 6, false},  {100, 29, 6, false},
               {100, 30, 6, false}, {43, 32, 5, true},  {42, 32, 3, false},  {80, 39, 5, false},
               {80, 40, 6, true},   {51, 40, 6, true},  {60, 42, 6, true},   {116, 36, 6, false},
               {115, 37, 8, false}, {80, 50, 8, true},  {130, 45, 8, false}, {131, 45, 10, false},
               {146, 53, 10, false}, {147, 53, 12, false}, {162, 60, 12, false},
               {163, 60, 14, false}, {200, 59, 12, false}, {200, 60, 14, false}};
    (void)etat;
    for (size_t i = 0; i < sizeof CAS / sizeof CAS[0]; i++) {
        const struct disposition d =
            disposition_calculer(&jeu_othello_8x8, DESSIN_DAMIER, CAS[i].colonnes, CAS[i].lignes);
        assert_int_equal(d.format->pas_x, CAS[i].pas_x);
        assert_int_equal(dessous(&d), CAS[i].dessous);
    }
    assert_true(disposition_calculer(&jeu_othello_8x8, DESSIN_DAMIER, 80, 24).panneau.largeur >=
                34);
    assert_int_equal(disposition_calculer(&jeu_othello_10x10, DESSIN_DAMIER, 80, 24).format->pas_x,
                     5);
}

/* TUI-32: every column and row of a cell leads back to it. */
static void verifier_cellules(const struct disposition *d, const struct jeu *jeu)
{
    for (int y = 0; y < jeu->lignes; y++) {
        for (int x = 0; x < jeu->colonnes; x++) {
            struct rectangle r = disposition_cellule(d, x, y);
            for (int i = 0; i < r.largeur * r.hauteur; i++) {
                int cx, cy;
                assert_true(disposition_trouver(d, jeu, r.x + i % r.largeur, r.y + i / r.largeur,
                                                &cx, &cy));
                assert_true(cx == x && cy == y);
            }
        }
    }
}

static void verifier_tailles(enum dessin dessin)
{
    for (size_t j = 0; j < sizeof JEUX / sizeof JEUX[0]; j++) {
        for (int c = 40; c < 240; c += 1 + c / 40) {
            for (int l = 12; l < 90; l += 1 + l / 30) {
                struct disposition d = disposition_calculer(JEUX[j], dessin, c, l);
                if (d.trop_petit)
                    continue;
                verifier_places(&d, c, l);
                verifier_cellules(&d, JEUX[j]);
            }
        }
    }
}

static void tout_a_sa_place_a_toute_taille(void **etat)
{
    (void)etat;
    for (enum dessin dessin = DESSIN_DAMIER; dessin <= DESSIN_SIGNES; dessin++)
        verifier_tailles(dessin);
}

static void hors_du_plateau_rien(void **etat)
{
    int x, y;
    struct disposition d = calculer(&jeu_othello_8x8, 81, 25);
    struct rectangle p = d.plateau;
    (void)etat;
    assert_false(disposition_trouver(&d, &jeu_othello_8x8, p.x, p.y + 1, &x, &y));
    assert_false(disposition_trouver(&d, &jeu_othello_8x8, p.x + p.largeur - 1, p.y + 1, &x, &y));
    assert_false(disposition_trouver(&d, &jeu_othello_8x8, p.x + 1, p.y, &x, &y));
    assert_false(disposition_trouver(&d, &jeu_othello_8x8, p.x + 1, p.y + p.hauteur, &x, &y));
    assert_false(disposition_trouver(&d, &jeu_othello_8x8, -1, -1, &x, &y));
    assert_false(disposition_trouver(&d, &jeu_othello_8x8, 1000, 1000, &x, &y));
}

/* The lines between cells are of the one above or at the left. */
static void un_trait_est_de_la_case_d_avant(void **etat)
{
    int x, y;
    struct disposition d = calculer(&jeu_othello_8x8, 80, 24);
    struct rectangle r = disposition_cellule(&d, 2, 3);
    (void)etat;
    assert_true(disposition_trouver(&d, &jeu_othello_8x8, r.x, r.y + r.hauteur, &x, &y));
    assert_true(x == 2 && y == 3);
    assert_true(disposition_trouver(&d, &jeu_othello_8x8, r.x + r.largeur, r.y, &x, &y));
    assert_true(x == 2 && y == 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(les_trois_dispositions),
        cmocka_unit_test(trop_petit_dit_ce_qu_il_faut),
        cmocka_unit_test(panneau_dessous_dans_une_fenetre_haute),
        cmocka_unit_test(le_damier),
        cmocka_unit_test(le_bas_suit_le_plateau),
        cmocka_unit_test(tout_a_sa_place_a_toute_taille),
        cmocka_unit_test(un_trait_est_de_la_case_d_avant),
        cmocka_unit_test(hors_du_plateau_rien),
    };
    return cmocka_run_group_tests_name("disposition", tests, NULL, NULL);
}
