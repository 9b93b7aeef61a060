/* See livre.h. A position is found by binary search: fifteen steps for 24 000 of them. */
#include "moteur/livre.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "moteur/embarquer.h"

EMBARQUER(LIVRE_EMBARQUE, "donnees/livre.bin");
extern const uint8_t LIVRE_EMBARQUE[], LIVRE_EMBARQUE_FIN[];

/* ---- Bytes ---- */

static struct othellier position_de(const uint8_t *entree)
{
    return (struct othellier){octets_nombre(entree, 8), octets_nombre(entree + 8, 8)};
}

struct othellier livre_entree(const struct livre *l, size_t i, struct livre_valeur *v)
{
    const uint8_t *e = l->entrees + i * LIVRE_ENTREE;
    *v = (struct livre_valeur){(int8_t)e[16], e[17]};
    return position_de(e);
}

/* Every entry a possible one, and after the one before it. */
static bool entrees_saines(const uint8_t *e, size_t n)
{
    for (size_t i = 0; i < n; i++, e += LIVRE_ENTREE) {
        const struct othellier p = position_de(e);
        const int valeur = (int8_t)e[16];
        if ((p.joueur & p.adverse) || valeur > SCORE_MAX || valeur < -SCORE_MAX || e[17] > 60 ||
            (i > 0 && othellier_comparer(position_de(e - LIVRE_ENTREE), p) >= 0))
            return false;
    }
    return true;
}

const char *livre_ouvrir(struct livre *l, const uint8_t *octets, size_t taille)
{
    *l = (struct livre){0};
    if (taille < LIVRE_ENTETE || memcmp(octets, "OTHLIVR", 7))
        return N_("ce n'en est pas un");
    if (octets[7] != '1')
        return N_("il est d'une autre version");
    const uint64_t n = octets_nombre(octets + 8, 4);
    if (taille - LIVRE_ENTETE != n * LIVRE_ENTREE)
        return N_("il est coupé");
    if (octets_nombre(octets + 12, 4) != octets_somme(octets + LIVRE_ENTETE, taille - LIVRE_ENTETE))
        return N_("il est abîmé, sa somme de contrôle est fausse");
    if (!entrees_saines(octets + LIVRE_ENTETE, n))
        return N_("il est abîmé, une entrée est impossible");
    *l = (struct livre){octets + LIVRE_ENTETE, n};
    return NULL;
}

static struct livre embarque;

static void preparer_embarque(void)
{
    livre_ouvrir(&embarque, LIVRE_EMBARQUE, (size_t)(LIVRE_EMBARQUE_FIN - LIVRE_EMBARQUE));
}

const struct livre *livre_embarque(void)
{
    static pthread_once_t une_fois = PTHREAD_ONCE_INIT;
    pthread_once(&une_fois, preparer_embarque);
    return &embarque;
}

int livre_profondeur(const struct livre *l)
{
    size_t nb[256 + 1] = {0}, plus = 0;
    int profondeur = 0;
    for (size_t i = 0; i < l->n; i++) {
        struct livre_valeur v;
        livre_entree(l, i, &v);
        nb[v.profondeur]++;
    }
    for (int p = 1; p < 256; p++)
        if (nb[p] && nb[p] + nb[p + 1] >= plus) {
            plus = nb[p] + nb[p + 1];
            profondeur = p;
        }
    return profondeur;
}

/* ---- Positions ---- */

struct othellier livre_suivante(const struct othellier *p, int x, int *signe)
{
    const struct othellier q = othellier_jouer(*p, x);
    const struct othellier passee = othellier_jouer(q, PASSE);
    const bool passe = !othellier_coups(&q) && othellier_coups(&passee);
    *signe = passe ? 1 : -1;
    return passe ? passee : q;
}

bool livre_chercher(const struct livre *l, const struct othellier *p, struct livre_valeur *v)
{
    const struct othellier q = othellier_canonique(*p);
    size_t bas = 0, haut = l->n;
    while (bas < haut) {
        const size_t milieu = bas + (haut - bas) / 2;
        const int c = othellier_comparer(livre_entree(l, milieu, v), q);
        if (c == 0)
            return true;
        if (c < 0)
            bas = milieu + 1;
        else
            haut = milieu;
    }
    return false;
}

/* ---- Moves ---- */

static int par_valeur(const void *a, const void *b)
{
    const struct livre_coup *c = a, *d = b;
    return c->valeur != d->valeur ? d->valeur - c->valeur : c->x - d->x;
}

int livre_coups(const struct livre *l, const struct othellier *p,
                struct livre_coup coups[LIVRE_COUPS_MAX])
{
    int n = 0;
    for (uint64_t reste = othellier_coups(p); reste; reste = bits_reste(reste)) {
        const int x = bits_premier(reste);
        int signe;
        const struct othellier q = livre_suivante(p, x, &signe);
        struct livre_valeur v;
        if (n < LIVRE_COUPS_MAX && livre_chercher(l, &q, &v))
            coups[n++] = (struct livre_coup){x, signe * v.valeur, v.profondeur};
    }
    qsort(coups, (size_t)n, sizeof *coups, par_valeur);
    return n;
}

bool livre_choisir(const struct livre *l, const struct othellier *p, uint64_t graine,
                   struct livre_coup *coup)
{
    struct livre_valeur v;
    struct livre_coup coups[LIVRE_COUPS_MAX];
    if (!livre_chercher(l, p, &v) || v.profondeur > 0)
        return false;
    const int n = livre_coups(l, p, coups);
    int egaux = 0;
    while (egaux < n && coups[egaux].valeur == coups[0].valeur)
        egaux++;
    if (egaux == 0)
        return false;
    struct alea alea;
    alea_init(&alea, graine);
    *coup = coups[alea_entier(&alea, (uint32_t)egaux)];
    return true;
}
