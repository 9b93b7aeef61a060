/* See interruption.h. */
#include "base/interruption.h"

#include <pthread.h>
#include <stdbool.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/sortie.h"

static const int FINS[] = {INTERRUPTIONS};
enum { NB_FINS = sizeof FINS / sizeof *FINS };

/* A handler has no context. */
static atomic_bool arret;
static char parole[256];
static size_t parole_longueur;

static void noter(int signal)
{
    (void)signal;
    atomic_store(&arret, true);
}

static void prendre(void (*geste)(int signal), int drapeaux)
{
    const struct sigaction action = {.sa_handler = geste, .sa_flags = drapeaux};
    for (int i = 0; i < NB_FINS; i++) {
        struct sigaction avant;
        sigaction(FINS[i], NULL, &avant);
        if (avant.sa_handler != SIG_IGN)
            sigaction(FINS[i], &action, NULL);
    }
}

atomic_bool *interruption_guetter(void)
{
    prendre(noter, SA_RESTART);
    return &arret;
}

atomic_bool *interruption_guetter_lecture(void)
{
    prendre(noter, 0);
    return &arret;
}

/* The signal does what it would have done once this returns: the handler is gone. */
static void dire(int signal)
{
    const ssize_t n = write(STDERR_FILENO, parole, parole_longueur);
    (void)n;
    raise(signal);
}

void interruption_annoncer(const char *commande)
{
    char texte[sizeof parole];
    struct tampon t = tampon_sur(texte, sizeof texte), pret = tampon_sur(parole, sizeof parole);
    tampon_ecrire(&t, "%s%s%s\n", commande, _(" : "), _("interrompu"));
    sortie_convertir(stderr, texte, &pret);
    parole_longueur = pret.longueur;
    prendre(dire, (int)SA_RESETHAND);
}

void interruption_retenir(sigset_t *avant)
{
    sigset_t fins;
    sigemptyset(&fins);
    for (int i = 0; i < NB_FINS; i++)
        sigaddset(&fins, FINS[i]);
    pthread_sigmask(SIG_BLOCK, &fins, avant);
}

void interruption_laisser(const sigset_t *avant)
{
    pthread_sigmask(SIG_SETMASK, avant, NULL);
}
