/* See texte_ecrire.h. */
#include "interfaces/texte_ecrire.h"

#include "base/fichier.h"
#include "base/i18n.h"
#include "interfaces/ecriture.h"
#include "interfaces/texte_saisie.h"

static void dire_coups(struct session *s)
{
    char memoire[PARTIE_COUPS_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecriture_coups(s, &t);
    s->affichage->message(s, memoire);
}

/* Asks the name of the file, "" for none. False: the end of the input. */
static bool demander(struct session *s, char chemin[TEXTE_LIGNE_MAX])
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    chemin[0] = 0;
    if (!s->services->exporter)
        return true;
    tampon_ecrire(&t, _("%s ; %s"), ecriture_question(s), ecriture_aide());
    s->affichage->message(s, memoire);
    if (!texte_lire_ligne(chemin))
        return false;
    ecriture_nettoyer(chemin, TEXTE_LIGNE_MAX);
    return true;
}

/* Asks before one is replaced. False: the end of the input. */
static bool confirmer(struct session *s, const char *chemin, bool *oui)
{
    char memoire[CHEMIN_MAX + 128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    *oui = true;
    if (!ecriture_existe(chemin, &t))
        return true;
    tampon_ajouter(&t, _(" (w : le remplacer)"));
    if (!texte_confirmer(s, memoire, ACTION_ECRIRE, oui))
        return false;
    if (!*oui)
        s->affichage->message(s, _("Rien n'est écrit."));
    return true;
}

bool texte_ecrire(struct session *s, const struct examen *examen, int rang)
{
    char chemin[TEXTE_LIGNE_MAX], memoire[2 * CHEMIN_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const char *refus = ecriture_refus(s);
    bool oui;
    if (refus) {
        s->affichage->message(s, refus);
        return true;
    }
    if (!demander(s, chemin))
        return false;
    if (chemin[0] == 0) {
        dire_coups(s);
        return true;
    }
    if (!confirmer(s, chemin, &oui))
        return false;
    if (oui) {
        ecriture_faire(s, examen, rang, chemin, &t);
        s->affichage->message(s, memoire);
    }
    return true;
}

bool texte_abandonner(struct session *s, enum action oui, bool *confirme)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct description_action *a = table_actions;
    *confirme = true;
    if (!s->terminal || !ecriture_due(s) || (oui == ACTION_QUITTER && session_se_retrouve(s)))
        return true;
    while (a->action != oui)
        a++;
    tampon_ecrire(&t, _("Variantes ou commentaires non écrits (w les écrit). Les abandonner ? "
                        "(%c : oui)"),
                  a->lettre);
    return texte_confirmer(s, memoire, oui, confirme);
}
