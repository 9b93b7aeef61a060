/* See awale_ia.h. */
#include "jeux/awale_ia.h"

#include "base/bits.h"
#include "base/i18n.h"
#include "base/texte.h"
#include "jeux/awale_semis.h"
#include "jeux/awale_styles.h"

struct contexte {
    const struct awale_poids *poids;
    awale_evaluation *style; /* NULL: ours */
};

enum { COUPS_CODES = AWALE_TROUS * AWALE_GENRES, COUPS_POSSIBLES = 32, PROFONDEUR_MAX = 100 };

/* ---- Moves, as sets of 64 bits: the holes of each kind side by side, bit 16 * kind + byte ---- */

static inline int coup_du_bit(int bit)
{
    return awale_coup(bit % AWALE_TROUS, (enum awale_genre)(bit / AWALE_TROUS));
}

static inline unsigned garnis(octets16 graines)
{
    return ~octets16_bits(graines == octets16_tous(0));
}

/* The legal moves but one of two that do the same: a transparent seed alone in its hole goes to the
 * next one in either mode. */
static inline uint64_t coups_utiles(const struct awale *p, octets16 totaux)
{
    unsigned seules = octets16_bits(totaux == octets16_tous(1));
    unsigned t = garnis(p->graines[TRANSPARENT]), camp = awale_trous_du_camp(p->trait);
    return (uint64_t)(garnis(p->graines[ROUGE]) & camp) |
           (uint64_t)(garnis(p->graines[BLEU]) & camp) << AWALE_TROUS |
           (uint64_t)(t & camp) << 2 * AWALE_TROUS |
           (uint64_t)(t & camp & ~seules) << 3 * AWALE_TROUS;
}

/* ---- Moves that take, or may: their last hole holds 1 or 2 seeds before the move ---- */

/* The holes, of both sides, whose move of `n` seeds may take something, `cibles` being the holes
 * that may be taken. A sowing of several laps changes what it falls on: it always may. */
static inline uint64_t preneurs(octets16 cibles, octets16 n, bool bleu)
{
    octets16 rangs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    octets16 derniers = (bleu ? rangs + n + n - 1 : rangs + n) & 15;
    octets16 tours = (octets16)(n > octets16_tous(bleu ? 8 : 15));
    return octets16_bits(octets16_lire(cibles, derniers) | tours);
}

static inline uint64_t coups_preneurs(const struct awale *p, octets16 totaux)
{
    octets16 cibles = (octets16)(((totaux + 1) | 1) == 3), t = p->graines[TRANSPARENT];
    uint64_t coups = 0;
    for (int genre = 0; genre < AWALE_GENRES; genre++) {
        octets16 n = p->graines[genre & 1];
        coups |= preneurs(cibles, genre & 2 ? n + t : n, genre & 1) << genre * AWALE_TROUS;
    }
    return coups;
}

static inline uint64_t ensemble(const struct awale *p, uint64_t *vifs)
{
    octets16 totaux = awale_totaux(p);
    uint64_t utiles = coups_utiles(p, totaux);
    *vifs = utiles & coups_preneurs(p, totaux);
    return utiles;
}

static inline int generer(const struct awale *p, int coups[COUPS_POSSIBLES])
{
    int n = 0;
    if (!awale_fini(p))
        for (uint64_t c = coups_utiles(p, awale_totaux(p)); c; c = bits_reste(c))
            coups[n++] = coup_du_bit(bits_premier(c));
    return n;
}

static inline bool passer(const struct awale *p, struct awale *apres)
{
    *apres = *p;
    apres->trait = !p->trait;
    return !awale_fini(p) && awale_peut_jouer(p, apres->trait);
}

static inline void jouer(const struct awale *p, int coup, struct awale *apres)
{
    awale_jouer_vers(p, coup, apres);
    apres->trait = !p->trait;
}

static inline int marge_du_trait(const struct awale *p)
{
    return p->score[p->trait] - p->score[!p->trait];
}

static inline int evaluer(const struct contexte *c, const struct awale *p)
{
    return c->style ? c->style(p) : awale_evaluer(c->poids, p);
}

/* ---- The table: one view of a position and of those that turning the ring makes of it ----
 *
 * Turned by two holes, or by one with the sides exchanged, the game is the same: 16 positions share
 * an entry. The view kept brings hole `vue` to byte 0, where `vue` belongs to the side to move and
 * its surroundings give the least number. */

static inline octets16 tourner(octets16 v, int n)
{
    octets16 rangs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return octets16_lire(v, (rangs + octets16_tous((uint8_t)n)) & octets16_tous(15));
}

/* Makes each 16-bit lane depend on all the others, in a way that turns with them. */
static inline mots8 brouiller(mots8 x)
{
    x = x * 40503 + mots8_tourner(x, 1);
    x ^= x >> 7;
    x = x * 30011 + mots8_tourner(x, 2);
    x ^= x >> 9;
    return x * 48271 + mots8_tourner(x, 4);
}

