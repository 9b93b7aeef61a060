/* See archives.h. */
#include "interfaces/ecran/archives.h"

#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/panneau.h"

enum { TOUTES = 46, USUELLES = 33 }; /* what the columns below take, with the move */

/* Those of archives_chiffrer(), and the columns of the panel from which each is shown. */
static const struct {
    int largeur, panneau_min;
} COLONNES[ARCHIVES_CHIFFRES] = {
    {8, USUELLES}, {7, 0}, {6, TOUTES}, {7, TOUTES}, {7, USUELLES}, {7, USUELLES}};

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

/* What the columns say of a move; NULL: their headings. */
static void dessiner_rangee(const struct ecran *e, struct rectangle r,
                            const struct archives_coup *a)
{
    const struct archives_coup aucun = {0};
    struct archives_chiffre x[ARCHIVES_CHIFFRES];
    char texte[32];
    struct tampon t = tampon_sur(texte, sizeof texte);
    int fin = r.x + largeur_coup(r);
    if (a)
        e->session->jeu->ecrire_coup(a->coup, &t);
    pinceau_ecrire(&e->pinceau, r.x, r.y, a ? largeur_coup(r) : r.largeur,
                   a ? STYLE_FORT : STYLE_DISCRET, a ? texte : _("coup"));
    archives_chiffrer(a ? a : &aucun, x);
    for (int i = 0; i < ARCHIVES_CHIFFRES; i++) {
        if (r.largeur < COLONNES[i].panneau_min)
            continue;
        t = tampon_sur(texte, sizeof texte);
        if (a && x[i].valeur >= 0)
            archives_dire_chiffre(&x[i], &t);
        else
            tampon_ajouter(&t, a ? "?" : x[i].titre);
        fin = droite(e, fin, r.y, COLONNES[i].largeur, a ? STYLE_NORMAL : STYLE_DISCRET, texte);
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
        dessiner_rangee(e, (struct rectangle){r.x, r.y + 1, r.largeur, 1}, NULL);
    int y = 2;
    for (int i = 0; i < a->reponse.nb_coups && y < r.hauteur; i++, y++)
        dessiner_rangee(e, (struct rectangle){r.x, r.y + y, r.largeur, 1}, &a->reponse.coups[i]);
    archives_dire_reserves(&a->reponse, &t);
    return y + pinceau_paragraphe(&e->pinceau,
                                  (struct rectangle){r.x, r.y + y, r.largeur, r.hauteur - y},
                                  STYLE_DISCRET, reserves);
}
