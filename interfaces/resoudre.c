/* `othello resoudre`: a filter of lines, positions in, results out, in the same order. Nothing is
 * kept from one line to the next but what the engine's table remembers, and the rows of a board
 * that is spread over several, so that any tool may cut a file into pieces. A file of another
 * format is read whole: set-up positions are solved, games are for `othello analyser`. Progress
 * goes to the standard error, and only on a terminal. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "base/interruption.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "formats/formats.h"
#include "formats/lecture.h"
#include "formats/position.h"
#include "formats/probleme.h"
#include "interfaces/arguments.h"
#include "interfaces/commandes_moteur.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/ressources.h"
#include "moteur/moteur.h"
#include "partie/jugement.h"

enum {
    LARGEUR_BARRE = 24,
    PERIODE_MS = 100,
    PLATEAU_MAX = 512, /* bytes of a board over several lines */
    LIGNE_MAX = 1 << 26
};

static const char COMMANDE[] = "othello resoudre";

struct resolution {
    struct moteur *m;
    bool json, wld, tous;
    struct moteur_demande demande; /* of each position */
    bool terminal; /* show progress */
    const char *fichier; /* as messages name it */
    long numero;   /* of the line */
    long lignes;   /* in all, 0 when unknown */
    int vides;
    double affiche; /* when progress was last shown */
    long lues;      /* positions read */
    long differents;         /* those whose score is not the file's */
    double noeuds, secondes; /* of all */
    struct octets morceau;   /* the line, or the rows of a board so far; from `numero` on */
    bool autre; /* it is no line of positions: what comes is of a file of games, or no text */
    bool fautes;
};

/* ---- Progress ---- */

static void effacer_progres(const struct resolution *x)
{
    if (x->terminal)
        fputs("\r\033[K", stderr);
}

static void montrer_progres(void *contexte, const struct moteur_reponse *r)
{
    struct resolution *x = contexte;
    const double maintenant = horloge_secondes();
    if (!x->terminal || maintenant - x->affiche < PERIODE_MS / 1000.)
        return;
    x->affiche = maintenant;
    char barre[LARGEUR_BARRE + 1];
    const long plein = x->lignes ? (x->numero - 1) * LARGEUR_BARRE / x->lignes : 0;
    for (int i = 0; i < LARGEUR_BARRE; i++)
        barre[i] = i < plein ? '#' : '.';
    barre[LARGEUR_BARRE] = 0;
    char total[24] = "";
    if (x->lignes)
        snprintf(total, sizeof total, "/%ld", x->lignes);
    effacer_progres(x);
    if (r->profondeur == x->vides)
        sortie(stderr,
               ngettext("[%s] ligne %ld%s, %d case vide, %d %% : %+d",
                        "[%s] ligne %ld%s, %d cases vides, %d %% : %+d", (unsigned long)x->vides),
               barre, x->numero, total, x->vides, r->selectivite, r->score);
    else
        sortie(stderr,
               ngettext("[%s] ligne %ld%s, %d case vide, profondeur %d : %+d",
                        "[%s] ligne %ld%s, %d cases vides, profondeur %d : %+d",
                        (unsigned long)x->vides),
               barre, x->numero, total, x->vides, r->profondeur, r->score);
    fflush(stderr);
}

/* ---- Results ---- */

static int signe(int x)
{
    return (x > 0) - (x < 0);
}

/* Does the file give the position another value? */
static bool differe(const struct resolution *x, const struct probleme *p,
                    const struct moteur_reponse *r)
{
    return p->note && r->exact &&
           (x->wld ? signe(p->score) : p->score) != r->score;
}

/* What a suite took, and how many of its scores are not the file's. */
static void dire_bilan(const struct resolution *x)
{
    sortie(stderr,
           ngettext("%ld position, %.0f nœuds, %s s, %s M/s",
                    "%ld positions, %.0f nœuds, %s s, %s M/s", (unsigned long)x->lues),
           x->lues, x->noeuds, i18n_reel(x->secondes, 3).texte,
           i18n_reel(x->secondes > 0 ? x->noeuds / x->secondes / 1e6 : 0, 1).texte);
    sortie(stderr,
           ngettext(", %ld différente\n", ", %ld différentes\n", (unsigned long)x->differents),
           x->differents);
}

/* "g8", "pass" for a pass, "" when there is no move. */
static const char *nom_du_coup(int x, char nom[8])
{
    if (x == PASSE)
        return "pass";
    if (x > 63)
        return "";
    struct tampon t = tampon_sur(nom, 8);
    grille_ecrire_case(grille_case_du_moteur(x), &t);
    return nom;
}

