/* See arbre_note.h. */
#include "interfaces/arbre_note.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/octets.h"
#include "formats/rameaux.h"
#include "interfaces/notation.h"
#include "interfaces/revue_notee.h"

/* The node that a move of a record leads to from a node, by `suivre`: one of those that look for it
 * or add it. A pass leads nowhere. */
typedef int pas(struct arbre *a, int noeud, int coup);

static int chercher(struct arbre *a, int noeud, int coup)
{
    return arbre_enfant(a, noeud, coup);
}

static int avancer(struct arbre *a, int noeud, const struct jeu *jeu, const struct coup_note *c,
                   pas *suivre)
{
    const int coup = c->case_ == CASE_PASSE ? COUP_AUCUN : notation_coup_de(jeu, c->case_);
    return coup == COUP_AUCUN || noeud == ARBRE_AUCUN ? noeud : suivre(a, noeud, coup);
}

/* The node behind the first `n` entries of a line. */
static int noeud_apres(struct arbre *a, const struct jeu *jeu, const struct partie_notee *p,
                       int ligne, int n, pas *suivre)
{
    int nb, noeud = ARBRE_DEBUT;
    const struct coup_note *coups = notee_coups(p, ligne, &nb);
    if (ligne != LIGNE_PRINCIPALE)
        noeud = noeud_apres(a, jeu, p, p->rameaux[ligne].parent, p->rameaux[ligne].apres, suivre);
    for (int i = 0; i < n && i < nb; i++)
        noeud = avancer(a, noeud, jeu, &coups[i], suivre);
    return noeud;
}

/* ---- Reading ---- */

/* Are these whole lines of the text? None always are. */
static bool a_les_lignes(const char *texte, const char *lignes)
{
    const size_t n = strlen(lignes);
    for (const char *la = texte; n > 0 && (la = strstr(la, lignes)); la++)
        if ((la == texte || la[-1] == '\n') && (la[n] == 0 || la[n] == '\n'))
            return true;
    return n == 0;
}

/* What is said of a move; several branches may have it. */
static void dire(struct arbre *a, int noeud, const char *texte)
{
    const char *dit = a->noeuds[noeud].commentaire;
    struct octets o = {0};
    if (dit && a_les_lignes(dit, texte))
        return;
    octets_ecrire(&o, "%s%s%s", dit ? dit : "", dit ? "\n" : "", texte);
    arbre_commenter(a, noeud, octets_lire(&o));
    octets_detruire(&o);
}

static void lire_principale(const struct partie_notee *p, const struct jeu *jeu, struct arbre *a)
{
    for (int i = 0; i < p->nb_coups; i++) {
        char *texte = p->coups[i].case_ == CASE_PASSE ? NULL : revue_texte(&p->coups[i]);
        const int noeud =
            texte ? noeud_apres(a, jeu, p, LIGNE_PRINCIPALE, i + 1, arbre_ajouter) : ARBRE_AUCUN;
        if (noeud != ARBRE_AUCUN)
            dire(a, noeud, texte);
        free(texte);
    }
}

static void lire_rameau(const struct partie_notee *p, int ligne, const struct jeu *jeu,
                        struct arbre *a)
{
    const struct rameau *r = &p->rameaux[ligne];
    int noeud = noeud_apres(a, jeu, p, ligne, 0, arbre_ajouter);
    for (int i = 0; i < r->nb_coups && noeud != ARBRE_AUCUN; i++) {
        const struct coup_note *c = &r->coups[i];
        noeud = avancer(a, noeud, jeu, c, arbre_ajouter);
        if (noeud == ARBRE_AUCUN || c->case_ == CASE_PASSE)
            continue;
        if (c->commentaire)
            dire(a, noeud, c->commentaire);
        if (c->a_eval) {
            a->noeuds[noeud].evalue = true;
            a->noeuds[noeud].valeur = (float)(c->joueur == NOIR ? c->eval : -c->eval);
        }
    }
}

void arbre_note_lire(const struct partie_notee *p, const struct jeu *jeu, struct arbre *a)
{
    const char *texte = p->champs[CHAMP_COMMENTAIRE];
    if (texte)
        dire(a, arbre_racine(a), texte);
    lire_principale(p, jeu, a);
    for (int i = 0; i < p->nb_rameaux; i++)
        lire_rameau(p, i, jeu, a);
    arbre_ecrit(a);
}

/* ---- Writing ---- */

struct ecriture {
    const struct arbre *a;
    const struct jeu *jeu;
    struct partie_notee *p;
    const struct coup_note **dites; /* of each node, what the source says of its move; NULL: none */
    bool tout;
};

