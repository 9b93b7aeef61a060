/* See fil.h. */
#include "base/fil.h"

#include <signal.h>
#include <stddef.h>

static const int PANNES[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

int fil_lancer(pthread_t *fil, void *(*travail)(void *), void *donnees)
{
    sigset_t tous, avant;
    sigfillset(&tous);
    for (size_t i = 0; i < sizeof PANNES / sizeof PANNES[0]; i++)
        sigdelset(&tous, PANNES[i]);
    pthread_sigmask(SIG_SETMASK, &tous, &avant);
    int echec = pthread_create(fil, NULL, travail, donnees);
    pthread_sigmask(SIG_SETMASK, &avant, NULL);
    return echec;
}
