/* The sub-commands of `othello base`: importer, position, chercher, bilan. */
#include "interfaces/commande_base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fichier.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "base/interruption.h"
#include "base/sortie.h"
#include "formats/formats.h"
#include "formats/json.h"
#include "formats/noms_ouvertures.h"
#include "interfaces/arguments.h"
#include "interfaces/base_parties.h"
#include "interfaces/bilan_joueurs.h"
#include "interfaces/notation.h"
#include "interfaces/options.h"
#include "interfaces/parties_fichier.h"

struct demande {
    const char *commande; /* "othello base importer" */
    const char *fichier; /* --fichier, else in the data folder */
    struct base_recherche recherche;
    const char *ouverture; /* --ouverture */
    const char *passage;   /* --position */
    enum bilan_par par;    /* --par */
    long premiers;         /* --premiers, 0: all */
    const char *sortie; /* --sortie: the file that the games found go to; NULL: the screen */
    const struct format *format; /* its; NULL: that of the extension */
    bool json;
    const char **reste; /* arguments that are not options; ours */
};

/* ---- The command line ---- */

/* The options that an action has. */
enum { IMPORTER = 1, POSITION = 2, CHERCHER = 4, BILAN = 8 };
enum { FILTRER = POSITION | CHERCHER | BILAN };
enum { LIMITE = 20, LIMITE_MAX = 1000000 };

/* "2000" or "2000-2005". */
static const char *poser_annees(void *recherche, const char *valeur)
{
    struct base_recherche *r = recherche;
    const char *tiret = strchr(valeur, '-');
    const struct vue debut = {valeur, tiret ? tiret : valeur + strlen(valeur)};
    const struct vue fin = tiret ? vue_de(tiret + 1) : debut;
    long a, b;
    if (!vue_entier(debut, 1, 9999, &a) || !vue_entier(fin, a, 9999, &b))
        return _("une année, ou deux comme 2000-2005, attendues");
    r->annee = (int)a;
    r->annee_fin = (int)b;
    return NULL;
}

