/* The last empty squares of Othello: a template, included after jeux/regles_tmpl.h.
 *
 * With few squares left, making a list, ordering it and asking the table cost more than the nodes
 * that they save. Here the empty squares are tried one after the other, legality being "does it
 * turn anything", and the last one is counted without being played. Worth a third of the time of a
 * solved ending (docs/mesures.md). Scores are margins of the side to move, empties to the
 * winner. */

/* One square left. */
static inline int REGLES(derniere)(const struct REGLES(position) *p, REGLES(mot) vide)
{
    int c = REGLES(premier)(vide);
    int ecart = 2 * REGLES(compter)(p->joueur) - (REGLES(CASES) - 1);
    REGLES(mot) r = REGLES(retournes)(p, c);
    if (r)
        return ecart + 2 * REGLES(compter)(r) + 1;
    struct REGLES(position) autre = REGLES(tourner)(p);
    r = REGLES(retournes)(&autre, c);
    if (r)
        return ecart - 2 * REGLES(compter)(r) - 1;
    return ecart > 0 ? ecart + 1 : ecart < 0 ? ecart - 1 : 0;
}

/* The value of `p`, exact inside (alpha, beta), a bound outside. `vides` are its empty squares, at
 * least one; `passe`: the other side has just passed. Adds the nodes to `*noeuds`. */
static int REGLES(fin)(const struct REGLES(position) *p, REGLES(mot) vides, int alpha, int beta,
                       bool passe, uint64_t *noeuds)
{
    ++*noeuds;
    if (!(vides & (vides - 1)))
        return REGLES(derniere)(p, vides);
    int meilleur = -2 * REGLES(CASES);
    for (REGLES(mot) reste = vides; reste; reste &= reste - 1) {
        REGLES(mot) x = reste & -reste;
        REGLES(mot) r = REGLES(retournes)(p, REGLES(premier)(x));
        if (!r)
            continue;
        struct REGLES(position) apres = {p->adverse ^ r, p->joueur | r | x};
        int plancher = meilleur > alpha ? meilleur : alpha;
        int score = -REGLES(fin)(&apres, vides ^ x, -beta, -plancher, false, noeuds);
        if (score > meilleur) {
            meilleur = score;
            if (meilleur >= beta)
                return meilleur;
        }
    }
    if (meilleur > -2 * REGLES(CASES))
        return meilleur;
    if (passe)
        return REGLES(marge)(p);
    struct REGLES(position) autre = REGLES(tourner)(p);
    return -REGLES(fin)(&autre, vides, -beta, -alpha, true, noeuds);
}
