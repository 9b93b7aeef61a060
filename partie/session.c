/* See session.h. */
#include "partie/session.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "partie/arbre_texte.h"
#include "partie/sauvegarde.h"

static const char CONSEILLER[] = "ia:6"; /* strong, and quick to answer */

static void dire(struct session *s, const char *texte)
{
    if (s->affichage && s->affichage->message)
        s->affichage->message(s, texte);
}

/* Puts a made player in his place. */
static void placer_joueur(struct session *s, int joueur, const struct joueur *nouveau)
{
    session_ne_plus_mediter(s);
    joueur_detruire(&s->joueurs[joueur]);
    s->joueurs[joueur] = *nouveau;
    s->joueurs[joueur].camp = joueur;
    s->joueurs[joueur].limites.moyens = s->moyens;
    if (nouveau->limites.secondes == 0)
        s->joueurs[joueur].limites.secondes = s->reglages.secondes;
    s->joueurs[joueur].limites.sans_livre = !s->reglages.livre;
    strcpy(s->reglages.joueurs[joueur], nouveau->nom);
    s->sauvegarde = false;
    for (int j = 1; j <= 2; j++)
        s->sauvegarde |= s->joueurs[j].genre && joueur_humain(&s->joueurs[j]);
    for (int j = 1; j <= 2; j++)
        s->joueurs[j].limites.entre_machines = !s->sauvegarde;
}

const char *session_changer_joueur(struct session *s, int joueur, const char *nom)
{
    struct joueur nouveau;
    const char *refus = joueur_creer(&nouveau, s->jeu, nom);
    if (!refus)
        placer_joueur(s, joueur, &nouveau);
    return refus;
}

/* Makes both players of `jeu` or none. */
static const char *changer_joueurs(struct session *s, const struct jeu *jeu,
                                   const struct reglages *reglages)
{
    struct joueur un, deux;
    const char *refus = joueur_creer(&un, jeu, reglages->joueurs[1]);
    if (refus)
        return refus;
    refus = joueur_creer(&deux, jeu, reglages->joueurs[2]);
    if (refus) {
        joueur_detruire(&un);
        return refus;
    }
    s->reglages.secondes = reglages->secondes;
    s->reglages.livre = reglages->livre;
    s->reglages.pendule = reglages->pendule;
    placer_joueur(s, 1, &un);
    placer_joueur(s, 2, &deux);
    return NULL;
}

const char *session_refaire_joueurs(struct session *s, const struct reglages *reglages)
{
    return changer_joueurs(s, s->jeu, reglages);
}

const char *session_init(struct session *s)
{
    const struct reglages demandes = s->reglages;
    const char *refus = changer_joueurs(s, s->jeu, &demandes);
    if (!refus)
        partie_init(&s->partie, s->jeu, s->reglages.premier);
    return refus;
}

enum { SAUVEGARDE_LUE_MAX = 1 << 28 };

void session_fermer(struct session *s)
{
    session_ne_plus_mediter(s);
    joueur_detruire(&s->joueurs[1]);
    joueur_detruire(&s->joueurs[2]);
    arbre_vider(&s->arbre);
    arbre_vider(&s->arbre_sauve);
    garde_lacher(&s->garde, s->programme);
}

bool session_libre(const struct session *s)
{
    const bool deux = joueur_humain(&s->joueurs[1]) && joueur_humain(&s->joueurs[2]);
    return s->variante || (s->ouverte && s->sauvegarde && !deux);
}

void session_humains(const struct session *s, bool humain[3])
{
    const bool libre = session_libre(s);
    humain[0] = false;
    humain[1] = libre || joueur_humain(&s->joueurs[1]);
    humain[2] = libre || joueur_humain(&s->joueurs[2]);
}

bool session_a_archives(const struct session *s)
{
    return s->services->consulter && !s->services->consulter(s->jeu, NULL, 0, NULL);
}

int session_personne(const struct session *s)
{
    bool humain[3];
    session_humains(s, humain);
    return humain[1] == humain[2] ? 0 : humain[1] ? 1 : 2;
}

int session_cote(const struct session *s)
{
    const int personne = session_personne(s);
    const char *nom = s->reglages.nom;
    if (personne || !nom[0] || !s->services->nom_repond)
        return personne;
    const bool noir = s->services->nom_repond(s->partie.noms[1], nom);
    const bool blanc = s->services->nom_repond(s->partie.noms[2], nom);
    return noir == blanc ? 0 : noir ? 1 : 2;
}

