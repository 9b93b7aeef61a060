/* See commandes.h. One function for each command, found by a table. */
#include "interfaces/ecran/commandes.h"

#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/aide.h"
#include "interfaces/ecran/archives.h"
#include "interfaces/ecran/bilan.h"
#include "interfaces/ecran/choix.h"
#include "interfaces/ecran/collage.h"
#include "interfaces/ecran/commentaire.h"
#include "interfaces/ecran/coups.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/enregistrer.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/estimes.h"
#include "interfaces/ecran/fichier.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/lignes.h"
#include "interfaces/ecran/menu.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/plateau.h"

/* ---- The commands ---- */

static enum reponse faire_jouer(struct ecran *e)
{
    if (e->mode == MODE_PASSE && e->revu == PRESENT) { /* the pass was seen */
        e->conseil_attendu = false;
        return REPONSE_CONTINUER;
    }
    return coups_jouer_case(e, e->curseur_x, e->curseur_y);
}

/* A move is taken back, or one taken back is played again. */
static enum reponse remonter(struct ecran *e, int sens)
{
    coups_arreter_pensee(e);
    return coups_reprendre(e, sens < 0 ? session_annuler(e->session) : session_refaire(e->session));
}

/* From the start, or from a position that was set up. */
static enum reponse nouvelle_partie(struct ecran *e, const struct composition *c)
{
    coups_arreter_pensee(e);
    jugements_fermer(e);
    e->curseur_place = e->tape_xy = false;
    return coups_reprendre(e, c ? session_commencer(e->session, &c->position, c->trait)
                                : session_nouvelle(e->session));
}

static enum reponse faire_options(struct ecran *e)
{
    const enum menu_issue issue = menu_options(e, coups_arreter_pensee);
    if (issue == MENU_QUITTER && coups_quitter(e) == REPONSE_QUITTER)
        return REPONSE_QUITTER;
    switch (issue) {
    case MENU_NOUVELLE:
        return nouvelle_partie(e, NULL);
    case MENU_COMPOSEE:
        return nouvelle_partie(e, &e->composition);
    case MENU_JOUEURS: /* players changed: a finished game has nothing for them */
        if (session_trait(e->session) == 0 && enregistrer_avant_de_partir(e))
            return nouvelle_partie(e, NULL);
        coups_arreter_pensee(e);
        return coups_reprendre(e, REPONSE_REPRENDRE);
    default: /* the thought may have been stopped for players that were then refused */
        return e->reflexion && fil_fd(&e->reflexion->fil) < 0
                   ? coups_reprendre(e, REPONSE_CONTINUER)
                   : REPONSE_AUCUNE;
    }
}

static enum reponse faire_nouvelle(struct ecran *e)
{
    const enum menu_issue issue = menu_nouvelle(e);
    return issue == MENU_NOUVELLE  ? nouvelle_partie(e, NULL)
           : issue == MENU_OPTIONS ? faire_options(e)
                                   : REPONSE_AUCUNE;
}

/* The players change sides in a new game. */
static enum reponse faire_echanger(struct ecran *e)
{
    struct session *s = e->session;
    struct reglages echanges = s->reglages;
    const enum menu_issue issue = menu_nouvelle(e);
    if (issue == MENU_OPTIONS)
        return faire_options(e);
    if (issue != MENU_NOUVELLE)
        return REPONSE_AUCUNE;
    coups_arreter_pensee(e);
    strcpy(echanges.joueurs[1], s->joueurs[2].nom);
    strcpy(echanges.joueurs[2], s->joueurs[1].nom);
    const char *refus = session_refaire_joueurs(s, &echanges);
    if (refus) {
        vue_alerter(e, refus);
        return coups_reprendre(e, REPONSE_CONTINUER);
    }
    e->couleurs_echangees |= !s->demandes.joueurs[1] && !s->demandes.joueurs[2];
    s->demandes.joueurs[1] = s->demandes.joueurs[2] = true; /* now: no setting changes */
    return nouvelle_partie(e, NULL);
}

/* For the side to move at the moment looked at; at the present one it is a person's. Who goes on
 * meanwhile has done what ends the wait. */
