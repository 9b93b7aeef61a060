/* Work in a thread of its own: what it tells comes whole and in order, it ends when it is told to
 * even if nobody listens, and signals are none of its business but for those of a crash. */
#include "tests/aide.h"

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "base/fil.h"
#include "base/pannes.h"
#include "base/texte.h"

static struct fil fil;

static int arreter(void **etat)
{
    (void)etat;
    fil_arreter(&fil);
    return 0;
}

static void lancer(const char *(*travail)(void *), void *donnees)
{
    assert_null(fil_lancer(&fil, travail, donnees));
    assert_true(fil_fd(&fil) >= 0);
}

/* ---- Works ---- */

enum { MESSAGES = 1000, GRAND = PIPE_BUF };

/* Messages of the greatest size, more than any pipe holds, each filled with its number. */
static const char *compter(void *donnees)
{
    static unsigned char message[GRAND];
    (void)donnees;
    for (int i = 0; i < MESSAGES; i++) {
        memset(message, i & 255, sizeof message);
        fil_dire(&fil, message, sizeof message);
    }
    return NULL;
}

static const char *bavarder(void *donnees)
{
    (void)donnees;
    while (!atomic_load(&fil.arret))
        fil_dire(&fil, "", 1);
    return NULL;
}

static const char *attendre_l_arret(void *donnees)
{
    while (!atomic_load(&fil.arret))
        usleep(1000);
    *(bool *)donnees = true;
    return NULL;
}

static const char *ne_rien_faire(void *donnees)
{
    (void)donnees;
    return NULL;
}

static const char *dire_les_signaux(void *donnees)
{
    (void)donnees;
    sigset_t bloques;
    pthread_sigmask(SIG_SETMASK, NULL, &bloques);
    fil_dire(&fil, &bloques, sizeof bloques);
    return NULL;
}

static const char *echouer(void *donnees)
{
    return refus_ecrire("no %s", (const char *)donnees);
}

/* ---- */

static void les_messages_viennent_entiers_et_en_ordre(void **etat)
{
    unsigned char message[GRAND];
    int nb = 0;
    (void)etat;
    lancer(compter, NULL);
    for (; fil_entendre(&fil, message, sizeof message); nb++) {
        assert_int_equal(message[0], nb & 255);
        assert_int_equal(message[GRAND - 1], nb & 255);
    }
    assert_int_equal(nb, MESSAGES);
    assert_int_equal(fil_fd(&fil), -1);
    assert_false(fil_entendre(&fil, message, sizeof message));
}

/* A thread that waits for room in the pipe is not waited for for ever. */
static void personne_n_ecoute(void **etat)
{
    (void)etat;
    for (int i = 0; i < 20; i++) {
        lancer(bavarder, NULL);
        usleep(i % 2 ? 2000 : 0);
        fil_arreter(&fil);
        assert_int_equal(fil_fd(&fil), -1);
    }
}

static void l_arret_attend_la_fin(void **etat)
{
    bool fini = false;
    (void)etat;
    fil_arreter(&fil); /* none is running */
    lancer(attendre_l_arret, &fini);
    fil_arreter(&fil);
    assert_true(fini);
    fil_arreter(&fil);
}

/* Who waits for its end by poll() sees it, though nothing was told. */
static void la_fin_se_voit(void **etat)
{
    (void)etat;
    lancer(ne_rien_faire, NULL);
    struct pollfd p = {.fd = fil_fd(&fil), .events = POLLIN};
    assert_int_equal(poll(&p, 1, 30000), 1);
    assert_false(fil_entendre(&fil, &p, sizeof p));
}

static void les_signaux_restent_ici(void **etat)
{
    static const int AILLEURS[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCHLD, SIGPIPE};
    static const int SIENS[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS};
    sigset_t avant, apres, bloques;
    (void)etat;
    pthread_sigmask(SIG_SETMASK, NULL, &avant);
    lancer(dire_les_signaux, NULL);
    pthread_sigmask(SIG_SETMASK, NULL, &apres);
    assert_true(fil_entendre(&fil, &bloques, sizeof bloques));
    for (size_t i = 0; i < sizeof AILLEURS / sizeof *AILLEURS; i++) {
        assert_true(sigismember(&bloques, AILLEURS[i]));
        assert_int_equal(sigismember(&apres, AILLEURS[i]), sigismember(&avant, AILLEURS[i]));
    }
    for (size_t i = 0; i < sizeof SIENS / sizeof *SIENS; i++)
        assert_false(sigismember(&bloques, SIENS[i]));
}

/* The text of the thread is gone by then. */
static void l_echec_se_dit_une_fois_fini(void **etat)
{
    static char quoi[] = "memory";
    char rien;
    (void)etat;
    lancer(echouer, quoi);
    assert_null(fil_erreur(&fil));
    assert_false(fil_entendre(&fil, &rien, 1));
    refus_ecrire("another thread's");
    assert_string_equal(fil_erreur(&fil), "no memory");
    lancer(ne_rien_faire, NULL);
    fil_arreter(&fil);
    assert_null(fil_erreur(&fil));
}

/* Another program that is started meanwhile does not hold the pipe. */
static void le_tube_n_est_pas_legue(void **etat)
{
    static bool fini; /* the work outlives this function */
    (void)etat;
    lancer(attendre_l_arret, &fini);
    assert_true(fcntl(fil.tube[0], F_GETFD) & FD_CLOEXEC);
    assert_true(fcntl(fil.tube[1], F_GETFD) & FD_CLOEXEC);
}

/* A thread that was not begun by fil_lancer() can be given the same mask. */
static void un_masque_laisse_les_pannes(void **etat)
{
    sigset_t avant, bloques, apres;
    (void)etat;
    fil_masquer(&avant);
    pthread_sigmask(SIG_SETMASK, &avant, &bloques);
    pthread_sigmask(SIG_SETMASK, NULL, &apres);
    static const int PANNES_SIENNES[] = {PANNES};
    for (size_t i = 0; i < sizeof PANNES_SIENNES / sizeof PANNES_SIENNES[0]; i++)
        assert_false(sigismember(&bloques, PANNES_SIENNES[i]));
    static const int AUTRES[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGWINCH, SIGCHLD};
    for (size_t i = 0; i < sizeof AUTRES / sizeof AUTRES[0]; i++) {
        assert_true(sigismember(&bloques, AUTRES[i]));
        assert_false(sigismember(&apres, AUTRES[i]));
    }
}

#define TEST(f) cmocka_unit_test_teardown(f, arreter)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(les_messages_viennent_entiers_et_en_ordre),
        TEST(personne_n_ecoute),
        TEST(l_arret_attend_la_fin),
        TEST(la_fin_se_voit),
        TEST(l_echec_se_dit_une_fois_fini),
        TEST(les_signaux_restent_ici),
        TEST(un_masque_laisse_les_pannes),
        TEST(le_tube_n_est_pas_legue),
    };
    return cmocka_run_group_tests_name("fil", tests, NULL, NULL);
}
