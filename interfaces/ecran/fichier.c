/* See fichier.h. */
#include "interfaces/ecran/fichier.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/ecran/coups.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/enregistrer.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ouvrir.h"

enum { TEXTE_MAX = 256, ECART = 2 }; /* of a row of the list; columns between two of its parts */

/* Takes the `i`-th game of the list in place of the present one; `memoire`: the fault that it ends
 * at, if any. NULL, or why not. */
static const char *prendre(struct ecran *e, int i, char memoire[MESSAGE_MAX])
{
    struct session *s = e->session;
    struct tampon t = tampon_sur(memoire, MESSAGE_MAX);
    struct partie *lue = memoire_neuve(1, sizeof *lue);
    const bool bonne = s->fichier->prendre(s->fichier, i, s->jeux, lue, &t);
    const char *refus = bonne ? session_ouvrir(s, lue) : memoire;
    s->fichier->ici = refus ? s->fichier->ici : i;
    if (!refus)
        s->fichier->lire_arbre(s);
    free(lue);
    return refus;
}

/* Which one it is that is shown, or that is not; `reste`: its name, or why not. */
static void dire(const struct ecran *e, int i, const char *reste, struct tampon *t)
{
    tampon_ecrire(t, _("Partie %d sur %d"), i + 1, e->session->fichier->nb);
    tampon_ecrire(t, "%s%s", _(" : "), reste);
}

/* The first that can be opened from the `i`-th on, by steps of `pas`, 0: that one alone; those that
 * cannot are stepped over. `raison`: the fault that it ends at, or "". False: none can. */
static bool ouvrir(struct ecran *e, int i, int pas, char raison[MESSAGE_MAX])
{
    const struct fichier_ouvert *f = e->session->fichier;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const char *refus = prendre(e, i, raison);
    if (refus)
        dire(e, i, refus, &t);
    while (refus && pas && i + pas >= 0 && i + pas < f->nb) {
        i += pas;
        refus = prendre(e, i, raison);
    }
    if (refus) {
        vue_alerter(e, memoire);
        return false;
    }
    e->curseur_place = false;
    vue_preparer(e);
    tampon_ajouter(&t, t.longueur > 0 ? ". " : "");
    dire(e, i, f->parties[i].nom, &t);
    vue_message(e, memoire);
    return true;
}

/* The review that goes with the game that was taken; told where the file's is. */
static void montrer_revue(struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!jugements_ouvrir(e))
        return;
    tampon_ecrire(&t, "%s%s%s", e->message, e->message[0] ? " " : "",
                  _("Analyse lue dans le fichier (y : la refaire)."));
    vue_message(e, memoire);
}

/* In a box: a line would not hold it. */
static void montrer_faute(struct ecran *e, const char *faute)
{
    const char *const choix[] = {_("Continuer")};
    if (faute[0])
        dialogue_choisir(e, faute, choix, 1);
}

/* Goes on at a column, with nothing where there is nothing to say. */
static void mettre_en_colonne(const struct ecran *e, int colonne, const char *texte,
                              struct tampon *t)
{
    if (texte && texte[0])
        tampon_ecrire(t, "%*s%s", colonne - pinceau_largeur(&e->pinceau, t->debut), "", texte);
}

/* The rows of the list: "Rose – Murakami, 2008, +16  analysée  Tigre". */
static void decrire(const struct ecran *e, char (*textes)[TEXTE_MAX], const char **rangees)
{
    const struct fichier_ouvert *f = e->session->fichier;
    int noms = 0, analysees = 0;
    for (int i = 0; i < f->nb; i++) {
        const int l = pinceau_largeur(&e->pinceau, f->parties[i].nom) + ECART;
        noms = l > noms ? l : noms;
        if (f->parties[i].analysee)
            analysees = pinceau_largeur(&e->pinceau, _("analysée")) + ECART;
    }
    for (int i = 0; i < f->nb; i++) {
        const struct partie_listee *p = &f->parties[i];
        struct tampon t = tampon_sur(textes[i], sizeof textes[i]);
        tampon_ajouter(&t, p->nom);
        mettre_en_colonne(e, noms, p->analysee ? _("analysée") : NULL, &t);
        mettre_en_colonne(e, noms + analysees, p->sujet, &t);
        rangees[i] = textes[i];
    }
}

/* The index chosen; DIALOGUE_ABANDON, DIALOGUE_QUITTER. */
static int demander(struct ecran *e)
{
    const struct fichier_ouvert *f = e->session->fichier;
    char (*textes)[TEXTE_MAX] = memoire_agrandir(NULL, (size_t)f->nb, sizeof *textes);
    const char **rangees = memoire_agrandir(NULL, (size_t)f->nb, sizeof *rangees);
    decrire(e, textes, rangees);
    const int choisi = dialogue_lister(e, _("Quelle partie ?"), rangees, f->nb, f->ici);
    free(rangees);
    free(textes);
    return choisi;
}

bool fichier_accueillir(struct ecran *e)
{
    const struct session *s = e->session;
    char faute[MESSAGE_MAX];
    e->fichier_pris = s->fichier != NULL;
    if (!s->ouverte || !s->fichier)
        return true;
    const int choisie = fichier_a_liste(e) && !s->fichier->nommee ? demander(e) : s->fichier->ici;
    faute[0] = 0;
    if (choisie >= 0 && choisie != s->fichier->ici)
        ouvrir(e, choisie, 0, faute);
    montrer_revue(e);
    montrer_faute(e, faute);
    return choisie != DIALOGUE_QUITTER;
}

/* That one, by steps of `pas` where it cannot be, takes the place of the game in progress, which is
 * asked about. */
static enum reponse passer_a(struct ecran *e, int vers, int pas)
{
    const char *const choix[] = {_("Ouvrir l'autre partie"), _("Continuer")};
    char faute[MESSAGE_MAX];
    const int ici = e->session->fichier->ici;
    if (session_a_garder(e->session) &&
        dialogue_choisir(e, _("Abandonner cette partie ?"), choix, 2) != 0)
        return REPONSE_AUCUNE;
    if (!enregistrer_avant_de_partir(e))
        return REPONSE_AUCUNE;
    coups_arreter_pensee(e);
    if (!ouvrir(e, vers, pas, faute))
        return coups_reprendre(e, REPONSE_CONTINUER);
    jugements_ranger(e, ici);
    montrer_revue(e);
    const enum reponse reponse = coups_reprendre(e, REPONSE_REPRENDRE);
    montrer_faute(e, faute);
    return reponse;
}

static bool refuser_sans_liste(struct ecran *e)
{
    if (!fichier_a_liste(e))
        vue_message(e, _("Aucun fichier de plusieurs parties n'est ouvert."));
    return !fichier_a_liste(e);
}

enum reponse fichier_voisine(struct ecran *e, int pas)
{
    if (refuser_sans_liste(e))
        return REPONSE_AUCUNE;
    const int vers = e->session->fichier->ici + pas;
    if (vers >= 0 && vers < e->session->fichier->nb)
        return passer_a(e, vers, pas);
    vue_message(e, pas > 0 ? _("C'est la dernière partie du fichier.")
                           : _("C'est la première partie du fichier."));
    return REPONSE_AUCUNE;
}

enum reponse fichier_choisir(struct ecran *e)
{
    const int choisie = refuser_sans_liste(e) ? DIALOGUE_ABANDON : demander(e);
    return choisie < 0 || choisie == e->session->fichier->ici ? REPONSE_AUCUNE
                                                              : passer_a(e, choisie, 0);
}

bool fichier_a_liste(const struct ecran *e)
{
    return e->fichier_pris && e->session->fichier->nb > 1;
}
