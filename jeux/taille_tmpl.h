/* Othello on a board that is not the course's, as a struct jeu: a template, included once in a file
 * per size (jeux/othello_10x10.c...).
 *
 *     LARGEUR, HAUTEUR, REGLES(nom)    as in jeux/regles_tmpl.h
 *     TAILLE_NOM                       "10x10"
 *     TAILLE_LETTRES                   "abcdefghij"
 *     TAILLE_POIDS                     the weights, a struct REGLES(poids)'s initializer
 *     TAILLE_MIROIR                    false: usual start, white on the upper left of the four
 *     TAILLE_STYLE                     name of the seed AI of this board, if there is one
 *     TAILLE_PENSER_STYLE              its struct jeu's penser
 *     TAILLE_PARFAIT                   of a solved square board, an initializer of struct parfait[]
 *
 * after jeux/jeu.h and jeux/damier.h. It gives TAILLE_JEUX(variable, title, variable, title), which
 * defines the two games, one for each diagonal of the start. Why not for 8x8 too: the rules of the
 * course's board are othello.c, by the book, and its text is the assignment's (jeux/othello_8x8.c);
 * there is little left to share.
 *
 * A move is the index of its square, y * LARGEUR + x from 0. A position holds the black discs then
 * the white ones, as words of jeux/regles_tmpl.h. */
#include <assert.h>
#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/texte.h"
#include "jeux/niveaux_tmpl.h"
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/lineaire_tmpl.h"

#define AB(nom)              REGLES(ab_##nom)
#define AB_CONTEXTE          struct REGLES(poids)
#define AB_EVALUER(poids, p) REGLES(lineaire)(poids, p)
#define AB_ASPIRATION        100
#include "jeux/othello_ab_tmpl.h"

static_assert(sizeof(struct REGLES(position)) <= POSITION_OCTETS, "a position must hold the board");

/* The position as `joueur` sees it. */
static struct REGLES(position) vu_par(const struct position *p, int joueur)
{
    struct REGLES(position) q;
    memcpy(&q, p->octets, sizeof q);
    return joueur == 1 ? q : REGLES(tourner)(&q);
}

static struct position ranger(struct REGLES(position) vue, int joueur)
{
    struct position p = {{0}};
    if (joueur != 1)
        vue = REGLES(tourner)(&vue);
    memcpy(p.octets, &vue, sizeof vue);
    return p;
}

/* ---- Rules ---- */

static struct position init_usuel(void)
{
    return ranger(REGLES(depart)(TAILLE_MIROIR), 1);
}

static struct position init_miroir(void)
{
    return ranger(REGLES(depart)(!TAILLE_MIROIR), 1);
}

static bool est_coup_possible(const struct position *p, int joueur)
{
    struct REGLES(position) q = vu_par(p, joueur);
    return REGLES(coups)(&q) != 0;
}

static bool est_jeu_fini(const struct position *p)
{
    struct REGLES(position) q = vu_par(p, 1);
    return REGLES(fini)(&q);
}

static struct position incrementer_config(const struct position *p, int coup, int joueur)
{
    struct REGLES(position) q = vu_par(p, joueur);
    return ranger(REGLES(jouer)(&q, coup), 3 - joueur);
}

static_assert((int)REGLES(COUPS_MAX) <= (int)COUPS_MAX, "a list must hold the moves");

static int lister_coups(const struct position *p, int joueur, int coups[COUPS_MAX])
{
    struct REGLES(position) q = vu_par(p, joueur);
    return REGLES(lister)(&q, coups);
}

static const char *raison_refus(const struct position *p, int coup, int joueur)
{
    struct REGLES(position) q = vu_par(p, joueur);
    if (coup < 0 || coup >= REGLES(CASES))
        return _("hors du plateau");
    if (!(REGLES(vides)(&q) & REGLES(bit)(coup)))
        return _("la case est occupée");
    return REGLES(retournes)(&q, coup) ? NULL : _("ce coup ne retourne aucun pion");
}

static int score(const struct position *p, int joueur)
{
    return REGLES(compter)(vu_par(p, joueur).joueur);
}

static int marge(const struct position *p)
{
    struct REGLES(position) q = vu_par(p, 1);
    return REGLES(marge)(&q);
}

/* ---- Words ---- */

static bool lire_coup(const char *texte, int *coup, struct tampon *raison)
{
    return damier_lire_case(texte, LARGEUR, HAUTEUR, coup, raison);
}

static void ecrire_coup(int coup, struct tampon *sortie)
{
    damier_ecrire_case(coup, LARGEUR, sortie);
}

static void ecrire_coup_xy(int coup, struct tampon *sortie)
{
    damier_ecrire_xy(coup, LARGEUR, HAUTEUR, sortie);
}