/* In % of a search to the end that is not proved; 0: it does not go there. */
static int confiance(const struct resolution *x, int profondeur, int selectivite)
{
    return profondeur >= x->vides ? selectivite : 0;
}

/* ">=" before a score that is a bound. */
static const char *signe_de_la_borne(int borne)
{
    return borne > 0 ? ">=" : borne < 0 ? "<=" : "";
}

/* How sure a score is that is `exact`, or not. */
static void ecrire_surete_json(const struct resolution *x, bool exact, int borne, int profondeur,
                               int selectivite)
{
    const int surete = confiance(x, profondeur, selectivite);
    printf("\"exact\":%s", exact ? "true" : "false");
    if (borne)
        printf(",\"borne\":\"%s\"", signe_de_la_borne(borne));
    if (!exact && surete)
        printf(",\"profondeur\":%d,\"confiance\":%d", profondeur, surete);
    else if (!exact)
        printf(",\"profondeur\":%d,\"confiance\":null", profondeur);
}

static void ecrire_coups_json(const struct resolution *x, const struct moteur_reponse *r)
{
    char nom[8];
    printf(",\"coups\":[");
    for (int i = 0; i < r->n_coups; i++) {
        const struct moteur_coup *c = &r->coups[i];
        printf("%s{\"coup\":\"%s\",\"score\":%d,", i ? "," : "", nom_du_coup(c->x, nom),
               c->score);
        ecrire_surete_json(x, c->exact, c->borne, c->profondeur, c->selectivite);
        printf("}");
    }
    printf("]");
}

static void ecrire_json(const struct resolution *x, const struct probleme *p,
                        const struct moteur_reponse *r)
{
    char plateau[80], nom[8];
    struct tampon t = tampon_sur(plateau, sizeof plateau);
    probleme_ecrire(p, &t);
    printf("{\"position\":\"%s\",\"trait\":\"%c\",\"score\":%d,\"coup\":", plateau,
           p->noir ? 'X' : 'O', r->score);
    printf(r->coup == SANS_COUP ? "null" : "\"%s\"", nom_du_coup(r->coup, nom));
    printf(",\"pv\":[");
    for (int i = 0; i < r->pv_longueur; i++)
        printf("%s\"%s\"", i ? "," : "", nom_du_coup(r->pv[i], nom));
    printf("],\"noeuds\":%" PRIu64 ",\"secondes\":%.3f,", r->noeuds, r->secondes);
    ecrire_surete_json(x, r->exact, r->borne, r->profondeur, r->selectivite);
    if (p->note)
        printf(",\"attendu\":%d", p->score);
    if (x->wld)
        printf(",\"wld\":true");
    if (x->tous)
        ecrire_coups_json(x, r);
    printf("}\n");
}

/* A bound, but not a doubtful one? */
static bool est_borne_prouvee(const struct resolution *x, const struct moteur_reponse *r)
{
    return r->borne && confiance(x, r->profondeur, r->selectivite) == 100;
}

static void ecrire_texte(const struct resolution *x, const struct probleme *p,
                         const struct moteur_reponse *r)
{
    char nom[8];
    const char *signes[] = {_("perdu"), _("nul"), _("gagné")};
    printf("%4ld  ", x->numero);
    if (r->profondeur == 0 && !r->exact)
        printf("%*s", x->wld ? 6 : 3, "?");
    else if (x->wld)
        sortie(stdout, "%-*s", texte_largeur(signes[r->score + 1], 6), signes[r->score + 1]);
    else
        printf("%s%+3d", signe_de_la_borne(r->borne), r->score);
    printf("  %-4s %12" PRIu64 " %9s  ", nom_du_coup(r->coup, nom), r->noeuds,
           i18n_reel(r->secondes, 3).texte);
    for (int i = 0; x->tous && i < r->n_coups; i++) {
        printf("%s%s:%s", i ? " " : "", nom_du_coup(r->coups[i].x, nom),
               signe_de_la_borne(r->coups[i].borne));
        printf(x->wld ? "%c" : "%+d",
               x->wld ? "-=+"[r->coups[i].score + 1] : r->coups[i].score);
    }
    if (!x->tous)
        for (int i = 0; i < r->pv_longueur; i++)
            printf("%s%s", nom_du_coup(r->pv[i], nom), i + 1 < r->pv_longueur ? " " : "");
    if (differe(x, p, r))
        sortie(stdout, _("  (%+d dans le fichier)"), p->score);
    if (!r->exact && !est_borne_prouvee(x, r)) {
        char memoire[64];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        if (r->profondeur == 0)
            tampon_ajouter(&t, _("arrêté avant toute valeur"));
        else
            jugement_dire_surete(false, false, confiance(x, r->profondeur, r->selectivite),
                                 r->profondeur, &t);
        sortie(stdout, _("  (non prouvé : %s)"), memoire);
    }
    printf("\n");
}

