/* See lancer.h. */
#include "interfaces/lancer.h"

#include <ctype.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "base/pannes.h"
#include "base/sortie.h"
#include "interfaces/ecran/ecran.h"
#include "interfaces/options.h"
#include "interfaces/ouvrir.h"
#include "interfaces/programme.h"
#include "interfaces/ressources.h"
#include "interfaces/texte.h"
#include "interfaces/variante.h"
#include "partie/boucle.h"
#include "partie/epreuve.h"
#include "partie/session.h"

enum { DIT_MAX = 1024 };

static const struct commande *chercher_commande(const char *nom)
{
    for (const struct commande *c = programme.commandes; c && c->nom; c++)
        if (strcmp(c->nom, nom) == 0)
            return c;
    return NULL;
}

/* What could not be opened, where the reason does not begin with it. */
static void dire_ce_qui(const struct options *o, const struct fichier_ouvert *f,
                        const char *raison, struct tampon *dit)
{
    if (!o->ouvrir_seul)
        tampon_ecrire(dit, _("--ouvrir « %s » : "), o->ouvrir);
    else if (!f || strncmp(raison, f->chemin, strlen(f->chemin)) != 0)
        tampon_ecrire(dit, _("« %s » : "), o->ouvrir);
}

/* The game of the file that is to be opened, to be freed with free(), and what there is to tell of
 * it. NULL: there is none, told in `dit`. */
