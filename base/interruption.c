/* See interruption.h. */
#include "base/interruption.h"

#include <signal.h>
#include <stdbool.h>

/* A handler has no context. */
static atomic_bool arret;

static void noter(int signal)
{
    (void)signal;
    atomic_store(&arret, true);
}

atomic_bool *interruption_guetter(void)
{
    static const int SIGNAUX[] = {SIGINT, SIGTERM};
    const struct sigaction action = {.sa_handler = noter, .sa_flags = SA_RESTART};
    for (int i = 0; i < 2; i++) {
        struct sigaction avant;
        sigaction(SIGNAUX[i], NULL, &avant);
        if (avant.sa_handler != SIG_IGN)
            sigaction(SIGNAUX[i], &action, NULL);
    }
    return &arret;
}
