/* The proof of a small square board: a template, included by outils/prouver.c after
 * jeux/fin_tmpl.h.
 *
 *     LARGEUR  6 or 4, as for jeux/regles_tmpl.h
 *     P(nom)   the names made here
 *     PROUVER_POIDS  an initializer of struct REGLES(poids)
 *
 * Scores are margins of the side to move, empties to the winner. A question is a null window
 * (b - 1, b): "is it b or more?". The table keeps, for a view of a position, the best lower and
 * upper bounds known. */
enum {
    P(CASES) = LARGEUR * LARGEUR,
    P(SANS_TABLE) = 6,    /* empties: below, searching again is quicker than remembering */
    P(SANS_TRI) = 4,      /* empties: below, jeux/fin_tmpl.h */
    P(SYMETRIES) = 12,    /* empties: below, the view of the board as it is */
    P(ESTIMER) = 17,      /* empties: from here on, the order comes from a small search */
};

struct P(entree) {
    uint64_t cle;
    int8_t bas, haut; /* the score is in [bas, haut] */
    int8_t coup;      /* what answered the last question, in the view kept; -1: none */
    uint8_t vides;    /* an entry of more empties is worth more */
    uint32_t libre;
};
_Static_assert(sizeof(struct P(entree)) == 16, "four a line of cache");

struct P(preuve) {
    struct P(entree) *table; /* pairs: the one with the most empties, the latest */
    uint64_t masque;
    uint64_t noeuds;
};

static const struct REGLES(poids) P(POIDS) = PROUVER_POIDS;

/* Prepares a proof with 2^`log2_table` entries; false when memory lacks. */
static bool P(init)(struct P(preuve) *t, int log2_table)
{
    *t = (struct P(preuve)){.masque = (UINT64_C(1) << log2_table) - 1};
    t->table = calloc(t->masque + 1, sizeof *t->table);
    return t->table != NULL;
}

static void P(detruire)(struct P(preuve) *t)
{
    free(t->table);
}

/* ---- Table ---- */

static inline uint64_t P(cle)(const struct REGLES(position) *p, int vides, int *sens)
{
    struct REGLES(position) v = *p;
    *sens = 0;
    if (vides >= P(SYMETRIES))
        v = REGLES(vue)(p, sens);
    return REGLES(cle)(&v);
}

static inline struct P(entree) *P(trouver)(const struct P(preuve) *t, uint64_t cle)
{
    struct P(entree) *e = &t->table[cle & t->masque & ~UINT64_C(1)];
    return e[0].cle == cle ? &e[0] : e[1].cle == cle ? &e[1] : NULL;
}

static void P(retenir)(struct P(preuve) *t, uint64_t cle, int vides, int b, int score, int coup)
{
    struct P(entree) *e = P(trouver)(t, cle);
    if (!e) {
        e = &t->table[cle & t->masque & ~UINT64_C(1)];
        if (e->vides > vides)
            e++;
        else
            e[1] = e[0];
        *e = (struct P(entree)){.cle = cle, .bas = -P(CASES), .haut = P(CASES),
                                .vides = (uint8_t)vides};
    }
    if (score >= b && score > e->bas)
        e->bas = (int8_t)score;
    if (score < b && score < e->haut)
        e->haut = (int8_t)score;
    e->coup = (int8_t)coup;
}

/* ---- The tree ---- */

struct P(enfant) {
    struct REGLES(position) apres;
    uint64_t cle;
    int coup, note, sens;
};

/* Is the number of empty squares odd in this quarter of the board? Who plays there first plays
 * there last. */
static inline bool P(impair)(uint64_t vides, int c)
{
    uint64_t demi = ((uint64_t)1 << LARGEUR / 2) - 1, quart = 0;
    int x = c % LARGEUR / (LARGEUR / 2) * (LARGEUR / 2),
        y = c / LARGEUR / (LARGEUR / 2) * (LARGEUR / 2);
    for (int i = 0; i < LARGEUR / 2; i++)
        quart |= demi << ((y + i) * LARGEUR + x);
    return bits_compter(vides & quart) % 2;
}