static inline int vue_canonique(const struct awale *p)
{
    octets16 r = p->graines[ROUGE], b = p->graines[BLEU], t = p->graines[TRANSPARENT];
    octets16 b5 = b + b + b + b + b, t25 = (t + t + t + t + t) * 5;
    octets16 trous = r + b5 + t25;
    if (p->trait)
        trous = tourner(trous, 1);
    return p->trait + 2 * mots8_rang_du_min(brouiller((mots8)trous));
}

/* The halves of a product on 128 bits, together: each bit depends on all those of `a` and `b`. */
static inline uint64_t melanger(uint64_t a, uint64_t b)
{
    __extension__ typedef unsigned __int128 mot128;
    mot128 produit = (mot128)a * b;
    return (uint64_t)produit ^ (uint64_t)(produit >> 64);
}

/* Random numbers: words of few bits set must not be multiplied together as they are. */
static const uint64_t SELS[2 * AWALE_COULEURS] = {
    UINT64_C(0xa0761d6478bd642f), UINT64_C(0xe7037ed1a0b428db), UINT64_C(0x8ebc6af09c88c6e3),
    UINT64_C(0x589965cc75374cc3), UINT64_C(0x1d8e4e27c47d124f), UINT64_C(0xeb44accab455d165),
};

/* The key of that view. The number of moves played matters only near the limit. */
static inline uint64_t cle_de_la_vue(const struct awale *p, int vue)
{
    uint64_t mots[2 * AWALE_COULEURS];
    int compte = p->coups > AWALE_COUPS_LIMITE - PROFONDEUR_MAX ? p->coups : 0;
    uint64_t h = (uint64_t)p->score[p->trait] << 8 | p->score[!p->trait] | (uint64_t)compte << 16;
    for (int c = 0; c < AWALE_COULEURS; c++) {
        octets16 v = tourner(p->graines[c], vue);
        memcpy(mots + 2 * c, &v, sizeof v);
    }
    for (int i = 0; i < 2 * AWALE_COULEURS; i++)
        mots[i] ^= SELS[i];
    uint64_t rouges = melanger(mots[0], mots[1]), bleues = melanger(mots[2], mots[3]);
    uint64_t transparentes = melanger(mots[4], mots[5]);
    return melanger(rouges ^ h * UINT64_C(0xd6e8feb86659fd93),
                    bleues + transparentes * UINT64_C(0x9e3779b97f4a7c15));
}

static inline int coup_vu(int coup, int vue)
{
    return (coup - vue * AWALE_GENRES) & (COUPS_CODES - 1);
}

static inline int coup_reel(int coup, int vue)
{
    return (coup + vue * AWALE_GENRES) & (COUPS_CODES - 1);
}

/* Late moves that take nothing are first searched less deep. The document's evaluations get its
 * search, at full width: their unit is not ours, nor are their jumps. */
static inline int reduction(const struct contexte *c, int profondeur, int rang, bool preneur)
{
    if (c->style || profondeur < 3 || rang < 6 || preneur)
        return 0;
    return profondeur > 5 && rang >= 14 ? 2 : 1;
}

#define AB(nom)              awale_ab_##nom
#define AB_POSITION          struct awale
#define AB_CONTEXTE          struct contexte
#define AB_COUPS             COUPS_CODES
#define AB_COUPS_MAX         COUPS_POSSIBLES
#define AB_LONGUEUR_MAX      AWALE_COUPS_LIMITE
#define AB_ASPIRATION        60
#define AB_PROFONDEUR_TABLE  2
#define AB_PROFONDEUR_TRI    3
#define AB_PRIME_TUEUR       60
#define AB_PART_HISTORIQUE   1024
#define AB_GENERER           generer
#define AB_PASSER            passer
#define AB_JOUER             jouer
#define AB_MARGE             marge_du_trait
#define AB_FINI              awale_fini
#define AB_RESTANTS(p)       (AWALE_COUPS_LIMITE - (p)->coups)
#define AB_EVALUER           evaluer
#define AB_VUE               vue_canonique
#define AB_CLE_VUE           cle_de_la_vue
#define AB_COUP_VU           coup_vu
#define AB_COUP_REEL         coup_reel
#define AB_PRIME_VIF         1000
#define AB_ENSEMBLE          ensemble
#define AB_COUP_DU_BIT       coup_du_bit
#define AB_REDUCTION(d, rang, vif) reduction(r->contexte, d, rang, vif)
#define AB_PROFONDEUR_FUTILE (r->contexte->style ? 0 : 5)
#define AB_CONFIANCE         (r->contexte->style ? 100 : 92)
#define AB_MARGE_FUTILE(d)   (80 * (d))
#define AB_PROFONDEUR_SONDE(d) (r->contexte->style || (d) < 6 ? 0 : (d) - 4)
#define AB_MARGE_SONDE(d)    60
#define AB_ORDRE_APRES(p)    (-awale_evaluer(r->contexte->poids, (p)))
#include "jeux/alphabeta_tmpl.h"

/* ---- The thinker ---- */

struct awale_ia {
    struct contexte contexte;
    struct awale_ab_recherche recherche;
};