int session_gagnant(const struct session *s)
{
    const int marge = s->jeu->marge(partie_position(&s->partie, s->partie.rang));
    return s->forfait ? 3 - s->forfait : marge > 0 ? 1 : marge < 0 ? 2 : 0;
}

void session_repertorier(const struct session *s, int rang, struct tampon *dit)
{
    if (s->services->carnet)
        s->services->carnet->basculer(&s->partie, rang < s->partie.rang ? rang : s->partie.rang - 1,
                                      dit);
    else
        tampon_ajouter(dit, _("Le répertoire ne connaît que l'Othello 8x8."));
}

int session_trait(const struct session *s)
{
    return s->forfait ? 0 : partie_trait(&s->partie, s->partie.rang);
}

struct limites session_limites(const struct session *s)
{
    return (struct limites){
        .niveau = NIVEAU_MAX, .moyens = s->moyens, .sans_livre = !s->reglages.livre};
}

const struct partie *session_principale(const struct session *s)
{
    return s->variante ? &s->principale : &s->partie;
}

bool session_finie(const struct session *s)
{
    const struct partie *partie = session_principale(s);
    const int forfait = s->variante ? s->forfait_principal : s->forfait;
    return forfait || partie_trait(partie, partie->rang) == 0;
}

bool session_en_panne(const struct session *s)
{
    return (s->variante ? s->forfait_principal : s->forfait) && !s->au_temps;
}

/* How many moves two records of the same start have in common, up to `na` and `nb` of them. */
static int coups_communs(const struct partie *a, int na, const struct partie *b, int nb)
{
    int n = 0;
    while (n < na && n < nb && a->coups[n].coup == b->coups[n].coup)
        n++;
    return n;
}

/* ---- What the user can ask ---- */

/* A game that was opened stays one: only looked at; so does a variation. */
static enum reponse se_placer(struct session *s, int rang)
{
    partie_aller(&s->partie, rang);
    s->forfait = 0;
    s->penseur = 0;
    if (!s->variante)
        chrono_oublier(s);
    session_sauver(s);
    return REPONSE_REPRENDRE;
}

/* The game will be gone on with after `rang` of its moves: are some taken back? */
static void noter_reprise(struct session *s, int rang)
{
    const bool reprend = !s->ouverte && !s->variante && rang >= 0 && rang < s->partie.rang;
    s->partie.reprises += reprend;
}

/* Who is named in a file does not play it here. */
static void jouer_pour_de_bon(struct session *s)
{
    if (s->ouverte)
        memset(s->partie.noms, 0, sizeof s->partie.noms);
    s->ouverte = false;
}

/* A variation from that moment on, unless it has begun before. */
static void brancher(struct session *s, int rang)
{
    if (!s->variante) {
        s->principale = s->partie;
        s->forfait_principal = s->forfait;
        s->depuis = rang;
    }
    s->variante = true;
    s->depuis = rang < s->depuis ? rang : s->depuis;
}

/* How many moves of the record others must not take the place of: those played; of a game that was
 * opened, those undone too. */
static int coups_gardes(const struct session *s)
{
    return s->ouverte ? s->partie.total : s->partie.rang;
}

void session_preserver(struct session *s, int coup)
{
    const int rang = s->partie.rang;
    if (rang < coups_gardes(s) && s->partie.coups[rang].coup != coup)
        brancher(s, rang);
}

enum reponse session_revenir(struct session *s)
{
    if (!s->variante)
        return REPONSE_CONTINUER;
    session_ne_plus_mediter(s);
    s->partie = s->principale;
    s->forfait = s->forfait_principal;
    s->penseur = 0;
    s->variante = false;
    return REPONSE_REPRENDRE;
}

int session_remplacerait(const struct session *s, int rang)
{
    return s->variante && rang > s->depuis ? s->principale.total - s->depuis : 0;
}

/* Puts a line into the tree; tells once that there is no more room. */
static void garder(struct session *s, const struct partie *partie, int nb)
{
    const bool plein = s->arbre.plein;
    arbre_garder(&s->arbre, partie, nb);
    if (s->arbre.plein && !plein)
        dire(s, _("Trop de variantes : les suivantes ne sont pas gardées."));
}

