/* The staircase of the last empty squares: exact null-window search, a function a regime.
 *
 *     empties   1      2, 3, 4     5, 6           7 to FIN_TABLE_MAX
 *             a count  unrolled    parity order   small table, fastest-first order
 *
 * All functions search the window (alpha, alpha + 1) for the side to move and answer fail-soft: a
 * result <= alpha is an upper bound of the score, a result > alpha a lower one. `libres` are the
 * empty squares, `vides` their number and `parite` their parity (quadrants.h). `coups` are the
 * legal moves when the caller has them already. No stop flag is looked at here: the longest call is
 * a few milliseconds. */
#ifndef MOTEUR_FIN_TMPL_H
#define MOTEUR_FIN_TMPL_H

/* Stable discs are counted when alpha is at least this, by empty squares. */
static const int8_t SEUIL_FIN[FIN_TABLE_MAX + 1] = {99,  99,  99,  99,  14,  -10,
                                                    -10, -10, -10, -10, -10, -10};

/* What the opponent's stable discs leave at best to the side to move; more than `alpha`, and not
 * counted, when all of his discs would not be enough. */
static inline int borne_stable(const struct travail *t, uint64_t joueur, uint64_t adverse,
                               int alpha)
{
    if (SCORE_MAX - 2 * bits_compter(adverse) > alpha)
        return SCORE_MAX;
    return SCORE_MAX - 2 * bits_compter(stables_de(t->stabilite, adverse, joueur));
}

/* One empty square, x: whoever can plays there. */
static inline int fin_1(struct travail *t, camp c, int x)
{
    t->noeuds++;
    const uint64_t joueur = camp_bits(c);
    const unsigned compte = compte_du_dernier(joueur, x);
    const int n = (int)(compte & 255), m = (int)(compte >> 8);
    const int avec = 2 * bits_compter(joueur) - 62; /* the square going to the player */
    if (n)
        return avec + n;
    return avec - m - 2 * ((m != 0) | (avec < 2));
}

static inline int fin_2(struct travail *t, camp joueur, camp adverse, int alpha, int x1, int x2)
{
    t->noeuds++;
    int score = -SCORE_INF;
    tournes r = camp_essayer(joueur, adverse, x1);
    if (!tournes_rien(r)) {
        score = -fin_1(t, camp_bascule(adverse, r), x2);
        if (score > alpha)
            return score;
    }
    r = camp_essayer(joueur, adverse, x2);
    if (!tournes_rien(r)) {
        const int s = -fin_1(t, camp_bascule(adverse, r), x1);
        return s > score ? s : score;
    }
    if (score != -SCORE_INF)
        return score;

    score = SCORE_INF; /* the opponent plays twice running, if he can */
    r = camp_essayer(adverse, joueur, x1);
    if (!tournes_rien(r)) {
        score = fin_1(t, camp_bascule(joueur, r), x2);
        if (score <= alpha)
            return score;
    }
    r = camp_essayer(adverse, joueur, x2);
    if (!tournes_rien(r)) {
        const int s = fin_1(t, camp_bascule(joueur, r), x1);
        return s < score ? s : score;
    }
    return score != SCORE_INF ? score : score_final(camp_bits(joueur), camp_bits(adverse));
}

/* Three empty squares, in the order they should be tried. */
static inline int fin_3_essais(struct travail *t, camp joueur, camp adverse, int alpha, int x1,
                               int x2, int x3)
{
    int meilleur = -SCORE_INF;
    tournes r = camp_essayer(joueur, adverse, x1);
    if (!tournes_rien(r)) {
        meilleur = -fin_2(t, camp_bascule(adverse, r), camp_pose(joueur, r, x1), -alpha - 1, x2,
                          x3);
        if (meilleur > alpha)
            return meilleur;
    }
    r = camp_essayer(joueur, adverse, x2);
    if (!tournes_rien(r)) {
        const int s = -fin_2(t, camp_bascule(adverse, r), camp_pose(joueur, r, x2), -alpha - 1, x1,
                             x3);
        if (s > alpha)
            return s;
        meilleur = s > meilleur ? s : meilleur;
    }
    r = camp_essayer(joueur, adverse, x3);
    if (!tournes_rien(r)) {
        const int s = -fin_2(t, camp_bascule(adverse, r), camp_pose(joueur, r, x3), -alpha - 1, x1,
                             x2);
        meilleur = s > meilleur ? s : meilleur;
    }
    return meilleur;
}

/* A single empty square in its quadrant is played first: x1 is taken among the odd ones. */
static inline int fin_3(struct travail *t, camp joueur, camp adverse, int alpha, uint64_t libres,
                        unsigned parite)
{
    t->noeuds++;
    const int x1 = bits_premier(libres & IMPAIRS[parite]);
    const uint64_t autres = libres ^ bit(x1);
    const int x2 = bits_premier(autres), x3 = bits_premier(bits_reste(autres));
    int score = fin_3_essais(t, joueur, adverse, alpha, x1, x2, x3);
    if (score != -SCORE_INF)
        return score;
    score = fin_3_essais(t, adverse, joueur, -alpha - 1, x1, x2, x3);
    return score != -SCORE_INF ? -score : score_final(camp_bits(joueur), camp_bits(adverse));
}

