/* Games with values for the fit of the evaluation (echantillon.h), by our own search.
 *
 *     produire [-p WEIGHTS] jouer SEED GAMES PLIES END > sample
 *         games of ours: a random start of 6 to 45 moves, then the best move, and now and then a
 *         random one; each position that was searched is given its value
 *     produire [-p WEIGHTS] valuer PLIES END [STEP] < transcripts > sample
 *         the same values for the positions of given games, one transcript a line; of each game one
 *         position every STEP moves (1)
 *
 * A value is exact with END empty squares or fewer, before that the result of a search of PLIES
 * plies; with PLIES 0 (moves are then random up to there) that of the first position of the game
 * which was solved. Lines are independent: any number of these run side by side, with a seed
 * each. */
#include <inttypes.h>
#include <stdatomic.h>

#include "outils/echantillon.h"
#include "outils/essais.h"
#include "outils/nombre.h"

struct valeur {
    struct moteur *moteur;
    struct evaluation *poids; /* its weights, NULL: the program's own */
    int plis, fin, pas;
};

/* Searches `p`; the value is known unless it is too early and no search was asked for. */
static struct moteur_reponse valuer(const struct valeur *v, const struct othellier *p)
{
    static atomic_bool jamais;
    struct moteur_reponse r = {.coup = SANS_COUP, .score = VALEUR_INCONNUE};
    const bool exact = bits_compter(othellier_vides(p)) <= v->fin;
    if (exact || v->plis > 0)
        moteur_chercher(
            v->moteur, p,
            &(struct moteur_demande){.profondeur = exact ? 0 : v->plis, .arret = &jamais}, &r);
    return r;
}

/* Positions before the first solved one take its value. */
static void remonter(struct echantillon *e)
{
    int i = 0;
    while (i < e->n && e->valeurs[i] == VALEUR_INCONNUE)
        i++;
    if (i == e->n)
        return;
    struct othellier p = e->positions[i];
    int valeur = e->valeurs[i];
    while (--i >= 0) {
        const struct othellier q = othellier_jouer(e->positions[i], e->coups[i]);
        if (q.joueur == p.joueur) /* no pass in between */
            valeur = -valeur;
        e->valeurs[i] = (int8_t)valeur;
        p = e->positions[i];
    }
}

static void valuer_entree(const struct valeur *v)
{
    struct echantillon e;
    long refusees = 0;
    for (int partie = 0; echantillon_lire(stdin, &e, &refusees); partie++) {
        for (int i = e.n - 1; i >= 0; i--)
            e.valeurs[i] = i % v->pas == partie % v->pas
                               ? (int8_t)valuer(v, &e.positions[i]).score
                               : VALEUR_INCONNUE;
        if (v->plis == 0)
            remonter(&e);
        echantillon_ecrire(stdout, &e);
    }
    if (refusees)
        fprintf(stderr, "produire: %ld lines left out\n", refusees);
}

/* How a game of ours is played: so many random moves, then one in `un_sur`. */
struct maniere {
    int debut, un_sur;
};

static struct maniere tirer_maniere(struct alea *alea)
{
    static const int DEBUT[4][2] = {{6, 6}, {6, 8}, {12, 12}, {25, 20}};
    static const int UN_SUR[4] = {0, 0, 16, 6};
    const int *d = DEBUT[alea_entier(alea, 4)];
    return (struct maniere){d[0] + (int)alea_entier(alea, (uint32_t)d[1]),
                            UN_SUR[alea_entier(alea, 4)]};
}

static void jouer_une(const struct valeur *v, struct alea *alea, struct echantillon *e)
{
    const struct maniere m = tirer_maniere(alea);
    struct othellier p = OTHELLIER_DEBUT;
    for (e->n = 0; echantillon_trait(&p); e->n++) {
        struct moteur_reponse r = {.coup = SANS_COUP, .score = VALEUR_INCONNUE};
        if (e->n >= m.debut)
            r = valuer(v, &p);
        const bool hasard = r.coup == SANS_COUP ||
                            (m.un_sur && alea_entier(alea, (uint32_t)m.un_sur) == 0);
        e->positions[e->n] = p;
        e->valeurs[e->n] = (int8_t)r.score;
        e->coups[e->n] = (int8_t)(hasard ? coup_au_hasard(alea, othellier_coups(&p)) : r.coup);
        p = othellier_jouer(p, e->coups[e->n]);
    }
    if (v->plis == 0)
        remonter(e);
}

static void jouer(const struct valeur *v, uint64_t graine, long parties)
{
    struct alea alea;
    alea_init(&alea, graine);
    for (long i = 0; i < parties; i++) {
        struct echantillon e;
        jouer_une(v, &alea, &e);
        echantillon_ecrire(stdout, &e);
    }
}

static long nombre(const char *nom, const char *mot, long min, long max)
{
    return nombre_lire("produire", nom, mot, min, max);
}

/* `a`: PLIES END. */
static struct valeur preparer(const char *poids, char **a, long pas)
{
    struct valeur v = {.plis = (int)nombre("PLIES", a[0], 0, ECHANTILLON_COUPS),
                       .fin = (int)nombre("END", a[1], 0, ECHANTILLON_COUPS),
                       .pas = (int)pas};
    v.poids = poids_lire("produire", poids);
    v.moteur = moteur_des_poids("produire", v.poids, 2);
    return v;
}

static void rendre(const struct valeur *v)
{
    moteur_detruire(v->moteur);
    free(v->poids);
}

int main(int argc, char **argv)
{
    const char *poids = NULL;
    if (argc > 2 && !strcmp(argv[1], "-p")) {
        poids = argv[2];
        argc -= 2;
        argv += 2;
    }
    if (argc == 6 && !strcmp(argv[1], "jouer")) {
        const long graine = nombre("SEED", argv[2], 0, LONG_MAX);
        const long parties = nombre("GAMES", argv[3], 1, LONG_MAX);
        const struct valeur v = preparer(poids, argv + 4, 1);
        jouer(&v, (uint64_t)graine, parties);
        rendre(&v);
    } else if ((argc == 4 || argc == 5) && !strcmp(argv[1], "valuer")) {
        const long pas = argc == 5 ? nombre("STEP", argv[4], 1, ECHANTILLON_COUPS) : 1;
        const struct valeur v = preparer(poids, argv + 2, pas);
        valuer_entree(&v);
        rendre(&v);
    } else {
        fputs("usage: produire [-p WEIGHTS] jouer SEED GAMES PLIES END > sample\n"
              "       produire [-p WEIGHTS] valuer PLIES END [STEP] < transcripts > sample\n",
              stderr);
        return 2;
    }
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
