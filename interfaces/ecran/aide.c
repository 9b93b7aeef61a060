/* See aide.h. */
#include "interfaces/ecran/aide.h"

#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"

enum { LIGNES_MAX = 48, RANGEES_MAX = 4 * LIGNES_MAX, NOM_LARGEUR = 9, AIDE_LARGEUR = 70 };

struct ligne_aide {
    const char *nom, *texte;
};

static const struct ligne_aide SAISIE[] = {
    {"34, c4", N_("taper un coup, puis Entrée : x puis y, ou lettre et chiffre")},
};
static const struct ligne_aide MARQUES[] = {
    {"", ""},
    {"[●]", N_("le dernier coup")},
    {"(●)", N_("un pion qu'il a retourné")},
    {"·", N_("un coup légal")},
    {"*·*", N_("le coup conseillé")},
    {">·<", N_("le curseur")},
};

static int composer(struct ligne_aide lignes[LIGNES_MAX])
{
    int nb = 0;
    for (size_t i = 0; i < sizeof SAISIE / sizeof SAISIE[0]; i++)
        lignes[nb++] = SAISIE[i];
    for (const struct touche_decrite *t = table_touches; t->commande && nb < LIGNES_MAX - 8; t++)
        if (t->aide)
            lignes[nb++] = (struct ligne_aide){t->nom, t->aide};
    for (size_t i = 0; i < sizeof MARQUES / sizeof MARQUES[0]; i++)
        lignes[nb++] = MARQUES[i];
    return nb;
}

/* A row of the box: an entry, or what did not fit on its first row. */
struct rangee {
    const char *nom;
    char texte[4 * AIDE_LARGEUR + 1]; /* a character may take four bytes */
};

struct page {
    struct rangee rangees[RANGEES_MAX];
    int nb, premiere, largeur;
};

/* Breaks one entry into rows. */
static void ajouter(struct page *page, const struct pinceau *p, const struct ligne_aide *l)
{
    const char *texte = l->texte[0] ? _(l->texte) : ""; /* gettext("") is the catalogue's header */
    const char *nom = l->nom[0] ? _(l->nom) : "";
    do {
        struct rangee *r = &page->rangees[page->nb++];
        size_t n = pinceau_couper(p, texte, page->largeur - NOM_LARGEUR);
        r->nom = nom;
        vue_copier(vue_sur(texte, n), r->texte, sizeof r->texte);
        texte += n;
        nom = "";
    } while (*texte && page->nb < RANGEES_MAX);
}

static void mettre_en_page(struct page *page, const struct pinceau *p)
{
    struct ligne_aide lignes[LIGNES_MAX];
    int nb = composer(lignes), place = p->colonnes - 4;
    page->nb = 0;
    page->largeur = place < AIDE_LARGEUR ? place : AIDE_LARGEUR;
    for (int i = 0; i < nb && page->nb < RANGEES_MAX; i++)
        ajouter(page, p, &lignes[i]);
}

static void dessiner(struct ecran *e, struct page *page)
{
    vue_dessiner(e);
    if (e->disposition.trop_petit) {
        vue_montrer(0, 0);
        return;
    }
    mettre_en_page(page, &e->pinceau);
    struct rectangle r = dialogue_cadre(e, page->largeur, page->nb, _("Aide"));
    int max = page->nb > r.hauteur ? page->nb - r.hauteur : 0;
    page->premiere = page->premiere < 0 ? 0 : page->premiere > max ? max : page->premiere;
    for (int i = 0; i < r.hauteur && page->premiere + i < page->nb; i++) {
        const struct rangee *l = &page->rangees[page->premiere + i];
        pinceau_ecrire(&e->pinceau, r.x, r.y + i, NOM_LARGEUR, STYLE_FORT, l->nom);
        pinceau_ecrire(&e->pinceau, r.x + NOM_LARGEUR, r.y + i, r.largeur - NOM_LARGEUR,
                       STYLE_NORMAL, l->texte);
    }
    if (max > 0)
        pinceau_tracer(&e->pinceau, r.x + 8, r.y + r.hauteur, r.largeur - 8, STYLE_DISCRET,
                       _(" ↑ ↓ : %d/%d "), page->premiere + r.hauteur, page->nb);
    vue_montrer(r.x, r.y);
}

void aide_montrer(struct ecran *e)
{
    struct page page = {.premiere = 0};
    for (;;) {
        dessiner(e, &page);
        struct evenement ev = vue_attendre(e, -1, -1);
        if (ev.genre == EVENEMENT_FIN)
            return;
        if (ev.genre != EVENEMENT_TOUCHE)
            continue;
        switch (touche_commande(ev.touche)) {
        case COMMANDE_HAUT:
            page.premiere--;
            break;
        case COMMANDE_BAS:
            page.premiere++;
            break;
        case COMMANDE_RECULER:
            page.premiere -= 8;
            break;
        case COMMANDE_AVANCER:
            page.premiere += 8;
            break;
        default:
            return;
        }
    }
}