/* What `p` seems to be worth, `n` plies deep, in hundredths of a disc: for the order only. */
static int P(estimer)(const struct REGLES(position) *p, int n, int alpha, int beta)
{
    if (n == 0)
        return REGLES(lineaire)(&P(POIDS), p);
    uint64_t coups = REGLES(coups)(p);
    if (!coups) {
        struct REGLES(position) autre = REGLES(tourner)(p);
        return REGLES(fini)(p) ? 100 * REGLES(marge)(p)
                               : -P(estimer)(&autre, n - 1, -beta, -alpha);
    }
    int meilleur = -100 * P(CASES);
    for (; coups && meilleur < beta; coups &= coups - 1) {
        struct REGLES(position) apres = REGLES(jouer)(p, bits_premier(coups));
        int plancher = meilleur > alpha ? meilleur : alpha;
        int s = -P(estimer)(&apres, n - 1, -beta, -plancher);
        meilleur = s > meilleur ? s : meilleur;
    }
    return meilleur;
}

/* The greater, the earlier: few answers above all (see REGLES(ordre_apres)), and far from the end
 * what a small search says. */
static int P(note)(const struct P(enfant) *e, uint64_t libres, int vides)
{
    const struct REGLES(position) *apres = &e->apres;
    if (vides >= P(ESTIMER))
        return -P(estimer)(apres, (vides - 13) / 4, -100 * P(CASES), 100 * P(CASES));
    uint64_t reponses = REGLES(coups)(apres);
    int mobilite = bits_compter(reponses) + bits_compter(reponses & REGLES(COINS));
    int libertes = bits_compter(REGLES(dilater)(apres->adverse) & libres);
    return -24 * mobilite - 6 * libertes + REGLES(ordre)(e->coup) / 25 +
           (P(impair)(libres, e->coup) ? 16 : 0);
}

static int P(ranger)(struct P(preuve) *t, const struct REGLES(position) *p, uint64_t coups,
                     int vides, int coup_table, struct P(enfant) *e)
{
    int n = 0;
    uint64_t libres = REGLES(vides)(p);
    for (; coups; coups &= coups - 1, n++) {
        int c = bits_premier(coups);
        e[n].coup = c;
        e[n].apres = REGLES(jouer)(p, c);
        if (vides > P(SANS_TABLE) + 1) {
            e[n].cle = P(cle)(&e[n].apres, vides - 1, &e[n].sens);
            __builtin_prefetch(&t->table[e[n].cle & t->masque & ~UINT64_C(1)]);
        }
        e[n].note = c == coup_table ? INT_MAX : P(note)(&e[n], libres, vides);
    }
    return n;
}

static inline int P(meilleur)(struct P(enfant) *e, int de, int n)
{
    int m = de;
    for (int i = de + 1; i < n; i++)
        if (e[i].note > e[m].note)
            m = i;
    struct P(enfant) x = e[m];
    e[m] = e[de];
    e[de] = x;
    return de;
}

/* Does a child known to the table answer at once? */
static bool P(reponse_connue)(const struct P(preuve) *t, const struct P(enfant) *e, int n, int b,
                              int *score)
{
    for (int i = 0; i < n; i++) {
        const struct P(entree) *x = P(trouver)(t, e[i].cle);
        if (x && -x->haut >= b) {
            *score = -x->haut;
            return true;
        }
    }
    return false;
}

