/* Life of an engine, and the edges of a search: positions without a move, counts, clock. */
#include "moteur/moteur.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/horloge.h"
#include "moteur/interne.h"

/* Moves that may be taken back within a game; of two games, even endings have rarely so few squares
 * that only one has taken. */
enum { RETOUR_MAX = 4 };

/* A zeroed block aligned on cache lines (aligned_alloc wants a multiple of the alignment). */
static void *reserver(size_t taille)
{
    taille = (taille + 63) & ~(size_t)63;
    void *p = aligned_alloc(64, taille);
    if (p)
        memset(p, 0, taille);
    return p;
}

static struct travail *travail_creer(struct moteur *m)
{
    struct travail *t = reserver(sizeof *t);
    if (!t)
        return NULL;
    t->stabilite = &m->stabilite;
    t->evaluation = m->evaluation;
    t->table = &m->table;
    t->equipe = &m->equipe;
    t->fini = &m->fini;
    return t;
}

/* Everything but the crew; false when memory is refused. */
static bool preparer(struct moteur *m, const struct moteur_options *o)
{
    m->evaluation = o->evaluation ? o->evaluation : evaluation_embarquee();
    if (!m->evaluation || !table_creer(&m->table, (size_t)o->hachage_mo))
        return false;
    m->travail = travail_creer(m);
    for (; m->n_aides < o->fils - 1; m->n_aides++)
        if (!(m->aides[m->n_aides] = travail_creer(m)))
            return false;
    return m->travail != NULL;
}

static void liberer(struct moteur *m)
{
    for (int i = 0; i < m->n_aides; i++)
        free(m->aides[i]);
    free(m->travail);
    table_detruire(&m->table);
    free(m);
}

struct moteur *moteur_creer(const struct moteur_options *o)
{
    if (o->hachage_mo < 1 || o->hachage_mo > MOTEUR_HACHAGE_MAX || o->fils < 1 ||
        o->fils > MOTEUR_FILS_MAX)
        return NULL;
    struct moteur *m = reserver(sizeof *m);
    if (!m)
        return NULL;
    m->variante = variante_choisir();
    if (!preparer(m, o)) {
        liberer(m);
        return NULL;
    }
    stabilite_init(&m->stabilite);
    equipe_demarrer(&m->equipe, m->variante, m->aides, m->n_aides);
    if (m->equipe.aides < m->n_aides) {
        moteur_detruire(m);
        return NULL;
    }
    return m;
}

void moteur_detruire(struct moteur *m)
{
    if (!m)
        return;
    equipe_congedier(&m->equipe);
    liberer(m);
}

static void travail_oublier(struct travail *t)
{
    memset(&t->habitudes, 0, sizeof t->habitudes);
    memset(t->locale, 0, sizeof t->locale);
}

void moteur_oublier(struct moteur *m)
{
    table_vider(&m->table);
    travail_oublier(m->travail);
    for (int i = 0; i < m->n_aides; i++)
        travail_oublier(m->aides[i]);
}

const char *moteur_variante(const struct moteur *m)
{
    return m->variante->nom;
}

uint64_t moteur_noeuds(const struct moteur *m)
{
    uint64_t n = m->travail->noeuds;
    for (int i = 0; i < m->n_aides; i++)
        n += m->aides[i]->noeuds;
    return n;
}

void moteur_compter(const struct moteur *m, struct moteur_reponse *r)
{
    r->noeuds = moteur_noeuds(m);
    r->coupures = r->table_lues = r->table_succes = 0;
    for (int i = -1; i < m->n_aides; i++) {
        const struct travail *t = i < 0 ? m->travail : m->aides[i];
        r->coupures += t->coupures;
        r->table_lues += t->table_lues;
        r->table_succes += t->table_succes;
    }
}

/* Gives the threads their orders. They rest: the crew's lock will publish this to them. */
static void ordonner_travaux(struct moteur *m, const struct moteur_demande *d, bool autre_partie)
{
    for (int i = -1; i < m->n_aides; i++) {
        struct travail *t = i < 0 ? m->travail : m->aides[i];
        t->noeuds = t->coupures = t->table_lues = t->table_succes = 0;
        t->tours = 0;
        t->scission = NULL;
        t->arret = d->arret;
        t->echeance = d->secondes > 0 ? m->debut + d->secondes : 0;
        t->limite = d->noeuds > 0 ? 1 + (d->noeuds - 1) / (uint64_t)(m->n_aides + 1) : 0;
        if (autre_partie)
            memset(&t->habitudes, 0, sizeof t->habitudes);
    }
}

/* Is `p` of another game than the last position? A square once taken stays taken, but for the few
 * moves by which one goes back, or tries another. */
static bool est_autre_partie(struct moteur *m, const struct othellier *p)
{
    const uint64_t avant = m->prises;
    m->prises = p->joueur | p->adverse;
    return bits_compter(avant & ~m->prises) > RETOUR_MAX;
}

/* The side to move passes: the other's answer, seen from here. */
static void passer(struct moteur *m, const struct othellier *p, const struct moteur_demande *d,
                   struct moteur_reponse *r)
{
    const struct othellier q = othellier_jouer(*p, PASSE);
    struct moteur_demande autre = *d;
    autre.bas = -d->haut;
    autre.haut = -d->bas;
    autre.meilleurs = 1;
    autre.parmi = 0;
    racine_chercher(m, &q, &autre, r);
    r->score = -r->score;
    r->borne = -r->borne;
    r->coup = PASSE;
    memmove(r->pv + 1, r->pv, sizeof r->pv - sizeof *r->pv);
    r->pv[0] = PASSE;
    r->pv_longueur += r->pv_longueur < MOTEUR_PV_MAX;
    r->coups[0] =
        (struct moteur_coup){PASSE, r->score, r->borne, r->exact, r->profondeur, r->selectivite};
    r->n_coups = 1;
}

void moteur_chercher(struct moteur *m, const struct othellier *p, const struct moteur_demande *d,
                     struct moteur_reponse *r)
{
    m->debut = horloge_secondes();
    atomic_store(&m->fini, false);
    memset(r, 0, sizeof *r);
    ordonner_travaux(m, d, est_autre_partie(m, p));
    table_vieillir(&m->table);
    if (othellier_est_fini(p)) {
        r->coup = SANS_COUP;
        r->score = score_demande(d, othellier_score_final(p));
        r->exact = true;
        r->selectivite = 100;
    } else if (othellier_coups(p))
        racine_chercher(m, p, d, r);
    else
        passer(m, p, d, r);
    moteur_compter(m, r);
    r->secondes = horloge_secondes() - m->debut;
}

uint64_t moteur_perft(const struct othellier *p, int profondeur)
{
    return variante_choisir()->perft(p->joueur, p->adverse, profondeur);
}
