/* See texte.h. */
#include "interfaces/texte.h"

#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "base/texte.h"
#include "interfaces/actions.h"
#include "interfaces/texte_analyse.h"
#include "interfaces/texte_ecrire.h"
#include "interfaces/texte_epreuve.h"
#include "interfaces/texte_options.h"
#include "interfaces/texte_paroles.h"
#include "interfaces/texte_parties.h"
#include "interfaces/texte_saisie.h"
#include "interfaces/texte_signaux.h"
#include "interfaces/variante.h"
#include "partie/session.h"

/* What the display keeps. */
struct donnees {
    struct examen examen;          /* the last review, for the exercises */
    bool conseil;                  /* advice is being thought about */
    char tardive[TEXTE_LIGNE_MAX]; /* the line that came when the clock had fallen, or "" */
};

static struct donnees *donnees_de(const struct session *s)
{
    return s->donnees_affichage;
}

static struct examen *examen_de(const struct session *s)
{
    return &donnees_de(s)->examen;
}

static void message(struct session *s, const char *texte)
{
    struct octets ligne = {0};
    octets_ecrire(&ligne, "%s\n", texte);
    texte_dire(s, ligne.debut);
    octets_detruire(&ligne);
}

static void afficher_config(struct session *s)
{
    if (!s->montre) /* else no move was made: a clock fell */
        texte_dire_moment(s, s->partie.rang);
}

/* A person is asked first whether the game in progress may be lost. */
static enum reponse recommencer(struct session *s)
{
    bool oui = true;
    if (s->terminal && session_a_garder(s) &&
        !texte_confirmer(s, _("Abandonner cette partie ? (n : oui)"), ACTION_NOUVELLE, &oui))
        return REPONSE_QUITTER;
    if (oui && !texte_abandonner(s, ACTION_NOUVELLE, &oui))
        return REPONSE_QUITTER;
    if (oui)
        return session_nouvelle(s);
    message(s, _("La partie continue."));
    return REPONSE_CONTINUER;
}

/* The move, and the thought behind it. */
static enum reponse conseiller(struct session *s, int rang)
{
    int conseil;
    donnees_de(s)->conseil = true;
    enum reponse reponse = session_conseil(s, rang, &conseil);
    donnees_de(s)->conseil = false;
    if (conseil != COUP_AUCUN)
        texte_dire_pensee(s, &s->derniere_pensee, texte_trait(s, rang));
    return reponse;
}

/* A level up or down for who has one; who plays now. */
static void changer_niveau(struct session *s, int pas)
{
    bool change[3];
    const bool bon = session_changer_niveau(s, pas, change);
    for (int joueur = 1; joueur <= 2; joueur++)
        if (change[joueur] && !s->demandes.joueurs[joueur])
            texte_retenir(s, joueur == 1 ? "noir" : "blanc");
    texte_dire_joueurs(s, bon ? "" : _("Aucun niveau ne change. "));
    session_mediter(s);
}

/* Looks at the moment `vers` and says it, or why there is nothing more that way. */
static void regarder(struct session *s, int *rang, int vers)
{
    const int present = s->partie.rang;
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    vers = vers < 0 ? 0 : vers > present ? present : vers;
    if (vers == *rang) {
        message(s, vers < present ? _("C'est le début de la partie.")
                                  : _("C'est la position présente."));
        return;
    }
    *rang = vers;
    if (vers == 0)
        tampon_ajouter(&t, _("Début de la partie."));
    else
        tampon_ecrire(&t, _("Coup %d sur %d."), vers, present);
    message(s, memoire);
    texte_dire_moment(s, vers);
    texte_dire_commentaire(s, vers - 1);
    const struct jugement *j = examen_jugement(examen_de(s), &s->partie, vers - 1);
    if (j) /* of the move that led there */
        texte_dire_jugement(s, vers - 1, vers, j);
}

/* Goes on from the moment looked at. */
static enum reponse reprendre_ici(struct session *s, int rang)
{
    bool oui = true;
    if (rang == s->partie.rang && !session_libre(s)) {
        message(s, _("C'est la position présente."));
        return REPONSE_CONTINUER;
    }
    if (session_remplacerait(s, rang) &&
        !texte_confirmer(s, _("La variante remplacera la fin de la partie. (j : oui)"), ACTION_ICI,
                         &oui))
        return REPONSE_QUITTER;
    if (!oui) {
        message(s, _("La variante continue."));
        return REPONSE_CONTINUER;
    }
    message(s, _("La partie reprend ici."));
    return session_aller(s, rang);
}

/* From a variation back to the game. */
static enum reponse revenir(struct session *s)
{
    message(s, _("Retour à la partie."));
    return session_revenir(s);
}