/* Four empty squares: those of the odd quadrants, but when they are one and three, the one
 * alone. */
static inline uint64_t impairs_de_4(uint64_t libres, unsigned parite)
{
    const uint64_t impairs = libres & IMPAIRS[parite];
    if (impairs != libres || bits_compter(parite) != 2)
        return impairs;
    const uint64_t q = libres & IMPAIRS[parite & (0u - parite)];
    return bits_reste(q) ? libres ^ q : q;
}

static inline int fin_4_essais(struct travail *t, camp joueur, camp adverse, int alpha,
                               uint64_t libres, unsigned parite)
{
    const uint64_t impairs = impairs_de_4(libres, parite);
    int meilleur = -SCORE_INF;
    for (uint64_t reste = libres, choix = impairs ? impairs : libres; reste;
         choix = choix ? choix : reste) {
        const int x = bits_premier(choix);
        choix ^= bit(x);
        reste ^= bit(x);
        const tournes r = camp_essayer(joueur, adverse, x);
        if (tournes_rien(r))
            continue;
        const int s = -fin_3(t, camp_bascule(adverse, r), camp_pose(joueur, r, x), -alpha - 1,
                             libres ^ bit(x), parite ^ QUADRANT[x]);
        if (s > alpha)
            return s;
        meilleur = s > meilleur ? s : meilleur;
    }
    return meilleur;
}

static int fin_4(struct travail *t, camp joueur, camp adverse, int alpha, uint64_t libres,
                 unsigned parite)
{
    t->noeuds++;
    if (alpha >= SEUIL_FIN[4]) {
        const int borne = borne_stable(t, camp_bits(joueur), camp_bits(adverse), alpha);
        if (borne <= alpha)
            return borne;
    }
    int score = fin_4_essais(t, joueur, adverse, alpha, libres, parite);
    if (score != -SCORE_INF)
        return score;
    score = fin_4_essais(t, adverse, joueur, -alpha - 1, libres, parite);
    return score != -SCORE_INF ? -score : score_final(camp_bits(joueur), camp_bits(adverse));
}

/* Five and six empty squares (`coups` in hand): nothing remembered; odd quadrants first, and in
 * both what gives no corner (2 % of the nodes). */
static int fin_parite(struct travail *t, camp joueur, camp adverse, int alpha, uint64_t libres,
                      unsigned parite, uint64_t coups, int vides)
{
    t->noeuds++;
    if (!coups) {
        coups = camp_coups(adverse, joueur, libres);
        if (!coups)
            return score_final(camp_bits(joueur), camp_bits(adverse));
        t->noeuds--;
        return -fin_parite(t, adverse, joueur, -alpha - 1, libres, parite, coups, vides);
    }
    if (alpha >= SEUIL_FIN[vides]) {
        const int borne = borne_stable(t, camp_bits(joueur), camp_bits(adverse), alpha);
        if (borne <= alpha)
            return borne;
    }
    int meilleur = -SCORE_INF;
    for (const uint64_t *lot = LOTS[parite]; coups; coups &= ~*lot++)
        for (uint64_t choix = coups & *lot; choix; choix = bits_reste(choix)) {
            const int x = bits_premier(choix);
            const tournes r = camp_retournes(joueur, adverse, x);
            const camp j = camp_bascule(adverse, r), a = camp_pose(joueur, r, x);
            const uint64_t l = libres ^ bit(x);
            const unsigned p = parite ^ QUADRANT[x];
            const int s = vides == 5 ? -fin_4(t, j, a, -alpha - 1, l, p)
                                     : -fin_parite(t, j, a, -alpha - 1, l, p, camp_coups(j, a, l),
                                                   vides - 1);
            if (s > alpha)
                return s;
            meilleur = s > meilleur ? s : meilleur;
        }
    return meilleur;
}

/* The best of the moves from `c` on (one at least). */
static inline struct coup_rapide *mieux_note(struct coup_rapide *c, const struct coup_rapide *fin)
{
    struct coup_rapide *m = c;
    while (++c < fin)
        m = c->note > m->note ? c : m;
    return m;
}

static inline struct memoire_locale *locale(struct travail *t, uint64_t joueur, uint64_t adverse)
{
    const uint64_t h =
        joueur * UINT64_C(0x9DDFEA08EB382D69) + adverse * UINT64_C(0xC6A4A7935BD1E995);
    return &t->locale[h >> (64 - LOCALE_BITS)];
}

