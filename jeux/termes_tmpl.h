/* What an evaluation of Othello may look at, on any board: a template, included after
 * jeux/regles_tmpl.h while LARGEUR, HAUTEUR and REGLES are still defined.
 *
 * Each function is one term: the side to move minus the other, in the unit that its comment gives,
 * and knows nothing of the others. The evaluations (insa_tmpl.h, bordeaux, neuchatel...) choose and
 * weigh.
 *
 * Classes of squares, by what they are worth on every board:
 *
 *     0 1 3 4 4 3 1 0      0 corner                       4 rest of the edge
 *     1 2 5 5 5 5 2 1      1 C, next to it on the edge    5 second ring
 *     3 5 6 6 6 6 5 3      2 X, next to it inside         6 inside
 *     4 5 6 6 6 6 5 4      3 edge, at distance two                                       */
enum REGLES(classe) {
    REGLES(CLASSE_COIN),
    REGLES(CLASSE_C),
    REGLES(CLASSE_X),
    REGLES(CLASSE_A),
    REGLES(CLASSE_BORD),
    REGLES(CLASSE_SECOND),
    REGLES(CLASSE_INTERIEUR),
    REGLES(CLASSES)
};

/* The square and its three mirror images. */
#define QUATRE(x, y)                                                                               \
    (UN(x, y) | UN(LARGEUR - 1 - (x), y) | UN(x, BAS_(y)) | UN(LARGEUR - 1 - (x), BAS_(y)))
#define UN(x, y)     ((REGLES(mot))1 << ((y) * LARGEUR + (x)))
#define BAS_(y)      (HAUTEUR - 1 - (y))

static const REGLES(mot) REGLES(COINS) = QUATRE(0, 0);
static const REGLES(mot) REGLES(CASES_C) = QUATRE(1, 0) | QUATRE(0, 1);
static const REGLES(mot) REGLES(CASES_X) = QUATRE(1, 1);
/* On a side of 4 the square at distance two is the C square of the other corner. */
static const REGLES(mot) REGLES(CASES_A) =
    (LARGEUR > 4 ? QUATRE(2, 0) : 0) | (HAUTEUR > 4 ? QUATRE(0, 2) : 0);

#undef QUATRE
#undef UN
#undef BAS_

/* The outer ring. */
static inline REGLES(mot) REGLES(bords)(void)
{
    return REGLES(GAUCHE) | REGLES(DROITE) | REGLES(HAUT) | REGLES(BAS);
}

/* The squares of `b` and all that touch them. */
static inline REGLES(mot) REGLES(dilater)(REGLES(mot) b)
{
    b |= (b & ~REGLES(DROITE)) << 1 | (b & ~REGLES(GAUCHE)) >> 1;
    return REGLES(PLEIN) & (b | b << LARGEUR | b >> LARGEUR);
}

/* The ring next to the edge. */
static inline REGLES(mot) REGLES(second_anneau)(void)
{
    return REGLES(dilater)(REGLES(bords)()) & ~REGLES(bords)();
}

static inline REGLES(mot) REGLES(cases_de_classe)(enum REGLES(classe) classe)
{
    REGLES(mot) coins_et_c = REGLES(COINS) | REGLES(CASES_C);
    switch (classe) {
    case REGLES(CLASSE_COIN):
        return REGLES(COINS);
    case REGLES(CLASSE_C):
        return REGLES(CASES_C);
    case REGLES(CLASSE_X):
        return REGLES(CASES_X);
    case REGLES(CLASSE_A):
        return REGLES(CASES_A);
    case REGLES(CLASSE_BORD):
        return REGLES(bords)() & ~(coins_et_c | REGLES(CASES_A));
    case REGLES(CLASSE_SECOND):
        return REGLES(second_anneau)() & ~REGLES(CASES_X);
    default:
        return REGLES(PLEIN) & ~REGLES(dilater)(REGLES(bords)());
    }
}

/* ---- The terms ---- */

/* `echelle` * (mine - his) / (mine + his), 0 when there is nothing. */
static inline int REGLES(rapport)(int moi, int lui, int echelle)
{
    return moi + lui == 0 ? 0 : echelle * (moi - lui) / (moi + lui);
}

static inline int REGLES(ecart)(const struct REGLES(position) *p, REGLES(mot) cases)
{
    return REGLES(compter)(p->joueur & cases) - REGLES(compter)(p->adverse & cases);
}

/* Discs. */
static inline int REGLES(terme_pions)(const struct REGLES(position) *p)
{
    return REGLES(ecart)(p, REGLES(PLEIN));
}

