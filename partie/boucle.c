/* See boucle.h. */
#include "partie/boucle.h"

#include <stddef.h>

#include "base/i18n.h"
#include "base/texte.h"

static struct session *session;

void boucle_attacher(struct session *s)
{
    session = s;
}

bool encore(void)
{
    return session->suite == REPONSE_REPRENDRE;
}

static struct position creer_config_init(void)
{
    session->suite = REPONSE_CONTINUER;
    session->montre = false;
    return *partie_position(&session->partie, session->partie.rang);
}

static int choisir_premier_joueur(void)
{
    /* A run that starts on a pass starts with who passes: est_coup_possible() announces it. */
    int trait = session_trait(session);
    int passe = partie_passe(&session->partie, session->partie.rang);
    return trait == 0 ? session->partie.premier : passe ? passe : trait;
}

/* A player who must pass while the other can move; the user is told once. */
static void annoncer_passe(int joueur)
{
    session->suite = session->affichage->annoncer_passe(session, joueur);
}

static void afficher_config(struct position config)
{
    (void)config; /* the display draws the game in progress: its last move, its score */
    if (session->suite != REPONSE_CONTINUER)
        return;
    session->affichage->afficher_config(session);
    session->montre = true;
}

static bool est_jeu_fini(struct position config)
{
    (void)config; /* the game in progress tells, which ends too when nobody can move */
    return session->suite != REPONSE_CONTINUER || session_trait(session) == 0;
}

static bool est_coup_possible(struct position config, int joueur)
{
    bool possible = session->jeu->est_coup_possible(&config, joueur);
    if (!possible)
        annoncer_passe(joueur);
    return possible;
}

/* What is wrong with the answer of a thinking player, whom nobody sees type it. NULL: nothing. */
static const char *refuser_reponse(const struct joueur *joueur, int couleur, int coup)
{
    const char *nom = _(session->jeu->joueurs[couleur]);
    const char *refus = session->jeu->raison_refus(
        partie_position(&session->partie, session->partie.rang), coup, couleur);
    if (!refus)
        return NULL;
    return coup == COUP_AUCUN
               ? refus_ecrire(_("%s (%s) n'a pas donné de coup"), nom, joueur->nom)
               : refus_ecrire(_("%s (%s) a répondu %d, coup illégal : %s"), nom, joueur->nom, coup,
                              refus);
}

/* A thinking player: his thought runs beside the display. */
static int coup_reflechi(struct joueur *joueur, int couleur)
{
    struct reflexion reflexion;
    struct pensee pensee = {.coup = COUP_AUCUN};
    chrono_limiter(session, couleur);
    const char *erreur = reflexion_lancer(&reflexion, joueur, &session->partie);
    if (!erreur) {
        chrono_lancer(session, &reflexion);
        session->suite = session->affichage->attendre(session, &reflexion);
        erreur = reflexion_finir(&reflexion, &pensee);
        chrono_arreter(session);
    }
    if (session->suite != REPONSE_CONTINUER)
        return COUP_AUCUN;
    if (!erreur)
        erreur = refuser_reponse(joueur, couleur, pensee.coup);
    if (erreur) {
        session->forfait = couleur;
        session->au_temps = false;
        session->affichage->message(session, erreur);
        return COUP_AUCUN;
    }
    session->derniere_pensee = pensee;
    session->penseur = couleur;
    return pensee.coup;
}

static int coup_demande(void)
{
    int coup = COUP_AUCUN;
    chrono_lancer(session, NULL);
    session->suite = session->affichage->demander_coup(session, &coup);
    chrono_arreter(session);
    session_ne_plus_mediter(session);
    return session->suite == REPONSE_CONTINUER ? coup : COUP_AUCUN;
}

/* Has his clock fallen? */
static bool perd_au_temps(int couleur)
{
    if (session->suite != REPONSE_CONTINUER || session->forfait || !chrono_existe(session) ||
        chrono_reste(session, couleur) > 0)
        return false;
    session->forfait = couleur;
    session->au_temps = true;
    return true;
}

static int coup_joueur(struct position config, int couleur)
{
    (void)config;
    struct joueur *joueur = &session->joueurs[couleur];
    const bool pense = !joueur_humain(joueur) && !session_libre(session);
    const int coup = pense ? coup_reflechi(joueur, couleur) : coup_demande();
    return perd_au_temps(couleur) ? COUP_AUCUN : coup;
}

/* What his clock shows after his move, 0 when there is none. */
static double pendule_apres(int couleur)
{
    return chrono_existe(session)
               ? chrono_reste(session, couleur) + session->reglages.pendule.increment
               : 0;
}

static struct position incrementer_config(struct position config, int coup, int couleur)
{
    struct partie *partie = &session->partie;
    if (coup == COUP_AUCUN)
        return config;
    session_preserver(session, coup);
    const double reste = pendule_apres(couleur);
    if (partie_jouer(partie, coup) != NULL)
        return config;
    session->montre = false;
    session_entamer(session);
    struct coup_joue *joue = &partie->coups[partie->rang - 1];
    joue->reste = reste;
    joue->pense = session->penseur == couleur && !joueur_humain(&session->joueurs[couleur]);
    if (joue->pense)
        joue->pensee = session->derniere_pensee;
    session_sauver(session);
    return *partie_position(partie, partie->rang);
}

static int incrementer_joueur(int joueur)
{
    return 3 - joueur;
}

static void afficher_fin(struct position config, int joueur)
{
    (void)config;
    (void)joueur;
    if (session->suite != REPONSE_CONTINUER)
        return;
    session_consigner(session);
    if (session->au_temps)
        session_sauver(session);          /* it is over */
    joueur_reposer(&session->joueurs[1]); /* what a thinker remembers is of no more use */
    joueur_reposer(&session->joueurs[2]);
    session->suite = session->affichage->afficher_fin(session);
}

const struct verbes jeu = {
    .creer_config_init = creer_config_init,
    .choisir_premier_joueur = choisir_premier_joueur,
    .afficher_config = afficher_config,
    .est_jeu_fini = est_jeu_fini,
    .est_coup_possible = est_coup_possible,
    .coup_joueur = coup_joueur,
    .incrementer_config = incrementer_config,
    .incrementer_joueur = incrementer_joueur,
    .afficher_fin = afficher_fin,
};