/* A bound of the score that answers "is it `b` or more?". */
static int P(repondre)(struct P(preuve) *t, const struct REGLES(position) *p, int vides, int b,
                       uint64_t cle, int sens, bool passe)
{
    if (vides <= P(SANS_TRI))
        return vides == 0 ? REGLES(marge)(p)
                          : REGLES(fin)(p, REGLES(vides)(p), b - 1, b, passe, &t->noeuds);
    t->noeuds++;
    int coup_table = -1;
    bool avec_table = vides > P(SANS_TABLE);
    const struct P(entree) *connu = avec_table ? P(trouver)(t, cle) : NULL;
    if (connu && connu->bas >= b)
        return connu->bas;
    if (connu && connu->haut < b)
        return connu->haut;
    if (connu && connu->coup >= 0)
        coup_table = REGLES(coup_reel)(connu->coup, sens);
    int stables = vides < 24 ? bits_compter(REGLES(stables)(p->adverse)) : 0;
    if (P(CASES) - 2 * stables < b)
        return P(CASES) - 2 * stables;

    uint64_t coups = REGLES(coups)(p);
    if (!coups) {
        struct REGLES(position) autre = REGLES(tourner)(p);
        if (passe || !REGLES(coups)(&autre))
            return REGLES(marge)(p);
        int s = 0;
        uint64_t k = avec_table ? P(cle)(&autre, vides, &s) : 0;
        return -P(repondre)(t, &autre, vides, 1 - b, k, s, true);
    }
    struct P(enfant) e[REGLES(COUPS_MAX)];
    int n = P(ranger)(t, p, coups, vides, coup_table, e), score = -P(CASES), coup = -1;
    if (vides > P(SANS_TABLE) + 1 && P(reponse_connue)(t, e, n, b, &score))
        return score;
    for (int i = 0; i < n && score < b; i++) {
        struct P(enfant) *x = &e[P(meilleur)(e, i, n)];
        int s = -P(repondre)(t, &x->apres, vides - 1, 1 - b, x->cle, x->sens, false);
        if (s > score || coup < 0) {
            score = s;
            coup = x->coup;
        }
    }
    if (avec_table)
        P(retenir)(t, cle, vides, b, score, REGLES(coup_vu)(coup, sens));
    return score;
}

static int P(demander)(struct P(preuve) *t, const struct REGLES(position) *p, int b)
{
    int sens, vides = bits_compter(REGLES(vides)(p));
    uint64_t cle = P(cle)(p, vides, &sens);
    return P(repondre)(t, p, vides, b, cle, sens, false);
}

/* ---- The report ---- */

