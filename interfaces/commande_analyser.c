/* See commande_analyser.h. A filter of games: nothing is kept from one to the next, so that a file
 * may be cut into pieces. Progress goes to the standard error, and only on a terminal. */
#include "interfaces/commande_analyser.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/interruption.h"
#include "base/sortie.h"
#include "formats/json.h"
#include "formats/lecture.h"
#include "formats/noms_ouvertures.h"
#include "interfaces/analyse.h"
#include "interfaces/arguments.h"
#include "interfaces/bilan_joueurs.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/ressources.h"
#include "interfaces/revue_notee.h"
#include "partie/jugement.h"

static_assert(ANALYSE_SECONDES == 1 && PERTE_DOUTEUSE == 2 && PERTE_FAUTE == 4 && PERTE_GAFFE == 8,
              "the help says so");

static const char COMMANDE[] = "othello analyser";

/* A run of the command. */
struct revue {
    struct moyens moyens;
    struct analyse_effort effort;
    long seule; /* the only game wanted of each file, else PARTIES_TOUTES */
    bool json;
    struct joueurs_cherches joueurs; /* only their games */
    struct bilan_joueurs bilan;
    const char *annotees; /* the file that the games go to with what was found; NULL: none */
    const struct format *format; /* its */
    struct moteur *m;
    int rang, parties; /* the game, and how many there are */
    const char **sources; /* the word of the command line that each of them came by */
    bool plusieurs;       /* there are several words */
    bool muet;            /* the standard output is for the annotated games */
    bool annote;         /* one of them at least has its values */
};

/* ---- Words ---- */

static const char *nom_de_case(int c, char nom[8])
{
    struct tampon t = tampon_sur(nom, 8);
    if (c != CASE_PASSE)
        grille_ecrire_case(c, &t);
    return c == CASE_PASSE ? "pass" : nom;
}

/* "◉ +4": who is ahead, by how much. */
static void ecrire_avance(int pour_noir, struct tampon *t)
{
    if (pour_noir == 0)
        tampon_ajouter(t, "= +0");
    else
        tampon_ecrire(t, "%s %+d", pour_noir > 0 ? "◉" : "◎", abs(pour_noir));
}

static void ecrire_surete(const struct coup_analyse *c, struct tampon *t)
{
    jugement_dire_surete(c->exact, c->livre, analyse_confiance(c), c->profondeur, t);
}

static void ecrire_suite(const struct coup_analyse *c, int max, const char *avant,
                         const char *entre, struct octets *o)
{
    char nom[8];
    for (int i = 0; i < c->suite_longueur && i < max; i++)
        octets_ecrire(o, "%s%s%s%s", i ? entre : "", avant, nom_de_case(c->suite[i], nom), avant);
}

/* ---- The table ---- */

static void montrer_titre(const struct revue *x, const struct partie_notee *p,
                          const struct analyse *a)
{
    static const enum champ APRES[] = {CHAMP_EVENEMENT, CHAMP_LIEU, CHAMP_DATE};
    const char *noir = p->champs[CHAMP_NOIR], *blanc = p->champs[CHAMP_BLANC];
    const char *ouverture = nom_ouverture(p);
    if (x->plusieurs)
        sortie(stdout, "%s%s", parties_nom_fichier(x->sources[x->rang]), _(" : "));
    sortie(stdout, _("Partie %d : %s – %s"), p->numero, noir ? noir : _("Noir"),
           blanc ? blanc : _("Blanc"));
    for (size_t i = 0; i < sizeof APRES / sizeof *APRES; i++)
        if (p->champs[APRES[i]])
            sortie(stdout, ", %s", p->champs[APRES[i]]);
    if (a->finie)
        sortie(stdout, ", %d-%d", (64 + a->marge) / 2, (64 - a->marge) / 2);
    sortie(stdout, ouverture ? " (%s)\n" : "\n", ouverture);
    sortie(stdout, "%s\n", _("   n  coup    vaut   sûreté   mieux  perte     suite"));
}

