/* The fit of the weights that order the moves of endings (evaluation_tri, moteur/evaluation.h):
 *
 *     ajuster_tri [-p WEIGHTS] SEED WALKS END < games > donnees/tri.bin
 *
 * Of each game (echantillon.h), WALKS walks start where 22 squares are empty and go down as a proof
 * does: one side plays the move that leaves the other fewest replies, the other one any. Before
 * each move of the first side, from 18 empty squares down to END, one move by chance is tried, and
 * the position after it is valued by a search of PLIS plies with WEIGHTS (the program's own). The
 * weights, a signed byte each, are fitted to these values (moindres_tmpl.h). One position in A_PART
 * is kept apart: its error is told beside that of the others, of which some are of the same
 * games. */

#include "moteur/evaluation.h"
#include "outils/echantillon.h"
#include "outils/essais.h"
#include "outils/exemples.h"
#include "outils/nombre.h"

#define NOMBRES (MOTIFS_TRI + 2)
#include "outils/moindres_tmpl.h"

enum { DEPART = 22, PREMIER = 18, PLIS = 2, A_PART = 40, ITERATIONS = 30, FORCE = 4 };

static int moins_de_repliques(const struct othellier *p, uint64_t coups)
{
    int meilleur = PASSE, moins = 65;
    for (; coups; coups = bits_reste(coups)) {
        const int x = bits_premier(coups);
        const struct othellier q = othellier_jouer(*p, x);
        const int n = bits_compter(othellier_coups(&q));
        if (n < moins) {
            moins = n;
            meilleur = x;
        }
    }
    return meilleur;
}

/* One walk from `p`, whose side to move plays well. */
static void descendre(struct moteur *m, struct alea *alea, struct othellier p, int fin,
                      struct exemples *x)
{
    for (bool bien = true;; bien = !bien) {
        uint64_t coups = othellier_coups(&p);
        const int vides = bits_compter(othellier_vides(&p));
        if (vides < fin)
            return;
        if (!coups) {
            p = othellier_jouer(p, PASSE);
            if (!othellier_coups(&p))
                return;
            continue;
        }
        if (bien && vides <= PREMIER) {
            const struct othellier q = othellier_jouer(p, coup_au_hasard(alea, coups));
            exemples_ajouter(x, (struct exemple){q, (int8_t)valeur_sans_risque(m, &q, PLIS),
                                                 (int8_t)(vides - 1)});
        }
        p = othellier_jouer(p, bien ? moins_de_repliques(&p, coups) : coup_au_hasard(alea, coups));
    }
}

static void remplir(const struct motifs *motifs, const int32_t *lien, struct moindres *m,
                    size_t ligne, const struct exemple *x)
{
    struct indices ind;
    indices_init(motifs, &ind, &x->p);
    for (int k = 0; k < MOTIFS_TRI; k++)
        m->rangs[ligne][k] = (uint16_t)(lien[MOTIF_DEBUT[k] + ind.v[k]] - m->debut[k]);
    m->rangs[ligne][MOTIFS_TRI] = (uint16_t)bits_compter(othellier_coups(&x->p));
    m->rangs[ligne][MOTIFS_TRI + 1] = (uint16_t)x->vides;
    m->valeurs[ligne] = x->valeur;
}

static void preparer(struct moindres *m, const struct exemples *x)
{
    static struct motifs motifs;
    static int32_t lien[POIDS_PAR_PHASE];
    motifs_init(&motifs);
    motifs_lier(lien);
    moindres_prendre(m, x->n, evaluation_tri_poids(lien));
    struct indices vide; /* the reading of no disc has the first number of its kind */
    indices_init(&motifs, &vide, &(struct othellier){0, 0});
    for (int k = 0; k < MOTIFS_TRI; k++)
        m->debut[k] = lien[MOTIF_DEBUT[k] + vide.v[k]];
    m->debut[MOTIFS_TRI] = m->n_poids - 64 - MOBILITES;
    m->debut[MOTIFS_TRI + 1] = m->n_poids - 64;
    size_t debut = 0, fin = x->n; /* those kept apart fill the end */
    for (size_t i = 0; i < x->n; i++)
        remplir(&motifs, lien, m, i % A_PART == 0 ? --fin : debut++, &x->liste[i]);
    m->n_appris = debut;
}

int main(int argc, char **argv)
{
    const char *poids_de = option_poids(argc, argv);
    if (argc - optind != 3) {
        fputs("usage: ajuster_tri [-p WEIGHTS] SEED WALKS END < games > donnees/tri.bin\n", stderr);
        return 2;
    }
    const long graine = nombre_lire("ajuster_tri", "SEED", argv[optind], 0, LONG_MAX);
    const long descentes = nombre_lire("ajuster_tri", "WALKS", argv[optind + 1], 1, 1000000);
    const int fin = (int)nombre_lire("ajuster_tri", "END", argv[optind + 2], 1, PREMIER);
    struct evaluation *evaluation = poids_lire("ajuster_tri", poids_de);
    struct moteur *m = moteur_des_poids("ajuster_tri", evaluation, 8);
    struct alea alea;
    alea_init(&alea, (uint64_t)graine);
    struct exemples x = {0};
    struct echantillon e;
    long refusees = 0;
    while (echantillon_lire(stdin, &e, &refusees))
        for (int i = 0; i < descentes && e.n > ECHANTILLON_COUPS - DEPART; i++)
            descendre(m, &alea, e.positions[ECHANTILLON_COUPS - DEPART], fin, &x);
    moteur_detruire(m);
    free(evaluation);
    if (x.n < 2) { /* the first is kept apart */
        fputs("ajuster_tri: no position to learn from: no game with 22 empty squares\n", stderr);
        return 1;
    }
    struct moindres s;
    preparer(&s, &x);
    moindres_resoudre(&s, ITERATIONS, FORCE);
    int8_t *poids = reserver((size_t)s.n_poids, 1);
    moindres_finir(&s, "", UN_PION, poids);
    if (refusees)
        fprintf(stderr, "ajuster_tri: %ld lines left out\n", refusees);
    fwrite(poids, 1, (size_t)s.n_poids, stdout);
    free(poids);
    free(x.liste);
    moindres_rendre(&s);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