/* What stands on a square: 0, 1 or 2. */
static int contenu(const struct position *p, int c)
{
    struct REGLES(position) q = vu_par(p, 1);
    REGLES(mot) x = REGLES(bit)(c);
    return q.joueur & x ? 1 : q.adverse & x ? 2 : 0;
}

static struct damier damier_de(const struct position *p)
{
    struct damier d = {.largeur = LARGEUR, .hauteur = HAUTEUR};
    for (int c = 0; c < REGLES(CASES); c++)
        d.cases[c] = (unsigned char)contenu(p, c);
    return d;
}

static void ecrire_position(const struct position *p, struct tampon *sortie)
{
    struct damier d = damier_de(p);
    damier_ecrire_position(&d, sortie);
}

static struct position ranger_damier(const struct damier *d)
{
    struct REGLES(position) q = {0, 0};
    for (int c = 0; c < REGLES(CASES); c++) {
        q.joueur |= d->cases[c] == 1 ? REGLES(bit)(c) : 0;
        q.adverse |= d->cases[c] == 2 ? REGLES(bit)(c) : 0;
    }
    return ranger(q, 1);
}

static bool lire_position(const char *texte, struct position *p, struct tampon *raison)
{
    struct damier d = {.largeur = LARGEUR, .hauteur = HAUTEUR};
    if (!damier_lire_position(texte, &d, raison))
        return false;
    *p = ranger_damier(&d);
    return true;
}

static struct position exemple(int n, int *joueur, int *coup)
{
    (void)coup; /* the first one */
    struct damier d = {.largeur = LARGEUR, .hauteur = HAUTEUR};
    *joueur = damier_exemple(n, &d);
    return ranger_damier(&d);
}

static void ecrire_config(const struct position *p, struct tampon *sortie)
{
    struct damier d = damier_de(p);
    damier_ecrire_config(&d, sortie);
}

static void ecrire_fin(const struct position *p, struct tampon *sortie)
{
    struct damier d = damier_de(p);
    damier_ecrire_fin(&d, sortie);
}

/* ---- Drawing ---- */

static struct cellule cellule(const struct position *p, int x, int y)
{
    int joueur = contenu(p, y * LARGEUR + x);
    return (struct cellule){.genre = joueur ? CELLULE_PION : CELLULE_VIDE, .joueur = joueur};
}

static void cellule_du_coup(const struct position *avant, int coup, int *x, int *y)
{
    (void)avant;
    *x = coup % LARGEUR;
    *y = coup / LARGEUR;
}

/* ---- A move shown step by step: the disc, then what it turns, ring by ring ---- */

/* The squares at most `n` rings away from the one of the move. */
static REGLES(mot) a_portee(int coup, int n)
{
    REGLES(mot) proches = 0;
    for (int c = 0; c < REGLES(CASES); c++)
        if (damier_anneau(coup, c, LARGEUR) <= n)
            proches |= REGLES(bit)(c);
    return proches;
}

static int compter_etapes(const struct position *p, int coup, int joueur)
{
    struct REGLES(position) q = vu_par(p, joueur);
    REGLES(mot) tournes = REGLES(retournes)(&q, coup);
    int nb = 0;
    while (tournes & ~a_portee(coup, nb))
        nb++;
    return nb;
}

static struct position etape(const struct position *p, int coup, int joueur, int n)
{
    struct REGLES(position) q = vu_par(p, joueur);
    REGLES(mot) tournes = REGLES(retournes)(&q, coup) & a_portee(coup, n);
    q.joueur |= tournes | REGLES(bit)(coup);
    q.adverse &= ~tournes;
    return ranger(q, joueur);
}

/* ---- A thinking player ---- */

static const struct REGLES(poids) POIDS = TAILLE_POIDS;

#ifdef TAILLE_PARFAIT
#include "jeux/vues_tmpl.h"

/* A view of a position (jeux/vues_tmpl.h), a move that gives `garanti` discs or more to who plays
 * it, on to the end: proved by outils/prouver.c. */
static const struct parfait {
    REGLES(mot) joueur, adverse;
    int coup, garanti;
} PARFAITS[] = {TAILLE_PARFAIT};

enum { PREMIER_PARFAIT = 6 }; /* level */

