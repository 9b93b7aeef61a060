/* See texte.h. */
#include "interfaces/texte.h"

#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "interfaces/actions.h"
#include "interfaces/texte_analyse.h"
#include "partie/session.h"

enum { LIGNE_MAX = 256, TEXTE_MAX = 4096 };

/* ---- Saying ---- */

/* The board is drawn with the course's pawns, or in ASCII when the user asked for it. */
static void dire(const struct session *s, const char *texte)
{
    char ascii[TEXTE_MAX];
    if (s->reglages.pions == PIONS_ASCII) {
        struct tampon t = tampon_sur(ascii, sizeof ascii);
        texte_en_ascii(texte, &t);
        texte = ascii;
    }
    sortie(stdout, "%s", texte);
}

static void ajouter_coup(const struct jeu *jeu, int coup, struct tampon *t)
{
    jeu->ecrire_coup(coup, t);
    if (jeu->ecrire_coup_xy) {
        tampon_ajouter(t, " (");
        jeu->ecrire_coup_xy(coup, t);
        tampon_ajouter(t, ")");
    }
}

/* "Noir joue f5 (65)." */
static void ajouter_dernier_coup(const struct session *s, struct tampon *t)
{
    const struct partie *partie = &s->partie;
    if (partie->rang == 0)
        return;
    const struct coup_joue *dernier = &partie->coups[partie->rang - 1];
    tampon_ecrire(t, _("%s joue "), _(s->jeu->joueurs[dernier->joueur]));
    ajouter_coup(s->jeu, dernier->coup, t);
    tampon_ajouter(t, ".\n");
}

/* "Ouverture : Tigre." when the last move made it so. */
static void ajouter_ouverture(const struct session *s, struct tampon *t)
{
    const int rang = s->partie.rang;
    const char *nom = s->nommer && rang > 0 ? s->nommer(&s->partie, rang) : NULL;
    if (nom && nom != s->nommer(&s->partie, rang - 1))
        tampon_ecrire(t, _("Ouverture : %s.\n"), nom);
}

static void ajouter_recherche(const struct pensee *pensee, struct tampon *t)
{
    tampon_ecrire(t, _("Pensée : profondeur %d"), pensee->profondeur);
    if (pensee->selectivite > 0)
        tampon_ecrire(t, _(" à %d %%"), pensee->selectivite);
    tampon_ecrire(t, _(", %llu nœuds en %.2f s (%.0f k/s), %llu coupures, table %llu/%llu"),
                  (unsigned long long)pensee->noeuds, pensee->secondes,
                  (double)pensee->noeuds / fmax(1000 * pensee->secondes, 0.001),
                  (unsigned long long)pensee->coupures, (unsigned long long)pensee->table_succes,
                  (unsigned long long)pensee->table_lues);
}

static void ajouter_pensee(const struct session *s, const struct pensee *pensee, struct tampon *t)
{
    if (pensee->livre)
        tampon_ajouter(t, _("Livre d'ouvertures"));
    else
        ajouter_recherche(pensee, t);
    const char *preuve = pensee->exact ? "= " : "";
    if (pensee->en_points)
        tampon_ecrire(t, _(", %s%+.0f %s pour lui, variante"), preuve, pensee->score,
                      _(s->jeu->unite));
    else
        tampon_ecrire(t, _(", %s%+.2f pour lui (son unité), variante"), preuve, pensee->score);
    for (int i = 0; i < pensee->pv_longueur; i++) {
        tampon_ajouter(t, " ");
        s->jeu->ecrire_coup(pensee->pv[i], t);
    }
    tampon_ajouter(t, ".\n");
}

/* "d3 c4 f5 e6" */
static void ajouter_legaux(const struct session *s, struct tampon *t)
{
    int coups[COUPS_MAX];
    const struct position *position = partie_position(&s->partie, s->partie.rang);
    int nb = s->jeu->lister_coups(position, session_trait(s), coups);
    for (int i = 0; i < nb; i++) {
        tampon_ajouter(t, i ? " " : "");
        s->jeu->ecrire_coup(coups[i], t);
    }
}

/* The score, and what the player to move can do. */
static void ajouter_situation(const struct session *s, struct tampon *t)
{
    const struct jeu *jeu = s->jeu;
    const struct position *position = partie_position(&s->partie, s->partie.rang);
    int trait = session_trait(s), coups[COUPS_MAX];
    tampon_ecrire(t, _("Score : %s %d, %s %d."), _(jeu->joueurs[1]), jeu->score(position, 1),
                  _(jeu->joueurs[2]), jeu->score(position, 2));
    if (trait) {
        int nb = jeu->lister_coups(position, trait, coups);
        tampon_ecrire(t,
                      ngettext(" Trait à %s, %d coup légal : ", " Trait à %s, %d coups légaux : ",
                               (unsigned long)nb),
                      _(jeu->joueurs[trait]), nb);
        ajouter_legaux(s, t);
        tampon_ajouter(t, ".");
    }
    tampon_ajouter(t, "\n");
}

