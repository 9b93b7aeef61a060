/* See livre_juge.h. The table is small: it is emptied before each search, and a dozen plies from
 * the opening fill little of it. */
#include "interfaces/livre_juge.h"

#include <pthread.h>

#include "base/bits.h"

enum { HACHAGE = 4 };

bool livre_juge_init(struct livre_juge *j, int fils, int profondeur, const atomic_bool *arret)
{
    *j = (struct livre_juge){.profondeur = profondeur, .arret = arret};
    for (; j->fils < fils; j->fils++) {
        const struct moteur_options o = {.hachage_mo = HACHAGE, .fils = 1};
        j->moteurs[j->fils] = moteur_creer(&o);
        if (!j->moteurs[j->fils]) {
            livre_juge_detruire(j);
            return false;
        }
    }
    return true;
}

void livre_juge_detruire(struct livre_juge *j)
{
    for (int i = 0; i < j->fils; i++)
        moteur_detruire(j->moteurs[i]);
    j->fils = 0;
}

/* What the threads share. */
struct tas {
    const struct livre_juge *juge;
    const struct othellier *positions;
    struct livre_valeur *valeurs;
    int n;
    atomic_int prochaine, engages;
};

/* Plies to the horizon of even discs. */
static int plis(const struct livre_juge *j, const struct othellier *p)
{
    return j->profondeur + (bits_compter(p->joueur | p->adverse) + j->profondeur) % 2;
}

static struct livre_valeur juger_une(const struct livre_juge *j, struct moteur *m,
                                     const struct othellier *p)
{
    const struct moteur_demande d = {.profondeur = plis(j, p), .arret = j->arret};
    struct moteur_reponse r;
    moteur_oublier(m);
    moteur_chercher(m, p, &d, &r);
    return (struct livre_valeur){(int8_t)r.score, (uint8_t)r.profondeur};
}

static void *travailler(void *tas)
{
    struct tas *t = tas;
    struct moteur *m = t->juge->moteurs[atomic_fetch_add(&t->engages, 1)];
    for (int i; (i = atomic_fetch_add(&t->prochaine, 1)) < t->n && !atomic_load(t->juge->arret);)
        t->valeurs[i] = juger_une(t->juge, m, &t->positions[i]);
    return NULL;
}

static bool juger(void *contexte, const struct othellier *p, int n, struct livre_valeur *v)
{
    const struct livre_juge *j = contexte;
    struct tas t = {.juge = j, .positions = p, .valeurs = v, .n = n};
    pthread_t fils[MOTEUR_FILS_MAX];
    int lances = 0;
    while (lances < j->fils - 1 && lances < n - 1 &&
           pthread_create(&fils[lances], NULL, travailler, &t) == 0)
        lances++;
    travailler(&t);
    for (int i = 0; i < lances; i++)
        pthread_join(fils[i], NULL);
    return !atomic_load(j->arret);
}

struct ouvrage_juge livre_juge_de(struct livre_juge *j)
{
    return (struct ouvrage_juge){juger, j};
}
