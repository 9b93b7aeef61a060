/* See revue.h. */
#include "interfaces/revue.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/interruption.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "interfaces/parties_fichier.h"

/* So many times the seconds of a position for an error that is not proved. */
static const double REPRISE = 2;

struct revue revue_de(const char *commande, preneur_revue *prendre, void *contexte)
{
    return (struct revue){.commande = commande,
                          .prendre = prendre,
                          .contexte = contexte,
                          .effort.secondes = ANALYSE_SECONDES,
                          .seule = PARTIES_TOUTES};
}

void revue_arguments(struct revue *x, struct argument *table)
{
    const struct argument propres[] = {
        {.nom = "--secondes", .poser = argument_secondes, .contexte = &x->effort.secondes,
         .valeur = "S", .aide = N_("temps par position (1)")},
        {.nom = "--profondeur", .nombre = &x->profondeur, .min = 1, .max = 60, .valeur = "N",
         .aide = N_("profondeur, au lieu d'un temps")},
        {.nom = "--partie", .nombre = &x->seule, .min = 1, .max = 100000000, .valeur = "N",
         .aide = N_("seulement la N-ième partie du fichier")},
        {.nom = "--joueur", .poser = argument_joueur, .contexte = x->joueurs.noms,
         .valeur = N_("NOM"),
         .aide = N_("ses parties et son bilan : une partie du nom ; deux fois : A et B")},
        {.nom = "--sans-livre", .drapeau = &x->sans_livre,
         .aide = N_("chercher dès le premier coup, sans livre d'ouvertures")},
        {.nom = "--noir", .texte = &x->joueurs.noir, .valeur = N_("NOM"),
         .aide = N_("seulement les parties où il est Noir")},
        {.nom = "--blanc", .texte = &x->joueurs.blanc, .valeur = N_("NOM"),
         .aide = N_("de même")},
    };
    static_assert(sizeof propres / sizeof *propres + RESSOURCES == REVUE_ARGUMENTS, "all of them");
    memcpy(table, propres, sizeof propres);
    ressources_arguments(&x->moyens, table + sizeof propres / sizeof *propres);
}

void revue_detruire(struct revue *x)
{
    free(x->sources);
    ressources_rendre(&x->moyens);
}

bool revue_arretee(const struct revue *x)
{
    return atomic_load(x->effort.arret);
}

static void effacer_progres(const struct revue *x)
{
    if (x->effort.progres)
        fputs("\r\033[K", stderr);
}

static void montrer_progres(void *contexte, int faits, int nb)
{
    const struct revue *x = contexte;
    effacer_progres(x);
    sortie(stderr, _("partie %d sur %d, position %d sur %d"), x->rang + 1, x->parties, faits, nb);
    fflush(stderr);
}

/* What is known of a game, or else found: false where that was stopped. Its values do not depend on
 * the games before it. */
static bool connaitre(struct revue *x, const struct partie_notee *p, struct analyse *a)
{
    if (x->savoir && x->savoir(p, a))
        return true;
    moteur_oublier(x->m);
    return analyser(x->m, p, &x->effort, a);
}

/* 0, or the exit status after a complaint; 1 where it was stopped. */
static int examiner_partie(struct revue *x, struct partie_notee *p)
{
    if (p->depart.taille != 8)
        return sortie_erreur(x->commande, 1, _("partie %d : seul le plateau 8x8 s'analyse"),
                             p->numero);
    if (p->nb_coups == 0)
        return sortie_erreur(x->commande, 1, _("partie %d : aucun coup à analyser"), p->numero);
    struct analyse *a = memoire_neuve(1, sizeof *a); /* too large for a small stack */
    const bool entiere = connaitre(x, p, a);
    effacer_progres(x);
    if (entiere || a->inconnus < a->nb)
        x->prendre(x, p, a, entiere);
    free(a);
    fflush(stdout); /* a filter: whoever reads may be waiting */
    return !entiere;
}

/* Appends the games wanted to `*v`: copies, whose texts and moves stay the collection's. */
static void choisir(struct revue *x, const struct recueil *r, const char *mot, struct recueil *v)
{
    const size_t place = (size_t)(v->nb_parties + r->nb_parties) + 1;
    v->parties = memoire_agrandir(v->parties, place, sizeof *v->parties);
    x->sources = memoire_agrandir(x->sources, place, sizeof *x->sources);
    for (int i = 0; i < r->nb_parties; i++) {
        const struct partie_notee *p = &r->parties[i];
        if (!joueurs_repondent(&x->joueurs, p->champs[CHAMP_NOIR], p->champs[CHAMP_BLANC]))
            continue;
        x->sources[v->nb_parties] = mot;
        v->parties[v->nb_parties++] = *p;
    }
}

/* The games, one after the other. */
static int examiner(struct revue *x, struct recueil *r)
{
    int statut = 0;
    x->m = analyse_moteur(&x->moyens);
    if (!x->m)
        return sortie_erreur(x->commande, 1, "%s", _("mémoire insuffisante"));
    x->effort.arret = interruption_guetter();
    x->effort.progres = isatty(STDERR_FILENO) ? montrer_progres : NULL;
    x->effort.contexte = x;
    x->effort.profondeur = (int)x->profondeur;
    x->effort.reprise = x->profondeur ? 0 : REPRISE * x->effort.secondes;
    x->effort.livre = !x->sans_livre && x->profondeur == 0; /* a depth asks for a search */
    x->parties = r->nb_parties;
    for (x->rang = 0; x->rang < r->nb_parties && !revue_arretee(x); x->rang++)
        statut |= examiner_partie(x, &r->parties[x->rang]);
    if (revue_arretee(x))
        statut = sortie_erreur(x->commande, 1, "%s", _("interrompu"));
    moteur_detruire(x->m);
    return x->finir ? statut | x->finir(x, r) : statut;
}

/* Goes over what was read. `statut`: was all of it? */
static int examiner_lues(struct revue *x, const struct recueil *lues, const char *const *mots,
                         int statut)
{
    struct recueil r = {0};
    bool une = false;
    for (int i = 0; mots[i]; i++) {
        choisir(x, &lues[i], mots[i], &r);
        une |= lues[i].nb_parties > 0;
    }
    if (r.nb_parties > 0)
        statut |= examiner(x, &r);
    else if (une)
        statut =
            sortie_erreur(x->commande, 1, "%s", _("aucune partie ne répond à cette recherche"));
    else if (statut == 0)
        statut = sortie_erreur(x->commande, 1, "%s", _("aucune partie lisible"));
    free(r.parties);
    return statut;
}

static int verifier(const struct revue *x, const char *const *mots)
{
    int statut = 0;
    for (; !statut && *mots; mots++)
        statut = parties_verifier_mot(x->commande, *mots, NULL, x->seule);
    return statut;
}

int revue_mener(struct revue *x, const char *const *mots)
{
    int nb = 0, statut = verifier(x, mots);
    while (mots[nb])
        nb++;
    if (statut)
        return statut;
    x->plusieurs = nb > 1;
    struct recueil *lues = memoire_agrandir(NULL, (size_t)nb + 1, sizeof *lues);
    for (int i = 0; i < nb; i++) {
        lues[i] = (struct recueil){0};
        statut |= parties_lire_et_dire(x->commande, mots[i], NULL, x->seule, &lues[i]) > 0;
    }
    statut = examiner_lues(x, lues, mots, statut);
    for (int i = 0; i < nb; i++)
        recueil_detruire(&lues[i]);
    free(lues);
    return statut;
}
