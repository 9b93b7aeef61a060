/* The search with many empty squares: principal variation search over the shared table, moves in
 * the order of shallow searches, cut-offs by table, by the children's table entries, by stable
 * discs and, when selective, by a shallow search whose error is known (M. Buro, "ProbCut: an
 * effective selective extension of the alpha-beta algorithm", ICCA Journal 18, 1995).
 *
 * The same function searches to a depth, its leaves evaluated, and to the end of the game. */
#ifndef MOTEUR_NOEUD_TMPL_H
#define MOTEUR_NOEUD_TMPL_H

#include <stdlib.h>

static int noeud(struct travail *t, const struct noeud *n, int alpha, int beta, int profondeur,
                 int selectivite);

/* Is what this thread is doing no longer wanted: the search stopped, or a cut-off found by another
 * thread in one of the splits that it works for? */
static inline bool interrompu(const struct travail *t)
{
    if (atomic_load_explicit(t->arret, memory_order_relaxed) ||
        atomic_load_explicit(t->fini, memory_order_relaxed))
        return true;
    for (struct scission *s = t->scission; s; s = s->parente)
        if (atomic_load_explicit(&s->coupee, memory_order_relaxed))
            return true;
    return false;
}

/* Same, stopping all threads when the thread's nodes are spent or, reading the clock now and then,
 * the time is over. */
static inline bool arreter(struct travail *t)
{
    if (t->limite > 0 && t->noeuds >= t->limite)
        atomic_store_explicit(t->fini, true, memory_order_relaxed);
    if (t->echeance > 0 && ++t->tours % 8 == 0 && horloge_secondes() >= t->echeance)
        atomic_store_explicit(t->fini, true, memory_order_relaxed);
    return interrompu(t);
}

/* The evaluation, in eighths of a disc; the final score when nobody can move. `coups` are the legal
 * moves. */
static inline int valeur(const struct travail *t, const struct noeud *n, uint64_t coups)
{
    const int joueur = bits_compter(coups);
    const int adverse = bits_compter(coups_legaux(n->p.adverse, n->p.joueur));
    if (joueur + adverse == 0)
        return UN_PION * score_final(n->p.joueur, n->p.adverse);
    return evaluation_valeur(t->evaluation, &n->indices, n->vides, joueur, adverse);
}

/* The move that last cut such a search after the same one, after any, then corners, then what does
 * not give one. */
static inline int court_choisir(uint64_t coups, int replique, int tueur)
{
    if (coups >> replique & 1)
        return replique;
    if (coups >> tueur & 1)
        return tueur;
    const uint64_t calmes = coups & ~VOISINS_DES_COINS;
    return bits_premier(coups & COINS ? coups & COINS : calmes ? calmes : coups);
}

/* A few plies and the evaluation, in eighths of a disc, window (alpha, beta), fail-soft. `coups`
 * are the legal moves. */
static int court(struct travail *t, const struct noeud *n, uint64_t coups, int alpha, int beta,
                 int profondeur)
{
    t->noeuds++;
    if (profondeur == 0)
        return valeur(t, n, coups);
    struct noeud fils;
    if (!coups) {
        coups = coups_legaux(n->p.adverse, n->p.joueur);
        if (!coups)
            return UN_PION * score_final(n->p.joueur, n->p.adverse);
        noeud_passer(t->evaluation, n, &fils);
        return -court(t, &fils, coups, -beta, -alpha, profondeur);
    }
    int meilleur = -SCORE_INF * UN_PION;
    uint8_t *tueurs = t->habitudes.tueurs[profondeur][n->vides & 1];
    while (coups) {
        const int x = court_choisir(coups, tueurs[n->x], tueurs[PASSE]);
        coups ^= bit(x);
        noeud_jouer(t->evaluation, n, &fils, x, retournes(n->p.joueur, n->p.adverse, x));
        const int s = -court(t, &fils, coups_legaux(fils.p.joueur, fils.p.adverse), -beta, -alpha,
                             profondeur - 1);
        if (s > meilleur) {
            meilleur = s;
            if (s >= beta) {
                tueurs[n->x] = tueurs[PASSE] = (uint8_t)x;
                break;
            }
            if (s > alpha)
                alpha = s;
        }
    }
    return meilleur;
}

