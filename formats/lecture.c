/* See lecture.h. */
#include "formats/lecture.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "formats/rameaux.h"

bool lecture_est_utf16(struct vue v)
{
    return vue_longueur(v) >= 2 &&
           (memcmp(v.p, "\xff\xfe", 2) == 0 || memcmp(v.p, "\xfe\xff", 2) == 0);
}

const char *lecture_extrait(struct vue v, char memoire[EXTRAIT_MAX])
{
    struct tampon t = tampon_sur(memoire, EXTRAIT_MAX);
    for (int n = 0; !vue_vide(v) && n < 12; n++) {
        const char *debut = v.p;
        uint32_t c = vue_caractere(&v);
        if (caractere_montrable(c))
            tampon_ecrire(&t, "%.*s", (int)(v.p - debut), debut);
        else
            tampon_ecrire(&t, "\\x%02x", (unsigned char)*debut);
    }
    if (!vue_vide(v))
        tampon_ajouter(&t, "…");
    return memoire;
}

bool lecture_est_passe(struct vue mot)
{
    static const char *const PASSES[] = {"--", "pa", "ps", "pass", "passe"};
    for (size_t i = 0; i < sizeof PASSES / sizeof PASSES[0]; i++)
        if (vue_egale(mot, PASSES[i]))
            return true;
    return false;
}

const char *lecture_chercher(struct vue v, const char *s)
{
    size_t n = strlen(s);
    for (; vue_longueur(v) >= n; v.p++)
        if (vue_egale(vue_sur(v.p, n), s))
            return v.p;
    return NULL;
}

const char *lecture_octet_binaire(struct vue v)
{
    for (; !vue_vide(v); v.p++) {
        unsigned char c = (unsigned char)*v.p;
        if ((c < 0x20 && !lecture_blanc((char)c)) || c == 0x7f)
            return v.p;
    }
    return NULL;
}

void lecture_passer_blancs(struct vue *v)
{
    while (!vue_vide(*v) && lecture_blanc(*v->p))
        v->p++;
}

/* Ten decimals at most: what vue_reel() reads back, and no file has more that means something. */
void lecture_ecrire_nombre(double x, bool signe, struct octets *sortie)
{
    char memoire[64];
    double arrondi = fabs(x) < 1e15 ? x : 0;
    snprintf(memoire, sizeof memoire, signe ? "%+.10f" : "%.10f", arrondi);
    size_t n = strlen(memoire);
    while (memoire[n - 1] == '0')
        n--;
    n -= memoire[n - 1] == '.';
    memoire[n] = 0;
    octets_texte(sortie, memoire);
}

static bool est_utf8(struct vue v)
{
    while (!vue_vide(v)) {
        const char *debut = v.p;
        if (vue_caractere(&v) == 0xfffd && v.p == debut + 1)
            return false;
    }
    return true;
}

void lecture_latin1(unsigned char c, struct octets *sortie)
{
    if (c >= 0xa0)
        octets_ajouter(sortie, (char[]){(char)(0xc0 | c >> 6), (char)(0x80 | (c & 0x3f))}, 2);
    else if (c >= 0x20 && c < 0x7f)
        octets_ajouter(sortie, &c, 1);
}

void lecture_texte(char **texte, struct vue v)
{
    struct octets o = {0};
    bool utf8 = est_utf8(v);
    for (; !vue_vide(v); v.p++) {
        const unsigned char c = (unsigned char)*v.p;
        if (c == '\n' || c == '\t' || (c >= 0x80 && utf8))
            octets_ajouter(&o, &c, 1);
        else
            lecture_latin1(c, &o);
    }
    texte_remplacer(texte, octets_lire(&o));
    octets_detruire(&o);
}

void lecture_ajouter_texte(char **texte, struct vue v)
{
    char *ajout = NULL;
    lecture_texte(&ajout, v);
    if (*texte && ajout) {
        const size_t n = strlen(*texte), plus = strlen(ajout) + 1;
        *texte = memoire_agrandir(*texte, n + 1 + plus, 1);
        (*texte)[n] = ' ';
        memcpy(*texte + n + 1, ajout, plus);
    } else if (ajout) {
        texte_remplacer(texte, vue_de(ajout));
    }
    free(ajout);
}

void lecture_joindre(struct octets *o, struct vue v)
{
    char *ajout = NULL;
    lecture_texte(&ajout, v);
    if (ajout && o->longueur > 0)
        octets_texte(o, " ");
    if (ajout)
        octets_texte(o, ajout);
    free(ajout);
}

void propos_ajouter(struct propos *x, struct partie_notee *p, int ligne, int rang, struct vue v)
{
    if (x->ligne != ligne || x->rang != rang)
        propos_rendre(x, p);
    x->ligne = ligne;
    x->rang = rang;
    lecture_joindre(&x->dit, v);
}

void propos_rendre(struct propos *x, struct partie_notee *p)
{
    if (x->dit.longueur > 0) {
        struct coup_note *c = notee_coup(p, x->ligne, x->rang);
        lecture_ajouter_texte(c ? &c->commentaire : &p->champs[CHAMP_COMMENTAIRE],
                              octets_lire(&x->dit));
    }
    octets_detruire(&x->dit);
}

void lecture_marque(struct partie_notee *p, const char *format, struct vue nom, struct vue valeur)
{
    char *texte = NULL;
    lecture_texte(&texte, valeur);
    notee_marque(p, format, nom, vue_de(texte ? texte : ""));
    free(texte);
}

struct lecteur lecteur_sur(struct vue texte, struct recueil *r)
{
    return (struct lecteur){.tout = texte, .v = vue_sans_bom(texte), .r = r};
}

/* The line and the column, in characters, of the byte `p`. */
static struct lieu lieu_de(struct lecteur *l, const char *p)
{
    if (!l->repere.p || p < l->repere.p) {
        l->repere.p = vue_sans_bom(l->tout).p;
        l->repere.ligne = l->repere.colonne = 1;
    }
    struct vue v = {l->repere.p, l->tout.fin};
    while (v.p < p && !vue_vide(v)) {
        bool fin_de_ligne = *v.p == '\n';
        vue_caractere(&v);
        l->repere.ligne += fin_de_ligne;
        l->repere.colonne = fin_de_ligne ? 1 : l->repere.colonne + 1;
    }
    l->repere.p = v.p;
    return (struct lieu){.ligne = l->repere.ligne, .colonne = l->repere.colonne};
}

void lecteur_signaler(struct lecteur *l, enum gravite gravite, const char *p, int coup,
                      const char *format, ...)
{
    char memoire[400];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    va_list arguments;
    va_start(arguments, format);
    tampon_ecrire_v(&t, format, arguments);
    va_end(arguments);
    struct lieu lieu = lieu_de(l, p);
    lieu.partie = l->numero;
    lieu.coup = coup;
    recueil_signaler(l->r, gravite, lieu, "%s", memoire);
}
