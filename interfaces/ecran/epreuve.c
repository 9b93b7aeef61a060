/* See epreuve.h. */
#include "interfaces/ecran/epreuve.h"

#include "base/i18n.h"
#include "interfaces/ecran/commandes.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/plateau.h"
#include "partie/erreurs.h"

bool epreuve_cache(const struct ecran *e)
{
    return e->epreuve && !e->epreuve->resolu;
}

bool epreuve_a_part(const struct ecran *e)
{
    return e->epreuve && e->epreuve->genre->nom;
}

/* ---- From one to the next ---- */

/* Without advice and past games, which jugements_montrer() closes; the cursor, which advice may
 * have left on the answer, goes to the last move. */
static void presenter(struct ecran *e)
{
    const struct session *s = e->session;
    const int rang = e->epreuve->rang;
    e->revu = rang < s->partie.rang ? rang : PRESENT;
    jugements_montrer(e);
    vue_preparer(e);
    e->curseur_x = e->curseur_y = 0;
    if (rang == 0)
        return;
    const struct coup_joue *dernier = &s->partie.coups[rang - 1];
    plateau_arrivee(s->jeu, &dernier->avant, dernier->coup, &e->curseur_x, &e->curseur_y);
}

void epreuve_oublier(struct ecran *e)
{
    e->exercices.e.nb = 0;
    e->epreuve = NULL;
}

static void finir(struct ecran *e)
{
    epreuve_oublier(e);
    e->revu = PRESENT;
}

/* After the last one of the game, how many were found. */
static void passer_au_suivant(struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (epreuve_avancer(e->epreuve, &t)) {
        presenter(e);
        return;
    }
    if (memoire[0]) {
        vue_alerter(e, memoire);
    } else if (!epreuve_a_part(e)) {
        epreuve_dire_bilan(e->epreuve, &t);
        vue_message(e, memoire);
    }
    finir(e);
}

/* ---- Of the game ---- */

/* Whose errors: in a game that was opened, where computers wait, only the person knows which moves
 * were his, unless one of the names is his. Negative: he gives up. */
static int demander_joueur(struct ecran *e)
{
    const struct session *s = e->session;
    if (e->exercices.e.nb > 0)
        return e->exercices.joueur;
    const char *const choix[] = {_(s->jeu->joueurs[1]), _(s->jeu->joueurs[2]), _("Les deux")};
    if (session_cote(s) || !s->ouverte || !session_libre(s) || !jugements_acheve(e))
        return session_cote(s);
    const int choisi = dialogue_choisir(e, _("Exercices : les coups de"), choix, 3);
    return choisi < 0 ? -1 : (choisi + 1) % 3;
}

void epreuve_commencer(struct ecran *e)
{
    const int joueur = vue_pense(e) ? 0 : demander_joueur(e);
    if (joueur < 0)
        return;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (vue_pense(e)) { /* of advice, too, which would be the answer */
        tampon_ajouter(&t, _("Attendez : l'ordinateur réfléchit."));
    } else if (exercices_etablir(&e->exercices, e->session, &e->examen, joueur, &t)) {
        e->epreuve = &e->exercices.e;
        e->epreuve->estimation = &e->estimation;
        presenter(e);
    }
    vue_message(e, memoire);
}

void epreuve_garder(struct ecran *e)
{
    const int joueur = demander_joueur(e);
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (joueur < 0)
        return;
    erreurs_garder(e->session, &e->examen, joueur, rappels_aujourdhui(), &t);
    vue_message(e, memoire);
}

/* ---- In the place of the game ---- */

static void dire_en_boite(struct ecran *e, const char *texte)
{
    const char *const choix[] = {_("Continuer")};
    vue_message(e, "");
    dialogue_choisir(e, texte, choix, 1);
}

/* Until the last one is left. */
static bool servir(struct ecran *e, void *rien, const struct evenement *ev)
{
    (void)rien;
    commandes_servir(e, ev);
    return !e->epreuve;
}

/* Asks them; the game comes back. */
static bool mener_a_sa_place(struct ecran *e, struct epreuve *x)
{
    const struct modale modale = {.servir = servir, .coller = servir};
    const enum mode mode = e->mode;
    const bool entree = e->entree;
    e->entree = false;
    e->mode = MODE_OUVERTE;
    e->epreuve = x;
    x->examen = &e->examen;
    x->estimation = &e->estimation;
    passer_au_suivant(e);
    const bool bon = !e->epreuve || vue_tenir(e, MODE_JEU, &modale, NULL);
    finir(e);
    jugements_fermer(e);
    fil_arreter(&e->estimation.fil);
    epreuve_rendre(x);
    e->mode = mode;
    e->entree = entree;
    e->curseur_place = false;
    vue_preparer(e);
    return bon;
}