/* What only says something of the moment `*rang` or looks at another. */
static void montrer(struct session *s, enum action action, int *rang)
{
    switch (action) {
    case ACTION_RECULER:
        regarder(s, rang, *rang - 1);
        break;
    case ACTION_AVANCER:
        regarder(s, rang, *rang + 1);
        break;
    case ACTION_DEBUT:
        regarder(s, rang, 0);
        break;
    case ACTION_FIN:
        regarder(s, rang, s->partie.rang);
        break;
    case ACTION_ESTIMER:
        texte_estimer(s, *rang);
        break;
    case ACTION_ANALYSER:
        texte_analyser(s, examen_de(s));
        break;
    case ACTION_GARDER:
        texte_garder(s, examen_de(s));
        break;
    case ACTION_ARCHIVES:
        texte_consulter(s, *rang);
        break;
    case ACTION_REPERTOIRE:
        texte_noter_repertoire(s, *rang);
        break;
    case ACTION_OPTIONS:
        texte_dire_options(s);
        break;
    case ACTION_PLATEAU:
        texte_dire_plateau(s, *rang);
        break;
    case ACTION_LEGAUX:
        texte_dire_situation(s, *rang);
        break;
    case ACTION_REGLES:
        texte_dire_regles(s);
        break;
    default:
        texte_dire_aide(s, *rang);
        break;
    }
}

/* What becomes of the game that is left. */
static void dire_sort(struct session *s)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (session_dire_sort(s, &t))
        message(s, memoire);
}

static enum reponse quitter(struct session *s)
{
    bool oui;
    if (texte_abandonner(s, ACTION_QUITTER, &oui) && !oui) {
        message(s, _("La partie continue."));
        return REPONSE_CONTINUER;
    }
    if (s->garde.d_autrui)
        dire_sort(s);
    return REPONSE_QUITTER;
}

/* Answers everything that is not a move; `*rang` is the moment looked at. REPONSE_CONTINUER: ask
 * again. */
static enum reponse agir(struct session *s, enum action action, int *rang)
{
    switch (action) {
    case ACTION_ANNULER:
        return session_annuler(s);
    case ACTION_REFAIRE:
        return session_refaire(s);
    case ACTION_NOUVELLE:
        return recommencer(s);
    case ACTION_ICI:
        return reprendre_ici(s, *rang);
    case ACTION_FIN:
        if (*rang == s->partie.rang && s->variante)
            return revenir(s);
        montrer(s, action, rang);
        return REPONSE_CONTINUER;
    case ACTION_CONSEIL:
        return conseiller(s, *rang);
    case ACTION_PLUS_FORT:
    case ACTION_MOINS_FORT:
        changer_niveau(s, action == ACTION_PLUS_FORT ? 1 : -1);
        return REPONSE_CONTINUER;
    case ACTION_MIENNES:
        return texte_parties(s);
    case ACTION_ECRIRE:
        return texte_ecrire(s, examen_de(s), *rang) ? REPONSE_CONTINUER : REPONSE_QUITTER;
    case ACTION_EXERCER:
        return texte_exercer(s, examen_de(s), rang) ? agir(s, ACTION_QUITTER, rang)
                                                    : REPONSE_CONTINUER;
    case ACTION_QUITTER:
        return quitter(s);
    default:
        montrer(s, action, rang);
        return REPONSE_CONTINUER;
    }
}

static enum reponse fin_de_l_entree(struct session *s)
{
    message(s, _("Fin de l'entrée."));
    dire_sort(s);
    return REPONSE_QUITTER;
}

/* Does a person move at that moment? At an earlier one he tries what he wants. */
static bool a_une_personne(const struct session *s, int rang)
{
    const int trait = texte_trait(s, rang);
    return trait && (rang < s->partie.rang || session_libre(s) ||
                     joueur_humain(&s->joueurs[trait]));
}

/* That the moves of both sides are his. */
static void dire_libre(struct session *s)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (s->variante)
        tampon_ecrire(&t, _("Variante depuis le coup %d (] : revenir à la partie, "
                            "j : continuer d'ici)."), s->depuis + 1);
    else
        tampon_ajouter(&t, _("Partie ouverte : les deux couleurs se jouent ici "
                             "(j : reprendre la partie d'ici)."));
    message(s, memoire);
}

/* The question, where a move would be taken. */
static void inviter(const struct session *s, int rang)
{
    if (a_une_personne(s, rang))
        texte_dire_invite(s, rang);
}

/* Serves a typed line. REPONSE_CONTINUER: with a move in `*coup` at the present moment;
 * REPONSE_AUCUNE: ask again. At an earlier moment the move that was played there goes one on,
 * another one begins a variation. */
