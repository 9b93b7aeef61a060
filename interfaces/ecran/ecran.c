/* See ecran.h. Each moment of the loop waits in attendre_moment() and is served by commandes.h. */
#include "interfaces/ecran/ecran.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "interfaces/ecran/bilan.h"
#include "interfaces/ecran/commandes.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/etapes.h"
#include "interfaces/ecran/fichier.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/menu.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/variante.h"

/* Seconds that a move or a pass stays on the screen before the next one, so that a person can
 * follow: with a person playing, and when nobody does. */
static const double PAUSE_REPONSE = 0.4, PAUSE_SPECTACLE = 0.6, PAUSE_PASSE = 2.0;
/* Milliseconds between two frames while somebody thinks; while advice is refined on the board. */
enum { BATTEMENT = 500, BATTEMENT_CONSEIL = 100 };

static struct ecran *ecran_de(struct session *s)
{
    return s->donnees_affichage;
}

/* ---- Opening and closing ---- */

static const char *ouvrir(struct session *s)
{
    struct ecran *e = memoire_neuve(1, sizeof *e);
    e->session = s;
    e->revu = PRESENT;
    e->conseil = e->coup = COUP_AUCUN;
    e->estimes_voulus[true] = true;
    const char *erreur = terminal_ouvrir(&e->terminal, s->demandes.colonnes, s->demandes.lignes);
    if (erreur) {
        free(e);
        return erreur;
    }
    if (s->reglages.pions != PIONS_ASCII)
        terminal_sonder(&e->terminal);
    s->donnees_affichage = e;
    vue_preparer(e);
    return NULL;
}

/* Back at the shell, one line says how to go on. */
static void dire_au_revoir(const struct session *s)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (session_dire_sort(s, &t))
        sortie(stdout, "%s\n", memoire);
}

static void fermer(struct session *s)
{
    struct ecran *e = ecran_de(s);
    if (!e)
        return;
    fil_arreter(&e->examen.fil);
    fil_arreter(&e->estimation.fil);
    jugements_oublier_repertoire(e);
    s->signal = e->terminal.signal;
    terminal_fermer(&e->terminal);
    dire_au_revoir(s);
    jugements_oublier(e);
    free(e);
    s->donnees_affichage = NULL;
}

/* ---- Waiting ---- */

/* The cursor begins a game on the first legal move. */
static void placer_curseur(struct ecran *e)
{
    const struct session *s = e->session;
    const struct position *position = partie_position(&s->partie, s->partie.rang);
    int coups[COUPS_MAX], trait = session_trait(s);
    if (e->curseur_place || !trait)
        return;
    if (s->jeu->lister_coups(position, trait, coups) > 0)
        s->jeu->cellule_du_coup(position, coups[0], &e->curseur_x, &e->curseur_y);
    e->curseur_place = true;
}

/* The user is gone: what he has not lost so far must be on disk. */
static enum reponse partir(struct ecran *e)
{
    if (e->session->partie.total > 0 || session_a_garder(e->session))
        session_sauver(e->session);
    return REPONSE_QUITTER;
}

static int millisecondes(double secondes)
{
    return secondes <= 0 ? 0 : (int)(secondes * 1000) + 1;
}

/* To the next second on a clock that runs, or to its end. */
static int delai_pendule(const struct session *s)
{
    const double seconde = chrono_seconde(s), fin = chrono_echeance(s);
    return seconde < 0 ? -1 : millisecondes(seconde < fin ? seconde : fin);
}

/* How long to sleep at the most: to the end of the pause, or to the next second of a thought or of
 * a clock. */
static int delai(const struct ecran *e, double pause)
{
    double ecoule = horloge_secondes() - e->debut_attente;
    int etape = etapes_delai(e);
    if (etape >= 0)
        return etape;
    if (bilan_delai(e) >= 0)
        return bilan_delai(e);
    if (e->pensee_finie)
        return millisecondes(pause - ecoule);
    const int pendule = delai_pendule(e->session);
    if (e->conseil_attendu)
        return BATTEMENT_CONSEIL;
    if (e->mode == MODE_PENSEE)
        return pendule >= 0 && pendule < BATTEMENT ? pendule : BATTEMENT;
    return pause < 0 ? pendule : millisecondes(pause - ecoule);
}

static void commencer_moment(struct ecran *e, enum mode mode)
{
    e->mode = mode;
    e->reflexion = NULL;
    e->pensee_finie = false;
    e->debut_attente = horloge_secondes();
    placer_curseur(e);
}

/* What has come already is served before anything is drawn: held keys and long pastes cost
 * nothing. */
