/* The root: iterative deepening, a selective search to the end of the game, from VIDES_DEUX_ETAPES
 * empty squares on another one at higher confidence, then the proof, each iteration with a narrow
 * window around the score of the one before; the best move is always kept in front. More steps of
 * confidence cost more nodes than their order of moves saves. They are for the clock: a proof that
 * it stops says nothing, a surer step that ends may give a better move.
 *
 * "All moves" is the same thing done for lists of one move each. */
#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"
#include "moteur/interne.h"
#include "moteur/ordre.h"

/* Levels of confidence (SELECTIVITE_CONFIANCE). */
enum { CONFIANCE_POUR_JOUER = 0, CONFIANCE_POUR_PROUVER = 1, CONFIANCE_AVANT_LA_PREUVE = 3 };

/* Proofs from so many empty squares on have this second step too: they take 3 to 13 % fewer nodes,
 * with 22 empty squares 4 % more. */
enum { VIDES_DEUX_ETAPES = 24 };

struct racine {
    struct moteur *m;
    struct travail *t;
    const struct moteur_demande *d;
    struct moteur_reponse *r;
    struct noeud n;
    struct coup coups[MOTEUR_COUPS_MAX]; /* note: last score, a bound if not the best */
    int debut, fin;               /* those being searched */
    int n_coups;
};

static bool arrete(const struct racine *r)
{
    return atomic_load_explicit(r->d->arret, memory_order_relaxed) ||
           atomic_load_explicit(&r->m->fini, memory_order_relaxed);
}

static int chercher_noeud(struct racine *r, const struct noeud *n, int alpha, int beta,
                          int profondeur, int selectivite)
{
    return r->m->variante->noeud(r->t, n, alpha, beta, profondeur, selectivite);
}

/* Move i to the front of the moves being searched, the others keeping their order. */
static void mettre_en_tete(struct racine *r, int i)
{
    const struct coup c = r->coups[i];
    memmove(&r->coups[r->debut + 1], &r->coups[r->debut], (size_t)(i - r->debut) * sizeof c);
    r->coups[r->debut] = c;
}

/* The moves in order in window (alpha, beta); their best score, fail-soft. */
static int chercher_coups(struct racine *r, int alpha, int beta, int profondeur, int selectivite)
{
    int meilleur = -SCORE_INF;
    for (int i = r->debut; i < r->fin && alpha < beta; i++) {
        struct coup *c = &r->coups[i];
        struct noeud fils;
        noeud_jouer(r->m->evaluation, &r->n, &fils, c->x, c->retournes);
        const int haut = i == r->debut ? beta : alpha + 1;
        int s = -chercher_noeud(r, &fils, -haut, -alpha, profondeur - 1, selectivite);
        if (haut < beta && s > alpha && s < beta && !arrete(r))
            s = -chercher_noeud(r, &fils, -beta, -s + 1, profondeur - 1, selectivite);
        if (arrete(r))
            return meilleur;
        c->note = s;
        if (s > meilleur) {
            meilleur = s;
            if (s > alpha) {
                alpha = s;
                mettre_en_tete(r, i);
            }
        }
    }
    return meilleur;
}

/* One iteration around `attendu`; its score, meaningless after a stop. Results of other depths in
 * the table can make a search that is not exact fail high, then low, and so on: the window ends by
 * being the whole range, where any score is accepted. */
static int iteration(struct racine *r, int attendu, int profondeur, int selectivite)
{
    if (r->d->but == MOTEUR_WLD && profondeur == r->n.vides)
        return chercher_coups(r, -1, 1, profondeur, selectivite);
    int alpha = attendu - 1, beta = attendu + 1;
    for (int pas = 2;; pas *= 2) {
        alpha = alpha < -SCORE_MAX || pas > SCORE_MAX ? -SCORE_MAX : alpha;
        beta = beta > SCORE_MAX || pas > SCORE_MAX ? SCORE_MAX : beta;
        const int s = chercher_coups(r, alpha, beta, profondeur, selectivite);
        if (arrete(r) || (s > alpha && s < beta) || s >= SCORE_MAX || s <= -SCORE_MAX)
            return s;
        if (s <= alpha) {
            beta = s + 1;
            alpha = s + 1 - pas;
        } else {
            alpha = s - 1;
            beta = s - 1 + pas;
        }
    }
}

/* Takes down what an iteration found. */
static void retenir(struct racine *r, int score, int profondeur, int selectivite)
{
    struct moteur_reponse *rep = r->r;
    rep->score = score_demande(r->d, score);
    rep->profondeur = profondeur;
    rep->selectivite = SELECTIVITE_CONFIANCE[selectivite];
    rep->exact = profondeur == r->n.vides && selectivite == SELECTIVITE_EXACTE;
    rep->coup = r->coups[r->debut].x;
    if (!r->d->progres)
        return;
    moteur_compter(r->m, rep);
    r->d->progres(r->d->contexte, rep);
}

