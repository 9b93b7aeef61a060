/* See examen.h. Judgements go through the pipe by value: the two threads share nothing that either
 * writes, but the flag. */
#include "partie/examen.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "base/fil.h"
#include "base/i18n.h"

struct envoi {
    int rang;
    struct jugement jugement;
};

static_assert(sizeof(struct envoi) <= PIPE_BUF, "it goes through the pipe whole");

static void *examiner(void *donnees)
{
    struct examen *x = donnees;
    const char *erreur = x->examinateur->examiner(x);
    if (erreur) { /* the message may live in this thread: copy it before the thread ends */
        struct tampon t = tampon_sur(x->message, sizeof x->message);
        tampon_ajouter(&t, erreur);
        x->erreur = x->message;
    }
    close(x->tube[1]);
    return NULL;
}

const char *examen_lancer(struct examen *x, const struct examinateur *examinateur,
                          const struct partie *partie, const struct moyens *moyens)
{
    const char *refus = examinateur->refus(partie->jeu);
    examen_arreter(x);
    if (refus)
        return refus;
    if (partie->rang == 0)
        return _("Aucun coup à analyser.");
    memset(x, 0, sizeof *x);
    x->examinateur = examinateur;
    x->partie = *partie;
    x->moyens = *moyens;
    if (pipe2(x->tube, O_CLOEXEC) != 0)
        return strerror(errno);
    int echec = fil_lancer(&x->fil, examiner, x);
    if (echec) {
        close(x->tube[0]);
        close(x->tube[1]);
        return strerror(echec);
    }
    x->en_cours = true;
    return NULL;
}

/* Nobody reads any more after examen_arreter(): the error is then as good as a success. */
void examen_rendre(struct examen *x, int rang, const struct jugement *jugement)
{
    struct envoi envoi;
    memset(&envoi, 0, sizeof envoi); /* the padding too */
    envoi.rang = rang;
    envoi.jugement = *jugement;
    ssize_t n;
    do
        n = write(x->tube[1], &envoi, sizeof envoi);
    while (n < 0 && errno == EINTR);
}

int examen_fd(const struct examen *x)
{
    return x->en_cours ? x->tube[0] : -1;
}

void examen_recevoir(struct examen *x)
{
    struct envoi envoi;
    if (!x->en_cours)
        return;
    ssize_t n = read(x->tube[0], &envoi, sizeof envoi);
    if (n == sizeof envoi) {
        x->jugements[envoi.rang] = envoi.jugement;
        x->juges[envoi.rang] = true;
        x->faits++;
    } else if (n == 0) {
        examen_arreter(x);
    }
}

/* The pipe is closed first: a thread that waits for room in it must not wait for ever. */
void examen_arreter(struct examen *x)
{
    if (!x->en_cours)
        return;
    atomic_store(&x->arret, true);
    close(x->tube[0]);
    pthread_join(x->fil, NULL);
    x->en_cours = false;
}

const struct jugement *examen_jugement(const struct examen *x, const struct partie *partie,
                                       int rang)
{
    if (rang < 0 || rang >= partie->total || !x->juges[rang] || x->partie.jeu != partie->jeu)
        return NULL;
    const struct coup_joue *juge = &x->partie.coups[rang], *joue = &partie->coups[rang];
    const bool meme = juge->coup == joue->coup && juge->joueur == joue->joueur &&
                      memcmp(&juge->avant, &joue->avant, sizeof juge->avant) == 0;
    return meme ? &x->jugements[rang] : NULL;
}

void examen_dire_bilan(const struct examen *x, const struct partie *partie, int joueur,
                       struct tampon *sortie)
{
    int pertes = 0, fautes = 0;
    for (int rang = 0; rang < partie->rang; rang++) {
        const struct jugement *j = examen_jugement(x, partie, rang);
        if (!j || partie->coups[rang].joueur != joueur)
            continue;
        pertes += j->perte;
        fautes += j->perte >= PERTE_FAUTE;
    }
    tampon_ecrire(sortie, _("%s perd %d, fautes (%d+) %d"), _(partie->jeu->joueurs[joueur]), pertes,
                  PERTE_FAUTE, fautes);
}