static struct evenement attendre_evenement(struct ecran *e, int fd, double pause)
{
    struct evenement ev = vue_attendre(e, fd, 0);
    if (ev.genre != EVENEMENT_DELAI)
        return ev;
    const int attente = delai(e, pause); /* asked before: the last step may end while it is drawn */
    vue_rafraichir(e);
    return vue_attendre(e, fd, attente);
}

/* A clock is at its end: what the person was about is over, the present moment is to be seen. */
static enum reponse finir_au_temps(struct ecran *e)
{
    if (!e->reflexion) {
        saisie_fermer(&e->saisie);
        epreuve_oublier(e);
        e->revu = PRESENT;
        vue_message(e, "");
    }
    return REPONSE_CONTINUER;
}

/* A person's clock stands while a box, advice or anything else that he asked for has the screen. */
static enum reponse servir(struct ecran *e, const struct evenement *ev)
{
    const bool courait = !e->reflexion && chrono_arreter(e->session);
    const enum reponse reponse = commandes_servir(e, ev);
    if (courait)
        chrono_lancer(e->session, NULL);
    return reponse;
}

/* Serves the user until the moment is over: by a command, at the end of a clock, or when the
 * thought and the pause (in seconds, negative: for ever) both are. */
static enum reponse attendre_moment(struct ecran *e, enum mode mode, struct reflexion *reflexion,
                                    double pause)
{
    commencer_moment(e, mode);
    e->reflexion = reflexion;
    for (;;) {
        bool finie = !reflexion || e->pensee_finie;
        if (finie && pause >= 0 && horloge_secondes() - e->debut_attente >= pause)
            return REPONSE_CONTINUER;
        if (!e->pensee_finie && chrono_echeance(e->session) == 0)
            return finir_au_temps(e);
        struct evenement ev = attendre_evenement(e, finie ? -1 : fil_fd(&reflexion->fil), pause);
        if (ev.genre == EVENEMENT_FIN)
            return partir(e);
        if (ev.genre == EVENEMENT_FD)
            e->pensee_finie = true;
        else if (ev.genre != EVENEMENT_DELAI && ev.genre != EVENEMENT_FOND)
            etapes_finir(e);
        const enum reponse reponse = servir(e, &ev);
        if (reponse != REPONSE_AUCUNE)
            return reponse;
    }
}

/* ---- The moments of a game ---- */

static enum mode mode_present(const struct session *s)
{
    const int trait = session_trait(s);
    return !trait                              ? MODE_FIN
           : session_libre(s)                  ? MODE_OUVERTE
           : joueur_humain(&s->joueurs[trait]) ? MODE_JEU
                                               : MODE_PENSEE;
}

static void afficher_config(struct session *s)
{
    struct ecran *e = ecran_de(s);
    e->conseil = COUP_AUCUN;
    commencer_moment(e, mode_present(s));
    e->resultat[0] = 0;
    if (e->attente)
        vue_message(e, "");
    const bool par_un_coup = s->partie.rang == e->rang_montre + 1;
    etapes_commencer(e);
    bilan_commencer(e, par_un_coup, etapes_reste(e));
    vue_rafraichir(e);
}

static enum reponse demander_coup(struct session *s, int *coup)
{
    struct ecran *e = ecran_de(s);
    e->coup = COUP_AUCUN;
    if (!vue_cherche(e))
        session_mediter(s);
    enum reponse reponse = attendre_moment(e, mode_present(s), NULL, -1);
    *coup = e->coup;
    return reponse;
}

/* The moment goes on as it was, a move may be made: the advice then is of no more use. */
static enum reponse attendre_conseil(struct ecran *e, struct reflexion *reflexion)
{
    const enum reponse reponse = attendre_moment(e, e->mode, reflexion, 0);
    return e->conseil_attendu ? reponse : REPONSE_REPRENDRE;
}

static enum reponse attendre(struct session *s, struct reflexion *reflexion)
{
    bool humain[3];
    session_humains(s, humain);
    if (ecran_de(s)->conseil_attendu)
        return attendre_conseil(ecran_de(s), reflexion);
    jugements_ceder(ecran_de(s));
    double pause = humain[1] || humain[2] ? PAUSE_REPONSE : PAUSE_SPECTACLE;
    return attendre_moment(ecran_de(s), MODE_PENSEE, reflexion,
                           pause + etapes_reste(ecran_de(s)));
}

