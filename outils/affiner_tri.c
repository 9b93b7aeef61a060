/* The weights that order the moves of endings (evaluation_tri, moteur/evaluation.h), as fitted to
 * values by ajuster_tri.c, made to say what proofs cost:
 *
 *     affiner_tri [-p WEIGHTS] TRI SEED WALKS < games > donnees/tri.bin
 *
 * Of nearly all the moves that would cut in a node the order wants the one whose proof is cheapest.
 * So what is learned is nodes, from the weights of file TRI on. Each game
 * (echantillon.h) is solved where DEPART squares are empty; WALKS times a part of the proof that
 * one side, of either colour in turn, reaches that score is gone through. From PREMIER empty
 * squares down to DERNIER each move of that side is tried by an engine that has forgotten all (its
 * values by WEIGHTS, the program's own): does it reach the score, and by how many nodes is that
 * proved? The walk goes on after the cheapest one that does.
 *
 * A move is chosen with a probability that falls with its note, and the weights go down the slope
 * of what the choices cost on average, over the cheapest one, a node that is dear counting more
 * (J. Duchi, E. Hazan, Y. Singer, "Adaptive subgradient methods for online learning and stochastic
 * optimization", 2011). One game in A_PART is kept apart: what its choices cost is told with the
 * weights before and after. */
#include <math.h>

#include "base/octets.h"
#include "moteur/evaluation.h"
#include "moteur/interne.h"
#include "moteur/ordre.h"
#include "outils/echantillon.h"
#include "outils/essais.h"
#include "outils/nombre.h"

enum {
    DEPART = 20,
    PREMIER = 15,
    DERNIER = FIN_TABLE_MAX,
    EPARGNE = 4,
    A_PART = 20,
    TOURS = 15,
    NOTES_PAR_E = 40, /* a move with so much more of a note is e times as probable */
    TROP = 16,        /* costs above so many times the least, or the mean, count as that */
};

/* A move of a node, and what it costs to try it first. */
struct essai {
    uint16_t rangs[MOTIFS_TRI + 1]; /* its weights: of the patterns, of the replies */
    int16_t note;                   /* without them */
    float noeuds;                   /* with those of the next one where it does not cut */
};

struct choix {
    size_t debut;
    int n, vides;
    float moindre; /* the nodes of its cheapest move */
    bool a_part;
};

struct recolte {
    struct essai *essais;
    struct choix *choix;
    size_t n_essais, place_essais, n, place;
    int32_t lien[POIDS_PAR_PHASE];
    int n_poids;
    bool a_part; /* the present game is */
};

/* A weight of 1, TRI_VALEUR notes, in e-folds. */
#define UNITE ((float)TRI_VALEUR / NOTES_PAR_E)

static struct moteur *moteur;

/* Makes room for one more node. */
static void allonger(struct recolte *r)
{
    if (r->n_essais + MOTEUR_COUPS_MAX > r->place_essais) {
        r->place_essais = r->place_essais ? 2 * r->place_essais : 1 << 16;
        r->essais = memoire_agrandir(r->essais, r->place_essais, sizeof *r->essais);
    }
    if (r->n == r->place) {
        r->place = r->place ? 2 * r->place : 1 << 14;
        r->choix = memoire_agrandir(r->choix, r->place, sizeof *r->choix);
    }
}

/* Does move x of `n` reach `but`? The nodes that say so in `*noeuds`. */
static bool essayer(const struct noeud *n, int x, int but, struct noeud *fils, uint64_t *noeuds)
{
    struct travail *t = moteur->travail;
    if (n->vides - 1 > FIN_TABLE_MAX)
        moteur_oublier(moteur);
    else
        memset(t->locale, 0, sizeof t->locale);
    noeud_jouer(moteur->evaluation, n, fils, x,
                moteur->variante->retournes(n->p.joueur, n->p.adverse, x));
    fils->condamne = true;
    t->noeuds = 0;
    const int s =
        -moteur->variante->noeud(t, fils, -but, -but + 1, fils->vides, SELECTIVITE_EXACTE);
    *noeuds = t->noeuds + 1;
    return s >= but;
}

