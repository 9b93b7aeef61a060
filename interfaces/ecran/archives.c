/* See archives.h. */
#include "interfaces/ecran/archives.h"

#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/panneau.h"

/* A column: its heading, and what it says of a move (negative: not known). */
struct colonne {
    const char *titre;
    int largeur;
    const char *format;
    double (*valeur)(const struct archives_coup *c);
    int panneau_min; /* columns of the panel from which it is shown */
};

static double nombre(const struct archives_coup *c)
{
    return c->nb;
}

static double gagnees(const struct archives_coup *c)
{
    return c->gagnees;
}

static double nulles(const struct archives_coup *c)
{
    return c->nulles;
}

static double perdues(const struct archives_coup *c)
{
    return c->perdues;
}

static double score(const struct archives_coup *c)
{
    return c->score;
}

static double theorique(const struct archives_coup *c)
{
    return c->theorique;
}

enum { TOUTES = 46, USUELLES = 33 }; /* what the columns below take, with the move */
static const struct colonne COLONNES[] = {
    {N_("parties"), 8, "%.0f", nombre, USUELLES}, {N_("gagné"), 7, "%.1f%%", gagnees, 0},
    {N_("nul"), 6, "%.1f%%", nulles, TOUTES},     {N_("perdu"), 7, "%.1f%%", perdues, TOUTES},
    {N_("moyen"), 7, "%.1f", score, USUELLES},    {N_("théor."), 7, "%.1f", theorique, USUELLES},
};
enum { NB_COLONNES = sizeof COLONNES / sizeof COLONNES[0] };

/* ---- Asking ---- */

static void demander(struct ecran *e)
{
    struct archives_vues *a = &e->archives;
    a->position = *vue_position(e);
    a->joueur = vue_trait(e);
    a->sues = true;
    a->reponse = (struct archives){0};
    const struct session *s = e->session;
    const char *refus =
        a->joueur ? s->services->consulter(s->jeu, &a->position, a->joueur, &a->reponse) : NULL;
    struct tampon t = tampon_sur(a->refus, sizeof a->refus);
    tampon_ajouter(&t, refus ? refus : "");
}

/* Is there a base for this game? Asked once. */
static void chercher(struct ecran *e)
{
    struct session *s = e->session;
    if (e->archives.jeu == s->jeu)
        return;
    e->archives.jeu = s->jeu;
    const struct services *p = s->services;
    e->archives.existent = p->consulter && !p->consulter(s->jeu, &s->partie.initiale,
                                                         s->partie.premier, &e->archives.reponse);
    e->archives.sues = false;
}

void archives_suivre(struct ecran *e)
{
    chercher(e);
    const struct archives_vues *a = &e->archives;
    const struct position *p = vue_position(e);
    bool pareil = a->sues && a->joueur == vue_trait(e) && memcmp(&a->position, p, sizeof *p) == 0;
    if (a->ouvertes && !pareil)
        demander(e);
}

void archives_basculer(struct ecran *e)
{
    struct archives_vues *a = &e->archives;
    a->ouvertes = !a->ouvertes;
    if (!a->ouvertes)
        return;
    const bool base = e->session->services->consulter;
    if (base)
        demander(e);
    const char *refus = base ? a->refus : _("ce jeu n'a pas de base de parties");
    a->ouvertes = a->existent = !*refus;
    if (*refus)
        vue_message(e, refus);
}

/* ---- Drawing ---- */

/* A text of `largeur` columns, at the right of them; gives the column after. */
static int droite(const struct ecran *e, int x, int y, int largeur, enum style style,
                  const char *texte)
{
    int vides = largeur - pinceau_largeur(&e->pinceau, texte);
    pinceau_ecrire(&e->pinceau, x + (vides > 0 ? vides : 0), y, largeur, style, texte);
    return x + largeur;
}

