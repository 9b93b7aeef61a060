/* See commande_exercices.h. */
#include "interfaces/commande_exercices.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/interruption.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "interfaces/bilan_joueurs.h"
#include "interfaces/lancer.h"
#include "interfaces/options.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/recolte.h"
#include "interfaces/revue.h"
#include "partie/jugement.h"
#include "partie/rappels.h"
#include "partie/serie.h"

/* The words of an action. */
struct demande {
    const char *commande;
    int argc;
    char **argv;
    const struct action *action;
};

static_assert(PERTE_FAUTE == 4, "the help says so");

/* ---- ajouter ---- */

/* What is found, and what of it is in the file. */
struct prise {
    struct recolte recolte;
    char chemin[CHEMIN_MAX];
    int ecrites, neuves;
};

/* Writes what the file has not yet. NULL, or why not. */
static const char *ecrire(struct prise *prise)
{
    int neuves;
    const char *faute =
        rappels_ajouter(prise->chemin, prise->recolte.cartes + prise->ecrites,
                        prise->recolte.nb - prise->ecrites, &neuves);
    prise->neuves += neuves;
    prise->ecrites = faute ? prise->ecrites : prise->recolte.nb;
    return faute;
}

/* What cannot be written now is with the next game, or said at the end. */
static void prendre(const struct revue *x, struct partie_notee *p, const struct analyse *a,
                    bool entiere)
{
    struct prise *prise = x->contexte;
    (void)entiere;
    recolte_prendre(&prise->recolte, p, a, &x->joueurs);
    if (prise->recolte.nb > prise->ecrites)
        ecrire(prise);
}

static int finir(const struct revue *x, const struct recueil *r)
{
    struct prise *prise = x->contexte;
    const int nb = prise->recolte.nb, parties = prise->recolte.parties;
    (void)r;
    const char *faute = nb > prise->ecrites ? ecrire(prise) : NULL;
    if (faute)
        return sortie_erreur(x->commande, 1, "%s", faute);
    sortie(stdout,
           ngettext("%d exercice ajouté", "%d exercices ajoutés", (unsigned long)prise->neuves),
           prise->neuves);
    sortie(stdout, ngettext(" (%d erreur en ", " (%d erreurs en ", (unsigned long)nb), nb);
    sortie(stdout, ngettext("%d partie)\n", "%d parties)\n", (unsigned long)parties), parties);
    return 0;
}

/* A file that cannot be written to is told before hours of search. */
static const char *verifier(struct prise *prise)
{
    struct rappels r;
    const char *faute = rappels_chemin(prise->chemin);
    if (!faute)
        faute = rappels_lire(&r, prise->chemin);
    if (!faute)
        rappels_detruire(&r);
    return faute;
}

static int mener(struct revue *x, const char *const *mots)
{
    const char *faute = verifier(x->contexte);
    return faute ? sortie_erreur(x->commande, 1, "%s", faute) : revue_mener(x, mots);
}

static const char *poser_phase(void *phase, const char *valeur)
{
    const int lue = phase_nommee(valeur);
    *(int *)phase = lue;
    return lue < 0 ? _("ouverture, milieu ou finale attendu") : NULL;
}

static int ajouter(struct demande *d)
{
    struct prise prise = {.recolte = {.perte = PERTE_FAUTE, .phase = PHASE_TOUTES}};
    struct revue x = revue_de(d->commande, prendre, &prise);
    struct argument table[] = {
        {.nom = "--perte", .nombre = &prise.recolte.perte, .min = 1, .max = 64, .valeur = "N",
         .aide = N_("seulement les coups qui ont perdu N pions ou plus (4)")},
        {.nom = "--phase", .poser = poser_phase, .contexte = &prise.recolte.phase,
         .valeur = N_("PHASE"),
         .aide = N_("seulement ceux de l'ouverture, du milieu ou de la finale")},
        [2 + REVUE_ARGUMENTS] = {0},
    };
    char nom[JOUEUR_NOM_MAX];
    const char **mots;
    int statut;
    x.finir = finir;
    x.savoir = analyse_relire;
    revue_arguments(&x, table + 2);
    if (action_arguments(d->action, d->commande, table, d->argc, d->argv, &mots, &statut)) {
        options_joueur(&x.joueurs, nom);
        statut = mener(&x, mots);
    }
    free(mots);
    recolte_detruire(&prise.recolte);
    revue_detruire(&x);
    return statut;
}

/* ---- montrer ---- */

