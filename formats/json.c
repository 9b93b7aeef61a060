/* See json.h. */
#include "formats/json.h"

#include <string.h>

#include "formats/lecture.h"

static bool prendre_chaine(struct vue *v, struct vue *texte)
{
    texte->p = ++v->p;
    for (; !vue_vide(*v) && *v->p != '"'; v->p++)
        if (*v->p == '\\' && vue_longueur(*v) > 1)
            v->p++;
    if (vue_vide(*v))
        return false;
    texte->fin = v->p++;
    return true;
}

static bool du_mot(char c)
{
    return lecture_lettre(c) || lecture_chiffre(c) || c == '-' || c == '+' || c == '.';
}

bool json_suivant(struct vue *v, struct jeton_json *j)
{
    static const char SIGNES[] = "{}[]";
    while (!vue_vide(*v) && (lecture_blanc(*v->p) || *v->p == ',' || *v->p == ':'))
        v->p++;
    if (vue_vide(*v))
        return false;
    j->texte = (struct vue){v->p, v->p};
    const char *signe = *v->p ? strchr(SIGNES, *v->p) : NULL;
    if (signe) {
        j->genre = (enum genre_json)(signe - SIGNES);
        v->p++;
    } else if (*v->p == '"') {
        bool ferme = prendre_chaine(v, &j->texte);
        lecture_passer_blancs(v);
        bool cle = !vue_vide(*v) && *v->p == ':';
        j->genre = !ferme ? JSON_FAUTE : cle ? JSON_CLE : JSON_TEXTE;
    } else {
        while (!vue_vide(*v) && du_mot(*v->p))
            v->p++;
        j->texte.fin = v->p;
        j->genre = vue_vide(j->texte) ? JSON_FAUTE : JSON_NOMBRE;
    }
    if (j->genre == JSON_FAUTE)
        v->p = v->fin;
    return true;
}

/* The four hexadecimal digits of "\uXXXX"; -1 when they are not. */
static long lire_hexa(struct vue v)
{
    long n = 0;
    if (vue_longueur(v) < 4)
        return -1;
    for (int i = 0; i < 4; i++) {
        char c = v.p[i], m = (char)(c | 0x20);
        int chiffre = lecture_chiffre(c) ? c - '0' : m >= 'a' && m <= 'f' ? m - 'a' + 10 : -1;
        if (chiffre < 0)
            return -1;
        n = n * 16 + chiffre;
    }
    return n;
}

/* The escape whose letter is at the front: moves past it. */
static void prendre_echappement(struct vue *v, struct octets *sortie)
{
    static const char LETTRES[] = "nrtbf", OCTETS[] = "\n\r\t\b\f";
    char c = *v->p++;
    long n = c == 'u' ? lire_hexa(*v) : -1;
    if (n < 0) {
        const char *lettre = c ? strchr(LETTRES, c) : NULL;
        octets_ajouter(sortie, lettre ? &OCTETS[lettre - LETTRES] : &c, 1);
        return;
    }
    v->p += 4;
    bool haut = n >= 0xd800 && n < 0xdc00;
    if (haut && vue_longueur(*v) >= 6 && v->p[0] == '\\' && v->p[1] == 'u') {
        long bas = lire_hexa((struct vue){v->p + 2, v->fin});
        if (bas >= 0xdc00 && bas < 0xe000) {
            n = 0x10000 + ((n - 0xd800) << 10) + (bas - 0xdc00);
            v->p += 6;
        }
    }
    char lettre[5];
    octets_ajouter(sortie, lettre,
                   texte_en_utf8(n >= 0xd800 && n < 0xe000 ? 0xfffd : (uint32_t)n, lettre));
}

void json_lire_texte(char **texte, struct vue v)
{
    struct octets o = {0};
    while (!vue_vide(v)) {
        char c = *v.p++;
        if (c == '\\' && !vue_vide(v))
            prendre_echappement(&v, &o);
        else
            octets_ajouter(&o, &c, 1);
    }
    lecture_texte(texte, octets_lire(&o));
    octets_detruire(&o);
}

void json_ecrire_texte(const char *s, struct octets *sortie)
{
    octets_texte(sortie, "\"");
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\')
            octets_ecrire(sortie, "\\%c", c);
        else if (c < 0x20)
            octets_ecrire(sortie, "\\u%04x", c);
        else
            octets_ajouter(sortie, s, 1);
    }
    octets_texte(sortie, "\"");
}

void json_ecrire_champ(const char *cle, const char *texte, struct octets *sortie)
{
    octets_ecrire(sortie, ",\"%s\":", cle);
    if (texte && texte[0])
        json_ecrire_texte(texte, sortie);
    else
        octets_texte(sortie, "null");
}
