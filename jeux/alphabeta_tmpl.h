/* The search of every game of the project but the 8x8 champion: a template, included once per game.
 *
 * Negamax with alpha-beta and principal variation search, iterative deepening with an aspiration
 * window, a table of positions already searched, moves ordered by the table, the killers, the
 * history and what the game itself says. A template because it is as fast as written by hand, while
 * a call through a pointer at each node costs 10 to 30 %.
 *
 * What the game gives, as macros undefined at the end of this file; AB_GAIN and AB_INFINI, the same
 * for all, stay. Every game:
 *
 *   AB(nom)                 the names made here: #define AB(nom) morpion_##nom
 *   AB_POSITION             a plain value, seen by the side to move
 *   AB_CONTEXTE             type of what the evaluation reads besides (weights, a style); void: it
 *                           reads nothing
 *   AB_COUPS                moves are 0 to AB_COUPS - 1; this and the next two are checked in
 *                           MODE=debug alone
 *   AB_COUPS_MAX            most moves in one position
 *   AB_LONGUEUR_MAX         most moves in a game, passes left out
 *   int AB_GENERER(&p, coups)     writes the moves in increasing order, gives how many; 0 when the
 *                                 game is over or the side must pass
 *   void AB_JOUER(&p, coup, &apres)
 *   int AB_MARGE(&p)              final margin of the side to move, the game being over
 *   bool AB_FINI(&p)              asked near the leaves only
 *   int AB_RESTANTS(&p)           upper bound of the moves left: searched so deep, it is exact
 *   int AB_EVALUER(contexte, &p)  for the side to move, strictly between -AB_GAIN and AB_GAIN
 *   uint64_t AB_CLE(&p)           the position's key: two positions that share it are taken for
 *                                 the same, so it has the side to move where the pieces do not tell
 *                                 it. It need not be mixed: a number in base 3, or bits, will do
 *
 * A game where one may have to pass:
 *
 *   bool AB_PASSER(&p, &apres)    there is no move: can the other side go on, and from where?
 *
 * To search faster, once it plays; the values below serve else:
 *
 *   int AB_ORDRE(&p, coup)        the greater, the earlier; |.| < 2^20
 *   int AB_ORDRE_APRES(&apres)    same, from the child; asked at AB_PROFONDEUR_TRI and more
 *   AB_ORDRE_MEMOIRE              1: children first in the order of what the table says of them
 *   AB_PRIME_TUEUR                what a killer adds to that order, the second one half of it
 *   AB_PART_HISTORIQUE            the history (0 to 2^20) divided by this is added too
 *   AB_PROFONDEUR_TRI             least depth for which children are looked at to be ordered
 *   AB_PROFONDEUR_TABLE           least depth for which the table is asked
 *   AB_ASPIRATION                 half width of the first window, in the evaluation's unit
 *   int AB_FINIR(&p, alpha, beta, &noeuds)    solves a game where AB_FIN_MAX moves at most are
 *                                 left, window and result being margins of the side to move
 *
 * So far for Awalé alone, which has captures and 16 views of a board:
 *
 *   int AB_REDUCTION(profondeur, rang, vif)  plies saved on the move tried rang-th from 0, as long
 *                                 as it does not beat alpha (late-move reductions)
 *   AB_CONFIANCE                  what reductions and the selection below leave, in %: how often
 *                                 the move is one that the search at full width values as much
 *   uint64_t AB_ENSEMBLE(&p, &vifs)  the moves of a game that is not over as a set of bits, and in
 *                                 `vifs` those that are lively, which may change the value most
 *                                 (captures); int AB_COUP_DU_BIT(bit) is the move that a bit stands
 *                                 for. Depth 1 then has a function of its own, and moves of unknown
 *                                 worth are tried in the order of the bits, the lively ones first
 *   AB_PRIME_VIF                  what being lively adds to the order
 *   AB_PROFONDEUR_FUTILE          greatest depth at which a position may be given up for good or
 *                                 bad from its evaluation alone, but for its lively moves; 0: never
 *   int AB_MARGE_FUTILE(profondeur) when it is that far out of the window
 *   int AB_PROFONDEUR_SONDE(profondeur)  plies of a search that may stand for one of `profondeur`
 *                                        (0: none),
 *   int AB_MARGE_SONDE(profondeur)  when it is that far out of the window
 *   int AB_VUE(&p)                which of the position's equivalent views the table keeps (a
 *                                 turned board), AB_CLE_VUE(&p, vue) the key of that view,
 *                                 AB_COUP_VU(coup, vue) and AB_COUP_REEL(coup, vue) a move there
 *                                 and back; all four or none
 *
 * These, and AB_ORDRE_APRES, may look at `r->contexte`, the search's own. Any other name in a
 * macro is the game's: only one that begins by `ab_` may be hidden here. A macro's parameter is
 * replaced wherever its word stands, be it the field of a structure.
 *
 * Scores: below AB_GAIN an evaluation; a finished game is its margin with AB_GAIN added on the
 * winner's side, so that one search serves the middle and the end of the game. Depth counts moves,
 * not passes: depth AB_RESTANTS sees every end. A search that met no evaluation at all is a proof,
 * whatever its depth: the table remembers proofs as such, and the root stops there.
 *
 * Deterministic: ties go to the first move listed, and the clock is read only when `echeance` is
 * set. The score at a given depth is the one of a plain negamax, with any table size
 * (tests/test_ia.c), as long as nothing is reduced.
 *
 *   init -> as many times as wanted: chercher, or iteration by iteration -> detruire
 *
 * One search a thread; another thread may only set `*arret`, answered within some thousand
 * nodes. */
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"
#include "base/pages.h"
#include "base/pensee.h"