static bool lire_arguments(struct demande *d, const struct action *a, int argc, char **argv,
                           int *statut)
{
    long limite = 0;
    struct argument table[] = {
        {.nom = "--fichier", .texte = &d->fichier, .valeur = N_("FICHIER"),
         .aide = N_("une autre base que celle du dossier de données")},
        {.nom = "--joueur", .poser = argument_joueur, .contexte = d->recherche.joueurs.noms,
         .valeur = N_("NOM"), .pour = POSITION,
         .aide = N_("qui a le trait : une partie du nom, ou un numéro entier comme #34")},
        {.nom = "--joueur", .poser = argument_joueur, .contexte = d->recherche.joueurs.noms,
         .valeur = N_("NOM"), .pour = CHERCHER,
         .aide = N_("une partie du nom, ou un numéro entier comme #34 ; deux fois : A et B")},
        {.nom = "--joueur", .poser = argument_joueur, .contexte = d->recherche.joueurs.noms,
         .valeur = N_("NOM"), .pour = BILAN,
         .aide = N_("dont c'est le bilan : une partie du nom ; deux fois : de A contre B")},
        {.nom = "--par", .poser = bilan_poser_par, .contexte = &d->par, .valeur = "", .pour = BILAN,
         .aide = N_("ouverture, couleur (d'ordinaire), adversaire, annee ou joueur")},
        {.nom = "--premiers", .nombre = &d->premiers, .min = 1, .max = LIMITE_MAX, .valeur = "N",
         .pour = BILAN, .aide = N_("seulement les N lignes qui ont le plus de parties")},
        {.nom = "--noir", .texte = &d->recherche.joueurs.noir, .valeur = N_("NOM"),
         .aide = N_("seulement les parties où il est Noir"), .pour = FILTRER},
        {.nom = "--blanc", .texte = &d->recherche.joueurs.blanc, .valeur = N_("NOM"),
         .aide = N_("de même"), .pour = FILTRER},
        {.nom = "--tournoi", .texte = &d->recherche.tournoi, .valeur = N_("NOM"),
         .aide = N_("de même"), .pour = FILTRER},
        {.nom = "--annee", .poser = poser_annees, .contexte = &d->recherche, .valeur = N_("A[-B]"),
         .aide = N_("l'année, ou de l'année A à l'année B"), .pour = FILTRER},
        {.nom = "--ouverture", .texte = &d->ouverture, .valeur = N_("COUPS"),
         .aide = N_("les premiers coups, symétries comprises"), .pour = CHERCHER | BILAN},
        {.nom = "--position", .texte = &d->passage, .valeur = N_("PARTIE"),
         .aide = N_("celles qui passent par sa dernière position, quel que soit le chemin"),
         .pour = CHERCHER | BILAN},
        {.nom = "--limite", .nombre = &limite, .min = 1, .max = LIMITE_MAX, .valeur = "N",
         .aide = N_("nombre de parties (20)"), .pour = CHERCHER},
        {.nom = "--sortie", .texte = &d->sortie, .valeur = N_("FICHIER"),
         .aide = N_("les écrire toutes, au format de l'extension, au lieu de les montrer"),
         .pour = CHERCHER},
        {.nom = "--format", .poser = parties_poser_format, .contexte = &d->format,
         .valeur = N_("FORMAT"), .aide = N_("leur format ; - les écrit sur la sortie standard"),
         .pour = CHERCHER},
        {.nom = "--json", .drapeau = &d->json, .aide = N_("un objet JSON par partie, toutes"),
         .pour = CHERCHER},
        {.nom = "--json", .drapeau = &d->json, .aide = N_("un objet JSON"), .pour = POSITION},
        {.nom = "--json", .drapeau = &d->json, .aide = N_("un objet JSON par ligne"),
         .pour = BILAN},
        {0},
    };
    if (!action_arguments(a, d->commande, table, argc, argv, &d->reste, statut))
        return false;
    if (d->format && !d->sortie)
        d->sortie = "-";
    const bool toutes = d->sortie || d->json || a->bit == BILAN;
    d->recherche.limite = limite > 0 ? (int)limite : toutes ? LIMITE_MAX : LIMITE;
    return true;
}

static struct base_parties *ouvrir(const struct demande *d, enum base_mode mode)
{
    const char *erreur;
    struct base_parties *b = base_ouvrir(d->fichier, mode, &erreur);
    if (!b)
        sortie_erreur(d->commande, 1, "%s", erreur);
    return b;
}

/* ---- importer ---- */

static void dire_bilan(const struct base_bilan *b, int refusees, double secondes)
{
    sortie(stdout,
           ngettext("%d partie ajoutée", "%d parties ajoutées", (unsigned long)b->ajoutees),
           b->ajoutees);
    sortie(stdout, ngettext(", %d déjà présente", ", %d déjà présentes", (unsigned long)b->deja),
           b->deja);
    sortie(stdout,
           ngettext(", %d refusée, en %s s\n", ", %d refusées, en %s s\n",
                    (unsigned long)refusees),
           refusees, i18n_reel(secondes, 1).texte);
}

static int importer(struct demande *d)
{
    struct base_parties *b = ouvrir(d, BASE_CREER);
    if (!b)
        return 1;
    struct base_bilan bilan = {0};
    double debut = horloge_secondes();
    const char *faute = NULL;
    int erreurs = 0, refusees = 0;
    const atomic_bool *arret = interruption_guetter();
    for (int i = 0; d->reste[i] && !faute; i++) {
        struct recueil r = {0}, rapport = {0};
        erreurs += parties_lire_et_dire(d->commande, d->reste[i], NULL, PARTIES_TOUTES, &r);
        faute = base_ajouter(b, &r, &bilan, &rapport);
        parties_dire_problemes(d->reste[i], &rapport);
        erreurs += rapport.nb_erreurs;
        refusees += r.nb_refusees + r.nb_tronquees + rapport.nb_refusees;
        recueil_detruire(&r);
        recueil_detruire(&rapport);
        if (!faute && atomic_load(arret))
            faute = _("interrompu, rien n'est ajouté");
    }
    if (!faute)
        faute = base_terminer(b);
    if (faute)
        sortie_erreur(d->commande, 1, "%s", faute);
    else
        dire_bilan(&bilan, refusees, horloge_secondes() - debut);
    base_fermer(b);
    return faute || erreurs > 0;
}

