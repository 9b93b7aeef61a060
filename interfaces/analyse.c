/* See analyse.h. */
#include "interfaces/analyse.h"

#include <math.h>

#include "base/bits.h"
#include "interfaces/ressources.h"
#include "moteur/livre.h"

/* So many times its seconds may go into the value of the move played. */
enum { PATIENCE = 4 };

enum { HACHAGE = 64 }; /* MiB */

struct moteur *analyse_moteur(const struct moyens *moyens)
{
    return ressources_moteur(moyens, HACHAGE);
}

int analyse_apres(const struct coup_analyse *c)
{
    return c->joueur == NOIR ? c->valeur - c->perte : c->valeur + c->perte;
}

int analyse_confiance(const struct coup_analyse *c)
{
    return c->profondeur >= c->vides ? c->confiance : 0;
}

static int case_de(int x)
{
    return x == PASSE ? CASE_PASSE : grille_case_du_moteur(x);
}

/* The positions before each move, passes left out. */
static void derouler(const struct partie_notee *p, struct analyse *a, struct othellier *avant)
{
    struct grille g = p->depart;
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *c = &p->coups[i];
        if (c->case_ == CASE_PASSE)
            continue;
        avant[a->nb] = grille_othellier(&g, c->joueur);
        a->coups[a->nb++] = (struct coup_analyse){.case_ = c->case_, .joueur = c->joueur};
        grille_jouer(&g, c->case_, c->joueur);
    }
    a->finie = grille_fini(&g);
    a->marge = grille_marge(&g);
}

/* The same question as the one that `r` answered, a ply further on. */
static struct moteur_demande meme_question(const struct analyse_effort *e,
                                           const struct moteur_reponse *r, int vides)
{
    struct moteur_demande d = {.arret = e->arret, .selectivite = r->selectivite};
    if (r->profondeur < vides)
        d.profondeur = r->profondeur > 1 ? r->profondeur - 1 : 1;
    if (e->profondeur == 0)
        d.secondes = PATIENCE * e->secondes;
    return d;
}

static void retenir(struct coup_analyse *c, const struct moteur_reponse *r)
{
    c->exact = r->exact;
    c->profondeur = r->profondeur;
    c->confiance = r->selectivite;
    c->suite_longueur = r->pv_longueur;
    for (int i = 0; i < r->pv_longueur; i++)
        c->suite[i] = case_de(r->pv[i]);
}

/* A loss is known no better than the value of the move played, whose search the clock may have
 * stopped sooner. */
static void affaiblir(struct coup_analyse *c, const struct moteur_reponse *jouee)
{
    if (jouee->exact)
        return;
    c->exact = false;
    if (jouee->profondeur + 1 < c->profondeur)
        c->profondeur = jouee->profondeur + 1;
    if (jouee->selectivite < c->confiance)
        c->confiance = jouee->selectivite;
}

/* Do two moves lead to one position, but for the way the board is turned? */
static bool reviennent_au_meme(const struct othellier *p, int x, int y)
{
    return livre_comparer(livre_canonique(othellier_jouer(*p, x)),
                          livre_canonique(othellier_jouer(*p, y))) == 0;
}

static void valoir(struct coup_analyse *c, int valeur)
{
    c->valeur = c->joueur == NOIR ? valeur : -valeur;
}

/* The line of the book from move `x` of `p` on. */
static void suivre_livre(const struct livre *l, struct othellier p, int x, struct coup_analyse *c)
{
    struct livre_coup suivant = {.x = x};
    do {
        int signe;
        p = livre_suivante(&p, suivant.x, &signe);
        c->suite[c->suite_longueur++] = case_de(suivant.x);
        if (signe > 0 && c->suite_longueur < MOTEUR_PV_MAX)
            c->suite[c->suite_longueur++] = CASE_PASSE;
    } while (c->suite_longueur < MOTEUR_PV_MAX && livre_choisir(l, &p, 0, &suivant));
}

/* Answers from the opening book, all of whose moves have a value where it deploys a position; false
 * when it does not know. */
