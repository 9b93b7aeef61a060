/* See match.h. Each worker thread has two players of its own and takes game after game. */
#include "interfaces/match.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/fichier.h"
#include "base/fil.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "interfaces/notation.h"
#include "partie/joueur.h"
#include "partie/pendule.h"

/* A worker: its own players and its own game. */
struct ouvrier {
    struct match *m;
    pthread_t fil;
    struct joueur joueurs[2]; /* A, B */
    struct partie partie;
    struct match_pendule pendules[2]; /* theirs */
    bool a_joue[2];                   /* who has moved in this game */
    struct octets pensees;            /* told in this game, for the journal */
    bool panne; /* a player failed before he had: not one whose flag fell */
};

void match_noter(struct match *m, int numero, struct match_partie resultat)
{
    if (m->parties[numero].finie)
        return;
    m->parties[numero] = resultat;
    match_ajouter(&m->stats, resultat.marge);
    if (resultat.forfait)
        m->stats.forfaits[resultat.forfait - 1]++;
    const struct match_partie *autre = &m->parties[numero ^ 1];
    if (autre->finie)
        match_ajouter_paire(&m->stats, resultat.marge, autre->marge);
}

/* ---- Players ---- */

static const char *creer_joueurs(const struct match *m, struct joueur joueurs[2])
{
    for (int i = 0; i < 2; i++) {
        const char *refus = joueur_creer(&joueurs[i], m->jeu, m->noms[i]);
        if (!refus && joueur_humain(&joueurs[i]))
            refus = _("une personne ne joue pas de match");
        if (refus)
            return refus;
        joueurs[i].limites.entre_machines = true;
        joueurs[i].limites.sans_livre = !m->livre;
        joueurs[i].limites.moyens = m->moyens;
        joueurs[i].limites.patience = m->patience;
        if (m->secondes > 0)
            joueurs[i].limites.secondes = m->secondes;
        if (m->profondeur > 0)
            joueurs[i].limites.profondeur = m->profondeur;
        joueurs[i].limites.noeuds = m->noeuds;
    }
    return NULL;
}

static void detruire_joueurs(struct joueur joueurs[2])
{
    for (int i = 0; i < 2; i++)
        if (joueurs[i].genre)
            joueur_detruire(&joueurs[i]);
}

bool match_se_repete(const struct match *m)
{
    struct joueur joueurs[2] = {{0}};
    const bool repete = !creer_joueurs(m, joueurs) && m->pendule.reste <= 0 &&
                        joueur_se_repete(&joueurs[0]) && joueur_se_repete(&joueurs[1]);
    detruire_joueurs(joueurs);
    return repete;
}

const char *match_preparer(struct match *m)
{
    struct joueur joueurs[2] = {{0}};
    m->verrou_journal = -1;
    const char *refus = creer_joueurs(m, joueurs);
    if (!refus)
        m->hasard = joueurs[0].genre->du_debut || joueurs[1].genre->du_debut ? 0 : MATCH_HASARD;
    detruire_joueurs(joueurs);
    if (refus)
        return refus;
    pthread_mutex_init(&m->verrou, NULL);
    m->parties = memoire_neuve((size_t)m->nb_parties, sizeof *m->parties);
    return match_ouvrir_journal(m);
}

void match_fermer(struct match *m)
{
    free(m->parties);
    free(m->suite);
    fichier_rendre(m->verrou_journal);
    m->parties = NULL;
    m->suite = NULL;
    m->verrou_journal = -1;
}

/* ---- One game ---- */

static void poser_ouverture(const struct match *m, int paire, struct partie *p)
{
    partie_init(p, m->jeu, 1);
    if (!m->ouvertures) {
        struct alea alea;
        alea_init(&alea, (uint64_t)m->graine << 32 | ((unsigned)paire + 1));
        partie_hasarder(p, m->hasard, &alea);
        while (partie_trait(p, p->rang) == 0) { /* on 4x4 some are over */
            partie_init(p, m->jeu, 1);
            partie_hasarder(p, m->hasard, &alea);
        }
        return;
    }
    const struct partie_notee *o = &m->ouvertures->parties[paire % m->ouvertures->nb_parties];
    for (int i = 0; i < o->nb_coups; i++)
        if (o->coups[i].case_ != CASE_PASSE)
            partie_jouer(p, notation_coup(o->coups[i].case_));
}