static bool jouer_parfait(const struct REGLES(position) *q, const struct limites *limites,
                          struct pensee *pensee)
{
    int sens;
    const struct REGLES(position) vue = REGLES(vue)(q, &sens);
    if (limites->niveau < PREMIER_PARFAIT || limites->profondeur > 0 || limites->sans_livre)
        return false;
    for (size_t i = 0; i < sizeof PARFAITS / sizeof *PARFAITS; i++)
        if (PARFAITS[i].joueur == vue.joueur && PARFAITS[i].adverse == vue.adverse) {
            int coup = REGLES(coup_reel)(PARFAITS[i].coup, sens);
            *pensee = (struct pensee){.coup = coup, .score = PARFAITS[i].garanti, .en_points = true,
                                      .livre = true, .pv = {coup}, .pv_longueur = 1,
                                      .selectivite = 100};
            return true;
        }
    return false;
}
#else
static bool jouer_parfait(const struct REGLES(position) *q, const struct limites *limites,
                          struct pensee *pensee)
{
    (void)q, (void)limites, (void)pensee;
    return false;
}
#endif

/* The strongest we have on this board: the score is a number of discs, estimated or proved. */
static const char *penser_niveau(const struct REGLES(position) *q, const struct limites *limites,
                                 struct pensee *pensee)
{
    struct niveau n = niveau_de(limites);
    struct REGLES(ab_recherche) r;
    if (jouer_parfait(q, limites, pensee))
        return NULL;
    if (!REGLES(ab_init)(&r, &POIDS, niveau_table(n), limites->arret))
        return _("mémoire insuffisante");
    r.echeance = niveau_echeance(n);
    REGLES(ab_chercher)(&r, q, n.profondeur, n.fin, pensee);
    REGLES(ab_detruire)(&r);
    if (!pensee->en_points)
        pensee->score /= 100;
    pensee->en_points = true;
    return NULL;
}

#ifdef TAILLE_STYLE
static const char *const STYLES[] = {TAILLE_STYLE, NULL};
#define penser_style TAILLE_PENSER_STYLE
#else
static const char *const STYLES[] = {NULL};

static const char *penser_style(const struct position *p, int joueur,
                                const struct limites *limites, struct pensee *pensee)
{
    (void)p, (void)joueur, (void)limites, (void)pensee;
    return _("style inconnu");
}
#endif

static const char *penser(const struct position *p, int joueur, const struct limites *limites,
                          struct pensee *pensee)
{
    double debut = horloge_secondes();
    struct REGLES(position) q = vu_par(p, joueur);
    if (limites->niveau < NIVEAU_MIN || limites->niveau > NIVEAU_MAX)
        return _("niveau inconnu");
    if (!REGLES(coups)(&q))
        return _("aucun coup possible");
    const char *erreur = limites->style ? penser_style(p, joueur, limites, pensee)
                                        : penser_niveau(&q, limites, pensee);
    pensee->secondes = horloge_secondes() - debut;
    return erreur;
}

/* ---- The games ---- */

#define TAILLE_JEU(variable, suffixe, titre_jeu, init)                                             \
    const struct jeu variable = {                                                                  \
        .nom = "othello-" TAILLE_NOM suffixe,                                                      \
        .titre = titre_jeu,                                                                        \
        .colonnes = LARGEUR,                                                                       \
        .lignes = HAUTEUR,                                                                         \
        .joueurs = {"", N_("Noir"), N_("Blanc")},                                                  \
        .unite = {NN_("pion", "pions")},                                                           \
        .regles = DAMIER_REGLES,                                                                   \
        .conseils = DAMIER_CONSEILS,                                                               \
        .noms_colonnes = TAILLE_LETTRES,                                                           \
        .creer_config_init = init,                                                                 \
        .est_coup_possible = est_coup_possible,                                                    \
        .est_jeu_fini = est_jeu_fini,                                                              \
        .incrementer_config = incrementer_config,                                                  \
        .lister_coups = lister_coups,                                                              \
        .raison_refus = raison_refus,                                                              \
        .score = score,                                                                            \
        .marge = marge,                                                                            \
        .lire_coup = lire_coup,                                                                    \
        .ecrire_coup = ecrire_coup,                                                                \
        .ecrire_coup_xy = ecrire_coup_xy,                                                          \
        .ecrire_position = ecrire_position,                                                        \
        .lire_position = lire_position,                                                            \
        .ecrire_config = ecrire_config,                                                            \
        .ecrire_invite = damier_ecrire_invite,                                                     \
        .ecrire_fin = ecrire_fin,                                                                  \
        .cellule = cellule,                                                                        \
        .cellule_du_coup = cellule_du_coup,                                                        \
        .compter_etapes = compter_etapes,                                                          \
        .etape = etape,                                                                            \
        .exemple = exemple,                                                                        \
        .penser = penser,                                                                          \
        .styles = STYLES,                                                                          \
    }
#define TAILLE_JEUX(usuel, titre_usuel, miroir, titre_miroir)                                      \
    TAILLE_JEU(usuel, "", titre_usuel, init_usuel);                                                \
    TAILLE_JEU(miroir, "-miroir", titre_miroir, init_miroir)
