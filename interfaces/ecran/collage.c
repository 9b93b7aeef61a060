/* See collage.h. */
#include "interfaces/ecran/collage.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/ecran/coups.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/enregistrer.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/jugements.h"

enum { MOT_COURT = 8 }; /* what may go on with a move being typed */

/* Is it for the move field: a move alone, or a piece of one? */
static bool est_un_coup(const struct ecran *e, const char *texte)
{
    char mot[SAISIE_MAX], perdu[256];
    struct tampon t = tampon_sur(perdu, sizeof perdu);
    const struct vue v = vue_sans_blancs(vue_de(texte));
    int coup;
    if (vue_longueur(v) >= sizeof mot)
        return false;
    vue_copier(v, mot, sizeof mot);
    return (e->saisie.ouverte && vue_longueur(v) < MOT_COURT) ||
           e->session->jeu->lire_coup(mot, &coup, &t);
}

/* Two answers, the first of which is yes. Else what was pasted is dropped. */
static bool demander(struct ecran *e, const char *titre, const char *oui)
{
    const char *const choix[] = {oui, _("Continuer")};
    return dialogue_choisir(e, titre, choix, 2) == 0;
}

/* `arbre`: its variations and comments, which are taken; `note`: what the reader had to say. */
static enum reponse ouvrir(struct ecran *e, const struct partie *lue, struct arbre *arbre,
                           const char *note)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (session_a_garder(e->session) &&
        !demander(e, _("Abandonner cette partie ?"), _("Ouvrir ce qui est collé")))
        return REPONSE_AUCUNE;
    if (!enregistrer_avant_de_partir(e))
        return REPONSE_AUCUNE;
    coups_arreter_pensee(e);
    const char *refus = session_ouvrir(e->session, lue);
    if (refus) {
        vue_alerter(e, refus);
        return coups_reprendre(e, REPONSE_CONTINUER);
    }
    e->session->arbre = *arbre;
    *arbre = (struct arbre){0};
    jugements_fermer(e);
    e->curseur_place = false;
    vue_preparer(e);
    if (lue->rang == 0)
        tampon_ajouter(&t, _("Position ouverte. "));
    else
        tampon_ecrire(&t, ngettext("Partie ouverte, %d coup. ", "Partie ouverte, %d coups. ",
                                   (unsigned long)lue->rang), lue->rang);
    tampon_ajouter(&t, note);
    vue_message(e, memoire);
    return coups_reprendre(e, REPONSE_REPRENDRE);
}

static enum reponse poursuivre(struct ecran *e, const struct partie *lue)
{
    char titre[128];
    struct tampon t = tampon_sur(titre, sizeof titre);
    const int nb = lue->rang - vue_rang(e);
    tampon_ecrire(&t, ngettext("Jouer d'ici %d coup collé ?", "Jouer d'ici %d coups collés ?",
                               (unsigned long)nb), nb);
    if (!demander(e, titre, _("Jouer")))
        return REPONSE_AUCUNE;
    coups_arreter_pensee(e);
    return coups_reprendre(e, session_poursuivre(e->session, lue));
}

static enum reponse lire(struct ecran *e, const char *texte, struct partie *lue)
{
    struct session *s = e->session;
    char raison[MESSAGE_MAX - 64], memoire[MESSAGE_MAX];
    struct tampon r = tampon_sur(raison, sizeof raison), t = tampon_sur(memoire, sizeof memoire);
    struct arbre arbre = {0};
    enum reponse reponse = REPONSE_AUCUNE;
    switch (s->services->lire_collage(vue_de(texte), s->jeux, &s->partie, vue_rang(e), lue, &arbre,
                                      &r)) {
    case COLLAGE_PARTIE:
        reponse = ouvrir(e, lue, &arbre, raison);
        break;
    case COLLAGE_SUITE:
        reponse = poursuivre(e, lue);
        break;
    default:
        tampon_ecrire(&t, _("Collage illisible : %s"), raison);
        vue_alerter(e, memoire);
    }
    arbre_vider(&arbre);
    return reponse;
}

enum reponse collage_servir(struct ecran *e, const struct evenement *ev)
{
    if (e->disposition.trop_petit)
        return REPONSE_AUCUNE;
    if (!e->dessus && (!e->session->services->lire_collage || est_un_coup(e, ev->texte))) {
        saisie_coller(&e->saisie, ev->texte);
        return REPONSE_AUCUNE;
    }
    saisie_fermer(&e->saisie);
    if (epreuve_a_part(e)) /* nothing takes the place of what is asked */
        return REPONSE_AUCUNE;
    if (ev->coupe) {
        vue_alerter(e, _("Collage trop long."));
        return REPONSE_AUCUNE;
    }
    struct partie *lue = memoire_neuve(1, sizeof *lue);
    const enum reponse reponse = lire(e, ev->texte, lue);
    free(lue);
    return reponse;
}
