/* See fil.h. */
#include "base/fil.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/pannes.h"
#include "base/texte.h"

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

/* The pipe is closed first: a thread that waits for room in it must not wait for ever. */
void fil_arreter(struct fil *f)
{
    if (!f->en_cours)
        return;
    atomic_store(&f->arret, true);
    close(f->tube[0]);
    pthread_join(f->pthread, NULL);
    f->en_cours = false;
}