static enum reponse faire_conseil(struct ecran *e)
{
    if (e->conseil_attendu)
        return REPONSE_AUCUNE;
    if (e->mode == MODE_PENSEE && e->revu != PRESENT) {
        vue_alerter(e, _("Attendez : l'ordinateur réfléchit."));
        return REPONSE_AUCUNE;
    }
    bool au_passe = vue_relit(e) && vue_trait(e) != 0;
    if (!au_passe && !coups_peut_jouer(e))
        return REPONSE_AUCUNE;
    const int x = e->curseur_x, y = e->curseur_y;
    e->conseil_rang = vue_rang(e);
    e->conseil_attendu = true;
    const enum reponse reponse = session_conseil(e->session, e->conseil_rang, &e->conseil);
    const bool parti = !e->conseil_attendu;
    e->conseil_attendu = false;
    e->reflexion = NULL;
    e->pensee_finie = false;
    if (vue_conseil(e) != COUP_AUCUN && e->curseur_x == x && e->curseur_y == y)
        e->session->jeu->cellule_du_coup(vue_position(e), e->conseil, &e->curseur_x, &e->curseur_y);
    return parti                          ? REPONSE_CONTINUER
           : reponse == REPONSE_CONTINUER ? REPONSE_AUCUNE
                                          : reponse;
}

/* The thought is over: reflexion_finir() stops it and takes its best move. */
static enum reponse faire_maintenant(struct ecran *e)
{
    bool pense = e->mode == MODE_PENSEE && e->revu == PRESENT;
    if (e->conseil_attendu)
        return REPONSE_CONTINUER;
    if (pense && e->session->joueurs[vue_trait(e)].genre->protocole) { /* it would lose its turn */
        vue_message(e, _("Cet autre programme joue quand il est prêt."));
        return REPONSE_AUCUNE;
    }
    if (!pense)
        vue_message(e, e->mode == MODE_PENSEE ? _("Attendez : l'ordinateur réfléchit.")
                                              : _("Aucun ordinateur ne réfléchit."));
    return pense ? REPONSE_CONTINUER : REPONSE_AUCUNE;
}

static void revoir(struct ecran *e, int rang)
{
    rang = rang < 0 ? 0 : rang;
    e->revu = rang >= e->session->partie.rang ? PRESENT : rang;
}

static enum reponse feuilleter(struct ecran *e, int sens)
{
    revoir(e, vue_rang(e) + sens);
    return REPONSE_AUCUNE;
}

static void faire_debut(struct ecran *e)
{
    revoir(e, 0);
}

static enum reponse faire_fin(struct ecran *e)
{
    if (e->revu == PRESENT && e->session->variante)
        return coups_revenir(e);
    e->revu = PRESENT;
    return REPONSE_AUCUNE;
}

/* May what followed in the game be lost? */
static bool demander_remplacement(struct ecran *e, int perdus)
{
    char remplacer[64];
    struct tampon t = tampon_sur(remplacer, sizeof remplacer);
    tampon_ecrire(&t, ngettext("Remplacer %d coup", "Remplacer %d coups", (unsigned long)perdus),
                  perdus);
    const char *const choix[] = {remplacer, _("Garder la partie")};
    return dialogue_choisir(e, _("Continuer la partie par la variante ?"), choix, 2) == 0;
}

static enum reponse faire_ici(struct ecran *e)
{
    if (!vue_relit(e) && !e->session->variante) /* a variation may be at its end */
        return REPONSE_AUCUNE;
    const int rang = vue_rang(e), perdus = session_remplacerait(e->session, rang);
    if (perdus && !demander_remplacement(e, perdus))
        return REPONSE_AUCUNE;
    if (e->session->variante && !perdus)
        jugements_rendre(e);
    e->examen_a_rendre = false;
    coups_arreter_pensee(e);
    return coups_reprendre(e, session_aller(e->session, rang));
}

/* The cursor goes to the legal move after the one where it stands, or before it, row by row. */
static enum reponse aller_au_legal(struct ecran *e, int sens)
{
    const struct jeu *jeu = e->session->jeu;
    const int cases = jeu->colonnes * jeu->lignes;
    int coups[COUPS_MAX];
    int c = e->curseur_y * jeu->colonnes + e->curseur_x;
    for (int n = 0; n < cases; n++) {
        c = (c + sens + cases) % cases;
        const int x = c % jeu->colonnes, y = c / jeu->colonnes;
        if (plateau_coups(jeu, vue_position(e), vue_trait(e), x, y, coups) > 0) {
            e->curseur_x = x;
            e->curseur_y = y;
            return REPONSE_AUCUNE;
        }
    }
    vue_message(e, _("Aucun coup légal à montrer ici."));
    return REPONSE_AUCUNE;
}