#ifndef AB_PASSER
#define AB_PASSER(p, apres) false
#endif
#if defined(AB_ENSEMBLE) && !defined(AB_ORDRE)
#define AB_EN_ORDRE 1 /* below AB_PROFONDEUR_TRI nothing tells the moves apart but their place */
#else
#define AB_EN_ORDRE 0
#endif
#ifndef AB_ORDRE
#define AB_ORDRE(p, coup) 0
#endif
#ifndef AB_ORDRE_APRES
#define AB_ORDRE_APRES(apres) 0
#endif
#ifndef AB_ORDRE_MEMOIRE
#define AB_ORDRE_MEMOIRE 0
#endif
#ifndef AB_PRIME_TUEUR
#define AB_PRIME_TUEUR 64
#endif
#ifndef AB_PART_HISTORIQUE
#define AB_PART_HISTORIQUE (1 << 14)
#endif
#ifndef AB_PROFONDEUR_TRI
#define AB_PROFONDEUR_TRI 3
#endif
#ifndef AB_PROFONDEUR_TABLE
#define AB_PROFONDEUR_TABLE 2
#endif
#ifndef AB_ASPIRATION
#define AB_ASPIRATION 50
#endif
#ifndef AB_REDUCTION
#define AB_REDUCTION(profondeur, rang, vif) 0
#endif
#ifndef AB_CONFIANCE
#define AB_CONFIANCE 100
#endif
#ifndef AB_PROFONDEUR_FUTILE
#define AB_PROFONDEUR_FUTILE        0
#define AB_MARGE_FUTILE(profondeur) 0
#endif
#ifndef AB_PROFONDEUR_SONDE
#define AB_PROFONDEUR_SONDE(profondeur) ((void)(profondeur), 0)
#define AB_MARGE_SONDE(profondeur)      0
#endif
#ifndef AB_PRIME_VIF
#define AB_PRIME_VIF 0
#endif
#ifndef AB_VUE
#define AB_VUE(p)               0
#define AB_CLE_VUE(p, vue)      ((void)(vue), AB_CLE(p))
#define AB_COUP_VU(coup, vue)   (coup)
#define AB_COUP_REEL(coup, vue) (coup)
#endif

#ifndef AB_FINIR
#define AB_FIN_MAX                       (-1)
#define AB_FINIR(p, alpha, beta, noeuds) ((void)(alpha), (void)(beta), 0)
#endif

#ifndef AB_GAIN
#define AB_GAIN 1000000 /* the same for all games: they meet in one reading of the scores */
#endif
#define AB_INFINI (2 * AB_GAIN)

/* ---- What the game gives, as functions: no local of this file hides a name that its macros say,
 * and `ab_` begins no word of a game. ---- */

static inline int AB(jeu_generer)(const AB_POSITION *ab_p, int *ab_coups)
{
    const int ab_nb = AB_GENERER(ab_p, ab_coups);
#ifdef DEBUG /* what is out of bounds would be written elsewhere */
    assert(ab_nb >= 0 && ab_nb <= AB_COUPS_MAX);
    for (int ab_i = 0; ab_i < ab_nb; ab_i++)
        assert(ab_coups[ab_i] >= 0 && ab_coups[ab_i] < AB_COUPS);
#endif
    return ab_nb;
}

static inline void AB(jeu_jouer)(const AB_POSITION *ab_p, int ab_coup, AB_POSITION *ab_apres)
{
    AB_JOUER(ab_p, ab_coup, ab_apres);
}

static inline bool AB(jeu_passer)(const AB_POSITION *ab_p, AB_POSITION *ab_apres)
{
    (void)ab_p, (void)ab_apres; /* here and below, what a game may have no use for */
    return AB_PASSER(ab_p, ab_apres);
}

static inline int AB(jeu_marge)(const AB_POSITION *ab_p)
{
    (void)ab_p;
    return AB_MARGE(ab_p);
}

