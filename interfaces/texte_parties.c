/* See texte_parties.h. */
#include "interfaces/texte_parties.h"

#include "base/i18n.h"
#include "interfaces/texte_ecrire.h"
#include "interfaces/texte_saisie.h"
#include "partie/passees.h"

enum { TEXTE_MAX = 512 };

/* " 1  2026-11-30 12:00  gagnée de 22, IA, niveau 3", the newest first. */
static void lister(struct session *s, const struct passees *p)
{
    for (int i = 0; i < p->nb; i++) {
        char memoire[TEXTE_MAX];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        tampon_ecrire(&t, "%2d  ", i + 1);
        passees_dire(p, i, s->jeux[0], TEXTE_MAX, &t);
        s->affichage->message(s, memoire);
    }
}

/* What was won at each level; "Bilan : 4 gagnées, 1 nulle, 2 perdues contre l'IA, niveau 3" */
static void dire_bilan(struct session *s)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int moi = session_personne(s);
    passees_dire_niveaux(s->programme, s->jeu, &t);
    if (t.longueur > 0)
        s->affichage->message(s, memoire);
    t = tampon_sur(memoire, sizeof memoire);
    if (!moi)
        return;
    const char *autre = s->joueurs[3 - moi].nom;
    const struct palmares p = passees_compter(s->programme, s->jeu, autre);
    palmares_dire(&p, autre, &t);
    if (t.longueur > 0)
        s->affichage->message(s, memoire);
}

/* A person is asked first whether the game in progress may be left. */
static enum reponse ouvrir(struct session *s, const struct passees *p, int i)
{
    bool oui = true;
    if (s->terminal && session_a_garder(s) &&
        !texte_confirmer(s, _("Abandonner cette partie ? (m : oui)"), ACTION_MIENNES, &oui))
        return REPONSE_QUITTER;
    if (oui && !texte_abandonner(s, ACTION_MIENNES, &oui))
        return REPONSE_QUITTER;
    const char *refus = oui ? session_rouvrir(s, p, i) : _("La partie continue.");
    if (!refus)
        return REPONSE_REPRENDRE;
    s->affichage->message(s, refus);
    return REPONSE_CONTINUER;
}

static enum reponse choisir(struct session *s, const struct passees *p)
{
    char ligne[TEXTE_LIGNE_MAX];
    long numero;
    lister(s, p);
    dire_bilan(s);
    s->affichage->message(s, _("Laquelle ouvrir ? (son numéro, rien : aucune)"));
    if (!texte_lire_ligne(ligne))
        return REPONSE_QUITTER;
    if (vue_entier(vue_sans_blancs(vue_de(ligne)), 1, p->nb, &numero))
        return ouvrir(s, p, (int)numero - 1);
    s->affichage->message(s, _("La partie continue."));
    return REPONSE_CONTINUER;
}

enum reponse texte_parties(struct session *s)
{
    struct passees p;
    enum reponse reponse = REPONSE_CONTINUER;
    passees_lire(&p, s->programme, s->jeux);
    if (p.nb > 0)
        reponse = choisir(s, &p);
    else
        s->affichage->message(s, _("L'historique n'a aucune partie."));
    passees_detruire(&p);
    return reponse;
}
