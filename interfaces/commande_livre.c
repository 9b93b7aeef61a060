/* The actions of `othello livre`: construire, montrer, ajouter, exporter, importer. A book is
 * written whole, by renaming, now and then while it grows and at the end: an interruption loses
 * minutes. */
#include "interfaces/commande_livre.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "base/interruption.h"
#include "base/sortie.h"
#include "formats/livre_obf.h"
#include "interfaces/arguments.h"
#include "interfaces/livre_juge.h"
#include "interfaces/parties_fichier.h"

enum { PROFONDEUR_USUELLE = 12, POSITIONS_USUELLES = 24000, COUPS_USUELS = 24 };
enum { OCTETS_MAX = 1 << 28, POSITIONS_MAX = 10000000 };

/* What the command line says, for every action. */
struct demande {
    const char *commande;
    long profondeur; /* 0: not said, the book's own */
    long positions, fils, coups;
    const char *fichier;
    const char **operandes;
};

/* ---- Files ---- */

static int refuser(const char *commande, const char *chemin, const char *raison)
{
    return sortie_erreur(commande, 1, _("%s : livre refusé, %s"), chemin, _(raison));
}

/* The book of a file that is to be written again, on top of an empty one; a missing file is an
 * empty book. `*profondeur` is its own, 0 if it has none. 0, or the exit status: said. */
static int charger(const char *commande, const char *chemin, struct ouvrage *o, int *profondeur)
{
    char *octets;
    size_t taille;
    struct livre l = {0};
    const char *erreur = fichier_lire(chemin, OCTETS_MAX, &octets, &taille);
    if (!erreur)
        erreur = fichier_essayer(chemin);
    int statut = erreur ? sortie_erreur(commande, 1, "%s", erreur) : 0;
    if (!statut && octets) {
        erreur = livre_ouvrir(&l, (uint8_t *)octets, taille);
        if (!erreur)
            erreur = ouvrage_lire(o, &l);
        statut = erreur ? refuser(commande, chemin, erreur) : 0;
    }
    *profondeur = livre_profondeur(&l);
    free(octets);
    return statut;
}

static int enregistrer(const char *commande, const char *chemin, const struct ouvrage *o)
{
    struct octets octets = {0};
    ouvrage_ecrire(o, &octets);
    const char *erreur = fichier_ecrire(chemin, octets.debut, octets.longueur);
    octets_detruire(&octets);
    return erreur ? sortie_erreur(commande, 1, "%s", erreur) : 0;
}

/* ---- Making ---- */

/* A book being made: where it goes, when it was last written. */
struct chantier {
    const struct demande *d;
    const char *chemin;
    struct ouvrage *o;
    struct livre_juge juge;
    double ecrit;
    bool avance; /* something was deployed since the book was opened */
    int statut;
};

enum { SECONDES_ENTRE_ECRITURES = 30 };

static void dire_avancement(const struct chantier *c)
{
    const int nb = ouvrage_taille(c->o), deployees = ouvrage_deployees(c->o);
    sortie(stderr, ngettext("%s : %d position", "%s : %d positions", (unsigned long)nb), c->chemin,
           nb);
    sortie(stderr,
           ngettext(", dont %d déployée\n", ", dont %d déployées\n", (unsigned long)deployees),
           deployees);
}

/* After each deployed position. False: the book could not be written. */
static bool avancer(struct chantier *c)
{
    c->avance = true;
    if (horloge_secondes() - c->ecrit < SECONDES_ENTRE_ECRITURES)
        return true;
    c->statut = enregistrer(c->d->commande, c->chemin, c->o);
    c->ecrit = horloge_secondes();
    dire_avancement(c);
    return c->statut == 0;
}

/* The plies to search: those asked for, else those of the book, so that its values compare; less
 * than those is told. */
static int choisir_profondeur(const struct demande *d, int du_livre)
{
    if (d->profondeur == 0)
        return du_livre > 0 ? du_livre : PROFONDEUR_USUELLE;
    if (d->profondeur < du_livre)
        sortie_erreur(d->commande, 0,
                      _("attention : le livre est à %d demi-coups, ces valeurs à %ld seront moins "
                        "sûres que les siennes"),
                      du_livre, d->profondeur);
    return (int)d->profondeur;
}

static bool ouvrir_chantier(struct chantier *c, const struct demande *d)
{
    int profondeur;
    *c = (struct chantier){.d = d, .chemin = d->operandes[0], .ecrit = horloge_secondes()};
    c->o = ouvrage_creer();
    c->statut = charger(d->commande, c->chemin, c->o, &profondeur);
    if (!c->statut)
        profondeur = choisir_profondeur(d, profondeur);
    if (!c->statut &&
        !livre_juge_init(&c->juge, (int)d->fils, profondeur, interruption_guetter()))
        c->statut = sortie_erreur(d->commande, 1, "%s", _("mémoire insuffisante"));
    return c->statut == 0;
}

