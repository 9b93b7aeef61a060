/* The evaluation of `insa`: a template, included after jeux/termes_tmpl.h on the same board.
 *
 * Six terms (square weights, mobility, corners, stable discs, frontier, region parity) and the disc
 * difference, weighed by the number of discs on the board. The document gives weights, and the size
 * of a corner, an X square and mobility; the rest of the units are ours:
 *
 *     squares    corner 500, C -150, X -250, edge 30 and 10, second ring 0, inside 2
 *     corners    250 each          stable, frontier    10 a disc
 *     parity     25 a region       discs               10 each (the document's "×10")
 *
 * The weights are in halves, the document having 0.5 and 1.5. A style is another table. */
enum REGLES(insa_phase) { REGLES(OUVERTURE), REGLES(MILIEU), REGLES(FINALE), REGLES(PHASES) };

/* Halves of the weight of each term. */
struct REGLES(insa_poids) {
    int cases, mobilite, coins, stables, frontiere, parite, pions;
};

/* A style: its name and its weights in each phase. */
struct REGLES(insa_style) {
    const char *nom;
    struct REGLES(insa_poids) poids[REGLES(PHASES)];
};

enum { REGLES(INSA_STYLES) = 4 };

/* The one that thinks best comes first. */
static const struct REGLES(insa_style) REGLES(INSA)[REGLES(INSA_STYLES)] = {
    {"insa",
     {{.cases = 2, .mobilite = 10, .coins = 20, .frontiere = 4},
      {.cases = 1, .mobilite = 8, .coins = 30, .stables = 6, .frontiere = 3, .parite = 2},
      {.coins = 40, .stables = 10, .parite = 6, .pions = 20}}},
    {"insa-mobilite", {{.mobilite = 2}, {.mobilite = 2}, {.mobilite = 2}}},
    {"insa-positionnelle", {{.cases = 2}, {.cases = 2}, {.cases = 2}}},
    {"insa-absolue", {{.pions = 2}, {.pions = 2}, {.pions = 2}}},
};

static inline int REGLES(insa_cases)(const struct REGLES(position) *p)
{
    static const int POIDS[REGLES(CLASSES)] = {500, -150, -250, 30, 10, 0, 2};
    return REGLES(terme_cases)(p, POIDS, REGLES(comptees)(p));
}

static inline int REGLES(insa_mobilite)(const struct REGLES(position) *p)
{
    return REGLES(terme_mobilite)(p);
}

static inline int REGLES(insa_coins)(const struct REGLES(position) *p)
{
    return 250 * REGLES(terme_coins)(p);
}

static inline int REGLES(insa_stables)(const struct REGLES(position) *p)
{
    return 10 * REGLES(terme_stables)(p);
}

static inline int REGLES(insa_frontiere)(const struct REGLES(position) *p)
{
    return 10 * REGLES(terme_frontiere)(p);
}

static inline int REGLES(insa_parite)(const struct REGLES(position) *p)
{
    return 25 * REGLES(terme_parite)(p);
}

static inline int REGLES(insa_pions)(const struct REGLES(position) *p)
{
    return REGLES(terme_pions)(p);
}

/* Up to 20 discs, to 50, beyond (the 20th disc belongs to the opening). */
static inline enum REGLES(insa_phase) REGLES(insa_phase_de)(const struct REGLES(position) *p)
{
    int pions = REGLES(compter)(p->joueur | p->adverse);
    return pions <= 20 ? REGLES(OUVERTURE) : pions <= 50 ? REGLES(MILIEU) : REGLES(FINALE);
}

/* For the side to move, in the document's unit. A term that weighs nothing is not computed. */
static inline int REGLES(insa_evaluer)(const struct REGLES(insa_style) *style,
                                       const struct REGLES(position) *p)
{
    const struct REGLES(insa_poids) *w = &style->poids[REGLES(insa_phase_de)(p)];
    int somme = 0;
    somme += w->cases ? w->cases * REGLES(insa_cases)(p) : 0;
    somme += w->mobilite ? w->mobilite * REGLES(insa_mobilite)(p) : 0;
    somme += w->coins ? w->coins * REGLES(insa_coins)(p) : 0;
    somme += w->stables ? w->stables * REGLES(insa_stables)(p) : 0;
    somme += w->frontiere ? w->frontiere * REGLES(insa_frontiere)(p) : 0;
    somme += w->parite ? w->parite * REGLES(insa_parite)(p) : 0;
    somme += w->pions ? w->pions * REGLES(insa_pions)(p) : 0;
    return somme / 2;
}
