/* See travail.h. It has a loop of its own: nothing of the game goes on meanwhile. */
#include "interfaces/ecran/travail.h"

#include "base/i18n.h"
#include "interfaces/ecran/commandes.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/travail.h"

/* The next question, what was told staying; after the last one, the end. */
static void passer_au_suivant(struct ecran *e)
{
    const struct session *s = e->session;
    if (!travail_avancer(e->travail)) {
        e->travail = NULL;
        return;
    }
    if (s->partie.rang > 0) {
        const struct coup_joue *dernier = &s->partie.coups[s->partie.rang - 1];
        s->jeu->cellule_du_coup(&dernier->avant, dernier->coup, &e->curseur_x, &e->curseur_y);
    }
}

void travail_jouer(struct ecran *e, int coup)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const bool juste = travail_repondre(e->travail, coup, &t);
    vue_message(e, memoire);
    if (juste)
        passer_au_suivant(e);
}

bool travail_servir(struct ecran *e, enum commande commande)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    switch (commande) {
    case COMMANDE_CONSEIL:
        travail_reveler(e->travail, &t);
        vue_message(e, memoire);
        return true;
    case COMMANDE_EXERCICE:
    case COMMANDE_ECHAP:
    case COMMANDE_QUITTER:
        e->travail = NULL;
        return true;
    case COMMANDE_AUCUNE:
    case COMMANDE_JOUER:
    case COMMANDE_THEME:
    case COMMANDE_LEGAUX:
    case COMMANDE_REDESSINER:
    case COMMANDE_AIDE:
        return false;
    default:
        vue_message(e, _("i : la réponse, z : arrêter"));
        return true;
    }
}

void travail_mener(struct ecran *e, struct travail *x)
{
    char bilan[128];
    struct tampon t = tampon_sur(bilan, sizeof bilan);
    const char *const choix[] = {_("Continuer")};
    bool fini = false;
    e->travail = x;
    e->mode = MODE_JEU;
    passer_au_suivant(e);
    vue_preparer(e);
    while (e->travail && !fini) {
        vue_rafraichir(e);
        const struct evenement ev = vue_attendre(e, -1, -1);
        fini = ev.genre == EVENEMENT_FIN;
        if (!fini)
            commandes_servir(e, &ev);
    }
    e->travail = NULL;
    travail_dire_bilan(x, &t);
    if (!fini)
        dialogue_choisir(e, bilan, choix, 1);
}

int travail_dessiner(const struct ecran *e, struct rectangle r)
{
    char titre[128], question[128];
    struct tampon t = tampon_sur(titre, sizeof titre), q = tampon_sur(question, sizeof question);
    if (!e->travail)
        return 0;
    if (r.largeur >= PANNEAU_MOTS) {
        travail_dire_titre(e->travail, &t);
        travail_dire_question(e->travail, &q);
    } else {
        tampon_ecrire(&t, _("Reste %d"), e->travail->restants);
        tampon_ajouter(&q, _("Le coup ?"));
    }
    const int dit = pinceau_paragraphe(&e->pinceau, r, STYLE_FORT, titre);
    rectangle_descendre(&r, dit);
    return dit + pinceau_paragraphe(&e->pinceau, r, STYLE_NORMAL, question);
}