/* ---- position ---- */

static void dire_partie(void *contexte, const struct base_partie *p)
{
    (void)contexte;
    char score[16], annee[8];
    struct tampon t = tampon_sur(score, sizeof score), u = tampon_sur(annee, sizeof annee);
    if (p->score >= 0)
        tampon_ecrire(&t, "%d-%d", p->score, 64 - p->score);
    else
        tampon_ajouter(&t, p->score == BASE_NOIR_GAGNE    ? "1-0"
                           : p->score == BASE_BLANC_GAGNE ? "0-1"
                                                          : "?");
    if (p->annee > 0)
        tampon_ecrire(&u, "%d", p->annee);
    else
        tampon_ajouter(&u, "-");
    sortie(stdout, "%7ld  %4s  %-*s %-*s %-6s %s\n         %s\n", p->numero, annee,
           texte_largeur(p->noir, 20), p->noir, texte_largeur(p->blanc, 20), p->blanc, score,
           p->tournoi, p->coups);
}

static void dire_coups(const struct archives *r, int trait)
{
    sortie(stdout, "%s\n",
           trait == BLANC ? _("gagné, perdu, scores : pour Blanc")
                          : _("gagné, perdu, scores : pour Noir"));
    sortie(stdout, _("coup  parties  résultats   gagné   nul   perdu   score moyen   théorique\n"));
    for (int i = 0; i < r->nb_coups; i++) {
        const struct archives_coup c = r->coups[i];
        char nom[8];
        struct tampon t = tampon_sur(nom, sizeof nom);
        grille_ecrire_case(notation_case(c.coup), &t);
        sortie(stdout, "%-4s %8d %10d  ", nom, c.nb, c.resultats);
        if (c.gagnees >= 0)
            sortie(stdout, "%5s%% %5s%% %5s%%  %10s", i18n_reel(c.gagnees, 1).texte,
                   i18n_reel(c.nulles, 1).texte, i18n_reel(c.perdues, 1).texte,
                   i18n_reel(c.score, 1).texte);
        else
            sortie(stdout, "%6s %6s %6s  %10s", "?", "?", "?", "?");
        sortie(stdout, "  %10s\n", c.theorique >= 0 ? i18n_reel(c.theorique, 1).texte : "?");
    }
}

static void ecrire_moyenne(const char *cle, double x, struct octets *o)
{
    octets_ecrire(o, x >= 0 ? ",\"%s\":%.1f" : ",\"%s\":null", cle, x);
}

/* One object; shares in %, scores in discs, for the side to move. */
static void dire_position_json(const struct archives *r, int trait, const char *ouverture,
                               const long exemples[BASE_EXEMPLES])
{
    struct octets o = {0};
    octets_ecrire(&o, "{\"trait\":\"%c\",\"parties\":%d,\"arretees\":%d",
                  trait == BLANC ? 'O' : 'X', r->nb_parties, r->nb_arretees);
    json_ecrire_champ("ouverture", ouverture, &o);
    octets_texte(&o, ",\"coups\":[");
    for (int i = 0; i < r->nb_coups; i++) {
        const struct archives_coup c = r->coups[i];
        char nom[8];
        struct tampon t = tampon_sur(nom, sizeof nom);
        grille_ecrire_case(notation_case(c.coup), &t);
        octets_ecrire(&o, "%s{\"coup\":\"%s\",\"parties\":%d,\"resultats\":%d", i ? "," : "", nom,
                      c.nb, c.resultats);
        ecrire_moyenne("gagnees", c.gagnees, &o);
        ecrire_moyenne("nulles", c.nulles, &o);
        ecrire_moyenne("perdues", c.perdues, &o);
        ecrire_moyenne("score", c.score, &o);
        ecrire_moyenne("theorique", c.theorique, &o);
        octets_texte(&o, "}");
    }
    octets_texte(&o, "],\"exemples\":[");
    for (int i = 0; i < BASE_EXEMPLES && exemples[i]; i++)
        octets_ecrire(&o, "%s%ld", i ? "," : "", exemples[i]);
    printf("%s]}\n", o.debut);
    octets_detruire(&o);
}