/* Eighths of a disc in discs, rounded to the nearest. */
static inline int en_pions(int huitiemes)
{
    return (huitiemes + SCORE_INF * UN_PION + UN_PION / 2) / UN_PION - SCORE_INF;
}

/* The same in discs: the window is that of the values which round inside. When
 * it may be wrong (`risquer`), the evaluation answers by itself where it is far from the window. */
static int court_en_pions(struct travail *t, const struct noeud *n, int alpha, int beta,
                          int profondeur, bool risquer)
{
    const int demi = UN_PION / 2, bas = alpha * UN_PION + demi - 1, haut = beta * UN_PION - demi;
    const uint64_t coups = coups_legaux(n->p.joueur, n->p.adverse);
    int s = risquer ? valeur(t, n, coups) : bas;
    if (abs(s - bas) > COURT_MARGE)
        t->noeuds++;
    else
        s = court(t, n, coups, bas, haut, profondeur);
    return en_pions(s);
}

/* Are the children's table entries worth a look? Before the end they save 2 or 3 % of the nodes and
 * cost more time; those of the staircase have none. */
static inline bool fils_en_table(const struct noeud *n, int profondeur)
{
    return profondeur == n->vides && n->vides > FIN_TABLE_MAX + 1;
}

/* The legal moves. When the children's entries are to be looked at (`approcher`), these begin their
 * way from memory, which they end while the moves are put in order. */
static void lister(const struct travail *t, const struct noeud *n, uint64_t coups, bool approcher,
                   struct liste *l)
{
    l->n = 0;
    for (; coups; coups = bits_reste(coups)) {
        struct coup *c = &l->coups[l->n++];
        c->x = bits_premier(coups);
        c->retournes = retournes(n->p.joueur, n->p.adverse, c->x);
        if (!approcher)
            continue;
        const struct othellier apres = othellier_apres(n->p, c->x, c->retournes);
        c->cle = table_cle(apres.joueur, apres.adverse);
        table_approcher(t->table, c->cle);
    }
}

/* How deep the children are searched to be ordered: -1 is not at all, by mobility alone. To the
 * end, where the first move cuts in 99 nodes of 100 that are cut, nodes of few plies where none
 * should cut are left so. */
static int profondeur_du_tri(const struct noeud *n, int profondeur)
{
    const bool fin = profondeur == n->vides;
    const int debut = fin ? TRI_FIN : TRI_MILIEU, max = fin ? TRI_FIN_MAX : TRI_MILIEU_MAX;
    const int tri = (profondeur - debut) / TRI_PAS;
    if (profondeur < debut || (fin && tri == 0 && n->condamne))
        return -1;
    return tri > max ? max : tri;
}

/* What the move to x did lately, in notes. */
static inline int note_habituelle(const struct travail *t, const struct noeud *n, int x)
{
    const int16_t(*part)[64] = t->habitudes.part[n->vides & 1];
    return (part[n->x][x] + part[PASSE][x]) / HABITUDE_NOTE;
}

/* What `c` promises. A move that a reply already shows worse than `meilleure`, the best note so
 * far, by TRI_MARGE is searched no further. */
static int noter(struct travail *t, const struct noeud *n, const struct coup *c, int tri, bool fin,
                 unsigned parite, int meilleure)
{
    if (c->retournes == n->p.adverse)
        return 2 * NOTE_TABLE;
    const struct othellier apres = othellier_apres(n->p, c->x, c->retournes);
    const uint64_t suite = coups_legaux(apres.joueur, apres.adverse);
    const int note = note_rapide(suite, c->x, parite);
    const int habitude = note_habituelle(t, n, c->x);
    if (tri < 0)
        return note + habitude;
    if (fin && tri == 0) {
        struct indices suivants;
        indices_jouer(&t->evaluation->motifs, &n->indices, &suivants, c->x, c->retournes,
                      BLOCS_TRI);
        return note_de_fin(note, habitude,
                           evaluation_tri(t->evaluation, &suivants, n->vides - 1,
                                          bits_compter(suite)));
    }
    const int rapide = note * (fin ? TRI_FIN_MOBILITE : TRI_MILIEU_MOBILITE) / 16 + habitude;
    const int pire = (rapide - meilleure) / TRI_VALEUR + TRI_MARGE * UN_PION;
    const int max = SCORE_INF * UN_PION;
    struct noeud fils;
    noeud_jouer(t->evaluation, n, &fils, c->x, c->retournes);
    return rapide - TRI_VALEUR * court(t, &fils, suite, -max, pire < max ? pire : max, tri);
}

