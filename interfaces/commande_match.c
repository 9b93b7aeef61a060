/* The command line, the progress bar and the table of `othello match`. */
#include "interfaces/commande_match.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/interruption.h"
#include "base/sortie.h"
#include "formats/transcription.h"
#include "interfaces/arguments.h"
#include "interfaces/match.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/programme.h"
#include "interfaces/ressources.h"
#include "interfaces/variante.h"
#include "partie/joueur.h"
#include "partie/pendule.h"

/* ---- Options ---- */

struct demande {
    struct match m;
    char commande[64]; /* "othello match", for messages */
    long parties, taches, profondeur, noeuds;
    const char *ouvertures;
    const char *taille, *depart;
};

static const char *poser_pendule(void *match, const char *valeur)
{
    struct match *m = match;
    return pendule_lire(vue_de(valeur), &m->pendule)
               ? NULL
               : _("secondes de 0,01 à 86400 attendues, comme 300 ou 300+5");
}

static const char *poser_sprt(void *match, const char *valeur)
{
    struct match *m = match;
    const char *milieu = strchr(valeur, ':');
    m->sprt = milieu && vue_reel_saisi((struct vue){valeur, milieu}, -1000, 1000, &m->elo0) &&
              vue_reel_saisi(vue_de(milieu + 1), -1000, 1000, &m->elo1) && m->elo0 < m->elo1;
    return m->sprt ? NULL : _("deux Elo croissants de -1000 à 1000 attendus, comme 0:10");
}

static const char USAGE[] = N_("match [--noir] JOUEUR [--blanc] JOUEUR [OPTIONS]");

enum { GENERALES = 10, AU_MOTEUR = 6, OPTIONS = GENERALES + AU_MOTEUR + RESSOURCES + 1 };

/* The options that this program has, those of the engine where there is one. */
static void dresser_generales(struct demande *d, struct argument table[GENERALES])
{
    struct match *m = &d->m;
    const struct argument generales[GENERALES] = {
        {.nom = "--noir", .texte = &m->noms[0], .valeur = N_("JOUEUR"),
         .aide = N_("le premier joueur, noir dans une partie sur deux")},
        {.nom = "--blanc", .texte = &m->noms[1], .valeur = N_("JOUEUR"), .aide = N_("le second")},
        {.nom = "--parties", .nombre = &d->parties, .min = 2, .max = 1000000, .valeur = "N",
         .aide = N_("nombre de parties, pair (2) : chaque ouverture est jouée deux fois")},
        {.nom = "--taches", .nombre = &d->taches, .min = 1, .max = 256, .valeur = "N",
         .aide = N_("parties jouées à la fois (1)")},
        {.nom = "--secondes", .poser = argument_secondes, .contexte = &m->secondes, .valeur = "S",
         .aide = N_("temps par coup")},
        {.nom = "--profondeur", .nombre = &d->profondeur, .min = 1, .max = 60, .valeur = "N",
         .aide = N_("profondeur, au lieu d'un temps")},
        {.nom = "--limite", .poser = argument_secondes, .contexte = &m->patience, .valeur = "S",
         .aide = N_("temps par coup au-delà duquel un autre programme perd")},
        {.nom = "--graine", .nombre = &m->graine, .max = 2147483647, .valeur = "N",
         .aide = N_("autres départs, où ils sont tirés au hasard")},
        {.nom = "--sprt", .poser = poser_sprt, .contexte = m, .valeur = "E0:E1",
         .aide = N_("s'arrêter quand le test de ces Elo conclut")},
        {.nom = "--journal", .texte = &m->journal, .valeur = N_("FICHIER"),
         .aide = N_("une ligne JSON par partie ; repris s'il existe")},
    };
    memcpy(table, generales, sizeof generales);
}