static enum reponse faire_ligne(struct ecran *e)
{
    return e->session->arbre.nb > 0 ? lignes_suivante(e) : aller_au_legal(e, 1);
}

/* Why no level changes. */
static void dire_niveau_fixe(struct ecran *e, int pas)
{
    const struct session *s = e->session;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct joueur *machine = NULL, *a_niveau = NULL;
    for (int joueur = 1; joueur <= 2; joueur++) {
        const struct joueur *j = &s->joueurs[joueur];
        machine = joueur_humain(j) ? machine : j;
        a_niveau = j->limites.niveau && !j->limites.style ? j : a_niveau;
    }
    if (s->variante) {
        tampon_ajouter(&t, _("Le niveau ne change pas dans une variante (Échap : la partie)."));
    } else if (a_niveau) {
        tampon_ecrire(&t,
                      pas > 0 ? _("Le niveau %d est le plus haut.")
                              : _("Le niveau %d est le plus bas."),
                      a_niveau->limites.niveau);
    } else if (machine) {
        joueur_dire(machine->nom, &t);
        tampon_ajouter(&t, _(" : ce joueur n'a pas de niveau."));
    } else {
        tampon_ajouter(&t, _("Aucun ordinateur ne joue (o : joueurs et réglages)."));
    }
    vue_message(e, memoire);
}

static enum reponse changer_niveau(struct ecran *e, int pas)
{
    struct session *s = e->session;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    bool change[3];
    const bool revanche = e->mode == MODE_FIN && e->revu == PRESENT && session_personne(s);
    if (revanche && !enregistrer_avant_de_partir(e))
        return REPONSE_AUCUNE;
    coups_arreter_pensee(e);
    if (!session_changer_niveau(s, pas, change)) {
        dire_niveau_fixe(e, pas);
        return coups_reprendre(e, REPONSE_CONTINUER);
    }
    for (int joueur = 1; joueur <= 2; joueur++) {
        if (change[joueur] && !s->demandes.joueurs[joueur])
            menu_retenir(e, joueur == 1 ? "noir" : "blanc");
        if (!joueur_humain(&s->joueurs[joueur])) {
            tampon_ecrire(&t, _("%s%s : "), t.longueur ? ", " : "", _(s->jeu->joueurs[joueur]));
            joueur_dire(s->joueurs[joueur].nom, &t);
        }
    }
    vue_message(e, memoire);
    return revanche ? nouvelle_partie(e, NULL) : coups_reprendre(e, REPONSE_CONTINUER);
}

static void faire_theme(struct ecran *e)
{
    const struct reglage *theme = reglage_chercher(vue_de("theme"));
    char memoire[MESSAGE_MAX], valeur[VALEUR_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire), v = tampon_sur(valeur, sizeof valeur);
    e->session->reglages.theme = (e->session->reglages.theme + 1) % THEMES_NB;
    vue_preparer(e);
    tampon_ajouter(&t, _("Thème : "));
    reglage_lire(&e->session->reglages, theme, &v);
    choix_dire(e->session->jeu, theme, valeur, &t);
    vue_message(e, memoire);
    menu_retenir(e, "theme");
}

static void faire_legaux(struct ecran *e)
{
    e->session->reglages.legaux = !e->session->reglages.legaux;
    menu_retenir(e, "legaux");
}

/* The move played at the moment looked at, or the last one, is of the person's repertoire. */
static void faire_repertoire(struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    session_repertorier(e->session, vue_rang(e), &t);
    jugements_relire_repertoire(e);
    vue_message(e, memoire);
}

static void faire_erreur(struct ecran *e)
{
    int rang = jugements_erreur_suivante(e);
    if (rang >= 0)
        revoir(e, rang);
}

static void faire_redessiner(struct ecran *e)
{
    (void)e;
    terminal_redessiner();
}

/* Escape gives up the last thing begun, and never more: advice being thought about, a look back,
 * advice given, a variation, a review that goes on. */
static enum reponse faire_echap(struct ecran *e)
{
    if (e->conseil_attendu)
        return REPONSE_CONTINUER;
    if (e->revu != PRESENT) {
        e->revu = PRESENT;
        return REPONSE_AUCUNE;
    }
    if (vue_conseil(e) == COUP_AUCUN && e->session->variante)
        return coups_revenir(e);
    if (vue_conseil(e) == COUP_AUCUN && fil_fd(&e->examen.fil) >= 0) {
        jugements_arreter(e);
        return REPONSE_AUCUNE;
    }
    e->conseil = COUP_AUCUN;
    return e->mode == MODE_PASSE ? REPONSE_CONTINUER : REPONSE_AUCUNE;
}