static void montrer_coup(int n, const struct coup_analyse *c)
{
    char avance[16], surete[24], nom[8], mieux[8];
    struct tampon a = tampon_sur(avance, sizeof avance), s = tampon_sur(surete, sizeof surete);
    struct octets suite = {0};
    ecrire_avance(analyse_apres(c), &a);
    ecrire_surete(c, &s);
    sortie(stdout, "%4d %s %s  %s%*s  ", n, c->joueur == NOIR ? "◉" : "◎",
           nom_de_case(c->case_, nom), avance, analyse_apres(c) / 10 ? 0 : 1, "");
    if (c->seul)
        sortie(stdout, "%-*s %s", texte_largeur(surete, 8), surete, _("seul coup"));
    else if (c->perte == 0)
        sortie(stdout, "%s", surete);
    else {
        ecrire_suite(c, JUGEMENT_SUITE_ECRITE, "", " ", &suite);
        sortie(stdout, "%-*s %-5s  %4d %-2s   %s", texte_largeur(surete, 8), surete,
               nom_de_case(c->meilleur, mieux), c->perte, jugement_marque(c->perte),
               suite.debut ? suite.debut : "");
    }
    sortie(stdout, "\n");
    octets_detruire(&suite);
}

static void montrer_inconnu(int n, const struct coup_analyse *c)
{
    char nom[8];
    sortie(stdout, "%4d %s %s  …\n", n, c->joueur == NOIR ? "◉" : "◎", nom_de_case(c->case_, nom));
}

/* What a player lost, of that where the values are proved, how often, at worst. */
static void montrer_bilan(const struct analyse *a, int joueur)
{
    int coups = 0, pertes = 0, finale = 0, fautes = 0, pire = -1;
    char nom[8];
    for (int i = a->inconnus; i < a->nb; i++) {
        const struct coup_analyse *c = &a->coups[i];
        if (c->joueur != joueur)
            continue;
        coups++;
        pertes += c->perte;
        finale += c->exact ? c->perte : 0;
        fautes += c->perte >= PERTE_FAUTE;
        if (c->perte > 0 && (pire < 0 || c->perte > a->coups[pire].perte))
            pire = i;
    }
    sortie(stdout,
           ngettext("%s %s : pions perdus : %d en %d coup, dont %d en finale"
                    " ; fautes de %d pions et plus : %d",
                    "%s %s : pions perdus : %d en %d coups, dont %d en finale"
                    " ; fautes de %d pions et plus : %d",
                    (unsigned long)coups),
           joueur == NOIR ? "◉" : "◎", joueur == NOIR ? _("Noir") : _("Blanc"), pertes, coups,
           finale, PERTE_FAUTE, fautes);
    if (pire >= 0)
        sortie(stdout, _(" ; la pire perte : %d. %s (%d)"), pire + 1,
               nom_de_case(a->coups[pire].case_, nom), a->coups[pire].perte);
    sortie(stdout, "\n");
}

static int signe(int x)
{
    return (x > 0) - (x < 0);
}

/* The moves after which somebody else would win. */
static void montrer_tournants(const struct analyse *a)
{
    bool un = false;
    for (int i = a->inconnus; i < a->nb; i++) {
        const struct coup_analyse *c = &a->coups[i];
        char avant[16], apres[16], nom[8];
        struct tampon t = tampon_sur(avant, sizeof avant), u = tampon_sur(apres, sizeof apres);
        if (c->perte < PERTE_DOUTEUSE || signe(c->valeur) == signe(analyse_apres(c)))
            continue;
        ecrire_avance(c->valeur, &t);
        ecrire_avance(analyse_apres(c), &u);
        sortie(stdout, "%s", un ? "," : _("Tournants :"));
        sortie(stdout, _(" %d. %s (%s, puis %s)"), i + 1, nom_de_case(c->case_, nom), avant, apres);
        un = true;
    }
    if (un)
        sortie(stdout, "\n");
}