static void dresser_au_moteur(struct demande *d, struct argument table[AU_MOTEUR])
{
    struct match *m = &d->m;
    const struct argument au_moteur[AU_MOTEUR] = {
        {.nom = "--pendule", .poser = poser_pendule, .contexte = m, .valeur = "S[+I]",
         .aide = N_("temps par partie et par joueur, et ce que chaque coup y ajoute")},
        {.nom = "--noeuds", .nombre = &d->noeuds, .min = 1, .max = NOEUDS_MAX, .valeur = "N",
         .aide = N_("positions par coup, au lieu d'un temps : ne dépend pas de la machine")},
        {.nom = "--ouvertures", .texte = &d->ouvertures, .valeur = N_("FICHIER"),
         .aide = N_("parties ou transcriptions, au lieu des nôtres")},
        {.nom = "--taille", .texte = &d->taille, .valeur = "LxH",
         .aide = N_("le plateau : 8x8, 10x10, 9x7, 6x6, 4x4")},
        {.nom = "--depart", .texte = &d->depart, .valeur = "NOM",
         .aide = N_("la diagonale du départ : usuel, miroir")},
        {.nom = "--livre", .drapeau = &m->livre,
         .aide = N_("nos joueurs emploient leur livre d'ouvertures")},
    };
    memcpy(table, au_moteur, sizeof au_moteur);
}

static void dresser(struct demande *d, struct argument table[OPTIONS])
{
    memset(table, 0, OPTIONS * sizeof *table);
    dresser_generales(d, table);
    if (!programme.ressources)
        return;
    dresser_au_moteur(d, table + GENERALES);
    programme.ressources(&d->m.moyens, table + GENERALES + AU_MOTEUR);
}

/* Puts the players named without an option where none has put one. 0, or the exit status. */
static int placer(struct demande *d, const char *const joueurs[2])
{
    struct match *m = &d->m;
    for (int i = 0; i < 2 && joueurs[i]; i++) {
        const char **place = !m->noms[0] ? &m->noms[0] : &m->noms[1];
        if (*place)
            return sortie_erreur(d->commande, 2, _("argument de trop : %s"), joueurs[i]);
        *place = joueurs[i];
    }
    return 0;
}

/* Reads the words. False: they are refused, or the help was given; *statut says which. */
static bool lire_options(struct demande *d, int argc, char **argv, int *statut)
{
    struct argument table[OPTIONS];
    const char *joueurs[2] = {NULL, NULL};
    dresser(d, table);
    if (arguments_lire(d->commande, table, argc, argv, USAGE, joueurs, 2, statut)) {
        *statut = placer(d, joueurs);
        return *statut == 0;
    }
    if (*statut == 0)
        sortie(stdout, "\n%s\n",
               programme.ressources
                   ? _("Un temps, une pendule ou une profondeur remplace le niveau :\n"
                       "ia:1 et ia:10 jouent alors de même.")
                   : _("Un temps ou une profondeur remplace le niveau :\n"
                       "ia:1 et ia:10 jouent alors de même."));
    return false;
}

static bool a_des_ouvertures(const struct match *m)
{
    return programme.ouvertures && m->jeu == programme.jeux[0];
}

/* Do the options go together? NULL, or why not. */
static const char *verifier(const struct demande *d)
{
    const struct match *m = &d->m;
    if (!m->noms[0] || !m->noms[1])
        return _("il faut deux joueurs (--aide)");
    if (d->parties % 2 != 0)
        return _("--parties : nombre pair attendu");
    if (m->graine && a_des_ouvertures(m))
        return _("--graine est pour les départs au hasard");
    if ((d->ouvertures || m->livre) && !a_des_ouvertures(m))
        return _("--ouvertures et --livre sont pour le plateau 8x8 et son départ usuel"
                 " : ailleurs, on part au hasard");
    if ((m->secondes > 0) + (m->pendule.reste > 0) + (d->profondeur > 0) + (d->noeuds > 0) > 1)
        return _("--secondes, --pendule, --profondeur et --noeuds s'excluent");
    if (d->noeuds > 0 && !m->jeu->moyens)
        return _("--noeuds est pour le moteur du plateau 8x8");
    return ressources_refus(&m->moyens, m->jeu);
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
    fputs("\r", stderr);
    sortie(stderr, "[%s] %d/%d  +%d =%d -%d  %s ", barre, n, m->nb_parties, m->stats.victoires,
           m->stats.nulles, m->stats.defaites, elo);
}