static const char FINIE[] =
    N_("partie finie : la base n'a que les positions où l'on joue");

/* The games that moves led to; the base knows of positions only those in which somebody moves. */
static const char *dire_fin(struct base_parties *b, const struct demande *d,
                            const struct partie_notee *p)
{
    struct base_recherche celles = d->recherche;
    long nb = 0;
    celles.debut = p;
    celles.limite = 0;
    const char *faute = p->nb_coups ? base_chercher(b, &celles, dire_partie, NULL, &nb) : NULL;
    if (faute)
        return faute;
    if (d->json) {
        printf("{\"trait\":null,\"parties\":%ld}\n", nb);
        return NULL;
    }
    if (p->nb_coups == 0) {
        sortie(stdout, "%s\n", _(FINIE));
        return NULL;
    }
    sortie(stdout, ngettext("%ld partie, finie\n", "%ld parties, finies\n", (unsigned long)nb), nb);
    celles.limite = BASE_EXEMPLES;
    return base_chercher(b, &celles, dire_partie, NULL, NULL);
}

/* What was played there, and some of the games. */
static const char *dire_reponse(struct base_parties *b, const struct archives *reponse, int trait,
                                const long exemples[BASE_EXEMPLES])
{
    const char *faute = NULL;
    sortie(stdout,
           ngettext("%d partie, trait à %s\n", "%d parties, trait à %s\n",
                    (unsigned long)reponse->nb_parties),
           reponse->nb_parties, trait == BLANC ? _("Blanc") : _("Noir"));
    if (reponse->nb_coups > 0)
        dire_coups(reponse, trait);
    if (reponse->nb_arretees > 0)
        sortie(stdout,
               ngettext("%d partie s'arrête ici.", "%d parties s'arrêtent ici.",
                        (unsigned long)reponse->nb_arretees),
               reponse->nb_arretees);
    if (reponse->nb_arretees > 0)
        sortie(stdout, "\n");
    for (int i = 0; i < BASE_EXEMPLES && exemples[i] && !faute; i++) {
        struct base_recherche une = {
            .numero = exemples[i], .numero_fin = exemples[i], .limite = 1};
        faute = base_chercher(b, &une, dire_partie, NULL, NULL);
    }
    return faute;
}

static const char *dire_position(struct base_parties *b, const struct demande *d,
                                 const struct partie_notee *p, int trait)
{
    struct archives reponse;
    long exemples[BASE_EXEMPLES];
    struct base_recherche parmi = d->recherche;
    const struct joueurs_cherches *j = &parmi.joueurs;
    const bool toutes =
        !j->noms[0] && !j->noir && !j->blanc && !parmi.tournoi && !parmi.annee;
    parmi.joueurs.couleur = trait; /* of the player: these are his moves */
    const char *faute =
        base_position(b, &p->grille, trait, toutes ? NULL : &parmi, &reponse, exemples);
    if (faute || !d->json)
        return faute ? faute : dire_reponse(b, &reponse, trait, exemples);
    dire_position_json(&reponse, trait, nom_ouverture(p), exemples);
    return NULL;
}

