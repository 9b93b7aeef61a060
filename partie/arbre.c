/* See arbre.h. */
#include "partie/arbre.h"

#include <stdlib.h>
#include <string.h>

#include "base/octets.h"

static void oublier_textes(struct noeud *n)
{
    free(n->commentaire);
    free(n->ecrit);
}

void arbre_vider(struct arbre *a)
{
    for (int i = 0; i < a->nb; i++)
        oublier_textes(&a->noeuds[i]);
    free(a->noeuds);
    *a = (struct arbre){0};
}

int arbre_enfant(const struct arbre *a, int noeud, int coup)
{
    int i = noeud < a->nb ? a->noeuds[noeud].enfant : ARBRE_AUCUN;
    while (i != ARBRE_AUCUN && a->noeuds[i].coup != coup)
        i = a->noeuds[i].frere;
    return i;
}

int arbre_noeud(const struct arbre *a, const struct partie *partie, int nb)
{
    int noeud = a->nb > 0 ? ARBRE_DEBUT : ARBRE_AUCUN;
    for (int i = 0; i < nb && noeud != ARBRE_AUCUN; i++)
        noeud = arbre_enfant(a, noeud, partie->coups[i].coup);
    return noeud;
}

/* A place for a node; ARBRE_AUCUN: there is none. */
static int prendre_place(struct arbre *a)
{
    const int libre = a->libre;
    if (libre != ARBRE_DEBUT) {
        a->libre = a->noeuds[libre].frere;
        return libre;
    }
    if (a->nb == ARBRE_NOEUDS_MAX)
        return ARBRE_AUCUN;
    if (a->nb == a->place) {
        a->place = a->place ? 2 * a->place : 64;
        a->noeuds = memoire_agrandir(a->noeuds, (size_t)a->place, sizeof *a->noeuds);
    }
    return a->nb++;
}

static int nouveau(struct arbre *a, int parent, int coup)
{
    const int i = prendre_place(a);
    if (i == ARBRE_AUCUN)
        a->plein = a->incomplet = true;
    else
        a->noeuds[i] = (struct noeud){.parent = parent, .enfant = ARBRE_AUCUN,
                                      .frere = ARBRE_AUCUN, .coup = coup};
    return i;
}

/* Where a number of a node stands that is the last child of a node, or its next to be. */
static int *fin_des_enfants(struct arbre *a, int noeud)
{
    int *fin = &a->noeuds[noeud].enfant;
    while (*fin != ARBRE_AUCUN)
        fin = &a->noeuds[*fin].frere;
    return fin;
}

int arbre_racine(struct arbre *a)
{
    return a->nb > 0 ? ARBRE_DEBUT : nouveau(a, ARBRE_AUCUN, COUP_AUCUN);
}

int arbre_ajouter(struct arbre *a, int noeud, int coup)
{
    arbre_racine(a);
    const int la = arbre_enfant(a, noeud, coup);
    if (la != ARBRE_AUCUN)
        return la;
    const int i = nouveau(a, noeud, coup);
    if (i != ARBRE_AUCUN) {
        *fin_des_enfants(a, noeud) = i;
        a->noeuds[i].neuf = true;
    }
    return i;
}

int arbre_garder(struct arbre *a, const struct partie *partie, int nb)
{
    int noeud = arbre_racine(a);
    for (int i = 0; i < nb && noeud != ARBRE_AUCUN; i++)
        noeud = arbre_ajouter(a, noeud, partie->coups[i].coup);
    return noeud;
}

/* A node that nothing leads to, and what follows it. */
static void liberer(struct arbre *a, int noeud)
{
    for (int i = a->noeuds[noeud].enfant, suivant; i != ARBRE_AUCUN; i = suivant) {
        suivant = a->noeuds[i].frere;
        liberer(a, i);
    }
    oublier_textes(&a->noeuds[noeud]);
    a->noeuds[noeud] = (struct noeud){.frere = a->libre};
    a->libre = noeud;
}

