/* See lignes.h. */
#include "interfaces/ecran/lignes.h"

#include <math.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/annotations.h"
#include "interfaces/ecran/coups.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/estimes.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/panneau.h"

/* ---- Where lines go on ---- */

bool lignes_plusieurs(const struct ecran *e, int rang)
{
    int coups[COUPS_MAX];
    return !e->epreuve && session_suites(e->session, rang, coups) > 1;
}

/* The moment whose lines are spoken of: the one looked at; at the end of what is played, where
 * none goes on, the one before. */
static int moment(const struct ecran *e)
{
    const int rang = vue_rang(e);
    const bool fin = e->revu == PRESENT && rang > 0 && !lignes_plusieurs(e, rang);
    return fin && lignes_plusieurs(e, rang - 1) ? rang - 1 : rang;
}

bool lignes_ici(const struct ecran *e)
{
    return lignes_plusieurs(e, moment(e));
}

/* The move of the record at that moment, COUP_AUCUN at its end. */
static int coup_montre(const struct ecran *e, int rang)
{
    const struct partie *partie = &e->session->partie;
    return rang < partie->total ? partie->coups[rang].coup : COUP_AUCUN;
}

/* ---- From one to another ---- */

/* Another line was taken up: it is looked at from there. */
static enum reponse montrer(struct ecran *e, int rang)
{
    if (!e->session->variante)
        jugements_rendre(e);
    const enum reponse reponse = coups_reprendre(e, REPONSE_REPRENDRE);
    e->revu = rang < e->session->partie.rang ? rang : PRESENT;
    return reponse;
}

/* Before the record changes. */
static void quitter_la_ligne(struct ecran *e)
{
    coups_arreter_pensee(e);
    e->examen_a_rendre = e->examen_a_rendre && e->session->variante;
}

enum reponse lignes_suivre(struct ecran *e, int coup)
{
    struct session *s = e->session;
    const int rang = vue_rang(e);
    int coups[COUPS_MAX], nb = session_suites(s, rang, coups);
    while (nb > 0 && coups[nb - 1] != coup)
        nb--;
    if (nb == 0)
        return REPONSE_AUCUNE;
    quitter_la_ligne(e);
    session_suivre(s, rang, coup);
    return montrer(e, rang + 1);
}

enum reponse lignes_suivante(struct ecran *e)
{
    struct session *s = e->session;
    const int rang = moment(e), ici = vue_rang(e);
    int coups[COUPS_MAX], i = 0;
    const int nb = session_suites(s, rang, coups), present = coup_montre(e, rang);
    if (nb == 0 || (nb == 1 && coups[0] == present)) {
        vue_message(e, _("Aucune autre variante à ce moment (V : toutes)."));
        return REPONSE_AUCUNE;
    }
    while (i < nb && coups[i] != present)
        i++;
    quitter_la_ligne(e);
    session_suivre(s, rang, coups[i < nb ? (i + 1) % nb : 0]);
    return montrer(e, ici);
}

/* ---- Their list ---- */

/* Longer lines are shortened in their middle to so many moves. */
enum { COUPS_MONTRES = 8, NOM_OCTETS = 128 };

/* The last value that is known of a line, after its first `communs` moves; false: none. */
static bool valeur_de(const struct arbre *a, int noeud, int communs, int nb, float *valeur)
{
    for (; nb > communs; nb--, noeud = a->noeuds[noeud].parent)
        if (a->noeuds[noeud].evalue) {
            *valeur = a->noeuds[noeud].valeur;
            return true;
        }
    return false;
}

/* "27. h2 g7 f8 … (14 coups), Noir +6" */
static void nommer(const struct session *s, int noeud, struct tampon *t)
{
    int coups[PARTIE_COUPS_MAX];
    const int nb = arbre_chemin(&s->arbre, noeud, coups);
    const int communs = arbre_communs(&s->arbre, noeud, session_principale(s));
    const int n = nb - communs, moitie = COUPS_MONTRES / 2;
    float valeur;
    tampon_ecrire(t, "%d.", communs + 1);
    for (int i = 0; i < n; i++) {
        if (n > COUPS_MONTRES && i == moitie) {
            tampon_ajouter(t, " …");
            i = n - moitie;
        }
        tampon_ajouter(t, " ");
        s->jeu->ecrire_coup(coups[communs + i], t);
    }
    tampon_ecrire(t, ngettext(" (%d coup)", " (%d coups)", (unsigned long)n), n);
    if (valeur_de(&s->arbre, noeud, communs, nb, &valeur)) {
        tampon_ajouter(t, ", ");
        if (lroundf(valeur) == 0)
            tampon_ajouter(t, "0");
        else
            tampon_ecrire(t, "%s %+ld", _(s->jeu->joueurs[valeur > 0 ? 1 : 2]),
                          lroundf(fabsf(valeur)));
    }
}

