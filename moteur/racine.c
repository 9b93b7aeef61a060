/* The root: iterative deepening, a selective search to the end of the game, from VIDES_DEUX_ETAPES
 * empty squares on another one at higher confidence, then the proof, each iteration with a narrow
 * window around the score of the one before; the best move is always kept in front. More steps of
 * confidence cost more nodes than their order of moves saves. They are for the clock: a proof that
 * it stops says nothing, a surer step that ends may give a better move.
 *
 * Where several moves are to be valued, an iteration does the same for lists of one move each until
 * it has so many: of the others each must prove that it is better than the last of these. */
#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"
#include "moteur/interne.h"
#include "moteur/ordre.h"

/* Levels of confidence (SELECTIVITE_CONFIANCE). */
enum { CONFIANCE_POUR_JOUER = 0, CONFIANCE_POUR_PROUVER = 1, CONFIANCE_AVANT_LA_PREUVE = 3 };

/* Nodes that stand for a second where nodes are the limit. */
enum { NOEUDS_PAR_SECONDE = 20 * 1000 * 1000 };

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
    int meilleurs; /* how many of them are valued: 1 to n_coups */
    int bas, haut; /* scores that need not be told apart from worse ones, from better ones */
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
    int alpha = attendu < r->haut ? attendu - 1 : r->haut - 1;
    int beta = attendu > r->bas ? attendu + 1 : r->bas + 1;
    for (int pas = 2;; pas *= 2) {
        alpha = alpha < r->bas || pas > SCORE_MAX ? r->bas : alpha;
        beta = beta > r->haut || pas > SCORE_MAX ? r->haut : beta;
        const int s = chercher_coups(r, alpha, beta, profondeur, selectivite);
        if (arrete(r) || (s > alpha && s < beta) || s >= r->haut || s <= r->bas)
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

/* The same around what the first move searched was worth before; to the end, where margins are
 * even. */
static int iteration_autour(struct racine *r, int profondeur, int selectivite)
{
    const int attendu = r->coups[r->debut].note;
    return iteration(r, profondeur == r->n.vides ? attendu - (attendu & 1) : attendu, profondeur,
                     selectivite);
}

/* ---- Several moves valued ---- */

/* Is only who wins asked of this iteration? */
static bool est_au_signe(const struct racine *r, int profondeur)
{
    return r->d->but == MOTEUR_WLD && profondeur == r->n.vides;
}

/* Move i to its place among those before it, which are in order; equal ones keep theirs. */
static void classer(struct racine *r, int i)
{
    const struct coup c = r->coups[i];
    for (; i > 0 && r->coups[i - 1].note < c.note; i--)
        r->coups[i] = r->coups[i - 1];
    r->coups[i] = c;
}

/* Is the move being searched, none of the best so far, better than the last of them? */
static bool est_meilleur(struct racine *r, int profondeur, int selectivite)
{
    int seuil = r->coups[r->meilleurs - 1].note;
    seuil = seuil < r->bas ? r->bas : seuil;
    return seuil < (est_au_signe(r, profondeur) ? 1 : r->haut) &&
           chercher_coups(r, seuil, seuil + 1, profondeur, selectivite) > seuil;
}

/* One iteration of the moves to be valued, which come first, in order. Gives how many were before
 * it was stopped. */
static int valoir_meilleurs(struct racine *r, int profondeur, int selectivite)
{
    int i = 0, valus = 0;
    for (; i < r->n_coups && !arrete(r); i++) {
        r->debut = i;
        r->fin = i + 1;
        if (i >= r->meilleurs && !est_meilleur(r, profondeur, selectivite))
            continue;
        const int s = iteration_autour(r, profondeur, selectivite);
        if (arrete(r))
            break;
        r->coups[i].note = est_au_signe(r, profondeur) ? score_demande(r->d, s) : s;
        classer(r, i);
        valus += valus < r->meilleurs;
    }
    r->debut = 0;
    r->fin = r->n_coups;
    return valus;
}

/* ---- What is told ---- */

/* Is the score none but a bound: what it is at most (-1) or at least (1)? */
static int borne(const struct racine *r, int score)
{
    return score <= r->bas && r->bas > -SCORE_MAX ? -1
           : score >= r->haut && r->haut < SCORE_MAX ? 1
                                                     : 0;
}

/* What an iteration found of move i. */
static struct moteur_coup juger(const struct racine *r, int i, int profondeur, int selectivite)
{
    const int note = r->coups[i].note;
    return (struct moteur_coup){
        .x = r->coups[i].x,
        .score = score_demande(r->d, note),
        .borne = borne(r, note),
        .exact = profondeur == r->n.vides && selectivite == SELECTIVITE_EXACTE && !borne(r, note),
        .profondeur = profondeur,
        .selectivite = SELECTIVITE_CONFIANCE[selectivite],
    };
}

/* Best first; of equal ones those that are proved. */
static int par_score(const void *a, const void *b)
{
    const struct moteur_coup *c = a, *d = b;
    if (c->score != d->score)
        return d->score - c->score;
    return c->exact != d->exact ? d->exact - c->exact : c->x - d->x;
}

/* The answer, from what is known of its moves. */
static void conclure(struct racine *r)
{
    struct moteur_reponse *rep = r->r;
    qsort(rep->coups, (size_t)rep->n_coups, sizeof *rep->coups, par_score);
    rep->n_coups = rep->n_coups < r->meilleurs ? rep->n_coups : r->meilleurs;
    rep->coup = rep->coups[0].x;
    rep->score = rep->coups[0].score;
    rep->borne = rep->coups[0].borne;
    rep->exact = rep->n_coups == r->meilleurs;
    for (int i = 0; i < rep->n_coups; i++)
        rep->exact = rep->exact && rep->coups[i].exact;
}

/* Takes down what an iteration found. */
static void retenir(struct racine *r, int profondeur, int selectivite)
{
    struct moteur_reponse *rep = r->r;
    rep->profondeur = profondeur;
    rep->selectivite = SELECTIVITE_CONFIANCE[selectivite];
    rep->n_coups = r->meilleurs;
    for (int i = 0; i < rep->n_coups; i++)
        rep->coups[i] = juger(r, i, profondeur, selectivite);
    conclure(r);
    if (!r->d->progres)
        return;
    rep->pv[0] = rep->coup;
    rep->pv_longueur = 1;
    moteur_compter(r->m, rep);
    r->d->progres(r->d->contexte, rep);
}

/* The first `n` moves, which a proof valued before it was stopped, in place of what was known of
 * them. */
static void retenir_preuves(struct racine *r, int n)
{
    struct moteur_reponse *rep = r->r;
    for (int i = 0; i < n; i++) {
        int j = 0;
        while (j < rep->n_coups && rep->coups[j].x != r->coups[i].x)
            j++;
        rep->coups[j] = juger(r, i, r->n.vides, SELECTIVITE_EXACTE);
        rep->n_coups += j == rep->n_coups;
    }
    if (n == 0)
        return;
    conclure(r);
    if (rep->exact) {
        rep->profondeur = r->n.vides;
        rep->selectivite = SELECTIVITE_CONFIANCE[SELECTIVITE_EXACTE];
    }
}

/* ---- Iterations ---- */

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

/* Seconds for the search, nodes counted for time; 0: without end. */
static double temps_donne(const struct racine *r)
{
    const double s = r->d->secondes, n = (double)r->d->noeuds / NOEUDS_PAR_SECONDE;
    return s > 0 && (n == 0 || s < n) ? s : n;
}

/* The same of what it took so far; no clock is read where nodes alone are the limit. */
static double temps_pris(const struct racine *r)
{
    return r->d->secondes > 0 ? horloge_secondes() - r->m->debut
                              : (double)moteur_noeuds(r->m) / NOEUDS_PAR_SECONDE;
}

/* Will the selective search to the end hardly end in time? */
static bool hors_de_portee(const struct racine *r)
{
    const double temps = temps_donne(r);
    return temps > 0 && r->n.vides > vides_a_portee(temps / r->meilleurs);
}

/* Might the proof not end in time? It takes 8 to 150 times as long as all up to 73 %, 17 at the
 * median; where all moves are valued, whose windows are open before too, 4 to 12 times, and 4 to 6
 * times as long as all up to 95 %. */
static bool preuve_incertaine(const struct racine *r)
{
    const int fois = r->meilleurs > 1 && r->meilleurs == r->n_coups ? 6 : 64;
    return temps_donne(r) > 0 && temps_donne(r) < fois * temps_pris(r);
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
static bool approfondir_a(struct racine *r, int profondeur, int selectivite)
{
    int valus = 0;
    if (r->meilleurs > 1)
        valus = valoir_meilleurs(r, profondeur, selectivite);
    else
        r->coups[0].note = iteration_autour(r, profondeur, selectivite);
    if (arrete(r)) {
        if (r->meilleurs == 1) /* perhaps better than that of the iteration before */
            r->r->coup = r->r->coups[0].x = r->coups[0].x;
        else if (profondeur == r->n.vides && selectivite == SELECTIVITE_EXACTE)
            retenir_preuves(r, valus);
        return false;
    }
    retenir(r, profondeur, selectivite);
    return !assez(r);
}

/* The confidence of the searches before the end: to play, depth is worth more; to order the moves
 * of a proof, truth is (4 % fewer nodes on 40 positions of 20 to 24 empty squares). */
static int selectivite_du_milieu(const struct racine *r, bool bornee)
{
    if (bornee && r->d->selectivite > 0)
        return selectivite_voulue(r->d);
    return bornee || temps_donne(r) > 0 ? CONFIANCE_POUR_JOUER : CONFIANCE_POUR_PROUVER;
}

/* Is this step on the way to the confidence `voulue` worth its time? */
static bool etape_utile(const struct racine *r, int selectivite, int voulue)
{
    return selectivite == voulue || selectivite <= CONFIANCE_POUR_PROUVER ||
           (selectivite == CONFIANCE_AVANT_LA_PREUVE && r->n.vides >= VIDES_DEUX_ETAPES) ||
           preuve_incertaine(r);
}

/* All iterations. */
static void approfondir(struct racine *r)
{
    const int vides = r->n.vides;
    const int milieu = derniere_profondeur(r);
    const bool bornee = r->d->profondeur > 0 && r->d->profondeur < vides;
    /* one that no clock stops: each move has a value */
    if (r->meilleurs > 1 && !approfondir_a(r, 1, selectivite_du_milieu(r, bornee)))
        return;
    for (int p = milieu < 6 ? milieu : 4 + (milieu & 1); p > 0 && p <= milieu;
         p += p < 10 || temps_donne(r) == 0 ? 2 : 1)
        if (!approfondir_a(r, p, selectivite_du_milieu(r, bornee)))
            return;
    if (bornee)
        return;
    const int voulue = selectivite_voulue(r->d);
    const int premiere = hors_de_portee(r) ? CONFIANCE_POUR_JOUER : CONFIANCE_POUR_PROUVER;
    for (int s = vides > 13 && premiere < voulue ? premiere : voulue; s <= voulue; s++)
        if (etape_utile(r, s, voulue) && !approfondir_a(r, vides, s))
            return;
}

/* The best of the legal moves `coups` by the table; SANS_COUP when it knows none. */
static int coup_de_la_table(const struct moteur *m, const struct othellier *p, uint64_t coups)
{
    struct connu connu = {.coup = {SANS_COUP, SANS_COUP}};
    table_chercher(&m->table, table_cle(p->joueur, p->adverse), &connu);
    return connu.coup[0] < 64 && coups >> connu.coup[0] & 1 ? connu.coup[0] : SANS_COUP;
}

/* The move of `n`, whose exact score is `score`, that keeps it; SANS_COUP after a stop. */
static int coup_qui_tient(struct racine *r, const struct noeud *n, int score, uint64_t coups,
                          struct noeud *fils)
{
    int x = coup_de_la_table(r->m, &n->p, coups);
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

static int entre(int x, int min, int max)
{
    return x < min ? min : x > max ? max : x;
}

int moteur_ligne(const struct moteur *m, const struct othellier *p, int x, int *ligne, int max)
{
    struct othellier q = *p;
    int n = 0;
    while (n < max && x != SANS_COUP) {
        ligne[n++] = x;
        q = othellier_jouer(q, x);
        const uint64_t coups = othellier_coups(&q);
        x = coups                    ? coup_de_la_table(m, &q, coups)
            : othellier_est_fini(&q) ? SANS_COUP
                                     : PASSE;
    }
    return n;
}

/* Follows the line of an exact score to the end: each move is proved to keep it, which the table
 * makes cheap. */
static void prouver_la_ligne(struct racine *r)
{
    struct moteur_reponse *rep = r->r;
    struct noeud n, fils;
    int score = rep->score;
    noeud_jouer(r->m->evaluation, &r->n, &n, rep->coup, othellier_retournes(&r->n.p, rep->coup));
    rep->pv[0] = rep->coup;
    rep->pv_longueur = 1;
    while (rep->pv_longueur < MOTEUR_PV_MAX && !othellier_est_fini(&n.p)) {
        const uint64_t coups = othellier_coups(&n.p);
        int x = PASSE;
        score = -score;
        if (coups)
            x = coup_qui_tient(r, &n, score, coups, &fils);
        else
            noeud_passer(r->m->evaluation, &n, &fils);
        if (x == SANS_COUP)
            break;
        rep->pv[rep->pv_longueur++] = x;
        n = fils;
    }
}

static void suivre_la_ligne(struct racine *r)
{
    struct moteur_reponse *rep = r->r;
    if (rep->n_coups > 0 && rep->coups[0].exact && r->d->but == MOTEUR_SCORE)
        prouver_la_ligne(r);
    else
        rep->pv_longueur = moteur_ligne(r->m, &r->n.p, rep->coup, rep->pv,
                                        entre(rep->profondeur, 1, MOTEUR_PV_MAX));
}

static void preparer_coups(struct racine *r)
{
    const uint64_t parmi = r->d->parmi ? r->d->parmi : ~(uint64_t)0;
    for (uint64_t coups = othellier_coups(&r->n.p) & parmi; coups; coups = bits_reste(coups)) {
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
    const bool fenetre = d->bas < d->haut;
    r.bas = fenetre ? d->bas : -SCORE_MAX;
    r.haut = fenetre ? d->haut : SCORE_MAX;
    noeud_init(m->evaluation, &r.n, *p);
    preparer_coups(&r);
    r.meilleurs = entre(d->meilleurs, 1, r.n_coups);
    rep->coup = r.coups[0].x;
    approfondir(&r);
    suivre_la_ligne(&r);
}