static void decrire(const struct recolte *r, const struct noeud *n, const struct noeud *fils, int x,
                    struct essai *e)
{
    const uint64_t suite = othellier_coups(&fils->p);
    for (int k = 0; k < MOTIFS_TRI; k++)
        e->rangs[k] = (uint16_t)r->lien[MOTIF_DEBUT[k] + fils->indices.v[k]];
    e->rangs[MOTIFS_TRI] = (uint16_t)(r->n_poids - 64 - MOBILITES + bits_compter(suite));
    e->note = (int16_t)note_de_fin(note_rapide(suite, x, parite_de(othellier_vides(&n->p))), 0, 0);
}

/* Tries all moves of `p`, keeps what they cost, and gives the cheapest that reaches `but`;
 * SANS_COUP when none does. */
static int essayer_tous(struct recolte *r, const struct othellier *p, int but)
{
    struct noeud n, fils;
    noeud_init(moteur->evaluation, &n, *p);
    allonger(r);
    struct essai *essais = r->essais + r->n_essais;
    bool coupe[MOTEUR_COUPS_MAX];
    int nombre = 0, meilleur = SANS_COUP, coupures = 0;
    double moindre = HUGE_VAL, somme = 0;
    for (uint64_t coups = othellier_coups(p); coups; coups = bits_reste(coups), nombre++) {
        const int x = bits_premier(coups);
        uint64_t noeuds;
        coupe[nombre] = essayer(&n, x, but, &fils, &noeuds);
        decrire(r, &n, &fils, x, &essais[nombre]);
        essais[nombre].noeuds = (float)noeuds;
        if (!coupe[nombre])
            continue;
        coupures++;
        somme += log((double)noeuds);
        if ((double)noeuds < moindre) {
            moindre = (double)noeuds;
            meilleur = x;
        }
    }
    if (!coupures)
        return SANS_COUP;
    for (int i = 0; i < nombre; i++)
        if (!coupe[i])
            essais[i].noeuds += (float)exp(somme / coupures);
    if (nombre > 1) {
        r->choix[r->n++] = (struct choix){r->n_essais, nombre, n.vides, (float)moindre, r->a_part};
        r->n_essais += (size_t)nombre;
    }
    return meilleur;
}

/* Of the moves of `p` that reach `but` the one that leaves fewest replies; SANS_COUP: none does. */
static int moins_de_repliques(const struct othellier *p, int but)
{
    struct noeud n, fils;
    noeud_init(moteur->evaluation, &n, *p);
    for (uint64_t coups = othellier_coups(p); coups;) {
        int x = SANS_COUP, moins = MOTEUR_COUPS_MAX;
        for (uint64_t reste = coups; reste; reste = bits_reste(reste)) {
            const struct othellier q = othellier_jouer(*p, bits_premier(reste));
            const int repliques = bits_compter(othellier_coups(&q));
            if (repliques < moins) {
                moins = repliques;
                x = bits_premier(reste);
            }
        }
        uint64_t noeuds;
        if (essayer(&n, x, but, &fils, &noeuds))
            return x;
        coups ^= bit(x);
    }
    return SANS_COUP;
}

/* A part of the proof, below `p`, that a side reaches `but`: the one to move or (not `bien`) the
 * other. Of the moves of that other side one in EPARGNE is followed, each by its own chance. */
static void descendre(struct recolte *r, struct alea *alea, const struct othellier *p, bool bien,
                      int but)
{
    uint64_t coups = othellier_coups(p);
    const int vides = bits_compter(othellier_vides(p));
    if (vides < DERNIER || othellier_est_fini(p))
        return;
    if (coups && bien) {
        const int x = vides > PREMIER ? moins_de_repliques(p, but) : essayer_tous(r, p, but);
        if (x == SANS_COUP)
            return;
        coups = bit(x);
    }
    for (; coups; coups = bits_reste(coups)) {
        if (!bien && alea_entier(alea, EPARGNE))
            continue;
        const struct othellier q = othellier_jouer(*p, bits_premier(coups));
        descendre(r, alea, &q, !bien, but);
    }
    if (!othellier_coups(p)) {
        const struct othellier q = othellier_jouer(*p, PASSE);
        descendre(r, alea, &q, !bien, but);
    }
}