static inline bool AB(jeu_fini)(const AB_POSITION *ab_p)
{
    return AB_FINI(ab_p);
}

static inline int AB(jeu_restants)(const AB_POSITION *ab_p)
{
    (void)ab_p;
    return AB_RESTANTS(ab_p);
}

static inline int AB(jeu_evaluer)(const AB_CONTEXTE *ab_contexte, const AB_POSITION *ab_p)
{
    (void)ab_contexte, (void)ab_p;
    return AB_EVALUER(ab_contexte, ab_p);
}

static inline uint64_t AB(jeu_cle)(const AB_POSITION *ab_p, int ab_vue)
{
    return AB_CLE_VUE(ab_p, ab_vue);
}

static inline int AB(jeu_ordre)(const AB_POSITION *ab_p, int ab_coup)
{
    (void)ab_p, (void)ab_coup;
    return AB_ORDRE(ab_p, ab_coup);
}

static inline int AB(jeu_finir)(const AB_POSITION *ab_p, int ab_alpha, int ab_beta,
                                uint64_t *ab_noeuds)
{
    (void)ab_p, (void)ab_noeuds;
    return AB_FINIR(ab_p, ab_alpha, ab_beta, ab_noeuds);
}

/* ---- The search ---- */

enum AB(borne) { AB(VIDE), AB(AU_PLUS), AB(AU_MOINS), AB(EXACT) };
enum { AB(PROUVE) = INT8_MAX }; /* depth of what holds at any depth */

/* What is known of a position. 16 bytes: four a cache line, never across two. */
struct AB(entree) {
    uint64_t cle;
    int32_t score;
    int16_t coup;
    int8_t profondeur;
    uint8_t borne : 2, age : 6; /* of the search that wrote it */
};
static_assert(sizeof(struct AB(entree)) == 16, "table entry");

struct AB(ligne) {
    int longueur;
    int coups[PV_MAX];
};

struct AB(recherche) {
    /* Set by init, may be changed between two searches. */
    const AB_CONTEXTE *contexte;
    atomic_bool *arret;
    double echeance; /* horloge_secondes() not to pass; 0: none, no clock is read */
    uint64_t noeuds_max; /* positions not to pass by much; 0: no limit. For matches that a loaded
                            machine must not disturb */

    struct AB(entree) *table; /* `masque` + 1 entries in pairs: the deepest, the latest */
    uint64_t masque;
    int decalage; /* what is left of a mixed key after it is a place in the table */
    int16_t tueurs[AB_LONGUEUR_MAX + 1][2];
    int32_t historique[AB_COUPS];
    struct AB(ligne) lignes[AB_LONGUEUR_MAX + 1];
    bool interrompue;
    uint8_t age; /* 0 to 63: what earlier searches left makes room first */
    uint64_t noeuds, coupures, table_lues, table_succes;
    uint64_t visites;     /* calls, of which one in 256 looks at the clock */
    uint64_t estimations; /* values that are no proof, met so far */
};

/* The moves of a node and the order to try them in. A rank packs a note and the move's index, so
 * that the best is a plain maximum and ties go to the lowest move. */
struct AB(branches) {
    int nb, vifs; /* the first `vifs` moves are lively */
    int coups[AB_COUPS_MAX];
    int64_t rangs[AB_COUPS_MAX];
    AB_POSITION apres[AB_COUPS_MAX]; /* made at AB_PROFONDEUR_TRI and more */
};
static_assert(AB_COUPS_MAX <= 256, "an index fits a byte");

/* ---- Life cycle ---- */

/* Forgets everything: the same search then visits the same nodes. */
static inline void AB(oublier)(struct AB(recherche) *r)
{
    memset(r->table, 0, (r->masque + 1) * sizeof *r->table);
    memset(r->tueurs, 0xff, sizeof r->tueurs);
    memset(r->historique, 0, sizeof r->historique);
    r->age = 0;
}

/* Prepares a search with 2^`log2_table` entries, at least 2. False when memory lacks. `contexte`
 * and `arret` are borrowed. */
static inline bool AB(init)(struct AB(recherche) *r, const AB_CONTEXTE *contexte, int log2_table,
                            atomic_bool *arret)
{
    memset(r, 0, sizeof *r);
    memset(r->tueurs, 0xff, sizeof r->tueurs);
    r->contexte = contexte;
    r->arret = arret;
    r->masque = (UINT64_C(1) << log2_table) - 1;
    r->decalage = 64 - log2_table;
    /* Pages already zero: a short search pays only for those that it touches. */
    r->table = pages_prendre((r->masque + 1) * sizeof *r->table);
    return r->table != NULL;
}

static inline void AB(detruire)(struct AB(recherche) *r)
{
    pages_rendre(r->table, (r->masque + 1) * sizeof *r->table);
    r->table = NULL;
}