/* Writes what there is, if anything is new; an interruption is told by the status. */
static int fermer_chantier(struct chantier *c)
{
    if (c->statut == 0 && c->avance)
        c->statut = enregistrer(c->d->commande, c->chemin, c->o);
    if (c->statut == 0)
        dire_avancement(c);
    if (c->statut == 0 && atomic_load(c->juge.arret))
        c->statut = sortie_erreur(c->d->commande, 1, "%s",
                                  _("interrompu ; la même commande continue le livre"));
    livre_juge_detruire(&c->juge);
    ouvrage_detruire(c->o);
    return c->statut;
}

static int construire(struct demande *d)
{
    struct chantier c;
    if (ouvrir_chantier(&c, d)) {
        const struct ouvrage_juge juge = livre_juge_de(&c.juge);
        while (ouvrage_taille(c.o) < d->positions && ouvrage_grandir(c.o, &juge) && avancer(&c))
            continue;
    }
    return fermer_chantier(&c);
}

/* Deploys the first positions of a game. False: stopped, or the book could not be written. */
static bool ajouter_partie(struct chantier *c, const struct partie_notee *p)
{
    const struct ouvrage_juge juge = livre_juge_de(&c->juge);
    struct grille g = p->depart;
    for (int i = 0; i < p->nb_coups && i < c->d->coups; i++) {
        const struct coup_note *coup = &p->coups[i];
        if (coup->case_ == CASE_PASSE)
            continue;
        const struct othellier o = grille_othellier(&g, coup->joueur);
        if (!ouvrage_deployer(c->o, &o, &juge) || !avancer(c))
            return false;
        grille_jouer(&g, coup->case_, coup->joueur);
    }
    return true;
}

static bool ajouter_parties(struct chantier *c, const struct recueil *r)
{
    for (int i = 0; i < r->nb_parties; i++)
        if (r->parties[i].depart.taille == 8 && !ajouter_partie(c, &r->parties[i]))
            return false;
    return true;
}

static int ajouter(struct demande *d)
{
    struct chantier c;
    int fautes = 0;
    bool continuer = ouvrir_chantier(&c, d);
    for (int i = 1; continuer && d->operandes[i]; i++) {
        struct recueil r = {0};
        fautes += parties_lire_et_dire(d->commande, d->operandes[i], NULL, PARTIES_TOUTES, &r);
        continuer = ajouter_parties(&c, &r);
        recueil_detruire(&r);
    }
    if (c.statut == 0 && !c.avance && !atomic_load(c.juge.arret))
        c.statut = sortie_erreur(d->commande, 1, "%s", _("aucune position, rien n'est écrit"));
    const int statut = fermer_chantier(&c);
    return statut ? statut : fautes > 0;
}

/* ---- Text ---- */

static int importer(struct demande *d)
{
    struct ouvrage *o = ouvrage_creer();
    int fautes = 0, notees = 0, profondeur;
    interruption_annoncer(d->commande);
    int statut = charger(d->commande, d->operandes[0], o, &profondeur);
    for (int i = 1; !statut && d->operandes[i]; i++) {
        struct recueil r = {0};
        fautes += parties_lire_et_dire(d->commande, d->operandes[i], format_nomme("obf"),
                                       PARTIES_TOUTES, &r);
        const int refusees = livre_depuis_recueil(o, &r);
        if (refusees)
            sortie_erreur(d->commande, 1, _("%s : positions sans score, laissées : %d"),
                          d->operandes[i], refusees);
        fautes += refusees;
        notees += r.nb_parties - refusees;
        recueil_detruire(&r);
    }
    if (!statut && notees == 0)
        statut = sortie_erreur(d->commande, 1, "%s", _("aucune position, rien n'est écrit"));
    if (!statut)
        statut = enregistrer(d->commande, d->operandes[0], o);
    ouvrage_detruire(o);
    return statut ? statut : fautes > 0;
}

/* The book of --fichier, read into `*octets`, else the program's. 0, or the exit status: said. */
static int ouvrir(const struct demande *d, struct livre *l, char **octets)
{
    size_t taille;
    *octets = NULL;
    *l = *livre_embarque();
    if (!d->fichier)
        return 0;
    const char *erreur = fichier_lire(d->fichier, OCTETS_MAX, octets, &taille);
    if (erreur)
        return sortie_erreur(d->commande, 1, "%s", erreur);
    if (!*octets)
        return sortie_erreur(d->commande, 1, _("%s : %s"), d->fichier, fichier_raison(ENOENT));
    erreur = livre_ouvrir(l, (uint8_t *)*octets, taille);
    return erreur ? refuser(d->commande, d->fichier, erreur) : 0;
}

static int exporter(struct demande *d)
{
    struct livre l;
    char *octets;
    interruption_annoncer(d->commande);
    int statut = ouvrir(d, &l, &octets);
    const char *vers = d->operandes[0] ? d->operandes[0] : "-";
    struct octets texte = {0};
    if (!statut) {
        livre_vers_obf(&l, &texte);
        const char *erreur = parties_ecrire_octets(vers, &texte);
        statut = erreur ? sortie_erreur(d->commande, 1, "%s", erreur) : 0;
    }
    octets_detruire(&texte);
    free(octets);
    return statut;
}

/* ---- montrer ---- */