static int position(struct demande *d)
{
    struct recueil r = {0};
    const int statut = parties_lire_position(d->commande, d->reste, &r);
    if (statut) {
        recueil_detruire(&r);
        return statut;
    }
    const struct partie_notee *p = &r.parties[0];
    struct base_parties *b = ouvrir(d, BASE_LIRE);
    const char *faute = NULL, *nom = nom_ouverture(p);
    if (b) {
        int trait = notee_trait(p);
        if (nom && !d->json)
            sortie(stdout, _("Ouverture : %s\n"), nom);
        faute = trait ? dire_position(b, d, p, trait) : dire_fin(b, d, p);
        if (faute)
            sortie_erreur(d->commande, 1, "%s", faute);
        base_fermer(b);
    }
    recueil_detruire(&r);
    return !b || faute;
}

/* ---- chercher ---- */

/* An object a line; the margin is Black's. */
static void dire_json(void *contexte, const struct base_partie *p)
{
    struct octets o = {0};
    (void)contexte;
    octets_ecrire(&o, "{\"partie\":%ld", p->numero);
    json_ecrire_champ("noir", p->noir, &o);
    json_ecrire_champ("blanc", p->blanc, &o);
    json_ecrire_champ("tournoi", p->tournoi, &o);
    json_ecrire_champ("date", p->date, &o);
    if (p->score >= 0)
        octets_ecrire(&o, ",\"marge\":%d", 2 * p->score - 64);
    else
        octets_texte(&o, p->score == BASE_NOIR_GAGNE    ? ",\"marge\":null,\"vainqueur\":\"noir\""
                         : p->score == BASE_BLANC_GAGNE ? ",\"marge\":null,\"vainqueur\":\"blanc\""
                                                        : ",\"marge\":null");
    if (p->theorique >= 0)
        octets_ecrire(&o, ",\"marge_theorique\":%d", 2 * p->theorique - 64);
    else
        octets_texte(&o, ",\"marge_theorique\":null");
    json_ecrire_champ("coups", p->coups, &o);
    printf("%s}\n", o.debut);
    octets_detruire(&o);
}

static int dire_trouvees(struct demande *d)
{
    struct base_parties *b = ouvrir(d, BASE_LIRE);
    long total;
    if (!b)
        return 1;
    struct recueil r = {0};
    void (*dire)(void *contexte, const struct base_partie *p) = d->json ? dire_json : dire_partie;
    const char *faute = d->sortie ? base_extraire(b, &d->recherche, &r, &total)
                                  : base_chercher(b, &d->recherche, dire, NULL, &total);
    int statut = faute != NULL;
    if (faute)
        sortie_erreur(d->commande, 1, "%s", faute);
    else if (total > 0 && d->sortie)
        statut = parties_ecrire(d->commande, d->sortie, d->format, &r);
    else if (total == 0)
        statut =
            sortie_erreur(d->commande, 1, "%s", _("aucune partie ne répond à cette recherche"));
    else if (total > d->recherche.limite)
        sortie_erreur(d->commande, 0, _("%d sur %ld parties ; --limite N en montre plus"),
                      d->recherche.limite, total);
    recueil_detruire(&r);
    base_fermer(b);
    return statut;
}

/* Reads --ouverture into `*r`, which must live as long as the request. False when it is wrong:
 * said. */
static bool lire_ouverture(struct demande *d, struct recueil *r)
{
    char lu[64];
    struct tampon t = tampon_sur(lu, sizeof lu);
    if (!d->ouverture)
        return true;
    format_nomme("transcription")->lire(vue_de(d->ouverture), r);
    tampon_ecrire(&t, "%s%s--ouverture", d->commande, _(" : "));
    parties_dire_problemes(lu, r);
    d->recherche.debut = r->parties;
    return r->nb_parties == 1 && !r->parties[0].tronquee;
}

/* Reads --position in the same way. The exit status, 0: well; else said. */
static int lire_passage(struct demande *d, struct recueil *r)
{
    const char *const mots[] = {d->passage, NULL};
    if (!d->passage)
        return 0;
    const int statut = parties_lire_position(d->commande, mots, r);
    if (statut)
        return statut;
    d->recherche.passage = r->parties;
    return notee_trait(r->parties) ? 0
                                   : sortie_erreur(d->commande, 1, "--position%s%s", _(" : "),
                                                   _(FINIE));
}

