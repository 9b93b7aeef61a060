/* See ouvrage.h. The book is a graph without cycles, since a move adds a disc: positions are kept
 * in one list for each number of discs, and each pass over the graph takes the lists in order.
 *
 * A link to a child is its index, doubled, plus 1 when the same side moves again (the other side
 * has passed): see livre_suivante(). */
#include "moteur/ouvrage.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/i18n.h"

enum { RIEN = -1, PREMIERE_TABLE = 1 << 12 };

struct page {
    struct othellier p;
    struct livre_valeur v;
    uint8_t n_liens; /* 0: a leaf, or the game is over */
    int liens;       /* the first of them, in `liens` of the book */
    int suivante;    /* with the same number of discs */
    int cout;
};

struct ouvrage {
    struct page *pages;
    int n, deployees;
    int *liens;
    int n_liens;
    int tete[65]; /* by number of discs */
    int *table;   /* index of a page by the hash of its position, open addressing */
    int masque;
};

struct ouvrage *ouvrage_creer(void)
{
    struct ouvrage *o = memoire_agrandir(NULL, 1, sizeof *o);
    *o = (struct ouvrage){.masque = PREMIERE_TABLE - 1};
    o->table = memoire_agrandir(NULL, PREMIERE_TABLE, sizeof *o->table);
    memset(o->table, RIEN, PREMIERE_TABLE * sizeof *o->table);
    memset(o->tete, RIEN, sizeof o->tete);
    return o;
}

void ouvrage_detruire(struct ouvrage *o)
{
    free(o->pages);
    free(o->liens);
    free(o->table);
    free(o);
}

int ouvrage_taille(const struct ouvrage *o)
{
    return o->n;
}

int ouvrage_deployees(const struct ouvrage *o)
{
    return o->deployees;
}

/* ---- Positions ---- */

/* Where the canonical position is in the table, or should be. */
static int *place_de(const struct ouvrage *o, struct othellier p)
{
    uint64_t etat = p.joueur;
    etat = alea_splitmix(&etat) ^ p.adverse;
    int i = (int)(alea_splitmix(&etat) & (uint64_t)o->masque);
    for (; o->table[i] != RIEN; i = (i + 1) & o->masque) {
        const struct othellier q = o->pages[o->table[i]].p;
        if (q.joueur == p.joueur && q.adverse == p.adverse)
            break;
    }
    return &o->table[i];
}

static void doubler_table(struct ouvrage *o)
{
    o->masque = o->masque * 2 + 1;
    o->table = memoire_agrandir(o->table, (size_t)o->masque + 1, sizeof *o->table);
    memset(o->table, RIEN, ((size_t)o->masque + 1) * sizeof *o->table);
    for (int i = 0; i < o->n; i++)
        *place_de(o, o->pages[i].p) = i;
}

static int trouver(const struct ouvrage *o, const struct othellier *p)
{
    return *place_de(o, othellier_canonique(*p));
}

bool ouvrage_connait(const struct ouvrage *o, const struct othellier *p)
{
    return trouver(o, p) != RIEN;
}

/* The page of a position, new ones being leaves without a value. */
static int ouvrir_page(struct ouvrage *o, const struct othellier *p)
{
    const struct othellier q = othellier_canonique(*p);
    int *place = place_de(o, q);
    if (*place != RIEN)
        return *place;
    if ((o->n & (o->n - 1)) == 0)
        o->pages = memoire_agrandir(o->pages, o->n ? 2 * (size_t)o->n : 1, sizeof *o->pages);
    const int discs = bits_compter(q.joueur | q.adverse);
    o->pages[o->n] = (struct page){.p = q, .suivante = o->tete[discs]};
    *place = o->tete[discs] = o->n++;
    if (o->n * 2 > o->masque)
        doubler_table(o);
    return o->n - 1;
}

void ouvrage_noter(struct ouvrage *o, const struct othellier *p, struct livre_valeur v)
{
    const int i = ouvrir_page(o, p);
    struct page *g = &o->pages[i];
    if (g->n_liens == 0)
        g->v = v;
}

