/* See signaux.h. */
#include "interfaces/ecran/signaux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/interruption.h"
#include "base/pannes.h"

static const int NOTES[] = {INTERRUPTIONS, SIGWINCH, SIGTSTP, SIGCONT};
static const int MORTELS[] = {PANNES, SIGQUIT};
enum { NB_NOTES = sizeof NOTES / sizeof *NOTES, NB_MORTELS = sizeof MORTELS / sizeof *MORTELS };
enum { NB_FINS = sizeof((const int[]){INTERRUPTIONS}) / sizeof(int) };
enum { NOTE_WINCH = NB_FINS, NOTE_TSTP, NOTE_CONT };

static struct {
    int tube[2]; /* a byte for every signal noted, so that poll() cannot miss one */
    volatile sig_atomic_t notes[NB_NOTES];
    struct sigaction avant_notes[NB_NOTES], avant_mortels[NB_MORTELS];
    atomic_bool a_rendre;   /* the terminal is ours: a crash, of any thread, must give it back */
    struct termios termios; /* by these, which nobody writes while `a_rendre` */
    char octets[512];
    size_t nb;
    struct pile_de_secours pile; /* of the main thread */
} moi;

static void noter(int signal)
{
    int erreur = errno;
    for (int i = 0; i < NB_NOTES; i++)
        if (NOTES[i] == signal)
            moi.notes[i] = 1;
    ssize_t n = write(moi.tube[1], "", 1); /* a full pipe wakes as well */
    (void)n;
    errno = erreur;
}

/* Only calls that POSIX allows in a handler. */
static void rendre(void)
{
    if (!atomic_exchange(&moi.a_rendre, false))
        return;
    ssize_t n = write(STDOUT_FILENO, moi.octets, moi.nb);
    (void)n;
    tcsetattr(STDIN_FILENO, TCSANOW, &moi.termios);
}

/* Gives the terminal back and tells the crash there, then lets the signal do what it would have
 * done. */
static void panne(int signal, siginfo_t *info, void *contexte)
{
    (void)contexte;
    rendre();
    pannes_dire(signal);
    for (int i = 0; i < NB_MORTELS; i++)
        if (MORTELS[i] == signal)
            pannes_laisser(signal, info, &moi.avant_mortels[i]);
}

static void installer(const int *signaux, int nb, const struct sigaction *action,
                      struct sigaction *avant)
{
    for (int i = 0; i < nb; i++) {
        sigaction(signaux[i], NULL, &avant[i]);
        if (avant[i].sa_handler != SIG_IGN) /* nohup and the like have their reasons */
            sigaction(signaux[i], action, NULL);
    }
}

const char *signaux_ouvrir(void)
{
    if (pipe2(moi.tube, O_CLOEXEC | O_NONBLOCK) != 0)
        return fichier_raison(errno);
    pannes_preter_pile(&moi.pile);
    pannes_rendre_par(rendre);
    for (int i = 0; i < NB_NOTES; i++)
        moi.notes[i] = 0;
    struct sigaction note = {.sa_handler = noter, .sa_flags = SA_RESTART};
    struct sigaction mortel = {.sa_sigaction = panne, .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigfillset(&note.sa_mask);
    sigfillset(&mortel.sa_mask);
    installer(NOTES, NB_NOTES, &note, moi.avant_notes);
    installer(MORTELS, NB_MORTELS, &mortel, moi.avant_mortels);
    return NULL;
}

void signaux_fermer(void)
{
    for (int i = 0; i < NB_NOTES; i++)
        sigaction(NOTES[i], &moi.avant_notes[i], NULL);
    for (int i = 0; i < NB_MORTELS; i++)
        sigaction(MORTELS[i], &moi.avant_mortels[i], NULL);
    pannes_rendre_par(NULL);
    pannes_reprendre_pile(&moi.pile);
    close(moi.tube[0]);
    close(moi.tube[1]);
}

int signaux_fd(void)
{
    return moi.tube[0];
}

struct signaux_recus signaux_prendre(void)
{
    char octets[256];
    while (read(moi.tube[0], octets, sizeof octets) > 0)
        continue;
    bool vus[NB_NOTES];
    for (int i = 0; i < NB_NOTES; i++) {
        vus[i] = moi.notes[i];
        if (vus[i]) /* else one that came in between would be lost */
            moi.notes[i] = 0;
    }
    struct signaux_recus recus = {
        .taille = vus[NOTE_WINCH], .suspension = vus[NOTE_TSTP], .reprise = vus[NOTE_CONT]};
    for (int i = 0; i < NB_FINS; i++)
        if (vus[i])
            recus.fin = NOTES[i];
    return recus;
}

void signaux_en_cas_de_panne(const struct termios *avant, const char *octets, size_t nb)
{
    atomic_exchange(&moi.a_rendre, false); /* before what follows is written */
    if (!avant)
        return;
    moi.termios = *avant;
    moi.nb = nb < sizeof moi.octets ? nb : sizeof moi.octets;
    memcpy(moi.octets, octets, moi.nb);
    atomic_store_explicit(&moi.a_rendre, true, memory_order_release);
}

void signaux_suspendre(void)
{
    struct sigaction defaut = {.sa_handler = SIG_DFL}, avant;
    sigemptyset(&defaut.sa_mask);
    sigaction(SIGTSTP, &defaut, &avant);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &avant, NULL);
    moi.notes[NOTE_CONT] = 0; /* the caller takes the terminal back anyway */
}