static void message(struct session *s, const char *texte)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, "%s\n", texte);
    dire(s, memoire);
}

static void afficher_config(struct session *s)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ajouter_dernier_coup(s, &t);
    ajouter_ouverture(s, &t);
    const int rang = s->partie.rang;
    const struct coup_joue *dernier = rang > 0 ? &s->partie.coups[rang - 1] : NULL;
    if (dernier && dernier->pense && (dernier->pensee.noeuds > 0 || dernier->pensee.livre))
        ajouter_pensee(s, &dernier->pensee, &t);
    s->jeu->ecrire_config(partie_position(&s->partie, rang), &t);
    ajouter_situation(s, &t);
    dire(s, memoire);
}

/* ---- Listening ---- */

/* Reads one line of at most LIGNE_MAX - 1 characters. False at the end of the input. A longer line
 * or one with a zero byte is read to its end and given as a text that is no move. */
static bool lire_ligne(char ligne[LIGNE_MAX])
{
    int n = 0, c;
    bool mauvaise = false;
    fflush(stdout);
    while ((c = getchar()) != EOF && c != '\n') {
        if (n < LIGNE_MAX - 1 && c != 0)
            ligne[n++] = (char)c;
        else
            mauvaise = true;
    }
    ligne[n] = 0;
    if (mauvaise)
        strcpy(ligne, "?!");
    return c != EOF || n > 0;
}

static void dire_aide(const struct session *s)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coups[COUPS_MAX], trait = session_trait(s);
    tampon_ajouter(&t, _("Un coup"));
    if (trait && s->jeu->lister_coups(partie_position(&s->partie, s->partie.rang), trait, coups)) {
        tampon_ajouter(&t, _(", comme "));
        ajouter_coup(s->jeu, coups[0], &t);
    }
    tampon_ajouter(&t, _(", ou :\n"));
    for (const struct description_action *a = table_actions; a->action; a++) {
        struct vue mots = vue_de(a->mots), mot;
        char premier[32];
        vue_mot(&mots, &mot);
        vue_copier(mot, premier, sizeof premier);
        tampon_ecrire(&t, "  %c, %-*s %s\n", a->lettre, texte_largeur(premier, 10), premier,
                      _(a->aide));
    }
    dire(s, memoire);
}

/* A game worth saving. */
static bool en_cours(const struct session *s)
{
    return s->sauvegarde && session_trait(s) && s->partie.total > 0;
}

/* The move, and the thought behind it. */
static enum reponse conseiller(struct session *s)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int conseil;
    enum reponse reponse = session_conseil(s, s->partie.rang, &conseil);
    if (conseil != COUP_AUCUN) {
        ajouter_pensee(s, &s->derniere_pensee, &t);
        dire(s, memoire);
    }
    return reponse;
}

/* A level up or down for who has one; who plays now. */
static void changer_niveau(struct session *s, int pas)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!session_changer_niveau(s, pas))
        tampon_ajouter(&t, _("Aucun niveau ne change. "));
    for (int joueur = 1; joueur <= 2; joueur++) {
        tampon_ecrire(&t, "%s%s%s", joueur > 1 ? ", " : "", _(s->jeu->joueurs[joueur]), _(" : "));
        joueur_dire(s->joueurs[joueur].nom, &t);
    }
    message(s, memoire);
}

/* Answers everything that is not a move. REPONSE_CONTINUER: ask again. */
static enum reponse agir(struct session *s, enum action action)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    switch (action) {
    case ACTION_ANNULER:
        return session_annuler(s);
    case ACTION_REFAIRE:
        return session_refaire(s);
    case ACTION_NOUVELLE:
        return session_nouvelle(s);
    case ACTION_CONSEIL:
        return conseiller(s);
    case ACTION_ESTIMER:
        texte_estimer(s);
        return REPONSE_CONTINUER;
    case ACTION_ANALYSER:
        texte_analyser(s);
        return REPONSE_CONTINUER;
    case ACTION_ARCHIVES:
        texte_consulter(s);
        return REPONSE_CONTINUER;
    case ACTION_PLUS_FORT:
    case ACTION_MOINS_FORT:
        changer_niveau(s, action == ACTION_PLUS_FORT ? 1 : -1);
        return REPONSE_CONTINUER;
    case ACTION_QUITTER:
        if (en_cours(s) && s->sauvegarde_d_autrui)
            message(s, _("Partie non sauvée : il y en a déjà une, qui est gardée."));
        return REPONSE_QUITTER;
    case ACTION_LEGAUX:
        ajouter_situation(s, &t);
        dire(s, memoire);
        return REPONSE_CONTINUER;
    case ACTION_AIDE:
    case ACTION_AUCUNE:
        break;
    }
    dire_aide(s);
    return REPONSE_CONTINUER;
}