/* ---- Links ---- */

static bool relier(struct ouvrage *o, int i)
{
    int liens[LIVRE_COUPS_MAX], n = 0, signe;
    const struct othellier p = o->pages[i].p;
    for (uint64_t reste = othellier_coups(&p); reste; reste = bits_reste(reste)) {
        const struct othellier q = livre_suivante(&p, bits_premier(reste), &signe);
        const int enfant = trouver(o, &q);
        if (enfant == RIEN)
            return false;
        liens[n++] = 2 * enfant + (signe > 0);
    }
    if (o->pages[i].n_liens > 0 || n == 0)
        return true;
    o->liens = memoire_agrandir(o->liens, (size_t)(o->n_liens + n), sizeof *o->liens);
    memcpy(o->liens + o->n_liens, liens, (size_t)n * sizeof *liens);
    o->pages[i].liens = o->n_liens;
    o->pages[i].n_liens = (uint8_t)n;
    o->pages[i].v.profondeur = 0;
    o->n_liens += n;
    o->deployees++;
    return true;
}

bool ouvrage_relier(struct ouvrage *o, const struct othellier *p)
{
    const int i = trouver(o, p);
    return i != RIEN && relier(o, i);
}

const char *ouvrage_lire(struct ouvrage *o, const struct livre *l)
{
    struct livre_valeur v;
    for (size_t i = 0; i < l->n; i++) {
        const struct othellier p = livre_entree(l, i, &v);
        const struct othellier q = othellier_canonique(p);
        if (q.joueur != p.joueur || q.adverse != p.adverse)
            return N_("il est abîmé, une position est mal tournée");
        ouvrage_noter(o, &p, v);
    }
    for (int i = 0; i < o->n; i++)
        if (o->pages[i].v.profondeur == 0 && !relier(o, i))
            return N_("il est abîmé, il manque des coups à une position");
    ouvrage_remonter(o);
    return NULL;
}

/* ---- Values and costs over the graph ---- */

/* What link `k` is worth for the side that moves. */
static int valeur_du_lien(const struct ouvrage *o, int k)
{
    const int v = o->pages[o->liens[k] / 2].v.valeur;
    return o->liens[k] & 1 ? v : -v;
}

void ouvrage_remonter(struct ouvrage *o)
{
    for (int discs = 64; discs >= 0; discs--)
        for (int i = o->tete[discs]; i != RIEN; i = o->pages[i].suivante) {
            struct page *g = &o->pages[i];
            int meilleure = -SCORE_MAX;
            for (int k = g->liens; k < g->liens + g->n_liens; k++)
                meilleure = valeur_du_lien(o, k) > meilleure ? valeur_du_lien(o, k) : meilleure;
            if (g->n_liens > 0)
                g->v.valeur = (int8_t)meilleure;
        }
}

/* The costs of all the pages, from the start of the game. */
static void calculer_couts(struct ouvrage *o)
{
    for (int i = 0; i < o->n; i++)
        o->pages[i].cout = INT_MAX;
    o->pages[trouver(o, &OTHELLIER_DEBUT)].cout = 0;
    for (int discs = 0; discs <= 64; discs++)
        for (int i = o->tete[discs]; i != RIEN; i = o->pages[i].suivante) {
            const struct page *g = &o->pages[i];
            for (int k = g->liens; k < g->liens + g->n_liens && g->cout < INT_MAX; k++) {
                struct page *enfant = &o->pages[o->liens[k] / 2];
                const int perte = g->v.valeur - valeur_du_lien(o, k);
                const int cout = g->cout + OUVRAGE_PLI + OUVRAGE_PERTE * perte;
                enfant->cout = cout < enfant->cout ? cout : enfant->cout;
            }
        }
}

static bool avant(const struct page *a, const struct page *b)
{
    return a->cout != b->cout ? a->cout < b->cout : othellier_comparer(a->p, b->p) < 0;
}