/* ---- Table ---- */

static inline struct AB(entree) *AB(paire)(const struct AB(recherche) *r, uint64_t cle)
{
    return &r->table[(cle * UINT64_C(0x9e3779b97f4a7c15)) >> r->decalage & ~UINT64_C(1)];
}

/* The entry of this position, NULL when there is none. */
static inline const struct AB(entree) *AB(lire)(struct AB(recherche) *r, uint64_t cle)
{
    const struct AB(entree) *e = AB(paire)(r, cle);
    r->table_lues++;
    for (int i = 0; i < 2; i++)
        if (e[i].cle == cle && e[i].borne != AB(VIDE))
            return &e[i];
    return NULL;
}

static inline void AB(ecrire)(struct AB(recherche) *r, struct AB(entree) nouvelle)
{
    struct AB(entree) *e = AB(paire)(r, nouvelle.cle);
    bool remplacer = e->cle == nouvelle.cle || e->age != nouvelle.age ||
                     e->profondeur <= nouvelle.profondeur;
    if (remplacer && e->cle != nouvelle.cle)
        e[1] = e[0];
    e[!remplacer] = nouvelle;
}

/* Does the entry settle the window (alpha, beta) at this depth? */
static inline bool AB(tranche)(const struct AB(entree) *e, int profondeur, int alpha, int beta)
{
    if (e->profondeur < profondeur)
        return false;
    return e->borne == AB(EXACT) || (e->borne == AB(AU_MOINS) && e->score >= beta) ||
           (e->borne == AB(AU_PLUS) && e->score <= alpha);
}

/* ---- Order ---- */

/* What the table remembers of a child, for the side that chooses it; unknown ones come last. */
static inline int AB(memoire)(const struct AB(recherche) *r, const AB_POSITION *apres)
{
    int vue_apres = AB_VUE(apres);
    uint64_t cle_apres = AB(jeu_cle)(apres, vue_apres);
    const struct AB(entree) *e = AB(paire)(r, cle_apres);
    for (int i = 0; i < 2; i++)
        if (e[i].cle == cle_apres && e[i].borne != AB(VIDE))
            return -e[i].score * 64;
    return -AB_INFINI * 64;
}

static inline int AB(jeu_ordre_apres)(const struct AB(recherche) *r, const AB_POSITION *ab_apres)
{
    (void)r, (void)ab_apres;
    return AB_ORDRE_APRES(ab_apres);
}

/* Gives the moves their ranks, but for the table's, which is tried before all this is worth doing.
 * Deep enough, the children are made at once and asked. */
static inline void AB(preparer)(const struct AB(recherche) *r, const AB_POSITION *p, int profondeur,
                                int pli, int coup_table, struct AB(branches) *b)
{
    const int16_t *tueurs = r->tueurs[pli];
    for (int i = 0; i < b->nb; i++) {
        int c = b->coups[i];
        if (c == coup_table) {
            b->rangs[i] = INT64_MIN;
            continue;
        }
        int note = AB(jeu_ordre)(p, c) + (i < b->vifs ? AB_PRIME_VIF : 0);
        if (profondeur >= AB_PROFONDEUR_TRI) {
            AB(jeu_jouer)(p, c, &b->apres[i]);
            note += AB(jeu_ordre_apres)(r, &b->apres[i]) + r->historique[c] / AB_PART_HISTORIQUE;
            if (AB_ORDRE_MEMOIRE)
                note += AB(memoire)(r, &b->apres[i]);
            note += c == tueurs[0] ? AB_PRIME_TUEUR : c == tueurs[1] ? AB_PRIME_TUEUR / 2 : 0;
        }
        b->rangs[i] = (int64_t)note * 256 + (255 - i);
    }
}

/* The index of a move, -1 when it is not there. */
static inline int AB(indice)(const struct AB(branches) *b, int coup)
{
    for (int i = b->nb - 1; i >= 0; i--)
        if (b->coups[i] == coup)
            return i;
    return -1;
}

/* Takes the index of the best of the moves not taken yet. */
static inline int AB(choisir)(struct AB(branches) *b)
{
    int64_t meilleur = INT64_MIN;
    for (int i = 0; i < b->nb; i++)
        meilleur = b->rangs[i] > meilleur ? b->rangs[i] : meilleur;
    int i = 255 - (int)(meilleur & 255);
    b->rangs[i] = INT64_MIN;
    return i;
}

/* A move refuted the position: try it early elsewhere. */
static inline void AB(retenir)(struct AB(recherche) *r, int coup, int profondeur, int pli)
{
    int16_t *t = r->tueurs[pli];
    r->coupures++;
    if (t[0] != coup) {
        t[1] = t[0];
        t[0] = (int16_t)coup;
    }
    r->historique[coup] += profondeur * profondeur;
    if (r->historique[coup] > 1 << 20)
        for (int c = 0; c < AB_COUPS; c++)
            r->historique[c] /= 2;
}