/* Of the moves tried, the last, x, did cut. */
static void s_habituer(struct travail *t, const struct noeud *n, const struct liste *l, int x)
{
    int16_t(*part)[64] = t->habitudes.part[n->vides & 1];
    bool coupe = false;
    for (int i = 0; i < l->n && !coupe; i++) {
        coupe = l->coups[i].x == x;
        const int but = coupe ? HABITUDE_MAX : -HABITUDE_MAX;
        int16_t *apres = &part[n->x][l->coups[i].x], *partout = &part[PASSE][l->coups[i].x];
        *apres = (int16_t)(*apres + (but - *apres) / HABITUDE_PAS);
        *partout = (int16_t)(*partout + (but - *partout) / HABITUDE_PAS);
    }
}

static void ordonner(struct travail *t, const struct noeud *n, struct liste *l,
                     const struct connu *connu, int profondeur)
{
    const bool fin = profondeur == n->vides;
    const int tri = profondeur_du_tri(n, profondeur);
    const unsigned parite = parite_de(othellier_vides(&n->p));
    int meilleure = -NOTE_TABLE;
    for (int i = 0; i < l->n; i++) {
        struct coup *c = &l->coups[i];
        if (c->x == connu->coup[0])
            c->note = NOTE_TABLE;
        else if (c->x == connu->coup[1])
            c->note = NOTE_TABLE / 2;
        else
            c->note = noter(t, n, c, tri, fin, parite, meilleure);
        if (c->note > meilleure && c->note < NOTE_TABLE / 2)
            meilleure = c->note;
    }
    for (int i = 1; i < l->n; i++) {
        const struct coup c = l->coups[i];
        int j = i;
        for (; j > 0 && l->coups[j - 1].note < c.note; j--)
            l->coups[j] = l->coups[j - 1];
        l->coups[j] = c;
    }
}

/* `x` is the best move so far: the one before it becomes the second. */
static void noter_coup(struct connu *connu, int x)
{
    if (connu->coup[0] == x)
        return;
    connu->coup[1] = connu->coup[0];
    connu->coup[0] = (uint8_t)x;
}

/* Does the table already give a child bad enough for the opponent? Then its bound, else -INF. */
static int coupure_des_fils(const struct travail *t, const struct liste *l, int beta,
                            int profondeur, int selectivite)
{
    for (int i = 0; i < l->n; i++) {
        struct connu k;
        if (table_chercher(t->table, l->coups[i].cle, &k) && k.profondeur >= profondeur - 1 &&
            k.selectivite >= selectivite && -k.max >= beta)
            return -k.max;
    }
    return -SCORE_INF;
}

/* A shallower search that is `marge` away from the window, if there is one to trust: its bound,
 * else -INF. `ici` is the evaluation in discs. */
static int coupure_probable(struct travail *t, const struct noeud *n, int ici, int alpha,
                            int profondeur, int selectivite)
{
    const bool fin = profondeur == n->vides;
    const int p = profondeur_probable(profondeur, fin);
    const int marge = marge_probable(profondeur, p, n->vides, selectivite);
    const int porte = porte_probable(profondeur, marge, selectivite, fin);
    const int beta = alpha + 1;
    if (beta + marge <= SCORE_MAX && ici >= beta + porte) {
        const int haut = beta + marge;
        if (noeud(t, n, haut - 1, haut, p, selectivite) >= haut)
            return beta;
    }
    if (alpha - marge >= -SCORE_MAX && ici <= alpha - porte) {
        const int bas = alpha - marge;
        if (noeud(t, n, bas, bas + 1, p, selectivite) <= bas)
            return alpha;
    }
    return -SCORE_INF;
}

