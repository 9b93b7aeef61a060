/* See redaction.h. */
#include "interfaces/ecran/redaction.h"

#include <string.h>

#include "base/texte.h"

struct redaction redaction_sur(char *texte, size_t taille, bool propose)
{
    return (struct redaction){texte, taille, strlen(texte), propose};
}

static bool suite_de_caractere(char c)
{
    return ((unsigned char)c & 0xc0) == 0x80;
}

/* The place before the character that ends at `n`, after the one that begins there. */
static size_t avant(const struct redaction *r, size_t n)
{
    while (n > 0 && suite_de_caractere(r->texte[--n]))
        continue;
    return n;
}

static size_t apres(const struct redaction *r, size_t n)
{
    n += r->texte[n] != 0;
    while (suite_de_caractere(r->texte[n]))
        n++;
    return n;
}

static void retirer(struct redaction *r, size_t debut, size_t fin)
{
    memmove(r->texte + debut, r->texte + fin, strlen(r->texte + fin) + 1);
    r->curseur = debut;
}

static void vider(struct redaction *r)
{
    retirer(r, 0, strlen(r->texte));
}

/* As many whole characters as there is room for. */
static void inserer(struct redaction *r, const char *texte, size_t n)
{
    if (r->propose)
        vider(r);
    const size_t la = strlen(r->texte), place = r->taille - 1 - la;
    if (n > place)
        for (n = place; n > 0 && suite_de_caractere(texte[n]);)
            n--;
    memmove(r->texte + r->curseur + n, r->texte + r->curseur, la - r->curseur + 1);
    memcpy(r->texte + r->curseur, texte, n);
    r->curseur += n;
}

static void coller(struct redaction *r, const char *texte)
{
    size_t n = 0;
    while (texte[n] && (unsigned char)texte[n] >= ' ')
        n++;
    inserer(r, texte, n);
}

static void effacer_mot(struct redaction *r)
{
    size_t n = r->curseur;
    while (n > 0 && strchr(" /", r->texte[n - 1]))
        n--;
    while (n > 0 && !strchr(" /", r->texte[n - 1]))
        n--;
    retirer(r, n, r->curseur);
}

/* Rubs out; false: it is another key. */
static bool effacer(struct redaction *r, int touche)
{
    switch (touche) {
    case TOUCHE_EFFACER:
        retirer(r, avant(r, r->curseur), r->curseur);
        return true;
    case TOUCHE_SUPPRIMER:
        retirer(r, r->curseur, apres(r, r->curseur));
        return true;
    case TOUCHE_CTRL('w'):
        effacer_mot(r);
        return true;
    case TOUCHE_CTRL('u'):
        vider(r);
        return true;
    default:
        return false;
    }
}

static void bouger(struct redaction *r, int touche)
{
    if (touche == TOUCHE_GAUCHE)
        r->curseur = avant(r, r->curseur);
    else if (touche == TOUCHE_DROITE)
        r->curseur = apres(r, r->curseur);
    else if (touche == TOUCHE_DEBUT)
        r->curseur = 0;
    else if (touche == TOUCHE_FIN)
        r->curseur = strlen(r->texte);
}

void redaction_servir(struct redaction *r, const struct evenement *ev)
{
    char caractere[8];
    if (ev->genre == EVENEMENT_COLLAGE) {
        coller(r, ev->texte);
    } else if (ev->touche >= ' ' && ev->touche < TOUCHE_HAUT) {
        texte_en_utf8((uint32_t)ev->touche, caractere);
        inserer(r, caractere, strlen(caractere));
    } else if (r->propose && (ev->touche == TOUCHE_EFFACER || ev->touche == TOUCHE_CTRL('w'))) {
        vider(r);
    } else if (!effacer(r, ev->touche)) {
        bouger(r, ev->touche);
    }
    r->propose = false;
}