/* ---- The tree ---- */

/* The score of a final margin. */
static inline int AB(score_de)(int marge)
{
    return marge > 0 ? AB_GAIN + marge : marge < 0 ? marge - AB_GAIN : 0;
}

/* The greatest margin whose score is not above `score`. */
static inline int AB(marge_de)(int score)
{
    if (score >= AB_GAIN)
        return score - AB_GAIN;
    if (score >= 0)
        return 0;
    return score <= -AB_GAIN ? score + AB_GAIN : -1;
}

static inline int AB(score_final)(const AB_POSITION *p)
{
    return AB(score_de)(AB(jeu_marge)(p));
}

/* The last moves of a game to be solved, by the game's own way. */
static inline int AB(finir)(const AB_POSITION *p, int alpha, int beta, uint64_t *noeuds)
{
    return AB(score_de)(
        AB(jeu_finir)(p, AB(marge_de)(alpha), AB(marge_de)(beta - 1) + 1, noeuds));
}

/* Counts a node; true when the search must stop. */
static inline bool AB(compter)(struct AB(recherche) *r)
{
    r->noeuds++;
    if ((++r->visites & 255) == 0 && !r->interrompue)
        r->interrompue = atomic_load_explicit(r->arret, memory_order_relaxed) ||
                         (r->noeuds_max > 0 && r->noeuds >= r->noeuds_max) ||
                         (r->echeance > 0 && horloge_secondes() >= r->echeance);
    return r->interrompue;
}

static inline void AB(noter_ligne)(struct AB(recherche) *r, int pli, int coup)
{
    struct AB(ligne) *l = &r->lignes[pli], *suite = &r->lignes[pli + 1];
    int n = suite->longueur < PV_MAX ? suite->longueur : PV_MAX - 1;
    l->coups[0] = coup;
    memcpy(l->coups + 1, suite->coups, (size_t)n * sizeof *l->coups);
    l->longueur = n + 1;
}

static int AB(negamax)(struct AB(recherche) *r, const AB_POSITION *p, int profondeur, int alpha,
                       int beta, int pli);

/* No move: the other side goes on, or the game is over. */
static int AB(sans_coup)(struct AB(recherche) *r, const AB_POSITION *p, int profondeur, int alpha,
                         int beta, int pli)
{
    AB_POSITION apres;
    if (AB(jeu_passer)(p, &apres))
        return -AB(negamax)(r, &apres, profondeur, -beta, -alpha, pli);
    return AB(score_final)(p);
}

/* The value of a child: the first one with the whole window, the others are first asked whether
 * they beat alpha at all, and before that with `reduction` plies less. */
static inline int AB(valeur)(struct AB(recherche) *r, const AB_POSITION *apres, int profondeur,
                             int alpha, int beta, int pli, int reduction, bool premier)
{
    if (!premier && reduction > 0) {
        int score =
            -AB(negamax)(r, apres, profondeur - 1 - reduction, -alpha - 1, -alpha, pli + 1);
        if (score <= alpha)
            return score;
    }
    if (!premier) {
        int score = -AB(negamax)(r, apres, profondeur - 1, -alpha - 1, -alpha, pli + 1);
        if (score <= alpha || score >= beta)
            return score;
    }
    return -AB(negamax)(r, apres, profondeur - 1, -beta, -alpha, pli + 1);
}

/* The value of a position at depth 0, which may be the end of the game. */
static inline int AB(feuille)(struct AB(recherche) *r, const AB_POSITION *p)
{
    if (AB(jeu_fini)(p))
        return AB(score_final)(p);
    r->estimations++;
    return AB(jeu_evaluer)(r->contexte, p);
}

/* A window of one unit, among evaluations. */
static inline bool AB(loin_des_fins)(int alpha, int beta)
{
    return beta - alpha == 1 && alpha > -AB_GAIN && beta < AB_GAIN;
}

/* Near the leaves, a position far above beta is good enough: true, `*meilleur` being its bound. Far
 * below alpha, only the moves that may change much are worth a try: `*vifs_seuls`, beside
 * `*meilleur`. */
static inline bool AB(renoncer)(struct AB(recherche) *r, const AB_POSITION *p, int profondeur,
                                int alpha, int beta, int *meilleur, bool *vifs_seuls)
{
    (void)p; /* a game's evaluation may look at nothing */
    if (profondeur > AB_PROFONDEUR_FUTILE || !AB(loin_des_fins)(alpha, beta))
        return false;
    int estimation = AB(jeu_evaluer)(r->contexte, p), marge = AB_MARGE_FUTILE(profondeur);
    r->estimations++;
    *vifs_seuls = estimation + marge <= alpha;
    bool assez = estimation - marge >= beta;
    if (*vifs_seuls || assez)
        *meilleur = assez ? estimation - marge : estimation + marge;
    return assez;
}

