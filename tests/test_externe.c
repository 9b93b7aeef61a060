/* Players that are other programs: our own engine through both protocols, and small scripts that
 * are slow, dead, mad or wrong. After each, no process may be left. */
#include "tests/aide.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/horloge.h"
#include "jeux/othello_8x8.h"
#include "partie/externe.h"
#include "partie/joueur.h"
#include "partie/processus.h"

static atomic_bool jamais;
static char othello[4096]; /* the program, built beside this test */

/* A player whose command is a script with this text. */
static void creer(struct joueur *joueur, const char *protocole, const char *script)
{
    static int numero;
    char fichier[32];
    snprintf(fichier, sizeof fichier, "moteur%d", numero++);
    const char *chemin = chemin_temporaire(fichier);
    ecrire_fichier(chemin, script, strlen(script));
    char complet[512];
    snprintf(complet, sizeof complet, "%s:sh %s", protocole, chemin);
    assert_null(joueur_creer(joueur, &jeu_othello_8x8, complet));
    joueur->limites.secondes = 0.2;
    joueur->limites.depart = 1;
}

/* No child of ours is left, running or dead. */
static void personne_ne_reste(void)
{
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
}

static void test_creation(void **etat)
{
    (void)etat;
    static const char *const FAUX[] = {"gtp", "gtp:", "nboard:", "gtp:/nulle/part",
                                       "gtp:zut-zut -l 3"};
    struct joueur joueur;
    for (size_t i = 0; i < sizeof FAUX / sizeof FAUX[0]; i++)
        assert_non_null(joueur_creer(&joueur, &jeu_othello_8x8, FAUX[i]));
    assert_null(joueur_creer(&joueur, &jeu_othello_8x8, "gtp:cat"));
    assert_false(joueur_humain(&joueur));
    joueur_detruire(&joueur);
    personne_ne_reste();
}

/* What goes wrong, and a word that the message must hold. The scripts greet well, unless that is
 * what they do wrong. */
#define GTP_POLI                                                                                   \
    "while read c reste; do case $c in genmove) break;; *) printf '=\\n\\n';; esac; done\n"
#define NBOARD_POLI "while read c n; do case $c in go) break;; ping) echo pong $n;; esac; done\n"

static const struct {
    const char *protocole, *script, *mot;
} PANNES[] = {
    {"gtp", "exit 3\n", "arrêté"},
    {"gtp", "sleep 30\n", "temps"},
    {"gtp", "trap '' TERM; sleep 30; sleep 30\n", "temps"},
    {"gtp", "yes bonjour\n", "incompréhensible"},
    {"gtp", "head -c 300000 /dev/zero; sleep 30\n", "incompréhensible"},
    {"gtp", GTP_POLI "exit 0\n", "arrêté"},
    {"gtp", GTP_POLI "sleep 30\n", "temps"},
    {"gtp", GTP_POLI "printf '= a1\\n\\n'; sleep 30\n", "illégal"},
    {"gtp", GTP_POLI "printf '= pass\\n\\n'; sleep 30\n", "pas un coup"},
    {"gtp", GTP_POLI "printf '= f55\\n\\n'; sleep 30\n", "pas un coup"},
    {"gtp", GTP_POLI "printf '? zut\\n\\n'; sleep 30\n", "pas un coup"},
    {"gtp", GTP_POLI "printf '= \\033[2Jf5\\n\\n'; sleep 30\n", "pas un coup"},
    {"gtp", GTP_POLI "printf '= f5'; exit 0\n", "arrêté"},
    {"nboard", "exit 0\n", "arrêté"},
    {"nboard", "sleep 30\n", "temps"},
    {"nboard", "yes bonjour\n", "temps"},
    {"nboard", NBOARD_POLI "sleep 30\n", "temps"},
    {"nboard", NBOARD_POLI "echo '=== a1'; sleep 30\n", "illégal"},
    {"nboard", NBOARD_POLI "echo '=== PA'; sleep 30\n", "pas un coup"},
    {"nboard", NBOARD_POLI "echo '==='; sleep 30\n", "pas un coup"},
    {"nboard", NBOARD_POLI "sleep 30 & sleep 30\n", "temps"},
};

