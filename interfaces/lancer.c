/* See lancer.h. */
#include "interfaces/lancer.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "interfaces/ecran/ecran.h"
#include "interfaces/options.h"
#include "interfaces/programme.h"
#include "interfaces/texte.h"
#include "interfaces/variante.h"
#include "partie/boucle.h"
#include "partie/session.h"

/* The sitting: as long as the program, and too large for the stack. */
static struct session session;

static const struct commande *chercher_commande(const char *nom)
{
    for (const struct commande *c = programme.commandes; c && c->nom; c++)
        if (strcmp(c->nom, nom) == 0)
            return c;
    return NULL;
}

/* The settings of the user, whose players must exist in this program: else the defaults. NULL, or
 * what was wrong. */
static const char *charger_reglages(struct reglages *reglages)
{
    const char *avertissement = reglages_charger(reglages, programme.nom);
    struct reglages defaut;
    reglages_defaut(&defaut);
    for (int i = 1; i <= 2; i++) {
        struct joueur essai;
        const char *refus = joueur_creer(&essai, programme.jeux[0], reglages->joueurs[i]);
        if (refus) {
            avertissement = refus;
            strcpy(reglages->joueurs[i], defaut.joueurs[i]);
        } else {
            joueur_detruire(&essai);
        }
    }
    return avertissement;
}

/* Puts the options into the sitting. NULL, or what is wrong. */
static const char *preparer(const struct options *o)
{
    static char message[512];
    struct tampon t = tampon_sur(message, sizeof message);
    session.programme = programme.nom;
    session.jeux = programme.jeux;
    session.consulter = programme.consulter;
    session.jeu = variante_chercher(programme.jeux, o->taille, o->depart, &t);
    if (!session.jeu)
        return message;
    session.reglages = o->reglages;
    session.moyens = o->moyens;
    session.reprise_voulue = o->reprendre;
    session.programmes_acceptes[1] = session.programmes_acceptes[2] = o->lancer;
    session.neuve_voulue = o->nouvelle;
    session.partie_voulue = o->joueurs || o->taille || o->depart || o->position;
    session.temps_voulu = o->temps;
    session.livre_voulu = o->livre;
    session.colonnes = o->colonnes;
    session.lignes = o->lignes;
    session.terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    const char *refus = session_init(&session);
    struct position depart;
    if (refus || !o->position)
        return refus;
    tampon_ajouter(&t, "--position : ");
    if (!session.jeu->lire_position(o->position, &depart, &t))
        return message;
    partie_placer(&session.partie, session.jeu, &depart, o->reglages.premier);
    session.reglages.premier = 1; /* the turn of the position, not of the games after it */
    return NULL;
}

/* Is this a place for the screen? Where it is not, nobody expects one. */
static bool ecran_attendu(bool texte)
{
    const char *type = getenv("TERM");
    return !texte && session.terminal && type && *type && strcmp(type, "dumb") != 0;
}

/* The first display that works here; the text mode always does. */
static void ouvrir_affichage(bool texte)
{
    const char *erreur = NULL;
    if (ecran_attendu(texte)) {
        session.affichage = &affichage_ecran;
        erreur = session.affichage->ouvrir(&session);
        if (!erreur)
            return;
        sortie_erreur(programme.nom, 0, _("pas d'écran, mode texte : %s"), erreur);
    }
    session.affichage = &affichage_texte;
    session.affichage->ouvrir(&session);
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

/* Closes the sitting. */
static void fermer(void)
{
    session.affichage->fermer(&session);
    session_fermer(&session);
    if (session.signal) { /* the shell must see what ended the program */
        signal(session.signal, SIG_DFL);
        raise(session.signal);
    }
}

/* commencer(), the output not looked at. */
static bool ouvrir(int argc, char **argv, int *statut)
{
    static struct options options;
    char refus[1024];
    struct tampon t = tampon_sur(refus, sizeof refus);
    i18n_init();
    signal(SIGXFSZ, SIG_IGN); /* a file too large is an error of write() like another */
    const struct commande *commande = argc > 1 ? chercher_commande(argv[1]) : NULL;
    if (commande) {
        *statut = commande->executer(argc - 1, argv + 1);
        return false;
    }
    const char *avertissement = charger_reglages(&options.reglages);
    if (!options_lire(&options, argc, argv, &t)) {
        *statut = sortie_erreur(programme.nom, 2, "%s", refus);
        return false;
    }
    if (options.aide || options.version) {
        options.aide ? options_aide(&programme) : dire_version();
        return false;
    }
    const char *erreur = preparer(&options);
    if (erreur) {
        *statut = sortie_erreur(programme.nom, 2, "%s", erreur);
        return false;
    }
    ignorer_tuyau_casse();
    ouvrir_affichage(options.texte);
    boucle_attacher(&session);
    if (avertissement)
        session.affichage->message(&session, avertissement);
    if (session.affichage->accueillir(&session) != REPONSE_QUITTER)
        return true;
    fermer();
    return false;
}

bool commencer(int argc, char **argv, int *statut)
{
    bool jouer = ouvrir(argc, argv, statut);
    if (!jouer)
        *statut = sortie_finir(programme.nom, *statut);
    return jouer;
}

int terminer(void)
{
    fermer();
    return sortie_finir(programme.nom, EXIT_SUCCESS);
}
