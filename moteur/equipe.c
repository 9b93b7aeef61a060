/* Sharing a search between threads: see equipe.h. */
#include "moteur/equipe.h"

#include <stddef.h>

#ifdef __x86_64__
#include <immintrin.h>
#endif

#include "base/pannes.h"

enum { GUET = 2000 /* looks at the news before a thread goes to sleep: some 100 microseconds */ };

/* Leaves the core to its other thread for a moment. */
static inline void souffler(void)
{
#ifdef __x86_64__
    _mm_pause();
#endif
}

/* Does working for `s` serve `sommet` (any split serves NULL)? */
static bool sert(const struct scission *s, const struct scission *sommet)
{
    if (!sommet)
        return true;
    for (s = s->parente; s; s = s->parente)
        if (s == sommet)
            return true;
    return false;
}

/* An open split below `sommet` that still has moves to give: the deepest search of all. */
static struct scission *trouver(const struct equipe *e, const struct scission *sommet)
{
    struct scission *meilleure = NULL;
    for (struct scission *s = e->ouvertes; s; s = s->suivante) {
        const bool offre = s->prochain < s->liste->n &&
                           !atomic_load_explicit(&s->coupee, memory_order_relaxed);
        if (offre && sert(s, sommet) && (!meilleure || s->profondeur > meilleure->profondeur))
            meilleure = s;
    }
    return meilleure;
}

/* Something changed for those who wait; called with the lock held. */
static void annoncer(struct equipe *e)
{
    atomic_fetch_add_explicit(&e->annonces, 1, memory_order_relaxed);
    pthread_cond_broadcast(&e->reveil);
}

/* Works for `s`; called, and returns, with the lock held. */
static void aider(struct equipe *e, struct scission *s, struct travail *t)
{
    s->ouvriers++;
    pthread_mutex_unlock(&e->verrou);
    e->variante->partager(t, s);
    pthread_mutex_lock(&e->verrou);
    if (--s->ouvriers == 0)
        annoncer(e);
}

/* Looks out for news without the lock, which it takes again: most waits are shorter than the system
 * needs to put a thread to sleep and wake it. Was there any? */
static bool guetter(struct equipe *e)
{
    const unsigned avant = atomic_load_explicit(&e->annonces, memory_order_relaxed);
    pthread_mutex_unlock(&e->verrou);
    for (int i = 0; i < GUET && atomic_load_explicit(&e->annonces, memory_order_relaxed) == avant;
         i++)
        souffler();
    pthread_mutex_lock(&e->verrou);
    return atomic_load_explicit(&e->annonces, memory_order_relaxed) != avant;
}

static void attendre(struct equipe *e)
{
    atomic_fetch_add_explicit(&e->libres, 1, memory_order_relaxed);
    if (!guetter(e))
        pthread_cond_wait(&e->reveil, &e->verrou);
    atomic_fetch_sub_explicit(&e->libres, 1, memory_order_relaxed);
}

static void *vie_d_aide(void *argument)
{
    struct travail *t = argument;
    struct equipe *e = t->equipe;
    struct pile_de_secours pile;
    pannes_preter_pile(&pile);
    pthread_mutex_lock(&e->verrou);
    while (!e->finie) {
        struct scission *s = trouver(e, NULL);
        if (s)
            aider(e, s, t);
        else
            attendre(e);
    }
    pthread_mutex_unlock(&e->verrou);
    pannes_reprendre_pile(&pile);
    return NULL;
}

void equipe_demarrer(struct equipe *e, const struct variante *v, struct travail **travaux,
                     int aides)
{
    e->variante = v;
    pthread_mutex_init(&e->verrou, NULL);
    pthread_cond_init(&e->reveil, NULL);
    e->ouvertes = NULL;
    atomic_init(&e->libres, 0);
    atomic_init(&e->annonces, 0);
    e->finie = false;
    e->aides = 0;
    for (int i = 0; i < aides; i++) {
        travaux[i]->equipe = e;
        travaux[i]->scission = NULL;
        if (pthread_create(&e->fils[e->aides], NULL, vie_d_aide, travaux[i]) == 0)
            e->aides++;
    }
}

void equipe_congedier(struct equipe *e)
{
    pthread_mutex_lock(&e->verrou);
    e->finie = true;
    annoncer(e);
    pthread_mutex_unlock(&e->verrou);
    for (int i = 0; i < e->aides; i++)
        pthread_join(e->fils[i], NULL);
    pthread_cond_destroy(&e->reveil);
    pthread_mutex_destroy(&e->verrou);
}

void scission_ouvrir(struct scission *s)
{
    struct equipe *e = s->equipe;
    pthread_mutex_lock(&e->verrou);
    s->suivante = e->ouvertes;
    e->ouvertes = s;
    annoncer(e);
    pthread_mutex_unlock(&e->verrou);
}

void scission_fermer(struct scission *s, struct travail *t)
{
    struct equipe *e = s->equipe;
    pthread_mutex_lock(&e->verrou);
    while (s->ouvriers > 0) {
        struct scission *dessous = trouver(e, s);
        if (dessous)
            aider(e, dessous, t);
        else
            attendre(e);
    }
    struct scission **p = &e->ouvertes;
    while (*p != s)
        p = &(*p)->suivante;
    *p = s->suivante;
    pthread_mutex_unlock(&e->verrou);
}

int scission_prendre(struct scission *s, int *alpha)
{
    pthread_mutex_lock(&s->equipe->verrou);
    int i = -1;
    if (s->prochain < s->liste->n && !atomic_load_explicit(&s->coupee, memory_order_relaxed)) {
        i = s->prochain++;
        *alpha = s->alpha;
    }
    pthread_mutex_unlock(&s->equipe->verrou);
    return i;
}

void scission_rendre(struct scission *s, int x, int score)
{
    pthread_mutex_lock(&s->equipe->verrou);
    if (score > s->meilleur) {
        s->meilleur = score;
        if (score > s->alpha) {
            s->alpha = score;
            s->coup = x;
        }
        if (score >= s->beta)
            atomic_store_explicit(&s->coupee, true, memory_order_relaxed);
    }
    pthread_mutex_unlock(&s->equipe->verrou);
}