enum reponse session_aller(struct session *s, int rang)
{
    const bool remplace = session_remplacerait(s, rang) > 0;
    if (!remplace)
        session_revenir(s);
    else
        garder(s, &s->principale, s->principale.total);
    s->variante = false;
    noter_reprise(s, remplace ? s->depuis : rang);
    jouer_pour_de_bon(s);
    return se_placer(s, rang);
}

void session_entamer(struct session *s)
{
    const bool libre = session_libre(s);
    if (s->partie.rang > 0)
        s->partie.coups[s->partie.rang - 1].ailleurs = libre;
    if (s->variante)
        garder(s, &s->partie, s->partie.rang);
    if (!libre)
        jouer_pour_de_bon(s);
}

static enum reponse continuer(struct session *s)
{
    session_entamer(s);
    return se_placer(s, s->partie.rang);
}

static enum reponse aller(struct session *s, int rang, const char *sinon)
{
    if (rang >= 0)
        return se_placer(s, rang);
    dire(s, sinon);
    return REPONSE_CONTINUER;
}

enum reponse session_jouer_a(struct session *s, int rang, int coup)
{
    if (rang < s->partie.rang)
        brancher(s, rang);
    else
        session_preserver(s, coup);
    partie_aller(&s->partie, rang);
    const char *refus = partie_jouer(&s->partie, coup);
    if (refus)
        dire(s, refus);
    return continuer(s);
}

/* ---- The lines of the tree ---- */

/* The game's own move after the first `rang` of the record, which are the game's; COUP_AUCUN: they
 * are not, or it ends there. */
static int coup_principal(const struct session *s, int rang)
{
    const struct partie *jeu = session_principale(s);
    const bool commun = coups_communs(jeu, rang, &s->partie, rang) == rang;
    return commun && rang < jeu->total ? jeu->coups[rang].coup : COUP_AUCUN;
}

int session_suites(const struct session *s, int rang, int coups[COUPS_MAX])
{
    int nb = 0;
    const int noeud = arbre_noeud(&s->arbre, &s->partie, rang);
    const int principal = coup_principal(s, rang);
    if (principal != COUP_AUCUN)
        coups[nb++] = principal;
    int i = noeud == ARBRE_AUCUN ? ARBRE_AUCUN : s->arbre.noeuds[noeud].enfant;
    for (; i != ARBRE_AUCUN && nb < COUPS_MAX; i = s->arbre.noeuds[i].frere)
        if (s->arbre.noeuds[i].coup != principal)
            coups[nb++] = s->arbre.noeuds[i].coup;
    return nb;
}

/* The record becomes the line that goes on from its first `rang` moves by a node and its first
 * children: a variation. */
static void devenir(struct session *s, int rang, int noeud)
{
    session_ne_plus_mediter(s);
    brancher(s, rang);
    partie_aller(&s->partie, rang);
    for (int i = noeud; i != ARBRE_AUCUN; i = s->arbre.noeuds[i].enfant)
        if (partie_jouer(&s->partie, s->arbre.noeuds[i].coup) != NULL)
            break;
    partie_marquer_ailleurs(&s->partie, rang, s->partie.rang);
    s->depuis = coups_communs(&s->principale, s->principale.total, &s->partie, s->partie.rang);
    s->forfait = s->penseur = 0;
}

bool session_suivre(struct session *s, int rang, int coup)
{
    if (coup == coup_principal(s, rang)) {
        session_revenir(s);
        return true;
    }
    const int noeud = arbre_noeud(&s->arbre, &s->partie, rang);
    const int enfant = noeud == ARBRE_AUCUN ? ARBRE_AUCUN : arbre_enfant(&s->arbre, noeud, coup);
    if (enfant != ARBRE_AUCUN)
        devenir(s, rang, enfant);
    return enfant != ARBRE_AUCUN;
}

bool session_suivre_ligne(struct session *s, int noeud)
{
    int coups[PARTIE_COUPS_MAX];
    const int nb = arbre_chemin(&s->arbre, noeud, coups);
    session_revenir(s);
    const int communs = arbre_communs(&s->arbre, noeud, &s->partie);
    if (communs == nb)
        return false;
    int premier = noeud;
    for (int i = communs + 1; i < nb; i++)
        premier = s->arbre.noeuds[premier].parent;
    devenir(s, communs, premier);
    for (int i = communs; i < nb; i++)
        if (s->partie.coups[i].coup != coups[i])
            session_suivre(s, i, coups[i]);
    return true;
}

