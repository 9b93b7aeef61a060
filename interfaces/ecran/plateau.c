/* See plateau.h. */
#include "interfaces/ecran/plateau.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

enum marque {
    MARQUE_AUCUNE,
    MARQUE_RETOURNE,
    MARQUE_PROMIS,
    MARQUE_CURSEUR,
    MARQUE_CONSEIL,
    MARQUE_ERREUR,
    MARQUE_DERNIER
};
static const char *const MARQUES[][2] = {{" ", " "}, {"(", ")"}, {"~", "~"}, {">", "<"},
                                         {"*", "*"}, {"?", "?"}, {"[", "]"}};

/* In large cells, as bloc_du_disque() counts: a legal move's point, how thick a hollow pawn is. */
enum { POINT_RAYON = 4, ANNEAU = 3 };

/* At the four corners of a large cell; without lines the edge of a pawn is coloured instead, but
 * where all is grey. */
static const char *const MARQUES_GRAND[][4] = {{" ", " ", " ", " "}, {"╭", "╮", "╰", "╯"},
                                               {"~", "~", "~", "~"}, {">", "<", ">", "<"},
                                               {"*", "*", "*", "*"}, {"?", "?", "?", "?"},
                                               {"┌", "┐", "└", "┘"}};

/* One cell about to be drawn. */
struct trace {
    struct cellule cellule;
    bool legal;
    bool tourne; /* its pawn is seen edge-on */
    bool promis; /* it would be turned by the move under the cursor */
    int fond;        /* from a style on the board to the one of this cell */
    bool bordee;     /* its last move, or that it was turned, is told by the colour of its edge */
    enum marque marque;
    const struct estime *estime; /* what the move there is worth, NULL: not shown */
};

/* ---- Pawns ---- */

const char *plateau_pion(const struct pinceau *p, const struct jeu *jeu, enum pions pions,
                         int joueur)
{
    static const char *const COURS[] = {"", "◉", "◎"}, *const PLEINS[] = {"", "●", "●"};
    static const char *const CREUX[] = {"", "●", "○"}, *const ASCII[] = {"", "X", "O"};
    if (jeu->pions[joueur])
        return jeu->pions[joueur];
    const char *const *table = pions == PIONS_COURS ? COURS : p->couleurs.creux ? CREUX : PLEINS;
    return pions == PIONS_ASCII || !pinceau_connait(p, table[joueur]) ? ASCII[joueur]
                                                                      : table[joueur];
}

enum dessin plateau_dessin(const struct pinceau *p, const struct jeu *jeu, enum pions pions,
                           const struct position *position)
{
    if (jeu->cellule(position, 0, 0).genre == CELLULE_GRAINES)
        return DESSIN_GRAINES;
    if (pions != PIONS_PLEINS || jeu->pions[1] || !pinceau_connait(p, "▟"))
        return DESSIN_SIGNES;
    return p->couleurs.actives && !p->couleurs.creux ? DESSIN_DAMIER : DESSIN_GRAND;
}

/* What is worth knowing by its colour too: not just a search; without colours the best is bold. */
static enum style style_estime(const struct pinceau *p, const struct trace *t)
{
    const bool fort =
        *estime_marque(t->estime) || (t->marque == MARQUE_CONSEIL && !p->couleurs.actives);
    return (fort ? STYLE_MARQUE : STYLE_LEGAL) + t->fond;
}

/* Is it one of the best of moves that are not all worth the same? A review, or advice, tells its
 * own best move instead: of two searches one may be the surer, but which is not seen. */
static bool est_meilleur(const struct estimation *e, const struct estime *estime)
{
    const long mieux = lroundf(e->estimes[0].score);
    return lroundf(estime->score) == mieux && lroundf(e->estimes[e->nb - 1].score) != mieux;
}

/* Is it of a move, which is seen beside its value too? */
static bool marque_du_coup(enum marque marque)
{
    return marque == MARQUE_CONSEIL || marque == MARQUE_ERREUR;
}

/* In three columns: "+4", "+4=", "-12"; on a large board more than 99 is "+++", not "+10". How sure
 * a longer one is stands on the line at its right; without lines the plus makes room, "12=", and
 * "-12" stays alone. The best move, advice and an error are marked above and below, where there is
 * something, else reversed and underlined. */