static void recolter(struct recolte *r, struct alea *alea, const struct othellier *p,
                     long descentes)
{
    const int score = valeur_sans_risque(moteur, p, 0);
    for (long i = 0; i < descentes; i++)
        descendre(r, alea, p, i % 2 == 0, i % 2 == 0 ? score : -score);
}

/* ---- The fit ---- */

/* Notes of the moves of `c` in e-folds, the greatest 0. */
static void noter(const struct recolte *r, const struct choix *c, const float *w, float *notes)
{
    float max = -HUGE_VALF;
    for (int i = 0; i < c->n; i++) {
        const struct essai *e = &r->essais[c->debut + (size_t)i];
        notes[i] = (float)e->note / NOTES_PAR_E;
        for (int k = 0; k <= MOTIFS_TRI; k++)
            notes[i] -= w[e->rangs[k]];
        max = notes[i] > max ? notes[i] : max;
    }
    for (int i = 0; i < c->n; i++)
        notes[i] -= max;
}

/* What a move costs beyond the cheapest one, in times that. */
static float surcout(const struct recolte *r, const struct choix *c, int i)
{
    const float s = r->essais[c->debut + (size_t)i].noeuds / c->moindre;
    return (s < TROP ? s : TROP) - 1;
}

/* One step down the slope of choice `c`, which counts `poids` times. */
static void apprendre(const struct recolte *r, const struct choix *c, float poids, float pas,
                      float *w, float *carres)
{
    float part[MOTEUR_COUPS_MAX], somme = 0, moyen = 0;
    noter(r, c, w, part);
    for (int i = 0; i < c->n; i++)
        somme += part[i] = expf(part[i]);
    for (int i = 0; i < c->n; i++)
        moyen += (part[i] /= somme) * surcout(r, c, i);
    for (int i = 0; i < c->n; i++) {
        const float pente = -poids * part[i] * (surcout(r, c, i) - moyen);
        const struct essai *e = &r->essais[c->debut + (size_t)i];
        for (int k = 0; k <= MOTIFS_TRI; k++) {
            float *somme_carres = &carres[e->rangs[k]];
            *somme_carres += pente * pente;
            w[e->rangs[k]] -= pas * pente / (sqrtf(*somme_carres) + 0.1F);
        }
    }
}

static void melanger(struct choix *choix, size_t n, struct alea *alea)
{
    for (size_t i = n; i > 1; i--) {
        const size_t j = alea_entier(alea, (uint32_t)i);
        const struct choix c = choix[i - 1];
        choix[i - 1] = choix[j];
        choix[j] = c;
    }
}

/* The nodes of the moves chosen over those of the cheapest ones, of the choices kept apart or of
 * the others. */
static double rapport(const struct recolte *r, const float *w, bool a_part)
{
    double choisis = 0, moindres = 0;
    for (const struct choix *c = r->choix; c < r->choix + r->n; c++) {
        if (c->a_part != a_part)
            continue;
        float notes[MOTEUR_COUPS_MAX];
        noter(r, c, w, notes);
        int i = 0;
        while (notes[i] < 0)
            i++;
        choisis += r->essais[c->debut + (size_t)i].noeuds;
        moindres += c->moindre;
    }
    return moindres > 0 ? choisis / moindres : 1;
}

