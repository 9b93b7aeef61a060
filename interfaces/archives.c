/* See archives.h. */
#include "interfaces/archives.h"

#include "base/i18n.h"
#include "interfaces/notation.h"

struct archives_coup archives_coup_de(const struct base_coup *c, int joueur)
{
    int connus = c->noirs + c->nulles + c->blancs;
    double cent = connus ? 100.0 / connus : -1;
    bool noir = joueur == NOIR;
    struct archives_coup a = {.coup = COUP_AUCUN, .nb = c->nb, .score = -1, .theorique = -1};
    a.resultats = connus;
    a.gagnees = connus ? (noir ? c->noirs : c->blancs) * cent : -1;
    a.nulles = connus ? c->nulles * cent : -1;
    a.perdues = connus ? (noir ? c->blancs : c->noirs) * cent : -1;
    if (connus)
        a.score = noir ? c->moyenne : 64 - c->moyenne;
    if (c->theorique >= 0)
        a.theorique = noir ? c->theorique : 64 - c->theorique;
    return a;
}

const char *archives_consulter(const struct jeu *jeu, const struct position *position, int joueur,
                               struct archives *reponse)
{
    struct base_reponse r = {0};
    const char *faute = NULL;
    if (!notation_connait(jeu))
        return _("La base de parties ne connaît que l'Othello 8x8.");
    if (!position)
        return NULL;
    *reponse = (struct archives){0};
    if (jeu->est_jeu_fini(position))
        return _("Partie finie : la base n'a que les positions où l'on joue.");
    struct base_parties *b = base_ouvrir(NULL, BASE_LIRE_VITE, &faute);
    if (!b)
        return faute;
    struct grille g = notation_grille(jeu, position);
    faute = base_position(b, &g, joueur, NULL, &r);
    base_fermer(b);
    if (faute)
        return faute;
    reponse->nb_parties = r.nb_parties;
    reponse->nb_arretees = r.nb_arretees;
    for (; reponse->nb_coups < r.nb_coups; reponse->nb_coups++) {
        const struct base_coup *c = &r.coups[reponse->nb_coups];
        reponse->coups[reponse->nb_coups] = archives_coup_de(c, joueur);
        reponse->coups[reponse->nb_coups].coup = notation_coup(c->case_);
    }
    return NULL;
}
