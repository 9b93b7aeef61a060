/* The analysis of GTP, as GoGui shows it; see gtp.h. A thought like genmove's, whose answer is a
 * text. */
#include "base/bits.h"
#include "interfaces/gtp_interne.h"
#include "interfaces/notation.h"

static void ecrire_case(int x, struct octets *sortie)
{
    gtp_ecrire_coup(x == PASSE ? COUP_PASSE : notation_coup(grille_case_du_moteur(x)), sortie);
}

/* "B+4, 18 plies", "W+2, 95 %", "0, exact" */
static void ecrire_valeur(const struct gtp_analyse *a, const struct moteur_reponse *r, int vides)
{
    struct octets *o = a->reponse;
    gtp_ecrire_marge(a->trait == NOIRS ? r->score : -r->score, o);
    if (r->exact)
        octets_texte(o, ", exact");
    else if (r->profondeur >= vides)
        octets_ecrire(o, ", %d %%", r->selectivite);
    else
        octets_ecrire(o, ", %d plies", r->profondeur);
}

static void ecrire_ligne(const struct moteur_reponse *r, struct octets *sortie)
{
    octets_texte(sortie, ":");
    for (int i = 0; i < r->pv_longueur; i++) {
        octets_texte(sortie, " ");
        ecrire_case(r->pv[i], sortie);
    }
}

/* The graphics of GoGui: labels, the best moves in green, a text for its line of status. */
static void ecrire_coups(const struct moteur_reponse *r, struct octets *sortie)
{
    for (int i = 0; i < r->n_coups; i++) {
        octets_texte(sortie, "LABEL ");
        ecrire_case(r->coups[i].x, sortie);
        octets_ecrire(sortie, r->coups[i].score ? " %+d\n" : " %d\n", r->coups[i].score);
    }
    octets_texte(sortie, "COLOR green");
    for (int i = 0; i < r->n_coups && r->coups[i].score == r->score; i++) {
        octets_texte(sortie, " ");
        ecrire_case(r->coups[i].x, sortie);
    }
    octets_texte(sortie, "\nTEXT ");
}

static const char *penser(struct joueur *moi, const struct partie *partie, atomic_bool *arret,
                          struct pensee *pensee)
{
    struct gtp_analyse *a = moi->etat;
    struct moteur_reponse r;
    *pensee = (struct pensee){0};
    const char *erreur = conseil_chercher(&a->conseil, partie, arret, &r);
    if (erreur)
        return erreur;
    if (a->conseil.nb > 1)
        ecrire_coups(&r, a->reponse);
    ecrire_valeur(a, &r, partie_vides(partie));
    if (a->conseil.nb == 1)
        ecrire_ligne(&r, a->reponse);
    return NULL;
}

const struct genre_joueur gtp_analyste = {.nom = "analyste", .penser = penser};