static void dessiner_estime(const struct pinceau *p, struct rectangle r, const struct trace *t,
                            bool traits)
{
    char memoire[16];
    struct tampon texte = tampon_sur(memoire, sizeof memoire);
    estime_ecrire(t->estime, &texte);
    if (texte.longueur > 3) {
        texte = tampon_sur(memoire, sizeof memoire);
        tampon_ajouter(&texte, t->estime->score > 0 ? "+++" : "---");
    }
    tampon_ajouter(&texte, estime_marque(t->estime));
    const bool sans_plus = !traits && texte.longueur > 3 && strspn(memoire, "+") == 1;
    const int x = r.x + (r.largeur - 1) / 2, y = r.y + (r.hauteur - 1) / 2;
    const enum effet effet = traits                        ? EFFET_AUCUN
                             : t->marque == MARQUE_CONSEIL ? EFFET_INVERSE
                             : t->marque == MARQUE_ERREUR  ? EFFET_SOULIGNE
                                                           : EFFET_AUCUN;
    const int style = effet ? STYLE_MARQUE + t->fond : (int)style_estime(p, t);
    for (int manque = 3 - (int)texte.longueur; manque > 0; manque--)
        tampon_ajouter(&texte, " ");
    pinceau_marquer(p, x - 1, y, traits ? 4 : 3, style, effet, memoire + sans_plus);
    for (int dy = -1; dy <= 1 && traits && marque_du_coup(t->marque); dy += 2)
        pinceau_ecrire(p, x, y + dy, 1, STYLE_MARQUE, MARQUES[t->marque][0]);
}

/* In the middle: "+34=", from the second column on where there are few. */
static void dessiner_grand_estime(const struct pinceau *p, struct rectangle r,
                                  const struct trace *t)
{
    char memoire[16];
    struct tampon texte = tampon_sur(memoire, sizeof memoire);
    estime_ecrire(t->estime, &texte);
    tampon_ajouter(&texte, estime_marque(t->estime));
    const int libre = r.largeur < 6 ? 1 : (r.largeur - (int)texte.longueur + 1) / 2;
    pinceau_ecrire(p, r.x + libre, r.y + (r.hauteur - 1) / 2, r.largeur - libre, style_estime(p, t),
                   memoire);
}

/* Is a column of a cell outside its pawn, which is seen edge-on: not in the middle, where an even
 * number of columns has two? */
static bool a_cote(const struct trace *t, struct rectangle cellule, int x)
{
    return t->tourne && (x < (cellule.largeur - 1) / 2 || x > cellule.largeur / 2);
}

/* The block at column x, row y of a large cell whose quarters (1: upper left, 2: upper right, 4:
 * lower left, 8: lower right) lie on the disc in its middle, outside the hole in the disc's. The
 * radii are in fourths of a column, which is as wide as half a row is high. */
static const char *bloc_du_disque(struct rectangle cellule, int x, int y, int trou, int rayon)
{
    static const char *const BLOCS[16] = {" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                          "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};
    int quarts = 0;
    for (int q = 0; q < 4; q++) { /* from the cell's middle to the quarter's: */
        const int dx = 4 * x + 2 * (q & 1) + 1 - 2 * cellule.largeur;
        const int dy = 8 * y + 4 * (q >> 1) + 2 - 4 * cellule.hauteur;
        const int carre = dx * dx + dy * dy;
        quarts |= (carre > trou * trou && carre <= rayon * rayon) << q;
    }
    return BLOCS[quarts];
}

/* The same of column x, row y: the outer columns of the last move are of another colour, of a pawn
 * that it turned the upper right corner. */
static int fond_en(const struct trace *t, struct rectangle cellule, int x, int y)
{
    const bool droite = x == cellule.largeur - 1, bord = droite || x == 0;
    const bool autre = t->marque == MARQUE_DERNIER ? bord : droite && y == 0;
    return t->bordee && autre ? STYLE_SUR_DERNIER : t->fond;
}