/* The confidence level that satisfies the question. */
static int selectivite_voulue(const struct moteur_demande *d)
{
    for (int s = 0; s < SELECTIVITE_EXACTE && d->selectivite > 0; s++)
        if (SELECTIVITE_CONFIANCE[s] >= d->selectivite)
            return s;
    return SELECTIVITE_EXACTE;
}

/* Plies searched before going to the end of the game: enough to have an order and a score. */
static int derniere_profondeur_avant_la_fin(int vides)
{
    return vides <= 13 ? 0 : vides * 3 / 5;
}

/* Empty squares from which the end is tried as soon as possible when there are so many seconds for
 * the move: a selective search to the end then ends most often. */
static int vides_a_portee(double secondes)
{
    int vides = 21;
    for (double s = 0.1; s <= secondes && vides < 36; s *= 1.7)
        vides++;
    return vides;
}

/* Will the selective search to the end hardly end in time? */
static bool hors_de_portee(const struct racine *r)
{
    return r->d->secondes > 0 && r->n.vides > vides_a_portee(r->d->secondes);
}

/* Might the proof not end in time? It takes 8 to 150 times as long as all up to 73 %, 17 at the
 * median. */
static bool preuve_incertaine(const struct racine *r)
{
    const double passees = horloge_secondes() - r->m->debut;
    return r->d->secondes > 0 && r->d->secondes < 64 * passees;
}

/* Plies of the last iteration before the end of the game is tried. */
static int derniere_profondeur(const struct racine *r)
{
    const int vides = r->n.vides;
    if (r->d->profondeur > 0 && r->d->profondeur < vides)
        return r->d->profondeur;
    return hors_de_portee(r) ? vides - 6 : derniere_profondeur_avant_la_fin(vides);
}

/* One more iteration is not worth beginning. */
static bool assez(const struct racine *r)
{
    return arrete(r) || (r->d->assez > 0 && horloge_secondes() - r->m->debut >= r->d->assez);
}

/* One iteration, taken down; false when there must be no other. */
static bool approfondir_a(struct racine *r, int *score, int profondeur, int selectivite)
{
    const int attendu = profondeur == r->n.vides ? *score - (*score & 1) : *score;
    const int trouve = iteration(r, attendu, profondeur, selectivite);
    if (arrete(r))
        return false;
    *score = trouve;
    retenir(r, trouve, profondeur, selectivite);
    return !assez(r);
}

/* The confidence of the searches before the end: to play, depth is worth more; to order the moves
 * of a proof, truth is (4 % fewer nodes on 40 positions of 20 to 24 empty squares). */
static int selectivite_du_milieu(const struct racine *r, bool bornee)
{
    if (bornee && r->d->selectivite > 0)
        return selectivite_voulue(r->d);
    return bornee || r->d->secondes > 0 ? CONFIANCE_POUR_JOUER : CONFIANCE_POUR_PROUVER;
}

/* Is this step on the way to the confidence `voulue` worth its time? */
static bool etape_utile(const struct racine *r, int selectivite, int voulue)
{
    return selectivite == voulue || selectivite <= CONFIANCE_POUR_PROUVER ||
           (selectivite == CONFIANCE_AVANT_LA_PREUVE && r->n.vides >= VIDES_DEUX_ETAPES) ||
           preuve_incertaine(r);
}

/* All iterations over the moves [debut, fin). */
static void approfondir(struct racine *r)
{
    const int vides = r->n.vides;
    const int milieu = derniere_profondeur(r);
    const bool bornee = r->d->profondeur > 0 && r->d->profondeur < vides;
    int score = 0;
    for (int p = milieu < 6 ? milieu : 4 + (milieu & 1); p > 0 && p <= milieu;
         p += p < 10 || r->d->secondes <= 0 ? 2 : 1)
        if (!approfondir_a(r, &score, p, selectivite_du_milieu(r, bornee)))
            return;
    if (bornee)
        return;
    const int voulue = selectivite_voulue(r->d);
    const int premiere = hors_de_portee(r) ? CONFIANCE_POUR_JOUER : CONFIANCE_POUR_PROUVER;
    for (int s = vides > 13 && premiere < voulue ? premiere : voulue; s <= voulue; s++)
        if (etape_utile(r, s, voulue) && !approfondir_a(r, &score, vides, s))
            return;
}

/* The best of the legal moves `coups` by the table; SANS_COUP when it knows none. */
static int coup_de_la_table(const struct racine *r, const struct noeud *n, uint64_t coups)
{
    struct connu connu = {.coup = {SANS_COUP, SANS_COUP}};
    table_chercher(&r->m->table, table_cle(n->p.joueur, n->p.adverse), &connu);
    return connu.coup[0] < 64 && coups >> connu.coup[0] & 1 ? connu.coup[0] : SANS_COUP;
}

