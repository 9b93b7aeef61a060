/* See noms_cherches.h. */
#include "formats/noms_cherches.h"

#include <stdlib.h>
#include <string.h>

#include "base/octets.h"
#include "formats/lecture.h"
#include "formats/wthor.h"

/* Appends a letter that is not of ASCII without its accent; one that has no other form as it is. */
static void plier_lettre(struct vue lettre, uint32_t c, struct octets *o)
{
    char une[8], ascii[8];
    struct tampon t = tampon_sur(ascii, sizeof ascii);
    const bool accent_seul = c >= 0x300 && c < 0x370; /* it stands behind its letter */
    vue_copier(lettre, une, sizeof une);
    texte_en_ascii(une, &t);
    if (!accent_seul)
        octets_texte(o, strcmp(ascii, "?") == 0 ? une : ascii);
}

static void plier(const char *texte, struct octets *o)
{
    struct vue v = vue_de(texte);
    while (!vue_vide(v)) {
        const char *debut = v.p;
        const uint32_t c = vue_caractere(&v);
        if (c < 0x80)
            octets_ajouter(o, debut, 1);
        else
            plier_lettre((struct vue){debut, v.p}, c, o);
    }
    octets_ajouter(o, "", 1);
}

bool nom_repond(const char *nom, const char *cherche)
{
    if (!cherche || !nom)
        return !cherche;
    if (cherche[0] == '#')
        return strcmp(nom, cherche) == 0;
    struct octets n = {0}, c = {0};
    plier(nom, &n);
    plier(cherche, &c);
    const bool trouve = lecture_chercher(vue_de(n.debut), c.debut) != NULL;
    octets_detruire(&n);
    octets_detruire(&c);
    return trouve;
}

bool joueurs_repondent(const struct joueurs_cherches *j, const char *noir, const char *blanc)
{
    const bool droit = nom_repond(noir, j->noms[0]) && nom_repond(blanc, j->noms[1]);
    const bool inverse = nom_repond(blanc, j->noms[0]) && nom_repond(noir, j->noms[1]);
    return nom_repond(noir, j->noir) && nom_repond(blanc, j->blanc) &&
           ((droit && j->couleur != BLANC) || (inverse && j->couleur != NOIR));
}

bool nom_se_complete(const char *nom, const char *autre)
{
    return !nom || (autre && strcmp(nom, autre) == 0) ||
           (wthor_numero(nom) >= 0 && wthor_numero(autre) < 0);
}
