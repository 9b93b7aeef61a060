/* See texte_epreuve.h. */
#include "interfaces/texte_epreuve.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/actions.h"
#include "interfaces/texte_analyse.h"
#include "interfaces/texte_paroles.h"
#include "interfaces/texte_saisie.h"
#include "partie/erreurs.h"
#include "partie/exercices.h"
#include "partie/serie.h"

enum { MESSAGE_MAX = 1024 };

struct seance {
    struct session *s;
    struct epreuve *x;
    bool finie, quitte; /* quitte: the whole program */
};

/* "Exercice 2 sur 6. À Noir : le meilleur coup ? (i : la réponse, s : suivant, z : arrêter)" */
static void presenter(const struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    texte_dire_position(x->s, x->x->rang);
    epreuve_dire_titre(x->x, true, &t);
    tampon_ajouter(&t, ". ");
    const size_t avant = t.longueur;
    epreuve_dire_provenance(x->x, &t);
    tampon_ajouter(&t, t.longueur > avant ? ". " : "");
    epreuve_dire_question(x->x, true, &t);
    tampon_ajouter(&t, _(" (i : la réponse, s : suivant, z : arrêter)"));
    x->s->affichage->message(x->s, memoire);
}

/* The next one, or that it cannot be asked; after the last one the tally of the game's. */
static void passer_au_suivant(struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    x->finie = !epreuve_avancer(x->x, &t);
    if (x->finie && !memoire[0] && !x->x->genre->nom)
        epreuve_dire_bilan(x->x, &t);
    if (memoire[0])
        x->s->affichage->message(x->s, memoire);
    if (!x->finie)
        presenter(x);
}

/* What the review says of the error, once its answer is known. */
static void dire_solution(const struct seance *x)
{
    const int rang = x->x->rang;
    const struct jugement *j = examen_jugement(x->x->examen, &x->s->partie, rang);
    if (j)
        texte_dire_jugement(x->s, rang, x->x->genre->nom ? serie_numero(&x->x->carte) : rang + 1,
                            j);
    x->s->affichage->message(x->s, _("s : suivant, z : arrêter"));
}

/* ---- Answers ---- */

/* Sleeps until there is something of the search; false: the person types meanwhile. */
static bool attendre(const struct session *s, const struct estimation *e)
{
    struct pollfd fins[] = {{.fd = fil_fd(&e->fil), .events = POLLIN},
                            {.fd = STDIN_FILENO, .events = POLLIN}};
    while (poll(fins, s->terminal ? 2 : 1, -1) <= 0)
        continue;
    return fins[0].revents != 0;
}

/* Searches until the answer that is awaited can be judged; what was found stays for the next. NULL,
 * or why it cannot. */
static const char *chercher(const struct seance *x, enum epreuve_suite *suite, struct tampon *t)
{
    struct session *s = x->s;
    struct estimation *e = x->x->estimation;
    const struct limites limites = session_limites(s);
    const struct tampon vide = *t;
    const char *refus = estimation_lancer(e, s->jeu, partie_position(&s->partie, x->x->rang),
                                          partie_trait(&s->partie, x->x->rang), &limites);
    while (*suite == EPREUVE_ATTEND && fil_fd(&e->fil) >= 0 && attendre(s, e)) {
        estimation_recevoir(e);
        *t = vide;
        t->debut[0] = 0;
        *suite = epreuve_repondre(x->x, x->x->attendu, t);
    }
    fil_arreter(&e->fil);
    if (refus || *suite != EPREUVE_ATTEND)
        return refus;
    refus = fil_erreur(&e->fil);
    return refus ? refus : _("Sa valeur reste inconnue.");
}

/* Waits for the review of the question, which may be one of another game. */
static void finir_examen(const struct seance *x)
{
    while (fil_fd(&x->x->examen->fil) >= 0)
        examen_recevoir(x->x->examen);
}

static void repondre(struct seance *x, int coup)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const char *dit = memoire;
    finir_examen(x);
    enum epreuve_suite suite = epreuve_repondre(x->x, coup, &t);
    if (suite == EPREUVE_ATTEND) {
        if (t.longueur == 0)
            epreuve_dire_attente(x->x, &t);
        x->s->affichage->message(x->s, memoire);
        t = tampon_sur(memoire, sizeof memoire);
        const char *refus = chercher(x, &suite, &t);
        dit = refus ? refus : memoire;
    }
    if (dit[0])
        x->s->affichage->message(x->s, dit);
    if (suite == EPREUVE_SUIVANTE)
        passer_au_suivant(x);
    else if (suite == EPREUVE_CONNUE)
        x->s->affichage->message(x->s, _("s : suivant, z : arrêter"));
    else if (x->x->resolu)
        dire_solution(x);
}