static void dessiner_motif(const struct pinceau *p, struct rectangle r, const struct trace *t,
                           enum style style, motif m)
{
    static const char CODES[] = "[]()", *const SIGNES[][4] = {{"▗", "▖", "▐", "▌"},
                                                              {"▝", "▘", "▐", "▌"}};
    for (int i = 0; i < r.largeur * r.hauteur; i++) {
        const int x = i % r.largeur, y = i / r.largeur;
        const bool bas = 2 * y >= r.hauteur;
        const char c = m[bas ? r.hauteur - 1 - y : y][x], *code = strchr(CODES, c);
        const enum style ici = style + fond_en(t, r, x, y);
        if (a_cote(t, r, x))
            continue;
        if (code)
            pinceau_ecrire(p, r.x + x, r.y + y, 1, ici, SIGNES[bas][code - CODES]);
        else if (c != '0')
            pinceau_huitiemes(p, r.x + x, r.y + y, ici, c - '0', bas);
    }
}

static void dessiner_disque(const struct pinceau *p, struct rectangle r, const struct trace *t,
                            enum style style, int trou, int rayon)
{
    for (int y = 0; y < r.hauteur; y++)
        for (int x = 0; x < r.largeur; x++)
            if (!a_cote(t, r, x))
                pinceau_ecrire(p, r.x + x, r.y + y, 1, style, bloc_du_disque(r, x, y, trou, rayon));
}

static void dessiner_grand_pion(const struct pinceau *p, struct rectangle r, const struct format *f,
                                const struct trace *t)
{
    const int joueur = t->cellule.joueur, rayon = 4 * r.hauteur;
    const enum style style = joueur == 1 ? STYLE_PION1 : STYLE_PION2;
    if (!format_damier(f)) {
        dessiner_disque(p, r, t, style + t->fond,
                        joueur == 2 && p->couleurs.creux ? rayon - ANNEAU : 0, rayon);
        return;
    }
    dessiner_motif(p, r, t, style, f->disque);
    if (t->promis)
        dessiner_motif(p, r, &(struct trace){.marque = MARQUE_PROMIS}, STYLE_PROMIS1 + joueur - 1,
                       f->point);
}

/* Is the mark of a square seen without a character that would cut into its disc: an edge or a
 * background of another colour? */
static bool marque_sans_signe(const struct pinceau *p, const struct trace *t)
{
    return t->bordee || (t->marque == MARQUE_CURSEUR && !p->couleurs.signes);
}

static void dessiner_grand(const struct pinceau *p, struct rectangle r, const struct format *f,
                           const struct trace *t)
{
    const bool pion = t->cellule.genre == CELLULE_PION;
    if (pion)
        dessiner_grand_pion(p, r, f, t);
    else if (t->estime)
        dessiner_grand_estime(p, r, t);
    else if (t->legal && format_damier(f))
        dessiner_motif(p, r, t, STYLE_LEGAL, f->point);
    else if (t->legal) /* without colours it is as bright as a pawn, if it is not dimmed */
        dessiner_disque(p, r, t, p->couleurs.actives ? STYLE_LEGAL + t->fond : STYLE_DISCRET, 0,
                        POINT_RAYON);
    if (t->marque == MARQUE_AUCUNE || (format_damier(f) && marque_sans_signe(p, t)))
        return;
    const bool coin = format_damier(f) && t->marque == MARQUE_RETOURNE; /* one, as by its colour */
    const bool dessous = t->estime && r.largeur < 6;                    /* its value is above */
    for (int i = dessous ? 2 : coin; i < (coin ? 2 : 4); i++)
        pinceau_ecrire(p, r.x + (i & 1) * (r.largeur - 1), r.y + (i >> 1) * (r.hauteur - 1), 1,
                       STYLE_MARQUE + t->fond, MARQUES_GRAND[t->marque][i]);
}