static void montrer(const struct revue *x, const struct partie_notee *p, const struct analyse *a)
{
    montrer_titre(x, p, a);
    for (int i = 0; i < a->nb; i++)
        (i < a->inconnus ? montrer_inconnu : montrer_coup)(i + 1, &a->coups[i]);
    montrer_bilan(a, NOIR);
    montrer_bilan(a, BLANC);
    montrer_tournants(a);
    sortie(stdout, "\n");
}

/* ---- JSON ---- */

static const char *bool_json(bool b)
{
    return b ? "true" : "false";
}

static void ecrire_coup_json(int n, const struct coup_analyse *c, bool connu, struct octets *o)
{
    char nom[8], mieux[8];
    octets_ecrire(o, "%s{\"n\":%d,\"trait\":\"%c\",\"coup\":\"%s\",", n > 1 ? "," : "", n,
                  c->joueur == NOIR ? 'X' : 'O', nom_de_case(c->case_, nom));
    if (!connu) {
        octets_ecrire(o, "\"valeur\":null}");
        return;
    }
    octets_ecrire(o, "\"valeur\":%d,\"meilleur\":\"%s\",", analyse_apres(c),
                  nom_de_case(c->meilleur, mieux));
    octets_ecrire(o, "\"perte\":%d,\"seul\":%s,\"exact\":%s,\"livre\":%s,\"vides\":%d,",
                  c->perte, bool_json(c->seul), bool_json(c->exact), bool_json(c->livre), c->vides);
    const bool fin = c->exact || (!c->livre && c->profondeur >= c->vides);
    octets_ecrire(o, "\"profondeur\":%d,\"confiance\":%d,\"jusqu_a_la_fin\":%s,\"suite\":[",
                  c->profondeur, c->confiance, bool_json(fin));
    ecrire_suite(c, MOTEUR_PV_MAX, "\"", ",", o);
    octets_ecrire(o, "]}");
}

/* A game a line; values are for Black. */
static void montrer_json(const struct revue *x, const struct partie_notee *p,
                         const struct analyse *a)
{
    struct octets o = {0};
    octets_ecrire(&o, "{\"partie\":%d", p->numero);
    json_ecrire_champ("fichier", x->sources[x->rang], &o);
    json_ecrire_champ("noir", p->champs[CHAMP_NOIR], &o);
    json_ecrire_champ("blanc", p->champs[CHAMP_BLANC], &o);
    json_ecrire_champ("tournoi", p->champs[CHAMP_EVENEMENT], &o);
    json_ecrire_champ("date", p->champs[CHAMP_DATE], &o);
    json_ecrire_champ("ouverture", nom_ouverture(p), &o);
    if (a->finie)
        octets_ecrire(&o, ",\"marge\":%d", a->marge);
    else
        octets_ecrire(&o, ",\"marge\":null");
    octets_ecrire(&o, ",\"coups\":[");
    for (int i = 0; i < a->nb; i++)
        ecrire_coup_json(i + 1, &a->coups[i], i >= a->inconnus, &o);
    printf("%s]}\n", o.debut);
    octets_detruire(&o);
}

/* ---- Annotated games ---- */

static void annoter_coup(struct coup_note *coup, const struct coup_analyse *c)
{
    struct octets suite = {0};
    if (c->perte > 0)
        ecrire_suite(c, JUGEMENT_SUITE_ECRITE, "", " ", &suite);
    const int valeur = c->joueur == NOIR ? analyse_apres(c) : -analyse_apres(c);
    revue_noter(coup, &(struct revue_coup){.valeur = valeur,
                                           .vides = c->vides,
                                           .exact = c->exact,
                                           .livre = c->livre,
                                           .profondeur = c->profondeur,
                                           .perte = c->perte,
                                           .suite = suite.debut});
    octets_detruire(&suite);
}