/* The ends of the lines. Gives how many. */
static int trouver(const struct session *s, int **fins)
{
    const struct arbre *a = &s->arbre;
    int nb = 0, coups[PARTIE_COUPS_MAX];
    *fins = memoire_agrandir(NULL, (size_t)a->nb + 1, sizeof **fins);
    for (int i = ARBRE_DEBUT; a->nb > 0 && i != ARBRE_AUCUN; i = arbre_suivant(a, i))
        if (a->noeuds[i].enfant == ARBRE_AUCUN &&
            arbre_communs(a, i, session_principale(s)) < arbre_chemin(a, i, coups))
            (*fins)[nb++] = i;
    return nb;
}

/* Asks for one of the ends, from the variation at hand on; -1: none is chosen. */
static int choisir(struct ecran *e, const int *fins, int nb)
{
    const struct session *s = e->session;
    char (*noms)[NOM_OCTETS] = memoire_agrandir(NULL, (size_t)nb, sizeof *noms);
    const char **textes = memoire_agrandir(NULL, (size_t)nb, sizeof *textes);
    const int ici = s->variante ? arbre_noeud(&s->arbre, &s->partie, s->partie.total) : ARBRE_AUCUN;
    int courant = 0;
    for (int i = 0; i < nb; i++) {
        struct tampon t = tampon_sur(noms[i], sizeof noms[i]);
        nommer(s, fins[i], &t);
        textes[i] = noms[i];
        courant = fins[i] == ici ? i : courant;
    }
    const int choisi = dialogue_lister(e, _("Variantes"), textes, nb, courant);
    free(textes);
    free(noms);
    return choisi < 0 ? -1 : choisi;
}

enum reponse lignes_lister(struct ecran *e)
{
    struct session *s = e->session;
    int *fins;
    const int nb = trouver(s, &fins);
    const int choisi = nb > 0 ? choisir(e, fins, nb) : -1;
    const int fin = choisi < 0 ? ARBRE_AUCUN : fins[choisi];
    free(fins);
    if (nb == 0)
        vue_message(e, _("Aucune variante : jouez un autre coup à un moment passé (PgPréc)."));
    if (fin == ARBRE_AUCUN)
        return REPONSE_AUCUNE;
    quitter_la_ligne(e);
    session_suivre_ligne(s, fin);
    return montrer(e, s->depuis + 1);
}

enum reponse lignes_retirer(struct ecran *e)
{
    const char *const choix[] = {_("La garder"), _("La retirer")};
    struct session *s = e->session;
    if (!s->variante) {
        vue_message(e, _("Ce n'est pas une variante (V : toutes, Entrée va à l'une d'elles)."));
        return REPONSE_AUCUNE;
    }
    if (dialogue_choisir(e, _("Retirer cette variante ?"), choix, 2) != 1)
        return REPONSE_AUCUNE;
    quitter_la_ligne(e);
    return montrer(e, session_retirer_variante(s));
}

/* ---- What they are worth ---- */

static void noter(struct arbre *a, int noeud, double valeur)
{
    a->noeuds[noeud].evalue = true;
    a->noeuds[noeud].valeur = (float)valeur;
}

/* Of the moves after a node. */
static void noter_estimes(struct ecran *e, int noeud)
{
    struct arbre *a = &e->session->arbre;
    const int signe = vue_trait(e) == 1 ? 1 : -1;
    for (int i = a->noeuds[noeud].enfant; i != ARBRE_AUCUN; i = a->noeuds[i].frere) {
        const struct estime *x = estimation_coup(&e->estimation, a->noeuds[i].coup);
        if (x)
            noter(a, i, signe * x->score);
    }
    noter(a, noeud, signe * e->estimation.estimes[0].score);
}

void lignes_noter(struct ecran *e)
{
    struct session *s = e->session;
    const int ici = arbre_noeud(&s->arbre, &s->partie, vue_rang(e));
    int noeud = ARBRE_DEBUT;
    for (int rang = 0; rang < s->partie.total; rang++) {
        const struct jugement *j = examen_jugement(&e->examen, &s->partie, rang);
        noeud = arbre_enfant(&s->arbre, noeud, s->partie.coups[rang].coup);
        if (noeud == ARBRE_AUCUN)
            break;
        if (j)
            noter(&s->arbre, noeud, j->valeur);
    }
    if (ici != ARBRE_AUCUN && estimes_ici(e))
        noter_estimes(e, ici);
}

/* ---- In the panel ---- */

int lignes_dessiner(const struct ecran *e, struct rectangle r)
{
    struct octets dit = {0};
    const int rang = moment(e);
    const int autres =
        lignes_plusieurs(e, rang) ? annotations_dire_lignes(e->session, rang, &dit) : 0;
    if (autres == 0)
        return 0;
    octets_texte(&dit, " (Tab)");
    if (r.largeur < PANNEAU_MOTS)
        pinceau_tracer(&e->pinceau, r.x, r.y, r.largeur, STYLE_NORMAL, _("+%d (Tab)"), autres);
    else
        pinceau_abreger(&e->pinceau, r.x, r.y, r.largeur, STYLE_NORMAL, dit.debut);
    octets_detruire(&dit);
    return 1;
}