/* Completes the request by the games that it names, and answers it. */
static int repondre(struct demande *d, int (*dire)(struct demande *d))
{
    struct recueil ouverture = {0}, passage = {0};
    interruption_annoncer(d->commande);
    int statut = parties_verifier_sortie(d->commande, "--sortie", d->sortie, &d->format);
    if (!statut)
        statut = lire_ouverture(d, &ouverture) ? lire_passage(d, &passage) : 2;
    if (!statut)
        statut = dire(d);
    recueil_detruire(&ouverture);
    recueil_detruire(&passage);
    return statut;
}

static int chercher(struct demande *d)
{
    return repondre(d, dire_trouvees);
}

/* ---- bilan ---- */

struct compte {
    struct bilan_joueurs bilan;
    const struct joueurs_cherches *joueurs;
};

static void compter(void *compte, const struct base_partie *p)
{
    struct compte *c = compte;
    struct recueil r = {0};
    base_recueillir(&r, p);
    bilan_ajouter(&c->bilan, &r.parties[0], NULL, c->joueurs);
    recueil_detruire(&r);
}

static int dire_resultats(struct demande *d)
{
    struct base_parties *b = ouvrir(d, BASE_LIRE);
    struct compte c = {.bilan.par = d->par ? d->par : PAR_COULEUR,
                       .joueurs = &d->recherche.joueurs};
    if (!b)
        return 1;
    const char *faute = base_chercher(b, &d->recherche, compter, &c, NULL);
    int statut = 0;
    bilan_trier_nombreuses(&c.bilan);
    if (faute)
        statut = sortie_erreur(d->commande, 1, "%s", faute);
    else if (c.bilan.nb == 0)
        statut =
            sortie_erreur(d->commande, 1, "%s", _("aucune partie ne répond à cette recherche"));
    else
        (d->json ? bilan_montrer_json : bilan_montrer)(&c.bilan, (int)d->premiers);
    bilan_detruire(&c.bilan);
    base_fermer(b);
    return statut;
}

static int bilan(struct demande *d)
{
    char nom[JOUEUR_NOM_MAX];
    options_joueur(&d->recherche.joueurs, nom);
    const char *joueur = d->recherche.joueurs.noms[0];
    if (!joueur || vue_vide(vue_sans_blancs(vue_de(joueur))))
        return sortie_erreur(d->commande, 2, "%s", _("il faut --joueur NOM"));
    return repondre(d, dire_resultats);
}

static const struct action ACTIONS[] = {
    {"importer", IMPORTER, importer, N_("base importer [OPTIONS] FICHIERS…"), 1, OPERANDES,
     N_("WTHOR, GGF, SGF, PGN, transcriptions")},
    {"position", POSITION, position, N_("base position [OPTIONS] [PARTIE]"), 0, OPERANDES,
     N_("les coups joués dans une position, et leurs résultats")},
    {"chercher", CHERCHER, chercher, "base chercher [OPTIONS]", 0, 0,
     N_("des parties : joueur, tournoi, année, ouverture")},
    {"bilan", BILAN, bilan, N_("base bilan [OPTIONS]"), 0, 0,
     N_("les résultats d'un joueur : par couleur, ouverture, adversaire, année")},
    {0},
};

static int lancer(const struct action *a, const char *commande, int argc, char **argv)
{
    struct demande d = {.commande = commande};
    int statut;
    if (lire_arguments(&d, a, argc, argv, &statut))
        statut = a->executer(&d);
    free(d.reste);
    return statut;
}

int commande_base(int argc, char **argv)
{
    static const char SUITE[] =
        N_("PARTIE : des coups, f5d6…, un fichier, ou un plateau « 64 cases et le trait ».\n");
    return actions_executer("othello base", ACTIONS, SUITE, lancer, argc, argv);
}
