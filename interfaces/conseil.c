/* See conseil.h. */
#include "interfaces/conseil.h"

#include "base/bits.h"
#include "base/i18n.h"
#include "interfaces/ressources.h"
#include "jeux/othello_8x8.h"

enum { HACHAGE = 64 /* MiB */ };

struct recherche {
    const struct conseil *c;
    const struct moteur *m;
    struct othellier p;
};

/* The position as `joueur` sees it, whose turn it is. */
static struct othellier vue_par(const struct position *p, int joueur)
{
    struct othellier o = {0, 0};
    for (int x = 0; x < 64; x++) {
        const struct cellule c = jeu_othello_8x8.cellule(p, x % 8, x / 8);
        if (c.genre == CELLULE_PION && c.joueur == joueur)
            o.joueur |= bit(x);
        else if (c.genre == CELLULE_PION)
            o.adverse |= bit(x);
    }
    return o;
}

static void transmettre(void *contexte, const struct moteur_reponse *r)
{
    const struct recherche *q = contexte;
    if (q->c->dire)
        q->c->dire(q->c->contexte, q->m, &q->p, r);
}

const char *conseil_chercher(const struct conseil *c, const struct partie *partie,
                             const atomic_bool *arret, struct moteur_reponse *r)
{
    const int joueur = partie_trait(partie, partie->rang);
    struct moteur *m = ressources_moteur(&c->moyens, HACHAGE);
    if (!m)
        return _("mémoire insuffisante");
    struct recherche q = {c, m, vue_par(partie_position(partie, partie->rang), joueur)};
    const atomic_bool jamais = false; /* the first answer is always told: it takes no time */
    struct moteur_demande d = {.meilleurs = c->nb, .profondeur = 2, .arret = &jamais,
                               .progres = transmettre, .contexte = &q};
    moteur_chercher(m, &q.p, &d, r);
    d.profondeur = c->profondeur;
    d.secondes = c->secondes;
    d.noeuds = c->noeuds;
    d.arret = arret;
    if (d.profondeur != 1 && d.profondeur != 2 && !r->exact) {
        struct moteur_reponse plus_loin;
        moteur_chercher(m, &q.p, &d, &plus_loin);
        if (plus_loin.profondeur >= r->profondeur)
            *r = plus_loin;
    }
    moteur_detruire(m);
    return NULL;
}
