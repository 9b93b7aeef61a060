/* See commande_analyser.h. */
#include "interfaces/commande_analyser.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "formats/json.h"
#include "formats/noms_ouvertures.h"
#include "interfaces/bilan_joueurs.h"
#include "interfaces/options.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/rapport.h"
#include "interfaces/revue.h"
#include "interfaces/revue_notee.h"
#include "partie/jugement.h"

static_assert(ANALYSE_SECONDES == 1 && PERTE_DOUTEUSE == 2 && PERTE_FAUTE == 4 && PERTE_GAFFE == 8,
              "the help says so");

static const char COMMANDE[] = "othello analyser";

/* A run of the command. */
struct compte_rendu {
    bool json;
    struct bilan_joueurs bilan;
    const char *annotees; /* the file that the games go to with what was found; NULL: none */
    const struct format *format; /* its */
    const char *rapport; /* the file of the report; NULL: none */
    long perte;          /* the discs that a move lost to have a diagram there; 0: not told */
    bool muet;   /* the standard output is for the annotated games, or for the report */
    bool annote; /* one of them at least has its values */
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
               c->suite_longueur > 0 ? nom_de_case(c->meilleur, mieux) : "", c->perte,
               jugement_marque(c->perte), suite.debut ? suite.debut : "");
    }
    sortie(stdout, "\n");
    octets_detruire(&suite);
}

static void montrer_inconnu(int n, const struct coup_analyse *c)
{
    char nom[8];
    sortie(stdout, "%4d %s %s  …\n", n, c->joueur == NOIR ? "◉" : "◎", nom_de_case(c->case_, nom));
}