static void dessiner_pion(const struct pinceau *p, struct rectangle r,
                          const struct plateau *plateau, const struct trace *t)
{
    bool pion = t->cellule.genre == CELLULE_PION;
    const char *signe = t->tourne ? "│"
                        : pion ? plateau_pion(p, plateau->jeu, plateau->pions, t->cellule.joueur)
                        : t->legal ? "·"
                                   : " ";
    enum style style = !pion ? STYLE_LEGAL : t->cellule.joueur == 1 ? STYLE_PION1 : STYLE_PION2;
    enum style marque = STYLE_MARQUE + t->fond;
    int x = r.x + (r.largeur - 1) / 2, y = r.y + (r.hauteur - 1) / 2;
    pinceau_ecrire(p, x - 1, y, 1, marque, MARQUES[t->marque][0]);
    pinceau_ecrire(p, x, y, 1, style + t->fond, signe);
    pinceau_ecrire(p, x + 1, y, 1, marque, MARQUES[t->marque][1]);
}

/* ---- Seeds: between two rims in the colour of whose hole it is, its name above and how many it
 * holds below, rows for each colour: four dots to each where they fit, else their number ---- */

enum { POINTS = 4 };

/* The cursor's is of its own colour, so that it is found at a glance. */
static enum style style_bord(const struct pinceau *p, const struct trace *t)
{
    const int joueur = t->cellule.joueur == 1 ? 0 : 1;
    if (!p->couleurs.actives || (!t->fond && (t->marque != MARQUE_DERNIER || !p->couleurs.nuances)))
        return STYLE_BORD1 + joueur;
    return t->fond ? STYLE_MARQUE + t->fond : STYLE_PION1 + STYLE_SUR_DERNIER + joueur;
}

/* "[15]", "· 15 ·"; in four columns "15 ·", where ".15" would look like a number. */
static void dessiner_nom(const struct pinceau *p, struct rectangle r, const struct trace *t,
                         const char *nom)
{
    const bool legal = t->legal && !t->marque, serre = r.largeur < POINTS + 2;
    const char *avant = t->marque ? MARQUES[t->marque][0] : legal && !serre ? "· " : "";
    const char *apres = t->marque ? MARQUES[t->marque][1] : legal ? " ·" : "";
    const int libres =
        r.largeur - pinceau_largeur(p, avant) - (int)strlen(nom) - pinceau_largeur(p, apres);
    pinceau_tracer(p, r.x + (legal && serre ? libres : libres / 2), r.y, r.largeur,
                   style_bord(p, t), "%s%s%s", avant, nom, apres);
}

/* Those of one colour, in a rectangle of their own. */
static void dessiner_couleur(const struct pinceau *p, struct rectangle r, enum style style,
                             int couleur, int nb, bool points)
{
    static const char *const LETTRES[] = {N_("R"), N_("B"), N_("T")}, *const PLEIN = "●";
    static const char *const CREUX = "○";
    const int marge = r.largeur >= 8, pas = r.largeur >= 10 ? 2 : 1, debut = r.x + marge + 2;
    const int chiffres = points ? POINTS : r.largeur - 1;
    pinceau_ecrire(p, r.x + marge, r.y, 1, style, _(LETTRES[couleur]));
    if (!points || nb > POINTS * r.hauteur)
        pinceau_tracer(p, points ? debut : r.x + 1, r.y, chiffres, style, "%*d",
                       points ? pas * (POINTS - 1) + 1 : chiffres, nb);
    else
        for (int i = 0; i < nb; i++)
            pinceau_ecrire(p, debut + pas * (i % POINTS), r.y + i / POINTS, 1, style,
                           couleur == 2 ? CREUX : PLEIN);
}

static void dessiner_graines(const struct pinceau *p, const struct disposition *d,
                             const struct plateau *plateau, const struct trace *t, int x, int y)
{
    const struct rectangle r = disposition_cellule(d, x, y);
    const enum style bord = style_bord(p, t);
    const int *graines = t->cellule.graines, total = graines[0] + graines[1] + graines[2];
    const bool points =
        r.largeur >= POINTS + 2 && pinceau_connait(p, "●") && plateau->pions != PIONS_ASCII;
    struct rectangle trou = {r.x, r.y + 1, r.largeur - !d->format->traits, r.hauteur - 2};
    char nom[16];
    struct tampon sortie = tampon_sur(nom, sizeof nom);
    pinceau_remplir(p, r, STYLE_CASE);
    pinceau_remplir(p, (struct rectangle){r.x, r.y, r.largeur, 1}, bord);
    pinceau_remplir(p, trou, STYLE_CLAIR);
    pinceau_remplir(p, (struct rectangle){r.x, r.y + r.hauteur - 1, r.largeur, 1}, bord);
    plateau_nom_cellule(plateau->jeu, x, y, &sortie);
    dessiner_nom(p, r, t, nom);
    if (total)
        pinceau_tracer(p, r.x + (r.largeur - 1 - (total > 9)) / 2, r.y + r.hauteur - 1, 2, bord,
                       "%d", total);
    const int rangees = trou.hauteur / 3;
    trou.y += (trou.hauteur - 3 * rangees) / 2;
    trou.hauteur = rangees;
    for (int c = 0; c < 3; c++, trou.y += rangees)
        if (graines[c])
            dessiner_couleur(p, trou, STYLE_ROUGE + c, c, graines[c], points);
}