static void montrer_carte(const struct rappel *c)
{
    char jour[16];
    struct tampon t = tampon_sur(jour, sizeof jour);
    rappels_ecrire_jour(c->jour, &t);
    sortie(stdout, "%s  %5d  %s %s  %5d  %s\n", jour, c->boite, c->joueur == 1 ? "◉" : "◎", c->coup,
           c->perte, c->titre);
}

static void montrer_cartes(const struct rappels *r)
{
    int *rangs;
    const int nb = rappels_dus(r, RAPPEL_ERREUR, LONG_MAX, &rangs);
    const int dus = rappels_compter(r, RAPPEL_ERREUR, rappels_aujourdhui());
    if (nb > 0)
        sortie(stdout, "%s\n", _("dû le       boîte  coup  perte  partie"));
    for (int i = 0; i < nb; i++)
        montrer_carte(&r->cartes[rangs[i]]);
    sortie(stdout, ngettext("%d exercice, ", "%d exercices, ", (unsigned long)nb), nb);
    sortie(stdout, ngettext("%d dû aujourd'hui\n", "%d dus aujourd'hui\n", (unsigned long)dus),
           dus);
    free(rangs);
}

/* The positions, with whence they are. */
static int exporter(const char *commande, const struct rappels *r, const char *chemin,
                    const struct format *format)
{
    struct recueil recueil = {0};
    for (int i = 0; i < r->nb; i++)
        if (r->cartes[i].genre == RAPPEL_ERREUR)
            recolte_ecrire(&r->cartes[i], recueil_nouvelle(&recueil));
    const int statut = recueil.nb_parties > 0
                           ? parties_ecrire(commande, chemin, format, &recueil)
                           : sortie_erreur(commande, 1, "%s", _("aucun exercice"));
    recueil_detruire(&recueil);
    return statut;
}

static int montrer(struct demande *d)
{
    const char *sortie_voulue = NULL;
    const struct format *format = NULL;
    const struct argument table[] = {
        {.nom = "--exporter", .texte = &sortie_voulue, .valeur = N_("FICHIER"),
         .aide = N_("écrire les positions, au format de l'extension : obf, script")},
        {0},
    };
    char chemin[CHEMIN_MAX];
    struct rappels r;
    int statut;
    interruption_annoncer(d->commande);
    if (!arguments_lire(d->commande, table, d->argc, d->argv, d->action->usage, NULL, 0,
                        &statut))
        return statut;
    statut = parties_verifier_sortie(d->commande, "--exporter", sortie_voulue, &format);
    if (statut)
        return statut;
    const char *faute = rappels_chemin(chemin);
    if (!faute)
        faute = rappels_lire(&r, chemin);
    if (faute)
        return sortie_erreur(d->commande, 1, "%s", faute);
    if (sortie_voulue)
        statut = exporter(d->commande, &r, sortie_voulue, format);
    else
        montrer_cartes(&r);
    rappels_detruire(&r);
    return statut;
}

/* ---- Answering ---- */

static int repondre(struct demande *d)
{
    char dit[CHEMIN_MAX + 512];
    struct tampon t = tampon_sur(dit, sizeof dit);
    int statut;
    bool refus;
    struct session *s = lancer_seance(d->commande, d->argc, d->argv, &statut);
    if (!s)
        return statut;
    struct epreuve *x = serie_quotidienne.ouvrir(s, &refus, &t);
    return lancer_epreuve(d->commande, s, x, refus, dit);
}

/* ---- The command line ---- */

static const struct action ACTIONS[] = {
    {"", 0, repondre, N_("exercices [OPTIONS]"), 0, 0, N_("répondre à ceux qui sont dus")},
    {"ajouter", 0, ajouter, N_("exercices ajouter [OPTIONS] PARTIES…"), 1, OPERANDES,
     N_("prend les erreurs de ces parties")},
    {"montrer", 0, montrer, N_("exercices montrer [--exporter FICHIER]"), 0, 0,
     N_("les exercices et leur jour")},
    {0},
};

static int lancer(const struct action *a, const char *commande, int argc, char **argv)
{
    struct demande d = {commande, argc, argv, a};
    return a->executer(&d);
}

int commande_exercices(int argc, char **argv)
{
    static const char SUITE[] =
        N_("Un exercice est une position de vos parties où vous avez perdu des pions ; le coup "
           "qui perd\n"
           "moins de 2 pions sur le meilleur est juste. Trouvé du premier coup, il revient après "
           "3, 9,\n"
           "27 puis 81 jours ; manqué, le lendemain.\n");
    return actions_executer("othello exercices", ACTIONS, SUITE, lancer, argc, argv);
}