static void montrer_sprt(const struct match *m)
{
    double llr = match_llr(&m->stats, m->elo0, m->elo1);
    int verdict = match_verdict(llr);
    sortie(stdout, _("SPRT %s:%s : rapport %s, bornes ±%s, %s\n"),
           i18n_reel(m->elo0, I18N_COURT).texte, i18n_reel(m->elo1, I18N_COURT).texte,
           i18n_reel(llr, 2).texte, i18n_reel(MATCH_BORNE, 2).texte,
           verdict > 0   ? _("le second Elo est accepté")
           : verdict < 0 ? _("le premier Elo est accepté")
                         : _("pas de conclusion"));
}

/* What the clocks say. */
static void montrer_temps(const struct match *m)
{
    const struct match_temps *a = &m->temps[0], *b = &m->temps[1];
    if (a->donne > 0 && b->donne > 0)
        sortie(
            stdout,
            _("Pendules : A emploie %s %% de son temps avant de prouver le score, B %s %% ; il "
              "reste au moins %s et %s s\n"),
            i18n_reel(100 * a->employe / a->donne, 1).texte,
            i18n_reel(100 * b->employe / b->donne, 1).texte, i18n_reel(a->creux, 3).texte,
            i18n_reel(b->creux, 3).texte);
    if (a->drapeaux + b->drapeaux > 0)
        sortie(stdout, _("Temps dépassé : A %d, B %d\n"), a->drapeaux, b->drapeaux);
}

/* Pairs of games that chance does not tell apart: more games of the same openings say nothing. */
static void prevenir_des_redites(const struct match *m)
{
    const int ouvertures = m->ouvertures ? m->ouvertures->nb_parties : 0;
    if (ouvertures > 0 && m->nb_parties > 2 * ouvertures && match_se_repete(m))
        sortie(stderr,
               ngettext("%d ouverture pour %d parties : des joueurs sans hasard rejouent les"
                        " mêmes\n",
                        "%d ouvertures pour %d parties : des joueurs sans hasard rejouent les"
                        " mêmes\n",
                        (unsigned long)ouvertures),
               ouvertures, m->nb_parties);
}

/* What an engine may flag by, without a fault of its own. */
static void prevenir_de_la_pendule(const struct match *m)
{
    const double reste = m->pendule.reste;
    const bool entieres = genre_de(m->noms[0], NULL)->secondes_entieres ||
                          genre_de(m->noms[1], NULL)->secondes_entieres;
    if (entieres && reste > floor(reste))
        sortie(stderr,
               _("GTP compte en secondes entières : une pendule de %s s y est dite arrondie, et le"
                 " programme peut dépasser son temps\n"),
               i18n_reel(reste, I18N_COURT).texte);
}

/* A line of the journal that cannot be read is a game to play again, unless it was since. */
static void montrer_illisibles(const struct match *m)
{
    const int reste = m->nb_parties - match_parties(&m->stats);
    if (m->illisibles > 0 && reste > 0)
        sortie(stderr,
               _("%s : lignes illisibles : %d ; parties à jouer, les leurs comprises : %d\n"),
               m->journal, m->illisibles, reste);
}

static void prevenir_des_taches(const struct match *m, int taches, const char *raison)
{
    sortie(stderr,
           ngettext("%d partie à la fois au lieu de %d : %s\n",
                    "%d parties à la fois au lieu de %d : %s\n", (unsigned long)taches),
           taches, m->taches, raison);
}

static void montrer_resultat(const struct match *m)
{
    char elo[64];
    const struct match_stats *s = &m->stats;
    struct tampon t = tampon_sur(elo, sizeof elo);
    int n = match_parties(s);
    ecrire_elo(s, &t);
    sortie(stdout, _("A : %s\nB : %s\n"), m->noms[0], m->noms[1]);
    sortie(stdout,
           _("A, parties : %d, gagnées : %d, nulles : %d, perdues : %d ; score %s %%\n"), n,
           s->victoires, s->nulles, s->defaites,
           i18n_reel(n ? 100 * (s->victoires + s->nulles / 2.0) / n : 0.0, 1).texte);
    sortie(stdout, _("Écart moyen : %s %s ; paires 0, ½, 1, 1½, 2 : %d %d %d %d %d\n"),
           i18n_reel_signe(n ? (double)s->disques / n : 0.0, 2).texte,
           ngettext(m->jeu->unite[0], m->jeu->unite[1], 2),
           s->paires[0], s->paires[1], s->paires[2], s->paires[3], s->paires[4]);
    sortie(stdout, _("%s (95 %%)\n"), elo);
    if (m->jeu->colonnes == 10) /* the contest on this board counts so */
        sortie(stdout, _("Points (3, 1, 0) : A %d, B %d\n"), 3 * s->victoires + s->nulles,
               3 * s->defaites + s->nulles);
    if (m->sprt)
        montrer_sprt(m);
    montrer_temps(m);
    if (s->forfaits[0] + s->forfaits[1] > 0)
        sortie(stdout, _("Forfaits : A %d, B %d ; le dernier : %s\n"), s->forfaits[0],
               s->forfaits[1], m->message);
}