static void annoter(struct partie_notee *p, const struct analyse *a)
{
    const struct coup_analyse *c = a->coups;
    for (int i = 0; i < p->nb_coups; i++) {
        struct coup_note *coup = &p->coups[i];
        if (coup->case_ == CASE_PASSE)
            continue;
        coup->a_eval = false; /* nor is another's value kept where ours is not known */
        if (c - a->coups >= a->inconnus)
            annoter_coup(coup, c);
        c++;
    }
}

/* ---- Games ---- */

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

/* 0, or the exit status after a complaint. */
static int examiner_partie(struct revue *x, struct partie_notee *p)
{
    if (p->depart.taille != 8)
        return sortie_erreur(COMMANDE, 1, _("partie %d : seul le plateau 8x8 s'analyse"),
                             p->numero);
    if (p->nb_coups == 0)
        return sortie_erreur(COMMANDE, 1, _("partie %d : aucun coup à analyser"), p->numero);
    struct analyse *a = malloc(sizeof *a); /* too large for a small stack */
    if (!a)
        return sortie_erreur(COMMANDE, 1, "%s", _("mémoire insuffisante"));
    moteur_oublier(x->m); /* a game's values do not depend on the games before it */
    const bool entiere = analyser(x->m, p, &x->effort, a);
    effacer_progres(x);
    if (a->inconnus < a->nb) {
        if (!x->muet)
            (x->json ? montrer_json : montrer)(x, p, a);
        if (x->annotees)
            annoter(p, a);
        x->annote = true;
    }
    if (entiere)
        bilan_ajouter(&x->bilan, p, a, &x->joueurs);
    free(a);
    fflush(stdout); /* a filter: whoever reads may be waiting */
    return entiere ? 0 : sortie_erreur(COMMANDE, 1, "%s", _("interrompu"));
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
        return sortie_erreur(COMMANDE, 1, "%s", _("mémoire insuffisante"));
    x->effort.arret = interruption_guetter();
    x->effort.progres = isatty(STDERR_FILENO) ? montrer_progres : NULL;
    x->effort.contexte = x;
    x->parties = r->nb_parties;
    for (x->rang = 0; x->rang < r->nb_parties && !atomic_load(x->effort.arret); x->rang++)
        statut |= examiner_partie(x, &r->parties[x->rang]);
    moteur_detruire(x->m);
    if (x->bilan.parties > 1 && !x->muet)
        (x->json ? bilan_montrer_json : bilan_montrer)(&x->bilan);
    if (x->annotees && (x->annote || !atomic_load(x->effort.arret)))
        statut |= parties_ecrire(COMMANDE, x->annotees, x->format, r);
    return statut;
}

/* Is there a file for the annotated games? 0, or the exit status: said. */
static int verifier_annotees(struct revue *x, const char *const *mots)
{
    if (x->format && !x->annotees)
        x->annotees = "-";
    x->muet = x->annotees && strcmp(x->annotees, "-") == 0;
    for (; *mots && x->annotees; mots++)
        if (parties_du_fichier(*mots, x->annotees))
            return sortie_erreur(COMMANDE, 2, "--annoter%s%s", _(" : "),
                                 _("l'entrée et la sortie sont le même fichier"));
    return parties_verifier_sortie(COMMANDE, "--annoter", x->annotees, &x->format);
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
        statut = sortie_erreur(COMMANDE, 1, "%s", _("aucune partie ne répond à cette recherche"));
    else if (statut == 0)
        statut = sortie_erreur(COMMANDE, 1, "%s", _("aucune partie lisible"));
    free(r.parties);
    return statut;
}