/* Puts the clock as it stands before his move into the limits of a player. */
static void montrer_pendule(struct ouvrier *o, int qui)
{
    struct limites *l = &o->joueurs[qui].limites;
    if (o->m->pendule.reste == 0)
        return;
    l->pendule = (struct pendule){o->pendules[qui].reste, o->m->pendule.increment, 0};
    pendule_partager(l, partie_vides(&o->partie));
}

/* What an external engine did wrong names its command already, a fallen flag or an illegal move
 * does not. */
static int perdre(const struct ouvrier *o, int qui, const char *erreur, struct tampon *raison)
{
    const char *nom = o->m->noms[qui], *commande = joueur_commande(nom);
    if (commande && strncmp(erreur, commande, strlen(commande)) == 0)
        tampon_ajouter(raison, erreur);
    else
        tampon_ecrire(raison, _("%s : %s"), nom, erreur);
    return qui + 1;
}

/* Both players ready, while no clock runs. 0, or who cannot play (1: A, 2: B). */
static int preparer_joueurs(struct ouvrier *o, int numero, struct tampon *raison)
{
    o->a_joue[0] = o->a_joue[1] = o->panne = false;
    for (int i = 0; i < 2; i++) {
        match_pendule_init(&o->pendules[i], &o->m->pendule);
        joueur_reposer(&o->joueurs[i]);
        joueur_recommencer(&o->joueurs[i], numero, i == numero % 2 ? 1 : 2);
        montrer_pendule(o, i);
        const char *erreur = joueur_preparer(&o->joueurs[i], o->m->arret);
        o->panne = erreur != NULL;
        if (erreur)
            return perdre(o, i, erreur, raison);
    }
    return 0;
}

/* The move of a player. NULL, or why he lost by default; either means nothing after a stop. */
static const char *jouer_coup(struct ouvrier *o, int qui)
{
    const struct match *m = o->m;
    struct joueur *j = &o->joueurs[qui];
    struct pensee pensee = {0};
    montrer_pendule(o, qui);
    const double debut = horloge_secondes();
    const char *erreur = j->genre->penser(j, &o->partie, m->arret, &pensee);
    const double secondes = horloge_secondes() - debut;
    o->panne = erreur && !o->a_joue[qui];
    o->a_joue[qui] = true;
    if (erreur)
        return erreur;
    if (m->pendule.reste > 0 &&
        !match_pendule_appuyer(&o->pendules[qui], &m->pendule, secondes, pensee.exact))
        return _("temps dépassé");
    const char *refus = partie_jouer(&o->partie, pensee.coup);
    if (!refus)
        match_noter_pensee(&o->pensees, o->partie.rang, j, &pensee, secondes);
    return refus;
}

/* Plays to the end. 0, or which player (1: A, 2: B) lost by default, `*raison` telling why. */
static int jouer_partie(struct ouvrier *o, int numero, struct tampon *raison)
{
    struct match *m = o->m;
    struct partie *p = &o->partie;
    poser_ouverture(m, numero / 2, p);
    octets_vider(&o->pensees);
    octets_texte(&o->pensees, "");
    int perdant = preparer_joueurs(o, numero, raison);
    for (int trait; !perdant && (trait = partie_trait(p, p->rang)) != 0;) {
        const int qui = (trait == 1) == (numero % 2 == 0) ? 0 : 1;
        const char *erreur = jouer_coup(o, qui);
        if (atomic_load(m->arret))
            return 0;
        if (erreur)
            perdant = perdre(o, qui, erreur, raison);
    }
    return perdant;
}