int session_retirer_variante(struct session *s)
{
    struct arbre *a = &s->arbre;
    int rang = s->partie.total, noeud = arbre_noeud(a, &s->partie, rang);
    s->depuis = coups_communs(&s->principale, s->principale.total, &s->partie, rang);
    const bool gardee = noeud != ARBRE_AUCUN && rang > s->depuis;
    while (gardee && --rang > s->depuis) {
        const int parent = a->noeuds[noeud].parent;
        if (a->noeuds[parent].enfant != noeud || a->noeuds[noeud].frere != ARBRE_AUCUN)
            break;
        noeud = parent;
    }
    if (gardee)
        arbre_retirer(a, noeud);
    noeud = arbre_noeud(a, &s->partie, rang);
    if (gardee && rang > s->depuis) {
        devenir(s, rang, a->noeuds[noeud].enfant);
    } else {
        rang = s->depuis;
        session_revenir(s);
    }
    session_sauver(s);
    return rang;
}

enum reponse session_annuler(struct session *s)
{
    bool humain[3];
    session_humains(s, humain);
    const int rang = partie_rang_annuler(&s->partie, humain);
    if (s->variante && rang < s->depuis)
        return aller(s, -1, _("la variante commence ici"));
    noter_reprise(s, rang);
    if (rang < 0 && s->forfait && s->au_temps) /* no move of his: the clock of this turn */
        return se_placer(s, s->partie.rang);
    return aller(s, rang, _("aucun coup à annuler"));
}

enum reponse session_refaire(struct session *s)
{
    bool humain[3];
    session_humains(s, humain);
    return aller(s, partie_rang_refaire(&s->partie, humain), _("aucun coup à refaire"));
}

/* Another game has come into the record: what was known of the one before goes with it. */
static void oublier_la_precedente(struct session *s, bool ouverte, bool composee)
{
    arbre_vider(&s->arbre);
    s->variante = s->au_temps = false;
    s->depuis = s->forfait = s->forfait_principal = s->penseur = 0;
    s->ouverte = ouverte;
    s->composee = composee;
    chrono_oublier(s);
}

enum reponse session_commencer(struct session *s, const struct position *depart, int premier)
{
    partie_placer(&s->partie, s->jeu, depart, premier);
    oublier_la_precedente(s, s->ouverte,
                          premier != s->reglages.premier || !partie_depart_usuel(&s->partie));
    session_sauver(s); /* nothing after an opened game: what is saved is another one */
    s->ouverte = false;
    return REPONSE_REPRENDRE;
}

enum reponse session_nouvelle(struct session *s)
{
    const struct position depart = s->jeu->creer_config_init();
    return session_commencer(s, &depart, s->reglages.premier);
}

const char *session_ouvrir(struct session *s, const struct partie *partie)
{
    struct reglages joueurs = s->reglages;
    for (int joueur = 1; joueur <= 2; joueur++)
        reglages_adapter(&joueurs, joueur, partie->jeu);
    const char *refus = partie->jeu == s->jeu ? NULL : changer_joueurs(s, partie->jeu, &joueurs);
    if (refus)
        return refus;
    session_ne_plus_mediter(s);
    s->jeu = partie->jeu;
    s->partie = *partie;
    oublier_la_precedente(s, true, false);
    return NULL;
}

/* Does a person go on with it, if his opponent can? */
static bool se_reprend(const struct passee *p)
{
    const bool personne =
        joueur_nomme_humain(p->joueurs[1]) || joueur_nomme_humain(p->joueurs[2]);
    return personne && p->inachevee && !p->ouverte;
}

/* A program that nobody asked for is not started: who plays there is told. */
static void dire_remplacant(struct session *s, const struct reglages *reglages, int joueur)
{
    char memoire[2 * JOUEUR_NOM_MAX + 128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!session_programme(s, reglages, joueur))
        return;
    joueur_dire(reglages->joueurs[joueur], &t);
    tampon_ajouter(&t, _(" n'est pas lancé ; à sa place : "));
    joueur_dire_phrase(s->joueurs[joueur].nom, &t);
    dire(s, memoire);
}