static enum reponse servir(struct session *s, const char *ligne, int *rang, int *coup)
{
    const enum action action = action_lire(ligne);
    if (vue_vide(vue_sans_blancs(vue_de(ligne))))
        return REPONSE_AUCUNE;
    const enum reponse fait =
        action != ACTION_AUCUNE ? agir(s, action, rang) : texte_regler(s, ligne);
    if (fait != REPONSE_AUCUNE)
        return fait == REPONSE_CONTINUER ? REPONSE_AUCUNE : fait;
    if (!a_une_personne(s, *rang)) {
        message(s, _("La partie est finie (n : nouvelle partie, u : annuler)."));
        return REPONSE_AUCUNE;
    }
    if (!texte_lire_coup(s, *rang, ligne, coup))
        return REPONSE_AUCUNE;
    if (*rang < s->partie.rang && s->partie.coups[*rang].coup == *coup) {
        regarder(s, rang, *rang + 1);
        return REPONSE_AUCUNE;
    }
    return *rang < s->partie.rang ? session_jouer_a(s, *rang, *coup) : REPONSE_CONTINUER;
}

/* The clock stands while an answer is looked for, as that to an advice. */
static enum reponse servir_sans_pendule(struct session *s, const char *ligne, int *rang, int *coup)
{
    chrono_arreter(s);
    const enum reponse reponse = servir(s, ligne, rang, coup);
    chrono_lancer(s, NULL);
    return reponse;
}

static enum reponse demander_coup(struct session *s, int *coup)
{
    char ligne[TEXTE_LIGNE_MAX];
    enum reponse reponse;
    int rang = s->partie.rang;
    if (session_libre(s))
        dire_libre(s);
    session_mediter(s);
    do {
        texte_signaux_preparer(s);
        inviter(s, rang);
        if (!texte_lire_ligne(ligne))
            return fin_de_l_entree(s);
        if (chrono_echeance(s) == 0) { /* what was typed came too late to be a move */
            strcpy(donnees_de(s)->tardive, ligne);
            return REPONSE_CONTINUER;
        }
        reponse = servir_sans_pendule(s, ligne, &rang, coup);
    } while (reponse == REPONSE_AUCUNE);
    return reponse;
}

/* ---- The other moments of a game ---- */

static const char *ouvrir(struct session *s)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    s->donnees_affichage = memoire_agrandir(NULL, 1, sizeof(struct donnees));
    memset(s->donnees_affichage, 0, sizeof(struct donnees));
    texte_signaux_prendre();
    return NULL;
}

static void fermer(struct session *s)
{
    texte_signaux_rendre();
    free(s->donnees_affichage);
    s->donnees_affichage = NULL;
    fflush(stdout);
}

/* 'r' to resume the saved game, 'n' for a new one or 'o' for that of a file, 'q' to leave, as the
 * end of the input does. What the command line asks for is named first. */
static char demander_reprise(struct session *s, const struct partie *sauvee)
{
    char ligne[TEXTE_LIGNE_MAX], question[2 * JOUEUR_NOM_MAX + 256];
    const char *lettres = s->ouverte ? "orq" : "rnq";
    struct tampon t = tampon_sur(question, sizeof question);
    tampon_ajouter(&t, _("Partie commencée"));
    if (sauvee->jeu != s->jeu) {
        tampon_ajouter(&t, " (");
        variante_dire(sauvee->jeu, &t);
        tampon_ajouter(&t, ")");
    }
    if (s->ouverte) {
        tampon_ajouter(&t, _(" : ouvrir le fichier (o), reprendre (r), quitter (q) ?"));
    } else if (s->demandes.partie) {
        tampon_ajouter(&t, _(" : nouvelle partie, "));
        joueur_dire_deux(s->joueurs, &t);
        tampon_ajouter(&t, _(" (n), reprendre (r), quitter (q) ?"));
    } else {
        tampon_ajouter(&t, _(" : reprendre (r), nouvelle partie (n), quitter (q) ?"));
    }
    for (;;) {
        message(s, question);
        if (!texte_lire_ligne(ligne))
            return 'q';
        struct vue mot = vue_sans_blancs(vue_de(ligne));
        if (!vue_vide(mot) && strchr(lettres, *mot.p))
            return *mot.p;
    }
}

/* Resumes on --reprendre; else asks a person. `sauvee`: room for the game. */
static enum reponse offrir_reprise(struct session *s, struct partie *sauvee)
{
    struct reglages reglages;
    if (s->demandes.neuve || !(s->demandes.reprise || (s->terminal && s->sauvegarde)) ||
        !session_lire_sauvegarde(s, sauvee, &reglages))
        return REPONSE_CONTINUER;
    char choix = s->demandes.reprise ? 'r' : demander_reprise(s, sauvee);
    if (choix == 'r') {
        const char *refus = session_reprendre(s, sauvee, &reglages);
        message(s, refus ? refus : _("Partie reprise."));
    }
    return choix == 'q' ? REPONSE_QUITTER : REPONSE_CONTINUER;
}

