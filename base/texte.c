/* See texte.h. The numbers are read by hand: strtol and strtod stop silently at rubbish, follow the
 * locale, and need a closing 0 that a view does not have. */
#include "base/texte.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

enum { REFUS_OCTETS_MAX = 8192 }; /* a few lines that name long paths */

struct tampon tampon_sur(char *memoire, size_t taille)
{
    memoire[0] = 0;
    return (struct tampon){.debut = memoire, .taille = taille};
}

/* After a cut: no half UTF-8 character at the end. */
static void retirer_caractere_coupe(struct tampon *t)
{
    size_t n = t->longueur;
    while (n > 0 && ((unsigned char)t->debut[n - 1] & 0xc0) == 0x80)
        n--;
    if (n > 0 && (unsigned char)t->debut[n - 1] >= 0xc0) {
        unsigned char tete = (unsigned char)t->debut[n - 1];
        size_t attendus = tete >= 0xf0 ? 4 : tete >= 0xe0 ? 3 : 2;
        if (t->longueur - (n - 1) < attendus)
            t->longueur = n - 1;
    }
    t->debut[t->longueur] = 0;
}

void tampon_ecrire_v(struct tampon *t, const char *format, va_list arguments)
{
    if (t->deborde)
        return;
    size_t place = t->taille - t->longueur;
    int voulu = vsnprintf(t->debut + t->longueur, place, format, arguments);
    if (voulu < 0) {
        t->debut[t->longueur] = 0;
        t->deborde = true;
    } else if ((size_t)voulu < place) {
        t->longueur += (size_t)voulu;
    } else {
        t->longueur = t->taille - 1;
        t->deborde = true;
        retirer_caractere_coupe(t);
    }
}

void tampon_ecrire(struct tampon *t, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tampon_ecrire_v(t, format, arguments);
    va_end(arguments);
}

void tampon_ajouter(struct tampon *t, const char *s)
{
    tampon_ecrire(t, "%s", s);
}