/* The leaf to deploy; RIEN when the whole game is in the book. */
static int prochaine(struct ouvrage *o)
{
    int choisie = RIEN;
    calculer_couts(o);
    for (int i = 0; i < o->n; i++) {
        const struct page *g = &o->pages[i];
        if (g->v.profondeur > 0 && g->cout < INT_MAX &&
            (choisie == RIEN || avant(g, &o->pages[choisie])))
            choisie = i;
    }
    return choisie;
}

/* ---- Growing ---- */

/* The positions that moves of `p` lead to and that the book lacks, symmetric ones once; their
 * number. Those where the game is over get their value at once. */
static int lister_nouvelles(struct ouvrage *o, struct othellier p,
                            struct othellier nouvelles[LIVRE_COUPS_MAX])
{
    int n = 0, signe;
    for (uint64_t reste = othellier_coups(&p); reste; reste = bits_reste(reste)) {
        struct othellier q = livre_suivante(&p, bits_premier(reste), &signe);
        q = othellier_canonique(q);
        bool connue = trouver(o, &q) != RIEN;
        for (int i = 0; i < n; i++)
            connue |= nouvelles[i].joueur == q.joueur && nouvelles[i].adverse == q.adverse;
        if (!connue && othellier_est_fini(&q))
            ouvrage_noter(o, &q, (struct livre_valeur){(int8_t)othellier_score_final(&q), 0});
        else if (!connue)
            nouvelles[n++] = q;
    }
    return n;
}

bool ouvrage_deployer(struct ouvrage *o, const struct othellier *p, const struct ouvrage_juge *juge)
{
    struct othellier nouvelles[LIVRE_COUPS_MAX];
    struct livre_valeur v[LIVRE_COUPS_MAX];
    if (!othellier_coups(p))
        return true;
    const int n = lister_nouvelles(o, *p, nouvelles);
    if (n > 0 && !juge->juger(juge->contexte, nouvelles, n, v))
        return false;
    for (int i = 0; i < n; i++)
        ouvrage_noter(o, &nouvelles[i], v[i]);
    relier(o, ouvrir_page(o, p));
    ouvrage_remonter(o);
    return true;
}

bool ouvrage_grandir(struct ouvrage *o, const struct ouvrage_juge *juge)
{
    if (trouver(o, &OTHELLIER_DEBUT) == RIEN)
        return ouvrage_deployer(o, &OTHELLIER_DEBUT, juge);
    const int i = prochaine(o);
    if (i == RIEN)
        return false;
    const struct othellier p = o->pages[i].p;
    return ouvrage_deployer(o, &p, juge);
}

/* ---- The file ---- */

static int par_position(const void *a, const void *b)
{
    const struct page *g = a, *h = b;
    return othellier_comparer(g->p, h->p);
}

void ouvrage_ecrire(const struct ouvrage *o, struct octets *sortie)
{
    struct page *triees = memoire_agrandir(NULL, (size_t)o->n + 1, sizeof *triees);
    const size_t taille = LIVRE_ENTETE + (size_t)o->n * LIVRE_ENTREE;
    uint8_t *octets = memoire_agrandir(NULL, taille, 1), *e = octets + LIVRE_ENTETE;
    if (o->n > 0)
        memcpy(triees, o->pages, (size_t)o->n * sizeof *triees);
    qsort(triees, (size_t)o->n, sizeof *triees, par_position);
    for (int i = 0; i < o->n; i++, e += LIVRE_ENTREE) {
        octets_poser_nombre(e, triees[i].p.joueur, 8);
        octets_poser_nombre(e + 8, triees[i].p.adverse, 8);
        e[16] = (uint8_t)triees[i].v.valeur;
        e[17] = triees[i].v.profondeur;
    }
    memcpy(octets, "OTHLIVR1", 8);
    octets_poser_nombre(octets + 8, (uint64_t)o->n, 4);
    octets_poser_nombre(octets + 12, octets_somme(octets + LIVRE_ENTETE, taille - LIVRE_ENTETE), 4);
    octets_ajouter(sortie, octets, taille);
    free(octets);
    free(triees);
}