static void ajuster(struct recolte *r, struct alea *alea, float *w)
{
    const size_t octets = (size_t)r->n_poids * sizeof(float);
    float *carres = memset(memoire_agrandir(NULL, octets, 1), 0, octets);
    double moyenne[PREMIER + 1] = {0};
    size_t nombre[PREMIER + 1] = {0};
    for (size_t i = 0; i < r->n; i++) {
        moyenne[r->choix[i].vides] += r->choix[i].moindre;
        nombre[r->choix[i].vides]++;
    }
    for (int tour = 0; tour < TOURS; tour++) {
        melanger(r->choix, r->n, alea);
        const float pas = tour < TOURS * 3 / 5 ? 0.1F : tour < TOURS * 17 / 20 ? 0.03F : 0.01F;
        for (const struct choix *c = r->choix; c < r->choix + r->n; c++) {
            const double poids = c->moindre * (double)nombre[c->vides] / moyenne[c->vides];
            if (!c->a_part)
                apprendre(r, c, poids < TROP ? (float)poids : TROP, pas, w, carres);
        }
    }
    free(carres);
}

/* The weights of file `nom`, in e-folds; the caller's to free. */
static float *lire(const char *nom, int n_poids)
{
    size_t taille;
    char *octets = fichier_entier("affiner_tri", nom, POIDS_OCTETS_MAX, &taille);
    if (taille != (size_t)n_poids) {
        fprintf(stderr, "affiner_tri: %s: not %d weights\n", nom, n_poids);
        exit(1);
    }
    float *w = memoire_agrandir(NULL, taille, sizeof *w);
    for (size_t i = 0; i < taille; i++)
        w[i] = UNITE * (int8_t)octets[i];
    free(octets);
    return w;
}

/* The weights rounded, as bytes. */
static void ecrire(float *w, int n_poids)
{
    for (int i = 0; i < n_poids; i++) {
        const float v = roundf(w[i] / UNITE);
        const int8_t octet = (int8_t)(v > 127 ? 127 : v < -127 ? -127 : v);
        w[i] = octet * UNITE;
        putchar((uint8_t)octet);
    }
}

int main(int argc, char **argv)
{
    const char *poids_de = option_poids(argc, argv);
    if (argc - optind != 3) {
        fputs("usage: affiner_tri [-p WEIGHTS] TRI SEED WALKS < games > donnees/tri.bin\n", stderr);
        return 2;
    }
    const long graine = nombre_lire("affiner_tri", "SEED", argv[optind + 1], 0, LONG_MAX);
    const long descentes = nombre_lire("affiner_tri", "WALKS", argv[optind + 2], 1, 1000000);
    static struct recolte r;
    motifs_lier(r.lien);
    r.n_poids = evaluation_tri_poids(r.lien);
    float *w = lire(argv[optind], r.n_poids);
    struct evaluation *evaluation = poids_lire("affiner_tri", poids_de);
    moteur = moteur_des_poids("affiner_tri", evaluation, 1);
    struct alea alea;
    alea_init(&alea, (uint64_t)graine);
    struct echantillon e;
    long refusees = 0;
    for (long i = 0; echantillon_lire(stdin, &e, &refusees); i++) {
        r.a_part = i % A_PART == A_PART - 1;
        if (e.n > ECHANTILLON_COUPS - DEPART)
            recolter(&r, &alea, &e.positions[ECHANTILLON_COUPS - DEPART], descentes);
    }
    moteur_detruire(moteur);
    free(evaluation);
    if (r.n == 0) {
        fputs("affiner_tri: no position to learn from: no game with 20 empty squares\n", stderr);
        free(w);
        return 1;
    }
    if (refusees)
        fprintf(stderr, "affiner_tri: %ld lines left out\n", refusees);
    const double avant = rapport(&r, w, false), avant_a_part = rapport(&r, w, true);
    ajuster(&r, &alea, w);
    ecrire(w, r.n_poids);
    fprintf(stderr,
            "%zu nodes, %zu moves; the first ones cost, over the cheapest, %.4f -> %.4f; apart "
            "%.4f -> %.4f\n",
            r.n, r.n_essais, avant, rapport(&r, w, false), avant_a_part, rapport(&r, w, true));
    free(w);
    free(r.choix);
    free(r.essais);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