static enum reponse fin_de_l_entree(struct session *s)
{
    const char *sort = _("Fin de l'entrée.");
    if (en_cours(s) && s->sauvegarde_d_autrui)
        sort = _("Fin de l'entrée : partie non sauvée, il y en a déjà une, qui est gardée.");
    else if (en_cours(s) && !s->sauvegarde_en_panne)
        sort = _("Fin de l'entrée : partie sauvée, --reprendre la continue.");
    message(s, sort);
    return REPONSE_QUITTER;
}

/* Is the typed line a legal move? Else says why not. */
static bool lire_coup_legal(struct session *s, const char *ligne, int *coup)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ajouter(&t, _("Coup refusé : "));
    if (s->jeu->lire_coup(ligne, coup, &t)) {
        const char *refus = s->jeu->raison_refus(partie_position(&s->partie, s->partie.rang), *coup,
                                                 session_trait(s));
        if (!refus)
            return true;
        tampon_ajouter(&t, refus);
    }
    message(s, memoire);
    return false;
}

static enum reponse demander_coup(struct session *s, int *coup)
{
    char ligne[LIGNE_MAX], memoire[TEXTE_MAX];
    for (;;) {
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        s->jeu->ecrire_invite(session_trait(s), &t);
        dire(s, memoire);
        if (!lire_ligne(ligne))
            return fin_de_l_entree(s);
        enum action action = action_lire(ligne);
        if (action != ACTION_AUCUNE) {
            enum reponse reponse = agir(s, action);
            if (reponse != REPONSE_CONTINUER)
                return reponse;
        } else if (!vue_vide(vue_sans_blancs(vue_de(ligne))) && lire_coup_legal(s, ligne, coup)) {
            return REPONSE_CONTINUER;
        }
    }
}

/* ---- The other moments of a game ---- */

static const char *ouvrir(struct session *s)
{
    (void)s;
    setvbuf(stdout, NULL, _IOLBF, 0);
    return NULL;
}

static void fermer(struct session *s)
{
    (void)s;
    fflush(stdout);
}

/* 'r' to resume the saved game, 'n' for a new one, 'q' to leave, as the end of the input does. */
static char demander_reprise(struct session *s)
{
    char ligne[LIGNE_MAX];
    for (;;) {
        message(s, _("Partie commencée : reprendre (r), nouvelle partie (n), quitter (q) ?"));
        if (!lire_ligne(ligne))
            return 'q';
        struct vue mot = vue_sans_blancs(vue_de(ligne));
        if (!vue_vide(mot) && strchr("rnq", *mot.p))
            return *mot.p;
    }
}

/* Resumes on --reprendre; else asks a person. */
static enum reponse accueillir(struct session *s)
{
    static struct partie sauvee; /* too large for a small stack; only read here */
    struct reglages reglages;
    if (s->neuve_voulue || !(s->reprise_voulue || (s->terminal && s->sauvegarde)) ||
        !session_lire_sauvegarde(s, &sauvee, &reglages))
        return REPONSE_CONTINUER;
    char choix = s->reprise_voulue ? 'r' : demander_reprise(s);
    if (choix == 'r') {
        const char *refus = session_reprendre(s, &sauvee, &reglages);
        message(s, refus ? refus : _("Partie reprise."));
    }
    return choix == 'q' ? REPONSE_QUITTER : REPONSE_CONTINUER;
}

static enum reponse attendre(struct session *s, struct reflexion *reflexion)
{
    struct pollfd fin = {.fd = reflexion_fd(reflexion), .events = POLLIN};
    (void)s;
    fflush(stdout);
    while (poll(&fin, 1, -1) <= 0)
        continue;
    return REPONSE_CONTINUER;
}

static enum reponse annoncer_passe(struct session *s, int joueur)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, _("%s n'a aucun coup légal et passe."), _(s->jeu->joueurs[joueur]));
    message(s, memoire);
    return REPONSE_CONTINUER;
}

/* The result; then a person can still take a move back or start again. */
static enum reponse afficher_fin(struct session *s)
{
    char ligne[LIGNE_MAX], memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (s->forfait)
        tampon_ecrire(&t, _("%s perd par forfait.\n"), _(s->jeu->joueurs[s->forfait]));
    else
        s->jeu->ecrire_fin(partie_position(&s->partie, s->partie.rang), &t);
    dire(s, memoire);
    while (s->sauvegarde) {
        if (s->terminal)
            message(s, _("(n) nouvelle partie, (u) annuler un coup, (q) quitter"));
        if (!lire_ligne(ligne))
            break;
        if (vue_vide(vue_sans_blancs(vue_de(ligne))))
            continue;
        enum action action = action_lire(ligne);
        enum reponse reponse = agir(s, action);
        if (reponse != REPONSE_CONTINUER)
            return reponse;
    }
    return REPONSE_QUITTER;
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
    .message = message,
};
