/* See nboard_pensees.h. */
#include "interfaces/nboard_pensees.h"

#include "base/bits.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/ressources.h"
#include "jeux/othello_8x8.h"
#include "moteur/moteur.h"
#include "partie/valeurs.h"

enum { PROFONDEUR_ANALYSE = 8, HACHAGE = 64 /* MiB */ };

static const struct jeu *const JEU = &jeu_othello_8x8;

/* Plies count, whatever the level; neither book nor clock. */
static struct limites limites_de(const struct nboard_pensees *n, int profondeur, atomic_bool *arret)
{
    return (struct limites){.niveau = NIVEAU_MIN, .sans_livre = true, .profondeur = profondeur,
                            .arret = arret, .moyens = n->moyens};
}

/* ---- hint ---- */

struct conseil {
    const struct nboard_pensees *n;
    struct moteur *m;
    struct othellier p;
    int dite; /* plies of the last answer told; one is not worth it */
};

/* The position as `joueur` sees it, whose turn it is. */
static struct othellier vue_par(const struct position *p, int joueur)
{
    struct othellier o = {0, 0};
    for (int x = 0; x < 64; x++) {
        const struct cellule c = JEU->cellule(p, x % 8, x / 8);
        if (c.genre == CELLULE_PION && c.joueur == joueur)
            o.joueur |= bit(x);
        else if (c.genre == CELLULE_PION)
            o.adverse |= bit(x);
    }
    return o;
}

/* "search F5d6C3 2.50 0 12", the first mover in capitals; in place of the depth "73%", the
 * confidence of a search to the end. */
static void ecrire_candidat(const struct conseil *c, const struct moteur_coup *coup, int vides)
{
    struct octets ligne = {0};
    int coups[PV_MAX];
    const int nb = moteur_ligne(c->m, &c->p, coup->x, coups, PV_MAX);
    octets_texte(&ligne, "search ");
    for (int i = 0; i < nb; i++)
        if (coups[i] != PASSE)
            octets_ecrire(&ligne, "%c%d", (i % 2 ? 'a' : 'A') + coups[i] % 8, coups[i] / 8 + 1);
    octets_ecrire(&ligne, " %d.00 0 ", coup->score);
    if (coup->profondeur >= vides)
        octets_ecrire(&ligne, "%d%%", coup->selectivite);
    else
        octets_ecrire(&ligne, "%d", coup->profondeur);
    fprintf(c->n->sortie, "%s\n", ligne.debut);
    octets_detruire(&ligne);
}

static void conseiller(void *contexte, const struct moteur_reponse *r)
{
    struct conseil *c = contexte;
    if (r->profondeur <= c->dite && r->profondeur < bits_compter(othellier_vides(&c->p)))
        return;
    c->dite = r->profondeur;
    for (int i = 0; i < r->n_coups; i++)
        ecrire_candidat(c, &r->coups[i], bits_compter(othellier_vides(&c->p)));
    fflush(c->n->sortie);
}

static const char *penser_hint(struct joueur *moi, const struct partie *partie, atomic_bool *arret,
                               struct pensee *pensee)
{
    const int joueur = partie_trait(partie, partie->rang);
    struct conseil c = {.n = moi->etat, .dite = 1};
    *pensee = (struct pensee){0};
    if (!joueur)
        return NULL;
    c.p = vue_par(partie_position(partie, partie->rang), joueur);
    c.m = ressources_moteur(&c.n->moyens, HACHAGE);
    if (!c.m)
        return _("mémoire insuffisante");
    const atomic_bool jamais = false; /* the first answer is always told: it takes no time */
    struct moteur_demande d = {.meilleurs = c.n->nb, .profondeur = 2, .arret = &jamais,
                               .progres = conseiller, .contexte = &c};
    struct moteur_reponse r;
    moteur_chercher(c.m, &c.p, &d, &r);
    d.profondeur = c.n->profondeur;
    d.arret = arret;
    if (d.profondeur != 1 && d.profondeur != 2 && !r.exact)
        moteur_chercher(c.m, &c.p, &d, &r);
    moteur_detruire(c.m);
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
