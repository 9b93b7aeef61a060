/* See nboard_pensees.h. Each move of a hint is searched for itself, one ply deeper at each turn:
 * the engine's door gives one best move, and NBoard wants the values of several. */
#include "interfaces/nboard_pensees.h"

#include <stdlib.h>

#include "base/octets.h"
#include "jeux/othello_8x8.h"

enum { PROFONDEUR_MAX = 60, PROFONDEUR_ANALYSE = 8 };

static const struct jeu *const JEU = &jeu_othello_8x8;

/* One move of a hint and what is known of it. */
struct candidat {
    int coup;
    double valeur; /* for the side to move */
    bool exact;
    int suite[PV_MAX]; /* the answer and what follows */
    int nb_suite;
};

/* Appends "F5d6C3": the moves of a line of play from a position, first mover in capitals. */
static void ecrire_pv(const struct position *p, int joueur, const int *coups, int nb,
                      struct octets *sortie)
{
    struct position q = *p;
    int qui = joueur;
    for (int i = 0; i < nb; i++) {
        if (JEU->raison_refus(&q, coups[i], qui))
            qui = 3 - qui; /* a pass */
        if (JEU->raison_refus(&q, coups[i], qui))
            return;
        octets_ecrire(sortie, "%c%d", (qui == joueur ? 'A' : 'a') + coups[i] % 10 - 1,
                      coups[i] / 10);
        q = JEU->incrementer_config(&q, coups[i], qui);
        qui = 3 - qui;
    }
}

/* The value for `joueur` of a position where it is the turn of `trait`, who may have to pass. False
 * when the thought was stopped. */
static bool valeur(const struct nboard_pensees *n, const struct position *p, int joueur, int trait,
                   int profondeur, atomic_bool *arret, struct pensee *pensee)
{
    *pensee = (struct pensee){0};
    if (JEU->est_jeu_fini(p)) {
        pensee->score = JEU->marge(p) * (joueur == 1 ? 1 : -1);
        pensee->exact = pensee->en_points = true;
        return true;
    }
    int qui = JEU->est_coup_possible(p, trait) ? trait : 3 - trait;
    struct limites limites = {
        .niveau = 5, .profondeur = profondeur > 0 ? profondeur : 1, .arret = arret,
        .moyens = n->moyens};
    const char *erreur = JEU->penser(p, qui, &limites, pensee);
    pensee->score = qui == joueur ? pensee->score : -pensee->score;
    return !erreur && !atomic_load(arret);
}

/* Best first; equal ones by square. */
static int comparer(const void *a, const void *b)
{
    const struct candidat *x = a, *y = b;
    if (x->valeur != y->valeur)
        return x->valeur > y->valeur ? -1 : 1;
    return x->coup - y->coup;
}

static bool evaluer(const struct nboard_pensees *n, struct candidat *c, const struct position *p,
                    int joueur, int profondeur, atomic_bool *arret)
{
    struct pensee pensee;
    struct position q = JEU->incrementer_config(p, c->coup, joueur);
    if (!valeur(n, &q, joueur, 3 - joueur, profondeur - 1, arret, &pensee))
        return false;
    c->valeur = pensee.score;
    c->exact = pensee.exact;
    c->nb_suite = pensee.pv_longueur;
    for (int i = 0; i < pensee.pv_longueur; i++)
        c->suite[i] = pensee.pv[i];
    return true;
}

/* "search F5d6 2.50 0 12", or "100%" in place of the depth. */
static void ecrire_candidat(const struct candidat *c, const struct position *p, int joueur,
                            int profondeur, FILE *sortie)
{
    struct octets ligne = {0};
    int coups[PV_MAX + 1] = {c->coup};
    for (int i = 0; i < c->nb_suite; i++)
        coups[i + 1] = c->suite[i];
    octets_texte(&ligne, "search ");
    ecrire_pv(p, joueur, coups, c->nb_suite + 1, &ligne);
    octets_ecrire(&ligne, " %.2f 0 ", c->valeur);
    if (c->exact)
        octets_texte(&ligne, "100%");
    else
        octets_ecrire(&ligne, "%d", profondeur);
    fprintf(sortie, "%s\n", ligne.debut);
    octets_detruire(&ligne);
}

static const char *penser_hint(struct joueur *moi, const struct partie *partie, atomic_bool *arret,
                               struct pensee *pensee)
{
    const struct nboard_pensees *n = moi->etat;
    const struct position *p = partie_position(partie, partie->rang);
    int coups[COUPS_MAX], joueur = partie_trait(partie, partie->rang);
    struct candidat candidats[COUPS_MAX];
    int nb = joueur ? JEU->lister_coups(p, joueur, coups) : 0;
    for (int i = 0; i < nb; i++)
        candidats[i] = (struct candidat){.coup = coups[i]};
    int profondeur_max = n->profondeur > 0 ? n->profondeur : PROFONDEUR_MAX;
    bool exact = nb == 0;
    atomic_bool jamais = false; /* the first ply is always told: it takes no time */
    *pensee = (struct pensee){0};
    for (int profondeur = 1; profondeur <= profondeur_max && !exact; profondeur++) {
        exact = true;
        for (int i = 0; i < nb; i++) {
            if (!evaluer(n, &candidats[i], p, joueur, profondeur,
                         profondeur == 1 ? &jamais : arret))
                return NULL;
            exact &= candidats[i].exact;
        }
        qsort(candidats, (size_t)nb, sizeof *candidats, comparer);
        for (int i = 0; i < nb && i < n->nb; i++)
            ecrire_candidat(&candidats[i], p, joueur, profondeur, n->sortie);
        fflush(n->sortie);
    }
    return NULL;
}

/* NBoard counts the passes among the moves made. */
static int coups_et_passes(const struct partie *partie, int rang)
{
    int n = rang;
    for (int i = 0; i < rang; i++)
        n += partie_passe(partie, i) != 0;
    return n;
}

static const char *penser_analyze(struct joueur *moi, const struct partie *partie,
                                  atomic_bool *arret, struct pensee *pensee)
{
    const struct nboard_pensees *n = moi->etat;
    int profondeur = n->profondeur > 0 ? n->profondeur : PROFONDEUR_ANALYSE;
    *pensee = (struct pensee){0};
    for (int rang = partie->rang; rang >= 0; rang--) {
        struct pensee trouvee;
        const struct position *p = partie_position(partie, rang);
        int trait = partie_trait(partie, rang);
        int qui = trait ? trait : 1;
        if (!valeur(n, p, qui, qui, profondeur, arret, &trouvee))
            return NULL;
        fprintf(n->sortie, "analysis %d %.2f\n", coups_et_passes(partie, rang), trouvee.score);
        fflush(n->sortie);
    }
    return NULL;
}

const struct genre_joueur nboard_hint = {.nom = "hint", .penser = penser_hint};
const struct genre_joueur nboard_analyze = {.nom = "analyze", .penser = penser_analyze};
