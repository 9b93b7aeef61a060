/* Exercises out of one's own game on the screen: key z. Endings are proved at once, so that what is
 * found does not depend on the machine; where a value must be waited for, the program is one whose
 * review is surer than values ever are. */
#include <stdio.h>
#include <string.h>

#include "tests/ecran_vu.h"

#define DEBUT                                                                                      \
    "(;GM[Othello]TY[8]BO[8 ---*OO*O --**OO*O --**OOOO --**O*OO ***OOOOO **O*O*OO *-*O**-O "       \
    "-*****-- *]B[G7]W[B3]B[B4]W[A4]"

/* The last fourteen moves of a game that White wins by 34: who lost what, and what was better. */
static const char FIN[] = DEBUT "B[A3]W[H8]B[G8]W[C1]B[B2]W[A1]B[A2]W[B1]B[B7]W[A8];)";
static const struct erreur {
    const char *question, *titre, *rang, *jouee, *meilleure, *juste, *dit, *perte;
} ERREURS[] = {
    {"À Blanc : le meilleur coup ?", "Exercice 1 sur 4", "relecture 3/14", "a4", "h8",
     "Juste : h8, Blanc +28, exact", "Blanc a4 ?! : Blanc +26, exact", "Perd 2 ; mieux : h8"},
    {"À Blanc : le meilleur coup ?", "Exercice 2 sur 4", "relecture 5/14", "h8", "c1",
     "Juste : c1, Blanc +26, exact", "Blanc h8 ?! : Blanc +24, exact", "Perd 2 ; mieux : c1"},
    {"À Noir : le meilleur coup ?", "Exercice 3 sur 4", "relecture 8/14", "b2", "b1",
     "Juste : b1, Blanc +24, exact", "Noir b2 ?! : Blanc +26, exact", "Perd 2 ; mieux : b1"},
    {"À Noir : le meilleur coup ?", "Exercice 4 sur 4", "relecture 10/14", "a2", "b7",
     "Juste : b7, Blanc +26, exact", "Noir a2 ?? : Blanc +34, exact", "Perd 8 ; mieux : b7"},
};
enum { NB = sizeof ERREURS / sizeof *ERREURS };

/* Black is to move, ten squares are empty. */
static const char DIX_VIDES[] = DEBUT ";)";

static void ouvrir(int colonnes, int lignes, const char *partie, const char *noir,
                   const char *blanc, const char *option)
{
    char chemin[256];
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("partie.txt"));
    ecrire_fichier(chemin, partie, strlen(partie));
    ecran_ouvrir(colonnes, lignes, "--ouvrir", chemin, "--noir", noir, "--blanc", blanc,
                 "--nouvelle", option, NULL);
}

static void analyser_la_fin(int colonnes, int lignes, const char *noir, const char *blanc)
{
    ouvrir(colonnes, lignes, FIN, noir, blanc, "--sans-livre");
    terminal_attendre_texte(ecran, " 49-15");
    terminal_taper(ecran, "y");
    if (colonnes >= 80)
        terminal_attendre_texte(ecran, "Noir perd 10, 2 erreurs");
    terminal_attendre_texte(ecran, "seul coup");
    ecran_verifier_fils(0); /* it is whole */
}

static void commencer(int colonnes, int lignes)
{
    analyser_la_fin(colonnes, lignes, "clavier", "clavier");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, colonnes >= 80 ? ERREURS[0].titre : "Ex. 1/4");
}

/* The answer is typed: "h8" with a capital, since h goes left. */
static void repondre(const char *coup)
{
    char frappe[8];
    snprintf(frappe, sizeof frappe, "%c%c\r", coup[0] == 'h' ? 'H' : coup[0], coup[1]);
    terminal_taper(ecran, frappe);
}

static void verifier_absences(const char *const mots[], size_t nb)
{
    for (size_t i = 0; i < nb; i++)
        if (terminal_montre(ecran, mots[i])) {
            terminal_montrer(ecran);
            fail_msg("the screen shows \"%s\"", mots[i]);
        }
}

/* The present position, as it was, with its review. */
static void verifier_present(void)
{
    static const char *const MOTS[] = {"Exercice", "relecture"};
    terminal_attendre_texte(ecran, "coup 14");
    terminal_attendre_texte(ecran, "a2??");
    verifier_absences(MOTS, 2);
    terminal_taper(ecran, "l"); /* Escape and messages are over */
    terminal_attendre_texte(ecran, " 49-15");
}

