/* The evaluation of `bordeaux`, for 10x10: a template, included after jeux/termes_tmpl.h.
 *
 * Four terms in [0, 1], here in thousandths: the part of the side to move in what both have, 500
 * when there is nothing to share. Their weights follow the number of turns left, the empty squares:
 *
 *     mobility     falls from 1 to 0       the part of the legal moves
 *     corners      1                       the part of the corners taken
 *     mask         1/2                     the part of the square values held
 *     discs        rises from 0 to 1       the part of the discs
 *
 * The document gives the directions; the sizes and the mask are ours. The sum is centred, so that
 * what is good for one is as bad for the other. */

static inline int REGLES(part)(int moi, int lui)
{
    return moi + lui == 0 ? 500 : 1000 * moi / (moi + lui);
}

static inline int REGLES(bordeaux_mobilite)(const struct REGLES(position) *p)
{
    struct REGLES(position) autre = REGLES(tourner)(p);
    return REGLES(part)(REGLES(compter)(REGLES(coups)(p)), REGLES(compter)(REGLES(coups)(&autre)));
}

static inline int REGLES(bordeaux_coins)(const struct REGLES(position) *p)
{
    return REGLES(part)(REGLES(compter)(p->joueur & REGLES(COINS)),
                        REGLES(compter)(p->adverse & REGLES(COINS)));
}

static inline int REGLES(bordeaux_valeur)(REGLES(mot) pions)
{
    static const int VALEURS[REGLES(CLASSES)] = {100, 5, 1, 30, 20, 8, 12};
    int somme = 0;
    for (int c = 0; c < REGLES(CLASSES); c++)
        somme += VALEURS[c] * REGLES(compter)(pions & REGLES(cases_de_classe)(c));
    return somme;
}

static inline int REGLES(bordeaux_masque)(const struct REGLES(position) *p)
{
    return REGLES(part)(REGLES(bordeaux_valeur)(p->joueur), REGLES(bordeaux_valeur)(p->adverse));
}

static inline int REGLES(bordeaux_pions)(const struct REGLES(position) *p)
{
    return REGLES(part)(REGLES(compter)(p->joueur), REGLES(compter)(p->adverse));
}

/* In thousandths, weights in 96ths of the document's. */
static inline int REGLES(bordeaux_evaluer)(const struct REGLES(position) *p)
{
    const int tours = REGLES(CASES) - 4, restants = REGLES(compter)(REGLES(vides)(p));
    int somme = restants * (REGLES(bordeaux_mobilite)(p) - 500) +
                tours * (REGLES(bordeaux_coins)(p) - 500) +
                tours / 2 * (REGLES(bordeaux_masque)(p) - 500) +
                (tours - restants) * (REGLES(bordeaux_pions)(p) - 500);
    return somme / tours;
}