/* To a person who is to play. */
static void saluer(struct session *s)
{
    texte_dire_dus(s);
    message(s, _("Taper un coup, ou ? pour les autres commandes."));
}

static enum reponse accueillir(struct session *s)
{
    struct partie *sauvee = memoire_neuve(1, sizeof *sauvee); /* too large for a small stack */
    const enum reponse reponse = offrir_reprise(s, sauvee);
    free(sauvee);
    if (reponse == REPONSE_CONTINUER)
        texte_lire_revue(s, examen_de(s));
    if (reponse == REPONSE_CONTINUER && s->terminal && s->sauvegarde)
        saluer(s);
    return reponse;
}

static void eprouver(struct session *s, struct epreuve *epreuve)
{
    texte_eprouver(s, examen_de(s), epreuve);
}

/* texte_dire_moment() has told it. */
static enum reponse annoncer_passe(struct session *s, int joueur)
{
    (void)s;
    (void)joueur;
    return REPONSE_CONTINUER;
}

/* Advice does not hold up a person who types meanwhile: it is then what was found so far. */
static enum reponse attendre(struct session *s, struct reflexion *reflexion)
{
    struct pollfd fins[] = {{.fd = fil_fd(&reflexion->fil), .events = POLLIN},
                            {.fd = STDIN_FILENO, .events = POLLIN}};
    const nfds_t nb = donnees_de(s)->conseil && s->terminal ? 2 : 1;
    texte_signaux_preparer(s);
    fflush(stdout);
    double reste;
    do
        reste = chrono_echeance(s);
    while (reste != 0 && poll(fins, nb, reste < 0 ? -1 : (int)fmin(reste * 1000 + 1, 1000)) <= 0);
    return REPONSE_CONTINUER;
}

static void dire_resultat(struct session *s)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (s->partie.noms[1][0] || s->partie.noms[2][0])
        tampon_ecrire(&t, "%s – %s\n", partie_nom(&s->partie, 1), partie_nom(&s->partie, 2));
    if (s->forfait && s->au_temps) {
        texte_ajouter_pendules(s, &t);
        tampon_ecrire(&t, _("%s n'a plus de temps : %s gagne.\n"), _(s->jeu->joueurs[s->forfait]),
                      _(s->jeu->joueurs[3 - s->forfait]));
    } else if (s->forfait)
        tampon_ecrire(&t, _("%s perd par forfait.\n"), _(s->jeu->joueurs[s->forfait]));
    else
        s->jeu->ecrire_fin(partie_position(&s->partie, s->partie.rang), &t);
    texte_dire(s, memoire);
}

/* What the game was for the person who won it, if something. */
static void dire_exploit(struct session *s)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int moi = session_personne(s);
    if (!moi || session_gagnant(s) != moi || !partie_depart_usuel(&s->partie))
        return;
    const char *autre = s->joueurs[3 - moi].nom;
    const struct palmares p = passees_compter(s->programme, s->jeu, autre);
    palmares_dire_exploit(&p, s->jeu, autre, &t);
    if (t.longueur > 0)
        message(s, memoire);
}

/* What can be typed when the game is over, or is looked at from there. */
static void inviter_apres_la_fin(struct session *s, int rang)
{
    if (texte_trait(s, rang))
        inviter(s, rang);
    else if (s->terminal)
        message(s, _("(n) nouvelle partie, (u) annuler un coup, (q) quitter"));
}

/* The line typed after the end; first the one that the end of the clock forestalled. False: the
 * end of the input. */
static bool lire_apres_la_fin(struct session *s, int rang, char ligne[TEXTE_LIGNE_MAX])
{
    strcpy(ligne, donnees_de(s)->tardive);
    donnees_de(s)->tardive[0] = 0;
    if (ligne[0])
        return true;
    texte_signaux_preparer(s);
    inviter_apres_la_fin(s, rang);
    return texte_lire_ligne(ligne);
}

/* The result; then a person can still look back, take a move back or start again. */
static enum reponse afficher_fin(struct session *s)
{
    char ligne[TEXTE_LIGNE_MAX];
    enum reponse reponse = REPONSE_AUCUNE;
    const bool personne = s->sauvegarde; /* who may give both colours to computers here */
    int rang = s->partie.rang, coup;
    dire_resultat(s);
    dire_exploit(s);
    while (reponse == REPONSE_AUCUNE)
        reponse = personne && lire_apres_la_fin(s, rang, ligne) ? servir(s, ligne, &rang, &coup)
                                                                : REPONSE_QUITTER;
    return reponse;
}

const struct affichage affichage_texte = {
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
