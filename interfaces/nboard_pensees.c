/* See nboard_pensees.h. */
#include "interfaces/nboard_pensees.h"

#include "base/octets.h"
#include "jeux/othello_8x8.h"
#include "partie/valeurs.h"

enum { PROFONDEUR_ANALYSE = 8 };

static const struct jeu *const JEU = &jeu_othello_8x8;

/* Plies count, whatever the level; neither book nor clock. */
static struct limites limites_de(const struct nboard_pensees *n, int profondeur, atomic_bool *arret)
{
    return (struct limites){.niveau = NIVEAU_MIN, .sans_livre = true, .profondeur = profondeur,
                            .arret = arret, .moyens = n->moyens};
}

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

/* "search F5d6 2.50 0 12", or "100%" in place of the depth. */
static void ecrire_candidat(const struct valeur_coup *c, const struct valeurs *v, FILE *sortie)
{
    struct octets ligne = {0};
    int coups[PV_MAX + 1] = {c->coup};
    for (int i = 0; i < c->pensee.pv_longueur; i++)
        coups[i + 1] = c->pensee.pv[i];
    octets_texte(&ligne, "search ");
    ecrire_pv(&v->position, v->joueur, coups, c->pensee.pv_longueur + 1, &ligne);
    octets_ecrire(&ligne, " %.2f 0 ", c->pensee.score);
    if (c->pensee.exact)
        octets_texte(&ligne, "100%");
    else
        octets_ecrire(&ligne, "%d", v->profondeur);
    fprintf(sortie, "%s\n", ligne.debut);
    octets_detruire(&ligne);
}

static const char *penser_hint(struct joueur *moi, const struct partie *partie, atomic_bool *arret,
                               struct pensee *pensee)
{
    const struct nboard_pensees *n = moi->etat;
    const int joueur = partie_trait(partie, partie->rang);
    const int profondeur_max = n->profondeur > 0 ? n->profondeur : NBOARD_PROFONDEUR_MAX;
    atomic_bool jamais = false; /* the first turn is always told: it takes no time */
    const struct limites limites = limites_de(n, 0, arret);
    struct valeurs v;
    *pensee = (struct pensee){0};
    if (!joueur)
        return NULL;
    valeurs_init(&v, JEU, partie_position(partie, partie->rang), joueur, &limites);
    while (v.profondeur < profondeur_max && !valeurs_sues(&v) &&
           valeurs_approfondir(&v, v.profondeur ? arret : &jamais)) {
        for (int i = 0; i < v.nb && i < n->nb; i++)
            ecrire_candidat(&v.coups[i], &v, n->sortie);
        fflush(n->sortie);
    }
    valeurs_finir(&v);
    return v.erreur;
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
    const struct limites limites =
        limites_de(n, n->profondeur > 0 ? n->profondeur : PROFONDEUR_ANALYSE, arret);
    *pensee = (struct pensee){0};
    for (int rang = partie->rang; rang >= 0; rang--) {
        struct pensee trouvee;
        const struct position *p = partie_position(partie, rang);
        int trait = partie_trait(partie, rang);
        int qui = trait ? trait : 1;
        const char *erreur = valeurs_penser(JEU, p, qui, qui, &limites, &trouvee);
        if (erreur || atomic_load(arret))
            return erreur;
        fprintf(n->sortie, "analysis %d %.2f\n", coups_et_passes(partie, rang), trouvee.score);
        fflush(n->sortie);
    }
    return NULL;
}

const struct genre_joueur nboard_hint = {.nom = "hint", .penser = penser_hint};
const struct genre_joueur nboard_analyze = {.nom = "analyze", .penser = penser_analyze};