/* The move of `n`, whose exact score is `score`, that keeps it; SANS_COUP after a stop. */
static int coup_qui_tient(struct racine *r, const struct noeud *n, int score, uint64_t coups,
                          struct noeud *fils)
{
    int x = coup_de_la_table(r, n, coups);
    x = x == SANS_COUP ? bits_premier(coups) : x;
    for (; coups; x = bits_premier(coups)) {
        coups ^= bit(x);
        noeud_jouer(r->m->evaluation, n, fils, x, othellier_retournes(&n->p, x));
        if (score <= -SCORE_MAX) /* any move keeps the worst; no window lies beyond the scores */
            return x;
        const int s = -chercher_noeud(r, fils, -score, -score + 1, fils->vides, SELECTIVITE_EXACTE);
        if (arrete(r))
            return SANS_COUP;
        if (s >= score)
            return x;
        if (!coups)
            break;
    }
    return SANS_COUP;
}

/* Follows the best line from the best move on, as far as the table knows it. Of an exact score each
 * move is proved to keep it, which the table makes cheap. */
static void suivre_la_ligne(struct racine *r, int score)
{
    struct moteur_reponse *rep = r->r;
    const struct coup *c = &r->coups[r->debut];
    struct noeud n, fils;
    rep->pv[0] = c->x;
    rep->pv_longueur = 1;
    noeud_jouer(r->m->evaluation, &r->n, &n, c->x, c->retournes);
    const bool prouver = rep->exact && r->d->but == MOTEUR_SCORE;
    while (rep->pv_longueur < MOTEUR_PV_MAX && (prouver || rep->pv_longueur < rep->profondeur)) {
        score = -score;
        const uint64_t coups = othellier_coups(&n.p);
        int x = PASSE;
        if (coups && prouver) {
            x = coup_qui_tient(r, &n, score, coups, &fils);
        } else if (coups) {
            x = coup_de_la_table(r, &n, coups);
            if (x != SANS_COUP)
                noeud_jouer(r->m->evaluation, &n, &fils, x, othellier_retournes(&n.p, x));
        } else if (othellier_est_fini(&n.p)) {
            break;
        } else {
            noeud_passer(r->m->evaluation, &n, &fils);
        }
        if (x == SANS_COUP)
            break;
        rep->pv[rep->pv_longueur++] = x;
        n = fils;
    }
}

/* Best first; of equal ones those that are proved. */
static int par_score(const void *a, const void *b)
{
    const struct moteur_coup *c = a, *d = b;
    if (c->score != d->score)
        return d->score - c->score;
    return c->exact != d->exact ? d->exact - c->exact : c->x - d->x;
}

/* A proved score for each move. What was found before a stop is kept, the moves that it left out
 * are not told. */
static void valoir_tous(struct racine *r)
{
    struct moteur_reponse *rep = r->r;
    bool tous = true;
    int i = 0;
    for (; i < r->n_coups && !arrete(r); i++) {
        r->debut = i;
        r->fin = i + 1;
        rep->exact = false;
        rep->score = 0;
        approfondir(r);
        rep->coups[i] = (struct moteur_coup){r->coups[i].x, rep->score, rep->exact};
        tous = tous && rep->exact;
    }
    rep->n_coups = i;
    qsort(rep->coups, (size_t)i, sizeof *rep->coups, par_score);
    rep->exact = tous && !arrete(r);
    rep->score = rep->coups[0].score;
    while (i-- > 0)
        if (r->coups[i].x == rep->coups[0].x)
            r->debut = i;
}

static void preparer_coups(struct racine *r)
{
    for (uint64_t coups = othellier_coups(&r->n.p); coups; coups = bits_reste(coups)) {
        const int x = bits_premier(coups);
        r->coups[r->n_coups++] =
            (struct coup){.retournes = othellier_retournes(&r->n.p, x), .x = x};
    }
    r->debut = 0;
    r->fin = r->n_coups;
}

void racine_chercher(struct moteur *m, const struct othellier *p, const struct moteur_demande *d,
                     struct moteur_reponse *rep)
{
    struct racine r = {.m = m, .t = m->travail, .d = d, .r = rep};
    noeud_init(m->evaluation, &r.n, *p);
    preparer_coups(&r);
    rep->coup = r.coups[0].x;
    if (d->tous_les_coups) {
        valoir_tous(&r);
    } else {
        approfondir(&r);
        rep->n_coups = r.n_coups;
        for (int i = 0; i < r.n_coups; i++)
            rep->coups[i] = (struct moteur_coup){
                r.coups[i].x, score_demande(d, r.coups[i].note), i == 0 && rep->exact};
    }
    rep->coup = r.coups[r.debut].x;
    suivre_la_ligne(&r, rep->score);
}
