/* The command line, the progress bar and the table of `othello match`. */
#include "interfaces/commande_match.h"

#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "formats/transcription.h"
#include "interfaces/commandes_formats.h"
#include "interfaces/match.h"

static const char COMMANDE[] = "othello match";

/* Balanced openings of eight moves, one a line: made by outils/ouvertures.c. */
static const char OUVERTURES[] =
#include "donnees/ouvertures_match.inc"
    ;

/* The one flag that the signal handler needs. */
static atomic_bool arret;

static void interrompre(int signal_recu)
{
    (void)signal_recu;
    atomic_store(&arret, true);
}

/* ---- Options ---- */

struct demande {
    struct match m;
    const char *ouvertures;
    bool aide;
};

/* An option and how its value is read: NULL, or what is accepted. */
struct option_match {
    const char *nom, *valeur, *aide;
    const char *(*poser)(struct demande *d, const char *valeur);
};

static const char *poser_a(struct demande *d, const char *valeur)
{
    d->m.noms[0] = valeur;
    return NULL;
}

static const char *poser_b(struct demande *d, const char *valeur)
{
    d->m.noms[1] = valeur;
    return NULL;
}

static const char *poser_parties(struct demande *d, const char *valeur)
{
    long n;
    if (!vue_entier(vue_de(valeur), 2, 1000000, &n) || n % 2 != 0)
        return _("un nombre pair de 2 à 1000000");
    d->m.nb_parties = (int)n;
    return NULL;
}

static const char *poser_taches(struct demande *d, const char *valeur)
{
    long n;
    if (!vue_entier(vue_de(valeur), 1, 256, &n))
        return _("un nombre de 1 à 256");
    d->m.taches = (int)n;
    return NULL;
}

static const char *poser_secondes(struct demande *d, const char *valeur)
{
    return vue_reel(vue_de(valeur), 0.001, 86400, &d->m.secondes) ? NULL : _("des secondes");
}

static const char *poser_pendule(struct demande *d, const char *valeur)
{
    return vue_reel(vue_de(valeur), 0.01, 86400, &d->m.pendule) ? NULL : _("des secondes");
}

static const char *poser_profondeur(struct demande *d, const char *valeur)
{
    long n;
    if (!vue_entier(vue_de(valeur), 1, 60, &n))
        return _("un nombre de 1 à 60");
    d->m.profondeur = (int)n;
    return NULL;
}

static const char *poser_sprt(struct demande *d, const char *valeur)
{
    const char *milieu = strchr(valeur, ':');
    d->m.sprt = milieu && vue_reel((struct vue){valeur, milieu}, -1000, 1000, &d->m.elo0) &&
                vue_reel(vue_de(milieu + 1), -1000, 1000, &d->m.elo1) && d->m.elo0 < d->m.elo1;
    return d->m.sprt ? NULL : _("deux Elo croissants comme 0:10");
}

static const char *poser_journal(struct demande *d, const char *valeur)
{
    d->m.journal = valeur;
    return NULL;
}

static const char *poser_ouvertures(struct demande *d, const char *valeur)
{
    d->ouvertures = valeur;
    return NULL;
}

static const char *poser_livre(struct demande *d, const char *valeur)
{
    (void)valeur;
    d->m.livre = true;
    return NULL;
}

static const char *poser_aide(struct demande *d, const char *valeur)
{
    (void)valeur;
    d->aide = true;
    return NULL;
}

static const struct option_match OPTIONS[] = {
    {"--noir", N_("JOUEUR"), N_("le premier joueur, noir dans une partie sur deux"), poser_a},
    {"--blanc", N_("JOUEUR"), N_("le second"), poser_b},
    {"--parties", "N", N_("nombre de parties, pair (2)"), poser_parties},
    {"--taches", "N", N_("parties jouées à la fois (1)"), poser_taches},
    {"--secondes", "S", N_("temps par coup"), poser_secondes},
    {"--pendule", "S", N_("temps par partie et par joueur"), poser_pendule},
    {"--profondeur", "N", N_("profondeur, au lieu d'un temps"), poser_profondeur},
    {"--ouvertures", N_("FICHIER"), N_("parties ou transcriptions, au lieu des nôtres"),
     poser_ouvertures},
    {"--livre", NULL, N_("nos joueurs emploient leur livre d'ouvertures"), poser_livre},
    {"--sprt", "E0:E1", N_("s'arrêter quand le test de ces Elo conclut"), poser_sprt},
    {"--journal", N_("FICHIER"), N_("une ligne JSON par partie ; repris s'il existe"),
     poser_journal},
    {"--aide", NULL, N_("cette aide"), poser_aide},
    {0},
};

static void aide(void)
{
    sortie(stdout, _("Usage : othello match --noir JOUEUR --blanc JOUEUR [OPTIONS]\n\nChaque "
                     "ouverture est jouée deux fois, couleurs échangées.\n\n"));
    for (const struct option_match *o = OPTIONS; o->nom; o++)
        sortie(stdout, "  %-13s %-8s %s\n", o->nom, o->valeur ? _(o->valeur) : "", _(o->aide));
    sortie(stdout, _("\nStatut : 0 le match est fini, 1 il a été interrompu ou n'a pu continuer,\n"
                     "2 la commande est mal formée.\n"));
}