/* Columns of the moves: under a heading, or tight in a panel of ten columns. */
static int largeur_coup(struct rectangle r)
{
    return r.largeur >= USUELLES ? 4 : 3;
}

static void dessiner_titres(const struct ecran *e, struct rectangle r)
{
    int x = r.x + largeur_coup(r);
    pinceau_ecrire(&e->pinceau, r.x, r.y, r.largeur, STYLE_DISCRET, _("coup"));
    for (const struct colonne *c = COLONNES; c < COLONNES + NB_COLONNES; c++)
        if (r.largeur >= c->panneau_min)
            x = droite(e, x, r.y, c->largeur, STYLE_DISCRET, _(c->titre));
}

static void dessiner_coup(const struct ecran *e, struct rectangle r, const struct archives_coup *a)
{
    char texte[32];
    struct tampon t = tampon_sur(texte, sizeof texte);
    int x = r.x + largeur_coup(r);
    e->session->jeu->ecrire_coup(a->coup, &t);
    pinceau_ecrire(&e->pinceau, r.x, r.y, largeur_coup(r), STYLE_FORT, texte);
    for (const struct colonne *c = COLONNES; c < COLONNES + NB_COLONNES; c++) {
        double v = c->valeur(a);
        if (r.largeur < c->panneau_min)
            continue;
        t = tampon_sur(texte, sizeof texte);
        v < 0 ? tampon_ajouter(&t, "?") : tampon_ecrire(&t, c->format, v);
        x = droite(e, x, r.y, c->largeur, STYLE_NORMAL, texte);
    }
}

/* How many games, and whose wins are counted. */
static void dessiner_nombre(const struct ecran *e, struct rectangle r)
{
    const char *qui = _(e->session->jeu->joueurs[e->archives.joueur]);
    char texte[64];
    struct tampon t = tampon_sur(texte, sizeof texte);
    int nb = e->archives.reponse.nb_parties;
    tampon_ecrire(&t, ngettext("%d partie", "%d parties", (unsigned long)nb), nb);
    if (pinceau_largeur(&e->pinceau, texte) > r.largeur) {
        t = tampon_sur(texte, sizeof texte);
        tampon_ecrire(&t, "%d", nb);
    }
    int x = pinceau_ecrire(&e->pinceau, r.x, r.y, r.largeur, STYLE_FORT, texte);
    if (r.largeur >= PANNEAU_MOTS)
        pinceau_tracer(&e->pinceau, r.x + x, r.y, r.largeur - x, STYLE_NORMAL,
                       ngettext(", vue par %s", ", vues par %s", (unsigned long)nb), qui);
    else
        pinceau_tracer(&e->pinceau, r.x, r.y + 1, r.largeur, STYLE_DISCRET, _("%s gagne"), qui);
}

int archives_dessiner(const struct ecran *e, struct rectangle r)
{
    const struct archives_vues *a = &e->archives;
    char reserves[128];
    struct tampon t = tampon_sur(reserves, sizeof reserves);
    if (a->refus[0] || a->reponse.nb_parties == 0)
        return pinceau_paragraphe(&e->pinceau, r, STYLE_NORMAL,
                                  a->refus[0] ? a->refus
                                              : _("Aucune partie de la base n'est passée ici."));
    dessiner_nombre(e, r);
    if (r.largeur >= PANNEAU_MOTS)
        dessiner_titres(e, (struct rectangle){r.x, r.y + 1, r.largeur, 1});
    int y = 2;
    for (int i = 0; i < a->reponse.nb_coups && y < r.hauteur; i++, y++)
        dessiner_coup(e, (struct rectangle){r.x, r.y + y, r.largeur, 1}, &a->reponse.coups[i]);
    archives_dire_reserves(&a->reponse, &t);
    return y + pinceau_paragraphe(&e->pinceau,
                                  (struct rectangle){r.x, r.y + y, r.largeur, r.hauteur - y},
                                  STYLE_DISCRET, reserves);
}
