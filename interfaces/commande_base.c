/* The sub-commands of `othello base`: importer, position, chercher. */
#include "interfaces/commande_base.h"

#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/sortie.h"
#include "formats/formats.h"
#include "formats/noms_ouvertures.h"
#include "formats/wthor.h"
#include "interfaces/archives.h"
#include "interfaces/commandes_formats.h"

static const char COMMANDE[] = "othello base";

struct demande {
    const char *fichier; /* --fichier, else in the data folder */
    struct base_recherche recherche;
    char **reste; /* arguments that are not options */
    int nb_reste;
};

static void aide(void)
{
    sortie(stdout,
           _("Usage : othello base importer FICHIERS…       WTHOR, GGF, SGF, PGN, transcriptions\n"
             "        othello base position [PARTIE]        coups joués après f5d6…, ou depuis un\n"
             "                                              plateau « 64 cases et le trait »\n"
             "        othello base chercher [--joueur NOM] [--tournoi NOM] [--annee A]\n"
             "                              [--ouverture COUPS] [--limite N]\n\n"
             "  --fichier FICHIER   une autre base que celle du dossier de données\n"));
}

/* ---- The command line ---- */

static bool lire_option(struct demande *d, const char *nom, const char *valeur)
{
    long n;
    if (strcmp(nom, "--fichier") == 0)
        d->fichier = valeur;
    else if (strcmp(nom, "--joueur") == 0)
        d->recherche.joueur = valeur;
    else if (strcmp(nom, "--tournoi") == 0)
        d->recherche.tournoi = valeur;
    else if (strcmp(nom, "--ouverture") == 0)
        d->recherche.coups = valeur;
    else if (strcmp(nom, "--annee") == 0 && vue_entier(vue_de(valeur), 1, 9999, &n))
        d->recherche.annee = (int)n;
    else if (strcmp(nom, "--limite") == 0 && vue_entier(vue_de(valeur), 1, 1000000, &n))
        d->recherche.limite = (int)n;
    else
        return false;
    return true;
}

static bool lire_arguments(struct demande *d, int argc, char **argv)
{
    d->reste = argv;
    d->recherche.limite = 20;
    for (int i = 0; i < argc; i++) {
        bool option = strncmp(argv[i], "--", 2) == 0;
        if (!option) {
            d->reste[d->nb_reste++] = argv[i];
        } else if (i + 1 == argc || !lire_option(d, argv[i], argv[i + 1])) {
            sortie_erreur(COMMANDE, 2, _("« %s » : option ou valeur refusée (--aide)"), argv[i]);
            return false;
        } else {
            i++;
        }
    }
    return true;
}

static struct base_parties *ouvrir(const struct demande *d, enum base_mode mode)
{
    const char *erreur;
    struct base_parties *b = base_ouvrir(d->fichier, mode, &erreur);
    if (!b)
        sortie_erreur(COMMANDE, 1, "%s", erreur);
    return b;
}

/* ---- importer ---- */

static int importer(struct demande *d)
{
    if (d->nb_reste == 0)
        return sortie_erreur(COMMANDE, 2, "%s", _("importer : il faut au moins un fichier"));
    struct base_parties *b = ouvrir(d, BASE_CREER);
    if (!b)
        return 1;
    struct base_bilan bilan = {0};
    double debut = horloge_secondes();
    const char *faute = NULL;
    int erreurs = 0;
    for (int i = 0; i < d->nb_reste && !faute; i++) {
        struct recueil r = {0};
        erreurs += lire_parties(d->reste[i], NULL, &r);
        faute = base_ajouter(b, &r, &bilan);
        recueil_detruire(&r);
    }
    if (!faute)
        faute = base_terminer(b);
    if (faute)
        sortie_erreur(COMMANDE, 1, "%s", faute);
    else
        sortie(stdout, _("%d parties ajoutées, %d déjà présentes, %d refusées, en %.1f s\n"),
               bilan.ajoutees, bilan.deja, bilan.refusees, horloge_secondes() - debut);
    base_fermer(b);
    return faute || erreurs > 0;
}

/* ---- position ---- */

static void dire_partie(void *contexte, const struct base_partie *p)
{
    (void)contexte;
    char score[16] = "?";
    struct tampon t = tampon_sur(score, sizeof score);
    if (p->score >= 0)
        tampon_ecrire(&t, "%d-%d", p->score, 64 - p->score);
    else
        tampon_ajouter(&t, "?");
    sortie(stdout, "%7ld  %4d  %-20s %-20s %-6s %s\n         %s\n", p->numero, p->annee, p->noir,
           p->blanc, score, p->tournoi, p->coups);
}