/* ---- What is told ---- */

/* Once all values are found in the background. */
static void verifier_silence(const struct erreur *erreur)
{
    static const char *const MOTS[] = {"mieux :", "Perd ", "perd ", "Suite", "?!", "??", "*", "=",
                                       "exact", "plis", "vaut", "Valeurs", "faute", "Analyse",
                                       "Écart", "Conseil", "onseil :", "Pensée", "Variante"};
    int x, y;
    terminal_attendre_calme(ecran, 300);
    verifier_absences(MOTS, sizeof MOTS / sizeof *MOTS);
    verifier_absences(&erreur->jouee, 1);
    verifier_absences(&erreur->meilleure, 1);
    assert_false(terminal_chercher(ecran, "+2", &x, &y));
}

static void rien_ne_donne_la_reponse(void **etat)
{
    static const int TAILLES[][2] = {{118, 40}, {100, 30}, {80, 24}};
    (void)etat;
    for (size_t t = 0; t < sizeof TAILLES / sizeof *TAILLES; t++) {
        commencer(TAILLES[t][0], TAILLES[t][1]);
        for (size_t i = 0; i < NB; i++) {
            terminal_attendre_texte(ecran, ERREURS[i].titre);
            terminal_attendre_texte(ecran, ERREURS[i].question);
            terminal_attendre_texte(ecran, ERREURS[i].rang);
            verifier_silence(&ERREURS[i]);
            terminal_taper(ecran, "s");
        }
        terminal_attendre_texte(ecran, "0 sur 4 trouvé du premier coup.");
    }
}

/* The first q closes the exercise. */
static void quitter_les_exercices(void)
{
    terminal_taper(ecran, "q");
    terminal_attendre_absence(ecran, "z arrêter");
    ecran_quitter_proprement();
}

/* Nor advice asked for there before, nor the thought of the computer that answered, which had
 * foreseen it. */
static void ni_conseil_ni_pensee(void **etat)
{
    static const char *const MOTS[] = {"Conseil", "*", "Pensée", "Variante", "mieux"};
    (void)etat;
    analyser_la_fin(100, 30, "clavier", "clavier");
    for (int i = 0; i < 11; i++)
        terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, ERREURS[0].rang);
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Conseil : ");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[0].titre);
    verifier_silence(&ERREURS[0]);
    ouvrir(100, 30, DIX_VIDES, "clavier", "ia:3", "--pensee=tout");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "r");
    terminal_attendre_absence(ecran, "r reprendre");
    ecran_jouer("b7");
    terminal_attendre_texte(ecran, "Blanc a8");
    terminal_attendre_texte(ecran, "Pensée de Blanc : a8");
    ecran_jouer("a3");
    terminal_attendre_texte(ecran, "coup 8");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "a3??");
    terminal_attendre_texte(ecran, "Noir perd "); /* it is whole */
    ecran_verifier_fils(0);
    terminal_taper(ecran, "zs");
    terminal_attendre_texte(ecran, "Exercice 2 sur 2");
    terminal_attendre_texte(ecran, "Blanc a8");
    terminal_attendre_calme(ecran, 300);
    verifier_absences(MOTS, sizeof MOTS / sizeof *MOTS);
    quitter_les_exercices();
}

/* Keys that would tell it, or change the game. */
static void les_autres_touches_attendent(void **etat)
{
    static const char TOUCHES[] = "xypurno+-m";
    (void)etat;
    commencer(80, 24);
    for (size_t i = 0; i < sizeof TOUCHES - 1; i++) {
        terminal_taper(ecran, (char[]){TOUCHES[i], 0});
        terminal_attendre_texte(ecran, "Exercice : i la réponse, s le suivant, z arrêter.");
        verifier_silence(&ERREURS[0]);
        terminal_taper(ecran, "kj");
        terminal_attendre_absence(ecran, "s le suivant");
    }
    terminal_taper(ecran, "?");
    terminal_attendre_texte(ecran, "Revoir la partie");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, ERREURS[0].question);
    quitter_les_exercices();
}

/* ---- Answers ---- */

