/* See examinateur.h. */
#include "interfaces/examinateur.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/analyse.h"
#include "interfaces/notation.h"

/* A twentieth of a second a position: a slow machine takes a few times that. The end is proved from
 * so many empty squares on. */
enum { PROFONDEUR = 20 };

/* Seconds for each error that is not proved, once all is known. */
static const double REPRISE = 1.5;

/* What one examination needs. */
struct travail {
    struct examen *examen;
    struct recueil recueil; /* the game, alone */
    struct analyse analyse;
};

static const char *refus(const struct jeu *jeu)
{
    return notation_connait(jeu) ? NULL : _("L'analyse ne connaît que l'Othello 8x8.");
}

static struct jugement juger(const struct coup_analyse *c, bool repris)
{
    struct jugement j = {.seul = c->seul,
                         .vides = c->vides,
                         .valeur = analyse_apres(c),
                         .perte = c->perte,
                         .exact = c->exact,
                         .livre = c->livre,
                         .confiance = analyse_confiance(c),
                         .profondeur = c->profondeur,
                         .provisoire = !repris && analyse_est_a_reprendre(c)};
    for (int i = 0; c->perte && i < c->suite_longueur && j.suite_longueur < JUGEMENT_SUITE_MAX; i++)
        if (c->suite[i] != CASE_PASSE)
            j.suite[j.suite_longueur++] = notation_coup(c->suite[i]);
    return j;
}

/* A position is done; neither record has the passes among its moves. */
static void rendre(void *contexte, int faits, int nb)
{
    struct travail *t = contexte;
    const struct jugement j = juger(&t->analyse.coups[nb - faits], false);
    examen_rendre(t->examen, nb - faits, &j);
}

static void rendre_repris(void *contexte, int rang)
{
    struct travail *t = contexte;
    const struct jugement j = juger(&t->analyse.coups[rang], true);
    examen_rendre(t->examen, rang, &j);
}

static const char *analyser_partie(struct travail *t)
{
    struct partie_notee *p = recueil_nouvelle(&t->recueil);
    const struct limites *limites = &t->examen->limites;
    const struct analyse_effort effort = {.profondeur = PROFONDEUR,
                                          .livre = !limites->sans_livre,
                                          .arret = &t->examen->fil.arret,
                                          .reprise = REPRISE,
                                          .progres = rendre,
                                          .repris = rendre_repris,
                                          .contexte = t};
    const char *erreur = notation_noter(&t->examen->partie, t->examen->partie.rang, p);
    struct moteur *m = erreur ? NULL : analyse_moteur(&limites->moyens);
    if (m)
        analyser(m, p, &effort, &t->analyse);
    else if (!erreur)
        erreur = _("mémoire insuffisante");
    moteur_detruire(m);
    return erreur;
}

static const char *examiner(struct examen *x)
{
    struct travail *t = memoire_neuve(1, sizeof *t);
    t->examen = x;
    const char *erreur = analyser_partie(t);
    recueil_detruire(&t->recueil);
    free(t);
    return erreur;
}

const struct examinateur examinateur_8x8 = {
    .profondeur = PROFONDEUR, .refus = refus, .examiner = examiner};