/* ---- Lines ---- */

static void resoudre_position(struct resolution *x, const struct probleme *p)
{
    const struct othellier o = {p->joueur, p->adverse};
    struct moteur_reponse r;
    x->vides = __builtin_popcountll(~(p->joueur | p->adverse));
    moteur_chercher(x->m, &o, &x->demande, &r);
    effacer_progres(x);
    x->noeuds += (double)r.noeuds;
    x->secondes += r.secondes;
    x->differents += differe(x, p, &r);
    if (x->json)
        ecrire_json(x, p, &r);
    else
        ecrire_texte(x, p, &r);
    fflush(stdout); /* a filter: whoever reads may be waiting */
}

/* A file of games would be wrong at every line: its first line tells. NULL: it is none. */
static const struct format *format_de_parties(struct vue ligne)
{
    const struct format *f = format_reconnaitre(ligne);
    bool positions = f && f->capacites & TIENT_SCORES;
    return f && !positions && f->reconnaitre(ligne) >= 50 ? f : NULL;
}

static void dire_faute(struct resolution *x, int ligne, const char *faute)
{
    effacer_progres(x);
    x->fautes = true;
    sortie_erreur(COMMANDE, 1, _("%s : ligne %ld, %s"), x->fichier, x->numero + ligne - 1, faute);
}

/* Solves what was read since the last position if that is one, or says why it is none; the rows of
 * a board stay as long as others may follow. */
static void traiter_morceau(struct resolution *x, bool suite)
{
    char memoire[256];
    struct tampon refus = tampon_sur(memoire, sizeof memoire);
    struct probleme p;
    const struct vue texte = octets_lire(&x->morceau);
    const bool premier = x->lues == 0 && !x->fautes;
    switch (probleme_lire(texte, &p, &refus)) {
    case PROBLEME_LU:
        x->lues++;
        resoudre_position(x, &p);
        break;
    case PROBLEME_FAUX:
        x->autre = (premier && format_de_parties(texte)) || lecture_octet_binaire(texte);
        if (x->autre || (suite && vue_longueur(texte) < PLATEAU_MAX))
            return;
        dire_faute(x, p.ligne, refus.debut);
        break;
    case PROBLEME_VIDE:
        break;
    }
    octets_vider(&x->morceau);
}

static void traiter_ligne(struct resolution *x, long numero, struct vue ligne)
{
    char memoire[256];
    struct tampon refus = tampon_sur(memoire, sizeof memoire);
    struct probleme p;
    if (x->morceau.longueur > 0 && probleme_lire(ligne, &p, &refus) != PROBLEME_FAUX)
        traiter_morceau(x, false); /* the board before it has ended */
    if (x->morceau.longueur == 0)
        x->numero = numero;
    octets_texte(&x->morceau, x->morceau.longueur > 0 ? "\n" : "");
    octets_vue(&x->morceau, ligne);
    traiter_morceau(x, position_est_rang(ligne));
}

/* ---- Files of games ---- */

/* Is it a position of its own rather than a game that was played? */
static bool est_a_resoudre(const struct partie_notee *p)
{
    return p->grille.taille == 8 && !p->tronquee && notee_trait(p) != 0 && !notee_depart_usuel(p);
}

/* The positions among the games; gives how many of the others. */
static int resoudre_recueil(struct resolution *x, const struct recueil *r,
                            bool (*voulue)(const struct partie_notee *p))
{
    int jouees = 0;
    x->lignes = r->nb_parties;
    for (int i = 0; i < r->nb_parties && !*x->demande.arret; i++) {
        const struct probleme p = probleme_de_partie(&r->parties[i]);
        x->numero = r->parties[i].numero;
        if (voulue(&r->parties[i])) {
            x->lues++;
            resoudre_position(x, &p);
        } else {
            jouees++;
        }
    }
    x->fautes |= r->nb_erreurs > 0 || jouees > 0;
    return jouees;
}