static void test_pannes(void **etat)
{
    (void)etat;
    struct partie *partie = calloc(1, sizeof *partie);
    partie_init(partie, &jeu_othello_8x8, 1);
    for (size_t i = 0; i < sizeof PANNES / sizeof PANNES[0]; i++) {
        struct joueur joueur;
        struct pensee pensee;
        creer(&joueur, PANNES[i].protocole, PANNES[i].script);
        double debut = horloge_secondes();
        const char *erreur = joueur.genre->penser(&joueur, partie, &jamais, &pensee);
        assert_non_null(erreur);
        if (!strstr(erreur, PANNES[i].mot))
            fail_msg("%s: %s", PANNES[i].script, erreur);
        assert_null(strchr(erreur, '\033'));
        assert_true(horloge_secondes() - debut < 4);
        joueur_detruire(&joueur);
        personne_ne_reste();
    }
    free(partie);
}

/* A slow start is not on the clock of the first move, a slow move is. */
static void test_depart_lent(void **etat)
{
    (void)etat;
    static const char *const LENTS[][2] = {
        {"gtp", "sleep 2.5\n" GTP_POLI "printf '= f5\\n\\n'; cat >/dev/null\n"},
        {"nboard", "sleep 2.5\n" NBOARD_POLI "echo '=== f5'; cat >/dev/null\n"},
    };
    struct partie *partie = calloc(1, sizeof *partie);
    partie_init(partie, &jeu_othello_8x8, 1);
    for (int i = 0; i < 4; i++) {
        struct joueur joueur;
        struct pensee pensee;
        creer(&joueur, LENTS[i / 2][0], LENTS[i / 2][1]);
        joueur.limites.depart = i % 2 ? 0 : 20; /* 0: the usual, which is 20 too */
        if (i % 2)
            assert_null(joueur_preparer(&joueur, &jamais));
        const char *erreur = joueur.genre->penser(&joueur, partie, &jamais, &pensee);
        if (erreur)
            fail_msg("%s: %s", LENTS[i / 2][0], erreur);
        assert_int_equal(pensee.coup, coup_de_nom("f5"));
        joueur_detruire(&joueur);
        personne_ne_reste();
    }
    free(partie);
}

/* What a GTP engine is told of its time: whole seconds, never a 0 that would mean no time. */
static void test_temps_gtp(void **etat)
{
    (void)etat;
    static const struct {
        struct limites limites;
        const char *dit;
    } CAS[] = {
        {{.secondes = 0.02}, "time_settings 1 0 0\n"},
        {{.secondes = 0.5}, "time_settings 15 0 0\n"},
        {{.secondes = 1}, "time_settings 0 1 1\n"},
        {{.secondes = 2.5}, "time_settings 0 2 1\n"},
        {{.secondes = 0.01, .pendule = {0.1, 0.005, 0}}, "time_settings 1 0 0\n"},
        {{.secondes = 9, .pendule = {60, 0.5, 0}}, "time_settings 75 0 0\ntime_left black 60 0\n"},
        {{0}, ""},
    };
    struct partie *partie = calloc(1, sizeof *partie);
    partie_init(partie, &jeu_othello_8x8, 1);
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct joueur joueur;
        struct pensee pensee;
        char script[1024], journal[256];
        snprintf(journal, sizeof journal, "%s", chemin_temporaire("temps"));
        ecrire_fichier(journal, "", 0);
        snprintf(script, sizeof script,
                 "while read c reste; do case $c in genmove) break;;\n"
                 "time*) echo $c $reste >>%s; printf '=\\n\\n';;\n"
                 "*) printf '=\\n\\n';; esac; done; printf '= f5\\n\\n'; cat >/dev/null\n",
                 journal);
        creer(&joueur, "gtp", script);
        joueur.limites = CAS[i].limites;
        assert_null(joueur.genre->penser(&joueur, partie, &jamais, &pensee));
        size_t taille;
        char *dit = lire_fichier(journal, &taille);
        assert_string_equal(dit, CAS[i].dit);
        free(dit);
        joueur_detruire(&joueur);
    }
    free(partie);
}

/* An NBoard engine is told a depth that it soon reaches, whatever its time, unless one is asked
 * for. */
