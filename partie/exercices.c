/* See exercices.h. */
#include "partie/exercices.h"

#include <math.h>
#include <string.h>

#include "base/i18n.h"

/* ---- The list ---- */

static bool est_une_erreur(const struct examen *examen, const struct partie *partie, int rang)
{
    const struct jugement *j = examen_jugement(examen, partie, rang);
    return j && j->perte >= PERTE_DOUTEUSE && j->suite_longueur > 0;
}

/* NULL, or why the review does not tell all errors. */
static const char *refus(const struct session *s, const struct examen *examen)
{
    const char *non = examen_refus(s->services->examinateur, s->jeu);
    if (non || examen_entier(examen, &s->partie))
        return non;
    return fil_fd(&examen->fil) >= 0 ? _("Les exercices attendent la fin de l'analyse.")
                                     : _("y : analyser d'abord la partie.");
}

static bool memes(const struct exercices *a, const struct exercices *b)
{
    return a->nb == b->nb && memcmp(a->rangs, b->rangs, sizeof a->rangs) == 0;
}

bool exercices_etablir(struct exercices *x, const struct session *s, const struct examen *examen,
                       int joueur, struct tampon *raison)
{
    const char *non = refus(s, examen);
    const struct exercices avant = *x;
    memset(x, 0, sizeof *x);
    x->joueur = joueur;
    x->attendu = COUP_AUCUN;
    tampon_ajouter(raison, non ? non : "");
    for (int rang = 0; !non && rang < s->partie.rang; rang++)
        if (est_une_erreur(examen, &s->partie, rang) &&
            (!joueur || joueur == s->partie.coups[rang].joueur))
            x->rangs[x->nb++] = (short)rang;
    if (!non && x->nb == 0)
        jugement_dire_sans_erreur(s->jeu, joueur, raison);
    if (avant.laisses && memes(x, &avant))
        *x = avant;
    x->laisses = false;
    return x->nb > 0;
}

void exercices_prevoir(struct exercices *x, int nb)
{
    memset(x, 0, sizeof *x);
    x->nb = nb;
    x->attendu = COUP_AUCUN;
}

int exercices_rang(const struct exercices *x)
{
    return x->rangs[x->numero];
}

bool exercices_suivant(struct exercices *x)
{
    if (x->numero + 1 >= x->nb)
        return false;
    x->numero++;
    x->resolu = x->rate = x->revele = false;
    x->attendu = COUP_AUCUN;
    return true;
}

/* ---- Answers ---- */

/* Is it as sure as the review is? */
static bool assez_su(const struct session *s, const struct jugement *j, const struct estime *estime)
{
    return estime->exact || estime->livre ||
           (estime->profondeur >= s->services->examinateur->profondeur &&
            estime->profondeur >= j->profondeur);
}

/* Against the review's best move, both as they were estimated in the same turn: two searches of
 * different depth would not tell a loss. An estimation that is over will not be surer. False: not
 * known yet. */
static bool juger_autre(const struct session *s, const struct coup_joue *joue,
                        const struct estimation *e, int coup, struct jugement *verdict)
{
    const struct estime *estime = estimation_coup(e, coup);
    const struct estime *mieux = estimation_coup(e, verdict->suite[0]);
    if (!estime || !mieux || !estimation_est(e, s->jeu, &joue->avant, joue->joueur) ||
        !(e->finie || (assez_su(s, verdict, estime) && assez_su(s, verdict, mieux))))
        return false;
    const int valeur = (int)lroundf(estime->score), perte = (int)lroundf(mieux->score) - valeur;
    verdict->valeur = joue->joueur == 1 ? valeur : -valeur;
    verdict->perte = perte > 0 ? perte : 0;
    verdict->exact = estime->exact;
    verdict->livre = estime->livre;
    verdict->confiance = 0;
    verdict->profondeur = estime->profondeur;
    return true;
}

/* What `coup` would have been worth, in the terms of the move that was played. */
static bool juger(const struct exercices *x, const struct session *s, const struct examen *examen,
                  const struct estimation *e, int coup, struct jugement *verdict)
{
    const int rang = exercices_rang(x);
    const struct coup_joue *joue = &s->partie.coups[rang];
    const struct jugement *j = examen_jugement(examen, &s->partie, rang);
    if (!j)
        return false;
    *verdict = *j;
    if (coup == joue->coup)
        return true;
    if (coup != j->suite[0])
        return juger_autre(s, joue, e, coup, verdict);
    verdict->valeur += joue->joueur == 1 ? j->perte : -j->perte;
    verdict->perte = 0;
    return true;
}

static void dire_verdict(const struct jeu *jeu, int coup, const struct jugement *verdict,
                         struct tampon *sortie)
{
    const bool juste = verdict->perte < PERTE_DOUTEUSE;
    tampon_ajouter(sortie, juste ? _("Juste : ") : "");
    jeu->ecrire_coup(coup, sortie);
    if (!juste) {
        tampon_ecrire(sortie, _(" perd %d : cherchez encore (i : la réponse)"), verdict->perte);
        return;
    }
    tampon_ajouter(sortie, ", ");
    jugement_dire_valeur(jeu, verdict, sortie);
    if (verdict->perte > 0) {
        tampon_ajouter(sortie, _(" ; un peu mieux : "));
        jeu->ecrire_coup(verdict->suite[0], sortie);
    }
}

bool exercices_repondre(struct exercices *x, const struct session *s, const struct examen *examen,
                        const struct estimation *e, int coup, struct tampon *sortie)
{
    struct jugement verdict;
    x->attendu = coup;
    if (!juger(x, s, examen, e, coup, &verdict))
        return false;
    x->attendu = COUP_AUCUN;
    x->resolu = verdict.perte < PERTE_DOUTEUSE;
    x->trouves += x->resolu && !x->rate;
    x->rate |= !x->resolu;
    dire_verdict(s->jeu, coup, &verdict, sortie);
    return true;
}

void exercices_reveler(struct exercices *x)
{
    x->resolu = x->revele = true;
    x->attendu = COUP_AUCUN;
}

/* ---- In words ---- */

void exercices_dire_titre(const struct exercices *x, struct tampon *sortie)
{
    tampon_ecrire(sortie, _("Exercice %d sur %d"), x->numero + 1, x->nb);
}

void exercices_dire_question(const struct exercices *x, const struct session *s,
                             struct tampon *sortie)
{
    const int joueur = s->partie.coups[exercices_rang(x)].joueur;
    tampon_ecrire(sortie, _("À %s : le meilleur coup ?"), _(s->jeu->joueurs[joueur]));
}

void exercices_dire_attente(const struct exercices *x, const struct session *s,
                            struct tampon *sortie)
{
    if (x->attendu == COUP_AUCUN)
        return;
    s->jeu->ecrire_coup(x->attendu, sortie);
    tampon_ajouter(sortie, _(" : valeur cherchée…"));
}

void exercices_dire_bilan(const struct exercices *x, struct tampon *sortie)
{
    tampon_ecrire(
        sortie,
        ngettext("%d sur %d trouvé du premier coup.", "%d sur %d trouvés du premier coup.",
                 (unsigned long)x->trouves),
        x->trouves, x->nb);
}