/* What a player lost, in which phases, of that where the values are proved, how often, at worst. */
static void montrer_bilan(const struct analyse *a, int joueur)
{
    int coups = 0, pertes = 0, prouvees = 0, fautes = 0, pire = -1, phases[PHASES] = {0};
    char nom[8], ou[128];
    struct tampon t = tampon_sur(ou, sizeof ou);
    for (int i = a->inconnus; i < a->nb; i++) {
        const struct coup_analyse *c = &a->coups[i];
        if (c->joueur != joueur)
            continue;
        coups++;
        pertes += c->perte;
        phases[jugement_phase(c->vides)] += c->perte;
        prouvees += c->exact ? c->perte : 0;
        fautes += c->perte >= PERTE_FAUTE;
        if (c->perte > 0 && (pire < 0 || c->perte > a->coups[pire].perte))
            pire = i;
    }
    jugement_dire_phases(phases, &t);
    if (prouvees > 0)
        tampon_ecrire(&t, ngettext(", dont %d prouvé", ", dont %d prouvés",
                                   (unsigned long)prouvees), prouvees);
    sortie(stdout,
           ngettext("%s %s : pions perdus : %d en %d coup", "%s %s : pions perdus : %d en %d coups",
                    (unsigned long)coups),
           joueur == NOIR ? "◉" : "◎", joueur == NOIR ? _("Noir") : _("Blanc"), pertes, coups);
    sortie(stdout, _("%s ; fautes de %d pions et plus : %d"), ou, PERTE_FAUTE, fautes);
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

static void prendre(const struct revue *x, struct partie_notee *p, const struct analyse *a,
                    bool entiere)
{
    struct compte_rendu *c = x->contexte;
    if (!c->muet && c->bilan.par == PAR_RIEN)
        (c->json ? montrer_json : montrer)(x, p, a);
    if (c->annotees || c->rapport)
        annoter(p, a);
    c->annote = true;
    if (entiere)
        bilan_ajouter(&c->bilan, p, a, &x->joueurs);
}

/* "1 s par position" */
static void dire_effort(const struct revue *x, struct tampon *t)
{
    const int plis = x->effort.profondeur;
    if (plis > 0)
        tampon_ecrire(t, ngettext("%d pli", "%d plis", (unsigned long)plis), plis);
    else
        tampon_ecrire(t, _("%s s par position"),
                      i18n_reel(x->effort.secondes, I18N_COURT).texte);
}

static int ecrire_rapport(const struct revue *x, const struct recueil *r)
{
    const struct compte_rendu *c = x->contexte;
    char effort[64];
    struct tampon t = tampon_sur(effort, sizeof effort);
    struct octets o = {0};
    dire_effort(x, &t);
    rapport_ecrire(r, c->perte ? (int)c->perte : PERTE_DOUTEUSE, effort, &o);
    const char *erreur = parties_ecrire_octets(c->rapport, &o);
    octets_detruire(&o);
    return erreur ? sortie_erreur(COMMANDE, 1, "%s", erreur) : 0;
}

static int finir(const struct revue *x, const struct recueil *r)
{
    struct compte_rendu *c = x->contexte;
    const bool a_ecrire = c->annote || !revue_arretee(x);
    int statut = 0;
    if (c->bilan.par)
        bilan_trier_pires(&c->bilan);
    if ((c->bilan.parties > 1 || c->bilan.par) && !c->muet)
        (c->json ? bilan_montrer_json : bilan_montrer)(&c->bilan, 0);
    if (c->annotees && a_ecrire)
        statut = parties_ecrire(COMMANDE, c->annotees, c->format, r);
    if (c->rapport && a_ecrire)
        statut |= ecrire_rapport(x, r);
    if ((c->annotees || c->rapport) && !a_ecrire)
        sortie_erreur(COMMANDE, 1, "%s", _("rien n'est écrit"));
    return statut;
}

/* Can the file that an option names take something made of the games of these words? 0, or the exit
 * status: said. */
static int verifier_sortie(const char *option, const char *chemin, const struct format **format,
                           const char *const *mots)
{
    for (; *mots && chemin; mots++)
        if (parties_du_fichier(*mots, chemin))
            return sortie_erreur(COMMANDE, 2, "%s%s%s", option, _(" : "),
                                 _("l'entrée et la sortie sont le même fichier"));
    return parties_verifier_sortie(COMMANDE, option, chemin, format);
}

/* Is there a place for what is to be written? 0, or the exit status: said. */
static int verifier_sorties(struct compte_rendu *c, const char *const *mots)
{
    const struct format *page = NULL;
    if (c->format && !c->annotees)
        c->annotees = "-";
    const bool annotees_muettes = c->annotees && strcmp(c->annotees, "-") == 0;
    const bool rapport_muet = c->rapport && strcmp(c->rapport, "-") == 0;
    c->muet = annotees_muettes || rapport_muet;
    if (annotees_muettes && rapport_muet)
        return sortie_erreur(COMMANDE, 2, "%s",
                             _("--annoter, --rapport : un seul va sur la sortie standard"));
    if (c->annotees && c->rapport && parties_meme_sortie(c->annotees, c->rapport))
        return sortie_erreur(COMMANDE, 2, "%s", _("--annoter, --rapport : c'est le même fichier"));
    if (c->perte && !c->rapport)
        return sortie_erreur(COMMANDE, 2, _("%s ne va pas sans %s"), "--perte", "--rapport");
    if (c->rapport && !rapport_muet && parties_format_de_fichier(c->rapport) != &format_rapport)
        return sortie_erreur(COMMANDE, 2, "--rapport%s%s", _(" : "),
                             _("un fichier .html attendu"));
    const int statut = verifier_sortie("--annoter", c->annotees, &c->format, mots);
    return statut ? statut : verifier_sortie("--rapport", c->rapport, &page, mots);
}

static void aide(void)
{
    sortie(stdout, "\n%s",
           _("PARTIES : des fichiers, FICHIER:N, base:N (de la base de parties), des coups, ou "
             "-,\n"
             "l'entrée standard, s'il n'y en a pas.\n\n"
             "Ce que chaque position valait après le coup joué (◉ : Noir mène, ◎ : Blanc "
             "mène), ce\n"
             "que le coup a perdu, et ce qui était mieux. ?! à partir de 2 pions, ? de 4, ?? "
             "de 8.\n"
             "sûreté : la valeur est prouvée, ou celle du livre d'ouvertures, ou la fin vue "
             "avec cette\n"
             "confiance, ou tant de plis.\n"));
}

int commande_analyser(int argc, char **argv)
{
    struct compte_rendu c = {0};
    bool relire = false;
    struct revue x = revue_de(COMMANDE, prendre, &c);
    struct argument table[] = {
        {.nom = "--json", .drapeau = &c.json, .aide = N_("un objet JSON par partie")},
        {.nom = "--annoter", .texte = &c.annotees, .valeur = N_("FICHIER"),
         .aide = N_("les parties avec valeurs et commentaires, au format de l'extension")},
        {.nom = "--format", .poser = parties_poser_format, .contexte = &c.format,
         .valeur = N_("FORMAT"), .aide = N_("leur format ; - les écrit sur la sortie standard")},
        {.nom = "--rapport", .texte = &c.rapport, .valeur = N_("FICHIER"),
         .aide = N_("un rapport à lire ou à imprimer (HTML) : courbe, coups, erreurs")},
        {.nom = "--perte", .nombre = &c.perte, .min = PERTE_DOUTEUSE, .max = 64, .valeur = "N",
         .aide = N_("ses diagrammes : les coups qui ont perdu N pions ou plus (2)")},
        {.nom = "--relire", .drapeau = &relire,
         .aide = N_("ne pas chercher là où le fichier a déjà notre analyse")},
        {.nom = "--par", .poser = bilan_poser_par, .contexte = &c.bilan.par, .valeur = "",
         .aide = N_("le bilan des parties par ouverture, couleur, adversaire, annee ou joueur")},
        [7 + REVUE_ARGUMENTS] = {0},
    };
    char nom[JOUEUR_NOM_MAX];
    const char **mots = memoire_agrandir(NULL, (size_t)argc + 2, sizeof *mots);
    int statut;
    x.finir = finir;
    revue_arguments(&x, table + 7);
    if (arguments_lire(COMMANDE, table, argc, argv, N_("analyser [OPTIONS] [PARTIES…]"), mots,
                       argc + 1, &statut)) {
        if (!mots[0]) {
            mots[0] = "-";
            mots[1] = NULL;
        }
        statut = verifier_sorties(&c, mots);
        x.savoir = relire ? analyse_relire : NULL;
        if (c.bilan.par > PAR_JOUEUR)
            options_joueur(&x.joueurs, nom);
        statut = statut ? statut : revue_mener(&x, mots);
    } else if (statut == 0)
        aide();
    free(mots);
    bilan_detruire(&c.bilan);
    revue_detruire(&x);
    return statut;
}