/* Why the players of a saved game are not taken, else NULL: they are. */
static const char *prendre_joueurs(struct session *s, const struct jeu *jeu,
                                   const struct reglages *reglages)
{
    for (int joueur = 1; joueur <= 2; joueur++) {
        const char *commande = session_programme(s, reglages, joueur);
        if (commande)
            return refus_ecrire(
                _("La partie sauvée lancerait « %s » : --reprendre --lancer l'accepte."), commande);
    }
    return changer_joueurs(s, jeu, reglages);
}

/* Takes a game up with its players, whatever is saved. NULL, or why not: nothing has changed. */
static const char *prendre_partie(struct session *s, const struct partie *partie,
                                  const struct reglages *reglages)
{
    bool autres[3];
    for (int joueur = 1; joueur <= 2; joueur++)
        autres[joueur] = strcmp(reglages->joueurs[joueur], s->reglages.joueurs[joueur]) != 0;
    const char *refus = prendre_joueurs(s, partie->jeu, reglages);
    if (refus)
        return refus;
    for (int joueur = 1; joueur <= 2; joueur++)
        s->demandes.joueurs[joueur] |= autres[joueur];
    s->jeu = partie->jeu;
    s->partie = *partie;
    s->partie.consignee = partie_trait(partie, partie->total) == 0; /* its end was undone */
    /* Who starts is a choice for whole games; whose turn it is in a set-up position is not. */
    if (partie_depart_usuel(partie))
        s->reglages.premier = partie->premier;
    oublier_la_precedente(s, false, partie->total == 0);
    return NULL;
}

/* The variations that the history has; none, which is told, where these cannot be read: it goes on
 * having them. */
static void relire_arbre(struct session *s, struct vue texte)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ajouter(&t, _("Variantes et commentaires illisibles : "));
    if (!arbre_lire(texte, &s->partie, &s->arbre, &t)) {
        arbre_vider(&s->arbre);
        dire(s, memoire);
    }
    arbre_ecrit(&s->arbre);
}

const char *session_rouvrir(struct session *s, const struct passees *passees, int i)
{
    const struct passee *p = &passees->parties[i];
    struct reglages reglages = s->reglages;
    const char *refus;
    struct partie *partie = passees_rejouer(passees, i, &refus);
    if (!partie)
        return refus;
    for (int joueur = 1; joueur <= 2; joueur++)
        strcpy(reglages.joueurs[joueur], p->joueurs[joueur]);
    const bool programme =
        session_programme(s, &reglages, 1) || session_programme(s, &reglages, 2);
    if (se_reprend(p) && !programme) {
        refus = prendre_partie(s, partie, &reglages); /* what is saved is another game */
    } else {
        refus = session_ouvrir(s, partie);
        for (int joueur = 1; joueur <= 2 && !refus && se_reprend(p); joueur++)
            dire_remplacant(s, &reglages, joueur);
    }
    if (!refus)
        relire_arbre(s, p->arbre);
    free(partie);
    return refus;
}

enum reponse session_poursuivre(struct session *s, const struct partie *partie)
{
    const int gardes = coups_gardes(s);
    const int communs = coups_communs(&s->partie, gardes, partie, partie->rang);
    session_ne_plus_mediter(s);
    if (s->ouverte && communs == partie->rang) { /* its own moves */
        partie_aller(&s->partie, communs);
        return continuer(s);
    }
    if (communs < gardes)
        brancher(s, communs);
    s->partie = *partie;
    session_entamer(s);
    partie_marquer_ailleurs(&s->partie, communs, partie->rang);
    return se_placer(s, partie->rang);
}

bool session_changer_niveau(struct session *s, int pas, bool change[3])
{
    memset(change, 0, 3 * sizeof *change);
    for (int joueur = 1; joueur <= 2 && !s->variante; joueur++) {
        const struct joueur *j = &s->joueurs[joueur];
        int niveau = j->limites.niveau + pas;
        char nom[JOUEUR_NOM_MAX];
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "%s:%d", j->genre->nom, niveau);
        change[joueur] = j->limites.niveau != 0 && !j->limites.style && niveau >= NIVEAU_MIN &&
                         niveau <= NIVEAU_MAX && !session_changer_joueur(s, joueur, nom);
    }
    if (change[1] || change[2])
        session_sauver(s);
    return change[1] || change[2];
}

