/* The eight views of a square board: a template, included after jeux/regles_tmpl.h. Positions that
 * a turn or a mirror makes equal have the same least view, under which a table keeps them once. */

static inline REGLES(mot) REGLES(miroir)(REGLES(mot) b) /* rows the other way up */
{
    REGLES(mot) rang = ((REGLES(mot))1 << LARGEUR) - 1, m = 0;
    for (int y = 0; y < LARGEUR; y++)
        m |= (b >> (y * LARGEUR) & rang) << ((LARGEUR - 1 - y) * LARGEUR);
    return m;
}

static inline REGLES(mot) REGLES(transposer)(REGLES(mot) b)
{
    REGLES(mot) t = 0;
    for (; b; b &= b - 1) {
        int c = bits_premier(b);
        t |= (REGLES(mot))1 << (c % LARGEUR * LARGEUR + c / LARGEUR);
    }
    return t;
}

/* The least of the 8 views, and which one: `*sens` is how many of mirror, transpose, mirror... lead
 * to it. */
static inline struct REGLES(position) REGLES(vue)(const struct REGLES(position) *p, int *sens)
{
    struct REGLES(position) v = *p, meilleure = *p;
    *sens = 0;
    for (int s = 1; s < 8; s++) {
        bool retourner = s % 2;
        v.joueur = retourner ? REGLES(miroir)(v.joueur) : REGLES(transposer)(v.joueur);
        v.adverse = retourner ? REGLES(miroir)(v.adverse) : REGLES(transposer)(v.adverse);
        if (v.joueur < meilleure.joueur ||
            (v.joueur == meilleure.joueur && v.adverse < meilleure.adverse)) {
            meilleure = v;
            *sens = s;
        }
    }
    return meilleure;
}

/* A square after the `s`-th step of the way: mirrored, then transposed, then mirrored... Each step
 * is its own inverse. */
static inline int REGLES(coup_tourne)(int c, int s)
{
    int x = c % LARGEUR, y = c / LARGEUR;
    return s % 2 ? (LARGEUR - 1 - y) * LARGEUR + x : x * LARGEUR + y;
}

/* A square seen in that view, and back. */
static inline int REGLES(coup_vu)(int c, int sens)
{
    for (int s = 1; s <= sens; s++)
        c = REGLES(coup_tourne)(c, s);
    return c;
}
static inline int REGLES(coup_reel)(int c, int sens)
{
    for (int s = sens; s >= 1; s--)
        c = REGLES(coup_tourne)(c, s);
    return c;
}
