/* See aide_protocole.h. */
#include "tests/aide_protocole.h"

#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/horloge.h"
#include "base/octets.h"

struct fil {
    pthread_t fil;
    protocole servir;
    struct service service;
    int entree;
    FILE *sortie;
    atomic_bool fini;
};

static void *executer(void *donnees)
{
    struct fil *f = donnees;
    f->servir(f->entree, f->sortie, &f->service);
    fclose(f->sortie);
    close(f->entree);
    atomic_store(&f->fini, true);
    return NULL;
}

struct en_ligne en_ligne_ouvrir(protocole servir, const struct service *service)
{
    int aller[2], retour[2];
    struct fil *f = calloc(1, sizeof *f);
    if (!f || pipe(aller) != 0 || pipe(retour) != 0)
        abort();
    *f = (struct fil){.servir = servir,
                      .service = *service,
                      .entree = aller[0],
                      .sortie = fdopen(retour[1], "w")};
    pthread_create(&f->fil, NULL, executer, f);
    return (struct en_ligne){aller[1], retour[0], f};
}

void en_ligne_dire(struct en_ligne *e, const char *texte)
{
    if (write(e->vers, texte, strlen(texte)) < 0)
        abort();
}

double en_ligne_attendre(struct en_ligne *e, const char *attendu)
{
    struct octets recu = {0};
    char bloc[4096];
    double debut = horloge_secondes(), secondes = -1;
    while (horloge_secondes() - debut < 20) {
        struct pollfd p = {.fd = e->depuis, .events = POLLIN};
        if (poll(&p, 1, 100) <= 0)
            continue;
        ssize_t n = read(e->depuis, bloc, sizeof bloc);
        if (n <= 0)
            break;
        octets_ajouter(&recu, bloc, (size_t)n);
        if (strstr(recu.debut, attendu)) {
            secondes = horloge_secondes() - debut;
            break;
        }
    }
    octets_detruire(&recu);
    return secondes;
}

void en_ligne_fermer(struct en_ligne *e)
{
    struct fil *f = e->interne;
    close(e->vers);
    pthread_join(f->fil, NULL);
    close(e->depuis);
    free(f);
}

bool en_ligne_mourir(struct en_ligne *e)
{
    struct fil *f = e->interne;
    const double debut = horloge_secondes();
    close(e->depuis);
    close(e->vers);
    while (!atomic_load(&f->fini) && horloge_secondes() - debut < 20)
        usleep(1000);
    if (!atomic_load(&f->fini))
        return false;
    pthread_join(f->fil, NULL);
    free(f);
    return true;
}

char *dialoguer(protocole servir, int niveau, const char *entree)
{
    struct octets recu = {0};
    char bloc[4096];
    struct en_ligne e = en_ligne_ouvrir(servir, &(struct service){.niveau = niveau});
    en_ligne_dire(&e, entree);
    close(e.vers);
    for (ssize_t n; (n = read(e.depuis, bloc, sizeof bloc)) > 0;)
        octets_ajouter(&recu, bloc, (size_t)n);
    struct fil *f = e.interne;
    pthread_join(f->fil, NULL);
    close(e.depuis);
    free(f);
    return recu.debut ? recu.debut : calloc(1, 1);
}
