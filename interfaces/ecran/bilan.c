/* See bilan.h. */
#include "interfaces/ecran/bilan.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "interfaces/ecran/jugements.h"
#include "jeux/damier.h"

enum { TEXTE_MAX = 512 };

bool bilan_a_montrer(const struct ecran *e)
{
    return vue_trait(e) == 0;
}

/* ---- In words ---- */

/* What both count at the end, the winner's first. */
static void compter(const struct session *s, int *gagnant, int *perdant)
{
    const struct position *fin = partie_position(&s->partie, s->partie.rang);
    const int premier = session_gagnant(s) == 2 ? 2 : 1;
    *gagnant = s->jeu->score(fin, premier);
    *perdant = s->jeu->score(fin, 3 - premier);
}

static void dire_score(const struct session *s, struct tampon *sortie)
{
    int gagnant, perdant;
    compter(s, &gagnant, &perdant);
    if (s->forfait)
        tampon_ajouter(sortie, _("au temps"));
    else
        tampon_ecrire(sortie, "%d-%d", gagnant, perdant);
}

/* "4 vides au gagnant : 44-20", or nothing. The margin is that of the club's score: it tells what
 * the winner is given. */
static void dire_vides(const struct session *s, struct tampon *sortie)
{
    int gagnant, perdant;
    compter(s, &gagnant, &perdant);
    const int marge = abs(s->jeu->marge(partie_position(&s->partie, s->partie.rang)));
    const int vides = marge - (gagnant - perdant);
    if (vides > 0 && !s->forfait)
        damier_ecrire_vides(vides, gagnant, perdant, sortie);
}

/* "Vous gagnez 43-21 contre l'IA, niveau 3" */
static void dire_issue(const struct session *s, struct tampon *t)
{
    const struct partie *partie = &s->partie;
    const int gagnant = session_gagnant(s), moi = session_personne(s);
    char score[32];
    struct tampon sc = tampon_sur(score, sizeof score);
    dire_score(s, &sc);
    if (gagnant == 0)
        tampon_ecrire(t, _("Partie nulle, %s"), score);
    else if (moi == 0)
        tampon_ecrire(t, _("%s gagne %s"), partie_nom(partie, gagnant), score);
    else if (gagnant == moi)
        tampon_ecrire(t, _("Vous gagnez %s"), score);
    else
        tampon_ecrire(t, _("L'ordinateur gagne %s"), score);
    if (!moi)
        return;
    const char *autre = s->joueurs[3 - moi].nom;
    const bool perdu = gagnant == 3 - moi;
    tampon_ajouter(t, perdu ? " (" : _(" contre "));
    (perdu ? joueur_dire : joueur_dire_phrase)(autre, t);
    tampon_ajouter(t, perdu ? ")" : "");
}

void bilan_compter(struct ecran *e)
{
    const struct session *s = e->session;
    const int moi = session_personne(s);
    e->palmares = (struct palmares){0};
    if (moi)
        e->palmares = passees_compter(s->programme, s->jeu, s->joueurs[3 - moi].nom);
}

/* ---- In the panel ---- */

int bilan_dessiner(const struct ecran *e, struct rectangle r)
{
    const struct session *s = e->session;
    char issue[TEXTE_MAX], vides[TEXTE_MAX], compte[TEXTE_MAX];
    struct tampon i = tampon_sur(issue, sizeof issue), v = tampon_sur(vides, sizeof vides);
    struct tampon c = tampon_sur(compte, sizeof compte);
    if (s->forfait && !s->au_temps) {
        tampon_ecrire(&i, _("%s perd par forfait"), _(s->jeu->joueurs[s->forfait]));
    } else {
        dire_issue(s, &i);
        dire_vides(s, &v);
    }
    const int moi = session_personne(s);
    if (moi)
        palmares_dire(&e->palmares, s->joueurs[3 - moi].nom, &c);
    const char *const textes[] = {issue, vides, compte};
    int utilisees = 0;
    for (int n = 0; n < 3; n++) {
        const struct rectangle place = {r.x, r.y + utilisees, r.largeur, r.hauteur - utilisees};
        utilisees +=
            pinceau_paragraphe(&e->pinceau, place, n ? STYLE_NORMAL : STYLE_FORT, textes[n]);
    }
    return utilisees + 1;
}

/* What undo gives back in a game that was lost by the clock. */
static const char *dire_reprise(const struct session *s)
{
    bool humain[3];
    session_humains(s, humain);
    return partie_rang_annuler(&s->partie, humain) >= 0 ? _("reprendre un coup et son temps")
                                                        : _("reprendre le temps");
}

int bilan_dessiner_touches(const struct ecran *e, struct rectangle r)
{
    const struct session *s = e->session;
    const bool analyse = s->partie.rang > 0 && !jugements_refus(e), sue = jugements_entier(e);
    const bool une = session_personne(s) != 0;
    const struct {
        bool utile;
        const char *touche, *texte;
    } lignes[] = {
        {true, "n", s->ouverte ? _("nouvelle partie") : _("revanche")},
        {une, "w", _("revanche, couleurs échangées")},
        {s->forfait && s->au_temps, "u", dire_reprise(s)},
        {analyse, "y", une ? _("revoir vos erreurs") : _("revoir les erreurs")},
        {analyse && sue, "z", une ? _("vous exercer sur elles") : _("s'exercer sur elles")},
    };
    int nb = 0;
    for (size_t i = 0; i < sizeof lignes / sizeof lignes[0] && nb < r.hauteur; i++) {
        if (!lignes[i].utile)
            continue;
        pinceau_ecrire(&e->pinceau, r.x, r.y + nb, 3, STYLE_FORT, lignes[i].touche);
        pinceau_ecrire(&e->pinceau, r.x + 3, r.y + nb++, r.largeur - 3, STYLE_NORMAL,
                       lignes[i].texte);
    }
    return nb + 1;
}