/* What the source says of the moves of its branches; a pass has no node. */
static void reperer(struct ecriture *w, struct arbre *a, const struct partie_notee *source)
{
    for (int ligne = 0; ligne < source->nb_rameaux; ligne++) {
        const struct rameau *r = &source->rameaux[ligne];
        int noeud = noeud_apres(a, w->jeu, source, ligne, 0, chercher);
        for (int i = 0; i < r->nb_coups && noeud != ARBRE_AUCUN; i++) {
            noeud = avancer(a, noeud, w->jeu, &r->coups[i], chercher);
            if (r->coups[i].case_ == CASE_PASSE)
                w->tout = w->tout && !r->coups[i].commentaire;
            else if (noeud != ARBRE_AUCUN)
                w->dites[noeud] = &r->coups[i];
        }
    }
}

static int entrees(const struct partie_notee *p, int ligne)
{
    int nb;
    notee_coups(p, ligne, &nb);
    return nb;
}

/* Adds the move of a node to the line that is written. */
static void noter(struct ecriture *w, int noeud)
{
    char nom[16];
    struct tampon t = tampon_sur(nom, sizeof nom);
    const struct noeud *n = &w->a->noeuds[noeud];
    w->jeu->ecrire_coup(n->coup, &t);
    if (notee_jouer(w->p, grille_lire_case(&w->p->depart, vue_de(nom))))
        return;
    struct coup_note *c = notee_dernier(w->p);
    if (w->dites[noeud])
        *c = coup_copier(w->dites[noeud]);
    texte_remplacer(&c->commentaire, vue_de(n->commentaire ? n->commentaire : ""));
    const double valeur = c->joueur == NOIR ? (double)n->valeur : -(double)n->valeur;
    if (n->evalue && !(c->a_eval && fabs(c->eval - valeur) < 0.01)) {
        c->a_eval = true;
        c->eval = valeur;
        c->plis = 0;
    }
}

static void ecrire_enfants(struct ecriture *w, int noeud, int suivi, int ligne, int apres);

/* The line that goes on by a node and its first children, and what leaves it. */
static void ecrire_ligne(struct ecriture *w, int premier)
{
    const int ligne = w->p->ligne;
    int fins[PARTIE_COUPS_MAX], nb = 0;
    for (int i = premier; i != ARBRE_AUCUN; i = w->a->noeuds[i].enfant) {
        noter(w, i);
        fins[nb++] = entrees(w->p, ligne);
    }
    nb = 0;
    for (int i = premier; i != ARBRE_AUCUN; i = w->a->noeuds[i].enfant)
        ecrire_enfants(w, i, w->a->noeuds[i].enfant, ligne, fins[nb++]);
}

/* The children of a node but one, that its line goes on with, as branches of that line. */
static void ecrire_enfants(struct ecriture *w, int noeud, int suivi, int ligne, int apres)
{
    for (int i = w->a->noeuds[noeud].enfant; i != ARBRE_AUCUN; i = w->a->noeuds[i].frere) {
        if (i == suivi)
            continue;
        if (apres < entrees(w->p, ligne) && notee_brancher(w->p, ligne, apres))
            ecrire_ligne(w, i);
        else
            w->tout = false;
    }
}

/* Along the game. */
static void ecrire_principale(struct ecriture *w, struct arbre *a)
{
    int noeud = ARBRE_DEBUT;
    for (int i = 0; i < w->p->nb_coups; i++) {
        struct coup_note *c = &w->p->coups[i];
        if (c->case_ == CASE_PASSE)
            continue;
        const int suivi =
            noeud == ARBRE_AUCUN ? noeud : avancer(a, noeud, w->jeu, c, chercher);
        revue_poser_texte(c, suivi == ARBRE_AUCUN ? NULL : a->noeuds[suivi].commentaire);
        if (noeud != ARBRE_AUCUN)
            ecrire_enfants(w, noeud, suivi, LIGNE_PRINCIPALE, i);
        noeud = suivi;
    }
    if (noeud != ARBRE_AUCUN && a->noeuds[noeud].enfant != ARBRE_AUCUN)
        w->tout = false;
}

bool arbre_note_ecrire(const struct arbre *arbre, const struct jeu *jeu,
                       const struct partie_notee *source, struct partie_notee *p)
{
    struct arbre a = *arbre; /* looked at only */
    struct ecriture w = {.a = arbre, .jeu = jeu, .p = p, .tout = !arbre->incomplet};
    if (a.nb == 0)
        return true;
    w.dites = memoire_neuve((size_t)a.nb, sizeof *w.dites);
    const char *texte = a.noeuds[ARBRE_DEBUT].commentaire;
    notee_champ(p, CHAMP_COMMENTAIRE, vue_de(texte ? texte : ""));
    if (source)
        reperer(&w, &a, source);
    rameaux_couper(p, 0);
    ecrire_principale(&w, &a);
    notee_continuer(p, LIGNE_PRINCIPALE);
    free(w.dites);
    return w.tout;
}
