/* See reflexion.h. */
#include "partie/reflexion.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>
#include <fcntl.h>

#include "base/fil.h"
#include "base/horloge.h"
#include "base/texte.h"

static void *penser(void *donnees)
{
    struct reflexion *r = donnees;
    double debut = horloge_secondes();
    const char *erreur = NULL;
    if (r->medite)
        r->joueur->genre->mediter(r->joueur, r->partie, &r->arret);
    else
        erreur = r->joueur->genre->penser(r->joueur, r->partie, &r->arret, &r->pensee);
    r->pensee.secondes = horloge_secondes() - debut;
    if (erreur) { /* the message may live in this thread: copy it before the thread ends */
        struct tampon t = tampon_sur(r->message, sizeof r->message);
        tampon_ajouter(&t, erreur);
        r->erreur = r->message;
    }
    ssize_t n;
    do
        n = write(r->fin[1], "", 1);
    while (n < 0 && errno == EINTR);
    return NULL;
}

static const char *lancer(struct reflexion *r, struct joueur *joueur, const struct partie *partie,
                          bool medite)
{
    memset(r, 0, sizeof *r);
    r->joueur = joueur;
    r->partie = partie;
    r->medite = medite;
    if (pipe2(r->fin, O_CLOEXEC) != 0)
        return strerror(errno);
    int echec = fil_lancer(&r->fil, penser, r);
    if (echec) {
        close(r->fin[0]);
        close(r->fin[1]);
        return strerror(echec);
    }
    r->lancee = true;
    return NULL;
}

const char *reflexion_lancer(struct reflexion *r, struct joueur *joueur,
                             const struct partie *partie)
{
    return lancer(r, joueur, partie, false);
}

bool reflexion_mediter(struct reflexion *r, struct joueur *joueur, const struct partie *partie)
{
    return joueur->genre->mediter && !lancer(r, joueur, partie, true);
}

int reflexion_fd(const struct reflexion *r)
{
    return r->lancee ? r->fin[0] : -1;
}

const char *reflexion_finir(struct reflexion *r, struct pensee *pensee)
{
    if (!r->lancee)
        return NULL;
    atomic_store(&r->arret, true);
    pthread_join(r->fil, NULL);
    close(r->fin[0]);
    close(r->fin[1]);
    r->lancee = false;
    *pensee = r->pensee;
    return r->erreur;
}