static enum reponse faire_clic(struct ecran *e, const struct evenement *ev)
{
    int x, y;
    if (!disposition_trouver(&e->disposition, e->session->jeu, ev->x, ev->y, &x, &y)) {
        const int moment = panneau_moment(e, ev->x, ev->y);
        if (moment >= 0 && !e->epreuve)
            revoir(e, moment);
        return REPONSE_AUCUNE;
    }
    e->curseur_x = x;
    e->curseur_y = y;
    return coups_jouer_case(e, x, y);
}

/* What a command does: one of three. */
static const struct {
    enum reponse (*faire)(struct ecran *e);
    enum reponse (*vers)(struct ecran *e, int sens); /* back or forth */
    int sens;
    void (*simple)(struct ecran *e); /* the moment goes on */
} ACTIONS[COMMANDES] = {
    [COMMANDE_JOUER] = {.faire = faire_jouer},
    [COMMANDE_ANNULER] = {.vers = remonter, .sens = -1},
    [COMMANDE_REFAIRE] = {.vers = remonter, .sens = 1},
    [COMMANDE_NOUVELLE] = {.faire = faire_nouvelle},
    [COMMANDE_ECHANGER] = {.faire = faire_echanger},
    [COMMANDE_CONSEIL] = {.faire = faire_conseil},
    [COMMANDE_MAINTENANT] = {.faire = faire_maintenant},
    [COMMANDE_RECULER] = {.vers = feuilleter, .sens = -1},
    [COMMANDE_AVANCER] = {.vers = feuilleter, .sens = 1},
    [COMMANDE_DEBUT] = {.simple = faire_debut},
    [COMMANDE_FIN] = {.faire = faire_fin},
    [COMMANDE_ICI] = {.faire = faire_ici},
    [COMMANDE_LIGNE] = {.faire = faire_ligne},
    [COMMANDE_LEGAL_AVANT] = {.vers = aller_au_legal, .sens = -1},
    [COMMANDE_LIGNES] = {.faire = lignes_lister},
    [COMMANDE_RETIRER] = {.faire = lignes_retirer},
    [COMMANDE_COMMENTER] = {.simple = commentaire_ecrire},
    [COMMANDE_PLUS_FORT] = {.vers = changer_niveau, .sens = 1},
    [COMMANDE_MOINS_FORT] = {.vers = changer_niveau, .sens = -1},
    [COMMANDE_OPTIONS] = {.faire = faire_options},
    [COMMANDE_THEME] = {.simple = faire_theme},
    [COMMANDE_LEGAUX] = {.simple = faire_legaux},
    [COMMANDE_ARCHIVES] = {.simple = archives_basculer},
    [COMMANDE_REPERTOIRE] = {.simple = faire_repertoire},
    [COMMANDE_ECRIRE] = {.simple = enregistrer},
    [COMMANDE_PARTIE_AVANT] = {.vers = fichier_voisine, .sens = -1},
    [COMMANDE_PARTIE_APRES] = {.vers = fichier_voisine, .sens = 1},
    [COMMANDE_LISTE] = {.faire = fichier_choisir},
    [COMMANDE_ANALYSER] = {.simple = jugements_basculer},
    [COMMANDE_ERREUR] = {.simple = faire_erreur},
    [COMMANDE_EXERCICE] = {.simple = epreuve_commencer},
    [COMMANDE_GARDER] = {.simple = epreuve_garder},
    [COMMANDE_ESTIMES] = {.simple = estimes_basculer},
    [COMMANDE_REDESSINER] = {.simple = faire_redessiner},
    [COMMANDE_AIDE] = {.simple = aide_montrer},
    [COMMANDE_QUITTER] = {.faire = coups_quitter},
    [COMMANDE_ECHAP] = {.faire = faire_echap},
};

static enum reponse faire(struct ecran *e, enum commande commande)
{
    if (ACTIONS[commande].simple)
        ACTIONS[commande].simple(e);
    return ACTIONS[commande].faire  ? ACTIONS[commande].faire(e)
           : ACTIONS[commande].vers ? ACTIONS[commande].vers(e, ACTIONS[commande].sens)
                                    : REPONSE_AUCUNE;
}