/* In a proof, the nodes with so few empty squares that no search orders their moves need no more
 * than the readings of evaluation_tri, nor do those below them. */
static inline bool tri_seulement(int vides, int profondeur, int selectivite)
{
    return selectivite == SELECTIVITE_EXACTE && profondeur == vides && vides < TRI_FIN + TRI_PAS;
}

/* The node after a move that is searched to `profondeur` plies. */
static inline void descendre(const struct travail *t, const struct noeud *n, struct noeud *fils,
                             const struct coup *c, int profondeur, int selectivite)
{
    if (tri_seulement(n->vides - 1, profondeur, selectivite))
        noeud_jouer_blocs(t->evaluation, n, fils, c->x, c->retournes, BLOCS_TRI);
    else
        noeud_jouer(t->evaluation, n, fils, c->x, c->retournes);
}

/* Nothing to play: pass, or the end. */
static int noeud_sans_coup(struct travail *t, const struct noeud *n, int alpha, int beta,
                           int profondeur, int selectivite)
{
    if (!coups_legaux(n->p.adverse, n->p.joueur))
        return score_final(n->p.joueur, n->p.adverse);
    struct noeud fils;
    noeud_passer_blocs(t->evaluation, n, &fils,
                       tri_seulement(n->vides, profondeur, selectivite) ? BLOCS_TRI : BLOCS);
    return -noeud(t, &fils, -beta, -alpha, profondeur, selectivite);
}

/* One move after the first: a null window, searched again with the whole window if it is better. */
static int essayer_coup(struct travail *t, const struct noeud *n, const struct coup *c, int alpha,
                        int beta, int profondeur, int selectivite)
{
    struct noeud fils;
    descendre(t, n, &fils, c, profondeur - 1, selectivite);
    const int s = -noeud(t, &fils, -alpha - 1, -alpha, profondeur - 1, selectivite);
    if (s <= alpha || s >= beta || interrompu(t))
        return s;
    return -noeud(t, &fils, -beta, -s + 1, profondeur - 1, selectivite);
}

/* A thread's share of a split: takes moves as long as there are any. */
static void partager(struct travail *t, struct scission *s)
{
    struct scission *avant = t->scission;
    t->scission = s;
    int alpha, i;
    while ((i = scission_prendre(s, &alpha)) >= 0) {
        const struct coup *c = &s->liste->coups[i];
        const int score =
            essayer_coup(t, s->noeud, c, alpha, s->beta, s->profondeur, s->selectivite);
        if (interrompu(t))
            break;
        scission_rendre(s, c->x, score);
    }
    t->scission = avant;
}

/* The moves from the i-th on, shared with the threads that have nothing to do. */
static int scinder(struct travail *t, const struct noeud *n, const struct liste *l, int i,
                   int meilleur, int alpha, int beta, int profondeur, int selectivite,
                   struct connu *connu)
{
    struct scission s = {
        .equipe = t->equipe, .parente = t->scission, .noeud = n, .liste = l, .prochain = i,
        .alpha = alpha, .beta = beta, .meilleur = meilleur, .coup = connu->coup[0],
        .profondeur = profondeur, .selectivite = selectivite,
    };
    scission_ouvrir(&s);
    partager(t, &s);
    scission_fermer(&s, t);
    noter_coup(connu, s.coup);
    return s.meilleur;
}

/* Before the end, the table's entry of the move after the i-th begins its way from memory while
 * that one is searched. */
static inline void approcher_suivant(const struct travail *t, const struct noeud *n,
                                     const struct liste *l, int i, int profondeur)
{
    if (i + 1 == l->n || profondeur == n->vides || profondeur <= COURT_MAX + 1)
        return;
    const struct coup *c = &l->coups[i + 1];
    const struct othellier p = othellier_apres(n->p, c->x, c->retournes);
    table_approcher(t->table, table_cle(p.joueur, p.adverse));
}

