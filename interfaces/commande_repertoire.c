/* The actions of `othello repertoire`: ajouter, montrer, exporter, retirer, travailler;
 * trous is in repertoire_trous.c. */
#include "interfaces/commande_repertoire.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/interruption.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "formats/noms_ouvertures.h"
#include "interfaces/arguments.h"
#include "interfaces/lancer.h"
#include "interfaces/mon_repertoire.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/repertoire_trous.h"
#include "interfaces/travail.h"

/* What the command line says, for every action. */
struct demande {
    const char *commande;
    struct trous trous;       /* the colour, 0: both; what else `trous` is told */
    long jusqu_a;             /* --jusqu-a: moves of a game */
    const struct format *format;
    const char *ouverture;    /* --ouverture: the drill begins there */
    bool tout, texte;
    const char **mots;        /* ours, NULL behind the last */
    struct repertoire r;
};

static int refuser(const struct demande *d, const char *raison)
{
    return sortie_erreur(d->commande, 1, "%s", raison);
}

static int couleur(const struct demande *d)
{
    return d->trous.couleur;
}

static bool est_voulue(const struct demande *d, int joueur)
{
    return !couleur(d) || couleur(d) == joueur;
}

/* ---- ajouter ---- */

static void dire_remplace(const struct partie_notee *p, int i, int ancien)
{
    char coups[4 * REPERTOIRE_COUPS_MAX];
    struct tampon t = tampon_sur(coups, sizeof coups);
    for (int k = 0; k <= i; k++) {
        tampon_ajouter(&t, k == i && i > 0 ? " " : "");
        if (p->coups[k].case_ != CASE_PASSE)
            grille_ecrire_case(p->coups[k].case_, &t);
    }
    tampon_ajouter(&t, _(", à la place de "));
    grille_ecrire_case(ancien, &t);
    sortie(stdout, "%s\n", coups);
}

struct ajout {
    const struct demande *d;
    struct recueil lues;
    int effets[3]; /* moves that became what enum repertoire_effet says */
    const char *faute;
};

/* The moves of a game, but those after so many. */
static void ajouter_partie(struct ajout *a, struct repertoire *r, const struct partie_notee *p)
{
    int numero = 0, ancien;
    for (int i = 0; i < p->nb_coups && numero < a->d->jusqu_a; i++) {
        numero += p->coups[i].case_ != CASE_PASSE;
        if (p->coups[i].case_ == CASE_PASSE || p->coups[i].joueur != couleur(a->d))
            continue;
        const enum repertoire_effet effet = repertoire_poser(r, p, i, &ancien);
        a->effets[effet]++;
        if (effet == REPERTOIRE_REMPLACE)
            dire_remplace(p, i, ancien);
    }
}

/* Is there anything to write then? */
static bool ajouter_parties(struct ajout *a, struct repertoire *r)
{
    for (int i = 0; i < a->lues.nb_parties; i++)
        if (!repertoire_refus(&a->lues.parties[i]))
            ajouter_partie(a, r, &a->lues.parties[i]);
    return a->effets[REPERTOIRE_NEUF] || a->effets[REPERTOIRE_REMPLACE];
}

/* The games of a word. Gives the number of errors, said; `a->faute`: the file cannot be changed. */
static int ajouter_mot(struct ajout *a, struct repertoire *r, const char *mot)
{
    const char *commande = a->d->commande;
    int verrou;
    int fautes = parties_lire_et_dire(commande, mot, NULL, PARTIES_TOUTES, &a->lues);
    for (int i = 0; i < a->lues.nb_parties; i++) {
        const char *refus = repertoire_refus(&a->lues.parties[i]);
        if (refus)
            fautes += sortie_erreur(commande, 1, _("%s : partie %d : %s"), mot,
                                    a->lues.parties[i].numero, refus);
    }
    a->faute = mon_repertoire_prendre(r, &verrou);
    if (!a->faute && ajouter_parties(a, r))
        a->faute = mon_repertoire_ecrire(r);
    fichier_rendre(verrou);
    recueil_detruire(&a->lues);
    return fautes;
}

static void dire_ajout(const int effets[3])
{
    const int neufs = effets[REPERTOIRE_NEUF], remplaces = effets[REPERTOIRE_REMPLACE];
    sortie(stdout, ngettext("%d coup ajouté", "%d coups ajoutés", (unsigned long)neufs), neufs);
    sortie(stdout, ngettext(", %d remplacé", ", %d remplacés", (unsigned long)remplaces),
           remplaces);
    sortie(stdout, _(", %d déjà là\n"), effets[REPERTOIRE_DEJA]);
}