static void reveler(const struct seance *x)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    finir_examen(x);
    epreuve_reveler(x->x, &t);
    if (memoire[0])
        x->s->affichage->message(x->s, memoire);
    dire_solution(x);
}

/* ---- Lines ---- */

static void servir_autre(struct seance *x, const char *ligne)
{
    const char *refus = x->x->resolu ? _("s : suivant, z : arrêter")
                                     : _("Exercice : i la réponse, s le suivant, z arrêter.");
    int coup;
    if (action_lire(ligne) != ACTION_AUCUNE)
        x->s->affichage->message(x->s, refus);
    else if (texte_lire_coup(x->s, x->x->rang, ligne, &coup))
        repondre(x, coup);
}

static void servir(struct seance *x, const char *ligne)
{
    const struct vue mot = vue_sans_blancs(vue_de(ligne));
    const enum action action = action_lire(ligne);
    const bool entree = vue_vide(mot);
    if (vue_egale(mot, "s") || action == ACTION_AVANCER || (entree && x->x->resolu)) {
        passer_au_suivant(x);
    } else if (action == ACTION_CONSEIL && !x->x->resolu) {
        reveler(x);
    } else if (action == ACTION_LEGAUX) {
        texte_dire_situation(x->s, x->x->rang);
    } else if (action == ACTION_EXERCER || action == ACTION_FIN || action == ACTION_QUITTER) {
        x->finie = true;
        x->quitte = action == ACTION_QUITTER;
    } else if (!entree) {
        servir_autre(x, ligne);
    }
}

/* Until the last one; `examen` and values of its own are for the judgements. */
static void tenir(struct seance *x)
{
    char ligne[TEXTE_LIGNE_MAX];
    x->x->estimation = memoire_agrandir(NULL, 1, sizeof *x->x->estimation);
    memset(x->x->estimation, 0, sizeof *x->x->estimation);
    if (x->x->numero < 0)
        passer_au_suivant(x);
    else
        presenter(x);
    while (!x->finie && texte_lire_ligne(ligne))
        servir(x, ligne);
    free(x->x->estimation);
    x->x->estimation = NULL;
}

bool texte_exercer(struct session *s, struct examen *examen, int *rang)
{
    char raison[MESSAGE_MAX];
    struct tampon t = tampon_sur(raison, sizeof raison);
    struct exercices exercices = {0};
    struct seance x = {.s = s, .x = &exercices.e};
    if (!exercices_etablir(&exercices, s, examen, session_cote(s), &t)) {
        s->affichage->message(s, raison);
        return false;
    }
    session_ne_plus_mediter(s);
    tenir(&x);
    *rang = s->partie.rang;
    session_mediter(s);
    return x.quitte;
}

void texte_eprouver(struct session *s, struct examen *examen, struct epreuve *x)
{
    char bilan[MESSAGE_MAX];
    struct tampon t = tampon_sur(bilan, sizeof bilan);
    x->examen = examen;
    tenir(&(struct seance){.s = s, .x = x});
    fil_arreter(&examen->fil);
    epreuve_dire_bilan(x, &t);
    if (bilan[0])
        s->affichage->message(s, bilan);
}

void texte_garder(struct session *s, struct examen *examen)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    erreurs_garder(s, examen, session_cote(s), rappels_aujourdhui(), &t);
    s->affichage->message(s, memoire);
}

void texte_dire_dus(struct session *s)
{
    const struct entrainement *const *x = s->services->entrainements;
    for (; x && *x; x++) {
        char memoire[MESSAGE_MAX];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        const int nb = (*x)->compter(s);
        tampon_ecrire(&t, "%s%s", _((*x)->titre), _(" : "));
        tampon_ecrire(&t, _("%d à revoir"), nb);
        tampon_ecrire(&t, " (%s).", (*x)->commande);
        if (nb > 0)
            s->affichage->message(s, memoire);
    }
}
