/* See coups.h. */
#include "interfaces/ecran/coups.h"

#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/enregistrer.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/estimes.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/lignes.h"
#include "interfaces/ecran/plateau.h"

/* ---- Changing the game ---- */

void coups_arreter_pensee(struct ecran *e)
{
    struct pensee perdue;
    if (e->reflexion)
        reflexion_finir(e->reflexion, &perdue);
}

enum reponse coups_reprendre(struct ecran *e, enum reponse obtenue)
{
    if (obtenue == REPONSE_CONTINUER && !e->reflexion)
        return REPONSE_AUCUNE;
    epreuve_oublier(e);
    e->revu = PRESENT;
    return obtenue == REPONSE_CONTINUER ? REPONSE_REPRENDRE : obtenue;
}

enum reponse coups_revenir(struct ecran *e)
{
    const int ici = e->session->depuis;
    coups_arreter_pensee(e);
    const enum reponse reponse = coups_reprendre(e, session_revenir(e->session));
    if (reponse == REPONSE_AUCUNE)
        return reponse;
    jugements_rendre(e);
    if (ici < e->session->partie.rang)
        e->revu = ici;
    return reponse;
}

enum reponse coups_quitter(struct ecran *e)
{
    const struct session *s = e->session;
    const char *const choix[] = {_("Quitter sans sauver"), _("Continuer")};
    const bool perdrait = session_a_garder(s) && (s->garde.en_panne || s->garde.d_autrui);
    const char *titre = s->garde.en_panne ? _("La partie ne peut pas être sauvée")
                                          : _("Une autre partie est sauvée : celle-ci sera perdue");
    const bool quitte = !perdrait || dialogue_choisir(e, titre, choix, 2) == 0;
    const bool part = quitte && (session_se_retrouve(s) || enregistrer_avant_de_partir(e));
    return part ? REPONSE_QUITTER : REPONSE_AUCUNE;
}

/* At an earlier moment: the move that was played there goes one on, as one of a known line does;
 * another one is tried. */
static enum reponse essayer(struct ecran *e, int coup)
{
    struct session *s = e->session;
    const int rang = vue_rang(e);
    if (rang < s->partie.rang && s->partie.coups[rang].coup == coup) {
        e->revu = rang + 1 < s->partie.rang ? rang + 1 : PRESENT;
        return REPONSE_AUCUNE;
    }
    const enum reponse suivie = lignes_suivre(e, coup);
    if (suivie != REPONSE_AUCUNE)
        return suivie;
    coups_arreter_pensee(e);
    e->examen_a_rendre = e->examen_a_rendre && s->variante;
    if (rang < s->partie.rang)
        vue_message(e, _("La partie est gardée (Échap y revient), la variante aussi (V, Tab) ; "
                         "r continue d'ici."));
    return coups_reprendre(e, session_jouer_a(s, rang, coup));
}

/* Once a sitting, where a computer could be waited for: it does not answer in an opened game. */
static void dire_libre(struct ecran *e)
{
    const struct session *s = e->session;
    if (e->libre_dite || !s->ouverte || s->variante || !session_libre(s))
        return;
    e->libre_dite = true;
    vue_message(e, _("Partie ouverte : vous jouez les deux couleurs, r reprend la partie d'ici."));
}

/* Plays at the moment looked at, or answers an exercise. */
static enum reponse jouer(struct ecran *e, int coup)
{
    if (e->epreuve) {
        epreuve_jouer(e, coup);
        return REPONSE_AUCUNE;
    }
    e->conseil = COUP_AUCUN;
    if (e->revu == PRESENT && (e->mode == MODE_JEU || e->mode == MODE_OUVERTE)) {
        dire_libre(e);
        if (estimes_ici(e))
            session_noter_conseil(e->session);
        e->coup = coup;
        e->conseil_attendu = false;
        return REPONSE_CONTINUER;
    }
    return essayer(e, coup);
}

bool coups_peut_jouer(struct ecran *e)
{
    const struct session *s = e->session;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int trait = vue_trait(e);
    const bool son_tour = trait && (session_libre(s) || joueur_humain(&s->joueurs[trait])) &&
                          (e->mode == MODE_JEU || e->mode == MODE_PASSE);
    if (e->epreuve || son_tour || (trait && vue_relit(e)))
        return true;
    if (trait == 0)
        tampon_ajouter(&t, _("La partie est finie (n : nouvelle partie, u : annuler)."));
    else
        tampon_ecrire(&t, _("Attendez : c'est à %s de jouer."), _(s->jeu->joueurs[trait]));
    vue_alerter(e, memoire);
    e->attente = trait != 0;
    return false;
}