/* Starts thinking about the position of that moment, put into `moment`. NULL, or why not. */
static const char *lancer_conseil(struct session *s, int rang, struct partie *moment,
                                  struct reflexion *reflexion, struct joueur *conseiller)
{
    int trait = partie_trait(&s->partie, rang);
    const char *refus =
        trait ? joueur_creer(conseiller, s->jeu, CONSEILLER) : _("la partie est finie");
    if (refus)
        return refus;
    partie_placer(moment, s->jeu, partie_position(&s->partie, rang), trait);
    conseiller->limites.moyens = s->moyens;
    refus = reflexion_lancer(reflexion, conseiller, moment);
    if (refus)
        joueur_detruire(conseiller);
    return refus;
}

static enum reponse conseiller_sur(struct session *s, int rang, struct partie *moment, int *coup)
{
    struct joueur conseiller;
    struct reflexion reflexion;
    struct pensee pensee;
    const char *refus = lancer_conseil(s, rang, moment, &reflexion, &conseiller);
    if (refus) {
        dire(s, refus);
        return REPONSE_CONTINUER;
    }
    enum reponse reponse = s->affichage->attendre(s, &reflexion);
    refus = reflexion_finir(&reflexion, &pensee);
    joueur_detruire(&conseiller);
    if (reponse != REPONSE_CONTINUER)
        return reponse;
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (refus) {
        tampon_ajouter(&t, refus);
    } else {
        *coup = pensee.coup;
        session_noter_conseil(s);
        s->derniere_pensee = pensee;
        tampon_ajouter(&t, _("conseil : "));
        s->jeu->ecrire_coup(pensee.coup, &t);
    }
    dire(s, memoire);
    return REPONSE_CONTINUER;
}

void session_noter_conseil(struct session *s)
{
    if (s->ouverte || session_finie(s))
        return;
    s->partie.conseils++;
    if (s->variante)
        s->principale.conseils++;
}

enum reponse session_conseil(struct session *s, int rang, int *coup)
{
    struct partie *moment = memoire_neuve(1, sizeof *moment); /* too large for a small stack */
    *coup = COUP_AUCUN;
    const enum reponse reponse = conseiller_sur(s, rang, moment, coup);
    free(moment);
    return reponse;
}

/* ---- Thought on a person's time ---- */

void session_mediter(struct session *s)
{
    const int trait = session_trait(s);
    struct joueur *autre = &s->joueurs[3 - trait];
    session_ne_plus_mediter(s);
    if (!s->reglages.reflexion || !trait || joueur_humain(autre) || session_libre(s))
        return;
    reflexion_mediter(&s->meditation, autre, &s->partie);
}

void session_ne_plus_mediter(struct session *s)
{
    struct pensee rien;
    reflexion_finir(&s->meditation, &rien);
}

/* ---- Saving ---- */

/* Is it begun, or set up, and not over? */
static bool en_cours(const struct session *s)
{
    return (session_principale(s)->total > 0 || s->composee) && !session_finie(s);
}

bool session_a_garder(const struct session *s)
{
    return s->sauvegarde && !s->ouverte && en_cours(s);
}

bool session_se_retrouve(const struct session *s)
{
    return session_a_garder(s) && !s->garde.en_panne && !s->garde.d_autrui;
}

static const char DEJA_UNE[] = N_("Partie non sauvée : il y en a déjà une, qui est gardée.");

bool session_dire_sort(const struct session *s, struct tampon *sortie)
{
    if (!session_a_garder(s) || (s->garde.en_panne && !s->garde.d_autrui))
        return false;
    if (s->garde.d_autrui)
        tampon_ajouter(sortie, _(DEJA_UNE));
    else
        tampon_ecrire(sortie, _("Partie sauvée ; %s --reprendre la continue."), s->programme);
    return true;
}

/* Tells once that something could not be written; the game goes on. */
static void dire_panne(struct session *s, const char *erreur)
{
    if (erreur && !s->garde.en_panne) {
        char message[CHEMIN_MAX + 300];
        struct tampon t = tampon_sur(message, sizeof message);
        tampon_ecrire(&t, _("partie non sauvée : %s"), erreur);
        dire(s, message);
    }
    s->garde.en_panne = erreur != NULL;
}