struct awale_ia *awale_ia_creer(const struct awale_poids *poids, int log2_table)
{
    struct awale_ia *ia = malloc(sizeof *ia);
    if (!ia)
        return NULL;
    ia->contexte = (struct contexte){.poids = poids};
    if (!awale_ab_init(&ia->recherche, &ia->contexte, log2_table, NULL)) {
        free(ia);
        return NULL;
    }
    return ia;
}

void awale_ia_detruire(struct awale_ia *ia)
{
    if (!ia)
        return;
    awale_ab_detruire(&ia->recherche);
    free(ia);
}

void awale_ia_oublier(struct awale_ia *ia)
{
    awale_ab_oublier(&ia->recherche);
}

void awale_ia_limiter(struct awale_ia *ia, uint64_t noeuds)
{
    ia->recherche.noeuds_max = noeuds;
}

static const struct {
    const char *nom;
    awale_evaluation *evaluer;
    int graine; /* what one seed taken adds */
} STYLES[] = {
    {"classique", awale_evaluer_classique, 30},
    {"famine", awale_evaluer_famine, 80},
};
const char *const AWALE_STYLES[] = {"classique", "famine", NULL};

/* The evaluation of that name; false when there is none. NULL is ours. */
static bool choisir_style(const char *nom, awale_evaluation **style)
{
    *style = NULL;
    for (size_t i = 0; nom && i < sizeof STYLES / sizeof STYLES[0]; i++)
        if (strcmp(nom, STYLES[i].nom) == 0)
            *style = STYLES[i].evaluer;
    return !nom || *style;
}

/* What a level allows: depth in moves, seconds (0: as long as it takes). */
static const struct {
    int profondeur;
    double secondes;
} NIVEAUX[NIVEAU_MAX + 1] = {
    [1] = {1, 0},  [2] = {2, 0},  [3] = {3, 0},  [4] = {4, 0},
    [5] = {5, 0},  [6] = {6, 0},  [7] = {8, 0},  [8] = {12, 1},
    [9] = {PROFONDEUR_MAX, SECONDES_NIVEAU_9},
    [10] = {PROFONDEUR_MAX, SECONDES_NIVEAU_10},
};

/* A style has no level: it thinks as long as its document says. */
enum { PROFONDEUR_STYLE = 25 };
static const double SECONDES_STYLE = 2;

const char *awale_ia_penser(struct awale_ia *ia, const struct awale *p, int joueur,
                            const struct limites *limites, struct pensee *pensee)
{
    struct awale_ab_recherche *r = &ia->recherche;
    struct awale racine = *p;
    double debut = horloge_secondes(), secondes = limites->secondes;
    int profondeur = limites->profondeur;
    awale_evaluation *style;

    if (!choisir_style(limites->style, &style))
        return _("style d'awalé inconnu : classique ou famine");
    if (style != ia->contexte.style)
        awale_ia_oublier(ia); /* what it remembers was said by another evaluation */
    ia->contexte.style = style;
    if (profondeur == 0 && secondes <= 0) {
        profondeur = style ? PROFONDEUR_STYLE : NIVEAUX[limites->niveau].profondeur;
        secondes = style ? SECONDES_STYLE : NIVEAUX[limites->niveau].secondes;
    }
    if (profondeur == 0 || profondeur > PROFONDEUR_MAX)
        profondeur = PROFONDEUR_MAX;
    racine.trait = (uint8_t)(joueur - 1);
    r->arret = limites->arret;
    r->echeance = secondes > 0 ? debut + secondes : 0;
    awale_ab_chercher(r, &racine, profondeur, 0, pensee);
    pensee->secondes = horloge_secondes() - debut;
    return NULL;
}

/* What one seed of margin is worth here, in the evaluation's unit: people count in seeds. */
static int valeur_d_une_graine(const struct awale_ia *ia, const struct awale *p)
{
    for (size_t i = 0; i < sizeof STYLES / sizeof STYLES[0]; i++)
        if (ia->contexte.style == STYLES[i].evaluer)
            return STYLES[i].graine;
    int graine = awale_marge(ia->contexte.poids, p);
    return graine > 0 ? graine : ia->contexte.poids->marge[AWALE_MARGES - 2];
}

enum { LOG2_TABLE = 21 };

const char *awale_penser(const struct position *p, int joueur, const struct limites *limites,
                         struct pensee *pensee)
{
    void *seule = NULL, **memoire = limites->memoire ? limites->memoire : &seule;
    struct awale a;
    if (!*memoire)
        *memoire = awale_ia_creer(&awale_poids_regles, LOG2_TABLE);
    else if (!limites_au_temps(limites))
        awale_ia_oublier(*memoire);
    struct awale_ia *ia = *memoire;
    if (!ia)
        return _("mémoire insuffisante");
    memcpy(&a, p->octets, sizeof a);
    const char *refus = awale_ia_penser(ia, &a, joueur, limites, pensee);
    if (!refus && !pensee->en_points)
        pensee->score /= valeur_d_une_graine(ia, &a);
    awale_oublier(seule);
    return refus;
}

void awale_oublier(void *memoire)
{
    awale_ia_detruire(memoire);
}
