/* See fichier.h. */
#include "interfaces/ecran/fichier.h"

#include <stdlib.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "interfaces/ecran/coups.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/jugements.h"

/* Takes the `i`-th game of the list in place of the present one. False: told why not. */
static bool ouvrir(struct ecran *e, int i)
{
    struct session *s = e->session;
    char valeur[CHEMIN_MAX + 32], memoire[MESSAGE_MAX];
    struct tampon v = tampon_sur(valeur, sizeof valeur), t = tampon_sur(memoire, sizeof memoire);
    struct partie *lue = malloc(sizeof *lue);
    tampon_ecrire(&v, "%s:%d", e->fichier.chemin, e->fichier.parties[i].numero);
    bool bonne = lue && s->ouvrir(valeur, s->jeux, lue, &t);
    const char *refus = bonne ? session_ouvrir(s, lue) : lue ? memoire : _("mémoire insuffisante");
    free(lue);
    if (refus) {
        vue_alerter(e, refus);
        return false;
    }
    e->fichier_ici = i;
    e->curseur_place = false;
    vue_preparer(e);
    t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, _("Partie %d sur %d"), i + 1, e->fichier.nb);
    tampon_ecrire(&t, "%s%s", _(" : "), e->fichier.parties[i].nom);
    vue_message(e, memoire);
    return true;
}

/* The index chosen; DIALOGUE_ABANDON, DIALOGUE_QUITTER. */
static int demander(struct ecran *e)
{
    const char **noms = calloc((size_t)e->fichier.nb, sizeof *noms);
    if (!noms)
        return DIALOGUE_ABANDON;
    for (int i = 0; i < e->fichier.nb; i++)
        noms[i] = e->fichier.parties[i].nom;
    const int choisi = dialogue_lister(e, _("Quelle partie ?"), noms, e->fichier.nb, 0);
    free(noms);
    return choisi;
}

bool fichier_accueillir(struct ecran *e)
{
    const struct session *s = e->session;
    if (!s->fichier || !s->lister)
        return true;
    const int nommee = s->lister(s->fichier, &e->fichier);
    e->fichier_ici = nommee > 0 ? nommee : 0;
    if (!s->ouverte || nommee >= 0 || !fichier_a_liste(e))
        return true;
    const int choisie = demander(e);
    if (choisie > 0)
        ouvrir(e, choisie);
    return choisie != DIALOGUE_QUITTER;
}

bool fichier_voisine(struct ecran *e, int pas, enum reponse *reponse)
{
    const char *const choix[] = {_("Ouvrir l'autre partie"), _("Continuer")};
    const int vers = e->fichier_ici + pas;
    if (!fichier_a_liste(e)) {
        vue_message(e, _("Aucun fichier de plusieurs parties n'est ouvert."));
        return false;
    }
    if (vers < 0 || vers >= e->fichier.nb) {
        vue_message(e, pas > 0 ? _("C'est la dernière partie du fichier.")
                               : _("C'est la première partie du fichier."));
        return false;
    }
    if (session_a_garder(e->session) &&
        dialogue_choisir(e, _("Abandonner cette partie ?"), choix, 2) != 0)
        return false;
    coups_arreter_pensee(e);
    if (!ouvrir(e, vers))
        return coups_reprendre(e, REPONSE_CONTINUER, reponse);
    jugements_fermer(e);
    return coups_reprendre(e, REPONSE_REPRENDRE, reponse);
}

bool fichier_a_liste(const struct ecran *e)
{
    return e->fichier.nb > 1;
}

void fichier_fermer(struct ecran *e)
{
    parties_fichier_detruire(&e->fichier);
}