static void dire_coups(const struct base_reponse *r, int joueur)
{
    sortie(stdout, _("coup  parties   gagné   nul   perdu   score moyen   théorique\n"));
    for (int i = 0; i < r->nb_coups; i++) {
        struct archives_coup c = archives_coup_de(&r->coups[i], joueur);
        char nom[8];
        struct tampon t = tampon_sur(nom, sizeof nom);
        grille_ecrire_case(r->coups[i].case_, &t);
        sortie(stdout, "%-4s %8d  ", nom, c.nb);
        if (c.gagnees >= 0)
            sortie(stdout, "%5.1f%% %5.1f%% %5.1f%%  %10.1f", c.gagnees, c.nulles, c.perdues,
                   c.score);
        else
            sortie(stdout, "%6s %6s %6s  %10s", "?", "?", "?", "?");
        sortie(stdout, c.theorique >= 0 ? "  %10.1f\n" : "           ?\n", c.theorique);
    }
}

/* The position that the arguments tell: moves, or a board. */
static bool lire_position(const struct demande *d, struct recueil *r)
{
    struct octets o = {0};
    for (int i = 0; i < d->nb_reste; i++)
        octets_ecrire(&o, "%s ", d->reste[i]);
    if (d->nb_reste == 0)
        recueil_nouvelle(r);
    else {
        const struct format *f = format_reconnaitre(octets_lire(&o));
        (f ? f : formats)->lire(octets_lire(&o), r);
    }
    octets_detruire(&o);
    dire_problemes(_("position"), r);
    return r->nb_parties > 0 && r->parties[0].grille.taille == 8;
}

static int position(struct demande *d)
{
    struct recueil r = {0};
    if (!lire_position(d, &r)) {
        recueil_detruire(&r);
        return sortie_erreur(COMMANDE, 2, "%s", _("position : des coups ou un plateau 8x8"));
    }
    struct base_parties *b = ouvrir(d, BASE_LIRE);
    int trait = notee_trait(&r.parties[0]);
    struct base_reponse reponse;
    const char *faute =
        b ? base_position(b, &r.parties[0].grille, trait ? trait : NOIR, &reponse) : NULL;
    const char *nom = nom_ouverture(&r.parties[0]);
    if (b && !faute) {
        if (nom)
            sortie(stdout, _("Ouverture : %s\n"), nom);
        sortie(stdout, _("%d parties, trait à %s\n"), reponse.nb_parties,
               trait == BLANC ? _("Blanc") : _("Noir"));
        dire_coups(&reponse, trait);
        for (int i = 0; i < reponse.nb_exemples && !faute; i++) {
            struct base_recherche une = {.numero = reponse.parties[i], .limite = 1};
            faute = base_chercher(b, &une, dire_partie, NULL);
        }
    }
    if (faute)
        sortie_erreur(COMMANDE, 1, "%s", faute);
    if (b)
        base_fermer(b);
    recueil_detruire(&r);
    return !b || faute;
}

/* ---- chercher ---- */

/* The first moves as the base has them, turned to begin with f5. */
static bool normaliser_ouverture(const char *coups, struct tampon *t)
{
    struct recueil r = {0};
    format_nomme("transcription")->lire(vue_de(coups), &r);
    bool bon = r.nb_parties == 1;
    for (int i = 0, premier = 0; bon && i < r.parties[0].nb_coups; i++) {
        int c = r.parties[0].coups[i].case_;
        if (c == CASE_PASSE)
            continue;
        premier = premier ? premier : c;
        grille_ecrire_case(wthor_tourner(8, premier, c), t);
    }
    dire_problemes("--ouverture", &r);
    recueil_detruire(&r);
    return bon;
}

static int chercher(struct demande *d)
{
    char coups[256];
    struct tampon t = tampon_sur(coups, sizeof coups);
    if (d->nb_reste > 0)
        return sortie_erreur(COMMANDE, 2, _("« %s » est de trop (--aide)"), d->reste[0]);
    if (d->recherche.coups && !normaliser_ouverture(d->recherche.coups, &t))
        return 2;
    if (d->recherche.coups)
        d->recherche.coups = coups;
    struct base_parties *b = ouvrir(d, BASE_LIRE);
    if (!b)
        return 1;
    const char *faute = base_chercher(b, &d->recherche, dire_partie, NULL);
    if (faute)
        sortie_erreur(COMMANDE, 1, "%s", faute);
    base_fermer(b);
    return faute != NULL;
}

static const struct {
    const char *nom;
    int (*executer)(struct demande *d);
} ACTIONS[] = {{"importer", importer}, {"position", position}, {"chercher", chercher}};

int commande_base(int argc, char **argv)
{
    struct demande d = {0};
    if (argc > 1 && (strcmp(argv[1], "--aide") == 0 || strcmp(argv[1], "--help") == 0)) {
        aide();
        return 0;
    }
    for (size_t i = 0; i < sizeof ACTIONS / sizeof ACTIONS[0]; i++)
        if (argc > 1 && strcmp(argv[1], ACTIONS[i].nom) == 0)
            return lire_arguments(&d, argc - 2, argv + 2) ? ACTIONS[i].executer(&d) : 2;
    return sortie_erreur(COMMANDE, 2, "%s", _("il faut importer, position ou chercher (--aide)"));
}
