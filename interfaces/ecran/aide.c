/* See aide.h. */
#include "interfaces/ecran/aide.h"

#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"

enum { LIGNES_MAX = 48, NOM_LARGEUR = 9, AIDE_LARGEUR = 70 };

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

static void dessiner(struct ecran *e, const struct ligne_aide *lignes, int nb, int *premiere)
{
    vue_dessiner(e);
    if (e->disposition.trop_petit) {
        vue_montrer(0, 0);
        return;
    }
    struct rectangle r = dialogue_cadre(e, AIDE_LARGEUR, nb, _("Aide"));
    int max = nb > r.hauteur ? nb - r.hauteur : 0;
    *premiere = *premiere < 0 ? 0 : *premiere > max ? max : *premiere;
    for (int i = 0; i < r.hauteur && *premiere + i < nb; i++) {
        const struct ligne_aide *l = &lignes[*premiere + i];
        if (!l->texte[0]) /* gettext("") is the catalogue's header */
            continue;
        pinceau_ecrire(&e->pinceau, r.x, r.y + i, NOM_LARGEUR, STYLE_FORT,
                       l->nom[0] ? _(l->nom) : "");
        pinceau_ecrire(&e->pinceau, r.x + NOM_LARGEUR, r.y + i, r.largeur - NOM_LARGEUR,
                       STYLE_NORMAL, _(l->texte));
    }
    if (max > 0)
        pinceau_tracer(&e->pinceau, r.x + 8, r.y + r.hauteur, r.largeur - 8, STYLE_DISCRET,
                       _(" ↑ ↓ : %d/%d "), *premiere + r.hauteur, nb);
    vue_montrer(r.x, r.y);
}

void aide_montrer(struct ecran *e)
{
    struct ligne_aide lignes[LIGNES_MAX];
    int nb = composer(lignes), premiere = 0;
    for (;;) {
        dessiner(e, lignes, nb, &premiere);
        struct evenement ev = vue_attendre(e, -1, -1);
        if (ev.genre == EVENEMENT_FIN)
            return;
        if (ev.genre != EVENEMENT_TOUCHE)
            continue;
        switch (touche_commande(ev.touche)) {
        case COMMANDE_HAUT:
            premiere--;
            break;
        case COMMANDE_BAS:
            premiere++;
            break;
        case COMMANDE_RECULER:
            premiere -= 8;
            break;
        case COMMANDE_AVANCER:
            premiere += 8;
            break;
        default:
            return;
        }
    }
}
