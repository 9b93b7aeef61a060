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
    if (non || examen_acheve(examen, &s->partie))
        return non;
    return fil_fd(&examen->fil) >= 0 ? _("Les exercices attendent la fin de l'analyse.")
                                     : _("y : analyser d'abord la partie.");
}

/* The moments of the errors, in place of what is there. */
static void lister(struct exercices *x)
{
    const struct session *s = x->e.session;
    for (int rang = 0; rang < s->partie.rang; rang++)
        if (est_une_erreur(x->e.examen, &s->partie, rang) &&
            (!x->joueur || x->joueur == s->partie.coups[rang].joueur))
            x->rangs[x->e.nb++] = (short)rang;
}

static bool avancer(struct epreuve *x, struct tampon *raison)
{
    const struct exercices *y = (const struct exercices *)x;
    (void)raison;
    if (x->numero + 1 >= x->nb)
        return false;
    epreuve_poser(x, y->rangs[x->numero + 1]);
    return true;
}

static void liberer(struct epreuve *x)
{
    x->nb = 0;
}

const char *const EXERCICES_TITRE[2] = {N_("Exercice %d sur %d"), N_("Ex. %d/%d")};
const char *const EXERCICES_QUESTION[2] = {N_("À %s : le meilleur coup ?"),
                                           N_("Le mieux ?")};

static const struct epreuve_genre EXERCICES = {.titre = EXERCICES_TITRE,
                                               .question = EXERCICES_QUESTION,
                                               .avancer = avancer,
                                               .repondre = exercices_repondre,
                                               .liberer = liberer};

bool exercices_etablir(struct exercices *x, struct session *s, struct examen *examen, int joueur,
                       struct tampon *raison)
{
    const char *non = refus(s, examen);
    const struct exercices avant = *x;
    *x = (struct exercices){
        .e = {.genre = &EXERCICES, .session = s, .examen = examen, .numero = -1}, .joueur = joueur};
    tampon_ajouter(raison, non ? non : "");
    if (!non)
        lister(x);
    if (!non && x->e.nb == 0)
        jugement_dire_sans_erreur(s->jeu, joueur, raison);
    if (x->e.nb > 0 && avant.e.nb == x->e.nb &&
        memcmp(avant.rangs, x->rangs, sizeof avant.rangs) == 0)
        *x = avant;
    else if (x->e.nb > 0)
        avancer(&x->e, raison);
    return x->e.nb > 0;
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
static bool juger_autre(const struct epreuve *x, const struct coup_joue *joue, int coup,
                        struct jugement *verdict)
{
    const struct session *s = x->session;
    const struct estimation *e = x->estimation;
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
    verdict->confiance = estime->confiance;
    verdict->profondeur = estime->profondeur;
    return true;
}

/* What `coup` would have been worth, in the terms of the move that was played. */
static bool juger(const struct epreuve *x, int coup, struct jugement *verdict)
{
    const struct session *s = x->session;
    const struct coup_joue *joue = &s->partie.coups[x->rang];
    const struct jugement *j = examen_jugement(x->examen, &s->partie, x->rang);
    if (!j || examen_doute(x->examen, j))
        return false;
    *verdict = *j;
    if (coup == joue->coup)
        return true;
    if (coup != j->suite[0])
        return juger_autre(x, joue, coup, verdict);
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

enum epreuve_suite exercices_repondre(struct epreuve *x, int coup, struct tampon *sortie)
{
    struct jugement verdict;
    if (x->resolu)
        return EPREUVE_CONNUE;
    x->attendu = coup;
    if (!juger(x, coup, &verdict))
        return EPREUVE_ATTEND;
    x->attendu = COUP_AUCUN;
    x->resolu = verdict.perte < PERTE_DOUTEUSE;
    x->rate |= !x->resolu;
    dire_verdict(x->session->jeu, coup, &verdict, sortie);
    return EPREUVE_JUGEE;
}