/* The positions that a file of another format holds, each as a game from it. */
static void traiter_parties(struct resolution *x, struct vue texte)
{
    struct recueil r = {0};
    const struct format *f = format_lire(texte, &r);
    const int jouees = resoudre_recueil(x, &r, est_a_resoudre);
    if (x->lues > 0)
        parties_dire_problemes(x->fichier, &r);
    x->fautes |= !f;
    if (!f)
        sortie_erreur(COMMANDE, 1, _("%s : %s"), x->fichier,
                      _("ce n'est ni du texte ni un fichier WTHOR"));
    else if (jouees > 0 || x->lues == 0)
        sortie_erreur(COMMANDE, 1,
                      _("%s : partie au format %s, et non positions : « othello analyser » la "
                        "commente, FICHIER:1@40 en est la position après 40 coups"),
                      x->fichier, f->nom);
    recueil_detruire(&r);
}

/* Is there something to play, on the board that is solved? */
static bool est_inachevee(const struct partie_notee *p)
{
    return p->grille.taille == 8 && notee_trait(p) != 0;
}

/* The positions that games have come to, of a word that is not the name of a file. */
static void traiter_mot(struct resolution *x, const char *mot)
{
    struct recueil r = {0};
    x->fautes = parties_lire_et_dire(COMMANDE, mot, NULL, PARTIES_TOUTES, &r) > 0;
    if (resoudre_recueil(x, &r, est_inachevee) > 0)
        sortie_erreur(COMMANDE, 1,
                      _("%s : partie finie ou sur un autre plateau ; PARTIE@40 en est la position "
                        "après 40 coups"),
                      mot);
    recueil_detruire(&r);
}

/* Lines of a real file, for the progress bar; 0 when it is not one. */
static long compter_lignes(FILE *f)
{
    struct stat etat;
    if (fstat(fileno(f), &etat) != 0 || !S_ISREG(etat.st_mode) || fseek(f, 0, SEEK_SET) != 0)
        return 0;
    long n = 0;
    for (int c, avant = '\n'; (c = getc(f)) != EOF; avant = c)
        n += avant == '\n';
    rewind(f);
    return n;
}

/* The next line with its end; empty: there is none. Gives 0, or why it could not be read (an
 * errno): EFBIG where there is no end to it, as in /dev/zero. */
static int lire_ligne(const struct resolution *x, FILE *f, struct octets *ligne)
{
    int c = 0;
    octets_vider(ligne);
    while (c != '\n' && (c = getc(f)) != EOF) {
        const char octet = (char)c;
        if (ligne->longueur == LIGNE_MAX || x->morceau.longueur >= PARTIES_OCTETS_MAX)
            return EFBIG;
        octets_ajouter(ligne, &octet, 1);
    }
    return ferror(f) ? errno : 0;
}

/* 0, or why the rest could not be read. */
static int traiter_flux(struct resolution *x, FILE *f)
{
    struct octets texte = {0};
    int panne = 0;
    for (long numero = 1; !*x->demande.arret; numero++) {
        panne = lire_ligne(x, f, &texte);
        if (panne || texte.longueur == 0)
            break;
        const struct vue brute = octets_lire(&texte);
        struct vue v = brute, ligne;
        const bool premiere = !x->autre;
        if (premiere && vue_ligne(&v, &ligne))
            traiter_ligne(x, numero, ligne);
        if (premiere && x->autre)
            octets_vider(&x->morceau);
        if (x->autre)
            octets_vue(&x->morceau, brute);
    }
    if (x->autre && !panne)
        traiter_parties(x, octets_lire(&x->morceau));
    else if (x->morceau.longueur > 0 && !panne && !*x->demande.arret)
        traiter_morceau(x, false);
    octets_detruire(&x->morceau);
    octets_detruire(&texte);
    return panne;
}

/* The file named, or the standard input; NULL, and said, when it cannot be read, or `*mot`: it
 * names no file. */
static FILE *ouvrir(const char *nom, bool *mot)
{
    if (strcmp(nom, "-") == 0)
        return stdin;
    *mot = access(nom, F_OK) != 0;
    if (*mot)
        return NULL;
    FILE *f = fopen(nom, "r");
    if (!f)
        sortie_erreur(COMMANDE, 1, _("%s : %s"), nom, fichier_raison(errno));
    return f;
}

