/* See fil.h. */
#include "base/fil.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <time.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/pannes.h"
#include "base/texte.h"

/* After a stop: ours ends within milliseconds of computing. */
enum {
    CALCUL_MAX = 2,   /* seconds of it, */
    ATTENTE_MAX = 10, /* or of waiting: it sleeps */
    PAS = 100         /* milliseconds */
};

static void *travailler(void *fil)
{
    struct fil *f = fil;
    struct pile_de_secours pile;
    char pendant[PENDANT];
    pannes_preter_pile(&pile);
    pannes_noter_penseur(f->qui[0] ? f->qui : NULL, pendant);
    const char *erreur = f->travail(f->donnees);
    struct tampon t = tampon_sur(f->erreur, sizeof f->erreur);
    tampon_ajouter(&t, erreur ? erreur : "");
    close(f->tube[1]);
    pannes_noter_penseur(NULL, pendant);
    pannes_reprendre_pile(&pile);
    return NULL;
}

void fil_masquer(sigset_t *avant)
{
    static const int SIENS[] = {PANNES};
    sigset_t tous;
    sigfillset(&tous);
    for (size_t i = 0; i < sizeof SIENS / sizeof SIENS[0]; i++)
        sigdelset(&tous, SIENS[i]);
    pthread_sigmask(SIG_SETMASK, &tous, avant);
}

const char *fil_lancer(struct fil *f, const char *(*travail)(void *donnees), void *donnees)
{
    sigset_t avant;
    assert(!f->en_cours);
    atomic_store(&f->arret, false);
    f->travail = travail;
    f->donnees = donnees;
    f->erreur[0] = 0;
    if (pipe2(f->tube, O_CLOEXEC) != 0)
        return fichier_raison(errno);
    fil_masquer(&avant);
    const int echec = pthread_create(&f->pthread, NULL, travailler, f);
    pthread_sigmask(SIG_SETMASK, &avant, NULL);
    if (echec) {
        close(f->tube[0]);
        close(f->tube[1]);
        return fichier_raison(echec);
    }
    f->en_cours = true;
    return NULL;
}

/* SIGPIPE is blocked here: a pipe that nobody reads is an error like another, and as good as a
 * success. */
void fil_dire(const struct fil *f, const void *message, size_t taille)
{
    ssize_t n;
    assert(taille <= PIPE_BUF); /* it goes through whole */
    do
        n = write(f->tube[1], message, taille);
    while (n < 0 && errno == EINTR);
}

int fil_fd(const struct fil *f)
{
    return f->en_cours ? f->tube[0] : -1;
}

bool fil_entendre(struct fil *f, void *message, size_t taille)
{
    ssize_t n;
    if (!f->en_cours)
        return false;
    do
        n = read(f->tube[0], message, taille);
    while (n < 0 && errno == EINTR);
    if (n == (ssize_t)taille)
        return true;
    fil_arreter(f);
    return false;
}

const char *fil_erreur(const struct fil *f)
{
    return !f->en_cours && f->erreur[0] ? f->erreur : NULL;
}

/* Seconds of processor that it has used. */
static double calcul(pthread_t pthread)
{
    clockid_t horloge;
    struct timespec t = {0};
    if (pthread_getcpuclockid(pthread, &horloge) == 0)
        clock_gettime(horloge, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static struct timespec dans_un_pas(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += PAS * 1000000L;
    t.tv_sec += t.tv_nsec / 1000000000L;
    t.tv_nsec %= 1000000000L;
    return t;
}

/* What a thread still computes is counted, not the time that a busy machine takes for it; of time
 * only so much that even there it has had its turn, in steps, which a suspended program makes none
 * of. */
static bool attendre_fin(pthread_t pthread)
{
    const double avant = calcul(pthread);
    bool finie = false;
    for (int pas = 0; !finie && pas < ATTENTE_MAX * 1000 / PAS; pas++) {
        const struct timespec fin = dans_un_pas();
        finie = pthread_timedjoin_np(pthread, NULL, &fin) == 0;
        if (!finie && calcul(pthread) - avant > CALCUL_MAX)
            break;
    }
    return finie;
}

static _Noreturn void renoncer(const struct fil *f)
{
    pannes_quitter(refus_ecrire(_("%s ne s'arrête pas : penser() doit regarder limites->arret, par "
                                  "exemple à chaque position"),
                                f->qui[0] ? f->qui : _("une pensée")));
}

/* The pipe is closed first: a thread that waits for room in it must not wait for ever. */
void fil_arreter(struct fil *f)
{
    if (!f->en_cours)
        return;
    atomic_store(&f->arret, true);
    close(f->tube[0]);
    if (!attendre_fin(f->pthread))
        renoncer(f);
    f->en_cours = false;
}
