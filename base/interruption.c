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

static atomic_bool *guetter(int drapeaux)
{
    static const int SIGNAUX[] = {SIGINT, SIGTERM};
    const struct sigaction action = {.sa_handler = noter, .sa_flags = drapeaux};
    for (int i = 0; i < 2; i++) {
        struct sigaction avant;
        sigaction(SIGNAUX[i], NULL, &avant);
        if (avant.sa_handler != SIG_IGN)
            sigaction(SIGNAUX[i], &action, NULL);
    }
    return &arret;
}

atomic_bool *interruption_guetter(void)
{
    return guetter(SA_RESTART);
}

atomic_bool *interruption_guetter_lecture(void)
{
    return guetter(0);
}