/* What stands in the panel once the answer is known. */
static void verifier_solution(const struct erreur *erreur)
{
    terminal_attendre_texte(ecran, erreur->dit);
    terminal_attendre_texte(ecran, erreur->perte);
    terminal_attendre_texte(ecran, "Suite");
    terminal_attendre_texte(ecran, "Valeurs pour ");
    terminal_attendre_texte(ecran, erreur->titre);
    terminal_attendre_absence(ecran, erreur->question);
    terminal_attendre_texte(ecran, "Entrée suivant");
}

static void juste_et_faux(void **etat)
{
    int x, y;
    (void)etat;
    commencer(100, 30);
    repondre("h8");
    terminal_attendre_texte(ecran, ERREURS[0].juste);
    verifier_solution(&ERREURS[0]);
    assert_false(terminal_montre(ecran, "??")); /* what is to be asked is not told yet */
    assert_false(terminal_montre(ecran, "Analyse"));
    terminal_taper(ecran, "\r");
    terminal_attendre_texte(ecran, ERREURS[1].titre);
    terminal_taper(ecran, "H8\r"); /* as in the game */
    terminal_attendre_texte(ecran, "h8 perd 2 : cherchez encore (i : la réponse)");
    verifier_absences((const char *const[]){"Suite", "mieux", "c1"}, 3);
    terminal_taper(ecran, "c1\r");
    terminal_attendre_texte(ecran, ERREURS[1].juste);
    verifier_solution(&ERREURS[1]);
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, ERREURS[2].titre);
    terminal_taper(ecran, "i");
    verifier_solution(&ERREURS[2]);
    terminal_taper(ecran, " ");
    terminal_attendre_texte(ecran, ERREURS[3].titre);
    ecran_place("b7", &x, &y);
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, ERREURS[3].juste);
    verifier_solution(&ERREURS[3]);
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "2 sur 4 trouvés du premier coup.");
    terminal_taper(ecran, "l");
    verifier_present();
}

/* Any other move: "zb7" is read before the search begins, so that it waits. */
static void les_autres_coups(void **etat)
{
    (void)etat;
    analyser_la_fin(80, 24, "clavier", "clavier");
    terminal_taper(ecran, "zb7\r");
    terminal_attendre_texte(ecran, "b7 perd 34 : cherchez encore (i : la réponse)");
    terminal_attendre_absence(ecran, "cherchée");
    repondre("c1");
    terminal_attendre_texte(ecran, "c1 perd 8 : cherchez encore");
    terminal_taper(ecran, "a1\r");
    terminal_attendre_texte(ecran, "Coup refusé, a1 : ");
    terminal_attendre_texte(ecran, ERREURS[0].question);
    terminal_touche(ecran, VTERM_KEY_LEFT); /* to h1, where there is a pawn */
    terminal_taper(ecran, "kkkkkkkkk ");
    terminal_attendre_texte(ecran, " : la case est occupée.");
    terminal_attendre_texte(ecran, ERREURS[0].question);
    repondre("h8");
    terminal_attendre_texte(ecran, ERREURS[0].juste);
    for (int i = 0; i < NB; i++)
        terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "0 sur 4 trouvé du premier coup.");
}

/* Values that x has hidden judge all the same, and stay hidden. */
static void les_valeurs_sont_cachees(void **etat)
{
    (void)etat;
    analyser_la_fin(80, 24, "clavier", "clavier");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "Valeurs pour Blanc");
    terminal_taper(ecran, "x");
    terminal_attendre_absence(ecran, "Valeurs");
    terminal_taper(ecran, "zb7\r");
    terminal_attendre_texte(ecran, "b7 perd 34 : cherchez encore (i : la réponse)");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, ERREURS[0].perte);
    ecran_verifier_fils(0);
    assert_false(terminal_montre(ecran, "Valeurs"));
    quitter_les_exercices();
}

