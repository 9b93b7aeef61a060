/* The evaluation of the boards that have no champion: a template, included after
 * jeux/termes_tmpl.h. A sum of terms, each with a weight for each phase of the game; the weights
 * come from self-play (outils/accorder.c) and predict the final margin, in hundredths of a disc.
 *
 * Parity is looked at in the last third only: before, one region holds all the empty squares, and
 * finding it costs as much as all the rest. */
enum REGLES(terme) {
    REGLES(T_CASES), /* first of the classes of squares, X and C pardoned beside a taken corner */
    REGLES(T_MOBILITE) = REGLES(T_CASES) + REGLES(CLASSES), /* moves */
    REGLES(T_LIBERTES),                                     /* empty squares next to the other's */
    REGLES(T_STABLES),
    REGLES(T_FRONTIERE),
    REGLES(T_PARITE),
    REGLES(T_TRAIT), /* 1: what the move itself is worth */
    REGLES(TERMES)
};
enum { REGLES(PHASES_LINEAIRE) = 12 };

/* Thousandths of a disc for one unit of each term. */
struct REGLES(poids) {
    int16_t w[REGLES(PHASES_LINEAIRE)][REGLES(TERMES)];
};

static inline int REGLES(phase_lineaire)(const struct REGLES(position) *p)
{
    int pions = REGLES(compter)(p->joueur | p->adverse);
    return pions * REGLES(PHASES_LINEAIRE) / (REGLES(CASES) + 1);
}

/* The terms of a position, for the side to move. */
static inline void REGLES(termes)(const struct REGLES(position) *p, int t[REGLES(TERMES)])
{
    struct REGLES(position) autre = REGLES(tourner)(p);
    REGLES(mot) vides = REGLES(vides)(p), compte = REGLES(comptees)(p);
    for (int c = 0; c < REGLES(CLASSES); c++)
        t[REGLES(T_CASES) + c] = REGLES(ecart)(p, REGLES(cases_de_classe)(c) & compte);
    t[REGLES(T_MOBILITE)] =
        REGLES(compter)(REGLES(coups)(p)) - REGLES(compter)(REGLES(coups)(&autre));
    t[REGLES(T_LIBERTES)] = REGLES(compter)(REGLES(dilater)(p->adverse) & vides) -
                            REGLES(compter)(REGLES(dilater)(p->joueur) & vides);
    t[REGLES(T_STABLES)] = REGLES(terme_stables)(p);
    t[REGLES(T_FRONTIERE)] = REGLES(terme_frontiere)(p);
    bool tard = 3 * REGLES(compter)(vides) < REGLES(CASES);
    t[REGLES(T_PARITE)] = tard ? REGLES(terme_parite)(p) : 0;
    t[REGLES(T_TRAIT)] = 1;
}

/* Hundredths of a disc that the side to move should win by. */
static inline int REGLES(lineaire)(const struct REGLES(poids) *poids,
                                   const struct REGLES(position) *p)
{
    const int16_t *w = poids->w[REGLES(phase_lineaire)(p)];
    int t[REGLES(TERMES)], somme = 0;
    REGLES(termes)(p, t);
    for (int i = 0; i < REGLES(TERMES); i++)
        somme += w[i] * t[i];
    return somme / 10;
}