static double P(secondes)(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int P(question)(struct P(preuve) *t, const struct REGLES(position) *p, int b)
{
    int s = P(demander)(t, p, b);
    printf("%+d or more: %s (bound %+d), %" PRIu64 " nodes, %.1f s\n", b, s >= b ? "yes" : "no", s,
           t->noeuds, P(secondes)());
    fflush(stdout);
    return s;
}

/* The score, by moving the question up or down from `essai` until both sides are known. */
static int P(valeur)(struct P(preuve) *t, const struct REGLES(position) *p, int essai, bool dire)
{
    int bas = -P(CASES), haut = P(CASES), b = essai;
    while (bas < haut) {
        int s = dire ? P(question)(t, p, b) : P(demander)(t, p, b);
        if (s >= b)
            bas = s;
        else
            haut = s;
        b = s >= b ? s + 1 : s;
    }
    return bas;
}

/* A line of best moves: at each move the first one that keeps the score. */
static void P(ligne)(struct P(preuve) *t, struct REGLES(position) p, int score)
{
    while (!REGLES(fini)(&p)) {
        int coups[REGLES(COUPS_MAX)], n = REGLES(lister)(&p, coups), i = 0;
        struct REGLES(position) apres = REGLES(tourner)(&p);
        for (; i < n; i++) {
            apres = REGLES(jouer)(&p, coups[i]);
            if (REGLES(vides)(&apres) == 0 ? -REGLES(marge)(&apres) >= score
                                           : P(demander)(t, &apres, 1 - score) <= -score)
                break;
        }
        if (i < n)
            printf("%c%d", 'a' + coups[i] % LARGEUR, coups[i] / LARGEUR + 1);
        p = apres;
        score = -score;
    }
    printf("\n");
}

/* ---- The table of a player who never does worse ---- */

enum { P(SUIVIES_MAX) = 1 << 16 };

struct P(suivi) {
    struct P(preuve) *preuve;
    int vides_min;                    /* positions of fewer empty squares are left to a search */
    int n;
    struct REGLES(position) *suivies; /* views already printed or on their way */
};

/* Marks the view; false when it was marked, or when there is no room left. */
static bool P(marquer)(struct P(suivi) *s, const struct REGLES(position) *vue)
{
    for (int i = 0; i < s->n; i++)
        if (memcmp(&s->suivies[i], vue, sizeof *vue) == 0)
            return false;
    if (s->n == P(SUIVIES_MAX))
        return false;
    s->suivies[s->n++] = *vue;
    return true;
}

/* Does `c` leave `b` or more to who plays it? */
static bool P(tient)(struct P(suivi) *s, const struct REGLES(position) *p, int c, int b)
{
    struct REGLES(position) apres = REGLES(jouer)(p, c);
    return P(demander)(s->preuve, &apres, 1 - b) <= -b;
}

/* A move that leaves `b` or more: there is one, most often what the table remembers. */
static int P(tenir)(struct P(suivi) *s, const struct REGLES(position) *p, int b)
{
    int coups[REGLES(COUPS_MAX)], n = REGLES(lister)(p, coups), sens;
    const struct P(entree) *e =
        P(trouver)(s->preuve, P(cle)(p, bits_compter(REGLES(vides)(p)), &sens));
    int connu = e && e->coup >= 0 ? REGLES(coup_reel)(e->coup, sens) : coups[0];
    if (P(tient)(s, p, connu, b))
        return connu;
    for (int i = 0; i < n; i++)
        if (coups[i] != connu && P(tient)(s, p, coups[i], b))
            return coups[i];
    return connu;
}

/* Every position where `b` or more is kept for us, with our answer and all those of the other side.
 * `a_nous`: we are to move in `p`. */
static void P(suivre)(struct P(suivi) *s, struct REGLES(position) p, int b, bool a_nous)
{
    int sens, coups[REGLES(COUPS_MAX)], n = REGLES(lister)(&p, coups);
    struct REGLES(position) vue = REGLES(vue)(&p, &sens), apres = REGLES(tourner)(&p);
    if (REGLES(fini)(&p) || bits_compter(REGLES(vides)(&p)) < s->vides_min)
        return;
    if (n == 0) {
        P(suivre)(s, apres, b, !a_nous);
    } else if (a_nous && P(marquer)(s, &vue)) {
        int c = P(tenir)(s, &p, b);
        printf("    {0x%09" PRIx64 ", 0x%09" PRIx64 ", %d, %+d},\n", (uint64_t)vue.joueur,
               (uint64_t)vue.adverse, REGLES(coup_vu)(c, sens), b);
        P(suivre)(s, REGLES(jouer)(&p, c), b, false);
    }
    for (int i = 0; !a_nous && i < n; i++)
        P(suivre)(s, REGLES(jouer)(&p, coups[i]), b, true);
}

/* For jeux/taille_tmpl.h: the player who has the first move, then the other. */
static void P(tabuler)(struct P(preuve) *t, const struct REGLES(position) *depart, int score,
                       int vides)
{
    struct P(suivi) s = {.preuve = t, .vides_min = vides};
    s.suivies = calloc(P(SUIVIES_MAX), sizeof *s.suivies);
    for (int premier = 1; s.suivies && premier >= 0; premier--)
        P(suivre)(&s, *depart, premier ? score : -score, premier);
    free(s.suivies);
}

/* `vides`: with less than all of them, the table down to that many empty squares is printed too. */
static int P(tout)(int log2_table, int vides)
{
    struct P(preuve) t;
    struct REGLES(position) depart = REGLES(depart)(false), apres;
    int coups[REGLES(COUPS_MAX)];
    if (!P(init)(&t, log2_table)) {
        fputs("prouver: not enough memory\n", stderr);
        return 1;
    }
    REGLES(lister)(&depart, coups);
    apres = REGLES(jouer)(&depart, coups[0]); /* the four first moves are views of one */
    int score = -P(valeur)(&t, &apres, LARGEUR == 6 ? 4 : 1, true);
    printf("score of the first player: %+d\n", score);
    P(ligne)(&t, depart, score);
    printf("%" PRIu64 " nodes, %.1f s\n", t.noeuds, P(secondes)());
    P(tabuler)(&t, &depart, score, vides);
    P(detruire)(&t);
    return 0;
}
