/* See arbre_texte.h. */
#include "partie/arbre_texte.h"

#include <math.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "base/ramure.h"

/* ---- Writing ---- */

struct ecriture {
    const struct arbre *a;
    const struct jeu *jeu;
    struct octets *o;
    size_t debut; /* where its text begins there */
};

static void ecrire_marques(const struct noeud *n, struct octets *o)
{
    octets_texte(o, n->neuf ? "*" : "");
    if (n->evalue && fabs((double)n->valeur) < RAMURE_VALEUR_MAX)
        octets_ecrire(o, "=%.2f", (double)n->valeur);
    if (n->commentaire)
        ramure_ecrire_texte(n->commentaire, "[]", o);
    if (n->retouche)
        ramure_ecrire_texte(n->ecrit ? n->ecrit : "", "{}", o);
}

/* A word, which `signe` begins. */
static void ecrire_coup(const struct ecriture *w, const char *signe, int noeud)
{
    char nom[16];
    struct tampon t = tampon_sur(nom, sizeof nom);
    w->jeu->ecrire_coup(w->a->noeuds[noeud].coup, &t);
    octets_ecrire(w->o, "%s%s%s", w->o->longueur > w->debut ? " " : "", signe, nom);
    ecrire_marques(&w->a->noeuds[noeud], w->o);
}

/* What follows a node. */
static void ecrire_suite(const struct ecriture *w, int noeud)
{
    const struct noeud *n = w->a->noeuds;
    int i = n[noeud].enfant;
    for (; i != ARBRE_AUCUN && n[i].frere == ARBRE_AUCUN; i = n[i].enfant)
        ecrire_coup(w, "", i);
    for (; i != ARBRE_AUCUN; i = n[i].frere) {
        ecrire_coup(w, "(", i);
        ecrire_suite(w, i);
        octets_texte(w->o, ")");
    }
}

void arbre_ecrire(const struct arbre *a, const struct jeu *jeu, struct octets *sortie)
{
    const struct ecriture w = {a, jeu, sortie, sortie->longueur};
    octets_texte(sortie, a->retiree ? "!" : "");
    if (a->nb == 0)
        return;
    ecrire_marques(&a->noeuds[ARBRE_DEBUT], sortie);
    ecrire_suite(&w, ARBRE_DEBUT);
}

/* ---- Reading ---- */

struct lecture {
    struct arbre *a;
    struct partie *essai; /* the moves to the node at hand */
    int noeud;
    struct depart {
        int noeud, rang;
    } ouverts[PARTIE_COUPS_MAX]; /* where the parentheses begin that are open */
    int nb;
};

static bool parenthese(struct lecture *l, bool ouvre)
{
    if (l->nb == (ouvre ? PARTIE_COUPS_MAX : 0))
        return false;
    if (ouvre) {
        l->ouverts[l->nb++] = (struct depart){l->noeud, l->essai->rang};
        return true;
    }
    l->noeud = l->ouverts[--l->nb].noeud;
    partie_aller(l->essai, l->ouverts[l->nb].rang);
    return true;
}

/* The move of a word is made from the node at hand. */
static bool avancer(struct lecture *l, struct vue mot, struct tampon *raison)
{
    char nom[16], memoire[256];
    struct tampon detail = tampon_sur(memoire, sizeof memoire);
    const char *refus = memoire;
    int coup;
    vue_copier(mot, nom, sizeof nom);
    if (l->essai->jeu->lire_coup(nom, &coup, &detail))
        refus = partie_jouer(l->essai, coup);
    if (!refus && arbre_enfant(l->a, l->noeud, coup) != ARBRE_AUCUN)
        refus = _("il est déjà là");
    if (!refus) {
        l->noeud = arbre_ajouter(l->a, l->noeud, coup);
        refus = l->noeud == ARBRE_AUCUN ? _("trop de variantes") : NULL;
    }
    if (refus)
        tampon_ecrire(raison, _("variante, coup « %s » : %s"), nom, refus);
    return !refus;
}

/* What stands behind it. */
static void noter(struct lecture *l, const struct ramure_mot *m)
{
    struct noeud *n = &l->a->noeuds[l->noeud];
    l->a->retiree |= m->retiree;
    n->neuf = m->neuf;
    n->evalue = m->evalue;
    n->valeur = (float)m->valeur;
    free(n->commentaire);
    free(n->ecrit);
    n->commentaire = m->commente ? ramure_texte(m->commentaire) : NULL;
    n->ecrit = m->retouche ? ramure_texte(m->ecrit) : NULL;
    n->retouche = m->retouche;
}

static bool lire_mot(struct lecture *l, const struct ramure_mot *m, struct tampon *raison)
{
    const bool coup = m->genre == RAMURE_COUP;
    const bool depart = coup && vue_vide(m->coup) && l->noeud == ARBRE_DEBUT && l->nb == 0;
    if (m->genre == RAMURE_FAUX || (coup && vue_vide(m->coup) && !depart) ||
        (!coup && !parenthese(l, m->genre == RAMURE_OUVRE))) {
        tampon_ajouter(raison, _("variantes mal écrites"));
        return false;
    }
    if (coup && !depart && !avancer(l, m->coup, raison))
        return false;
    if (coup)
        noter(l, m);
    return true;
}

bool arbre_lire(struct vue texte, const struct partie *partie, struct arbre *a,
                struct tampon *raison)
{
    struct lecture *l = memoire_agrandir(NULL, 1, sizeof *l);
    struct ramure_mot mot;
    bool bon = true;
    *l = (struct lecture){.a = a, .essai = memoire_agrandir(NULL, 1, sizeof *l->essai)};
    partie_placer(l->essai, partie->jeu, &partie->initiale, partie->premier);
    if (!vue_vide(vue_sans_blancs(texte)))
        l->noeud = arbre_racine(a);
    while (bon && ramure_lire(&texte, &mot))
        bon = lire_mot(l, &mot, raison);
    if (bon && l->nb > 0) {
        tampon_ajouter(raison, _("variantes mal écrites"));
        bon = false;
    }
    free(l->essai);
    free(l);
    return bon;
}
