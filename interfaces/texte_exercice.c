/* See texte_exercice.h. */
#include "interfaces/texte_exercice.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "interfaces/actions.h"
#include "interfaces/texte_analyse.h"
#include "interfaces/texte_paroles.h"
#include "interfaces/texte_saisie.h"
#include "partie/exercices.h"

enum { MESSAGE_MAX = 512 };

struct seance {
    struct session *s;
    const struct examen *examen;
    struct exercices exercices;
    struct estimation estimation;
    bool finie, quitte; /* quitte: the whole program */
};

/* "Exercice 2 sur 6. À Noir : le meilleur coup ? (i : la réponse, s : suivant, z : arrêter)" */
static void presenter(struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    texte_dire_position(x->s, exercices_rang(&x->exercices));
    exercices_dire_titre(&x->exercices, &t);
    tampon_ajouter(&t, ". ");
    exercices_dire_question(&x->exercices, x->s, &t);
    tampon_ajouter(&t, _(" (i : la réponse, s : suivant, z : arrêter)"));
    x->s->affichage->message(x->s, memoire);
}

static void passer_au_suivant(struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    x->finie = !exercices_suivant(&x->exercices);
    if (!x->finie) {
        presenter(x);
        return;
    }
    exercices_dire_bilan(&x->exercices, &t);
    x->s->affichage->message(x->s, memoire);
}

/* What the review says of the error, once its answer is known. */
static void dire_solution(struct seance *x)
{
    const int rang = exercices_rang(&x->exercices);
    texte_dire_jugement(x->s, rang, examen_jugement(x->examen, &x->s->partie, rang));
    x->s->affichage->message(x->s, _("s : suivant, z : arrêter"));
}

/* ---- Answers ---- */

/* Searches until the answer that is awaited can be judged; what was found stays for the next. NULL,
 * or why it cannot. */
static const char *chercher(struct seance *x, struct tampon *verdict)
{
    const struct session *s = x->s;
    const struct coup_joue *joue = &s->partie.coups[exercices_rang(&x->exercices)];
    const struct limites limites = session_limites(s);
    struct estimation *e = &x->estimation;
    bool juge = false;
    const char *refus = estimation_lancer(e, s->jeu, &joue->avant, joue->joueur, &limites);
    while (!juge && estimation_fd(e) >= 0) {
        estimation_recevoir(e); /* sleeps until there is something */
        juge = exercices_repondre(&x->exercices, s, x->examen, e, x->exercices.attendu, verdict);
    }
    estimation_arreter(e);
    if (refus || juge)
        return refus;
    refus = estimation_erreur(e);
    return refus ? refus : _("Sa valeur reste inconnue.");
}

static void repondre(struct seance *x, int coup)
{
    char memoire[MESSAGE_MAX], attente[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire), a = tampon_sur(attente, sizeof attente);
    struct session *s = x->s;
    if (!exercices_repondre(&x->exercices, s, x->examen, &x->estimation, coup, &t)) {
        exercices_dire_attente(&x->exercices, s, &a);
        s->affichage->message(s, attente);
        const char *refus = chercher(x, &t);
        if (refus) {
            s->affichage->message(s, refus);
            return;
        }
    }
    s->affichage->message(s, memoire);
    if (x->exercices.resolu)
        dire_solution(x);
}

/* ---- Lines ---- */

static void servir_autre(struct seance *x, const char *ligne)
{
    struct session *s = x->s;
    const int rang = exercices_rang(&x->exercices);
    int coup;
    if (x->exercices.resolu)
        s->affichage->message(s, _("s : suivant, z : arrêter"));
    else if (action_lire(ligne) != ACTION_AUCUNE)
        s->affichage->message(s, _("Exercice : i la réponse, s le suivant, z arrêter."));
    else if (texte_lire_coup(s, rang, ligne, &coup))
        repondre(x, coup);
}

static void servir(struct seance *x, const char *ligne)
{
    const struct vue mot = vue_sans_blancs(vue_de(ligne));
    const enum action action = action_lire(ligne);
    const bool entree = vue_vide(mot);
    if (vue_egale(mot, "s") || action == ACTION_AVANCER || (entree && x->exercices.resolu)) {
        passer_au_suivant(x);
    } else if (action == ACTION_CONSEIL && !x->exercices.resolu) {
        exercices_reveler(&x->exercices);
        dire_solution(x);
    } else if (action == ACTION_LEGAUX) {
        texte_dire_situation(x->s, exercices_rang(&x->exercices));
    } else if (action == ACTION_EXERCER || action == ACTION_FIN || action == ACTION_QUITTER) {
        x->finie = true;
        x->quitte = action == ACTION_QUITTER;
    } else if (!entree) {
        servir_autre(x, ligne);
    }
}

static bool mener(struct seance *x)
{
    char raison[MESSAGE_MAX], ligne[TEXTE_LIGNE_MAX];
    struct tampon t = tampon_sur(raison, sizeof raison);
    if (!exercices_etablir(&x->exercices, x->s, x->examen, session_personne(x->s), &t)) {
        x->s->affichage->message(x->s, raison);
        return false;
    }
    session_ne_plus_mediter(x->s);
    presenter(x);
    while (!x->finie && texte_lire_ligne(ligne))
        servir(x, ligne);
    return true;
}

bool texte_exercer(struct session *s, const struct examen *examen, int *rang)
{
    struct seance *x = calloc(1, sizeof *x); /* too large for a small stack */
    if (!x) {
        s->affichage->message(s, _("mémoire insuffisante"));
        return false;
    }
    x->s = s;
    x->examen = examen;
    if (mener(x)) {
        *rang = s->partie.rang;
        session_mediter(s);
    }
    const bool quitte = x->quitte;
    free(x);
    return quitte;
}