/* ---- Cells ---- */

/* Is there a pawn at (x, y) in both positions, one player's and then another's? NULL: in none. */
static bool change(const struct jeu *jeu, const struct position *p, const struct position *q, int x,
                   int y)
{
    if (!p || !q)
        return false;
    struct cellule avant = jeu->cellule(p, x, y), apres = jeu->cellule(q, x, y);
    return avant.genre == CELLULE_PION && apres.genre == CELLULE_PION &&
           avant.joueur != apres.joueur;
}

/* Did the last move give the pawn there to another player? */
static bool retourne(const struct plateau *plateau, int x, int y)
{
    const struct position *avant = plateau->dernier ? &plateau->dernier->avant : NULL;
    return change(plateau->jeu, avant, plateau->position, x, y);
}

static bool cellule_de(const struct jeu *jeu, const struct position *avant, int coup, int x, int y)
{
    int cx, cy;
    if (coup == COUP_AUCUN)
        return false;
    jeu->cellule_du_coup(avant, coup, &cx, &cy);
    return cx == x && cy == y;
}

/* Did the last move end there? */
static bool dernier_en(const struct plateau *plateau, int x, int y)
{
    const struct coup_joue *dernier = plateau->dernier;
    int cx, cy;
    if (!dernier)
        return false;
    plateau_arrivee(plateau->jeu, &dernier->avant, dernier->coup, &cx, &cy);
    return cx == x && cy == y;
}

static enum marque marque_de(const struct plateau *plateau, int x, int y)
{
    if (dernier_en(plateau, x, y))
        return MARQUE_DERNIER;
    if (cellule_de(plateau->jeu, plateau->position, plateau->conseil, x, y))
        return MARQUE_CONSEIL;
    if (cellule_de(plateau->jeu, plateau->position, plateau->erreur, x, y))
        return MARQUE_ERREUR;
    if (x == plateau->curseur_x && y == plateau->curseur_y)
        return MARQUE_CURSEUR;
    const bool gagne = plateau->jeu->cellule(plateau->position, x, y).gagne;
    const bool marque = gagne || (!plateau->comptee && retourne(plateau, x, y));
    return marque ? MARQUE_RETOURNE : MARQUE_AUCUNE;
}

/* From a style on the board to the one of this cell. */
static int fond_de(const struct disposition *d, const struct plateau *plateau, int x, int y)
{
    const bool sombre = (x + y) % 2 && !d->format->traits && !format_trous(d->format);
    return plateau->eclaire && dernier_en(plateau, x, y)          ? STYLE_SUR_DERNIER
           : x == plateau->curseur_x && y == plateau->curseur_y ? STYLE_SOUS_CURSEUR
           : sombre                                             ? STYLE_SUR_SOMBRE
                                                                : 0;
}

