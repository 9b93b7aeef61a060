/* See ramure.h. */
#include "base/ramure.h"

#include <stdlib.h>
#include <string.h>

static const char ECHAPPES[] = "\\]}\n\t", LETTRES[] = "\\]}nt";

void ramure_ecrire_texte(const char *texte, const char *signes, struct octets *sortie)
{
    octets_ajouter(sortie, &signes[0], 1);
    for (; *texte; texte++) {
        const char *la = strchr(ECHAPPES, *texte);
        octets_texte(sortie, la ? "\\" : "");
        octets_ajouter(sortie, la ? &LETTRES[la - ECHAPPES] : texte, 1);
    }
    octets_ajouter(sortie, &signes[1], 1);
}

char *ramure_texte(struct vue v)
{
    char *texte = memoire_copier(v), *fin = texte;
    for (const char *p = texte; *p; p++) {
        const char *la = *p == '\\' && p[1] ? strchr(LETTRES, *++p) : NULL;
        *fin++ = la ? ECHAPPES[la - LETTRES] : *p;
    }
    *fin = 0;
    if (fin > texte)
        return texte;
    free(texte);
    return NULL;
}

static struct vue lire_nom(struct vue *v)
{
    const char *debut = v->p;
    while (!vue_vide(*v) && (unsigned char)*v->p > ' ' && !strchr("()[]{}*=!", *v->p))
        v->p++;
    return (struct vue){debut, v->p};
}

/* Up to the sign that closes it. */
static bool lire_texte(struct vue *v, char fin, struct vue *texte)
{
    const char *p = v->p;
    while (p < v->fin && *p != fin)
        p += *p == '\\' && p + 1 < v->fin ? 2 : 1;
    if (p == v->fin)
        return false;
    *texte = (struct vue){v->p, p};
    v->p = p + 1;
    return true;
}

/* What stands behind a move, the sign before it being taken off. */
static bool lire_marque(struct vue *v, char signe, struct ramure_mot *m)
{
    switch (signe) {
    case '*':
        return m->neuf = true;
    case '!':
        return m->retiree = true;
    case '=':
        m->evalue = vue_reel(lire_nom(v), -RAMURE_VALEUR_MAX, RAMURE_VALEUR_MAX, &m->valeur);
        return m->evalue;
    case '[':
        return m->commente = lire_texte(v, ']', &m->commentaire);
    default:
        return m->retouche = lire_texte(v, '}', &m->ecrit);
    }
}

bool ramure_lire(struct vue *v, struct ramure_mot *m)
{
    *m = (struct ramure_mot){.genre = RAMURE_COUP};
    *v = vue_sans_blancs(*v);
    if (vue_vide(*v))
        return false;
    const char *debut = v->p;
    if (*v->p == '(' || *v->p == ')') {
        m->genre = *v->p++ == '(' ? RAMURE_OUVRE : RAMURE_FERME;
        return true;
    }
    m->coup = lire_nom(v);
    while (!vue_vide(*v) && m->genre != RAMURE_FAUX && *v->p && strchr("*!=[{", *v->p)) {
        const char signe = *v->p++;
        m->genre = lire_marque(v, signe, m) ? RAMURE_COUP : RAMURE_FAUX;
    }
    if (v->p == debut)
        m->genre = RAMURE_FAUX;
    return true;
}