static void dire_ouvert_ailleurs(struct session *s)
{
    char message[256];
    struct tampon t = tampon_sur(message, sizeof message);
    tampon_ecrire(&t, _("Un autre %s est ouvert : cette partie ne sera pas sauvée."),
                  _(s->jeux[0]->titre));
    dire(s, message);
}

/* Makes the save this sitting's. False when it is another's: of one that is alive, which is told,
 * or of a person when this one is a pipe that did not ask for it. */
static bool tenir_sauvegarde(struct session *s, const char *partie)
{
    const bool tuyau = !s->terminal && !s->demandes.reprise && access(partie, F_OK) == 0;
    const bool tacite = !s->sauvegarde && !s->demandes.reprise; /* nobody's game: not offered */
    bool pris;
    const bool tenue = garde_tenir(&s->garde, s->programme, tuyau, tacite, &pris);
    if (pris && !tacite)
        dire_ouvert_ailleurs(s);
    return tenue;
}

/* Is nobody else's game there by now? Else it is told. */
static bool encore_la_sienne(struct session *s)
{
    const bool sienne = garde_verifier(&s->garde, s->programme);
    if (!sienne)
        dire(s, _(DEJA_UNE));
    return sienne;
}

/* Reads the save, if there is one that can be understood: `*lue`; else it is put aside, which is
 * told. `*arbre` is replaced. NULL, or why it cannot be read. */
static const char *lire_sauvegarde(struct session *s, const char *chemin, struct partie *partie,
                                   struct reglages *reglages, struct arbre *arbre, bool *lue)
{
    char ailleurs[CHEMIN_MAX], memoire[CHEMIN_MAX + 512], detail[512], *contenu;
    struct tampon raison = tampon_sur(detail, sizeof detail);
    size_t taille;
    const char *erreur = fichier_lire(chemin, SAUVEGARDE_LUE_MAX, &contenu, &taille);
    *lue = false;
    *reglages = s->reglages;
    arbre_vider(arbre);
    if (erreur || !contenu)
        return erreur;
    *lue = sauvegarde_lire(vue_sur(contenu, taille), s->jeux, partie, reglages, arbre, &raison);
    free(contenu);
    if (*lue)
        return NULL;
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, _("%s : partie illisible (%s)"), chemin, detail);
    if (!fichier_mettre_de_cote(chemin, ailleurs))
        tampon_ecrire(&t, _(", mise de côté : %s"), strrchr(ailleurs, '/') + 1);
    dire(s, memoire);
    return NULL;
}

/* The unfinished game of the save goes to the history; one whose end was undone is there already.
 * NULL, or why not. */
static const char *consigner_la_sauvee(struct session *s, const char *chemin,
                                       struct partie *partie)
{
    struct reglages reglages;
    struct arbre arbre = {0};
    bool lue;
    const char *erreur = lire_sauvegarde(s, chemin, partie, &reglages, &arbre, &lue);
    const bool a_garder = !erreur && lue && partie_trait(partie, partie->total) != 0;
    if (a_garder) {
        partie_aller(partie, partie->total);
        erreur = passees_ajouter(s->programme, partie, &arbre, &reglages, 0);
    }
    arbre_vider(&arbre);
    if (a_garder && !erreur)
        s->ecartee = (struct ecartee){partie->jeu, passees_nombre(s->programme)};
    return erreur;
}

/* Before the save is written by a sitting that has not taken it up: what is there is another game,
 * which nobody gave up. NULL, or why it cannot be kept: it then stays where it is. */
static const char *ecarter(struct session *s, const char *chemin)
{
    if (s->sauvegarde_sienne || access(chemin, F_OK) != 0)
        return NULL;
    struct partie *partie = memoire_neuve(1, sizeof *partie); /* too large for a small stack */
    const char *erreur = consigner_la_sauvee(s, chemin, partie);
    free(partie);
    return erreur;
}

/* NULL, or why the game is not on disk as it is now. */
static const char *sauver(struct session *s)
{
    char chemin[CHEMIN_MAX], texte[SAUVEGARDE_OCTETS_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte);
    if (!garde_chemin(s->programme, "partie", chemin))
        return _("aucun dossier pour sauver la partie (HOME n'est pas défini)");
    const char *erreur = fichier_dossiers(chemin);
    if (erreur || !tenir_sauvegarde(s, chemin) || !encore_la_sienne(s))
        return erreur;
    erreur = ecarter(s, chemin);
    if (erreur)
        return erreur;
    s->sauvegarde_sienne = true;
    if (!en_cours(s)) {
        unlink(chemin);
        return NULL;
    }
    struct octets o = {0};
    sauvegarde_ecrire(session_principale(s), &s->reglages, &t);
    octets_texte(&o, texte);
    sauvegarde_ecrire_arbre(&s->arbre, s->jeu, &o);
    erreur = fichier_ecrire(chemin, o.debut, o.longueur);
    octets_detruire(&o);
    return erreur;
}