static int ajouter(struct demande *d)
{
    struct ajout a = {.d = d};
    int fautes = 0;
    for (int i = 0; d->mots[i] && !a.faute; i++)
        fautes += ajouter_mot(&a, &d->r, d->mots[i]);
    if (a.faute)
        return refuser(d, a.faute);
    dire_ajout(a.effets);
    return fautes > 0;
}

/* ---- montrer, exporter ---- */

/* A copy of the moves. */
static void copier(void *lignes, const struct partie_notee *p)
{
    struct partie_notee *copie = recueil_nouvelle(lignes);
    for (int i = 0; i < p->nb_coups; i++)
        if (p->coups[i].case_ != CASE_PASSE)
            notee_jouer(copie, p->coups[i].case_);
}

/* The lines of a colour from the end of `p`, and in `*isoles`, where it is not NULL, the moves that
 * no other one leads to any more. */
static void rassembler(const struct demande *d, int joueur, struct partie_notee *p,
                       struct recueil *lignes, struct recueil *isoles)
{
    bool *atteints = memoire_neuve((size_t)d->r.nb + 1, sizeof *atteints);
    const struct repertoire_visite v = {
        .ligne = copier, .contexte = lignes, .atteints = atteints};
    repertoire_parcourir(&d->r, joueur, p, &v);
    for (int i = 0; i < d->r.nb && isoles; i++)
        if (d->r.coups[i].joueur == joueur && !atteints[i])
            repertoire_ligne(&d->r.coups[i], isoles);
    free(atteints);
}

static void dire_lignes(const struct recueil *lignes)
{
    for (int i = 0; i < lignes->nb_parties; i++) {
        const struct partie_notee *p = &lignes->parties[i];
        const char *nom = nom_ouverture(p);
        char coups[4 * REPERTOIRE_COUPS_MAX];
        struct tampon t = tampon_sur(coups, sizeof coups);
        for (int k = 0; k < p->nb_coups; k++)
            if (p->coups[k].case_ != CASE_PASSE)
                grille_ecrire_case(p->coups[k].case_, &t);
        sortie(stdout, "  %s%s%s\n", coups, nom ? "  " : "", nom ? nom : "");
    }
}

static void montrer_couleur(const struct demande *d, int joueur, struct partie_notee *p)
{
    struct recueil lignes = {0}, isoles = {0};
    int coups = 0;
    for (int i = 0; i < d->r.nb; i++)
        coups += d->r.coups[i].joueur == joueur;
    rassembler(d, joueur, p, &lignes, p->nb_coups ? NULL : &isoles);
    const int nb = lignes.nb_parties;
    sortie(stdout, "%s%s", joueur == NOIR ? _("Noir") : _("Blanc"), _(" : "));
    sortie(stdout, ngettext("%d coup", "%d coups", (unsigned long)coups), coups);
    sortie(stdout, ngettext(", %d ligne\n", ", %d lignes\n", (unsigned long)nb), nb);
    dire_lignes(&lignes);
    if (isoles.nb_parties)
        sortie(stdout, "%s\n", _("Aucun de vos autres coups n'y mène :"));
    dire_lignes(&isoles);
    recueil_detruire(&lignes);
    recueil_detruire(&isoles);
}

/* The game of the words into `*r`. 0, or the exit status: said. */
static int lire_debut(const struct demande *d, struct recueil *r)
{
    const int statut = parties_lire_position(d->commande, d->mots, r);
    const char *refus = statut ? NULL : repertoire_refus(&r->parties[0]);
    if (refus)
        refuser(d, refus);
    return refus ? 2 : statut;
}

static int montrer(struct demande *d)
{
    struct recueil debut = {0};
    const int statut = lire_debut(d, &debut);
    for (int joueur = NOIR; joueur <= BLANC && !statut; joueur++)
        if (est_voulue(d, joueur))
            montrer_couleur(d, joueur, &debut.parties[0]);
    recueil_detruire(&debut);
    return statut;
}

static int exporter(struct demande *d)
{
    const char *vers = d->mots[0] ? d->mots[0] : "-";
    struct recueil lignes = {0}, debut = {0};
    struct partie_notee *p = recueil_nouvelle(&debut);
    if (!d->format && strcmp(vers, "-") == 0)
        d->format = format_nomme("transcription");
    int statut = parties_verifier_sortie(d->commande, "exporter", vers, &d->format);
    for (int joueur = NOIR; joueur <= BLANC && !statut; joueur++)
        if (est_voulue(d, joueur))
            rassembler(d, joueur, p, &lignes, NULL);
    if (!statut && lignes.nb_parties == 0)
        statut = refuser(d, _("le répertoire n'a aucun coup"));
    if (!statut)
        statut = parties_ecrire(d->commande, vers, d->format, &lignes);
    recueil_detruire(&lignes);
    recueil_detruire(&debut);
    return statut;
}