/* The flow of lines `f`, NULL: the word `mot`. */
static int resoudre(struct resolution *x, const struct moyens *moyens, FILE *f, const char *mot)
{
    x->m = ressources_moteur(moyens, RESSOURCES_HACHAGE);
    if (!x->m)
        return sortie_erreur(COMMANDE, 1, _("pas assez de mémoire pour une table de %ld Mo"),
                             (long)(moyens->hachage ? moyens->hachage : RESSOURCES_HACHAGE));
    if (x->demande.secondes > 0)
        moteur_oublier(x->m); /* no clock waits for the first touch of the table */
    x->terminal = isatty(STDERR_FILENO);
    x->lignes = x->terminal && f && f != stdin ? compter_lignes(f) : 0;
    const int panne = f ? traiter_flux(x, f) : 0;
    if (!f)
        traiter_mot(x, mot);
    moteur_detruire(x->m);
    if (*x->demande.arret)
        return sortie_erreur(COMMANDE, 1, "%s", _("interrompu"));
    if (panne)
        return sortie_erreur(COMMANDE, 1, _("%s : %s"), x->fichier, fichier_raison(panne));
    if (!x->lues && !x->fautes)
        return sortie_erreur(COMMANDE, 1, _("%s : aucune position"), x->fichier);
    if (x->lues > 1)
        dire_bilan(x);
    return x->fautes || x->differents > 0;
}

/* The file, or the game, `nom`. */
static int commencer(struct resolution *x, const struct moyens *moyens, const char *nom)
{
    if (x->wld && x->demande.bas < x->demande.haut)
        return sortie_erreur(COMMANDE, 2, _("--wld et --fenetre s'excluent"));
    x->demande.contexte = x;
    x->demande.but = x->wld ? MOTEUR_WLD : MOTEUR_SCORE;
    x->demande.meilleurs = x->tous ? MOTEUR_COUPS_MAX : 1;
    x->fichier = parties_nom_fichier(nom);
    bool mot = false;
    FILE *f = ouvrir(nom, &mot);
    const int statut = f || mot ? resoudre(x, moyens, f, nom) : 1;
    if (f && f != stdin)
        fclose(f);
    return statut;
}

/* "-2:4" */
static const char *poser_fenetre(void *demande, const char *valeur)
{
    struct moteur_demande *d = demande;
    const char *deux_points = strchr(valeur, ':');
    long bas, haut;
    if (!deux_points || !vue_entier((struct vue){valeur, deux_points}, -64, 63, &bas) ||
        !vue_entier(vue_de(deux_points + 1), -63, 64, &haut) || bas >= haut)
        return _("deux scores croissants de -64 à 64 attendus, comme -2:4");
    d->bas = (int)bas;
    d->haut = (int)haut;
    return NULL;
}

int commande_resoudre(int argc, char **argv)
{
    struct resolution x = {.demande = {.arret = interruption_guetter_lecture(),
                                       .progres = montrer_progres}};
    struct moteur_demande *d = &x.demande;
    struct moyens moyens = {0};
    long noeuds = 0, profondeur = 0, confiance = 0;
    struct argument table[] = {
        {.nom = "--json", .drapeau = &x.json, .aide = N_("un objet JSON par ligne")},
        {.nom = "--wld", .drapeau = &x.wld, .aide = N_("seulement gagné, nul ou perdu")},
        {.nom = "--tous-les-coups",
         .drapeau = &x.tous,
         .aide = N_("la valeur de chaque coup légal")},
        {.nom = "--secondes",
         .poser = argument_secondes,
         .contexte = &d->secondes,
         .valeur = "S",
         .aide = N_("s'arrêter là, au mieux connu (sans limite : prouvé)")},
        {.nom = "--noeuds", .nombre = &noeuds, .min = 1, .max = NOEUDS_MAX, .valeur = "N",
         .aide = N_("s'arrêter après N nœuds ou un peu plus, sur toute machine")},
        {.nom = "--profondeur", .nombre = &profondeur, .min = 1, .max = 60, .valeur = "N",
         .aide = N_("chercher tant de coups au plus")},
        {.nom = "--confiance", .nombre = &confiance, .min = 1, .max = 100, .valeur = "P",
         .aide = N_("se contenter de cette confiance en %, sans prouver")},
        {.nom = "--fenetre", .poser = poser_fenetre, .contexte = d, .valeur = "A:B",
         .aide = N_("scores à distinguer : en dehors, une borne suffit")},
        [8 + RESSOURCES] = {0},
    };
    const char *nom;
    int statut;
    ressources_arguments(&moyens, table + 8);
    if (arguments_lire(COMMANDE, table, argc, argv, N_("resoudre [OPTIONS] [FICHIER|PARTIE@N|-]"),
                       &nom, 1, &statut)) {
        d->noeuds = (uint64_t)noeuds;
        d->profondeur = (int)profondeur;
        d->selectivite = (int)confiance;
        statut = commencer(&x, &moyens, nom ? nom : "-");
    }
    ressources_rendre(&moyens);
    return statut;
}
