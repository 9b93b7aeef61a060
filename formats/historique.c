/* See historique.h. */
#include "formats/historique.h"

#include <limits.h>
#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/position.h"
#include "formats/ramure_notee.h"

/* A game as the program writes it; empty: not there. */
struct ecrite {
    struct vue date, jeu, noir, blanc, marge, coups, depart, premier, arbre;
    bool sauvee;     /* the start is always there, and */
    struct vue rang; /* how many of the moves are played */
};

/* The board whose own start is, in the program, the other diagonal (jeux/othello_10x10.c). */
enum { DIAGONALE_DE_NOIR = 10 };

bool historique_depart(struct vue nom, struct grille *d)
{
    for (int taille = GRILLE_MIN; taille <= GRILLE_MAX; taille += 2)
        for (int miroir = 0; miroir <= 1; miroir++) {
            char memoire[32];
            struct tampon t = tampon_sur(memoire, sizeof memoire);
            tampon_ecrire(&t, "othello-%dx%d%s", taille, taille, miroir ? "-miroir" : "");
            if (!vue_egale(nom, memoire))
                continue;
            *d = grille_debut(taille);
            const bool autre_diagonale = (taille == DIAGONALE_DE_NOIR) != miroir;
            for (int c = 0; autre_diagonale && c < (int)sizeof d->pions; c++)
                d->pions[c] = (unsigned char)(d->pions[c] == VIDE ? VIDE : 3 - d->pions[c]);
            return true;
        }
    return false;
}

/* Places the game on its start. NULL, or why not: `*faute` is then at it. */
static const char *placer(struct partie_notee *p, const struct ecrite *e, struct vue *faute)
{
    struct grille d;
    *faute = e->jeu;
    if (!historique_depart(*faute, &d))
        return _("ce jeu n'a pas de format d'échange");
    struct vue depart = *faute = e->depart;
    const bool sien = vue_vide(depart) && !e->sauvee;
    const char *refus = sien ? NULL : position_lire_plateau(&depart, d.taille, &d);
    if (!refus && !vue_vide(vue_sans_blancs(depart)))
        refus = _("une case de trop");
    notee_placer(p, &d, vue_egale(e->premier, "blanc") ? BLANC : NOIR);
    return refus;
}

static const char *jouer(struct partie_notee *p, const struct ecrite *e, struct vue *faute)
{
    struct vue coups = e->coups;
    long joues = LONG_MAX;
    *faute = e->rang;
    if (e->sauvee && !vue_entier(e->rang, 0, 100000, &joues))
        return _("nombre de coups attendu");
    for (; joues > 0 && vue_mot(&coups, faute); joues--) {
        const int c = grille_lire_case(&p->grille, *faute);
        const char *refus = c ? notee_jouer(p, c) : _("ce n'est pas un coup");
        if (refus)
            return refus;
    }
    *faute = e->coups;
    return e->sauvee || p->nb_coups > 0 || !vue_vide(e->depart) ? NULL
                                                                : _("aucun coup dans ce texte");
}

/* Who won by the clock: the board does not tell it. */
static void lire_fin(struct partie_notee *p, struct vue fin)
{
    const bool gagnee = vue_egale(fin, "+temps");
    if (gagnee || vue_egale(fin, "-temps"))
        p->resultat = (struct resultat){RESULTAT_VAINQUEUR, gagnee ? 1 : -1, 't'};
}

/* Its variations and comments. */
static void lire_arbre(struct lecteur *l, const struct ecrite *e, struct partie_notee *p)
{
    char memoire[EXTRAIT_MAX];
    struct vue faute;
    bool derriere;
    const char *refus = ramure_noter(e->arbre, p, &faute, &derriere);
    if (refus)
        lecteur_signaler(l, AVERTISSEMENT, faute.p, 0, _("« %s » : %s"),
                         lecture_extrait(faute, memoire), refus);
    if (derriere)
        lecteur_signaler(l, AVERTISSEMENT, e->arbre.p, 0, "%s",
                         _("ce qui suit le dernier coup de la partie est laissé"));
}

/* A problem, when it is no game. */
static void lire(struct lecteur *l, const struct ecrite *e)
{
    struct vue faute;
    char memoire[EXTRAIT_MAX];
    struct partie_notee *p = recueil_nouvelle(l->r);
    l->numero = p->numero;
    const char *refus = placer(p, e, &faute);
    if (!refus)
        refus = jouer(p, e, &faute);
    if (refus)
        lecteur_signaler(l, ERREUR, faute.p, p->nb_coups + 1, _("« %s » : %s"),
                         lecture_extrait(faute, memoire), refus);
    else
        lire_arbre(l, e, p);
    lire_fin(p, e->marge);
    const char *heure = lecture_chercher(e->date, "T");
    lecture_texte(&p->champs[CHAMP_DATE], (struct vue){e->date.p, heure ? heure : e->date.fin});
    lecture_texte(&p->champs[CHAMP_NOIR], e->noir);
    lecture_texte(&p->champs[CHAMP_BLANC], e->blanc);
    if (refus)
        recueil_tronquer(l->r);
}

/* ---- The history ---- */

static struct ecrite lire_colonnes(struct vue ligne)
{
    struct ecrite e = {0};
    struct vue compte; /* of what counts for the record */
    struct vue *const COLONNES[] = {&e.date,   &e.jeu,     &e.noir, &e.blanc, &e.marge, &e.coups,
                                    &e.depart, &e.premier, &compte, &compte,  &compte,  &e.arbre};
    for (size_t i = 0; i < sizeof COLONNES / sizeof COLONNES[0]; i++)
        *COLONNES[i] = vue_colonne(&ligne);
    return e;
}

void historique_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    struct vue ligne;
    while (vue_ligne(&l.v, &ligne)) {
        const struct ecrite e = lire_colonnes(ligne);
        if (!vue_vide(vue_sans_blancs(ligne)))
            lire(&l, &e);
    }
}

/* "2026-11-30T…" and a game, parted by a tab. */
int historique_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte), ligne;
    if (!vue_ligne(&v, &ligne))
        return 0;
    const struct ecrite e = lire_colonnes(ligne);
    return vue_longueur(e.date) == strlen("2026-11-30T12:00:00") && e.date.p[10] == 'T' &&
                   lecture_chercher(e.jeu, "othello-") == e.jeu.p
               ? 95
               : 0;
}

/* ---- The save ---- */

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

void historique_lire_sauvee(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    const struct ecrite e = {.jeu = valeur(l.v, "jeu"),
                             .noir = valeur(l.v, "noir"),
                             .blanc = valeur(l.v, "blanc"),
                             .coups = valeur(l.v, "coups"),
                             .depart = valeur(l.v, "depart"),
                             .premier = valeur(l.v, "premier"),
                             .arbre = valeur(l.v, "arbre"),
                             .sauvee = true,
                             .rang = valeur(l.v, "rang")};
    lire(&l, &e);
}

/* "partie 1", then the game's name. */
int historique_reconnaitre_sauvee(struct vue texte)
{
    struct vue v = vue_sans_bom(texte), premiere, seconde, mot;
    const bool sauvee = vue_ligne(&v, &premiere) && vue_mot(&premiere, &mot) &&
                        vue_egale(mot, "partie") && vue_ligne(&v, &seconde) &&
                        vue_mot(&seconde, &mot) && vue_egale(mot, "jeu");
    return sauvee ? 95 : 0;
}