#ifdef AB_ENSEMBLE
static inline int AB(ecrire_coups)(uint64_t ensemble, int *coups)
{
    int n = 0;
    for (; ensemble; ensemble &= ensemble - 1)
        coups[n++] = AB_COUP_DU_BIT(__builtin_ctzll(ensemble));
    return n;
}

/* Writes the moves, or only the lively ones, and gives how many there are in all. */
static inline int AB(lister)(const AB_POSITION *p, struct AB(branches) *b, bool vifs_seuls)
{
    uint64_t vifs = 0, tous = AB(jeu_fini)(p) ? 0 : AB_ENSEMBLE(p, &vifs);
    b->nb = b->vifs = AB(ecrire_coups)(vifs, b->coups);
    if (!vifs_seuls)
        b->nb += AB(ecrire_coups)(tous & ~vifs, b->coups + b->vifs);
    return tous != 0;
}

/* Value of `p` at depth 1: its children are leaves, evaluated on the spot. */
static int AB(lisiere)(struct AB(recherche) *r, const AB_POSITION *p, int alpha, int beta, int pli)
{
    int meilleur = -AB_INFINI, plancher = alpha;
    bool vifs_seuls = false;
    if (AB(jeu_fini)(p))
        return AB(score_final)(p);
    if (AB(renoncer)(r, p, 1, alpha, beta, &meilleur, &vifs_seuls))
        return meilleur;
    uint64_t lot, tous = AB_ENSEMBLE(p, &lot), suite = vifs_seuls ? 0 : tous & ~lot;
    if (!tous)
        return AB(sans_coup)(r, p, 1, alpha, beta, pli);
    r->lignes[pli + 1].longueur = 0;
    for (; (lot | suite) && meilleur < beta; lot &= lot - 1) {
        if (!lot) {
            lot = suite;
            suite = 0;
        }
        int coup = AB_COUP_DU_BIT(__builtin_ctzll(lot));
        AB_POSITION apres;
        AB(jeu_jouer)(p, coup, &apres);
        r->noeuds++;
        int score = -AB(feuille)(r, &apres);
        meilleur = score > meilleur ? score : meilleur;
        if (score > plancher) {
            plancher = score;
            AB(noter_ligne)(r, pli, coup);
        }
    }
    r->coupures += meilleur >= beta;
    return meilleur;
}
#else
static inline int AB(lister)(const AB_POSITION *p, struct AB(branches) *b, bool vifs_seuls)
{
    (void)vifs_seuls;
    b->vifs = 0;
    b->nb = AB(jeu_generer)(p, b->coups);
    return b->nb != 0;
}
#endif

/* Does a search of fewer plies say that this one will be out of its window of one unit? Then writes
 * the bound. */
static bool AB(sonder)(struct AB(recherche) *r, const AB_POSITION *p, int profondeur, int alpha,
                       int pli, int *borne)
{
    int beta = alpha + 1, sonde = AB_PROFONDEUR_SONDE(profondeur),
        marge = AB_MARGE_SONDE(profondeur);
    bool haut = AB(jeu_evaluer)(r->contexte, p) >= beta;
    int seuil = haut ? beta + marge : alpha - marge + 1;
    int score = AB(negamax)(r, p, sonde, seuil - 1, seuil, pli);
    r->lignes[pli].longueur = 0;
    *borne = haut ? beta : alpha;
    return haut == (score >= seuil) && !r->interrompue;
}

