/* See analyse.h. */
#include "interfaces/analyse.h"

#include <math.h>

#include "base/bits.h"
#include "formats/lecture.h"
#include "interfaces/ressources.h"
#include "interfaces/revue_notee.h"
#include "moteur/livre.h"
#include "partie/jugement.h"

/* So many times its seconds may go into the value of the move played. */
enum { PATIENCE = 4 };

enum { HACHAGE = 64 }; /* MiB */

/* The best move disappoints where the search behind it finds so much less. */
enum { DECEPTION = 2 };

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

/* What a position was asked, and how deep the answer goes, for a move to be compared with. */
static struct moteur_demande meme_question(const struct analyse_effort *e, int profondeur,
                                           int selectivite, int vides)
{
    struct moteur_demande d = {.arret = e->arret, .selectivite = selectivite};
    if (profondeur < vides)
        d.profondeur = profondeur > 1 ? profondeur : 1;
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

/* What is known of a move is no surer than the position behind it, which was searched on its own:
 * `profondeur` plies, with that confidence. */
static void affaiblir(struct coup_analyse *c, bool exact, int profondeur, int confiance)
{
    if (exact)
        return;
    c->exact = false;
    if (profondeur + 1 < c->profondeur)
        c->profondeur = profondeur + 1;
    if (confiance < c->confiance)
        c->confiance = confiance;
}

/* Do two moves lead to one position, but for the way the board is turned? */
static bool reviennent_au_meme(const struct othellier *p, int x, int y)
{
    return othellier_comparer(othellier_canonique(othellier_jouer(*p, x)),
                              othellier_canonique(othellier_jouer(*p, y))) == 0;
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

/* The value for who moves. */
static int pour_lui(const struct coup_analyse *c, int valeur)
{
    return c->joueur == NOIR ? valeur : -valeur;
}

/* A move is worth what the next position is, `suivant`, if that is known. */
static int derriere(const struct coup_analyse *c, const struct coup_analyse *suivant, int sinon)
{
    return suivant ? pour_lui(c, suivant->valeur) : sinon;
}

/* Answers from the opening book, all of whose moves have a value where it deploys a position; false
 * when it does not know. It tells what the move lost; the value is the book's only where the game
 * goes on in it, or the search behind it found the same. */
static bool consulter_livre(const struct othellier *p, struct coup_analyse *c,
                            const struct coup_analyse *suivant)
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
    suivre_livre(l, *p, grille_case_au_moteur(c->meilleur), c);
    valoir(c, derriere(c, suivant, mieux.valeur - c->perte) + c->perte);
    c->livre = pour_lui(c, c->valeur) == mieux.valeur;
    if (!c->livre) {
        c->profondeur = suivant->profondeur;
        c->confiance = suivant->confiance;
    }
    return true;
}

/* The line of another move: `x`, then what its search found. */
static void retenir_suite(struct coup_analyse *c, int x, const struct moteur_reponse *r)
{
    c->suite[0] = case_de(x);
    c->suite_longueur = 1;
    for (int i = 0; i < r->pv_longueur && c->suite_longueur < MOTEUR_PV_MAX; i++)
        c->suite[c->suite_longueur++] = case_de(r->pv[i]);
}

/* Searches move `x` of `p` as deep and as surely as the move played was by the next position, to
 * know what that lost against it: the difference of two depths is no loss. */
static void comparer(struct moteur *m, const struct analyse_effort *e, const struct othellier *p,
                     struct coup_analyse *c, const struct coup_analyse *suivant, int x)
{
    const struct othellier apres = othellier_jouer(*p, x);
    const struct moteur_demande d = meme_question(
        e, suivant->livre ? c->profondeur - 1 : suivant->profondeur, suivant->confiance,
        suivant->vides);
    struct moteur_reponse r;
    moteur_chercher(m, &apres, &d, &r);
    const int perte = -r.score - pour_lui(c, suivant->valeur);
    if (perte <= 0)
        return;
    c->perte = perte;
    c->meilleur = case_de(x);
    affaiblir(c, r.exact, r.profondeur, r.selectivite);
    retenir_suite(c, x, &r);
}

/* Is the best move of the answer the one played? */
static bool est_joue(const struct othellier *p, const struct coup_analyse *c, int x)
{
    return reviennent_au_meme(p, x, grille_case_au_moteur(c->case_));
}

/* The best move that is not the one played, nor one that comes to the same; SANS_COUP: none. */
static int deuxieme(struct moteur *m, const struct analyse_effort *e, const struct othellier *p,
                    const struct coup_analyse *c, const struct moteur_reponse *trouve)
{
    struct moteur_demande d = meme_question(e, trouve->profondeur, trouve->selectivite, c->vides);
    struct moteur_reponse r;
    d.meilleurs = 1;
    for (uint64_t coups = othellier_coups(p); coups; coups = bits_reste(coups))
        d.meilleurs += est_joue(p, c, bits_premier(coups));
    moteur_chercher(m, p, &d, &r);
    for (int i = 0; i < r.n_coups; i++)
        if (!est_joue(p, c, r.coups[i].x))
            return r.coups[i].x;
    return SANS_COUP;
}

/* The move against which the one played is to be weighed: the best one, or, where that is it and
 * the search behind it found so much less, the next one. SANS_COUP: none. */
static int rival(struct moteur *m, const struct analyse_effort *e, const struct othellier *p,
                 const struct coup_analyse *c, const struct coup_analyse *suivant,
                 const struct moteur_reponse *r)
{
    if (!est_joue(p, c, r->coup))
        return r->coup;
    return r->score - pour_lui(c, suivant->valeur) < DECEPTION ? SANS_COUP
                                                               : deuxieme(m, e, p, c, r);
}

/* The position `p` before move `c`, the one behind which, `suivant`, is known: the values of a game
 * are backed up, so that each is the next one and what the move between them lost. */
static void peser(struct moteur *m, const struct analyse_effort *e, const struct othellier *p,
                  struct coup_analyse *c, const struct coup_analyse *suivant,
                  const struct moteur_reponse *r)
{
    const int autre = rival(m, e, p, c, suivant, r);
    if (!suivant->livre)
        affaiblir(c, suivant->exact, suivant->profondeur, suivant->confiance);
    if (autre != SANS_COUP && r->exact && suivant->exact) {
        c->perte = r->score - pour_lui(c, suivant->valeur);
        c->meilleur = c->perte > 0 ? case_de(r->coup) : c->case_;
    } else if (autre != SANS_COUP)
        comparer(m, e, p, c, suivant, autre);
    valoir(c, pour_lui(c, suivant->valeur) + c->perte);
}

/* The same of the last move: the position behind it is searched now. */
static void peser_dernier(struct moteur *m, const struct analyse_effort *e,
                          const struct othellier *p, struct coup_analyse *c,
                          const struct moteur_reponse *r)
{
    struct moteur_reponse jouee;
    int valeur = r->score;
    if (!est_joue(p, c, r->coup)) {
        const struct othellier apres = othellier_jouer(*p, grille_case_au_moteur(c->case_));
        const struct moteur_demande d =
            meme_question(e, r->profondeur - 1, r->selectivite, c->vides - 1);
        moteur_chercher(m, &apres, &d, &jouee);
        affaiblir(c, jouee.exact, jouee.profondeur, jouee.selectivite);
        c->perte = valeur > -jouee.score ? valeur + jouee.score : 0;
        valeur = c->perte > 0 ? valeur : -jouee.score;
    }
    if (c->perte > 0)
        c->meilleur = case_de(r->coup);
    valoir(c, valeur);
}

/* Searches the position `p` before move `c`. */
static void chercher(struct moteur *m, const struct analyse_effort *e, const struct othellier *p,
                     struct coup_analyse *c, const struct coup_analyse *suivant)
{
    const struct moteur_demande d = {.arret = e->arret,
                                     .profondeur = e->profondeur,
                                     .secondes = e->profondeur ? 0 : e->secondes};
    struct moteur_reponse r;
    moteur_chercher(m, p, &d, &r);
    retenir(c, &r);
    if (suivant)
        peser(m, e, p, c, suivant, &r);
    else
        peser_dernier(m, e, p, c, &r);
    /* another move is no better: its line is not shown */
    if (c->perte == 0 && r.coup != grille_case_au_moteur(c->case_)) {
        c->suite[0] = c->case_;
        c->suite_longueur = 1;
    }
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

/* ---- Errors, once more ---- */

/* A loss of more than the searches of a review can be wrong by is none of their noise; a search of
 * fewer plies, and of fewer than the review had, corrects nothing. */
enum { REPRISE_PERTE_MAX = PERTE_GAFFE, REPRISE_PLIS = 20 };

bool analyse_est_a_reprendre(const struct coup_analyse *c)
{
    return !c->exact && !c->livre && c->perte >= PERTE_DOUTEUSE && c->perte < REPRISE_PERTE_MAX;
}

static const struct moteur_coup *trouver(const struct moteur_reponse *r, int case_)
{
    int i = 0;
    while (i < r->n_coups && r->coups[i].x != grille_case_au_moteur(case_))
        i++;
    return i < r->n_coups ? &r->coups[i] : NULL;
}

/* What one search of both moves found is what they are worth. */
static void corriger(struct coup_analyse *c, const struct moteur_reponse *r)
{
    const struct moteur_coup *joue = trouver(r, c->case_), *mieux = trouver(r, c->meilleur);
    if (!joue || !mieux)
        return;
    const int perte = mieux->score - joue->score;
    c->perte = perte > 0 ? perte : 0;
    valoir(c, joue->score + c->perte);
    c->exact = joue->exact && mieux->exact;
    c->profondeur = r->profondeur;
    c->confiance = r->selectivite;
    if (perte > 0)
        return;
    c->meilleur = c->suite[0] = c->case_;
    c->suite_longueur = 1;
}

static void reprendre_coup(struct moteur *m, const struct analyse_effort *e, double secondes,
                           const struct othellier *p, struct coup_analyse *c)
{
    const struct moteur_demande d = {.arret = e->arret,
                                     .secondes = secondes,
                                     .meilleurs = 2,
                                     .parmi = 1ULL << grille_case_au_moteur(c->case_) |
                                              1ULL << grille_case_au_moteur(c->meilleur)};
    struct moteur_reponse r;
    moteur_chercher(m, p, &d, &r);
    if (!atomic_load(e->arret) &&
        (r.exact || r.profondeur >= REPRISE_PLIS || r.profondeur >= c->profondeur))
        corriger(c, &r);
}

/* False: it was stopped. */
static bool reprendre(struct moteur *m, const struct analyse_effort *e,
                      const struct othellier *avant, struct analyse *a)
{
    int n = 0;
    for (int i = 0; i < a->nb; i++)
        n += analyse_est_a_reprendre(&a->coups[i]);
    const double secondes =
        n > ANALYSE_REPRISES ? e->reprise * ANALYSE_REPRISES / n : e->reprise;
    for (int i = a->nb - 1; i >= 0; i--) {
        if (!analyse_est_a_reprendre(&a->coups[i]))
            continue;
        reprendre_coup(m, e, secondes, &avant[i], &a->coups[i]);
        if (atomic_load(e->arret))
            return false;
        if (e->repris)
            e->repris(e->contexte, i);
    }
    return true;
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
        const struct coup_analyse *suivant = i + 1 < a->nb ? c + 1 : NULL;
        if (c->seul && suivant)
            suivre(c, suivant);
        else if (!e->livre || !consulter_livre(&avant[i], c, suivant))
            chercher(m, e, &avant[i], c, suivant);
        if (atomic_load(e->arret))
            return false;
        a->inconnus = i;
        if (e->progres)
            e->progres(e->contexte, a->nb - i, a->nb);
    }
    return e->reprise <= 0 || reprendre(m, e, avant, a);
}

/* The better line that the words of a move tell; nothing of one that does not begin with a move. */
static void relire_suite(const struct othellier *avant, struct vue suite, struct coup_analyse *c)
{
    static const struct grille ECHIQUIER = {.taille = 8};
    struct vue mot;
    while (c->suite_longueur < MOTEUR_PV_MAX && vue_mot(&suite, &mot)) {
        const int lue = lecture_est_passe(mot) ? CASE_PASSE : grille_lire_case(&ECHIQUIER, mot);
        c->suite[c->suite_longueur++] = lue;
    }
    const int premier = c->suite_longueur > 0 ? c->suite[0] : CASE_PASSE;
    if (premier != CASE_PASSE &&
        (othellier_coups(avant) >> grille_case_au_moteur(premier) & 1) != 0)
        c->meilleur = premier;
    else
        c->suite_longueur = 0;
}

/* What is written of a move; `avant`, the value of the position for who moves, if it is known. */
static void relire_coup(const struct coup_note *note, const struct othellier *position, bool notre,
                        const int *avant, struct coup_analyse *c)
{
    struct jugement_ecrit ecrit;
    const int eval = (int)lround(note->eval);
    c->perte = revue_perte(note, notre, avant ? *avant - eval : 0);
    c->profondeur = note->plis ? note->plis + 1 : 0;
    c->exact = note->plis && note->plis >= c->vides - 1;
    if (note->commentaire && jugement_relire(vue_de(note->commentaire), &ecrit))
        relire_suite(position, ecrit.suite, c);
    valoir(c, eval + c->perte);
}

void analyse_lire(const struct partie_notee *p, struct analyse *a)
{
    struct othellier positions[GRILLE_CASES];
    const bool notre = revue_est_notre(p);
    a->nb = a->inconnus = 0;
    derouler(p, a, positions);
    struct coup_analyse *c = a->coups;
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *note = &p->coups[i];
        if (note->case_ == CASE_PASSE)
            continue;
        const int rang = (int)(c - a->coups);
        c->meilleur = c->case_;
        c->vides = bits_compter(othellier_vides(&positions[rang]));
        c->seul = bits_reste(othellier_coups(&positions[rang])) == 0;
        const bool connue = rang > a->inconnus && !c->seul;
        const int avant = connue ? pour_lui(c, analyse_apres(c - 1)) : 0;
        if (note->a_eval && fabs(note->eval) <= SCORE_MAX)
            relire_coup(note, &positions[rang], notre, connue ? &avant : NULL, c);
        else
            a->inconnus = rang + 1;
        c++;
    }
    if (a->inconnus < a->nb && a->finie)
        c[-1].exact = true;
}

/* Is a value told with the plies of its search, as a review tells it and players do not? */
static bool a_plis(const struct partie_notee *p)
{
    int i = 0;
    while (i < p->nb_coups && !(p->coups[i].a_eval && p->coups[i].plis))
        i++;
    return i < p->nb_coups;
}

bool analyse_relire(const struct partie_notee *p, struct analyse *a)
{
    analyse_lire(p, a);
    return a->nb > 0 && a->inconnus == 0 && (revue_est_notre(p) || a_plis(p));
}
