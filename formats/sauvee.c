/* See sauvee.h. */
#include "formats/sauvee.h"

#include "base/i18n.h"
#include "formats/historique.h"
#include "formats/lecture.h"
#include "formats/position.h"

/* What stands behind this word at the start of a line; empty where there is none, at the end of the
 * text then. */
static struct vue valeur(struct vue texte, const char *nom)
{
    struct vue ligne, mot;
    while (vue_ligne(&texte, &ligne))
        if (vue_mot(&ligne, &mot) && vue_egale(mot, nom))
            return vue_sans_blancs(ligne);
    return (struct vue){texte.fin, texte.fin};
}

/* NULL, or why not: `*faute` is then at it. */
static const char *placer(struct partie_notee *p, struct vue texte, struct vue *faute)
{
    struct grille d;
    *faute = valeur(texte, "jeu");
    if (!historique_depart(*faute, &d))
        return _("ce jeu n'a pas de format d'échange");
    struct vue depart = *faute = valeur(texte, "depart");
    const char *refus = position_lire_plateau(&depart, d.taille, &d);
    if (!refus && !vue_vide(vue_sans_blancs(depart)))
        refus = _("une case de trop");
    if (!refus)
        notee_placer(p, &d, vue_egale(valeur(texte, "premier"), "blanc") ? BLANC : NOIR);
    return refus;
}

static const char *jouer(struct partie_notee *p, struct vue texte, struct vue *faute)
{
    struct vue coups = valeur(texte, "coups");
    long joues;
    *faute = valeur(texte, "rang");
    if (!vue_entier(*faute, 0, 100000, &joues))
        return _("nombre de coups attendu");
    for (; joues > 0 && vue_mot(&coups, faute); joues--) {
        const int c = grille_lire_case(&p->grille, *faute);
        const char *refus = c ? notee_jouer(p, c) : _("ce n'est pas un coup");
        if (refus)
            return refus;
    }
    return NULL;
}

void sauvee_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    struct partie_notee *p = recueil_nouvelle(r);
    struct vue faute;
    char memoire[EXTRAIT_MAX];
    l.numero = p->numero;
    const char *refus = placer(p, l.v, &faute);
    if (!refus)
        refus = jouer(p, l.v, &faute);
    if (refus)
        lecteur_signaler(&l, ERREUR, faute.p, p->nb_coups + 1, _("« %s » : %s"),
                         lecture_extrait(faute, memoire), refus);
    lecture_texte(&p->champs[CHAMP_NOIR], valeur(l.v, "noir"));
    lecture_texte(&p->champs[CHAMP_BLANC], valeur(l.v, "blanc"));
    if (refus)
        recueil_tronquer(r);
}

/* "partie 1", then the game's name. */
int sauvee_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte), premiere, seconde, mot;
    const bool sauvee = vue_ligne(&v, &premiere) && vue_mot(&premiere, &mot) &&
                        vue_egale(mot, "partie") && vue_ligne(&v, &seconde) &&
                        vue_mot(&seconde, &mot) && vue_egale(mot, "jeu");
    return sauvee ? 95 : 0;
}
