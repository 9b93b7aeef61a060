/* See texte_options.h. */
#include "interfaces/texte_options.h"

#include <string.h>

#include "base/i18n.h"
#include "interfaces/texte_paroles.h"

enum { LIGNE_MAX = 512, NOM_MAX = 32 };

/* ---- Which there are ---- */

static bool utile(const struct jeu *jeu, const struct reglage *r)
{
    return reglage_utile(r, jeu) && !(r->besoins & BESOIN_ECRAN);
}

/* ---- Saying ---- */

/* "premier noir", "secondes 0,5". */
static void dire_valeur(const struct session *s, const struct reglage *r, struct tampon *t)
{
    tampon_ecrire(t, "%s ", r->nom);
    const size_t debut = t->longueur;
    reglage_lire(&s->reglages, r, t);
    if (r->genre == REGLAGE_SECONDES || r->genre == REGLAGE_PENDULE)
        i18n_marquer(t->debut + debut);
}

/* "premier noir : la couleur qui commence (noir, blanc)" */
static void dire_reglage(struct session *s, const struct reglage *r)
{
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    dire_valeur(s, r, &t);
    tampon_ecrire(&t, "%s%s", _(" : "), _(r->aide));
    for (int i = 0; r->valeurs && r->valeurs[i]; i++)
        tampon_ecrire(&t, "%s%s", i ? ", " : " (", r->valeurs[i]);
    tampon_ajouter(&t, r->valeurs ? ")" : "");
    s->affichage->message(s, memoire);
}

void texte_dire_options(struct session *s)
{
    s->affichage->message(
        s, _("Réglages (pour en changer : le nom et la valeur, comme « blanc clavier ») :"));
    for (const struct reglage *r = table_reglages; r->nom; r++)
        if (utile(s->jeu, r))
            dire_reglage(s, r);
}

/* ---- Changing ---- */

void texte_retenir(struct session *s, const char *nom)
{
    const char *erreur = NULL;
    if (s->terminal)
        erreur = reglages_retenir(&s->reglages, nom, s->programme, s->jeux);
    if (erreur)
        s->affichage->message(s, erreur);
}

static const char *poser_joueur(struct session *s, int joueur, const char *nom)
{
    if (joueur_commande(nom) && !s->terminal)
        return _("un programme ne se nomme pas dans un tuyau, mais par --noir et --blanc");
    const char *refus = session_changer_joueur(s, joueur, nom);
    s->demandes.joueurs[joueur] &= refus != NULL;
    return refus;
}

/* NULL, or why not. */
static const char *poser(struct session *s, const struct reglage *r, const char *valeur)
{
    if (reglage_joueur(r))
        return poser_joueur(s, reglage_joueur(r), valeur);
    struct reglages voulus = s->reglages;
    const char *refus = reglage_poser_ou_dire(&voulus, r, valeur);
    if (!refus && (strcmp(r->nom, "temps") == 0 || strcmp(r->nom, "livre") == 0))
        refus = session_refaire_joueurs(s, &voulus); /* these are the players' own */
    if (!refus)
        s->reglages = voulus;
    if (!refus && r->genre == REGLAGE_PENDULE)
        chrono_changer(s);
    return refus;
}

/* "Noir : IA, niveau 5, Blanc : humain", or "temps 2". */
static void dire_change(struct session *s, const struct reglage *r)
{
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (reglage_joueur(r)) {
        texte_dire_joueurs(s, "");
        return;
    }
    dire_valeur(s, r, &t);
    if (strcmp(r->nom, "premier") == 0)
        tampon_ajouter(&t, _(", à la prochaine partie"));
    s->affichage->message(s, memoire);
}

/* A player who is no person any more plays at once. */
static enum reponse changer(struct session *s, const struct reglage *r, const char *valeur)
{
    const int avant = session_trait(s);
    const char *refus = poser(s, r, valeur);
    if (refus) {
        s->affichage->message(s, refus);
        return REPONSE_CONTINUER;
    }
    dire_change(s, r);
    texte_retenir(s, r->nom);
    session_sauver(s);
    const int trait = session_trait(s);
    if (trait && (!avant || !joueur_humain(&s->joueurs[trait])))
        return REPONSE_REPRENDRE;
    session_mediter(s);
    return REPONSE_CONTINUER;
}

enum reponse texte_regler(struct session *s, const char *ligne)
{
    char valeur[LIGNE_MAX];
    struct vue reste = vue_de(ligne), nom;
    const struct reglage *r = vue_mot(&reste, &nom) ? reglage_chercher(nom) : NULL;
    if (!r)
        return REPONSE_AUCUNE;
    vue_copier(vue_sans_blancs(reste), valeur, sizeof valeur);
    if (!utile(s->jeu, r))
        s->affichage->message(s, _("Ce réglage n'a pas d'effet ici."));
    else if (valeur[0] == 0)
        dire_reglage(s, r);
    else
        return changer(s, r, valeur);
    return REPONSE_CONTINUER;
}
