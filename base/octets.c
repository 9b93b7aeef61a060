/* See octets.h. */
#include "base/octets.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/pannes.h"

void *memoire_neuve(size_t n, size_t taille)
{
    void *nouvelle = calloc(n ? n : 1, taille);
    if (!nouvelle)
        pannes_finir(_("mémoire insuffisante"));
    return nouvelle;
}

void *memoire_agrandir(void *ancienne, size_t n, size_t taille)
{
    size_t total;
    void *nouvelle = NULL;
    if (!__builtin_mul_overflow(n, taille, &total))
        nouvelle = realloc(ancienne, total ? total : 1);
    if (!nouvelle)
        pannes_finir(_("mémoire insuffisante"));
    return nouvelle;
}

void *memoire_allonger(void *tableau, int n, size_t taille)
{
    const bool plein = (n & (n - 1)) == 0;
    return plein ? memoire_agrandir(tableau, n ? 2 * (size_t)n : 1, taille) : tableau;
}

char *memoire_copier(struct vue v)
{
    size_t n = vue_longueur(v);
    char *copie = memoire_agrandir(NULL, n + 1, 1);
    if (n > 0)
        memcpy(copie, v.p, n);
    copie[n] = 0;
    return copie;
}

/* Makes room for `n` more bytes and the final 0. */
static void reserver(struct octets *o, size_t n)
{
    size_t besoin = o->longueur + n + 1;
    if (besoin <= o->place)
        return;
    size_t place = o->place < 64 ? 64 : o->place;
    while (place < besoin)
        place = place > SIZE_MAX / 2 ? besoin : place * 2;
    o->debut = memoire_agrandir(o->debut, place, 1);
    o->place = place;
}

void octets_ajouter(struct octets *o, const void *source, size_t n)
{
    reserver(o, n);
    if (n > 0)
        memcpy(o->debut + o->longueur, source, n);
    o->longueur += n;
    o->debut[o->longueur] = 0;
}

void octets_texte(struct octets *o, const char *s)
{
    octets_ajouter(o, s, strlen(s));
}

void octets_vue(struct octets *o, struct vue v)
{
    octets_ajouter(o, v.p, vue_longueur(v));
}

void octets_ecrire_v(struct octets *o, const char *format, va_list arguments)
{
    va_list copie;
    va_copy(copie, arguments);
    int n = vsnprintf(NULL, 0, format, copie);
    va_end(copie);
    if (n > 0) {
        reserver(o, (size_t)n);
        vsnprintf(o->debut + o->longueur, (size_t)n + 1, format, arguments);
        o->longueur += (size_t)n;
    }
}

void octets_ecrire(struct octets *o, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    octets_ecrire_v(o, format, arguments);
    va_end(arguments);
}

void octets_mots(struct octets *o, const char *avant, const char *s)
{
    struct vue reste = vue_de(s), mot;
    for (; vue_mot(&reste, &mot); avant = " ") {
        octets_texte(o, avant);
        octets_vue(o, mot);
    }
}

void octets_retirer(struct octets *o, size_t n)
{
    if (n == 0)
        return;
    o->longueur -= n;
    memmove(o->debut, o->debut + n, o->longueur + 1);
}

void octets_vider(struct octets *o)
{
    o->longueur = 0;
    if (o->debut)
        o->debut[0] = 0;
}

void octets_detruire(struct octets *o)
{
    free(o->debut);
    *o = (struct octets){0};
}

struct vue octets_lire(const struct octets *o)
{
    return vue_sur(o->debut ? o->debut : "", o->longueur);
}

uint64_t octets_nombre(const uint8_t *o, int n)
{
    uint64_t v = 0;
    while (n-- > 0)
        v = v << 8 | o[n];
    return v;
}

void octets_poser_nombre(uint8_t *o, uint64_t v, int n)
{
    for (int i = 0; i < n; i++, v >>= 8)
        o[i] = (uint8_t)v;
}

uint32_t octets_somme(const uint8_t *o, size_t n)
{
    uint32_t s = 2166136261;
    for (size_t i = 0; i < n; i++)
        s = (s ^ o[i]) * 16777619;
    return s;
}