static enum reponse annoncer_passe(struct session *s, int joueur)
{
    struct ecran *e = ecran_de(s);
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, _("%s n'a aucun coup légal et passe."), _(s->jeu->joueurs[joueur]));
    vue_alerter(e, memoire);
    enum reponse reponse = attendre_moment(e, MODE_PASSE, NULL, PAUSE_PASSE);
    if (strcmp(e->message, memoire) == 0) /* seen: it must not hide the result */
        vue_message(e, "");
    return reponse;
}

static enum reponse afficher_fin(struct session *s)
{
    struct ecran *e = ecran_de(s);
    struct tampon t = tampon_sur(e->resultat, sizeof e->resultat);
    if (s->forfait && s->au_temps) {
        tampon_ecrire(&t, _("%s n'a plus de temps : %s gagne."), _(s->jeu->joueurs[s->forfait]),
                      _(s->jeu->joueurs[3 - s->forfait]));
    } else if (s->forfait) {
        tampon_ecrire(&t, _("%s perd par forfait. %s"), _(s->jeu->joueurs[s->forfait]), e->message);
        vue_message(e, "");
    } else {
        if (s->partie.noms[1][0] || s->partie.noms[2][0])
            tampon_ecrire(&t, "%s – %s%s", partie_nom(&s->partie, 1), partie_nom(&s->partie, 2),
                          _(" : "));
        s->jeu->ecrire_fin(partie_position(&s->partie, s->partie.rang), &t);
    }
    while (t.longueur > 0 && t.debut[t.longueur - 1] == '\n')
        t.debut[--t.longueur] = 0;
    e->resultat_neuf = true;
    bilan_compter(e);
    return attendre_moment(e, MODE_FIN, NULL, -1);
}

static void eprouver(struct session *s, struct epreuve *epreuve)
{
    ecran_de(s)->accueilli = true;
    epreuve_mener(ecran_de(s), epreuve);
}

static void message(struct session *s, const char *texte)
{
    struct ecran *e = ecran_de(s);
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!e->accueilli && e->message[0]) /* nobody has seen it */
        tampon_ecrire(&t, "%s\n", e->message);
    tampon_ajouter(&t, texte);
    vue_message(e, memoire);
}

/* ---- The start ---- */

/* "coup 23, Noir 12 (humain), Blanc 14 (IA, niveau 3)", before it the board if it is another. */
static void decrire(const struct session *s, const struct partie *partie,
                    const struct reglages *reglages, struct tampon *t)
{
    const struct jeu *jeu = partie->jeu;
    const struct position *position = partie_position(partie, partie->rang);
    if (jeu != s->jeu) {
        variante_dire(jeu, t);
        tampon_ajouter(t, ", ");
    }
    tampon_ecrire(t, _("coup %d"), partie->rang);
    for (int joueur = 1; joueur <= 2; joueur++) {
        tampon_ecrire(t, ", %s %d (", _(jeu->joueurs[joueur]), jeu->score(position, joueur));
        joueur_dire(reglages->joueurs[joueur], t);
        tampon_ajouter(t, ")");
    }
}

/* A file must not start programs by itself: asks, the whole command in sight, else the computer
 * plays. False: the user leaves. */
static bool demander_programme(struct ecran *e, struct reglages *reglages, int joueur)
{
    char lancer[JOUEUR_NOM_MAX + 32];
    struct tampon t = tampon_sur(lancer, sizeof lancer);
    const char *commande = session_programme(e->session, reglages, joueur);
    if (!commande)
        return true;
    tampon_ecrire(&t, _("Lancer : %s"), commande);
    const char *const choix[] = {_("L'ordinateur à sa place"), lancer};
    bool montrable = pinceau_largeur(&e->pinceau, lancer) + 8 <= e->pinceau.colonnes;
    int choisi =
        dialogue_choisir(e, _("Cette partie lance un programme"), choix, montrable ? 2 : 1);
    e->session->demandes.programmes[joueur] = choisi == 1;
    if (choisi != 1)
        strcpy(reglages->joueurs[joueur], "ia");
    return choisi != DIALOGUE_QUITTER;
}

static enum reponse reprendre(struct ecran *e, const struct partie *sauvee,
                              struct reglages *reglages)
{
    if (!demander_programme(e, reglages, 1) || !demander_programme(e, reglages, 2))
        return REPONSE_QUITTER;
    const char *refus = session_reprendre(e->session, sauvee, reglages);
    vue_message(e, refus ? refus : _("Partie reprise."));
    vue_preparer(e);
    return REPONSE_CONTINUER;
}

/* The game is known already: the only question is the saved one, which comes second, since another
 * was asked for. */
