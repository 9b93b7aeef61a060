/* See probleme.h. Read by the reader of OBF files (position.h), then turned into words. */
#include "formats/probleme.h"

#include <math.h>

#include "base/i18n.h"
#include "formats/position.h"
#include "moteur/moteur.h"

/* A square of a grid as the number of a bit. */
static int rang_de(int case_)
{
    return case_ == CASE_PASSE ? PROBLEME_PASSE : grille_case_au_moteur(case_);
}

struct probleme probleme_de_partie(const struct partie_notee *n)
{
    const struct othellier o = grille_othellier(&n->grille, n->trait);
    struct probleme p = {.joueur = o.joueur,
                         .adverse = o.adverse,
                         .noir = n->trait == NOIR,
                         .note = n->nb_scores > 0};
    p.score = p.note ? (int)lround(n->scores[0].eval) : 0;
    for (int i = 0; i < n->nb_scores && p.n_coups < PROBLEME_COUPS_MAX; i++)
        if (n->scores[i].case_ != SCORE_SEUL)
            p.coups[p.n_coups++] =
                (struct probleme_coup){rang_de(n->scores[i].case_), (int)lround(n->scores[i].eval)};
    return p;
}

enum probleme_resultat probleme_lire(struct vue texte, struct probleme *p, struct tampon *refus)
{
    struct recueil r = {0};
    enum probleme_resultat resultat = PROBLEME_VIDE;
    obf_lire(texte, &r);
    if (r.nb_parties > 0 && r.nb_erreurs == 0) {
        *p = probleme_de_partie(&r.parties[0]);
        resultat = PROBLEME_LU;
    } else if (r.nb_erreurs > 0) {
        tampon_ecrire(refus, _("colonne %zu : %s"), (size_t)r.problemes[0].lieu.colonne,
                      r.problemes[0].texte);
        p->ligne = r.problemes[0].lieu.ligne;
        resultat = PROBLEME_FAUX;
    }
    recueil_detruire(&r);
    return resultat;
}

void probleme_ecrire(const struct probleme *p, struct tampon *sortie)
{
    for (int x = 0; x < 64; x++) {
        const bool a_lui = p->joueur >> x & 1, a_l_autre = p->adverse >> x & 1;
        tampon_ajouter(sortie, !a_lui && !a_l_autre ? "-" : a_lui == p->noir ? "X" : "O");
    }
}