static void dessiner_cellule(const struct pinceau *p, const struct disposition *d,
                             const struct plateau *plateau, int x, int y, bool legal,
                             const struct estime *estime, const struct position *promesse)
{
    struct rectangle r = disposition_cellule(d, x, y);
    struct trace t = {
        .cellule = plateau->jeu->cellule(plateau->position, x, y),
        .legal = legal,
        .tourne = change(plateau->jeu, plateau->position, plateau->ensuite, x, y),
        .fond = fond_de(d, plateau, x, y),
        .promis = change(plateau->jeu, plateau->position, promesse, x, y),
        .marque = marque_de(plateau, x, y),
    };
    if (t.cellule.genre == CELLULE_ABSENTE)
        return;
    if (t.cellule.genre == CELLULE_VIDE) /* where there is a pawn it goes first */
        t.estime = estime;
    if (t.estime && t.marque < MARQUE_ERREUR && plateau->conseil == COUP_AUCUN &&
        est_meilleur(plateau->estimation, estime))
        t.marque = MARQUE_CONSEIL;
    if (t.cellule.genre == CELLULE_GRAINES) {
        dessiner_graines(p, d, plateau, &t, x, y);
        return;
    }
    t.bordee = (t.marque == MARQUE_DERNIER || t.marque == MARQUE_RETOURNE) &&
               t.cellule.genre == CELLULE_PION && format_damier(d->format) && !p->couleurs.signes;
    const bool trame = format_damier(d->format) && !p->couleurs.nuances;
    for (int i = 0; i < r.largeur * r.hauteur; i++) {
        const int dx = i % r.largeur, dy = i / r.largeur, fond = fond_en(&t, r, dx, dy);
        pinceau_ecrire(p, r.x + dx, r.y + dy, 1, STYLE_CASE + fond,
                       trame && fond == STYLE_SUR_SOMBRE ? "░" : " ");
    }
    if (t.promis && !format_damier(d->format)) /* else both are seen */
        t.marque = MARQUE_PROMIS;
    if (d->format->grand)
        dessiner_grand(p, r, d->format, &t);
    else if (t.estime)
        dessiner_estime(p, r, &t, d->format->traits);
    else
        dessiner_pion(p, r, plateau, &t);
}

/* The position after the only legal move of the cursor's cell; false: there is none. */
static bool promettre(const struct plateau *plateau, struct position *apres)
{
    const struct jeu *jeu = plateau->jeu;
    int coups[COUPS_MAX];
    if (!plateau->promesse || plateau->curseur_x < 0 ||
        plateau_coups(jeu, plateau->position, plateau->trait, plateau->curseur_x,
                      plateau->curseur_y, coups) != 1)
        return false;
    *apres = jeu->incrementer_config(plateau->position, coups[0], plateau->trait);
    return true;
}

/* ---- Lines and headings ---- */