static void ecrire_coups(const struct partie *p, struct octets *o)
{
    char memoire[PARTIE_COUPS_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    partie_ecrire_suite(p, p->rang, "", &t);
    octets_texte(o, memoire);
}

/* Ends the match, which cannot go on, if no game was played before this one. */
static bool renoncer(struct match *m, const char *raison)
{
    pthread_mutex_lock(&m->verrou);
    const bool renonce = !m->commence;
    if (renonce) {
        vue_copier(vue_de(raison), m->message, sizeof m->message);
        m->echec = true;
        atomic_store(m->arret, true); /* the other games too */
    }
    pthread_mutex_unlock(&m->verrou);
    return renonce;
}

/* Writes the game down, then tells it. */
static void enregistrer(struct ouvrier *o, int numero, int forfait, const char *raison)
{
    struct match *m = o->m;
    struct octets coups = {0};
    int marge = o->partie.jeu->marge(partie_position(&o->partie, o->partie.rang));
    struct match_partie resultat = {true, numero % 2 == 0 ? marge : -marge, forfait};
    if (forfait)
        resultat.marge = forfait == 1 ? -jeu_enjeu(m->jeu) : jeu_enjeu(m->jeu);
    octets_ajouter(&coups, "", 0);
    ecrire_coups(&o->partie, &coups);
    pthread_mutex_lock(&m->verrou);
    if (forfait)
        vue_copier(vue_de(raison), m->message, sizeof m->message);
    if (!match_ecrire_partie(m, numero, &resultat, coups.debut, o->pensees.debut,
                             forfait ? raison : NULL))
        m->echec = true;
    match_noter(m, numero, resultat);
    m->commence = true;
    for (int i = 0; i < 2 && m->pendule.reste > 0; i++)
        match_temps_ajouter(&m->temps[i], &o->pendules[i]);
    if (m->progres)
        m->progres(m);
    pthread_mutex_unlock(&m->verrou);
    octets_detruire(&coups);
}

/* ---- The workers ---- */

/* The next game to play, -1 when there is none or the question is settled. */
static int prendre_numero(struct match *m)
{
    int numero = -1;
    pthread_mutex_lock(&m->verrou);
    bool tranche = m->sprt && match_verdict(match_llr(&m->stats, m->elo0, m->elo1)) != 0;
    while (m->prochaine < m->nb_parties && m->parties[m->prochaine].finie)
        m->prochaine++;
    if (m->prochaine < m->nb_parties && !m->echec && !tranche)
        numero = m->prochaine++;
    pthread_mutex_unlock(&m->verrou);
    return numero;
}

static void *travailler(void *donnees)
{
    struct ouvrier *o = donnees;
    for (int numero; !atomic_load(o->m->arret) && (numero = prendre_numero(o->m)) >= 0;) {
        char raison[512];
        struct tampon t = tampon_sur(raison, sizeof raison);
        int forfait = jouer_partie(o, numero, &t);
        if (!atomic_load(o->m->arret) && !(o->panne && renoncer(o->m, raison)))
            enregistrer(o, numero, forfait, raison);
    }
    return NULL;
}

/* Signals are for the main thread: the workers' processes and thoughts must not see them. NULL, or
 * why this one does not work. */
static const char *lancer(struct ouvrier *o)
{
    sigset_t avant;
    const char *refus = creer_joueurs(o->m, o->joueurs);
    if (refus)
        return refus;
    fil_masquer(&avant);
    const int echec = pthread_create(&o->fil, NULL, travailler, o);
    pthread_sigmask(SIG_SETMASK, &avant, NULL);
    return echec ? fichier_raison(echec) : NULL;
}

/* Starts the workers, until one does not work. `*refus`: why. Gives how many do. */
static int lancer_tous(struct match *m, struct ouvrier *ouvriers, const char **refus)
{
    int nb = 0;
    *refus = NULL;
    while (nb < m->taches && !*refus) {
        ouvriers[nb].m = m;
        *refus = lancer(&ouvriers[nb]);
        nb += !*refus;
    }
    return nb;
}

bool match_jouer(struct match *m)
{
    struct ouvrier *ouvriers = memoire_neuve((size_t)m->taches, sizeof *ouvriers);
    const char *refus;
    const int nb = lancer_tous(m, ouvriers, &refus);
    if (nb == 0)
        renoncer(m, refus);
    else if (refus && m->prevenir)
        m->prevenir(m, nb, refus);
    for (int i = 0; i < m->taches; i++) {
        if (i < nb)
            pthread_join(ouvriers[i].fil, NULL);
        detruire_joueurs(ouvriers[i].joueurs);
        octets_detruire(&ouvriers[i].pensees);
    }
    free(ouvriers);
    return nb > 0 && !m->echec && !atomic_load(m->arret);
}
