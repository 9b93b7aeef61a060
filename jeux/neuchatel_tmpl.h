/* The evaluation of `neuchatel`, for 9x7: a template, included after jeux/termes_tmpl.h.
 *
 * The document prints the weights on 7 columns and 9 rows; the board being 9 columns and 7 rows,
 * they are read across. They are those of the classes of squares, but for the middle of the long
 * edges (e1 and e7 here), worth 25 as the squares at distance two:
 *
 *     500  -25   25    3   25    3   25  -25  500
 *     -25 -150    0    0    0    0    0 -150  -25
 *      25    0    3    3    3    3    3    0   25
 *       3    0    3    3    3    3    3    0    3    and the same from the bottom up           */

static inline int REGLES(neuchatel_cases)(const struct REGLES(position) *p)
{
    static const int POIDS[REGLES(CLASSES)] = {500, -25, -150, 25, 3, 0, 3};
    REGLES(mot) milieux = REGLES(bit)(LARGEUR / 2) |
                          REGLES(bit)(LARGEUR / 2 + LARGEUR * (HAUTEUR - 1));
    return REGLES(terme_cases)(p, POIDS, REGLES(PLEIN)) + 22 * REGLES(ecart)(p, milieux);
}

/* 25 when, by the document's count, the last move of the game will be ours. */
static inline int REGLES(neuchatel_dernier)(const struct REGLES(position) *p)
{
    int pions = REGLES(compter)(p->joueur | p->adverse);
    return (pions + 1) / 2 % 2 ? 25 : 0;
}

static inline int REGLES(neuchatel_pions)(const struct REGLES(position) *p)
{
    return REGLES(rapport)(REGLES(compter)(p->joueur), REGLES(compter)(p->adverse), 25);
}

static inline int REGLES(neuchatel_coins)(const struct REGLES(position) *p)
{
    return REGLES(rapport)(REGLES(compter)(p->joueur & REGLES(COINS)),
                           REGLES(compter)(p->adverse & REGLES(COINS)), 100);
}

static inline int REGLES(neuchatel_evaluer)(const struct REGLES(position) *p)
{
    return REGLES(neuchatel_cases)(p) + REGLES(neuchatel_dernier)(p) + REGLES(neuchatel_pions)(p) +
           REGLES(neuchatel_coins)(p);
}
