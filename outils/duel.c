/* Two evaluations against each other, with the same search:
 *
 *     duel WEIGHTS WEIGHTS PAIRS PLIES END SECONDS [SEED]
 *
 * Each of at most PAIRS openings (8 random moves, balanced) is played twice, colours swapped. A
 * move is a search of PLIES plies, exact with END empty squares or fewer; or of SECONDS when these
 * are not 0. It ends as soon as the SPRT between "no better" and "20 Elo better" does. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "interfaces/match_stats.h"
#include "outils/essais.h"
#include "outils/nombre.h"

enum {
    EQUILIBRE = 8, /* discs, by a search of 6 plies */
    ELO_ESPERE = 20,
};

struct duel {
    struct moteur *moteurs[2];
    int plis, fin;
    double secondes;
};

static int coup(const struct duel *d, int qui, const struct othellier *p)
{
    static atomic_bool jamais;
    const bool exact = bits_compter(othellier_vides(p)) <= d->fin;
    struct moteur_reponse r;
    moteur_chercher(d->moteurs[qui], p,
                    &(struct moteur_demande){.profondeur = exact || d->secondes > 0 ? 0 : d->plis,
                                             .secondes = d->secondes,
                                             .arret = &jamais},
                    &r);
    return r.coup;
}

/* The final score for Black, played by engine `noir`, from `p` where `trait` (0 Black) is to
 * move. */
static int partie(const struct duel *d, struct othellier p, int trait, int noir)
{
    while (!othellier_est_fini(&p)) {
        const int x = othellier_coups(&p) ? coup(d, trait ^ noir, &p) : PASSE;
        p = othellier_jouer(p, x);
        trait = !trait;
    }
    const int s = othellier_score_final(&p);
    return trait == 0 ? s : -s;
}

/* 8 random moves, Black to move again, after which nobody is far ahead. */
static struct othellier ouverture(const struct duel *d, struct alea *alea)
{
    static atomic_bool jamais;
    for (;;) {
        struct othellier p = OTHELLIER_DEBUT;
        for (int i = 0; i < 8; i++) {
            const uint64_t coups = othellier_coups(&p);
            p = othellier_jouer(p, coups ? coup_au_hasard(alea, coups) : PASSE);
        }
        struct moteur_reponse r;
        moteur_chercher(d->moteurs[0], &p,
                        &(struct moteur_demande){.profondeur = 6, .arret = &jamais}, &r);
        if (abs(r.score) <= EQUILIBRE)
            return p;
    }
}

static double rapport(const struct match_stats *s)
{
    return match_llr(s, 0, ELO_ESPERE);
}

static void conclure(const struct match_stats *s)
{
    const int n = match_parties(s);
    double elo = 0, demi = 0;
    match_elo(s, &elo, &demi);
    printf("%d games: +%d =%d -%d, %.1f %%, %+.2f discs a game, Elo %+.0f +- %.0f, ratio %+.2f of "
           "%.2f\n",
           n, s->victoires, s->nulles, s->defaites, 100 * (s->victoires + s->nulles / 2.0) / n,
           (double)s->disques / n, elo, demi, rapport(s), MATCH_BORNE);
}

int main(int argc, char **argv)
{
    if (argc < 7) {
        fputs("usage: duel WEIGHTS WEIGHTS PAIRS PLIES END SECONDS [SEED]\n", stderr);
        return 2;
    }
    const long paires = nombre_lire("duel", "PAIRS", argv[3], 1, 1000000);
    struct duel d = {.plis = (int)nombre_lire("duel", "PLIES", argv[4], 0, 60),
                     .fin = (int)nombre_lire("duel", "END", argv[5], 0, 60),
                     .secondes = reel_lire("duel", "SECONDS", argv[6], 0, 3600)};
    struct alea alea;
    alea_init(&alea, argc > 7 ? (uint64_t)nombre_lire("duel", "SEED", argv[7], 0, LONG_MAX) : 1);
    struct evaluation *poids[2];
    for (int i = 0; i < 2; i++) {
        poids[i] = poids_lire("duel", argv[1 + i]);
        d.moteurs[i] = moteur_des_poids("duel", poids[i], 16);
    }
    struct match_stats s = {0};
    for (long i = 0; i < paires && !match_verdict(rapport(&s)); i++) {
        const struct othellier p = ouverture(&d, &alea);
        const int premiere = partie(&d, p, 0, 0), seconde = -partie(&d, p, 0, 1);
        match_ajouter(&s, premiere);
        match_ajouter(&s, seconde);
        match_ajouter_paire(&s, premiere, seconde);
    }
    for (int i = 0; i < 2; i++) {
        moteur_detruire(d.moteurs[i]);
        free(poids[i]);
    }
    conclure(&s);
    return 0;
}