/* A row of lines; y-th of `lignes` + 1. */
static void dessiner_traits(const struct pinceau *p, const struct disposition *d,
                            const struct jeu *jeu, int y)
{
    static const char *const JOINTS[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    const struct format *f = d->format;
    const char *const *joints = JOINTS[y == 0 ? 0 : y < jeu->lignes ? 1 : 2];
    int rangee = d->plateau.y + f->pas_y * y;
    for (int x = 0; x < d->plateau.largeur; x++) {
        int colonne = x / f->pas_x;
        const char *signe = x % f->pas_x != 0         ? "─"
                            : colonne == 0            ? joints[0]
                            : colonne < jeu->colonnes ? joints[1]
                                                      : joints[2];
        pinceau_ecrire(p, d->plateau.x + x, rangee, 1, STYLE_LIGNE, signe);
    }
}

static void dessiner_quadrillage(const struct pinceau *p, const struct disposition *d,
                                 const struct jeu *jeu)
{
    const struct format *f = d->format;
    for (int y = 0; y <= jeu->lignes; y++) {
        dessiner_traits(p, d, jeu, y);
        for (int x = 0; x <= jeu->colonnes && y < jeu->lignes; x++)
            for (int i = 1; i < f->pas_y; i++)
                pinceau_ecrire(p, d->plateau.x + f->pas_x * x, d->plateau.y + f->pas_y * y + i, 1,
                               STYLE_LIGNE, "│");
    }
}

/* Columns have a letter above and a number below, rows a number: both ways of naming a cell. The
 * heading of the cursor is strong. */
static void dessiner_entetes(const struct pinceau *p, const struct disposition *d,
                             const struct plateau *plateau)
{
    const struct jeu *jeu = plateau->jeu;
    int dessous = d->plateau.y + d->plateau.hauteur;
    for (int x = 0; x < jeu->colonnes; x++) {
        struct rectangle r = disposition_cellule(d, x, 0);
        enum style style = x == plateau->curseur_x ? STYLE_FORT : STYLE_NORMAL;
        int milieu = r.x + (r.largeur - 1) / 2;
        pinceau_tracer(p, milieu, d->plateau.y - 1, 1, style, "%c", jeu->noms_colonnes[x]);
        pinceau_tracer(p, milieu - (x >= 9), dessous, 2, style, "%d", x + 1);
    }
    for (int y = 0; y < jeu->lignes; y++) {
        struct rectangle r = disposition_cellule(d, 0, y);
        enum style style = y == plateau->curseur_y ? STYLE_FORT : STYLE_NORMAL;
        pinceau_tracer(p, d->plateau.x - 3, r.y + (r.hauteur - 1) / 2, 2, style, "%2d", y + 1);
    }
}

void plateau_dessiner(const struct pinceau *p, const struct disposition *d,
                      const struct plateau *plateau)
{
    const struct jeu *jeu = plateau->jeu;
    bool legaux[16][16] = {{false}};
    const struct estime *estimes[16][16] = {{NULL}};
    struct position apres;
    const struct position *promesse = promettre(plateau, &apres) ? &apres : NULL;
    int coups[COUPS_MAX];
    int nb = plateau->trait ? jeu->lister_coups(plateau->position, plateau->trait, coups) : 0;
    for (int i = 0; i < nb; i++) {
        int x, y;
        jeu->cellule_du_coup(plateau->position, coups[i], &x, &y);
        legaux[y & 15][x & 15] = true;
    }
    for (int i = plateau->estimation ? plateau->estimation->nb : 0; i-- > 0;) {
        int x, y; /* of a cell's several moves the best is written last */
        const struct estime *estime = &plateau->estimation->estimes[i];
        jeu->cellule_du_coup(plateau->position, estime->coup, &x, &y);
        estimes[y & 15][x & 15] = estime;
    }
    if (format_trous(d->format))
        pinceau_remplir(p, d->plateau, STYLE_CASE);
    if (d->format->traits && (!format_trous(d->format) || !p->couleurs.actives))
        dessiner_quadrillage(p, d, jeu);
    if (d->entetes)
        dessiner_entetes(p, d, plateau);
    for (int y = 0; y < jeu->lignes; y++)
        for (int x = 0; x < jeu->colonnes; x++)
            dessiner_cellule(p, d, plateau, x, y, legaux[y][x], estimes[y][x], promesse);
}

/* ---- In words ---- */

void plateau_dire_marques(const struct plateau *plateau, struct tampon *sortie)
{
    static const struct {
        const char *signe, *sens;
    } MARQUES_DITES[] = {
        {"*", N_("meilleur")}, {"?", N_("erreur jouée")}, {"=", N_("prouvé")}, {"#", N_("livre")}};
    const struct estimation *estimation = plateau->estimation;
    const int nb = estimation ? estimation->nb : 0;
    bool vus[4] = {plateau->conseil != COUP_AUCUN, plateau->erreur != COUP_AUCUN};
    for (int i = 0; i < nb; i++) {
        vus[0] |= est_meilleur(estimation, &estimation->estimes[i]);
        vus[2] |= estimation->estimes[i].exact;
        vus[3] |= *estime_marque(&estimation->estimes[i]) == '#';
    }
    for (int i = 0; i < 4; i++)
        if (vus[i])
            tampon_ecrire(sortie, "%s%s %s", sortie->longueur ? "  " : "", MARQUES_DITES[i].signe,
                          _(MARQUES_DITES[i].sens));
}

void plateau_nom_cellule(const struct jeu *jeu, int x, int y, struct tampon *sortie)
{
    if (jeu->ecrire_cellule)
        jeu->ecrire_cellule(x, y, sortie);
    else if (jeu->noms_colonnes)
        tampon_ecrire(sortie, "%c%d", jeu->noms_colonnes[x], y + 1);
    else
        tampon_ecrire(sortie, "%d", jeu->colonnes * y + x + 1);
}

void plateau_arrivee(const struct jeu *jeu, const struct position *avant, int coup, int *x, int *y)
{
    (jeu->cellule_arrivee ? jeu->cellule_arrivee : jeu->cellule_du_coup)(avant, coup, x, y);
}

int plateau_coups(const struct jeu *jeu, const struct position *position, int joueur, int x, int y,
                  int coups[COUPS_MAX])
{
    int tous[COUPS_MAX], nb = 0;
    int total = joueur ? jeu->lister_coups(position, joueur, tous) : 0;
    for (int i = 0; i < total; i++)
        if (cellule_de(jeu, position, tous[i], x, y))
            coups[nb++] = tous[i];
    return nb;
}

void plateau_dire_refus(const struct jeu *jeu, const struct position *position, int joueur, int x,
                        int y, struct tampon *sortie)
{
    char nom[16], perdu[256];
    struct tampon n = tampon_sur(nom, sizeof nom), p = tampon_sur(perdu, sizeof perdu);
    int coup;
    plateau_nom_cellule(jeu, x, y, &n);
    const char *refus = NULL;
    if (jeu->lire_coup(nom, &coup, &p))
        refus = jeu->raison_refus(position, coup, joueur);
    tampon_ecrire(sortie, _("%s : %s."), nom, refus ? refus : _("aucun coup légal ici"));
}

int plateau_compter_retournes(const struct jeu *jeu, const struct position *position, int joueur,
                              int coup)
{
    struct coup_joue joue = {.coup = coup, .joueur = joueur, .avant = *position};
    struct position apres = jeu->incrementer_config(position, coup, joueur);
    struct plateau plateau = {.jeu = jeu, .position = &apres, .dernier = &joue};
    int nb = 0;
    for (int y = 0; y < jeu->lignes; y++)
        for (int x = 0; x < jeu->colonnes; x++)
            nb += retourne(&plateau, x, y);
    return nb;
}

void plateau_dire_retournes(const struct jeu *jeu, const struct position *position, int joueur,
                            int coup, struct tampon *sortie)
{
    const int nb = plateau_compter_retournes(jeu, position, joueur, coup);
    if (nb > 0)
        tampon_ecrire(sortie,
                      ngettext(", retourne %d pion", ", retourne %d pions", (unsigned long)nb), nb);
}

/* "Joueur 2, 2 rouges, 1 bleue, 0 transparentes" */
static void dire_graines(const struct jeu *jeu, const struct cellule *c, struct tampon *sortie)
{
    const int *n = c->graines;
    tampon_ajouter(sortie, _(jeu->joueurs[c->joueur]));
    tampon_ecrire(sortie, ngettext(", %d rouge", ", %d rouges", (unsigned long)n[0]), n[0]);
    tampon_ecrire(sortie, ngettext(", %d bleue", ", %d bleues", (unsigned long)n[1]), n[1]);
    tampon_ecrire(sortie, ngettext(", %d transparente", ", %d transparentes", (unsigned long)n[2]),
                  n[2]);
}

static void dire_contenu(const struct jeu *jeu, struct cellule c, struct tampon *sortie)
{
    if (c.genre == CELLULE_PION)
        tampon_ajouter(sortie, _(jeu->joueurs[c.joueur]));
    else if (c.genre == CELLULE_GRAINES)
        dire_graines(jeu, &c, sortie);
    else if (c.genre == CELLULE_VIDE)
        tampon_ajouter(sortie, _("vide"));
}

void plateau_dire_cellule(const struct jeu *jeu, const struct position *position, int joueur, int x,
                          int y, int mots, struct tampon *sortie)
{
    int coups[COUPS_MAX];
    int nb = plateau_coups(jeu, position, joueur, x, y, coups);
    plateau_nom_cellule(jeu, x, y, sortie);
    if (mots == MOTS_TOUS || (mots && nb == 0)) {
        tampon_ajouter(sortie, _(" : "));
        dire_contenu(jeu, jeu->cellule(position, x, y), sortie);
    }
    if (mots && nb == 1) {
        tampon_ajouter(sortie, _(", coup légal"));
        if (mots > 1)
            plateau_dire_retournes(jeu, position, joueur, coups[0], sortie);
    } else if (mots && nb > 1) {
        tampon_ecrire(sortie, _(", %d coups légaux"), nb);
    }
}