static void test_profondeur_nboard(void **etat)
{
    (void)etat;
    static const struct {
        struct limites limites;
        const char *dit;
    } CAS[] = {
        {{0}, "8\n"},
        {{.secondes = 5}, "8\n"},
        {{.secondes = 5, .pendule = {60, 0, 0}}, "8\n"},
        {{.profondeur = 3}, "3\n"},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        struct joueur joueur;
        char script[512], journal[256];
        snprintf(journal, sizeof journal, "%s", chemin_temporaire("profondeur"));
        snprintf(script, sizeof script,
                 "while read c n reste; do case $c in set) echo $reste >%s;;\n"
                 "ping) echo pong $n;; esac; done\n",
                 journal);
        creer(&joueur, "nboard", script);
        joueur.limites = CAS[i].limites;
        assert_null(joueur_preparer(&joueur, &jamais));
        size_t taille;
        char *dit = lire_fichier(journal, &taille);
        assert_string_equal(dit, CAS[i].dit);
        free(dit);
        joueur_detruire(&joueur);
    }
}

/* Stopped by the user: soon, without an error, with a legal move. */
static void *arreter_bientot(void *arret)
{
    struct timespec pause = {0, 100000000};
    nanosleep(&pause, NULL);
    atomic_store((atomic_bool *)arret, true);
    return NULL;
}

static void test_arret(void **etat)
{
    (void)etat;
    struct partie *partie = calloc(1, sizeof *partie);
    partie_init(partie, &jeu_othello_8x8, 1);
    struct joueur joueur;
    struct pensee pensee;
    atomic_bool arret = false;
    pthread_t fil;
    creer(&joueur, "gtp", GTP_POLI "sleep 30\n");
    joueur.limites.secondes = 0;
    pthread_create(&fil, NULL, arreter_bientot, &arret);
    double debut = horloge_secondes();
    assert_null(joueur.genre->penser(&joueur, partie, &arret, &pensee));
    assert_true(horloge_secondes() - debut < 1.5);
    assert_null(jeu_othello_8x8.raison_refus(&partie->initiale, pensee.coup, 1));
    pthread_join(fil, NULL);
    joueur_detruire(&joueur);
    personne_ne_reste();
    free(partie);
}

/* More than a program that does not read lets be written. */
static void ecrire_beaucoup(const char *script, atomic_bool *arret, bool attendu)
{
    enum { BEAUCOUP = 1 << 21 };
    struct processus p = {0};
    char *texte = malloc(BEAUCOUP);
    assert_non_null(texte);
    memset(texte, 'x', BEAUCOUP - 1);
    texte[BEAUCOUP - 1] = 0;
    assert_null(processus_lancer(&p, script));
    const double debut = horloge_secondes();
    assert_int_equal(processus_ecrire(&p, texte, arret), attendu);
    assert_true(horloge_secondes() - debut < 4);
    processus_finir(&p);
    personne_ne_reste();
    free(texte);
}

static void un_programme_qui_ne_lit_pas_n_empeche_pas_l_arret(void **etat)
{
    (void)etat;
    atomic_bool arret = false;
    pthread_t fil;
    pthread_create(&fil, NULL, arreter_bientot, &arret);
    ecrire_beaucoup("sleep 30", &arret, false);
    pthread_join(fil, NULL);
}

static void noter_signal(int signal)
{
    (void)signal;
}

/* A signal that comes while a program is slow to read is not its end. */
static void un_signal_n_est_pas_la_fin_du_moteur(void **etat)
{
    (void)etat;
    const struct itimerval souvent = {{0, 10000}, {0, 10000}}, jamais_plus = {{0, 0}, {0, 0}};
    struct sigaction action = {.sa_handler = noter_signal}, avant;
    sigaction(SIGALRM, &action, &avant);
    setitimer(ITIMER_REAL, &souvent, NULL);
    ecrire_beaucoup("sleep 0.5; cat >/dev/null", &jamais, true);
    setitimer(ITIMER_REAL, &jamais_plus, NULL);
    sigaction(SIGALRM, &avant, NULL);
}

/* A dialect: "=== d3 -1.00 0.0", with a value. */
static void test_dialecte_nboard(void **etat)
{
    (void)etat;
    struct partie *partie = calloc(1, sizeof *partie);
    partie_init(partie, &jeu_othello_8x8, 1);
    struct joueur joueur;
    struct pensee pensee;
    creer(&joueur, "nboard", NBOARD_POLI "echo nodestats 12 0.1; echo '=== d3 -1.50 0.0'; cat\n");
    assert_null(joueur.genre->penser(&joueur, partie, &jamais, &pensee));
    assert_int_equal(pensee.coup, coup_de_nom("d3"));
    assert_true(pensee.en_points && pensee.score == -1.5);
    assert_int_equal(pensee.noeuds, 12);
    joueur_detruire(&joueur);
    personne_ne_reste();
    free(partie);
}

