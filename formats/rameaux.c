/* See rameaux.h. */
#include "formats/rameaux.h"

#include <assert.h>
#include <stdlib.h>

#include "base/octets.h"

/* ---- Looking ---- */

const struct coup_note *notee_coups(const struct partie_notee *p, int ligne, int *nb)
{
    const struct rameau *r = ligne == LIGNE_PRINCIPALE ? NULL : &p->rameaux[ligne];
    *nb = r ? r->nb_coups : p->nb_coups;
    return r ? r->coups : p->coups;
}

struct coup_note *notee_coup(struct partie_notee *p, int ligne, int rang)
{
    struct coup_note *coups = ligne == LIGNE_PRINCIPALE ? p->coups : p->rameaux[ligne].coups;
    return rang > 0 ? &coups[rang - 1] : NULL;
}

/* A way through the board has a move for each square, and at most a pass between two. */
enum { ENTREES_MAX = 2 * GRILLE_CASES };

int notee_position(const struct partie_notee *p, int ligne, int n, struct grille *g, int *trait)
{
    const struct coup_note *chemin[ENTREES_MAX];
    int nb, longueur = 0;
    for (;;) {
        const struct coup_note *coups = notee_coups(p, ligne, &nb);
        assert(n <= nb && longueur + n <= ENTREES_MAX);
        while (n > 0)
            chemin[longueur++] = &coups[--n];
        if (ligne == LIGNE_PRINCIPALE)
            break;
        n = p->rameaux[ligne].apres;
        ligne = p->rameaux[ligne].parent;
    }
    *g = p->depart;
    *trait = p->premier;
    for (int i = longueur; i-- > 0;) {
        if (chemin[i]->case_ != CASE_PASSE)
            grille_jouer(g, chemin[i]->case_, chemin[i]->joueur);
        *trait = NOIR + BLANC - chemin[i]->joueur;
    }
    return longueur;
}

static int comparer(const void *a, const void *b)
{
    const struct place *p = a, *q = b;
    return p->parent != q->parent ? p->parent - q->parent
           : p->apres != q->apres ? p->apres - q->apres
                                  : p->rameau - q->rameau;
}

struct place *rameaux_places(const struct partie_notee *p)
{
    const size_t nb = (size_t)p->nb_rameaux;
    struct place *places = memoire_agrandir(NULL, nb, sizeof *places);
    for (int i = 0; i < p->nb_rameaux; i++)
        places[i] = (struct place){p->rameaux[i].parent, p->rameaux[i].apres, i};
    qsort(places, nb, sizeof *places, comparer);
    return places;
}

const struct place *rameaux_chercher(const struct partie_notee *p, const struct place *places,
                                     int ligne, int apres)
{
    const struct place la = {ligne, apres, 0};
    int debut = 0, fin = p->nb_rameaux;
    while (debut < fin) {
        const int milieu = debut + (fin - debut) / 2;
        if (comparer(&places[milieu], &la) < 0)
            debut = milieu + 1;
        else
            fin = milieu;
    }
    return places + debut;
}

bool rameau_est_la(const struct partie_notee *p, const struct place *places,
                   const struct place *place, int ligne, int apres)
{
    return place < places + p->nb_rameaux && place->parent == ligne && place->apres == apres;
}

/* ---- Making ---- */

/* Leaves a branch; one without moves, which is the last, goes. */
static void quitter(struct partie_notee *p)
{
    if (p->ligne != LIGNE_PRINCIPALE && p->rameaux[p->ligne].nb_coups == 0)
        p->nb_rameaux--;
    p->ligne = LIGNE_PRINCIPALE;
}

void notee_continuer(struct partie_notee *p, int ligne)
{
    int nb;
    if (ligne == p->ligne)
        return;
    quitter(p);
    p->ligne = ligne;
    notee_coups(p, ligne, &nb);
    notee_position(p, ligne, nb, &p->grille, &p->trait);
}

bool notee_brancher(struct partie_notee *p, int ligne, int apres)
{
    int nb;
    notee_coups(p, ligne, &nb);
    if (apres >= nb) {
        notee_continuer(p, ligne);
        return true;
    }
    notee_continuer(p, LIGNE_PRINCIPALE);
    if (p->nb_rameaux >= RAMEAUX_MAX)
        return false;
    if (apres == 0 && ligne != LIGNE_PRINCIPALE) {
        apres = p->rameaux[ligne].apres;
        ligne = p->rameaux[ligne].parent;
    }
    p->rameaux = memoire_allonger(p->rameaux, p->nb_rameaux, sizeof *p->rameaux);
    p->rameaux[p->nb_rameaux] = (struct rameau){.parent = ligne, .apres = apres};
    p->ligne = p->nb_rameaux++;
    notee_position(p, p->ligne, 0, &p->grille, &p->trait);
    return true;
}

bool rameau_suivre_passe(struct partie_notee *p)
{
    struct rameau *r = p->ligne == LIGNE_PRINCIPALE ? NULL : &p->rameaux[p->ligne];
    int nb;
    if (!r || r->nb_coups > 0)
        return false;
    const struct coup_note *coups = notee_coups(p, r->parent, &nb);
    const bool passe = r->apres + 1 < nb && coups[r->apres].case_ == CASE_PASSE;
    r->apres += passe;
    return passe;
}

/* ---- The life of a game ---- */

static struct coup_note *copier_coups(const struct coup_note *coups, int nb)
{
    struct coup_note *copies = NULL;
    for (int i = 0; i < nb; i++) {
        copies = memoire_allonger(copies, i, sizeof *copies);
        copies[i] = coup_copier(&coups[i]);
    }
    return copies;
}

void rameaux_copier(struct partie_notee *p, const struct partie_notee *source, int n)
{
    int *copie = memoire_agrandir(NULL, (size_t)source->nb_rameaux, sizeof *copie);
    for (int i = 0; i < source->nb_rameaux; i++) {
        const struct rameau *r = &source->rameaux[i];
        const bool principal = r->parent == LIGNE_PRINCIPALE;
        copie[i] = -1;
        if (principal ? r->apres >= n : copie[r->parent] < 0)
            continue;
        copie[i] = p->nb_rameaux;
        p->rameaux = memoire_allonger(p->rameaux, p->nb_rameaux, sizeof *p->rameaux);
        p->rameaux[p->nb_rameaux++] =
            (struct rameau){.parent = principal ? LIGNE_PRINCIPALE : copie[r->parent],
                            .apres = r->apres,
                            .coups = copier_coups(r->coups, r->nb_coups),
                            .nb_coups = r->nb_coups};
    }
    free(copie);
}

void rameaux_couper(struct partie_notee *p, int n)
{
    struct partie_notee reste = {0};
    rameaux_copier(&reste, p, n);
    rameaux_detruire(p);
    p->rameaux = reste.rameaux;
    p->nb_rameaux = reste.nb_rameaux;
}

void rameaux_detruire(struct partie_notee *p)
{
    for (int i = 0; i < p->nb_rameaux; i++)
        coups_detruire(p->rameaux[i].coups, p->rameaux[i].nb_coups);
    free(p->rameaux);
    p->rameaux = NULL;
    p->nb_rameaux = 0;
}
