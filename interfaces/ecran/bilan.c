/* See bilan.h. */
#include "interfaces/ecran/bilan.h"

#include <stdlib.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/plateau.h"
#include "jeux/damier.h"

enum { TEXTE_MAX = 512, IMAGE = 50 }; /* milliseconds between two frames of the count */

/* Seconds from the last move to the count, that it takes, and that its discs lie gathered then. */
static const double AVANT_COMPTE = 1.0, COMPTE = 1.2, APRES_COMPTE = 2.0;

bool bilan_a_montrer(const struct ecran *e)
{
    return vue_trait(e) == 0;
}

/* ---- The count ---- */

bool bilan_se_compte(const struct session *s)
{
    const struct position *fin = partie_position(&s->partie, s->partie.rang);
    const int cases = s->jeu->colonnes * s->jeu->lignes;
    const int pions = s->jeu->score(fin, 1) + s->jeu->score(fin, 2);
    return !s->forfait && s->jeu->compter_etapes && pions > 0 && pions <= cases;
}

void bilan_commencer(struct ecran *e, bool par_un_coup, double attente)
{
    const struct session *s = e->session;
    const bool compter = par_un_coup && s->reglages.animation && bilan_se_compte(s);
    e->debut_bilan = compter ? horloge_secondes() + attente + AVANT_COMPTE : 0;
}

/* Seconds since the count began, negative before it. */
static double ecoulees(const struct ecran *e)
{
    return horloge_secondes() - e->debut_bilan;
}

/* How much of the count is done: negative before it, 1 after it. */
static double part(const struct ecran *e)
{
    const double fait = ecoulees(e) / COMPTE;
    return e->debut_bilan == 0 || fait > 1 ? 1 : fait;
}

/* Discs of each side that are counted so far. */
static int jusque(const struct ecran *e)
{
    return (int)(part(e) * e->session->jeu->colonnes * e->session->jeu->lignes);
}

bool bilan_compte(const struct ecran *e)
{
    return bilan_a_montrer(e) && part(e) >= 0;
}

bool bilan_compte_fini(const struct ecran *e)
{
    return bilan_a_montrer(e) && part(e) == 1;
}

bool bilan_passer(struct ecran *e)
{
    const bool comptait = bilan_a_montrer(e) && part(e) < 1;
    e->debut_bilan = 0;
    return comptait;
}

int bilan_delai(const struct ecran *e)
{
    const double passe = ecoulees(e), reste = COMPTE + APRES_COMPTE - passe;
    if (!bilan_a_montrer(e) || e->debut_bilan == 0 || reste <= 0)
        return -1;
    return passe < 0 ? (int)(-passe * 1000) + 1 : passe < COMPTE ? IMAGE : (int)(reste * 1000) + 1;
}

bool bilan_rassembler(const struct ecran *e, struct position *p)
{
    const struct jeu *jeu = e->session->jeu;
    const struct position *fin = vue_position(e);
    const double passe = ecoulees(e);
    if (!bilan_a_montrer(e) || e->debut_bilan == 0 || passe < 0 || passe >= COMPTE + APRES_COMPTE)
        return false;
    char texte[TEXTE_MAX], raison[TEXTE_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte), r = tampon_sur(raison, sizeof raison);
    const int vus = jusque(e), noirs = jeu->score(fin, 1), blancs = jeu->score(fin, 2);
    const int cases = jeu->colonnes * jeu->lignes;
    for (int c = 0; c < cases; c++)
        tampon_ajouter(&t, c < noirs && c < vus                            ? "X"
                           : c >= cases - blancs && c >= cases - vus ? "O"
                                                                           : "-");
    return jeu->lire_position(texte, p, &r);
}

