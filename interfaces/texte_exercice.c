/* See texte_exercice.h. */
#include "interfaces/texte_exercice.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "interfaces/actions.h"
#include "interfaces/texte_analyse.h"
#include "interfaces/texte_paroles.h"
#include "interfaces/texte_saisie.h"
#include "partie/exercices.h"
#include "partie/erreurs.h"
#include "partie/serie.h"

enum { MESSAGE_MAX = 512 };

struct seance {
    struct session *s;
    const struct examen *examen;
    struct serie *serie;    /* those that are due, NULL: those of the game; */
    struct examen *attendu; /* then the review of the present one */
    struct exercices exercices;
    struct estimation estimation;
    bool finie, quitte; /* quitte: the whole program */
};

/* From which game one that is due is. */
static void dire_provenance(const struct seance *x, struct tampon *t)
{
    const char *titre = x->serie ? serie_carte(x->serie)->titre : "";
    if (titre[0])
        tampon_ecrire(t, "%s. ", titre);
}

/* "Exercice 2 sur 6. À Noir : le meilleur coup ? (i : la réponse, s : suivant, z : arrêter)" */
static void presenter(struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    texte_dire_position(x->s, exercices_rang(&x->exercices));
    exercices_dire_titre(&x->exercices, &t);
    tampon_ajouter(&t, ". ");
    dire_provenance(x, &t);
    exercices_dire_question(&x->exercices, x->s, &t);
    tampon_ajouter(&t, _(" (i : la réponse, s : suivant, z : arrêter)"));
    x->s->affichage->message(x->s, memoire);
}

/* Of those that are due: false, there is none, or it cannot be asked, which is said. */
static bool poser(struct seance *x)
{
    const char *refus = serie_poser(x->serie, x->s, x->attendu, &x->exercices);
    if (refus)
        x->s->affichage->message(x->s, refus);
    else
        presenter(x);
    return !refus;
}

static void dire_bilan(struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (x->serie)
        serie_dire_bilan(x->serie, &x->exercices, &t);
    else
        exercices_dire_bilan(&x->exercices, &t);
    if (memoire[0])
        x->s->affichage->message(x->s, memoire);
}

static void passer_au_suivant(struct seance *x)
{
    if (x->serie) {
        x->finie = !serie_suivante(x->serie, &x->exercices) || !poser(x);
        return;
    }
    x->finie = !exercices_suivant(&x->exercices);
    if (x->finie)
        dire_bilan(x);
    else
        presenter(x);
}

/* What the review says of the error, once its answer is known. */
static void dire_solution(struct seance *x)
{
    const int rang = exercices_rang(&x->exercices);
    const struct jugement *j = examen_jugement(x->examen, &x->s->partie, rang);
    if (j)
        texte_dire_jugement(x->s, rang, x->serie ? serie_numero(x->serie) : rang + 1, j);
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
    while (!juge && fil_fd(&e->fil) >= 0) {
        estimation_recevoir(e); /* sleeps until there is something */
        juge = exercices_repondre(&x->exercices, s, x->examen, e, x->exercices.attendu, verdict);
    }
    fil_arreter(&e->fil);
    if (refus || juge)
        return refus;
    refus = fil_erreur(&e->fil);
    return refus ? refus : _("Sa valeur reste inconnue.");
}

/* Waits for the review of one that is due: a game of one move. */
static void finir_examen(struct seance *x)
{
    while (x->serie && fil_fd(&x->attendu->fil) >= 0)
        examen_recevoir(x->attendu);
}

static void noter(struct seance *x, struct tampon *verdict)
{
    if (x->serie)
        serie_noter(x->serie, &x->exercices, verdict);
}

static void repondre(struct seance *x, int coup)
{
    char memoire[MESSAGE_MAX], attente[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire), a = tampon_sur(attente, sizeof attente);
    struct session *s = x->s;
    finir_examen(x);
    if (!exercices_repondre(&x->exercices, s, x->examen, &x->estimation, coup, &t)) {
        exercices_dire_attente(&x->exercices, s, &a);
        s->affichage->message(s, attente);
        const char *refus = chercher(x, &t);
        if (refus) {
            s->affichage->message(s, refus);
            return;
        }
    }
    noter(x, &t);
    s->affichage->message(s, memoire);
    if (x->exercices.resolu)
        dire_solution(x);
}

static void reveler(struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    finir_examen(x);
    exercices_reveler(&x->exercices);
    noter(x, &t);
    if (memoire[0])
        x->s->affichage->message(x->s, memoire);
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
        reveler(x);
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

static void mener_serie(struct seance *x)
{
    char ligne[TEXTE_LIGNE_MAX];
    x->finie = !poser(x);
    while (!x->finie && texte_lire_ligne(ligne))
        servir(x, ligne);
    fil_arreter(&x->attendu->fil);
    dire_bilan(x);
}

void texte_exercer_serie(struct session *s, struct examen *examen, struct serie *serie)
{
    struct seance *x = calloc(1, sizeof *x);
    if (x) {
        *x = (struct seance){.s = s, .examen = examen, .serie = serie, .attendu = examen};
        mener_serie(x);
    } else {
        s->affichage->message(s, _("mémoire insuffisante"));
    }
    serie_fermer(serie, s);
    free(x);
}

void texte_garder(struct session *s, const struct examen *examen)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    erreurs_garder(s, examen, session_personne(s), rappels_aujourdhui(), &t);
    s->affichage->message(s, memoire);
}

void texte_dire_dus(struct session *s)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int nb = serie_compter(s, rappels_aujourdhui());
    tampon_ecrire(&t,
                  ngettext("%d exercice à revoir (othello exercices).",
                           "%d exercices à revoir (othello exercices).", (unsigned long)nb),
                  nb);
    if (nb > 0)
        s->affichage->message(s, memoire);
}