/* The moves in order: null windows after the first, searched again when one is better. */
static int derouler(struct travail *t, const struct noeud *n, const struct liste *l, int alpha,
                    int beta, int profondeur, int selectivite, struct connu *connu)
{
    const int scission_min = profondeur == n->vides ? SCISSION_FIN : SCISSION_MILIEU;
    struct noeud fils;
    const struct coup *c = l->coups;
    descendre(t, n, &fils, c, profondeur - 1, selectivite);
    approcher_suivant(t, n, l, 0, profondeur);
    fils.condamne = beta - alpha == 1 && !n->condamne;
    int meilleur = -noeud(t, &fils, -beta, -alpha, profondeur - 1, selectivite);
    noter_coup(connu, c->x);
    for (int i = 1; i < l->n && meilleur < beta; i++) {
        const int bas = meilleur > alpha ? meilleur : alpha;
        if (profondeur >= scission_min && l->n - i > 1 && equipe_libre(t->equipe))
            return scinder(t, n, l, i, meilleur, bas, beta, profondeur, selectivite, connu);
        approcher_suivant(t, n, l, i, profondeur);
        c = &l->coups[i];
        const int s = essayer_coup(t, n, c, bas, beta, profondeur, selectivite);
        if (interrompu(t))
            return bas;
        if (s > meilleur) {
            meilleur = s;
            if (s > bas)
                noter_coup(connu, c->x);
        }
    }
    return meilleur;
}

static int noeud(struct travail *t, const struct noeud *n, int alpha, int beta, int profondeur,
                 int selectivite)
{
    const bool nulle = beta - alpha == 1;
    if (profondeur >= n->vides) {
        profondeur = n->vides;
        if (nulle && n->vides <= FIN_TABLE_MAX)
            return fin(t, n->p.joueur, n->p.adverse, alpha);
    } else if (profondeur <= COURT_MAX)
        return court_en_pions(t, n, alpha, beta, profondeur,
                              nulle && selectivite < SELECTIVITE_EXACTE &&
                                  profondeur >= COURT_PROBABLE);
    if (arreter(t))
        return alpha;
    t->noeuds++;
    const struct cle cle = table_cle(n->p.joueur, n->p.adverse);
    table_approcher(t->table, cle);

    if (nulle && alpha >= SEUIL_STABLE[n->vides]) {
        const int borne = borne_stable(t, n->p.joueur, n->p.adverse, alpha);
        if (borne <= alpha)
            return borne;
    }
    const uint64_t coups = coups_legaux(n->p.joueur, n->p.adverse);
    if (!coups)
        return noeud_sans_coup(t, n, alpha, beta, profondeur, selectivite);

    const bool probable = nulle && selectivite < SELECTIVITE_EXACTE && profondeur >= PROBABLE_MIN;
    /* While the table's entry comes: */
    const int ici = probable ? en_pions(valeur(t, n, coups)) : 0;
    struct connu connu = {.coup = {SANS_COUP, SANS_COUP}};
    t->table_lues++;
    if (table_chercher(t->table, cle, &connu) && connu.profondeur >= profondeur &&
        connu.selectivite >= selectivite) {
        const bool exacte = connu.min == connu.max && connu.min > alpha;
        if (connu.min >= beta || connu.max <= alpha || exacte) {
            t->table_succes++;
            return connu.max <= alpha ? connu.max : connu.min;
        }
    }

    if (probable) {
        const int s = coupure_probable(t, n, ici, alpha, profondeur, selectivite);
        if (s != -SCORE_INF)
            return s;
    }

    const uint64_t avant = t->noeuds;
    struct liste liste;
    const bool regarder = nulle && fils_en_table(n, profondeur);
    lister(t, n, coups, regarder, &liste);
    ordonner(t, n, &liste, &connu, profondeur);
    if (regarder) {
        const int s = coupure_des_fils(t, &liste, beta, profondeur, selectivite);
        if (s != -SCORE_INF)
            return s;
    }
    const int score = derouler(t, n, &liste, alpha, beta, profondeur, selectivite, &connu);
    if (interrompu(t))
        return alpha;
    t->coupures += score >= beta;
    if (score >= beta)
        s_habituer(t, n, &liste, connu.coup[0]);
    connu.profondeur = (uint8_t)profondeur;
    connu.selectivite = (uint8_t)selectivite;
    connu.cout = (uint8_t)(63 - __builtin_clzll((t->noeuds - avant) | 1));
    table_garder(t->table, cle, connu, alpha, beta, score);
    return score;
}

#endif
