/* See exercice.h. */
#include "interfaces/ecran/exercice.h"

#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/plateau.h"
#include "partie/erreurs.h"
#include "partie/serie.h"

bool exercice_en_cours(const struct ecran *e)
{
    return e->exercices.nb > 0 && !e->exercices.laisses;
}

bool exercice_cache(const struct ecran *e)
{
    return exercice_en_cours(e) && !e->exercices.resolu;
}

/* ---- Life ---- */

/* Without advice and past games, which jugements_montrer() closes; the cursor, which advice may
 * have left on the answer, goes to the last move. */
static void presenter(struct ecran *e)
{
    const struct session *s = e->session;
    e->revu = exercices_rang(&e->exercices);
    jugements_montrer(e);
    e->curseur_x = e->curseur_y = 0;
    if (e->revu == 0)
        return;
    const struct coup_joue *dernier = &s->partie.coups[e->revu - 1];
    plateau_arrivee(s->jeu, &dernier->avant, dernier->coup, &e->curseur_x, &e->curseur_y);
}

/* Whose errors: in a game that was opened, where computers wait, only the person knows which moves
 * were his. Negative: he gives up. */
static int demander_joueur(struct ecran *e)
{
    const struct session *s = e->session;
    if (e->exercices.nb > 0)
        return e->exercices.joueur;
    const char *const choix[] = {_(s->jeu->joueurs[1]), _(s->jeu->joueurs[2]), _("Les deux")};
    if (!s->ouverte || !session_libre(s) || !jugements_entier(e))
        return session_personne(s);
    const int choisi = dialogue_choisir(e, _("Exercices : les coups de"), choix, 3);
    return choisi < 0 ? -1 : (choisi + 1) % 3;
}

void exercice_commencer(struct ecran *e)
{
    const int joueur = vue_pense(e) ? 0 : demander_joueur(e);
    if (joueur < 0)
        return;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (vue_pense(e)) /* of advice, too, which would be the answer */
        tampon_ajouter(&t, _("Attendez : l'ordinateur réfléchit."));
    else if (exercices_etablir(&e->exercices, e->session, &e->examen, joueur, &t))
        presenter(e);
    vue_message(e, memoire);
}

void exercice_garder(struct ecran *e)
{
    const int joueur = demander_joueur(e);
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (joueur < 0)
        return;
    erreurs_garder(e->session, &e->examen, joueur, rappels_aujourdhui(), &t);
    vue_message(e, memoire);
}

void exercice_poser(struct ecran *e)
{
    const char *refus = serie_poser(e->serie, e->session, &e->examen, &e->exercices);
    if (refus) {
        exercice_fermer(e);
        vue_alerter(e, refus);
        return;
    }
    fil_arreter(&e->estimation.fil);
    presenter(e);
    vue_preparer(e);
}

void exercice_fermer(struct ecran *e)
{
    e->exercices.nb = 0;
}

static void passer_dans_la_serie(struct ecran *e)
{
    if (serie_suivante(e->serie, &e->exercices))
        exercice_poser(e);
    else
        exercice_fermer(e);
}

/* After the last one, how many were found. */
static void passer_au_suivant(struct ecran *e)
{
    if (e->serie) {
        passer_dans_la_serie(e);
        return;
    }
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (exercices_suivant(&e->exercices)) {
        presenter(e);
        return;
    }
    exercices_dire_bilan(&e->exercices, &t);
    vue_message(e, memoire);
    exercice_fermer(e);
    e->revu = PRESENT;
}

/* What can be done instead. */
static void refuser(struct ecran *e)
{
    vue_message(e, exercice_cache(e) ? _("Exercice : i la réponse, s le suivant, z arrêter.")
                                     : _("La réponse est connue (s : le suivant, z : arrêter)."));
}

/* The others would tell the answer, or change the game by mistake. */
static bool est_permise(enum commande commande)
{
    switch (commande) {
    case COMMANDE_AUCUNE:
    case COMMANDE_THEME:
    case COMMANDE_LEGAUX:
    case COMMANDE_REDESSINER:
    case COMMANDE_AIDE:
        return true;
    default:
        return false;
    }
}