/* What is played once the answer is known changes nothing. */
static void rien_ne_se_joue(void **etat)
{
    int x, y;
    (void)etat;
    commencer(80, 24);
    assert_true(terminal_chercher(ecran, "i réponse", &x, &y));
    terminal_cliquer(ecran, x + 3, y, 1);
    verifier_solution(&ERREURS[0]);
    repondre("h8");
    terminal_attendre_texte(ecran, "La réponse est connue (s : le suivant, z : arrêter).");
    ecran_place("b1", &x, &y);
    terminal_cliquer(ecran, x, y, 1);
    terminal_attendre_texte(ecran, "La réponse est connue (s : le suivant, z : arrêter).");
    static const char *const ANNULER[] = {"u", "\x12"};
    for (size_t i = 0; i < 2; i++) { /* nor is the game undone and redone */
        terminal_taper(ecran, "l");
        terminal_attendre_absence(ecran, "La réponse est connue");
        terminal_taper(ecran, ANNULER[i]);
        terminal_attendre_texte(ecran, "La réponse est connue (s : le suivant, z : arrêter).");
    }
    terminal_attendre_texte(ecran, ERREURS[0].rang);
    terminal_taper(ecran, "z");
    verifier_present();
    ecran_quitter_proprement();
}

/* The better move is known at once; f6 is waited for, in the second exercise. */
static void attendre_f6(void)
{
    ecran_severe();
    ouvrir(80, 24, "f5d6c3d3\n", "clavier", "clavier", "--sans-livre");
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir perd 8,");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Exercice 1 sur 4");
    terminal_taper(ecran, "d3\r");
    terminal_attendre_texte(ecran, "Juste : d3, Noir +4");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Exercice 2 sur 4");
    terminal_taper(ecran, "f6\r");
    terminal_attendre_texte(ecran, "f6 : valeur cherchée…");
}

/* Of a game against a computer the review ends at the largest error of the person, said plainly;
 * its marks are explained under the board. */
static void la_revue_montre_la_pire_erreur(void **etat)
{
    (void)etat;
    ecran_severe();
    ecran_sauvegarde("clavier", "ia:1", 8, ECRAN_COURTE);
    ecran_ouvrir(80, 24, "--reprendre", "--sans-livre", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "e3\r");
    terminal_attendre_texte(ecran, "Vous gagnez 13-0");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Vous avez joué f5. d3 garde 4 pions de plus.");
    terminal_attendre_texte(ecran, "relecture 0/9");
    ecran_attendre_curseur("f5");
    terminal_attendre_texte(ecran, "* meilleur  ? erreur jouée");
    assert_true(terminal_montre(ecran, "Noir perd "));
    assert_false(terminal_montre(ecran, "Dont prouv"));
    terminal_taper(ecran, "x");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_texte(ecran, "Vous gagnez 13-0");
    assert_false(terminal_montre(ecran, "* meilleur"));
    ecran_quitter_proprement();
}

static void une_valeur_se_fait_attendre(void **etat)
{
    (void)etat;
    attendre_f6();
    terminal_touche(ecran, VTERM_KEY_DOWN);
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "f6 : valeur cherchée…");
    ecran_verifier_fils(1);
    terminal_redimensionner(ecran, 20, 5);
    terminal_attendre_texte(ecran, "il faut");
    ecran_verifier_fils(0);
    terminal_redimensionner(ecran, 80, 24);
    terminal_attendre_texte(ecran, "f6 : valeur cherchée…");
    terminal_taper(ecran, "d6\r"); /* the one of the game, in its place */
    terminal_attendre_texte(ecran, "d6 perd 4 : cherchez encore");
    terminal_taper(ecran, "l");
    terminal_attendre_absence(ecran, "cherche");
    quitter_les_exercices();
}

static void on_ne_l_attend_plus(void **etat)
{
    (void)etat;
    attendre_f6();
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Perd 4 ; mieux : f4");
    terminal_attendre_absence(ecran, "cherchée");
    terminal_taper(ecran, "sc5\r");
    terminal_attendre_texte(ecran, "c5 : valeur cherchée…");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Exercice 4 sur 4");
    terminal_attendre_absence(ecran, "cherchée");
    terminal_taper(ecran, "zze6\r");
    terminal_attendre_texte(ecran, "e6 : valeur cherchée…");
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    terminal_attendre_absence(ecran, "cherchée");
    terminal_attendre_absence(ecran, "relecture");
    ecran_quitter_proprement();
}

/* The values want a table that there is no memory for: this is told, and the answer is awaited no
 * more; in the opened game neither are the values. */