static void dire_coup(const struct livre_coup *c)
{
    char profondeur[64], nom[8];
    struct tampon t = tampon_sur(profondeur, sizeof profondeur), n = tampon_sur(nom, sizeof nom);
    grille_ecrire_case(grille_case_du_moteur(c->x), &n);
    if (c->profondeur > 0)
        tampon_ecrire(&t, _("profondeur %d"), c->profondeur);
    else
        tampon_ajouter(&t, _("d'après ses coups"));
    sortie(stdout, "%s  %+3d  %s\n", nom, c->valeur, profondeur);
}

static int dire_position(const struct demande *d, const struct livre *l, const struct othellier *p,
                         int trait)
{
    struct livre_coup coups[LIVRE_COUPS_MAX];
    struct livre_valeur v;
    const int n = livre_coups(l, p, coups);
    sortie(stdout,
           ngettext("Livre de %zu position, trait à %s\n", "Livre de %zu positions, trait à %s\n",
                    l->n),
           l->n, trait == BLANC ? _("Blanc") : _("Noir"));
    if (!livre_chercher(l, p, &v))
        return sortie_erreur(d->commande, 1, "%s", _("cette position n'est pas dans le livre"));
    sortie(stdout, _("Valeur : %+d\n"), v.valeur);
    if (v.profondeur > 0)
        sortie(stdout,
               ngettext("Position non déployée : valeur d'une recherche de %d demi-coup\n",
                        "Position non déployée : valeur d'une recherche de %d demi-coups\n",
                        v.profondeur),
               v.profondeur);
    for (int i = 0; i < n; i++)
        dire_coup(&coups[i]);
    return 0;
}

static int montrer(struct demande *d)
{
    struct livre l;
    char *octets;
    struct recueil r = {0};
    int statut = ouvrir(d, &l, &octets);
    if (!statut)
        statut = parties_lire_position(d->commande, d->operandes, &r);
    if (!statut) {
        const struct partie_notee *p = &r.parties[0];
        const int trait = notee_trait(p) ? notee_trait(p) : p->trait;
        const struct othellier o = grille_othellier(&p->grille, trait);
        statut = dire_position(d, &l, &o, trait);
    }
    recueil_detruire(&r);
    free(octets);
    return statut;
}

/* ---- The command line ---- */

/* The options that an action has. */
enum { CONSTRUIRE = 1, MONTRER = 2, AJOUTER = 4, EXPORTER = 8, IMPORTER = 16 };

static const struct action ACTIONS[] = {
    {"construire", CONSTRUIRE, construire, N_("livre construire [OPTIONS] LIVRE"), 1, 1,
     N_("fait ou continue un livre")},
    {"montrer", MONTRER, montrer, N_("livre montrer [--fichier LIVRE] [PARTIE]"), 0, OPERANDES,
     N_("les coups d'une position et leur valeur")},
    {"ajouter", AJOUTER, ajouter, N_("livre ajouter [OPTIONS] LIVRE FICHIERS"), 2, OPERANDES,
     N_("ajoute les débuts de parties")},
    {"exporter", EXPORTER, exporter, N_("livre exporter [--fichier LIVRE] [SORTIE|-]"), 0, 1,
     N_("écrit le livre en positions OBF")},
    {"importer", IMPORTER, importer, N_("livre importer LIVRE FICHIERS"), 2, OPERANDES,
     N_("ajoute des positions OBF et leurs valeurs")},
    {0},
};

static int lancer(const struct action *a, const char *commande, int argc, char **argv)
{
    struct demande d = {.commande = commande, .positions = POSITIONS_USUELLES, .fils = 1,
                        .coups = COUPS_USUELS};
    struct argument table[] = {
        {.nom = "--profondeur", .nombre = &d.profondeur, .min = 1, .max = 60, .valeur = "N",
         .aide = N_("demi-coups de chaque recherche (ceux du livre, 12 d'un livre neuf)"),
         .pour = CONSTRUIRE | AJOUTER},
        {.nom = "--fils", .nombre = &d.fils, .min = 1, .max = MOTEUR_FILS_MAX, .valeur = "N",
         .aide = N_("nombre de fils d'exécution"), .pour = CONSTRUIRE | AJOUTER},
        {.nom = "--positions", .nombre = &d.positions, .min = 1, .max = POSITIONS_MAX,
         .valeur = "N", .aide = N_("taille voulue (24000)"), .pour = CONSTRUIRE},
        {.nom = "--coups", .nombre = &d.coups, .min = 1, .max = 60, .valeur = "N",
         .aide = N_("coups retenus de chaque partie (24)"), .pour = AJOUTER},
        {.nom = "--fichier", .texte = &d.fichier, .valeur = "LIVRE",
         .aide = N_("un autre livre que celui du programme"), .pour = MONTRER | EXPORTER},
        {0},
    };
    int statut;
    if (action_arguments(a, commande, table, argc, argv, &d.operandes, &statut))
        statut = a->executer(&d);
    free(d.operandes);
    return statut;
}

int commande_livre(int argc, char **argv)
{
    return actions_executer("othello livre", ACTIONS, NULL, lancer, argc, argv);
}
