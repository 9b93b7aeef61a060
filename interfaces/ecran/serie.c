/* See serie.h. It has a loop of its own: nothing of the game goes on meanwhile. */
#include "interfaces/ecran/serie.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "interfaces/ecran/commandes.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/exercice.h"
#include "interfaces/ecran/jugements.h"
#include "partie/serie.h"

static void dire_en_boite(struct ecran *e, const char *texte)
{
    const char *const choix[] = {_("Continuer")};
    vue_message(e, "");
    dialogue_choisir(e, texte, choix, 1);
}

/* Serves the person until the last one is left. False: the terminal is gone. */
static bool servir(struct ecran *e)
{
    while (exercice_en_cours(e)) {
        vue_rafraichir(e);
        const struct evenement ev = vue_attendre(e, -1, -1);
        if (ev.genre == EVENEMENT_FIN)
            return false;
        commandes_servir(e, &ev);
    }
    return true;
}

/* Asks them; what there is to tell then in `bilan`. False: the terminal is gone. */
static bool mener(struct ecran *e, struct tampon *bilan)
{
    const enum mode mode = e->mode;
    e->mode = MODE_OUVERTE;
    exercice_poser(e);
    const bool bon = servir(e);
    tampon_ajouter(bilan, e->alerte ? e->message : ""); /* why one could not be asked */
    serie_dire_bilan(e->serie, &e->exercices, bilan);
    exercice_fermer(e);
    jugements_fermer(e);
    fil_arreter(&e->estimation.fil);
    e->mode = mode;
    e->revu = PRESENT;
    return bon;
}

/* In the place of the game, which comes back. */
static bool mener_a_sa_place(struct ecran *e, struct serie *serie, struct tampon *bilan)
{
    const bool entree = e->entree;
    e->entree = false;
    e->serie = serie;
    vue_preparer(e);
    const bool bon = mener(e, bilan);
    serie_fermer(serie, e->session);
    e->serie = NULL;
    e->entree = entree;
    e->curseur_place = false;
    vue_preparer(e);
    return bon;
}

bool serie_demander(struct ecran *e, struct serie *serie)
{
    char bilan[MESSAGE_MAX];
    struct tampon t = tampon_sur(bilan, sizeof bilan);
    const bool bon = mener_a_sa_place(e, serie, &t);
    if (bon && bilan[0])
        dire_en_boite(e, bilan);
    return bon;
}

/* Why there is nothing to ask. */
static void refuser(struct ecran *e, struct serie *serie, const char *refus)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (refus) {
        tampon_ajouter(&t, refus);
    } else {
        serie_dire_rien(serie, &t);
        serie_fermer(serie, e->session);
    }
    dire_en_boite(e, memoire);
}

bool serie_mener(struct ecran *e)
{
    struct serie *serie = calloc(1, sizeof *serie);
    const char *refus = serie ? serie_ouvrir(serie, e->session, rappels_aujourdhui())
                              : _("mémoire insuffisante");
    const bool posee = !refus && serie->nb > 0;
    const bool bon = !posee || serie_demander(e, serie);
    if (!posee)
        refuser(e, serie, refus);
    free(serie);
    return bon;
}