static void une_valeur_qui_ne_peut_pas_venir(void **etat)
{
    (void)etat;
    char chemin[256], commande[8192];
    const char *argv[] = {"sh", "-c", commande, NULL};
    if (strstr(ecran_programme(""), "san/")) /* a sanitizer needs all the addresses */
        skip();
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("partie.txt"));
    ecrire_fichier(chemin, "f5d6c3d3\n", 9);
    snprintf(commande, sizeof commande,
             "ulimit -v 400000; exec %s --animation=non --sans-livre --hachage 2000 --ouvrir %s "
             "--noir clavier --blanc clavier --nouvelle",
             ecran_programme("tests/severe/othello"), chemin);
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, NULL, 80, 24, TERMINAL_UTF8);
    terminal_attendre_texte(ecran, "mémoire insuffisante");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Noir perd 8,");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Exercice 1 sur 4");
    for (int i = 0; i < 2; i++) { /* and may be tried again */
        terminal_taper(ecran, "f5\r");
        terminal_attendre_texte(ecran, "f5 perd 4");
        terminal_taper(ecran, "c4\r");
        terminal_attendre_texte(ecran, "mémoire insuffisante");
        terminal_attendre_absence(ecran, "cherchée");
    }
    ecran_verifier_fils(0);
    quitter_les_exercices();
}

/* ---- Leaving ---- */

static void on_part_par_chaque_touche(void **etat)
{
    static const struct {
        VTermKey touche;
        const char *rang;
    } REVUES[] = {{VTERM_KEY_PAGEUP, "relecture 2/14"}, {VTERM_KEY_PAGEDOWN, "relecture 4/14"},
                  {VTERM_KEY_HOME, "relecture 0/14"}};
    (void)etat;
    commencer(80, 24);
    terminal_taper(ecran, "z");
    verifier_present();
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[0].question);
    terminal_touche(ecran, VTERM_KEY_END);
    verifier_present();
    terminal_taper(ecran, "zs");
    terminal_attendre_texte(ecran, ERREURS[1].titre);
    terminal_touche(ecran, VTERM_KEY_ESCAPE);
    verifier_present();
    for (size_t i = 0; i < sizeof REVUES / sizeof *REVUES; i++) {
        terminal_taper(ecran, "z"); /* the one that was left */
        terminal_attendre_texte(ecran, ERREURS[0].question);
        terminal_touche(ecran, REVUES[i].touche);
        terminal_attendre_texte(ecran, REVUES[i].rang);
        terminal_attendre_texte(ecran, "Noir perd 10");
        assert_false(terminal_montre(ecran, "Exercice"));
    }
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[0].question);
    terminal_cliquer(ecran, 10, 10, 4);
    terminal_attendre_texte(ecran, "relecture 2/14");
    terminal_attendre_absence(ecran, "Exercice");
    ecran_quitter_proprement();
}

/* After a look back it is the same exercise; after the end, the first one again. */
static void on_continue_apres_une_relecture(void **etat)
{
    (void)etat;
    commencer(80, 24);
    repondre("h8");
    terminal_attendre_texte(ecran, ERREURS[0].juste);
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, ERREURS[1].question);
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_texte(ecran, "relecture 4/14");
    terminal_attendre_absence(ecran, "Exercice");
    terminal_touche(ecran, VTERM_KEY_HOME);
    terminal_attendre_texte(ecran, "relecture 0/14");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[1].titre);
    verifier_silence(&ERREURS[1]);
    terminal_taper(ecran, "i");
    verifier_solution(&ERREURS[1]);
    terminal_touche(ecran, VTERM_KEY_PAGEDOWN); /* how it went on */
    terminal_attendre_texte(ecran, "relecture 6/14");
    terminal_taper(ecran, "z");
    verifier_solution(&ERREURS[1]);
    terminal_taper(ecran, "sss");
    terminal_attendre_texte(ecran, "1 sur 4 trouvé du premier coup.");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[0].titre);
    quitter_les_exercices();
}

/* A game that is taken up from there, or another one that is pasted, ends them. */
static void une_autre_partie(void **etat)
{
    (void)etat;
    commencer(80, 24);
    terminal_taper(ecran, "ir");
    terminal_attendre_texte(ecran, "coup 3");
    terminal_attendre_absence(ecran, "Exercice");
    analyser_la_fin(80, 24, "clavier", "clavier");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[0].question);
    terminal_coller(ecran, "f5d6c3d3");
    terminal_attendre_texte(ecran, "Partie ouverte, 4 coups.");
    terminal_attendre_absence(ecran, "Exercice");
    terminal_attendre_texte(ecran, "coup 4");
    ecran_quitter_proprement();
}