int bilan_gagnant(const struct ecran *e)
{
    return bilan_compte_fini(e) && e->revu == PRESENT ? session_gagnant(e->session) : 0;
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

/* The winner's count first, or that of who lost. */
static void dire_score(const struct session *s, bool perdu, struct tampon *sortie)
{
    int gagnant, perdant;
    compter(s, &gagnant, &perdant);
    if (s->forfait)
        tampon_ajouter(sortie, _("au temps"));
    else
        tampon_ecrire(sortie, "%d-%d", perdu ? perdant : gagnant, perdu ? gagnant : perdant);
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
    dire_score(s, moi && gagnant == 3 - moi, &sc);
    if (gagnant == 0)
        tampon_ecrire(t, _("Partie nulle, %s"), score);
    else if (moi == 0)
        tampon_ecrire(t, _("%s gagne %s"), partie_nom(partie, gagnant), score);
    else
        tampon_ecrire(t, gagnant == moi ? _("Vous gagnez %s") : _("Vous perdez %s"), score);
    if (!moi)
        return;
    tampon_ajouter(t, _(" contre "));
    joueur_dire_phrase(s->joueurs[3 - moi].nom, t);
}

void bilan_compter(struct ecran *e)
{
    const struct session *s = e->session;
    const int moi = session_personne(s);
    e->palmares = (struct palmares){0};
    if (moi && partie_depart_usuel(&s->partie))
        e->palmares = passees_compter(s->programme, s->jeu, s->joueurs[3 - moi].nom);
}

/* ---- In the panel ---- */

/* Columns of so many discs in a bar of this width. */
static int colonnes(const struct ecran *e, int pions, int largeur)
{
    const struct jeu *jeu = e->session->jeu;
    return (pions * largeur + jeu->colonnes * jeu->lignes / 2) / (jeu->colonnes * jeu->lignes);
}

/* The discs counted so far, each side's from its end: "15 ●●●      ●●●●● 49". */
static void dessiner_barre(const struct ecran *e, struct rectangle r)
{
    enum { NOMBRE = 3 };
    const struct pinceau *p = &e->pinceau;
    const struct session *s = e->session;
    const struct position *fin = vue_position(e);
    const int largeur = r.largeur - 2 * NOMBRE;
    pinceau_remplir(p, (struct rectangle){r.x + NOMBRE, r.y, largeur, 1}, STYLE_CASE);
    for (int joueur = 1; joueur <= 2; joueur++) {
        const int score = s->jeu->score(fin, joueur), vus = score < jusque(e) ? score : jusque(e);
        const int n = colonnes(e, vus, largeur);
        const int x = joueur == 1 ? r.x + NOMBRE : r.x + NOMBRE + largeur - n;
        for (int i = 0; i < n; i++)
            pinceau_ecrire(p, x + i, r.y, 1, joueur == 1 ? STYLE_PION1 : STYLE_PION2,
                           plateau_pion(p, s->jeu, e->pions, joueur));
        pinceau_tracer(p, joueur == 1 ? r.x : r.x + NOMBRE + largeur, r.y, NOMBRE, STYLE_FORT,
                       joueur == 1 ? "%-3d" : "%3d", vus);
    }
}

/* Who won, in words, and how the person stands. Gives the rows used. */
static int dessiner_issue(const struct ecran *e, struct rectangle r)
{
    const struct session *s = e->session;
    char issue[TEXTE_MAX], exploit[TEXTE_MAX], vides[TEXTE_MAX], compte[TEXTE_MAX];
    struct tampon i = tampon_sur(issue, sizeof issue), v = tampon_sur(vides, sizeof vides);
    struct tampon x = tampon_sur(exploit, sizeof exploit), c = tampon_sur(compte, sizeof compte);
    if (s->forfait && !s->au_temps) {
        tampon_ecrire(&i, _("%s perd par forfait"), _(s->jeu->joueurs[s->forfait]));
    } else {
        dire_issue(s, &i);
        dire_vides(s, &v);
    }
    const int moi = session_personne(s);
    if (moi)
        palmares_dire(&e->palmares, s->joueurs[3 - moi].nom, &c);
    if (moi && session_gagnant(s) == moi)
        palmares_dire_exploit(&e->palmares, s->jeu, s->joueurs[3 - moi].nom, &x);
    const char *const textes[] = {issue, exploit, vides, compte};
    const int haut = r.y;
    for (int n = 0; n < 4; n++)
        rectangle_descendre(&r, pinceau_paragraphe(&e->pinceau, r,
                                                   n < 2 ? STYLE_FORT : STYLE_NORMAL, textes[n]));
    return r.y - haut;
}

/* The level of a rematch that would be more even: above the one that was beaten, below the one that
 * won. Gives which way that is, 0: nowhere. */
static int revanche(const struct session *s)
{
    const int moi = session_personne(s), gagnant = session_gagnant(s);
    if (!moi || !gagnant)
        return 0;
    const int pas = gagnant == moi ? 1 : -1;
    const struct limites *l = &s->joueurs[3 - moi].limites;
    const int niveau = l->niveau + pas;
    return !l->niveau || l->style || niveau < NIVEAU_MIN || niveau > NIVEAU_MAX ? 0 : pas;
}

/* Who won, in ten columns: the person, "Gagné", or of two "Noir gagne". */
static void dire_issue_etroite(const struct session *s, struct tampon *t)
{
    const int gagnant = session_gagnant(s), moi = session_personne(s);
    if (gagnant == 0)
        tampon_ajouter(t, _("Nulle"));
    else if (moi)
        tampon_ajouter(t, gagnant == moi ? _("Gagné") : _("Perdu"));
    else
        tampon_ecrire(t, _("%s gagne"), _(s->jeu->joueurs[gagnant]));
}

int bilan_dessiner_etroit(const struct ecran *e, struct rectangle r)
{
    enum { ISSUE, SCORE, ENCORE, NIVEAU, LIGNES };
    const struct session *s = e->session;
    const int moi = session_personne(s);
    char memoire[LIGNES][64];
    struct tampon t[LIGNES];
    for (int i = 0; i < LIGNES; i++)
        t[i] = tampon_sur(memoire[i], sizeof memoire[i]);
    dire_issue_etroite(s, &t[ISSUE]);
    dire_score(s, moi && session_gagnant(s) == 3 - moi, &t[SCORE]);
    tampon_ajouter(&t[ENCORE], _("n encore"));
    const int pas = revanche(s);
    if (pas)
        tampon_ecrire(&t[NIVEAU], _("%c niv. %d"), pas > 0 ? '+' : '-',
                      s->joueurs[3 - moi].limites.niveau + pas);
    int nb = 0;
    for (int i = 0; i < LIGNES && nb < r.hauteur; i++)
        if (t[i].longueur)
            pinceau_ecrire(&e->pinceau, r.x, r.y + nb++, r.largeur,
                           i == ISSUE ? STYLE_FORT : STYLE_NORMAL, memoire[i]);
    return nb + 1;
}

int bilan_dessiner(const struct ecran *e, struct rectangle r)
{
    const bool barre = bilan_compte(e) && bilan_se_compte(e->session) && r.hauteur > 1;
    if (barre)
        dessiner_barre(e, r);
    rectangle_descendre(&r, barre);
    return barre + (bilan_compte_fini(e) ? dessiner_issue(e, r) : 0) + 1;
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
    char niveau[TEXTE_MAX];
    struct tampon n = tampon_sur(niveau, sizeof niveau);
    const int pas = revanche(s);
    if (pas)
        tampon_ecrire(&n, _("revanche au niveau %d"),
                      s->joueurs[3 - session_personne(s)].limites.niveau + pas);
    const struct {
        bool utile;
        const char *touche, *texte;
    } lignes[] = {
        {true, "n", s->ouverte ? _("nouvelle partie") : _("revanche")},
        {une, "w", _("revanche, couleurs échangées")},
        {pas != 0, pas > 0 ? "+" : "-", niveau},
        {s->forfait && s->au_temps, "u", dire_reprise(s)},
        {analyse, "y", une ? _("analyser vos erreurs") : _("analyser les erreurs")},
        {analyse && sue, "z", une ? _("vous exercer sur elles") : _("s'exercer sur elles")},
    };
    int nb = 0;
    if (!bilan_compte_fini(e))
        return 0;
    for (size_t i = 0; i < sizeof lignes / sizeof lignes[0] && nb < r.hauteur; i++) {
        if (!lignes[i].utile)
            continue;
        pinceau_ecrire(&e->pinceau, r.x, r.y + nb, 3, STYLE_FORT, lignes[i].touche);
        pinceau_ecrire(&e->pinceau, r.x + 3, r.y + nb++, r.largeur - 3, STYLE_NORMAL,
                       lignes[i].texte);
    }
    return nb + 1;
}