bool epreuve_mener(struct ecran *e, struct epreuve *x)
{
    char bilan[MESSAGE_MAX];
    struct tampon t = tampon_sur(bilan, sizeof bilan);
    const bool bon = mener_a_sa_place(e, x);
    if (e->alerte) /* why one could not be asked */
        tampon_ecrire(&t, "%s ", e->message);
    epreuve_dire_bilan(x, &t);
    if (bon && bilan[0])
        dire_en_boite(e, bilan);
    return bon;
}

bool epreuve_entrainer(struct ecran *e, const struct entrainement *entrainement)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    bool refus;
    struct epreuve *x = entrainement->ouvrir(e->session, &refus, &t);
    const bool bon = !x || epreuve_mener(e, x);
    if (x)
        epreuve_fermer(x);
    else
        dire_en_boite(e, memoire);
    return bon;
}

/* ---- Keys ---- */

/* What can be done instead. */
static void refuser(struct ecran *e)
{
    vue_message(e, epreuve_cache(e) ? _("Exercice : i la réponse, s le suivant, z arrêter.")
                                    : _("La réponse est connue (s : le suivant, z : arrêter)."));
}

/* The others would tell the answer, or change the game by mistake. */
static bool est_permise(const struct ecran *e, enum commande commande)
{
    switch (commande) {
    case COMMANDE_AUCUNE:
    case COMMANDE_THEME:
    case COMMANDE_LEGAUX:
    case COMMANDE_REDESSINER:
    case COMMANDE_AIDE:
        return true;
    case COMMANDE_ANNULER: /* it is of the game, and not of what is on the screen */
    case COMMANDE_REFAIRE:
        return false;
    case COMMANDE_ESTIMES:
        return !epreuve_cache(e);
    default:
        return !epreuve_cache(e) && !epreuve_a_part(e);
    }
}

static void reveler(struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    epreuve_reveler(e->epreuve, &t);
    vue_message(e, memoire);
}

/* To other moments of the game, where z takes it up again; not from what is in its place. */
static bool laisser(struct ecran *e)
{
    if (epreuve_a_part(e)) {
        refuser(e);
        return true;
    }
    e->epreuve = NULL;
    return false;
}

bool epreuve_servir(struct ecran *e, enum commande commande)
{
    switch (commande) {
    case COMMANDE_CONSEIL:
        reveler(e);
        return true;
    case COMMANDE_ERREUR:
        passer_au_suivant(e);
        return true;
    case COMMANDE_JOUER:
        if (epreuve_cache(e))
            return false;
        passer_au_suivant(e);
        return true;
    case COMMANDE_EXERCICE:
    case COMMANDE_ECHAP:
    case COMMANDE_QUITTER: /* the questions */
        finir(e);
        return true;
    case COMMANDE_FIN:
    case COMMANDE_RECULER:
    case COMMANDE_AVANCER:
    case COMMANDE_DEBUT:
        return laisser(e);
    default:
        if (est_permise(e, commande))
            return false;
        refuser(e);
        return true;
    }
}

/* ---- Answers ---- */

void epreuve_jouer(struct ecran *e, int coup)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const enum epreuve_suite suite = epreuve_repondre(e->epreuve, coup, &t);
    if (suite == EPREUVE_CONNUE)
        refuser(e);
    else
        vue_message(e, memoire);
    if (suite == EPREUVE_SUIVANTE)
        passer_au_suivant(e);
}

bool epreuve_attend(const struct ecran *e)
{
    return e->epreuve && e->epreuve->attendu != COUP_AUCUN;
}

void epreuve_renoncer(struct ecran *e)
{
    if (e->epreuve)
        e->epreuve->attendu = COUP_AUCUN;
}

void epreuve_juger(struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (epreuve_attend(e) &&
        epreuve_repondre(e->epreuve, e->epreuve->attendu, &t) != EPREUVE_ATTEND)
        vue_message(e, memoire);
}

/* ---- What is shown ---- */

int epreuve_dessiner(const struct ecran *e, struct rectangle r)
{
    static const enum style TONS[] = {STYLE_FORT, STYLE_DISCRET, STYLE_NORMAL};
    const bool mots = r.largeur >= PANNEAU_MOTS;
    char textes[3][RAPPEL_TITRE_MAX];
    struct tampon t[3];
    int utilisees = 0;
    for (int i = 0; i < 3; i++)
        t[i] = tampon_sur(textes[i], sizeof textes[i]);
    if (!e->epreuve)
        return 0;
    epreuve_dire_titre(e->epreuve, mots, &t[0]);
    if (mots)
        epreuve_dire_provenance(e->epreuve, &t[1]);
    if (epreuve_cache(e))
        epreuve_dire_question(e->epreuve, mots, &t[2]);
    for (int i = 0; i < 3; i++) {
        const struct rectangle place = {r.x, r.y + utilisees, r.largeur, r.hauteur - utilisees};
        utilisees += pinceau_paragraphe(&e->pinceau, place, TONS[i], textes[i]);
    }
    return utilisees;
}