void session_sauver(struct session *s)
{
    if (!s->sauvegarde)
        garde_lacher(&s->garde, s->programme);
    else if (!s->garde.d_autrui && !s->ouverte)
        dire_panne(s, sauver(s));
}

void session_consigner(struct session *s)
{
    if (!s->sauvegarde || s->variante || s->partie.rang == 0 || s->partie.consignee ||
        s->partie.perdue_au_temps || (s->forfait && !s->au_temps))
        return;
    const char *erreur =
        passees_ajouter(s->programme, &s->partie, &s->arbre, &s->reglages, s->forfait);
    if (!erreur)
        arbre_ecrit(&s->arbre);
    s->partie.consignee = !erreur;
    s->partie.perdue_au_temps = !erreur && s->forfait != 0;
    dire_panne(s, erreur);
}

/* The clock of a saved game gives way to the one that is asked for, whole unless it is the same. */
static void remplacer_pendule(struct partie *partie, struct reglages *reglages,
                              const struct pendule *p)
{
    if (p->reste != reglages->pendule.reste || p->increment != reglages->pendule.increment)
        partie_oublier_restes(partie);
    reglages->pendule = *p;
}

bool session_lire_sauvegarde(struct session *s, struct partie *partie, struct reglages *reglages)
{
    char chemin[CHEMIN_MAX];
    const char *rien =
        s->demandes.reprise ? _("Aucune partie à reprendre : nouvelle partie.") : NULL;
    if (!garde_chemin(s->programme, "partie", chemin))
        return false;
    const bool existe = access(chemin, F_OK) == 0;
    if (existe && !tenir_sauvegarde(s, chemin)) {
        if (rien)
            dire(s, rien);
        return false;
    }
    s->garde.lachee = false; /* it is offered to this sitting */
    bool lue = false;
    const char *erreur =
        lire_sauvegarde(s, chemin, partie, reglages, &s->arbre_sauve, &lue);
    if (!erreur && !existe)
        erreur = rien;
    if (erreur)
        dire(s, erreur);
    if (!lue) /* whatever the reader made of `*partie` */
        return false;
    if (s->demandes.temps)
        reglages->secondes = s->reglages.secondes;
    if (s->demandes.livre)
        reglages->livre = s->reglages.livre;
    if (s->demandes.pendule)
        remplacer_pendule(partie, reglages, &s->reglages.pendule);
    return true;
}

bool session_dire_ecartee(const struct session *s, bool rouvrable, struct tampon *sortie)
{
    char chemin[CHEMIN_MAX];
    const struct jeu *jeu = s->ecartee.jeu;
    if (!jeu || !passees_chemin(s->programme, chemin))
        return false;
    if (rouvrable && jeu->colonnes == jeu->lignes && s->ecartee.numero > 0)
        tampon_ecrire(
            sortie,
            _("L'autre partie est gardée : « Mes parties » la rouvre, ou %s --ouvrir %s:%ld."),
            s->programme, chemin, s->ecartee.numero);
    else
        tampon_ajouter(sortie, _("L'autre partie est gardée : « Mes parties » la rouvre."));
    return true;
}

const char *session_programme(const struct session *s, const struct reglages *reglages, int joueur)
{
    const char *nom = reglages->joueurs[joueur];
    bool voulu = s->demandes.programmes[joueur] || strcmp(nom, s->joueurs[joueur].nom) == 0;
    return voulu ? NULL : joueur_commande(nom);
}

const char *session_reprendre(struct session *s, const struct partie *partie,
                              const struct reglages *reglages)
{
    const char *refus = prendre_partie(s, partie, reglages);
    if (!refus) {
        s->arbre = s->arbre_sauve;
        s->arbre_sauve = (struct arbre){0};
    }
    s->garde.d_autrui = refus != NULL;
    s->sauvegarde_sienne |= !refus;
    return refus;
}