static inline void locale_garder(struct memoire_locale *e, uint64_t joueur, uint64_t adverse,
                                 int alpha, int score, int coup)
{
    if (e->joueur != joueur || e->adverse != adverse)
        *e = (struct memoire_locale){joueur, adverse, -SCORE_MAX, SCORE_MAX, SANS_COUP};
    if (score > alpha)
        e->min = (int8_t)score;
    else
        e->max = (int8_t)score;
    e->coup = (uint8_t)coup;
}

/* The moves with their notes, the best of them in `*mieux`; their end. NULL: one turns all that the
 * opponent has. */
static inline struct coup_rapide *lister_rapides(struct travail *t, camp joueur, camp adverse,
                                                 uint64_t coups, uint64_t libres, unsigned parite,
                                                 int premier, bool approcher,
                                                 struct coup_rapide *c, struct coup_rapide **mieux)
{
    for (*mieux = c; coups; coups = bits_reste(coups), c++) {
        const int x = bits_premier(coups);
        const tournes r = camp_retournes(joueur, adverse, x);
        const camp j = camp_bascule(adverse, r), a = camp_pose(joueur, r, x);
        c->joueur = camp_bits(j);
        if (!c->joueur)
            return NULL;
        c->adverse = camp_bits(a);
        if (approcher) /* too late once in the child: 5 % of the time */
            __builtin_prefetch(locale(t, c->joueur, c->adverse));
        c->coups = camp_coups(j, a, libres ^ bit(x));
        c->x = x;
        c->note = x == premier ? NOTE_TABLE : note_rapide(c->coups, x, parite);
        *mieux = c->note > (*mieux)->note ? c : *mieux;
    }
    return c;
}

/* Seven empty squares and more: what is known, then the move that leaves fewest replies first. */
static int fin_table(struct travail *t, uint64_t joueur, uint64_t adverse, int alpha,
                     unsigned parite, uint64_t coups, int vides)
{
    const uint64_t libres = ~(joueur | adverse);
    struct memoire_locale *e = locale(t, joueur, adverse);
    __builtin_prefetch(e);
    t->noeuds++;
    if (!coups) {
        coups = coups_legaux(adverse, joueur);
        if (!coups)
            return score_final(joueur, adverse);
        t->noeuds--;
        return -fin_table(t, adverse, joueur, -alpha - 1, parite, coups, vides);
    }
    if (alpha >= SEUIL_FIN[vides]) {
        const int borne = borne_stable(t, joueur, adverse, alpha);
        if (borne <= alpha)
            return borne;
    }
    int premier = SANS_COUP;
    if (e->joueur == joueur && e->adverse == adverse) {
        if (e->min > alpha)
            return e->min;
        if (e->max <= alpha)
            return e->max;
        premier = e->coup;
    }

    const bool encore = vides > FIN_PARITE_MAX + 1; /* the children too are looked up */
    struct coup_rapide liste[32], *c, *fin;
    fin = lister_rapides(t, camp_de(joueur), camp_de(adverse), coups, libres, parite, premier,
                         encore, liste, &c);
    if (!fin)
        return SCORE_MAX;
    int meilleur = -SCORE_INF, coup = SANS_COUP;
    for (;;) {
        const unsigned p = parite ^ QUADRANT[c->x];
        const int s =
            encore ? -fin_table(t, c->joueur, c->adverse, -alpha - 1, p, c->coups, vides - 1)
                   : -fin_parite(t, camp_de(c->joueur), camp_de(c->adverse), -alpha - 1,
                                 libres ^ bit(c->x), p, c->coups, vides - 1);
        if (s > meilleur) {
            meilleur = s;
            coup = c->x;
        }
        *c = *--fin;
        if (s > alpha || fin == liste)
            break;
        c = mieux_note(liste, fin);
    }
    locale_garder(e, joueur, adverse, alpha, meilleur, coup);
    return meilleur;
}

/* The staircase, from any number of empty squares up to FIN_TABLE_MAX. */
static int fin(struct travail *t, uint64_t joueur, uint64_t adverse, int alpha)
{
    const camp j = camp_de(joueur), a = camp_de(adverse);
    const uint64_t libres = ~(joueur | adverse);
    const int vides = bits_compter(libres);
    const unsigned parite = parite_de(libres);
    if (vides > 4) {
        const uint64_t coups = coups_legaux(joueur, adverse);
        return vides > FIN_PARITE_MAX ? fin_table(t, joueur, adverse, alpha, parite, coups, vides)
                                      : fin_parite(t, j, a, alpha, libres, parite, coups, vides);
    }
    if (vides == 4)
        return fin_4(t, j, a, alpha, libres, parite);
    if (vides == 3)
        return fin_3(t, j, a, alpha, libres, parite);
    if (vides == 2)
        return fin_2(t, j, a, alpha, bits_premier(libres), bits_premier(bits_reste(libres)));
    return vides ? fin_1(t, j, bits_premier(libres)) : score_final(joueur, adverse);
}

#endif
