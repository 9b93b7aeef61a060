/* See livre_obf.h. */
#include "formats/livre_obf.h"

#include <math.h>
#include <string.h>

#include "base/i18n.h"

static const char MARQUE[] = "profondeur ";

/* ---- Writing ---- */

static void ecrire_plateau(const struct othellier *p, struct octets *sortie)
{
    for (int i = 0; i < 64; i++)
        octets_ajouter(sortie, p->joueur >> i & 1 ? "X" : p->adverse >> i & 1 ? "O" : "-", 1);
    octets_texte(sortie, " X;");
}

void livre_vers_obf(const struct livre *l, struct octets *sortie)
{
    for (size_t i = 0; i < l->n; i++) {
        struct livre_valeur v;
        struct livre_coup coups[LIVRE_COUPS_MAX];
        const struct othellier p = livre_entree(l, i, &v);
        const int n = v.profondeur > 0 ? 0 : livre_coups(l, &p, coups);
        ecrire_plateau(&p, sortie);
        for (int k = 0; k < n; k++)
            octets_ecrire(sortie, " %c%d:%+d;", 'A' + coups[k].x % 8, coups[k].x / 8 + 1,
                          coups[k].valeur);
        if (n == 0)
            octets_ecrire(sortie, " %+d; %% %s%d", v.valeur, MARQUE, v.profondeur);
        octets_texte(sortie, "\n");
    }
}

/* ---- Reading ---- */

/* Plies of the search, as the comment says; 1 when it does not. */
static uint8_t profondeur_de(const struct partie_notee *p)
{
    const char *c = p->champs[CHAMP_COMMENTAIRE];
    const size_t n = sizeof MARQUE - 1;
    long profondeur = 1;
    if (c && strncmp(c, MARQUE, n) == 0)
        vue_entier(vue_sans_blancs(vue_de(c + n)), 1, 60, &profondeur);
    return (uint8_t)profondeur;
}

static int8_t discs(double score)
{
    return (int8_t)lround(score); /* -64 to 64: obf_lire() refuses others */
}

/* The scored moves as leaves, where the book has nothing yet. */
static void noter_coups(struct ouvrage *o, const struct othellier *p, const struct partie_notee *n)
{
    for (int i = 0; i < n->nb_scores; i++) {
        const int c = n->scores[i].case_;
        if (c == SCORE_SEUL || c == CASE_PASSE)
            continue;
        int signe;
        const struct othellier q = livre_suivante(p, grille_case_au_moteur(c), &signe);
        const int8_t v = (int8_t)(signe * discs(n->scores[i].eval));
        if (othellier_est_fini(&q))
            ouvrage_noter(o, &q, (struct livre_valeur){(int8_t)othellier_score_final(&q), 0});
        else if (!ouvrage_connait(o, &q))
            ouvrage_noter(o, &q, (struct livre_valeur){v, profondeur_de(n)});
    }
}

/* The position itself as a leaf: its lone score, else that of its best move if it is new. */
static void noter_position(struct ouvrage *o, const struct othellier *p,
                           const struct partie_notee *n)
{
    double meilleur = -SCORE_MAX;
    if (n->scores[0].case_ != SCORE_SEUL && ouvrage_connait(o, p))
        return;
    for (int i = 0; i < n->nb_scores; i++)
        if (n->scores[i].eval > meilleur)
            meilleur = n->scores[i].eval;
    if (othellier_est_fini(p))
        ouvrage_noter(o, p, (struct livre_valeur){(int8_t)othellier_score_final(p), 0});
    else
        ouvrage_noter(o, p, (struct livre_valeur){discs(meilleur), profondeur_de(n)});
}

/* A position of the file, passes made; false when nothing can be said of it. */
static bool position_de(const struct partie_notee *n, struct othellier *p)
{
    const int trait = notee_trait(n) ? notee_trait(n) : n->trait;
    *p = grille_othellier(&n->grille, trait);
    return n->grille.taille == 8 && n->nb_scores > 0 && (trait == n->trait || notee_finie(n));
}

int livre_depuis_recueil(struct ouvrage *o, const struct recueil *r)
{
    int refusees = 0;
    struct othellier p;
    for (int i = 0; i < r->nb_parties; i++) {
        if (position_de(&r->parties[i], &p))
            noter_position(o, &p, &r->parties[i]);
        else
            refusees++;
    }
    for (int passe = 0; passe < 2; passe++)
        for (int i = 0; i < r->nb_parties; i++)
            if (position_de(&r->parties[i], &p) && passe == 0)
                noter_coups(o, &p, &r->parties[i]);
            else if (position_de(&r->parties[i], &p) && r->parties[i].scores[0].case_ != SCORE_SEUL)
                ouvrage_relier(o, &p);
    ouvrage_remonter(o);
    return refusees;
}