static enum menu_issue demander_reprise(struct ecran *e, const struct partie *sauvee,
                                        const char *detail)
{
    const struct session *s = e->session;
    char titre[512], nouvelle[2 * JOUEUR_NOM_MAX + 64];
    struct tampon t = tampon_sur(titre, sizeof titre), n = tampon_sur(nouvelle, sizeof nouvelle);
    enum { AUTRE, REPRISE };
    const char *const choix[] = {nouvelle, _("Reprendre la partie")};
    tampon_ajouter(&n, s->ouverte ? _("Ouvrir la partie du fichier") : _("Nouvelle partie"));
    if (!s->ouverte && (s->demandes.joueurs[1] || s->demandes.joueurs[2])) {
        tampon_ajouter(&n, _(" : "));
        joueur_dire_deux(s->joueurs, &n);
    }
    tampon_ecrire(&t, _("Partie commencée : %s"), detail);
    e->apercu = (struct apercu){sauvee, REPRISE, false};
    switch (dialogue_choisir(e, titre, choix, 2)) {
    case REPRISE:
        return MENU_REPRENDRE;
    case DIALOGUE_QUITTER:
        return MENU_QUITTER;
    default:
        return MENU_NOUVELLE;
    }
}

/* What to play: the menu, or where the game is known already the saved one or not. */
static enum menu_issue demander_partie(struct ecran *e, const struct partie *sauvee,
                                       const char *detail)
{
    if (e->session->demandes.partie)
        return sauvee ? demander_reprise(e, sauvee, detail) : MENU_NOUVELLE;
    e->apercu = (struct apercu){sauvee, -1, false};
    return menu_accueil(e, sauvee ? detail : NULL);
}

/* What there is to tell at the start, in a box where the menu has no room for it. False: the user
 * leaves. */
static bool avertir(struct ecran *e)
{
    enum { MESSAGE_COURT = 76 };
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const char *const choix[] = {_("Continuer")};
    e->accueilli = true;
    if (!strchr(e->message, '\n') && pinceau_largeur(&e->pinceau, e->message) <= MESSAGE_COURT)
        return true;
    tampon_ajouter(&t, e->message);
    vue_message(e, "");
    return dialogue_choisir(e, memoire, choix, 1) != DIALOGUE_QUITTER;
}

/* `sauvee`: room for the saved game. */
static enum reponse poser_questions(struct ecran *e, struct partie *sauvee)
{
    struct session *s = e->session;
    struct reglages reglages;
    char memoire[256];
    struct tampon detail = tampon_sur(memoire, sizeof memoire);
    bool lue = !s->demandes.neuve && session_lire_sauvegarde(s, sauvee, &reglages);
    if (!avertir(e))
        return REPONSE_QUITTER;
    if (s->demandes.neuve)
        return fichier_accueillir(e) ? REPONSE_CONTINUER : REPONSE_QUITTER;
    if (lue)
        decrire(s, sauvee, &reglages, &detail);
    if (s->demandes.reprise)
        return lue ? reprendre(e, sauvee, &reglages) : REPONSE_CONTINUER;
    enum menu_issue issue = demander_partie(e, lue ? sauvee : NULL, memoire);
    e->apercu.partie = NULL;
    vue_preparer(e);
    if (issue == MENU_REPRENDRE)
        return reprendre(e, sauvee, &reglages);
    if (issue == MENU_QUITTER || e->terminal.fini)
        return REPONSE_QUITTER;
    if (issue == MENU_OUVERTE)
        return REPONSE_CONTINUER;
    if (!fichier_accueillir(e))
        return REPONSE_QUITTER;
    if (issue == MENU_COMPOSEE)
        session_commencer(s, &e->composition.position, e->composition.trait);
    else if (!s->demandes.partie) /* who starts was chosen; the saved one stays until a move */
        partie_init(&s->partie, s->jeu, s->reglages.premier);
    return REPONSE_CONTINUER;
}

static enum reponse accueillir(struct session *s)
{
    struct ecran *e = ecran_de(s);
    struct partie *sauvee = memoire_neuve(1, sizeof *sauvee); /* too large for a small stack */
    e->entree = true;
    const enum reponse reponse = poser_questions(e, sauvee);
    e->entree = false;
    free(sauvee);
    return reponse;
}

const struct affichage affichage_ecran = {
    .ouvrir = ouvrir,
    .fermer = fermer,
    .accueillir = accueillir,
    .afficher_config = afficher_config,
    .demander_coup = demander_coup,
    .attendre = attendre,
    .annoncer_passe = annoncer_passe,
    .afficher_fin = afficher_fin,
    .eprouver = eprouver,
    .message = message,
};