/* ---- Which ones ---- */

static void d_une_seule_personne(void **etat)
{
    (void)etat;
    analyser_la_fin(80, 24, "clavier", "ia:1");
    terminal_taper(ecran, "z1");
    terminal_attendre_texte(ecran, "Exercice 1 sur 2");
    terminal_attendre_texte(ecran, ERREURS[2].rang);
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Exercice 2 sur 2");
    terminal_attendre_texte(ecran, ERREURS[3].rang);
    analyser_la_fin(80, 24, "ia:1", "clavier");
    terminal_taper(ecran, "z2");
    terminal_attendre_texte(ecran, "Exercice 1 sur 2");
    terminal_attendre_texte(ecran, ERREURS[0].rang);
    repondre("h8");
    terminal_attendre_texte(ecran, ERREURS[0].juste);
    analyser_la_fin(80, 24, "ia:1", "ia:1"); /* nobody's: everybody's, and one may answer */
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[0].titre);
    assert_true(ecran_case("h8").legal);
    repondre("h8");
    terminal_attendre_texte(ecran, ERREURS[0].juste);
    quitter_les_exercices();
}

/* The review may be hidden meanwhile: one hides it not to see the answers. */
static void l_analyse_est_cachee(void **etat)
{
    (void)etat;
    analyser_la_fin(80, 24, "clavier", "clavier");
    terminal_attendre_texte(ecran, "z s'exercer");
    terminal_taper(ecran, "y");
    terminal_attendre_absence(ecran, "??");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, ERREURS[0].titre);
    verifier_silence(&ERREURS[0]);
    terminal_taper(ecran, "i");
    verifier_solution(&ERREURS[0]);
}

static void il_n_y_en_a_pas(void **etat)
{
    (void)etat;
    ecran_deux_personnes(80, 24);
    ecran_jouer_suite("f5d6");
    assert_false(terminal_montre(ecran, "z s'exercer"));
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "y : analyser d'abord la partie.");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc d6 : Noir +1, livre");
    terminal_attendre_texte(ecran, "Blanc perd 0");
    assert_false(terminal_montre(ecran, "z s'exercer"));
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Aucune erreur connue de 2 pions et plus.");
    ecran_jouer("c3"); /* nobody has judged that */
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "y : analyser d'abord la partie.");
    ouvrir(80, 24, "f5f4\n", "clavier", "ia:1", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Blanc perd 5");
    terminal_taper(ecran, "z"); /* whose game it was only the person knows */
    terminal_attendre_texte(ecran, "Exercices : les coups de");
    terminal_taper(ecran, "1");
    terminal_attendre_texte(ecran, "Noir : aucune erreur de 2 pions et plus.");
    terminal_taper(ecran, "z2");
    terminal_attendre_texte(ecran, "Exercice 1 sur 1");
    terminal_taper(ecran, "zz3");
    terminal_attendre_texte(ecran, "Exercice 1 sur 1");
    terminal_touche(ecran, VTERM_KEY_PAGEUP);
    terminal_attendre_absence(ecran, "Exercice");
    terminal_taper(ecran, "z"); /* the one that was left, unasked */
    terminal_attendre_texte(ecran, "Exercice 1 sur 1");
    terminal_taper(ecran, "z");
    terminal_attendre_absence(ecran, "relecture");
    ecran_quitter_proprement();
}

/* In a file's game the name that is the person's tells which errors are his. */
static void le_nom_dit_le_cote(void **etat)
{
    static const char PARTIE[] = "[Black \"Durand\"]\n[White \"Jean Dupont\"]\n\n1. f5 f4 *\n";
    char chemin[256];
    (void)etat;
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("noms.pgn"));
    ecrire_fichier(chemin, PARTIE, strlen(PARTIE));
    ecran_ouvrir(80, 24, "--ouvrir", chemin, "--nom", "dupont", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Jean Dupont perd 5");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Exercice 1 sur 1");
    ecran_ouvrir(80, 24, "--ouvrir", chemin, "--nom", "durand", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Jean Dupont perd 5");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Noir : aucune erreur de 2 pions et plus.");
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, "Noir : aucune erreur de 2 pions et plus.");
    ecran_quitter_proprement();
}