/* ---- retirer ---- */

static void atteindre(const struct repertoire *r, int joueur, bool *atteints)
{
    struct recueil une = {0};
    const struct repertoire_visite v = {.atteints = atteints};
    memset(atteints, 0, ((size_t)r->nb + 1) * sizeof *atteints);
    repertoire_parcourir(r, joueur, recueil_nouvelle(&une), &v);
    recueil_detruire(&une);
}

/* The answer at the end of the game, where it is his turn, else its last move; NULL: it is not
 * there. */
static struct repertoire_coup *designer(const struct repertoire *r, int joueur,
                                        const struct partie_notee *p)
{
    const int i = p->nb_coups - 1;
    if (notee_trait(p) == joueur)
        return repertoire_trouver(r, &p->grille, joueur);
    if (i < 0 || p->coups[i].joueur != joueur || p->coups[i].case_ == CASE_PASSE)
        return NULL;
    const struct grille g = repertoire_avant(p, i);
    struct repertoire_coup *m = repertoire_trouver(r, &g, joueur);
    return m && repertoire_est(m, &g, p->coups[i].case_) ? m : NULL;
}

/* Takes the move out, and those that it alone led to. Gives how many. */
static int retirer_suite(struct repertoire *r, int joueur, struct repertoire_coup *m)
{
    const int nb = r->nb;
    bool *avant = memoire_agrandir(NULL, (size_t)r->nb + 1, sizeof *avant);
    bool *apres = memoire_agrandir(NULL, (size_t)r->nb + 1, sizeof *apres);
    atteindre(r, joueur, avant);
    avant[m - r->coups] = avant[r->nb - 1];
    repertoire_retirer(r, m);
    atteindre(r, joueur, apres);
    for (int i = r->nb - 1; i >= 0; i--)
        if (avant[i] && !apres[i])
            repertoire_retirer(r, &r->coups[i]);
    free(avant);
    free(apres);
    return nb - r->nb;
}

static int retirer(struct demande *d)
{
    struct recueil debut = {0};
    const int statut = lire_debut(d, &debut);
    if (statut) {
        recueil_detruire(&debut);
        return statut;
    }
    int verrou, retires = 0;
    const char *faute = mon_repertoire_prendre(&d->r, &verrou);
    struct repertoire_coup *m =
        faute ? NULL : designer(&d->r, couleur(d), &debut.parties[0]);
    if (m) {
        retires = retirer_suite(&d->r, couleur(d), m);
        faute = mon_repertoire_ecrire(&d->r);
    }
    fichier_rendre(verrou);
    recueil_detruire(&debut);
    if (faute || !m)
        return refuser(d, faute ? faute : _("aucun coup de votre répertoire ici"));
    sortie(stdout, ngettext("%d coup retiré\n", "%d coups retirés\n", (unsigned long)retires),
           retires);
    return 0;
}

/* ---- travailler ---- */

static int travailler(struct demande *d)
{
    struct recueil debut = {0};
    d->mots[0] = d->ouverture;
    d->mots[1] = NULL;
    int statut = lire_debut(d, &debut);
    if (!statut) {
        char texte[] = "--texte", *options[] = {NULL, texte}, dit[CHEMIN_MAX + 512];
        struct tampon t = tampon_sur(dit, sizeof dit);
        bool refus;
        struct session *s = lancer_seance(d->commande, 1 + d->texte, options, &statut);
        struct epreuve *x =
            s ? travail_ouvrir(s, couleur(d), &debut.parties[0], d->tout, &refus, &t) : NULL;
        if (s)
            statut = lancer_epreuve(d->commande, s, x, refus, dit);
    }
    recueil_detruire(&debut);
    return statut;
}

static int trous(struct demande *d)
{
    return trous_dire(&d->trous, d->commande, &d->r, d->mots);
}

/* ---- The command line ---- */

enum { AJOUTER = 1, EXPORTER = 2, TROUS = 4, TRAVAILLER = 8, MONTRER = 16, RETIRER = 32 };
enum { AVEC_COULEUR = AJOUTER | RETIRER | TROUS };