static int lire_et_examiner(struct revue *x, const char *const *mots)
{
    int nb = 0, statut = verifier_annotees(x, mots);
    for (; !statut && mots[nb]; nb++)
        statut = parties_verifier_mot(COMMANDE, mots[nb], NULL, x->seule);
    if (statut)
        return statut;
    x->plusieurs = nb > 1;
    struct recueil *lues = memoire_agrandir(NULL, (size_t)nb + 1, sizeof *lues);
    for (int i = 0; i < nb; i++) {
        lues[i] = (struct recueil){0};
        statut |= parties_lire_et_dire(COMMANDE, mots[i], NULL, x->seule, &lues[i]) > 0;
    }
    statut = examiner_lues(x, lues, mots, statut);
    for (int i = 0; i < nb; i++)
        recueil_detruire(&lues[i]);
    free(lues);
    return statut;
}

static void aide(void)
{
    sortie(stdout, "\n%s",
           _("PARTIES : des fichiers, FICHIER:N, base:N (de la base de parties), des coups, ou "
             "-,\n"
             "l'entrée standard, s'il n'y en a pas.\n\n"
             "Ce que chaque position valait après le coup joué (◉ : Noir mène, ◎ : Blanc "
             "mène), ce\n"
             "que le coup a perdu, et ce qui était mieux. ?! à partir de 2 pions, ? de 4, ?? "
             "de 8.\n"
             "sûreté : la valeur est prouvée, ou celle du livre d'ouvertures, ou la fin vue "
             "avec cette\n"
             "confiance, ou tant de plis.\n"));
}

int commande_analyser(int argc, char **argv)
{
    struct revue x = {.effort.secondes = ANALYSE_SECONDES, .seule = PARTIES_TOUTES};
    long profondeur = 0;
    bool sans_livre = false;
    struct argument table[] = {
        {.nom = "--secondes", .poser = argument_secondes, .contexte = &x.effort.secondes,
         .valeur = "S", .aide = N_("temps par position (1)")},
        {.nom = "--profondeur", .nombre = &profondeur, .min = 1, .max = 60, .valeur = "N",
         .aide = N_("profondeur, au lieu d'un temps")},
        {.nom = "--partie", .nombre = &x.seule, .min = 1, .max = 100000000, .valeur = "N",
         .aide = N_("seulement la N-ième partie du fichier")},
        {.nom = "--joueur", .poser = argument_joueur, .contexte = x.joueurs.noms,
         .valeur = N_("NOM"),
         .aide = N_("ses parties et son bilan : une partie du nom ; deux fois : A et B")},
        {.nom = "--sans-livre", .drapeau = &sans_livre,
         .aide = N_("chercher dès le premier coup, sans livre d'ouvertures")},
        {.nom = "--json", .drapeau = &x.json, .aide = N_("un objet JSON par partie")},
        {.nom = "--annoter", .texte = &x.annotees, .valeur = N_("FICHIER"),
         .aide = N_("les parties avec valeurs et commentaires, au format de l'extension")},
        {.nom = "--format", .poser = parties_poser_format, .contexte = &x.format,
         .valeur = N_("FORMAT"), .aide = N_("leur format ; - les écrit sur la sortie standard")},
        {.nom = "--noir", .texte = &x.joueurs.noir, .valeur = N_("NOM"),
         .aide = N_("seulement les parties où il est Noir")},
        {.nom = "--blanc", .texte = &x.joueurs.blanc, .valeur = N_("NOM"),
         .aide = N_("de même")},
        [10 + RESSOURCES] = {0},
    };
    const char **mots = memoire_agrandir(NULL, (size_t)argc + 2, sizeof *mots);
    int statut;
    ressources_arguments(&x.moyens, table + 10);
    if (arguments_lire(COMMANDE, table, argc, argv, N_("analyser [OPTIONS] [PARTIES…]"), mots,
                       argc + 1, &statut)) {
        if (!mots[0]) {
            mots[0] = "-";
            mots[1] = NULL;
        }
        x.effort.profondeur = (int)profondeur;
        x.effort.livre = !sans_livre && profondeur == 0; /* a depth asks for a search */
        statut = lire_et_examiner(&x, mots);
    } else if (statut == 0)
        aide();
    free(mots);
    free(x.sources);
    bilan_detruire(&x.bilan);
    ressources_rendre(&x.moyens);
    return statut;
}
