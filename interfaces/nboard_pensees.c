/* See nboard_pensees.h. */
#include "interfaces/nboard_pensees.h"

#include "base/bits.h"
#include "base/octets.h"
#include "interfaces/conseil.h"
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

/* ---- hint ---- */

struct dialogue {
    FILE *sortie;
    int dite; /* plies of the last answer told; one is not worth it */
};

/* "search F5d6C3 2.50 0 12", the first mover in capitals; in place of the depth "73%", the
 * confidence of a search to the end. */
static void ecrire_candidat(FILE *sortie, const struct moteur *m, const struct othellier *p,
                            const struct moteur_coup *coup)
{
    struct octets ligne = {0};
    int coups[PV_MAX];
    const int nb = moteur_ligne(m, p, coup->x, coups, PV_MAX);
    octets_texte(&ligne, "search ");
    for (int i = 0; i < nb; i++)
        if (coups[i] != PASSE)
            octets_ecrire(&ligne, "%c%d", (i % 2 ? 'a' : 'A') + coups[i] % 8, coups[i] / 8 + 1);
    octets_ecrire(&ligne, " %d.00 0 ", coup->score);
    if (coup->profondeur >= bits_compter(othellier_vides(p)))
        octets_ecrire(&ligne, "%d%%", coup->selectivite);
    else
        octets_ecrire(&ligne, "%d", coup->profondeur);
    fprintf(sortie, "%s\n", ligne.debut);
    octets_detruire(&ligne);
}

static void conseiller(void *contexte, const struct moteur *m, const struct othellier *p,
                       const struct moteur_reponse *r)
{
    struct dialogue *d = contexte;
    if (r->profondeur <= d->dite && r->profondeur < bits_compter(othellier_vides(p)))
        return;
    d->dite = r->profondeur;
    for (int i = 0; i < r->n_coups; i++)
        ecrire_candidat(d->sortie, m, p, &r->coups[i]);
    fflush(d->sortie);
}

static const char *penser_hint(struct joueur *moi, const struct partie *partie, atomic_bool *arret,
                               struct pensee *pensee)
{
    const struct nboard_pensees *n = moi->etat;
    struct dialogue d = {.sortie = n->sortie, .dite = 1};
    const struct conseil c = {.nb = n->nb, .profondeur = n->profondeur, .moyens = n->moyens,
                              .dire = conseiller, .contexte = &d};
    struct moteur_reponse r;
    *pensee = (struct pensee){0};
    return partie_trait(partie, partie->rang) ? conseil_chercher(&c, partie, arret, &r) : NULL;
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