void arbre_retirer(struct arbre *a, int noeud)
{
    int *place = &a->noeuds[a->noeuds[noeud].parent].enfant;
    while (*place != noeud)
        place = &a->noeuds[*place].frere;
    *place = a->noeuds[noeud].frere;
    a->retiree = a->retiree || !a->noeuds[noeud].neuf;
    liberer(a, noeud);
    a->plein = false;
}

/* Are they the same? NULL is an empty one. */
static bool meme_texte(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "") == 0;
}

void arbre_commenter(struct arbre *a, int noeud, struct vue texte)
{
    struct noeud *n = &a->noeuds[noeud];
    char *ancien = n->commentaire;
    n->commentaire = vue_vide(texte) ? NULL : memoire_copier(texte);
    if (n->retouche)
        free(ancien);
    else
        n->ecrit = ancien;
    n->retouche = !meme_texte(n->commentaire, n->ecrit);
    if (!n->retouche) {
        free(n->ecrit);
        n->ecrit = NULL;
    }
}

bool arbre_connait(const struct arbre *a, const struct arbre *fichier)
{
    bool tout = !fichier->incomplet;
    int *la = memoire_agrandir(NULL, (size_t)fichier->nb, sizeof *la); /* each node's, here */
    for (int i = fichier->nb > 0 ? ARBRE_DEBUT : ARBRE_AUCUN; i != ARBRE_AUCUN && tout;
         i = arbre_suivant(fichier, i)) {
        const struct noeud *n = &fichier->noeuds[i];
        la[i] = i == ARBRE_DEBUT                ? (a->nb > 0 ? ARBRE_DEBUT : ARBRE_AUCUN)
                : la[n->parent] != ARBRE_AUCUN ? arbre_enfant(a, la[n->parent], n->coup)
                                                : ARBRE_AUCUN;
        const struct noeud *m = la[i] == ARBRE_AUCUN ? NULL : &a->noeuds[la[i]];
        tout = m ? !m->neuf && meme_texte(m->retouche ? m->ecrit : m->commentaire, n->commentaire)
                 : a->retiree;
    }
    free(la);
    return tout;
}

int arbre_suivant(const struct arbre *a, int noeud)
{
    if (a->nb == 0)
        return ARBRE_AUCUN;
    if (a->noeuds[noeud].enfant != ARBRE_AUCUN)
        return a->noeuds[noeud].enfant;
    while (noeud != ARBRE_DEBUT && a->noeuds[noeud].frere == ARBRE_AUCUN)
        noeud = a->noeuds[noeud].parent;
    return noeud == ARBRE_DEBUT ? ARBRE_AUCUN : a->noeuds[noeud].frere;
}

int arbre_chemin(const struct arbre *a, int noeud, int coups[])
{
    int nb = 0;
    for (int i = noeud; i != ARBRE_DEBUT; i = a->noeuds[i].parent)
        nb++;
    for (int i = noeud, k = nb; i != ARBRE_DEBUT; i = a->noeuds[i].parent)
        coups[--k] = a->noeuds[i].coup;
    return nb;
}

int arbre_communs(const struct arbre *a, int noeud, const struct partie *partie)
{
    int coups[PARTIE_COUPS_MAX], n = 0;
    const int nb = arbre_chemin(a, noeud, coups);
    while (n < nb && n < partie->total && partie->coups[n].coup == coups[n])
        n++;
    return n;
}

void arbre_ecrit(struct arbre *a)
{
    for (int i = 0; i < a->nb; i++) {
        struct noeud *n = &a->noeuds[i];
        free(n->ecrit);
        n->ecrit = NULL;
        n->neuf = n->retouche = false;
    }
    a->retiree = false;
}

bool arbre_a_ecrire(const struct arbre *a, const struct partie *partie)
{
    int coups[PARTIE_COUPS_MAX], i = a->nb > 0 ? ARBRE_DEBUT : ARBRE_AUCUN;
    for (; i != ARBRE_AUCUN && !a->retiree; i = arbre_suivant(a, i)) {
        const struct noeud *n = &a->noeuds[i];
        if (n->retouche || (n->neuf && a->noeuds[n->parent].neuf &&
                            arbre_chemin(a, i, coups) >= arbre_communs(a, i, partie) + 2))
            return true;
    }
    return a->retiree;
}