static void reveler(struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (e->exercices.resolu)
        return;
    exercices_reveler(&e->exercices);
    if (e->serie)
        serie_noter(e->serie, &e->exercices, &t);
    vue_message(e, memoire);
}

bool exercice_servir(struct ecran *e, enum commande commande)
{
    switch (commande) {
    case COMMANDE_CONSEIL:
        reveler(e);
        return true;
    case COMMANDE_ERREUR:
        passer_au_suivant(e);
        return true;
    case COMMANDE_JOUER:
        if (exercice_cache(e))
            return false;
        passer_au_suivant(e);
        return true;
    case COMMANDE_EXERCICE:
    case COMMANDE_ECHAP:
    case COMMANDE_QUITTER: /* the exercises */
        exercice_fermer(e);
        e->revu = PRESENT;
        return true;
    case COMMANDE_FIN:
        if (!e->serie)
            exercice_fermer(e);
        return e->serie != NULL;
    case COMMANDE_RECULER:
    case COMMANDE_AVANCER:
    case COMMANDE_DEBUT:
        e->exercices.laisses = !e->serie;
        return e->serie != NULL;
    case COMMANDE_ANNULER: /* it is of the game, and not of what is on the screen */
    case COMMANDE_REFAIRE:
        refuser(e);
        return true;
    default:
        if (est_permise(commande) || (!exercice_cache(e) && !e->serie) ||
            (!exercice_cache(e) && commande == COMMANDE_ESTIMES))
            return false;
        refuser(e);
        return true;
    }
}

static void repondre(struct ecran *e, int coup)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!exercices_repondre(&e->exercices, e->session, &e->examen, &e->estimation, coup, &t))
        return;
    if (e->serie)
        serie_noter(e->serie, &e->exercices, &t);
    vue_message(e, memoire);
}

void exercice_repondre(struct ecran *e, int coup)
{
    if (exercice_cache(e))
        repondre(e, coup);
    else
        refuser(e);
}

bool exercice_attend(const struct ecran *e)
{
    return exercice_cache(e) && e->exercices.attendu != COUP_AUCUN;
}

void exercice_renoncer(struct ecran *e)
{
    e->exercices.attendu = COUP_AUCUN;
}

void exercice_juger(struct ecran *e)
{
    if (exercice_attend(e))
        repondre(e, e->exercices.attendu);
}

/* ---- What is shown ---- */

bool exercice_dire_attente(const struct ecran *e, struct tampon *sortie)
{
    if (exercice_attend(e))
        exercices_dire_attente(&e->exercices, e->session, sortie);
    return exercice_attend(e);
}

/* Of one that is due: from which game it is. */
static int dessiner_provenance(const struct ecran *e, struct rectangle r)
{
    return pinceau_paragraphe(&e->pinceau, r, STYLE_DISCRET, serie_carte(e->serie)->titre);
}

int exercice_dessiner(const struct ecran *e, struct rectangle r)
{
    const struct exercices *x = &e->exercices;
    const bool mots = r.largeur >= PANNEAU_MOTS;
    char titre[64], question[128];
    struct tampon t = tampon_sur(titre, sizeof titre), q = tampon_sur(question, sizeof question);
    if (!exercice_en_cours(e))
        return 0;
    if (mots)
        exercices_dire_titre(x, &t);
    else
        tampon_ecrire(&t, _("Ex. %d/%d"), x->numero + 1, x->nb);
    if (mots && exercice_cache(e))
        exercices_dire_question(x, e->session, &q);
    else if (exercice_cache(e))
        tampon_ajouter(&q, _("Le mieux ?"));
    pinceau_ecrire(&e->pinceau, r.x, r.y, r.largeur, STYLE_FORT, titre);
    rectangle_descendre(&r, 1);
    const int dit = mots && e->serie ? dessiner_provenance(e, r) : 0;
    rectangle_descendre(&r, dit);
    return 1 + dit + pinceau_paragraphe(&e->pinceau, r, STYLE_NORMAL, question);
}