/* And the review of a finished one ends at his largest error. */
static void la_revue_montre_la_pire_erreur_du_nom(void **etat)
{
    static const char PARTIE[] = "[Black \"Jean Dupont\"]\n[White \"Durand\"]\n\n"
                                 "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3 *\n";
    char chemin[256];
    (void)etat;
    ecran_severe();
    snprintf(chemin, sizeof chemin, "%s", chemin_temporaire("noms.pgn"));
    ecrire_fichier(chemin, PARTIE, strlen(PARTIE));
    ecran_ouvrir(80, 24, "--ouvrir", chemin, "--nom", "dupont", "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "13-0");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Vous avez joué f5. d3 garde 4 pions de plus.");
    terminal_attendre_texte(ecran, "relecture 0/9");
    ecran_quitter_proprement();
}

static void l_analyse_n_est_pas_la(void **etat)
{
    (void)etat;
    ecran_patient();
    ouvrir(80, 24, FIN, "clavier", "clavier", NULL);
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "/14 (y : arrêter)");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Les exercices attendent la fin de l'analyse.");
    ecran_ouvrir(100, 30, "--taille", "6x6", "--noir", "clavier", "--blanc", "clavier",
                 "--nouvelle", NULL);
    terminal_attendre_texte(ecran, "Trait à Noir");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "L'analyse ne connaît que l'Othello 8x8.");
    ecran_quitter_proprement();
}

/* An error that was to be checked stays one when the review is stopped: y begins again, and until
 * then nothing is offered, nor asked before it is refused. */
static void une_erreur_a_verifier(void **etat)
{
    (void)etat;
    ecran_patient();
    ouvrir(80, 24, "f5\n", "clavier", "ia:1", NULL);
    terminal_attendre_texte(ecran, "Trait à Blanc");
    for (int i = 0; i < 2; i++) {
        terminal_taper(ecran, "y");
        terminal_attendre_texte(ecran, "1 erreur à vérifier");
        terminal_taper(ecran, "z");
        terminal_attendre_texte(ecran, "Les exercices attendent la fin de l'analyse.");
        terminal_taper(ecran, "y");
        terminal_attendre_absence(ecran, "arrêter");
        assert_false(terminal_montre(ecran, "z s'exercer"));
        terminal_taper(ecran, "z");
        terminal_attendre_texte(ecran, "y : analyser d'abord la partie.");
    }
    ecran_quitter_proprement();
}