static const struct action ACTIONS[] = {
    {"ajouter", AJOUTER, ajouter, N_("repertoire ajouter --couleur C PARTIES…"), 1, OPERANDES,
     N_("ses coups sont désormais les vôtres")},
    {"montrer", MONTRER, montrer, N_("repertoire montrer [--couleur C] [COUPS]"), 0, OPERANDES,
     N_("ses lignes")},
    {"exporter", EXPORTER, exporter, N_("repertoire exporter [--couleur C] [SORTIE|-]"), 0, 1,
     N_("les écrit")},
    {"retirer", RETIRER, retirer, N_("repertoire retirer --couleur C COUPS"), 1, OPERANDES,
     N_("ce coup, et ceux auxquels lui seul menait")},
    {"travailler", TRAVAILLER, travailler,
     N_("repertoire travailler [--couleur C] [--ouverture COUPS]"), 0, 0,
     N_("s'y exercer, jour après jour")},
    {"trous", TROUS, trous, N_("repertoire trous --couleur C [PARTIES…]"), 0, OPERANDES,
     N_("les coups adverses auxquels il ne répond pas")},
    {0},
};

static const char *poser_couleur(void *joueur, const char *valeur)
{
    int *j = joueur;
    *j = strcmp(valeur, "noir") == 0 ? NOIR : strcmp(valeur, "blanc") == 0 ? BLANC : 0;
    return *j ? NULL : _("noir ou blanc attendu");
}

/* Reads the command line. True when all is well; else *statut, said. */
static bool lire_arguments(struct demande *d, const struct action *a, int argc, char **argv,
                           int *statut)
{
    struct argument table[] = {
        {.nom = "--couleur", .poser = poser_couleur, .contexte = &d->trous.couleur,
         .valeur = "noir|blanc", .aide = N_("celle dont ce sont les coups")},
        {.nom = "--jusqu-a", .nombre = &d->jusqu_a, .min = 1, .max = REPERTOIRE_COUPS_MAX,
         .valeur = "N", .aide = N_("seulement jusqu'au coup N de chaque partie"), .pour = AJOUTER},
        {.nom = "--format", .poser = parties_poser_format, .contexte = &d->format,
         .valeur = N_("FORMAT"), .aide = N_("au lieu de celui de l'extension"), .pour = EXPORTER},
        {.nom = "--joueur", .texte = &d->trous.joueur, .valeur = N_("NOM"),
         .aide = N_("ses parties : une partie du nom ; sans PARTIES, dans la base"),
         .pour = TROUS},
        {.nom = "--seuil", .nombre = &d->trous.seuil, .min = 0, .max = 100, .valeur = "P",
         .aide = N_("les réponses de P pour cent des parties de la base (2)"), .pour = TROUS},
        {.nom = "--limite", .nombre = &d->trous.limite, .min = 1, .max = 1000000, .valeur = "N",
         .aide = N_("nombre de réponses montrées (20)"), .pour = TROUS},
        {.nom = "--ouverture", .texte = &d->ouverture, .valeur = N_("COUPS"),
         .aide = N_("seulement les lignes qui commencent ainsi"), .pour = TRAVAILLER},
        {.nom = "--tout", .drapeau = &d->tout,
         .aide = N_("tous ses coups, même ceux qui ne sont pas dus"), .pour = TRAVAILLER},
        {.nom = "--texte", .drapeau = &d->texte, .aide = N_("sans écran"), .pour = TRAVAILLER},
        {0},
    };
    const bool lus = action_arguments(a, d->commande, table, argc, argv, &d->mots, statut);
    const bool sans_couleur = (a->bit & AVEC_COULEUR) && !couleur(d);
    if (lus && sans_couleur)
        *statut = action_refuser(a, d->commande);
    return lus && !sans_couleur;
}

static int lancer(const struct action *a, const char *commande, int argc, char **argv)
{
    struct demande d = {.commande = commande, .jusqu_a = REPERTOIRE_COUPS_MAX,
                        .trous = {.seuil = 2, .limite = 20}};
    int statut;
    if (a->bit != TRAVAILLER) /* there a display sees to it */
        interruption_annoncer(commande);
    if (lire_arguments(&d, a, argc, argv, &statut)) {
        const char *faute = mon_repertoire_lire(&d.r);
        statut = faute ? refuser(&d, faute) : a->executer(&d);
    }
    repertoire_detruire(&d.r);
    free(d.mots);
    return statut;
}

int commande_repertoire(int argc, char **argv)
{
    return actions_executer("othello repertoire", ACTIONS, NULL, lancer, argc, argv);
}
