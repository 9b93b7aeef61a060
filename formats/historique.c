/* See historique.h. */
#include "formats/historique.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/position.h"

/* The fields of a line in their order; the last two may be missing or empty. */
enum {
    COLONNE_DATE,
    COLONNE_JEU,
    COLONNE_NOIR,
    COLONNE_BLANC,
    COLONNE_MARGE,
    COLONNE_COUPS,
    COLONNE_DEPART,
    COLONNE_PREMIER,
    NB_COLONNES
};

static void couper(struct vue ligne, struct vue colonnes[NB_COLONNES])
{
    for (int i = 0; i < NB_COLONNES; i++) {
        const char *tab = memchr(ligne.p, '\t', vue_longueur(ligne));
        colonnes[i] = (struct vue){ligne.p, tab ? tab : ligne.fin};
        ligne.p = tab ? tab + 1 : ligne.fin;
    }
}

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
static const char *lire_depart(struct partie_notee *p, const struct vue colonnes[NB_COLONNES],
                               struct vue *faute)
{
    struct grille d;
    *faute = colonnes[COLONNE_JEU];
    if (!historique_depart(*faute, &d))
        return _("ce jeu n'a pas de format d'échange");
    struct vue depart = *faute = colonnes[COLONNE_DEPART];
    const char *refus = vue_vide(depart) ? NULL : position_lire_plateau(&depart, d.taille, &d);
    if (!refus && !vue_vide(vue_sans_blancs(depart)))
        refus = _("une case de trop");
    notee_placer(p, &d, vue_egale(colonnes[COLONNE_PREMIER], "blanc") ? BLANC : NOIR);
    return refus;
}

static const char *lire_coups(struct partie_notee *p, struct vue coups, struct vue *mot)
{
    while (vue_mot(&coups, mot)) {
        int c = grille_lire_case(&p->grille, *mot);
        const char *refus = c ? notee_jouer(p, c) : _("ce n'est pas un coup");
        if (refus)
            return refus;
    }
    return NULL;
}

/* Who won by the clock: the board does not tell it. */
static void lire_fin(struct partie_notee *p, struct vue fin)
{
    const bool gagnee = vue_egale(fin, "+temps");
    if (gagnee || vue_egale(fin, "-temps"))
        p->resultat = (struct resultat){RESULTAT_VAINQUEUR, gagnee ? 1 : -1, 't'};
}

/* A problem, when the line is no game. */
static void lire_ligne(struct lecteur *l, struct vue ligne)
{
    struct vue colonnes[NB_COLONNES], faute;
    char memoire[EXTRAIT_MAX];
    struct partie_notee *p = recueil_nouvelle(l->r);
    l->numero = p->numero;
    couper(ligne, colonnes);
    const char *refus = lire_depart(p, colonnes, &faute);
    if (!refus)
        refus = lire_coups(p, colonnes[COLONNE_COUPS], &faute);
    if (!refus && p->nb_coups == 0) {
        faute = colonnes[COLONNE_COUPS];
        refus = _("aucun coup dans ce texte");
    }
    if (refus)
        lecteur_signaler(l, ERREUR, faute.p, p->nb_coups + 1, _("« %s » : %s"),
                         lecture_extrait(faute, memoire), refus);
    lire_fin(p, colonnes[COLONNE_MARGE]);
    const struct vue date = colonnes[COLONNE_DATE];
    const char *heure = memchr(date.p, 'T', vue_longueur(date));
    lecture_texte(&p->champs[CHAMP_DATE], (struct vue){date.p, heure ? heure : date.fin});
    lecture_texte(&p->champs[CHAMP_NOIR], colonnes[COLONNE_NOIR]);
    lecture_texte(&p->champs[CHAMP_BLANC], colonnes[COLONNE_BLANC]);
    if (refus)
        recueil_tronquer(l->r);
}

void historique_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    struct vue ligne;
    while (vue_ligne(&l.v, &ligne))
        if (!vue_vide(vue_sans_blancs(ligne)))
            lire_ligne(&l, ligne);
}

/* "2026-11-30T…" and a game, parted by a tab. */
int historique_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte), ligne, colonnes[NB_COLONNES];
    if (!vue_ligne(&v, &ligne))
        return 0;
    couper(ligne, colonnes);
    const struct vue date = colonnes[COLONNE_DATE], jeu = colonnes[COLONNE_JEU];
    return vue_longueur(date) == strlen("2026-11-30T12:00:00") && date.p[10] == 'T' &&
                   lecture_chercher(jeu, "othello-") == jeu.p ? 95 : 0;
}