/* What it finds, advice too, would be the answer. */
static void l_ordinateur_reflechit(void **etat)
{
    (void)etat;
    ecran_severe();
    ecran_ouvrir(80, 24, "--noir", "clavier", "--blanc", "ia:10", "--temps=3600", "--nouvelle",
                 "--sans-livre", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
    ecran_jouer("f5");
    terminal_attendre_texte(ecran, "Blanc réfléchit");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Attendez : l'ordinateur réfléchit.");
    ecran_quitter_proprement();
}

/* ---- Everywhere ---- */

static void a_toutes_les_tailles(void **etat)
{
    static const char *const MOTS[] = {"mieux :", "Perd", "?!", "??", "*", "=", "exact"};
    (void)etat;
    commencer(40, 12);
    terminal_attendre_texte(ecran, "Le mieux ?");
    terminal_attendre_texte(ecran, "Espace répondre");
    terminal_attendre_calme(ecran, 300);
    verifier_absences(MOTS, 5);
    terminal_taper(ecran, "a4\r");
    terminal_attendre_texte(ecran, "a4 perd 2 : cherchez encore");
    terminal_redimensionner(ecran, 100, 30);
    terminal_attendre_texte(ecran, ERREURS[0].question);
    terminal_redimensionner(ecran, 60, 12);
    terminal_attendre_texte(ecran, ERREURS[0].titre);
    terminal_attendre_texte(ecran, ERREURS[0].question);
    terminal_redimensionner(ecran, 20, 5);
    terminal_attendre_texte(ecran, "il faut 40x12");
    terminal_taper(ecran, "izs"); /* nothing is done blindly */
    terminal_attendre_calme(ecran, 200);
    terminal_redimensionner(ecran, 40, 12);
    terminal_attendre_texte(ecran, "Ex. 1/4");
    verifier_absences(MOTS, 5);
    repondre("h8");
    terminal_attendre_texte(ecran, ERREURS[0].juste);
    terminal_taper(ecran, "l");
    terminal_attendre_texte(ecran, "a4 ?!");
    terminal_attendre_texte(ecran, "Perd 2 ;");
    terminal_attendre_texte(ecran, "mieux : h8");
    terminal_redimensionner(ecran, 118, 40);
    terminal_attendre_texte(ecran, ERREURS[0].perte);
    terminal_taper(ecran, "s");
    terminal_attendre_texte(ecran, ERREURS[1].question);
    quitter_les_exercices();
}

static void en_ascii_et_en_anglais(void **etat)
{
    (void)etat;
    ecran_environnement("NO_COLOR=1", "LANGUAGE=en", NULL);
    ouvrir(80, 24, FIN, "clavier", "clavier", "--ascii");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "y: review the game first.");
    terminal_taper(ecran, "y");
    terminal_attendre_texte(ecran, "Black lost 10, 2 errors");
    terminal_attendre_texte(ecran, "z practise");
    terminal_taper(ecran, "z");
    terminal_attendre_texte(ecran, "Exercise 1 of 4");
    terminal_attendre_texte(ecran, "White to move: which is best?");
    terminal_attendre_texte(ecran, "Space answer  i the answer  s next  z stop");
    terminal_taper(ecran, "a4\r");
    terminal_attendre_texte(ecran, "a4 loses 2: look again (i: the answer)");
    terminal_taper(ecran, "H8\r");
    terminal_attendre_texte(ecran, "Right: h8, White +28, exact");
    terminal_attendre_texte(ecran, "Enter next  z stop");
    terminal_taper(ecran, "\rsss");
    terminal_attendre_texte(ecran, "0 of 4 found at the first attempt.");
    ecran_quitter_proprement();
}

#define TEST(f) cmocka_unit_test_teardown(f, ecran_fermer)

/* For another day, once: from the game, and beside an answer that is known. */
static void Z_garde_les_erreurs(void **etat)
{
    (void)etat;
    ouvrir(80, 24, FIN, "clavier", "clavier", "--sans-livre");
    terminal_attendre_texte(ecran, " 49-15");
    terminal_taper(ecran, "Z");
    terminal_attendre_texte(ecran, "y : analyser d'abord la partie.");
    commencer(80, 24);
    terminal_taper(ecran, "Z");
    terminal_attendre_texte(ecran, "i la réponse");
    terminal_taper(ecran, "i");
    terminal_attendre_texte(ecran, "Z garder");
    terminal_taper(ecran, "Z");
    terminal_attendre_texte(ecran, "4 exercices ajoutés sur 4 erreurs.");
    terminal_taper(ecran, "zZ");
    terminal_attendre_texte(ecran, "0 exercice ajouté sur 4 erreurs.");
}

int main(int argc, char **argv)
{
    ecran_init(argc, argv);
    const struct CMUnitTest tests[] = {
        TEST(Z_garde_les_erreurs),
        TEST(rien_ne_donne_la_reponse),
        TEST(ni_conseil_ni_pensee),
        TEST(les_autres_touches_attendent),
        TEST(juste_et_faux),
        TEST(les_autres_coups),
        TEST(les_valeurs_sont_cachees),
        TEST(rien_ne_se_joue),
        TEST(la_revue_montre_la_pire_erreur),
        TEST(une_valeur_se_fait_attendre),
        TEST(on_ne_l_attend_plus),
        TEST(une_valeur_qui_ne_peut_pas_venir),
        TEST(on_part_par_chaque_touche),
        TEST(on_continue_apres_une_relecture),
        TEST(une_autre_partie),
        TEST(d_une_seule_personne),
        TEST(l_analyse_est_cachee),
        TEST(il_n_y_en_a_pas),
        TEST(le_nom_dit_le_cote),
        TEST(la_revue_montre_la_pire_erreur_du_nom),
        TEST(l_analyse_n_est_pas_la),
        TEST(une_erreur_a_verifier),
        TEST(l_ordinateur_reflechit),
        TEST(a_toutes_les_tailles),
        TEST(en_ascii_et_en_anglais),
    };
    return cmocka_run_group_tests_name("écran, exercices", tests, NULL, NULL);
}