/* A program that wants its passes told, and one that refuses them: both follow the game. */
static void test_passes(void **etat)
{
    (void)etat;
    static const char *const PASSES[] = {
        /* refuses every pass */
        "while read c j x; do case \"$c $x\" in *pass) printf '? syntax error\\n\\n';; "
        "genmove*) printf '= c3\\n\\n';; *) printf '=\\n\\n';; esac; done\n",
        /* refuses b4 until it heard the pass */
        "p=; while read c j x; do case \"$c $x\" in *pass) p=1; printf '=\\n\\n';; "
        "*B4) [ $p ] && printf '=\\n\\n' || printf '? illegal move\\n\\n';; "
        "genmove*) printf '= c3\\n\\n';; *) printf '=\\n\\n';; esac; done\n",
    };
    struct partie *partie = calloc(1, sizeof *partie);
    for (int i = 0; i < 2; i++) {
        struct joueur joueur;
        struct pensee pensee;
        partie_init(partie, &jeu_othello_8x8, 1);
        jouer_transcription(partie, "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8b4");
        assert_int_equal(partie->rang, 17);
        creer(&joueur, "gtp", PASSES[i]);
        const char *erreur = joueur.genre->penser(&joueur, partie, &jamais, &pensee);
        if (erreur && !strstr(erreur, "illégal")) /* c3 may not be legal here: not the question */
            fail_msg("%s", erreur);
        joueur_detruire(&joueur);
        personne_ne_reste();
    }
    free(partie);
}

/* Whole games of our own engine against itself, by each protocol, with an undo in the middle. */
static void jouer_partie(const char *noir, const char *blanc)
{
    struct partie *partie = calloc(1, sizeof *partie);
    struct joueur joueurs[3] = {{0}};
    bool recule = false;
    assert_null(joueur_creer(&joueurs[1], &jeu_othello_8x8, noir));
    assert_null(joueur_creer(&joueurs[2], &jeu_othello_8x8, blanc));
    partie_init(partie, &jeu_othello_8x8, 1);
    for (int trait; (trait = partie_trait(partie, partie->rang)) != 0;) {
        struct pensee pensee;
        struct joueur *j = &joueurs[trait];
        const char *erreur = j->genre->penser(j, partie, &jamais, &pensee);
        if (erreur)
            fail_msg("%s", erreur);
        assert_null(partie_jouer(partie, pensee.coup));
        if (partie->rang == 20 && !recule) {
            partie_aller(partie, 13);
            recule = true;
        }
    }
    joueur_detruire(&joueurs[1]);
    joueur_detruire(&joueurs[2]);
    personne_ne_reste();
    free(partie);
}

static void test_parties_entieres(void **etat)
{
    (void)etat;
    char gtp[256], nboard[256];
    if (access(othello, X_OK) != 0)
        skip();
    assert_true(snprintf(gtp, sizeof gtp, "gtp:%s gtp --niveau 1", othello) < 256);
    assert_true(snprintf(nboard, sizeof nboard, "nboard:%s nboard --niveau 1", othello) < 256);
    jouer_partie(gtp, "aleatoire:5");
    jouer_partie("aleatoire:6", nboard);
    jouer_partie(nboard, gtp);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_creation),
        cmocka_unit_test(test_depart_lent),
        cmocka_unit_test(test_temps_gtp),
        cmocka_unit_test(test_pannes),
        cmocka_unit_test(test_profondeur_nboard),
        cmocka_unit_test(test_arret),
        cmocka_unit_test(un_programme_qui_ne_lit_pas_n_empeche_pas_l_arret),
        cmocka_unit_test(un_signal_n_est_pas_la_fin_du_moteur),
        cmocka_unit_test(test_dialecte_nboard),
        cmocka_unit_test(test_passes),
        cmocka_unit_test(test_parties_entieres),
    };
    if (!realpath(argc > 0 ? argv[0] : "", othello))
        return 1;
    char *tests_dossier =
        strstr(othello, "/tests/test_externe"); /* build/MODE/tests/test_externe */
    if (tests_dossier)
        strcpy(tests_dossier, "/othello");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