/* ---- The command ---- */

/* NULL, or why a match cannot begin with it. */
static const char *refuser_ouverture(const struct partie_notee *o)
{
    if (o->depart.taille != 8)
        return _("seul le plateau 8x8 se joue ici");
    if (!notee_depart_usuel(o))
        return _("une ouverture commence à la position de départ");
    return notee_finie(o) ? _("cette partie est finie, une ouverture laisse des coups à jouer")
                          : NULL;
}

/* 0, or the exit status after a complaint. */
static int lire_ouvertures(const struct demande *d, struct recueil *r)
{
    if (!d->ouvertures)
        transcription_lire(vue_de(programme.ouvertures), r);
    else if (parties_lire_et_dire(d->commande, d->ouvertures, NULL, PARTIES_TOUTES, r) > 0)
        return 1; /* said */
    if (r->nb_parties == 0)
        return sortie_erreur(d->commande, 1, "%s", _("aucune ouverture lisible"));
    for (int i = 0; i < r->nb_parties; i++) {
        const char *refus = refuser_ouverture(&r->parties[i]);
        if (refus)
            return sortie_erreur(d->commande, 1, _("%s : partie %d : %s"), d->ouvertures,
                                 r->parties[i].numero, refus);
    }
    return 0;
}

static int jouer(struct demande *d, const struct recueil *ouvertures)
{
    d->m.ouvertures = ouvertures;
    d->m.arret = interruption_guetter();
    d->m.prevenir = prevenir_des_taches;
    d->m.progres = isatty(STDERR_FILENO) ? montrer_progres : NULL;
    const char *refus = match_preparer(&d->m);
    if (refus) {
        match_fermer(&d->m);
        return sortie_erreur(d->commande, d->m.echec ? 1 : 2, "%s", refus);
    }
    prevenir_de_la_pendule(&d->m);
    prevenir_des_redites(&d->m);
    montrer_illisibles(&d->m);
    bool fini = match_jouer(&d->m);
    if (d->m.progres)
        sortie(stderr, "\n");
    if (!d->m.echec || d->m.commence)
        montrer_resultat(&d->m);
    if (d->m.echec)
        sortie_erreur(d->commande, 1, "%s", d->m.message);
    else if (!fini)
        sortie_erreur(d->commande, 1, "%s",
                      d->m.journal ? _("interrompu ; la même commande reprendra le match")
                                   : _("interrompu"));
    match_fermer(&d->m);
    return fini ? 0 : 1;
}

static int executer(struct demande *d)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    d->m.jeu = variante_chercher(programme.jeux, d->taille, d->depart, &t);
    const char *refus = d->m.jeu ? verifier(d) : memoire;
    if (refus)
        return sortie_erreur(d->commande, 2, "%s", refus);
    d->m.nb_parties = (int)d->parties;
    d->m.taches = (int)d->taches;
    d->m.profondeur = (int)d->profondeur;
    d->m.noeuds = (uint64_t)d->noeuds;
    if (!a_des_ouvertures(&d->m))
        return jouer(d, NULL);
    struct recueil ouvertures = {0};
    int statut = lire_ouvertures(d, &ouvertures);
    if (statut == 0)
        statut = jouer(d, &ouvertures);
    recueil_detruire(&ouvertures);
    return statut;
}

int commande_match(int argc, char **argv)
{
    struct demande d = {.parties = 2, .taches = 1};
    struct tampon t = tampon_sur(d.commande, sizeof d.commande);
    int statut;
    tampon_ecrire(&t, "%s match", programme.nom);
    if (lire_options(&d, argc, argv, &statut))
        statut = executer(&d);
    ressources_rendre(&d.m.moyens);
    return statut;
}