/* Legal moves: 100 when only the side to move has any, -100 when only the other. */
static inline int REGLES(terme_mobilite)(const struct REGLES(position) *p)
{
    struct REGLES(position) autre = REGLES(tourner)(p);
    return REGLES(rapport)(REGLES(compter)(REGLES(coups)(p)),
                           REGLES(compter)(REGLES(coups)(&autre)), 100);
}

/* Corners. */
static inline int REGLES(terme_coins)(const struct REGLES(position) *p)
{
    return REGLES(ecart)(p, REGLES(COINS));
}

/* All squares but the X and C ones beside a corner that is already taken: there is nothing left to
 * give away. */
static inline REGLES(mot) REGLES(comptees)(const struct REGLES(position) *p)
{
    REGLES(mot) pris = (p->joueur | p->adverse) & REGLES(COINS);
    return (REGLES(PLEIN) & ~REGLES(dilater)(pris)) | REGLES(COINS);
}

/* The weights of the squares held, among the squares of `compte`. */
static inline int REGLES(terme_cases)(const struct REGLES(position) *p,
                                      const int poids[REGLES(CLASSES)], REGLES(mot) compte)
{
    int somme = 0;
    for (int c = 0; c < REGLES(CLASSES); c++)
        somme += poids[c] * REGLES(ecart)(p, REGLES(cases_de_classe)(c) & compte);
    return somme;
}

/* The discs of `j` that can never be turned, as far as it spreads from the corners: on each of the
 * four lines through it a disc has the edge or a stable disc of its colour on one side. */
static inline REGLES(mot) REGLES(stables)(REGLES(mot) j)
{
    const REGLES(mot) g = REGLES(GAUCHE), d = REGLES(DROITE), h = REGLES(HAUT), b = REGLES(BAS);
    REGLES(mot) s = j & REGLES(COINS), avant = 0;
    while (s != avant) {
        REGLES(mot) ouest = (s & ~d) << 1, est = (s & ~g) >> 1;
        avant = s;
        s |= j & (ouest | est | g | d) & (s << LARGEUR | s >> LARGEUR | h | b) &
             (ouest << LARGEUR | est >> LARGEUR | g | d | h | b) &
             (est << LARGEUR | ouest >> LARGEUR | g | d | h | b);
    }
    return s;
}

/* Stable discs. */
static inline int REGLES(terme_stables)(const struct REGLES(position) *p)
{
    if (!((p->joueur | p->adverse) & REGLES(COINS)))
        return 0;
    return REGLES(compter)(REGLES(stables)(p->joueur)) -
           REGLES(compter)(REGLES(stables)(p->adverse));
}

/* Frontier discs, those that touch an empty square: they give moves to the opponent. A count of the
 * opponent's minus ours, since they are a burden. */
static inline int REGLES(terme_frontiere)(const struct REGLES(position) *p)
{
    return -REGLES(ecart)(p, REGLES(dilater)(REGLES(vides)(p)));
}

/* Regions of empty squares: +1 for each one of odd size, where the side to move would play first
 * and last, -1 for each even one. */
static inline int REGLES(terme_parite)(const struct REGLES(position) *p)
{
    REGLES(mot) reste = REGLES(vides)(p);
    int solde = 0;
    while (reste) {
        REGLES(mot) region = reste & -reste, avant;
        do {
            avant = region;
            region = REGLES(dilater)(region) & reste;
        } while (region != avant);
        solde += REGLES(compter)(region) % 2 ? 1 : -1;
        reste &= ~region;
    }
    return solde;
}

/* ---- Order of the moves, for jeux/alphabeta_tmpl.h ---- */

/* What a square promises: corners, then edges, the rest, C and X squares last. */
static inline int REGLES(ordre)(int c)
{
    REGLES(mot) x = REGLES(bit)(c);
    if (x & REGLES(COINS))
        return 400;
    if (x & REGLES(CASES_X))
        return -300;
    if (x & REGLES(CASES_C))
        return -150;
    return x & REGLES(bords)() ? 50 : 0;
}

/* What the child promises: few answers, corners counted twice. By far what matters most: weighing a
 * move 512 rather than 32 divides the nodes of an 18-empties ending by 3.5, and changes nothing at
 * depth 10 of the middle game. Parity of the quarters was tried and gave less than 2 %. */
static inline int REGLES(ordre_apres)(const struct REGLES(position) *apres)
{
    REGLES(mot) reponses = REGLES(coups)(apres);
    return -512 * (REGLES(compter)(reponses) + REGLES(compter)(reponses & REGLES(COINS)));
}
