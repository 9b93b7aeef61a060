/* See pannes.h. */
#include "base/pannes.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/sortie.h"

static const struct {
    int signal;
    const char *nom;
} NOMS[] = {{SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"},
            {SIGILL, "SIGILL"},   {SIGABRT, "SIGABRT"}, {SIGSYS, "SIGSYS"}};
enum { NB_NOMS = sizeof NOMS / sizeof *NOMS };

static _Atomic(void (*)(void)) rendre_ecran;

/* What a handler, which can make no text, puts together. */
static struct {
    char debut[128], pile[96], fin[96];
    atomic_bool a_dire; /* they stand ready, and nothing was said yet */
    struct sigaction avant[NB_NOMS];
    struct pile_de_secours secours; /* of the main thread */
} phrase;
static _Thread_local const char *penseur;

void pannes_preter_pile(struct pile_de_secours *pile)
{
    const stack_t secours = {.ss_sp = pile->octets, .ss_size = sizeof pile->octets};
    sigaltstack(&secours, &pile->avant);
}

void pannes_reprendre_pile(struct pile_de_secours *pile)
{
    sigaltstack(&pile->avant, NULL);
}

void pannes_rendre_par(void (*rendre)(void))
{
    atomic_store(&rendre_ecran, rendre);
}

/* On a terminal that was given back. */
static void dernier_mot(const char *message)
{
    void (*rendre)(void) = atomic_load(&rendre_ecran);
    if (rendre)
        rendre();
    char texte[512], pret[2 * sizeof texte]; /* memory may be what is wanting */
    struct tampon t = tampon_sur(texte, sizeof texte), p = tampon_sur(pret, sizeof pret);
    tampon_ecrire(&t, _("%s : %s"), program_invocation_short_name, message);
    tampon_ajouter(&t, "\n");
    fflush(stdout);
    sortie_convertir(stderr, texte, &p);
    fputs(pret, stderr);
}

void pannes_finir(const char *message)
{
    dernier_mot(message);
    atomic_store(&phrase.a_dire, false);
    abort();
}

void pannes_quitter(const char *message)
{
    dernier_mot(message);
    _exit(EXIT_FAILURE);
}

/* ---- The sentence of a crash ---- */

void pannes_noter_penseur(const char *qui, char pendant[PENDANT])
{
    penseur = NULL;
    if (!qui)
        return;
    char texte[PENDANT];
    struct tampon t = tampon_sur(texte, sizeof texte), convertie = tampon_sur(pendant, PENDANT);
    tampon_ecrire(&t, _(" pendant que %s réfléchissait"), qui);
    sortie_convertir(stderr, texte, &convertie);
    penseur = pendant;
}

/* stpcpy() that stops at `fin`; every call is one that POSIX allows in a handler. */
static char *mettre(char *p, const char *fin, const char *texte)
{
    while (*texte && p < fin)
        *p++ = *texte++;
    return p;
}

void pannes_dire(int signal)
{
    char ligne[1024], *p = ligne;
    const char *fin = ligne + sizeof ligne, *nom = NULL;
    for (int i = 0; i < NB_NOMS; i++)
        nom = NOMS[i].signal == signal ? NOMS[i].nom : nom;
    if (!nom || !atomic_exchange(&phrase.a_dire, false))
        return;
    p = mettre(p, fin, phrase.debut);
    p = mettre(p, fin, nom);
    p = mettre(p, fin, penseur ? penseur : "");
    p = mettre(p, fin, signal == SIGSEGV || signal == SIGBUS ? phrase.pile : phrase.fin);
    const ssize_t n = write(STDERR_FILENO, ligne, (size_t)(p - ligne));
    (void)n;
}

/* The instruction is run again, where a sanitizer or a core shall find it; a signal that was sent
 * is sent again, pending until the handler returns. */
void pannes_laisser(int signal, const siginfo_t *info, const struct sigaction *avant)
{
    const bool instruction = signal != SIGABRT && signal != SIGSYS && info->si_code > 0;
    sigaction(signal, avant, NULL);
    if (!instruction)
        raise(signal);
}

static void panne(int signal, siginfo_t *info, void *contexte)
{
    (void)contexte;
    pannes_dire(signal);
    for (int i = 0; i < NB_NOMS; i++)
        if (NOMS[i].signal == signal)
            pannes_laisser(signal, info, &phrase.avant[i]);
}

static void preparer(char *memoire, size_t taille, const char *texte)
{
    struct tampon t = tampon_sur(memoire, taille);
    sortie_convertir(stderr, texte, &t);
}

void pannes_annoncer(const char *programme)
{
    char debut[sizeof phrase.debut];
    struct tampon t = tampon_sur(debut, sizeof debut);
    tampon_ecrire(&t, _("%s : "), programme);
    preparer(phrase.debut, sizeof phrase.debut, debut);
    preparer(phrase.pile, sizeof phrase.pile,
             _(" ; récursion sans fin ? make MODE=asan dit où\n"));
    preparer(phrase.fin, sizeof phrase.fin, _(" ; make MODE=asan dit où\n"));
    pannes_preter_pile(&phrase.secours);
    for (int i = 0; i < NB_NOMS; i++) {
        struct sigaction action = {.sa_sigaction = panne, .sa_flags = SA_ONSTACK | SA_SIGINFO};
        sigfillset(&action.sa_mask);
        sigaction(NOMS[i].signal, NULL, &phrase.avant[i]);
        if (phrase.avant[i].sa_handler == SIG_DFL)
            sigaction(NOMS[i].signal, &action, NULL);
    }
    atomic_store(&phrase.a_dire, true);
}
