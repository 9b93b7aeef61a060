/* The transposition table: memory and replacement. See table.h. */
#include "moteur/table.h"

#include "base/pages.h"
#include "moteur/moteur.h"

bool table_creer(struct table *t, size_t mo)
{
    *t = (struct table){0};
    if (mo < 1 || mo > MOTEUR_HACHAGE_MAX)
        return false;
    size_t octets = (size_t)1 << 20;
    while (octets * 2 <= mo << 20)
        octets *= 2;
    t->seaux = pages_prendre(octets);
    if (!t->seaux)
        return false;
    t->masque = octets / sizeof *t->seaux - 1;
    t->octets = octets;
    return true;
}

void table_detruire(struct table *t)
{
    pages_rendre(t->seaux, t->octets);
    *t = (struct table){0};
}

void table_vider(struct table *t)
{
    for (uint64_t s = 0; s <= t->masque; s++)
        for (int i = 0; i < TABLE_VOIES; i++) {
            atomic_store_explicit(&t->seaux[s][i].cle, 0, memory_order_relaxed);
            atomic_store_explicit(&t->seaux[s][i].donnees, 0, memory_order_relaxed);
        }
    t->date = 0;
}

void table_vieillir(struct table *t)
{
    t->date++;
}

static void ecrire(struct entree *e, struct cle cle, struct connu c)
{
    uint64_t d;
    memcpy(&d, &c, sizeof d);
    atomic_store_explicit(&e->cle, cle.signature ^ d, memory_order_relaxed);
    atomic_store_explicit(&e->donnees, d, memory_order_relaxed);
}

/* The same position again: narrows the bounds of an equal search, keeps a stronger one. */
static struct connu fondre(struct connu ancien, struct connu c)
{
    const bool meme = ancien.profondeur == c.profondeur && ancien.selectivite == c.selectivite;
    if (meme) {
        if (ancien.min > c.min && ancien.min <= c.max)
            c.min = ancien.min;
        if (ancien.max < c.max && ancien.max >= c.min)
            c.max = ancien.max;
    }
    const bool plus_forte =
        ancien.profondeur > c.profondeur ||
        (ancien.profondeur == c.profondeur && ancien.selectivite > c.selectivite);
    if (plus_forte) {
        ancien.date = c.date;
        return ancien;
    }
    if (c.coup[0] == ancien.coup[0] || c.coup[1] == c.coup[0])
        c.coup[1] = ancien.coup[1];
    else if (c.coup[1] >= 64)
        c.coup[1] = ancien.coup[0];
    return c;
}

void table_garder(struct table *t, struct cle cle, struct connu c, int alpha, int beta, int score)
{
    c.min = (int8_t)(score > alpha ? score : -64);
    c.max = (int8_t)(score < beta ? score : 64);
    c.date = t->date;
    struct entree *s = t->seaux[cle.seau & t->masque], *pire = s;
    int prix_pire = 1 << 10;
    for (int i = 0; i < TABLE_VOIES; i++) {
        const uint64_t d = atomic_load_explicit(&s[i].donnees, memory_order_relaxed);
        const uint64_t k = atomic_load_explicit(&s[i].cle, memory_order_relaxed);
        struct connu a;
        memcpy(&a, &d, sizeof a);
        if ((k ^ d) == cle.signature) {
            ecrire(&s[i], cle, fondre(a, c));
            return;
        }
        const int prix = (a.date == c.date ? 256 : 0) + a.cout;
        if (prix < prix_pire) {
            prix_pire = prix;
            pire = &s[i];
        }
    }
    ecrire(pire, cle, c);
}