/* One option; gives how many arguments it used, 0 when it is refused: said. */
static int lire_option(struct demande *d, char **argv)
{
    for (const struct option_match *o = OPTIONS; o->nom; o++) {
        if (strcmp(argv[0], o->nom) != 0)
            continue;
        if (o->valeur && !argv[1]) {
            sortie_erreur(COMMANDE, 2, _("%s : il manque la valeur"), o->nom);
            return 0;
        }
        const char *acceptees = o->poser(d, argv[1]);
        if (acceptees)
            sortie_erreur(COMMANDE, 2, _("%s : « %s » refusé, il faut %s"), o->nom, argv[1],
                          acceptees);
        return acceptees ? 0 : o->valeur ? 2 : 1;
    }
    sortie_erreur(COMMANDE, 2, _("argument inconnu « %s » (--aide les donne)"), argv[0]);
    return 0;
}

/* ---- What is shown ---- */

static void ecrire_elo(const struct match_stats *s, struct tampon *t)
{
    double elo, demi;
    if (match_elo(s, &elo, &demi))
        tampon_ecrire(t, _("Elo %+.0f ± %.0f"), elo, demi);
    else
        tampon_ajouter(t, _("Elo : pas encore"));
}

static void montrer_progres(const struct match *m)
{
    enum { LARGEUR = 30 };
    char barre[LARGEUR + 1], elo[64];
    struct tampon t = tampon_sur(elo, sizeof elo);
    int n = match_parties(&m->stats);
    for (int i = 0; i < LARGEUR; i++)
        barre[i] = (long)i * m->nb_parties < (long)n * LARGEUR ? '#' : '.';
    barre[LARGEUR] = 0;
    ecrire_elo(&m->stats, &t);
    sortie(stderr, "\r[%s] %d/%d  +%d =%d -%d  %s ", barre, n, m->nb_parties, m->stats.victoires,
           m->stats.nulles, m->stats.defaites, elo);
}

static void montrer_sprt(const struct match *m)
{
    double llr = match_llr(&m->stats, m->elo0, m->elo1);
    int verdict = match_verdict(llr);
    sortie(stdout, _("SPRT %g:%g : rapport %.2f, bornes ±%.2f, %s\n"), m->elo0, m->elo1, llr,
           MATCH_BORNE,
           verdict > 0   ? _("le second Elo est accepté")
           : verdict < 0 ? _("le premier Elo est accepté")
                         : _("pas de conclusion"));
}

static void montrer_resultat(const struct match *m)
{
    char elo[64];
    const struct match_stats *s = &m->stats;
    struct tampon t = tampon_sur(elo, sizeof elo);
    int n = match_parties(s);
    ecrire_elo(s, &t);
    sortie(stdout, "A : %s\nB : %s\n", m->noms[0], m->noms[1]);
    sortie(stdout, _("%d parties : %d gagnées, %d nulles, %d perdues par A ; score %.1f %%\n"), n,
           s->victoires, s->nulles, s->defaites,
           n ? 100 * (s->victoires + s->nulles / 2.0) / n : 0.0);
    sortie(stdout, _("Écart moyen : %+.2f pions ; paires 0, ½, 1, 1½, 2 : %d %d %d %d %d\n"),
           n ? (double)s->disques / n : 0.0, s->paires[0], s->paires[1], s->paires[2], s->paires[3],
           s->paires[4]);
    sortie(stdout, "%s (95 %%)\n", elo);
    if (m->sprt)
        montrer_sprt(m);
    if (s->forfaits[0] + s->forfaits[1] > 0)
        sortie(stdout, _("Forfaits : A %d, B %d ; le dernier : %s\n"), s->forfaits[0],
               s->forfaits[1], m->message);
}

/* ---- The command ---- */

static bool lire_ouvertures(const struct demande *d, struct recueil *r)
{
    if (d->ouvertures)
        return lire_parties(d->ouvertures, NULL, r) == 0 && r->nb_parties > 0;
    transcription_lire(vue_de(OUVERTURES), r);
    return r->nb_parties > 0;
}

static int jouer(struct demande *d, const struct recueil *ouvertures)
{
    struct sigaction action = {.sa_handler = interrompre};
    d->m.ouvertures = ouvertures;
    d->m.arret = &arret;
    d->m.progres = isatty(STDERR_FILENO) ? montrer_progres : NULL;
    const char *refus = match_preparer(&d->m);
    if (refus) {
        match_fermer(&d->m);
        return sortie_erreur(COMMANDE, 2, "%s", refus);
    }
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    bool fini = match_jouer(&d->m);
    if (d->m.progres)
        sortie(stderr, "\n");
    montrer_resultat(&d->m);
    if (d->m.echec)
        sortie_erreur(COMMANDE, 1, "%s", d->m.message);
    else if (!fini)
        sortie_erreur(COMMANDE, 1, "%s",
                      d->m.journal ? _("interrompu ; la même commande reprendra le match")
                                   : _("interrompu"));
    match_fermer(&d->m);
    return fini ? 0 : 1;
}

int commande_match(int argc, char **argv)
{
    static struct demande d;
    d = (struct demande){.m = {.nb_parties = 2, .taches = 1}};
    for (int i = 1; i < argc && !d.aide;) {
        int lus = lire_option(&d, argv + i);
        if (lus == 0)
            return 2;
        i += lus;
    }
    if (d.aide) {
        aide();
        return 0;
    }
    if (!d.m.noms[0] || !d.m.noms[1])
        return sortie_erreur(COMMANDE, 2, "%s", _("il faut --noir et --blanc (--aide)"));
    if ((d.m.secondes > 0) + (d.m.pendule > 0) + (d.m.profondeur > 0) > 1)
        return sortie_erreur(COMMANDE, 2, "%s",
                             _("--secondes, --pendule et --profondeur s'excluent"));
    struct recueil ouvertures = {0};
    int statut = lire_ouvertures(&d, &ouvertures)
                     ? jouer(&d, &ouvertures)
                     : sortie_erreur(COMMANDE, 1, "%s", _("aucune ouverture lisible"));
    recueil_detruire(&ouvertures);
    return statut;
}