/* ---- Playing ---- */

/* Several moves start from this cell: which one? What they do is told in a column of its own. */
static int choisir_coup(struct ecran *e, const int *coups, int nb)
{
    enum { NOM_MAX = 6 };
    const struct jeu *jeu = e->session->jeu;
    char noms[DIALOGUE_CHOIX_MAX][96];
    const char *textes[DIALOGUE_CHOIX_MAX];
    nb = nb < DIALOGUE_CHOIX_MAX ? nb : DIALOGUE_CHOIX_MAX;
    for (int i = 0; i < nb; i++) {
        struct tampon t = tampon_sur(noms[i], sizeof noms[i]);
        jeu->ecrire_coup(coups[i], &t);
        if (jeu->dire_coup) {
            tampon_ecrire(&t, "%*s", t.longueur < NOM_MAX ? NOM_MAX - (int)t.longueur : 1, "");
            jeu->dire_coup(coups[i], &t);
        }
        textes[i] = noms[i];
    }
    e->offerts = coups;
    int choisi = dialogue_choisir(e, _("Quel coup ?"), textes, nb);
    e->offerts = NULL;
    return choisi < 0 ? COUP_AUCUN : coups[choisi];
}

static void refuser_case(struct ecran *e, int x, int y)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    plateau_dire_refus(e->session->jeu, vue_position(e), vue_trait(e), x, y, &t);
    vue_alerter(e, memoire);
}

enum reponse coups_jouer_case(struct ecran *e, int x, int y)
{
    const struct session *s = e->session;
    int coups[COUPS_MAX];
    if (!coups_peut_jouer(e))
        return REPONSE_AUCUNE;
    int nb = plateau_coups(s->jeu, vue_position(e), vue_trait(e), x, y, coups);
    int coup = nb == 1 ? coups[0] : nb > 1 ? choisir_coup(e, coups, nb) : COUP_AUCUN;
    if (nb == 0)
        refuser_case(e, x, y);
    return coup == COUP_AUCUN ? REPONSE_AUCUNE : jouer(e, coup);
}

/* Is what was typed a cell where a move can be made, and no more? */
static bool case_saisie(const struct ecran *e, int *x, int *y)
{
    const struct jeu *jeu = e->session->jeu;
    int coups[COUPS_MAX];
    for (int i = 0; i < jeu->colonnes * jeu->lignes; i++) {
        char nom[16];
        struct tampon n = tampon_sur(nom, sizeof nom);
        *x = i % jeu->colonnes;
        *y = i / jeu->colonnes;
        plateau_nom_cellule(jeu, *x, *y, &n);
        if (strcmp(nom, e->saisie.texte) == 0)
            return plateau_coups(jeu, vue_position(e), vue_trait(e), *x, *y, coups) > 0;
    }
    return false;
}

enum reponse coups_jouer_saisie(struct ecran *e)
{
    const struct session *s = e->session;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coup, x, y;
    if (!coups_peut_jouer(e))
        return REPONSE_AUCUNE;
    tampon_ecrire(&t, _("Coup refusé, %s : "), e->saisie.texte);
    if (s->jeu->lire_coup(e->saisie.texte, &coup, &t)) {
        const char *refus = s->jeu->raison_refus(vue_position(e), coup, vue_trait(e));
        if (!refus) {
            e->tape_xy |= e->saisie.texte[0] >= '0' && e->saisie.texte[0] <= '9';
            s->jeu->cellule_du_coup(vue_position(e), coup, &e->curseur_x, &e->curseur_y);
            return jouer(e, coup);
        }
        tampon_ajouter(&t, refus);
    } else if (case_saisie(e, &x, &y)) {
        return coups_jouer_case(e, x, y);
    }
    tampon_ajouter(&t, t.longueur > 0 && t.debut[t.longueur - 1] == '?' ? "" : ".");
    vue_alerter(e, memoire);
    return REPONSE_AUCUNE;
}
