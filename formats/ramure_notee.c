/* See ramure_notee.h. */
#include "formats/ramure_notee.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/ramure.h"
#include "formats/lecture.h"
#include "formats/rameaux.h"

enum { OUVERTS_MAX = 512, AILLEURS = LIGNE_PRINCIPALE - 1 /* behind the end of the game */ };

/* Behind the first `apres` entries of a line. */
struct endroit {
    int ligne, apres;
};

struct lecture {
    struct partie_notee *p;
    struct endroit ici, ouverts[OUVERTS_MAX];
    int nb;
    bool derriere; /* a move went on there */
};

static const char *parenthese(struct lecture *l, bool ouvre)
{
    if (l->nb == (ouvre ? OUVERTS_MAX : 0))
        return _("variantes mal écrites");
    if (ouvre)
        l->ouverts[l->nb++] = l->ici;
    else
        l->ici = l->ouverts[--l->nb];
    return NULL;
}

/* A move that no line has there: in a branch. */
static const char *brancher(struct lecture *l, int c)
{
    int nb;
    if (!notee_brancher(l->p, l->ici.ligne, l->ici.apres))
        return _("trop de variantes");
    const char *refus = notee_jouer(l->p, c);
    if (refus)
        return refus;
    l->ici.ligne = l->p->ligne;
    notee_coups(l->p, l->ici.ligne, &nb);
    l->ici.apres = nb;
    return NULL;
}

static const char *avancer(struct lecture *l, struct vue mot)
{
    int nb;
    const int c = grille_lire_case(&l->p->depart, mot);
    if (!c)
        return _("ce n'est pas un coup");
    if (l->ici.ligne == AILLEURS)
        return NULL;
    const struct coup_note *coups = notee_coups(l->p, l->ici.ligne, &nb);
    while (l->ici.apres < nb && coups[l->ici.apres].case_ == CASE_PASSE)
        l->ici.apres++;
    if (l->ici.apres < nb && coups[l->ici.apres].case_ == c) {
        l->ici.apres++;
        return NULL;
    }
    if (l->ici.ligne != LIGNE_PRINCIPALE || l->ici.apres < nb)
        return brancher(l, c);
    l->ici.ligne = AILLEURS;
    l->derriere = true;
    return NULL;
}

/* What stands behind the move just reached, or the start. The values of the game's own moves are
 * those of a review, which would tell more. */
static void noter(struct lecture *l, const struct ramure_mot *m)
{
    struct partie_notee *p = l->p;
    const int ligne = l->ici.ligne;
    if (ligne == AILLEURS)
        return;
    struct coup_note *coups = ligne == LIGNE_PRINCIPALE ? p->coups : p->rameaux[ligne].coups;
    struct coup_note *c = vue_vide(m->coup) ? NULL : &coups[l->ici.apres - 1];
    char *texte = m->commente ? ramure_texte(m->commentaire) : NULL;
    if (texte)
        lecture_texte(c ? &c->commentaire : &p->champs[CHAMP_COMMENTAIRE], vue_de(texte));
    free(texte);
    if (c && m->evalue && ligne != LIGNE_PRINCIPALE) {
        c->a_eval = true;
        c->eval = c->joueur == NOIR ? m->valeur : -m->valeur;
    }
}

static const char *lire_mot(struct lecture *l, const struct ramure_mot *m)
{
    if (m->genre == RAMURE_FAUX || (m->genre == RAMURE_COUP && vue_vide(m->coup) &&
                                    (l->nb > 0 || l->ici.apres > 0)))
        return _("variantes mal écrites");
    if (m->genre != RAMURE_COUP)
        return parenthese(l, m->genre == RAMURE_OUVRE);
    const char *refus = vue_vide(m->coup) ? NULL : avancer(l, m->coup);
    if (!refus)
        noter(l, m);
    return refus;
}

const char *ramure_noter(struct vue texte, struct partie_notee *p, struct vue *faute,
                         bool *derriere)
{
    struct lecture *l = memoire_agrandir(NULL, 1, sizeof *l);
    struct ramure_mot mot;
    const char *refus = NULL;
    *l = (struct lecture){.p = p, .ici = {LIGNE_PRINCIPALE, 0}};
    for (*faute = texte; !refus && ramure_lire(&texte, &mot); *faute = refus ? *faute : texte) {
        *faute = (struct vue){vue_sans_blancs(*faute).p, texte.p};
        refus = lire_mot(l, &mot);
    }
    if (!refus && l->nb > 0)
        refus = _("variantes mal écrites");
    notee_continuer(p, LIGNE_PRINCIPALE);
    *derriere = l->derriere;
    free(l);
    return refus;
}