/* ---- From a key to a command ---- */

/* h and j move the cursor, and are columns too: a digit just after makes a column of the letter,
 * and the cursor goes back. */
static void reprendre_lettre(struct ecran *e, int lettre)
{
    vue_bouger(e, touche_commande(lettre) == COMMANDE_GAUCHE ? COMMANDE_DROITE : COMMANDE_HAUT);
    saisie_touche(&e->saisie, lettre);
    e->saisie.lettre = lettre;
}

/* "h34": the letter was a move of the cursor after all, and "34" is typed. */
static void rendre_lettre(struct ecran *e)
{
    char perdu[256];
    struct tampon t = tampon_sur(perdu, sizeof perdu);
    struct saisie *s = &e->saisie;
    int coup, lettre = s->lettre;
    if (!lettre || s->longueur < 3 || e->session->jeu->lire_coup(s->texte, &coup, &t))
        return;
    memmove(s->texte, s->texte + 1, (size_t)s->longueur--);
    s->lettre = 0;
    vue_bouger(e, touche_commande(lettre));
}

static enum reponse servir_saisie(struct ecran *e, int touche)
{
    enum saisie_issue issue = saisie_touche(&e->saisie, touche);
    if (issue == SAISIE_EN_COURS)
        rendre_lettre(e);
    return issue == SAISIE_VALIDEE ? coups_jouer_saisie(e) : REPONSE_AUCUNE;
}

static enum reponse servir_touche(struct ecran *e, const struct evenement *ev)
{
    int lettre = e->lettre;
    e->lettre = 0;
    if (e->saisie.ouverte && ev->touche < TOUCHE_HAUT)
        return servir_saisie(e, ev->touche);
    if (e->saisie.ouverte && touche_efface(ev->touche))
        return servir_saisie(e, ev->touche);
    if (!e->disposition.trop_petit && saisie_ouvre(ev->touche)) {
        if (lettre && ev->touche <= '9')
            reprendre_lettre(e, lettre);
        return servir_saisie(e, ev->touche);
    }
    enum commande commande = vue_commande(e, ev);
    if (e->disposition.trop_petit && commande != COMMANDE_QUITTER)
        return REPONSE_AUCUNE;
    if (e->saisie.ouverte && ev->touche == TOUCHE_CLIC && commande != COMMANDE_CLIC)
        return servir_saisie(e, commande == COMMANDE_JOUER ? TOUCHE_ENTREE : TOUCHE_ECHAP);
    saisie_fermer(&e->saisie);
    if (commande == COMMANDE_CLIC)
        return faire_clic(e, ev);
    if (commande >= COMMANDE_HAUT && commande <= COMMANDE_DROITE) {
        const char *colonnes = e->session->jeu->noms_colonnes;
        e->lettre = colonnes && ev->touche < 0x80 && strchr(colonnes, ev->touche) ? ev->touche : 0;
        vue_bouger(e, commande);
        return REPONSE_AUCUNE;
    }
    if (e->epreuve && epreuve_servir(e, commande))
        return REPONSE_AUCUNE;
    return faire(e, commande);
}

/* A key that shows the end at once, and does nothing more. */
static bool passe_seulement(int touche)
{
    const enum commande commande = touche_commande(touche);
    return commande == COMMANDE_JOUER || commande == COMMANDE_ECHAP;
}

/* Values beside an answer are looked at with what was told of it. */
static bool laisse_le_message(const struct ecran *e, const struct evenement *ev)
{
    return e->epreuve && ev->genre == EVENEMENT_TOUCHE &&
           touche_commande(ev->touche) == COMMANDE_ESTIMES;
}

enum reponse commandes_servir(struct ecran *e, const struct evenement *ev)
{
    if (ev->genre != EVENEMENT_TOUCHE && ev->genre != EVENEMENT_COLLAGE)
        return REPONSE_AUCUNE;
    if (!laisse_le_message(e, ev))
        vue_message(e, "");
    e->resultat_neuf = false;
    if (bilan_passer(e) && ev->genre == EVENEMENT_TOUCHE && passe_seulement(ev->touche))
        return REPONSE_AUCUNE;
    if (ev->genre == EVENEMENT_TOUCHE)
        return servir_touche(e, ev);
    e->lettre = 0;
    return collage_servir(e, ev);
}