static bool consulter_livre(const struct othellier *p, struct coup_analyse *c)
{
    const struct livre *l = livre_embarque();
    struct livre_coup mieux, coups[LIVRE_COUPS_MAX];
    if (!livre_choisir(l, p, 0, &mieux))
        return false;
    const int n = livre_coups(l, p, coups);
    for (int i = 0; i < n; i++)
        if (coups[i].x == grille_case_au_moteur(c->case_))
            c->perte = mieux.valeur - coups[i].valeur;
    if (c->perte > 0)
        c->meilleur = case_de(mieux.x);
    c->livre = true;
    suivre_livre(l, *p, grille_case_au_moteur(c->meilleur), c);
    valoir(c, mieux.valeur);
    return true;
}

/* The position `p` before move `c`, and the move. */
static void peser(struct moteur *m, const struct analyse_effort *e, const struct othellier *p,
                  struct coup_analyse *c)
{
    const struct moteur_demande d = {.arret = e->arret,
                                     .profondeur = e->profondeur,
                                     .secondes = e->profondeur ? 0 : e->secondes};
    struct moteur_reponse r, jouee;
    moteur_chercher(m, p, &d, &r);
    retenir(c, &r);
    const int joue = grille_case_au_moteur(c->case_);
    int valeur = r.score;
    if (!reviennent_au_meme(p, r.coup, joue)) {
        const struct othellier apres = othellier_jouer(*p, joue);
        const struct moteur_demande meme = meme_question(e, &r, c->vides);
        moteur_chercher(m, &apres, &meme, &jouee);
        affaiblir(c, &jouee);
        c->perte = valeur > -jouee.score ? valeur + jouee.score : 0;
        valeur = c->perte > 0 ? valeur : -jouee.score;
    }
    if (c->perte > 0)
        c->meilleur = case_de(r.coup);
    else if (r.coup != joue) { /* another is no better: its line is not shown */
        c->suite[0] = c->case_;
        c->suite_longueur = 1;
    }
    valoir(c, valeur);
}

/* A move without choice is worth what the next one of the game is. */
static void suivre(struct coup_analyse *c, const struct coup_analyse *suivant)
{
    c->valeur = suivant->valeur;
    c->exact = suivant->exact;
    c->livre = suivant->livre;
    c->profondeur = suivant->profondeur + !suivant->livre;
    c->confiance = suivant->confiance;
}

bool analyser(struct moteur *m, const struct partie_notee *p, const struct analyse_effort *e,
              struct analyse *a)
{
    struct othellier avant[GRILLE_CASES];
    a->nb = 0;
    derouler(p, a, avant);
    a->inconnus = a->nb;
    for (int i = a->nb - 1; i >= 0; i--) {
        struct coup_analyse *c = &a->coups[i];
        c->vides = bits_compter(othellier_vides(&avant[i]));
        c->meilleur = c->case_;
        c->seul = bits_reste(othellier_coups(&avant[i])) == 0;
        if (c->seul && i + 1 < a->nb)
            suivre(c, c + 1);
        else if (!e->livre || !consulter_livre(&avant[i], c))
            peser(m, e, &avant[i], c);
        if (atomic_load(e->arret))
            return false;
        a->inconnus = i;
        if (e->progres)
            e->progres(e->contexte, a->nb - i, a->nb);
    }
    return true;
}

/* Has each move that is no pass a margin for its value? */
static bool toutes_valeurs(const struct partie_notee *p)
{
    int nb = 0;
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        if (!p->coups[i].a_eval || fabs(p->coups[i].eval) > SCORE_MAX)
            return false;
        nb++;
    }
    return nb > 0;
}

bool analyse_relire(const struct partie_notee *p, struct analyse *a)
{
    struct othellier avant[GRILLE_CASES];
    if (!toutes_valeurs(p))
        return false;
    a->nb = a->inconnus = 0;
    derouler(p, a, avant);
    struct coup_analyse *c = a->coups;
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        const int eval = (int)lround(p->coups[i].eval);
        const int apres = c->joueur == NOIR ? eval : -eval;
        c->meilleur = c->case_;
        c->vides = bits_compter(othellier_vides(&avant[c - a->coups]));
        c->seul = bits_reste(othellier_coups(&avant[c - a->coups])) == 0;
        c->valeur = c > a->coups && !c->seul ? analyse_apres(c - 1) : apres;
        c->perte = c->joueur == NOIR ? c->valeur - apres : apres - c->valeur;
        if (c->perte < 0) { /* the value before was a shallower one */
            c->perte = 0;
            c->valeur = apres;
        }
        c++;
    }
    return true;
}