/* Value of `p`, exact inside (alpha, beta), a bound outside; meaningless once interrupted. */
static int AB(negamax)(struct AB(recherche) *r, const AB_POSITION *p, int profondeur, int alpha,
                       int beta, int pli)
{
#ifdef DEBUG
    assert(pli <= AB_LONGUEUR_MAX);
#endif
    r->lignes[pli].longueur = 0;
    if (AB(compter)(r))
        return 0;
    if (profondeur <= 0)
        return AB(feuille)(r, p);
#ifdef AB_ENSEMBLE
    if (profondeur == 1)
        return AB(lisiere)(r, p, alpha, beta, pli);
#endif
    bool etroite = beta - alpha == 1;
    if (etroite && profondeur <= AB_FIN_MAX && AB(jeu_restants)(p) <= profondeur)
        return AB(finir)(p, alpha, beta, &r->noeuds);

    int meilleur = -AB_INFINI, meilleur_coup = -1, plancher = alpha;
    uint64_t estimations = r->estimations;
    bool vifs_seuls = false;
    if (profondeur <= AB_PROFONDEUR_FUTILE && AB(jeu_fini)(p))
        return AB(score_final)(p);
    if (AB(renoncer)(r, p, profondeur, alpha, beta, &meilleur, &vifs_seuls))
        return meilleur;

    /* The table's line of memory is called for before it is needed. */
    bool avec_table = profondeur >= AB_PROFONDEUR_TABLE;
    int vue = avec_table ? AB_VUE(p) : 0;
    uint64_t cle_p = avec_table ? AB(jeu_cle)(p, vue) : 0;
    if (avec_table)
        __builtin_prefetch(AB(paire)(r, cle_p));
    struct AB(branches) b;
    if (!AB(lister)(p, &b, vifs_seuls))
        return AB(sans_coup)(r, p, profondeur, alpha, beta, pli);
    if (b.nb == 0) /* nothing lively */
        return meilleur;

    /* Table. A line that may be the principal one is searched in full, so that it can be shown. */
    int coup_table = -1;
    if (avec_table) {
        const struct AB(entree) *e = AB(lire)(r, cle_p);
        if (e && etroite && AB(tranche)(e, profondeur, alpha, beta)) {
            r->table_succes++;
            r->estimations += e->profondeur != AB(PROUVE);
            return e->score;
        }
        coup_table = e ? AB_COUP_REEL(e->coup, vue) : -1;
    }
    if (vifs_seuls)
        meilleur_coup = b.coups[0]; /* for want of a better */
    int borne;
    if (AB_PROFONDEUR_SONDE(profondeur) > 0 && AB(loin_des_fins)(alpha, beta) &&
        AB(sonder)(r, p, profondeur, alpha, pli, &borne))
        return borne;

    bool triee = !AB_EN_ORDRE || profondeur >= AB_PROFONDEUR_TRI;
    int i_table = AB(indice)(&b, coup_table), suivant = 0;
    if (i_table < 0 && triee)
        AB(preparer)(r, p, profondeur, pli, -1, &b);
    for (int rang = 0; rang < b.nb && meilleur < beta; rang++) {
        if (rang == 1 && i_table >= 0 && triee)
            AB(preparer)(r, p, profondeur, pli, coup_table, &b);
        bool de_la_table = rang == 0 && i_table >= 0;
        suivant += suivant == i_table;
        int i = de_la_table ? i_table : triee ? AB(choisir)(&b) : suivant++, coup = b.coups[i];
        bool faite = profondeur >= AB_PROFONDEUR_TRI && !de_la_table;
        AB_POSITION *apres = &b.apres[faite ? i : 0]; /* one place for those that are not kept */
        if (!faite)
            AB(jeu_jouer)(p, coup, apres);
        int score = AB(valeur)(r, apres, profondeur, plancher, beta, pli,
                               AB_REDUCTION(profondeur, rang, i < b.vifs), rang == 0);
        if (r->interrompue)
            return 0;
        if (score <= meilleur)
            continue;
        meilleur = score;
        meilleur_coup = coup;
        if (score > plancher) {
            plancher = score;
            AB(noter_ligne)(r, pli, coup);
        }
    }
    if (meilleur >= beta)
        AB(retenir)(r, meilleur_coup, profondeur, pli);
    if (avec_table)
        AB(ecrire)(r, (struct AB(entree)){
                          .cle = cle_p,
                          .score = meilleur,
                          .coup = (int16_t)AB_COUP_VU(meilleur_coup, vue),
                          .profondeur = (int8_t)(r->estimations == estimations ? AB(PROUVE)
                                                                               : profondeur),
                          .borne = meilleur >= beta    ? AB(AU_MOINS)
                                   : meilleur <= alpha ? AB(AU_PLUS)
                                                       : AB(EXACT),
                          .age = r->age & 63});
    return meilleur;
}

/* ---- The root ---- */

/* One depth, first in a window around `prevu`, moved to the side where it fails and widened. The
 * line is in lignes[0]; when interrupted it is empty, or a move at least as good as the first one
 * tried. */
static inline int AB(iteration)(struct AB(recherche) *r, const AB_POSITION *p, int profondeur,
                                int prevu)
{
    int64_t largeur = AB_ASPIRATION, alpha = prevu - largeur, beta = prevu + largeur;
    bool marges = false;
    for (;;) {
        alpha = alpha > -AB_INFINI ? alpha : -AB_INFINI;
        beta = beta < AB_INFINI ? beta : AB_INFINI;
        int score = AB(negamax)(r, p, profondeur, (int)alpha, (int)beta, 0);
        if (r->interrompue || (score > alpha && score < beta))
            return score;
        /* Margins are small numbers: a window of evaluations would hold them all. */
        if (!marges && (score >= AB_GAIN || score <= -AB_GAIN)) {
            marges = true;
            largeur = 1;
        }
        largeur *= 4;
        if (largeur > AB_INFINI) { /* a selective search that contradicts itself */
            alpha = -AB_INFINI;
            beta = AB_INFINI;
        } else if (score <= alpha) {
            beta = score + 1;
            alpha = score - largeur;
        } else {
            alpha = score - 1;
            beta = score + largeur;
        }
    }
}

