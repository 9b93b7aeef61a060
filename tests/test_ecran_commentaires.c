/* Comments on the screen: written, shown, read from a file, written to one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ecran_vu.h"

static void reculer(int n)
{
    while (n-- > 0)
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
}

static void commenter_un_coup(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3");
    terminal_taper(ecran, "N");
    terminal_attendre_texte(ecran, "Commentaire du coup 3, c3");
    terminal_taper(ecran, "déjà vu\r");
    terminal_attendre_texte(ecran, "c3 : déjà vu");
    reculer(1);
    terminal_attendre_absence(ecran, "déjà vu");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_taper(ecran, "N");
    terminal_touche(ecran, VTERM_KEY_HOME); /* the cursor goes anywhere in it */
    terminal_taper(ecran, "presque ");
    terminal_touche(ecran, VTERM_KEY_RIGHT);
    terminal_touche(ecran, VTERM_KEY_DEL);
    terminal_taper(ecran, "e");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_taper(ecran, "\x7f\x7fvoulu\r");
    terminal_attendre_texte(ecran, "c3 : presque dejà voulu");
    terminal_taper(ecran, "N\x15\r"); /* emptied */
    terminal_attendre_absence(ecran, "presque");
    terminal_taper(ecran, "Nrien");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "rien");
    ecran_quitter_proprement();
}

static void commenter_la_partie(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_taper(ecran, "N");
    terminal_attendre_texte(ecran, "Commentaire de la partie");
    terminal_taper(ecran, "finale du club\r");
    terminal_attendre_texte(ecran, "finale du club");
    terminal_touche(ecran, VTERM_KEY_END);
    terminal_attendre_absence(ecran, "finale du club");
}

/* In a variation the comment is of its move; a long one is shown in rows. */
static void commenter_une_variante(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6c3d3");
    reculer(1);
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 4");
    terminal_taper(ecran, "Nune idée qui demande beaucoup de mots pour être dite en entier\r");
    terminal_attendre_texte(ecran, "f4 : une idée qui demande");
    terminal_attendre_texte(ecran, "entier");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "relecture 3/4");
    terminal_attendre_absence(ecran, "une idée");
    terminal_taper(ecran, "f4\r");
    terminal_attendre_texte(ecran, "f4 : une idée");
}

/* In a small window it is written, shown as far as rows go, and read in the box again; the
 * save has it as soon as it is written, and nothing that was emptied again is asked about. */
static void dans_peu_de_place(void **etat)
{
    (void)etat;
    char chemin[4096];
    size_t taille;
    ecran_deux_personnes(60, 19);
    ecran_jouer_suite("f5d6c3");
    terminal_taper(ecran, "N");
    terminal_attendre_texte(ecran, "Commentaire du coup 3, c3");
    terminal_attendre_texte(ecran, "Échap : renoncer");
    terminal_taper(ecran, "une idée qui demande beaucoup de mots pour être dite, et plus de place "
                          "qu'il n'y en a, en entier\r");
    terminal_attendre_texte(ecran, "c3 : une idée");
    terminal_attendre_texte(ecran, "…");
    snprintf(chemin, sizeof chemin, "%s/othello/othello.partie", getenv("XDG_STATE_HOME"));
    char *sauvee = lire_fichier(chemin, &taille);
    assert_non_null(strstr(sauvee, "c3*[une idée qui demande"));
    free(sauvee);
    terminal_taper(ecran, "N");
    terminal_attendre_texte(ecran, "en entier");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "en entier");
    terminal_redimensionner(ecran, 62, 20); /* a large board, and a panel of few columns */
    terminal_attendre_texte(ecran, "c3 : une idée");
    terminal_attendre_texte(ecran, "être dite, …");
    terminal_taper(ecran, "N\x15\r");
    terminal_attendre_absence(ecran, "une idée");
    terminal_taper(ecran, "n1"); /* nothing is lost */
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_quitter_proprement();
}

/* No more is taken than there is room for: half a character is none. */
static void un_commentaire_a_une_fin(void **etat)
{
    (void)etat;
    char *collage = malloc(3001);
    for (int i = 0; i < 3000; i += 2)
        memcpy(collage + i, "é", 2);
    collage[3000] = 0;
    ecran_deux_personnes(80, 24);
    ecran_jouer("f5");
    terminal_taper(ecran, "N");
    terminal_attendre_texte(ecran, "Commentaire du coup 1");
    terminal_coller(ecran, collage);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "ééé");
    terminal_attendre_texte(ecran, "é…");
    free(collage);
    ecran_quitter_proprement();
}

static const char SGF[] = "(;GM[2]FF[4]SZ[8]C[finale];B[f5];W[d6](;B[c3]C[bien];W[d3])"
                          "(;B[c4]C[à voir];W[b3]))";

static void ce_que_dit_un_fichier(void **etat)
{
    (void)etat;
    const char *chemin = chemin_temporaire("annotee.sgf");
    ecrire_fichier(chemin, SGF, strlen(SGF));
    ecran_ouvrir(100, 30, "--ouvrir", chemin, "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "coup 4");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "finale");
    terminal_taper(ecran, "V1");
    terminal_attendre_texte(ecran, "variante 3/4");
    terminal_attendre_texte(ecran, "c4 : à voir");
    reculer(1);
    terminal_attendre_texte(ecran, "Var. : c3");
    ecran_quitter_proprement();
}

static void ce_qui_est_ecrit_se_relit(void **etat)
{
    (void)etat;
    char *texte;
    size_t taille;
    const char *chemin = chemin_temporaire("ecrite.sgf");
    ecran_deux_personnes(100, 30);
    ecran_jouer_suite("f5d6c3d3");
    terminal_taper(ecran, "Nfini\r");
    terminal_attendre_texte(ecran, "d3 : fini");
    reculer(2);
    terminal_taper(ecran, "c4\r");
    terminal_attendre_texte(ecran, "variante depuis le coup 3");
    terminal_taper(ecran, "Nplutôt\r");
    terminal_attendre_texte(ecran, "c4 : plutôt");
    terminal_taper(ecran, "W");
    terminal_attendre_texte(ecran, "Écrire avec les variantes");
    terminal_taper(ecran, chemin);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Partie écrite");
    texte = lire_fichier(chemin, &taille);
    assert_non_null(texte);
    assert_non_null(strstr(texte, "(;B[cc];W[dc]C[fini])"));
    assert_non_null(strstr(texte, "(;B[cd]C[plutôt])"));
    free(texte);
    chemin = chemin_temporaire("seule.ggf"); /* which has no variations: the one at hand */
    terminal_taper(ecran, "W");
    terminal_taper(ecran, chemin);
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, "Variante écrite");
    terminal_attendre_texte(ecran, "Ce format n'a pas de variantes");
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(commenter_un_coup),
        TEST(commenter_la_partie),
        TEST(commenter_une_variante),
        TEST(dans_peu_de_place),
        TEST(un_commentaire_a_une_fin),
        TEST(ce_que_dit_un_fichier),
        TEST(ce_qui_est_ecrit_se_relit),
    };
    return cmocka_run_group_tests_name("écran, commentaires", tests, NULL, NULL);
}
