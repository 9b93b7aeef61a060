/* See saisie.h. */
#include "interfaces/ecran/saisie.h"

#include "interfaces/ecran/evenement.h"

static void ouvrir(struct saisie *s)
{
    if (!s->ouverte)
        *s = (struct saisie){.ouverte = true};
}

static void ajouter(struct saisie *s, int c)
{
    if (s->longueur >= SAISIE_MAX - 1)
        return;
    s->texte[s->longueur++] = (char)c;
    s->texte[s->longueur] = 0;
}

bool saisie_ouvre(int touche)
{
    return (touche >= '0' && touche <= '9') || (touche >= 'a' && touche <= 'g') ||
           (touche >= 'A' && touche <= 'J');
}

enum saisie_issue saisie_touche(struct saisie *s, int touche)
{
    ouvrir(s);
    switch (touche) {
    case TOUCHE_ENTREE:
        s->ouverte = false;
        return SAISIE_VALIDEE;
    case TOUCHE_ECHAP:
        s->ouverte = false;
        return SAISIE_ABANDONNEE;
    case TOUCHE_EFFACER:
    case TOUCHE_SUPPRIMER:
        if (s->longueur > 0)
            s->texte[--s->longueur] = 0;
        s->ouverte = s->longueur > 0;
        return s->ouverte ? SAISIE_EN_COURS : SAISIE_ABANDONNEE;
    default:
        if (touche >= ' ' && touche < 0x7f)
            ajouter(s, touche);
        return SAISIE_EN_COURS;
    }
}

void saisie_coller(struct saisie *s, const char *texte)
{
    ouvrir(s);
    for (; *texte; texte++) {
        const unsigned char c = (unsigned char)*texte;
        if (c > ' ' || s->longueur > 0)
            ajouter(s, c <= ' ' ? ' ' : c < 0x7f ? c : '?');
    }
    while (s->longueur > 0 && s->texte[s->longueur - 1] == ' ')
        s->texte[--s->longueur] = 0;
    s->ouverte = s->longueur > 0;
}

void saisie_fermer(struct saisie *s)
{
    s->ouverte = false;
}