static inline void AB(rapporter_ligne)(const struct AB(recherche) *r, struct pensee *pensee)
{
    const struct AB(ligne) *l = &r->lignes[0];
    if (l->longueur == 0)
        return;
    pensee->coup = l->coups[0];
    pensee->pv_longueur = l->longueur;
    memcpy(pensee->pv, l->coups, sizeof pensee->pv);
}

/* Writes what is known after a depth. */
static inline void AB(rapporter)(const struct AB(recherche) *r, int score, int profondeur,
                                 bool exact, struct pensee *pensee)
{
    bool final = score >= AB_GAIN || score <= -AB_GAIN;
    pensee->profondeur = profondeur;
    pensee->exact = exact;
    pensee->selectivite = exact ? 100 : AB_CONFIANCE;
    pensee->en_points = exact || final;
    pensee->score = score >= AB_GAIN    ? score - AB_GAIN
                    : score <= -AB_GAIN ? score + AB_GAIN
                                        : score;
    AB(rapporter_ligne)(r, pensee);
}

static inline void AB(rapporter_comptes)(const struct AB(recherche) *r, struct pensee *pensee)
{
    pensee->noeuds = r->noeuds;
    pensee->coupures = r->coupures;
    pensee->table_lues = r->table_lues;
    pensee->table_succes = r->table_succes;
}

/* The depth after this one: one more, but an ending to be solved is no longer approached step by
 * step from half the way on. */
static inline int AB(profondeur_suivante)(int profondeur, int cible, bool resoudre)
{
    return resoudre && 2 * profondeur >= cible ? cible : profondeur + 1;
}

/* Thinks about `p`, where the side to move has a move: depth 1, 2... to `profondeur`, or to the end
 * of the game when at most `fin` moves are left. Fills `*pensee` but for `secondes`; the counts are
 * those of this call. A search that is stopped before depth 1 gives the first legal move. */
static inline void AB(chercher)(struct AB(recherche) *r, const AB_POSITION *p, int profondeur,
                                int fin, struct pensee *pensee)
{
    int coups[AB_COUPS_MAX], score = 0;
    int restants = AB(jeu_restants)(p);
    bool resoudre = restants <= fin || restants <= profondeur;
    int cible = resoudre ? restants : profondeur;

    AB(jeu_generer)(p, coups);
    *pensee = (struct pensee){.coup = coups[0], .selectivite = AB_CONFIANCE};
    r->noeuds = r->coupures = r->table_lues = r->table_succes = 0;
    r->interrompue = false;
    r->age = (r->age + 1) & 63;
    for (int d = 1;; d = AB(profondeur_suivante)(d, cible, restants <= fin)) {
        uint64_t estimations = r->estimations;
        int nouveau = AB(iteration)(r, p, d, score);
        if (r->interrompue)
            break;
        score = nouveau;
        bool exact = d >= restants || r->estimations == estimations;
        AB(rapporter)(r, score, d, exact, pensee);
        if (d >= cible || exact)
            break;
    }
    if (r->interrompue)
        AB(rapporter_ligne)(r, pensee);
    AB(rapporter_comptes)(r, pensee);
}

#undef AB
#undef AB_POSITION
#undef AB_CONTEXTE
#undef AB_COUPS
#undef AB_COUPS_MAX
#undef AB_LONGUEUR_MAX
#undef AB_ASPIRATION
#undef AB_PROFONDEUR_TABLE
#undef AB_PROFONDEUR_TRI
#undef AB_PRIME_TUEUR
#undef AB_PART_HISTORIQUE
#undef AB_GENERER
#undef AB_PASSER
#undef AB_JOUER
#undef AB_MARGE
#undef AB_FINI
#undef AB_RESTANTS
#undef AB_EVALUER
#undef AB_CLE
#undef AB_ORDRE
#undef AB_EN_ORDRE
#undef AB_ORDRE_APRES
#undef AB_REDUCTION
#undef AB_CONFIANCE
#undef AB_VUE
#undef AB_CLE_VUE
#undef AB_COUP_VU
#undef AB_COUP_REEL
#undef AB_PROFONDEUR_FUTILE
#undef AB_MARGE_FUTILE
#undef AB_PROFONDEUR_SONDE
#undef AB_MARGE_SONDE
#undef AB_PRIME_VIF
#undef AB_ENSEMBLE
#undef AB_COUP_DU_BIT
#undef AB_ORDRE_MEMOIRE
#undef AB_FIN_MAX
#undef AB_FINIR