const char *refus_ecrire(const char *format, ...)
{
    static _Thread_local char message[REFUS_OCTETS_MAX];
    char memoire[REFUS_OCTETS_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    va_list arguments;
    va_start(arguments, format);
    tampon_ecrire_v(&t, format, arguments);
    va_end(arguments);
    return memcpy(message, memoire, t.longueur + 1);
}

struct vue vue_de(const char *s)
{
    return vue_sur(s, strlen(s));
}

struct vue vue_sur(const char *octets, size_t taille)
{
    return (struct vue){octets, octets + taille};
}

/* Takes what is before `separateur`, and that one, off the front. */
static struct vue couper(struct vue *v, char separateur)
{
    const char *trouve = vue_vide(*v) ? NULL : memchr(v->p, separateur, vue_longueur(*v));
    const struct vue pris = {v->p, trouve ? trouve : v->fin};
    v->p = trouve ? trouve + 1 : v->fin;
    return pris;
}

struct vue vue_colonne(struct vue *v)
{
    return couper(v, '\t');
}

bool vue_ligne(struct vue *v, struct vue *ligne)
{
    if (vue_vide(*v))
        return false;
    *ligne = couper(v, '\n');
    if (!vue_vide(*ligne) && ligne->fin[-1] == '\r')
        ligne->fin--;
    return true;
}

static bool blanc(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool vue_mot(struct vue *v, struct vue *mot)
{
    while (!vue_vide(*v) && blanc(*v->p))
        v->p++;
    mot->p = v->p;
    while (!vue_vide(*v) && !blanc(*v->p))
        v->p++;
    mot->fin = v->p;
    return !vue_vide(*mot);
}

struct vue vue_sans_blancs(struct vue v)
{
    while (!vue_vide(v) && blanc(*v.p))
        v.p++;
    while (!vue_vide(v) && blanc(v.fin[-1]))
        v.fin--;
    return v;
}

static char minuscule(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool vue_egale(struct vue v, const char *s)
{
    if (vue_longueur(v) != strlen(s))
        return false;
    for (; !vue_vide(v); v.p++, s++)
        if (minuscule(*v.p) != minuscule(*s))
            return false;
    return true;
}

static bool lire_signe(struct vue *v)
{
    bool negatif = !vue_vide(*v) && *v->p == '-';
    if (negatif || (!vue_vide(*v) && *v->p == '+'))
        v->p++;
    return negatif;
}

bool vue_entier(struct vue v, long min, long max, long *n)
{
    bool negatif = lire_signe(&v);
    if (vue_vide(v))
        return false;
    long somme = 0;
    for (; !vue_vide(v); v.p++) {
        if (*v.p < '0' || *v.p > '9')
            return false;
        if (__builtin_mul_overflow(somme, 10L, &somme) ||
            __builtin_add_overflow(somme, (long)(*v.p - '0'), &somme))
            return false;
    }
    somme = negatif ? -somme : somme;
    if (somme < min || somme > max)
        return false;
    *n = somme;
    return true;
}

/* A decimal number whose point is one of `points`. */
static bool lire_reel(struct vue v, const char *points, double min, double max, double *x)
{
    bool negatif = lire_signe(&v);
    double somme = 0, poids = 1;
    bool chiffre = false, virgule = false;
    for (; !vue_vide(v); v.p++) {
        if (*v.p != 0 && strchr(points, *v.p) && !virgule) {
            virgule = true;
            continue;
        }
        if (*v.p < '0' || *v.p > '9')
            return false;
        chiffre = true;
        somme = somme * 10 + (*v.p - '0');
        poids *= virgule ? 10 : 1;
    }
    somme = (negatif ? -somme : somme) / poids;
    if (!chiffre || !(somme >= min && somme <= max))
        return false;
    *x = somme;
    return true;
}

bool vue_reel(struct vue v, double min, double max, double *x)
{
    return lire_reel(v, ".", min, max, x);
}

bool vue_reel_saisi(struct vue v, double min, double max, double *x)
{
    return lire_reel(v, ".,", min, max, x);
}

void vue_copier(struct vue v, char *memoire, size_t taille)
{
    size_t n = vue_longueur(v) < taille ? vue_longueur(v) : taille - 1;
    for (size_t i = 0; i < n; i++)
        memoire[i] = v.p[i] ? v.p[i] : '?';
    memoire[n] = 0;
}

uint32_t vue_caractere(struct vue *v)
{
    unsigned char tete = (unsigned char)*v->p++;
    if (tete < 0x80)
        return tete;
    int suite = tete >= 0xf0 && tete < 0xf5 ? 3 : tete >= 0xe0 ? 2 : tete >= 0xc2 ? 1 : 0;
    if (suite == 0 || tete >= 0xf5)
        return 0xfffd;
    uint32_t c = tete & (0x3fu >> suite);
    const char *p = v->p;
    for (int i = 0; i < suite; i++, p++) {
        if (p >= v->fin || ((unsigned char)*p & 0xc0) != 0x80)
            return 0xfffd;
        c = c << 6 | ((unsigned char)*p & 0x3f);
    }
    bool trop_long = (suite == 2 && c < 0x800) || (suite == 3 && c < 0x10000);
    if (trop_long || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
        return 0xfffd;
    v->p = p;
    return c;
}

size_t texte_en_utf8(uint32_t c, char texte[5])
{
    static const unsigned char TETES[] = {0, 0xc0, 0xe0, 0xf0};
    const int suite = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    texte[0] = (char)(TETES[suite] | c >> 6 * suite);
    for (int i = 1; i <= suite; i++)
        texte[i] = (char)(0x80 | (c >> 6 * (suite - i) & 0x3f));
    texte[suite + 1] = 0;
    return (size_t)suite + 1;
}

struct vue vue_sans_bom(struct vue v)
{
    if (vue_longueur(v) >= 3 && memcmp(v.p, "\xef\xbb\xbf", 3) == 0)
        v.p += 3;
    return v;
}

int texte_largeur(const char *s, int colonnes)
{
    struct vue v = vue_de(s);
    while (!vue_vide(v)) {
        const char *debut = v.p;
        int prises = wcwidth((wchar_t)vue_caractere(&v)); /* -1: not of this locale */
        colonnes += (int)(v.p - debut) - (prises < 0 ? 1 : prises);
    }
    return colonnes;
}

/* U+00C0 to U+017F without their accents. */
static const char LATIN[] = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
                            "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl"
                            "NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
enum { LATIN_DEBUT = 0xc0, LATIN_FIN = 0x180 };
static_assert(sizeof LATIN == LATIN_FIN - LATIN_DEBUT + 1, "a letter each");

void texte_en_ascii(const char *s, struct tampon *sortie)
{
    static const struct {
        uint32_t de;
        const char *vers;
    } table[] = {
        {0xa0, " "},    {0x202f, " "}, {0xab, "<<"},  {0xbb, ">>"},    {0xb7, "."},
        {0xc6, "AE"},   {0xdf, "ss"},  {0xe6, "ae"},  {0x152, "OE"},   {0x153, "oe"},
        {0x2019, "'"},  {0x2013, "-"}, {0x2014, "-"}, {0x2026, "..."}, {0x2192, "->"},
        {0x25c9, "X"},  {0x25ce, "O"}, {0x25cf, "X"}, {0x25cb, "O"},   {0xb1, "+/-"},
        {0x2212, "-"},  {0x2500, "-"}, {0x2502, "|"}, {0x250c, "+"},   {0x2510, "+"},
        {0x2514, "+"},  {0x2518, "+"}, {0x251c, "+"}, {0x2524, "+"},   {0x252c, "+"},
        {0x2534, "+"},  {0x253c, "+"}, {0x256d, "+"}, {0x256e, "+"},   {0x256f, "+"},
        {0x2570, "+"},  {0x2580, "#"}, {0x2584, "#"}, {0x2588, "#"},   {0x2592, "="},
        {0x2190, "<-"}, {0x2191, "^"}, {0x2193, "v"}, {0x25b8, ">"},   {0x25c2, "<"},
        {0x2039, "<"},  {0x203a, ">"}, {0x2022, "*"},
    };
    struct vue v = vue_de(s);
    while (!vue_vide(v)) {
        uint32_t c = vue_caractere(&v);
        const char *vers = "?";
        for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
            if (table[i].de == c)
                vers = table[i].vers;
        if (strcmp(vers, "?") == 0 && c >= LATIN_DEBUT && c < LATIN_FIN)
            c = (unsigned char)LATIN[c - LATIN_DEBUT];
        if (c >= 0x300 && c < 0x370) /* an accent by itself, on the letter before it */
            vers = "";
        if (c < 0x80)
            tampon_ecrire(sortie, "%c", (int)c);
        else
            tampon_ajouter(sortie, vers);
    }
}