static struct partie *ouvrir_fichier(const struct options *o, struct fichier_ouvert **f,
                                     struct tampon *dit)
{
    char memoire[DIT_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct partie *p = memoire_neuve(1, sizeof *p);
    const bool lue = programme.ouvrir && programme.ouvrir(o->ouvrir, programme.jeux, f, p, &t);
    if (!programme.ouvrir)
        tampon_ajouter(&t, _("ce programme ne lit pas de fichier de parties"));
    if (!lue) {
        dire_ce_qui(o, *f, memoire, dit);
        free(p);
    }
    if (*f && !lue) {
        (*f)->fermer(*f);
        *f = NULL;
    }
    tampon_ajouter(dit, memoire);
    return lue ? p : NULL;
}

/* Signs of a position, but for what may stand between two squares or rows. */
static size_t compter_signes(struct vue v)
{
    size_t nb = 0;
    for (const char *p = v.p; p < v.fin; p++)
        nb += !strchr(" \t\n/,", *p);
    return nb;
}

/* Takes the side to move, X or O, off the end of so many squares. 0: they are alone. */
static int prendre_trait(size_t nb, struct vue *v)
{
    const int dernier = vue_vide(*v) ? 0 : toupper((unsigned char)v->fin[-1]);
    if ((dernier != 'X' && dernier != 'O') || compter_signes(*v) != nb + 1)
        return 0;
    v->fin--;
    *v = vue_sans_blancs(*v);
    return dernier == 'X' ? 1 : 2;
}

/* Reads --position: squares, then the side to move or not, then the rest of an OBF line or not. */
static bool lire_depart(const struct session *s, const char *texte, struct position *depart,
                        int *premier, struct tampon *raison)
{
    struct vue v = vue_sans_blancs(vue_sur(texte, strcspn(texte, ";")));
    const int trait = prendre_trait((size_t)(s->jeu->colonnes * s->jeu->lignes), &v);
    char *cases = memoire_copier(v);
    const bool bon = s->jeu->lire_position(cases, depart, raison);
    *premier = trait ? trait : *premier;
    free(cases);
    return bon;
}

/* A new game of `s->jeu`, from the position of --position when there is one. */
static bool placer(struct session *s, const struct options *o, struct tampon *refus)
{
    for (int joueur = 1; joueur <= 2; joueur++)
        if (!o->demandes.joueurs[joueur]) /* one that was kept may be of another board */
            reglages_adapter(&s->reglages, joueur, s->jeu);
    const char *erreur = session_init(s);
    if (erreur)
        tampon_ajouter(refus, erreur);
    if (erreur || !o->position)
        return !erreur;
    char memoire[DIT_MAX];
    struct position depart;
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    int premier = o->reglages.premier;
    if (!lire_depart(s, o->position, &depart, &premier, &raison)) {
        tampon_ajouter(refus, _("--position : "));
        tampon_ajouter(refus, memoire);
        return false;
    }
    partie_placer(&s->partie, s->jeu, &depart, premier);
    s->reglages.premier = 1; /* the turn of the position, not of the games after it */
    return true;
}

/* The game of the sitting: that of a file, or a new one. `dit`: why not, or what there is to tell
 * of it. */
static bool commencer_partie(struct session *s, const struct options *o, struct tampon *dit)
{
    if (!o->ouvrir) {
        s->jeu = variante_chercher(programme.jeux, o->taille, o->depart, dit);
        return s->jeu && placer(s, o, dit);
    }
    struct partie *lue = ouvrir_fichier(o, &s->fichier, dit);
    if (!lue)
        return false;
    s->jeu = lue->jeu;
    const bool bon = placer(s, o, dit);
    s->partie = *lue;
    s->ouverte = true;
    s->fichier->lire_arbre(s);
    free(lue);
    return bon;
}

/* Puts the options into the sitting. False when something is wrong, told in `dit`; else that is
 * what there is to tell at the start. */
static bool preparer(struct session *s, const struct options *o, struct tampon *dit)
{
    s->programme = programme.nom;
    s->jeux = programme.jeux;
    s->services = &programme.services;
    s->reglages = o->reglages;
    s->demandes = o->demandes;
    s->demandes.programmes[1] = s->demandes.programmes[2] = o->lancer;
    s->demandes.partie = o->demandes.joueurs[1] || o->demandes.joueurs[2] || o->taille ||
                         o->depart || o->position || o->ouvrir;
    s->terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    return commencer_partie(s, o, dit);
}

/* Is this a place for the screen? Where it is not, nobody expects one. */
static bool ecran_attendu(const struct session *s, bool texte)
{
    const char *type = getenv("TERM");
    return !texte && s->terminal && type && *type && strcmp(type, "dumb") != 0;
}

/* The first display that works here; the text mode always does. */
static void ouvrir_affichage(struct session *s, bool texte)
{
    const char *erreur = NULL;
    if (ecran_attendu(s, texte)) {
        s->affichage = &affichage_ecran;
        erreur = s->affichage->ouvrir(s);
        if (!erreur)
            return;
        sortie_erreur(programme.nom, 0, _("pas d'écran, mode texte : %s"), erreur);
    }
    s->affichage = &affichage_texte;
    s->affichage->ouvrir(s);
}

static void dire_version(void)
{
    sortie(stdout, "%s %s\n", programme.nom, VERSION);
}

/* A reader that went away is an end of game like another, told by write(); a pager that quits must
 * not kill an unsaved game. */
static void ignorer_tuyau_casse(void)
{
    signal(SIGPIPE, SIG_IGN);
}

/* Too large for the stack. */
static struct session *creer(void)
{
    return memoire_neuve(1, sizeof(struct session));
}

static void detruire(struct session *s)
{
    session_fermer(s);
    if (s->fichier)
        s->fichier->fermer(s->fichier);
    ressources_rendre(&s->moyens);
    free(s);
}

/* Back at the shell, where a path can be copied. */
static void dire_ecartee(const struct session *s)
{
    char memoire[CHEMIN_MAX + 512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (session_dire_ecartee(s, programme.ouvrir != NULL, &t))
        sortie(stdout, "%s\n", memoire);
}

/* Closes the sitting. */
static void fermer(struct session *s)
{
    s->affichage->fermer(s);
    dire_ecartee(s);
    const int fin = s->signal;
    detruire(s);
    if (fin) { /* the shell must see what ended the program */
        signal(fin, SIG_DFL);
        raise(fin);
    }
}

/* Reads the options, whose means become the sitting's. False: there is nothing to play, what there
 * is to tell has been said. */
static bool lire_options(struct session *s, struct options *o, int argc, char **argv, int *statut)
{
    const bool lues = options_lire(o, argc, argv, statut);
    s->moyens = o->moyens;
    if (lues && o->version)
        dire_version();
    return lues && !o->version;
}

/* Makes the sitting that the options ask for, with in `dit` what there is to tell of its game.
 * False: wrongly. */
static bool regler(struct session *s, const struct options *o, const char *nom, int *statut,
                   char dit[DIT_MAX])
{
    struct tampon t = tampon_sur(dit, DIT_MAX);
    const bool bonnes = preparer(s, o, &t);
    const bool illisible = o->ouvrir && programme.ouvrir && !s->jeu;
    if (!bonnes)
        *statut = sortie_erreur(nom, illisible ? 1 : 2, "%s", dit);
    return bonnes;
}

/* A game whose author forgot a member would crash later. The exit status, 0: none did. */
static int refuser_incomplets(void)
{
    for (const struct jeu *const *j = programme.jeux; *j; j++) {
        const char *absent = jeu_membre_absent(*j);
        if (absent)
            return sortie_erreur(programme.nom, 2, _("struct jeu « %s » : il manque le membre %s"),
                                 (*j)->nom ? (*j)->nom : "", absent);
    }
    return 0;
}

/* Opens the display on a sitting that is prepared, with what there is to tell of the options, of
 * the settings file and of the opened game. */
static void montrer(struct session *s, bool texte, const char *reglages, const char *partie)
{
    const char *const dits[] = {ressources_refus(&s->moyens, s->jeu), reglages, partie};
    ignorer_tuyau_casse();
    ouvrir_affichage(s, texte);
    for (size_t i = 0; i < sizeof dits / sizeof dits[0]; i++)
        if (dits[i] && dits[i][0])
            s->affichage->message(s, dits[i]);
}

/* The sitting that the settings and the options ask for, its display open; `a_deux`: of two people,
 * which nothing is kept of. NULL: said. */
static struct session *ouvrir_seance(const char *nom, int argc, char **argv, bool a_deux,
                                     int *statut)
{
    struct options o = {0};
    char dit[DIT_MAX], avertissement[2 * CHEMIN_MAX];
    struct tampon t = tampon_sur(avertissement, sizeof avertissement);
    struct session *s = creer();
    const char *fautes = reglages_charger(&o.reglages, programme.nom, programme.jeux);
    tampon_ajouter(&t, fautes ? fautes : "");
    const bool lues = lire_options(s, &o, argc, argv, statut);
    for (int joueur = 1; joueur <= 2 && a_deux; joueur++)
        strcpy(o.reglages.joueurs[joueur], "clavier");
    if (!lues || !regler(s, &o, nom, statut, dit)) {
        detruire(s);
        return NULL;
    }
    s->sauvegarde &= !a_deux;
    montrer(s, o.texte, avertissement, dit);
    return s;
}

struct session *lancer_seance(const char *commande, int argc, char **argv, int *statut)
{
    return ouvrir_seance(commande, argc, argv, true, statut);
}

int lancer_epreuve(const char *commande, struct session *s, struct epreuve *x, bool refus,
                   const char *dit)
{
    if (x)
        s->affichage->eprouver(s, x);
    const int perdues = x ? epreuve_fermer(x) : 0;
    fermer(s);
    if (refus)
        return sortie_erreur(commande, 1, "%s", dit);
    if (!x)
        sortie(stdout, "%s\n", dit);
    if (perdues > 0)
        return sortie_erreur(commande, 1,
                             ngettext("%d réponse n'a pas pu être notée",
                                      "%d réponses n'ont pas pu être notées",
                                      (unsigned long)perdues),
                             perdues);
    return 0;
}

/* commencer(), the output not looked at. */
static struct session *ouvrir(int argc, char **argv, int *statut)
{
    i18n_init();
    pannes_annoncer(programme.nom);
    signal(SIGXFSZ, SIG_IGN); /* a file too large is an error of write() like another */
    *statut = refuser_incomplets();
    if (*statut)
        return NULL;
    const struct commande *commande = argc > 1 ? chercher_commande(argv[1]) : NULL;
    if (commande) {
        *statut = commande->executer(argc - 1, argv + 1);
        return NULL;
    }
    struct session *s = ouvrir_seance(programme.nom, argc, argv, false, statut);
    if (!s)
        return NULL;
    boucle_attacher(s);
    if (s->affichage->accueillir(s) != REPONSE_QUITTER)
        return s;
    fermer(s);
    return NULL;
}

struct session *commencer(int argc, char **argv, int *statut)
{
    char nom[64];
    struct tampon t = tampon_sur(nom, sizeof nom);
    struct session *s = ouvrir(argc, argv, statut);
    const bool commande = argc > 1 && chercher_commande(argv[1]);
    tampon_ecrire(&t, commande ? "%s %s" : "%s", programme.nom, commande ? argv[1] : "");
    if (!s)
        *statut = sortie_finir(nom, *statut);
    return s;
}

int terminer(struct session *s)
{
    const int statut = session_en_panne(s) ? EXIT_FAILURE : EXIT_SUCCESS;
    fermer(s);
    return sortie_finir(programme.nom, statut);
}
